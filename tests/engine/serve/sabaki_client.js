// A conversation as Sabaki leads it, through its own GTP library; prints one JSON object.
// Arguments: folder of the installed package, then the engine's command line.

const {createRequire} = require('module')
const [folder, path, ...args] = process.argv.slice(2)
const {Controller, ControllerStateTracker} = createRequire(folder + '/')('@sabaki/gtp')

async function main() {
  const controller = new Controller(path, args)
  const tracker = new ControllerStateTracker(controller)
  const out = {errors: []}
  const note = name => res => {
    if (res.error) out.errors.push(`${name}: ${res.content}`)
    return res.content
  }
  const send = (name, args = [], subscriber) =>
    controller.sendCommand({name, args}, subscriber).then(note(name))

  controller.start()
  const first = ['name', 'version', 'protocol_version', 'list_commands'].map(name => send(name))
  const [name, version, protocol, commands] = await Promise.all(first)
  out.start = {name, version, protocol}
  out.commands = commands.split('\n')

  const history = [
    {name: 'set_free_handicap', args: ['B2', 'F6']},
    {name: 'play', args: ['W', 'D4']},
    {name: 'play', args: ['B', 'C3']}
  ]
  await tracker.sync({komi: 5.5, boardsize: [7, 7], history})

  const analyze = ['analyze', 'kata-analyze', 'lz-analyze'].filter(c => out.commands.includes(c))
  out.analysis = {}
  for (const command of analyze) {
    const lines = []
    let enough
    const seen = new Promise(resolve => (enough = resolve))
    const ended = send(command, ['W', '10'], ({line}) => {
      lines.push(line)
      if (lines.filter(l => l.startsWith('info ')).length >= 3) enough()
    })
    await seen
    const aborted = Date.now()
    const abort = send('protocol_version')
    await ended
    out.analysis[command] = {lines, abort: await abort, ms: Date.now() - aborted}
  }

  out.played = []
  const genmove = ['genmove_analyze', 'kata-genmove_analyze', 'lz-genmove_analyze']
  for (const [i, command] of genmove.filter(c => out.commands.includes(c)).entries()) {
    await send(command, ['WBW'[i], '10'], ({line}) => {
      if (line.startsWith('play ')) out.played.push(line.slice(5).trim())
    })
  }
  out.tracked = tracker.state.history.slice(-3).map(c => c.args.join(' '))

  // back to an earlier position and on with another move: undone where that is shorter
  await tracker.sync({komi: 5.5, boardsize: [7, 7], history: [...history, {name: 'play', args: ['W', 'E5']}]})
  out.last = await send('last_move')
  out.komi = await send('get_komi')
  await tracker.sync({komi: 7.5, boardsize: [5, 5], history: []})
  out.board = (await send('showboard')).split('\n').length
  out.refused = await tracker.sync({komi: 0, boardsize: [24, 24], history: []}).then(() => '', e => e.message)
  const stopping = Date.now()
  await controller.stop(10000)
  out.stopped = Date.now() - stopping
  process.stdout.write(JSON.stringify(out))
}

main().catch(error => {
  process.stderr.write(String(error.stack))
  process.exit(1)
})
