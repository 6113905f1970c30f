<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
<name>SAI Studio</name>
<message>
<source> (loaded: {names})</source>
<translation type="unfinished"> (已加载：{names})</translation>
</message>
<message>
<source> The translation was made by a machine; no person has read all of it yet.</source>
<translation type="unfinished">译文由机器翻译；尚无人通读。</translation>
</message>
<message>
<source> `games` lets each game learn from the last, but rule {rule} needs independent games</source>
<translation type="unfinished"> `games` 使每盘棋从上一盘学习，而规则 {rule} 需要相互独立的对局</translation>
</message>
<message>
<source> `games` needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished"> `games` 需要让子摆在固定点上，而不是自由摆放</translation>
</message>
<message>
<source> and </source>
<translation type="unfinished"> 和 </translation>
</message>
<message>
<source> and by </source>
<translation type="unfinished">、</translation>
</message>
<message>
<source> beats </source>
<translation type="unfinished"> 胜 </translation>
</message>
<message>
<source> can't be chosen in handicap games; --handicap-for says who is Black</source>
<translation type="unfinished"> 在让子对局中不能选择；由 --handicap-for 决定谁执黑</translation>
</message>
<message>
<source> can't change during a run, so it has no schedule: it is read once, or shapes the network, the games or the folder; set one number</source>
<translation type="unfinished"> 在训练中不能变化，因此不能用调度：它只读取一次，或决定网络、对局或文件夹；请设为一个数</translation>
</message>
<message>
<source> min</source>
<translation type="unfinished"> 分钟</translation>
</message>
<message>
<source> move</source>
<translation type="unfinished"> 手</translation>
</message>
<message>
<source> moves</source>
<translation type="unfinished"> 手</translation>
</message>
<message>
<source> must be from {low:g} to {high:g} on {size}x{size}, in steps of 0.5, not {komi:g}</source>
<translation type="unfinished"> 在 {size}x{size} 棋盘上必须在 {low:g} 到 {high:g} 之间，以 0.5 为单位，而不是 {komi:g}</translation>
</message>
<message>
<source> must be larger than elo0 ({elo0:g}), not {elo1:g}</source>
<translation type="unfinished"> 必须大于 elo0（{elo0:g}），不能是 {elo1:g}</translation>
</message>
<message>
<source> must be like `{example}`, not {words!r:.40}</source>
<translation type="unfinished"> 应形如 `{example}`，而不是 {words!r:.40}</translation>
</message>
<message>
<source> must be numbers like `8.5 9.5`, not {word!r:.40}</source>
<translation type="unfinished"> 应为形如 `8.5 9.5` 的数字，而不是 {word!r:.40}</translation>
</message>
<message>
<source> must be {requirement}</source>
<translation type="unfinished"> 应为{requirement}</translation>
</message>
<message>
<source> needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished"> 需要让子摆在固定点上，而不是自由摆放</translation>
</message>
<message>
<source> needs independent games, but tree `games` lets each learn from the last</source>
<translation type="unfinished"> 需要相互独立的对局，而 tree `games` 使每局都从上一局学习</translation>
</message>
<message>
<source> needs the smaller difference first, not {value!r:.40}</source>
<translation type="unfinished"> 应先写较小的差值，而不是 {value!r:.40}</translation>
</message>
<message>
<source> needs two winrates from 0 to 1, the smaller first, not {value!r:.40}</source>
<translation type="unfinished"> 需要 0 到 1 的两个胜率，较小者在前，而不是 {value!r:.40}</translation>
</message>
<message>
<source> of handicap games can be none, or policy without a judge: checked openings are for even games</source>
<translation type="unfinished"> 在让子对局中只能为 none，或不带裁判的 policy：经检验的开局用于分先对局</translation>
</message>
<message>
<source> or </source>
<translation type="unfinished"> 或 </translation>
</message>
<message>
<source> s</source>
<translation type="unfinished"> 秒</translation>
</message>
<message>
<source> visit</source>
<translation type="unfinished"> 计算量</translation>
</message>
<message>
<source> visits</source>
<translation type="unfinished"> 计算量</translation>
</message>
<message>
<source>% of winrate or more</source>
<translation type="unfinished">% 胜率或以上</translation>
</message>
<message>
<source>%d %b %H:%M</source>
<translation type="unfinished">%m-%d %H:%M</translation>
</message>
<message>
<source>&amp;1-1: numbers from the upper left</source>
<translation type="unfinished">1-1：从左上角起的数字(&amp;1)</translation>
</message>
<message>
<source>&amp;A1: letters and numbers</source>
<translation type="unfinished">A1：字母和数字(&amp;A)</translation>
</message>
<message>
<source>&amp;About SAI Studio</source>
<translation type="unfinished">关于 SAI Studio(&amp;A)</translation>
</message>
<message>
<source>&amp;Add</source>
<translation type="unfinished">添加(&amp;A)</translation>
</message>
<message>
<source>&amp;Add network…</source>
<translation type="unfinished">添加网络(&amp;A)…</translation>
</message>
<message>
<source>&amp;Add…</source>
<translation type="unfinished">添加(&amp;A)…</translation>
</message>
<message>
<source>&amp;All moves</source>
<translation type="unfinished">全部着手(&amp;A)</translation>
</message>
<message>
<source>&amp;Analysis (curve and candidates)</source>
<translation type="unfinished">分析（曲线和候选点）(&amp;A)</translation>
</message>
<message>
<source>&amp;Analyze</source>
<translation type="unfinished">分析(&amp;A)</translation>
</message>
<message>
<source>&amp;Arrow</source>
<translation type="unfinished">箭头(&amp;A)</translation>
</message>
<message>
<source>&amp;Back</source>
<translation type="unfinished">后退(&amp;B)</translation>
</message>
<message>
<source>&amp;Back to the game's komi</source>
<translation type="unfinished">回到本局贴目(&amp;B)</translation>
</message>
<message>
<source>&amp;Bigger text</source>
<translation type="unfinished">放大文字(&amp;B)</translation>
</message>
<message>
<source>&amp;Board</source>
<translation type="unfinished">棋盘(&amp;B)</translation>
</message>
<message>
<source>&amp;Cancel, or stop analysis</source>
<translation type="unfinished">取消或停止分析(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates</source>
<translation type="unfinished">候选点(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates as a table…</source>
<translation type="unfinished">候选点导出表格(&amp;C)…</translation>
</message>
<message>
<source>&amp;Change</source>
<translation type="unfinished">切换(&amp;C)</translation>
</message>
<message>
<source>&amp;Change shortcut…</source>
<translation type="unfinished">更改快捷键(&amp;C)…</translation>
</message>
<message>
<source>&amp;Circle</source>
<translation type="unfinished">圆圈(&amp;C)</translation>
</message>
<message>
<source>&amp;Collapse or expand branch</source>
<translation type="unfinished">折叠或展开分支(&amp;C)</translation>
</message>
<message>
<source>&amp;Compare networks…</source>
<translation type="unfinished">比较网络(&amp;C)…</translation>
</message>
<message>
<source>&amp;Continue…</source>
<translation type="unfinished">继续(&amp;C)…</translation>
</message>
<message>
<source>&amp;Copy</source>
<translation type="unfinished">复制(&amp;C)</translation>
</message>
<message>
<source>&amp;Copy game</source>
<translation type="unfinished">复制棋谱(&amp;C)</translation>
</message>
<message>
<source>&amp;Count the score</source>
<translation type="unfinished">数子(&amp;C)</translation>
</message>
<message>
<source>&amp;Dan</source>
<translation type="unfinished">段(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation type="unfinished">深色(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark wood</source>
<translation type="unfinished">深色木纹(&amp;D)</translation>
</message>
<message>
<source>&amp;Default</source>
<translation type="unfinished">默认(&amp;D)</translation>
</message>
<message>
<source>&amp;Default for the board size</source>
<translation type="unfinished">此路数的默认值(&amp;D)</translation>
</message>
<message>
<source>&amp;Delete branch</source>
<translation type="unfinished">删除分支(&amp;D)</translation>
</message>
<message>
<source>&amp;Dim points</source>
<translation type="unfinished">变暗(&amp;D)</translation>
</message>
<message>
<source>&amp;Distribution of the result</source>
<translation type="unfinished">结果分布(&amp;D)</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation type="unfinished">编辑(&amp;E)</translation>
</message>
<message>
<source>&amp;Equally among the best moves</source>
<translation type="unfinished">在最佳着手间均分(&amp;E)</translation>
</message>
<message>
<source>&amp;Erase stones and marks</source>
<translation type="unfinished">擦除棋子和标记(&amp;E)</translation>
</message>
<message>
<source>&amp;Evaluator</source>
<translation type="unfinished">推理后端(&amp;E)</translation>
</message>
<message>
<source>&amp;Expand all branches</source>
<translation type="unfinished">展开所有分支(&amp;E)</translation>
</message>
<message>
<source>&amp;Export board as image…</source>
<translation type="unfinished">棋盘导出为图片(&amp;E)…</translation>
</message>
<message>
<source>&amp;Fair komi</source>
<translation type="unfinished">公平贴目(&amp;F)</translation>
</message>
<message>
<source>&amp;Fastest</source>
<translation type="unfinished">最快(&amp;F)</translation>
</message>
<message>
<source>&amp;File</source>
<translation type="unfinished">文件(&amp;F)</translation>
</message>
<message>
<source>&amp;Flat stones</source>
<translation type="unfinished">平面棋子(&amp;F)</translation>
</message>
<message>
<source>&amp;Forward</source>
<translation type="unfinished">前进(&amp;F)</translation>
</message>
<message>
<source>&amp;From the game file ({black}, {white})</source>
<translation type="unfinished">取自棋谱文件（{black}，{white}）(&amp;F)</translation>
</message>
<message>
<source>&amp;Full screen</source>
<translation type="unfinished">全屏(&amp;F)</translation>
</message>
<message>
<source>&amp;Games in this file…</source>
<translation type="unfinished">此文件中的对局(&amp;G)…</translation>
</message>
<message>
<source>&amp;Get a strong network…</source>
<translation type="unfinished">获取强网络(&amp;G)…</translation>
</message>
<message>
<source>&amp;Go to move…</source>
<translation type="unfinished">转到某手(&amp;G)…</translation>
</message>
<message>
<source>&amp;Half-hour run, 7×7</source>
<translation type="unfinished">半小时训练，7×7(&amp;H)</translation>
</message>
<message>
<source>&amp;Handicap advisor…</source>
<translation type="unfinished">让子顾问(&amp;H)…</translation>
</message>
<message>
<source>&amp;Help</source>
<translation type="unfinished">帮助(&amp;H)</translation>
</message>
<message>
<source>&amp;Key</source>
<translation type="unfinished">键(&amp;K)</translation>
</message>
<message>
<source>&amp;Keyboard shortcuts</source>
<translation type="unfinished">键盘快捷键(&amp;K)</translation>
</message>
<message>
<source>&amp;Komi</source>
<translation type="unfinished">贴目(&amp;K)</translation>
</message>
<message>
<source>&amp;Kyu</source>
<translation type="unfinished">级(&amp;K)</translation>
</message>
<message>
<source>&amp;Language</source>
<translation type="unfinished">语言(&amp;L)</translation>
</message>
<message>
<source>&amp;Last move</source>
<translation type="unfinished">最后一手(&amp;L)</translation>
</message>
<message>
<source>&amp;Layout</source>
<translation type="unfinished">布局(&amp;L)</translation>
</message>
<message>
<source>&amp;Lesson (comment and tree)</source>
<translation type="unfinished">讲解（注释和棋谱树）(&amp;L)</translation>
</message>
<message>
<source>&amp;Light</source>
<translation type="unfinished">浅色(&amp;L)</translation>
</message>
<message>
<source>&amp;Light wood</source>
<translation type="unfinished">浅色木纹(&amp;L)</translation>
</message>
<message>
<source>&amp;Limit candidates…</source>
<translation type="unfinished">限制候选点(&amp;L)…</translation>
</message>
<message>
<source>&amp;Line</source>
<translation type="unfinished">线(&amp;L)</translation>
</message>
<message>
<source>&amp;Lines from the nearest edge</source>
<translation type="unfinished">距最近边的路数(&amp;L)</translation>
</message>
<message>
<source>&amp;Loss dots</source>
<translation type="unfinished">损失圆点(&amp;L)</translation>
</message>
<message>
<source>&amp;Lower viewed komi</source>
<translation type="unfinished">降低查看贴目(&amp;L)</translation>
</message>
<message>
<source>&amp;Matches</source>
<translation type="unfinished">对抗赛(&amp;M)</translation>
</message>
<message>
<source>&amp;Mistakes (reviewed game)</source>
<translation type="unfinished">失误（已复盘的对局）(&amp;M)</translation>
</message>
<message>
<source>&amp;More exports</source>
<translation type="unfinished">更多导出(&amp;M)</translation>
</message>
<message>
<source>&amp;Moves of the agents</source>
<translation type="unfinished">智能体的着手(&amp;M)</translation>
</message>
<message>
<source>&amp;Name of the position…</source>
<translation type="unfinished">局面名称(&amp;N)…</translation>
</message>
<message>
<source>&amp;Navigate</source>
<translation type="unfinished">导航(&amp;N)</translation>
</message>
<message>
<source>&amp;New game…</source>
<translation type="unfinished">新对局(&amp;N)…</translation>
</message>
<message>
<source>&amp;New match…</source>
<translation type="unfinished">新对抗赛(&amp;N)…</translation>
</message>
<message>
<source>&amp;New run…</source>
<translation type="unfinished">新建训练(&amp;N)…</translation>
</message>
<message>
<source>&amp;Next moves</source>
<translation type="unfinished">后续着手(&amp;N)</translation>
</message>
<message>
<source>&amp;Next variation</source>
<translation type="unfinished">下一变化(&amp;N)</translation>
</message>
<message>
<source>&amp;None</source>
<translation type="unfinished">无(&amp;N)</translation>
</message>
<message>
<source>&amp;Normal text</source>
<translation type="unfinished">正常文字(&amp;N)</translation>
</message>
<message>
<source>&amp;Number</source>
<translation type="unfinished">数字(&amp;N)</translation>
</message>
<message>
<source>&amp;Open</source>
<translation type="unfinished">打开(&amp;O)</translation>
</message>
<message>
<source>&amp;Open a run…</source>
<translation type="unfinished">打开训练(&amp;O)…</translation>
</message>
<message>
<source>&amp;Opening map…</source>
<translation type="unfinished">开局图(&amp;O)…</translation>
</message>
<message>
<source>&amp;Open…</source>
<translation type="unfinished">打开(&amp;O)…</translation>
</message>
<message>
<source>&amp;Panels</source>
<translation type="unfinished">面板(&amp;P)</translation>
</message>
<message>
<source>&amp;Paper</source>
<translation type="unfinished">纸面(&amp;P)</translation>
</message>
<message>
<source>&amp;Pass</source>
<translation type="unfinished">停一手(&amp;P)</translation>
</message>
<message>
<source>&amp;Paste game</source>
<translation type="unfinished">粘贴棋谱(&amp;P)</translation>
</message>
<message>
<source>&amp;Play</source>
<translation type="unfinished">对弈(&amp;P)</translation>
</message>
<message>
<source>&amp;Play (clocks and captures)</source>
<translation type="unfinished">对弈（棋钟和提子）(&amp;P)</translation>
</message>
<message>
<source>&amp;Play against the engine…</source>
<translation type="unfinished">与引擎对弈(&amp;P)…</translation>
</message>
<message>
<source>&amp;Play the engine's move</source>
<translation type="unfinished">下引擎的着手(&amp;P)</translation>
</message>
<message>
<source>&amp;Points lost</source>
<translation type="unfinished">损失目数(&amp;P)</translation>
</message>
<message>
<source>&amp;Previous variation</source>
<translation type="unfinished">上一变化(&amp;P)</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation type="unfinished">退出(&amp;Q)</translation>
</message>
<message>
<source>&amp;Raise viewed komi</source>
<translation type="unfinished">提高查看贴目(&amp;R)</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation type="unfinished">重做(&amp;R)</translation>
</message>
<message>
<source>&amp;Refresh</source>
<translation type="unfinished">刷新(&amp;R)</translation>
</message>
<message>
<source>&amp;Remove</source>
<translation type="unfinished">移除(&amp;R)</translation>
</message>
<message>
<source>&amp;Reset all shortcuts</source>
<translation type="unfinished">重置所有快捷键(&amp;R)</translation>
</message>
<message>
<source>&amp;Resign</source>
<translation type="unfinished">认输(&amp;R)</translation>
</message>
<message>
<source>&amp;Review (all panels)</source>
<translation type="unfinished">复盘（所有面板）(&amp;R)</translation>
</message>
<message>
<source>&amp;Review all</source>
<translation type="unfinished">全部复盘(&amp;R)</translation>
</message>
<message>
<source>&amp;Review game…</source>
<translation type="unfinished">复盘对局(&amp;R)…</translation>
</message>
<message>
<source>&amp;Runs</source>
<translation type="unfinished">训练(&amp;R)</translation>
</message>
<message>
<source>&amp;Save</source>
<translation type="unfinished">保存(&amp;S)</translation>
</message>
<message>
<source>&amp;Search settings…</source>
<translation type="unfinished">搜索设置(&amp;S)…</translation>
</message>
<message>
<source>&amp;Second key</source>
<translation type="unfinished">第二个键(&amp;S)</translation>
</message>
<message>
<source>&amp;Show coordinates</source>
<translation type="unfinished">显示坐标(&amp;S)</translation>
</message>
<message>
<source>&amp;Slate</source>
<translation type="unfinished">石板(&amp;S)</translation>
</message>
<message>
<source>&amp;Sounds</source>
<translation type="unfinished">声音(&amp;S)</translation>
</message>
<message>
<source>&amp;Square</source>
<translation type="unfinished">方块(&amp;S)</translation>
</message>
<message>
<source>&amp;Stones</source>
<translation type="unfinished">棋子(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop</source>
<translation type="unfinished">停止(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop playing</source>
<translation type="unfinished">停止对弈(&amp;S)</translation>
</message>
<message>
<source>&amp;System</source>
<translation type="unfinished">系统(&amp;S)</translation>
</message>
<message>
<source>&amp;Take back</source>
<translation type="unfinished">悔棋(&amp;T)</translation>
</message>
<message>
<source>&amp;Ten-minute demo</source>
<translation type="unfinished">十分钟演示(&amp;T)</translation>
</message>
<message>
<source>&amp;Test the curve by games</source>
<translation type="unfinished">用对局检验曲线(&amp;T)</translation>
</message>
<message>
<source>&amp;Theme</source>
<translation type="unfinished">主题(&amp;T)</translation>
</message>
<message>
<source>&amp;Timeline as a table…</source>
<translation type="unfinished">走势导出表格(&amp;T)…</translation>
</message>
<message>
<source>&amp;Train</source>
<translation type="unfinished">训练(&amp;T)</translation>
</message>
<message>
<source>&amp;Training window</source>
<translation type="unfinished">训练窗口(&amp;T)</translation>
</message>
<message>
<source>&amp;Triangle</source>
<translation type="unfinished">三角(&amp;T)</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation type="unfinished">撤销(&amp;U)</translation>
</message>
<message>
<source>&amp;Uneven stones</source>
<translation type="unfinished">棋子不齐摆放(&amp;U)</translation>
</message>
<message>
<source>&amp;Use as the game's komi</source>
<translation type="unfinished">用作本局贴目(&amp;U)</translation>
</message>
<message>
<source>&amp;Use on this board</source>
<translation type="unfinished">用于此棋盘(&amp;U)</translation>
</message>
<message>
<source>&amp;View</source>
<translation type="unfinished">查看(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits</source>
<translation type="unfinished">计算量(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits of every move</source>
<translation type="unfinished">每手的计算量(&amp;V)</translation>
</message>
<message>
<source>&amp;Winrate</source>
<translation type="unfinished">胜率(&amp;W)</translation>
</message>
<message>
<source>'names' must name two players or more, each differently</source>
<translation type="unfinished">'names' 必须指定至少两名棋手，且名称各不相同</translation>
</message>
<message>
<source>'names', 'identities' and 'written' must be of one length</source>
<translation type="unfinished">'names'、'identities' 和 'written' 的长度必须相同</translation>
</message>
<message>
<source>'written' must have one entry for each player</source>
<translation type="unfinished">'written' 必须为每名棋手各有一项</translation>
</message>
<message>
<source>(empty)</source>
<translation type="unfinished">（空）</translation>
</message>
<message>
<source>, or </source>
<translation type="unfinished">，或</translation>
</message>
<message>
<source>, {n} move</source>
<translation type="unfinished">，{n} 手</translation>
</message>
<message>
<source>, {n} moves</source>
<translation type="unfinished">，{n} 手</translation>
</message>
<message>
<source>, ±{points} points</source>
<translation type="unfinished">，±{points} 目</translation>
</message>
<message>
<source>--move must be 0 or more, not {move}</source>
<translation type="unfinished">--move 必须不小于 0，不能是 {move}</translation>
</message>
<message>
<source>0 plays the best move; above, moves are drawn with probability visits^(1/temperature)</source>
<translation type="unfinished">0 下最佳着手；大于 0 时按概率 计算量^(1/温度) 抽选</translation>
</message>
<message>
<source>0 plays to win, 1 for points, above 1 for points at the risk of a won game</source>
<translation type="unfinished">0 求胜，1 求目数，大于 1 时为求目数甘冒丢掉胜局的风险</translation>
</message>
<message>
<source>0 plays to win, 1 for points.</source>
<translation type="unfinished">0 求胜，1 求目数。</translation>
</message>
<message>
<source>1 measures every generation; the last one always is</source>
<translation type="unfinished">1 为测量每一代；最后一代总会测量</translation>
</message>
<message>
<source>1 to 3 dan</source>
<translation type="unfinished">1 至 3 段</translation>
</message>
<message>
<source>14 to 19</source>
<translation type="unfinished">14 至 19</translation>
</message>
<message>
<source>19x19 game records</source>
<translation type="unfinished">19x19 棋谱</translation>
</message>
<message>
<source>20 min (GPU)</source>
<translation type="unfinished">20 分钟 (GPU)</translation>
</message>
<message>
<source>30 to 10 kyu</source>
<translation type="unfinished">30 至 10 级</translation>
</message>
<message>
<source>4 to 6 dan</source>
<translation type="unfinished">4 至 6 段</translation>
</message>
<message>
<source>5 to 10 positions a second on 19x19 for each processor core; the shipped network makes 8 to 17, the fast one 200 to 300</source>
<translation type="unfinished">每个处理器核心在 19x19 上每秒 5 至 10 个局面；自带的网络每秒 8 至 17 个，快速的 200 至 300 个</translation>
</message>
<message>
<source>7 to 9 dan</source>
<translation type="unfinished">7 至 9 段</translation>
</message>
<message>
<source>75 % at ±{width:.1f} points</source>
<translation type="unfinished">相差 {width:.1f} 目时 75 %</translation>
</message>
<message>
<source>9 to 1 kyu</source>
<translation type="unfinished">9 至 1 级</translation>
</message>
<message>
<source>95 % interval</source>
<translation type="unfinished">95% 区间</translation>
</message>
<message>
<source>9x9 game records</source>
<translation type="unfinished">9x9 棋谱</translation>
</message>
<message>
<source>: a schedule begins at 0, the start of the run</source>
<translation type="unfinished">: 调度须从 0（训练开始）起</translation>
</message>
<message>
<source>: a schedule is by generations or by shares of the run, not by both</source>
<translation type="unfinished">: 调度按代或按训练比例，不能两者并用</translation>
</message>
<message>
<source>: the places of a schedule must rise, shares up to 100% at most, not {text!r:.80}</source>
<translation type="unfinished">: 调度的各时点须递增，比例至多 100%，而不是 {text!r:.80}</translation>
</message>
<message>
<source>: the value of the second stage comes last in a schedule</source>
<translation type="unfinished">: 第二阶段的值须写在调度的最后</translation>
</message>
<message>
<source>: two dots stand between two places of the run</source>
<translation type="unfinished">: 两点（..）须写在训练的两个时点之间</translation>
</message>
<message>
<source>: {part!r:.40} in the schedule is not VALUE@GENERATION or VALUE@SHARE%</source>
<translation type="unfinished">: 调度中的 {part!r:.40} 不是“值@代”或“值@比例%”的形式</translation>
</message>
<message>
<source>: {place} in the schedule is not a generation</source>
<translation type="unfinished">: 调度中的 {place} 不是代</translation>
</message>
<message>
<source>: {value!r:.40} in the schedule is not {kind}</source>
<translation type="unfinished">: 调度中的 {value!r:.40} 不是{kind}</translation>
</message>
<message>
<source>; Continue rebuilds it from the networks and games</source>
<translation type="unfinished">；“继续”会根据网络和对局重建</translation>
</message>
<message>
<source>; its last output: {text:.200}</source>
<translation type="unfinished">；其最后输出：{text:.200}</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi}</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;，贴目 {komi}</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi} if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;，贴目 {komi}，所有棋子都算活</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;，所有棋子都算活</translation>
</message>
<message>
<source>&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;Review Go games with networks that know the score: the winrate for every komi.&lt;/p&gt;&lt;p&gt;After &lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928).&lt;br&gt;MIT license.&lt;/p&gt;&lt;p&gt;Python {python}, Qt {qt}, {platform}&lt;/p&gt;</source>
<translation type="unfinished">&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;用懂得目数的网络复盘围棋：给出每个贴目的胜率。&lt;/p&gt;&lt;p&gt;基于 &lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt;（arXiv:1809.03928）。&lt;br&gt;MIT 许可证。&lt;/p&gt;&lt;p&gt;Python {python}、Qt {qt}、{platform}&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;h3&gt;What the numbers mean&lt;/h3&gt;
&lt;p&gt;Panels show &lt;b&gt;Black's side&lt;/b&gt; unless you choose the side to move in the View menu.
Points are those on the board, komi not counted: territory under territory rules, else area.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Winrate curve.&lt;/b&gt; The network does not know one winrate but one for every komi:
P(Black wins at komi k) = 1 / (1 + e&lt;sup&gt;&amp;minus;&amp;beta;(&amp;alpha; &amp;minus; k)&lt;/sup&gt;).&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;alpha;, the fair komi.&lt;/b&gt; The komi at which both sides win half of the games: Black's
expected lead on the board.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;beta;, certainty.&lt;/b&gt; How steep the curve is there. A settled endgame is steep: one point
more or less decides. An open fight is flat: losses there are not yet worth counting.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Discs on the board.&lt;/b&gt; The color says how many points a move gives away against the
engine's choice (blue ring), as far as both have enough visits. Moves with few visits have small,
pale discs. First number: points that the side to move loses, with a minus sign. Second: the winrate
in percent at the viewed komi. Third: visits. &lt;i&gt;View ›
Numbers on candidates&lt;/i&gt; puts another one first.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Agents.&lt;/b&gt; &amp;lambda; = 0 plays to win at the komi of the game. &amp;lambda; = 1 plays for points,
as if the game were even. Values in between do both: they average the winrate over komi from the
real one towards the one that the network alone, before any search, calls even. The position's own
numbers (fair komi, winrate, certainty, timeline) are always those of the agent whose
&amp;lambda; is nearest to 1; the tables of agents and candidates show each agent's own. The small
badges show where each would play.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Komi.&lt;/b&gt; Drag the line in the curve to view another komi: all numbers follow at once, and
when the line rests the position is searched at that komi. The game keeps its own komi;
&lt;i&gt;Komi › Use as the game's komi&lt;/i&gt; changes it.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Training.&lt;/b&gt; A run makes one network after the other, its generations. The &lt;i&gt;loss&lt;/i&gt; is
what training minimizes; the curve of the &lt;i&gt;empty board&lt;/i&gt; tells more: &amp;alpha; should come to the
true score (marked where it is known) and &amp;beta; should grow. A weak network may pass the true
score by chance: it is then still flat. &lt;i&gt;Nodes&lt;/i&gt; are visits of all searches. The &lt;i&gt;panel
score&lt;/i&gt; is how a generation does against a fixed set of networks, &lt;i&gt;Elo&lt;/i&gt; the rating that
explains those results best. A &lt;i&gt;branch&lt;/i&gt; is a game that starts from a position of another one,
at the komi that makes this position even.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;Study.&lt;/b&gt; One position under many networks at once. The first figure lays their winrate
curves over each other; networks that know one komi only are dots. Mean and standard deviation of
&amp;alpha; and &amp;beta; tell how much they agree: the dashed line is the mean of &amp;alpha;, the band one
standard deviation to both sides. The second figure counts how often agents with &amp;lambda; 0,
&amp;frac12; and 1 choose a best move when the search is made again and again: points are networks
with their 95&amp;nbsp;% intervals, bars the mean of the networks. Best moves of the five
positions that come with the program are &lt;i&gt;proven&lt;/i&gt; where that was
feasible; elsewhere you say which moves are best.&lt;/p&gt;</source>
<translation type="unfinished">&lt;h3&gt;数字的含义&lt;/h3&gt;
&lt;p&gt;除非您在“查看”菜单中选择按轮走方显示，否则面板都从&lt;b&gt;黑方&lt;/b&gt;角度显示。目数为盘面目数，不计贴目：数目规则下为目，其他规则下为子空。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;胜率曲线。&lt;/b&gt;网络知道的不是一个胜率，而是每个贴目各有一个胜率：P(贴目 k 下黑胜) = 1 / (1 + e&lt;sup&gt;&amp;minus;&amp;beta;(&amp;alpha; &amp;minus; k)&lt;/sup&gt;)。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;alpha;，公平贴目。&lt;/b&gt;双方各赢一半对局的贴目：即黑方的预期盘面领先目数。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;beta;，确定度。&lt;/b&gt;曲线在该处有多陡。已定的官子很陡：一目之差即决定胜负。胶着的战斗很平：那里的损失还不值得计较。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;棋盘上的圆盘。&lt;/b&gt;颜色表示在两者计算量都足够时，着手相对于引擎的选择损失多少目。蓝色圆环标出引擎的选择。计算量少的着手圆盘小而淡。第一个数：轮走方损失的目数，带负号。第二个数：查看贴目下的胜率（百分比）。第三个数：计算量。用&lt;i&gt;查看 &gt; 候选点上的数字&lt;/i&gt;可把另一个数放在首位。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;智能体。&lt;/b&gt;&amp;lambda; = 0 在本局贴目下追求赢棋。&amp;lambda; = 1 追求目数，如同局面两分。介于其间的值兼顾两者：它们对从实际贴目到网络自身（未经搜索）认为两分的贴目之间的胜率取平均。局面本身的数值（公平贴目、胜率、确定度、走势）总是取自 &amp;lambda; 最接近 1 的智能体；智能体表和候选点表显示各智能体自己的数值。小标牌显示各智能体会下在哪里。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;贴目。&lt;/b&gt;拖动曲线中的线可查看其他贴目：所有数字立即随之变化，线停下后即以该贴目搜索局面。本局贴目不变；用&lt;i&gt;贴目 &gt; 用作本局贴目&lt;/i&gt;可更改。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;训练。&lt;/b&gt;一次训练依次产生一个个网络，称为代。&lt;i&gt;损失&lt;/i&gt;是训练要减小的量；&lt;i&gt;空棋盘&lt;/i&gt;的曲线更能说明问题：&amp;alpha; 应趋近真实目数（已知时会标出），&amp;beta; 应增大。弱网络可能偶然经过真实目数：此时它仍很平。&lt;i&gt;节点&lt;/i&gt;是所有搜索的计算量。&lt;i&gt;评测组得分&lt;/i&gt;是一代网络对一组固定网络的成绩，&lt;i&gt;Elo&lt;/i&gt; 是最能解释这些成绩的等级分。&lt;i&gt;分支&lt;/i&gt;是从另一局的某个局面、以使该局面两分的贴目开始的对局。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;研究。&lt;/b&gt;同时用多个网络看一个局面。第一张图把它们的胜率曲线叠在一起；只知道一个贴目的网络画为点。&amp;alpha; 和 &amp;beta; 的平均值与标准差表示它们有多一致：虚线是 &amp;alpha; 的平均值，色带为两侧各一个标准差。第二张图统计反复搜索时，&amp;lambda; 为 0、&amp;frac12; 和 1 的智能体有多常选中最佳着手：点为各网络及其 95&amp;nbsp;% 区间，柱为网络的平均。程序自带的五个局面的最佳着手在可行之处已&lt;i&gt;证明&lt;/i&gt;；其余由您指定哪些着手最佳。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Add an agent with your own λ. Its dynamic komi is chosen below the list of agents.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;添加一个使用自定 λ 的智能体。它的动态贴目在智能体列表下方选择。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Analysis by another network or engine: the fair komi as a thin line and, if chosen, Black's winrate as a dotted one. Right-click on the timeline to choose.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;其他网络或引擎的结果，以细线表示：它分析过之处的公平贴目；需要时以点线表示黑方胜率。在走势上右键可选择。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;As in the timeline, this number comes from the search of the agent that plays most for points (λ 1), whichever agent is selected below. The line below names it, and says what the selected agent or another search finds instead.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;与走势中相同，此数值取自最追求目数的智能体（λ 1）的搜索，与下方选择哪个智能体无关。下面一行注明是哪个智能体，以及所选智能体或其他搜索的结果。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Black's winrate at the viewed komi. Where the position was not searched at that komi, it is read off the winrate curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;查看贴目下的黑方胜率：已搜索的取搜索值，其余取自曲线。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after each move, in a band of one standard deviation of the score. Black is ahead where it lies above the komi line.&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;每手之后的公平贴目，带有一个目数标准差的色带。位于贴目线之上时黑方领先。&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the better move, and after the move that was played. Their difference is what was lost.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;下更好着手后与下实战着手后的公平贴目。两者之差即损失。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the move: where Black's winrate is one half.&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;下此着手后的公平贴目：黑方胜率为一半之处。&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the fair komi. At a komi this many points away from it, one side wins three of four games between equal engines as strong as the network's training games. Results of people vary far more.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;网络对公平贴目的确信程度。当贴目与其相差这么多目时，在与网络训练对局同样强的势均力敌的引擎之间，一方四局胜三局。人类对局的结果波动要大得多。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the score, from pale (very low) to full (very high). Losses at low certainty are drawn paler, because the error may be the network's, not the player's. The result of a finished game is an estimate if the network judged the dead stones.&lt;/p&gt;&lt;p&gt;width between the quarters = 2.197 / beta points&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;网络对分数的确信程度，从浅色（很低）到深色（很高）。确信程度低时的损失画得较浅，因为误差可能是网络的，而不是棋手的。如果死子由网络判定，则终局的结果是估计值。&lt;/p&gt;&lt;p&gt;四分位之间的宽度 = 2.197 / beta 目&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the favorite wins at this komi. Drag the amber line to view another komi; the game keeps its own.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;优势方在此贴目下的胜率。拖动琥珀色线可查看其他贴目；对局的贴目不变。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the search tried the move; with few visits the figures are rough and written faintly.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;搜索尝试此着手的次数；计算量少时数据粗略，以淡色显示。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the side to move wins by {margin} points or more at the viewed komi, read off the searched curve of the move.&lt;/p&gt;&lt;p&gt;Right-click the table to choose the points.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;在当前查看的贴目下，轮到的一方赢 {margin} 目或更多的概率，从该着法搜索所得的曲线读出。&lt;/p&gt;&lt;p&gt;右键单击表格可选择目数。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the game's komi, to compare with the viewed one. Read off the searched curve of the move.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;下此着手后，{side}在本局贴目下的胜率，可与查看贴目对比。取自此着手搜索所得的曲线。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the viewed komi.&lt;/p&gt;&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;下此着手后，{side}在查看贴目下的胜率。&lt;/p&gt;&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;) 在搜索中的平均&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How settled the score is after the move: a large beta is a safe position, a small one a fight.&lt;/p&gt;&lt;p&gt;Half of the results lie within 1.1 / beta points of the fair komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;下此着手后目数的确定程度：beta 大为稳固局面，小为战斗。&lt;/p&gt;&lt;p&gt;半数结果与公平贴目相差在 1.1 / beta 目以内。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Number of the move, and who played it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;手数及下棋方。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;). KataGo's networks see one komi at a time: they are asked at several, and the curve follows their answers.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) 在搜索中的平均。KataGo 网络一次只看一个贴目：对它们询问多个贴目，曲线依其回答绘出。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Part of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;对局的阶段。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Percentage points that the winrate of the player who moved fell, at the viewed komi, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;在当前贴目下，落子方的胜率下降了多少个百分点（超出标准误差的部分）。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points given away against the better move, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;相对更好着手损失的目数，已扣除标准误。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points lost by the side to move against the agent's choice, which is the most searched move. ≈0 is a difference within the error of the search, either way; a negative number means more points than the choice; a dash means too few visits to judge the move.&lt;/p&gt;&lt;p&gt;For the move played in the game, the search of the next position is used if that was deeper.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha of this move&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;行棋方相对于智能体的选择（搜索最多的着手）所损失的目数。≈0 表示差距（无论正负）在搜索误差之内；负数表示目数比所选着手更多；破折号表示访问数太少，无法判断这一手。&lt;/p&gt;&lt;p&gt;对于实战的着手，如果下一局面的搜索更深，则采用它。&lt;/p&gt;&lt;p&gt;所选着手的 alpha − 这一手的 alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points the move lost against the engine's choice: Black's upward, White's downward. Differences within their standard error count as 0.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha after the move, for the side that moved&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;着手相对引擎的选择损失的目数：黑方向上，白方向下。差距在标准误以内不计。&lt;/p&gt;&lt;p&gt;下棋方：选择的 alpha − 着手之后的 alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Positions where the agents chose different moves, all of them searched enough to compare. D goes to the next one.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;智能体选择不同着手的局面，且各着手的搜索都足以比较。按 D 转到下一处。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Share of 5-kyu and of 1-dan players who would play the better move, by KataGo's human network; before them that of the player's own rank, if it is another.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;据 KataGo 的人类网络，会下更好着手的 5 级和 1 段棋手所占的比例；若棋手本人的段位与此不同，则在前面先列出该段位的比例。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Show or hide this agent's mark on the board. The View menu shows and hides all marks.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;在棋盘上显示或隐藏此智能体的标记。“查看”菜单可显示或隐藏所有标记。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The engine's choice, against which the loss is measured.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;引擎的选择，以此衡量损失。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi at which both sides would win equally often from here. Without any komi, the position is worth this many points to Black.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;从此处起双方胜率相等的贴目。不计贴目时，此局面对黑方值这么多目。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that an agent with dynamic komi searched with, so that the game looked about even to it: your own agent, or the engine you played against. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;动态贴目智能体的搜索所采信的贴目，使局面在它看来大致两分：您自己的智能体的，或您所对弈引擎的。结果按实际贴目计算。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that the search uses. Dynamic komi changes it before each move so that the game looks about even to the engine, for instance when it gives a handicap.&lt;/p&gt;&lt;p&gt;SS moves the komi towards the expected score. VS moves it by one point while the winrate is outside 45 to 50 %. ML-DK moves it to where the winrate is 45 to 50 %, less and less as the game goes on. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;搜索所采信的贴目。动态贴目在每手之前改变它，使引擎看来局面大致两分，例如让子时。&lt;/p&gt;&lt;p&gt;SS 把贴目移向预期目数；VS 在胜率超出 45% 到 50% 时移动一目；ML-DK 移到胜率为 45% 到 50% 处，随对局进行逐渐减弱。结果按实际贴目计算。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;对局中的着手。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move; the disc has the color of the points it loses, gray with few visits. A ring marks the engine's choice. This column sorts by the engine's own order. Double-click or Enter plays.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;着手；圆盘颜色表示损失目数，计算量少时为灰色。圆环标出引擎的选择。此列按引擎自己的顺序排序。双击或按 Enter 落子。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The moves both sides are expected to play after it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;预计双方此后的着手。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The network's policy for the move: its probability before any search.&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;搜索之前网络认为此着手的概率。&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the lines are thin and pale the position has fewer than {visits} visits: the network's first impression can be off by many points, so the judgment of a move there may change.&lt;/p&gt;&lt;p&gt;standard error of the fair komi&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;线条细而淡之处，局面的计算量少于 {visits}：网络的第一印象可能相差很多目，所以对那里着手的评判可能改变。&lt;/p&gt;&lt;p&gt;公平贴目的标准误&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the strip is underlined, the figures come from the game record: they are of another network, or of this one under other rules. The network in use has not searched these positions yet. Figures of two networks are not compared, so a move between them has no loss.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;条带有下划线之处，数据来自棋谱：出自其他网络，或当前网络在其他规则下的分析。当前网络尚未搜索这些局面。两个网络的数据不作比较，因此两者之间的着手没有损失值。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;alpha: P(Black wins | komi k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) is one half at k = alpha.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;alpha：P(黑胜 | 贴目 k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) 在 k = alpha 时为一半。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;width from 75 % to 25 % = 2 ln 3 / beta = 2.197 / beta points. On 19×19: very low above 20, low above 8, medium above 3, high above 1, else very high; times size / 19.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;从 75 % 到 25 % 的宽度 = 2 ln 3 / beta = 2.197 / beta 目。19×19 棋盘：20 以上为很低，8 以上为低，3 以上为中等，1 以上为高，其余为很高；其他棋盘乘以 路数 / 19。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;λ says what an agent plays for. At 0 it plays to win: only the real komi counts. At 1 it plays for points: it asks how it would fare at every komi from the real one to the one that the network's own curve calls even, so a lead still has to grow. In between it does some of both.&lt;/p&gt;&lt;p&gt;value = mean of P over the komi from k to k&lt;sub&gt;λ&lt;/sub&gt;, where P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;A click shows this agent's candidates on the board, in the table and in the curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;λ 表示智能体追求什么。为 0 时追求赢棋：只看实际贴目。为 1 时追求目数：它考察从实际贴目到网络自身曲线认为两分的贴目之间每个贴目下的结果，所以领先时仍要扩大优势。介于其间则两者兼顾。&lt;/p&gt;&lt;p&gt;价值 = P 在 k 到 k&lt;sub&gt;λ&lt;/sub&gt; 的贴目上的平均，其中 P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;点击可在棋盘、表格和曲线中显示此智能体的候选点。&lt;/p&gt;</translation>
</message>
<message>
<source>A &amp;few for every move</source>
<translation type="unfinished">每手都分一点(&amp;F)</translation>
</message>
<message>
<source>A 5x5 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">您自己的 5x5 网络，以及显示其实力的两场对抗赛。</translation>
</message>
<message>
<source>A 5x5 player taught first by quick games, then by balanced ones.</source>
<translation type="unfinished">先由快速对局、再由均衡对局教成的 5x5 棋手。</translation>
</message>
<message>
<source>A 5x5 player with one winrate, by 52 simulations.</source>
<translation type="unfinished">只有一个胜率、用 52 次模拟的 5x5 棋手。</translation>
</message>
<message>
<source>A 7x7 network from nothing</source>
<translation type="unfinished">从零开始的 7x7 网络</translation>
</message>
<message>
<source>A 7x7 network from nothing: chain planes, calm values behind lively games.</source>
<translation type="unfinished">从零开始的 7x7 网络：使用棋块特征平面，对局灵活而价值稳健。</translation>
</message>
<message>
<source>A 7x7 network near the strength of its teacher.</source>
<translation type="unfinished">接近教师实力的 7x7 网络。</translation>
</message>
<message>
<source>A 7x7 network of 10 blocks of 96 channels that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">10 块 96 通道的 7x7 网络，学习强网络的回答：请在 distillation.teacher 中指定强网络，或在 distillation.labels 中指定 `sai-engine label` 的文件夹。以 KataGo 的 g170-b6c96 的主干开始则学得更快：请在 run.start_trunk 中指定该文件。</translation>
</message>
<message>
<source>A 7x7 network of your own that wins about a third of its games against the shipped one.</source>
<translation type="unfinished">您自己的 7x7 网络，与自带网络对局约赢三分之一。</translation>
</message>
<message>
<source>A 7x7 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">一个属于自己的 7x7 网络，以及说明其强弱的两场比赛。</translation>
</message>
<message>
<source>A 95 % interval and a comparison need at least five games.</source>
<translation type="unfinished">95 % 区间和比较至少需要五局棋。</translation>
</message>
<message>
<source>A 9x9 network from nothing</source>
<translation type="unfinished">9x9 网络，从零开始</translation>
</message>
<message>
<source>A 9x9 player with a narrow, deep search.</source>
<translation type="unfinished">搜索窄而深的 9x9 棋手。</translation>
</message>
<message>
<source>A PDF for paper: diagrams with better lines numbered, and lines to write on.</source>
<translation type="unfinished">用于纸张的 PDF：带有为更好下法编号的棋图，以及供书写的空行。</translation>
</message>
<message>
<source>A click inserts a move here; the moves that follow stay, if they are legal</source>
<translation type="unfinished">点击在此插入一手；后续着手只要合法就保留</translation>
</message>
<message>
<source>A click plays a move</source>
<translation type="unfinished">点击即落子</translation>
</message>
<message>
<source>A cluster ignores this number: it runs one process for each core and graphics card of its machines.</source>
<translation type="unfinished">集群按其机器的每个核心和显卡各用一个进程，与此数无关。</translation>
</message>
<message>
<source>A cluster needs Ray, which isn't installed: install ray&gt;=2.40 beside the program, on every machine of the cluster.</source>
<translation type="unfinished">集群需要 Ray，但尚未安装：请在集群的每台机器上，在本程序的环境中安装 ray&gt;=2.40。</translation>
</message>
<message>
<source>A cycle: {names}.</source>
<translation type="unfinished">循环：{names}。</translation>
</message>
<message>
<source>A damaged exercise was left out.</source>
<translation type="unfinished">略去了一道损坏的练习。</translation>
</message>
<message>
<source>A deep review of the game shows both players' figures here.</source>
<translation type="unfinished">深度复盘对局后，这里显示双方的数据。</translation>
</message>
<message>
<source>A deeper search replaces it.</source>
<translation type="unfinished">更深的搜索会取代它。</translation>
</message>
<message>
<source>A game counts as decided when its last two searches give the same side a winrate above this; 1 = never.</source>
<translation type="unfinished">最近两次搜索的把握大于此值时对局算已定；1 = 从不。</translation>
</message>
<message>
<source>A gray board with light lines, on which both colors stand out</source>
<translation type="unfinished">灰色棋盘配浅色线条，黑白两色都醒目</translation>
</message>
<message>
<source>A network learns 5x5 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that leave both sides a chance.</source>
<translation type="unfinished">网络从零开始与自己对弈来学习 5x5；然后其最后的网络与第一个网络以及自带的网络比赛，开局让双方都有机会获胜。</translation>
</message>
<message>
<source>A network learns 7x7 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that a strong network has checked.</source>
<translation type="unfinished">网络通过自我对弈从零学习 7x7；然后最后的网络与第一个网络以及自带的网络，从强网络检查过的开局开始对弈。</translation>
</message>
<message>
<source>A network of 10 blocks of 96 channels for 10x10 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">用于 10x10 至 19x19 的 10 块 96 通道网络，学习强网络的回答：请在 distillation.teacher 中指定强网络，或在 distillation.labels 中指定 `sai-engine label` 的文件夹。用于显卡；run.minutes 决定何时结束。以 KataGo 的 g170-b6c96 的主干开始则学得更快：请在 run.start_trunk 中指定该文件。</translation>
</message>
<message>
<source>A network of 10 blocks of attention, 384 channels wide, for 6x6 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. Name the transformer of KataGo's b10c384h6nbttflrs as run.start_trunk as well: it begins with its blocks. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished">用于 6x6 至 19x19 的网络，由 10 个宽 384 通道的注意力块组成，学习强网络的回答：请在 distillation.teacher 中指定强网络，或在 distillation.labels 中指定 `sai-engine label` 的文件夹。另请在 run.start_trunk 中指定 KataGo 的 Transformer 网络 b10c384h6nbttflrs：训练从它的各块开始。用于显卡；run.minutes 决定何时结束。</translation>
</message>
<message>
<source>A network of {blocks} blocks of attention, {channels} channels wide, for {boards}; it learns from {source}.</source>
<translation type="unfinished">用于 {boards} 的网络，由 {blocks} 个宽 {channels} 通道的注意力块组成；学习{source}。</translation>
</message>
<message>
<source>A network of {blocks} residual blocks of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">用于 {boards} 的网络，由 {blocks} 个 {channels} 通道的残差块组成；学习{source}。</translation>
</message>
<message>
<source>A network of {layers} convolutions of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">用于 {boards} 的网络，由 {layers} 个 {channels} 通道的卷积层组成；学习{source}。</translation>
</message>
<message>
<source>A network that plays 5x5 well and knows its score.</source>
<translation type="unfinished">能下好 5x5 并懂得目数的网络。</translation>
</message>
<message>
<source>A network that plays 5×5 well</source>
<translation type="unfinished">能下好 5×5 的网络</translation>
</message>
<message>
<source>A network that plays 6x6 well and knows its score.</source>
<translation type="unfinished">能下好 6x6 并懂得目数的网络。</translation>
</message>
<message>
<source>A network that tells who wins a 9x9 position.</source>
<translation type="unfinished">能判断 9x9 局面谁胜的网络。</translation>
</message>
<message>
<source>A network with a winrate for each of 17 komi, and the owner of each point.</source>
<translation type="unfinished">对 17 个贴目各给出胜率、并给出每个点归属的网络。</translation>
</message>
<message>
<source>A network with random weights begins to play against itself in some seconds.</source>
<translation type="unfinished">几秒钟后，权重随机的网络开始与自己对弈。</translation>
</message>
<message>
<source>A new game</source>
<translation type="unfinished">新开一局</translation>
</message>
<message>
<source>A person, our engine, or a GTP engine of Analyze › Other engines</source>
<translation type="unfinished">人、自己的引擎，或“分析 &gt; 其他引擎”中的 GTP 引擎</translation>
</message>
<message>
<source>A plain board, as in books</source>
<translation type="unfinished">朴素的棋盘，如同书中</translation>
</message>
<message>
<source>A plain tower with as many weights as cross-19x19-small, trained in the same way: what the cross layers are compared with. Name the records as records.games.</source>
<translation type="unfinished">权重数与 cross-19x19-small 相同、训练方式相同的普通塔：用来与十字层比较。请在 records.games 中指定棋谱。</translation>
</message>
<message>
<source>A policy that beats the one it began with.</source>
<translation type="unfinished">胜过起始策略的策略。</translation>
</message>
<message>
<source>A policy that plays the moves of strong players.</source>
<translation type="unfinished">能下出强手着法的策略。</translation>
</message>
<message>
<source>A policy, a fast policy, a value network, and a tournament of them.</source>
<translation type="unfinished">策略、快速策略、价值网络，以及它们的锦标赛。</translation>
</message>
<message>
<source>A reverse komi</source>
<translation type="unfinished">反贴目</translation>
</message>
<message>
<source>A review of the game shows here who won and what decided it.</source>
<translation type="unfinished">复盘对局后，这里显示谁赢了、胜负由什么决定。</translation>
</message>
<message>
<source>A reviewed game</source>
<translation type="unfinished">已复盘的对局</translation>
</message>
<message>
<source>A run trains a network by self-play. Start one and watch its winrate curve grow from flat to steep as it learns the score: 5×5 takes minutes, 7×7 some hours. The run continues when you close this window.</source>
<translation type="unfinished">训练让网络与自己对弈来学习。开始一次训练，看它从平坦的猜测成长到对目数的清晰判断：5×5 需几分钟，7×7 需数小时。关闭此窗口后继续。</translation>
</message>
<message>
<source>A sequential test (SPRT): games are played until they show which of these two Elo differences fits the first player better, with an error rate of 5 percent. With 35 Elo more, a player wins 55 of 100 games.</source>
<translation type="unfinished">序贯检验（SPRT）：一直下到能区分第一棋手的这两种实力为止，错误率 5%。高 35 Elo 相当于 100 局胜 55 局。</translation>
</message>
<message>
<source>A small cross-convolution network, trained on the moves of game records alone on two cores, with a tenth held out. Name the records as records.games.</source>
<translation type="unfinished">小型十字卷积网络，在两个核心上只用棋谱的着手训练，十分之一保留不学。请在 records.games 中指定棋谱。</translation>
</message>
<message>
<source>A sound 5x5 network from nothing</source>
<translation type="unfinished">可靠的 5x5 网络，从零开始</translation>
</message>
<message>
<source>A strong 6x6 network from nothing</source>
<translation type="unfinished">强 6x6 网络，从零开始</translation>
</message>
<message>
<source>A strong 7x7 network from a teacher</source>
<translation type="unfinished">强 7x7 网络，向教师学习</translation>
</message>
<message>
<source>A {kind} named {name} exists already; choose another name.</source>
<translation type="unfinished">名为 {name} 的{kind}已存在；请另选名称。</translation>
</message>
<message>
<source>A&amp;dvice on swapping</source>
<translation type="unfinished">交换建议(&amp;D)</translation>
</message>
<message>
<source>A&amp;ll networks…</source>
<translation type="unfinished">所有网络(&amp;L)…</translation>
</message>
<message>
<source>A&amp;nnotate</source>
<translation type="unfinished">标注(&amp;N)</translation>
</message>
<message>
<source>A&amp;utoplay</source>
<translation type="unfinished">自动播放(&amp;U)</translation>
</message>
<message>
<source>A&amp;void points in the search…</source>
<translation type="unfinished">搜索时避开的点(&amp;V)…</translation>
</message>
<message>
<source>AGA with button</source>
<translation type="unfinished">AGA（带按钮）</translation>
</message>
<message>
<source>About</source>
<translation type="unfinished">关于</translation>
</message>
<message>
<source>About SAI Studio</source>
<translation type="unfinished">关于 SAI Studio</translation>
</message>
<message>
<source>About the figures</source>
<translation type="unfinished">数据说明</translation>
</message>
<message>
<source>About {time} and {disk} of disk for {games} games and {nodes} nodes, at {pace} nodes per second while the machine is as busy as now.</source>
<translation type="unfinished">约需 {time} 和 {disk} 磁盘空间，用于 {games} 局、{nodes} 节点；以电脑当前的繁忙程度，每秒 {pace} 节点。</translation>
</message>
<message>
<source>Absolute: main time only</source>
<translation type="unfinished">包干：只有保留时间</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move times 19/{size}.</source>
<translation type="unfinished">准确度为 100% × 0.75 的“每评判手损失目数 × 19/{size}”次方。</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move.</source>
<translation type="unfinished">准确度为 100% × 0.75 的“每评判手损失目数”次方。</translation>
</message>
<message>
<source>Add</source>
<translation type="unfinished">添加</translation>
</message>
<message>
<source>Add &amp;tsumego frame</source>
<translation type="unfinished">添加死活题外框(&amp;T)</translation>
</message>
<message>
<source>Add KataGo, Leela Zero or another engine by its command line, or an engine on another computer by its address, which begins with ws://. Its analysis is shown in the timeline and in the list of candidates, beside that of our own network. GTP engines can also be opponents in games and matches.</source>
<translation type="unfinished">用命令行添加 KataGo、Leela Zero 或其他引擎，或用以 ws:// 开头的地址添加另一台电脑上的引擎。其分析与自带网络的分析并列显示在时间线和候选列表中。GTP 引擎还可以作为对局和比赛的对手。</translation>
</message>
<message>
<source>Add a file…</source>
<translation type="unfinished">添加文件…</translation>
</message>
<message>
<source>Add a network</source>
<translation type="unfinished">添加网络</translation>
</message>
<message>
<source>Add a network file</source>
<translation type="unfinished">添加网络文件</translation>
</message>
<message>
<source>Add a player</source>
<translation type="unfinished">添加棋手</translation>
</message>
<message>
<source>Add a value</source>
<translation type="unfinished">添加值</translation>
</message>
<message>
<source>Add an engine</source>
<translation type="unfinished">添加引擎</translation>
</message>
<message>
<source>Add an engine…</source>
<translation type="unfinished">添加引擎…</translation>
</message>
<message>
<source>Add files…</source>
<translation type="unfinished">添加文件…</translation>
</message>
<message>
<source>Add folder…</source>
<translation type="unfinished">添加文件夹…</translation>
</message>
<message>
<source>Add games</source>
<translation type="unfinished">添加对局</translation>
</message>
<message>
<source>Add its variation</source>
<translation type="unfinished">添加其变化</translation>
</message>
<message>
<source>Add network files (KataGo, Leela Zero, SAI or SAI Studio)</source>
<translation type="unfinished">添加网络文件（KataGo、Leela Zero、SAI 或 SAI Studio）</translation>
</message>
<message>
<source>Add networks</source>
<translation type="unfinished">添加网络</translation>
</message>
<message>
<source>Add network…</source>
<translation type="unfinished">添加网络…</translation>
</message>
<message>
<source>Add the games of another file</source>
<translation type="unfinished">添加其他文件的对局</translation>
</message>
<message>
<source>Add the games to review: files, folders or zips.</source>
<translation type="unfinished">请添加要复盘的对局：文件、文件夹或 zip。</translation>
</message>
<message>
<source>Add the mistakes of a reviewed game, or come back later.</source>
<translation type="unfinished">请添加已复盘对局的失误，或稍后再来。</translation>
</message>
<message>
<source>Add the moves as a variation of this position</source>
<translation type="unfinished">把这些着手添加为此局面的变化</translation>
</message>
<message>
<source>Add the network to the list; its file is not moved</source>
<translation type="unfinished">把网络加入列表；其文件不移动</translation>
</message>
<message>
<source>Add the turning points of this game to the drill, and practice</source>
<translation type="unfinished">把本局的转折点加入练习并开始练习</translation>
</message>
<message>
<source>Add the variation of a candidate</source>
<translation type="unfinished">添加候选点的变化</translation>
</message>
<message>
<source>Add to the game</source>
<translation type="unfinished">加入棋谱</translation>
</message>
<message>
<source>Add tsumego frame</source>
<translation type="unfinished">添加死活题外框</translation>
</message>
<message>
<source>Add variation</source>
<translation type="unfinished">添加变化</translation>
</message>
<message>
<source>Added after each move</source>
<translation type="unfinished">每手之后增加</translation>
</message>
<message>
<source>Added time or overtime</source>
<translation type="unfinished">加时或读秒时间</translation>
</message>
<message>
<source>Additional handicap stones that would have balanced the lead</source>
<translation type="unfinished">在本局让子之外，能抵消领先的让子数</translation>
</message>
<message>
<source>Address of a Ray cluster as `ray start --head` prints it, or auto for the one that runs on this computer; its machines play, this computer trains.</source>
<translation type="unfinished">`ray start --head` 显示的 Ray 集群地址，或用 auto 表示在这台电脑上运行的集群；集群的机器对局，这台电脑训练。</translation>
</message>
<message>
<source>Address of the cluster</source>
<translation type="unfinished">集群的地址</translation>
</message>
<message>
<source>Add…</source>
<translation type="unfinished">添加…</translation>
</message>
<message>
<source>Adjust the komi after each game</source>
<translation type="unfinished">每局之后调整贴目</translation>
</message>
<message>
<source>Advice</source>
<translation type="unfinished">建议</translation>
</message>
<message>
<source>After a night a beginner; with more time a strong 9x9 network.</source>
<translation type="unfinished">一夜之后是初学者；时间更多则成为强 9x9 网络。</translation>
</message>
<message>
<source>After move {number}</source>
<translation type="unfinished">第 {number} 手之后</translation>
</message>
<message>
<source>After the opening, at move {number}, the game is even.</source>
<translation type="unfinished">开局之后，第 {number} 手时局势两分。</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads by {points:.1f} points.</source>
<translation type="unfinished">开局之后，第 {number} 手时{color}领先 {points:.1f} 目。</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads.</source>
<translation type="unfinished">开局之后，第 {number} 手时{color}领先。</translation>
</message>
<message>
<source>After {games} games it learns from them which moves were good, and who won.</source>
<translation type="unfinished">下完 {games} 局后，它从中学习哪些着手好、谁赢了。</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">若应以 {answer}，{move} 之后胜率由 {high}% 降至 {low}%；{better} 更好。</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move} 之后胜率由 {high}% 降至 {low}%；{better} 更好。</translation>
</message>
<message>
<source>Agent</source>
<translation type="unfinished">智能体</translation>
</message>
<message>
<source>Agent: 0 plays to win, 1 for points</source>
<translation type="unfinished">智能体：0 求胜，1 求目数</translation>
</message>
<message>
<source>Agents</source>
<translation type="unfinished">智能体</translation>
</message>
<message>
<source>Agents by lambda</source>
<translation type="unfinished">按 λ 列出的智能体</translation>
</message>
<message>
<source>Agents differ: {choices}</source>
<translation type="unfinished">智能体分歧：{choices}</translation>
</message>
<message>
<source>Agents so far: {choices}</source>
<translation type="unfinished">智能体目前：{choices}</translation>
</message>
<message>
<source>Agents: {reason}</source>
<translation type="unfinished">智能体：{reason}</translation>
</message>
<message>
<source>All</source>
<translation type="unfinished">全部</translation>
</message>
<message>
<source>All agents agree: {move}</source>
<translation type="unfinished">所有智能体一致：{move}</translation>
</message>
<message>
<source>All boards 5x5 to 19x19, from a teacher</source>
<translation type="unfinished">5x5 至 19x19 所有棋盘，向教师学习</translation>
</message>
<message>
<source>All boards are played to the end.</source>
<translation type="unfinished">所有棋盘都已下完。</translation>
</message>
<message>
<source>All figures, JSON</source>
<translation type="unfinished">全部数据，JSON</translation>
</message>
<message>
<source>All files</source>
<translation type="unfinished">所有文件</translation>
</message>
<message>
<source>All games are finished. New number of games per pair:</source>
<translation type="unfinished">所有对局已完成。每对棋手的新局数：</translation>
</message>
<message>
<source>All kinds of mistakes</source>
<translation type="unfinished">所有失误类型</translation>
</message>
<message>
<source>All machines of the cluster play; this computer trains.</source>
<translation type="unfinished">集群的所有机器对局；这台电脑训练。</translation>
</message>
<message>
<source>All mistakes</source>
<translation type="unfinished">全部失误</translation>
</message>
<message>
<source>All others have played against {player}.</source>
<translation type="unfinished">其他棋手都与 {player} 对弈过。</translation>
</message>
<message>
<source>All points but {points} are searched, {how}.</source>
<translation type="unfinished">搜索除 {points} 外的所有点，{how}。</translation>
</message>
<message>
<source>All points but {points} are searched.</source>
<translation type="unfinished">搜索除 {points} 外的所有点。</translation>
</message>
<message>
<source>All reports</source>
<translation type="unfinished">所有报告</translation>
</message>
<message>
<source>All steps of {name} are finished.</source>
<translation type="unfinished">{name} 的所有步骤已完成。</translation>
</message>
<message>
<source>All winrates are Black's, and B+3.5 means that Black leads by 3.5 points at the komi of the line that you drag. What a move loses is counted for its player, at the komi of the game.</source>
<translation type="unfinished">所有胜率均为黑方的，B+3.5 表示在您所拖动的线的贴目下黑方领先 3.5 目。着手的损失按落子方计算，以本局贴目为准。</translation>
</message>
<message>
<source>All {total} steps of {name} are finished.</source>
<translation type="unfinished">{name} 的全部 {total} 个步骤已完成。</translation>
</message>
<message>
<source>Allowed servers</source>
<translation type="unfinished">允许的服务器</translation>
</message>
<message>
<source>Alpha of the empty board</source>
<translation type="unfinished">空棋盘的 alpha</translation>
</message>
<message>
<source>AlphaGo's pipeline on 9x9, in about an hour on two cores: a policy from game records, a policy gradient, a fast policy for rollouts, a value network from one position of each game, and a tournament of the parts.</source>
<translation type="unfinished">9x9 上的 AlphaGo 流程，两个核心约一小时：从棋谱得出策略，策略梯度，用于快速走子的快速策略，从每局一个局面得出价值网络，以及各部分的锦标赛。</translation>
</message>
<message>
<source>AlphaGo's policy from game records, 9x9</source>
<translation type="unfinished">AlphaGo 棋谱策略，9x9</translation>
</message>
<message>
<source>AlphaGo's policy gradient on a small scale: a policy learns its own 9x9 moves by the results of games against a pool of its earlier selves. Name the network to begin with as run.start_network.</source>
<translation type="unfinished">小规模的 AlphaGo 策略梯度：策略根据与自身先前版本池对局的结果学习自己的 9x9 着手。请在 run.start_network 中指定起始网络。</translation>
</message>
<message>
<source>AlphaGo's policy gradient, 9x9</source>
<translation type="unfinished">AlphaGo 策略梯度，9x9</translation>
</message>
<message>
<source>AlphaGo's supervised policy on a small scale: a network of six convolutions of 64 channels learns the moves of 9x9 game records alone, a tenth of them held out. Name the records as records.games.</source>
<translation type="unfinished">小规模的 AlphaGo 监督策略：六层 64 通道卷积的网络只学习 9x9 棋谱的着手，其中十分之一保留不学。请在 records.games 中指定棋谱。</translation>
</message>
<message>
<source>AlphaGo's value network on a small scale: it learns the results of 9x9 games that two policies play, one up to a random move and one from there on, from one position of each game. Name the policies as policy_games.first_network and policy_games.then_network.</source>
<translation type="unfinished">小规模的 AlphaGo 价值网络：学习两个策略所下 9x9 对局的结果，一个下到随机着手为止，另一个接着下，每局取一个局面。请在 policy_games.first_network 和 policy_games.then_network 中指定策略。</translation>
</message>
<message>
<source>AlphaGo's value network, 9x9</source>
<translation type="unfinished">AlphaGo 价值网络，9x9</translation>
</message>
<message>
<source>AlphaGo's whole pipeline, 9x9</source>
<translation type="unfinished">AlphaGo 完整流程，9x9</translation>
</message>
<message>
<source>Already on this computer.</source>
<translation type="unfinished">本机已有。</translation>
</message>
<message>
<source>Also the variations</source>
<translation type="unfinished">也包括变化</translation>
</message>
<message>
<source>Alt+{letter} opens the menu {menu}</source>
<translation type="unfinished">Alt+{letter} 打开“{menu}”菜单</translation>
</message>
<message>
<source>Always</source>
<translation type="unfinished">总是</translation>
</message>
<message>
<source>An unexpected error occurred. Your game is unharmed: save it. The report below helps us fix it.</source>
<translation type="unfinished">发生意外错误。您的对局没有受损：请保存。以下报告有助于我们修复。</translation>
</message>
<message>
<source>An unexpected error occurred; your game is unharmed and can be saved.</source>
<translation type="unfinished">发生意外错误；您的对局没有受损，可以保存。</translation>
</message>
<message>
<source>Analysis</source>
<translation type="unfinished">分析</translation>
</message>
<message>
<source>Analysis is hidden while you play; Play › Stop playing shows it.</source>
<translation type="unfinished">对弈时不显示分析；用“对弈 &gt; 停止对弈”可显示。</translation>
</message>
<message>
<source>Analysis is off</source>
<translation type="unfinished">分析已关闭</translation>
</message>
<message>
<source>Analysis is off ({key} starts it)</source>
<translation type="unfinished">分析已关闭（按 {key} 开始）</translation>
</message>
<message>
<source>Analysis is paused. Start it to compare the candidates.</source>
<translation type="unfinished">分析已暂停。开始分析可比较候选点。</translation>
</message>
<message>
<source>Analysis is paused. Start it to find the mistakes.</source>
<translation type="unfinished">分析已暂停。开始分析可找出失误。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the figures settle.</source>
<translation type="unfinished">分析已暂停。开始分析可查看数据如何稳定。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the game went.</source>
<translation type="unfinished">分析已暂停。开始分析可查看对局走势。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the candidate moves.</source>
<translation type="unfinished">分析已暂停。开始分析可查看候选点。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the visits of every move.</source>
<translation type="unfinished">分析已暂停。开始分析可查看每手的计算量。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the winrate for every komi.</source>
<translation type="unfinished">分析已暂停。开始分析可查看各贴目的胜率。</translation>
</message>
<message>
<source>Analysis makes {speed} evaluations per second.</source>
<translation type="unfinished">分析每秒进行 {speed} 次评估。</translation>
</message>
<message>
<source>Analysis stored in the game record: {analysis}.</source>
<translation type="unfinished">棋谱中保存的分析：{analysis}。</translation>
</message>
<message>
<source>Analyze &amp;whole game</source>
<translation type="unfinished">分析整局(&amp;W)</translation>
</message>
<message>
<source>Analyze the current position</source>
<translation type="unfinished">分析当前局面</translation>
</message>
<message>
<source>Analyze with KataGo, Leela Zero or others</source>
<translation type="unfinished">用 KataGo、Leela Zero 等引擎分析</translation>
</message>
<message>
<source>Analyze with this generation's network in the rest of the program</source>
<translation type="unfinished">在程序其余部分用这一代的网络分析</translation>
</message>
<message>
<source>Ancient territory scoring</source>
<translation type="unfinished">古代数目法</translation>
</message>
<message>
<source>Annotate</source>
<translation type="unfinished">标注</translation>
</message>
<message>
<source>Annotated game</source>
<translation type="unfinished">带标注的棋谱</translation>
</message>
<message>
<source>Another engine (GTP)…</source>
<translation type="unfinished">其他引擎（GTP）…</translation>
</message>
<message>
<source>Another file…</source>
<translation type="unfinished">其他文件…</translation>
</message>
<message>
<source>Another network file…</source>
<translation type="unfinished">其他网络文件…</translation>
</message>
<message>
<source>Another program changed {name} since it was opened here.</source>
<translation type="unfinished">{name} 在此打开后被其他程序更改了。</translation>
</message>
<message>
<source>Another program changed {name}.</source>
<translation type="unfinished">其他程序更改了 {name}。</translation>
</message>
<message>
<source>Another program changed {name}; you have changes that are not saved.</source>
<translation type="unfinished">其他程序更改了 {name}；您有未保存的更改。</translation>
</message>
<message>
<source>Another program removed {name}; it is still open here and can be saved.</source>
<translation type="unfinished">其他程序删除了 {name}；它在此仍打开，可以保存。</translation>
</message>
<message>
<source>Anywhere on the board</source>
<translation type="unfinished">棋盘任意位置</translation>
</message>
<message>
<source>Apply</source>
<translation type="unfinished">应用</translation>
</message>
<message>
<source>Area</source>
<translation type="unfinished">子数</translation>
</message>
<message>
<source>Area scoring</source>
<translation type="unfinished">数子法</translation>
</message>
<message>
<source>Area scoring (assumed)</source>
<translation type="unfinished">数子法（假定）</translation>
</message>
<message>
<source>Arithmetic of the searches' network; auto takes the fastest that gives the same answers.</source>
<translation type="unfinished">搜索所用网络的运算精度；auto 取回答相同的最快者。</translation>
</message>
<message>
<source>Arithmetic of the trunk; auto times both.</source>
<translation type="unfinished">主干的运算精度；auto 两者都计时。</translation>
</message>
<message>
<source>Arrow keys, Enter, after Board cursor</source>
<translation type="unfinished">先“棋盘光标”，再用方向键、Enter</translation>
</message>
<message>
<source>As played</source>
<translation type="unfinished">按对局顺序</translation>
</message>
<message>
<source>At game's komi</source>
<translation type="unfinished">本局贴目</translation>
</message>
<message>
<source>At komi</source>
<translation type="unfinished">贴目</translation>
</message>
<message>
<source>At komi {komi}</source>
<translation type="unfinished">贴目 {komi}</translation>
</message>
<message>
<source>At komi {komi} (game: {game_komi})</source>
<translation type="unfinished">贴目 {komi}（本局：{game_komi}）</translation>
</message>
<message>
<source>At komi {komi} Black wins {winrate}</source>
<translation type="unfinished">贴目 {komi} 时黑方胜率 {winrate}</translation>
</message>
<message>
<source>At komi {komi} Black's winrate is {share}.</source>
<translation type="unfinished">贴目 {komi} 时黑方胜率为 {share}。</translation>
</message>
<message>
<source>At komi {komi} {moves} comes nearest to even: a swap gains {gain:.1f} points, fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">贴目 {komi} 时，{moves} 最接近均势：交换获益 {gain:.1f} 目，公平贴目 {fair:.1f} ± {error:.1f}。</translation>
</message>
<message>
<source>At komi {komi} {moves} leaves nothing measurable to gain from swapping: fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">贴目 {komi} 时，{moves} 之后交换没有可测出的好处：公平贴目 {fair:.1f} ± {error:.1f}。</translation>
</message>
<message>
<source>At the end its last network plays against its first one and against the shipped {board} network, to show whether it became stronger.</source>
<translation type="unfinished">最后，它的最后一个网络与第一个网络以及自带的 {board} 网络比赛：由此看出它是否变强。</translation>
</message>
<message>
<source>At the komi of the game, without a search</source>
<translation type="unfinished">本局贴目下，不搜索</translation>
</message>
<message>
<source>At the start</source>
<translation type="unfinished">开局处</translation>
</message>
<message>
<source>At this setup</source>
<translation type="unfinished">摆子处</translation>
</message>
<message>
<source>Automatic</source>
<translation type="unfinished">自动</translation>
</message>
<message>
<source>Autoplay s&amp;peed</source>
<translation type="unfinished">自动播放速度(&amp;P)</translation>
</message>
<message>
<source>Autosave failed ({problem}): unsaved changes would be lost in a crash. Save the game to another disk.</source>
<translation type="unfinished">自动保存失败（{problem}）：若程序崩溃，未保存的更改会丢失。请把棋谱保存到其他磁盘。</translation>
</message>
<message>
<source>Avoid {point} in the search</source>
<translation type="unfinished">搜索时避开 {point}</translation>
</message>
<message>
<source>B and W can't be in one node; add a move of its own for the other side</source>
<translation type="unfinished">B 和 W 不能在同一节点；请为另一方单独添加一手</translation>
</message>
<message>
<source>B&amp;oard cursor</source>
<translation type="unfinished">棋盘光标(&amp;O)</translation>
</message>
<message>
<source>Back</source>
<translation type="unfinished">后退</translation>
</message>
<message>
<source>Back 10</source>
<translation type="unfinished">后退 10 手</translation>
</message>
<message>
<source>Back and forward; over a candidate: through its variation</source>
<translation type="unfinished">后退和前进；在候选点上：浏览其变化</translation>
</message>
<message>
<source>Back to komi {komi}</source>
<translation type="unfinished">回到贴目 {komi}</translation>
</message>
<message>
<source>Back to playing moves</source>
<translation type="unfinished">恢复落子</translation>
</message>
<message>
<source>Back to the game</source>
<translation type="unfinished">回到实战</translation>
</message>
<message>
<source>Back to the komi of the game</source>
<translation type="unfinished">回到本局贴目</translation>
</message>
<message>
<source>Bad move</source>
<translation type="unfinished">恶手</translation>
</message>
<message>
<source>Before</source>
<translation type="unfinished">之前</translation>
</message>
<message>
<source>Before the mistake</source>
<translation type="unfinished">失误之前</translation>
</message>
<message>
<source>Begin a new game, or play on in the open one</source>
<translation type="unfinished">新开一局，或续下当前对局</translation>
</message>
<message>
<source>Begin again at the position that the main window shows</source>
<translation type="unfinished">从主窗口显示的局面重新开始</translation>
</message>
<message>
<source>Begin again with the first move of the game</source>
<translation type="unfinished">从对局第一手重新开始</translation>
</message>
<message>
<source>Begin again:</source>
<translation type="unfinished">重新开始：</translation>
</message>
<message>
<source>Beginner</source>
<translation type="unfinished">入门</translation>
</message>
<message>
<source>Begun from the preset “{title}”.</source>
<translation type="unfinished">由预设“{title}”开始。</translation>
</message>
<message>
<source>Below komi {low} {move} is best, above {high} {other}.</source>
<translation type="unfinished">贴目低于 {low} 时 {move} 最佳，高于 {high} 时 {other} 最佳。</translation>
</message>
<message>
<source>Below komi {low} {move} is better, above {high} {other}.</source>
<translation type="unfinished">贴目低于 {low} 时 {move} 较好，高于 {high} 时 {other} 较好。</translation>
</message>
<message>
<source>Best move</source>
<translation type="unfinished">最佳着手</translation>
</message>
<message>
<source>Best moves</source>
<translation type="unfinished">最佳着手</translation>
</message>
<message>
<source>Beta of the empty board</source>
<translation type="unfinished">空棋盘的 beta</translation>
</message>
<message>
<source>Better</source>
<translation type="unfinished">更好</translation>
</message>
<message>
<source>Better: {move}</source>
<translation type="unfinished">更好：{move}</translation>
</message>
<message>
<source>Better: {move}, then {variation}.</source>
<translation type="unfinished">更好：{move}，然后 {variation}。</translation>
</message>
<message>
<source>Better: {move}.</source>
<translation type="unfinished">更好：{move}。</translation>
</message>
<message>
<source>Better: {vertex}</source>
<translation type="unfinished">更好：{vertex}</translation>
</message>
<message>
<source>Black</source>
<translation type="unfinished">黑方</translation>
</message>
<message>
<source>Black (X)</source>
<translation type="unfinished">黑（X）</translation>
</message>
<message>
<source>Black ahead</source>
<translation type="unfinished">黑领先</translation>
</message>
<message>
<source>Black gets {points}</source>
<translation type="unfinished">黑方得 {points} 目</translation>
</message>
<message>
<source>Black is ahead where fair komi lies above the dashed line. The band is one standard deviation of the score. Pale lines are positions with few visits, where the judgment of a move may change. At the end of the record: {lead} at komi {komi}.</source>
<translation type="unfinished">公平贴目位于虚线之上时黑方领先。色带为一个目数标准差。淡色线段为计算量少、对着手的评判可能改变的局面。棋谱末尾：贴目 {komi} 时 {lead}。</translation>
</message>
<message>
<source>Black is stronger by {n} rank; by custom the weaker takes Black.</source>
<translation type="unfinished">黑方强 {n} 级；按惯例由较弱者执黑。</translation>
</message>
<message>
<source>Black is stronger by {n} ranks; by custom the weaker takes Black.</source>
<translation type="unfinished">黑方强 {n} 级；按惯例由较弱者执黑。</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">第 {number} 手后黑方领先 {points:.1f} 目</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead at the start</source>
<translation type="unfinished">开局时黑方领先 {points:.1f} 目</translation>
</message>
<message>
<source>Black leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">最后局面黑方领先 {points} 目（{share}%）。</translation>
</message>
<message>
<source>Black lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">黑方第 {number} 手 {move} 彻底失去领先：损失 {lost}。</translation>
</message>
<message>
<source>Black places {stones} handicap stones first.</source>
<translation type="unfinished">黑方先摆 {stones} 个让子。</translation>
</message>
<message>
<source>Black stone</source>
<translation type="unfinished">黑子</translation>
</message>
<message>
<source>Black wins</source>
<translation type="unfinished">黑胜</translation>
</message>
<message>
<source>Black wins %</source>
<translation type="unfinished">黑胜 %</translation>
</message>
<message>
<source>Black wins at komi {komi}</source>
<translation type="unfinished">贴目 {komi} 下黑胜</translation>
</message>
<message>
<source>Black wins at {komi}</source>
<translation type="unfinished">贴目 {komi} 下黑胜</translation>
</message>
<message>
<source>Black wins the empty board</source>
<translation type="unfinished">空棋盘黑胜</translation>
</message>
<message>
<source>Black wins the empty board, by komi</source>
<translation type="unfinished">空棋盘黑胜，按贴目</translation>
</message>
<message>
<source>Black wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">贴目 {komi} 时，最后局面黑方胜率 {share}%。</translation>
</message>
<message>
<source>Black wins this position</source>
<translation type="unfinished">此局面黑胜</translation>
</message>
<message>
<source>Black won</source>
<translation type="unfinished">黑胜</translation>
</message>
<message>
<source>Black won by forfeit</source>
<translation type="unfinished">黑方因对方弃权胜</translation>
</message>
<message>
<source>Black won by resignation</source>
<translation type="unfinished">黑中盘胜</translation>
</message>
<message>
<source>Black won by {margin:g}</source>
<translation type="unfinished">黑胜 {margin:g} 目</translation>
</message>
<message>
<source>Black won by {points:.1f} points</source>
<translation type="unfinished">黑胜 {points:.1f} 目</translation>
</message>
<message>
<source>Black won on time</source>
<translation type="unfinished">黑超时胜</translation>
</message>
<message>
<source>Black would win by {points:.1f} points</source>
<translation type="unfinished">黑方将胜 {points:.1f} 目</translation>
</message>
<message>
<source>Black {black}, White {white}</source>
<translation type="unfinished">黑 {black}，白 {white}</translation>
</message>
<message>
<source>Black {black}, White {white}, {neutral} neutral</source>
<translation type="unfinished">黑 {black}，白 {white}，中立 {neutral}</translation>
</message>
<message>
<source>Black {black} + {black_prisoners}, White {white} + {white_prisoners}</source>
<translation type="unfinished">黑 {black} + {black_prisoners}，白 {white} + {white_prisoners}</translation>
</message>
<message>
<source>Black {percent}</source>
<translation type="unfinished">黑 {percent}</translation>
</message>
<message>
<source>Black's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">黑方第 {number} 手 {move} 损失最大：{lost}。</translation>
</message>
<message>
<source>Black's share of the games</source>
<translation type="unfinished">黑方胜局比例</translation>
</message>
<message>
<source>Black's winrate and Black's lead in points, by move</source>
<translation type="unfinished">每手的黑方胜率和黑方领先目数</translation>
</message>
<message>
<source>Black's winrate at komi {komi}</source>
<translation type="unfinished">黑方胜率（贴目 {komi}）</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, and how often the policy chooses {move}, by generation. A click selects a generation.</source>
<translation type="unfinished">各代在贴目 {komi} 时的黑方胜率，以及策略选择 {move} 的频率。点击可选择一代。</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, by move.</source>
<translation type="unfinished">贴目 {komi} 时黑方各手的胜率。</translation>
</message>
<message>
<source>Black's winrate at the komi of the rules.</source>
<translation type="unfinished">规则贴目下的黑方胜率。</translation>
</message>
<message>
<source>Black's winrate by komi as the selected generation sees the position, without a search. Earlier generations stay as pale lines; move the slider below.</source>
<translation type="unfinished">所选的一代不搜索时对此局面各贴目的黑方胜率。更早各代保留为淡线；可移动下方滑块。</translation>
</message>
<message>
<source>Black's winrate by komi, as searched by the agent that plays most for points.</source>
<translation type="unfinished">各贴目下的黑方胜率，取自最追求目数的智能体的搜索。</translation>
</message>
<message>
<source>Black's winrate by komi: drag the line</source>
<translation type="unfinished">各贴目下的黑方胜率：拖动线</translation>
</message>
<message>
<source>Black's winrate on the empty board half a point below and half a point above the score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, dashed ones a search where one was measured.</source>
<translation type="unfinished">贴目比最优目数低半目和高半目时空棋盘的黑方胜率：100% 和 0% 为正确。实线为仅网络，虚线为搜索（若已测量）。</translation>
</message>
<message>
<source>Black’s chance to win at that komi</source>
<translation type="unfinished">黑方在该贴目下的胜率</translation>
</message>
<message>
<source>Blocks</source>
<translation type="unfinished">块数</translation>
</message>
<message>
<source>Board</source>
<translation type="unfinished">棋盘</translation>
</message>
<message>
<source>Board &amp;only</source>
<translation type="unfinished">仅棋盘(&amp;O)</translation>
</message>
<message>
<source>Board cursor off</source>
<translation type="unfinished">棋盘光标已关闭</translation>
</message>
<message>
<source>Board cursor on. {point}</source>
<translation type="unfinished">棋盘光标已开启。{point}</translation>
</message>
<message>
<source>Board sizes</source>
<translation type="unfinished">棋盘路数</translation>
</message>
<message>
<source>Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes of a range share its part.</source>
<translation type="unfinished">棋盘路数，以及从各路数抽取局面的频率，如 19:3 9:2 5-8:1；范围内的各路数平分其份额。</translation>
</message>
<message>
<source>Board {place}</source>
<translation type="unfinished">棋盘 {place}</translation>
</message>
<message>
<source>Board: {move}</source>
<translation type="unfinished">棋盘：{move}</translation>
</message>
<message>
<source>Boards</source>
<translation type="unfinished">棋盘</translation>
</message>
<message>
<source>Both players</source>
<translation type="unfinished">双方</translation>
</message>
<message>
<source>Both sides passed.</source>
<translation type="unfinished">双方停一手。</translation>
</message>
<message>
<source>Both sides passed: mark the dead stones, then write the result.</source>
<translation type="unfinished">双方停一手：请标出死子，再写入结果。</translation>
</message>
<message>
<source>Branches</source>
<translation type="unfinished">分支</translation>
</message>
<message>
<source>Branches off game {game} after move {move}, at komi {komi}.</source>
<translation type="unfinished">从第 {game} 局第 {move} 手之后分出，贴目 {komi}。</translation>
</message>
<message>
<source>Browse…</source>
<translation type="unfinished">浏览…</translation>
</message>
<message>
<source>By custom players of equal rank play without handicap.</source>
<translation type="unfinished">按惯例，段位相同者不让子。</translation>
</message>
<message>
<source>By custom, one stone a rank: for {ranks} ranks the maximum, {stones} stones, komi 0.5.</source>
<translation type="unfinished">按惯例一级一子：相差 {ranks} 级，让 {stones} 子（上限），贴目 0.5。</translation>
</message>
<message>
<source>By custom, one stone a rank: one stone, komi 0.5.</source>
<translation type="unfinished">按惯例一级一子：一子，贴目 0.5。</translation>
</message>
<message>
<source>By custom, one stone a rank: {n} stones, komi 0.5.</source>
<translation type="unfinished">按惯例一级一子：{n} 子，贴目 0.5。</translation>
</message>
<message>
<source>By komi and color</source>
<translation type="unfinished">按贴目和执色</translation>
</message>
<message>
<source>By the &amp;search</source>
<translation type="unfinished">由搜索决定(&amp;S)</translation>
</message>
<message>
<source>By {rules} rules White also gets {points:g} points for {stones} stones, so that the game is at komi {komi}.</source>
<translation type="unfinished">按{rules}规则，让 {stones} 子时白方另得 {points:g} 目，因此对局贴目为 {komi}。</translation>
</message>
<message>
<source>Byo-yomi: periods, one move each</source>
<translation type="unfinished">读秒：若干次，每次一手</translation>
</message>
<message>
<source>C&amp;oordinates</source>
<translation type="unfinished">坐标(&amp;O)</translation>
</message>
<message>
<source>CA[{declared:.40}] is not an encoding that fits; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}] 不是适用的编码；按 {encoding} 读取</translation>
</message>
<message>
<source>CA[{declared:.40}] is not the real encoding; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}] 与实际不符；按 {encoding} 读取</translation>
</message>
<message>
<source>CPU-minutes</source>
<translation type="unfinished">CPU 分钟</translation>
</message>
<message>
<source>CPU-seconds</source>
<translation type="unfinished">CPU 秒</translation>
</message>
<message>
<source>CSV table…</source>
<translation type="unfinished">CSV 表格…</translation>
</message>
<message>
<source>Canadian: a number of moves in a time</source>
<translation type="unfinished">加拿大：限时内下若干手</translation>
</message>
<message>
<source>Cancel</source>
<translation type="unfinished">取消</translation>
</message>
<message>
<source>Cancel the tool, region, viewed komi or message in use, one at a time; then stop the analysis</source>
<translation type="unfinished">依次取消一项：工具、区域、查看贴目、消息；最后是分析</translation>
</message>
<message>
<source>Cancel, or stop analysis, several times</source>
<translation type="unfinished">连按数次“取消或停止分析”</translation>
</message>
<message>
<source>Candidate moves</source>
<translation type="unfinished">候选点</translation>
</message>
<message>
<source>Candidate moves appear here once the position is analyzed.</source>
<translation type="unfinished">分析此局面后，这里显示候选点。</translation>
</message>
<message>
<source>Candidate's color: White only, as in the paper (at a komi that favors White, play as Black gets randomly worse), or both in turn.</source>
<translation type="unfinished">候选网络的执色：仅执白，如论文（贴目有利于白方时，执黑的下法会随机变差），或轮流。</translation>
</message>
<message>
<source>Candidates</source>
<translation type="unfinished">候选点</translation>
</message>
<message>
<source>Candidates that win by [points]</source>
<translation type="unfinished">候选点至少赢 [目]</translation>
</message>
<message>
<source>Candidates with fewer visits are not shown</source>
<translation type="unfinished">不显示计算量更少的候选点</translation>
</message>
<message>
<source>Careful</source>
<translation type="unfinished">谨慎</translation>
</message>
<message>
<source>Casual</source>
<translation type="unfinished">休闲</translation>
</message>
<message>
<source>Certainty</source>
<translation type="unfinished">确定度</translation>
</message>
<message>
<source>Certainty: how steep its curve is [1/points]</source>
<translation type="unfinished">确定度：曲线有多陡 [1/目]</translation>
</message>
<message>
<source>Chain</source>
<translation type="unfinished">流程</translation>
</message>
<message>
<source>Chance of each late move of the leading side to be a pass; the study has 1/3.</source>
<translation type="unfinished">领先方后期每手为停一手的概率；该研究为 1/3。</translation>
</message>
<message>
<source>Chance of each position to start a game at its own fair komi.</source>
<translation type="unfinished">每个局面以其公平贴目开始一局的概率。</translation>
</message>
<message>
<source>Chances at</source>
<translation type="unfinished">胜算，按</translation>
</message>
<message>
<source>Change how the search explores, for experts</source>
<translation type="unfinished">改变搜索的探索方式，供专家使用</translation>
</message>
<message>
<source>Change the komi after each result; only for games played from the start</source>
<translation type="unfinished">按结果调整贴目；只能从开局起</translation>
</message>
<message>
<source>Change whose turn it is in this position</source>
<translation type="unfinished">改变此局面轮到哪方</translation>
</message>
<message>
<source>Changed; default: {usual}</source>
<translation type="unfinished">已更改；默认：{usual}</translation>
</message>
<message>
<source>Check</source>
<translation type="unfinished">校验</translation>
</message>
<message>
<source>Check all networks</source>
<translation type="unfinished">全选网络</translation>
</message>
<message>
<source>Check one or more networks on the left to measure them.</source>
<translation type="unfinished">请在左侧勾选一个或多个网络进行测量。</translation>
</message>
<message>
<source>Check one or more networks on the left to see their curves.</source>
<translation type="unfinished">请在左侧勾选一个或多个网络以查看曲线。</translation>
</message>
<message>
<source>Checking the files…</source>
<translation type="unfinished">正在检查文件…</translation>
</message>
<message>
<source>Chinese</source>
<translation type="unfinished">中国</translation>
</message>
<message>
<source>Choice of the best move</source>
<translation type="unfinished">最佳着手的选择</translation>
</message>
<message>
<source>Choose Networks › Add network to add one</source>
<translation type="unfinished">请用“网络 &gt; 添加网络”添加</translation>
</message>
<message>
<source>Choose a folder with game records first.</source>
<translation type="unfinished">请先选择棋谱文件夹。</translation>
</message>
<message>
<source>Choose a method of dynamic komi, or none.</source>
<translation type="unfinished">请选一种动态贴目方法，或选无。</translation>
</message>
<message>
<source>Choose a network</source>
<translation type="unfinished">选择网络</translation>
</message>
<message>
<source>Choose a program</source>
<translation type="unfinished">选择程序</translation>
</message>
<message>
<source>Choose a run first.</source>
<translation type="unfinished">请先选择训练。</translation>
</message>
<message>
<source>Choose at least one network first.</source>
<translation type="unfinished">请先选择至少一个网络。</translation>
</message>
<message>
<source>Choose game records first.</source>
<translation type="unfinished">请先选择棋谱。</translation>
</message>
<message>
<source>Choose game records with a counted score. Measure compares the winrates of every checked network at each komi with who would have won there.</source>
<translation type="unfinished">请选择已数子的棋谱。测量把每个勾选网络在各贴目下的胜率与该贴目下的实际胜方相比较。</translation>
</message>
<message>
<source>Choose how many candidates the board shows, and with how many visits</source>
<translation type="unfinished">设定棋盘显示多少候选点，以及所需的计算量</translation>
</message>
<message>
<source>Choose how the window looks and works</source>
<translation type="unfinished">设定窗口的外观和操作方式</translation>
</message>
<message>
<source>Choose the folder in which the run's folder is made</source>
<translation type="unfinished">选择在哪个文件夹中建立训练文件夹</translation>
</message>
<message>
<source>Choose the folder with the games to search</source>
<translation type="unfinished">选择要搜索的对局文件夹</translation>
</message>
<message>
<source>Choose the program, then add its arguments</source>
<translation type="unfinished">先选择程序，再添加参数</translation>
</message>
<message>
<source>Choose with Networks › Evaluator</source>
<translation type="unfinished">在“网络 &gt; 推理后端”中选择</translation>
</message>
<message>
<source>Choose {file}: {about}.</source>
<translation type="unfinished">请选择 {file}：{about}。</translation>
</message>
<message>
<source>Choose {what}</source>
<translation type="unfinished">选择 {what}</translation>
</message>
<message>
<source>Choose, reorder, remove or add games</source>
<translation type="unfinished">选择、排序、删除或添加对局</translation>
</message>
<message>
<source>Choose…</source>
<translation type="unfinished">选择…</translation>
</message>
<message>
<source>Circle</source>
<translation type="unfinished">圆圈</translation>
</message>
<message>
<source>Circles</source>
<translation type="unfinished">循环</translation>
</message>
<message>
<source>Clear all networks</source>
<translation type="unfinished">全不选网络</translation>
</message>
<message>
<source>Clearly even position</source>
<translation type="unfinished">明显两分</translation>
</message>
<message>
<source>Click</source>
<translation type="unfinished">点击</translation>
</message>
<message>
<source>Click a field and press the keys.</source>
<translation type="unfinished">点击输入框并按键。</translation>
</message>
<message>
<source>Click a point to mark it as a best move, or not</source>
<translation type="unfinished">点击某点可把它标为最佳着手，或取消</translation>
</message>
<message>
<source>Click for the next of these moves</source>
<translation type="unfinished">点击转到下一个此类着手</translation>
</message>
<message>
<source>Click on the board of a study</source>
<translation type="unfinished">点击研究的棋盘</translation>
</message>
<message>
<source>Click or drag in a chart of a run</source>
<translation type="unfinished">在训练图表中点击或拖动</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched</source>
<translation type="unfinished">点击或拖过不搜索的点</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched.</source>
<translation type="unfinished">点击或拖过不搜索的点。</translation>
</message>
<message>
<source>Click or drag to dim points; again lights them up.</source>
<translation type="unfinished">点击或拖动使点变暗；再次则变亮。</translation>
</message>
<message>
<source>Click or drag to mark points; again removes the mark.</source>
<translation type="unfinished">点击或拖动标记点；再次则移除标记。</translation>
</message>
<message>
<source>Click or press Space to start; the Enter key measures first</source>
<translation type="unfinished">请用鼠标或空格键按下：Enter 会开始测量</translation>
</message>
<message>
<source>Click stones to mark them dead or alive.</source>
<translation type="unfinished">点击棋子可标为死子或活子。</translation>
</message>
<message>
<source>Click stones, marks or ends of lines to remove them.</source>
<translation type="unfinished">点击棋子、标记或线端可移除。</translation>
</message>
<message>
<source>Click to insert moves; those that follow stay.</source>
<translation type="unfinished">点击插入着手；后续着手保留。</translation>
</message>
<message>
<source>Click to label points 1, 2, 3; again removes a number.</source>
<translation type="unfinished">点击标注 1、2、3；再点移除数字。</translation>
</message>
<message>
<source>Click to label points A, B, C; again removes a letter.</source>
<translation type="unfinished">点击标注 A、B、C；再点移除字母。</translation>
</message>
<message>
<source>Click to set up black stones.</source>
<translation type="unfinished">点击摆黑子。</translation>
</message>
<message>
<source>Click to set up white stones.</source>
<translation type="unfinished">点击摆白子。</translation>
</message>
<message>
<source>Click where the next move of the game was played.</source>
<translation type="unfinished">点击您认为实战下一手的位置。</translation>
</message>
<message>
<source>Clock</source>
<translation type="unfinished">棋钟</translation>
</message>
<message>
<source>Close</source>
<translation type="unfinished">关闭</translation>
</message>
<message>
<source>Close (Esc)</source>
<translation type="unfinished">关闭（Esc）</translation>
</message>
<message>
<source>Close this message</source>
<translation type="unfinished">关闭此消息</translation>
</message>
<message>
<source>Cluster</source>
<translation type="unfinished">集群</translation>
</message>
<message>
<source>Co&amp;mpare runs</source>
<translation type="unfinished">比较训练(&amp;M)</translation>
</message>
<message>
<source>Collapse all &amp;variations</source>
<translation type="unfinished">折叠所有变化(&amp;V)</translation>
</message>
<message>
<source>Collapse branch</source>
<translation type="unfinished">折叠分支</translation>
</message>
<message>
<source>Color</source>
<translation type="unfinished">颜色</translation>
</message>
<message>
<source>Color of the first player of a pair: both in turn, black, white, or hold: the side that wins with perfect play at the komi of the game.</source>
<translation type="unfinished">每对棋手中第一棋手的执色：双方轮流（both）、黑（black）、白（white），或 hold：在该局贴目下执最优下法的胜方。</translation>
</message>
<message>
<source>Color-&amp;blind palette</source>
<translation type="unfinished">色盲配色(&amp;B)</translation>
</message>
<message>
<source>Colors</source>
<translation type="unfinished">执色</translation>
</message>
<message>
<source>Colors of losses that people with color-blindness can tell apart</source>
<translation type="unfinished">色盲也能分辨的损失颜色</translation>
</message>
<message>
<source>Colors of the window</source>
<translation type="unfinished">窗口的颜色</translation>
</message>
<message>
<source>Column: chance to win by at least</source>
<translation type="unfinished">列：至少赢这么多目的概率</translation>
</message>
<message>
<source>Columns</source>
<translation type="unfinished">列数</translation>
</message>
<message>
<source>Columns of the board</source>
<translation type="unfinished">棋盘的列数</translation>
</message>
<message>
<source>Command line as in a terminal, with quotes around blanks; or the address of an analysis engine on another computer, like ws://192.168.1.5:2388/TOKEN</source>
<translation type="unfinished">与终端中相同的命令行，含空格处加引号；或另一台电脑上分析引擎的地址，例如 ws://192.168.1.5:2388/TOKEN</translation>
</message>
<message>
<source>Command line of the program</source>
<translation type="unfinished">程序的命令行</translation>
</message>
<message>
<source>Command or ws:// address</source>
<translation type="unfinished">命令或 ws:// 地址</translation>
</message>
<message>
<source>Command to the engine</source>
<translation type="unfinished">发给引擎的命令</translation>
</message>
<message>
<source>Command to the engine in use, e.g. showboard</source>
<translation type="unfinished">发给当前引擎的命令，如 showboard</translation>
</message>
<message>
<source>Commands</source>
<translation type="unfinished">命令</translation>
</message>
<message>
<source>Commands and shortcuts</source>
<translation type="unfinished">命令和快捷键</translation>
</message>
<message>
<source>Comment</source>
<translation type="unfinished">注释</translation>
</message>
<message>
<source>Comments of the game record</source>
<translation type="unfinished">棋谱中的注释</translation>
</message>
<message>
<source>Compare</source>
<translation type="unfinished">比较</translation>
</message>
<message>
<source>Compare &amp;timeline with</source>
<translation type="unfinished">走势对照(&amp;T)</translation>
</message>
<message>
<source>Compare many networks on this position</source>
<translation type="unfinished">在此局面比较多个网络</translation>
</message>
<message>
<source>Compare the run's networks with a strong network's search</source>
<translation type="unfinished">测量此训练的网络与强网络的搜索有多接近</translation>
</message>
<message>
<source>Compare the whole sweep</source>
<translation type="unfinished">比较整个扫描</translation>
</message>
<message>
<source>Compare with</source>
<translation type="unfinished">对照</translation>
</message>
<message>
<source>Compare with a strong network…</source>
<translation type="unfinished">与强网络比较…</translation>
</message>
<message>
<source>Compare with the selected run</source>
<translation type="unfinished">与所选训练比较</translation>
</message>
<message>
<source>Compare {name} with a strong network</source>
<translation type="unfinished">把 {name} 与强网络比较</translation>
</message>
<message>
<source>Console</source>
<translation type="unfinished">控制台</translation>
</message>
<message>
<source>Context menu of the point</source>
<translation type="unfinished">该点的右键菜单</translation>
</message>
<message>
<source>Continuation</source>
<translation type="unfinished">后续变化</translation>
</message>
<message>
<source>Continue</source>
<translation type="unfinished">继续</translation>
</message>
<message>
<source>Continue the match</source>
<translation type="unfinished">继续对抗赛</translation>
</message>
<message>
<source>Continue the run</source>
<translation type="unfinished">继续训练</translation>
</message>
<message>
<source>Continue the selected run</source>
<translation type="unfinished">继续所选训练</translation>
</message>
<message>
<source>Continue {name}</source>
<translation type="unfinished">继续 {name}</translation>
</message>
<message>
<source>Continue {name} ({done} of {steps} steps done)</source>
<translation type="unfinished">继续 {name}（{steps} 步中已完成 {done} 步）</translation>
</message>
<message>
<source>Continue?</source>
<translation type="unfinished">继续？</translation>
</message>
<message>
<source>Continues a trained 7x7 network by self-play at low temperatures: calm games settle its curves, late positions first. Name the network as run.start_network.</source>
<translation type="unfinished">从已学成的网络继续的 7x7 自对弈：平稳的对局使其曲线稳定，从后期局面开始。请将网络填入 run.start_network。</translation>
</message>
<message>
<source>Continue…</source>
<translation type="unfinished">继续…</translation>
</message>
<message>
<source>Copy &amp;variation</source>
<translation type="unfinished">复制变化(&amp;V)</translation>
</message>
<message>
<source>Copy for Sensei's &amp;Library</source>
<translation type="unfinished">复制到 Sensei's Library(&amp;L)</translation>
</message>
<message>
<source>Copy from this move on</source>
<translation type="unfinished">从这一手起复制</translation>
</message>
<message>
<source>Copy game as SGF</source>
<translation type="unfinished">把棋谱复制为 SGF</translation>
</message>
<message>
<source>Copy image</source>
<translation type="unfinished">复制图片</translation>
</message>
<message>
<source>Copy position as &amp;text</source>
<translation type="unfinished">复制局面为文本(&amp;T)</translation>
</message>
<message>
<source>Copy report</source>
<translation type="unfinished">复制报告</translation>
</message>
<message>
<source>Copy the board as a diagram of letters, to paste into a message</source>
<translation type="unfinished">把棋盘复制为字符图，可粘贴到消息中</translation>
</message>
<message>
<source>Copy the game as SGF</source>
<translation type="unfinished">把棋谱复制为 SGF</translation>
</message>
<message>
<source>Copy the position as a diagram for Sensei's Library and forums</source>
<translation type="unfinished">把局面复制为 Sensei's Library 和论坛用的图</translation>
</message>
<message>
<source>Copy variation</source>
<translation type="unfinished">复制变化</translation>
</message>
<message>
<source>Copy {point}</source>
<translation type="unfinished">复制 {point}</translation>
</message>
<message>
<source>Count</source>
<translation type="unfinished">数子</translation>
</message>
<message>
<source>Count the games of another name as games of this player</source>
<translation type="unfinished">把另一个名字的对局计为该棋手的对局</translation>
</message>
<message>
<source>Count the score; click stones to mark them dead</source>
<translation type="unfinished">数子；点击棋子可标为死子</translation>
</message>
<message>
<source>Count the score; stones that look dead are marked</source>
<translation type="unfinished">数子；疑似死子会标出</translation>
</message>
<message>
<source>Counted from 1</source>
<translation type="unfinished">从 1 数起</translation>
</message>
<message>
<source>Counted without the stones that look dead</source>
<translation type="unfinished">去掉疑似死子后数子</translation>
</message>
<message>
<source>Cr&amp;oss</source>
<translation type="unfinished">叉(&amp;O)</translation>
</message>
<message>
<source>Cross</source>
<translation type="unfinished">叉</translation>
</message>
<message>
<source>Cross-convolution network, as published</source>
<translation type="unfinished">十字卷积网络，论文原版</translation>
</message>
<message>
<source>Cross-convolution network, small</source>
<translation type="unfinished">十字卷积网络，小型</translation>
</message>
<message>
<source>Cross-entropy of each point's owner, or the squared error.</source>
<translation type="unfinished">每点归属的交叉熵，或平方误差。</translation>
</message>
<message>
<source>Cross-entropy, or the squared error of the SAI paper.</source>
<translation type="unfinished">交叉熵，或 SAI 论文的平方误差。</translation>
</message>
<message>
<source>Ctrl+wheel over the timeline</source>
<translation type="unfinished">走势上 Ctrl+滚轮</translation>
</message>
<message>
<source>Cu&amp;t variation</source>
<translation type="unfinished">剪切变化(&amp;T)</translation>
</message>
<message>
<source>Cut variation</source>
<translation type="unfinished">剪切变化</translation>
</message>
<message>
<source>D&amp;rill mistakes…</source>
<translation type="unfinished">失误练习(&amp;R)…</translation>
</message>
<message>
<source>Date</source>
<translation type="unfinished">日期</translation>
</message>
<message>
<source>Dead stones are not marked yet.</source>
<translation type="unfinished">尚未标记死子。</translation>
</message>
<message>
<source>Delete branch</source>
<translation type="unfinished">删除分支</translation>
</message>
<message>
<source>Delete this move and all that follow</source>
<translation type="unfinished">删除这一手及其后所有着手</translation>
</message>
<message>
<source>Demo</source>
<translation type="unfinished">演示</translation>
</message>
<message>
<source>Details…</source>
<translation type="unfinished">详情…</translation>
</message>
<message>
<source>Dim</source>
<translation type="unfinished">变暗</translation>
</message>
<message>
<source>Dim points of the board from this position on</source>
<translation type="unfinished">从此处起使点变暗</translation>
</message>
<message>
<source>Dirichlet noise at the root, in 19x19 units: scaled by 361 / points</source>
<translation type="unfinished">根节点的狄利克雷噪声，以 19x19 为单位：按 361 / 点数缩放</translation>
</message>
<message>
<source>Discard</source>
<translation type="unfinished">丢弃</translation>
</message>
<message>
<source>Distillation</source>
<translation type="unfinished">蒸馏</translation>
</message>
<message>
<source>Distribution</source>
<translation type="unfinished">分布</translation>
</message>
<message>
<source>Don't compare</source>
<translation type="unfinished">不比较</translation>
</message>
<message>
<source>Done</source>
<translation type="unfinished">完成</translation>
</message>
<message>
<source>Double click on a board of a run</source>
<translation type="unfinished">双击训练的棋盘</translation>
</message>
<message>
<source>Double-click a cell to see its games in the matches window</source>
<translation type="unfinished">双击单元格可在对抗赛窗口查看其对局</translation>
</message>
<message>
<source>Double-click opens the game.</source>
<translation type="unfinished">双击可打开对局。</translation>
</message>
<message>
<source>Doubtful move</source>
<translation type="unfinished">疑问手</translation>
</message>
<message>
<source>Download</source>
<translation type="unfinished">下载</translation>
</message>
<message>
<source>Download a network?</source>
<translation type="unfinished">下载网络吗？</translation>
</message>
<message>
<source>Download {name}?</source>
<translation type="unfinished">下载 {name}？</translation>
</message>
<message>
<source>Download…</source>
<translation type="unfinished">下载…</translation>
</message>
<message>
<source>Drag games to reorder them. The file changes when you save it.</source>
<translation type="unfinished">拖动对局可重新排序。保存时才更改文件。</translation>
</message>
<message>
<source>Drag over the pattern; now {where} is searched for.</source>
<translation type="unfinished">拖过棋形所在范围；现在搜索 {where}。</translation>
</message>
<message>
<source>Drag over the points to search; other moves are ignored</source>
<translation type="unfinished">拖过要搜索的点；其他着手不搜索</translation>
</message>
<message>
<source>Drag over the points to search; with Ctrl, add them to the region.</source>
<translation type="unfinished">拖过要搜索的点；按住 Ctrl 可加入区域。</translation>
</message>
<message>
<source>Drag the line in the komi curve</source>
<translation type="unfinished">拖动贴目曲线中的线</translation>
</message>
<message>
<source>Drag, after Search only a region</source>
<translation type="unfinished">“仅搜索某区域”后拖动</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the arrow.</source>
<translation type="unfinished">拖动或点击两端画箭头；再次则移除。</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the line.</source>
<translation type="unfinished">拖动或点击两端画线；再次则移除。</translation>
</message>
<message>
<source>Draw</source>
<translation type="unfinished">和棋</translation>
</message>
<message>
<source>Draw arrows: drag, or click both ends</source>
<translation type="unfinished">画箭头：拖动，或点击两端</translation>
</message>
<message>
<source>Draw lines: drag, or click both ends</source>
<translation type="unfinished">画线：拖动，或点击两端</translation>
</message>
<message>
<source>Drawing of what is shown</source>
<translation type="unfinished">所示内容的绘图</translation>
</message>
<message>
<source>Drawn</source>
<translation type="unfinished">和</translation>
</message>
<message>
<source>Drill</source>
<translation type="unfinished">练习</translation>
</message>
<message>
<source>Drill &amp;turning points</source>
<translation type="unfinished">转折点练习(&amp;T)</translation>
</message>
<message>
<source>Drill the worst mistakes</source>
<translation type="unfinished">练习最严重的失误</translation>
</message>
<message>
<source>Drill these</source>
<translation type="unfinished">练习这些</translation>
</message>
<message>
<source>Drill these mistakes</source>
<translation type="unfinished">练习这些失误</translation>
</message>
<message>
<source>Drop the moves and take the position of the main window</source>
<translation type="unfinished">丢弃这些着手，采用主窗口的局面</translation>
</message>
<message>
<source>Dynamic komi</source>
<translation type="unfinished">动态贴目</translation>
</message>
<message>
<source>Dynamic komi is for networks; choose a network as the player.</source>
<translation type="unfinished">动态贴目只用于网络；请选网络作为棋手。</translation>
</message>
<message>
<source>E&amp;diting tools</source>
<translation type="unfinished">编辑工具(&amp;D)</translation>
</message>
<message>
<source>E&amp;xchange colors</source>
<translation type="unfinished">黑白互换(&amp;X)</translation>
</message>
<message>
<source>E&amp;xpert</source>
<translation type="unfinished">专家模式(&amp;X)</translation>
</message>
<message>
<source>E&amp;xport report…</source>
<translation type="unfinished">导出报告(&amp;X)…</translation>
</message>
<message>
<source>Each disc is a candidate: further right it is worth more points, higher up it wins more often. A large disc has many visits. Bars are standard errors of the winrate. No candidate is better in both than one on the dashed line; gray ones are worse in both, beyond the error. Double-click plays.</source>
<translation type="unfinished">每个圆盘是一个候选点：越靠右目数越多，越靠上胜率越高。圆盘大表示计算量多。短线为胜率的标准误。虚线上的候选点没有其他候选点在两方面都更好；灰色的在误差之外两方面都更差。双击落子。</translation>
</message>
<message>
<source>Earlier</source>
<translation type="unfinished">先前</translation>
</message>
<message>
<source>Edges that the pattern touches stay edges</source>
<translation type="unfinished">棋形所接的边仍须为边</translation>
</message>
<message>
<source>Edit properties</source>
<translation type="unfinished">编辑属性</translation>
</message>
<message>
<source>Editing tools</source>
<translation type="unfinished">编辑工具</translation>
</message>
<message>
<source>Edit…</source>
<translation type="unfinished">编辑…</translation>
</message>
<message>
<source>Effect of single options in short trial runs: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</source>
<translation type="unfinished">短期试训中单个选项的效果：&lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</translation>
</message>
<message>
<source>Elo</source>
<translation type="unfinished">Elo</translation>
</message>
<message>
<source>Elo 0 is the weakest opponent, a network for 5×5 to 19×19 without search; 200 more win 3 of 4 games.</source>
<translation type="unfinished">Elo 0 为自带的 5×5 至 19×19 网络不搜索时的实力；高 200 则 4 局胜 3 局。</translation>
</message>
<message>
<source>Elo at least {low:.0f}, by {games} games</source>
<translation type="unfinished">Elo 至少 {low:.0f}，{games} 局</translation>
</message>
<message>
<source>Elo at most {high:.0f}, by {games} games</source>
<translation type="unfinished">Elo 至多 {high:.0f}，{games} 局</translation>
</message>
<message>
<source>Elo is relative to the mean of all players.</source>
<translation type="unfinished">Elo 以所有棋手的平均值为基准。</translation>
</message>
<message>
<source>Elo is relative to the mean of the players whose games bound each other: {names}.</source>
<translation type="unfinished">Elo 以彼此对局能确定上下界的棋手的平均值为基准：{names}。</translation>
</message>
<message>
<source>Elo is relative to {name}.</source>
<translation type="unfinished">Elo 以 {name} 为基准。</translation>
</message>
<message>
<source>Elo of the selected network on boards like this one, from games against fixed opponents in the background; takes minutes on small boards, and many hours for a large network on 19×19</source>
<translation type="unfinished">所选网络在此类棋盘上的 Elo，由后台与固定对手的对局得出；小棋盘需几分钟，大网络在 19×19 上需许多小时</translation>
</message>
<message>
<source>Elo {elo:.0f}, 95 % interval {low:.0f} to {high:.0f}, {games} games</source>
<translation type="unfinished">Elo {elo:.0f}，95% 区间 {low:.0f} 至 {high:.0f}，{games} 局</translation>
</message>
<message>
<source>Elo {elo} fits better</source>
<translation type="unfinished">Elo {elo} 更符合</translation>
</message>
<message>
<source>Empty</source>
<translation type="unfinished">空</translation>
</message>
<message>
<source>End of the game</source>
<translation type="unfinished">对局到此结束</translation>
</message>
<message>
<source>Engine</source>
<translation type="unfinished">引擎</translation>
</message>
<message>
<source>Engine {number}</source>
<translation type="unfinished">引擎 {number}</translation>
</message>
<message>
<source>Engines</source>
<translation type="unfinished">引擎</translation>
</message>
<message>
<source>Engines…</source>
<translation type="unfinished">引擎…</translation>
</message>
<message>
<source>Enter a name that is valid for a folder.</source>
<translation type="unfinished">请输入可用作文件夹名的名称。</translation>
</message>
<message>
<source>Enter at most {count} komi.</source>
<translation type="unfinished">最多输入 {count} 个贴目。</translation>
</message>
<message>
<source>Enter the command line of the engine, e.g. gnugo --mode gtp.</source>
<translation type="unfinished">请输入引擎的命令行，如 gnugo --mode gtp。</translation>
</message>
<message>
<source>Erase marks</source>
<translation type="unfinished">擦除标记</translation>
</message>
<message>
<source>Error of the predicted results</source>
<translation type="unfinished">结果误差</translation>
</message>
<message>
<source>Error, komi {komi}</source>
<translation type="unfinished">误差，贴目 {komi}</translation>
</message>
<message>
<source>Errors by komi</source>
<translation type="unfinished">各贴目的误差</translation>
</message>
<message>
<source>Errors by komi, every network</source>
<translation type="unfinished">各贴目的误差，所有网络</translation>
</message>
<message>
<source>Errors during the game</source>
<translation type="unfinished">对局过程中的误差</translation>
</message>
<message>
<source>Essentials</source>
<translation type="unfinished">主要选项</translation>
</message>
<message>
<source>Estimate {result}</source>
<translation type="unfinished">估计 {result}</translation>
</message>
<message>
<source>Estimated draw</source>
<translation type="unfinished">估计为和棋</translation>
</message>
<message>
<source>Evaluate &amp;KataGo networks at several komi</source>
<translation type="unfinished">对多个贴目推理 KataGo 网络(&amp;K)</translation>
</message>
<message>
<source>Evaluating the position without each of its stones… first of 8 symmetries, {share} %</source>
<translation type="unfinished">正在评估逐个去掉棋子后的局面… 8 个对称中的第一个，{share} %</translation>
</message>
<message>
<source>Evaluating… {progress}</source>
<translation type="unfinished">正在推理… {progress}</translation>
</message>
<message>
<source>Evaluations per second of one core, on this board where the network plays it; takes a second or two for each network, in the background</source>
<translation type="unfinished">单核每秒推理次数，能下此棋盘的网络在此棋盘上测定；在后台进行，每个网络需一两秒</translation>
</message>
<message>
<source>Evaluations remembered by each process; 0 = none.</source>
<translation type="unfinished">每个进程记住的推理数；0 = 无。</translation>
</message>
<message>
<source>Even game for SAI Studio</source>
<translation type="unfinished">SAI Studio 分先对局</translation>
</message>
<message>
<source>Even position</source>
<translation type="unfinished">两分</translation>
</message>
<message>
<source>Even {percent}</source>
<translation type="unfinished">两分 {percent}</translation>
</message>
<message>
<source>Even: both colors, komi {komi}.</source>
<translation type="unfinished">分先：双方轮流执黑，贴目 {komi}。</translation>
</message>
<message>
<source>Event</source>
<translation type="unfinished">赛事</translation>
</message>
<message>
<source>Every finished review keeps the figures of both players here, if the game names them. After five games of a player you see what costs most, and after ten whether the losses fall. Nothing leaves this computer, and every game can be removed again.</source>
<translation type="unfinished">每次复盘结束后，只要棋谱写有姓名，双方的数据就会保留在这里。同一棋手满五局后，就能看出什么代价最大；满十局后，就能看出损失是否减少。任何数据都不会离开本机，每局都可以再删除。</translation>
</message>
<message>
<source>Every move is judged after about {first}, then those that are hardest to judge are searched. The review ends after about {whole} and can be continued.</source>
<translation type="unfinished">约 {first}后每一手都已评判，此后搜索最难评判的着手。复盘约 {whole}后结束，之后可以继续。</translation>
</message>
<message>
<source>Exchange black and white in the whole game, with players and result</source>
<translation type="unfinished">整局黑白互换，包括棋手和结果</translation>
</message>
<message>
<source>Exchange colors</source>
<translation type="unfinished">黑白互换</translation>
</message>
<message>
<source>Expand branch</source>
<translation type="unfinished">展开分支</translation>
</message>
<message>
<source>Export</source>
<translation type="unfinished">导出</translation>
</message>
<message>
<source>Export board</source>
<translation type="unfinished">导出棋盘</translation>
</message>
<message>
<source>Export candidates</source>
<translation type="unfinished">导出候选点</translation>
</message>
<message>
<source>Export game</source>
<translation type="unfinished">导出棋谱</translation>
</message>
<message>
<source>Export report</source>
<translation type="unfinished">导出报告</translation>
</message>
<message>
<source>Export timeline</source>
<translation type="unfinished">导出走势</translation>
</message>
<message>
<source>F&amp;ind…</source>
<translation type="unfinished">查找(&amp;I)…</translation>
</message>
<message>
<source>Factor of the learning rate after each pass over all game records.</source>
<translation type="unfinished">每遍学完全部棋谱后学习率的倍数。</translation>
</message>
<message>
<source>Factor of the sample weights of big wins; the study has 10.</source>
<translation type="unfinished">大胜的样本权重的倍数；该研究为 10。</translation>
</message>
<message>
<source>Fair</source>
<translation type="unfinished">公平</translation>
</message>
<message>
<source>Fair komi</source>
<translation type="unfinished">公平贴目</translation>
</message>
<message>
<source>Fair komi and chances are those of players of equal strength.</source>
<translation type="unfinished">公平贴目和胜算针对同等水平的棋手。</translation>
</message>
<message>
<source>Fair komi and chances for each number of handicap stones</source>
<translation type="unfinished">各让子数的公平贴目和胜算</translation>
</message>
<message>
<source>Fair komi by {network}, {visits} visits, area rules; standard errors {low:.1f} to {high:.1f} points. Colors from green (a swap gains little) to violet (more than {most:.0f} points).</source>
<translation type="unfinished">公平贴目由 {network} 得出，计算量 {visits}，数子规则；标准误差 {low:.1f} 至 {high:.1f} 目。颜色从绿色（交换获益少）到紫色（超过 {most:.0f} 目）。</translation>
</message>
<message>
<source>Fair komi is the score of the position, in points for Black: with this komi both sides have equal chances. The points that a move loses are measured against the engine's choice. Differences within the standard error of the search count as 0, so the real losses may be larger. Moves are judged where both positions were searched, provisionally if by few visits; a pass and the move after it are not judged where players may agree on dead stones. The range after the points lost per move is the 95 % interval of that mean, estimated from this game alone.</source>
<translation type="unfinished">公平贴目是局面的目数，以黑方的目数计：按此贴目双方机会均等。着手的损失目数相对引擎的选择而言；差距在搜索的标准误以内不计，因此损失是偏低的估计。前后两个局面都搜索过时评判着手，计算量少时为暂定；棋手可能就死子达成一致之处，停一手及其后一手不评判。每手损失目数后面的范围是该平均值的 95% 区间，以一局的着手所能反映的为限。</translation>
</message>
<message>
<source>Fair komi of each first move</source>
<translation type="unfinished">各第一手的公平贴目</translation>
</message>
<message>
<source>Fair komi of every first move on a small board, for games with the swap rule</source>
<translation type="unfinished">小棋盘上每个第一手的公平贴目，用于有交换规则的对局</translation>
</message>
<message>
<source>Fair komi of the empty board</source>
<translation type="unfinished">空棋盘的公平贴目</translation>
</message>
<message>
<source>Fair komi, winrate and lost points by move</source>
<translation type="unfinished">每手的公平贴目、胜率和损失目数</translation>
</message>
<message>
<source>Fair komi: {komi}.</source>
<translation type="unfinished">公平贴目：{komi}。</translation>
</message>
<message>
<source>Fast</source>
<translation type="unfinished">快速</translation>
</message>
<message>
<source>Fast for 10x10 to 19x19, from a teacher</source>
<translation type="unfinished">10x10 至 19x19 快速，向教师学习</translation>
</message>
<message>
<source>Fetch</source>
<translation type="unfinished">获取</translation>
</message>
<message>
<source>Fetch games from {site}?</source>
<translation type="unfinished">从 {site} 获取对局吗？</translation>
</message>
<message>
<source>Few visits found this; a longer search may change it.</source>
<translation type="unfinished">这由少量计算得出；更长的搜索可能改变它。</translation>
</message>
<message>
<source>Fewer than two candidates have enough visits to compare.</source>
<translation type="unfinished">计算量足够比较的候选点不到两个。</translation>
</message>
<message>
<source>Fewest points of a listed mistake</source>
<translation type="unfinished">列出的失误至少损失的目数</translation>
</message>
<message>
<source>Figure shown below</source>
<translation type="unfinished">下方显示的图</translation>
</message>
<message>
<source>Figure that is compared</source>
<translation type="unfinished">所比较的数据</translation>
</message>
<message>
<source>Figures are hidden while you play.</source>
<translation type="unfinished">对弈时不显示数据。</translation>
</message>
<message>
<source>Figures of both players</source>
<translation type="unfinished">双方的数据</translation>
</message>
<message>
<source>File</source>
<translation type="unfinished">文件</translation>
</message>
<message>
<source>File changed on disk</source>
<translation type="unfinished">磁盘上的文件已更改</translation>
</message>
<message>
<source>File of recorded openings; empty = those that ship for the board.</source>
<translation type="unfinished">预录开局的文件；空 = 此棋盘自带的开局。</translation>
</message>
<message>
<source>File or zip…</source>
<translation type="unfinished">文件或 zip…</translation>
</message>
<message>
<source>Files are not moved.</source>
<translation type="unfinished">文件不会移动。</translation>
</message>
<message>
<source>Fill the rest of the board so that whoever wins the local fight wins the game</source>
<translation type="unfinished">填满棋盘其余部分，使局部战斗的胜者赢得全局</translation>
</message>
<message>
<source>Film</source>
<translation type="unfinished">影片</translation>
</message>
<message>
<source>Find</source>
<translation type="unfinished">查找</translation>
</message>
<message>
<source>Find a &amp;command…</source>
<translation type="unfinished">查找命令(&amp;C)…</translation>
</message>
<message>
<source>Find a better move.</source>
<translation type="unfinished">请找出更好的着手。</translation>
</message>
<message>
<source>Find a command by name, or go to a move number</source>
<translation type="unfinished">按名称查找命令，或转到某手</translation>
</message>
<message>
<source>Find a move number or words in comments</source>
<translation type="unfinished">查找手数或注释中的文字</translation>
</message>
<message>
<source>Find a pattern</source>
<translation type="unfinished">查找棋形</translation>
</message>
<message>
<source>Find and judge the mistakes of a game</source>
<translation type="unfinished">找出并评判一局的失误</translation>
</message>
<message>
<source>Find in the log</source>
<translation type="unfinished">在日志中查找</translation>
</message>
<message>
<source>Find pa&amp;ttern…</source>
<translation type="unfinished">查找棋形(&amp;T)…</translation>
</message>
<message>
<source>Find stones of this position in a folder of games</source>
<translation type="unfinished">在对局文件夹中查找此局面的棋形</translation>
</message>
<message>
<source>Finished</source>
<translation type="unfinished">已完成</translation>
</message>
<message>
<source>Finished games</source>
<translation type="unfinished">已完成的对局</translation>
</message>
<message>
<source>First choice of its policy on the empty board</source>
<translation type="unfinished">它在空棋盘上的着手</translation>
</message>
<message>
<source>First game</source>
<translation type="unfinished">第一局</translation>
</message>
<message>
<source>First move</source>
<translation type="unfinished">起始手</translation>
</message>
<message>
<source>First moves of the board that are drawn at random; later the best one is played.</source>
<translation type="unfinished">棋盘上随机抽选的最初手数；之后下最佳着手。</translation>
</message>
<message>
<source>Fischer: time added per move</source>
<translation type="unfinished">费舍尔：每手加时</translation>
</message>
<message>
<source>Flip &amp;horizontally</source>
<translation type="unfinished">水平翻转(&amp;H)</translation>
</message>
<message>
<source>Flip &amp;vertically</source>
<translation type="unfinished">垂直翻转(&amp;V)</translation>
</message>
<message>
<source>Flip horizontally</source>
<translation type="unfinished">水平翻转</translation>
</message>
<message>
<source>Flip vertically</source>
<translation type="unfinished">垂直翻转</translation>
</message>
<message>
<source>Folder</source>
<translation type="unfinished">文件夹</translation>
</message>
<message>
<source>Folder for the reports</source>
<translation type="unfinished">报告文件夹</translation>
</message>
<message>
<source>Folder for the reports; a new folder is created</source>
<translation type="unfinished">报告文件夹；会新建文件夹</translation>
</message>
<message>
<source>Folders of labels made before by `sai-engine label`, separated by semicolons; then the teacher is not asked again.</source>
<translation type="unfinished">先前用 `sai-engine label` 制作的标注文件夹，以分号分隔；此时不再询问教师。</translation>
</message>
<message>
<source>Folder…</source>
<translation type="unfinished">文件夹…</translation>
</message>
<message>
<source>Follow the run: always the newest generation</source>
<translation type="unfinished">跟随训练：总显示最新一代</translation>
</message>
<message>
<source>For boards on which the first player has too great an advantage</source>
<translation type="unfinished">用于先手优势过大的棋盘</translation>
</message>
<message>
<source>Forget the figures of this game, of both players</source>
<translation type="unfinished">删除本局双方的数据</translation>
</message>
<message>
<source>Forward</source>
<translation type="unfinished">前进</translation>
</message>
<message>
<source>Forward 10</source>
<translation type="unfinished">前进 10 手</translation>
</message>
<message>
<source>Found by 5k, 1d</source>
<translation type="unfinished">5k、1d 能找到</translation>
</message>
<message>
<source>Found with {visits} visits.</source>
<translation type="unfinished">计算量 {visits} 时找到。</translation>
</message>
<message>
<source>From</source>
<translation type="unfinished">来源</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5 and a point for each stone.</source>
<translation type="unfinished">从 H2 起：白方第一手之前对手先摆相应数目的棋子（{placement}），贴目 0.5，另加每子一目。</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5.</source>
<translation type="unfinished">从 H2 起：白方第一手之前对手先摆相应数目的棋子（{placement}），贴目 0.5。</translation>
</message>
<message>
<source>From a file</source>
<translation type="unfinished">来自文件</translation>
</message>
<message>
<source>From file…</source>
<translation type="unfinished">从文件…</translation>
</message>
<message>
<source>From move {first} on only {color} leads.</source>
<translation type="unfinished">从第 {first} 手起只有{color}领先。</translation>
</message>
<message>
<source>From move {first} to move {last} {color} leads most of the time.</source>
<translation type="unfinished">从第 {first} 手到第 {last} 手多数时候{color}领先。</translation>
</message>
<message>
<source>From move {number}</source>
<translation type="unfinished">从第 {number} 手起</translation>
</message>
<message>
<source>From other programs on this computer</source>
<translation type="unfinished">来自本机的其他程序</translation>
</message>
<message>
<source>From the &amp;branch on</source>
<translation type="unfinished">从分支起(&amp;B)</translation>
</message>
<message>
<source>From the KGS archives, 2000 to 2019. All players of 4 to 6 dan are Black with handicap against 8 dan.</source>
<translation type="unfinished">来自 KGS 档案，2000 至 2019 年。所有 4 至 6 段棋手均执黑，受 8 段让子。</translation>
</message>
<message>
<source>From the game file</source>
<translation type="unfinished">取自棋谱文件</translation>
</message>
<message>
<source>From the shown move</source>
<translation type="unfinished">从显示的着手起</translation>
</message>
<message>
<source>From the start</source>
<translation type="unfinished">从开局起</translation>
</message>
<message>
<source>From these games it will learn which moves were good, and who won.</source>
<translation type="unfinished">它将从这些对局学习哪些着手好、谁赢了。</translation>
</message>
<message>
<source>From: {origin}.</source>
<translation type="unfinished">来源：{origin}。</translation>
</message>
<message>
<source>Frontier</source>
<translation type="unfinished">前沿</translation>
</message>
<message>
<source>Game</source>
<translation type="unfinished">对局</translation>
</message>
<message>
<source>Game &amp;info…</source>
<translation type="unfinished">对局信息(&amp;I)…</translation>
</message>
<message>
<source>Game in play</source>
<translation type="unfinished">进行中的对局</translation>
</message>
<message>
<source>Game info</source>
<translation type="unfinished">对局信息</translation>
</message>
<message>
<source>Game name</source>
<translation type="unfinished">对局名称</translation>
</message>
<message>
<source>Game over</source>
<translation type="unfinished">对局结束</translation>
</message>
<message>
<source>Game over.</source>
<translation type="unfinished">对局结束。</translation>
</message>
<message>
<source>Game over. Count the board to see the result.</source>
<translation type="unfinished">对局结束。数子可看结果。</translation>
</message>
<message>
<source>Game over. Looking for dead stones…</source>
<translation type="unfinished">对局结束。正在查找死子…</translation>
</message>
<message>
<source>Game over. {result}</source>
<translation type="unfinished">对局结束。{result}</translation>
</message>
<message>
<source>Game over. {result}.</source>
<translation type="unfinished">对局结束。{result}。</translation>
</message>
<message>
<source>Game records</source>
<translation type="unfinished">棋谱</translation>
</message>
<message>
<source>Game tree</source>
<translation type="unfinished">棋谱树</translation>
</message>
<message>
<source>Game with comments as P&amp;DF…</source>
<translation type="unfinished">带注释棋谱导出 PDF(&amp;D)…</translation>
</message>
<message>
<source>Game {number} against {opponent}: {points}</source>
<translation type="unfinished">对 {opponent} 第 {number} 局：{points}</translation>
</message>
<message>
<source>Game {number} leaves game {parent} here, after move {move}, {color} to play. At komi {komi} this position was even, as the network saw it then. Result: {result}.</source>
<translation type="unfinished">第 {number} 局在此处从第 {parent} 局分出，在第 {move} 手之后，轮{color}下。按网络当时所见，此局面在贴目 {komi} 时均衡。结果：{result}。</translation>
</message>
<message>
<source>Game {number} started on the empty board at komi {komi} and ended like this. Result: {result}.</source>
<translation type="unfinished">第 {number} 局从空棋盘开始，贴目 {komi}，终局如图。结果：{result}。</translation>
</message>
<message>
<source>Game {number}: {points}</source>
<translation type="unfinished">第 {number} 局：{points}</translation>
</message>
<message>
<source>Games</source>
<translation type="unfinished">对局</translation>
</message>
<message>
<source>Games ({games})</source>
<translation type="unfinished">对局 ({games})</translation>
</message>
<message>
<source>Games against each member.</source>
<translation type="unfinished">与每个成员的对局数。</translation>
</message>
<message>
<source>Games appear here as soon as the first ones have ended.</source>
<translation type="unfinished">首批对局结束后会立即显示在这里。</translation>
</message>
<message>
<source>Games at each of the five komi at which a curve is tested</source>
<translation type="unfinished">检验曲线时五个贴目各下的局数</translation>
</message>
<message>
<source>Games at most.</source>
<translation type="unfinished">最多对局数。</translation>
</message>
<message>
<source>Games between professionals on the Fox server, 2013 to 2019.</source>
<translation type="unfinished">野狐服务器上职业棋手之间的对局，2013 至 2019 年。</translation>
</message>
<message>
<source>Games by policies</source>
<translation type="unfinished">策略对局</translation>
</message>
<message>
<source>Games in lockstep in each process; fewer where a generation has fewer (run.games).</source>
<translation type="unfinished">每个进程中同步进行的对局数；一代的对局（run.games）更少时相应减少。</translation>
</message>
<message>
<source>Games in this file</source>
<translation type="unfinished">此文件中的对局</translation>
</message>
<message>
<source>Games of a curve's test, at each komi</source>
<translation type="unfinished">检验曲线的对局，每个贴目</translation>
</message>
<message>
<source>Games of each pair; rounded up, so that every opening comes with every komi and color.</source>
<translation type="unfinished">每对棋手的对局数；向上取整，使每个开局都以每种贴目和执色下到。</translation>
</message>
<message>
<source>Games of the match</source>
<translation type="unfinished">对抗赛的对局</translation>
</message>
<message>
<source>Games of the review</source>
<translation type="unfinished">批量复盘的对局</translation>
</message>
<message>
<source>Games per file; fewer where a generation has fewer.</source>
<translation type="unfinished">每个文件的对局数；一代的对局更少时相应减少。</translation>
</message>
<message>
<source>Games played before this network</source>
<translation type="unfinished">产生之前所下的对局</translation>
</message>
<message>
<source>Games side by side; more are faster on a GPU and take memory.</source>
<translation type="unfinished">并行的对局数；在 GPU 上越多越快，但占用内存。</translation>
</message>
<message>
<source>Games that Black won, each at its own komi: near one half when the komi are fair.</source>
<translation type="unfinished">黑方赢的对局，每局按其自身贴目：贴目公平时接近一半。</translation>
</message>
<message>
<source>Games that are compared</source>
<translation type="unfinished">所比较的对局</translation>
</message>
<message>
<source>Games that arrived from there</source>
<translation type="unfinished">来自那里的对局</translation>
</message>
<message>
<source>Games to measure on</source>
<translation type="unfinished">用于测量的对局</translation>
</message>
<message>
<source>Games to review</source>
<translation type="unfinished">要复盘的对局</translation>
</message>
<message>
<source>Games to search</source>
<translation type="unfinished">要搜索的对局</translation>
</message>
<message>
<source>Games with the pattern</source>
<translation type="unfinished">含此棋形的对局</translation>
</message>
<message>
<source>Games won against {opponent} on {size}×{size} with 95 % intervals (Wilson; ± is half the width).</source>
<translation type="unfinished">在 {size}×{size} 上对 {opponent} 的胜局，附 95% 区间（Wilson；± 为宽度的一半）。</translation>
</message>
<message>
<source>Gate</source>
<translation type="unfinished">把关</translation>
</message>
<message>
<source>Generation</source>
<translation type="unfinished">代</translation>
</message>
<message>
<source>Generation {generation} plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第 {generation} 代下在 {move}（{share:.0f} %）。</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}, {color} is ahead by {points} points on the board; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第 {generation} 代：贴目 {komi} 时黑方胜率 {winrate:.0f} %，{color}盘面领先 {points} 目；它下 {move}（{share:.0f} %）。</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第 {generation} 代：贴目 {komi} 时黑方胜率 {winrate:.0f} %；它下 {move}（{share:.0f} %）。</translation>
</message>
<message>
<source>Generations</source>
<translation type="unfinished">代</translation>
</message>
<message>
<source>Generations between two networks of the pool that opponents are drawn from; the first one is always in it.</source>
<translation type="unfinished">抽选对手的池中相邻两个网络相隔的代数；第一个网络总在池中。</translation>
</message>
<message>
<source>Generations from one panel score to the next; 0 = never.</source>
<translation type="unfinished">相邻两次评测组得分相隔的代数；0 = 从不。</translation>
</message>
<message>
<source>Get a strong network</source>
<translation type="unfinished">获取强网络</translation>
</message>
<message>
<source>Get a strong network…</source>
<translation type="unfinished">获取强网络…</translation>
</message>
<message>
<source>Get the &amp;human network…</source>
<translation type="unfinished">获取人类网络(&amp;H)…</translation>
</message>
<message>
<source>Get the human network</source>
<translation type="unfinished">获取人类网络</translation>
</message>
<message>
<source>Give every legal move enough visits for its figures</source>
<translation type="unfinished">给每个合法着手足够的计算量以得出数据</translation>
</message>
<message>
<source>Give the ten best moves of the policy the same number of visits</source>
<translation type="unfinished">给策略网络的前十个着手相同的计算量</translation>
</message>
<message>
<source>Give this position a short name</source>
<translation type="unfinished">给此局面起一个简短名称</translation>
</message>
<message>
<source>Give up the game; the result is written to the game info</source>
<translation type="unfinished">认输；结果写入对局信息</translation>
</message>
<message>
<source>Go back to move {number} or a later one to play on.</source>
<translation type="unfinished">请退回第 {number} 手或更后再续下。</translation>
</message>
<message>
<source>Go here</source>
<translation type="unfinished">转到此处</translation>
</message>
<message>
<source>Go on with the review; the moves that are hardest to judge are searched first</source>
<translation type="unfinished">继续复盘；先搜索最难评判的着手</translation>
</message>
<message>
<source>Go to move</source>
<translation type="unfinished">转到某手</translation>
</message>
<message>
<source>Go to move {number}</source>
<translation type="unfinished">转到第 {number} 手</translation>
</message>
<message>
<source>Go to the next kind of move numbers</source>
<translation type="unfinished">切换到下一种手数显示</translation>
</message>
<message>
<source>Go to the next position where the agents play different moves</source>
<translation type="unfinished">转到下一个智能体着手不同的局面</translation>
</message>
<message>
<source>Go to the next position with a comment, a mark or an annotation</source>
<translation type="unfinished">转到下一个有注释、标记或标注的局面</translation>
</message>
<message>
<source>Go to the position before the next mistake</source>
<translation type="unfinished">转到下一失误之前的局面</translation>
</message>
<message>
<source>Go to the position before this move, with the better one</source>
<translation type="unfinished">转到此手之前的局面，并显示更好的着手</translation>
</message>
<message>
<source>Good for Black</source>
<translation type="unfinished">黑好</translation>
</message>
<message>
<source>Good for White</source>
<translation type="unfinished">白好</translation>
</message>
<message>
<source>Good move</source>
<translation type="unfinished">好手</translation>
</message>
<message>
<source>Graph of the game</source>
<translation type="unfinished">对局走势图</translation>
</message>
<message>
<source>Graphics cards</source>
<translation type="unfinished">显卡</translation>
</message>
<message>
<source>Guess the &amp;moves…</source>
<translation type="unfinished">猜下一手(&amp;M)…</translation>
</message>
<message>
<source>Guess the coming moves of the game one by one; the score is kept</source>
<translation type="unfinished">逐手猜对局的后续着手；会计分</translation>
</message>
<message>
<source>Guess the moves</source>
<translation type="unfinished">猜下一手</translation>
</message>
<message>
<source>H&amp;int</source>
<translation type="unfinished">提示(&amp;I)</translation>
</message>
<message>
<source>H1: the opponent is Black and plays first, komi 0.5.</source>
<translation type="unfinished">H1：对手执黑先行，贴目 0.5。</translation>
</message>
<message>
<source>HA is missing; Black begins with {moves} moves</source>
<translation type="unfinished">缺少 HA；黑方开局连下 {moves} 手</translation>
</message>
<message>
<source>HA is missing; {stones} black stones before White's first move</source>
<translation type="unfinished">缺少 HA；白方第一手之前有 {stones} 个黑子</translation>
</message>
<message>
<source>HA[{handicap}] is not a number of stones; ignored</source>
<translation type="unfinished">HA[{handicap}] 不是子数；已忽略</translation>
</message>
<message>
<source>HA[{stones}] is given, but there are no handicap stones</source>
<translation type="unfinished">写有 HA[{stones}]，但没有让子</translation>
</message>
<message>
<source>Habits</source>
<translation type="unfinished">习惯</translation>
</message>
<message>
<source>Half the squared error of the value (−1 to 1) against the winner by the recorded score, with its 95 % interval over games; always answering 50 % gives 0.5</source>
<translation type="unfinished">价值（−1 到 1）相对于棋谱所记目数的胜方的平方误差的一半，附按对局计的 95% 区间；若总说 50% 则为 0.5</translation>
</message>
<message>
<source>Half-hour run, 7x7</source>
<translation type="unfinished">半小时训练，7x7</translation>
</message>
<message>
<source>Handicap</source>
<translation type="unfinished">让子</translation>
</message>
<message>
<source>Handicap advisor</source>
<translation type="unfinished">让子顾问</translation>
</message>
<message>
<source>Handicap game for SAI Studio</source>
<translation type="unfinished">SAI Studio 让子对局</translation>
</message>
<message>
<source>Handicap of every game: 0 = none; 1 = Black only plays first, at komi 0.5; 2 to 9 = that many black stones before White's first move.</source>
<translation type="unfinished">每局的让子：0 = 不让；1 = 仅黑方先行，贴目 0.5；2 至 9 = 白方第一手之前摆这么多黑子。</translation>
</message>
<message>
<source>Handicap stones and komi</source>
<translation type="unfinished">让子和贴目</translation>
</message>
<message>
<source>Handicap stones on their customary points; with 0 and 1 Black plays first</source>
<translation type="unfinished">摆在惯用位置的让子；0 和 1 时黑方先行</translation>
</message>
<message>
<source>Handicap stones: fixed on their customary points, or free, placed by the player of Black.</source>
<translation type="unfinished">让子：固定在惯用位置（fixed），或由执黑棋手自由摆放（free）。</translation>
</message>
<message>
<source>Handicap stones; 1 lets Black play first at komi 0.5</source>
<translation type="unfinished">让子数；1 为黑方先行，贴目 0.5</translation>
</message>
<message>
<source>Handicap tab&amp;les</source>
<translation type="unfinished">让子表(&amp;L)</translation>
</message>
<message>
<source>Handicap table</source>
<translation type="unfinished">让子表</translation>
</message>
<message>
<source>Handicap tables</source>
<translation type="unfinished">让子表</translation>
</message>
<message>
<source>Hidden while you play.</source>
<translation type="unfinished">对弈时不显示。</translation>
</message>
<message>
<source>Hide all variations in the tree</source>
<translation type="unfinished">在棋谱树中隐藏所有变化</translation>
</message>
<message>
<source>Hide candidates and winrates while you play</source>
<translation type="unfinished">对弈时隐藏候选点和胜率</translation>
</message>
<message>
<source>Hide the moves after this one in the tree, or show them again</source>
<translation type="unfinished">在棋谱树中隐藏这一手之后的着手，或重新显示</translation>
</message>
<message>
<source>Hint</source>
<translation type="unfinished">提示</translation>
</message>
<message>
<source>Hint: {move}.</source>
<translation type="unfinished">提示：{move}。</translation>
</message>
<message>
<source>Hint: {move}. Your winrate is then {winrate}.</source>
<translation type="unfinished">提示：{move}。此后您的胜率为 {winrate}。</translation>
</message>
<message>
<source>Horizontal axis of the charts</source>
<translation type="unfinished">图表的横轴</translation>
</message>
<message>
<source>Host name</source>
<translation type="unfinished">它在网络中的名称</translation>
</message>
<message>
<source>Hotspot</source>
<translation type="unfinished">焦点</translation>
</message>
<message>
<source>Hover over a candidate</source>
<translation type="unfinished">悬停在候选点上</translation>
</message>
<message>
<source>Hover over a curve of a study</source>
<translation type="unfinished">悬停在研究的曲线上</translation>
</message>
<message>
<source>How Black's winrate changed while the search went on: of the position, and of its best moves. Where the lines are level, more visits would change little. A dashed line marks where another move became the best.</source>
<translation type="unfinished">搜索过程中黑方胜率的变化：局面及其最佳着手。线走平后，再加计算量也变化不大。虚线标出最佳着手易位之处。</translation>
</message>
<message>
<source>How a generation does against a fixed panel of networks, weighted by the panel's first principal component (Figure 1 of the SAI paper). On 7×7, marks show after how many nodes the paper's runs reached their plateau.</source>
<translation type="unfinished">一代网络对一组固定网络的成绩，按评测组的第一主成分加权（SAI 论文图 1）。7×7 上，标记表示论文各训练在多少节点后达到其最终实力。</translation>
</message>
<message>
<source>How fast the window grows at first, per new row.</source>
<translation type="unfinished">窗口起初随每个新样本增长的快慢。</translation>
</message>
<message>
<source>How lines of the board are named</source>
<translation type="unfinished">棋盘路线的命名方式</translation>
</message>
<message>
<source>How long a game is reviewed</source>
<translation type="unfinished">复盘一局的时长</translation>
</message>
<message>
<source>How many candidates the board shows</source>
<translation type="unfinished">棋盘显示多少候选点</translation>
</message>
<message>
<source>How many it has</source>
<translation type="unfinished">它拥有的数量</translation>
</message>
<message>
<source>How much the engine searches, and how freely it picks its moves</source>
<translation type="unfinished">引擎的搜索量，以及选择着手的自由度</translation>
</message>
<message>
<source>How often a new row is trained on, on average.</source>
<translation type="unfinished">一个新样本平均用于训练的次数。</translation>
</message>
<message>
<source>How often the network's first choice, or one of its first five, is the move that was played, in games that it is not trained on.</source>
<translation type="unfinished">网络从未学习过的对局中，实战着手是其首选或在其前五选之内的比例。</translation>
</message>
<message>
<source>How often the search tried the move</source>
<translation type="unfinished">搜索尝试此着手的次数</translation>
</message>
<message>
<source>How sharply the winrate falls around the fair komi [1/point]: half of the results lie within 1.1 / beta points of it. It grows as the network becomes sure of the score.</source>
<translation type="unfinished">胜率在公平贴目附近下降的陡度 [1/目]：半数结果与其相差在 1.1 / beta 目以内。网络对目数越有把握，它越大。</translation>
</message>
<message>
<source>How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's Gibbs form exp(visits/T); that is with policy_target visits.</source>
<translation type="unfinished">温度对所用策略的作用方式：策略^(1/T)，或按论文的 Gibbs 形式 exp(计算量/T) 作用于计算量；后者用于 policy_target visits。</translation>
</message>
<message>
<source>How the board looks</source>
<translation type="unfinished">棋盘的外观</translation>
</message>
<message>
<source>How the stones look</source>
<translation type="unfinished">棋子的外观</translation>
</message>
<message>
<source>I&amp;nsert moves</source>
<translation type="unfinished">插入着手(&amp;N)</translation>
</message>
<message>
<source>Identity {identity}.</source>
<translation type="unfinished">标识 {identity}。</translation>
</message>
<message>
<source>Important hotspot</source>
<translation type="unfinished">重要焦点</translation>
</message>
<message>
<source>In games</source>
<translation type="unfinished">涉及局数</translation>
</message>
<message>
<source>In the region: {sentence}</source>
<translation type="unfinished">区域内：{sentence}</translation>
</message>
<message>
<source>Info</source>
<translation type="unfinished">信息</translation>
</message>
<message>
<source>Ing</source>
<translation type="unfinished">应氏</translation>
</message>
<message>
<source>Input and output of the engine</source>
<translation type="unfinished">引擎的输入和输出</translation>
</message>
<message>
<source>Input planes</source>
<translation type="unfinished">输入平面</translation>
</message>
<message>
<source>Insert move</source>
<translation type="unfinished">插入着手</translation>
</message>
<message>
<source>Instead of move {number}: {step} of {steps}</source>
<translation type="unfinished">代替第 {number} 手：{step} / {steps}</translation>
</message>
<message>
<source>Instinct</source>
<translation type="unfinished">直觉</translation>
</message>
<message>
<source>Interesting move</source>
<translation type="unfinished">有趣的一手</translation>
</message>
<message>
<source>Interval that contains the true strength with 95 % probability</source>
<translation type="unfinished">真实实力以 95% 的概率落在此区间</translation>
</message>
<message>
<source>It analyzes {board} now.</source>
<translation type="unfinished">现在由它分析 {board}。</translation>
</message>
<message>
<source>It begins only if fewer stones are captured in a gate's games on average.</source>
<translation type="unfinished">仅当把关对局的平均提子数更少时才开始。</translation>
</message>
<message>
<source>It begins only if the final scores of a gate's games have a larger standard deviation.</source>
<translation type="unfinished">仅当把关对局最终目数的标准差更大时才开始。</translation>
</message>
<message>
<source>It has learned from them once, in {time}; each time a new network played on.</source>
<translation type="unfinished">它已从中学习一次，用时 {time}；每次都由新网络接着下。</translation>
</message>
<message>
<source>It has learned from them once; each time the new network plays the next games.</source>
<translation type="unfinished">它已从中学习一次；每次都由新网络下之后的对局。</translation>
</message>
<message>
<source>It has learned from them {n} times, in {time}; each time a new network played on.</source>
<translation type="unfinished">它已从中学习 {n} 次，用时 {time}；每次都由新网络接着下。</translation>
</message>
<message>
<source>It has learned from them {n} times; each time the new network plays the next games.</source>
<translation type="unfinished">它已从中学习 {n} 次；每次都由新网络下之后的对局。</translation>
</message>
<message>
<source>It has played {games} game against itself, and plays on until its current step ends.</source>
<translation type="unfinished">它已与自己下了 {games} 局，当前步骤结束前会继续下。</translation>
</message>
<message>
<source>It has played {games} game against itself, at different komi.</source>
<translation type="unfinished">它已与自己下了 {games} 局，贴目各有不同。</translation>
</message>
<message>
<source>It has played {games} game against itself; it pauses until you continue.</source>
<translation type="unfinished">它已与自己下了 {games} 局；现已暂停，等您继续。</translation>
</message>
<message>
<source>It has played {games} games against itself, and plays on until its current step ends.</source>
<translation type="unfinished">它已与自己下了 {games} 局，当前步骤结束前会继续下。</translation>
</message>
<message>
<source>It has played {games} games against itself, at different komi.</source>
<translation type="unfinished">它已与自己下了 {games} 局，贴目各有不同。</translation>
</message>
<message>
<source>It has played {games} games against itself; it pauses until you continue.</source>
<translation type="unfinished">它已与自己下了 {games} 局；现已暂停，等您继续。</translation>
</message>
<message>
<source>It is asked again in ten minutes.</source>
<translation type="unfinished">十分钟后会再次出题。</translation>
</message>
<message>
<source>It is not your turn.</source>
<translation type="unfinished">还没轮到您。</translation>
</message>
<message>
<source>It is replaced once the network in use has searched this position.</source>
<translation type="unfinished">当前网络搜索此局面后会取代它。</translation>
</message>
<message>
<source>It is your move.</source>
<translation type="unfinished">轮到您下。</translation>
</message>
<message>
<source>It loses nothing, within the error of the search.</source>
<translation type="unfinished">在搜索误差之内，没有损失。</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, at different komi.</source>
<translation type="unfinished">它与自己对弈：至今 {games} 局，贴目各有不同。</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, its moves are still random.</source>
<translation type="unfinished">它与自己对弈：至今 {games} 局，着手仍是随机的。</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, at different komi.</source>
<translation type="unfinished">它与自己对弈：至今 {games} 局，贴目各有不同。</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, its moves are still random.</source>
<translation type="unfinished">它与自己对弈：至今 {games} 局，着手仍是随机的。</translation>
</message>
<message>
<source>It plays {people}.</source>
<translation type="unfinished">它{people}。</translation>
</message>
<message>
<source>It {style}.</source>
<translation type="unfinished">它{style}。</translation>
</message>
<message>
<source>Its SHA-256 is not known to SAI Studio. The size is compared and the whole file read, which finds damage, but not another network of the same kind and size.</source>
<translation type="unfinished">SAI Studio 不知道其 SHA-256。会核对大小并读取整个文件，这能发现损坏，但不能发现同类型、同大小的其他网络。</translation>
</message>
<message>
<source>Its evaluation of the empty board appears here after the first games.</source>
<translation type="unfinished">它下过棋后，这里显示它对空棋盘的看法。</translation>
</message>
<message>
<source>Its last network has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">其最后的网络对{opponent}：{won}，计划 {planned} 局</translation>
</message>
<message>
<source>Its last network is stronger than {opponent}: it won {won} games</source>
<translation type="unfinished">其最后的网络强于{opponent}：{won}</translation>
</message>
<message>
<source>Its last network is weaker than {opponent}: it won only {won} games</source>
<translation type="unfinished">其最后的网络弱于{opponent}：仅 {won}</translation>
</message>
<message>
<source>Its last network won {won} games against {opponent}, which doesn't show which one is stronger</source>
<translation type="unfinished">其最后的网络对{opponent}：{won}，看不出差别</translation>
</message>
<message>
<source>Its own settings</source>
<translation type="unfinished">其自身设置</translation>
</message>
<message>
<source>Japanese</source>
<translation type="unfinished">日本</translation>
</message>
<message>
<source>Join</source>
<translation type="unfinished">合并</translation>
</message>
<message>
<source>Join players</source>
<translation type="unfinished">合并棋手</translation>
</message>
<message>
<source>Join…</source>
<translation type="unfinished">合并…</translation>
</message>
<message>
<source>Judging the moves</source>
<translation type="unfinished">正在评判着手</translation>
</message>
<message>
<source>Judging the moves: {done} of {total} positions</source>
<translation type="unfinished">正在评判着手：{done} / {total} 个局面</translation>
</message>
<message>
<source>KM[0] in an even game of the Fox server is not its real komi</source>
<translation type="unfinished">野狐服务器分先对局中的 KM[0] 不是真实贴目</translation>
</message>
<message>
<source>KM[{shown}] is more than the whole board</source>
<translation type="unfinished">KM[{shown}] 超过整个棋盘</translation>
</message>
<message>
<source>KM[{shown}] is not a number</source>
<translation type="unfinished">KM[{shown}] 不是数字</translation>
</message>
<message>
<source>KM[{shown}] is perhaps komi {komi}</source>
<translation type="unfinished">KM[{shown}] 可能是贴目 {komi}</translation>
</message>
<message>
<source>KM[{shown}] read as komi {komi}</source>
<translation type="unfinished">KM[{shown}] 读作贴目 {komi}</translation>
</message>
<message>
<source>KataGo analysis engine (JSON)</source>
<translation type="unfinished">KataGo 分析引擎（JSON）</translation>
</message>
<message>
<source>KataGo network of 10 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">10 块 384 通道的 KataGo 网络，用于最大 19x19 的棋盘</translation>
</message>
<message>
<source>KataGo networks were trained on millions of games, most of them on 19×19. Large ones take longer for each position.</source>
<translation type="unfinished">KataGo 网络由数百万局棋训练而成，其中大多为 19×19。较大的网络每个局面用时更长。</translation>
</message>
<message>
<source>KataGo's human network learned what people play, at each rank from 20 kyu to 9 dan and as professionals in each year. With it reviews tell who would find the better move, and you can play against any rank.</source>
<translation type="unfinished">KataGo 的人类网络学习了人们的下法：从 20 级到 9 段的各个段位，以及各年的职业棋手。有了它，复盘会说明谁能找到更好的着手，您还可以与任何段位对弈。</translation>
</message>
<message>
<source>KataGo's human network of 18 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">KataGo 的人类网络，18 个块、384 个通道，用于最大 19x19 的棋盘</translation>
</message>
<message>
<source>KataGo's networks page</source>
<translation type="unfinished">KataGo 的网络页面</translation>
</message>
<message>
<source>KataGo's release 1.15.0</source>
<translation type="unfinished">KataGo 1.15.0 版发布</translation>
</message>
<message>
<source>KataGo's release 1.17.1</source>
<translation type="unfinished">KataGo 的 1.17.1 版</translation>
</message>
<message>
<source>KataGo's release page</source>
<translation type="unfinished">KataGo 的发布页面</translation>
</message>
<message>
<source>KataGo's {network}, model version {version}</source>
<translation type="unfinished">KataGo 的 {network}，模型版本 {version}</translation>
</message>
<message>
<source>Keep mine</source>
<translation type="unfinished">保留我的</translation>
</message>
<message>
<source>Keep the checkpoint of every N-th generation, where the run can be forked; 0 = only the newest three checkpoints.</source>
<translation type="unfinished">每隔 N 代保留检查点，可由此分出新的训练；0 = 只保留最新的三个检查点。</translation>
</message>
<message>
<source>Keep the searched part of the tree from move to move; the visits of a move are added to it.</source>
<translation type="unfinished">逐手保留已搜索的树；每手的计算量加到其上。</translation>
</message>
<message>
<source>Keep this position</source>
<translation type="unfinished">固定此局面</translation>
</message>
<message>
<source>Keep {komi}</source>
<translation type="unfinished">保留 {komi}</translation>
</message>
<message>
<source>Keyboard shortcuts and mouse</source>
<translation type="unfinished">键盘快捷键和鼠标</translation>
</message>
<message>
<source>Keys</source>
<translation type="unfinished">按键</translation>
</message>
<message>
<source>Kind</source>
<translation type="unfinished">类型</translation>
</message>
<message>
<source>Kind of mistakes</source>
<translation type="unfinished">失误类型</translation>
</message>
<message>
<source>Komi</source>
<translation type="unfinished">贴目</translation>
</message>
<message>
<source>Komi at which players of equal strength win half of the games each, with the standard error of the search; another network can differ by more</source>
<translation type="unfinished">同等水平的棋手各赢一半的贴目，附搜索的标准误；换用其他网络差异可能更大</translation>
</message>
<message>
<source>Komi at which the networks are compared</source>
<translation type="unfinished">比较网络所用的贴目</translation>
</message>
<message>
<source>Komi of the board</source>
<translation type="unfinished">此棋盘的贴目</translation>
</message>
<message>
<source>Komi of the chances</source>
<translation type="unfinished">胜算的贴目</translation>
</message>
<message>
<source>Komi of the even games; handicap games have komi 0.5</source>
<translation type="unfinished">分先对局的贴目；让子对局贴目为 0.5</translation>
</message>
<message>
<source>Komi of the game that this row starts</source>
<translation type="unfinished">此行所开对局的贴目</translation>
</message>
<message>
<source>Komi of the game, at which players may swap</source>
<translation type="unfinished">可以交换的对局的贴目</translation>
</message>
<message>
<source>Komi of the games in turn, best on both sides of the fair one, like `8.5 9.5`; empty = the komi of the rules.</source>
<translation type="unfinished">各局轮流使用的贴目，最好在公平贴目两侧，如 `8.5 9.5`；空 = 规则的贴目。</translation>
</message>
<message>
<source>Komi of the games in turn, like `8.5 9.5`; empty = 0.5 in handicap games, else on both sides of perfect play where that is known, else the komi of the rules.</source>
<translation type="unfinished">各局轮流使用的贴目，如 `8.5 9.5`；空 = 让子对局为 0.5，其余若最优下法已知则取其两侧，否则为规则的贴目。</translation>
</message>
<message>
<source>Komi that all winrates are shown for; the game's own komi does not change</source>
<translation type="unfinished">显示所有胜率所用的贴目；不改变本局贴目</translation>
</message>
<message>
<source>Komi that the agent plays at, and of its result</source>
<translation type="unfinished">智能体对弈及结算所用的贴目</translation>
</message>
<message>
<source>Korean</source>
<translation type="unfinished">韩国</translation>
</message>
<message>
<source>L&amp;etter</source>
<translation type="unfinished">字母(&amp;E)</translation>
</message>
<message>
<source>Label</source>
<translation type="unfinished">标签</translation>
</message>
<message>
<source>Label points with the next letters</source>
<translation type="unfinished">依次用字母标注点</translation>
</message>
<message>
<source>Label points with the next numbers</source>
<translation type="unfinished">依次用数字标注点</translation>
</message>
<message>
<source>Label…</source>
<translation type="unfinished">标签…</translation>
</message>
<message>
<source>Lambda</source>
<translation type="unfinished">λ</translation>
</message>
<message>
<source>Lambda by lead</source>
<translation type="unfinished">按领先目数的 λ</translation>
</message>
<message>
<source>Lambda: 0 plays to win, 1 for points</source>
<translation type="unfinished">λ：0 求胜，1 求目数</translation>
</message>
<message>
<source>Language of the window, from the next start on</source>
<translation type="unfinished">窗口的语言，下次启动时生效</translation>
</message>
<message>
<source>Largest learning rate.</source>
<translation type="unfinished">最大学习率。</translation>
</message>
<message>
<source>Largest loss of winrate of a move in openings that keep the value.</source>
<translation type="unfinished">不改变价值的开局中每手胜率损失的上限。</translation>
</message>
<message>
<source>Largest norm of the gradient; 0 = no limit.</source>
<translation type="unfinished">梯度的最大长度；0 = 无限制。</translation>
</message>
<message>
<source>Last &amp;ten moves</source>
<translation type="unfinished">最后十手(&amp;T)</translation>
</message>
<message>
<source>Last move</source>
<translation type="unfinished">结束手</translation>
</message>
<message>
<source>Last seen</source>
<translation type="unfinished">最后活动</translation>
</message>
<message>
<source>Last share of the run in which the rate falls along a cosine.</source>
<translation type="unfinished">训练的最后部分所占比例，其间学习率按余弦下降。</translation>
</message>
<message>
<source>Latest games</source>
<translation type="unfinished">最新对局</translation>
</message>
<message>
<source>Latest random move: its number is uniform from 1 to this.</source>
<translation type="unfinished">最晚的随机着手：其手数在 1 到此值之间均匀分布。</translation>
</message>
<message>
<source>Lead on the board, without komi</source>
<translation type="unfinished">盘面领先，不计贴目</translation>
</message>
<message>
<source>Learn the moves of game records in place of self-play.</source>
<translation type="unfinished">学习棋谱的着手，代替自对弈。</translation>
</message>
<message>
<source>Learning of {move}</source>
<translation type="unfinished">{move} 的学习过程</translation>
</message>
<message>
<source>Least number of games per generation (of positions, in a distillation). Games that other processes play while the first one trains are added. Stored labels are read all at once; a generation then trains on this many.</source>
<translation type="unfinished">每代的最少对局数（蒸馏则为局面数）；第一个进程训练期间其他进程所下的另计。先前制作的标注一次全部读入；此时每代用这么多来训练。</translation>
</message>
<message>
<source>Least score of a big win, without komi, in points per point of the board; 1 = all of it.</source>
<translation type="unfinished">大胜的最低目数，不计贴目，以每棋盘点的目数计；1 = 全盘。</translation>
</message>
<message>
<source>Least spread of the first komi, as the scale of a logistic curve.</source>
<translation type="unfinished">首次贴目的最小离散度，为逻辑斯谛曲线的尺度。</translation>
</message>
<message>
<source>Least visits</source>
<translation type="unfinished">最低计算量</translation>
</message>
<message>
<source>Least visits of each</source>
<translation type="unfinished">每个候选点的最低计算量</translation>
</message>
<message>
<source>Leave in turn: autoplay, board cursor, tool, region, play-out, viewed komi, board only, play, message, analysis</source>
<translation type="unfinished">依次退出：自动播放、棋盘光标、工具、区域、续弈、查看贴目、仅棋盘、对弈、消息、分析</translation>
</message>
<message>
<source>Leave out mistakes that lost fewer points</source>
<translation type="unfinished">略去损失目数较少的失误</translation>
</message>
<message>
<source>Leaves at move</source>
<translation type="unfinished">分出手数</translation>
</message>
<message>
<source>Left</source>
<translation type="unfinished">剩余</translation>
</message>
<message>
<source>Length</source>
<translation type="unfinished">长度</translation>
</message>
<message>
<source>Length of a period</source>
<translation type="unfinished">每次读秒的长度</translation>
</message>
<message>
<source>Length of a period with this many moves</source>
<translation type="unfinished">下完这些手数的一段时间的长度</translation>
</message>
<message>
<source>Length of drawn openings.</source>
<translation type="unfinished">抽选开局的长度。</translation>
</message>
<message>
<source>Length of the games</source>
<translation type="unfinished">对局手数</translation>
</message>
<message>
<source>Let a network meet an opponent in even games and with one to nine handicap stones for the opponent, with and without dynamic komi. The table fills while the games are played; they continue when you close this window.</source>
<translation type="unfinished">让一个网络与对手下分先对局和让对手一至九子的对局，分别使用和不使用动态贴目。对局进行时表格逐渐填满；关闭此窗口后继续。</translation>
</message>
<message>
<source>Let a network play an opponent in even games and with one to nine handicap stones</source>
<translation type="unfinished">让一个网络与对手下分先和让一至九子的对局</translation>
</message>
<message>
<source>Let networks and other engines play games</source>
<translation type="unfinished">让网络和其他引擎比赛</translation>
</message>
<message>
<source>Let several agents play on from this position, each on its own board</source>
<translation type="unfinished">让多个智能体并排续弈此局面</translation>
</message>
<message>
<source>Let the stone of each move fall on the board</source>
<translation type="unfinished">落子时显示棋子落到棋盘上</translation>
</message>
<message>
<source>Let two players play a match, or more players a tournament: networks with their visits, lambda and mu, or any GTP engine. Colors, komi and openings are balanced. The games continue when you close this window.</source>
<translation type="unfinished">让两名棋手进行对抗赛，或更多棋手进行锦标赛：可用网络（设定计算量、lambda 和 mu）或任何 GTP 引擎。执色、贴目和开局均衡分配。关闭此窗口后对局继续。</translation>
</message>
<message>
<source>Letter</source>
<translation type="unfinished">字母</translation>
</message>
<message>
<source>Level</source>
<translation type="unfinished">水平</translation>
</message>
<message>
<source>License</source>
<translation type="unfinished">许可证</translation>
</message>
<message>
<source>License: {license}.</source>
<translation type="unfinished">许可证：{license}。</translation>
</message>
<message>
<source>Like people</source>
<translation type="unfinished">像人一样</translation>
</message>
<message>
<source>Limit candidates</source>
<translation type="unfinished">限制候选点</translation>
</message>
<message>
<source>Limit of the nodes that self-play searches; 0 = no limit. The learning rate is lowest at the limit, and the run ends with the generation in progress.</source>
<translation type="unfinished">自对弈搜索的最多节点，结束时学习率最低；训练随当时的一代结束。0 = 无限制。</translation>
</message>
<message>
<source>Limit of the processor time of all the run's processes, so that runs are equally long on a busy machine; 0 = no limit. Otherwise like run.minutes.</source>
<translation type="unfinished">训练的所有进程的处理器时间上限，使各次训练在繁忙的机器上也一样长；0 = 无限制。其余同 run.minutes。</translation>
</message>
<message>
<source>Line</source>
<translation type="unfinished">线</translation>
</message>
<message>
<source>Lines to write on</source>
<translation type="unfinished">书写行数</translation>
</message>
<message>
<source>Link</source>
<translation type="unfinished">链接</translation>
</message>
<message>
<source>Links</source>
<translation type="unfinished">链接</translation>
</message>
<message>
<source>Load settings from a JSON file, such as the section preset of a run.json</source>
<translation type="unfinished">从 JSON 文件读取设置，如 run.json 的 preset 部分</translation>
</message>
<message>
<source>Loading the engine…</source>
<translation type="unfinished">正在加载引擎…</translation>
</message>
<message>
<source>Loading the network…</source>
<translation type="unfinished">正在加载网络…</translation>
</message>
<message>
<source>Loading the players; after an update the engine is compiled first.</source>
<translation type="unfinished">正在载入棋手；更新之后先编译引擎。</translation>
</message>
<message>
<source>Log</source>
<translation type="unfinished">日志</translation>
</message>
<message>
<source>Longest game, in moves per point of the board.</source>
<translation type="unfinished">最长对局，以每棋盘点的手数计。</translation>
</message>
<message>
<source>Looking for a good move…</source>
<translation type="unfinished">正在寻找好手…</translation>
</message>
<message>
<source>Looking for dead stones…</source>
<translation type="unfinished">正在查找死子…</translation>
</message>
<message>
<source>Loss of the training that makes the next network</source>
<translation type="unfinished">其后训练的损失</translation>
</message>
<message>
<source>Loss per move in 80 % of players' games</source>
<translation type="unfinished">80% 棋手对局的每手损失</translation>
</message>
<message>
<source>Losses</source>
<translation type="unfinished">损失</translation>
</message>
<message>
<source>Losses by rank are compared where nearly all moves of a whole game are judged, at least {count} of a player.</source>
<translation type="unfinished">只有整局几乎每手都已评判、且一方至少评判 {count} 手时，才比较各段位的损失。</translation>
</message>
<message>
<source>Losses by rank are known for {known} visits of each position; this game was searched with {fewest} to {most}.</source>
<translation type="unfinished">各段位的损失只在每个局面的计算量为 {known} 时已知；本局的计算量为 {fewest} 至 {most}。</translation>
</message>
<message>
<source>Losses by rank are not known for this network on this board.</source>
<translation type="unfinished">此网络在此棋盘上的各段位损失未知。</translation>
</message>
<message>
<source>Losses by rank hold for one network; this game was analyzed by several.</source>
<translation type="unfinished">各段位的损失只对一个网络有效；本局由多个网络分析。</translation>
</message>
<message>
<source>Lost</source>
<translation type="unfinished">损失</translation>
</message>
<message>
<source>Lost per move</source>
<translation type="unfinished">每手损失</translation>
</message>
<message>
<source>Low on time</source>
<translation type="unfinished">时间不多</translation>
</message>
<message>
<source>Lower viewed komi by a point</source>
<translation type="unfinished">查看贴目减一目</translation>
</message>
<message>
<source>Lowest winrate by the judge's search that the side that wins with perfect play may have.</source>
<translation type="unfinished">裁判搜索时，最优下法的胜方至少须有的胜率。</translation>
</message>
<message>
<source>MIT, as KataGo's release</source>
<translation type="unfinished">MIT，与 KataGo 的发布版相同</translation>
</message>
<message>
<source>ML-DK: winrate by komi</source>
<translation type="unfinished">ML-DK：贴目胜率</translation>
</message>
<message>
<source>Machine</source>
<translation type="unfinished">机器</translation>
</message>
<message>
<source>Machines</source>
<translation type="unfinished">机器</translation>
</message>
<message>
<source>Main line: {extent}</source>
<translation type="unfinished">主线：{extent}</translation>
</message>
<message>
<source>Main time</source>
<translation type="unfinished">保留时间</translation>
</message>
<message>
<source>Main time of each player</source>
<translation type="unfinished">每方的保留时间</translation>
</message>
<message>
<source>Make &amp;main line</source>
<translation type="unfinished">设为主线(&amp;M)</translation>
</message>
<message>
<source>Make main line</source>
<translation type="unfinished">设为主线</translation>
</message>
<message>
<source>Make players of their own of all names that were joined</source>
<translation type="unfinished">把合并的名字全部恢复为各自的棋手</translation>
</message>
<message>
<source>Make t&amp;his position the start</source>
<translation type="unfinished">以此局面为开局(&amp;H)</translation>
</message>
<message>
<source>Make this position the start</source>
<translation type="unfinished">以此局面为开局</translation>
</message>
<message>
<source>Manage networks</source>
<translation type="unfinished">管理网络</translation>
</message>
<message>
<source>Map of circles</source>
<translation type="unfinished">循环图</translation>
</message>
<message>
<source>Mar&amp;k</source>
<translation type="unfinished">标记(&amp;K)</translation>
</message>
<message>
<source>Margin of the win</source>
<translation type="unfinished">赢棋的目数</translation>
</message>
<message>
<source>Mark</source>
<translation type="unfinished">标记</translation>
</message>
<message>
<source>Mark a move as best, or not</source>
<translation type="unfinished">把着手标为最佳，或取消</translation>
</message>
<message>
<source>Mark on the board</source>
<translation type="unfinished">棋盘上的标记</translation>
</message>
<message>
<source>Mark points with circles</source>
<translation type="unfinished">用圆圈标记点</translation>
</message>
<message>
<source>Mark points with crosses</source>
<translation type="unfinished">用叉标记点</translation>
</message>
<message>
<source>Mark points with squares</source>
<translation type="unfinished">用方块标记点</translation>
</message>
<message>
<source>Mark points with triangles</source>
<translation type="unfinished">用三角标记点</translation>
</message>
<message>
<source>Mark stones by the points that their moves lost</source>
<translation type="unfinished">按着手损失的目数标记棋子</translation>
</message>
<message>
<source>Mark the best moves: click them on the board or enter them above.</source>
<translation type="unfinished">标出最佳着手：在棋盘上点击，或在上方输入。</translation>
</message>
<message>
<source>Mark the move that each agent plays</source>
<translation type="unfinished">标记各智能体所下的着手</translation>
</message>
<message>
<source>Mark the moves that follow in the game</source>
<translation type="unfinished">标记对局中的后续着手</translation>
</message>
<message>
<source>Matches</source>
<translation type="unfinished">对抗赛</translation>
</message>
<message>
<source>Matches and tournaments</source>
<translation type="unfinished">对抗赛和锦标赛</translation>
</message>
<message>
<source>Maximum-likelihood rating from all games against the panel, whose first member has 0; bars are 95 % intervals.</source>
<translation type="unfinished">由与评测组的全部对局得出的最大似然等级分，其第一个成员为 0；短线为 95% 区间。</translation>
</message>
<message>
<source>Mean difference between Black's winrate and that of a strong network's search on labelled positions, at one visit (the network alone) or more; bars are 95 % intervals.</source>
<translation type="unfinished">在已标注局面上，黑方胜率与强网络搜索所得胜率的平均差，计算量为 1（仅网络）或更多；短线为 95% 区间。</translation>
</message>
<message>
<source>Mean length of its games</source>
<translation type="unfinished">其对局的平均手数</translation>
</message>
<message>
<source>Mean of {n} network</source>
<translation type="unfinished">{n} 个网络的平均</translation>
</message>
<message>
<source>Mean of {n} networks</source>
<translation type="unfinished">{n} 个网络的平均</translation>
</message>
<message>
<source>Mean squared error of the results that a network predicts, from -1 to +1: on positions that it was trained on, and on held-out games. A gap between the two means that it overfits.</source>
<translation type="unfinished">网络结果（+1 和 -1）的均方误差：在学习过的局面上和在保留的对局上。两者的差距表明它背下了对局。</translation>
</message>
<message>
<source>Mean, networks of one komi</source>
<translation type="unfinished">平均，单一贴目的网络</translation>
</message>
<message>
<source>Measure</source>
<translation type="unfinished">测量</translation>
</message>
<message>
<source>Measure every checked network on the games</source>
<translation type="unfinished">在这些对局上测量每个勾选的网络</translation>
</message>
<message>
<source>Measure every n-th generation</source>
<translation type="unfinished">每隔多少代</translation>
</message>
<message>
<source>Measure how fast this computer plays and learns</source>
<translation type="unfinished">测量本机对弈和学习的速度</translation>
</message>
<message>
<source>Measure speed</source>
<translation type="unfinished">测定速度</translation>
</message>
<message>
<source>Measure strength</source>
<translation type="unfinished">测定实力</translation>
</message>
<message>
<source>Measure this computer for ten seconds to see how long the run will take.</source>
<translation type="unfinished">测量本机十秒，即可知道训练需要多长时间。</translation>
</message>
<message>
<source>Measured here, evaluations per second of one core in calls of 8:</source>
<translation type="unfinished">本机实测，单核每批 8 个局面时的每秒推理次数：</translation>
</message>
<message>
<source>Measuring self-play and training with this network…</source>
<translation type="unfinished">正在用此网络测量自对弈和训练…</translation>
</message>
<message>
<source>Measuring self-play and training with this network… The first time, the engine is compiled first.</source>
<translation type="unfinished">正在用此网络测量自对弈和训练…首次须先编译引擎。</translation>
</message>
<message>
<source>Measuring… {percent} %</source>
<translation type="unfinished">正在测量… {percent} %</translation>
</message>
<message>
<source>Message</source>
<translation type="unfinished">消息</translation>
</message>
<message>
<source>Messages</source>
<translation type="unfinished">消息</translation>
</message>
<message>
<source>Method</source>
<translation type="unfinished">方法</translation>
</message>
<message>
<source>Million nodes</source>
<translation type="unfinished">百万节点</translation>
</message>
<message>
<source>Mirror the whole game left to right</source>
<translation type="unfinished">整局左右翻转</translation>
</message>
<message>
<source>Mirror the whole game top to bottom</source>
<translation type="unfinished">整局上下翻转</translation>
</message>
<message>
<source>Mistake</source>
<translation type="unfinished">失误</translation>
</message>
<message>
<source>Mistakes</source>
<translation type="unfinished">失误</translation>
</message>
<message>
<source>Mistakes are hidden while you play.</source>
<translation type="unfinished">对弈时不显示失误。</translation>
</message>
<message>
<source>Mistakes are listed here as the moves are analyzed.</source>
<translation type="unfinished">着手分析后，失误会列在这里。</translation>
</message>
<message>
<source>Mistakes by kind</source>
<translation type="unfinished">各类失误</translation>
</message>
<message>
<source>Mistakes of</source>
<translation type="unfinished">哪方的失误</translation>
</message>
<message>
<source>Mistakes, by KataGo's human network</source>
<translation type="unfinished">失误，据 KataGo 的人类网络</translation>
</message>
<message>
<source>Momentum of SGD (Nesterov).</source>
<translation type="unfinished">SGD 的动量（Nesterov）。</translation>
</message>
<message>
<source>More accurate winrate curves at the cost of a few evaluations</source>
<translation type="unfinished">多做几次推理，使胜率曲线更准</translation>
</message>
<message>
<source>More points than the engine's choice, which was searched more: an agent that plays to win gives points for certainty</source>
<translation type="unfinished">目数比引擎的选择更多，而后者搜索得更多：为赢棋而下的智能体会用目数换取把握</translation>
</message>
<message>
<source>Most diagrams</source>
<translation type="unfinished">最多棋图数</translation>
</message>
<message>
<source>Most likely strength; in a match, relative to the second player</source>
<translation type="unfinished">最可能的实力；对抗赛中相对于第二棋手</translation>
</message>
<message>
<source>Most {rank} players would play it, too ({share} %).</source>
<translation type="unfinished">多数 {rank} 棋手也会这样下（{share} %）。</translation>
</message>
<message>
<source>Move</source>
<translation type="unfinished">着手</translation>
</message>
<message>
<source>Move &amp;down</source>
<translation type="unfinished">下移(&amp;D)</translation>
</message>
<message>
<source>Move &amp;up</source>
<translation type="unfinished">上移(&amp;U)</translation>
</message>
<message>
<source>Move a cursor on the board and play there, or use the selected tool</source>
<translation type="unfinished">在棋盘上移动光标并落子，或使用所选工具</translation>
</message>
<message>
<source>Move a cursor on the board with the arrow keys; Enter plays a stone</source>
<translation type="unfinished">用方向键移动棋盘上的光标；按 Enter 落子</translation>
</message>
<message>
<source>Move n&amp;umbers</source>
<translation type="unfinished">手数显示(&amp;U)</translation>
</message>
<message>
<source>Move number</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>Move number, words of a comment, or annotation: hotspot</source>
<translation type="unfinished">手数、注释中的文字或标注：焦点</translation>
</message>
<message>
<source>Move numbers: {kind}.</source>
<translation type="unfinished">手数显示：{kind}。</translation>
</message>
<message>
<source>Move temperature at the first move of the board.</source>
<translation type="unfinished">棋盘第一手时的着手温度。</translation>
</message>
<message>
<source>Move temperature late in the game.</source>
<translation type="unfinished">对局后期的着手温度。</translation>
</message>
<message>
<source>Move that it plays for points, after a search</source>
<translation type="unfinished">搜索后为目数所下的着手</translation>
</message>
<message>
<source>Move that it plays to win and for points, after a search</source>
<translation type="unfinished">搜索后为求胜并兼顾目数所下的着手</translation>
</message>
<message>
<source>Move that it plays to win, after a search</source>
<translation type="unfinished">搜索后为求胜所下的着手</translation>
</message>
<message>
<source>Move the selected game down</source>
<translation type="unfinished">把所选对局下移</translation>
</message>
<message>
<source>Move the selected game up</source>
<translation type="unfinished">把所选对局上移</translation>
</message>
<message>
<source>Move variation u&amp;p</source>
<translation type="unfinished">变化上移(&amp;P)</translation>
</message>
<message>
<source>Move variation up</source>
<translation type="unfinished">变化上移</translation>
</message>
<message>
<source>Move whose learning is shown</source>
<translation type="unfinished">显示其学习过程的着手</translation>
</message>
<message>
<source>Move {number}</source>
<translation type="unfinished">第 {number} 手</translation>
</message>
<message>
<source>Move {number}, black {vertex}</source>
<translation type="unfinished">第 {number} 手，黑 {vertex}</translation>
</message>
<message>
<source>Move {number}, white {vertex}</source>
<translation type="unfinished">第 {number} 手，白 {vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {move}: {kind}</source>
<translation type="unfinished">第 {number} 手，{color} {move}：{kind}</translation>
</message>
<message>
<source>Move {number}, {color} {point}</source>
<translation type="unfinished">第 {number} 手，{color} {point}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex}</source>
<translation type="unfinished">第 {number} 手，{color} {vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}.</source>
<translation type="unfinished">第 {number} 手，{color} {vertex} 损失 {lost}。</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.</source>
<translation type="unfinished">第 {number} 手，{color} {vertex} 损失 {lost}；{leader}取得领先。</translation>
</message>
<message>
<source>Move {number}, {player} to play</source>
<translation type="unfinished">第 {number} 手，轮{player}下</translation>
</message>
<message>
<source>Move {number}: {side} to play</source>
<translation type="unfinished">第 {number} 手：轮{side}下</translation>
</message>
<message>
<source>Move {number}; the board shows move {shown}</source>
<translation type="unfinished">第 {number} 手；棋盘显示第 {shown} 手</translation>
</message>
<message>
<source>Moves</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>Moves after which half the way to the late temperature is gone.</source>
<translation type="unfinished">经过这么多手，走完到后期温度的一半。</translation>
</message>
<message>
<source>Moves are searched {how}.</source>
<translation type="unfinished">搜索方式：{how}。</translation>
</message>
<message>
<source>Moves at which agents with lambda 0 and 1 would play differently tell the lambda of a player. The picture shows the most likely one and its 95 % interval, by how many points the player led before the move; below it is the number of such moves.</source>
<translation type="unfinished">λ 为 0 和 1 的代理会下出不同着法的局面反映棋手的 λ。图中按着手前的领先目数显示最可能的值及其 95 % 区间；下方是这类着手的数量。</translation>
</message>
<message>
<source>Moves chosen</source>
<translation type="unfinished">所选着手</translation>
</message>
<message>
<source>Moves in each period</source>
<translation type="unfinished">每段时间内的手数</translation>
</message>
<message>
<source>Moves of &amp;people ({rank})</source>
<translation type="unfinished">{rank} 棋手的着手(&amp;P)</translation>
</message>
<message>
<source>Moves of &amp;people of your rank</source>
<translation type="unfinished">同段位棋手的着手(&amp;P)</translation>
</message>
<message>
<source>Moves of both players</source>
<translation type="unfinished">双方的着手</translation>
</message>
<message>
<source>Moves of held-out games</source>
<translation type="unfinished">保留对局的着手</translation>
</message>
<message>
<source>Moves of other programs computed at the same time; 0 = as many as cores.</source>
<translation type="unfinished">其他程序同时计算的着手数；0 = 与核心数相同。</translation>
</message>
<message>
<source>Moves of strong players on 19x19, without any search.</source>
<translation type="unfinished">19x19 上强手的着法，完全不搜索。</translation>
</message>
<message>
<source>Moves of the board before forced_pass acts.</source>
<translation type="unfinished">forced_pass 生效之前棋盘上的手数。</translation>
</message>
<message>
<source>Moves of the game that use the temperature.</source>
<translation type="unfinished">对局中使用温度的手数。</translation>
</message>
<message>
<source>Moves of {side}</source>
<translation type="unfinished">{side}的着手</translation>
</message>
<message>
<source>Moves per self-play game; a branch counts only the moves after it left its parent game.</source>
<translation type="unfinished">每局自对弈的手数；分支对局为离开原局之后的手数。</translation>
</message>
<message>
<source>Moves played and moves of the game</source>
<translation type="unfinished">续弈着手与实战着手</translation>
</message>
<message>
<source>Moves played before the players take over, the same ones for both: none; drawn from a network's policy; random legal moves that keep the value; or recorded ones, which a strong network has checked.</source>
<translation type="unfinished">棋手接手前所下的着手，双方相同：无；按网络策略抽选；不改变价值的随机合法着手；或经强网络检验的预录着手。</translation>
</message>
<message>
<source>Moves since the position</source>
<translation type="unfinished">从该局面起的手数</translation>
</message>
<message>
<source>Moves that count as best; you can also click them on the board</source>
<translation type="unfinished">算作最佳的着手；也可在棋盘上点击</translation>
</message>
<message>
<source>Moves that you play until a play-out is counted</source>
<translation type="unfinished">续弈中您下多少手后结算</translation>
</message>
<message>
<source>Moves to guess</source>
<translation type="unfinished">要猜的着手</translation>
</message>
<message>
<source>Multi-labelled value network, 9x9</source>
<translation type="unfinished">多标签价值网络，9x9</translation>
</message>
<message>
<source>My pro&amp;gress…</source>
<translation type="unfinished">我的进步(&amp;G)…</translation>
</message>
<message>
<source>My progress</source>
<translation type="unfinished">我的进步</translation>
</message>
<message>
<source>Name</source>
<translation type="unfinished">名称</translation>
</message>
<message>
<source>Name a folder for the reports.</source>
<translation type="unfinished">请指定报告文件夹。</translation>
</message>
<message>
<source>Name and options</source>
<translation type="unfinished">名称和选项</translation>
</message>
<message>
<source>Name of the position</source>
<translation type="unfinished">局面名称</translation>
</message>
<message>
<source>Name of {color}</source>
<translation type="unfinished">{color}名称</translation>
</message>
<message>
<source>Name position</source>
<translation type="unfinished">命名局面</translation>
</message>
<message>
<source>Name the address of the cluster, like 192.168.0.10:6379, or auto for the one that runs on this computer.</source>
<translation type="unfinished">请填写集群的地址，例如 192.168.0.10:6379；在这台电脑上运行的集群可填 auto。</translation>
</message>
<message>
<source>Name the whole path of the folder for the reports.</source>
<translation type="unfinished">请写出报告文件夹的完整路径。</translation>
</message>
<message>
<source>Ne&amp;xt comment or annotation</source>
<translation type="unfinished">下一注释或标注(&amp;X)</translation>
</message>
<message>
<source>Ne&amp;xt viewed position</source>
<translation type="unfinished">下个看过的局面(&amp;X)</translation>
</message>
<message>
<source>Needs {needs}.</source>
<translation type="unfinished">需要{needs}。</translation>
</message>
<message>
<source>Needs {needs}: set {settings}.</source>
<translation type="unfinished">需要{needs}：请设置{settings}。</translation>
</message>
<message>
<source>Net&amp;works</source>
<translation type="unfinished">网络(&amp;W)</translation>
</message>
<message>
<source>Network</source>
<translation type="unfinished">网络</translation>
</message>
<message>
<source>Network &amp;policy</source>
<translation type="unfinished">策略网络(&amp;P)</translation>
</message>
<message>
<source>Network file that plays the moves after it.</source>
<translation type="unfinished">下随机着手之后各手的网络文件。</translation>
</message>
<message>
<source>Network file that plays the moves before the random one, in games that teach results.</source>
<translation type="unfinished">在用于教结果的对局中，下随机着手之前各手的网络文件。</translation>
</message>
<message>
<source>Network file whose answers are learned; empty = the run plays against itself.</source>
<translation type="unfinished">学习其回答的网络文件；空 = 训练自对弈。</translation>
</message>
<message>
<source>Network file whose policy plays a part of the moves, so that its mistakes are labelled too; empty = the teacher plays all.</source>
<translation type="unfinished">以其策略下一部分着手的网络文件，使其失误也被标注；空 = 全部由教师下。</translation>
</message>
<message>
<source>Network file whose winrate is subtracted from the results of moves; empty = none is.</source>
<translation type="unfinished">从着手的结果中减去其胜率的网络文件；空 = 不减。</translation>
</message>
<message>
<source>Network in&amp;put…</source>
<translation type="unfinished">网络输入(&amp;P)…</translation>
</message>
<message>
<source>Network input</source>
<translation type="unfinished">网络输入</translation>
</message>
<message>
<source>Network of the agent</source>
<translation type="unfinished">智能体的网络</translation>
</message>
<message>
<source>Network that checks drawn openings at every komi: a file, or the name of a known one; empty = for openings that keep the value, the strongest KataGo network available.</source>
<translation type="unfinished">在每个贴目下检验所抽开局的网络：文件，或已知网络的名称；空 = 对不改变价值的开局，用可用的最强 KataGo 网络。</translation>
</message>
<message>
<source>Network {number}</source>
<translation type="unfinished">网络 {number}</translation>
</message>
<message>
<source>Networks</source>
<translation type="unfinished">网络</translation>
</message>
<message>
<source>Networks made so far, and how many there will be.</source>
<translation type="unfinished">至今产生的网络数，以及总数。</translation>
</message>
<message>
<source>Networks of other programs</source>
<translation type="unfinished">其他程序的网络</translation>
</message>
<message>
<source>Networks of this run have one winrate for one komi, no alpha.</source>
<translation type="unfinished">此训练的网络只对一个贴目给出一个胜率，没有 alpha。</translation>
</message>
<message>
<source>Networks play square boards only; {board} can be played and edited, not analyzed.</source>
<translation type="unfinished">网络只能下正方形棋盘；{board} 可以对弈和编辑，但不能分析。</translation>
</message>
<message>
<source>Networks that take part</source>
<translation type="unfinished">参与的网络</translation>
</message>
<message>
<source>Networks that were measured</source>
<translation type="unfinished">已测量的网络</translation>
</message>
<message>
<source>Networks that were searched</source>
<translation type="unfinished">已搜索的网络</translation>
</message>
<message>
<source>Networks to make; 0 = none, only games, as `sai-engine label` does.</source>
<translation type="unfinished">要产生的网络数；0 = 不产生，只下对局，如 `sai-engine label` 所做。</translation>
</message>
<message>
<source>Never ask again</source>
<translation type="unfinished">不再问</translation>
</message>
<message>
<source>Never offer</source>
<translation type="unfinished">不再提示</translation>
</message>
<message>
<source>New &amp;instinct tournament…</source>
<translation type="unfinished">新直觉锦标赛(&amp;I)…</translation>
</message>
<message>
<source>New &amp;training tournament…</source>
<translation type="unfinished">新训练锦标赛(&amp;T)…</translation>
</message>
<message>
<source>New Zealand</source>
<translation type="unfinished">新西兰</translation>
</message>
<message>
<source>New c&amp;hain…</source>
<translation type="unfinished">新建流程(&amp;H)…</translation>
</message>
<message>
<source>New chain</source>
<translation type="unfinished">新建流程</translation>
</message>
<message>
<source>New game</source>
<translation type="unfinished">新对局</translation>
</message>
<message>
<source>New handicap ta&amp;ble…</source>
<translation type="unfinished">新让子表(&amp;B)…</translation>
</message>
<message>
<source>New handicap table</source>
<translation type="unfinished">新让子表</translation>
</message>
<message>
<source>New match</source>
<translation type="unfinished">新对抗赛</translation>
</message>
<message>
<source>New match…</source>
<translation type="unfinished">新对抗赛…</translation>
</message>
<message>
<source>New run</source>
<translation type="unfinished">新建训练</translation>
</message>
<message>
<source>New run…</source>
<translation type="unfinished">新建训练…</translation>
</message>
<message>
<source>New table…</source>
<translation type="unfinished">新让子表…</translation>
</message>
<message>
<source>Newest</source>
<translation type="unfinished">最新</translation>
</message>
<message>
<source>Next</source>
<translation type="unfinished">下一个</translation>
</message>
<message>
<source>Next &amp;disagreement</source>
<translation type="unfinished">下一分歧(&amp;D)</translation>
</message>
<message>
<source>Next asks for the files that these steps need.</source>
<translation type="unfinished">“下一步”会询问这些步骤所需的文件。</translation>
</message>
<message>
<source>Next game</source>
<translation type="unfinished">下一局</translation>
</message>
<message>
<source>Next mista&amp;ke</source>
<translation type="unfinished">下一失误(&amp;K)</translation>
</message>
<message>
<source>Next or previous mistake</source>
<translation type="unfinished">下一个或上一个失误</translation>
</message>
<message>
<source>Next part of the text</source>
<translation type="unfinished">文本的下一部分</translation>
</message>
<message>
<source>Next: {moves}.</source>
<translation type="unfinished">下一手：{moves}。</translation>
</message>
<message>
<source>Next…</source>
<translation type="unfinished">下一步…</translation>
</message>
<message>
<source>No KataGo network is known: Networks › Get a strong network downloads one. Until then choose the strongest network that you have.</source>
<translation type="unfinished">没有已知的 KataGo 网络：可用“网络 &gt; 获取强网络”下载。在此之前请选择您所拥有的最强网络。</translation>
</message>
<message>
<source>No analysis of rectangular boards</source>
<translation type="unfinished">不能分析长方形棋盘</translation>
</message>
<message>
<source>No branch is collapsed.</source>
<translation type="unfinished">没有折叠的分支。</translation>
</message>
<message>
<source>No browser could be opened; the address is {address}</source>
<translation type="unfinished">无法打开浏览器；网址为 {address}</translation>
</message>
<message>
<source>No clock</source>
<translation type="unfinished">不计时</translation>
</message>
<message>
<source>No cycle of three players is significant.</source>
<translation type="unfinished">没有显著的三者循环。</translation>
</message>
<message>
<source>No disagreement of the agents is known after this position.</source>
<translation type="unfinished">此局面之后没有已知的智能体分歧。</translation>
</message>
<message>
<source>No disagreement of the agents is known before this position.</source>
<translation type="unfinished">此局面之前没有已知的智能体分歧。</translation>
</message>
<message>
<source>No dynamic komi</source>
<translation type="unfinished">无动态贴目</translation>
</message>
<message>
<source>No engine is in use.</source>
<translation type="unfinished">没有使用引擎。</translation>
</message>
<message>
<source>No files yet</source>
<translation type="unfinished">暂无文件</translation>
</message>
<message>
<source>No folder yet</source>
<translation type="unfinished">尚无文件夹</translation>
</message>
<message>
<source>No game is being played.</source>
<translation type="unfinished">没有进行中的对局。</translation>
</message>
<message>
<source>No game is finished yet.</source>
<translation type="unfinished">还没有下完的对局。</translation>
</message>
<message>
<source>No game of this cell has begun yet.</source>
<translation type="unfinished">此格尚无已开始的对局。</translation>
</message>
<message>
<source>No games chosen</source>
<translation type="unfinished">未选择对局</translation>
</message>
<message>
<source>No komi in the file; using {komi}.</source>
<translation type="unfinished">文件未注明贴目；采用 {komi}。</translation>
</message>
<message>
<source>No legal move in the region</source>
<translation type="unfinished">区域内没有合法着手</translation>
</message>
<message>
<source>No mistake is known after this position.</source>
<translation type="unfinished">此局面之后没有已知的失误。</translation>
</message>
<message>
<source>No mistake is known before this position.</source>
<translation type="unfinished">此局面之前没有已知的失误。</translation>
</message>
<message>
<source>No mistake mattered for the result; the players' table counts them.</source>
<translation type="unfinished">没有失误影响结果；数量见棋手表。</translation>
</message>
<message>
<source>No mistake of {side} is known in the open game; analyze it first.</source>
<translation type="unfinished">打开的对局中没有已知的{side}失误；请先分析。</translation>
</message>
<message>
<source>No mistakes</source>
<translation type="unfinished">没有失误</translation>
</message>
<message>
<source>No move follows here.</source>
<translation type="unfinished">此处之后没有着手。</translation>
</message>
<message>
<source>No move guessed yet</source>
<translation type="unfinished">尚未猜棋</translation>
</message>
<message>
<source>No move is clearly best near komi {komi}.</source>
<translation type="unfinished">贴目 {komi} 附近没有明显最佳的着手。</translation>
</message>
<message>
<source>No move is judged, because each position was only evaluated once. Review the game to judge the moves.</source>
<translation type="unfinished">未评判任何一手，因为每个局面只推理了一次。复盘对局即可评判着手。</translation>
</message>
<message>
<source>No move lost enough to be a mistake.</source>
<translation type="unfinished">没有损失大到算作失误的着手。</translation>
</message>
<message>
<source>No moves yet</source>
<translation type="unfinished">尚无着手</translation>
</message>
<message>
<source>No network</source>
<translation type="unfinished">无网络</translation>
</message>
<message>
<source>No network for the {size}×{size} board.</source>
<translation type="unfinished">没有适用于 {size}×{size} 棋盘的网络。</translation>
</message>
<message>
<source>No network for {size}x{size} is known; add one with Networks › Get a strong network.</source>
<translation type="unfinished">没有适用于 {size}x{size} 的已知网络；请用“网络 &gt; 获取强网络”添加。</translation>
</message>
<message>
<source>No network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">没有网络能下 {board}；用“网络 &gt; 获取强网络”可添加。</translation>
</message>
<message>
<source>No option has these words in its name or description.</source>
<translation type="unfinished">没有选项的名称或说明与此相符。</translation>
</message>
<message>
<source>No other network analyzed this game, and no other engine runs</source>
<translation type="unfinished">没有其他网络分析过本局，也没有其他引擎在运行</translation>
</message>
<message>
<source>No other position was viewed.</source>
<translation type="unfinished">没有查看过其他局面。</translation>
</message>
<message>
<source>No other runs yet</source>
<translation type="unfinished">暂无其他训练</translation>
</message>
<message>
<source>No panel scores yet: give the run a panel (settings run.panel and run.panel_every) and its generations are matched against it.</source>
<translation type="unfinished">尚无评测组得分：为训练指定评测组（设置 run.panel 和 run.panel_every），各代就会与之比赛。</translation>
</message>
<message>
<source>No pass before this many moves of the board; the study had 70 for a time.</source>
<translation type="unfinished">棋盘上未满这么多手不停一手；该研究曾一度用 70。</translation>
</message>
<message>
<source>No pass before this share of the points is occupied; 0 = passing is free.</source>
<translation type="unfinished">占用的点未达此比例不停一手；0 = 随时可停一手。</translation>
</message>
<message>
<source>No positions yet</source>
<translation type="unfinished">暂无局面</translation>
</message>
<message>
<source>No preference has these words in its name or description.</source>
<translation type="unfinished">没有首选项的名称或说明含有这些词。</translation>
</message>
<message>
<source>No promotion before this many games.</source>
<translation type="unfinished">未满此对局数不晋升。</translation>
</message>
<message>
<source>No ratings yet: they come with the panel.</source>
<translation type="unfinished">尚无等级分：它们随评测组产生。</translation>
</message>
<message>
<source>No result</source>
<translation type="unfinished">无结果</translation>
</message>
<message>
<source>No run that is shown has this figure yet.</source>
<translation type="unfinished">所显示的训练尚无此数据。</translation>
</message>
<message>
<source>No runs yet</source>
<translation type="unfinished">暂无训练</translation>
</message>
<message>
<source>No searched move tells whether a player plays to win or for points. A longer review judges more moves.</source>
<translation type="unfinished">已搜索的着法都看不出棋手是求胜还是求目数。更长的复盘会判断更多着法。</translation>
</message>
<message>
<source>No single move decided the game.</source>
<translation type="unfinished">胜负并非由某一手决定。</translation>
</message>
<message>
<source>No single move decided the game: Black fell behind step by step.</source>
<translation type="unfinished">胜负并非由某一手决定：黑方逐渐落后。</translation>
</message>
<message>
<source>No single move decided the game: White fell behind step by step.</source>
<translation type="unfinished">胜负并非由某一手决定：白方逐渐落后。</translation>
</message>
<message>
<source>No stones are considered dead; count the board to change this</source>
<translation type="unfinished">没有棋子被视为死子；数子可更改</translation>
</message>
<message>
<source>No three players beat each other in a circle beyond the error.</source>
<translation type="unfinished">没有三个棋手在误差之外循环相克。</translation>
</message>
<message>
<source>No turning points: no move lost the lead or much of the winning chances.</source>
<translation type="unfinished">没有转折点：没有一手失去领先或损失大量胜率。</translation>
</message>
<message>
<source>No.</source>
<translation type="unfinished">序号</translation>
</message>
<message>
<source>Nodes</source>
<translation type="unfinished">节点</translation>
</message>
<message>
<source>Nodes (visits) of self-play and rows of training, per second of one processor's time.</source>
<translation type="unfinished">自对弈的节点（计算量）和训练的样本，按一个处理器的每秒计。</translation>
</message>
<message>
<source>Nodes per second</source>
<translation type="unfinished">每秒节点数</translation>
</message>
<message>
<source>Noise at the root of deep searches: Dirichlet's, or Gumbel draws with search.root_selection 'gumbel'.</source>
<translation type="unfinished">深度搜索根节点的噪声：狄利克雷噪声，或配合 search.root_selection 'gumbel' 的 Gumbel 抽样。</translation>
</message>
<message>
<source>None</source>
<translation type="unfinished">无</translation>
</message>
<message>
<source>None of the measured networks predicts ownership; check one with an ownership head.</source>
<translation type="unfinished">已测量的网络都不估计归属；请勾选带归属头的网络。</translation>
</message>
<message>
<source>None of the {n} mistakes of {side} is typical of the rank, not of the next.</source>
<translation type="unfinished">{side}的 {n} 个失误中，没有本段位常犯、高一级段位不常犯的。</translation>
</message>
<message>
<source>Normalize by each batch, or by the statistics that the start network has (kept), so that the network in training answers just as the one that plays.</source>
<translation type="unfinished">按每个批次归一化，或按起始网络的统计值（kept），使训练中的网络与对弈的网络回答完全相同。</translation>
</message>
<message>
<source>Not for this board: {reason}.</source>
<translation type="unfinished">不适用于此棋盘：{reason}。</translation>
</message>
<message>
<source>Not measured yet: press Compare with a strong network above, or run sai-engine measure --run FOLDER.</source>
<translation type="unfinished">尚未测量：用上方的“与强网络比较”，就此训练的对局局面询问强网络（sai-engine measure --run FOLDER）。</translation>
</message>
<message>
<source>Not quite</source>
<translation type="unfinished">不太对</translation>
</message>
<message>
<source>Not saved</source>
<translation type="unfinished">未保存</translation>
</message>
<message>
<source>Not stated</source>
<translation type="unfinished">未注明</translation>
</message>
<message>
<source>Not yet checked by a search.</source>
<translation type="unfinished">尚未经搜索检验。</translation>
</message>
<message>
<source>Nothing found</source>
<translation type="unfinished">未找到</translation>
</message>
<message>
<source>Nothing found.</source>
<translation type="unfinished">未找到。</translation>
</message>
<message>
<source>Nothing is due</source>
<translation type="unfinished">没有到期的</translation>
</message>
<message>
<source>Nothing is sent except the request for this file. Nothing is installed or run.</source>
<translation type="unfinished">除对该文件的请求外，不会发送任何东西。不会安装或运行任何东西。</translation>
</message>
<message>
<source>Nothing was found in the folders of KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki.</source>
<translation type="unfinished">在 KaTrain、KataGo、Lizzie、LizzieYzy、Sabaki 的文件夹中没有找到。</translation>
</message>
<message>
<source>Nu&amp;mbers on candidates</source>
<translation type="unfinished">候选点上的数字(&amp;M)</translation>
</message>
<message>
<source>Number</source>
<translation type="unfinished">数字</translation>
</message>
<message>
<source>Number of candidates</source>
<translation type="unfinished">候选点数量</translation>
</message>
<message>
<source>Number of the network</source>
<translation type="unfinished">网络编号</translation>
</message>
<message>
<source>O&amp;wnership</source>
<translation type="unfinished">归属(&amp;W)</translation>
</message>
<message>
<source>OGS: {name}</source>
<translation type="unfinished">OGS：{name}</translation>
</message>
<message>
<source>Of all processes of the run together.</source>
<translation type="unfinished">训练的所有进程合计。</translation>
</message>
<message>
<source>Offer a review when a game without one is opened</source>
<translation type="unfinished">打开未复盘的对局时提议复盘</translation>
</message>
<message>
<source>Offer reviews</source>
<translation type="unfinished">提议复盘</translation>
</message>
<message>
<source>On the board</source>
<translation type="unfinished">棋盘上</translation>
</message>
<message>
<source>One HTML file that needs no network: the board, the curves with a komi to drag, and better lines, on a phone or a computer.</source>
<translation type="unfinished">单个 HTML 文件，无需联网：棋盘、可拖动贴目的曲线和更好的下法，适用于手机或电脑。</translation>
</message>
<message>
<source>One HTML file without scripts, which fits a phone and prints on A4.</source>
<translation type="unfinished">单个不含脚本的 HTML 文件，适合手机，可用 A4 打印。</translation>
</message>
<message>
<source>One komi or several, e.g. 8.5 9.5, each used equally often</source>
<translation type="unfinished">一个或多个贴目，如 8.5 9.5，各用同样次数</translation>
</message>
<message>
<source>One move back or forward; also a swipe or a tap on the board</source>
<translation type="unfinished">后退或前进一手；也可在棋盘上滑动或点按</translation>
</message>
<message>
<source>One network for all boards, like the shipped one.</source>
<translation type="unfinished">用于所有棋盘的一个网络，如同自带的网络。</translation>
</message>
<message>
<source>One row for each move.</source>
<translation type="unfinished">每手一行。</translation>
</message>
<message>
<source>One small network for 5x5 to 19x19 that learns from the answers of a stronger one: name it as distillation.teacher, and game records, if there are any, as distillation.games. For a processor.</source>
<translation type="unfinished">用于 5x5 至 19x19 的一个小网络，学习更强网络的回答：请在 distillation.teacher 中指定该网络，若有棋谱，则在 distillation.games 中指定。用于处理器。</translation>
</message>
<message>
<source>One small network for every board.</source>
<translation type="unfinished">用于所有棋盘的一个小网络。</translation>
</message>
<message>
<source>One small network for the large boards, like the shipped one.</source>
<translation type="unfinished">用于大型棋盘的一个小网络，如同自带的网络。</translation>
</message>
<message>
<source>One stone a rank is a custom of 19x19; on this board ranks suggest no handicap.</source>
<translation type="unfinished">一级一子是 19x19 的惯例；此处段位不决定选哪一行。</translation>
</message>
<message>
<source>One stone means that Black plays first; its usual komi is 0.5.</source>
<translation type="unfinished">让一子即黑方先行；其常用贴目为 0.5。</translation>
</message>
<message>
<source>Only games on one board, reviewed by one network, are compared</source>
<translation type="unfinished">只比较同一棋盘大小、由同一网络复盘的对局</translation>
</message>
<message>
<source>Only moves on {where} are searched, {how}.</source>
<translation type="unfinished">只搜索 {where} 的着手，{how}。</translation>
</message>
<message>
<source>Only moves on {where} are searched.</source>
<translation type="unfinished">只搜索 {where} 的着手。</translation>
</message>
<message>
<source>Only networks that you added can be removed.</source>
<translation type="unfinished">只能移除您自己添加的网络。</translation>
</message>
<message>
<source>Only one network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">只有一个网络能下 {board}；用“网络 &gt; 获取强网络”可再添加。</translation>
</message>
<message>
<source>Only square boards can be counted.</source>
<translation type="unfinished">只有正方形棋盘才能数子。</translation>
</message>
<message>
<source>Only the log of this run is here: its games and networks are not.</source>
<translation type="unfinished">这里只有此训练的日志：没有其对局和网络。</translation>
</message>
<message>
<source>Only the side that is expected to win, drawn before each game, searches; the other side plays what that search expected of it, or else the network's policy.</source>
<translation type="unfinished">只有每局之前抽定的预期胜方搜索；另一方下该搜索对它预期的着手，否则按网络的策略。</translation>
</message>
<message>
<source>Only these moves are searched; the results are shown but not kept in the game</source>
<translation type="unfinished">只搜索这些着手；结果会显示，但不保存到棋谱</translation>
</message>
<message>
<source>Only {extent} so far; Review game judges all</source>
<translation type="unfinished">目前仅{extent}；“复盘对局”可评判全部</translation>
</message>
<message>
<source>Only {extent}; Review game judges all</source>
<translation type="unfinished">仅{extent}；“复盘对局”可评判全部</translation>
</message>
<message>
<source>Only {name} was opened; drop one game at a time.</source>
<translation type="unfinished">只打开了 {name}；请一次拖入一局。</translation>
</message>
<message>
<source>Open</source>
<translation type="unfinished">打开</translation>
</message>
<message>
<source>Open &amp;folder</source>
<translation type="unfinished">打开文件夹(&amp;F)</translation>
</message>
<message>
<source>Open &amp;recent</source>
<translation type="unfinished">最近打开(&amp;R)</translation>
</message>
<message>
<source>Open a game</source>
<translation type="unfinished">打开棋谱</translation>
</message>
<message>
<source>Open a game in the main window: its position is shown here.</source>
<translation type="unfinished">请在主窗口打开棋谱：这里显示其局面。</translation>
</message>
<message>
<source>Open a game of OGS, KGS or Fox, or any SGF on the internet, by its link</source>
<translation type="unfinished">通过链接打开 OGS、KGS 或野狐的对局，或互联网上的任何 SGF</translation>
</message>
<message>
<source>Open a game record (SGF)</source>
<translation type="unfinished">打开棋谱（SGF）</translation>
</message>
<message>
<source>Open a game, or play some moves, to see how it went.</source>
<translation type="unfinished">打开棋谱或下几手棋即可查看走势。</translation>
</message>
<message>
<source>Open a game, or play some moves, to see the mistakes.</source>
<translation type="unfinished">打开棋谱或下几手棋即可查看失误。</translation>
</message>
<message>
<source>Open a game…</source>
<translation type="unfinished">打开棋谱…</translation>
</message>
<message>
<source>Open a link</source>
<translation type="unfinished">打开链接</translation>
</message>
<message>
<source>Open a link?</source>
<translation type="unfinished">打开链接吗？</translation>
</message>
<message>
<source>Open a run</source>
<translation type="unfinished">打开训练</translation>
</message>
<message>
<source>Open a run in another folder</source>
<translation type="unfinished">打开其他文件夹中的训练</translation>
</message>
<message>
<source>Open a run…</source>
<translation type="unfinished">打开训练…</translation>
</message>
<message>
<source>Open and &amp;review</source>
<translation type="unfinished">打开并复盘(&amp;R)</translation>
</message>
<message>
<source>Open copied SGF or a copied link</source>
<translation type="unfinished">打开复制的 SGF 或复制的链接</translation>
</message>
<message>
<source>Open folder</source>
<translation type="unfinished">打开文件夹</translation>
</message>
<message>
<source>Open game</source>
<translation type="unfinished">打开棋谱</translation>
</message>
<message>
<source>Open lin&amp;k…</source>
<translation type="unfinished">打开链接(&amp;K)…</translation>
</message>
<message>
<source>Open net&amp;works folder</source>
<translation type="unfinished">打开网络文件夹(&amp;W)</translation>
</message>
<message>
<source>Open page</source>
<translation type="unfinished">打开网页</translation>
</message>
<message>
<source>Open report</source>
<translation type="unfinished">打开报告</translation>
</message>
<message>
<source>Open that self-play game</source>
<translation type="unfinished">打开该自对弈对局</translation>
</message>
<message>
<source>Open the folder of your networks</source>
<translation type="unfinished">打开您的网络所在的文件夹</translation>
</message>
<message>
<source>Open the last game at the start</source>
<translation type="unfinished">启动时打开上次的对局</translation>
</message>
<message>
<source>Open the page in your browser; save a network there, then add it here</source>
<translation type="unfinished">在浏览器中打开网页；在那里保存网络，再添加到这里</translation>
</message>
<message>
<source>Open the page that lists the reports in the browser</source>
<translation type="unfinished">在浏览器中打开报告列表页</translation>
</message>
<message>
<source>Open the report of the game in the browser</source>
<translation type="unfinished">在浏览器中打开该局的报告</translation>
</message>
<message>
<source>Opening map</source>
<translation type="unfinished">开局图</translation>
</message>
<message>
<source>Openings</source>
<translation type="unfinished">开局</translation>
</message>
<message>
<source>Openings need a network; choose none if only other engines play.</source>
<translation type="unfinished">开局需要网络；若只有其他引擎对弈，请选“无”。</translation>
</message>
<message>
<source>Open…</source>
<translation type="unfinished">打开…</translation>
</message>
<message>
<source>Opponent</source>
<translation type="unfinished">对手</translation>
</message>
<message>
<source>Options</source>
<translation type="unfinished">选项</translation>
</message>
<message>
<source>Order</source>
<translation type="unfinished">顺序</translation>
</message>
<message>
<source>Other &amp;engines…</source>
<translation type="unfinished">其他引擎(&amp;E)…</translation>
</message>
<message>
<source>Other engines</source>
<translation type="unfinished">其他引擎</translation>
</message>
<message>
<source>Other mistakes</source>
<translation type="unfinished">其他失误</translation>
</message>
<message>
<source>Other name</source>
<translation type="unfinished">另一个名字</translation>
</message>
<message>
<source>Other networks</source>
<translation type="unfinished">其他网络</translation>
</message>
<message>
<source>Other servers: a file in SGF</source>
<translation type="unfinished">其他服务器：SGF 格式的文件</translation>
</message>
<message>
<source>Otherwise they are lost.</source>
<translation type="unfinished">否则更改会丢失。</translation>
</message>
<message>
<source>Other…</source>
<translation type="unfinished">其他…</translation>
</message>
<message>
<source>Our players answer a pass only when nothing is left to play for, so that programs which pass with dead stones on the board get a chance to capture them.</source>
<translation type="unfinished">我方棋手仅在已无可下之处时才以停一手应对停一手，使盘上留有死子就停一手的程序有机会提掉死子。</translation>
</message>
<message>
<source>Our players capture dead stones before they pass</source>
<translation type="unfinished">我方棋手先提掉死子再停一手</translation>
</message>
<message>
<source>Outline a part of the board with the move (H)</source>
<translation type="unfinished">框出着手所在的部分棋盘（H）</translation>
</message>
<message>
<source>Over the last minute</source>
<translation type="unfinished">最近一分钟</translation>
</message>
<message>
<source>Overtime</source>
<translation type="unfinished">读秒</translation>
</message>
<message>
<source>Overwrite</source>
<translation type="unfinished">覆盖</translation>
</message>
<message>
<source>Overwriting discards those changes.</source>
<translation type="unfinished">覆盖会丢弃那些更改。</translation>
</message>
<message>
<source>Own</source>
<translation type="unfinished">自己</translation>
</message>
<message>
<source>Own settings</source>
<translation type="unfinished">自定义设置</translation>
</message>
<message>
<source>P&amp;aste variation</source>
<translation type="unfinished">粘贴变化(&amp;A)</translation>
</message>
<message>
<source>P&amp;olicy</source>
<translation type="unfinished">策略(&amp;O)</translation>
</message>
<message>
<source>P&amp;rint board…</source>
<translation type="unfinished">打印棋盘(&amp;R)…</translation>
</message>
<message>
<source>P&amp;roperties…</source>
<translation type="unfinished">属性(&amp;R)…</translation>
</message>
<message>
<source>PL is neither B nor W</source>
<translation type="unfinished">PL 既不是 B 也不是 W</translation>
</message>
<message>
<source>PNG picture…</source>
<translation type="unfinished">PNG 图片…</translation>
</message>
<message>
<source>Page to play through</source>
<translation type="unfinished">供逐手浏览的网页</translation>
</message>
<message>
<source>Page to read and print</source>
<translation type="unfinished">供阅读和打印的网页</translation>
</message>
<message>
<source>Page with what is shown</source>
<translation type="unfinished">所示内容的网页</translation>
</message>
<message>
<source>Panel</source>
<translation type="unfinished">评测组</translation>
</message>
<message>
<source>Panel file that scores the networks; empty = none.</source>
<translation type="unfinished">为网络评分的评测组文件；空 = 无。</translation>
</message>
<message>
<source>Panel score</source>
<translation type="unfinished">评测组得分</translation>
</message>
<message>
<source>Part {n} of {count}</source>
<translation type="unfinished">第 {n} 部分，共 {count} 部分</translation>
</message>
<message>
<source>Pass</source>
<translation type="unfinished">停一手</translation>
</message>
<message>
<source>Pass instead of playing a stone</source>
<translation type="unfinished">不落子，停一手</translation>
</message>
<message>
<source>Passes over the whole window in each generation, each in a new random order; 0 = random draws, as often as reuse says. With 1 and a window of one generation it is the study's one epoch, with 10 AlphaZero General's.</source>
<translation type="unfinished">每代中学习整个窗口的遍数，每遍按新的随机顺序；0 = 随机抽取，次数由 reuse 决定。设为 1 且窗口为一代时即该研究的一遍，设为 10 即 AlphaZero General。</translation>
</message>
<message>
<source>Paste the copied moves as a variation of this position</source>
<translation type="unfinished">把复制的着手粘贴为此局面的变化</translation>
</message>
<message>
<source>Paste variation</source>
<translation type="unfinished">粘贴变化</translation>
</message>
<message>
<source>Pause analysis during the game</source>
<translation type="unfinished">对弈时暂停分析</translation>
</message>
<message>
<source>People that the engine imitates</source>
<translation type="unfinished">引擎所模仿的棋手</translation>
</message>
<message>
<source>Perfect play is not known on this board, and no search was measured.</source>
<translation type="unfinished">此棋盘的最优下法未知，也未测量搜索。</translation>
</message>
<message>
<source>Periods</source>
<translation type="unfinished">次数</translation>
</message>
<message>
<source>Periods or moves</source>
<translation type="unfinished">次数或手数</translation>
</message>
<message>
<source>Person</source>
<translation type="unfinished">人</translation>
</message>
<message>
<source>PettingZoo is not installed; install it: pip install "sai-studio[pettingzoo]"</source>
<translation type="unfinished">尚未安装 PettingZoo；请安装：pip install "sai-studio[pettingzoo]"</translation>
</message>
<message>
<source>Phase</source>
<translation type="unfinished">阶段</translation>
</message>
<message>
<source>Picture of the board as shown</source>
<translation type="unfinished">所示棋盘的图片</translation>
</message>
<message>
<source>Place</source>
<translation type="unfinished">地点</translation>
</message>
<message>
<source>Place Black's handicap: {n} stone to go. A click removes a stone again.</source>
<translation type="unfinished">请摆放黑方的让子：还剩 {n} 子。点击棋子可取回。</translation>
</message>
<message>
<source>Place Black's handicap: {n} stones to go. A click removes a stone again.</source>
<translation type="unfinished">请摆放黑方的让子：还剩 {n} 子。点击棋子可取回。</translation>
</message>
<message>
<source>Place them for me</source>
<translation type="unfinished">替我摆放</translation>
</message>
<message>
<source>Placement of the handicap stones</source>
<translation type="unfinished">让子的摆放方式</translation>
</message>
<message>
<source>Place…</source>
<translation type="unfinished">位置…</translation>
</message>
<message>
<source>Plain network beside the small cross one</source>
<translation type="unfinished">普通网络，与小型十字网络对照</translation>
</message>
<message>
<source>Play</source>
<translation type="unfinished">下棋</translation>
</message>
<message>
<source>Play &amp;moves</source>
<translation type="unfinished">落子(&amp;M)</translation>
</message>
<message>
<source>Play a move or open a game: every move and variation appears here.</source>
<translation type="unfinished">落子或打开棋谱：所有着手和变化都显示在这里。</translation>
</message>
<message>
<source>Play a move, or use the selected tool</source>
<translation type="unfinished">落子，或使用所选工具</translation>
</message>
<message>
<source>Play a new game or the open one; choose opponent, level, clock and teaching</source>
<translation type="unfinished">选择对手、水平、棋钟和教学；新开一局或续下当前对局</translation>
</message>
<message>
<source>Play a sound with each stone</source>
<translation type="unfinished">每次落子播放声音</translation>
</message>
<message>
<source>Play again</source>
<translation type="unfinished">重新播放</translation>
</message>
<message>
<source>Play again with exchanged colors</source>
<translation type="unfinished">黑白互换再下一局</translation>
</message>
<message>
<source>Play against the engine…</source>
<translation type="unfinished">与引擎对弈…</translation>
</message>
<message>
<source>Play candidate 1 to 9</source>
<translation type="unfinished">下候选点 1 至 9</translation>
</message>
<message>
<source>Play from &amp;here</source>
<translation type="unfinished">从此处对弈(&amp;H)</translation>
</message>
<message>
<source>Play it out by &amp;agents…</source>
<translation type="unfinished">由智能体续弈(&amp;A)…</translation>
</message>
<message>
<source>Play it out by agents</source>
<translation type="unfinished">由智能体续弈</translation>
</message>
<message>
<source>Play it out from here</source>
<translation type="unfinished">从此处续弈</translation>
</message>
<message>
<source>Play it out, &amp;fair</source>
<translation type="unfinished">公平续弈(&amp;F)</translation>
</message>
<message>
<source>Play it out, fair</source>
<translation type="unfinished">公平续弈</translation>
</message>
<message>
<source>Play on</source>
<translation type="unfinished">续下</translation>
</message>
<message>
<source>Play on from here at the fair komi, where each side wins 50 %, and see how much of it you keep</source>
<translation type="unfinished">以双方胜率各 50% 的贴目续弈，看您能保住多少</translation>
</message>
<message>
<source>Play on from this position with the latest settings, as the side to move</source>
<translation type="unfinished">以最近的设置从此局面续下，执轮走一方</translation>
</message>
<message>
<source>Play one move on every board</source>
<translation type="unfinished">每个棋盘各下一手</translation>
</message>
<message>
<source>Play the generations as a film</source>
<translation type="unfinished">像影片一样播放各代</translation>
</message>
<message>
<source>Play the move of the game; it counts as not found (Space)</source>
<translation type="unfinished">下出实战的着手；算作未猜中（空格键）</translation>
</message>
<message>
<source>Play the move of the selected agent, or of the other engine if it is shown</source>
<translation type="unfinished">下所选智能体的着手；如果显示的是另一个引擎，则下该引擎的着手</translation>
</message>
<message>
<source>Play the moves of the game one after the other; a click stops</source>
<translation type="unfinished">逐手播放对局；点击即停止</translation>
</message>
<message>
<source>Play the remaining games</source>
<translation type="unfinished">下完其余对局</translation>
</message>
<message>
<source>Play the remaining games, or more</source>
<translation type="unfinished">下完其余对局，或加赛</translation>
</message>
<message>
<source>Play the same position again, as another variation</source>
<translation type="unfinished">从同一局面再下一次，作为另一变化</translation>
</message>
<message>
<source>Play this position out at five komi and draw the results over the winrate curve; Preferences have the number of games and visits</source>
<translation type="unfinished">以五个贴目把此局面下完，并把结果画在胜率曲线上；局数和计算量在首选项中</translation>
</message>
<message>
<source>Play to the end</source>
<translation type="unfinished">下到终局</translation>
</message>
<message>
<source>Play until both sides passed on every board</source>
<translation type="unfinished">下到每个棋盘双方都停一手</translation>
</message>
<message>
<source>Play with the searches and openings below</source>
<translation type="unfinished">按以下的搜索和开局对弈</translation>
</message>
<message>
<source>Play {point}</source>
<translation type="unfinished">下 {point}</translation>
</message>
<message>
<source>Played</source>
<translation type="unfinished">所下</translation>
</message>
<message>
<source>Played: {move}</source>
<translation type="unfinished">实战：{move}</translation>
</message>
<message>
<source>Player</source>
<translation type="unfinished">棋手</translation>
</message>
<message>
<source>Player of a pair who is Black in every game with handicap: the second one named, or the first.</source>
<translation type="unfinished">每对棋手中在每个让子对局里执黑的一方：后指定者（second）或先指定者（first）。</translation>
</message>
<message>
<source>Player of {color}</source>
<translation type="unfinished">{color}棋手</translation>
</message>
<message>
<source>Player whose mistakes are listed</source>
<translation type="unfinished">列出哪方的失误</translation>
</message>
<message>
<source>Players</source>
<translation type="unfinished">棋手</translation>
</message>
<message>
<source>Players, result, komi and rules</source>
<translation type="unfinished">棋手、结果、贴目和规则</translation>
</message>
<message>
<source>Playing through the game needs JavaScript, which does not run here, as in the preview of a phone; open the file in a browser. These are its main mistakes.</source>
<translation type="unfinished">逐手浏览对局需要 JavaScript，而此处（例如手机的预览中）无法运行；请在浏览器中打开此文件。以下是本局的主要失误。</translation>
</message>
<message>
<source>Plays for</source>
<translation type="unfinished">追求</translation>
</message>
<message>
<source>Play…</source>
<translation type="unfinished">对弈…</translation>
</message>
<message>
<source>Points</source>
<translation type="unfinished">得分</translation>
</message>
<message>
<source>Points by which the agent wants to win at least. It searches as if the komi were that much worse for it; the game is won, lost and resigned at the real komi.</source>
<translation type="unfinished">智能体至少想赢的目数。它搜索时好像贴目对自己不利这么多；胜负与认输仍按真实贴目。</translation>
</message>
<message>
<source>Points lost</source>
<translation type="unfinished">损失目数</translation>
</message>
<message>
<source>Points lost by a move</source>
<translation type="unfinished">一手损失的目数</translation>
</message>
<message>
<source>Points lost per move by phase</source>
<translation type="unfinished">各阶段每手损失目数</translation>
</message>
<message>
<source>Points lost per move, game by game</source>
<translation type="unfinished">各局每手损失目数</translation>
</message>
<message>
<source>Points lost:</source>
<translation type="unfinished">损失目数：</translation>
</message>
<message>
<source>Points or the win</source>
<translation type="unfinished">求目数还是求胜</translation>
</message>
<message>
<source>Points that White gets for handicap stones besides komi: none, or stones, one for each as in Chinese rules.</source>
<translation type="unfinished">除贴目外，白方因让子所得的目数：无（none），或每子一目（stones），如中国规则。</translation>
</message>
<message>
<source>Points that White gets; another board or handicap suggests another</source>
<translation type="unfinished">白方所得的贴目；更改棋盘或让子会另作建议</translation>
</message>
<message>
<source>Points that each stone adds for its owner; pale within the error, rings stand out</source>
<translation type="unfinished">每颗棋子为己方增加的目数；误差内的较淡，突出的有圆环</translation>
</message>
<message>
<source>Points that the side to move loses, with a minus sign</source>
<translation type="unfinished">轮走方损失的目数，带负号</translation>
</message>
<message>
<source>Policy loss</source>
<translation type="unfinished">策略损失</translation>
</message>
<message>
<source>Policy to learn and to play: shares of visits, or the prior improved by completed Q.</source>
<translation type="unfinished">要学习和使用的策略：计算量的比例，或以补全 Q 改进的先验。</translation>
</message>
<message>
<source>Position</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>Position of the main window</source>
<translation type="unfinished">主窗口的局面</translation>
</message>
<message>
<source>Position {number}, {name}</source>
<translation type="unfinished">局面 {number}，{name}</translation>
</message>
<message>
<source>Positions</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>Positions drawn of a record, in pairs: at the game's komi, then near the fair one.</source>
<translation type="unfinished">从一局棋谱中抽取的局面数，成对抽取：先按对局贴目标注，下一手按接近公平贴目的贴目标注。</translation>
</message>
<message>
<source>Positions labelled before this network</source>
<translation type="unfinished">产生之前已标注的局面</translation>
</message>
<message>
<source>Positions labelled by a teacher network, as training data for distillation. To add more, run sai-engine label on the command line.</source>
<translation type="unfinished">由教师网络标注的局面，供蒸馏学习；可用 sai-engine label 继续此文件夹。</translation>
</message>
<message>
<source>Positions measured, and their games</source>
<translation type="unfinished">已测量的局面及其对局</translation>
</message>
<message>
<source>Positions of a game that teach its result: the one after the random move, or all.</source>
<translation type="unfinished">一局中用来教其结果的局面：随机着手之后的那个，或全部。</translation>
</message>
<message>
<source>Positions of finished games start new games at their own fair komi: such branches appear here when they have ended.</source>
<translation type="unfinished">已完成对局的局面以其公平贴目开始新的对局：这样的分支结束后显示在这里。</translation>
</message>
<message>
<source>Positions per step.</source>
<translation type="unfinished">每步的局面数。</translation>
</message>
<message>
<source>Positions that were searched before keep their figures until they are searched again.</source>
<translation type="unfinished">先前搜索过的局面保留其数据，直到再次搜索。</translation>
</message>
<message>
<source>Practice the mistakes of reviewed games</source>
<translation type="unfinished">练习已复盘对局中的失误</translation>
</message>
<message>
<source>Practice the open game:</source>
<translation type="unfinished">练习打开的对局：</translation>
</message>
<message>
<source>Practice the worst mistakes of this player in these games: those of the selected row, or all that mattered</source>
<translation type="unfinished">练习该棋手在这些对局中最严重的失误：所选行的失误，或所有影响结果的失误</translation>
</message>
<message>
<source>Preferen&amp;ces…</source>
<translation type="unfinished">首选项(&amp;C)…</translation>
</message>
<message>
<source>Preferences</source>
<translation type="unfinished">首选项</translation>
</message>
<message>
<source>Preset</source>
<translation type="unfinished">预设</translation>
</message>
<message>
<source>Presets</source>
<translation type="unfinished">预设</translation>
</message>
<message>
<source>Previ&amp;ous comment or annotation</source>
<translation type="unfinished">上一注释或标注(&amp;O)</translation>
</message>
<message>
<source>Previous &amp;viewed position</source>
<translation type="unfinished">上个看过的局面(&amp;V)</translation>
</message>
<message>
<source>Previous disa&amp;greement</source>
<translation type="unfinished">上一分歧(&amp;G)</translation>
</message>
<message>
<source>Previous mis&amp;take</source>
<translation type="unfinished">上一失误(&amp;T)</translation>
</message>
<message>
<source>Previous part of the text</source>
<translation type="unfinished">文本的上一部分</translation>
</message>
<message>
<source>Print the board</source>
<translation type="unfinished">打印棋盘</translation>
</message>
<message>
<source>Print what the board shows</source>
<translation type="unfinished">打印棋盘上显示的内容</translation>
</message>
<message>
<source>Prior</source>
<translation type="unfinished">先验</translation>
</message>
<message>
<source>Prisoners</source>
<translation type="unfinished">提子</translation>
</message>
<message>
<source>Prisoners taken before no longer count.</source>
<translation type="unfinished">之前的提子不再计入。</translation>
</message>
<message>
<source>Probability that the best move is chosen, by lambda</source>
<translation type="unfinished">选中最佳着手的概率，按 lambda</translation>
</message>
<message>
<source>Processes that play there now</source>
<translation type="unfinished">目前在那里对局的进程</translation>
</message>
<message>
<source>Processes that play; the first also trains.</source>
<translation type="unfinished">对弈的进程数；第一个进程也训练。</translation>
</message>
<message>
<source>Processor time</source>
<translation type="unfinished">处理器时间</translation>
</message>
<message>
<source>Professionals, {year}</source>
<translation type="unfinished">职业棋手，{year} 年</translation>
</message>
<message>
<source>Program</source>
<translation type="unfinished">程序</translation>
</message>
<message>
<source>Programs, clusters and files</source>
<translation type="unfinished">程序、集群和文件</translation>
</message>
<message>
<source>Progress</source>
<translation type="unfinished">进程</translation>
</message>
<message>
<source>Progress of the download</source>
<translation type="unfinished">下载进度</translation>
</message>
<message>
<source>Promote variation</source>
<translation type="unfinished">变化上移</translation>
</message>
<message>
<source>Properties</source>
<translation type="unfinished">属性</translation>
</message>
<message>
<source>Properties as in the SGF file. Points are two letters, columns from the left and rows from the top. {line_break} is a line break.</source>
<translation type="unfinished">属性与 SGF 文件中相同。点为两个字母：列从左起，行从上起。{line_break} 为换行。</translation>
</message>
<message>
<source>Property</source>
<translation type="unfinished">属性</translation>
</message>
<message>
<source>Protocol</source>
<translation type="unfinished">协议</translation>
</message>
<message>
<source>Protocol by the command line: {protocol}</source>
<translation type="unfinished">按命令行判断的协议：{protocol}</translation>
</message>
<message>
<source>Put stones a little beside their points, as by hand</source>
<translation type="unfinished">棋子稍稍偏离交叉点，如同手放</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: keeping White is better.</source>
<translation type="unfinished">白方最佳着手 {move} 的 Q 为 {q:+.2f}：继续执白更好。</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: swapping is better.</source>
<translation type="unfinished">白方最佳着手 {move} 的 Q 为 {q:+.2f}：交换更好。</translation>
</message>
<message>
<source>Q of White's best move, {move}: {q:.2f}.</source>
<translation type="unfinished">白方最佳着手 {move} 的 Q：{q:.2f}。</translation>
</message>
<message>
<source>Quick</source>
<translation type="unfinished">快速</translation>
</message>
<message>
<source>R&amp;esearch</source>
<translation type="unfinished">研究(&amp;E)</translation>
</message>
<message>
<source>RU[{ruleset}]: {missing}</source>
<translation type="unfinished">RU[{ruleset}]：{missing}</translation>
</message>
<message>
<source>Raise viewed komi by a point</source>
<translation type="unfinished">查看贴目加一目</translation>
</message>
<message>
<source>Rank by Elo</source>
<translation type="unfinished">Elo 排名</translation>
</message>
<message>
<source>Rank {rank}</source>
<translation type="unfinished">段位 {rank}</translation>
</message>
<message>
<source>Ranks: Black</source>
<translation type="unfinished">段位：黑方</translation>
</message>
<message>
<source>Rate at the end of the run, relative to the largest.</source>
<translation type="unfinished">训练结束时的学习率，相对于最大值。</translation>
</message>
<message>
<source>Rating against the panel</source>
<translation type="unfinished">对评测组的等级分</translation>
</message>
<message>
<source>Re&amp;match</source>
<translation type="unfinished">再来一局(&amp;M)</translation>
</message>
<message>
<source>Reading the games…</source>
<translation type="unfinished">正在读取对局…</translation>
</message>
<message>
<source>Reading the latest games…</source>
<translation type="unfinished">正在读取最近的对局…</translation>
</message>
<message>
<source>Reading {name}: {share:.0f} %</source>
<translation type="unfinished">正在读取 {name}：{share:.0f} %</translation>
</message>
<message>
<source>Reading {name}; this takes some seconds.</source>
<translation type="unfinished">正在读取 {name}；需要几秒钟。</translation>
</message>
<message>
<source>Reasons</source>
<translation type="unfinished">原因</translation>
</message>
<message>
<source>Reasons of the mistakes</source>
<translation type="unfinished">失误的原因</translation>
</message>
<message>
<source>Recommended for 5x5: five minutes of one processor core, from nothing to a network that knows that Black owns the whole board. The ten-minute demo plays the matches that follow.</source>
<translation type="unfinished">推荐用于 5x5：一个处理器核心五分钟，从零学到知道黑方拥有整个棋盘的网络。随后的对局由十分钟演示进行。</translation>
</message>
<message>
<source>Recommended for 6x6: as for 5x5 and 7x7, between the two in size; not yet run to its end.</source>
<translation type="unfinished">推荐用于 6x6：与 5x5 和 7x7 类似，大小介于两者之间；尚未运行到底。</translation>
</message>
<message>
<source>Recommended for 7x7: 22 million nodes of self-play, about 40 minutes of one processor core. The half-hour chain plays the matches that follow; more nodes (run.million_nodes) go further.</source>
<translation type="unfinished">推荐用于 7x7：自我对弈 2200 万节点，一个处理器核心约 40 分钟。随后的对局由半小时流程进行；更多节点（run.million_nodes）会更强。</translation>
</message>
<message>
<source>Recommended for 9x9: as for 7x7, with a larger network; a night on two processor cores is a beginning, a GPU is better. Not yet run to its end.</source>
<translation type="unfinished">推荐用于 9x9：同 7x7，但网络更大；两个处理器核心一夜只是开始，用 GPU 更好。尚未运行到底。</translation>
</message>
<message>
<source>Recover</source>
<translation type="unfinished">恢复</translation>
</message>
<message>
<source>Refine a 7x7 network by self-play</source>
<translation type="unfinished">用自对弈精炼 7x7 网络</translation>
</message>
<message>
<source>Reload</source>
<translation type="unfinished">重新加载</translation>
</message>
<message>
<source>Remark</source>
<translation type="unfinished">备注</translation>
</message>
<message>
<source>Remarks</source>
<translation type="unfinished">评语</translation>
</message>
<message>
<source>Remarks on this file</source>
<translation type="unfinished">关于此文件的说明</translation>
</message>
<message>
<source>Rematch</source>
<translation type="unfinished">再来一局</translation>
</message>
<message>
<source>Remove</source>
<translation type="unfinished">移除</translation>
</message>
<message>
<source>Remove everything</source>
<translation type="unfinished">全部删除</translation>
</message>
<message>
<source>Remove everything…</source>
<translation type="unfinished">全部删除…</translation>
</message>
<message>
<source>Remove from list</source>
<translation type="unfinished">从列表移除</translation>
</message>
<message>
<source>Remove game</source>
<translation type="unfinished">删除对局</translation>
</message>
<message>
<source>Remove game…</source>
<translation type="unfinished">删除对局…</translation>
</message>
<message>
<source>Remove the figures of all games and players? The games themselves stay.</source>
<translation type="unfinished">删除所有对局和棋手的数据？棋谱本身会保留。</translation>
</message>
<message>
<source>Remove the figures of this game, of both players? The game itself stays.</source>
<translation type="unfinished">删除这局棋双方的数据？棋谱本身会保留。</translation>
</message>
<message>
<source>Remove the selected game</source>
<translation type="unfinished">移除所选对局</translation>
</message>
<message>
<source>Remove the selected values</source>
<translation type="unfinished">移除所选的值</translation>
</message>
<message>
<source>Remove this engine from the list</source>
<translation type="unfinished">从列表中移除此引擎</translation>
</message>
<message>
<source>Remove this player</source>
<translation type="unfinished">移除此棋手</translation>
</message>
<message>
<source>Repeat a paper</source>
<translation type="unfinished">重现论文</translation>
</message>
<message>
<source>Repeated games count once in Elo and intervals: {games} games count.</source>
<translation type="unfinished">重复的对局在 Elo 和区间中只计一次：共计入 {games} 局。</translation>
</message>
<message>
<source>Report</source>
<translation type="unfinished">报告</translation>
</message>
<message>
<source>Reports</source>
<translation type="unfinished">报告</translation>
</message>
<message>
<source>Reset la&amp;yout</source>
<translation type="unfinished">重置布局(&amp;Y)</translation>
</message>
<message>
<source>Reset to the default value</source>
<translation type="unfinished">恢复常用值</translation>
</message>
<message>
<source>Reset to the preset's value</source>
<translation type="unfinished">恢复预设值</translation>
</message>
<message>
<source>Reset {label}</source>
<translation type="unfinished">重置{label}</translation>
</message>
<message>
<source>Resign</source>
<translation type="unfinished">认输</translation>
</message>
<message>
<source>Resign this game?</source>
<translation type="unfinished">要认输这盘棋吗？</translation>
</message>
<message>
<source>Restart</source>
<translation type="unfinished">重新启动</translation>
</message>
<message>
<source>Restart the engine in use</source>
<translation type="unfinished">重新启动当前引擎</translation>
</message>
<message>
<source>Result</source>
<translation type="unfinished">结果</translation>
</message>
<message>
<source>Result at the komi of the board</source>
<translation type="unfinished">按此棋盘贴目的结果</translation>
</message>
<message>
<source>Result {result}</source>
<translation type="unfinished">结果 {result}</translation>
</message>
<message>
<source>Results</source>
<translation type="unfinished">结果</translation>
</message>
<message>
<source>Results of the first player</source>
<translation type="unfinished">第一棋手的成绩</translation>
</message>
<message>
<source>Resume play</source>
<translation type="unfinished">继续对局</translation>
</message>
<message>
<source>Review</source>
<translation type="unfinished">复盘</translation>
</message>
<message>
<source>Review &amp;longer</source>
<translation type="unfinished">继续复盘(&amp;L)</translation>
</message>
<message>
<source>Review &amp;many games…</source>
<translation type="unfinished">批量复盘(&amp;M)…</translation>
</message>
<message>
<source>Review files and folders of games one after the other, with a report of each</source>
<translation type="unfinished">逐一复盘文件和文件夹中的对局，各生成一份报告</translation>
</message>
<message>
<source>Review game</source>
<translation type="unfinished">复盘对局</translation>
</message>
<message>
<source>Review games…</source>
<translation type="unfinished">批量复盘…</translation>
</message>
<message>
<source>Review game…</source>
<translation type="unfinished">复盘对局…</translation>
</message>
<message>
<source>Review longer</source>
<translation type="unfinished">继续复盘</translation>
</message>
<message>
<source>Review many games</source>
<translation type="unfinished">批量复盘</translation>
</message>
<message>
<source>Review many games one after the other: files, folders and zips. Each game gets a report, and all of them a page that lists them. The review continues when you close this window, and can be stopped and continued at any time; nothing is searched twice.</source>
<translation type="unfinished">逐一复盘大量对局：文件、文件夹和 zip。每局生成一份报告，另有一页列出所有报告。关闭此窗口后复盘继续，可随时停止和继续；不会重复搜索。</translation>
</message>
<message>
<source>Review the games that are left</source>
<translation type="unfinished">复盘剩余的对局</translation>
</message>
<message>
<source>Reviewing the game</source>
<translation type="unfinished">正在复盘</translation>
</message>
<message>
<source>Reviewing the game: {share} %, about {time} left</source>
<translation type="unfinished">正在复盘：{share}%，约剩 {time}</translation>
</message>
<message>
<source>Reviews</source>
<translation type="unfinished">批量复盘</translation>
</message>
<message>
<source>Revoke {site}</source>
<translation type="unfinished">撤销对 {site} 的允许</translation>
</message>
<message>
<source>Right</source>
<translation type="unfinished">正确</translation>
</message>
<message>
<source>Right click</source>
<translation type="unfinished">右键点击</translation>
</message>
<message>
<source>Right now it learns from the latest games, which makes network {number}.</source>
<translation type="unfinished">现在它正从最近的对局学习，将得到网络 {number}。</translation>
</message>
<message>
<source>Right: {move}.</source>
<translation type="unfinished">正确：{move}。</translation>
</message>
<message>
<source>Rotate &amp;left</source>
<translation type="unfinished">向左旋转(&amp;L)</translation>
</message>
<message>
<source>Rotate &amp;right</source>
<translation type="unfinished">向右旋转(&amp;R)</translation>
</message>
<message>
<source>Rotate and &amp;flip</source>
<translation type="unfinished">旋转和翻转(&amp;F)</translation>
</message>
<message>
<source>Rotate left</source>
<translation type="unfinished">向左旋转</translation>
</message>
<message>
<source>Rotate right</source>
<translation type="unfinished">向右旋转</translation>
</message>
<message>
<source>Rotate the whole game to the left</source>
<translation type="unfinished">把整局向左旋转</translation>
</message>
<message>
<source>Rotate the whole game to the right</source>
<translation type="unfinished">把整局向右旋转</translation>
</message>
<message>
<source>Rotated and mirrored too</source>
<translation type="unfinished">包括旋转和镜像</translation>
</message>
<message>
<source>Rough time at the measured speed of this computer. (GPU) is the time on a graphics card</source>
<translation type="unfinished">按本机测得速度的大致用时。(GPU) 为显卡上的用时</translation>
</message>
<message>
<source>Rough time with as many cores as this computer has, from measurements on a server; Measure gives a better estimate. (GPU) is the time on a graphics card</source>
<translation type="unfinished">按本机核心数、由服务器测量值得出的大致用时；“测量”给出更好的估计。(GPU) 为显卡上的用时</translation>
</message>
<message>
<source>Round</source>
<translation type="unfinished">轮次</translation>
</message>
<message>
<source>Round robin of networks that keep their search trees from game to game</source>
<translation type="unfinished">让各网络比赛，搜索树逐局增长</translation>
</message>
<message>
<source>Round robin of networks that play by their policies, without search</source>
<translation type="unfinished">让各网络只凭策略比赛，循环对阵</translation>
</message>
<message>
<source>Rounded up, so that every opening is played with every komi and color</source>
<translation type="unfinished">向上取整，使每个开局都以每种贴目和执色下到</translation>
</message>
<message>
<source>Rows of the board</source>
<translation type="unfinished">棋盘的行数</translation>
</message>
<message>
<source>Rows of the training window before it grows.</source>
<translation type="unfinished">训练窗口在增长之前的样本数。</translation>
</message>
<message>
<source>Rows; networks play square boards only</source>
<translation type="unfinished">行数；网络只能下正方形棋盘</translation>
</message>
<message>
<source>Rules</source>
<translation type="unfinished">规则</translation>
</message>
<message>
<source>Run</source>
<translation type="unfinished">训练</translation>
</message>
<message>
<source>Run SAI 15 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1194 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 15，直到其平台期，1194 百万节点；需要 GPU。</translation>
</message>
<message>
<source>Run SAI 20 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 463 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 20，直到其平台期，463 百万节点；需要 GPU。</translation>
</message>
<message>
<source>Run SAI 22 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 2545 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 22，直到其平台期，2545 百万节点；需要 GPU。</translation>
</message>
<message>
<source>Run SAI 23 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 465 million nodes; it wants a GPU. The paper's table gives it lambda 0.5, its text 0; this is the table's.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 23，直到其平台期，465 百万节点；需要 GPU。论文的表格给出 lambda 0.5，正文给出 0；这里按表格。</translation>
</message>
<message>
<source>Run SAI 24 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 528 million nodes; it wants a GPU. The paper's table gives it lambda 0, its text 0.5; this is the table's.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 24，直到其平台期，528 百万节点；需要 GPU。论文的表格给出 lambda 0，正文给出 0.5；这里按表格。</translation>
</message>
<message>
<source>Run SAI 9 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1838 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 论文（arXiv:1809.03928，表 I）的训练 SAI 9，直到其平台期，1838 百万节点；需要 GPU。</translation>
</message>
<message>
<source>Run the remaining steps</source>
<translation type="unfinished">继续剩余的步骤</translation>
</message>
<message>
<source>Runs</source>
<translation type="unfinished">训练</translation>
</message>
<message>
<source>Runs that differ in the seed alone are one line, their mean, as far as all of them go. The band is Student's 95 % interval of that mean; a single run has none. Figures of games and training stand at the network that came of them.</source>
<translation type="unfinished">只有随机种子不同的训练合为一条线，即其平均值，画到它们都达到之处。色带为该平均值的 95% 区间（学生 t 分布）；单个训练没有色带。对局和训练的数据标在由其产生的网络处。</translation>
</message>
<message>
<source>Runs, charts and games</source>
<translation type="unfinished">训练、图表和对局</translation>
</message>
<message>
<source>S&amp;haded stones</source>
<translation type="unfinished">立体棋子(&amp;H)</translation>
</message>
<message>
<source>S&amp;hare visits</source>
<translation type="unfinished">计算量分配(&amp;H)</translation>
</message>
<message>
<source>S&amp;maller text</source>
<translation type="unfinished">缩小文字(&amp;M)</translation>
</message>
<message>
<source>S&amp;witch side to move</source>
<translation type="unfinished">切换轮到哪方(&amp;W)</translation>
</message>
<message>
<source>SAI Studio could not use the engine's answer</source>
<translation type="unfinished">SAI Studio 无法使用引擎的应答</translation>
</message>
<message>
<source>SAI paper</source>
<translation type="unfinished">SAI 论文</translation>
</message>
<message>
<source>SAI paper, Leela Zero on 7x7</source>
<translation type="unfinished">SAI 论文，7x7 Leela Zero</translation>
</message>
<message>
<source>SAI paper, run 15</source>
<translation type="unfinished">SAI 论文，训练 15</translation>
</message>
<message>
<source>SAI paper, run 20</source>
<translation type="unfinished">SAI 论文，训练 20</translation>
</message>
<message>
<source>SAI paper, run 22</source>
<translation type="unfinished">SAI 论文，训练 22</translation>
</message>
<message>
<source>SAI paper, run 23</source>
<translation type="unfinished">SAI 论文，训练 23</translation>
</message>
<message>
<source>SAI paper, run 24</source>
<translation type="unfinished">SAI 论文，训练 24</translation>
</message>
<message>
<source>SAI paper, run 9</source>
<translation type="unfinished">SAI 论文，训练 9</translation>
</message>
<message>
<source>SS-B: score by network</source>
<translation type="unfinished">SS-B：网络目数</translation>
</message>
<message>
<source>SS-M: both scores</source>
<translation type="unfinished">SS-M：两种目数</translation>
</message>
<message>
<source>SS-R: score of rollouts</source>
<translation type="unfinished">SS-R：快速走子目数</translation>
</message>
<message>
<source>SVG picture…</source>
<translation type="unfinished">SVG 图片…</translation>
</message>
<message>
<source>SZ[{written}] is a rectangular board; only square boards can be analyzed</source>
<translation type="unfinished">SZ[{written}] 是长方形棋盘；只能分析正方形棋盘</translation>
</message>
<message>
<source>SZ[{written}] is not a size that can be read; boards have {low} to {high} points per side</source>
<translation type="unfinished">SZ[{written}] 不是可读取的大小；棋盘每边为 {low} 至 {high} 路</translation>
</message>
<message>
<source>SZ[{written}] is not a size; read as 19x19</source>
<translation type="unfinished">SZ[{written}] 不是棋盘大小；按 19x19 读取</translation>
</message>
<message>
<source>Sa&amp;mple games</source>
<translation type="unfinished">示例棋谱(&amp;M)</translation>
</message>
<message>
<source>Safety</source>
<translation type="unfinished">稳健度</translation>
</message>
<message>
<source>Safety against score</source>
<translation type="unfinished">稳健度与目数</translation>
</message>
<message>
<source>Sample games can't be overwritten; save to another folder.</source>
<translation type="unfinished">示例棋谱不能覆盖；请保存到其他文件夹。</translation>
</message>
<message>
<source>Save</source>
<translation type="unfinished">保存</translation>
</message>
<message>
<source>Save &amp;as…</source>
<translation type="unfinished">另存为(&amp;A)…</translation>
</message>
<message>
<source>Save a&amp;nalysis in game files</source>
<translation type="unfinished">在棋谱文件中保存分析(&amp;N)</translation>
</message>
<message>
<source>Save all finished games as one SGF file</source>
<translation type="unfinished">把所有已完成的对局存为一个 SGF 文件</translation>
</message>
<message>
<source>Save as…</source>
<translation type="unfinished">另存为…</translation>
</message>
<message>
<source>Save diagrams and comments</source>
<translation type="unfinished">保存棋图和注释</translation>
</message>
<message>
<source>Save games</source>
<translation type="unfinished">保存对局</translation>
</message>
<message>
<source>Save games…</source>
<translation type="unfinished">保存对局…</translation>
</message>
<message>
<source>Save picture…</source>
<translation type="unfinished">保存图片…</translation>
</message>
<message>
<source>Save table</source>
<translation type="unfinished">保存表格</translation>
</message>
<message>
<source>Save table…</source>
<translation type="unfinished">保存表格…</translation>
</message>
<message>
<source>Save the analysis in your game files too, for other computers; this one keeps it anyway</source>
<translation type="unfinished">把分析写入您的文件，供其他电脑使用；分析总会保留</translation>
</message>
<message>
<source>Save the changes to {name}?</source>
<translation type="unfinished">保存对 {name} 的更改吗？</translation>
</message>
<message>
<source>Save the chart or the table</source>
<translation type="unfinished">保存图表或表格</translation>
</message>
<message>
<source>Save the figures of every move as CSV or JSON</source>
<translation type="unfinished">把每一手的数据存为 CSV 或 JSON</translation>
</message>
<message>
<source>Save the figures of the candidates as CSV or JSON</source>
<translation type="unfinished">把候选点的数据存为 CSV 或 JSON</translation>
</message>
<message>
<source>Save the game</source>
<translation type="unfinished">保存棋谱</translation>
</message>
<message>
<source>Save the review as a page to play through, a sheet, a table or an annotated game</source>
<translation type="unfinished">把复盘存为供逐手浏览的网页、讲评单、表格或带标注的棋谱</translation>
</message>
<message>
<source>Save the table as CSV or Markdown</source>
<translation type="unfinished">把表格存为 CSV 或 Markdown</translation>
</message>
<message>
<source>Save the wins of each player against each as CSV or Markdown</source>
<translation type="unfinished">把各棋手相互的胜局存为 CSV 或 Markdown</translation>
</message>
<message>
<source>Saved</source>
<translation type="unfinished">已保存</translation>
</message>
<message>
<source>Saved as {name}.</source>
<translation type="unfinished">已保存为 {name}。</translation>
</message>
<message>
<source>Saved as {name}; {judged} of {moves} moves are judged.</source>
<translation type="unfinished">已保存为 {name}；{moves} 手中已评判 {judged} 手。</translation>
</message>
<message>
<source>Saved {name}.</source>
<translation type="unfinished">已保存 {name}。</translation>
</message>
<message>
<source>Score</source>
<translation type="unfinished">目数</translation>
</message>
<message>
<source>Score against the panel</source>
<translation type="unfinished">对评测组的得分</translation>
</message>
<message>
<source>Score at komi {komi}</source>
<translation type="unfinished">贴目 {komi} 时的目数</translation>
</message>
<message>
<source>Score of perfect play on the empty board, for side hold; empty = the known one, up to 7x7.</source>
<translation type="unfinished">空棋盘上最优下法的目数，用于 side hold；空 = 已知值（至多 7x7）。</translation>
</message>
<message>
<source>Search</source>
<translation type="unfinished">搜索</translation>
</message>
<message>
<source>Search White's best move and show its Q (-1 to 1) and whether swapping is better</source>
<translation type="unfinished">搜索白方最佳着手：其 Q 值（-1 到 1），以及交换是否更好</translation>
</message>
<message>
<source>Search all moves again</source>
<translation type="unfinished">重新搜索所有着手</translation>
</message>
<message>
<source>Search every position of the line in several passes, each with more visits</source>
<translation type="unfinished">逐次加大计算量，搜索整条线上的每个局面</translation>
</message>
<message>
<source>Search finds the fair komi after each first move.</source>
<translation type="unfinished">搜索求出每个第一手后的公平贴目。</translation>
</message>
<message>
<source>Search finds the fair komi of each row.</source>
<translation type="unfinished">搜索求出每行的公平贴目。</translation>
</message>
<message>
<source>Search moves</source>
<translation type="unfinished">搜索着手</translation>
</message>
<message>
<source>Search only a re&amp;gion…</source>
<translation type="unfinished">仅搜索某区域(&amp;G)…</translation>
</message>
<message>
<source>Search only a region…</source>
<translation type="unfinished">仅搜索某区域…</translation>
</message>
<message>
<source>Search only moves on those points</source>
<translation type="unfinished">只搜索这些点上的着手</translation>
</message>
<message>
<source>Search options</source>
<translation type="unfinished">搜索选项</translation>
</message>
<message>
<source>Search preferences</source>
<translation type="unfinished">在首选项中搜索</translation>
</message>
<message>
<source>Search presets: a board, a paper, a word</source>
<translation type="unfinished">搜索预设：棋盘、论文或词语</translation>
</message>
<message>
<source>Search progress</source>
<translation type="unfinished">搜索进程</translation>
</message>
<message>
<source>Search settings</source>
<translation type="unfinished">搜索设置</translation>
</message>
<message>
<source>Search the &amp;whole board</source>
<translation type="unfinished">搜索整个棋盘(&amp;W)</translation>
</message>
<message>
<source>Search the position once and show the best move</source>
<translation type="unfinished">搜索此局面一次并显示最佳着手</translation>
</message>
<message>
<source>Search the position once with every checked network and each λ, {visits} visits</source>
<translation type="unfinished">用每个勾选的网络和每个 λ 各搜索此局面一次，计算量 {visits}</translation>
</message>
<message>
<source>Search the whole board</source>
<translation type="unfinished">搜索整个棋盘</translation>
</message>
<message>
<source>Search tree of our players: fresh for every move; game: kept during a game, every move adds its visits to what is known of the position; games: kept over all games of a pair at one komi, which are played one after the other.</source>
<translation type="unfinished">我方棋手的搜索树：fresh 为每手重新开始；game 为一局内保留，每手都在对局面的已有所知上增加计算量；games 为一对棋手在同一贴目的各局间保留，这些对局依次进行。</translation>
</message>
<message>
<source>Search trees: fresh for every move; game: kept during a game; games: kept over all games at one komi, which are played one after the other, so that they differ without openings.</source>
<translation type="unfinished">搜索树：fresh 每手重建；game 在一盘内保留；games 在同一贴目的所有对局中保留，对局依次进行，因此没有开局也各不相同。</translation>
</message>
<message>
<source>Search {point} too</source>
<translation type="unfinished">也搜索 {point}</translation>
</message>
<message>
<source>Search; double-click to change a shortcut</source>
<translation type="unfinished">搜索；双击可更改快捷键</translation>
</message>
<message>
<source>Searches as set, openings from a policy, best moves</source>
<translation type="unfinished">按所设搜索，开局取自策略，下最佳着手</translation>
</message>
<message>
<source>Searches made</source>
<translation type="unfinished">搜索的次数</translation>
</message>
<message>
<source>Searches per network and lambda; 1000 in the paper</source>
<translation type="unfinished">每个网络和 lambda 的搜索次数；论文中为 1000</translation>
</message>
<message>
<source>Searching</source>
<translation type="unfinished">正在搜索</translation>
</message>
<message>
<source>Searching for White's best move…</source>
<translation type="unfinished">正在搜索白方的最佳着手…</translation>
</message>
<message>
<source>Searching the folders of KaTrain, KataGo, Lizzie, LizzieYzy and Sabaki.</source>
<translation type="unfinished">正在搜索 KaTrain、KataGo、Lizzie、LizzieYzy 和 Sabaki 的文件夹。</translation>
</message>
<message>
<source>Searching the position after every first move… {share} %</source>
<translation type="unfinished">正在搜索每个第一手后的局面… {share} %</translation>
</message>
<message>
<source>Searching the position for its fair komi…</source>
<translation type="unfinished">正在搜索此局面的公平贴目…</translation>
</message>
<message>
<source>Searching the whole line</source>
<translation type="unfinished">正在搜索整条线</translation>
</message>
<message>
<source>Searching: {files} of {n} file.</source>
<translation type="unfinished">正在搜索：{files} / {n} 个文件。</translation>
</message>
<message>
<source>Searching: {files} of {n} files.</source>
<translation type="unfinished">正在搜索：{files} / {n} 个文件。</translation>
</message>
<message>
<source>Searching… {progress}</source>
<translation type="unfinished">正在搜索… {progress}</translation>
</message>
<message>
<source>Second stage</source>
<translation type="unfinished">第二阶段</translation>
</message>
<message>
<source>Seed of all games and openings.</source>
<translation type="unfinished">所有对局和开局的随机种子。</translation>
</message>
<message>
<source>Seed of everything random.</source>
<translation type="unfinished">一切随机的种子。</translation>
</message>
<message>
<source>Select a network to see its details, or drop files here: networks of SAI Studio, KataGo, Leela Zero or SAI. The files are not moved.</source>
<translation type="unfinished">选择一个网络可查看详情，也可把文件拖到这里：SAI Studio、KataGo、Leela Zero 或 SAI 的网络。文件不会移动。</translation>
</message>
<message>
<source>Self-play</source>
<translation type="unfinished">自对弈</translation>
</message>
<message>
<source>Self-play games so far, or positions of a distillation.</source>
<translation type="unfinished">至今的自对弈对局数，或蒸馏的局面数。</translation>
</message>
<message>
<source>Send</source>
<translation type="unfinished">发送</translation>
</message>
<message>
<source>Sequential test of Elo {elo0} against {elo1}: {verdict} (log-likelihood ratio {ratio} between {low} and {high}).</source>
<translation type="unfinished">Elo {elo0} 对 {elo1} 的序贯检验：{verdict}（对数似然比 {ratio}，界限 {low} 和 {high}）。</translation>
</message>
<message>
<source>Servers from which games are fetched when you open a link; you are asked once for each</source>
<translation type="unfinished">打开链接时从中获取对局的服务器；每个服务器只询问您一次</translation>
</message>
<message>
<source>Set the komi of the game to the viewed komi</source>
<translation type="unfinished">把本局贴目设为查看贴目</translation>
</message>
<message>
<source>Set the options for a tournament of the small-board study, or choose your own</source>
<translation type="unfinished">小棋盘研究的锦标赛，或任何其他对抗赛</translation>
</message>
<message>
<source>Set up</source>
<translation type="unfinished">摆子</translation>
</message>
<message>
<source>Set up &amp;black stones</source>
<translation type="unfinished">摆黑子(&amp;B)</translation>
</message>
<message>
<source>Set up &amp;white stones</source>
<translation type="unfinished">摆白子(&amp;W)</translation>
</message>
<message>
<source>Set up stones</source>
<translation type="unfinished">摆子</translation>
</message>
<message>
<source>Settings</source>
<translation type="unfinished">设置</translation>
</message>
<message>
<source>Settings of a run</source>
<translation type="unfinished">训练的设置</translation>
</message>
<message>
<source>Setup</source>
<translation type="unfinished">摆子</translation>
</message>
<message>
<source>Several selected games open as the games of one file, or are reviewed one after the other in the background.</source>
<translation type="unfinished">选中的多局作为同一文件中的对局打开，或在后台逐一复盘。</translation>
</message>
<message>
<source>Several training runs and matches in sequence, such as AlphaGo's pipeline</source>
<translation type="unfinished">依次进行的训练和对抗赛，例如 AlphaGo 的流程</translation>
</message>
<message>
<source>Share against earlier networks</source>
<translation type="unfinished">对先前网络的胜率</translation>
</message>
<message>
<source>Share of a record's result in the winrate target at its own komi; the rest is the teacher's winrate.</source>
<translation type="unfinished">棋谱结果在其自身贴目的胜率目标中的比例；其余为教师的胜率。</translation>
</message>
<message>
<source>Share of a result that is not passed back beyond a move that the search would not have played; positions before it learn the searched winrate instead. 0 = all is passed back, 1 = nothing.</source>
<translation type="unfinished">结果在搜索不会下的着手处被截断的程度：其前的局面改学搜索所得胜率；0 = 完全不截断，1 = 完全截断。</translation>
</message>
<message>
<source>Share of games from records, on board sizes that have any; the others are played by teacher and pupil.</source>
<translation type="unfinished">在有棋谱的路数上，取自棋谱的对局比例；其余由教师和学生对弈。</translation>
</message>
<message>
<source>Share of games that the network in training won against earlier networks (the pool); a draw counts half. All draw their moves in the same way. The pool grows stronger, too.</source>
<translation type="unfinished">训练中的网络对池中网络的胜局，双方着手同样抽选；和棋算一半。对手池也在变强。</translation>
</message>
<message>
<source>Share of its games that Black won</source>
<translation type="unfinished">占其对局的比例</translation>
</message>
<message>
<source>Share of the games that Black won at a komi, with its 95 % interval.</source>
<translation type="unfinished">某贴目下黑方获胜的比例及其 95% 区间。</translation>
</message>
<message>
<source>Share of the games that go from node to node of the pupil's search trees in place of playing, so that what it misjudges while it searches is labelled.</source>
<translation type="unfinished">不对弈，而在学生的搜索树中逐节点行进的对局比例，使它在搜索中的误判也被标注。</translation>
</message>
<message>
<source>Share of the games that is never learned from. Games that an index beside the records keeps for validation are among them; the others are chosen by their content, so that every run holds out the same ones.</source>
<translation type="unfinished">从不学习的对局比例。棋谱旁的索引留作验证的对局包括在内；其余按内容选取，使每次训练保留相同的对局。</translation>
</message>
<message>
<source>Share of the labels that are searched.</source>
<translation type="unfinished">经搜索的标注的比例。</translation>
</message>
<message>
<source>Share of the move played in a record's policy target; the rest is the teacher's policy.</source>
<translation type="unfinished">实战着手在棋谱的策略目标中的比例；其余为教师的策略。</translation>
</message>
<message>
<source>Share of the moves that are searched deep and recorded.</source>
<translation type="unfinished">深度搜索并记录的着手比例。</translation>
</message>
<message>
<source>Share of the old average that each step keeps; 0 = no averaging.</source>
<translation type="unfinished">每步保留旧平均值的比例；0 = 不取平均。</translation>
</message>
<message>
<source>Share of the points, a draw counting half</source>
<translation type="unfinished">得分率，和棋算一半</translation>
</message>
<message>
<source>Share of the run up to which candidates are promoted at once. The gate's games are then played beside the self-play of other processes, and only show what the rule would have decided.</source>
<translation type="unfinished">在训练的此比例之前，候选网络先晋升，再下规则所定的对局；这些对局与其他进程的自对弈并行，仅显示本会如何决定。</translation>
</message>
<message>
<source>Share of the sample weights that depends on policy surprise: how far the search moved the policy.</source>
<translation type="unfinished">样本权重中取决于搜索使策略改变多少的部分。</translation>
</message>
<message>
<source>Share of the visits and sample weights that decided games keep.</source>
<translation type="unfinished">已定对局保留的计算量和样本权重的比例。</translation>
</message>
<message>
<source>Share of the winrate target that each ply hands on to later searches and the result; 1 = the result alone.</source>
<translation type="unfinished">每一手把胜率目标的多少比例传给之后的搜索和结果；1 = 仅用结果。</translation>
</message>
<message>
<source>Share of tries that chose a best move</source>
<translation type="unfinished">选中最佳着手的比例</translation>
</message>
<message>
<source>Shift+Tab moves back to the field before</source>
<translation type="unfinished">Shift+Tab 移回上一栏</translation>
</message>
<message>
<source>Shift+click or middle click</source>
<translation type="unfinished">Shift+点击或中键点击</translation>
</message>
<message>
<source>Shipped and own</source>
<translation type="unfinished">自带和自有</translation>
</message>
<message>
<source>Short name; empty removes it</source>
<translation type="unfinished">简短名称；留空则删除</translation>
</message>
<message>
<source>Shortcuts: {command}</source>
<translation type="unfinished">快捷键：{command}</translation>
</message>
<message>
<source>Show</source>
<translation type="unfinished">显示</translation>
</message>
<message>
<source>Show &amp;log</source>
<translation type="unfinished">显示日志(&amp;L)</translation>
</message>
<message>
<source>Show a large board with comment and tree, to teach or present a game</source>
<translation type="unfinished">显示大棋盘以及注释和棋谱树，用于讲解或展示对局</translation>
</message>
<message>
<source>Show agents, safety, search, β and the network's prior beside what a game needs</source>
<translation type="unfinished">除对局所需的之外，还显示智能体、稳健度、搜索、β 和网络的先验</translation>
</message>
<message>
<source>Show all panels beside the board; those for experts only with Expert</source>
<translation type="unfinished">在棋盘旁显示所有面板（专家面板仅在专家模式下显示）</translation>
</message>
<message>
<source>Show all winrates at the game's komi again</source>
<translation type="unfinished">恢复按本局贴目显示所有胜率</translation>
</message>
<message>
<source>Show all…</source>
<translation type="unfinished">显示全部…</translation>
</message>
<message>
<source>Show and edit the SGF properties of this position</source>
<translation type="unfinished">显示和编辑此局面的 SGF 属性</translation>
</message>
<message>
<source>Show candidates of the &amp;other engine</source>
<translation type="unfinished">显示其他引擎的候选点(&amp;O)</translation>
</message>
<message>
<source>Show clocks, captures and game info; hide the analysis</source>
<translation type="unfinished">显示棋钟、提子和对局信息；隐藏分析</translation>
</message>
<message>
<source>Show every plane of the position that the network sees, as small boards</source>
<translation type="unfinished">以小棋盘显示网络所见局面的每个平面</translation>
</message>
<message>
<source>Show fair komi, winrate and moves of several networks on this position</source>
<translation type="unfinished">显示多个网络在此局面的公平贴目、胜率和着手</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate</source>
<translation type="unfinished">显示各终局目数的可能性，代替胜率</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate by komi</source>
<translation type="unfinished">显示各终局目数的可能性，代替贴目胜率</translation>
</message>
<message>
<source>Show how likely people of your rank are to play each move, in place of the candidates (KataGo's human network)</source>
<translation type="unfinished">显示您这一段位的棋手下每一手的可能性，代替候选点（KataGo 的人类网络）</translation>
</message>
<message>
<source>Show its network and its winrate at that komi</source>
<translation type="unfinished">显示其网络及该贴目下的胜率</translation>
</message>
<message>
<source>Show its variation and its winrate curve</source>
<translation type="unfinished">显示其变化图和胜率曲线</translation>
</message>
<message>
<source>Show letters and numbers around the board</source>
<translation type="unfinished">在棋盘四周显示字母和数字</translation>
</message>
<message>
<source>Show many mistakes, a high curve and a wide timeline</source>
<translation type="unfinished">显示更多失误、更高的曲线和更宽的走势</translation>
</message>
<message>
<source>Show move {number}</source>
<translation type="unfinished">显示第 {number} 手</translation>
</message>
<message>
<source>Show on each stone how many points it adds for its owner: the fair komi with it and without it (network estimate, no search)</source>
<translation type="unfinished">在每颗棋子上显示它为己方增加多少目：有它与没有它时的公平贴目之差（网络估计，不搜索）</translation>
</message>
<message>
<source>Show our own candidates</source>
<translation type="unfinished">显示自己的候选点</translation>
</message>
<message>
<source>Show r&amp;esult</source>
<translation type="unfinished">显示结果(&amp;E)</translation>
</message>
<message>
<source>Show that generation in all charts</source>
<translation type="unfinished">在所有图表中显示该代</translation>
</message>
<message>
<source>Show the answer</source>
<translation type="unfinished">显示答案</translation>
</message>
<message>
<source>Show the better line; back to the game</source>
<translation type="unfinished">显示更好的下法；回到实战</translation>
</message>
<message>
<source>Show the files of the selected run</source>
<translation type="unfinished">显示所选训练的文件</translation>
</message>
<message>
<source>Show the game with its review in the main window</source>
<translation type="unfinished">在主窗口显示该局及其复盘</translation>
</message>
<message>
<source>Show the last game again when the program starts</source>
<translation type="unfinished">程序启动时再次显示上次的对局</translation>
</message>
<message>
<source>Show the move</source>
<translation type="unfinished">显示着手</translation>
</message>
<message>
<source>Show the moves that the search considers, with numbers</source>
<translation type="unfinished">显示搜索所考虑的着手，附数字</translation>
</message>
<message>
<source>Show the network's policy, with the percentages of its ten best moves, in place of the candidates</source>
<translation type="unfinished">显示策略网络及其前十个着手的百分比，代替候选点</translation>
</message>
<message>
<source>Show the other engine's candidates</source>
<translation type="unfinished">显示其他引擎的候选点</translation>
</message>
<message>
<source>Show the other engine's candidates instead of our own</source>
<translation type="unfinished">显示其他引擎的候选点，而非自己的</translation>
</message>
<message>
<source>Show the position of the main window here</source>
<translation type="unfinished">在此显示主窗口的局面</translation>
</message>
<message>
<source>Show the visits of every searched move as a grid, in place of the candidates</source>
<translation type="unfinished">以网格显示每个搜索过的着手的计算量，代替候选点</translation>
</message>
<message>
<source>Show tools to set up stones and to draw marks, lines and arrows</source>
<translation type="unfinished">显示摆子和绘制标记、线、箭头的工具</translation>
</message>
<message>
<source>Show who is expected to own each point (network estimate, no search)</source>
<translation type="unfinished">显示每个点预计归谁（网络估计，不搜索）</translation>
</message>
<message>
<source>Show who won the game, and the moves that decided it</source>
<translation type="unfinished">显示谁赢了，以及决定胜负的着手</translation>
</message>
<message>
<source>Show winrate curve and candidates large; with Expert the agents, too</source>
<translation type="unfinished">放大显示胜率曲线和候选点（专家模式下还有智能体）</translation>
</message>
<message>
<source>Shows how often each candidate wins by so many points or more; 0 hides the column</source>
<translation type="unfinished">显示每个候选点至少赢这么多目的概率；0 隐藏该列</translation>
</message>
<message>
<source>Side to move</source>
<translation type="unfinished">轮走方</translation>
</message>
<message>
<source>Simultaneous games; more are faster on a GPU</source>
<translation type="unfinished">同时进行的对局数；在 GPU 上越多越快</translation>
</message>
<message>
<source>Size</source>
<translation type="unfinished">大小</translation>
</message>
<message>
<source>Size of all texts, relative to the system's</source>
<translation type="unfinished">所有文字的大小，相对于系统设置</translation>
</message>
<message>
<source>Size of the board</source>
<translation type="unfinished">棋盘路数</translation>
</message>
<message>
<source>Small {size}×{size}</source>
<translation type="unfinished">小型 {size}×{size}</translation>
</message>
<message>
<source>Small-board study, 5x5</source>
<translation type="unfinished">小棋盘研究，5x5</translation>
</message>
<message>
<source>Small-board study, 5x5 in two stages</source>
<translation type="unfinished">小棋盘研究，5x5 两阶段</translation>
</message>
<message>
<source>Small-board study, 9x9</source>
<translation type="unfinished">小棋盘研究，9x9</translation>
</message>
<message>
<source>Smallest and largest winrate of Black, searched by the judge, after an opening at each komi, like `0.3 0.7`; empty = by opening_sure where perfect play is known, else `0.1 0.9`.</source>
<translation type="unfinished">在每个贴目下，开局之后裁判搜索所得黑方胜率的最小值和最大值，如 `0.3 0.7`；空 = 最优下法已知时按 opening_sure，否则为 `0.1 0.9`。</translation>
</message>
<message>
<source>Smallest loss that is reported</source>
<translation type="unfinished">提示的最小损失</translation>
</message>
<message>
<source>Something went wrong</source>
<translation type="unfinished">出错了</translation>
</message>
<message>
<source>Sounds need Qt Multimedia, which is not installed; install the Python package PySide6-Addons and start again</source>
<translation type="unfinished">声音需要 Qt Multimedia，但尚未安装；请安装 Python 包 PySide6-Addons 后重启</translation>
</message>
<message>
<source>Source</source>
<translation type="unfinished">来源</translation>
</message>
<message>
<source>Speed</source>
<translation type="unfinished">速度</translation>
</message>
<message>
<source>Speed [thousand per CPU second]</source>
<translation type="unfinished">速度 [千/CPU 秒]</translation>
</message>
<message>
<source>Split</source>
<translation type="unfinished">拆分</translation>
</message>
<message>
<source>Square</source>
<translation type="unfinished">方块</translation>
</message>
<message>
<source>St&amp;udy…</source>
<translation type="unfinished">研究(&amp;U)…</translation>
</message>
<message>
<source>Standard</source>
<translation type="unfinished">标准</translation>
</message>
<message>
<source>Standard deviation</source>
<translation type="unfinished">标准差</translation>
</message>
<message>
<source>Standings</source>
<translation type="unfinished">排名</translation>
</message>
<message>
<source>Start</source>
<translation type="unfinished">开始</translation>
</message>
<message>
<source>Start a new game with the stones and the komi of the selected row</source>
<translation type="unfinished">以所选行的让子和贴目开始新对局</translation>
</message>
<message>
<source>Start game</source>
<translation type="unfinished">开始对局</translation>
</message>
<message>
<source>Start game: Black first, komi {komi}</source>
<translation type="unfinished">开始对局：黑方先行，贴目 {komi}</translation>
</message>
<message>
<source>Start game: {stones} stones, komi {komi}</source>
<translation type="unfinished">开始对局：{stones} 子，贴目 {komi}</translation>
</message>
<message>
<source>Start of the game</source>
<translation type="unfinished">对局开始</translation>
</message>
<message>
<source>Start over</source>
<translation type="unfinished">重新开始</translation>
</message>
<message>
<source>Start searches the position many times with every checked network and counts how often the agents with λ 0, ½ and 1 choose a best move.</source>
<translation type="unfinished">“开始”用每个勾选的网络多次搜索此局面，统计 λ 为 0、½ 和 1 的智能体有多常选中最佳着手。</translation>
</message>
<message>
<source>Start the engine and check that it answers</source>
<translation type="unfinished">启动引擎并检查能否应答</translation>
</message>
<message>
<source>Start the game here: earlier moves and other variations are removed (Undo restores them)</source>
<translation type="unfinished">对局从此处开始：之前的着手和其他变化被去掉，可撤销</translation>
</message>
<message>
<source>Start with</source>
<translation type="unfinished">开局贴目</translation>
</message>
<message>
<source>Starting {name}…</source>
<translation type="unfinished">正在启动 {name}…</translation>
</message>
<message>
<source>Starting…</source>
<translation type="unfinished">正在启动…</translation>
</message>
<message>
<source>State</source>
<translation type="unfinished">状态</translation>
</message>
<message>
<source>Stay at this position when the main window shows another</source>
<translation type="unfinished">主窗口显示其他局面时仍停留在此局面</translation>
</message>
<message>
<source>Steepness of the curve there</source>
<translation type="unfinished">该处曲线的陡度</translation>
</message>
<message>
<source>Step</source>
<translation type="unfinished">单步</translation>
</message>
<message>
<source>Step {step} of {total} ({status}): {about}.</source>
<translation type="unfinished">第 {step} / {total} 步（{status}）：{about}。</translation>
</message>
<message>
<source>Step {step} of {total}: {about}.</source>
<translation type="unfinished">第 {step} / {total} 步：{about}。</translation>
</message>
<message>
<source>Steps at the start in which the heads alone learn, so that random heads don't spoil a trunk that the run begins with; then the rate rises from 0 again.</source>
<translation type="unfinished">开始时只有头学习的步数，使随机的头不会破坏训练开始时所用的主干；之后学习率再次从 0 上升。</translation>
</message>
<message>
<source>Steps between checkpoints.</source>
<translation type="unfinished">检查点之间的步数。</translation>
</message>
<message>
<source>Steps over which the rate rises from 0.</source>
<translation type="unfinished">学习率从 0 上升所经的步数。</translation>
</message>
<message>
<source>Stone &amp;animation</source>
<translation type="unfinished">落子动画(&amp;A)</translation>
</message>
<message>
<source>Stone scoring</source>
<translation type="unfinished">数子（仅计棋子）</translation>
</message>
<message>
<source>Stones</source>
<translation type="unfinished">让子</translation>
</message>
<message>
<source>Stones captured so far</source>
<translation type="unfinished">至今提子数</translation>
</message>
<message>
<source>Stones set up</source>
<translation type="unfinished">已摆子</translation>
</message>
<message>
<source>Stones that look dead are marked.</source>
<translation type="unfinished">疑似死子已标出。</translation>
</message>
<message>
<source>Stop</source>
<translation type="unfinished">停止</translation>
</message>
<message>
<source>Stop ({share} %)</source>
<translation type="unfinished">停止（{share}%）</translation>
</message>
<message>
<source>Stop after the current step; Continue resumes from there</source>
<translation type="unfinished">当前步骤后停止；“继续”由此接着进行</translation>
</message>
<message>
<source>Stop after the current step; nothing is lost, and Continue resumes the run</source>
<translation type="unfinished">当前步骤后停止；不会丢失任何内容，“继续”可恢复训练</translation>
</message>
<message>
<source>Stop comparing</source>
<translation type="unfinished">停止比较</translation>
</message>
<message>
<source>Stop measuring</source>
<translation type="unfinished">停止测定</translation>
</message>
<message>
<source>Stop now; finished games are kept</source>
<translation type="unfinished">立即停止；已完成的对局保留</translation>
</message>
<message>
<source>Stop now; what was searched is kept</source>
<translation type="unfinished">立即停止；已搜索的保留</translation>
</message>
<message>
<source>Stop once it is clear which of these is more likely:</source>
<translation type="unfinished">一旦明确以下哪个更可能即停止：</translation>
</message>
<message>
<source>Stop playing; the game has no result</source>
<translation type="unfinished">停止对弈；对局无结果</translation>
</message>
<message>
<source>Stop test</source>
<translation type="unfinished">停止测试</translation>
</message>
<message>
<source>Stop the selected run; it can be continued later</source>
<translation type="unfinished">停止所选训练；以后可继续</translation>
</message>
<message>
<source>Stop using</source>
<translation type="unfinished">停止使用</translation>
</message>
<message>
<source>Stop when the games left can no longer lead to a promotion.</source>
<translation type="unfinished">剩余对局已不可能晋升时停止。</translation>
</message>
<message>
<source>Stopped after too many moves and counted as it stands</source>
<translation type="unfinished">手数过多而停止，按现状数子</translation>
</message>
<message>
<source>Stored analysis has no ownership; analyze this position again.</source>
<translation type="unfinished">已存分析不含归属；请重新分析此局面。</translation>
</message>
<message>
<source>Strength</source>
<translation type="unfinished">实力</translation>
</message>
<message>
<source>Strength (Elo)</source>
<translation type="unfinished">实力（Elo）</translation>
</message>
<message>
<source>Strength is measured on boards from 5×5 to 19×19.</source>
<translation type="unfinished">实力在 5×5 至 19×19 的棋盘上测定。</translation>
</message>
<message>
<source>Strength on {board}: not measured yet.</source>
<translation type="unfinished">{board} 上的实力：尚未测定。</translation>
</message>
<message>
<source>Strength on {board}: {strength}.</source>
<translation type="unfinished">{board} 上的实力：{strength}。</translation>
</message>
<message>
<source>Strong</source>
<translation type="unfinished">强</translation>
</message>
<message>
<source>Strong network</source>
<translation type="unfinished">强网络</translation>
</message>
<message>
<source>Strongest</source>
<translation type="unfinished">最强</translation>
</message>
<message>
<source>Strongest for 14×14 to 19×19, from a teacher</source>
<translation type="unfinished">14×14 至 19×19 最强，向教师学习</translation>
</message>
<message>
<source>Strongest for 6x6 to 19x19, from a teacher</source>
<translation type="unfinished">6x6 至 19x19 最强，向教师学习</translation>
</message>
<message>
<source>Studied position</source>
<translation type="unfinished">研究的局面</translation>
</message>
<message>
<source>Study</source>
<translation type="unfinished">研究</translation>
</message>
<message>
<source>Swap &amp;colors</source>
<translation type="unfinished">交换黑白(&amp;C)</translation>
</message>
<message>
<source>Swap colors</source>
<translation type="unfinished">交换黑白</translation>
</message>
<message>
<source>Swap rule: the players exchange colors here; White is to move.</source>
<translation type="unfinished">交换规则：双方在此互换黑白；轮到白方。</translation>
</message>
<message>
<source>T&amp;ree</source>
<translation type="unfinished">棋谱树(&amp;R)</translation>
</message>
<message>
<source>Tab moves on to the next field</source>
<translation type="unfinished">Tab 移到下一栏</translation>
</message>
<message>
<source>Table</source>
<translation type="unfinished">表格</translation>
</message>
<message>
<source>Table of moves</source>
<translation type="unfinished">着手表格</translation>
</message>
<message>
<source>Tables</source>
<translation type="unfinished">表格</translation>
</message>
<message>
<source>Tables of even and handicap games</source>
<translation type="unfinished">分先和让子对局表</translation>
</message>
<message>
<source>Take Black's side at White's second move, in games with the swap rule</source>
<translation type="unfinished">在采用交换规则的对局中，于白方第二手时改执黑</translation>
</message>
<message>
<source>Take back</source>
<translation type="unfinished">悔棋</translation>
</message>
<message>
<source>Take back your last move and the answer to it</source>
<translation type="unfinished">悔掉您的上一手及其应手</translation>
</message>
<message>
<source>Take the shown position</source>
<translation type="unfinished">采用显示的局面</translation>
</message>
<message>
<source>Target of the score loss: the final score of the game, or the score that was searched, or given by a teacher, at each position.</source>
<translation type="unfinished">alpha 被拉向何值：对局的最终目数，或每个局面搜索所得或教师所教的值。</translation>
</message>
<message>
<source>Teacher's remarks</source>
<translation type="unfinished">教师评语</translation>
</message>
<message>
<source>Teacher's sheet</source>
<translation type="unfinished">教师讲评单</translation>
</message>
<message>
<source>Teaching</source>
<translation type="unfinished">教学</translation>
</message>
<message>
<source>Tell me when my move loses</source>
<translation type="unfinished">我的着手有损失时告诉我</translation>
</message>
<message>
<source>Temperature of openings drawn from the policy.</source>
<translation type="unfinished">按策略抽选开局的温度。</translation>
</message>
<message>
<source>Temperature of the first moves, so that games differ.</source>
<translation type="unfinished">最初若干手的温度，使对局有变化。</translation>
</message>
<message>
<source>Temperature: 0 plays the best move, higher draws others too</source>
<translation type="unfinished">温度：0 下最佳着手，越高越会抽选其他着手</translation>
</message>
<message>
<source>Ten moves</source>
<translation type="unfinished">十手</translation>
</message>
<message>
<source>Ten-minute demo</source>
<translation type="unfinished">十分钟演示</translation>
</message>
<message>
<source>Ten-minute demo, 5x5</source>
<translation type="unfinished">十分钟演示，5x5</translation>
</message>
<message>
<source>Territory and prisoners</source>
<translation type="unfinished">领地和提子</translation>
</message>
<message>
<source>Territory scoring</source>
<translation type="unfinished">数目法</translation>
</message>
<message>
<source>Territory scoring (assumed)</source>
<translation type="unfinished">数目法（假定）</translation>
</message>
<message>
<source>Test</source>
<translation type="unfinished">测试</translation>
</message>
<message>
<source>Test of {name}: {command}</source>
<translation type="unfinished">测试 {name}：{command}</translation>
</message>
<message>
<source>Text on the point</source>
<translation type="unfinished">点上的文字</translation>
</message>
<message>
<source>Text size</source>
<translation type="unfinished">文字大小</translation>
</message>
<message>
<source>Than otherwise</source>
<translation type="unfinished">与平时相比</translation>
</message>
<message>
<source>The 50 % rose to {winrate}</source>
<translation type="unfinished">50% 升到了 {winrate}</translation>
</message>
<message>
<source>The SAI paper's reference: Leela Zero scaled down to 7x7, one winrate at the fixed komi 9.5, with the search of run 20; it wants a GPU.</source>
<translation type="unfinished">SAI 论文的参照：缩小到 7x7 的 Leela Zero，固定贴目 9.5 的一个胜率，搜索与 run 20 相同；需要 GPU。</translation>
</message>
<message>
<source>The agent of the board</source>
<translation type="unfinished">此棋盘的智能体</translation>
</message>
<message>
<source>The agent's lambda: 0 plays to win, 1 for points.</source>
<translation type="unfinished">智能体的 lambda：0 求胜，1 求目数。</translation>
</message>
<message>
<source>The analyses of these games are gone; review them again.</source>
<translation type="unfinished">这些对局的分析已不存在；请重新复盘。</translation>
</message>
<message>
<source>The analysis of this game can't be kept ({problem}). It stays in this window; free some space, or turn on File › Save analysis in game files and save the game.</source>
<translation type="unfinished">无法保存这局棋的分析（{problem}）。它仍保留在此窗口中；请释放一些空间，或开启“文件”中的“在棋谱文件中保存分析”并保存棋谱。</translation>
</message>
<message>
<source>The answer</source>
<translation type="unfinished">答案</translation>
</message>
<message>
<source>The best move is {best}.</source>
<translation type="unfinished">最佳着手是 {best}。</translation>
</message>
<message>
<source>The best one for each board</source>
<translation type="unfinished">各棋盘的最佳网络</translation>
</message>
<message>
<source>The board is counted as it stands, so dead stones count for their owner</source>
<translation type="unfinished">按棋盘现状数子，死子仍算其所属方</translation>
</message>
<message>
<source>The board was not printed: the printer can't be used.</source>
<translation type="unfinished">棋盘未打印：无法使用打印机。</translation>
</message>
<message>
<source>The board was sent to the printer.</source>
<translation type="unfinished">棋盘已发送到打印机。</translation>
</message>
<message>
<source>The candidates are compared here once the position is analyzed.</source>
<translation type="unfinished">分析此局面后，这里比较候选点。</translation>
</message>
<message>
<source>The clipboard holds no game record.</source>
<translation type="unfinished">剪贴板上没有棋谱。</translation>
</message>
<message>
<source>The comparison: as many weights, no cross layers.</source>
<translation type="unfinished">对照：权重数相同，没有十字层。</translation>
</message>
<message>
<source>The course of the game</source>
<translation type="unfinished">对局的进程</translation>
</message>
<message>
<source>The cross is the move played; the numbers are the engine's choice and what may follow.</source>
<translation type="unfinished">叉号为实战着手；数字为引擎的选择及其后可能的变化。</translation>
</message>
<message>
<source>The cross-convolution network as published (Barratt et al.): 23 layers, trained on the moves of game records alone, a tenth held out, four passes with the rate halved after each. Name the records as records.games. It wants a GPU.</source>
<translation type="unfinished">论文原版的十字卷积网络（Barratt 等）：23 层，只用棋谱的着手训练，十分之一保留不学，共四遍，每遍之后学习率减半。请在 records.games 中指定棋谱。需要 GPU。</translation>
</message>
<message>
<source>The curve appears when the network has evaluated the position.</source>
<translation type="unfinished">询问网络后显示曲线。</translation>
</message>
<message>
<source>The curve before the last move; the shift from it shows what the move gained or lost. Click to hide it.</source>
<translation type="unfinished">上一手之前的曲线；其移动即该手的价值。点击可隐藏。</translation>
</message>
<message>
<source>The curve of this position is not known.</source>
<translation type="unfinished">此局面的曲线未知。</translation>
</message>
<message>
<source>The curves after the best candidates of the selected agent; where two cross, the better move changes. Click to hide them.</source>
<translation type="unfinished">所选智能体最佳候选点之后的曲线；两线相交处，更好的着手易位。点击可隐藏。</translation>
</message>
<message>
<source>The dashed ring on the board is the better move; a dot is the last move.</source>
<translation type="unfinished">棋盘上的虚线圆环是更好的着手；圆点是最后一手。</translation>
</message>
<message>
<source>The dead stones are unknown.</source>
<translation type="unfinished">死子未知。</translation>
</message>
<message>
<source>The download was canceled. What has arrived is kept for the next one.</source>
<translation type="unfinished">下载已取消。已收到的部分会保留，供下次下载使用。</translation>
</message>
<message>
<source>The endgame begins where the score stays settled; the opening ends by the number of moves or at the first sharp fight.</source>
<translation type="unfinished">目数不再变动处官子开始；开局在达到手数或首次激烈战斗时结束。</translation>
</message>
<message>
<source>The engine</source>
<translation type="unfinished">引擎</translation>
</message>
<message>
<source>The engine answers at the end of the line.</source>
<translation type="unfinished">它在此线末端应手。</translation>
</message>
<message>
<source>The engine is loading; the first games come in some seconds.</source>
<translation type="unfinished">正在加载引擎；首批对局几秒后出现。</translation>
</message>
<message>
<source>The engine is looking at the position…</source>
<translation type="unfinished">引擎正在看此局面…</translation>
</message>
<message>
<source>The engine is thinking…</source>
<translation type="unfinished">它正在思考…</translation>
</message>
<message>
<source>The engine may resign</source>
<translation type="unfinished">引擎可以认输</translation>
</message>
<message>
<source>The engine stopped with an unexpected error; the rest of the program works.</source>
<translation type="unfinished">引擎因意外错误停止；程序其余部分仍可使用。</translation>
</message>
<message>
<source>The engine's choice is always shown, and so are all moves of a search with a few visits for every move.</source>
<translation type="unfinished">引擎的选择总会显示，每手都分一点时的所有着手也会显示。</translation>
</message>
<message>
<source>The engine's choice.</source>
<translation type="unfinished">引擎的选择。</translation>
</message>
<message>
<source>The fair komi is known once the position is analyzed.</source>
<translation type="unfinished">分析此局面后即知公平贴目。</translation>
</message>
<message>
<source>The fair komi is unknown while the search is limited.</source>
<translation type="unfinished">限制搜索时公平贴目未知。</translation>
</message>
<message>
<source>The file has no komi; {komi} is assumed.</source>
<translation type="unfinished">文件未注明贴目；假定为 {komi}。</translation>
</message>
<message>
<source>The file names no rules; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">文件未注明规则；假定为{scoring}：{reason}。</translation>
</message>
<message>
<source>The file was read as follows. It changes on disk only when you save it.</source>
<translation type="unfinished">文件按以下方式读取。保存时才更改磁盘上的文件。</translation>
</message>
<message>
<source>The first curve comes with the first network.</source>
<translation type="unfinished">第一个网络产生后才有曲线。</translation>
</message>
<message>
<source>The first figures come with the first generation.</source>
<translation type="unfinished">第一代产生后才有数据。</translation>
</message>
<message>
<source>The first move of the board is any of this many best moves of the policy, all equally likely; 0 = drawn like the others. The study has 20.</source>
<translation type="unfinished">棋盘第一手为策略前这么多个最佳着手之一，概率均等；0 = 与其他着手一样抽选。该研究为 20。</translation>
</message>
<message>
<source>The first network</source>
<translation type="unfinished">第一个网络</translation>
</message>
<message>
<source>The first number on a candidate</source>
<translation type="unfinished">候选点上的第一个数字</translation>
</message>
<message>
<source>The first {shown} of {all} characters; such a long text can't be edited here.</source>
<translation type="unfinished">共 {all} 个字符，仅显示前 {shown} 个；这么长的文本不能在此编辑。</translation>
</message>
<message>
<source>The folder is {path}.</source>
<translation type="unfinished">文件夹为 {path}。</translation>
</message>
<message>
<source>The folder {folder} is not empty; choose another name.</source>
<translation type="unfinished">文件夹 {folder} 不为空；请另选名称。</translation>
</message>
<message>
<source>The folder {folder} is there already; choose another name.</source>
<translation type="unfinished">文件夹 {folder} 已存在；请另选名称。</translation>
</message>
<message>
<source>The game</source>
<translation type="unfinished">对局</translation>
</message>
<message>
<source>The game ends after {n} move.</source>
<translation type="unfinished">对局在 {n} 手后结束。</translation>
</message>
<message>
<source>The game ends after {n} moves.</source>
<translation type="unfinished">对局在 {n} 手后结束。</translation>
</message>
<message>
<source>The game has no moves from here.</source>
<translation type="unfinished">对局从此处起没有着手。</translation>
</message>
<message>
<source>The game is open at the last position.</source>
<translation type="unfinished">最后局面胜负未定。</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play it out.</source>
<translation type="unfinished">对局到此已结束。请退回某个局面再续弈。</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play.</source>
<translation type="unfinished">对局到此已结束。请退回某个局面再对弈。</translation>
</message>
<message>
<source>The game is over: there is no move to compare.</source>
<translation type="unfinished">对局已结束：没有着手可比较。</translation>
</message>
<message>
<source>The game is over: {result}.</source>
<translation type="unfinished">对局结束：{result}。</translation>
</message>
<message>
<source>The game is over: {result}. {next}.</source>
<translation type="unfinished">对局结束：{result}。{next}。</translation>
</message>
<message>
<source>The game is set up.</source>
<translation type="unfinished">对局已设好。</translation>
</message>
<message>
<source>The game on the clipboard has no moves.</source>
<translation type="unfinished">剪贴板上的棋谱没有着手。</translation>
</message>
<message>
<source>The game starts at this position now; Undo brings the earlier moves back.</source>
<translation type="unfinished">对局现在从此局面开始；撤销可恢复之前的着手。</translation>
</message>
<message>
<source>The game was copied as SGF.</source>
<translation type="unfinished">棋谱已复制为 SGF。</translation>
</message>
<message>
<source>The game with remarks at its mistakes and better lines as variations.</source>
<translation type="unfinished">棋谱，失误处带有评注，更好的下法作为变化。</translation>
</message>
<message>
<source>The game's komi, {komi}</source>
<translation type="unfinished">本局贴目，{komi}</translation>
</message>
<message>
<source>The games lie in the folder for the reports; choose another one.</source>
<translation type="unfinished">对局就在报告文件夹中；请另选文件夹。</translation>
</message>
<message>
<source>The graph appears as the moves are analyzed.</source>
<translation type="unfinished">着手分析后，这里显示走势图。</translation>
</message>
<message>
<source>The human network is gone; Networks › Get the human network brings it back.</source>
<translation type="unfinished">人类网络已不存在；用“网络 &gt; 获取人类网络”可重新获取。</translation>
</message>
<message>
<source>The komi that the selected agent searches with, so that the game looks about even to it; winrates are still shown at the real komi.</source>
<translation type="unfinished">所选智能体的搜索所采信的贴目，使局面在它看来大致两分；胜率仍按实际贴目显示。</translation>
</message>
<message>
<source>The lambda at which an agent would most likely have played a player's moves, by the player's lead before the move: 0 plays to win, 1 for points. Bars are 95 % intervals; leads at which the moves don't tell are left out.</source>
<translation type="unfinished">智能体最有可能下出棋手这些着法的 λ，按落子前该棋手的领先目数：0 求胜，1 求目数。竖线是 95 % 区间；看不出的领先范围不显示。</translation>
</message>
<message>
<source>The last {last} games don't differ from the {before} before by more than chance.</source>
<translation type="unfinished">最近 {last} 局与之前 {before} 局的差别在偶然范围之内。</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move less than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">最近 {last} 局比之前 {before} 局每手少损失 {points:.2f} 目（{low:.2f} 至 {high:.2f}）。</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move more than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">最近 {last} 局比之前 {before} 局每手多损失 {points:.2f} 目（{low:.2f} 至 {high:.2f}）。</translation>
</message>
<message>
<source>The last {last} games were reviewed with about {visits:.0f} visits a position, the {before} before with about {others:.0f}, so their losses can't be compared; review them with the same time to see a trend.</source>
<translation type="unfinished">最近 {last} 局复盘时每个局面的计算量约为 {visits:.0f}，之前 {before} 局约为 {others:.0f}，因此无法比较其损失；请用相同的时间复盘，以便看出趋势。</translation>
</message>
<message>
<source>The layout changes after the game.</source>
<translation type="unfinished">布局将在对局结束后改变。</translation>
</message>
<message>
<source>The log is empty.</source>
<translation type="unfinished">日志为空。</translation>
</message>
<message>
<source>The main window shows a {size}x{size} board, this run plays {own}x{own}. Open a game on {own}x{own}, or begin one with File › New game: this page then evaluates every position that you show.</source>
<translation type="unfinished">主窗口为 {size}x{size} 棋盘，此训练为 {own}x{own}。请打开 {own}x{own} 的棋谱，或用“文件 &gt; 新对局”新开一局：每个局面都会在此询问。</translation>
</message>
<message>
<source>The measurement failed: {error}</source>
<translation type="unfinished">测量失败：{error}</translation>
</message>
<message>
<source>The most frequent ones</source>
<translation type="unfinished">最常见的着手</translation>
</message>
<message>
<source>The move is inside the outlined part.</source>
<translation type="unfinished">着手在框出的范围内。</translation>
</message>
<message>
<source>The move whose learning is shown</source>
<translation type="unfinished">显示其学习过程的着手</translation>
</message>
<message>
<source>The moves are being judged…</source>
<translation type="unfinished">正在评判着手…</translation>
</message>
<message>
<source>The moves that are hardest to judge are searched until the time is over.</source>
<translation type="unfinished">在时间用完之前，搜索最难评判的着手。</translation>
</message>
<message>
<source>The multi-labelled value network with board evaluation (BV-ML-VN) of Wu et al. on a small scale: it learns who would have won 9x9 games at every komi from -3.5 to 12.5, and who owns each point, from one position of each game that two policies play. Name them as policy_games.first_network and policy_games.then_network, or learn from counted game records: policy_games.learn=nothing, records.learn=true, records.games=FILE. The other three networks of the paper: network.ownership=false (ML-VN), network.value_head=flat (BV-VN), or both (VN).</source>
<translation type="unfinished">Wu 等人带棋盘评估的多标签价值网络（BV-ML-VN）的小规模版本：从两个策略所下的每局取一个局面，学习 9x9 对局在 -3.5 到 12.5 的每个贴目下谁会赢，以及每个点归谁。请在 policy_games.first_network 和 policy_games.then_network 中指定策略，或从已数子的棋谱学习：policy_games.learn=nothing、records.learn=true、records.games=FILE。论文的另外三种网络：network.ownership=false（ML-VN）、network.value_head=flat（BV-VN），或两者同用（VN）。</translation>
</message>
<message>
<source>The network has winrates for certain komi only; for any other komi the nearest of them is used.</source>
<translation type="unfinished">该网络只有部分贴目的胜率；其余以最近的贴目代替。</translation>
</message>
<message>
<source>The network is loading.</source>
<translation type="unfinished">正在加载网络。</translation>
</message>
<message>
<source>The network is loading; the job begins after that.</source>
<translation type="unfinished">正在加载网络；加载后开始。</translation>
</message>
<message>
<source>The network of run 20 with twice the visits.</source>
<translation type="unfinished">训练 20 的网络，计算量加倍。</translation>
</message>
<message>
<source>The network of run 20 without temperatures, lambda 0.5.</source>
<translation type="unfinished">训练 20 的网络，不用温度，lambda 0.5。</translation>
</message>
<message>
<source>The network of run 23 with lambda 0.</source>
<translation type="unfinished">训练 23 的网络，lambda 0。</translation>
</message>
<message>
<source>The network runs with {evaluator}</source>
<translation type="unfinished">网络的推理后端：{evaluator}</translation>
</message>
<message>
<source>The network you begin with, with calmer and sharper curves.</source>
<translation type="unfinished">您的起始网络，曲线更平稳、更陡。</translation>
</message>
<message>
<source>The network {network} doesn't estimate ownership; choose another one in the Networks menu.</source>
<translation type="unfinished">网络 {network} 不估计归属；请在“网络”菜单中另选一个。</translation>
</message>
<message>
<source>The network's estimate without a search. Click to hide it.</source>
<translation type="unfinished">网络不搜索的估计。点击可隐藏。</translation>
</message>
<message>
<source>The network's probability in percent</source>
<translation type="unfinished">网络给出的概率（百分比）</translation>
</message>
<message>
<source>The networks are in {folder}.</source>
<translation type="unfinished">网络位于 {folder}。</translation>
</message>
<message>
<source>The networks evaluate the position one after the other.</source>
<translation type="unfinished">正在逐一询问网络。</translation>
</message>
<message>
<source>The networks evaluate the position…</source>
<translation type="unfinished">正在向网络询问此局面…</translation>
</message>
<message>
<source>The networks of this run have no curve over komi.</source>
<translation type="unfinished">此训练的网络没有贴目曲线。</translation>
</message>
<message>
<source>The networks' policies alone, without a search</source>
<translation type="unfinished">只凭网络的策略，不搜索</translation>
</message>
<message>
<source>The open game</source>
<translation type="unfinished">当前对局</translation>
</message>
<message>
<source>The open game, from move {number} on</source>
<translation type="unfinished">当前对局，从第 {number} 手起</translation>
</message>
<message>
<source>The open game: {worth}</source>
<translation type="unfinished">打开的对局：{worth}</translation>
</message>
<message>
<source>The optimizer; muon is for the matrices of hidden layers, with adamw for all others.</source>
<translation type="unfinished">优化器；muon 用于隐藏层的矩阵，其余用 adamw。</translation>
</message>
<message>
<source>The paper or system that it follows</source>
<translation type="unfinished">所依据的论文或系统</translation>
</message>
<message>
<source>The paper's network of type V, as strong as its Table I tells.</source>
<translation type="unfinished">论文的 V 型网络，实力如其表 I 所示。</translation>
</message>
<message>
<source>The paper's network with a broad policy in its searches.</source>
<translation type="unfinished">论文中搜索策略较宽的网络。</translation>
</message>
<message>
<source>The paper's reference network, the quickest to its plateau.</source>
<translation type="unfinished">论文的参照网络，最快达到平台期。</translation>
</message>
<message>
<source>The paper's reference: one winrate at komi 9.5, no score.</source>
<translation type="unfinished">论文的参照：贴目 9.5 下的单一胜率，不估计目数。</translation>
</message>
<message>
<source>The planes of the position appear here once the engine is ready.</source>
<translation type="unfinished">引擎就绪后，这里显示局面的各平面。</translation>
</message>
<message>
<source>The players are being loaded.</source>
<translation type="unfinished">正在加载棋手。</translation>
</message>
<message>
<source>The players exchanged colors; White is to move.</source>
<translation type="unfinished">双方已交换黑白；轮白方下。</translation>
</message>
<message>
<source>The position is no longer in the game.</source>
<translation type="unfinished">该局面已不在棋谱中。</translation>
</message>
<message>
<source>The position was copied as text.</source>
<translation type="unfinished">局面已复制为文本。</translation>
</message>
<message>
<source>The position was copied for Sensei's Library.</source>
<translation type="unfinished">局面已复制为 Sensei's Library 格式。</translation>
</message>
<message>
<source>The record now has an illegal move: {problem}.</source>
<translation type="unfinished">棋谱中现在有非法着手：{problem}。</translation>
</message>
<message>
<source>The report is {path}.</source>
<translation type="unfinished">报告为 {path}。</translation>
</message>
<message>
<source>The result is hidden while you play.</source>
<translation type="unfinished">对弈时不显示结果。</translation>
</message>
<message>
<source>The result is not known.</source>
<translation type="unfinished">结果未知。</translation>
</message>
<message>
<source>The result is now {new} instead of {old}, since the komi changed.</source>
<translation type="unfinished">贴目已改变，结果由 {old} 变为 {new}。</translation>
</message>
<message>
<source>The result of the review is hidden while you play.</source>
<translation type="unfinished">对弈时不显示复盘结果。</translation>
</message>
<message>
<source>The result {result} was written to the game info.</source>
<translation type="unfinished">结果 {result} 已写入对局信息。</translation>
</message>
<message>
<source>The review of the previous game was stopped at {share} %. Open that game and review it again to go on from there.</source>
<translation type="unfinished">上一局的复盘停在 {share}%。打开该局再次复盘即可继续。</translation>
</message>
<message>
<source>The rules RU[{ruleset}] are not known; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">不认识规则 RU[{ruleset}]；假定为{scoring}：{reason}。</translation>
</message>
<message>
<source>The run already has {generations} generations; enter a larger number.</source>
<translation type="unfinished">训练已有 {generations} 代；请要求更多。</translation>
</message>
<message>
<source>The run can't be continued.</source>
<translation type="unfinished">它无法继续。</translation>
</message>
<message>
<source>The run can't be continued; start a new run.</source>
<translation type="unfinished">它无法继续；请新建训练。</translation>
</message>
<message>
<source>The run continues from generation {generation} of {generations}. Its training settings are fixed; its length and the hardware that it uses can be changed:</source>
<translation type="unfinished">训练从第 {generation} 代继续，共 {generations} 代。所学内容中途不能更改；运行多久、用何种方式可以更改：</translation>
</message>
<message>
<source>The run has reached its limit of time or nodes; enter a higher one, or 0 for none.</source>
<translation type="unfinished">训练已达到时间或节点的上限；请输入更高的上限，或输入 0 表示不限。</translation>
</message>
<message>
<source>The run is finished at generation {generation}, at its limit of time or nodes. To continue it, enter a higher limit.</source>
<translation type="unfinished">训练已在第 {generation} 代完成，因达到时间或节点的上限。要继续，请输入更高的上限。</translation>
</message>
<message>
<source>The run is finished at generation {generation}. To continue it, enter more generations.</source>
<translation type="unfinished">训练已在第 {generation} 代完成：增加代数即可继续。</translation>
</message>
<message>
<source>The same for both players; a player who runs out of time loses</source>
<translation type="unfinished">双方相同；超时者负</translation>
</message>
<message>
<source>The same mistakes by what their reasons are about, as far as those are known</source>
<translation type="unfinished">同样的失误，按其原因所涉及的内容分类（以已知的原因为限）</translation>
</message>
<message>
<source>The score that the network expects from the empty board, which is also its fair komi [points for Black]. A weak network may pass through the true value by chance: look for a sharp beta too.</source>
<translation type="unfinished">网络预期的空棋盘目数，即其公平贴目 [黑方目数]。弱网络可能偶然经过真实值：还要看 beta 是否够陡。</translation>
</message>
<message>
<source>The search gives most visits to the best moves</source>
<translation type="unfinished">搜索把大部分计算量给最佳着手</translation>
</message>
<message>
<source>The search is followed here once the position is analyzed.</source>
<translation type="unfinished">分析此局面后，这里显示搜索过程。</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">第二主成分占方差的 {share:.1f}%，超过仅由棋力所致的程度（至多 {limit:.1f}%）。</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, no more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">第二主成分占方差的 {share:.1f}%，不超过仅由棋力所致的程度（至多 {limit:.1f}%）。</translation>
</message>
<message>
<source>The second stage begins only if a gate's games have more moves on average.</source>
<translation type="unfinished">仅当把关对局的平均手数更多时，第二阶段才开始。</translation>
</message>
<message>
<source>The selected run is not running.</source>
<translation type="unfinished">这里没有进行中的训练。</translation>
</message>
<message>
<source>The sequential test is decided. To play on without it, enter the number of games per pair:</source>
<translation type="unfinished">序贯检验已得出结论。如需不经检验继续对局，请输入每对的局数：</translation>
</message>
<message>
<source>The server receives this address, the name of this program and, like any web page that you visit, your IP address. Nothing else is sent.</source>
<translation type="unfinished">该服务器会收到此网址、本程序的名称，以及您的 IP 地址（与您访问任何网页时一样）。不会发送其他内容。</translation>
</message>
<message>
<source>The sigmoid of the network's alpha and beta, beside the network's own curve.</source>
<translation type="unfinished">由网络的 alpha 和 beta 得出的 S 形曲线，与网络自己的曲线并列。</translation>
</message>
<message>
<source>The small-board study's player of 52 simulations on 5x5 (Zheng, GoCSE392, part 1): one winrate, the board alone as input, 20 generations of 100 games, Black wins with more than half of the points. Q counts from 0 to 1 here, so its Cpuct 1.1 is 0.55, and its noise 0.03 is unscaled.</source>
<translation type="unfinished">小棋盘研究在 5x5 上用 52 次模拟的棋手（Zheng，GoCSE392，第 1 部分）：一个胜率，仅以棋盘为输入，20 代各 100 局，黑方点数过半即胜。这里 Q 从 0 到 1，所以其 Cpuct 1.1 相当于 0.55，其噪声 0.03 不缩放。</translation>
</message>
<message>
<source>The small-board study's search on 9x9 (Zheng, GoCSE392, part 2): five moves of a position and one more per ply, a depth drawn from 3 to 7, Q decision; Black wins with 44 points or more. The draw's range and the limits of 1600 and 400 visits are ours; the study names depths 3, 5 and 7. It wants a GPU.</source>
<translation type="unfinished">小棋盘研究在 9x9 上的搜索（Zheng，GoCSE392，第 2 部分）：每个局面五个着手，每深一手多一个，深度在 3 到 7 之间抽取，Q 判定，黑方以 44 目为胜的对局。抽取范围及计算量上限 1600 和 400 是我们所定；该研究提到深度 3、5 和 7。需要 GPU。</translation>
</message>
<message>
<source>The small-board study's two stages on 5x5 (Zheng, GoCSE392, 6.3): unbalanced games with 2 simulations until the gate's games are long, with few captures and widely spread scores, then balanced ones with 52; big wins count ten times. The komi of stage 2 is 9x9's, as the study gives none for 5x5.</source>
<translation type="unfinished">小棋盘研究在 5x5 上的两个阶段（Zheng，GoCSE392，6.3）：先以 2 次模拟下不均衡的对局，直到把关对局够长、够平稳、够分散，再以 52 次模拟下均衡的对局；大胜按十倍计。第二阶段的贴目取自 9x9，因为该研究未给出 5x5 的值。</translation>
</message>
<message>
<source>The speed can't be measured: {error}.</source>
<translation type="unfinished">无法测定速度：{error}。</translation>
</message>
<message>
<source>The start of the game can't be deleted.</source>
<translation type="unfinished">不能删除对局的开始。</translation>
</message>
<message>
<source>The strength can't be measured: {error}.</source>
<translation type="unfinished">无法测定实力：{error}。</translation>
</message>
<message>
<source>The strong network searches positions of this run's latest games; then generations of the run evaluate the same positions. The charts Winrate error and Black wins the empty board show how close their answers are. Repeating the comparison measures only what is new.</source>
<translation type="unfinished">强网络搜索此训练最新对局的局面；然后向各代网络询问同样的局面。“胜率误差”和“空棋盘黑胜率”图表显示它们有多接近。重复进行时只测量新的部分。</translation>
</message>
<message>
<source>The summary and all moves.</source>
<translation type="unfinished">总结和所有着手。</translation>
</message>
<message>
<source>The table was saved as {name}.</source>
<translation type="unfinished">表格已保存为 {name}。</translation>
</message>
<message>
<source>The teacher network expects {result} after the last move.</source>
<translation type="unfinished">教师网络预期最后一手之后的结果为 {result}。</translation>
</message>
<message>
<source>The test was stopped before its first games were counted.</source>
<translation type="unfinished">在计入第一批对局之前，测试已停止。</translation>
</message>
<message>
<source>The test was stopped; {games} games at each komi count. {verdict}</source>
<translation type="unfinished">测试已停止；每个贴目计入 {games} 局。{verdict}</translation>
</message>
<message>
<source>The time is estimated when all settings are right.</source>
<translation type="unfinished">所有设置正确后会估计用时。</translation>
</message>
<message>
<source>The time is that of each game, which gets a report as soon as it is done. The review can be stopped and continued later; nothing is searched twice.</source>
<translation type="unfinished">此时间为每局的时间，每局一完成即生成报告。复盘可随时停止，以后继续；不会重复搜索。</translation>
</message>
<message>
<source>The variation was copied; it can be pasted into any game of this size.</source>
<translation type="unfinished">变化已复制；可粘贴到任何同路数的对局中。</translation>
</message>
<message>
<source>The variation was not pasted: its position was deleted.</source>
<translation type="unfinished">变化未粘贴：其局面已被删除。</translation>
</message>
<message>
<source>The visits of every move appear here once the position is analyzed.</source>
<translation type="unfinished">分析此局面后，这里显示每手的计算量。</translation>
</message>
<message>
<source>The window is in {language} after the next start.</source>
<translation type="unfinished">下次启动后窗口使用{language}。</translation>
</message>
<message>
<source>The winrate curve of the empty board as each generation sees it: from a flat guess to a step at the true score. Earlier generations stay as pale lines. Drag the slider below, or play it as a film.</source>
<translation type="unfinished">各代所见的空棋盘胜率曲线：从平坦的猜测到真实目数处的台阶。更早各代保留为淡线。拖动下方滑块，或像影片一样播放。</translation>
</message>
<message>
<source>The winrate for every komi appears here once the position is analyzed.</source>
<translation type="unfinished">分析此局面后，这里显示各贴目的胜率。</translation>
</message>
<message>
<source>The worst mistakes</source>
<translation type="unfinished">最严重的失误</translation>
</message>
<message>
<source>The {n} mistake of {side} is not typical of the rank.</source>
<translation type="unfinished">{side}的 {n} 个失误不是本段位常犯的。</translation>
</message>
<message>
<source>There are no figures for the candidates yet; analyze the position first.</source>
<translation type="unfinished">尚无候选点的数据；请先分析此局面。</translation>
</message>
<message>
<source>There are no figures for the timeline yet; analyze the position first.</source>
<translation type="unfinished">尚无走势的数据；请先分析此局面。</translation>
</message>
<message>
<source>There are no games of this run yet to take positions from.</source>
<translation type="unfinished">此训练尚无可取局面的对局。</translation>
</message>
<message>
<source>There are no more moves.</source>
<translation type="unfinished">没有更多着手了。</translation>
</message>
<message>
<source>There are no moves to judge.</source>
<translation type="unfinished">没有可评判的着手。</translation>
</message>
<message>
<source>There are no recorded openings for {size}×{size}; choose another kind.</source>
<translation type="unfinished">{size}×{size} 没有预录开局；请另选一种。</translation>
</message>
<message>
<source>There are no stones to put a frame around; set up the problem first</source>
<translation type="unfinished">没有棋子可加外框；请先摆好题目</translation>
</message>
<message>
<source>There are no such mistakes to practice.</source>
<translation type="unfinished">没有可练习的此类失误。</translation>
</message>
<message>
<source>There are {n} more remarks.</source>
<translation type="unfinished">还有 {n} 条备注。</translation>
</message>
<message>
<source>There is a run in {folder} already; continue it, or choose another name.</source>
<translation type="unfinished">{folder} 中已有训练；请继续它，或另选名称。</translation>
</message>
<message>
<source>There is no candidate {number} here.</source>
<translation type="unfinished">这里没有候选点 {number}。</translation>
</message>
<message>
<source>There is no comment or annotation after this position.</source>
<translation type="unfinished">此局面之后没有注释或标注。</translation>
</message>
<message>
<source>There is no comment or annotation before this position.</source>
<translation type="unfinished">此局面之前没有注释或标注。</translation>
</message>
<message>
<source>There is no game to review, or no network for it.</source>
<translation type="unfinished">没有可复盘的对局，或没有适用的网络。</translation>
</message>
<message>
<source>There is no legal move in the region.</source>
<translation type="unfinished">区域内没有合法着手。</translation>
</message>
<message>
<source>There is no legal move on {where}.</source>
<translation type="unfinished">{where} 没有合法着手。</translation>
</message>
<message>
<source>There is no move of yours to take back.</source>
<translation type="unfinished">没有您的着手可悔。</translation>
</message>
<message>
<source>There is no move to compare in this position.</source>
<translation type="unfinished">此局面没有着手可比较。</translation>
</message>
<message>
<source>There is no move to hint at here.</source>
<translation type="unfinished">这里没有可提示的着手。</translation>
</message>
<message>
<source>There is no network for {board}; add one first.</source>
<translation type="unfinished">没有适用于 {board} 的网络；请先添加一个。</translation>
</message>
<message>
<source>There is no network for {size}x{size}; add one in the Networks menu.</source>
<translation type="unfinished">没有适用于 {size}x{size} 的网络；请在“网络”菜单中添加。</translation>
</message>
<message>
<source>There is no network for {size}×{size}: moves, editing and counting work, but analysis needs one.</source>
<translation type="unfinished">没有适用于 {size}×{size} 的网络：可以落子、编辑和数子，但分析需要网络。</translation>
</message>
<message>
<source>There is no other run to compare with.</source>
<translation type="unfinished">没有其他训练可比较。</translation>
</message>
<message>
<source>There is no other variation in this direction.</source>
<translation type="unfinished">这个方向没有其他变化。</translation>
</message>
<message>
<source>There is no room for a frame: the stones reach over too much of the board; use a larger board</source>
<translation type="unfinished">没有空间加外框：棋子占据棋盘过大；请用更大的棋盘</translation>
</message>
<message>
<source>There is no run in {folder}; choose a folder with a run.json.</source>
<translation type="unfinished">{folder} 中没有训练；请选择含有 run.json 的文件夹。</translation>
</message>
<message>
<source>There is no run yet; start one with New run.</source>
<translation type="unfinished">尚无训练；请用“新建训练”开始。</translation>
</message>
<message>
<source>There is no stone whose part could be shown.</source>
<translation type="unfinished">没有可显示作用的棋子。</translation>
</message>
<message>
<source>There is no variation to collapse.</source>
<translation type="unfinished">没有可折叠的变化。</translation>
</message>
<message>
<source>There is no {file} in the folder of the review.</source>
<translation type="unfinished">复盘文件夹中没有 {file}。</translation>
</message>
<message>
<source>There is nothing at {path}.</source>
<translation type="unfinished">{path} 处没有内容。</translation>
</message>
<message>
<source>There is nothing to export yet.</source>
<translation type="unfinished">尚无可导出的内容。</translation>
</message>
<message>
<source>There is {n} more remark.</source>
<translation type="unfinished">还有 {n} 条备注。</translation>
</message>
<message>
<source>These figures come from an earlier analysis. Start one to follow its search.</source>
<translation type="unfinished">这些数据来自先前的分析。开始分析可跟踪其搜索。</translation>
</message>
<message>
<source>These results are shown but not kept in the game</source>
<translation type="unfinished">这些结果会显示，但不保存到棋谱</translation>
</message>
<message>
<source>These settings change the speed; measure again to see time and disk space.</source>
<translation type="unfinished">这些设置的速度不同；请重新测量以了解用时和磁盘占用。</translation>
</message>
<message>
<source>These settings learn from another network: name its file as distillation.teacher, or folders of its labels as distillation.labels.</source>
<translation type="unfinished">这些设置学习另一个网络：请在 distillation.teacher 中指定其文件，或在 distillation.labels 中指定其标签文件夹。</translation>
</message>
<message>
<source>They are too few to tell beta.</source>
<translation type="unfinished">局数太少，无法得出 beta。</translation>
</message>
<message>
<source>They give beta {beta:.2f} ({low:.2f} to {high:.2f}), the network {own:.2f}.</source>
<translation type="unfinished">由对局得 beta {beta:.2f}（{low:.2f} 至 {high:.2f}），网络为 {own:.2f}。</translation>
</message>
<message>
<source>This computer</source>
<translation type="unfinished">这台电脑</translation>
</message>
<message>
<source>This game contains analysis by {others}. The network in use, {network}, replaces it in each position that it searches.</source>
<translation type="unfinished">此棋谱含有 {others} 的分析。当前使用 {network}，它搜索过的局面将以其数据取代原有分析。</translation>
</message>
<message>
<source>This game has no review yet.</source>
<translation type="unfinished">本局尚未复盘。</translation>
</message>
<message>
<source>This game was not reviewed from a file or a link.</source>
<translation type="unfinished">此对局不是从文件或链接复盘的。</translation>
</message>
<message>
<source>This is a sample game. What would you like to do?</source>
<translation type="unfinished">这是一局示例棋谱。您想做什么？</translation>
</message>
<message>
<source>This is the main line.</source>
<translation type="unfinished">这就是主线。</translation>
</message>
<message>
<source>This network is in your list already.</source>
<translation type="unfinished">此网络已在您的列表中。</translation>
</message>
<message>
<source>This network knows no score, so points can't be compared.</source>
<translation type="unfinished">此网络不估计目数，无法比较目数。</translation>
</message>
<message>
<source>This network knows no score, so the fair komi is unknown.</source>
<translation type="unfinished">此网络不估计目数，因此公平贴目未知。</translation>
</message>
<message>
<source>This network only suggests moves: it gives no winrates.</source>
<translation type="unfinished">此网络只知道着手：它没有胜率。</translation>
</message>
<message>
<source>This network sees one komi at a time: the curve is fitted to its winrates at many komi, to within {percent:.0f} %.</source>
<translation type="unfinished">此网络每次只看一个贴目：曲线按它在多个贴目下的胜率拟合，误差在 {percent:.0f} % 以内。</translation>
</message>
<message>
<source>This position is the start of the game already.</source>
<translation type="unfinished">此局面已是对局的开始。</translation>
</message>
<message>
<source>This run has no games to show.</source>
<translation type="unfinished">此训练没有可显示的对局。</translation>
</message>
<message>
<source>This run plays no games: it learns from labels or game records made before.</source>
<translation type="unfinished">此训练不下棋：它学习事先做好的标签或棋谱。</translation>
</message>
<message>
<source>Threads of a step on the processor; more than one where no other process plays.</source>
<translation type="unfinished">处理器上每步的线程数；没有其他进程对弈时可多于一个。</translation>
</message>
<message>
<source>Three or more players play a round robin</source>
<translation type="unfinished">三名以上棋手进行循环赛</translation>
</message>
<message>
<source>Time</source>
<translation type="unfinished">用时</translation>
</message>
<message>
<source>Time between two moves that autoplay plays</source>
<translation type="unfinished">自动播放时两手之间的时间</translation>
</message>
<message>
<source>Time here</source>
<translation type="unfinished">本机用时</translation>
</message>
<message>
<source>Time limit of another program for a move; exceeding it loses the game.</source>
<translation type="unfinished">其他程序每手的时限；超时判负。</translation>
</message>
<message>
<source>Time limit of another program for its first answer; some tune themselves when they start.</source>
<translation type="unfinished">其他程序首次应答的时限；有些程序启动时会自行调优。</translation>
</message>
<message>
<source>Time limit of the run; 0 = no limit. The learning rate is lowest at the limit, for which the last generation plays and trains less.</source>
<translation type="unfinished">训练的最长时间；0 = 无限制。结束时学习率最低，为此最后一代会减少对局和训练。</translation>
</message>
<message>
<source>Time until the last generation, estimated from the latest ones.</source>
<translation type="unfinished">到最后一代的实际时间，按最近各代推算。</translation>
</message>
<message>
<source>Timeline</source>
<translation type="unfinished">走势</translation>
</message>
<message>
<source>To the &amp;end</source>
<translation type="unfinished">到终局(&amp;E)</translation>
</message>
<message>
<source>To the &amp;main line</source>
<translation type="unfinished">到主线(&amp;M)</translation>
</message>
<message>
<source>To the &amp;start</source>
<translation type="unfinished">到开局(&amp;S)</translation>
</message>
<message>
<source>To the b&amp;ranch point</source>
<translation type="unfinished">到分支点(&amp;R)</translation>
</message>
<message>
<source>To the end</source>
<translation type="unfinished">到结尾</translation>
</message>
<message>
<source>To the start</source>
<translation type="unfinished">到开头</translation>
</message>
<message>
<source>To the start or the end</source>
<translation type="unfinished">到开头或结尾</translation>
</message>
<message>
<source>Toolbar</source>
<translation type="unfinished">工具栏</translation>
</message>
<message>
<source>Train a new network by self-play</source>
<translation type="unfinished">用自对弈训练新网络</translation>
</message>
<message>
<source>Train a small 5×5 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">训练一个 5×5 小网络并让它比赛；全部已设好</translation>
</message>
<message>
<source>Train a small 7×7 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">训练一个小型 7×7 网络并让它比赛；无需设置</translation>
</message>
<message>
<source>Training</source>
<translation type="unfinished">训练</translation>
</message>
<message>
<source>Training steps from one line of the log to the next, which has the learning rate and each loss, averaged over these steps.</source>
<translation type="unfinished">日志中一行到下一行的训练步数；每行记有学习率和各项损失在这些步上的平均值。</translation>
</message>
<message>
<source>Train…</source>
<translation type="unfinished">训练…</translation>
</message>
<message>
<source>Tree</source>
<translation type="unfinished">棋谱树</translation>
</message>
<message>
<source>Tree of branched games</source>
<translation type="unfinished">分支对局树</translation>
</message>
<message>
<source>Trend of a player's losses over reviewed games, and what costs most</source>
<translation type="unfinished">棋手在已复盘对局中的损失趋势，以及代价最大的方面</translation>
</message>
<message>
<source>Triangle</source>
<translation type="unfinished">三角</translation>
</message>
<message>
<source>Tries</source>
<translation type="unfinished">次数</translation>
</message>
<message>
<source>Try again</source>
<translation type="unfinished">再试一次</translation>
</message>
<message>
<source>Turning points</source>
<translation type="unfinished">转折点</translation>
</message>
<message>
<source>Turning points and mistakes</source>
<translation type="unfinished">转折点和失误</translation>
</message>
<message>
<source>Two Elo differences like `0 35`: stop as soon as the games say which one fits the first player better (5 percent errors); empty = play all games. Matches only.</source>
<translation type="unfinished">两个 Elo 差，如 `0 35`：一旦对局能说明哪一个更符合第一棋手即停止（错误率 5%）；空 = 下完所有对局。仅用于对抗赛。</translation>
</message>
<message>
<source>Two more simulations for each move, in trees that grow over the games of a pair</source>
<translation type="unfinished">每手多两次模拟，搜索树在一对棋手的各局间增长</translation>
</message>
<message>
<source>Two people play by the clock.</source>
<translation type="unfinished">两人按棋钟对弈。</translation>
</message>
<message>
<source>Type a command, or a move number</source>
<translation type="unfinished">输入命令或手数</translation>
</message>
<message>
<source>Typical of the rank, not of the next</source>
<translation type="unfinished">本段位常犯，高一级段位不常犯</translation>
</message>
<message>
<source>Unclear position</source>
<translation type="unfinished">形势不明</translation>
</message>
<message>
<source>Under the curve: the komi each agent averages over. λ = 0 looks at the real komi alone, λ = 1 reaches to where the network's own curve (dotted) is even.</source>
<translation type="unfinished">曲线下方：各智能体取平均的贴目。λ = 0 只看实际贴目，λ = 1 延伸到网络自身曲线（点线）两分之处。</translation>
</message>
<message>
<source>Undo</source>
<translation type="unfinished">撤销</translation>
</message>
<message>
<source>Unit of the loss</source>
<translation type="unfinished">损失的单位</translation>
</message>
<message>
<source>Unsaved changes</source>
<translation type="unfinished">未保存的更改</translation>
</message>
<message>
<source>Unsaved changes to {games} games were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studio 意外退出时，{games} 局未保存的更改已保留。</translation>
</message>
<message>
<source>Unsaved changes to {game} were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studio 意外退出时，{game} 未保存的更改已保留。</translation>
</message>
<message>
<source>Unsaved games</source>
<translation type="unfinished">未保存的对局</translation>
</message>
<message>
<source>Untitled game</source>
<translation type="unfinished">未命名对局</translation>
</message>
<message>
<source>Use</source>
<translation type="unfinished">使用</translation>
</message>
<message>
<source>Use KataGo's network of how people play, found on this computer or downloaded; it adds opponents of every rank and tells who would find a move</source>
<translation type="unfinished">使用 KataGo 的人类下法网络（本机找到的或下载的）；它增加各个段位的对手，并说明谁能找到某一手</translation>
</message>
<message>
<source>Use a KataGo network found on this computer, or download one</source>
<translation type="unfinished">使用本机找到的 KataGo 网络，或下载一个</translation>
</message>
<message>
<source>Use as network</source>
<translation type="unfinished">用作网络</translation>
</message>
<message>
<source>Use for analysis</source>
<translation type="unfinished">用于分析</translation>
</message>
<message>
<source>Use generation {generation} as network</source>
<translation type="unfinished">把第 {generation} 代用作网络</translation>
</message>
<message>
<source>Use on this board</source>
<translation type="unfinished">用于此棋盘</translation>
</message>
<message>
<source>Use on {board}</source>
<translation type="unfinished">用于 {board}</translation>
</message>
<message>
<source>Use {komi}</source>
<translation type="unfinished">使用 {komi}</translation>
</message>
<message>
<source>Use {name}</source>
<translation type="unfinished">使用 {name}</translation>
</message>
<message>
<source>Use {network}</source>
<translation type="unfinished">使用“{network}”</translation>
</message>
<message>
<source>Usual time</source>
<translation type="unfinished">通常用时</translation>
</message>
<message>
<source>Usually about {time} and {disk} of disk for {games} games and {nodes} nodes. Measure this computer for ten seconds to know its own time.</source>
<translation type="unfinished">通常约需 {time} 和 {disk} 磁盘空间，用于 {games} 局、{nodes} 节点。测量此电脑十秒，可知其实际用时。</translation>
</message>
<message>
<source>VS-M: winrate</source>
<translation type="unfinished">VS-M：胜率</translation>
</message>
<message>
<source>Value</source>
<translation type="unfinished">值</translation>
</message>
<message>
<source>Variation {vertex}</source>
<translation type="unfinished">变化 {vertex}</translation>
</message>
<message>
<source>Variations of the record stand beside the move that they replace; their own branches are left out.</source>
<translation type="unfinished">棋谱中的变化列在其所代替的着手旁；变化自身的分支从略。</translation>
</message>
<message>
<source>Vertical lines are 95 % intervals of the mean of five games.</source>
<translation type="unfinished">竖线是五局平均值的 95 % 置信区间。</translation>
</message>
<message>
<source>Very bad move</source>
<translation type="unfinished">大恶手</translation>
</message>
<message>
<source>Very good for Black</source>
<translation type="unfinished">黑大好</translation>
</message>
<message>
<source>Very good for White</source>
<translation type="unfinished">白大好</translation>
</message>
<message>
<source>Very good move</source>
<translation type="unfinished">妙手</translation>
</message>
<message>
<source>Very unclear position</source>
<translation type="unfinished">形势极不明</translation>
</message>
<message>
<source>View another komi</source>
<translation type="unfinished">查看其他贴目</translation>
</message>
<message>
<source>View at {komi}</source>
<translation type="unfinished">以 {komi} 查看</translation>
</message>
<message>
<source>View everything at the game's komi again ({rules})</source>
<translation type="unfinished">恢复按本局贴目显示一切（{rules}）</translation>
</message>
<message>
<source>View half a point less</source>
<translation type="unfinished">查看贴目减半目</translation>
</message>
<message>
<source>View half a point more</source>
<translation type="unfinished">查看贴目加半目</translation>
</message>
<message>
<source>View the fair komi of this position, rounded so that no game is a draw</source>
<translation type="unfinished">查看此局面的公平贴目，取整到不会和棋</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to half a point so that no game is a draw</source>
<translation type="unfinished">以贴目 {komi} 查看此局面：即其公平贴目，取整到半目以免和棋</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to whole points</source>
<translation type="unfinished">以贴目 {komi} 查看此局面：即其公平贴目，取整到整目</translation>
</message>
<message>
<source>Viewed komi</source>
<translation type="unfinished">查看贴目</translation>
</message>
<message>
<source>Visits</source>
<translation type="unfinished">计算量</translation>
</message>
<message>
<source>Visits are hidden while you play.</source>
<translation type="unfinished">对弈时不显示计算量。</translation>
</message>
<message>
<source>Visits of a search, for each agent</source>
<translation type="unfinished">每个智能体一次搜索的计算量</translation>
</message>
<message>
<source>Visits of all searches so far: what the paper counts.</source>
<translation type="unfinished">至今所有搜索的计算量：论文以此计数。</translation>
</message>
<message>
<source>Visits of each move of these games; 1 plays the policy</source>
<translation type="unfinished">这些对局每手的计算量；1 表示按策略落子</translation>
</message>
<message>
<source>Visits of each search</source>
<translation type="unfinished">每次搜索的计算量</translation>
</message>
<message>
<source>Visits of each search; 1 plays the network's policy</source>
<translation type="unfinished">每次搜索的计算量；1 为只用网络的策略</translation>
</message>
<message>
<source>Visits of each search; 1 plays the policy.</source>
<translation type="unfinished">每次搜索的计算量；1 为只用策略。</translation>
</message>
<message>
<source>Visits of every move: {all} in all, {of_pass} of pass.</source>
<translation type="unfinished">每手的计算量：共 {all}，停一手 {of_pass}。</translation>
</message>
<message>
<source>Visits of its searches</source>
<translation type="unfinished">它的搜索的访问数</translation>
</message>
<message>
<source>Visits of self-play before this network</source>
<translation type="unfinished">产生之前的计算量</translation>
</message>
<message>
<source>Visits of the judge's search at each komi.</source>
<translation type="unfinished">裁判在每个贴目下搜索的计算量。</translation>
</message>
<message>
<source>Visits of the other searches, which only move the game on.</source>
<translation type="unfinished">其他搜索的计算量，这些搜索只用来推进对局。</translation>
</message>
<message>
<source>Visits of the searches that are recorded.</source>
<translation type="unfinished">所记录的搜索的计算量。</translation>
</message>
<message>
<source>Visits of the teacher's searches for searched labels; 1 = none.</source>
<translation type="unfinished">教师为搜索标注所用搜索的计算量；1 = 无。</translation>
</message>
<message>
<source>Visits of these games</source>
<translation type="unfinished">这些对局的计算量</translation>
</message>
<message>
<source>Visits per move on each board; 1 plays without search</source>
<translation type="unfinished">每个棋盘每手的计算量；1 为不搜索</translation>
</message>
<message>
<source>Visits per move; 1 plays the policy, without search</source>
<translation type="unfinished">每手的计算量；1 为只凭策略，不搜索</translation>
</message>
<message>
<source>Visits per position</source>
<translation type="unfinished">每个局面的计算量</translation>
</message>
<message>
<source>Visits per search; 250 in the paper</source>
<translation type="unfinished">每次搜索的计算量；论文中为 250</translation>
</message>
<message>
<source>Visits per search; each start is searched one to three times</source>
<translation type="unfinished">每次搜索的计算量；每种开局搜索一至三次</translation>
</message>
<message>
<source>Waiting for the first answer of {name}…</source>
<translation type="unfinished">正在等待 {name} 的首次应答…</translation>
</message>
<message>
<source>Waiting for {host}</source>
<translation type="unfinished">正在等待 {host}</translation>
</message>
<message>
<source>Waiting for {site}…</source>
<translation type="unfinished">正在等待 {site}…</translation>
</message>
<message>
<source>Weight decay of matrices.</source>
<translation type="unfinished">矩阵的权重衰减。</translation>
</message>
<message>
<source>Weight of the ownership loss per point.</source>
<translation type="unfinished">每点归属损失的权重。</translation>
</message>
<message>
<source>Weight of the policy loss.</source>
<translation type="unfinished">策略损失的权重。</translation>
</message>
<message>
<source>Weight of the score loss, which pulls alpha towards the final score.</source>
<translation type="unfinished">把 alpha 拉向最终目数的权重。</translation>
</message>
<message>
<source>Weight of the winrate loss.</source>
<translation type="unfinished">胜率损失的权重。</translation>
</message>
<message>
<source>Weights file to begin with; empty = random weights.</source>
<translation type="unfinished">起始所用的权重文件；空 = 随机权重。</translation>
</message>
<message>
<source>Weights file whose trunk a network with random heads begins with, such as one of another board size, or one of KataGo: of convolutions for a preactivation trunk, of attention for a transformer trunk. Empty = random weights.</source>
<translation type="unfinished">权重文件，头部随机的网络以其主干开始，例如另一棋盘大小的网络，或 KataGo 的网络：preactivation 主干用卷积网络，transformer 主干用注意力网络。留空 = 随机权重。</translation>
</message>
<message>
<source>What a multi_label head learns: who won at every komi by the final score, where it is known; or the winrate at the game's komi alone, as of games that a teacher labelled.</source>
<translation type="unfinished">multi_label 头学习的内容：按最终目数（若已知）各贴目下谁胜；或仅本局贴目的胜率，如教师所标注的对局。</translation>
</message>
<message>
<source>What comes out</source>
<translation type="unfinished">结果</translation>
</message>
<message>
<source>What comes out, and what it needs</source>
<translation type="unfinished">所得结果及所需条件</translation>
</message>
<message>
<source>What each &amp;stone adds</source>
<translation type="unfinished">每颗棋子的作用(&amp;S)</translation>
</message>
<message>
<source>What it is</source>
<translation type="unfinished">说明</translation>
</message>
<message>
<source>What published systems did otherwise, to repeat their results</source>
<translation type="unfinished">已发表系统的不同做法，用于重现其结果</translation>
</message>
<message>
<source>What the &amp;numbers mean</source>
<translation type="unfinished">数字的含义(&amp;N)</translation>
</message>
<message>
<source>What the games teach: moves, by policy gradient, in games of the newest network against earlier ones; results, in games by two other networks; or nothing, without such games.</source>
<translation type="unfinished">对局教什么：着手，用策略梯度，由最新网络与先前网络对弈；结果，由另外两个网络对弈；或无，不下这类对局。</translation>
</message>
<message>
<source>What the move gave away:</source>
<translation type="unfinished">这一手损失了什么：</translation>
</message>
<message>
<source>What the numbers mean</source>
<translation type="unfinished">数字的含义</translation>
</message>
<message>
<source>What training minimizes, each unweighted: cross-entropy of the policy, cross-entropy or (a setting) squared error of the winrate and of the ownership per point, Huber loss of the score. The games change as the network does, so a loss may rise while play gets better.</source>
<translation type="unfinished">训练要减小的量，均未加权：策略的交叉熵，胜率和每点归属的交叉熵或平方误差（由设置决定），目数的 Huber 损失。对局随网络而变，因此棋力提高时损失也可能上升。</translation>
</message>
<message>
<source>Wheel</source>
<translation type="unfinished">滚轮</translation>
</message>
<message>
<source>When</source>
<translation type="unfinished">场合</translation>
</message>
<message>
<source>When did it learn this?</source>
<translation type="unfinished">它何时学会的？</translation>
</message>
<message>
<source>When the last games came</source>
<translation type="unfinished">最近一批对局到达的时间</translation>
</message>
<message>
<source>Where</source>
<translation type="unfinished">位置</translation>
</message>
<message>
<source>Where networks play and learn: auto takes a CUDA graphics card when there is one.</source>
<translation type="unfinished">网络对弈和学习的设备：auto 在有 CUDA 显卡时使用它。</translation>
</message>
<message>
<source>Where the handicap stones stand</source>
<translation type="unfinished">让子摆放的位置</translation>
</message>
<message>
<source>Where the komi window begins, like lambda.</source>
<translation type="unfinished">贴目范围的起点，同 lambda。</translation>
</message>
<message>
<source>Where the run's folder is made</source>
<translation type="unfinished">训练文件夹的建立位置</translation>
</message>
<message>
<source>Whether it replaced the best network</source>
<translation type="unfinished">是否取代了最佳网络</translation>
</message>
<message>
<source>Whether the losses differ from those of the other moves or games by more than chance; this needs five games</source>
<translation type="unfinished">损失与其他着手或对局的差别是否超出偶然；至少需要五局</translation>
</message>
<message>
<source>Whether they are threads of one process, so that one process owns the graphics card and some games are searched while it works for others.</source>
<translation type="unfinished">它们是否为同一进程的线程：由一个进程独占显卡，显卡为一些对局计算时，搜索其他对局。</translation>
</message>
<message>
<source>Which mistakes</source>
<translation type="unfinished">哪些失误</translation>
</message>
<message>
<source>Which moves have their number on the board</source>
<translation type="unfinished">棋盘上哪些着手显示手数</translation>
</message>
<message>
<source>Which name is {player}, too?</source>
<translation type="unfinished">哪个名字也是 {player}？</translation>
</message>
<message>
<source>Which options to show</source>
<translation type="unfinished">显示哪些选项</translation>
</message>
<message>
<source>Which panels are beside the board</source>
<translation type="unfinished">棋盘旁显示哪些面板</translation>
</message>
<message>
<source>White</source>
<translation type="unfinished">白方</translation>
</message>
<message>
<source>White (O)</source>
<translation type="unfinished">白（O）</translation>
</message>
<message>
<source>White ahead</source>
<translation type="unfinished">白领先</translation>
</message>
<message>
<source>White gets a point for each</source>
<translation type="unfinished">每子贴还白方一目</translation>
</message>
<message>
<source>White gets these points; below 0 Black gets them</source>
<translation type="unfinished">白方得这些目；小于 0 则黑方得</translation>
</message>
<message>
<source>White gets {points}</source>
<translation type="unfinished">白方得 {points} 目</translation>
</message>
<message>
<source>White gives {points:g} points</source>
<translation type="unfinished">白方倒贴 {points:g} 目</translation>
</message>
<message>
<source>White is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">第 {number} 手后白方领先 {points:.1f} 目</translation>
</message>
<message>
<source>White is {points:.1f} points ahead at the start</source>
<translation type="unfinished">开局时白方领先 {points:.1f} 目</translation>
</message>
<message>
<source>White leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">最后局面白方领先 {points} 目（{share}%）。</translation>
</message>
<message>
<source>White lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">白方第 {number} 手 {move} 彻底失去领先：损失 {lost}。</translation>
</message>
<message>
<source>White may swap colors at move 2</source>
<translation type="unfinished">白方第 2 手可交换黑白</translation>
</message>
<message>
<source>White may swap colors now, instead of making the second move.</source>
<translation type="unfinished">白方现在可以交换黑白，代替下第二手。</translation>
</message>
<message>
<source>White stone</source>
<translation type="unfinished">白子</translation>
</message>
<message>
<source>White wins</source>
<translation type="unfinished">白胜</translation>
</message>
<message>
<source>White wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">贴目 {komi} 时，最后局面白方胜率 {share}%。</translation>
</message>
<message>
<source>White won</source>
<translation type="unfinished">白胜</translation>
</message>
<message>
<source>White won by forfeit</source>
<translation type="unfinished">白方因对方弃权胜</translation>
</message>
<message>
<source>White won by resignation</source>
<translation type="unfinished">白中盘胜</translation>
</message>
<message>
<source>White won by {margin:g}</source>
<translation type="unfinished">白胜 {margin:g} 目</translation>
</message>
<message>
<source>White won by {points:.1f} points</source>
<translation type="unfinished">白胜 {points:.1f} 目</translation>
</message>
<message>
<source>White won on time</source>
<translation type="unfinished">白超时胜</translation>
</message>
<message>
<source>White would win by {points:.1f} points</source>
<translation type="unfinished">白方将胜 {points:.1f} 目</translation>
</message>
<message>
<source>White {percent}</source>
<translation type="unfinished">白 {percent}</translation>
</message>
<message>
<source>White's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">白方第 {number} 手 {move} 损失最大：{lost}。</translation>
</message>
<message>
<source>White’s chance to win at that komi</source>
<translation type="unfinished">白方在该贴目下的胜率</translation>
</message>
<message>
<source>Who may pass in self-play: always either side; not_behind: not the side that would lose if the game ended now, unless it has no other move.</source>
<translation type="unfinished">自对弈中谁可以停一手：always 任一方；not_behind 若对局就此结束会输的一方不可，除非没有其他着手。</translation>
</message>
<message>
<source>Who wins a game: decided by komi; or, for two networks that each play one color (`NET[white=NET2]`), the player to move wins with the points that Black needs (black) or White needs (white), whichever color it plays.</source>
<translation type="unfinished">一局谁胜：按贴目判定；或轮走方达到黑方所需的目数（black）或白方所需的目数（white）即胜，不论执哪种颜色，用于各执一色的两个网络，写作 `NET[white=NET2]`。</translation>
</message>
<message>
<source>Whole board</source>
<translation type="unfinished">整个棋盘</translation>
</message>
<message>
<source>Whose moves the engine plays, by KataGo's human network; strong players avoid what the main network says loses too much for them</source>
<translation type="unfinished">引擎下谁的着手，据 KataGo 的人类网络；强棋手会避开主网络认为对其损失过大的着手</translation>
</message>
<message>
<source>Whose winrates are shown</source>
<translation type="unfinished">显示哪方的胜率</translation>
</message>
<message>
<source>Wilson interval of that share</source>
<translation type="unfinished">该比例的 Wilson 区间</translation>
</message>
<message>
<source>Win</source>
<translation type="unfinished">胜率</translation>
</message>
<message>
<source>Window</source>
<translation type="unfinished">窗口</translation>
</message>
<message>
<source>Winrate after each move, at the fair komi of the start. Bars are standard errors; pale lines are your earlier tries. Click to show the position on the board.</source>
<translation type="unfinished">每手之后的胜率，按开始时的公平贴目。短线为标准误；淡线为您先前的尝试。点击可在棋盘上显示该局面。</translation>
</message>
<message>
<source>Winrate and moves</source>
<translation type="unfinished">胜率和着手</translation>
</message>
<message>
<source>Winrate at the viewed komi in percent</source>
<translation type="unfinished">查看贴目下的胜率（百分比）</translation>
</message>
<message>
<source>Winrate by expected ownership</source>
<translation type="unfinished">胜率与预期归属</translation>
</message>
<message>
<source>Winrate by komi</source>
<translation type="unfinished">贴目胜率</translation>
</message>
<message>
<source>Winrate by move</source>
<translation type="unfinished">各手胜率</translation>
</message>
<message>
<source>Winrate error</source>
<translation type="unfinished">胜率误差</translation>
</message>
<message>
<source>Winrate loss</source>
<translation type="unfinished">胜率损失</translation>
</message>
<message>
<source>Winrate on the empty board</source>
<translation type="unfinished">空棋盘的胜率</translation>
</message>
<message>
<source>Winrate over komi, every network</source>
<translation type="unfinished">各贴目的胜率，所有网络</translation>
</message>
<message>
<source>Winrates</source>
<translation type="unfinished">胜率</translation>
</message>
<message>
<source>Winrates for the side to move</source>
<translation type="unfinished">按轮走方显示胜率</translation>
</message>
<message>
<source>Wins by</source>
<translation type="unfinished">赢目</translation>
</message>
<message>
<source>Wins–draws–losses</source>
<translation type="unfinished">胜–和–负</translation>
</message>
<message>
<source>With exchanged colors too</source>
<translation type="unfinished">包括黑白互换</translation>
</message>
<message>
<source>With their winrates</source>
<translation type="unfinished">含胜率</translation>
</message>
<message>
<source>With {network} several times as many.</source>
<translation type="unfinished">用 {network} 可达数倍。</translation>
</message>
<message>
<source>Won</source>
<translation type="unfinished">胜</translation>
</message>
<message>
<source>Workers</source>
<translation type="unfinished">工作进程</translation>
</message>
<message>
<source>Worst first</source>
<translation type="unfinished">最严重的在前</translation>
</message>
<message>
<source>Worst mistakes</source>
<translation type="unfinished">最大失误</translation>
</message>
<message>
<source>Worth practicing: {sides}.</source>
<translation type="unfinished">值得练习：{sides}。</translation>
</message>
<message>
<source>Write a note about this position.</source>
<translation type="unfinished">为此局面写一条注释。</translation>
</message>
<message>
<source>Write result</source>
<translation type="unfinished">写入结果</translation>
</message>
<message>
<source>Write the result to the game info</source>
<translation type="unfinished">把结果写入对局信息</translation>
</message>
<message>
<source>Write these rules into the game</source>
<translation type="unfinished">把这些规则写入棋谱</translation>
</message>
<message>
<source>Write this komi into the game</source>
<translation type="unfinished">把此贴目写入棋谱</translation>
</message>
<message>
<source>You</source>
<translation type="unfinished">您</translation>
</message>
<message>
<source>You are asked once for each server. The preferences can revoke it.</source>
<translation type="unfinished">每个服务器只询问您一次。可在首选项中撤销。</translation>
</message>
<message>
<source>You can mark the best moves before or after the search: click them on the board or enter them above.</source>
<translation type="unfinished">可在搜索之前或之后标记最佳着手：在棋盘上点击，或在上方输入。</translation>
</message>
<message>
<source>You can then take the move back; losses within the error of the search are not reported</source>
<translation type="unfinished">您可以悔棋；误差以内的不提示</translation>
</message>
<message>
<source>You kept the 50 %</source>
<translation type="unfinished">您保住了 50%</translation>
</message>
<message>
<source>You kept {percent} of 50 %</source>
<translation type="unfinished">您在 50 % 中守住 {percent}</translation>
</message>
<message>
<source>You lost at this komi</source>
<translation type="unfinished">您在此贴目下输了</translation>
</message>
<message>
<source>You play the moves of both sides, with analysis as you like.</source>
<translation type="unfinished">双方都由您落子，可随意使用分析。</translation>
</message>
<message>
<source>You play the moves of both sides.</source>
<translation type="unfinished">双方都由您落子。</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi}</source>
<translation type="unfinished">您以公平贴目 {komi} 执{color}</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi} (a draw keeps the 50 %)</source>
<translation type="unfinished">您以公平贴目 {komi} 执{color}（和棋即守住 50 %）</translation>
</message>
<message>
<source>You won at this komi</source>
<translation type="unfinished">您在此贴目下赢了</translation>
</message>
<message>
<source>Your &amp;moves in a play-out</source>
<translation type="unfinished">续弈中您的手数(&amp;M)</translation>
</message>
<message>
<source>Your move is being checked…</source>
<translation type="unfinished">正在检查您的着手…</translation>
</message>
<message>
<source>Your own lambda</source>
<translation type="unfinished">自定义 λ</translation>
</message>
<message>
<source>Your ran&amp;k</source>
<translation type="unfinished">您的段位(&amp;K)</translation>
</message>
<message>
<source>Your rank</source>
<translation type="unfinished">您的段位</translation>
</message>
<message>
<source>Zip, folder or file of 9x9 game records, a few thousand or more</source>
<translation type="unfinished">9x9 棋谱的 Zip、文件夹或文件，数千局或更多</translation>
</message>
<message>
<source>Zip, folder or file of game records whose positions are labelled too; games that an index beside them keeps for validation are left out. Empty = games of teacher and pupil alone.</source>
<translation type="unfinished">其局面也要标注的棋谱：zip、文件夹或文件；旁边的索引留作验证的对局除外。空 = 仅用教师和学生的对局。</translation>
</message>
<message>
<source>Zip, folder or file of game records.</source>
<translation type="unfinished">棋谱的 zip、文件夹或文件。</translation>
</message>
<message>
<source>Zoom in and out; a double click shows the whole game</source>
<translation type="unfinished">放大和缩小；双击显示整局</translation>
</message>
<message>
<source>a 7x7 network to begin with</source>
<translation type="unfinished">一个起始 7x7 网络</translation>
</message>
<message>
<source>a JSON object</source>
<translation type="unfinished">JSON 对象</translation>
</message>
<message>
<source>a board of {shape} can't be analyzed: networks play squares</source>
<translation type="unfinished">无法分析 {shape} 的棋盘：网络只下正方形棋盘</translation>
</message>
<message>
<source>a contest needs two players or more</source>
<translation type="unfinished">比赛需要至少两名棋手</translation>
</message>
<message>
<source>a dense layer to all moves; or a number for each point by a 1x1 convolution with a bias of its own (points), which passes only when all other legal moves fill eyes of its own; or none: a network of values alone, which gives every point the same share (uniform)</source>
<translation type="unfinished">对所有着手的全连接层；或由带自身偏置的 1x1 卷积为每个点给出一个数（points），仅当其他合法着手都填自己的眼时才停一手；或无：只有价值的网络，给每个点相同的比例（uniform）</translation>
</message>
<message>
<source>a device or pipe</source>
<translation type="unfinished">设备或管道</translation>
</message>
<message>
<source>a fast policy for rollouts learns the moves of the records</source>
<translation type="unfinished">用于快速走子的快速策略学习棋谱的着手</translation>
</message>
<message>
<source>a file or a page of its archive</source>
<translation type="unfinished">其档案中的文件或页面</translation>
</message>
<message>
<source>a finite number, not {value}</source>
<translation type="unfinished">有限的数，而不是 {value}</translation>
</message>
<message>
<source>a folder</source>
<translation type="unfinished">文件夹</translation>
</message>
<message>
<source>a game</source>
<translation type="unfinished">一局</translation>
</message>
<message>
<source>a game with GM[{kind}] is not Go; shown as if it were</source>
<translation type="unfinished">GM[{kind}] 的对局不是围棋；按围棋显示</translation>
</message>
<message>
<source>a game without a name</source>
<translation type="unfinished">未命名的对局</translation>
</message>
<message>
<source>a game, a review or a player</source>
<translation type="unfinished">对局、复盘或棋手</translation>
</message>
<message>
<source>a handicap table needs a player and an opponent</source>
<translation type="unfinished">让子表需要一名棋手和一名对手</translation>
</message>
<message>
<source>a list</source>
<translation type="unfinished">列表</translation>
</message>
<message>
<source>a list of {number}</source>
<translation type="unfinished">{number} 项的列表</translation>
</message>
<message>
<source>a map of circles needs at least three networks; play more of them</source>
<translation type="unfinished">循环图至少需要三个网络；请让更多网络对局</translation>
</message>
<message>
<source>a move is a point or a vertex such as "D4", not {move!r:.40}</source>
<translation type="unfinished">着手应为点的编号或 "D4" 这样的坐标，而不是 {move!r:.40}</translation>
</message>
<message>
<source>a move that can't be read is left out: {line:.40}</source>
<translation type="unfinished">略去一手无法读取的着手：{line:.40}</translation>
</message>
<message>
<source>a network plays against itself and learns from the games</source>
<translation type="unfinished">网络与自己对弈，并从对局学习</translation>
</message>
<message>
<source>a new search tree for every move</source>
<translation type="unfinished">每手新建搜索树</translation>
</message>
<message>
<source>a node with {moves} moves made {moves} nodes</source>
<translation type="unfinished">含 {moves} 手的节点拆成 {moves} 个节点</translation>
</message>
<message>
<source>a number</source>
<translation type="unfinished">数字</translation>
</message>
<message>
<source>a number of this length</source>
<translation type="unfinished">位数过多的数</translation>
</message>
<message>
<source>a number, not {value!r:.40}</source>
<translation type="unfinished">数字，而不是 {value!r:.40}</translation>
</message>
<message>
<source>a parenthesis closes the game too early; read on</source>
<translation type="unfinished">括号过早结束对局；已继续读取</translation>
</message>
<message>
<source>a parenthesis too many at the end</source>
<translation type="unfinished">末尾多出一个括号</translation>
</message>
<message>
<source>a pass</source>
<translation type="unfinished">停一手</translation>
</message>
<message>
<source>a pass would end the phase</source>
<translation type="unfinished">停一手将结束此阶段</translation>
</message>
<message>
<source>a policy learns the moves of the records</source>
<translation type="unfinished">策略学习棋谱的着手</translation>
</message>
<message>
<source>a policy network to begin with</source>
<translation type="unfinished">一个起始策略网络</translation>
</message>
<message>
<source>a position was not answered in two minutes</source>
<translation type="unfinished">有一个局面两分钟内未得到回答</translation>
</message>
<message>
<source>a program needs a command line, like `gnugo --mode gtp`</source>
<translation type="unfinished">程序需要命令行，如 `gnugo --mode gtp`</translation>
</message>
<message>
<source>a search needs an agent; name at least one lambda</source>
<translation type="unfinished">搜索需要智能体；请至少指定一个 lambda</translation>
</message>
<message>
<source>a semicolon is missing before a property</source>
<translation type="unfinished">属性前缺少分号</translation>
</message>
<message>
<source>a sequential test compares two players; leave out sprt</source>
<translation type="unfinished">序贯检验比较两名棋手；请去掉 sprt</translation>
</message>
<message>
<source>a shared game that is finished</source>
<translation type="unfinished">已结束的分享对局</translation>
</message>
<message>
<source>a stored analysis is ignored: {error}</source>
<translation type="unfinished">忽略一项已存分析：{error}</translation>
</message>
<message>
<source>a strong network as teacher</source>
<translation type="unfinished">作为教师的强网络</translation>
</message>
<message>
<source>a strong network as teacher, a graphics card</source>
<translation type="unfinished">作为教师的强网络、显卡</translation>
</message>
<message>
<source>a text</source>
<translation type="unfinished">文本</translation>
</message>
<message>
<source>a text between properties</source>
<translation type="unfinished">属性之间的一段文本</translation>
</message>
<message>
<source>a text holds a null character or a lone surrogate</source>
<translation type="unfinished">文本含有空字符或单独的代理项</translation>
</message>
<message>
<source>a text, not {value!r:.40}</source>
<translation type="unfinished">文本，而不是 {value!r:.40}</translation>
</message>
<message>
<source>a value network has no policy, so it can't play without a search; give it visits, or use it for the values of another network: POLICY[value={name}]</source>
<translation type="unfinished">它只有价值，没有策略，不搜索就无法下棋；请给它计算量，或把它作为另一网络的价值：POLICY[value={name}]</translation>
</message>
<message>
<source>a value network learns the results of games by both policies</source>
<translation type="unfinished">价值网络学习两种策略所下对局的结果</translation>
</message>
<message>
<source>a value without a name added to the property before</source>
<translation type="unfinished">没有名称的值已并入前一属性</translation>
</message>
<message>
<source>a web page came instead of a game record</source>
<translation type="unfinished">收到的是网页而不是棋谱</translation>
</message>
<message>
<source>a whole number</source>
<translation type="unfinished">整数</translation>
</message>
<message>
<source>a whole number, not {value}</source>
<translation type="unfinished">整数，而不是 {value}</translation>
</message>
<message>
<source>a {size}x{size} board has no room for {stones} handicap stones; choose fewer</source>
<translation type="unfinished">{size}x{size} 棋盘放不下 {stones} 个让子；请减少</translation>
</message>
<message>
<source>about {stones} stone</source>
<translation type="unfinished">约 {stones} 子</translation>
</message>
<message>
<source>about {stones} stones</source>
<translation type="unfinished">约 {stones} 子</translation>
</message>
<message>
<source>about {time} left</source>
<translation type="unfinished">约剩 {time}</translation>
</message>
<message>
<source>above komi {komi}</source>
<translation type="unfinished">在贴目高于 {komi} 时</translation>
</message>
<message>
<source>above {interval}</source>
<translation type="unfinished">高于 {interval}</translation>
</message>
<message>
<source>accuracy</source>
<translation type="unfinished">准确度</translation>
</message>
<message>
<source>accuracy {percent:.0f} %</source>
<translation type="unfinished">准确度 {percent:.0f}%</translation>
</message>
<message>
<source>added</source>
<translation type="unfinished">已添加</translation>
</message>
<message>
<source>added to the prior of answering a pass by a pass</source>
<translation type="unfinished">加到以停一手应对停一手的先验上的数</translation>
</message>
<message>
<source>added to the visits n that exploration grows with</source>
<translation type="unfinished">加到探索随之增长的计算量 n 上的数</translation>
</message>
<message>
<source>after {better} {player} captures {stones} with {point}.</source>
<translation type="unfinished">下 {better} 后，{player}可用 {point} 提掉{stones}。</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is stronger too</source>
<translation type="unfinished">对{opponent}：{won}，因此也更强</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is weaker</source>
<translation type="unfinished">对{opponent}：{won}，因此更弱</translation>
</message>
<message>
<source>against {opponent} it won {won}, which doesn't show which one is stronger</source>
<translation type="unfinished">对{opponent}：{won}，看不出差别</translation>
</message>
<message>
<source>agents differ</source>
<translation type="unfinished">智能体分歧</translation>
</message>
<message>
<source>all alike</source>
<translation type="unfinished">全部相同</translation>
</message>
<message>
<source>all games were won by {colors}, so they tell nothing about the players; choose openings or komi at which both colors win</source>
<translation type="unfinished">所有对局都由{colors}获胜，因此看不出棋手的强弱；请选择双方颜色都能获胜的开局或贴目</translation>
</message>
<message>
<source>all moves</source>
<translation type="unfinished">全部着法</translation>
</message>
<message>
<source>all of a position's max_leaves moves are searched once before any of them is searched again</source>
<translation type="unfinished">局面的 max_leaves 个着手各搜索一次之后，才再次搜索其中任何一个</translation>
</message>
<message>
<source>all ones</source>
<translation type="unfinished">全 1</translation>
</message>
<message>
<source>all ones if Black is to move</source>
<translation type="unfinished">轮黑方走时全 1</translation>
</message>
<message>
<source>all ones if White is to move</source>
<translation type="unfinished">轮白方走时全 1</translation>
</message>
<message>
<source>all points but {points}</source>
<translation type="unfinished">除 {points} 外的所有点</translation>
</message>
<message>
<source>all runs</source>
<translation type="unfinished">所有训练</translation>
</message>
<message>
<source>all zeros</source>
<translation type="unfinished">全 0</translation>
</message>
<message>
<source>alpha</source>
<translation type="unfinished">alpha</translation>
</message>
<message>
<source>alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); one winrate (flat), given as Black's (elf); one for each of many komi (multi_label); none, a network of the policy alone, which gives every position even chances</source>
<translation type="unfinished">alpha 与 beta 分开（V），共用卷积（Y）或隐藏层（T、I）；单一胜率（flat），以黑方胜率给出（elf）；多个贴目各一个胜率（multi_label）；无，仅有策略的网络，任何局面都视为两分</translation>
</message>
<message>
<source>also review the variations</source>
<translation type="unfinished">也复盘变化</translation>
</message>
<message>
<source>also show the comments of the game record</source>
<translation type="unfinished">也显示棋谱中的注释</translation>
</message>
<message>
<source>always 50 %</source>
<translation type="unfinished">总是 50%</translation>
</message>
<message>
<source>always: every candidate; sprt: a sequential test of two Elo differences; two_sigma: wins two standard deviations above half of the games; threshold: at least final_share of all games that are not drawn.</source>
<translation type="unfinished">always：每个候选网络；sprt：两个 Elo 差的序贯检验；two_sigma：胜局超过半数两个标准差；threshold：至少占全部非和棋对局的 final_share。</translation>
</message>
<message>
<source>an audit counts boards by area; set rules with area scoring, such as Chinese</source>
<translation type="unfinished">检验按数子法计算棋盘；请设置数子规则，如中国规则</translation>
</message>
<message>
<source>an endgame move {here} for about {less} points; {better} {there} is worth {more}.</source>
<translation type="unfinished">这是{here}约 {less} 目的官子；{there}的 {better} 值 {more} 目。</translation>
</message>
<message>
<source>an identity is eight hex digits, not {identity!r:.40}</source>
<translation type="unfinished">标识为八位十六进制数字，不能是 {identity!r:.40}</translation>
</message>
<message>
<source>an object</source>
<translation type="unfinished">对象</translation>
</message>
<message>
<source>an opening has at most {most} moves and no pass</source>
<translation type="unfinished">开局至多 {most} 手，且不含停手</translation>
</message>
<message>
<source>an unescaped bracket inside a text</source>
<translation type="unfinished">文本内有未转义的方括号</translation>
</message>
<message>
<source>analyzing</source>
<translation type="unfinished">分析中</translation>
</message>
<message>
<source>and {left} more repairs like these</source>
<translation type="unfinished">以及另外 {left} 处类似的修复</translation>
</message>
<message>
<source>and {more} more</source>
<translation type="unfinished">还有 {more} 个</translation>
</message>
<message>
<source>another file</source>
<translation type="unfinished">其他文件</translation>
</message>
<message>
<source>another file or a log-in page came instead</source>
<translation type="unfinished">收到的是另一个文件或登录页面</translation>
</message>
<message>
<source>another value</source>
<translation type="unfinished">其他值</translation>
</message>
<message>
<source>answer s</source>
<translation type="unfinished">应答限时</translation>
</message>
<message>
<source>answered {answer!r:.40} when asked for a move</source>
<translation type="unfinished">被要求落子时，回答了 {answer!r:.40}</translation>
</message>
<message>
<source>answered {answer!r:.60} when asked for {count} handicap stones</source>
<translation type="unfinished">被要求摆 {count} 个让子时，回答了 {answer!r:.60}</translation>
</message>
<message>
<source>any</source>
<translation type="unfinished">任意</translation>
</message>
<message>
<source>any win</source>
<translation type="unfinished">赢即可</translation>
</message>
<message>
<source>apply the reduction of fpu 'lz' also at a root with noise, as the paper; the reference program doesn't</source>
<translation type="unfinished">在有噪声的根节点也使用 fpu 'lz' 的减量，如论文；参考程序不用</translation>
</message>
<message>
<source>area scoring</source>
<translation type="unfinished">数子法</translation>
</message>
<message>
<source>area: stones and surrounded points; territory: surrounded points and prisoners</source>
<translation type="unfinished">area：子数加围空；territory：围空加提子</translation>
</message>
<message>
<source>as Black</source>
<translation type="unfinished">执黑</translation>
</message>
<message>
<source>as White</source>
<translation type="unfinished">执白</translation>
</message>
<message>
<source>as professionals played in {year}</source>
<translation type="unfinished">仿照 {year} 年职业棋手的下法</translation>
</message>
<message>
<source>as set below</source>
<translation type="unfinished">按以下设置</translation>
</message>
<message>
<source>as {rank} players do, with their mistakes</source>
<translation type="unfinished">仿照 {rank} 棋手的下法，包括其失误</translation>
</message>
<message>
<source>asked once for each mistake and rank, not for every visit of a search</source>
<translation type="unfinished">对每个失误和段位只询问一次，而不是搜索的每次计算都询问</translation>
</message>
<message>
<source>asking who would find {n} move</source>
<translation type="unfinished">正在询问谁能找到 {n} 手</translation>
</message>
<message>
<source>asking who would find {n} moves</source>
<translation type="unfinished">正在询问谁能找到 {n} 手</translation>
</message>
<message>
<source>at any komi</source>
<translation type="unfinished">任何贴目</translation>
</message>
<message>
<source>at komi {komi} (game: {game_komi})</source>
<translation type="unfinished">贴目 {komi}（本局：{game_komi}）</translation>
</message>
<message>
<source>at least {low:,g}</source>
<translation type="unfinished">至少 {low:,g}</translation>
</message>
<message>
<source>at least {low}</source>
<translation type="unfinished">至少 {low}</translation>
</message>
<message>
<source>at least {low} and at most {high}</source>
<translation type="unfinished">至少 {low}，至多 {high}</translation>
</message>
<message>
<source>at most {high}</source>
<translation type="unfinished">至多 {high}</translation>
</message>
<message>
<source>at once</source>
<translation type="unfinished">局同时</translation>
</message>
<message>
<source>at the bottom</source>
<translation type="unfinished">下边</translation>
</message>
<message>
<source>at the top</source>
<translation type="unfinished">上边</translation>
</message>
<message>
<source>at this pace</source>
<translation type="unfinished">按当前速度</translation>
</message>
<message>
<source>at {komi}</source>
<translation type="unfinished">于 {komi}</translation>
</message>
<message>
<source>at {percent}</source>
<translation type="unfinished">胜率 {percent}</translation>
</message>
<message>
<source>attention heads of a transformer trunk's layers</source>
<translation type="unfinished">transformer 主干各层的注意力头数</translation>
</message>
<message>
<source>average</source>
<translation type="unfinished">平均</translation>
</message>
<message>
<source>average symmetries</source>
<translation type="unfinished">对称平均</translation>
</message>
<message>
<source>baseline</source>
<translation type="unfinished">基线</translation>
</message>
<message>
<source>batch</source>
<translation type="unfinished">批量</translation>
</message>
<message>
<source>before</source>
<translation type="unfinished">先前</translation>
</message>
<message>
<source>below komi {komi}</source>
<translation type="unfinished">在贴目低于 {komi} 时</translation>
</message>
<message>
<source>below {interval}</source>
<translation type="unfinished">低于 {interval}</translation>
</message>
<message>
<source>best move chosen</source>
<translation type="unfinished">选中最佳着手</translation>
</message>
<message>
<source>best move chosen %</source>
<translation type="unfinished">选中最佳着手 %</translation>
</message>
<message>
<source>best moves</source>
<translation type="unfinished">最佳着手</translation>
</message>
<message>
<source>beta</source>
<translation type="unfinished">beta</translation>
</message>
<message>
<source>beta channels</source>
<translation type="unfinished">beta 通道数</translation>
</message>
<message>
<source>beta hidden</source>
<translation type="unfinished">beta 隐藏单元</translation>
</message>
<message>
<source>better moves that {rank} players find</source>
<translation type="unfinished">{rank} 棋手能找到的更好着手</translation>
</message>
<message>
<source>better than move {number} of the game.</source>
<translation type="unfinished">优于实战第 {number} 手。</translation>
</message>
<message>
<source>better: {move}</source>
<translation type="unfinished">更好：{move}</translation>
</message>
<message>
<source>big win score</source>
<translation type="unfinished">大胜目数</translation>
</message>
<message>
<source>big win weight</source>
<translation type="unfinished">大胜权重</translation>
</message>
<message>
<source>black stone</source>
<translation type="unfinished">黑子</translation>
</message>
<message>
<source>block</source>
<translation type="unfinished">块</translation>
</message>
<message>
<source>block channels</source>
<translation type="unfinished">块内通道数</translation>
</message>
<message>
<source>block of a plug-in that the residual trunk consists of, with its settings, like `se ratio=8`; empty = the program's own</source>
<translation type="unfinished">构成残差主干的插件块及其设置，如 `se ratio=8`；空 = 程序自带的块</translation>
</message>
<message>
<source>blocks</source>
<translation type="unfinished">块数</translation>
</message>
<message>
<source>blocks; convolutions of a plain trunk after the first one</source>
<translation type="unfinished">块数；普通主干中第一个卷积之后的卷积数</translation>
</message>
<message>
<source>board size</source>
<translation type="unfinished">棋盘路数</translation>
</message>
<message>
<source>board size of the games</source>
<translation type="unfinished">对局的棋盘路数</translation>
</message>
<message>
<source>board {board}: the stone on {vertex} has no liberty; remove its chain</source>
<translation type="unfinished">棋盘 {board}：{vertex} 的棋子没有气；请移除该棋块</translation>
</message>
<message>
<source>boards</source>
<translation type="unfinished">棋盘</translation>
</message>
<message>
<source>boards hold 0 (empty), 1 (Black) and -1 (White), nothing else</source>
<translation type="unfinished">boards 只能含有 0（空）、1（黑）和 -1（白）</translation>
</message>
<message>
<source>boards must be arrays [S, S] or [B, S, S] of colors, not of shape {shape}</source>
<translation type="unfinished">boards 必须是颜色的数组 [S, S] 或 [B, S, S]，形状不能是 {shape}</translation>
</message>
<message>
<source>both in turn</source>
<translation type="unfinished">双方轮流</translation>
</message>
<message>
<source>both sides</source>
<translation type="unfinished">双方</translation>
</message>
<message>
<source>branch probability</source>
<translation type="unfinished">分支概率</translation>
</message>
<message>
<source>branches</source>
<translation type="unfinished">分支</translation>
</message>
<message>
<source>button</source>
<translation type="unfinished">按钮（button）</translation>
</message>
<message>
<source>by the game record</source>
<translation type="unfinished">据棋谱</translation>
</message>
<message>
<source>by {label}</source>
<translation type="unfinished">按{label}</translation>
</message>
<message>
<source>by {margin}+</source>
<translation type="unfinished">赢 {margin}+</translation>
</message>
<message>
<source>by λ {value}</source>
<translation type="unfinished">依 λ {value}</translation>
</message>
<message>
<source>c puct</source>
<translation type="unfinished">c puct</translation>
</message>
<message>
<source>cache rows</source>
<translation type="unfinished">缓存条数</translation>
</message>
<message>
<source>can't be created</source>
<translation type="unfinished">无法创建</translation>
</message>
<message>
<source>can't be read</source>
<translation type="unfinished">无法读取</translation>
</message>
<message>
<source>can't be written</source>
<translation type="unfinished">无法写入</translation>
</message>
<message>
<source>candidate {rank}</source>
<translation type="unfinished">候选点 {rank}</translation>
</message>
<message>
<source>capture</source>
<translation type="unfinished">提子</translation>
</message>
<message>
<source>captures</source>
<translation type="unfinished">提子数</translation>
</message>
<message>
<source>captures, life and death</source>
<translation type="unfinished">提子与死活</translation>
</message>
<message>
<source>certainty</source>
<translation type="unfinished">确定度</translation>
</message>
<message>
<source>channels</source>
<translation type="unfinished">通道数</translation>
</message>
<message>
<source>channels of a plain trunk's first convolution; 0 = as the others</source>
<translation type="unfinished">普通主干首个卷积的通道数；0 = 与其余相同</translation>
</message>
<message>
<source>channels of beta's own head (V)</source>
<translation type="unfinished">beta 自身头的通道数（V）</translation>
</message>
<message>
<source>channels of the policy head</source>
<translation type="unfinished">策略头的通道数</translation>
</message>
<message>
<source>channels of the trunk</source>
<translation type="unfinished">主干的通道数</translation>
</message>
<message>
<source>channels of the value head</source>
<translation type="unfinished">价值头的通道数</translation>
</message>
<message>
<source>channels that each branch of a cross layer adds</source>
<translation type="unfinished">十字层每个分支增加的通道数</translation>
</message>
<message>
<source>channels to which a cross layer's input is squeezed</source>
<translation type="unfinished">十字层的输入压缩到的通道数</translation>
</message>
<message>
<source>channels within the blocks of a transformer trunk</source>
<translation type="unfinished">transformer 主干的块内的通道数</translation>
</message>
<message>
<source>cheap visits</source>
<translation type="unfinished">浅搜计算量</translation>
</message>
<message>
<source>check the disk</source>
<translation type="unfinished">请检查磁盘</translation>
</message>
<message>
<source>check the disk, or move the file away to begin a new drill</source>
<translation type="unfinished">请检查磁盘，或移走该文件以开始新的练习</translation>
</message>
<message>
<source>check the disk, or move the file away to begin anew</source>
<translation type="unfinished">请检查磁盘，或移走该文件重新开始</translation>
</message>
<message>
<source>check the link and the network connection</source>
<translation type="unfinished">请检查链接和网络连接</translation>
</message>
<message>
<source>check the name</source>
<translation type="unfinished">请检查名称</translation>
</message>
<message>
<source>check the name in the link</source>
<translation type="unfinished">请检查链接中的名称</translation>
</message>
<message>
<source>check the network connection and try again, or add a file from {page}</source>
<translation type="unfinished">请检查网络连接后重试，或从{page}添加文件</translation>
</message>
<message>
<source>checkpoint steps</source>
<translation type="unfinished">检查点步数</translation>
</message>
<message>
<source>choice</source>
<translation type="unfinished">选择</translation>
</message>
<message>
<source>chooses {move}</source>
<translation type="unfinished">选择 {move}</translation>
</message>
<message>
<source>circle</source>
<translation type="unfinished">圆圈</translation>
</message>
<message>
<source>clipboard</source>
<translation type="unfinished">剪贴板</translation>
</message>
<message>
<source>clipboard: a variation on {shape} can't be put into a game on {board}; open it as a game of its own</source>
<translation type="unfinished">剪贴板：{shape} 的变化无法放入 {board} 的对局；请作为单独的对局打开</translation>
</message>
<message>
<source>close what else uses it</source>
<translation type="unfinished">请关闭正在使用它的其他程序</translation>
</message>
<message>
<source>collecting labels</source>
<translation type="unfinished">正在收集标注</translation>
</message>
<message>
<source>color</source>
<translation type="unfinished">执色</translation>
</message>
<message>
<source>command line, like  gnugo --mode gtp --level 10</source>
<translation type="unfinished">命令行，如  gnugo --mode gtp --level 10</translation>
</message>
<message>
<source>comments</source>
<translation type="unfinished">注释</translation>
</message>
<message>
<source>compensation</source>
<translation type="unfinished">让子补偿</translation>
</message>
<message>
<source>compiling the engine, once after each update</source>
<translation type="unfinished">正在编译引擎（每次更新后一次）</translation>
</message>
<message>
<source>constant inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log' 对数内的常数</translation>
</message>
<message>
<source>convolutions of a plain trunk, counted after the first one, that a cross layer comes before, like `1 9`; empty = none</source>
<translation type="unfinished">普通主干中前接十字层的卷积，从首个之后数起，如 `1 9`；空 = 无</translation>
</message>
<message>
<source>correct the file</source>
<translation type="unfinished">请修正该文件</translation>
</message>
<message>
<source>correct the file, or name another one by --plugin FILE.py</source>
<translation type="unfinished">请修正该文件，或用 --plugin FILE.py 另指定文件</translation>
</message>
<message>
<source>cosine share</source>
<translation type="unfinished">余弦比例</translation>
</message>
<message>
<source>counted at the limit of {count} moves, not ended by passes</source>
<translation type="unfinished">达到 {count} 手的上限后数子，并非因双方停一手而终局</translation>
</message>
<message>
<source>cpu minutes</source>
<translation type="unfinished">CPU 分钟</translation>
</message>
<message>
<source>cross</source>
<translation type="unfinished">叉</translation>
</message>
<message>
<source>cross kernel</source>
<translation type="unfinished">十字卷积核</translation>
</message>
<message>
<source>cross layers</source>
<translation type="unfinished">十字层</translation>
</message>
<message>
<source>cross outputs</source>
<translation type="unfinished">十字输出</translation>
</message>
<message>
<source>cross squeeze</source>
<translation type="unfinished">十字压缩</translation>
</message>
<message>
<source>cross widths</source>
<translation type="unfinished">十字宽度</translation>
</message>
<message>
<source>curve that decides the komi window: the node's own (the paper) or its subtree's mean</source>
<translation type="unfinished">决定贴目范围的曲线：节点自身的（论文）或其子树的平均</translation>
</message>
<message>
<source>cut</source>
<translation type="unfinished">切断</translation>
</message>
<message>
<source>cuts</source>
<translation type="unfinished">切断</translation>
</message>
<message>
<source>dead</source>
<translation type="unfinished">死子</translation>
</message>
<message>
<source>decay</source>
<translation type="unfinished">衰减</translation>
</message>
<message>
<source>decided share</source>
<translation type="unfinished">已定比例</translation>
</message>
<message>
<source>decided winrate</source>
<translation type="unfinished">已定胜率</translation>
</message>
<message>
<source>deep share</source>
<translation type="unfinished">深搜比例</translation>
</message>
<message>
<source>default: empty</source>
<translation type="unfinished">通常为空</translation>
</message>
<message>
<source>default: {default}</source>
<translation type="unfinished">通常为 {default}</translation>
</message>
<message>
<source>depth weight</source>
<translation type="unfinished">深度权重</translation>
</message>
<message>
<source>device</source>
<translation type="unfinished">设备</translation>
</message>
<message>
<source>diagrams</source>
<translation type="unfinished">棋图</translation>
</message>
<message>
<source>did you mean {names}?</source>
<translation type="unfinished">是否指 {names}？</translation>
</message>
<message>
<source>didn't matter</source>
<translation type="unfinished">无关胜负</translation>
</message>
<message>
<source>differing from move {number} on</source>
<translation type="unfinished">第 {number} 手起不同</translation>
</message>
<message>
<source>done</source>
<translation type="unfinished">完成</translation>
</message>
<message>
<source>draw</source>
<translation type="unfinished">和棋</translation>
</message>
<message>
<source>draws</source>
<translation type="unfinished">和棋</translation>
</message>
<message>
<source>dynamic komi</source>
<translation type="unfinished">动态贴目</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: how fast the komi rate falls during the game; 0 = always 1/2</source>
<translation type="unfinished">动态贴目 ss 和 ml-dk：贴目比率在对局中下降的快慢；0 = 始终为 1/2</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: moves per point of the board at which the komi rate is 1/2</source>
<translation type="unfinished">动态贴目 ss 和 ml-dk：贴目比率为 1/2 时的手数（每棋盘点）</translation>
</message>
<message>
<source>dynamic komi ss-m: share of the network's expected score; the rest is the rollouts'</source>
<translation type="unfinished">动态贴目 ss-m：网络预期目数所占比例；其余为快速走子</translation>
</message>
<message>
<source>dynamic komi ss-r and ss-m: games played on from the position for the expected score, unless the last search had rollouts of its own (rollout_share)</source>
<translation type="unfinished">动态贴目 ss-r 和 ss-m：为求预期目数而从局面续下的对局数，除非上次搜索已有自己的快速走子（rollout_share）</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: lower bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">动态贴目 vs-m 和 ml-dk：不作调整的最低胜率（棋手方）</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: upper bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">动态贴目 vs-m 和 ml-dk：不作调整的最高胜率（棋手方）</translation>
</message>
<message>
<source>dynamic komi vs-m: change of the komi before a move</source>
<translation type="unfinished">动态贴目 vs-m：每手之前贴目的变化</translation>
</message>
<message>
<source>dynamic komi {komi}</source>
<translation type="unfinished">动态贴目 {komi}</translation>
</message>
<message>
<source>dynamic komi: largest distance from the komi of the game</source>
<translation type="unfinished">动态贴目：与本局贴目的最大差距</translation>
</message>
<message>
<source>e.g. D4, E5</source>
<translation type="unfinished">例如 D4, E5</translation>
</message>
<message>
<source>each opening needs {number} winrates, one for each komi</source>
<translation type="unfinished">每个开局需要 {number} 个胜率，每个贴目一个</translation>
</message>
<message>
<source>early fail</source>
<translation type="unfinished">提前淘汰</translation>
</message>
<message>
<source>elo0</source>
<translation type="unfinished">elo0</translation>
</message>
<message>
<source>elo1</source>
<translation type="unfinished">elo1</translation>
</message>
<message>
<source>empty</source>
<translation type="unfinished">空</translation>
</message>
<message>
<source>empty board</source>
<translation type="unfinished">空棋盘</translation>
</message>
<message>
<source>empty lines for remarks by hand below each diagram</source>
<translation type="unfinished">每个棋图下方供手写评语的空行</translation>
</message>
<message>
<source>empty points</source>
<translation type="unfinished">空点</translation>
</message>
<message>
<source>encore</source>
<translation type="unfinished">续局</translation>
</message>
<message>
<source>ended by its limit</source>
<translation type="unfinished">因达到上限而结束</translation>
</message>
<message>
<source>endgame</source>
<translation type="unfinished">官子</translation>
</message>
<message>
<source>engine's choice</source>
<translation type="unfinished">与引擎选择一致</translation>
</message>
<message>
<source>epochs</source>
<translation type="unfinished">遍数</translation>
</message>
<message>
<source>equal visits</source>
<translation type="unfinished">计算量均等</translation>
</message>
<message>
<source>error</source>
<translation type="unfinished">误差</translation>
</message>
<message>
<source>estimate</source>
<translation type="unfinished">估计</translation>
</message>
<message>
<source>estimated {result}</source>
<translation type="unfinished">估计 {result}</translation>
</message>
<message>
<source>estimated · {moves}</source>
<translation type="unfinished">估计 · {moves}</translation>
</message>
<message>
<source>evaluate the position itself in all eight symmetries of the board and use the mean, as soon as it has more than one visit; costs eight evaluations</source>
<translation type="unfinished">当局面的访问次数超过一次时，在棋盘的全部八种对称下评估该局面并取平均值；需要八次评估</translation>
</message>
<message>
<source>even</source>
<translation type="unfinished">两分</translation>
</message>
<message>
<source>even, H1 to H</source>
<translation type="unfinished">分先，H1 至 H</translation>
</message>
<message>
<source>expand visits</source>
<translation type="unfinished">展开计算量</translation>
</message>
<message>
<source>expectation learned</source>
<translation type="unfinished">学习的预期</translation>
</message>
<message>
<source>expected white</source>
<translation type="unfinished">预期白胜</translation>
</message>
<message>
<source>expected {expected}</source>
<translation type="unfinished">应为{expected}</translation>
</message>
<message>
<source>exploration constant of PUCT; larger values explore more, following the policy</source>
<translation type="unfinished">PUCT 的探索常数；值越大，越按策略多探索</translation>
</message>
<message>
<source>failed</source>
<translation type="unfinished">失败</translation>
</message>
<message>
<source>fair</source>
<translation type="unfinished">公平</translation>
</message>
<message>
<source>fair komi</source>
<translation type="unfinished">公平贴目</translation>
</message>
<message>
<source>fair komi [points for Black]</source>
<translation type="unfinished">公平贴目 [黑方目数]</translation>
</message>
<message>
<source>fair komi after the move, for {side} [points]</source>
<translation type="unfinished">下此着手后{side}的公平贴目 [目]</translation>
</message>
<message>
<source>fair komi {fair} as searched at komi {komi}</source>
<translation type="unfinished">在贴目 {komi} 下搜索所得的公平贴目 {fair}</translation>
</message>
<message>
<source>fair komi {komi}</source>
<translation type="unfinished">公平贴目 {komi}</translation>
</message>
<message>
<source>fairly sure</source>
<translation type="unfinished">较有把握</translation>
</message>
<message>
<source>far from the fair komi, an estimate</source>
<translation type="unfinished">远离公平贴目，为估计值</translation>
</message>
<message>
<source>features</source>
<translation type="unfinished">特征</translation>
</message>
<message>
<source>feed forward</source>
<translation type="unfinished">前馈层</translation>
</message>
<message>
<source>few points or none, but the game is less settled</source>
<translation type="unfinished">目数损失很少或没有，但局面变得不稳</translation>
</message>
<message>
<source>few visits</source>
<translation type="unfinished">计算量少</translation>
</message>
<message>
<source>file of weights (sai-engine rollout-policy) that the games of rollout_share are played by; empty = all moves are equally likely</source>
<translation type="unfinished">rollout_share 的对局所用的权重文件（sai-engine rollout-policy）；空 = 所有着手等概率</translation>
</message>
<message>
<source>final rate</source>
<translation type="unfinished">最终学习率</translation>
</message>
<message>
<source>final share</source>
<translation type="unfinished">最终比例</translation>
</message>
<message>
<source>finished</source>
<translation type="unfinished">已完成</translation>
</message>
<message>
<source>first channels</source>
<translation type="unfinished">首层通道数</translation>
</message>
<message>
<source>first choice</source>
<translation type="unfinished">首选</translation>
</message>
<message>
<source>first component: strength ({share:.0f} %)</source>
<translation type="unfinished">第一主成分：棋力（{share:.0f}%）</translation>
</message>
<message>
<source>first five</source>
<translation type="unfinished">前五选</translation>
</message>
<message>
<source>first kernel</source>
<translation type="unfinished">首层卷积核</translation>
</message>
<message>
<source>first label</source>
<translation type="unfinished">首个标签</translation>
</message>
<message>
<source>first move</source>
<translation type="unfinished">起始手</translation>
</message>
<message>
<source>first move to review</source>
<translation type="unfinished">从第几手开始复盘</translation>
</message>
<message>
<source>first moves</source>
<translation type="unfinished">第一手选择</translation>
</message>
<message>
<source>first network</source>
<translation type="unfinished">先行网络</translation>
</message>
<message>
<source>first pass</source>
<translation type="unfinished">最早停一手</translation>
</message>
<message>
<source>fixed</source>
<translation type="unfinished">固定</translation>
</message>
<message>
<source>flattens (above 1) the policy over legal moves</source>
<translation type="unfinished">（大于 1 时）使合法着手的策略变平</translation>
</message>
<message>
<source>for the first player</source>
<translation type="unfinished">给第一棋手</translation>
</message>
<message>
<source>for the second player</source>
<translation type="unfinished">给第二棋手</translation>
</message>
<message>
<source>forced pass</source>
<translation type="unfinished">强制停手</translation>
</message>
<message>
<source>forced pass after</source>
<translation type="unfinished">强制停手起点</translation>
</message>
<message>
<source>fpu</source>
<translation type="unfinished">fpu</translation>
</message>
<message>
<source>fpu base</source>
<translation type="unfinished">fpu 基准</translation>
</message>
<message>
<source>fpu constant</source>
<translation type="unfinished">fpu 常数</translation>
</message>
<message>
<source>fpu noise reduction</source>
<translation type="unfinished">fpu 噪声减量</translation>
</message>
<message>
<source>fpu reduction</source>
<translation type="unfinished">fpu 减量</translation>
</message>
<message>
<source>free</source>
<translation type="unfinished">自由</translation>
</message>
<message>
<source>from cache</source>
<translation type="unfinished">来自缓存</translation>
</message>
<message>
<source>from the network's policy</source>
<translation type="unfinished">按网络的策略</translation>
</message>
<message>
<source>from {low:,g} to {high:,g}</source>
<translation type="unfinished">{low:,g} 至 {high:,g}</translation>
</message>
<message>
<source>from {points:g} points</source>
<translation type="unfinished">{points:g} 目起</translation>
</message>
<message>
<source>game</source>
<translation type="unfinished">本局</translation>
</message>
<message>
<source>game over</source>
<translation type="unfinished">对局结束</translation>
</message>
<message>
<source>game record: {result}</source>
<translation type="unfinished">棋谱：{result}</translation>
</message>
<message>
<source>game records</source>
<translation type="unfinished">棋谱</translation>
</message>
<message>
<source>game {number}</source>
<translation type="unfinished">对局 {number}</translation>
</message>
<message>
<source>game {number}, in a variation, {problem}</source>
<translation type="unfinished">第 {number} 局，在变化中，{problem}</translation>
</message>
<message>
<source>game {number}, {problem}</source>
<translation type="unfinished">第 {number} 局，{problem}</translation>
</message>
<message>
<source>game {number}: </source>
<translation type="unfinished">第 {number} 局：</translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}</source>
<translation type="unfinished">第 {number} 局：{result}，贴目 {komi}，{moves} 手，第 {generation} 代</translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}, branch of {parent} at move {move}</source>
<translation type="unfinished">第 {number} 局：{result}，贴目 {komi}，{moves} 手，第 {generation} 代，自第 {parent} 局第 {move} 手分支</translation>
</message>
<message>
<source>games</source>
<translation type="unfinished">对局数</translation>
</message>
<message>
<source>games at each of the five komi</source>
<translation type="unfinished">五个贴目各下的局数</translation>
</message>
<message>
<source>games of policies</source>
<translation type="unfinished">策略对局</translation>
</message>
<message>
<source>games: {share} %</source>
<translation type="unfinished">对局：{share}%</translation>
</message>
<message>
<source>generation</source>
<translation type="unfinished">代</translation>
</message>
<message>
<source>generation {generation}</source>
<translation type="unfinished">第 {generation} 代</translation>
</message>
<message>
<source>generation {generation} of {generations}</source>
<translation type="unfinished">第 {generation} / {generations} 代</translation>
</message>
<message>
<source>generation {number}</source>
<translation type="unfinished">第 {number} 代</translation>
</message>
<message>
<source>generations</source>
<translation type="unfinished">代数</translation>
</message>
<message>
<source>get the file again</source>
<translation type="unfinished">请重新获取文件</translation>
</message>
<message>
<source>global pooling</source>
<translation type="unfinished">全局池化</translation>
</message>
<message>
<source>gradient clip</source>
<translation type="unfinished">梯度裁剪</translation>
</message>
<message>
<source>growth of exploration with visits n: sqrt(n), or sqrt(n log(puct_log n + puct_constant))</source>
<translation type="unfinished">探索随计算量 n 的增长：sqrt(n)，或 sqrt(n log(puct_log n + puct_constant))</translation>
</message>
<message>
<source>half the squared error</source>
<translation type="unfinished">平方误差的一半</translation>
</message>
<message>
<source>half their doublings</source>
<translation type="unfinished">其加倍次数的一半</translation>
</message>
<message>
<source>handicap</source>
<translation type="unfinished">让子</translation>
</message>
<message>
<source>handicap 1: {who} and plays first, without stones</source>
<translation type="unfinished">让先：{who}并先行，不摆子</translation>
</message>
<message>
<source>handicap bonus</source>
<translation type="unfinished">让子补偿</translation>
</message>
<message>
<source>handicap for</source>
<translation type="unfinished">让子对象</translation>
</message>
<message>
<source>handicap stones</source>
<translation type="unfinished">让子数</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones on fixed points</source>
<translation type="unfinished">让 {stones} 子：{who}，棋子摆在固定点上</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones where Black wants them</source>
<translation type="unfinished">让 {stones} 子：{who}，棋子由黑方自由摆放</translation>
</message>
<message>
<source>heads</source>
<translation type="unfinished">注意力头数</translation>
</message>
<message>
<source>heads of plug-ins, like `lead; wide channels=4`: each takes the place of the policy or value head, or gives an output that losses of plug-ins learn; empty = none</source>
<translation type="unfinished">插件的头，如 `lead; wide channels=4`：各自取代策略头或价值头，或给出由插件的损失学习的输出；空 = 无</translation>
</message>
<message>
<source>held out</source>
<translation type="unfinished">保留</translation>
</message>
<message>
<source>held-out loss</source>
<translation type="unfinished">保留对局损失</translation>
</message>
<message>
<source>held-out top 1</source>
<translation type="unfinished">保留对局 top 1</translation>
</message>
<message>
<source>hidden units for beta (V, Y)</source>
<translation type="unfinished">beta 的隐藏单元数（V、Y）</translation>
</message>
<message>
<source>hidden units of a transformer trunk's feed-forward layers</source>
<translation type="unfinished">transformer 主干前馈层的隐藏单元数</translation>
</message>
<message>
<source>hidden units of the value head</source>
<translation type="unfinished">价值头的隐藏单元数</translation>
</message>
<message>
<source>high</source>
<translation type="unfinished">高</translation>
</message>
<message>
<source>how many moves after the next one heads of their own learn, for training alone: 1 the opponent's reply, 2 also the player's own move after it</source>
<translation type="unfinished">专用输出头学习下一手之后的几手（仅用于训练）：1 为对手的应手，2 还包括其后自己的一手</translation>
</message>
<message>
<source>how temperature acts: visits^(1/T), or the paper's Gibbs form exp(visits/T)</source>
<translation type="unfinished">温度的作用方式：计算量^(1/T)，或论文的 Gibbs 形式 exp(计算量/T)</translation>
</message>
<message>
<source>how the root's visits are shared out: puct, or sequential halving of the best of the policy with Gumbel draws for noise (gumbel), which suits fewer visits than moves; a tree is then not kept from move to move</source>
<translation type="unfinished">根节点计算量的分配方式：puct，或对策略最佳着手以 Gumbel 抽样为噪声逐次减半（gumbel），适用于计算量少于着手数时；此时搜索树不逐手保留</translation>
</message>
<message>
<source>human rank</source>
<translation type="unfinished">人类段位</translation>
</message>
<message>
<source>if above max_depth, the depth of each search is drawn from max_depth to this</source>
<translation type="unfinished">若大于 max_depth，每次搜索的深度在 max_depth 与此值之间抽取</translation>
</message>
<message>
<source>illegal move {n} ({reason})</source>
<translation type="unfinished">不合法的着手 {n}（{reason}）</translation>
</message>
<message>
<source>imported from {kind}; it will be saved as SGF</source>
<translation type="unfinished">由 {kind} 导入；将保存为 SGF</translation>
</message>
<message>
<source>in a variation, {problem}</source>
<translation type="unfinished">在变化中，{problem}</translation>
</message>
<message>
<source>in each cell,</source>
<translation type="unfinished">局/格，</translation>
</message>
<message>
<source>in the center</source>
<translation type="unfinished">中腹</translation>
</message>
<message>
<source>in the lower left</source>
<translation type="unfinished">左下角</translation>
</message>
<message>
<source>in the lower right</source>
<translation type="unfinished">右下角</translation>
</message>
<message>
<source>in the searched region</source>
<translation type="unfinished">在搜索区域内</translation>
</message>
<message>
<source>in the upper left</source>
<translation type="unfinished">左上角</translation>
</message>
<message>
<source>in the upper right</source>
<translation type="unfinished">右上角</translation>
</message>
<message>
<source>in {folder}</source>
<translation type="unfinished">位于 {folder}</translation>
</message>
<message>
<source>input planes, the name of a feature set</source>
<translation type="unfinished">输入平面，特征集的名称</translation>
</message>
<message>
<source>instinct</source>
<translation type="unfinished">直觉</translation>
</message>
<message>
<source>interrupted</source>
<translation type="unfinished">已中断</translation>
</message>
<message>
<source>it has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">它对{opponent}：{won}，计划 {planned} 局</translation>
</message>
<message>
<source>it is longer than {megabytes} MB</source>
<translation type="unfinished">它超过 {megabytes} MB</translation>
</message>
<message>
<source>it is no Python file</source>
<translation type="unfinished">不是 Python 文件</translation>
</message>
<message>
<source>it may be deleted or still being played</source>
<translation type="unfinished">它可能已被删除或仍在进行中</translation>
</message>
<message>
<source>it may be private, deleted or still being played</source>
<translation type="unfinished">它可能是私人的、已被删除或仍在进行中</translation>
</message>
<message>
<source>it no longer reads what it is sent, and was stopped</source>
<translation type="unfinished">它不再读取发送的内容，已被停止</translation>
</message>
<message>
<source>it played {move}, which is illegal ({reason})</source>
<translation type="unfinished">它下了 {move}，不合法（{reason}）</translation>
</message>
<message>
<source>it plays against earlier selves and learns by the results</source>
<translation type="unfinished">它与以前的自己对弈，并按结果学习</translation>
</message>
<message>
<source>it took too long</source>
<translation type="unfinished">用时过长</translation>
</message>
<message>
<source>it uses the plug-in {name} (SHA-256 {digest}…), which is not loaded</source>
<translation type="unfinished">它使用插件 {name}（SHA-256 {digest}…），而该插件未加载</translation>
</message>
<message>
<source>it was usual in {year}</source>
<translation type="unfinished">{year} 年时通行</translation>
</message>
<message>
<source>it would take {size:,.0f} GB, and this computer has {most:,.0f} GB</source>
<translation type="unfinished">需要 {size:,.0f} GB，而本机有 {most:,.0f} GB</translation>
</message>
<message>
<source>it writes endless text that is not JSON</source>
<translation type="unfinished">它不停写出不是 JSON 的文本</translation>
</message>
<message>
<source>its first network</source>
<translation type="unfinished">其第一个网络</translation>
</message>
<message>
<source>its format is {format!r:.40}, this program reads {known}</source>
<translation type="unfinished">其格式为 {format!r:.40}，本程序可读取 {known}</translation>
</message>
<message>
<source>its header is damaged</source>
<translation type="unfinished">文件头已损坏</translation>
</message>
<message>
<source>its komi or result is given in stones</source>
<translation type="unfinished">贴目或结果以子数表示</translation>
</message>
<message>
<source>its last network plays against its first one</source>
<translation type="unfinished">其最后的网络对其第一个网络</translation>
</message>
<message>
<source>its last network plays against the shipped 5x5 network</source>
<translation type="unfinished">其最后的网络对自带的 5x5 网络</translation>
</message>
<message>
<source>its last network plays against the shipped 7x7 network</source>
<translation type="unfinished">最后的网络与自带的 7x7 网络对弈</translation>
</message>
<message>
<source>its own games</source>
<translation type="unfinished">自己的对局</translation>
</message>
<message>
<source>its process ended with code {code}</source>
<translation type="unfinished">其进程结束，代码 {code}</translation>
</message>
<message>
<source>its sigmoid</source>
<translation type="unfinished">其 S 形曲线</translation>
</message>
<message>
<source>judge</source>
<translation type="unfinished">裁判</translation>
</message>
<message>
<source>judge visits</source>
<translation type="unfinished">裁判计算量</translation>
</message>
<message>
<source>judged moves</source>
<translation type="unfinished">已评判手数</translation>
</message>
<message>
<source>keep every</source>
<translation type="unfinished">保留间隔</translation>
</message>
<message>
<source>keep tree</source>
<translation type="unfinished">保留搜索树</translation>
</message>
<message>
<source>key points</source>
<translation type="unfinished">要点</translation>
</message>
<message>
<source>killed, probably because memory ran out</source>
<translation type="unfinished">被强制终止，可能是内存不足</translation>
</message>
<message>
<source>known: {names}</source>
<translation type="unfinished">已知的有：{names}</translation>
</message>
<message>
<source>ko</source>
<translation type="unfinished">打劫</translation>
</message>
<message>
<source>komi</source>
<translation type="unfinished">贴目</translation>
</message>
<message>
<source>komi [points to White]</source>
<translation type="unfinished">贴目 [白方得目]</translation>
</message>
<message>
<source>komi assumed</source>
<translation type="unfinished">贴目为假定</translation>
</message>
<message>
<source>komi decay</source>
<translation type="unfinished">贴目衰减</translation>
</message>
<message>
<source>komi errors</source>
<translation type="unfinished">贴目误差</translation>
</message>
<message>
<source>komi for the player to move, in 20 points</source>
<translation type="unfinished">轮走方的贴目，以 20 目为单位</translation>
</message>
<message>
<source>komi high</source>
<translation type="unfinished">胜率上限</translation>
</message>
<message>
<source>komi is given only as Dum {dum}, which has no known meaning</source>
<translation type="unfinished">贴目仅以 Dum {dum} 给出，其含义未知</translation>
</message>
<message>
<source>komi low</source>
<translation type="unfinished">胜率下限</translation>
</message>
<message>
<source>komi mix</source>
<translation type="unfinished">贴目混合</translation>
</message>
<message>
<source>komi most</source>
<translation type="unfinished">贴目最大偏移</translation>
</message>
<message>
<source>komi must be a finite number, not {komi!s:.40}</source>
<translation type="unfinished">贴目必须是有限的数，而不是 {komi!s:.40}</translation>
</message>
<message>
<source>komi phase</source>
<translation type="unfinished">贴目阶段</translation>
</message>
<message>
<source>komi rollouts</source>
<translation type="unfinished">贴目快速走子</translation>
</message>
<message>
<source>komi samples</source>
<translation type="unfinished">贴目采样</translation>
</message>
<message>
<source>komi spread</source>
<translation type="unfinished">贴目离散度</translation>
</message>
<message>
<source>komi step</source>
<translation type="unfinished">贴目步长</translation>
</message>
<message>
<source>komi that a multi_label head has winrates for, one point apart</source>
<translation type="unfinished">multi_label 头给出胜率的贴目数，间隔一目</translation>
</message>
<message>
<source>komi that the search uses: the game's (none), or one adjusted before each own move by the expected score (ss-r: of rollouts, ss-b: of the network, ss-m: of both), by the winrate (vs-m) or by the winrates at all komi (ml-dk)</source>
<translation type="unfinished">搜索所采信的贴目：本局贴目（none），或在每次己方着手前调整，依据预期目数（ss-r：快速走子，ss-b：网络，ss-m：两者）、胜率（vs-m）或各贴目的胜率（ml-dk）</translation>
</message>
<message>
<source>komi units</source>
<translation type="unfinished">贴目单元</translation>
</message>
<message>
<source>komi {komi}</source>
<translation type="unfinished">贴目 {komi}</translation>
</message>
<message>
<source>komi {komi} (assumed)</source>
<translation type="unfinished">贴目 {komi}（假定）</translation>
</message>
<message>
<source>komi {komi} + {compensation:g} for handicap</source>
<translation type="unfinished">贴目 {komi} + 让子补偿 {compensation:g}</translation>
</message>
<message>
<source>komi {komi} is usual with it</source>
<translation type="unfinished">此规则常用贴目 {komi}</translation>
</message>
<message>
<source>label pairs</source>
<translation type="unfinished">标签成对</translation>
</message>
<message>
<source>label target</source>
<translation type="unfinished">标签目标</translation>
</message>
<message>
<source>label {label}</source>
<translation type="unfinished">标签 {label}</translation>
</message>
<message>
<source>labelled by a teacher network</source>
<translation type="unfinished">由教师网络标注</translation>
</message>
<message>
<source>labels</source>
<translation type="unfinished">标签数</translation>
</message>
<message>
<source>lambda</source>
<translation type="unfinished">lambda</translation>
</message>
<message>
<source>largest number of extra visits after the end of a search, made until the most visited move has the best value; 0 = none</source>
<translation type="unfinished">搜索在结束之后最多再继续的计算量，直到计算量最大的着手价值也最佳；0 = 无</translation>
</message>
<message>
<source>largest number of games to learn from, chosen by their content; the number of games held out falls in proportion; 0 = all</source>
<translation type="unfinished">最多学习的对局数，按内容选取；保留的对局数按比例减少；0 = 全部</translation>
</message>
<message>
<source>largest step of a weight</source>
<translation type="unfinished">每个权重的最大步长</translation>
</message>
<message>
<source>last move</source>
<translation type="unfinished">上一手</translation>
</message>
<message>
<source>last move to review, 0 for the last of the game</source>
<translation type="unfinished">复盘到第几手，0 为对局的最后一手</translation>
</message>
<message>
<source>late temperature</source>
<translation type="unfinished">后期温度</translation>
</message>
<message>
<source>later moves</source>
<translation type="unfinished">后续着法</translation>
</message>
<message>
<source>latest random</source>
<translation type="unfinished">最晚随机手</translation>
</message>
<message>
<source>lead of the player before the move [points]</source>
<translation type="unfinished">落子前棋手的领先 [目]</translation>
</message>
<message>
<source>lead within the error</source>
<translation type="unfinished">领先在误差之内</translation>
</message>
<message>
<source>learn</source>
<translation type="unfinished">学习内容</translation>
</message>
<message>
<source>learn also the features of the tree policy: diamonds around each move, and the distances to the last two moves; it predicts better and plays more slowly</source>
<translation type="unfinished">同时学习树策略的特征：每手周围的菱形，以及与前两手的距离；预测更准，落子更慢</translation>
</message>
<message>
<source>learned from</source>
<translation type="unfinished">已学习</translation>
</message>
<message>
<source>learning rate</source>
<translation type="unfinished">学习率</translation>
</message>
<message>
<source>least</source>
<translation type="unfinished">最少次数</translation>
</message>
<message>
<source>leaves increase</source>
<translation type="unfinished">叶数递增</translation>
</message>
<message>
<source>leaves of one tree evaluated together; 1 is exact</source>
<translation type="unfinished">一棵树中一起推理的叶节点数；1 为精确</translation>
</message>
<message>
<source>legal moves</source>
<translation type="unfinished">合法着手</translation>
</message>
<message>
<source>legal moves next to a chain in atari</source>
<translation type="unfinished">与被叫吃棋块相邻的合法着手</translation>
</message>
<message>
<source>legal moves that don't fill an own eye</source>
<translation type="unfinished">不填己方眼的合法着手</translation>
</message>
<message>
<source>legality</source>
<translation type="unfinished">合法性</translation>
</message>
<message>
<source>length of the longest line, in moves, at which a search ends before its visits are used up; 0 = no limit</source>
<translation type="unfinished">搜索在其最长的线达到这么多手时结束，或先达到计算量时结束；0 = 按计算量</translation>
</message>
<message>
<source>less</source>
<translation type="unfinished">更少</translation>
</message>
<message>
<source>less than a minute left</source>
<translation type="unfinished">剩余不到一分钟</translation>
</message>
<message>
<source>less than one stone</source>
<translation type="unfinished">不到一子</translation>
</message>
<message>
<source>liberties of every stone (8: 8 or more)</source>
<translation type="unfinished">每块棋的气数（8：8 气或以上）</translation>
</message>
<message>
<source>license {name}</source>
<translation type="unfinished">许可证 {name}</translation>
</message>
<message>
<source>line {line}: </source>
<translation type="unfinished">第 {line} 行：</translation>
</message>
<message>
<source>lines</source>
<translation type="unfinished">书写行</translation>
</message>
<message>
<source>links lead to servers of the internet</source>
<translation type="unfinished">链接应指向互联网上的服务器</translation>
</message>
<message>
<source>log of a run</source>
<translation type="unfinished">训练日志</translation>
</message>
<message>
<source>log steps</source>
<translation type="unfinished">日志步数</translation>
</message>
<message>
<source>longer than {megabytes} MB</source>
<translation type="unfinished">超过 {megabytes} MB</translation>
</message>
<message>
<source>looks a few moves ahead</source>
<translation type="unfinished">往前看几手</translation>
</message>
<message>
<source>loss</source>
<translation type="unfinished">损失</translation>
</message>
<message>
<source>losses by rank need reviews of whole games with the same visits for every position (--visits N, and as many --minutes as that takes)</source>
<translation type="unfinished">各段位的损失需要以每个局面相同的计算量复盘的整局（--visits N，并给出足够的 --minutes）</translation>
</message>
<message>
<source>losses that a pending visit counts as until its evaluation arrives; 0 = it counts as a visit only, so that the move does not look worse than it is</source>
<translation type="unfinished">等待回答期间，待定的一次计算算作多少次失败；0 = 只算作一次计算，使着手不被低估</translation>
</message>
<message>
<source>lost</source>
<translation type="unfinished">损失</translation>
</message>
<message>
<source>lost points</source>
<translation type="unfinished">损失目数</translation>
</message>
<message>
<source>lost the lead</source>
<translation type="unfinished">失去领先</translation>
</message>
<message>
<source>lost winning chances</source>
<translation type="unfinished">损失胜率</translation>
</message>
<message>
<source>low</source>
<translation type="unfinished">低</translation>
</message>
<message>
<source>make searched winrates as sure as they were measured to be for the network, since the mean over a search is too near to 50 %; changes no move and no fair komi</source>
<translation type="unfinished">使搜索所得胜率与为该网络测得的把握相符，因为搜索的平均胜率过于接近 50 %；不改变着手和公平贴目</translation>
</message>
<message>
<source>margin</source>
<translation type="unfinished">目数差</translation>
</message>
<message>
<source>mark</source>
<translation type="unfinished">标记</translation>
</message>
<message>
<source>match</source>
<translation type="unfinished">对抗赛</translation>
</message>
<message>
<source>matching the new network</source>
<translation type="unfinished">正在与新网络比赛</translation>
</message>
<message>
<source>max depth</source>
<translation type="unfinished">最大深度</translation>
</message>
<message>
<source>max depth upper</source>
<translation type="unfinished">最大深度上限</translation>
</message>
<message>
<source>max leaves</source>
<translation type="unfinished">最多叶数</translation>
</message>
<message>
<source>may change during a run, like {example}</source>
<translation type="unfinished">可在训练中变化，如 {example}</translation>
</message>
<message>
<source>mean fair komi {komi}</source>
<translation type="unfinished">公平贴目的平均 {komi}</translation>
</message>
<message>
<source>mean of five games</source>
<translation type="unfinished">五局平均</translation>
</message>
<message>
<source>mean {mean:.1f} %</source>
<translation type="unfinished">平均 {mean:.1f} %</translation>
</message>
<message>
<source>medium</source>
<translation type="unfinished">中等</translation>
</message>
<message>
<source>middle game</source>
<translation type="unfinished">中盘</translation>
</message>
<message>
<source>million nodes</source>
<translation type="unfinished">百万节点</translation>
</message>
<message>
<source>min games</source>
<translation type="unfinished">最少对局数</translation>
</message>
<message>
<source>minutes</source>
<translation type="unfinished">分钟</translation>
</message>
<message>
<source>minutes of processor time</source>
<translation type="unfinished">处理器分钟</translation>
</message>
<message>
<source>mirrors λ {value}</source>
<translation type="unfinished">λ {value} 的对称着</translation>
</message>
<message>
<source>mistakes</source>
<translation type="unfinished">失误</translation>
</message>
<message>
<source>mistakes typical of the rank, not of the next</source>
<translation type="unfinished">本段位常犯、高一级段位不常犯的失误</translation>
</message>
<message>
<source>momentum</source>
<translation type="unfinished">动量</translation>
</message>
<message>
<source>more</source>
<translation type="unfinished">更多</translation>
</message>
<message>
<source>more moves than max_leaves for each move from the root to a position</source>
<translation type="unfinished">从根到局面每多一手，在 max_leaves 之外增加的着手数</translation>
</message>
<message>
<source>more than one move in a node; only the first one is played</source>
<translation type="unfinished">一个节点中不止一手；只下第一手</translation>
</message>
<message>
<source>more than {most:,} games are planned</source>
<translation type="unfinished">安排的对局超过 {most:,} 局</translation>
</message>
<message>
<source>more than {stones} stones</source>
<translation type="unfinished">多于 {stones} 子</translation>
</message>
<message>
<source>most diagrams: turning points first, then the worst other mistakes</source>
<translation type="unfinished">最多棋图数：先转折点，再其他最严重的失误</translation>
</message>
<message>
<source>most even with no handicap: Black wins {winrate}</source>
<translation type="unfinished">不让子最均衡：黑方胜率 {winrate}</translation>
</message>
<message>
<source>most even with {n} stone: Black wins {winrate}</source>
<translation type="unfinished">让 {n} 子最均衡：黑方胜率 {winrate}</translation>
</message>
<message>
<source>most even with {n} stones: Black wins {winrate}</source>
<translation type="unfinished">让 {n} 子最均衡：黑方胜率 {winrate}</translation>
</message>
<message>
<source>most visits of a position, 0 for 1000 up to 13x13 and 400 on larger boards</source>
<translation type="unfinished">每个局面的最多访问数；0 表示 13x13 及以下为 1000，更大的棋盘为 400</translation>
</message>
<message>
<source>move the folder away to start again</source>
<translation type="unfinished">请移走该文件夹以重新开始</translation>
</message>
<message>
<source>move weight</source>
<translation type="unfinished">着手权重</translation>
</message>
<message>
<source>move {number}</source>
<translation type="unfinished">第 {number} 手</translation>
</message>
<message>
<source>move {number}, lead changes</source>
<translation type="unfinished">第 {number} 手，领先易主</translation>
</message>
<message>
<source>move {number}, not yet checked</source>
<translation type="unfinished">第 {number} 手，尚未检验</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason})</source>
<translation type="unfinished">第 {number} 手：不合法的着手 {vertex}（{reason}）</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason}); the position stands before this move</source>
<translation type="unfinished">第 {number} 手：{vertex} 不合法（{reason}）；局面停在这一手之前</translation>
</message>
<message>
<source>move {number}: {move} instead of {first}</source>
<translation type="unfinished">第 {number} 手：{move} 代替 {first}</translation>
</message>
<message>
<source>move {n} turns ago</source>
<translation type="unfinished">{n} 手前的着手</translation>
</message>
<message>
<source>move {turns} turns ago</source>
<translation type="unfinished">{turns} 手前的着手</translation>
</message>
<message>
<source>moves</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>moves in</source>
<translation type="unfinished">手，限时</translation>
</message>
<message>
<source>moves of a game that use the temperature</source>
<translation type="unfinished">对局中使用温度的手数</translation>
</message>
<message>
<source>moves per ply</source>
<translation type="unfinished">着/层</translation>
</message>
<message>
<source>moves per point</source>
<translation type="unfinished">手/点</translation>
</message>
<message>
<source>moves played [% of the game]</source>
<translation type="unfinished">已下手数 [对局的 %]</translation>
</message>
<message>
<source>moves that capture {n} or more stone</source>
<translation type="unfinished">提 {n} 子或以上的着手</translation>
</message>
<message>
<source>moves that capture {n} or more stones</source>
<translation type="unfinished">提 {n} 子或以上的着手</translation>
</message>
<message>
<source>moves that capture {n} stone</source>
<translation type="unfinished">提 {n} 子的着手</translation>
</message>
<message>
<source>moves that capture {n} stones</source>
<translation type="unfinished">提 {n} 子的着手</translation>
</message>
<message>
<source>moves that catch stones in a ladder</source>
<translation type="unfinished">征吃对方的着手</translation>
</message>
<message>
<source>moves that escape from a ladder</source>
<translation type="unfinished">逃出征子的着手</translation>
</message>
<message>
<source>moves that put {n} or more own stone in atari</source>
<translation type="unfinished">使己方 {n} 子或以上被叫吃的着手</translation>
</message>
<message>
<source>moves that put {n} or more own stones in atari</source>
<translation type="unfinished">使己方 {n} 子或以上被叫吃的着手</translation>
</message>
<message>
<source>moves that put {n} own stone in atari</source>
<translation type="unfinished">使己方 {n} 子被叫吃的着手</translation>
</message>
<message>
<source>moves that put {n} own stones in atari</source>
<translation type="unfinished">使己方 {n} 子被叫吃的着手</translation>
</message>
<message>
<source>moves the near end of the komi window; 0 leaves it at the real komi</source>
<translation type="unfinished">移动贴目范围的近端；0 为留在实际贴目处</translation>
</message>
<message>
<source>moves whose chain then has {n} liberties</source>
<translation type="unfinished">落子后棋块有 {n} 气的着手</translation>
</message>
<message>
<source>moves whose chain then has {n} liberty</source>
<translation type="unfinished">落子后棋块有 {n} 气的着手</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberties</source>
<translation type="unfinished">落子后棋块有 {n} 气或以上的着手</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberty</source>
<translation type="unfinished">落子后棋块有 {n} 气或以上的着手</translation>
</message>
<message>
<source>mu</source>
<translation type="unfinished">mu</translation>
</message>
<message>
<source>multi-labelled values</source>
<translation type="unfinished">多标签价值</translation>
</message>
<message>
<source>name</source>
<translation type="unfinished">名称</translation>
</message>
<message>
<source>name its file by --plugin FILE.py</source>
<translation type="unfinished">请用 --plugin FILE.py 指定其文件</translation>
</message>
<message>
<source>name its file by --plugin FILE.py, or in Python by api.load_plugin</source>
<translation type="unfinished">请用 --plugin FILE.py 指定其文件，在 Python 中用 api.load_plugin</translation>
</message>
<message>
<source>name of the rules as in the game record</source>
<translation type="unfinished">棋谱中的规则名称</translation>
</message>
<message>
<source>name the folder of a run</source>
<translation type="unfinished">请指定训练的文件夹</translation>
</message>
<message>
<source>near komi {komi}</source>
<translation type="unfinished">在贴目 {komi} 附近</translation>
</message>
<message>
<source>nested more than {levels} levels deep</source>
<translation type="unfinished">嵌套超过 {levels} 层</translation>
</message>
<message>
<source>network</source>
<translation type="unfinished">网络</translation>
</message>
<message>
<source>network {identity} is not a "human" network of KataGo; choose one</source>
<translation type="unfinished">网络 {identity} 不是 KataGo 的“人类”网络；请选择人类网络</translation>
</message>
<message>
<source>network {identity}: its answers are not finite numbers at precision {precision}; use fp32, or another network if fp32 was in use</source>
<translation type="unfinished">网络 {identity}：在精度 {precision} 下其回答不是有限的数；请用 fp32，若 fp32 已在用，则请另选网络</translation>
</message>
<message>
<source>network's ten first moves</source>
<translation type="unfinished">网络的前十手</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch alone; export another network</source>
<translation type="unfinished">含插件部件的网络只能在 torch 中运行；请导出其他网络</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch's float32 alone, not by {name}; use the evaluator auto</source>
<translation type="unfinished">含插件部件的网络只能以 torch 的 float32 运行，不能用 {name}；请用推理后端 auto</translation>
</message>
<message>
<source>next</source>
<translation type="unfinished">下一个</translation>
</message>
<message>
<source>next, {move} loses {lost}</source>
<translation type="unfinished">下一手 {move} 损失{lost}</translation>
</message>
<message>
<source>next, {move} loses {points:.1f}</source>
<translation type="unfinished">下一手 {move} 损失 {points:.1f} 目</translation>
</message>
<message>
<source>no clear difference</source>
<translation type="unfinished">无明显差异</translation>
</message>
<message>
<source>no clock</source>
<translation type="unfinished">不计时</translation>
</message>
<message>
<source>no encoding is named (CA); read as {encoding}</source>
<translation type="unfinished">未注明编码（CA）；按 {encoding} 读取</translation>
</message>
<message>
<source>no game is planned</source>
<translation type="unfinished">没有安排对局</translation>
</message>
<message>
<source>no game on a board of all networks has a komi and a counted score; name other games</source>
<translation type="unfinished">在所有网络都能下的棋盘上，没有对局兼有贴目和已数的目数；请另指定对局</translation>
</message>
<message>
<source>no game was chosen</source>
<translation type="unfinished">没有选择对局</translation>
</message>
<message>
<source>no games, not even through others, connect {0} with {1}; play some</source>
<translation type="unfinished">{0} 与 {1} 之间没有对局相连，也没有间接相连；请下几局</translation>
</message>
<message>
<source>no handicap</source>
<translation type="unfinished">不让子</translation>
</message>
<message>
<source>no handicap is declared; {stones} black stones come before White's first move</source>
<translation type="unfinished">未注明让子；白方第一手之前有 {stones} 个黑子</translation>
</message>
<message>
<source>no komi</source>
<translation type="unfinished">无贴目</translation>
</message>
<message>
<source>no memory for more than {reached} visits of this position; ask for fewer visits</source>
<translation type="unfinished">内存不足以对此局面搜索超过 {reached} 的计算量；请减小计算量</translation>
</message>
<message>
<source>no network</source>
<translation type="unfinished">无网络</translation>
</message>
<message>
<source>no network for the {size}x{size} board was found; choose a network file for it</source>
<translation type="unfinished">没有找到适用于 {size}x{size} 棋盘的网络；请为其选择网络文件</translation>
</message>
<message>
<source>no network for the {size}x{size} board; name one with --net FILE</source>
<translation type="unfinished">没有适用于 {size}x{size} 棋盘的网络；请用 --net FILE 指定</translation>
</message>
<message>
<source>no one is ahead</source>
<translation type="unfinished">双方均势</translation>
</message>
<message>
<source>no λ</source>
<translation type="unfinished">无 λ</translation>
</message>
<message>
<source>nodes</source>
<translation type="unfinished">节点</translation>
</message>
<message>
<source>nodes beside the paper's</source>
<translation type="unfinished">节点数与论文对照</translation>
</message>
<message>
<source>noise</source>
<translation type="unfinished">噪声</translation>
</message>
<message>
<source>noise alpha</source>
<translation type="unfinished">噪声 alpha</translation>
</message>
<message>
<source>noise weight</source>
<translation type="unfinished">噪声权重</translation>
</message>
<message>
<source>none</source>
<translation type="unfinished">无</translation>
</message>
<message>
<source>none: temperature varies the games</source>
<translation type="unfinished">无：由温度使对局变化</translation>
</message>
<message>
<source>norm</source>
<translation type="unfinished">归一化</translation>
</message>
<message>
<source>norm statistics</source>
<translation type="unfinished">归一化统计</translation>
</message>
<message>
<source>normalization of the convolutions</source>
<translation type="unfinished">卷积的归一化</translation>
</message>
<message>
<source>not a file name</source>
<translation type="unfinished">不是文件名</translation>
</message>
<message>
<source>not an ordinary file</source>
<translation type="unfinished">不是普通文件</translation>
</message>
<message>
<source>not over yet: {n} point is open</source>
<translation type="unfinished">尚未结束：还有 {n} 个点未定</translation>
</message>
<message>
<source>not over yet: {n} points are open</source>
<translation type="unfinished">尚未结束：还有 {n} 个点未定</translation>
</message>
<message>
<source>not searched</source>
<translation type="unfinished">未搜索</translation>
</message>
<message>
<source>not searched yet</source>
<translation type="unfinished">尚未搜索</translation>
</message>
<message>
<source>not sure</source>
<translation type="unfinished">没有把握</translation>
</message>
<message>
<source>not sure at all</source>
<translation type="unfinished">毫无把握</translation>
</message>
<message>
<source>not valid JSON: {problem:.200}</source>
<translation type="unfinished">不是有效的 JSON：{problem:.200}</translation>
</message>
<message>
<source>nothing in the game tells</source>
<translation type="unfinished">棋谱中没有线索</translation>
</message>
<message>
<source>now</source>
<translation type="unfinished">现在</translation>
</message>
<message>
<source>number of moves searched in each position, the best of the policy; 0 = all</source>
<translation type="unfinished">每个局面只搜索这么多着手，取策略最佳者；0 = 全部</translation>
</message>
<message>
<source>number: fair komi; blue: Black ahead, orange: White ahead, green: even</source>
<translation type="unfinished">数字：公平贴目；蓝色：黑方领先，橙色：白方领先，绿色：均势</translation>
</message>
<message>
<source>occupied</source>
<translation type="unfinished">已有棋子</translation>
</message>
<message>
<source>occurrences in the games that a diamond pattern needs for weights of its own</source>
<translation type="unfinished">菱形棋形在对局中至少出现多少次才有自己的权重</translation>
</message>
<message>
<source>of shape {shape}</source>
<translation type="unfinished">形状为 {shape} 的</translation>
</message>
<message>
<source>of {generations}, ended by its limit</source>
<translation type="unfinished">共 {generations} 代，因达到上限而结束</translation>
</message>
<message>
<source>of {whole}</source>
<translation type="unfinished">共 {whole}</translation>
</message>
<message>
<source>off</source>
<translation type="unfinished">关</translation>
</message>
<message>
<source>off policy cut</source>
<translation type="unfinished">离策略截断</translation>
</message>
<message>
<source>off the board</source>
<translation type="unfinished">在棋盘外</translation>
</message>
<message>
<source>off: real komi</source>
<translation type="unfinished">关：实际贴目</translation>
</message>
<message>
<source>on</source>
<translation type="unfinished">开</translation>
</message>
<message>
<source>on customary points</source>
<translation type="unfinished">放在惯用位置</translation>
</message>
<message>
<source>on the left side</source>
<translation type="unfinished">左边</translation>
</message>
<message>
<source>on the right side</source>
<translation type="unfinished">右边</translation>
</message>
<message>
<source>one color won all {games} games against {opponent}, so they don't show which one is stronger</source>
<translation type="unfinished">对{opponent}的 {games} 局全由同一颜色获胜，看不出哪个更强</translation>
</message>
<message>
<source>one komi</source>
<translation type="unfinished">单一贴目</translation>
</message>
<message>
<source>one of shape {shape}</source>
<translation type="unfinished">形状为 {shape} 的张量</translation>
</message>
<message>
<source>one of {choices}</source>
<translation type="unfinished">以下之一：{choices}</translation>
</message>
<message>
<source>one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">以下之一：{choices}，而不是 {value!r:.40}</translation>
</message>
<message>
<source>only {games} of the games differ: nothing is drawn at random, and the growing trees come to play the same moves</source>
<translation type="unfinished">只有 {games} 局互不相同：没有任何随机抽取，不断增长的搜索树最终下出同样的着法</translation>
</message>
<message>
<source>only {games} of the games differ; choose other or more openings to vary them</source>
<translation type="unfinished">只有 {games} 局互不相同；选择其他或更多的开局可增加变化</translation>
</message>
<message>
<source>open leaves</source>
<translation type="unfinished">先展开各叶</translation>
</message>
<message>
<source>opening</source>
<translation type="unfinished">开局</translation>
</message>
<message>
<source>opening file</source>
<translation type="unfinished">开局文件</translation>
</message>
<message>
<source>opening loss</source>
<translation type="unfinished">开局损失</translation>
</message>
<message>
<source>opening moves</source>
<translation type="unfinished">开局手数</translation>
</message>
<message>
<source>opening plies</source>
<translation type="unfinished">开局手数</translation>
</message>
<message>
<source>opening range</source>
<translation type="unfinished">开局胜率范围</translation>
</message>
<message>
<source>opening sure</source>
<translation type="unfinished">开局把握</translation>
</message>
<message>
<source>opening temperature</source>
<translation type="unfinished">开局温度</translation>
</message>
<message>
<source>opening with {moves}</source>
<translation type="unfinished">{moves} 布局</translation>
</message>
<message>
<source>openings are drawn by a network, and none is among the players; choose none or recorded</source>
<translation type="unfinished">开局由网络抽取，而棋手中没有网络；请选择 none 或 recorded</translation>
</message>
<message>
<source>opponent's area</source>
<translation type="unfinished">对方区域</translation>
</message>
<message>
<source>opponent's stones</source>
<translation type="unfinished">对方棋子</translation>
</message>
<message>
<source>opponent's stones at the start of the second encore</source>
<translation type="unfinished">第二次续局开始时的对方棋子</translation>
</message>
<message>
<source>optimistic until</source>
<translation type="unfinished">乐观期</translation>
</message>
<message>
<source>optimizer</source>
<translation type="unfinished">优化器</translation>
</message>
<message>
<source>or leave network.block empty for the program's own</source>
<translation type="unfinished">或将 network.block 留空以使用程序自带的块</translation>
</message>
<message>
<source>order</source>
<translation type="unfinished">顺序</translation>
</message>
<message>
<source>order of the diagrams</source>
<translation type="unfinished">棋图的顺序</translation>
</message>
<message>
<source>other programs can't keep a search tree over several games; choose another tree or leave them out</source>
<translation type="unfinished">其他程序不会跨局保留搜索树；请另选 tree，或不让它们参加</translation>
</message>
<message>
<source>our own</source>
<translation type="unfinished">自有</translation>
</message>
<message>
<source>over {points:g}</source>
<translation type="unfinished">超过 {points:g}</translation>
</message>
<message>
<source>over {points}</source>
<translation type="unfinished">超过 {points}</translation>
</message>
<message>
<source>own area</source>
<translation type="unfinished">己方区域</translation>
</message>
<message>
<source>own choice</source>
<translation type="unfinished">自选</translation>
</message>
<message>
<source>own next move</source>
<translation type="unfinished">自己的下一手</translation>
</message>
<message>
<source>own stones</source>
<translation type="unfinished">己方棋子</translation>
</message>
<message>
<source>own stones (1) and opponent's stones (-1)</source>
<translation type="unfinished">己方棋子（1）和对方棋子（-1）</translation>
</message>
<message>
<source>own stones at the start of the second encore</source>
<translation type="unfinished">第二次续局开始时的己方棋子</translation>
</message>
<message>
<source>own λ</source>
<translation type="unfinished">自定 λ</translation>
</message>
<message>
<source>owners: mean {lead}</source>
<translation type="unfinished">归属：均值 {lead}</translation>
</message>
<message>
<source>ownership</source>
<translation type="unfinished">归属</translation>
</message>
<message>
<source>ownership loss</source>
<translation type="unfinished">归属损失</translation>
</message>
<message>
<source>ownership score</source>
<translation type="unfinished">归属目数</translation>
</message>
<message>
<source>ownership weight</source>
<translation type="unfinished">归属权重</translation>
</message>
<message>
<source>panel</source>
<translation type="unfinished">评测组</translation>
</message>
<message>
<source>panel every</source>
<translation type="unfinished">评测间隔</translation>
</message>
<message>
<source>panel: the network is for size {size}, the panel for size {board}; choose one of that size</source>
<translation type="unfinished">评测组：网络用于路数 {size}，评测组用于路数 {board}；请选择该路数的网络</translation>
</message>
<message>
<source>parentheses not closed at the end: {number}</source>
<translation type="unfinished">末尾未闭合的括号数：{number}</translation>
</message>
<message>
<source>parity of the komi</source>
<translation type="unfinished">贴目的奇偶</translation>
</message>
<message>
<source>pass</source>
<translation type="unfinished">停一手</translation>
</message>
<message>
<source>pass after</source>
<translation type="unfinished">停一手下限</translation>
</message>
<message>
<source>pass rule</source>
<translation type="unfinished">停一手规则</translation>
</message>
<message>
<source>pass, {age}</source>
<translation type="unfinished">停一手，{age}</translation>
</message>
<message>
<source>passes</source>
<translation type="unfinished">遍数</translation>
</message>
<message>
<source>passes over all games</source>
<translation type="unfinished">学习全部对局的遍数</translation>
</message>
<message>
<source>passing</source>
<translation type="unfinished">停一手</translation>
</message>
<message>
<source>paused</source>
<translation type="unfinished">已暂停</translation>
</message>
<message>
<source>per game</source>
<translation type="unfinished">每局局面数</translation>
</message>
<message>
<source>per pair,</source>
<translation type="unfinished">局/对，</translation>
</message>
<message>
<source>perfect play draws at komi {komi}; side `hold` needs another komi</source>
<translation type="unfinished">贴目 {komi} 在最优下法下为和棋；hold 需要其他贴目</translation>
</message>
<message>
<source>perfect play on {size}×{size}: {score}</source>
<translation type="unfinished">{size}×{size} 最优下法：{score}</translation>
</message>
<message>
<source>placed by Black</source>
<translation type="unfinished">由黑方摆放</translation>
</message>
<message>
<source>placement</source>
<translation type="unfinished">让子摆放</translation>
</message>
<message>
<source>play as people of a rank (5k, 3d) or of a year (1985: professionals) do, by the "human" network; the search then says when to pass and to resign; none: play as it says</source>
<translation type="unfinished">用“人类”网络仿照某段位（5k、3d）的棋手或某年（1985：职业棋手）的下法；此时由搜索决定何时停一手和认输；none：按搜索的结果下</translation>
</message>
<message>
<source>play out</source>
<translation type="unfinished">下到底</translation>
</message>
<message>
<source>player</source>
<translation type="unfinished">棋手</translation>
</message>
<message>
<source>player to review</source>
<translation type="unfinished">要复盘的一方</translation>
</message>
<message>
<source>player whose mistakes get diagrams</source>
<translation type="unfinished">为哪方的失误绘制棋图</translation>
</message>
<message>
<source>player {name}</source>
<translation type="unfinished">棋手 {name}</translation>
</message>
<message>
<source>player {number}</source>
<translation type="unfinished">棋手 {number}</translation>
</message>
<message>
<source>playing</source>
<translation type="unfinished">对局中</translation>
</message>
<message>
<source>plays</source>
<translation type="unfinished">着手</translation>
</message>
<message>
<source>plays any move that comes to mind, often a weak one</source>
<translation type="unfinished">想到哪手下哪手，常下弱手</translation>
</message>
<message>
<source>plays for points</source>
<translation type="unfinished">追求目数</translation>
</message>
<message>
<source>plays for points and risks won games</source>
<translation type="unfinished">追求目数，甘冒丢掉胜局的风险</translation>
</message>
<message>
<source>plays its first impression, not always the best one</source>
<translation type="unfinished">凭第一印象落子，未必最佳</translation>
</message>
<message>
<source>plays its first impression, without reading</source>
<translation type="unfinished">凭第一印象落子，不计算</translation>
</message>
<message>
<source>plays to win</source>
<translation type="unfinished">追求赢棋</translation>
</message>
<message>
<source>plays to win and for points</source>
<translation type="unfinished">赢棋与目数兼顾</translation>
</message>
<message>
<source>plays {boards} only</source>
<translation type="unfinished">只能下 {boards}</translation>
</message>
<message>
<source>plays {move}</source>
<translation type="unfinished">下 {move}</translation>
</message>
<message>
<source>plies</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source>plugin heads</source>
<translation type="unfinished">插件头</translation>
</message>
<message>
<source>ply limit</source>
<translation type="unfinished">手数上限</translation>
</message>
<message>
<source>ply_limit must be 0 or more, not {n}</source>
<translation type="unfinished">ply_limit 必须不小于 0，不能是 {n}</translation>
</message>
<message>
<source>point where the ko may not be retaken</source>
<translation type="unfinished">不可立即提回的劫点</translation>
</message>
<message>
<source>points</source>
<translation type="unfinished">目</translation>
</message>
<message>
<source>points White gets besides those for handicap</source>
<translation type="unfinished">让子补偿之外白方所得的目</translation>
</message>
<message>
<source>points White gets for handicap stones besides komi</source>
<translation type="unfinished">贴目之外白方因让子所得的目</translation>
</message>
<message>
<source>points are written in an unusual way, such as {words!r}</source>
<translation type="unfinished">点的写法不寻常，如 {words!r}</translation>
</message>
<message>
<source>points by which the agent wants to win at least: it searches as if the komi were that much worse for it; games are won, lost and resigned at the real komi</source>
<translation type="unfinished">智能体至少想赢的目数：它搜索时好像贴目对自己不利这么多；胜负与认输仍按真实贴目</translation>
</message>
<message>
<source>points forbidden by ko or superko</source>
<translation type="unfinished">因劫或全局同形禁入的点</translation>
</message>
<message>
<source>points in a decided game; the winner stays the same</source>
<translation type="unfinished">胜负已定时的目数；胜方不变</translation>
</message>
<message>
<source>points lost per move</source>
<translation type="unfinished">每手损失目数</translation>
</message>
<message>
<source>points lost: Black's moves upward, White's downward</source>
<translation type="unfinished">损失目数：黑方着手向上，白方向下</translation>
</message>
<message>
<source>points on each side of the game's komi at which a network that sees one komi at a time is asked about the position and its best moves, for curves that are true; the search itself stays at the game's komi; 0 = never</source>
<translation type="unfinished">对一次只看一个贴目的网络，在本局贴目两侧多少目内询问局面及其最佳着手，以得到真实曲线；搜索本身仍用本局贴目；0 = 从不</translation>
</message>
<message>
<source>points or more</source>
<translation type="unfinished">目或以上</translation>
</message>
<message>
<source>points per side</source>
<translation type="unfinished">路</translation>
</message>
<message>
<source>points that also cost winning chances</source>
<translation type="unfinished">损失目数，胜率也下降</translation>
</message>
<message>
<source>points without a legal move</source>
<translation type="unfinished">没有合法着手的点</translation>
</message>
<message>
<source>policy</source>
<translation type="unfinished">策略</translation>
</message>
<message>
<source>policy alone, with the value network, with rollouts, with both</source>
<translation type="unfinished">仅策略、加价值网络、加快速走子、两者都加</translation>
</message>
<message>
<source>policy channels</source>
<translation type="unfinished">策略通道数</translation>
</message>
<message>
<source>policy head</source>
<translation type="unfinished">策略头</translation>
</message>
<message>
<source>policy only (1 visit)</source>
<translation type="unfinished">仅策略网络（计算量 1）</translation>
</message>
<message>
<source>policy target</source>
<translation type="unfinished">策略目标</translation>
</message>
<message>
<source>policy temperature</source>
<translation type="unfinished">策略温度</translation>
</message>
<message>
<source>policy weight</source>
<translation type="unfinished">策略权重</translation>
</message>
<message>
<source>policy, held-out games</source>
<translation type="unfinished">策略，保留对局</translation>
</message>
<message>
<source>pool every</source>
<translation type="unfinished">入池间隔</translation>
</message>
<message>
<source>positional (0.5) or situational (-0.5) superko</source>
<translation type="unfinished">局面（0.5）或情形（-0.5）全局同形</translation>
</message>
<message>
<source>positions</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>positions of one call need one board size and one scoring, not {kinds}; evaluate each kind in a call of its own</source>
<translation type="unfinished">一次调用中的局面须有相同的棋盘大小和计分方式，而不是 {kinds}；请将每一种分开调用</translation>
</message>
<message>
<source>precision</source>
<translation type="unfinished">精度</translation>
</message>
<message>
<source>previous</source>
<translation type="unfinished">上一个</translation>
</message>
<message>
<source>priors are shares of the policy over legal moves, or over all points, as in a search that tests a move only when it is chosen (on_demand)</source>
<translation type="unfinished">先验为策略在合法着手上的比例，或在所有点上的比例，如选中着手时才检验合法性的搜索（on_demand）</translation>
</message>
<message>
<source>professionals</source>
<translation type="unfinished">职业棋手</translation>
</message>
<message>
<source>property {name!r} read as {correction}</source>
<translation type="unfinished">属性 {name!r} 读作 {correction}</translation>
</message>
<message>
<source>proven</source>
<translation type="unfinished">已证明</translation>
</message>
<message>
<source>puct</source>
<translation type="unfinished">puct</translation>
</message>
<message>
<source>puct constant</source>
<translation type="unfinished">puct 常数</translation>
</message>
<message>
<source>puct epsilon</source>
<translation type="unfinished">puct epsilon</translation>
</message>
<message>
<source>puct log</source>
<translation type="unfinished">puct 对数</translation>
</message>
<message>
<source>puct sum</source>
<translation type="unfinished">puct 求和</translation>
</message>
<message>
<source>pull of each weight towards 0 at each position that it is used in</source>
<translation type="unfinished">权重每次用于一个局面时被拉向 0 的程度</translation>
</message>
<message>
<source>pupil</source>
<translation type="unfinished">学生</translation>
</message>
<message>
<source>q decision gap</source>
<translation type="unfinished">q 判定差距</translation>
</message>
<message>
<source>q decision visits</source>
<translation type="unfinished">q 判定计算量</translation>
</message>
<message>
<source>random moves that keep the value</source>
<translation type="unfinished">不改变价值的随机着手</translation>
</message>
<message>
<source>rank</source>
<translation type="unfinished">段位</translation>
</message>
<message>
<source>rate</source>
<translation type="unfinished">学习率</translation>
</message>
<message>
<source>rate per pass</source>
<translation type="unfinished">每轮学习率</translation>
</message>
<message>
<source>ratings: </source>
<translation type="unfinished">等级分：</translation>
</message>
<message>
<source>ratings: no games were played; play at least one match</source>
<translation type="unfinished">等级分：没有对局；请至少进行一场比赛</translation>
</message>
<message>
<source>ratings: the anchor {anchor!r} played no game; choose another player</source>
<translation type="unfinished">等级分：基准 {anchor!r} 没有下过棋；请另选棋手</translation>
</message>
<message>
<source>ratings: the result {first!r} against {second!r} is impossible</source>
<translation type="unfinished">等级分：{first!r} 对 {second!r} 的结果不可能出现</translation>
</message>
<message>
<source>read as {encoding}</source>
<translation type="unfinished">按 {encoding} 读取</translation>
</message>
<message>
<source>reading</source>
<translation type="unfinished">正在读取</translation>
</message>
<message>
<source>reads as deeply as the analysis</source>
<translation type="unfinished">计算深度与分析相同</translation>
</message>
<message>
<source>reads before each move</source>
<translation type="unfinished">每手之前先计算</translation>
</message>
<message>
<source>reads four times as much as the analysis</source>
<translation type="unfinished">计算量为分析的四倍</translation>
</message>
<message>
<source>recorded ones, checked by a strong network</source>
<translation type="unfinished">预录开局，经强网络检验</translation>
</message>
<message>
<source>recorded share</source>
<translation type="unfinished">棋谱比例</translation>
</message>
<message>
<source>records</source>
<translation type="unfinished">棋谱</translation>
</message>
<message>
<source>redirect to {to}</source>
<translation type="unfinished">重定向到 {to}</translation>
</message>
<message>
<source>region only</source>
<translation type="unfinished">仅区域</translation>
</message>
<message>
<source>remarks</source>
<translation type="unfinished">评语</translation>
</message>
<message>
<source>remove the file and measure again</source>
<translation type="unfinished">请删除该文件并重新测量</translation>
</message>
<message>
<source>render_mode must be "ansi" or None, not {m!r}</source>
<translation type="unfinished">render_mode 必须是 "ansi" 或 None，而不是 {m!r}</translation>
</message>
<message>
<source>reply</source>
<translation type="unfinished">应手</translation>
</message>
<message>
<source>residual blocks; residual blocks with the activation before each convolution (preactivation); a plain tower: one 3x3 convolution after the other; or blocks of attention between all points (transformer)</source>
<translation type="unfinished">残差块；在每个卷积之前激活的残差块（preactivation）；普通主干：一个接一个的 3x3 卷积（plain）；或所有点之间的注意力块（transformer）</translation>
</message>
<message>
<source>resign below</source>
<translation type="unfinished">认输胜率</translation>
</message>
<message>
<source>resign when the winrate falls below this; 0 never resigns; of a network without values the share of random games that are won counts</source>
<translation type="unfinished">胜率低于此值时认输，0 表示从不认输；没有价值输出的网络以随机对局的胜率为准</translation>
</message>
<message>
<source>result decay</source>
<translation type="unfinished">结果衰减</translation>
</message>
<message>
<source>result weight</source>
<translation type="unfinished">结果权重</translation>
</message>
<message>
<source>result {result}</source>
<translation type="unfinished">结果 {result}</translation>
</message>
<message>
<source>reuse</source>
<translation type="unfinished">重复使用</translation>
</message>
<message>
<source>review with {networks}; winrates hold for komi {komi}.</source>
<translation type="unfinished">用 {networks} 复盘；胜率按贴目 {komi} 计。</translation>
</message>
<message>
<source>reviewing</source>
<translation type="unfinished">复盘中</translation>
</message>
<message>
<source>reviewing, {share}</source>
<translation type="unfinished">正在复盘，{share}</translation>
</message>
<message>
<source>risks</source>
<translation type="unfinished">风险</translation>
</message>
<message>
<source>rollout policy</source>
<translation type="unfinished">快速走子策略</translation>
</message>
<message>
<source>rollout share</source>
<translation type="unfinished">快速走子比例</translation>
</message>
<message>
<source>root extra visits</source>
<translation type="unfinished">根额外计算量</translation>
</message>
<message>
<source>root selection</source>
<translation type="unfinished">根选择</translation>
</message>
<message>
<source>rows trained</source>
<translation type="unfinished">训练样本数</translation>
</message>
<message>
<source>rule</source>
<translation type="unfinished">规则</translation>
</message>
<message>
<source>rules "{name:.40}" not known (area rules assumed)</source>
<translation type="unfinished">规则“{name:.40}”未知（假定为数子规则）</translation>
</message>
<message>
<source>rules "{name:.40}" not known (territory rules assumed)</source>
<translation type="unfinished">规则“{name:.40}”未知（假定为数目规则）</translation>
</message>
<message>
<source>rules not in the record (area rules assumed)</source>
<translation type="unfinished">棋谱未注明规则（假定为数子规则）</translation>
</message>
<message>
<source>rules not in the record (territory rules assumed)</source>
<translation type="unfinished">棋谱未注明规则（假定为数目规则）</translation>
</message>
<message>
<source>run {name}</source>
<translation type="unfinished">训练 {name}</translation>
</message>
<message>
<source>running</source>
<translation type="unfinished">运行中</translation>
</message>
<message>
<source>s</source>
<translation type="unfinished">秒</translation>
</message>
<message>
<source>same game</source>
<translation type="unfinished">相同对局</translation>
</message>
<message>
<source>same move as λ {value}</source>
<translation type="unfinished">与 λ {value} 同着</translation>
</message>
<message>
<source>save the game as a file in your browser and open that</source>
<translation type="unfinished">请在浏览器中把对局保存为文件，再打开该文件</translation>
</message>
<message>
<source>score</source>
<translation type="unfinished">目数</translation>
</message>
<message>
<source>score target</source>
<translation type="unfinished">目数目标</translation>
</message>
<message>
<source>score weight</source>
<translation type="unfinished">目数权重</translation>
</message>
<message>
<source>scoring</source>
<translation type="unfinished">计分方式</translation>
</message>
<message>
<source>scoring the new network</source>
<translation type="unfinished">正在为新网络评分</translation>
</message>
<message>
<source>search</source>
<translation type="unfinished">搜索</translation>
</message>
<message>
<source>search: pass when the search says so; score: never when that loses on the board, at once when the opponent passed and it wins by more than the margin</source>
<translation type="unfinished">search：按搜索停一手；score：盘面会输时绝不停，对方停一手且己方能赢且超过所求目数时立即停</translation>
</message>
<message>
<source>searched</source>
<translation type="unfinished">搜索</translation>
</message>
<message>
<source>searched share</source>
<translation type="unfinished">搜索标注比例</translation>
</message>
<message>
<source>searches as set, openings drawn from a policy, best moves</source>
<translation type="unfinished">按所设搜索，开局取自策略，下最佳着手</translation>
</message>
<message>
<source>second component ({share:.1f} %)</source>
<translation type="unfinished">第二主成分（{share:.1f}%）</translation>
</message>
<message>
<source>second encore</source>
<translation type="unfinished">第二次续局</translation>
</message>
<message>
<source>second pass prior</source>
<translation type="unfinished">二次停手先验</translation>
</message>
<message>
<source>seed</source>
<translation type="unfinished">随机种子</translation>
</message>
<message>
<source>seed of all games</source>
<translation type="unfinished">所有对局的随机种子</translation>
</message>
<message>
<source>seed of the order of the games</source>
<translation type="unfinished">对局顺序的随机种子</translation>
</message>
<message>
<source>seki</source>
<translation type="unfinished">双活</translation>
</message>
<message>
<source>selected {agent}</source>
<translation type="unfinished">所选 {agent}</translation>
</message>
<message>
<source>selfplay.branch_probability {chance:g} is much for games of {moves:.0f} moves: each starts {branches:.1f} others, and one of {games:,.0f} games begins at the empty board</source>
<translation type="unfinished">selfplay.branch_probability {chance:g} 对约 {moves:.0f} 手的对局来说过高：每局会分出 {branches:.1f} 局，每 {games:,.0f} 局中只有一局从空棋盘开始</translation>
</message>
<message>
<source>sente and order of moves</source>
<translation type="unfinished">先手与次序</translation>
</message>
<message>
<source>settings: {error}</source>
<translation type="unfinished">设置：{error}</translation>
</message>
<message>
<source>settled</source>
<translation type="unfinished">稳定</translation>
</message>
<message>
<source>shard games</source>
<translation type="unfinished">分片对局数</translation>
</message>
<message>
<source>share %</source>
<translation type="unfinished">得分率 %</translation>
</message>
<message>
<source>share must be from 0 to 1, not {share:g}</source>
<translation type="unfinished">share 必须在 0 到 1 之间，不能是 {share:g}</translation>
</message>
<message>
<source>share of noise in the root's priors</source>
<translation type="unfinished">噪声在根节点先验中的比例</translation>
</message>
<message>
<source>share of the games that is only used for measuring; includes the games that an index beside the records names for validation</source>
<translation type="unfinished">仅用于测量的对局比例；棋谱旁的索引留作验证的对局包括在内</translation>
</message>
<message>
<source>sharpen</source>
<translation type="unfinished">锐化</translation>
</message>
<message>
<source>side</source>
<translation type="unfinished">执色</translation>
</message>
<message>
<source>side of the cross layers' kernels, odd; the paper's text lacks the number, and 11 is the smallest for which a cross of width 5 leaves anything out</source>
<translation type="unfinished">十字层卷积核的边长，奇数；论文正文缺失该数，宽度为 5 的十字要略去某些点，最小为 11</translation>
</message>
<message>
<source>side of the first convolution's kernel, odd</source>
<translation type="unfinished">首个卷积核的边长，奇数</translation>
</message>
<message>
<source>size</source>
<translation type="unfinished">路数</translation>
</message>
<message>
<source>size of moves</source>
<translation type="unfinished">着手的大小</translation>
</message>
<message>
<source>slope inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log' 对数内的斜率</translation>
</message>
<message>
<source>smallest</source>
<translation type="unfinished">最小路数</translation>
</message>
<message>
<source>smallest board of a network whose heads are pooled over the board, so that it plays every size from this one to `size`; 0 = dense heads for one size</source>
<translation type="unfinished">头部在棋盘上池化的网络的最小棋盘，使它能下从此到 `size` 的所有路数；0 = 单一路数的全连接头</translation>
</message>
<message>
<source>smallest of these komi</source>
<translation type="unfinished">这些贴目中最小的</translation>
</message>
<message>
<source>so counted, the last position gives {result} as recorded</source>
<translation type="unfinished">如此计算，最后局面的结果与记录的 {result} 一致</translation>
</message>
<message>
<source>soft policy</source>
<translation type="unfinished">软策略</translation>
</message>
<message>
<source>spread</source>
<translation type="unfinished">离散度</translation>
</message>
<message>
<source>sprt</source>
<translation type="unfinished">SPRT</translation>
</message>
<message>
<source>sprt: chance to promote when the difference is elo0.</source>
<translation type="unfinished">sprt：差距为 elo0 时晋升的概率。</translation>
</message>
<message>
<source>sprt: chance to reject when the difference is elo1.</source>
<translation type="unfinished">sprt：差距为 elo1 时拒绝的概率。</translation>
</message>
<message>
<source>sprt: share of the points that promotes when all games are played without a decision; threshold: share of the wins.</source>
<translation type="unfinished">sprt：全部对局下完仍未判定时晋升所需的得分率；threshold：胜局比例。</translation>
</message>
<message>
<source>sprt: the difference that is not worth a promotion.</source>
<translation type="unfinished">sprt：不值得晋升的差距。</translation>
</message>
<message>
<source>sprt: the difference that is; larger than elo0.</source>
<translation type="unfinished">sprt：值得晋升的差距；大于 elo0。</translation>
</message>
<message>
<source>square</source>
<translation type="unfinished">方块</translation>
</message>
<message>
<source>start network</source>
<translation type="unfinished">起始网络</translation>
</message>
<message>
<source>start s</source>
<translation type="unfinished">启动限时</translation>
</message>
<message>
<source>start the review again in another folder</source>
<translation type="unfinished">请在另一文件夹重新开始复盘</translation>
</message>
<message>
<source>start trunk</source>
<translation type="unfinished">起始主干</translation>
</message>
<message>
<source>starting</source>
<translation type="unfinished">正在启动</translation>
</message>
<message>
<source>status {code}</source>
<translation type="unfinished">状态 {code}</translation>
</message>
<message>
<source>still compiling the engine after {minutes} minutes</source>
<translation type="unfinished">{minutes} 分钟后仍在编译引擎</translation>
</message>
<message>
<source>stones</source>
<translation type="unfinished">子</translation>
</message>
<message>
<source>stones caught in a ladder</source>
<translation type="unfinished">被征吃的棋子</translation>
</message>
<message>
<source>stones caught in a ladder, 1 turn ago</source>
<translation type="unfinished">被征吃的棋子，1 手前</translation>
</message>
<message>
<source>stones caught in a ladder, 2 turns ago</source>
<translation type="unfinished">被征吃的棋子，2 手前</translation>
</message>
<message>
<source>stones of chains of {n} or more stones</source>
<translation type="unfinished">{n} 子或以上棋块的棋子</translation>
</message>
<message>
<source>stones played {n} or more turn ago</source>
<translation type="unfinished">{n} 手或更早之前下的棋子</translation>
</message>
<message>
<source>stones played {n} or more turns ago</source>
<translation type="unfinished">{n} 手或更早之前下的棋子</translation>
</message>
<message>
<source>stones played {n} turn ago</source>
<translation type="unfinished">{n} 手前下的棋子</translation>
</message>
<message>
<source>stones played {n} turns ago</source>
<translation type="unfinished">{n} 手前下的棋子</translation>
</message>
<message>
<source>stones that an encore's ko rule protects</source>
<translation type="unfinished">受续局劫规则保护的棋子</translation>
</message>
<message>
<source>stones with 1 liberty</source>
<translation type="unfinished">1 气的棋子</translation>
</message>
<message>
<source>stones with 2 liberties</source>
<translation type="unfinished">2 气的棋子</translation>
</message>
<message>
<source>stones with 3 liberties</source>
<translation type="unfinished">3 气的棋子</translation>
</message>
<message>
<source>stones with at most {n} liberties</source>
<translation type="unfinished">至多 {n} 气的棋子</translation>
</message>
<message>
<source>stones with {n} liberties</source>
<translation type="unfinished">{n} 气的棋子</translation>
</message>
<message>
<source>stones with {n} liberty</source>
<translation type="unfinished">{n} 气的棋子</translation>
</message>
<message>
<source>stones with {n} or more liberties</source>
<translation type="unfinished">{n} 气或以上的棋子</translation>
</message>
<message>
<source>stones with {n} or more liberty</source>
<translation type="unfinished">{n} 气或以上的棋子</translation>
</message>
<message>
<source>stopped</source>
<translation type="unfinished">已停止</translation>
</message>
<message>
<source>stopped, {share}</source>
<translation type="unfinished">已停止，{share}</translation>
</message>
<message>
<source>stopping</source>
<translation type="unfinished">正在停止</translation>
</message>
<message>
<source>stored analysis</source>
<translation type="unfinished">已存分析</translation>
</message>
<message>
<source>stored analysis: {analysis}</source>
<translation type="unfinished">已存分析：{analysis}</translation>
</message>
<message>
<source>strength is measured on boards from 5x5 to 19x19, not {size}x{size}</source>
<translation type="unfinished">实力在 5x5 至 19x19 的棋盘上测量，不能在 {size}x{size} 上</translation>
</message>
<message>
<source>stronger</source>
<translation type="unfinished">（二选一）</translation>
</message>
<message>
<source>stronger, or</source>
<translation type="unfinished">，或强</translation>
</message>
<message>
<source>suicide</source>
<translation type="unfinished">自杀</translation>
</message>
<message>
<source>sum of expected ownership [points for Black]</source>
<translation type="unfinished">预期归属之和 [黑方目数]</translation>
</message>
<message>
<source>sum of owners [points for Black], r = {correlation:.2f}</source>
<translation type="unfinished">归属之和 [黑方目数]，r = {correlation:.2f}</translation>
</message>
<message>
<source>superko</source>
<translation type="unfinished">全局同形</translation>
</message>
<message>
<source>sure</source>
<translation type="unfinished">有把握</translation>
</message>
<message>
<source>surprise share</source>
<translation type="unfinished">意外比例</translation>
</message>
<message>
<source>table</source>
<translation type="unfinished">让子表</translation>
</message>
<message>
<source>tax on all groups</source>
<translation type="unfinished">所有棋块还棋头</translation>
</message>
<message>
<source>tax on eyes in seki</source>
<translation type="unfinished">双活中的眼不计目</translation>
</message>
<message>
<source>tax {tax} with {scoring} scoring</source>
<translation type="unfinished">{scoring} 计分下的 tax {tax}</translation>
</message>
<message>
<source>teacher</source>
<translation type="unfinished">教师</translation>
</message>
<message>
<source>temperature</source>
<translation type="unfinished">温度</translation>
</message>
<message>
<source>temperature form</source>
<translation type="unfinished">温度形式</translation>
</message>
<message>
<source>temperature halving</source>
<translation type="unfinished">温度减半</translation>
</message>
<message>
<source>temperature plies</source>
<translation type="unfinished">温度手数</translation>
</message>
<message>
<source>territory</source>
<translation type="unfinished">数目</translation>
</message>
<message>
<source>territory scoring</source>
<translation type="unfinished">数目法</translation>
</message>
<message>
<source>text after the game isn't shown</source>
<translation type="unfinished">不显示对局之后的文本</translation>
</message>
<message>
<source>text outside the game isn't shown</source>
<translation type="unfinished">不显示对局之外的文本</translation>
</message>
<message>
<source>the answers of {network}</source>
<translation type="unfinished">{network} 的回答</translation>
</message>
<message>
<source>the black stone at {point}</source>
<translation type="unfinished">黑棋 {point} 一子</translation>
</message>
<message>
<source>the button</source>
<translation type="unfinished">按钮</translation>
</message>
<message>
<source>the connection ended early</source>
<translation type="unfinished">连接提前中断</translation>
</message>
<message>
<source>the constant of fpu 'agz'</source>
<translation type="unfinished">fpu 'agz' 的常数</translation>
</message>
<message>
<source>the disk of {folder} has {free:.0f} MB left, and fetching {network} needs {needed:.0f} MB for a moment; free some space and try again</source>
<translation type="unfinished">{folder} 所在磁盘剩余 {free:.0f} MB，而获取 {network} 暂时需要 {needed:.0f} MB；请腾出空间后重试</translation>
</message>
<message>
<source>the download failed ({name}: {error}); see the log</source>
<translation type="unfinished">下载失败（{name}：{error}）；请查看日志</translation>
</message>
<message>
<source>the encoding follows from the texts of the game</source>
<translation type="unfinished">编码由对局的文本决定</translation>
</message>
<message>
<source>the engine</source>
<translation type="unfinished">引擎</translation>
</message>
<message>
<source>the engine is compiled at each start: {problem}</source>
<translation type="unfinished">每次启动都要编译引擎：{problem}</translation>
</message>
<message>
<source>the engine was not compiled, because the program closes; start it again</source>
<translation type="unfinished">程序正在关闭，引擎未编译；请重新启动</translation>
</message>
<message>
<source>the engine's choice in {share}</source>
<translation type="unfinished">与引擎选择一致 {share}</translation>
</message>
<message>
<source>the evidence doesn't fit together</source>
<translation type="unfinished">依据前后不一致</translation>
</message>
<message>
<source>the extra visits of q_decision_visits also end when the most visited move's winrate is less than this below the best</source>
<translation type="unfinished">与最佳价值的胜率差小于此值时搜索照样结束</translation>
</message>
<message>
<source>the file format stays the same</source>
<translation type="unfinished">文件格式保持不变</translation>
</message>
<message>
<source>the first player Black</source>
<translation type="unfinished">第一棋手执黑</translation>
</message>
<message>
<source>the first player White</source>
<translation type="unfinished">第一棋手执白</translation>
</message>
<message>
<source>the first player is</source>
<translation type="unfinished">第一棋手强</translation>
</message>
<message>
<source>the first player of a pair is Black in every game</source>
<translation type="unfinished">每对中第一棋手每局执黑</translation>
</message>
<message>
<source>the folder {folder} can't be written ({reason}), so nothing is saved there; set SAI_STUDIO_HOME to a writable folder</source>
<translation type="unfinished">无法写入文件夹 {folder}（{reason}），因此不会在那里保存任何内容；请把 SAI_STUDIO_HOME 设为可写入的文件夹</translation>
</message>
<message>
<source>the game</source>
<translation type="unfinished">对局</translation>
</message>
<message>
<source>the game before isn't closed</source>
<translation type="unfinished">前一局未结束</translation>
</message>
<message>
<source>the game is even</source>
<translation type="unfinished">形势两分</translation>
</message>
<message>
<source>the game is over, so there is nothing to choose; take an earlier move</source>
<translation type="unfinished">对局已结束，没有可选的着手；请用更早的一手</translation>
</message>
<message>
<source>the game is over; take an earlier move</source>
<translation type="unfinished">对局已结束；请用更早的一手</translation>
</message>
<message>
<source>the game was edited during the export; export it again</source>
<translation type="unfinished">写入时对局被编辑；请重新导出</translation>
</message>
<message>
<source>the games are on {sizes}, which {network} doesn't play; name other games or networks</source>
<translation type="unfinished">对局在 {sizes} 上，{network} 不能下；请另指定对局或网络</translation>
</message>
<message>
<source>the games of {name}</source>
<translation type="unfinished">{name} 的对局</translation>
</message>
<message>
<source>the ko rule SPIGHT</source>
<translation type="unfinished">劫规则 SPIGHT</translation>
</message>
<message>
<source>the komi of a winrate curve must ascend, each with its log odds</source>
<translation type="unfinished">胜率曲线的贴目必须递增，且各有其对数几率</translation>
</message>
<message>
<source>the labels in {folders}</source>
<translation type="unfinished">{folders} 中的标签</translation>
</message>
<message>
<source>the list of values of {name}</source>
<translation type="unfinished">{name} 的值列表</translation>
</message>
<message>
<source>the measurement can't be started</source>
<translation type="unfinished">无法开始测量</translation>
</message>
<message>
<source>the measurement ended with code {code}</source>
<translation type="unfinished">测量结束，代码 {code}</translation>
</message>
<message>
<source>the measurement gave no speed</source>
<translation type="unfinished">测量未得到速度</translation>
</message>
<message>
<source>the network's first answer, without a search</source>
<translation type="unfinished">网络的首次回答，未经搜索</translation>
</message>
<message>
<source>the networks' policies alone, two games of each pair</source>
<translation type="unfinished">只凭网络的策略，每对两局</translation>
</message>
<message>
<source>the number {number} is out of range</source>
<translation type="unfinished">数字 {number} 超出范围</translation>
</message>
<message>
<source>the opening {words!r:.40} can't be played: {error}</source>
<translation type="unfinished">开局 {words!r:.40} 无法下出：{error}</translation>
</message>
<message>
<source>the page lists no games, perhaps because KGS wants its visitors to log in</source>
<translation type="unfinished">该页面没有列出对局，可能因为 KGS 要求访问者登录</translation>
</message>
<message>
<source>the page shows no game</source>
<translation type="unfinished">该页面没有显示对局</translation>
</message>
<message>
<source>the panel can't be read</source>
<translation type="unfinished">无法读取评测组</translation>
</message>
<message>
<source>the paper's {run}: {nodes:.0f} million</source>
<translation type="unfinished">论文的 {run}：{nodes:.0f} 百万</translation>
</message>
<message>
<source>the pass</source>
<translation type="unfinished">停一手</translation>
</message>
<message>
<source>the player was ahead and is behind after the move</source>
<translation type="unfinished">原本领先，此手之后落后</translation>
</message>
<message>
<source>the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">插件 {place} 出错（{reason:.300}）</translation>
</message>
<message>
<source>the policy of the gradient against the one of the records</source>
<translation type="unfinished">策略梯度所得的策略对棋谱所得的策略</translation>
</message>
<message>
<source>the program</source>
<translation type="unfinished">程序自带</translation>
</message>
<message>
<source>the program {program!r:.80} can't be started ({reason}); check its command line</source>
<translation type="unfinished">无法启动程序 {program!r:.80}（{reason}）；请检查其命令行</translation>
</message>
<message>
<source>the properties are not valid: {problem}</source>
<translation type="unfinished">属性无效：{problem}</translation>
</message>
<message>
<source>the property {start!r} has more than the {megabytes} MB that can be read again; shorten its text</source>
<translation type="unfinished">属性 {start!r} 超过可再次读取的 {megabytes} MB；请缩短其文本</translation>
</message>
<message>
<source>the protocol must be auto, gtp or json, not {protocol!r:.40}</source>
<translation type="unfinished">协议必须为 auto、gtp 或 json，不能是 {protocol!r:.40}</translation>
</message>
<message>
<source>the request names no network; choose one</source>
<translation type="unfinished">请求未指定网络；请选择一个</translation>
</message>
<message>
<source>the same winrate at all komi beyond {low} to {high}</source>
<translation type="unfinished">贴目超出 {low} 到 {high} 时胜率不变</translation>
</message>
<message>
<source>the sample game</source>
<translation type="unfinished">示例棋谱</translation>
</message>
<message>
<source>the score of perfect play is not known on {size}x{size}, which side `hold` needs; choose another side or, in a terminal, give --fair-komi</source>
<translation type="unfinished">{size}x{size} 的最优下法未知，无法执其胜方；请另选执色，或在终端中指定 --fair-komi</translation>
</message>
<message>
<source>the second player of a pair is Black in every game</source>
<translation type="unfinished">每对中第二棋手每局执黑</translation>
</message>
<message>
<source>the server asks for patience; try again in some minutes</source>
<translation type="unfinished">服务器要求稍候；请过几分钟再试</translation>
</message>
<message>
<source>the server counts by Korean rules</source>
<translation type="unfinished">该服务器按韩国规则计算</translation>
</message>
<message>
<source>the server has a problem; try again later</source>
<translation type="unfinished">服务器出现问题；请稍后再试</translation>
</message>
<message>
<source>the server has no such game{said}</source>
<translation type="unfinished">服务器上没有此对局{said}</translation>
</message>
<message>
<source>the shipped {board} network</source>
<translation type="unfinished">自带的 {board} 网络</translation>
</message>
<message>
<source>the side that wins with perfect play</source>
<translation type="unfinished">最优下法的胜方</translation>
</message>
<message>
<source>the size (SZ) is missing; read as 19x19</source>
<translation type="unfinished">缺少棋盘大小（SZ）；按 19x19 读取</translation>
</message>
<message>
<source>the size of the board can't change during a game</source>
<translation type="unfinished">对局中不能改变棋盘大小</translation>
</message>
<message>
<source>the text names {name} rules</source>
<translation type="unfinished">文本提到{name}规则</translation>
</message>
<message>
<source>the text of a value</source>
<translation type="unfinished">某个值的文本</translation>
</message>
<message>
<source>the text of {name}</source>
<translation type="unfinished">{name} 的文本</translation>
</message>
<message>
<source>the usual komi</source>
<translation type="unfinished">常用贴目</translation>
</message>
<message>
<source>the usual points of {handicap} handicap stones are unknown; they are left out</source>
<translation type="unfinished">{handicap} 个让子的惯用位置未知；已略去</translation>
</message>
<message>
<source>the white stone at {point}</source>
<translation type="unfinished">白棋 {point} 一子</translation>
</message>
<message>
<source>the whole board</source>
<translation type="unfinished">整个棋盘</translation>
</message>
<message>
<source>the {n} black stones around {point}</source>
<translation type="unfinished">{point} 附近的 {n} 颗黑子</translation>
</message>
<message>
<source>the {n} white stones around {point}</source>
<translation type="unfinished">{point} 附近的 {n} 颗白子</translation>
</message>
<message>
<source>the {what} {name!r:.40} is of a plug-in that is not loaded</source>
<translation type="unfinished">{what} {name!r:.40} 属于未加载的插件</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {path} must return a tensor {wanted}, not {shown}</source>
<translation type="unfinished">插件 {path} 的 {what} {name!r} 必须返回{wanted}张量，而不是 {shown}</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">插件 {place} 的 {what} {name!r} 出错（{reason:.300}）</translation>
</message>
<message>
<source>then network</source>
<translation type="unfinished">后续网络</translation>
</message>
<message>
<source>there are no recorded openings for {size}x{size}; name a file of your own (`sai-engine openings` records one) or choose another kind of openings</source>
<translation type="unfinished">没有 {size}x{size} 的已记录开局；请指定自己的文件（用 `sai-engine openings` 记录），或选择其他开局方式</translation>
</message>
<message>
<source>there is no "human" network of KataGo on this computer; get one in the window with Networks › Get the human network, or name its file</source>
<translation type="unfinished">本机没有 KataGo 的“人类”网络；请在窗口中用“网络 &gt; 获取人类网络”获取，或指定其文件</translation>
</message>
<message>
<source>there is no network for {size}x{size}; add one first</source>
<translation type="unfinished">没有适用于 {size}x{size} 的网络；请先添加一个</translation>
</message>
<message>
<source>there is no player of this name</source>
<translation type="unfinished">没有此名称的棋手</translation>
</message>
<message>
<source>thinking</source>
<translation type="unfinished">同时思考数</translation>
</message>
<message>
<source>this move keeps the points but opens the game: {player}'s winning chances fall from {best} % to {now} %; {better} is safer.</source>
<translation type="unfinished">此手不损目，但使局面不稳：{player}的胜率由 {best}% 降至 {now}%；{better} 更稳妥。</translation>
</message>
<message>
<source>this move lets {opponent} play {better} later.</source>
<translation type="unfinished">此手让{opponent}之后可以下到 {better}。</translation>
</message>
<message>
<source>this network has no score</source>
<translation type="unfinished">此网络不估计目数</translation>
</message>
<message>
<source>this network has no score and knows only the komi of its training; choose a network that knows the score</source>
<translation type="unfinished">此网络不估计目数，只懂训练时的贴目；请选择能估计目数的网络</translation>
</message>
<message>
<source>this network knows no score</source>
<translation type="unfinished">此网络不估计目数</translation>
</message>
<message>
<source>this program knows no other game than Go</source>
<translation type="unfinished">本程序只懂围棋</translation>
</message>
<message>
<source>threads</source>
<translation type="unfinished">线程</translation>
</message>
<message>
<source>time of searching; every position is evaluated in any case, and the moves whose verdict is least certain are searched until the time is spent</source>
<translation type="unfinished">搜索的时间；每个局面总会推理，并在时间用完之前搜索评判最不确定的着手</translation>
</message>
<message>
<source>to</source>
<translation type="unfinished">至</translation>
</message>
<message>
<source>to_play must be 1 (Black) or -1 (White)</source>
<translation type="unfinished">to_play 必须是 1（黑）或 -1（白）</translation>
</message>
<message>
<source>too few to tell ({n} move)</source>
<translation type="unfinished">太少，无法判断（{n} 手）</translation>
</message>
<message>
<source>too few to tell ({n} moves)</source>
<translation type="unfinished">太少，无法判断（{n} 手）</translation>
</message>
<message>
<source>took a risk</source>
<translation type="unfinished">冒险</translation>
</message>
<message>
<source>total</source>
<translation type="unfinished">总计</translation>
</message>
<message>
<source>training</source>
<translation type="unfinished">训练</translation>
</message>
<message>
<source>tree</source>
<translation type="unfinished">搜索树</translation>
</message>
<message>
<source>tree `games` keeps one tree over all games, which {option} does not allow; choose tree `game` or `fresh`</source>
<translation type="unfinished">tree `games` 在所有对局中保留同一棵树，不能与 {option} 同时使用；请选择 tree `game` 或 `fresh`</translation>
</message>
<message>
<source>tree policy</source>
<translation type="unfinished">树策略</translation>
</message>
<message>
<source>tree share</source>
<translation type="unfinished">搜索树比例</translation>
</message>
<message>
<source>trees kept during a game</source>
<translation type="unfinished">一局内保留搜索树</translation>
</message>
<message>
<source>trees kept over all games of a pair</source>
<translation type="unfinished">一对棋手的各局间保留搜索树</translation>
</message>
<message>
<source>triangle</source>
<translation type="unfinished">三角</translation>
</message>
<message>
<source>true or false</source>
<translation type="unfinished">true 或 false</translation>
</message>
<message>
<source>true or false, not {value!r:.40}</source>
<translation type="unfinished">true 或 false，而不是 {value!r:.40}</translation>
</message>
<message>
<source>true {score}</source>
<translation type="unfinished">真实 {score}</translation>
</message>
<message>
<source>trunk</source>
<translation type="unfinished">主干</translation>
</message>
<message>
<source>trunk rest steps</source>
<translation type="unfinished">主干静止步数</translation>
</message>
<message>
<source>turns</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>two more simulations for each move in trees that grow over the games of a pair, 200 games</source>
<translation type="unfinished">每手多两次模拟，搜索树在一对棋手的各局间增长，200 局</translation>
</message>
<message>
<source>two policy networks that play the games</source>
<translation type="unfinished">两个下棋的策略网络</translation>
</message>
<message>
<source>two policy networks that play the games, or counted game records</source>
<translation type="unfinished">两个下棋的策略网络，或已数子的棋谱</translation>
</message>
<message>
<source>typical of the rank</source>
<translation type="unfinished">本段位常犯</translation>
</message>
<message>
<source>undecided so far</source>
<translation type="unfinished">尚未判定</translation>
</message>
<message>
<source>under {points}</source>
<translation type="unfinished">低于 {points}</translation>
</message>
<message>
<source>unequal playouts</source>
<translation type="unfinished">探索次数不等</translation>
</message>
<message>
<source>units of the policy's komi layers, 0 for none</source>
<translation type="unfinished">策略的贴目层的单元数，0 为无</translation>
</message>
<message>
<source>unknown</source>
<translation type="unfinished">未知</translation>
</message>
<message>
<source>unknown network</source>
<translation type="unfinished">未知网络</translation>
</message>
<message>
<source>unknown setting {name!r:.60}</source>
<translation type="unfinished">未知的设置 {name!r:.60}</translation>
</message>
<message>
<source>unreadable</source>
<translation type="unfinished">无法读取</translation>
</message>
<message>
<source>up to {points:g}</source>
<translation type="unfinished">至多 {points:g}</translation>
</message>
<message>
<source>update the program</source>
<translation type="unfinished">请更新程序</translation>
</message>
<message>
<source>value channels</source>
<translation type="unfinished">价值通道数</translation>
</message>
<message>
<source>value head</source>
<translation type="unfinished">价值头</translation>
</message>
<message>
<source>value hidden</source>
<translation type="unfinished">价值隐藏单元</translation>
</message>
<message>
<source>value of a move not tried yet: a constant (agz), the parent's less a reduction (lz), or the mean of the tried ones without the best (average)</source>
<translation type="unfinished">尚未尝试的着手的价值：常数（agz）、父节点的值减去一个量（lz），或除最佳者外已尝试着手的平均（average）</translation>
</message>
<message>
<source>value that fpu 'lz' reduces: the position's own, as in the paper; that of the best tried child; or the larger of the two, as in the reference program. The last two are never below 0</source>
<translation type="unfinished">fpu 'lz' 从何值减去：局面自身的价值（如论文）、已尝试的最佳子节点，或两者中较大者（如参考程序）；后两者不低于 0</translation>
</message>
<message>
<source>very high</source>
<translation type="unfinished">很高</translation>
</message>
<message>
<source>very low</source>
<translation type="unfinished">很低</translation>
</message>
<message>
<source>very sure</source>
<translation type="unfinished">很有把握</translation>
</message>
<message>
<source>virtual loss</source>
<translation type="unfinished">虚拟损失</translation>
</message>
<message>
<source>visits</source>
<translation type="unfinished">计算量</translation>
</message>
<message>
<source>visits must be a whole number, not {value!r:.40}</source>
<translation type="unfinished">计算量必须是整数，而不是 {value!r:.40}</translation>
</message>
<message>
<source>visits must be at least 1 and at most {most:,}, not {visits:,}</source>
<translation type="unfinished">计算量必须至少为 1、至多为 {most:,}，不能是 {visits:,}</translation>
</message>
<message>
<source>visits n that exploration of a move grows with: of all moves of the position, or of the other moves only (excluded)</source>
<translation type="unfinished">探索随之增长的计算量 n：局面所有着手的，或仅其他着手的（excluded）</translation>
</message>
<message>
<source>visits of a position before the search looks at its moves; the network's value of it counts once, a rollout at each visit</source>
<translation type="unfinished">搜索考察局面的着手之前该局面的计算量；网络对它的价值只算一次，快速走子每次都算</translation>
</message>
<message>
<source>visits that window_from 'subtree' divides the root's mean by beyond those made; the reference program has 1</source>
<translation type="unfinished">window_from 'subtree' 在实际计算量之外除根节点平均值所用的计算量；参考程序为 1</translation>
</message>
<message>
<source>waiting</source>
<translation type="unfinished">等待中</translation>
</message>
<message>
<source>warmup steps</source>
<translation type="unfinished">预热步数</translation>
</message>
<message>
<source>weight decay</source>
<translation type="unfinished">权重衰减</translation>
</message>
<message>
<source>weight of an evaluation in a move's mean, relative to one a ply less deep; 1 = all count the same</source>
<translation type="unfinished">一次推理在着手平均值中的权重是浅一手者的多少倍</translation>
</message>
<message>
<source>weight of quick games played on to the end from each new position, against the network's value: 0 = the network alone, 1 = the games alone</source>
<translation type="unfinished">从每个新局面快速下到终局的对局相对于网络估值的权重：0 = 只用网络，1 = 只用对局</translation>
</message>
<message>
<source>what fpu 'lz' takes off the value, times the square root of the policy of the moves tried</source>
<translation type="unfinished">fpu 'lz' 从价值中减去的量，乘以已尝试着手策略之和的平方根</translation>
</message>
<message>
<source>what the teacher says about the game, at its head</source>
<translation type="unfinished">教师对本局的评语，置于开头</translation>
</message>
<message>
<source>when ahead</source>
<translation type="unfinished">领先时</translation>
</message>
<message>
<source>when behind</source>
<translation type="unfinished">落后时</translation>
</message>
<message>
<source>when pass is a candidate: always, not if it loses on the board (guarded), or only when few moves are left (restricted)</source>
<translation type="unfinished">停一手何时作为候选：总是、盘面会输时除外（guarded），或仅当所剩着手很少时（restricted）</translation>
</message>
<message>
<source>whether a head learns the flattened policy, for training alone</source>
<translation type="unfinished">是否有学习平滑后策略的头，仅用于训练</translation>
</message>
<message>
<source>whether a multi_label head gives one winrate to two komi between which no score lies when every point is owned: -2.5 and -1.5, -0.5 and 0.5 and so on where the board's points are odd; off, each komi has a winrate of its own</source>
<translation type="unfinished">multi_label 头是否对其间不存在目数结果的两个贴目（每个点都有归属时）给出同一胜率：棋盘点数为奇数时为 -2.5 和 -1.5、-0.5 和 0.5 等；关闭则每个贴目各有胜率</translation>
</message>
<message>
<source>whether alpha is the sum of the expected owners of all points, and the value head gives only what is to be added</source>
<translation type="unfinished">alpha 是否为所有点预期归属之和，价值头只给出要加上的部分</translation>
</message>
<message>
<source>whether every second block adds a bias pooled over the board</source>
<translation type="unfinished">是否每隔一块加入在棋盘上池化的偏置</translation>
</message>
<message>
<source>whether suicide of two or more stones is legal</source>
<translation type="unfinished">两子以上的自杀是否合法</translation>
</message>
<message>
<source>whether there is a head for each point's final owner</source>
<translation type="unfinished">是否有输出每个点最终归属的头</translation>
</message>
<message>
<source>which move is best: the most visited (the paper), or the one with the best lower confidence bound</source>
<translation type="unfinished">哪一手为最佳：计算量最大的（论文），或置信下界最高的</translation>
</message>
<message>
<source>which positions may not come back: any earlier board, a board with the same player to move, or only the one before (simple ko)</source>
<translation type="unfinished">哪些局面不得重现：任何先前的局面、轮走方相同的局面，或仅上一个局面（简单劫）</translation>
</message>
<message>
<source>white stone</source>
<translation type="unfinished">白子</translation>
</message>
<message>
<source>who would find the moves is asked after the analysis</source>
<translation type="unfinished">谁能找到这些着手，将在分析结束后询问</translation>
</message>
<message>
<source>widths of a cross layer's convolutions, one for each branch</source>
<translation type="unfinished">十字层各卷积的宽度，每个分支一个</translation>
</message>
<message>
<source>win rule</source>
<translation type="unfinished">胜负规则</translation>
</message>
<message>
<source>window from</source>
<translation type="unfinished">范围依据</translation>
</message>
<message>
<source>window rows</source>
<translation type="unfinished">窗口样本数</translation>
</message>
<message>
<source>window scale</source>
<translation type="unfinished">窗口缩放</translation>
</message>
<message>
<source>winner expectation</source>
<translation type="unfinished">胜方预期</translation>
</message>
<message>
<source>winner_expectation: games to learn from: all, or those whose expectation was right, or wrong.</source>
<translation type="unfinished">winner_expectation：用来学习的对局：全部，或预期正确的，或预期错误的。</translation>
</message>
<message>
<source>winner_expectation: share of the games that White is expected to win.</source>
<translation type="unfinished">winner_expectation：预期白胜的对局比例。</translation>
</message>
<message>
<source>winning chances, but no points beyond the error</source>
<translation type="unfinished">损失胜率，目数损失在误差之内</translation>
</message>
<message>
<source>winrate</source>
<translation type="unfinished">胜率</translation>
</message>
<message>
<source>winrate loss</source>
<translation type="unfinished">胜率损失</translation>
</message>
<message>
<source>winrate weight</source>
<translation type="unfinished">胜率权重</translation>
</message>
<message>
<source>wins</source>
<translation type="unfinished">胜局</translation>
</message>
<message>
<source>with a few visits each</source>
<translation type="unfinished">每手少量计算</translation>
</message>
<message>
<source>with equal visits</source>
<translation type="unfinished">计算量均等</translation>
</message>
<message>
<source>with one number</source>
<translation type="unfinished">单个数的</translation>
</message>
<message>
<source>with {name}</source>
<translation type="unfinished">与 {name}</translation>
</message>
<message>
<source>within the error of the search</source>
<translation type="unfinished">在搜索误差之内</translation>
</message>
<message>
<source>within {interval}</source>
<translation type="unfinished">在 {interval} 之内</translation>
</message>
<message>
<source>won</source>
<translation type="unfinished">胜</translation>
</message>
<message>
<source>workers</source>
<translation type="unfinished">工作进程</translation>
</message>
<message>
<source>write it like {example}</source>
<translation type="unfinished">请写成如 {example}</translation>
</message>
<message>
<source>your folder</source>
<translation type="unfinished">您的文件夹</translation>
</message>
<message>
<source>{0} positions of {1} games</source>
<translation type="unfinished">{1} 局的 {0} 个局面</translation>
</message>
<message>
<source>{address!r:.60} is no command line; the address of an engine on another computer begins with ws://</source>
<translation type="unfinished">{address!r:.60} 不是命令行；另一台电脑上引擎的地址以 ws:// 开头</translation>
</message>
<message>
<source>{agent} at komi {komi}</source>
<translation type="unfinished">{agent}，贴目 {komi}</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed</source>
<translation type="unfinished">{n} 个局面中 {analyzed} 个已分析</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed with {networks}</source>
<translation type="unfinished">{n} 个局面中 {analyzed} 个已用 {networks} 分析</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed</source>
<translation type="unfinished">{n} 个局面中 {analyzed} 个已分析</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed with {networks}</source>
<translation type="unfinished">{n} 个局面中 {analyzed} 个已用 {networks} 分析</translation>
</message>
<message>
<source>{annotation}; a second time removes the annotation</source>
<translation type="unfinished">{annotation}；再按一次去掉标注</translation>
</message>
<message>
<source>{asked} of {networks} networks evaluated so far</source>
<translation type="unfinished">至今已询问 {networks} 个网络中的 {asked} 个</translation>
</message>
<message>
<source>{better} captures {stones}.</source>
<translation type="unfinished">{better} 可提掉{stones}。</translation>
</message>
<message>
<source>{better} catches {stones} in a ladder that works.</source>
<translation type="unfinished">{better} 征子有利，可征吃{stones}。</translation>
</message>
<message>
<source>{better} catches {stones}.</source>
<translation type="unfinished">{better} 可吃住{stones}。</translation>
</message>
<message>
<source>{better} comes first, this move only after it.</source>
<translation type="unfinished">应先下 {better}，再下此手。</translation>
</message>
<message>
<source>{better} is a ko threat: {opponent} answers at {answer}, and {player} retakes the ko with {ko}.</source>
<translation type="unfinished">{better} 是劫材：{opponent}应在 {answer}，{player}再于 {ko} 提回劫。</translation>
</message>
<message>
<source>{better} {there} is bigger than this move {here}.</source>
<translation type="unfinished">{there}的 {better} 大于{here}的这一手。</translation>
</message>
<message>
<source>{better} {there} is worth about {more} points; this move {here} gains about {less}.</source>
<translation type="unfinished">{there}的 {better} 约值 {more} 目；{here}的这一手约得 {less} 目。</translation>
</message>
<message>
<source>{black} against {white}</source>
<translation type="unfinished">{black} 对 {white}</translation>
</message>
<message>
<source>{board}, komi {komi}, {rules} rules.</source>
<translation type="unfinished">{board}，贴目 {komi}，{rules}规则。</translation>
</message>
<message>
<source>{board}, komi {komi}.</source>
<translation type="unfinished">{board}，贴目 {komi}。</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold} 要冒 {risk}% 的风险；{safe} 更稳妥。</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold} 要冒 {risk}% 的风险；{safe} 可稳胜。</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold} 多得 {points} 目，但要冒 {risk}% 的风险；{safe} 更稳妥。</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold} 多得 {points} 目，但要冒 {risk}% 的风险；{safe} 可稳胜。</translation>
</message>
<message>
<source>{bounds}, not {value}</source>
<translation type="unfinished">{bounds}，而不是 {value}</translation>
</message>
<message>
<source>{by_generation} or {by_share}</source>
<translation type="unfinished">{by_generation} 或 {by_share}</translation>
</message>
<message>
<source>{caption}, λ {value}</source>
<translation type="unfinished">{caption}，λ {value}</translation>
</message>
<message>
<source>{color} at komi {komi:g}</source>
<translation type="unfinished">贴目 {komi:g} 时{color}</translation>
</message>
<message>
<source>{color} from move {number} on, at komi {komi}</source>
<translation type="unfinished">{color}，自第 {number} 手起，贴目 {komi}</translation>
</message>
<message>
<source>{color} is to play.</source>
<translation type="unfinished">轮{color}下。</translation>
</message>
<message>
<source>{color} keeps the lead, held since move {first}, to the end.</source>
<translation type="unfinished">{color}从第 {first} 手起领先，并一直保持到最后。</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}, by up to {points:.1f} points.</source>
<translation type="unfinished">从第 {first} 手到第 {last} 手{color}领先，最多 {points:.1f} 目。</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}.</source>
<translation type="unfinished">从第 {first} 手到第 {last} 手{color}领先。</translation>
</message>
<message>
<source>{color} leads from the first move to the last.</source>
<translation type="unfinished">{color}从第一手到最后一手始终领先。</translation>
</message>
<message>
<source>{color} wins at komi {komi}</source>
<translation type="unfinished">贴目 {komi} 时{color}胜</translation>
</message>
<message>
<source>{color}’s rank</source>
<translation type="unfinished">{color}的段位</translation>
</message>
<message>
<source>{columns}×{rows}, {n} move</source>
<translation type="unfinished">{columns}×{rows}，{n} 手</translation>
</message>
<message>
<source>{columns}×{rows}, {n} moves</source>
<translation type="unfinished">{columns}×{rows}，{n} 手</translation>
</message>
<message>
<source>{command!r:.80} is not a valid command line ({error}); check its quotes</source>
<translation type="unfinished">{command!r:.80} 不是命令行（{error}）；请检查引号</translation>
</message>
<message>
<source>{command!r} gave no move within {seconds:.0f} s</source>
<translation type="unfinished">{command!r} 在 {seconds:.0f} s 内没有给出着手</translation>
</message>
<message>
<source>{command!r} was answered with endless text</source>
<translation type="unfinished">{command!r} 的应答没完没了</translation>
</message>
<message>
<source>{command}: move {number}</source>
<translation type="unfinished">{command}：第 {number} 手</translation>
</message>
<message>
<source>{count} failed</source>
<translation type="unfinished">{count} 个失败</translation>
</message>
<message>
<source>{count} files were not added: {files}.</source>
<translation type="unfinished">{count} 个文件未添加：{files}。</translation>
</message>
<message>
<source>{count} games: {points:.2f} points lost per move ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">{count} 局：每手损失 {points:.2f} 目（{low:.2f} 至 {high:.2f}）。</translation>
</message>
<message>
<source>{count} numbers beside the planes, 0 where not listed: {numbers}.</source>
<translation type="unfinished">平面之外还有 {count} 个数，未列出的为 0：{numbers}。</translation>
</message>
<message>
<source>{count} of Black's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">黑方 {all} 个失误中有 {count} 个出现在胜负已定之后。</translation>
</message>
<message>
<source>{count} of White's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">白方 {all} 个失误中有 {count} 个出现在胜负已定之后。</translation>
</message>
<message>
<source>{count} of them by few visits.</source>
<translation type="unfinished">其中 {count} 手仅凭少量计算。</translation>
</message>
<message>
<source>{days:.1f} days</source>
<translation type="unfinished">{days:.1f} 天</translation>
</message>
<message>
<source>{done:.0f} of {total:.0f} MB</source>
<translation type="unfinished">{done:.0f} / {total:.0f} MB</translation>
</message>
<message>
<source>{done} of 8 symmetries: {text}.</source>
<translation type="unfinished">8 个对称中的 {done} 个：{text}。</translation>
</message>
<message>
<source>{done} of {n} game</source>
<translation type="unfinished">{n} 局中已完成 {done} 局</translation>
</message>
<message>
<source>{done} of {n} games</source>
<translation type="unfinished">{n} 局中已完成 {done} 局</translation>
</message>
<message>
<source>{done} of {total}</source>
<translation type="unfinished">{done} / {total}</translation>
</message>
<message>
<source>{done} of {total} games</source>
<translation type="unfinished">{total} 局中已完成 {done} 局</translation>
</message>
<message>
<source>{done} of {total} searches</source>
<translation type="unfinished">{done} / {total} 次搜索</translation>
</message>
<message>
<source>{due} of {n} position due</source>
<translation type="unfinished">{n} 个局面中 {due} 个到期</translation>
</message>
<message>
<source>{due} of {n} positions due</source>
<translation type="unfinished">{n} 个局面中 {due} 个到期</translation>
</message>
<message>
<source>{engine} is analyzing.</source>
<translation type="unfinished">{engine} 正在分析。</translation>
</message>
<message>
<source>{engine} is in use.</source>
<translation type="unfinished">{engine} 正在使用。</translation>
</message>
<message>
<source>{engine} plays both sides.</source>
<translation type="unfinished">双方都由 {engine} 下。</translation>
</message>
<message>
<source>{engine} plays {color} after the swap.</source>
<translation type="unfinished">{engine} 在交换后执{color}。</translation>
</message>
<message>
<source>{engine} plays {color}.</source>
<translation type="unfinished">{engine} 执{color}。</translation>
</message>
<message>
<source>{engine} plays {sides}.</source>
<translation type="unfinished">{engine} 执{sides}。</translation>
</message>
<message>
<source>{error} is not a point of the {size}x{size} board</source>
<translation type="unfinished">{error} 不是 {size}x{size} 棋盘上的点</translation>
</message>
<message>
<source>{error}; it can't analyze on {size}x{size}</source>
<translation type="unfinished">{error}；它不能在 {size}x{size} 上分析</translation>
</message>
<message>
<source>{error}; it can't play on {size}x{size}</source>
<translation type="unfinished">{error}；无法在 {size}x{size} 上对弈</translation>
</message>
<message>
<source>{error}; other programs are written gtp:COMMAND</source>
<translation type="unfinished">{error}；其他程序写作 gtp:COMMAND</translation>
</message>
<message>
<source>{error}; this game can't be shown, but stays in the file when you save it</source>
<translation type="unfinished">{error}；此局无法显示，但保存时仍留在文件中</translation>
</message>
<message>
<source>{evaluator}  ({speed} evaluations/s)</source>
<translation type="unfinished">{evaluator}  （{speed} 次推理/秒）</translation>
</message>
<message>
<source>{field!r:.60} is not known</source>
<translation type="unfinished">未知的 {field!r:.60}</translation>
</message>
<message>
<source>{field!r} is missing</source>
<translation type="unfinished">缺少 {field!r}</translation>
</message>
<message>
<source>{field!r} must be {expected}</source>
<translation type="unfinished">{field!r} 应为{expected}</translation>
</message>
<message>
<source>{file} only suggests moves and gives no winrates; leave it out</source>
<translation type="unfinished">{file} 只知道着手，没有胜率；请去掉该网络</translation>
</message>
<message>
<source>{file} plays {boards}, the position is {size}x{size}; leave it out</source>
<translation type="unfinished">{file} 适用于 {boards}，而局面为 {size}x{size}；请去掉该网络</translation>
</message>
<message>
<source>{file}, game {number}</source>
<translation type="unfinished">{file}，第 {number} 局</translation>
</message>
<message>
<source>{file}, line {line}: a line of more than {most:,} moves or nodes; no game is that long, so the file is not read</source>
<translation type="unfinished">{file}，第 {line} 行：一条线超过 {most:,} 手或节点；没有这么长的对局，因此不读取此文件</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} games in one file; split it into smaller ones</source>
<translation type="unfinished">{file}，第 {line} 行：一个文件中超过 {most:,} 局；请拆分成较小的文件</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} values without a name; the file is damaged or not SGF</source>
<translation type="unfinished">{file}，第 {line} 行：超过 {most:,} 个没有名称的值；文件已损坏或不是 SGF</translation>
</message>
<message>
<source>{file}, line {line}: more than {nodes:,} nodes or {values:,} values in one file; split it into smaller ones</source>
<translation type="unfinished">{file}，第 {line} 行：一个文件中超过 {nodes:,} 个节点或 {values:,} 个值；请拆分成较小的文件</translation>
</message>
<message>
<source>{file}, line {line}: {what} is longer than the {megabytes} MB that a property may have; shorten it in a text editor</source>
<translation type="unfinished">{file}，第 {line} 行：{what}超过属性允许的 {megabytes} MB；请用文本编辑器缩短</translation>
</message>
<message>
<source>{file}: GM[{game}] is another game than Go; choose a record of Go</source>
<translation type="unfinished">{file}：GM[{game}] 不是围棋；请选择围棋棋谱</translation>
</message>
<message>
<source>{file}: a KataGo network, which plays and analyzes here but can't be trained; choose a network of this program, Leela Zero or SAI</source>
<translation type="unfinished">{file}：KataGo 网络，在此可对弈和分析，但不能训练；请选择本程序、Leela Zero 或 SAI 的网络</translation>
</message>
<message>
<source>{file}: a board of size {size} can't be read</source>
<translation type="unfinished">{file}：无法读取 {size} 路棋盘</translation>
</message>
<message>
<source>{file}: a file is where the {name} needs a folder; name another folder, or move the file away</source>
<translation type="unfinished">{file}：{name}需要文件夹的位置上是一个文件；请指定另一个文件夹，或移走该文件</translation>
</message>
<message>
<source>{file}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{file}：无法读取（{reason}）；请另选文件</translation>
</message>
<message>
<source>{file}: can't be saved ({reason}); choose another folder or free some space</source>
<translation type="unfinished">{file}：无法保存（{reason}）；请另选文件夹或腾出空间</translation>
</message>
<message>
<source>{file}: ends within tensor {name}; get the file again</source>
<translation type="unfinished">{file}：在张量 {name} 中间结束；请重新获取文件</translation>
</message>
<message>
<source>{file}: feature set {features} has version {features_version}, here it is {version}; a newer version of this program may read it</source>
<translation type="unfinished">{file}：特征集 {features} 的版本为 {features_version}，而此处为 {version}；更新版本的程序或可读取</translation>
</message>
<message>
<source>{file}: is read-only and was not changed; save under another name</source>
<translation type="unfinished">{file}：文件为只读，未被更改；请以其他名称保存</translation>
</message>
<message>
<source>{file}: its header is damaged; get the file again</source>
<translation type="unfinished">{file}：文件头已损坏；请重新获取文件</translation>
</message>
<message>
<source>{file}: its tensors overlap; get the file again</source>
<translation type="unfinished">{file}：张量互相重叠；请重新获取文件</translation>
</message>
<message>
<source>{file}: larger than its tensors; get the file again</source>
<translation type="unfinished">{file}：大于其张量；请重新获取文件</translation>
</message>
<message>
<source>{file}: not a network file, or only the beginning of one; known are this program's .safetensors files, KataGo's networks and Leela Zero or SAI text files</source>
<translation type="unfinished">{file}：不是网络文件，或只是其开头部分；可识别的有本程序的 .safetensors 文件、KataGo 的网络，以及 Leela Zero 或 SAI 的文本文件</translation>
</message>
<message>
<source>{file}: not a zip file ({error}); left out</source>
<translation type="unfinished">{file}：不是 zip 文件（{error}）；已略去</translation>
</message>
<message>
<source>{file}: not saved: {tensor_name} holds values that are not finite numbers; go back to an earlier checkpoint</source>
<translation type="unfinished">{file}：未保存：{tensor_name} 含有非有限的数；请回到更早的检查点</translation>
</message>
<message>
<source>{file}: saved in UTF-8 from now on, because {old} lacks characters</source>
<translation type="unfinished">{file}：今后以 UTF-8 保存，因为 {old} 缺少所需字符</translation>
</message>
<message>
<source>{file}: tensor {name} holds impossible numbers; get the file again</source>
<translation type="unfinished">{file}：张量 {name} 含有不可能的数；请重新获取文件</translation>
</message>
<message>
<source>{file}: tensor {name} is not a float tensor of shape {shape} inside the file, which may be cut off; download it again</source>
<translation type="unfinished">{file}：张量 {name} 不是文件内形状为 {shape} 的浮点张量，文件可能不完整；请重新下载</translation>
</message>
<message>
<source>{file}: tensor {wrong!r:.60} is {where}; the header doesn't fit the weights, get the file again</source>
<translation type="unfinished">{file}：张量 {wrong!r:.60} 为 {where}；文件头与权重不符，请重新获取文件</translation>
</message>
<message>
<source>{file}: the list of networks can't be read ({reason}), so it can't be changed either; make the file readable</source>
<translation type="unfinished">{file}：无法读取网络列表（{reason}），新列表会丢失其中的内容；请使该文件可读</translation>
</message>
<message>
<source>{file}: the list of networks can't be written ({reason})</source>
<translation type="unfinished">{file}：无法写入网络列表（{reason}）</translation>
</message>
<message>
<source>{first} to {last}</source>
<translation type="unfinished">{first} 至 {last}</translation>
</message>
<message>
<source>{first}; {second}</source>
<translation type="unfinished">{first}；{second}</translation>
</message>
<message>
<source>{folder} can't be written ({reason}); choose another place.</source>
<translation type="unfinished">无法写入 {folder}（{reason}）；请另选位置。</translation>
</message>
<message>
<source>{folder} is a file; choose another name.</source>
<translation type="unfinished">{folder} 是文件；请另选名称。</translation>
</message>
<message>
<source>{folder}: a process works on this run already; stop it first</source>
<translation type="unfinished">{folder}：已有进程正在处理此训练；请先停止它</translation>
</message>
<message>
<source>{folder}: another process is using this folder; stop it first</source>
<translation type="unfinished">{folder}：另一个进程正在其中工作；请先停止它</translation>
</message>
<message>
<source>{folder}: contains other files; name a new or empty folder</source>
<translation type="unfinished">{folder}：含有其他内容；请指定新的或空的文件夹</translation>
</message>
<message>
<source>{folder}: has no network of generation {generation}; known: {known}</source>
<translation type="unfinished">{folder}：没有第 {generation} 代的网络；已知的有：{known}</translation>
</message>
<message>
<source>{folder}: no review was started there; name the games</source>
<translation type="unfinished">{folder}：那里没有开始过复盘；请指定对局</translation>
</message>
<message>
<source>{folder}: the {name} can't be started ({reason}); choose a folder that can be written</source>
<translation type="unfinished">{folder}：无法启动 {name}（{reason}）；请选择可写入的文件夹</translation>
</message>
<message>
<source>{games:,} games</source>
<translation type="unfinished">{games:,} 局</translation>
</message>
<message>
<source>{games} games agree with the network's curve (p = {p}).</source>
<translation type="unfinished">{games} 局与网络的曲线相符（p = {p}）。</translation>
</message>
<message>
<source>{games} games contradict the network's curve (p = {p}).</source>
<translation type="unfinished">{games} 局与网络的曲线不符（p = {p}）。</translation>
</message>
<message>
<source>{games} games in all, rounded up</source>
<translation type="unfinished">共 {games} 局（向上取整）</translation>
</message>
<message>
<source>{games} games per CPU hour</source>
<translation type="unfinished">每 CPU 小时 {games} 局</translation>
</message>
<message>
<source>{games} of {ranks}</source>
<translation type="unfinished">{ranks} {games} 局</translation>
</message>
<message>
<source>{game} was recovered or discarded in another window.</source>
<translation type="unfinished">{game} 已在另一窗口中恢复或丢弃。</translation>
</message>
<message>
<source>{game}. The loser gets points in the next game, so that you win about half.</source>
<translation type="unfinished">{game}。败者在下一局得到目数，使您约胜一半。</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} file can't be read.</source>
<translation type="unfinished">{games} 局中有 {hits} 局含此棋形；{n} 个文件无法读取。</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} files can't be read.</source>
<translation type="unfinished">{games} 局中有 {hits} 局含此棋形；{n} 个文件无法读取。</translation>
</message>
<message>
<source>{hits} of {n} game has the pattern.</source>
<translation type="unfinished">{n} 局中有 {hits} 局含此棋形。</translation>
</message>
<message>
<source>{hits} of {n} games have the pattern.</source>
<translation type="unfinished">{n} 局中有 {hits} 局含此棋形。</translation>
</message>
<message>
<source>{host} did not send {name} ({reason})</source>
<translation type="unfinished">{host} 没有发来 {name}（{reason}）</translation>
</message>
<message>
<source>{host} is not a public address of the internet</source>
<translation type="unfinished">{host} 不是互联网的公共地址</translation>
</message>
<message>
<source>{host} is {address}, not a public address of the internet</source>
<translation type="unfinished">{host} 是 {address}，不是互联网的公共地址</translation>
</message>
<message>
<source>{host} redirects to {address:.200}</source>
<translation type="unfinished">{host} 重定向到 {address:.200}</translation>
</message>
<message>
<source>{hours:.1f} h</source>
<translation type="unfinished">{hours:.1f} 小时</translation>
</message>
<message>
<source>{judged} of Black's {n} move judged</source>
<translation type="unfinished">已评判黑方 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of Black's {n} moves judged</source>
<translation type="unfinished">已评判黑方 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of White's {n} move judged</source>
<translation type="unfinished">已评判白方 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of White's {n} moves judged</source>
<translation type="unfinished">已评判白方 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of {moves}</source>
<translation type="unfinished">{moves} 中的 {judged}</translation>
</message>
<message>
<source>{judged} of {n} move judged</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of {n} move judged, komi {komi}</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手，贴目 {komi}</translation>
</message>
<message>
<source>{judged} of {n} move judged.</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手。</translation>
</message>
<message>
<source>{judged} of {n} moves judged</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手</translation>
</message>
<message>
<source>{judged} of {n} moves judged, komi {komi}</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手，贴目 {komi}</translation>
</message>
<message>
<source>{judged} of {n} moves judged.</source>
<translation type="unfinished">已评判 {n} 手中的 {judged} 手。</translation>
</message>
<message>
<source>{key} is taken from “{command}”.</source>
<translation type="unfinished">{key} 原属“{command}”，将改为此用。</translation>
</message>
<message>
<source>{kind} files (*.{ending})</source>
<translation type="unfinished">{kind} 文件 (*.{ending})</translation>
</message>
<message>
<source>{kind} of at least {limit}</source>
<translation type="unfinished">至少 {limit} 的{kind}</translation>
</message>
<message>
<source>{kind} of at most {limit}</source>
<translation type="unfinished">至多 {limit} 的{kind}</translation>
</message>
<message>
<source>{kind} of {limit}</source>
<translation type="unfinished">{limit} 的{kind}</translation>
</message>
<message>
<source>{kind}: {move} loses {lost} at komi {komi}.</source>
<translation type="unfinished">{kind}：{move} 损失 {lost}（贴目 {komi}）。</translation>
</message>
<message>
<source>{kind}: {move} loses {lost}.</source>
<translation type="unfinished">{kind}：{move} 损失 {lost}。</translation>
</message>
<message>
<source>{komi} + {compensation:g} for handicap</source>
<translation type="unfinished">{komi} + 让子补偿 {compensation:g}</translation>
</message>
<message>
<source>{later} right later, {shown} shown</source>
<translation type="unfinished">之后猜对 {later} 手，揭示 {shown} 手</translation>
</message>
<message>
<source>{lead} in territory and prisoners, komi {komi}</source>
<translation type="unfinished">按领地和提子 {lead}，贴目 {komi}</translation>
</message>
<message>
<source>{lead} on the board</source>
<translation type="unfinished">盘面 {lead}</translation>
</message>
<message>
<source>{lead} on the board, komi {komi}</source>
<translation type="unfinished">盘面 {lead}，贴目 {komi}</translation>
</message>
<message>
<source>{link!r:.200} is not a link that can be opened; copy the address of a web page</source>
<translation type="unfinished">{link!r:.200} 不是可以打开的链接；请复制网页的网址</translation>
</message>
<message>
<source>{link!r:.200} names no game that can be fetched; {site} has links to {links}</source>
<translation type="unfinished">{link!r:.200} 不指向可以获取的对局；{site} 的链接可指向{links}</translation>
</message>
<message>
<source>{loser} led until move {last}; from move {first} on {winner} leads.</source>
<translation type="unfinished">{loser}领先到第 {last} 手；从第 {first} 手起{winner}领先。</translation>
</message>
<message>
<source>{low:.1f} to {high:.1f}</source>
<translation type="unfinished">{low:.1f} 至 {high:.1f}</translation>
</message>
<message>
<source>{low:g} to {high:g}</source>
<translation type="unfinished">{low:g} 至 {high:g}</translation>
</message>
<message>
<source>{low} to {high}</source>
<translation type="unfinished">{low} 至 {high}</translation>
</message>
<message>
<source>{low}×{low} to {high}×{high}</source>
<translation type="unfinished">{low}×{low} 至 {high}×{high}</translation>
</message>
<message>
<source>{main} + {count} moves in {extra}</source>
<translation type="unfinished">{main} + {extra} 内 {count} 手</translation>
</message>
<message>
<source>{main} + {count} × {extra} byo-yomi</source>
<translation type="unfinished">{main} + {count} × {extra} 读秒</translation>
</message>
<message>
<source>{main} + {extra} per move</source>
<translation type="unfinished">{main} + 每手 {extra}</translation>
</message>
<message>
<source>{mark}: no game bounds this rating on one side; the number is by {draws:g} draws that are added, the interval by the games alone.</source>
<translation type="unfinished">{mark}：没有对局能限定此等级分的某一侧；数值由另加的 {draws:g} 局和棋得出，区间只由对局得出。</translation>
</message>
<message>
<source>{matches} found</source>
<translation type="unfinished">找到 {matches}</translation>
</message>
<message>
<source>{mean} ({low} to {high})</source>
<translation type="unfinished">{mean}（{low} 至 {high}）</translation>
</message>
<message>
<source>{minutes:.0f} min</source>
<translation type="unfinished">{minutes:.0f} 分钟</translation>
</message>
<message>
<source>{moves} moves</source>
<translation type="unfinished">{moves} 手</translation>
</message>
<message>
<source>{moves}, branch at {move}</source>
<translation type="unfinished">{moves}，于第 {move} 手分支</translation>
</message>
<message>
<source>{move} adds {points} points for its owner; β is {beta:.2f} with it, {other:.2f} without it</source>
<translation type="unfinished">{move} 为己方增加 {points} 目；有它时 β 为 {beta:.2f}，没有它时为 {other:.2f}</translation>
</message>
<message>
<source>{move} and {other} are equal near komi {komi}, within the error.</source>
<translation type="unfinished">{move} 与 {other} 在贴目 {komi} 附近相当（误差之内）。</translation>
</message>
<message>
<source>{move} best</source>
<translation type="unfinished">{move} 最佳</translation>
</message>
<message>
<source>{move} can't be judged.</source>
<translation type="unfinished">无法评判 {move}。</translation>
</message>
<message>
<source>{move} has been missed since move {number}.</source>
<translation type="unfinished">从第 {number} 手起一直错过 {move}。</translation>
</message>
<message>
<source>{move} has been the first choice from the beginning</source>
<translation type="unfinished">{move} 从一开始就是首选</translation>
</message>
<message>
<source>{move} has been the first choice since generation {generation}</source>
<translation type="unfinished">自第 {generation} 代起 {move} 为首选</translation>
</message>
<message>
<source>{move} in the game: {reason}</source>
<translation type="unfinished">实战的 {move}：{reason}</translation>
</message>
<message>
<source>{move} is about as good as the best move, {best}.</source>
<translation type="unfinished">{move} 与最佳着手 {best} 大致一样好。</translation>
</message>
<message>
<source>{move} is best</source>
<translation type="unfinished">{move} 最佳</translation>
</message>
<message>
<source>{move} is best and leaves {side} {lead}</source>
<translation type="unfinished">{move} 最佳，{side}{lead}</translation>
</message>
<message>
<source>{move} is best in the region</source>
<translation type="unfinished">{move} 在区域内最佳</translation>
</message>
<message>
<source>{move} is best {where}.</source>
<translation type="unfinished">{move} {where}最佳。</translation>
</message>
<message>
<source>{move} is better than {other} {where}.</source>
<translation type="unfinished">{move} {where}优于 {other}。</translation>
</message>
<message>
<source>{move} is clearly best.</source>
<translation type="unfinished">{move} 明显最佳。</translation>
</message>
<message>
<source>{move} is near.</source>
<translation type="unfinished">{move} 很接近。</translation>
</message>
<message>
<source>{move} is not the first choice of the newest network</source>
<translation type="unfinished">{move} 不是最新网络的首选</translation>
</message>
<message>
<source>{move} is the best move.</source>
<translation type="unfinished">{move} 是最佳着手。</translation>
</message>
<message>
<source>{move} is the first choice so far</source>
<translation type="unfinished">{move} 是目前的首选</translation>
</message>
<message>
<source>{move} is the first choice without a search</source>
<translation type="unfinished">{move} 是不搜索时的首选</translation>
</message>
<message>
<source>{move} is the first choice without a search.</source>
<translation type="unfinished">{move} 是不搜索时的首选。</translation>
</message>
<message>
<source>{move} keeps the game even</source>
<translation type="unfinished">{move} 保持两分</translation>
</message>
<message>
<source>{move} keeps {side} {lead}</source>
<translation type="unfinished">{move} 保持{side}{lead}</translation>
</message>
<message>
<source>{move} loses {lost}, as in the game.</source>
<translation type="unfinished">{move} 损失 {lost}，与实战相同。</translation>
</message>
<message>
<source>{move} loses {lost}.</source>
<translation type="unfinished">{move} 损失 {lost}。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">若应以 {answer}，{move} 损失 {points:.1f} 目；{better} 更好。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">若应以 {answer}，{move} 损失 {points:.1f} 目，胜率由 {high}% 降至 {low}%；{better} 更好。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move} 损失 {points:.1f} 目，胜率由 {high}% 降至 {low}%；{better} 更好。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points; {better} was better.</source>
<translation type="unfinished">{move} 损失 {points:.1f} 目；{better} 更好。</translation>
</message>
<message>
<source>{move} lost nothing measurable</source>
<translation type="unfinished">{move} 没有可测出的损失</translation>
</message>
<message>
<source>{move} lost {lost}</source>
<translation type="unfinished">{move} 损失 {lost}</translation>
</message>
<message>
<source>{move} lost {points:.1f}</source>
<translation type="unfinished">{move} 损失 {points:.1f} 目</translation>
</message>
<message>
<source>{move} was not played.</source>
<translation type="unfinished">实战没有下 {move}。</translation>
</message>
<message>
<source>{move} was played ({game}, move {number}).</source>
<translation type="unfinished">实战下了 {move}（{game}，第 {number} 手）。</translation>
</message>
<message>
<source>{move} was played and lost {lost} ({game}, move {number}).</source>
<translation type="unfinished">实战下了 {move}，损失 {lost}（{game}，第 {number} 手）。</translation>
</message>
<message>
<source>{move} was played and lost {lost}.</source>
<translation type="unfinished">实战下了 {move}，损失 {lost}。</translation>
</message>
<message>
<source>{move} was played.</source>
<translation type="unfinished">实战下了 {move}。</translation>
</message>
<message>
<source>{move}, Black wins {percent}</source>
<translation type="unfinished">{move}，黑方胜率 {percent}</translation>
</message>
<message>
<source>{name!r} is not a property name; use capital letters only, such as C or TR</source>
<translation type="unfinished">{name!r} 不是属性名；请只用大写字母，如 C 或 TR</translation>
</message>
<message>
<source>{names} beat each other in a circle</source>
<translation type="unfinished">{names} 循环相克</translation>
</message>
<message>
<source>{name} (other engine)</source>
<translation type="unfinished">{name}（其他引擎）</translation>
</message>
<message>
<source>{name} ({n} runs)</source>
<translation type="unfinished">{name}（{n} 次训练）</translation>
</message>
<message>
<source>{name} analyzes in the main window from now on.</source>
<translation type="unfinished">从现在起由 {name} 在主窗口分析。</translation>
</message>
<message>
<source>{name} analyzes {size}×{size} boards from now on; the game shown is {shown}×{shown}.</source>
<translation type="unfinished">{name} 此后分析 {size}×{size} 棋盘；当前显示的对局为 {shown}×{shown}。</translation>
</message>
<message>
<source>{name} answered without a move</source>
<translation type="unfinished">{name} 的回答中没有着手</translation>
</message>
<message>
<source>{name} averages Black's winrate over komi {low} to {high}: the wider, the more it plays for points.</source>
<translation type="unfinished">{name} 在贴目 {low} 至 {high} 上对黑方胜率取平均：范围越宽，越追求目数。</translation>
</message>
<message>
<source>{name} belongs to the whole game; add it at the start of the game</source>
<translation type="unfinished">{name} 属于整局；请在开局处添加</translation>
</message>
<message>
<source>{name} can't analyze: it knows none of {commands}</source>
<translation type="unfinished">{name} 不能分析：不认识 {commands} 中的任何一个</translation>
</message>
<message>
<source>{name} can't be changed here: {reason}</source>
<translation type="unfinished">此处不能更改 {name}：{reason}</translation>
</message>
<message>
<source>{name} can't be continued: {reason}.</source>
<translation type="unfinished">{name} 无法继续：{reason}。</translation>
</message>
<message>
<source>{name} can't be read.</source>
<translation type="unfinished">无法读取 {name}。</translation>
</message>
<message>
<source>{name} can't be written ({reason})</source>
<translation type="unfinished">无法写入 {name}（{reason}）</translation>
</message>
<message>
<source>{name} can't be written: {why}; choose another folder.</source>
<translation type="unfinished">无法写入 {name}：{why}；请另选文件夹。</translation>
</message>
<message>
<source>{name} can't search only a region. {reason}</source>
<translation type="unfinished">{name} 不能只搜索某区域。{reason}</translation>
</message>
<message>
<source>{name} can't start: {reason}.</source>
<translation type="unfinished">{name} 无法开始：{reason}。</translation>
</message>
<message>
<source>{name} considers komi {low} only: it plays to win at that komi.</source>
<translation type="unfinished">{name} 只看贴目 {low}：在此追求赢棋。</translation>
</message>
<message>
<source>{name} does not end with {ending}, as this report does.</source>
<translation type="unfinished">{name} 不以此报告的扩展名 {ending} 结尾。</translation>
</message>
<message>
<source>{name} does not play on {size}×{size}.</source>
<translation type="unfinished">{name} 不能下 {size}×{size}。</translation>
</message>
<message>
<source>{name} does not store its players; continue it on the command line.</source>
<translation type="unfinished">{name} 未保存其棋手；请在命令行中继续。</translation>
</message>
<message>
<source>{name} ended its analysis without a move</source>
<translation type="unfinished">{name} 结束了分析，却没有给出着手</translation>
</message>
<message>
<source>{name} has no changes to save.</source>
<translation type="unfinished">{name} 没有需要保存的更改。</translation>
</message>
<message>
<source>{name} has {n} move, so there is no move {move}</source>
<translation type="unfinished">{name} 有 {n} 手，没有第 {move} 手</translation>
</message>
<message>
<source>{name} has {n} moves, so there is no move {move}</source>
<translation type="unfinished">{name} 有 {n} 手，没有第 {move} 手</translation>
</message>
<message>
<source>{name} is a folder of labels; continue it on the command line with sai-engine label.</source>
<translation type="unfinished">{name} 是标注文件夹；可用 sai-engine label 继续。</translation>
</message>
<message>
<source>{name} is already running.</source>
<translation type="unfinished">{name} 已在进行。</translation>
</message>
<message>
<source>{name} is compared with {network}; the charts fill one by one.</source>
<translation type="unfinished">正在比较 {name} 与 {network}；图表会逐个填满。</translation>
</message>
<message>
<source>{name} is finished at generation {generation}, at its limit of time or nodes. To train it further, press Continue and enter a higher limit.</source>
<translation type="unfinished">{name} 已在第 {generation} 代完成，因达到时间或节点的上限；用“继续”提高上限可接着进行。</translation>
</message>
<message>
<source>{name} is finished at generation {generation}. To train it further, press Continue and enter more generations.</source>
<translation type="unfinished">{name} 已在第 {generation} 代完成；用“继续”增加代数可接着进行。</translation>
</message>
<message>
<source>{name} is not a "human" network of KataGo; choose another file</source>
<translation type="unfinished">{name} 不是 KataGo 的“人类”网络；请另选文件</translation>
</message>
<message>
<source>{name} is not reviewed yet.</source>
<translation type="unfinished">{name} 尚未复盘。</translation>
</message>
<message>
<source>{name} is not running.</source>
<translation type="unfinished">{name} 没有在进行。</translation>
</message>
<message>
<source>{name} is read-only; choose another name.</source>
<translation type="unfinished">{name} 为只读；请选择其他名称。</translation>
</message>
<message>
<source>{name} is reviewed in the background; it continues when you close this window.</source>
<translation type="unfinished">{name} 正在后台复盘；关闭此窗口后会继续。</translation>
</message>
<message>
<source>{name} is the open game itself; choose another name for the report.</source>
<translation type="unfinished">{name} 就是当前棋谱；请为报告另选名称。</translation>
</message>
<message>
<source>{name} is {status}.</source>
<translation type="unfinished">{name}：{status}。</translation>
</message>
<message>
<source>{name} lost {n} game: {reason}.</source>
<translation type="unfinished">{name} 输掉 {n} 局：{reason}。</translation>
</message>
<message>
<source>{name} lost {n} games: {reason}.</source>
<translation type="unfinished">{name} 输掉 {n} 局：{reason}。</translation>
</message>
<message>
<source>{name} must be finite numbers, not {value!s:.40}</source>
<translation type="unfinished">{name} 必须是有限的数，而不是 {value!s:.40}</translation>
</message>
<message>
<source>{name} must be one number, or one for each of {n} positions; not an array of shape {shape}</source>
<translation type="unfinished">{name} 必须是一个数，或为 {n} 个局面各一个数；不能是形状为 {shape} 的数组</translation>
</message>
<message>
<source>{name} must be one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">{name} 必须是以下之一：{choices}，而不是 {value!r:.40}</translation>
</message>
<message>
<source>{name} names commands that you have not allowed. Press Continue to review them.</source>
<translation type="unfinished">{name} 含有您未允许的命令。请按“继续”查看。</translation>
</message>
<message>
<source>{name} plays to win at its dynamic komi, {low}.</source>
<translation type="unfinished">{name} 在其动态贴目 {low} 下追求赢棋。</translation>
</message>
<message>
<source>{name} plays {boards} only, not {size}×{size}.</source>
<translation type="unfinished">{name} 只能下 {boards}，不能下 {size}×{size}。</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}</source>
<translation type="unfinished">{name} 可下 {boards}，而此棋盘为 {size}x{size}</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}; choose another network</source>
<translation type="unfinished">{name} 可下 {boards}，而此棋盘为 {size}x{size}；请另选网络</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}×{size}; choose another network.</source>
<translation type="unfinished">{name} 能下 {boards}，而此棋盘为 {size}×{size}；请另选网络。</translation>
</message>
<message>
<source>{name} rules</source>
<translation type="unfinished">{name}规则</translation>
</message>
<message>
<source>{name} runs in the background; it continues when you close this window.</source>
<translation type="unfinished">{name} 在后台运行；关闭此窗口后继续。</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window.</source>
<translation type="unfinished">{name} 在独立进程中开始，关闭此窗口后继续。</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window. Each of its runs appears in this list when it begins.</source>
<translation type="unfinished">{name} 在独立进程中开始，关闭此窗口后继续；其中每次训练开始时会加入此列表。</translation>
</message>
<message>
<source>{name} stops after the current step, within seconds. All games and the network are kept, and Continue resumes from there.</source>
<translation type="unfinished">{name} 在当前步骤完成后几秒内停止；所有对局和网络都会保留，“继续”由此接着进行。</translation>
</message>
<message>
<source>{name} stops within seconds; nothing is lost.</source>
<translation type="unfinished">{name} 几秒内停止；不会丢失任何内容。</translation>
</message>
<message>
<source>{name} uses programs, clusters or files that you have not used here before. If you continue, they are started or opened with your user's permissions. Continue only if you trust the source of the folder.</source>
<translation type="unfinished">{name} 使用了您未在此用过的程序、集群或文件。继续将以您的权限启动或打开它们。请仅在信任该文件夹来源时继续。</translation>
</message>
<message>
<source>{name} was added and is used for analysis from now on.</source>
<translation type="unfinished">已添加 {name}，此后用它分析。</translation>
</message>
<message>
<source>{name} was added.</source>
<translation type="unfinished">已添加 {name}。</translation>
</message>
<message>
<source>{name} was added: reviews tell which mistakes players of each rank make, and New game has opponents from 20 kyu to 9 dan. It does not analyze.</source>
<translation type="unfinished">已添加 {name}：复盘会说明各段位棋手会犯哪些失误，“新对局”中有从 20 级到 9 段的对手。它不用于分析。</translation>
</message>
<message>
<source>{name} was interrupted: {reason}.</source>
<translation type="unfinished">{name} 已中断：{reason}。</translation>
</message>
<message>
<source>{name} was removed from the list; its file was not deleted.</source>
<translation type="unfinished">{name} 已从列表移除；其文件未删除。</translation>
</message>
<message>
<source>{name}, game {number}</source>
<translation type="unfinished">{name}，第 {number} 局</translation>
</message>
<message>
<source>{name}, komi {komi}</source>
<translation type="unfinished">{name}，贴目 {komi}</translation>
</message>
<message>
<source>{name}: another network</source>
<translation type="unfinished">{name}：另一个网络</translation>
</message>
<message>
<source>{name}: can't be opened ({reason}); choose another file</source>
<translation type="unfinished">{name}：无法打开（{reason}）；请另选文件</translation>
</message>
<message>
<source>{name}: can't be read (it is not a file); choose a network file</source>
<translation type="unfinished">{name}：无法读取（不是文件）；请选择网络文件</translation>
</message>
<message>
<source>{name}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{name}：无法读取（{reason}）；请另选文件</translation>
</message>
<message>
<source>{name}: can't be read ({why}); left out</source>
<translation type="unfinished">{name}：无法读取（{why}）；已略去</translation>
</message>
<message>
<source>{name}: is {kind}; choose a file</source>
<translation type="unfinished">{name}：是{kind}；请选择文件</translation>
</message>
<message>
<source>{name}: longer than {megabytes} MiB; left out</source>
<translation type="unfinished">{name}：超过 {megabytes} MiB；已略去</translation>
</message>
<message>
<source>{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format</source>
<translation type="unfinished">{name}：未找到对局；这不是 SGF、GIB、NGF 或 UGI 格式的文件</translation>
</message>
<message>
<source>{name}: point lists are longer than any real record's; not read</source>
<translation type="unfinished">{name}：点列表比任何真实棋谱都长；未读取</translation>
</message>
<message>
<source>{name}: there is no such network file, and no network of that name</source>
<translation type="unfinished">{name}：没有此网络文件，也没有此名称的网络</translation>
</message>
<message>
<source>{name}: there is not enough memory to read it; split it into smaller files</source>
<translation type="unfinished">{name}：内存不足，无法读取；请拆成较小的文件</translation>
</message>
<message>
<source>{name}: what {host} sent is another file (its SHA-256 differs)</source>
<translation type="unfinished">{name}：{host} 发来的是另一个文件（SHA-256 不同）</translation>
</message>
<message>
<source>{name}: {megabytes:,} MB is more than a file of records may have ({most} MB); split it into smaller ones</source>
<translation type="unfinished">{name}：{megabytes:,} MB 超过棋谱文件的上限（{most} MB）；请拆分成较小的文件</translation>
</message>
<message>
<source>{name}[{text}] is no number; left out</source>
<translation type="unfinished">{name}[{text}] 不是数字；已略去</translation>
</message>
<message>
<source>{network} at komi {komi}</source>
<translation type="unfinished">{network}，贴目 {komi}</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}.</source>
<translation type="unfinished">{network}预计{color}胜 {points}，{sure}。</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}; with perfect play Black wins by {score}.</source>
<translation type="unfinished">{network}预计{color}胜 {points}，{sure}；最优下法为黑胜 {score}。</translation>
</message>
<message>
<source>{network} is for {boards}, the games are on {size}x{size}; choose networks of one size</source>
<translation type="unfinished">{network} 用于 {boards}，而对局在 {size}x{size} 上；请选择同一路数的网络</translation>
</message>
<message>
<source>{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.</source>
<translation type="unfinished">{network} 看到 {planes}（{features}）。轮{side}下：己方棋子即{side}的。</translation>
</message>
<message>
<source>{network} takes part on {boards} only.</source>
<translation type="unfinished">{network} 只参与 {boards}。</translation>
</message>
<message>
<source>{network}, {n} visit</source>
<translation type="unfinished">{network}，计算量 {n}</translation>
</message>
<message>
<source>{network}, {n} visits</source>
<translation type="unfinished">{network}，计算量 {n}</translation>
</message>
<message>
<source>{network}: a policy network, without winrates</source>
<translation type="unfinished">{network}，仅策略：没有胜率</translation>
</message>
<message>
<source>{network}: a value network, without a policy</source>
<translation type="unfinished">{network}，仅价值：没有策略</translation>
</message>
<message>
<source>{network}: imitates people of any rank</source>
<translation type="unfinished">{network}：模仿任何段位的棋手</translation>
</message>
<message>
<source>{network}: the network is for size {sizes}, the panel for size {board}; take it out of the panel</source>
<translation type="unfinished">{network}：网络用于路数 {sizes}，评测组用于路数 {board}；请将其移出评测组</translation>
</message>
<message>
<source>{nodes} million</source>
<translation type="unfinished">{nodes} 百万</translation>
</message>
<message>
<source>{number} at {vertex}</source>
<translation type="unfinished">{number} 在 {vertex}</translation>
</message>
<message>
<source>{number} more lines</source>
<translation type="unfinished">另有 {number} 行</translation>
</message>
<message>
<source>{number} plays candidate {number}</source>
<translation type="unfinished">{number} 下候选点 {number}</translation>
</message>
<message>
<source>{n} branch</source>
<translation type="unfinished">{n} 个分支</translation>
</message>
<message>
<source>{n} branches</source>
<translation type="unfinished">{n} 个分支</translation>
</message>
<message>
<source>{n} character</source>
<translation type="unfinished">{n} 个字符</translation>
</message>
<message>
<source>{n} characters</source>
<translation type="unfinished">{n} 个字符</translation>
</message>
<message>
<source>{n} damaged exercises were left out.</source>
<translation type="unfinished">略去了 {n} 道损坏的练习。</translation>
</message>
<message>
<source>{n} entries</source>
<translation type="unfinished">{n} 项</translation>
</message>
<message>
<source>{n} entry</source>
<translation type="unfinished">{n} 项</translation>
</message>
<message>
<source>{n} first tries were near</source>
<translation type="unfinished">{n} 手首次猜得接近</translation>
</message>
<message>
<source>{n} first try was near</source>
<translation type="unfinished">{n} 手首次猜得接近</translation>
</message>
<message>
<source>{n} game</source>
<translation type="unfinished">{n} 局</translation>
</message>
<message>
<source>{n} game in all</source>
<translation type="unfinished">共 {n} 局</translation>
</message>
<message>
<source>{n} game was saved as {name}.</source>
<translation type="unfinished">{n} 局已保存为 {name}。</translation>
</message>
<message>
<source>{n} game: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n} 局：每手损失 {points:.2f} 目。</translation>
</message>
<message>
<source>{n} games</source>
<translation type="unfinished">{n} 局</translation>
</message>
<message>
<source>{n} games in all</source>
<translation type="unfinished">共 {n} 局</translation>
</message>
<message>
<source>{n} games were saved as {name}.</source>
<translation type="unfinished">{n} 局已保存为 {name}。</translation>
</message>
<message>
<source>{n} games: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n} 局：每手损失 {points:.2f} 目。</translation>
</message>
<message>
<source>{n} handicap stone</source>
<translation type="unfinished">让 {n} 子</translation>
</message>
<message>
<source>{n} handicap stones</source>
<translation type="unfinished">让 {n} 子</translation>
</message>
<message>
<source>{n} mistake</source>
<translation type="unfinished">{n} 个失误</translation>
</message>
<message>
<source>{n} mistakes</source>
<translation type="unfinished">{n} 个失误</translation>
</message>
<message>
<source>{n} move</source>
<translation type="unfinished">{n} 手</translation>
</message>
<message>
<source>{n} move to go</source>
<translation type="unfinished">还剩 {n} 手</translation>
</message>
<message>
<source>{n} move was added as a variation at move {number}.</source>
<translation type="unfinished">{n} 手已添加为第 {number} 手处的变化。</translation>
</message>
<message>
<source>{n} moves</source>
<translation type="unfinished">{n} 手</translation>
</message>
<message>
<source>{n} moves to go</source>
<translation type="unfinished">还剩 {n} 手</translation>
</message>
<message>
<source>{n} moves were added as a variation at move {number}.</source>
<translation type="unfinished">{n} 手已添加为第 {number} 手处的变化。</translation>
</message>
<message>
<source>{n} networks were added.</source>
<translation type="unfinished">已添加 {n} 个网络。</translation>
</message>
<message>
<source>{n} networks were added; {name} is used for analysis from now on.</source>
<translation type="unfinished">已添加 {n} 个网络；此后用 {name} 分析。</translation>
</message>
<message>
<source>{n} percentage point of winrate</source>
<translation type="unfinished">{n} 个百分点的胜率</translation>
</message>
<message>
<source>{n} percentage points of winrate</source>
<translation type="unfinished">{n} 个百分点的胜率</translation>
</message>
<message>
<source>{n} plane</source>
<translation type="unfinished">{n} 个平面</translation>
</message>
<message>
<source>{n} planes</source>
<translation type="unfinished">{n} 个平面</translation>
</message>
<message>
<source>{n} point</source>
<translation type="unfinished">{n} 个点</translation>
</message>
<message>
<source>{n} point of {all}</source>
<translation type="unfinished">{all} 点中的 {n} 点</translation>
</message>
<message>
<source>{n} points</source>
<translation type="unfinished">{n} 个点</translation>
</message>
<message>
<source>{n} points of {all}</source>
<translation type="unfinished">{all} 点中的 {n} 点</translation>
</message>
<message>
<source>{n} position added.</source>
<translation type="unfinished">已添加 {n} 个局面。</translation>
</message>
<message>
<source>{n} position added; {known} were there already.</source>
<translation type="unfinished">已添加 {n} 个局面；{known} 个原已存在。</translation>
</message>
<message>
<source>{n} positions added.</source>
<translation type="unfinished">已添加 {n} 个局面。</translation>
</message>
<message>
<source>{n} positions added; {known} were there already.</source>
<translation type="unfinished">已添加 {n} 个局面；{known} 个原已存在。</translation>
</message>
<message>
<source>{n} prisoner</source>
<translation type="unfinished">{n} 个提子</translation>
</message>
<message>
<source>{n} prisoners</source>
<translation type="unfinished">{n} 个提子</translation>
</message>
<message>
<source>{n} server</source>
<translation type="unfinished">{n} 个服务器</translation>
</message>
<message>
<source>{n} servers</source>
<translation type="unfinished">{n} 个服务器</translation>
</message>
<message>
<source>{n} stone</source>
<translation type="unfinished">让 {n} 子</translation>
</message>
<message>
<source>{n} stone is considered dead; count the board to change this</source>
<translation type="unfinished">{n} 子被视为死子；数子可更改</translation>
</message>
<message>
<source>{n} stones</source>
<translation type="unfinished">让 {n} 子</translation>
</message>
<message>
<source>{n} stones are considered dead; count the board to change this</source>
<translation type="unfinished">{n} 子被视为死子；数子可更改</translation>
</message>
<message>
<source>{n} stored analyses left out, because nothing shows that they are of these positions; positions without analysis are searched again</source>
<translation type="unfinished">略去 {n} 个已存的分析，因为无法证明它们属于这些局面；没有分析的局面会重新搜索</translation>
</message>
<message>
<source>{n} stored analysis left out, because nothing shows that it is of this position; positions without analysis are searched again</source>
<translation type="unfinished">略去 {n} 个已存的分析，因为无法证明它属于此局面；没有分析的局面会重新搜索</translation>
</message>
<message>
<source>{n} turning point</source>
<translation type="unfinished">{n} 个转折点</translation>
</message>
<message>
<source>{n} turning points</source>
<translation type="unfinished">{n} 个转折点</translation>
</message>
<message>
<source>{n} visit</source>
<translation type="unfinished">计算量 {n}</translation>
</message>
<message>
<source>{n} visits</source>
<translation type="unfinished">计算量 {n}</translation>
</message>
<message>
<source>{opponent} answers {better} at {answer}; after this move {opponent} plays elsewhere, at {other}.</source>
<translation type="unfinished">若下 {better}，{opponent}会应在 {answer}；而下此手，{opponent}脱先，下在 {other}。</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}用 {point} 提掉{stones}；下 {better} 可以防止。</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}用 {point} 提掉{stones}；{player}应先下在此处。</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}用 {point} 征吃{stones}；下 {better} 可以防止。</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}用 {point} 征吃{stones}；{player}应先下在此处。</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}用 {point} 吃住{stones}；下 {better} 可以防止。</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}用 {point} 吃住{stones}；{player}应先下在此处。</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {better} connects them.</source>
<translation type="unfinished">{opponent}在 {point} 切断{stones}与{others}；{better} 可以连接。</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}在 {point} 切断{stones}与{others}；{player}应先下在此处。</translation>
</message>
<message>
<source>{opponent} gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">与下 {better} 相比，{opponent}在{place}约多得 {points} 目。</translation>
</message>
<message>
<source>{opponent} gets more {place} than after {better}.</source>
<translation type="unfinished">与下 {better} 相比，{opponent}在{place}所得更多。</translation>
</message>
<message>
<source>{opponent} gets the first move {place}, at {point}; {better} was the move there.</source>
<translation type="unfinished">{opponent}以 {point} 抢占{place}；那里应下 {better}。</translation>
</message>
<message>
<source>{opponent} kills {stones} at the vital point {point}.</source>
<translation type="unfinished">{opponent}占据死活要点 {point}，杀死{stones}。</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live in seki.</source>
<translation type="unfinished">{opponent}用 {point} 杀死{stones}；若走 {better} 则双活。</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live.</source>
<translation type="unfinished">{opponent}用 {point} 杀死{stones}；下 {better} 则可活。</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">{opponent}走 {answer}，比 {better} 之后在{place}多得约 {points} 目。</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets more {place} than after {better}.</source>
<translation type="unfinished">{opponent}走 {answer}，比 {better} 之后在{place}得到更多。</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">{opponent}走 {answer}，{player}比 {better} 之后在{place}少得约 {points} 目。</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets less {place} than after {better}.</source>
<translation type="unfinished">{opponent}走 {answer}，{player}比 {better} 之后在{place}得到更少。</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains about {points} points {place}.</source>
<translation type="unfinished">{opponent}抢先下 {better}，在{place}约得 {points} 目。</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains {place}.</source>
<translation type="unfinished">{opponent}抢先下 {better}，在{place}得利。</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; with {better} they live.</source>
<translation type="unfinished">{opponent}用 {point} 破坏{stones}的眼位并杀死它们；若走 {better} 则能活。</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; {player} had to play there first.</source>
<translation type="unfinished">{opponent}用 {point} 破坏{stones}的眼位并杀死它们；{player}应先走在那里。</translation>
</message>
<message>
<source>{opponent} takes the key point {better}.</source>
<translation type="unfinished">{opponent}占据要点 {better}。</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}用 {point} 提劫；下 {better} 可以防止。</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {player} had to end it there.</source>
<translation type="unfinished">{opponent}在{point}提劫；{player}应该在那里消劫。</translation>
</message>
<message>
<source>{other_stones} win the capturing race against {own_stones}, {other} liberties against {own} with {opponent} to play; after {better} {player} is ahead, {own_then} against {other_then}.</source>
<translation type="unfinished">{other_stones}在与{own_stones}的对杀中获胜：轮到{opponent}走，{other} 气对 {own} 气；走 {better} 之后{player}以 {own_then} 气对 {other_then} 气领先。</translation>
</message>
<message>
<source>{pace} per CPU second</source>
<translation type="unfinished">每 CPU 秒 {pace}</translation>
</message>
<message>
<source>{parts} can't be played here</source>
<translation type="unfinished">此处不支持{parts}</translation>
</message>
<message>
<source>{path} can't be read: {reason}</source>
<translation type="unfinished">无法读取 {path}：{reason}</translation>
</message>
<message>
<source>{path} can't be used ({reason})</source>
<translation type="unfinished">无法使用 {path}（{reason}）</translation>
</message>
<message>
<source>{path} can't be written ({reason}).</source>
<translation type="unfinished">无法写入 {path}（{reason}）。</translation>
</message>
<message>
<source>{path} is not there any more.</source>
<translation type="unfinished">{path} 已不存在。</translation>
</message>
<message>
<source>{path} is of a newer version of this program</source>
<translation type="unfinished">{path} 属于本程序的更新版本</translation>
</message>
<message>
<source>{path}, line {line}</source>
<translation type="unfinished">{path} 第 {line} 行</translation>
</message>
<message>
<source>{path}: a network of the rating pool is missing; install the program again</source>
<translation type="unfinished">{path}：缺少实力阶梯的一个网络；请重新安装程序</translation>
</message>
<message>
<source>{path}: a pipe or a device, where only files belong; remove it</source>
<translation type="unfinished">{path}：此处只应有文件，却是管道或设备；请删除它</translation>
</message>
<message>
<source>{path}: an opening can't be played ({error})</source>
<translation type="unfinished">{path}：有开局无法下出（{error}）</translation>
</message>
<message>
<source>{path}: can't be read ({reason}); make it readable</source>
<translation type="unfinished">{path}：无法读取（{reason}）；请使其可读取</translation>
</message>
<message>
<source>{path}: can't be read because of a bug in the program ({error}); move the folder away, and send us the report</source>
<translation type="unfinished">{path}：因程序错误（{error}）无法读取；请移走该文件夹，并把报告发给我们</translation>
</message>
<message>
<source>{path}: can't be written ({reason})</source>
<translation type="unfinished">{path}：无法写入（{reason}）</translation>
</message>
<message>
<source>{path}: can't be written ({reason}), so the {name} can't be asked to stop; make the folder writable</source>
<translation type="unfinished">{path}：无法写入（{reason}），因此无法请求 {name} 停止；请使该文件夹可写入</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free disk space, then continue</source>
<translation type="unfinished">{path}：无法写入（{reason}）；请腾出磁盘空间后继续</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or choose another folder</source>
<translation type="unfinished">{path}：无法写入（{reason}）；请腾出空间或另选文件夹</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or make the folder writable</source>
<translation type="unfinished">{path}：无法写入（{reason}）；请腾出空间或使文件夹可写</translation>
</message>
<message>
<source>{path}: game {number} does not belong to this contest; name another folder</source>
<translation type="unfinished">{path}：第 {number} 局不属于此比赛；请另指定文件夹</translation>
</message>
<message>
<source>{path}: holds no opening; name another file</source>
<translation type="unfinished">{path}：不含开局；请另指定文件</translation>
</message>
<message>
<source>{path}: its openings were checked with another {part}; name another file</source>
<translation type="unfinished">{path}：其开局经由另一个 {part} 检验；请另指定文件</translation>
</message>
<message>
<source>{path}: no such file or folder; name a game record, a zip or a folder</source>
<translation type="unfinished">{path}：没有这个文件或文件夹；请指定棋谱、zip 或文件夹</translation>
</message>
<message>
<source>{path}: not a zip file ({error}); name another</source>
<translation type="unfinished">{path}：不是 zip 文件（{error}）；请另选</translation>
</message>
<message>
<source>{path}: not on the list of added networks; to remove a network that was not added, delete its file</source>
<translation type="unfinished">{path}：不在已添加网络的列表中；要去掉其他网络，请删除文件</translation>
</message>
<message>
<source>{path}: process {process} on {host} is working on {label}; stop it first</source>
<translation type="unfinished">{path}：{host} 上的进程 {process} 正在处理 {label}；请先停止它</translation>
</message>
<message>
<source>{path}: the lock file was removed, so another process may have taken {label} over; this one stops here</source>
<translation type="unfinished">{path}：锁文件已被删除，另一个进程可能已接管 {label}；本进程在此停止</translation>
</message>
<message>
<source>{path}: the openings are for {size}x{size}, the games are on {board}x{board}; name another file</source>
<translation type="unfinished">{path}：开局用于 {size}x{size}，而对局在 {board}x{board} 上；请另指定文件</translation>
</message>
<message>
<source>{path}: the openings were checked at komi {checked}, not at {komi:g}; play at those, or record openings for this one with `sai-engine openings`</source>
<translation type="unfinished">{path}：开局在贴目 {checked} 下经过检验，而不是 {komi:g}；请在这些贴目下对弈，或用 `sai-engine openings` 为此贴目录制开局</translation>
</message>
<message>
<source>{path}: the plug-in can't be loaded ({reason:.300})</source>
<translation type="unfinished">{path}：无法加载插件（{reason:.300}）</translation>
</message>
<message>
<source>{path}: there is no run here; it was moved or deleted</source>
<translation type="unfinished">{path}：此处没有训练；已被移动或删除</translation>
</message>
<message>
<source>{path}: this file system can't lock files ({reason}); keep {label} in a folder on a local disk</source>
<translation type="unfinished">{path}：此文件系统无法锁定文件（{reason}）；请把 {label} 放在本地磁盘的文件夹中</translation>
</message>
<message>
<source>{path}: this link leads out of the folder, to {target}; replace it by a copy of its target</source>
<translation type="unfinished">{path}：此链接指向文件夹之外的 {target}；请用其目标的副本代替它</translation>
</message>
<message>
<source>{path}: was played with {name} {before!r:.200}, not {value!r:.200}; use the same again or name another folder</source>
<translation type="unfinished">{path}：对局时的 {name} 为 {before!r:.200}，而不是 {value!r:.200}；请用与之前相同的，或另指定文件夹</translation>
</message>
<message>
<source>{path}: {reason}; choose another file</source>
<translation type="unfinished">{path}：{reason}；请另选文件</translation>
</message>
<message>
<source>{path}: {reason}; free some space, make the folder of the {name} writable, or name another one</source>
<translation type="unfinished">{path}：{reason}；请腾出一些空间、使 {name} 的文件夹可写入，或另指定一个</translation>
</message>
<message>
<source>{path}: {reason}; take it out of the study</source>
<translation type="unfinished">{path}：{reason}；请从研究中去掉</translation>
</message>
<message>
<source>{people!r:.40} names no players; use a rank from 20k to 9d, the year of professionals from 1800 to 2023, or a profile of KataGo like preaz_5k</source>
<translation type="unfinished">{people!r:.40} 不指任何棋手；请使用 20k 到 9d 的段位、1800 到 2023 的职业棋手年份，或 KataGo 的档案名，如 preaz_5k</translation>
</message>
<message>
<source>{phase}, {first} to {last}</source>
<translation type="unfinished">{phase}，{first} 至 {last}</translation>
</message>
<message>
<source>{place} of {matches}</source>
<translation type="unfinished">{place} / {matches}</translation>
</message>
<message>
<source>{planes}, {n} turn ago</source>
<translation type="unfinished">{planes}，{n} 手前</translation>
</message>
<message>
<source>{planes}, {n} turns ago</source>
<translation type="unfinished">{planes}，{n} 手前</translation>
</message>
<message>
<source>{played} for {answer} is a bad exchange; {player} should play {better} at once.</source>
<translation type="unfinished">{played} 与 {answer} 的交换不利；{player}应直接下 {better}。</translation>
</message>
<message>
<source>{played} of {games} games</source>
<translation type="unfinished">{played} / {games} 局</translation>
</message>
<message>
<source>{played} of {n} game</source>
<translation type="unfinished">{played} / {n} 局</translation>
</message>
<message>
<source>{played} of {n} games</source>
<translation type="unfinished">{played} / {n} 局</translation>
</message>
<message>
<source>{played} of {planned} games, about {time} left</source>
<translation type="unfinished">{played} / {planned} 局，约剩 {time}</translation>
</message>
<message>
<source>{played} of {planned} games; decided by the sequential test</source>
<translation type="unfinished">{played} / {planned} 局；由序贯检验判定</translation>
</message>
<message>
<source>{player} as {color}, komi {komi}</source>
<translation type="unfinished">{player} 执{color}，贴目 {komi}</translation>
</message>
<message>
<source>{player} could take the ko with {point}.</source>
<translation type="unfinished">{player}可用 {point} 提劫。</translation>
</message>
<message>
<source>{player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">与下 {better} 相比，{player}在{place}约少得 {points} 目。</translation>
</message>
<message>
<source>{player} gets less {place} than after {better}.</source>
<translation type="unfinished">与下 {better} 相比，{player}在{place}所得更少。</translation>
</message>
<message>
<source>{player} is behind, and this move settles the game: the winning chances fall from {best} % to {now} %; {better} keeps it open.</source>
<translation type="unfinished">{player}落后，而此手使局面定型：胜率由 {best}% 降至 {now}%；{better} 可保留变数。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {elo}, {confidence:.0f} % interval {low} to {high}.</source>
<translation type="unfinished">{player} 在 {games} 局中得分 {share:.1f} %：Elo {elo}，{confidence:.0f} % 区间 {low} 至 {high}。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {high} or less ({confidence:.0f} %).</source>
<translation type="unfinished">{player}在 {games} 局中得 {share:.1f} %：Elo {high} 或更低（{confidence:.0f} %）。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {low} or more ({confidence:.0f} %).</source>
<translation type="unfinished">{player}在 {games} 局中得 {share:.1f} %：Elo {low} 或更高（{confidence:.0f} %）。</translation>
</message>
<message>
<source>{plugin}: the name {name!r:.40} is taken or not one word; choose another</source>
<translation type="unfinished">{plugin}：名称 {name!r:.40} 已被占用或不是一个单词；请另选</translation>
</message>
<message>
<source>{point!r} is not a point of a {shape} board</source>
<translation type="unfinished">{point!r} 不是 {shape} 棋盘上的点</translation>
</message>
<message>
<source>{points:.1f} points</source>
<translation type="unfinished">{points:.1f} 目</translation>
</message>
<message>
<source>{points:.1f} points and {winrate}</source>
<translation type="unfinished">{points:.1f} 目和{winrate}</translation>
</message>
<message>
<source>{points:.2f} points lost per move</source>
<translation type="unfinished">每手损失 {points:.2f} 目</translation>
</message>
<message>
<source>{points} ahead</source>
<translation type="unfinished">领先 {points} 目</translation>
</message>
<message>
<source>{points} points</source>
<translation type="unfinished">{points} 目</translation>
</message>
<message>
<source>{points} points for {side}</source>
<translation type="unfinished">{side} {points} 目</translation>
</message>
<message>
<source>{points} pts</source>
<translation type="unfinished">{points} 目</translation>
</message>
<message>
<source>{point} is not a point of this board; use 0 to {last}, or {end} for pass</source>
<translation type="unfinished">{point} 不是此棋盘上的点；请用 0 至 {last}，或用 {end} 表示停一手</translation>
</message>
<message>
<source>{point} is not on this board.</source>
<translation type="unfinished">{point} 不在此棋盘上。</translation>
</message>
<message>
<source>{point} is occupied.</source>
<translation type="unfinished">{point} 已有棋子。</translation>
</message>
<message>
<source>{point} takes back a ko: play elsewhere first.</source>
<translation type="unfinished">{point} 是提劫：请先下别处。</translation>
</message>
<message>
<source>{point} was not inserted: move {move}, {move_point}, would become illegal ({reason}). Play it as a variation instead.</source>
<translation type="unfinished">未插入 {point}：第 {move} 手 {move_point} 会变得不合法（{reason}）。请改为下成变化。</translation>
</message>
<message>
<source>{point} would be suicide: the stone would have no liberty.</source>
<translation type="unfinished">{point} 是自杀：该子没有气。</translation>
</message>
<message>
<source>{point} would repeat an earlier board position (superko).</source>
<translation type="unfinished">{point} 会重复先前的局面（全局同形）。</translation>
</message>
<message>
<source>{positions:,} positions</source>
<translation type="unfinished">{positions:,} 个局面</translation>
</message>
<message>
<source>{positions} labels</source>
<translation type="unfinished">{positions} 个标注</translation>
</message>
<message>
<source>{positions} of {games} games</source>
<translation type="unfinished">{positions} 个局面，来自 {games} 局</translation>
</message>
<message>
<source>{position}, {color} to play, komi {komi}</source>
<translation type="unfinished">{position}，轮{color}下，贴目 {komi}</translation>
</message>
<message>
<source>{preset}: learns from games of others and plays none; name another preset</source>
<translation type="unfinished">{preset}：学习他人的对局，自己不下；请另指定预设</translation>
</message>
<message>
<source>{problem}; played as recorded</source>
<translation type="unfinished">{problem}；照棋谱下出</translation>
</message>
<message>
<source>{problem}; rules with simple ko allow it</source>
<translation type="unfinished">{problem}；采用简单劫的规则允许此手</translation>
</message>
<message>
<source>{problem}; this is the copy of {day}</source>
<translation type="unfinished">{problem}；这是 {day} 的副本</translation>
</message>
<message>
<source>{program} answered, but knows none of {commands}: it can play matches, not analyze.</source>
<translation type="unfinished">{program} 已应答，但不认识 {commands} 中的任何一个：可以比赛，不能分析。</translation>
</message>
<message>
<source>{program} answered; it analyzes over the JSON protocol.</source>
<translation type="unfinished">{program} 已回应；它通过 JSON 协议分析。</translation>
</message>
<message>
<source>{program} answered; it analyzes with {command}.</source>
<translation type="unfinished">{program} 已应答；用 {command} 分析。</translation>
</message>
<message>
<source>{program} can't place handicap stones (no place_free_handicap); choose fixed placement</source>
<translation type="unfinished">{program} 无法自行摆让子（没有 place_free_handicap）；请选择固定摆放</translation>
</message>
<message>
<source>{program} did not answer {word!r} in time and was stopped</source>
<translation type="unfinished">{program} 未及时回答 {word!r}，已被结束</translation>
</message>
<message>
<source>{program} ended ({how}) at {word!r}</source>
<translation type="unfinished">{program} 在 {word!r} 时结束（{how}）</translation>
</message>
<message>
<source>{program} has ended, so {word!r} can't be sent to it</source>
<translation type="unfinished">{program} 已结束；无法再询问 {word!r}</translation>
</message>
<message>
<source>{program} has left the game</source>
<translation type="unfinished">{program} 已离开对局</translation>
</message>
<message>
<source>{program} left the game: {reason}.</source>
<translation type="unfinished">{program} 退出了对局：{reason}。</translation>
</message>
<message>
<source>{program} refuses the position: {reason!s:.200}</source>
<translation type="unfinished">{program} 拒绝此局面：{reason!s:.200}</translation>
</message>
<message>
<source>{program} refuses {command!r:.60}: {reason:.200}</source>
<translation type="unfinished">{program} 拒绝 {command!r:.60}：{reason:.200}</translation>
</message>
<message>
<source>{program} reports only moves that were excluded from the search</source>
<translation type="unfinished">{program} 只报告了不应搜索的着手</translation>
</message>
<message>
<source>{program} was closed</source>
<translation type="unfinished">{program} 已关闭</translation>
</message>
<message>
<source>{program}: other programs can only play on this computer; leave it out, or play without a cluster</source>
<translation type="unfinished">{program}：其他程序只能在这台电脑上对局；请去掉它，或不使用集群</translation>
</message>
<message>
<source>{range}; source: {source}</source>
<translation type="unfinished">{range}；依据 {source}</translation>
</message>
<message>
<source>{rating} on {size}x{size} at {visits} visits</source>
<translation type="unfinished">{rating}，{size}x{size}，计算量 {visits}</translation>
</message>
<message>
<source>{rating} on {size}x{size} without a search</source>
<translation type="unfinished">{rating}，{size}x{size}，不搜索</translation>
</message>
<message>
<source>{reason}; choose another key.</source>
<translation type="unfinished">{reason}；请另选一个键。</translation>
</message>
<message>
<source>{reason}; choose another network</source>
<translation type="unfinished">{reason}；请另选网络</translation>
</message>
<message>
<source>{remarks}. {text}</source>
<translation type="unfinished">{remarks}。{text}</translation>
</message>
<message>
<source>{result} (dead stones as the network sees them)</source>
<translation type="unfinished">{result}（死子按网络的判断）</translation>
</message>
<message>
<source>{result} at komi {komi} is impossible by area without a seki</source>
<translation type="unfinished">贴目 {komi} 时若无双活，数子法不可能得出 {result}</translation>
</message>
<message>
<source>{right} of {asked} right at the first try ({percent})</source>
<translation type="unfinished">{asked} 手中一次猜对 {right} 手（{percent}）</translation>
</message>
<message>
<source>{root}: holds more than {most:,} files; choose another folder</source>
<translation type="unfinished">{root}：含有超过 {most:,} 个文件；请另选文件夹</translation>
</message>
<message>
<source>{row} and {column} have not met; play their games</source>
<translation type="unfinished">{row} 和 {column} 还没有对局；请让它们对局</translation>
</message>
<message>
<source>{rules} rules</source>
<translation type="unfinished">{rules}规则</translation>
</message>
<message>
<source>{run} could not be compared: {why}.</source>
<translation type="unfinished">{run} 无法比较：{why}。</translation>
</message>
<message>
<source>{run}, game {number}</source>
<translation type="unfinished">{run}，第 {number} 局</translation>
</message>
<message>
<source>{run}: {count} generations are compared.</source>
<translation type="unfinished">{run}：已比较 {count} 代。</translation>
</message>
<message>
<source>{scoring} (assumed)</source>
<translation type="unfinished">{scoring}（假定）</translation>
</message>
<message>
<source>{search}, temperature {number:g}</source>
<translation type="unfinished">{search}，温度 {number:g}</translation>
</message>
<message>
<source>{seconds:.0f} s</source>
<translation type="unfinished">{seconds:.0f} 秒</translation>
</message>
<message>
<source>{seconds:g} min</source>
<translation type="unfinished">{seconds:g} 分钟</translation>
</message>
<message>
<source>{seconds:g} s</source>
<translation type="unfinished">{seconds:g} 秒</translation>
</message>
<message>
<source>{seconds:g} s per move</source>
<translation type="unfinished">每手 {seconds:g} 秒</translation>
</message>
<message>
<source>{sentence}.</source>
<translation type="unfinished">{sentence}。</translation>
</message>
<message>
<source>{server} counts so</source>
<translation type="unfinished">{server} 如此计算</translation>
</message>
<message>
<source>{share:.0f} % branches</source>
<translation type="unfinished">{share:.0f} % 分支</translation>
</message>
<message>
<source>{share} of {rank} players play here</source>
<translation type="unfinished">{share} 的 {rank} 棋手下在这里</translation>
</message>
<message>
<source>{share} % of {rank} players would play it, too.</source>
<translation type="unfinished">{share} % 的 {rank} 棋手也会这样下。</translation>
</message>
<message>
<source>{shown!r} between properties left out</source>
<translation type="unfinished">略去属性之间的 {shown!r}</translation>
</message>
<message>
<source>{shown} of {all} lines and arrows are shown</source>
<translation type="unfinished">显示 {all} 条线和箭头中的 {shown} 条</translation>
</message>
<message>
<source>{side} ahead by {points}</source>
<translation type="unfinished">{side}领先 {points} 目</translation>
</message>
<message>
<source>{side} is ahead at every komi</source>
<translation type="unfinished">无论贴目多少都是{side}领先</translation>
</message>
<message>
<source>{side} is {lead}</source>
<translation type="unfinished">{side}{lead}</translation>
</message>
<message>
<source>{side} to play</source>
<translation type="unfinished">轮{side}下</translation>
</message>
<message>
<source>{side} to play, komi {komi}</source>
<translation type="unfinished">轮{side}下，贴目 {komi}</translation>
</message>
<message>
<source>{side} wins</source>
<translation type="unfinished">{side}胜</translation>
</message>
<message>
<source>{side} wins at komi {komi}</source>
<translation type="unfinished">贴目 {komi} 下{side}胜</translation>
</message>
<message>
<source>{side}'s mistakes</source>
<translation type="unfinished">{side}的失误</translation>
</message>
<message>
<source>{side}, mostly: {common}</source>
<translation type="unfinished">{side}主要是：{common}</translation>
</message>
<message>
<source>{site} redirects again and again.</source>
<translation type="unfinished">{site} 反复重定向。</translation>
</message>
<message>
<source>{site}: {links}</source>
<translation type="unfinished">{site}：{links}</translation>
</message>
<message>
<source>{site}: {name}</source>
<translation type="unfinished">{site}：{name}</translation>
</message>
<message>
<source>{size:.0f} MB, in {folder}</source>
<translation type="unfinished">{size:.0f} MB，位于 {folder}</translation>
</message>
<message>
<source>{size:.0f} MB, to be kept in {folder}</source>
<translation type="unfinished">{size:.0f} MB，将保存在 {folder}</translation>
</message>
<message>
<source>{size:.0f} kB</source>
<translation type="unfinished">{size:.0f} kB</translation>
</message>
<message>
<source>{size:.1f} MB</source>
<translation type="unfinished">{size:.1f} MB</translation>
</message>
<message>
<source>{size}x{size} has customary points for no handicap stones.</source>
<translation type="unfinished">{size}x{size} 没有让子的惯用位置。</translation>
</message>
<message>
<source>{size}x{size} has customary points for up to {stones} stones.</source>
<translation type="unfinished">{size}x{size} 的惯用位置最多可让 {stones} 子。</translation>
</message>
<message>
<source>{size}x{size} has no customary points for {stones} handicap stones; choose free placement or another number</source>
<translation type="unfinished">{size}x{size} 上 {stones} 个让子没有惯用位置；请选择自由摆放或其他子数</translation>
</message>
<message>
<source>{size}x{size}, komi {komi}</source>
<translation type="unfinished">{size}x{size}，贴目 {komi}</translation>
</message>
<message>
<source>{size}×{size}, {network}: {games}, {visits} visits</source>
<translation type="unfinished">{size}×{size}，{network}：{games}，访问 {visits} 次</translation>
</message>
<message>
<source>{small} to {large}</source>
<translation type="unfinished">{small} 至 {large}</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visit by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}：由 {network} 以计算量 {n} 复盘的整局；棋手的对局：{games}。{about} 各范围有重叠：单独一局看不出段位。</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visits by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}：由 {network} 以计算量 {n} 复盘的整局；棋手的对局：{games}。{about} 各范围有重叠：单独一局看不出段位。</translation>
</message>
<message>
<source>{speed} evaluations per second of one core on {size}×{size}, in calls of 8.</source>
<translation type="unfinished">单核在 {size}×{size} 上每秒推理 {speed} 次，每批 8 个局面。</translation>
</message>
<message>
<source>{speed} evaluations/s</source>
<translation type="unfinished">{speed} 次推理/秒</translation>
</message>
<message>
<source>{status} – {seconds} s so far</source>
<translation type="unfinished">{status} – 已用 {seconds} 秒</translation>
</message>
<message>
<source>{steps:,} steps</source>
<translation type="unfinished">{steps:,} 步</translation>
</message>
<message>
<source>{step} (done)</source>
<translation type="unfinished">{step}（完成）</translation>
</message>
<message>
<source>{stones} ({low} to {high})</source>
<translation type="unfinished">{stones}（{low} 至 {high}）</translation>
</message>
<message>
<source>{stones} are safe now; {better} keeps them in danger.</source>
<translation type="unfinished">{stones}现已安全；下 {better} 则使其仍有危险。</translation>
</message>
<message>
<source>{stones} captured</source>
<translation type="unfinished">提 {stones} 子</translation>
</message>
<message>
<source>{stones} die now; with {better} they live.</source>
<translation type="unfinished">{stones}现已被杀；下 {better} 则可活。</translation>
</message>
<message>
<source>{stones} die now; {better} gives them a chance to live.</source>
<translation type="unfinished">{stones}现已被杀；下 {better} 则有机会活。</translation>
</message>
<message>
<source>{stones} get a chance to live; {better} kills them.</source>
<translation type="unfinished">{stones}有了活的机会；下 {better} 可杀死。</translation>
</message>
<message>
<source>{stones} get into danger; with {better} they are safe.</source>
<translation type="unfinished">{stones}陷入危险；下 {better} 则安全。</translation>
</message>
<message>
<source>{stones} handicap stones (AB) are missing; put on their usual points</source>
<translation type="unfinished">缺少 {stones} 个让子（AB）；已摆在惯用位置</translation>
</message>
<message>
<source>{stones} live in seki now; {better} kills them.</source>
<translation type="unfinished">{stones}现在双活；走 {better} 能杀死它们。</translation>
</message>
<message>
<source>{stones} live now; {better} kills them.</source>
<translation type="unfinished">{stones}现已活棋；下 {better} 可杀死。</translation>
</message>
<message>
<source>{stones} live now; {better}, inside their eye space, kills them.</source>
<translation type="unfinished">{stones}现在活了；走眼位中的 {better} 能杀死它们。</translation>
</message>
<message>
<source>{subject} ({count} of {all} main mistakes)</source>
<translation type="unfinished">{subject}（{all} 个主要失误中的 {count} 个）</translation>
</message>
<message>
<source>{text!r:.60} names no part; write NAME, or NAME setting=value …, and a semicolon between two of them</source>
<translation type="unfinished">{text!r:.60} 未指明部件；请写“名称”或“名称 设置=值 …”，多个之间用分号隔开</translation>
</message>
<message>
<source>{text} (standard errors {points:.1f} and {beta:.2f})</source>
<translation type="unfinished">{text}（标准误差 {points:.1f} 和 {beta:.2f}）</translation>
</message>
<message>
<source>{text} (you won {won} of {games})</source>
<translation type="unfinished">{text}（您 {games} 局中胜 {won} 局）</translation>
</message>
<message>
<source>{text} isn't closed; read to the end</source>
<translation type="unfinished">{text}未结束；读到末尾为止</translation>
</message>
<message>
<source>{text}, not {value}</source>
<translation type="unfinished">{text}，而不是 {value}</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visit each</source>
<translation type="unfinished">{text}，每个局面计算量 {fewest} 至 {n}</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visits each</source>
<translation type="unfinished">{text}，每个局面计算量 {fewest} 至 {n}</translation>
</message>
<message>
<source>{text}, {n} visit each</source>
<translation type="unfinished">{text}，每个局面计算量 {n}</translation>
</message>
<message>
<source>{text}, {n} visits each</source>
<translation type="unfinished">{text}，每个局面计算量 {n}</translation>
</message>
<message>
<source>{text}; White gets a point for each</source>
<translation type="unfinished">{text}；每子补偿白方一目</translation>
</message>
<message>
<source>{time} (GPU)</source>
<translation type="unfinished">{time}（GPU）</translation>
</message>
<message>
<source>{time} ago</source>
<translation type="unfinished">{time}前</translation>
</message>
<message>
<source>{title} changes this network's answers too much; use the evaluator auto</source>
<translation type="unfinished">{title} 使此网络的回答变化过大；请用推理后端 auto</translation>
</message>
<message>
<source>{title} is not available here ({reason}); use the evaluator auto</source>
<translation type="unfinished">{title} 在此不可用（{reason}）；请用推理后端 auto</translation>
</message>
<message>
<source>{title}: there are no games.</source>
<translation type="unfinished">{title}：没有对局。</translation>
</message>
<message>
<source>{title}: too many requests; the link is not opened</source>
<translation type="unfinished">{title}：请求过多；链接未打开</translation>
</message>
<message>
<source>{title}: {known} of {length} positions</source>
<translation type="unfinished">{title}：{length} 个局面中的 {known} 个</translation>
</message>
<message>
<source>{turns} turns ago</source>
<translation type="unfinished">{turns} 手前</translation>
</message>
<message>
<source>{typical} of {n} mistake is typical of the rank, not of the next</source>
<translation type="unfinished">{n} 个失误中有 {typical} 个是本段位常犯、高一级段位不常犯的</translation>
</message>
<message>
<source>{typical} of {n} mistakes are typical of the rank, not of the next</source>
<translation type="unfinished">{n} 个失误中有 {typical} 个是本段位常犯、高一级段位不常犯的</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} CPU-minutes</source>
<translation type="unfinished">{used:.1f} / {limit:g} CPU 分钟</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} min</source>
<translation type="unfinished">{used:.1f} / {limit:g} 分钟</translation>
</message>
<message>
<source>{used} of {limit} nodes</source>
<translation type="unfinished">{used} / {limit} 个节点</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} move</source>
<translation type="unfinished">{value:g}（{low:g}–{high:g}），{n} 手</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} moves</source>
<translation type="unfinished">{value:g}（{low:g}–{high:g}），{n} 手</translation>
</message>
<message>
<source>{value} at {axis} {place}</source>
<translation type="unfinished">{value}，{axis} {place}</translation>
</message>
<message>
<source>{vertex!r} is not a point of this board; use A1 to {last}, or pass</source>
<translation type="unfinished">{vertex!r} 不是此棋盘上的点；请用 A1 至 {last}，或 pass</translation>
</message>
<message>
<source>{visits:,} visits per move</source>
<translation type="unfinished">每手计算量 {visits:,}</translation>
</message>
<message>
<source>{visits} of {goal} visits per agent</source>
<translation type="unfinished">每智能体计算量 {visits} / {goal}</translation>
</message>
<message>
<source>{visits} visit per agent</source>
<translation type="unfinished">每智能体计算量 {visits}</translation>
</message>
<message>
<source>{visits} visits</source>
<translation type="unfinished">计算量 {visits}</translation>
</message>
<message>
<source>{visits} visits per agent</source>
<translation type="unfinished">每智能体计算量 {visits}</translation>
</message>
<message>
<source>{winner} won, but {loser} led until move {last}.</source>
<translation type="unfinished">{winner}获胜，但{loser}领先到第 {last} 手。</translation>
</message>
<message>
<source>{wins:g} of {games}</source>
<translation type="unfinished">{games} 局胜 {wins:g}</translation>
</message>
<message>
<source>{yours}; the game came to {winrate}.</source>
<translation type="unfinished">{yours}；实战达到 {winrate}。</translation>
</message>
<message>
<source>{yours}; the game did as well, within the error.</source>
<translation type="unfinished">{yours}；实战同样好（误差之内）。</translation>
</message>
<message>
<source>{yours}; the game kept the 50 %.</source>
<translation type="unfinished">{yours}；实战守住 50 %。</translation>
</message>
<message>
<source>{yours}; the game kept {percent} of 50 %.</source>
<translation type="unfinished">{yours}；实战在 50 % 中守住 {percent}。</translation>
</message>
<message>
<source>{yours}; the game kept {percent}.</source>
<translation type="unfinished">{yours}；实战守住 {percent}。</translation>
</message>
<message>
<source>α, the score it expects without a search [points for Black]</source>
<translation type="unfinished">α，不搜索时预期的目数 [黑方目数]</translation>
</message>
<message>
<source>β {beta}, 75 % at ±{width:.1f} points</source>
<translation type="unfinished">β {beta}，相差 {width:.1f} 目时 75 %</translation>
</message>
<message>
<source>λ windows</source>
<translation type="unfinished">λ 范围</translation>
</message>
<message>
<source>λ, 0 for playing to win and 1 for points: {all}; ahead {ahead}; behind {behind}.</source>
<translation type="unfinished">λ（0 求胜，1 求目数）：{all}；领先时 {ahead}；落后时 {behind}。</translation>
</message>
<message>
<source>“{setting}”</source>
<translation type="unfinished">“{setting}”</translation>
</message>
<message>
<source>◆ panel member: a win against it moves a network this way</source>
<translation type="unfinished">◆ 评测组成员：战胜它使网络朝此方向移动</translation>
</message>
</context>
</TS>
