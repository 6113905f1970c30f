<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja_JP" sourcelanguage="en">
<context>
<name>SAI Studio</name>
<message>
<source> (loaded: {names})</source>
<translation type="unfinished"> (読み込み済み: {names})</translation>
</message>
<message>
<source> The translation was made by a machine; no person has read all of it yet.</source>
<translation type="unfinished">翻訳は機械によるもので、まだ全体を人が確認していません。</translation>
</message>
<message>
<source> `games` lets each game learn from the last, but rule {rule} needs independent games</source>
<translation type="unfinished">「games」では各対局が前の対局から学びますが、規則 {rule} には独立した対局が必要です</translation>
</message>
<message>
<source> `games` needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished">の`games`には定位置の置石が必要です(任意の配置は不可)</translation>
</message>
<message>
<source> and </source>
<translation type="unfinished">と</translation>
</message>
<message>
<source> and by </source>
<translation type="unfinished">、</translation>
</message>
<message>
<source> beats </source>
<translation type="unfinished"> &gt; </translation>
</message>
<message>
<source> can't be chosen in handicap games; --handicap-for says who is Black</source>
<translation type="unfinished">は置碁では選べません。どちらが黒かは--handicap-forで決まります</translation>
</message>
<message>
<source> can't change during a run, so it has no schedule: it is read once, or shapes the network, the games or the folder; set one number</source>
<translation type="unfinished">はランの途中で変えられないため、スケジュールにできません。一度だけ読まれるか、ネットワーク、対局、フォルダーを決める設定です。数値を1つ指定してください</translation>
</message>
<message>
<source> min</source>
<translation type="unfinished">分</translation>
</message>
<message>
<source> move</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source> moves</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source> must be from {low:g} to {high:g} on {size}x{size}, in steps of 0.5, not {komi:g}</source>
<translation type="unfinished">は {size}x{size} では {low:g} から {high:g} まで 0.5 刻みでなければなりません({komi:g} は不可)</translation>
</message>
<message>
<source> must be larger than elo0 ({elo0:g}), not {elo1:g}</source>
<translation type="unfinished">はelo0({elo0:g})より大きくなければなりません({elo1:g}は不可)</translation>
</message>
<message>
<source> must be like `{example}`, not {words!r:.40}</source>
<translation type="unfinished">は`{example}`のような形でなければなりません({words!r:.40}は不可)</translation>
</message>
<message>
<source> must be numbers like `8.5 9.5`, not {word!r:.40}</source>
<translation type="unfinished">は`8.5 9.5`のような数値でなければなりません({word!r:.40}は不可)</translation>
</message>
<message>
<source> must be {requirement}</source>
<translation type="unfinished">は{requirement}でなければなりません</translation>
</message>
<message>
<source> needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished">には定位置の置石が必要です(任意の配置は不可)</translation>
</message>
<message>
<source> needs independent games, but tree `games` lets each learn from the last</source>
<translation type="unfinished">には独立した対局が必要ですが、探索木`games`では各局が前の局から学びます</translation>
</message>
<message>
<source> needs the smaller difference first, not {value!r:.40}</source>
<translation type="unfinished">では小さい方の差を先に書いてください({value!r:.40}は不可)</translation>
</message>
<message>
<source> needs two winrates from 0 to 1, the smaller first, not {value!r:.40}</source>
<translation type="unfinished">には0から1までの勝率が2つ、小さい順に必要です({value!r:.40}は不可)</translation>
</message>
<message>
<source> of handicap games can be none, or policy without a judge: checked openings are for even games</source>
<translation type="unfinished">は、置碁ではnone、または判定者なしのpolicyだけです。検査済みの布石は互先用です</translation>
</message>
<message>
<source> or </source>
<translation type="unfinished">または</translation>
</message>
<message>
<source> s</source>
<translation type="unfinished">秒</translation>
</message>
<message>
<source> visit</source>
<translation type="unfinished"> 探索</translation>
</message>
<message>
<source> visits</source>
<translation type="unfinished"> 探索</translation>
</message>
<message>
<source>% of winrate or more</source>
<translation type="unfinished">%以上の勝率</translation>
</message>
<message>
<source>%d %b %H:%M</source>
<translation type="unfinished">%m/%d %H:%M</translation>
</message>
<message>
<source>&amp;1-1: numbers from the upper left</source>
<translation type="unfinished">1-1: 左上からの数字(&amp;1)</translation>
</message>
<message>
<source>&amp;A1: letters and numbers</source>
<translation type="unfinished">A1: 英字と数字(&amp;A)</translation>
</message>
<message>
<source>&amp;About SAI Studio</source>
<translation type="unfinished">SAI Studioについて(&amp;A)</translation>
</message>
<message>
<source>&amp;Add</source>
<translation type="unfinished">追加(&amp;A)</translation>
</message>
<message>
<source>&amp;Add network…</source>
<translation type="unfinished">ネットワークを追加(&amp;A)…</translation>
</message>
<message>
<source>&amp;Add…</source>
<translation type="unfinished">追加(&amp;A)…</translation>
</message>
<message>
<source>&amp;All moves</source>
<translation type="unfinished">すべての手(&amp;A)</translation>
</message>
<message>
<source>&amp;Analysis (curve and candidates)</source>
<translation type="unfinished">解析(曲線と候補手)(&amp;A)</translation>
</message>
<message>
<source>&amp;Analyze</source>
<translation type="unfinished">解析(&amp;A)</translation>
</message>
<message>
<source>&amp;Arrow</source>
<translation type="unfinished">矢印(&amp;A)</translation>
</message>
<message>
<source>&amp;Back</source>
<translation type="unfinished">戻る(&amp;B)</translation>
</message>
<message>
<source>&amp;Back to the game's komi</source>
<translation type="unfinished">対局のコミに戻す(&amp;B)</translation>
</message>
<message>
<source>&amp;Bigger text</source>
<translation type="unfinished">文字を大きく(&amp;B)</translation>
</message>
<message>
<source>&amp;Board</source>
<translation type="unfinished">碁盤(&amp;B)</translation>
</message>
<message>
<source>&amp;Cancel, or stop analysis</source>
<translation type="unfinished">取り消し・解析停止(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates</source>
<translation type="unfinished">候補手(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates as a table…</source>
<translation type="unfinished">候補手を表に(&amp;C)…</translation>
</message>
<message>
<source>&amp;Change</source>
<translation type="unfinished">切り替え(&amp;C)</translation>
</message>
<message>
<source>&amp;Change shortcut…</source>
<translation type="unfinished">キーを変更(&amp;C)…</translation>
</message>
<message>
<source>&amp;Circle</source>
<translation type="unfinished">丸(&amp;C)</translation>
</message>
<message>
<source>&amp;Collapse or expand branch</source>
<translation type="unfinished">分岐を折りたたむ・展開(&amp;C)</translation>
</message>
<message>
<source>&amp;Compare networks…</source>
<translation type="unfinished">ネットワークを比較(&amp;C)…</translation>
</message>
<message>
<source>&amp;Continue…</source>
<translation type="unfinished">続ける(&amp;C)…</translation>
</message>
<message>
<source>&amp;Copy</source>
<translation type="unfinished">コピー(&amp;C)</translation>
</message>
<message>
<source>&amp;Copy game</source>
<translation type="unfinished">棋譜をコピー(&amp;C)</translation>
</message>
<message>
<source>&amp;Count the score</source>
<translation type="unfinished">目数を数える(&amp;C)</translation>
</message>
<message>
<source>&amp;Dan</source>
<translation type="unfinished">段(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation type="unfinished">ダーク(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark wood</source>
<translation type="unfinished">暗い木目(&amp;D)</translation>
</message>
<message>
<source>&amp;Default</source>
<translation type="unfinished">既定(&amp;D)</translation>
</message>
<message>
<source>&amp;Default for the board size</source>
<translation type="unfinished">盤サイズの既定(&amp;D)</translation>
</message>
<message>
<source>&amp;Delete branch</source>
<translation type="unfinished">分岐を削除(&amp;D)</translation>
</message>
<message>
<source>&amp;Dim points</source>
<translation type="unfinished">点を暗くする(&amp;D)</translation>
</message>
<message>
<source>&amp;Distribution of the result</source>
<translation type="unfinished">結果の分布(&amp;D)</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation type="unfinished">編集(&amp;E)</translation>
</message>
<message>
<source>&amp;Equally among the best moves</source>
<translation type="unfinished">有力手に均等に(&amp;E)</translation>
</message>
<message>
<source>&amp;Erase stones and marks</source>
<translation type="unfinished">石と印を消す(&amp;E)</translation>
</message>
<message>
<source>&amp;Evaluator</source>
<translation type="unfinished">評価器(&amp;E)</translation>
</message>
<message>
<source>&amp;Expand all branches</source>
<translation type="unfinished">分岐をすべて展開(&amp;E)</translation>
</message>
<message>
<source>&amp;Export board as image…</source>
<translation type="unfinished">碁盤を画像に書き出し(&amp;E)…</translation>
</message>
<message>
<source>&amp;Fair komi</source>
<translation type="unfinished">適正コミ(&amp;F)</translation>
</message>
<message>
<source>&amp;Fastest</source>
<translation type="unfinished">最速(&amp;F)</translation>
</message>
<message>
<source>&amp;File</source>
<translation type="unfinished">ファイル(&amp;F)</translation>
</message>
<message>
<source>&amp;Flat stones</source>
<translation type="unfinished">平らな石(&amp;F)</translation>
</message>
<message>
<source>&amp;Forward</source>
<translation type="unfinished">進む(&amp;F)</translation>
</message>
<message>
<source>&amp;From the game file ({black}, {white})</source>
<translation type="unfinished">棋譜ファイルから({black}、{white})(&amp;F)</translation>
</message>
<message>
<source>&amp;Full screen</source>
<translation type="unfinished">全画面(&amp;F)</translation>
</message>
<message>
<source>&amp;Games in this file…</source>
<translation type="unfinished">ファイル内の対局(&amp;G)…</translation>
</message>
<message>
<source>&amp;Get a strong network…</source>
<translation type="unfinished">強いネットワークを入手(&amp;G)…</translation>
</message>
<message>
<source>&amp;Go to move…</source>
<translation type="unfinished">手数へ移動(&amp;G)…</translation>
</message>
<message>
<source>&amp;Half-hour run, 7×7</source>
<translation type="unfinished">30分の学習、7×7(&amp;H)</translation>
</message>
<message>
<source>&amp;Handicap advisor…</source>
<translation type="unfinished">置碁アドバイザー(&amp;H)…</translation>
</message>
<message>
<source>&amp;Help</source>
<translation type="unfinished">ヘルプ(&amp;H)</translation>
</message>
<message>
<source>&amp;Key</source>
<translation type="unfinished">キー(&amp;K)</translation>
</message>
<message>
<source>&amp;Keyboard shortcuts</source>
<translation type="unfinished">キー操作一覧(&amp;K)</translation>
</message>
<message>
<source>&amp;Komi</source>
<translation type="unfinished">コミ(&amp;K)</translation>
</message>
<message>
<source>&amp;Kyu</source>
<translation type="unfinished">級(&amp;K)</translation>
</message>
<message>
<source>&amp;Language</source>
<translation type="unfinished">言語(&amp;L)</translation>
</message>
<message>
<source>&amp;Last move</source>
<translation type="unfinished">最終手(&amp;L)</translation>
</message>
<message>
<source>&amp;Layout</source>
<translation type="unfinished">配置(&amp;L)</translation>
</message>
<message>
<source>&amp;Lesson (comment and tree)</source>
<translation type="unfinished">講座(コメントとツリー)(&amp;L)</translation>
</message>
<message>
<source>&amp;Light</source>
<translation type="unfinished">ライト(&amp;L)</translation>
</message>
<message>
<source>&amp;Light wood</source>
<translation type="unfinished">明るい木目(&amp;L)</translation>
</message>
<message>
<source>&amp;Limit candidates…</source>
<translation type="unfinished">候補手を制限(&amp;L)…</translation>
</message>
<message>
<source>&amp;Line</source>
<translation type="unfinished">線(&amp;L)</translation>
</message>
<message>
<source>&amp;Lines from the nearest edge</source>
<translation type="unfinished">近い辺からの線数(&amp;L)</translation>
</message>
<message>
<source>&amp;Loss dots</source>
<translation type="unfinished">損失の点(&amp;L)</translation>
</message>
<message>
<source>&amp;Lower viewed komi</source>
<translation type="unfinished">表示コミを下げる(&amp;L)</translation>
</message>
<message>
<source>&amp;Matches</source>
<translation type="unfinished">対戦(&amp;M)</translation>
</message>
<message>
<source>&amp;Mistakes (reviewed game)</source>
<translation type="unfinished">悪手(検討した対局)(&amp;M)</translation>
</message>
<message>
<source>&amp;More exports</source>
<translation type="unfinished">その他の書き出し(&amp;M)</translation>
</message>
<message>
<source>&amp;Moves of the agents</source>
<translation type="unfinished">エージェントの手(&amp;M)</translation>
</message>
<message>
<source>&amp;Name of the position…</source>
<translation type="unfinished">局面の名前(&amp;N)…</translation>
</message>
<message>
<source>&amp;Navigate</source>
<translation type="unfinished">移動(&amp;N)</translation>
</message>
<message>
<source>&amp;New game…</source>
<translation type="unfinished">新規対局(&amp;N)…</translation>
</message>
<message>
<source>&amp;New match…</source>
<translation type="unfinished">新規対戦(&amp;N)…</translation>
</message>
<message>
<source>&amp;New run…</source>
<translation type="unfinished">新規ラン(&amp;N)…</translation>
</message>
<message>
<source>&amp;Next moves</source>
<translation type="unfinished">次の手(&amp;N)</translation>
</message>
<message>
<source>&amp;Next variation</source>
<translation type="unfinished">次の変化図(&amp;N)</translation>
</message>
<message>
<source>&amp;None</source>
<translation type="unfinished">なし(&amp;N)</translation>
</message>
<message>
<source>&amp;Normal text</source>
<translation type="unfinished">標準の文字(&amp;N)</translation>
</message>
<message>
<source>&amp;Number</source>
<translation type="unfinished">数字(&amp;N)</translation>
</message>
<message>
<source>&amp;Open</source>
<translation type="unfinished">開く(&amp;O)</translation>
</message>
<message>
<source>&amp;Open a run…</source>
<translation type="unfinished">ランを開く(&amp;O)…</translation>
</message>
<message>
<source>&amp;Opening map…</source>
<translation type="unfinished">初手マップ(&amp;O)…</translation>
</message>
<message>
<source>&amp;Open…</source>
<translation type="unfinished">開く(&amp;O)…</translation>
</message>
<message>
<source>&amp;Panels</source>
<translation type="unfinished">パネル(&amp;P)</translation>
</message>
<message>
<source>&amp;Paper</source>
<translation type="unfinished">紙(&amp;P)</translation>
</message>
<message>
<source>&amp;Pass</source>
<translation type="unfinished">パス(&amp;P)</translation>
</message>
<message>
<source>&amp;Paste game</source>
<translation type="unfinished">棋譜を貼り付け(&amp;P)</translation>
</message>
<message>
<source>&amp;Play</source>
<translation type="unfinished">対局(&amp;P)</translation>
</message>
<message>
<source>&amp;Play (clocks and captures)</source>
<translation type="unfinished">対局(時計とアゲハマ)(&amp;P)</translation>
</message>
<message>
<source>&amp;Play against the engine…</source>
<translation type="unfinished">エンジンと対局(&amp;P)…</translation>
</message>
<message>
<source>&amp;Play the engine's move</source>
<translation type="unfinished">エンジンの手を打つ(&amp;P)</translation>
</message>
<message>
<source>&amp;Points lost</source>
<translation type="unfinished">損した目数(&amp;P)</translation>
</message>
<message>
<source>&amp;Previous variation</source>
<translation type="unfinished">前の変化図(&amp;P)</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation type="unfinished">終了(&amp;Q)</translation>
</message>
<message>
<source>&amp;Raise viewed komi</source>
<translation type="unfinished">表示コミを上げる(&amp;R)</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation type="unfinished">やり直す(&amp;R)</translation>
</message>
<message>
<source>&amp;Refresh</source>
<translation type="unfinished">更新(&amp;R)</translation>
</message>
<message>
<source>&amp;Remove</source>
<translation type="unfinished">削除(&amp;R)</translation>
</message>
<message>
<source>&amp;Reset all shortcuts</source>
<translation type="unfinished">すべて初期化(&amp;R)</translation>
</message>
<message>
<source>&amp;Resign</source>
<translation type="unfinished">投了(&amp;R)</translation>
</message>
<message>
<source>&amp;Review (all panels)</source>
<translation type="unfinished">検討(全パネル)(&amp;R)</translation>
</message>
<message>
<source>&amp;Review all</source>
<translation type="unfinished">すべて検討(&amp;R)</translation>
</message>
<message>
<source>&amp;Review game…</source>
<translation type="unfinished">対局を検討(&amp;R)…</translation>
</message>
<message>
<source>&amp;Runs</source>
<translation type="unfinished">ラン(&amp;R)</translation>
</message>
<message>
<source>&amp;Save</source>
<translation type="unfinished">保存(&amp;S)</translation>
</message>
<message>
<source>&amp;Search settings…</source>
<translation type="unfinished">探索の設定(&amp;S)…</translation>
</message>
<message>
<source>&amp;Second key</source>
<translation type="unfinished">第2キー(&amp;S)</translation>
</message>
<message>
<source>&amp;Show coordinates</source>
<translation type="unfinished">座標を表示(&amp;S)</translation>
</message>
<message>
<source>&amp;Slate</source>
<translation type="unfinished">石板(&amp;S)</translation>
</message>
<message>
<source>&amp;Sounds</source>
<translation type="unfinished">効果音(&amp;S)</translation>
</message>
<message>
<source>&amp;Square</source>
<translation type="unfinished">四角(&amp;S)</translation>
</message>
<message>
<source>&amp;Stones</source>
<translation type="unfinished">石(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop</source>
<translation type="unfinished">停止(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop playing</source>
<translation type="unfinished">対局を中止(&amp;S)</translation>
</message>
<message>
<source>&amp;System</source>
<translation type="unfinished">システム(&amp;S)</translation>
</message>
<message>
<source>&amp;Take back</source>
<translation type="unfinished">待った(&amp;T)</translation>
</message>
<message>
<source>&amp;Ten-minute demo</source>
<translation type="unfinished">10分デモ(&amp;T)</translation>
</message>
<message>
<source>&amp;Test the curve by games</source>
<translation type="unfinished">対局で曲線を検証(&amp;T)</translation>
</message>
<message>
<source>&amp;Theme</source>
<translation type="unfinished">テーマ(&amp;T)</translation>
</message>
<message>
<source>&amp;Timeline as a table…</source>
<translation type="unfinished">推移グラフを表に(&amp;T)…</translation>
</message>
<message>
<source>&amp;Train</source>
<translation type="unfinished">学習(&amp;T)</translation>
</message>
<message>
<source>&amp;Training window</source>
<translation type="unfinished">学習ウィンドウ(&amp;T)</translation>
</message>
<message>
<source>&amp;Triangle</source>
<translation type="unfinished">三角(&amp;T)</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation type="unfinished">元に戻す(&amp;U)</translation>
</message>
<message>
<source>&amp;Uneven stones</source>
<translation type="unfinished">石を少しずらす(&amp;U)</translation>
</message>
<message>
<source>&amp;Use as the game's komi</source>
<translation type="unfinished">対局のコミにする(&amp;U)</translation>
</message>
<message>
<source>&amp;Use on this board</source>
<translation type="unfinished">この盤で使う(&amp;U)</translation>
</message>
<message>
<source>&amp;View</source>
<translation type="unfinished">表示(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits</source>
<translation type="unfinished">探索数(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits of every move</source>
<translation type="unfinished">各手の探索数(&amp;V)</translation>
</message>
<message>
<source>&amp;Winrate</source>
<translation type="unfinished">勝率(&amp;W)</translation>
</message>
<message>
<source>'names' must name two players or more, each differently</source>
<translation type="unfinished">'names'には2者以上の、互いに異なる対局者名が必要です</translation>
</message>
<message>
<source>'names', 'identities' and 'written' must be of one length</source>
<translation type="unfinished">'names'、'identities'、'written'は同じ長さでなければなりません</translation>
</message>
<message>
<source>'written' must have one entry for each player</source>
<translation type="unfinished">'written'には対局者ごとに1項目が必要です</translation>
</message>
<message>
<source>(empty)</source>
<translation type="unfinished">(空)</translation>
</message>
<message>
<source>, or </source>
<translation type="unfinished">、または</translation>
</message>
<message>
<source>, {n} move</source>
<translation type="unfinished">、{n}手</translation>
</message>
<message>
<source>, {n} moves</source>
<translation type="unfinished">、{n}手</translation>
</message>
<message>
<source>, ±{points} points</source>
<translation type="unfinished">、±{points}目</translation>
</message>
<message>
<source>--move must be 0 or more, not {move}</source>
<translation type="unfinished">--moveは0以上にしてください({move}は不可)</translation>
</message>
<message>
<source>0 plays the best move; above, moves are drawn with probability visits^(1/temperature)</source>
<translation type="unfinished">0は最善手を打ちます。0より大きければvisits^(1/temperature)の確率で手を選びます</translation>
</message>
<message>
<source>0 plays to win, 1 for points, above 1 for points at the risk of a won game</source>
<translation type="unfinished">0は勝ちを、1は目数を目指し、1より大きいと勝っている碁を危険にさらしても目数を目指します</translation>
</message>
<message>
<source>0 plays to win, 1 for points.</source>
<translation type="unfinished">0は勝ちを、1は目数を目指します。</translation>
</message>
<message>
<source>1 measures every generation; the last one always is</source>
<translation type="unfinished">1なら全世代を測ります。最後の世代は常に測ります</translation>
</message>
<message>
<source>1 to 3 dan</source>
<translation type="unfinished">1～3段</translation>
</message>
<message>
<source>14 to 19</source>
<translation type="unfinished">14～19</translation>
</message>
<message>
<source>19x19 game records</source>
<translation type="unfinished">19x19の棋譜</translation>
</message>
<message>
<source>20 min (GPU)</source>
<translation type="unfinished">20分 (GPU)</translation>
</message>
<message>
<source>30 to 10 kyu</source>
<translation type="unfinished">30～10級</translation>
</message>
<message>
<source>4 to 6 dan</source>
<translation type="unfinished">4～6段</translation>
</message>
<message>
<source>5 to 10 positions a second on 19x19 for each processor core; the shipped network makes 8 to 17, the fast one 200 to 300</source>
<translation type="unfinished">19x19で1プロセッサーコア当たり毎秒5～10局面(付属のネットワークは8～17、高速なものは200～300)</translation>
</message>
<message>
<source>7 to 9 dan</source>
<translation type="unfinished">7～9段</translation>
</message>
<message>
<source>75 % at ±{width:.1f} points</source>
<translation type="unfinished">±{width:.1f}目で75 %</translation>
</message>
<message>
<source>9 to 1 kyu</source>
<translation type="unfinished">9～1級</translation>
</message>
<message>
<source>95 % interval</source>
<translation type="unfinished">95 %区間</translation>
</message>
<message>
<source>9x9 game records</source>
<translation type="unfinished">9x9の棋譜</translation>
</message>
<message>
<source>: a schedule begins at 0, the start of the run</source>
<translation type="unfinished">: スケジュールは0(ランの開始)から始めてください</translation>
</message>
<message>
<source>: a schedule is by generations or by shares of the run, not by both</source>
<translation type="unfinished">: スケジュールは世代かランの割合のどちらか一方で指定してください</translation>
</message>
<message>
<source>: the places of a schedule must rise, shares up to 100% at most, not {text!r:.80}</source>
<translation type="unfinished">: スケジュールの時点は昇順で、割合は100%まででなければなりません({text!r:.80}は不可)</translation>
</message>
<message>
<source>: the value of the second stage comes last in a schedule</source>
<translation type="unfinished">: 第2段階の値はスケジュールの最後に書いてください</translation>
</message>
<message>
<source>: two dots stand between two places of the run</source>
<translation type="unfinished">: 「..」はランの2つの時点の間に書いてください</translation>
</message>
<message>
<source>: {part!r:.40} in the schedule is not VALUE@GENERATION or VALUE@SHARE%</source>
<translation type="unfinished">: スケジュールの{part!r:.40}は「値@世代」または「値@割合%」の形ではありません</translation>
</message>
<message>
<source>: {place} in the schedule is not a generation</source>
<translation type="unfinished">: スケジュールの{place}は世代ではありません</translation>
</message>
<message>
<source>: {value!r:.40} in the schedule is not {kind}</source>
<translation type="unfinished">: スケジュールの{value!r:.40}は{kind}ではありません</translation>
</message>
<message>
<source>; Continue rebuilds it from the networks and games</source>
<translation type="unfinished">。「続ける」でネットワークと対局から再構築します</translation>
</message>
<message>
<source>; its last output: {text:.200}</source>
<translation type="unfinished">。最後の出力: {text:.200}</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi}</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;(コミ{komi})</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi} if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;(コミ{komi}、石がすべて生きている場合)</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt;(石がすべて生きている場合)</translation>
</message>
<message>
<source>&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;Review Go games with networks that know the score: the winrate for every komi.&lt;/p&gt;&lt;p&gt;After &lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928).&lt;br&gt;MIT license.&lt;/p&gt;&lt;p&gt;Python {python}, Qt {qt}, {platform}&lt;/p&gt;</source>
<translation type="unfinished">&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;目数差の分かるネットワークで囲碁の対局を検討します。コミごとの勝率を示します。&lt;/p&gt;&lt;p&gt;&lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928)に基づきます。&lt;br&gt;MITライセンス。&lt;/p&gt;&lt;p&gt;Python {python}、Qt {qt}、{platform}&lt;/p&gt;</translation>
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
<translation type="unfinished">&lt;h3&gt;数値の意味&lt;/h3&gt;
&lt;p&gt;パネルの値は、「表示」メニューで手番側を選ばない限り&lt;b&gt;黒から見た&lt;/b&gt;ものです。
目数は盤上のもので、コミは含みません。日本ルールなどでは地、ほかのルールでは地と石を数えます。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;勝率曲線。&lt;/b&gt;ネットワークは一つの勝率でなく、コミごとの勝率を出します:
P(コミkで黒勝ち) = 1 / (1 + e&lt;sup&gt;&amp;minus;&amp;beta;(&amp;alpha; &amp;minus; k)&lt;/sup&gt;)。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;alpha;、適正コミ。&lt;/b&gt;双方が半分ずつ勝つコミ、つまり黒の盤面の予想リードです。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;beta;、確実度。&lt;/b&gt;そこでの曲線の傾きです。定まったヨセでは急で、1目の違いで勝負が決まります。
混沌とした戦いでは緩やかで、損失はまだ数えるほどではありません。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;碁盤の円。&lt;/b&gt;色は、双方が十分に探索されていれば、エンジンの選択に比べて何目損するかを示します。
青い輪はエンジンの選択です。探索数の少ない手の円は小さく、薄くなります。数値の1つ目は
手番側が損する目数(マイナス付き)、2つ目は表示コミでの勝率(%)、3つ目は探索数です。
&lt;i&gt;「表示」→「候補手の数値」&lt;/i&gt;で先頭の数値を変えられます。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;エージェント。&lt;/b&gt;&amp;lambda; = 0は対局のコミで勝ちを目指し、&amp;lambda; = 1は形勢が互角であるかのように
目数を目指します。中間の値はその間で、実際のコミから、ネットワークが探索前に単独で互角とするコミに
向けて勝率を平均します。局面自体の数値(適正コミ、勝率、確実度、推移グラフ)は常に&amp;lambda;が1に最も近い
エージェントのもので、エージェントと候補手の表にはそれぞれ自身の数値を示します。
小さな印はそれぞれが打つ所です。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;コミ。&lt;/b&gt;曲線の線をドラッグすると別のコミで表示します。すべての数値がすぐに変わり、
線が止まるとそのコミで局面を探索します。対局のコミはそのままで、
&lt;i&gt;「コミ」→「対局のコミにする」&lt;/i&gt;で変わります。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;学習。&lt;/b&gt;ランはネットワークを次々に作ります。これが世代です。&lt;i&gt;損失&lt;/i&gt;は学習で最小にする値ですが、
&lt;i&gt;空の盤&lt;/i&gt;の曲線の方が多くを語ります。&amp;alpha;は真の目数差(分かっていれば印があります)に近づき、
&amp;beta;は大きくなるはずです。弱いネットワークが偶然に真の値を通ることもありますが、曲線はまだ平らです。
&lt;i&gt;ノード&lt;/i&gt;は全探索の探索数です。&lt;i&gt;パネル得点&lt;/i&gt;は決まったネットワーク群に対する世代の成績、
&lt;i&gt;Elo&lt;/i&gt;はその結果を最もよく説明するレーティングです。&lt;i&gt;分岐&lt;/i&gt;は別の対局の局面から、
その局面が互角になるコミで始まる対局です。&lt;/p&gt;
&lt;p&gt;&lt;b&gt;研究。&lt;/b&gt;一つの局面を多数のネットワークで同時に調べます。1つ目の図は勝率曲線を重ねたもので、
一つのコミしか知らないネットワークは点になります。&amp;alpha;と&amp;beta;の平均と標準偏差は一致の度合いを
示します。破線は&amp;alpha;の平均、帯は両側に標準偏差1つ分です。2つ目の図は、探索を何度も繰り返したときに
&amp;lambda;が0、&amp;frac12;、1のエージェントが最善手を選ぶ割合です。点はネットワークとその95&amp;nbsp;%区間、
棒はネットワークの平均です。付属の5つの局面の最善手は、可能なものは&lt;i&gt;証明済み&lt;/i&gt;です。
それ以外ではどの手が最善かを自分で指定します。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Add an agent with your own λ. Its dynamic komi is chosen below the list of agents.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;独自の λ を持つエージェントを追加します。その動的コミはエージェント一覧の下で選びます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Analysis by another network or engine: the fair komi as a thin line and, if chosen, Black's winrate as a dotted one. Right-click on the timeline to choose.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;他のネットワークやエンジンの結果を細い線で示します。解析した所の適正コミと、指定すれば点線で黒の勝率も示します。推移グラフを右クリックして選びます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;As in the timeline, this number comes from the search of the agent that plays most for points (λ 1), whichever agent is selected below. The line below names it, and says what the selected agent or another search finds instead.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;推移グラフと同じく、下でどのエージェントを選んでも、最も目数を重んじる(λ 1の)エージェントの探索による数値です。下の行にそのエージェントと、選んだエージェントや別の探索の結果を示します。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Black's winrate at the viewed komi. Where the position was not searched at that komi, it is read off the winrate curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;表示コミでの黒の勝率です。探索した値で、なければ曲線から読み取ります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after each move, in a band of one standard deviation of the score. Black is ahead where it lies above the komi line.&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;各手の後の適正コミと、目数差の標準偏差1つ分の帯です。コミの線より上なら黒がリードしています。&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the better move, and after the move that was played. Their difference is what was lost.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;より良い手の後と実戦の手の後の適正コミです。その差が損失です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the move: where Black's winrate is one half.&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;この手の後の適正コミ、つまり黒の勝率が半分になるコミです。&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the fair komi. At a komi this many points away from it, one side wins three of four games between equal engines as strong as the network's training games. Results of people vary far more.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;互角になるコミについてネットワークがどれだけ確信しているか。コミがそこからこの目数だけ離れると、学習対局と同じ強さの互角のエンジン同士では片方が 4 局中 3 局に勝ちます。人の対局の結果はずっとばらつきます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the score, from pale (very low) to full (very high). Losses at low certainty are drawn paler, because the error may be the network's, not the player's. The result of a finished game is an estimate if the network judged the dead stones.&lt;/p&gt;&lt;p&gt;width between the quarters = 2.197 / beta points&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;スコアについてのネットワークの確信度。薄い色(とても低い)から濃い色(とても高い)まで。確信度が低いときの損は、打ち手ではなくネットワークの誤りかもしれないので薄く描かれます。終局した対局の結果は、死に石をネットワークが判定した場合は推定です。&lt;/p&gt;&lt;p&gt;四分位間の幅 = 2.197 / beta 目&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the favorite wins at this komi. Drag the amber line to view another komi; the game keeps its own.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;このコミで優勢な側が勝つ割合です。琥珀色の線をドラッグすると別のコミで表示できます。対局のコミは変わりません。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the search tried the move; with few visits the figures are rough and written faintly.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;探索がこの手を試した回数です。少ないときは数値が粗いため、薄く表示します。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the side to move wins by {margin} points or more at the viewed komi, read off the searched curve of the move.&lt;/p&gt;&lt;p&gt;Right-click the table to choose the points.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;表示中のコミで、手番側が{margin}目以上勝つ確率です。その手の探索された曲線から読み取ります。&lt;/p&gt;&lt;p&gt;表を右クリックすると目数を選べます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the game's komi, to compare with the viewed one. Read off the searched curve of the move.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;この手の後、対局のコミで{side}が勝つ割合で、表示コミと比べるためのものです。探索したこの手の曲線から読み取ります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the viewed komi.&lt;/p&gt;&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;この手の後、表示コミで{side}が勝つ割合です。&lt;/p&gt;&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)の探索での平均&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How settled the score is after the move: a large beta is a safe position, a small one a fight.&lt;/p&gt;&lt;p&gt;Half of the results lie within 1.1 / beta points of the fair komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;この手の後、目数差がどれだけ定まっているかです。betaが大きければ安定した局面、小さければ戦いの局面です。&lt;/p&gt;&lt;p&gt;結果の半分は適正コミから1.1 / beta目以内に入ります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Number of the move, and who played it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;手数と、打った側です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;). KataGo's networks see one komi at a time: they are asked at several, and the curve follows their answers.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;)の探索での平均。KataGoのネットワークは一度に一つのコミしか見ないため、いくつかのコミで評価させ、曲線をその答えに合わせます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Part of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;対局の段階です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Percentage points that the winrate of the player who moved fell, at the viewed komi, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;着手した側の勝率が、表示中のコミで標準誤差を超えて下がった割合（ポイント）。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points given away against the better move, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;より良い手に比べ、標準誤差を超えて損した目数です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points lost by the side to move against the agent's choice, which is the most searched move. ≈0 is a difference within the error of the search, either way; a negative number means more points than the choice; a dash means too few visits to judge the move.&lt;/p&gt;&lt;p&gt;For the move played in the game, the search of the next position is used if that was deeper.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha of this move&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;エージェントの選択(最も多く探索された手)と比べて手番側が失う目数。≈0 はどちら向きでも探索の誤差の範囲内の差、負の数は選択より目数が多いこと、ダッシュは訪問数が少なく判断できない手を表します。&lt;/p&gt;&lt;p&gt;実戦の手については、次の局面の探索の方が深ければそれを使います。&lt;/p&gt;&lt;p&gt;選択した手の alpha − この手の alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points the move lost against the engine's choice: Black's upward, White's downward. Differences within their standard error count as 0.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha after the move, for the side that moved&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;エンジンの選択に比べてその手が損した目数です。黒は上向き、白は下向きです。標準誤差以内の差は0とします。&lt;/p&gt;&lt;p&gt;打った側から見て、選択した手のalpha − その手の後のalpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Positions where the agents chose different moves, all of them searched enough to compare. D goes to the next one.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;エージェントが異なる手を選び、どの手も比べられるだけ探索された局面です。Dで次へ移ります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Share of 5-kyu and of 1-dan players who would play the better move, by KataGo's human network; before them that of the player's own rank, if it is another.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;5級と1段の打ち手のうち、より良い手を打つ人の割合です。KataGoの人間ネットワークによります。対局者自身の段級位がこれらと違えば、その割合を先に示します。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Show or hide this agent's mark on the board. The View menu shows and hides all marks.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;碁盤上のこのエージェントの印を表示・非表示にします。「表示」メニューですべての印を切り替えます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The engine's choice, against which the loss is measured.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;損失の基準となる、エンジンの選んだ手です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi at which both sides would win equally often from here. Without any komi, the position is worth this many points to Black.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;ここから双方の勝率が等しくなるコミです。コミがなければ、この局面は黒にとってこれだけの目数の値打ちがあります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that an agent with dynamic komi searched with, so that the game looked about even to it: your own agent, or the engine you played against. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;動的コミのエージェントの探索が前提としたコミで、形勢がほぼ互角に見えた値です。自分のエージェント、または対局相手のエンジンのものです。結果は実際のコミで数えます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that the search uses. Dynamic komi changes it before each move so that the game looks about even to the engine, for instance when it gives a handicap.&lt;/p&gt;&lt;p&gt;SS moves the komi towards the expected score. VS moves it by one point while the winrate is outside 45 to 50 %. ML-DK moves it to where the winrate is 45 to 50 %, less and less as the game goes on. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;探索が前提とするコミです。動的コミは、置碁で置かせたときなどに、エンジンから見て形勢がほぼ互角になるよう、一手ごとにこれを変えます。&lt;/p&gt;&lt;p&gt;SSは予想目数差に近づけ、VSは勝率が45～50 %から外れている間1目ずつ動かし、ML-DKは勝率が45～50 %になる値へ、対局が進むほど控えめに動かします。結果は実際のコミで数えます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;対局で打たれた手です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move; the disc has the color of the points it loses, gray with few visits. A ring marks the engine's choice. This column sorts by the engine's own order. Double-click or Enter plays.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;着手です。円の色は損した目数を表し、探索数が少なければ灰色です。輪はエンジンの選択を示します。この列はエンジン自身の順に並びます。ダブルクリックかEnterで打ちます。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The moves both sides are expected to play after it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;この後に予想される双方の手順です。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The network's policy for the move: its probability before any search.&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;探索前にネットワークがこの手をどれだけ有力と見るかの確率です。&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the lines are thin and pale the position has fewer than {visits} visits: the network's first impression can be off by many points, so the judgment of a move there may change.&lt;/p&gt;&lt;p&gt;standard error of the fair komi&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;線が細く薄い所は探索数が{visits}未満です。ネットワークの第一感は何目も外れることがあるため、そこの手の判定は変わることがあります。&lt;/p&gt;&lt;p&gt;適正コミの標準誤差&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the strip is underlined, the figures come from the game record: they are of another network, or of this one under other rules. The network in use has not searched these positions yet. Figures of two networks are not compared, so a move between them has no loss.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;帯に下線のある所は、棋譜に保存された数値です。別のネットワーク、または別のルールでのこのネットワークのもので、使用中のネットワークはまだ探索していません。2つのネットワークの数値は比べないので、境目の手に損失は出ません。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;alpha: P(Black wins | komi k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) is one half at k = alpha.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;alpha: P(黒勝ち | コミk) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;)はk = alphaで半分になります。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;width from 75 % to 25 % = 2 ln 3 / beta = 2.197 / beta points. On 19×19: very low above 20, low above 8, medium above 3, high above 1, else very high; times size / 19.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;75 % から 25 % までの幅 = 2 ln 3 / beta = 2.197 / beta 目。19×19 では 20 より上がとても低い、8 より上が低い、3 より上が中程度、1 より上が高い、それ以下がとても高い。他の盤では盤の大きさ / 19 倍。&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;λ says what an agent plays for. At 0 it plays to win: only the real komi counts. At 1 it plays for points: it asks how it would fare at every komi from the real one to the one that the network's own curve calls even, so a lead still has to grow. In between it does some of both.&lt;/p&gt;&lt;p&gt;value = mean of P over the komi from k to k&lt;sub&gt;λ&lt;/sub&gt;, where P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;A click shows this agent's candidates on the board, in the table and in the curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;λはエージェントが何を目指すかを表します。0なら勝ちを目指し、実際のコミだけを考えます。1なら目数を目指し、実際のコミからネットワーク自身の曲線が互角とするコミまでのすべてで成績を考えるので、リードしていてもさらに広げようとします。中間の値では両方を兼ねます。&lt;/p&gt;&lt;p&gt;価値 = コミkからk&lt;sub&gt;λ&lt;/sub&gt;までのPの平均、ただしP(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;クリックすると、このエージェントの候補手を碁盤、表、曲線に表示します。&lt;/p&gt;</translation>
</message>
<message>
<source>A &amp;few for every move</source>
<translation type="unfinished">全着点に少しずつ(&amp;F)</translation>
</message>
<message>
<source>A 5x5 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">自分の5x5ネットワークと、その強さを示す2つの対戦。</translation>
</message>
<message>
<source>A 5x5 player taught first by quick games, then by balanced ones.</source>
<translation type="unfinished">まず速い対局、次に均衡した対局で学習した5x5の打ち手。</translation>
</message>
<message>
<source>A 5x5 player with one winrate, by 52 simulations.</source>
<translation type="unfinished">52シミュレーションで打つ、勝率が一つの5x5の打ち手。</translation>
</message>
<message>
<source>A 7x7 network from nothing</source>
<translation type="unfinished">ゼロから学ぶ7x7のネットワーク</translation>
</message>
<message>
<source>A 7x7 network from nothing: chain planes, calm values behind lively games.</source>
<translation type="unfinished">ゼロからの7x7ネットワーク: 連の入力面、多彩な対局と落ち着いた評価値。</translation>
</message>
<message>
<source>A 7x7 network near the strength of its teacher.</source>
<translation type="unfinished">教師に近い強さの7x7ネットワーク。</translation>
</message>
<message>
<source>A 7x7 network of 10 blocks of 96 channels that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">10ブロック96チャンネルの7x7ネットワークで、強いネットワークの答えから学習します。それをdistillation.teacherに、または`sai-engine label`のフォルダーをdistillation.labelsに指定してください。KataGoのg170-b6c96のトランクから始めると速く学習します。そのファイルをrun.start_trunkに指定してください。</translation>
</message>
<message>
<source>A 7x7 network of your own that wins about a third of its games against the shipped one.</source>
<translation type="unfinished">自分の7x7のネットワーク。付属のネットワークとの対局で約3分の1に勝ちます。</translation>
</message>
<message>
<source>A 7x7 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">自分だけの7x7ネットワークと、その強さを示す2つの対戦。</translation>
</message>
<message>
<source>A 95 % interval and a comparison need at least five games.</source>
<translation type="unfinished">95 % 区間と比較には少なくとも5局が必要です。</translation>
</message>
<message>
<source>A 9x9 network from nothing</source>
<translation type="unfinished">ゼロからの9x9ネットワーク</translation>
</message>
<message>
<source>A 9x9 player with a narrow, deep search.</source>
<translation type="unfinished">狭く深く探索する9x9の打ち手。</translation>
</message>
<message>
<source>A PDF for paper: diagrams with better lines numbered, and lines to write on.</source>
<translation type="unfinished">紙に印刷するPDF。番号付きの最善手順の図と、書き込み用の行があります。</translation>
</message>
<message>
<source>A click inserts a move here; the moves that follow stay, if they are legal</source>
<translation type="unfinished">クリックでここに手を挿入します。後の手は合法なら残ります</translation>
</message>
<message>
<source>A click plays a move</source>
<translation type="unfinished">クリックで着手します</translation>
</message>
<message>
<source>A cluster ignores this number: it runs one process for each core and graphics card of its machines.</source>
<translation type="unfinished">クラスターは、この数に関係なく、各マシンのコアとグラフィックカードごとに1つのプロセスで動きます。</translation>
</message>
<message>
<source>A cluster needs Ray, which isn't installed: install ray&gt;=2.40 beside the program, on every machine of the cluster.</source>
<translation type="unfinished">クラスターには Ray が必要ですが、インストールされていません。クラスターのすべてのマシンで、このプログラムと同じ環境に ray&gt;=2.40 をインストールしてください。</translation>
</message>
<message>
<source>A cycle: {names}.</source>
<translation type="unfinished">三すくみ: {names}。</translation>
</message>
<message>
<source>A damaged exercise was left out.</source>
<translation type="unfinished">壊れた問題を1つ省きました。</translation>
</message>
<message>
<source>A deep review of the game shows both players' figures here.</source>
<translation type="unfinished">対局を詳しく検討すると、ここに両対局者の数値が表示されます。</translation>
</message>
<message>
<source>A deeper search replaces it.</source>
<translation type="unfinished">より深く探索すると置き換わります。</translation>
</message>
<message>
<source>A game counts as decided when its last two searches give the same side a winrate above this; 1 = never.</source>
<translation type="unfinished">直近2回の探索の確信がこれを超えると決着とみなします。1 = みなしません。</translation>
</message>
<message>
<source>A gray board with light lines, on which both colors stand out</source>
<translation type="unfinished">黒白どちらの石も見やすい、明るい線の灰色の碁盤にします</translation>
</message>
<message>
<source>A network learns 5x5 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that leave both sides a chance.</source>
<translation type="unfinished">ネットワークがゼロから自己対局で5x5を学習し、その後、最後のネットワークが最初のものや付属のものと、両者に勝機のある布石から対戦します。</translation>
</message>
<message>
<source>A network learns 7x7 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that a strong network has checked.</source>
<translation type="unfinished">ネットワークが自己対局でゼロから7x7を学び、その後、最後のネットワークが最初のものや同梱のものと、強いネットワークが確かめた布石から対戦します。</translation>
</message>
<message>
<source>A network of 10 blocks of 96 channels for 10x10 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">10x10～19x19用の10ブロック96チャンネルのネットワークで、強いネットワークの答えから学習します。それをdistillation.teacherに、または`sai-engine label`のフォルダーをdistillation.labelsに指定してください。グラフィックカード用で、run.minutesで終わりを決めます。KataGoのg170-b6c96のトランクから始めると速く学習します。そのファイルをrun.start_trunkに指定してください。</translation>
</message>
<message>
<source>A network of 10 blocks of attention, 384 channels wide, for 6x6 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. Name the transformer of KataGo's b10c384h6nbttflrs as run.start_trunk as well: it begins with its blocks. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished">6x6～19x19用の、幅384チャンネルの注意ブロック10個からなるネットワークで、強いネットワークの答えから学習します。それをdistillation.teacherに、または`sai-engine label`のフォルダーをdistillation.labelsに指定してください。KataGoのb10c384h6nbttflrsのトランスフォーマーもrun.start_trunkに指定してください。そのブロックから始めます。グラフィックカード用で、run.minutesで終わりを決めます。</translation>
</message>
<message>
<source>A network of {blocks} blocks of attention, {channels} channels wide, for {boards}; it learns from {source}.</source>
<translation type="unfinished">幅{channels}チャンネルの注意ブロック{blocks}個からなる{boards}用ネットワーク。{source}から学習します。</translation>
</message>
<message>
<source>A network of {blocks} residual blocks of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">{channels}チャンネルの残差ブロック{blocks}個からなる{boards}用ネットワーク。{source}から学習します。</translation>
</message>
<message>
<source>A network of {layers} convolutions of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">{channels}チャンネルの畳み込み{layers}層からなる{boards}用ネットワーク。{source}から学習します。</translation>
</message>
<message>
<source>A network that plays 5x5 well and knows its score.</source>
<translation type="unfinished">5x5を上手に打ち、目数差の分かるネットワーク。</translation>
</message>
<message>
<source>A network that plays 5×5 well</source>
<translation type="unfinished">5×5を上手に打つネットワーク</translation>
</message>
<message>
<source>A network that plays 6x6 well and knows its score.</source>
<translation type="unfinished">6x6を上手に打ち、目数差の分かるネットワーク。</translation>
</message>
<message>
<source>A network that tells who wins a 9x9 position.</source>
<translation type="unfinished">9x9の局面の勝者を判断するネットワーク。</translation>
</message>
<message>
<source>A network with a winrate for each of 17 komi, and the owner of each point.</source>
<translation type="unfinished">17のコミごとの勝率と、各点の地の帰属を出すネットワーク。</translation>
</message>
<message>
<source>A network with random weights begins to play against itself in some seconds.</source>
<translation type="unfinished">ランダムな重みのネットワークが数秒後に自己対局を始めます。</translation>
</message>
<message>
<source>A new game</source>
<translation type="unfinished">新しい対局</translation>
</message>
<message>
<source>A person, our engine, or a GTP engine of Analyze › Other engines</source>
<translation type="unfinished">人間、本体のエンジン、または「解析」→「他のエンジン」のGTPエンジン</translation>
</message>
<message>
<source>A plain board, as in books</source>
<translation type="unfinished">本の図のような簡素な碁盤にします</translation>
</message>
<message>
<source>A plain tower with as many weights as cross-19x19-small, trained in the same way: what the cross layers are compared with. Name the records as records.games.</source>
<translation type="unfinished">cross-19x19-smallと同数の重みを持ち、同じ方法で学習する単純な塔で、十字層の比較対象です。棋譜をrecords.gamesに指定してください。</translation>
</message>
<message>
<source>A policy that beats the one it began with.</source>
<translation type="unfinished">最初のポリシーに勝るポリシー。</translation>
</message>
<message>
<source>A policy that plays the moves of strong players.</source>
<translation type="unfinished">強い打ち手の手を打つポリシー。</translation>
</message>
<message>
<source>A policy, a fast policy, a value network, and a tournament of them.</source>
<translation type="unfinished">ポリシー、高速ポリシー、価値ネットワークと、そのトーナメント。</translation>
</message>
<message>
<source>A reverse komi</source>
<translation type="unfinished">逆コミ</translation>
</message>
<message>
<source>A review of the game shows here who won and what decided it.</source>
<translation type="unfinished">対局を検討すると、どちらが勝ち、何が勝敗を決めたかがここに表示されます。</translation>
</message>
<message>
<source>A reviewed game</source>
<translation type="unfinished">検討済みの対局</translation>
</message>
<message>
<source>A run trains a network by self-play. Start one and watch its winrate curve grow from flat to steep as it learns the score: 5×5 takes minutes, 7×7 some hours. The run continues when you close this window.</source>
<translation type="unfinished">ランは、自己対局によってネットワークを学習させます。始めると、平らな当て推量から目数差の鋭い見方へ育つ様子が見られます。5×5は数分、7×7は数時間です。このウィンドウを閉じても続きます。</translation>
</message>
<message>
<source>A sequential test (SPRT): games are played until they show which of these two Elo differences fits the first player better, with an error rate of 5 percent. With 35 Elo more, a player wins 55 of 100 games.</source>
<translation type="unfinished">逐次検定(SPRT): 第1対局者の強さがどちらかを誤り5 %で見分けられるまで対局します。35 Elo上は100局中55勝に当たります。</translation>
</message>
<message>
<source>A small cross-convolution network, trained on the moves of game records alone on two cores, with a tenth held out. Name the records as records.games.</source>
<translation type="unfinished">小さな十字畳み込みネットワークです。2コアで棋譜の手だけを学習し、1割は検証用に残します。棋譜をrecords.gamesに指定してください。</translation>
</message>
<message>
<source>A sound 5x5 network from nothing</source>
<translation type="unfinished">ゼロからの堅実な5x5ネットワーク</translation>
</message>
<message>
<source>A strong 6x6 network from nothing</source>
<translation type="unfinished">ゼロからの強い6x6ネットワーク</translation>
</message>
<message>
<source>A strong 7x7 network from a teacher</source>
<translation type="unfinished">教師からの強い7x7ネットワーク</translation>
</message>
<message>
<source>A {kind} named {name} exists already; choose another name.</source>
<translation type="unfinished">{name}という名前の{kind}はすでにあります。別の名前を選んでください。</translation>
</message>
<message>
<source>A&amp;dvice on swapping</source>
<translation type="unfinished">入れ替えの助言(&amp;D)</translation>
</message>
<message>
<source>A&amp;ll networks…</source>
<translation type="unfinished">すべてのネットワーク(&amp;L)…</translation>
</message>
<message>
<source>A&amp;nnotate</source>
<translation type="unfinished">注釈(&amp;N)</translation>
</message>
<message>
<source>A&amp;utoplay</source>
<translation type="unfinished">自動再生(&amp;U)</translation>
</message>
<message>
<source>A&amp;void points in the search…</source>
<translation type="unfinished">探索しない点を指定(&amp;V)…</translation>
</message>
<message>
<source>AGA with button</source>
<translation type="unfinished">AGA(ボタンあり)</translation>
</message>
<message>
<source>About</source>
<translation type="unfinished">情報</translation>
</message>
<message>
<source>About SAI Studio</source>
<translation type="unfinished">SAI Studioについて</translation>
</message>
<message>
<source>About the figures</source>
<translation type="unfinished">数値について</translation>
</message>
<message>
<source>About {time} and {disk} of disk for {games} games and {nodes} nodes, at {pace} nodes per second while the machine is as busy as now.</source>
<translation type="unfinished">{games}局、{nodes}ノードで約{time}、ディスク約{disk}です(コンピューターの負荷が今のままなら毎秒{pace}ノード)。</translation>
</message>
<message>
<source>Absolute: main time only</source>
<translation type="unfinished">切れ負け: 持ち時間のみ</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move times 19/{size}.</source>
<translation type="unfinished">正確度は、100 % × 0.75の「判定した手の一手平均の損×19/{size}」乗です。</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move.</source>
<translation type="unfinished">正確度は、100 % × 0.75の「判定した手の一手平均の損」乗です。</translation>
</message>
<message>
<source>Add</source>
<translation type="unfinished">追加</translation>
</message>
<message>
<source>Add &amp;tsumego frame</source>
<translation type="unfinished">詰碁の枠を追加(&amp;T)</translation>
</message>
<message>
<source>Add KataGo, Leela Zero or another engine by its command line, or an engine on another computer by its address, which begins with ws://. Its analysis is shown in the timeline and in the list of candidates, beside that of our own network. GTP engines can also be opponents in games and matches.</source>
<translation type="unfinished">KataGo、Leela Zero などの思考エンジンをコマンドラインで、または別のコンピューターのエンジンを ws:// で始まるアドレスで追加します。その解析は、内蔵ネットワークの解析と並べてタイムラインと候補手の一覧に表示されます。GTP エンジンは対局や試合の相手にもなれます。</translation>
</message>
<message>
<source>Add a file…</source>
<translation type="unfinished">ファイルを追加…</translation>
</message>
<message>
<source>Add a network</source>
<translation type="unfinished">ネットワークを追加</translation>
</message>
<message>
<source>Add a network file</source>
<translation type="unfinished">ネットワークファイルを追加</translation>
</message>
<message>
<source>Add a player</source>
<translation type="unfinished">対局者を追加</translation>
</message>
<message>
<source>Add a value</source>
<translation type="unfinished">値を追加します</translation>
</message>
<message>
<source>Add an engine</source>
<translation type="unfinished">エンジンを追加</translation>
</message>
<message>
<source>Add an engine…</source>
<translation type="unfinished">エンジンを追加…</translation>
</message>
<message>
<source>Add files…</source>
<translation type="unfinished">ファイルを追加…</translation>
</message>
<message>
<source>Add folder…</source>
<translation type="unfinished">フォルダーを追加…</translation>
</message>
<message>
<source>Add games</source>
<translation type="unfinished">対局を追加</translation>
</message>
<message>
<source>Add its variation</source>
<translation type="unfinished">変化図を追加</translation>
</message>
<message>
<source>Add network files (KataGo, Leela Zero, SAI or SAI Studio)</source>
<translation type="unfinished">ネットワークファイル(KataGo、Leela Zero、SAI、SAI Studio)を追加します</translation>
</message>
<message>
<source>Add networks</source>
<translation type="unfinished">ネットワークを追加</translation>
</message>
<message>
<source>Add network…</source>
<translation type="unfinished">ネットワークを追加…</translation>
</message>
<message>
<source>Add the games of another file</source>
<translation type="unfinished">別のファイルの対局を追加します</translation>
</message>
<message>
<source>Add the games to review: files, folders or zips.</source>
<translation type="unfinished">検討する対局をファイル、フォルダー、zipで追加してください。</translation>
</message>
<message>
<source>Add the mistakes of a reviewed game, or come back later.</source>
<translation type="unfinished">検討した対局の悪手を追加するか、後でまたお越しください。</translation>
</message>
<message>
<source>Add the moves as a variation of this position</source>
<translation type="unfinished">手順をこの局面の変化図として追加します</translation>
</message>
<message>
<source>Add the network to the list; its file is not moved</source>
<translation type="unfinished">ネットワークを一覧に追加します。ファイルは移動しません</translation>
</message>
<message>
<source>Add the turning points of this game to the drill, and practice</source>
<translation type="unfinished">この対局の勝負所をドリルに追加して練習します</translation>
</message>
<message>
<source>Add the variation of a candidate</source>
<translation type="unfinished">候補手の変化図を追加</translation>
</message>
<message>
<source>Add to the game</source>
<translation type="unfinished">棋譜に追加</translation>
</message>
<message>
<source>Add tsumego frame</source>
<translation type="unfinished">詰碁の枠を追加</translation>
</message>
<message>
<source>Add variation</source>
<translation type="unfinished">変化図を追加</translation>
</message>
<message>
<source>Added after each move</source>
<translation type="unfinished">一手ごとの加算時間</translation>
</message>
<message>
<source>Added time or overtime</source>
<translation type="unfinished">加算時間または秒読み</translation>
</message>
<message>
<source>Additional handicap stones that would have balanced the lead</source>
<translation type="unfinished">リードを埋め合わせたはずの置石の数(対局の置石に追加)</translation>
</message>
<message>
<source>Address of a Ray cluster as `ray start --head` prints it, or auto for the one that runs on this computer; its machines play, this computer trains.</source>
<translation type="unfinished">`ray start --head` が表示する Ray クラスターのアドレス。このコンピューターで動作しているものには auto を指定します。クラスターのマシンが対局し、このコンピューターが学習します。</translation>
</message>
<message>
<source>Address of the cluster</source>
<translation type="unfinished">クラスターのアドレス</translation>
</message>
<message>
<source>Add…</source>
<translation type="unfinished">追加…</translation>
</message>
<message>
<source>Adjust the komi after each game</source>
<translation type="unfinished">対局ごとにコミを調整</translation>
</message>
<message>
<source>Advice</source>
<translation type="unfinished">助言</translation>
</message>
<message>
<source>After a night a beginner; with more time a strong 9x9 network.</source>
<translation type="unfinished">一晩で初心者、さらに時間をかければ強い9x9ネットワーク。</translation>
</message>
<message>
<source>After move {number}</source>
<translation type="unfinished">{number}手目の後</translation>
</message>
<message>
<source>After the opening, at move {number}, the game is even.</source>
<translation type="unfinished">布石を終えた{number}手目で、形勢は互角です。</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads by {points:.1f} points.</source>
<translation type="unfinished">布石を終えた{number}手目で、{color}が{points:.1f}目リードしています。</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads.</source>
<translation type="unfinished">布石を終えた{number}手目で、{color}がリードしています。</translation>
</message>
<message>
<source>After {games} games it learns from them which moves were good, and who won.</source>
<translation type="unfinished">{games}局の後、どの手が良かったか、どちらが勝ったかを学習します。</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{move}の後、相手が{answer}と応じれば勝率が{high} %から{low} %に下がります。{better}が優りました。</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move}の後、勝率が{high} %から{low} %に下がります。{better}が優りました。</translation>
</message>
<message>
<source>Agent</source>
<translation type="unfinished">エージェント</translation>
</message>
<message>
<source>Agent: 0 plays to win, 1 for points</source>
<translation type="unfinished">エージェント: 0は勝ち、1は目数を目指す</translation>
</message>
<message>
<source>Agents</source>
<translation type="unfinished">エージェント</translation>
</message>
<message>
<source>Agents by lambda</source>
<translation type="unfinished">λ別エージェント</translation>
</message>
<message>
<source>Agents differ: {choices}</source>
<translation type="unfinished">エージェント不一致: {choices}</translation>
</message>
<message>
<source>Agents so far: {choices}</source>
<translation type="unfinished">これまでのエージェント: {choices}</translation>
</message>
<message>
<source>Agents: {reason}</source>
<translation type="unfinished">エージェント: {reason}</translation>
</message>
<message>
<source>All</source>
<translation type="unfinished">すべて</translation>
</message>
<message>
<source>All agents agree: {move}</source>
<translation type="unfinished">全エージェントが一致: {move}</translation>
</message>
<message>
<source>All boards 5x5 to 19x19, from a teacher</source>
<translation type="unfinished">全盤5x5～19x19、教師から</translation>
</message>
<message>
<source>All boards are played to the end.</source>
<translation type="unfinished">すべての碁盤が終局しています。</translation>
</message>
<message>
<source>All figures, JSON</source>
<translation type="unfinished">全数値、JSON</translation>
</message>
<message>
<source>All files</source>
<translation type="unfinished">すべてのファイル</translation>
</message>
<message>
<source>All games are finished. New number of games per pair:</source>
<translation type="unfinished">すべての対局が終わりました。1組の新しい対局数:</translation>
</message>
<message>
<source>All kinds of mistakes</source>
<translation type="unfinished">すべての種類の悪手</translation>
</message>
<message>
<source>All machines of the cluster play; this computer trains.</source>
<translation type="unfinished">クラスターのすべてのマシンが対局し、このコンピューターが学習します。</translation>
</message>
<message>
<source>All mistakes</source>
<translation type="unfinished">すべての悪手</translation>
</message>
<message>
<source>All others have played against {player}.</source>
<translation type="unfinished">ほかの対局者は全員、{player} と対局したことがあります。</translation>
</message>
<message>
<source>All points but {points} are searched, {how}.</source>
<translation type="unfinished">{points}以外の全点を{how}探索します。</translation>
</message>
<message>
<source>All points but {points} are searched.</source>
<translation type="unfinished">{points}以外の全点を探索します。</translation>
</message>
<message>
<source>All reports</source>
<translation type="unfinished">全レポート</translation>
</message>
<message>
<source>All steps of {name} are finished.</source>
<translation type="unfinished">{name}の全ステップが終わりました。</translation>
</message>
<message>
<source>All winrates are Black's, and B+3.5 means that Black leads by 3.5 points at the komi of the line that you drag. What a move loses is counted for its player, at the komi of the game.</source>
<translation type="unfinished">勝率はすべて黒の値です。B+3.5は、ドラッグする線のコミで黒が3.5目リードしていることを表します。手の損は、対局のコミで、打った側から見た値です。</translation>
</message>
<message>
<source>All {total} steps of {name} are finished.</source>
<translation type="unfinished">{name}の全{total}ステップが終わりました。</translation>
</message>
<message>
<source>Allowed servers</source>
<translation type="unfinished">許可したサーバー</translation>
</message>
<message>
<source>Alpha of the empty board</source>
<translation type="unfinished">空の盤のalpha</translation>
</message>
<message>
<source>AlphaGo's pipeline on 9x9, in about an hour on two cores: a policy from game records, a policy gradient, a fast policy for rollouts, a value network from one position of each game, and a tournament of the parts.</source>
<translation type="unfinished">9x9でのAlphaGoの全工程で、2コアで約1時間かかります。棋譜からのポリシー、方策勾配、ロールアウト用の高速ポリシー、各局の一局面からの価値ネットワーク、そして各部品のトーナメントです。</translation>
</message>
<message>
<source>AlphaGo's policy from game records, 9x9</source>
<translation type="unfinished">AlphaGoの棋譜からのポリシー、9x9</translation>
</message>
<message>
<source>AlphaGo's policy gradient on a small scale: a policy learns its own 9x9 moves by the results of games against a pool of its earlier selves. Name the network to begin with as run.start_network.</source>
<translation type="unfinished">小規模なAlphaGoの方策勾配です。ポリシーが、以前の自分のプールとの対局の結果から、自分の9x9の手を学習します。最初のネットワークをrun.start_networkに指定してください。</translation>
</message>
<message>
<source>AlphaGo's policy gradient, 9x9</source>
<translation type="unfinished">AlphaGoの方策勾配、9x9</translation>
</message>
<message>
<source>AlphaGo's supervised policy on a small scale: a network of six convolutions of 64 channels learns the moves of 9x9 game records alone, a tenth of them held out. Name the records as records.games.</source>
<translation type="unfinished">小規模なAlphaGoの教師ありポリシーです。64チャンネルの畳み込み6層のネットワークが9x9の棋譜の手だけを学習し、1割は検証用に残します。棋譜をrecords.gamesに指定してください。</translation>
</message>
<message>
<source>AlphaGo's value network on a small scale: it learns the results of 9x9 games that two policies play, one up to a random move and one from there on, from one position of each game. Name the policies as policy_games.first_network and policy_games.then_network.</source>
<translation type="unfinished">小規模なAlphaGoの価値ネットワークです。ランダムな手まで一方、その後をもう一方のポリシーが打つ9x9の対局の結果を、各局の一局面から学習します。ポリシーをpolicy_games.first_networkとpolicy_games.then_networkに指定してください。</translation>
</message>
<message>
<source>AlphaGo's value network, 9x9</source>
<translation type="unfinished">AlphaGoの価値ネットワーク、9x9</translation>
</message>
<message>
<source>AlphaGo's whole pipeline, 9x9</source>
<translation type="unfinished">AlphaGoの全工程、9x9</translation>
</message>
<message>
<source>Already on this computer.</source>
<translation type="unfinished">すでにこのコンピューターにあります。</translation>
</message>
<message>
<source>Also the variations</source>
<translation type="unfinished">変化図も含める</translation>
</message>
<message>
<source>Alt+{letter} opens the menu {menu}</source>
<translation type="unfinished">Alt+{letter}で「{menu}」メニューを開きます</translation>
</message>
<message>
<source>Always</source>
<translation type="unfinished">常時</translation>
</message>
<message>
<source>An unexpected error occurred. Your game is unharmed: save it. The report below helps us fix it.</source>
<translation type="unfinished">予期しないエラーが起きました。棋譜は無事ですので保存してください。下のレポートが修正に役立ちます。</translation>
</message>
<message>
<source>An unexpected error occurred; your game is unharmed and can be saved.</source>
<translation type="unfinished">予期しないエラーが起きました。棋譜は無事で、保存できます。</translation>
</message>
<message>
<source>Analysis</source>
<translation type="unfinished">解析</translation>
</message>
<message>
<source>Analysis is hidden while you play; Play › Stop playing shows it.</source>
<translation type="unfinished">対局中は解析を表示しません。「対局」→「対局を中止」で表示されます。</translation>
</message>
<message>
<source>Analysis is off</source>
<translation type="unfinished">解析オフ</translation>
</message>
<message>
<source>Analysis is off ({key} starts it)</source>
<translation type="unfinished">解析オフ({key}で開始)</translation>
</message>
<message>
<source>Analysis is paused. Start it to compare the candidates.</source>
<translation type="unfinished">解析は停止中です。開始すると候補手を比べられます。</translation>
</message>
<message>
<source>Analysis is paused. Start it to find the mistakes.</source>
<translation type="unfinished">解析は停止中です。開始すると悪手を探します。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the figures settle.</source>
<translation type="unfinished">解析は停止中です。開始すると数値が定まる様子が見られます。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the game went.</source>
<translation type="unfinished">解析は停止中です。開始すると対局の推移が表示されます。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the candidate moves.</source>
<translation type="unfinished">解析は停止中です。開始すると候補手が表示されます。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the visits of every move.</source>
<translation type="unfinished">解析は停止中です。開始すると各手の探索数が表示されます。</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the winrate for every komi.</source>
<translation type="unfinished">解析は停止中です。開始するとコミごとの勝率が表示されます。</translation>
</message>
<message>
<source>Analysis makes {speed} evaluations per second.</source>
<translation type="unfinished">解析は毎秒 {speed} 回の評価を行います。</translation>
</message>
<message>
<source>Analysis stored in the game record: {analysis}.</source>
<translation type="unfinished">棋譜に保存された解析: {analysis}。</translation>
</message>
<message>
<source>Analyze &amp;whole game</source>
<translation type="unfinished">全局を解析(&amp;W)</translation>
</message>
<message>
<source>Analyze the current position</source>
<translation type="unfinished">現在の局面を解析します</translation>
</message>
<message>
<source>Analyze with KataGo, Leela Zero or others</source>
<translation type="unfinished">KataGoやLeela Zeroなどで解析します</translation>
</message>
<message>
<source>Analyze with this generation's network in the rest of the program</source>
<translation type="unfinished">この世代のネットワークを本体全体の解析に使います</translation>
</message>
<message>
<source>Ancient territory scoring</source>
<translation type="unfinished">古来の日本ルール方式</translation>
</message>
<message>
<source>Annotate</source>
<translation type="unfinished">注釈</translation>
</message>
<message>
<source>Annotated game</source>
<translation type="unfinished">注釈付き棋譜</translation>
</message>
<message>
<source>Another engine (GTP)…</source>
<translation type="unfinished">他のエンジン(GTP)…</translation>
</message>
<message>
<source>Another file…</source>
<translation type="unfinished">ほかのファイル…</translation>
</message>
<message>
<source>Another network file…</source>
<translation type="unfinished">別のネットワークファイル…</translation>
</message>
<message>
<source>Another program changed {name} since it was opened here.</source>
<translation type="unfinished">{name}を開いた後に、別のプログラムが変更しました。</translation>
</message>
<message>
<source>Another program changed {name}.</source>
<translation type="unfinished">別のプログラムが{name}を変更しました。</translation>
</message>
<message>
<source>Another program changed {name}; you have changes that are not saved.</source>
<translation type="unfinished">別のプログラムが{name}を変更しました。未保存の変更があります。</translation>
</message>
<message>
<source>Another program removed {name}; it is still open here and can be saved.</source>
<translation type="unfinished">別のプログラムが{name}を削除しました。ここではまだ開いていて、保存できます。</translation>
</message>
<message>
<source>Anywhere on the board</source>
<translation type="unfinished">盤上のどこでも</translation>
</message>
<message>
<source>Apply</source>
<translation type="unfinished">適用</translation>
</message>
<message>
<source>Area</source>
<translation type="unfinished">地と石</translation>
</message>
<message>
<source>Area scoring</source>
<translation type="unfinished">中国ルール方式</translation>
</message>
<message>
<source>Area scoring (assumed)</source>
<translation type="unfinished">中国ルール方式(仮定)</translation>
</message>
<message>
<source>Arithmetic of the searches' network; auto takes the fastest that gives the same answers.</source>
<translation type="unfinished">探索用ネットワークの演算精度。autoは同じ答えになる最速のものを選びます。</translation>
</message>
<message>
<source>Arithmetic of the trunk; auto times both.</source>
<translation type="unfinished">トランクの演算精度。autoは両方を計時して選びます。</translation>
</message>
<message>
<source>Arrow keys, Enter, after Board cursor</source>
<translation type="unfinished">碁盤カーソルの後で矢印キー、Enter</translation>
</message>
<message>
<source>As played</source>
<translation type="unfinished">手順どおり</translation>
</message>
<message>
<source>At game's komi</source>
<translation type="unfinished">対局のコミ</translation>
</message>
<message>
<source>At komi</source>
<translation type="unfinished">コミ</translation>
</message>
<message>
<source>At komi {komi}</source>
<translation type="unfinished">コミ{komi}で</translation>
</message>
<message>
<source>At komi {komi} (game: {game_komi})</source>
<translation type="unfinished">コミ{komi}(対局: {game_komi})</translation>
</message>
<message>
<source>At komi {komi} Black wins {winrate}</source>
<translation type="unfinished">コミ{komi}での黒勝率{winrate}</translation>
</message>
<message>
<source>At komi {komi} Black's winrate is {share}.</source>
<translation type="unfinished">コミ{komi}での黒の勝率は{share}です。</translation>
</message>
<message>
<source>At komi {komi} {moves} comes nearest to even: a swap gains {gain:.1f} points, fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">コミ{komi}では{moves}が互角に最も近い手です: 入れ替えの得は{gain:.1f}目、適正コミ{fair:.1f} ± {error:.1f}。</translation>
</message>
<message>
<source>At komi {komi} {moves} leaves nothing measurable to gain from swapping: fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">コミ{komi}では{moves}なら、入れ替えても測れるほどの得はありません: 適正コミ{fair:.1f} ± {error:.1f}。</translation>
</message>
<message>
<source>At the end its last network plays against its first one and against the shipped {board} network, to show whether it became stronger.</source>
<translation type="unfinished">最後に、最後のネットワークが最初のものや付属の{board}ネットワークと対戦し、強くなったかどうかが分かります。</translation>
</message>
<message>
<source>At the komi of the game, without a search</source>
<translation type="unfinished">対局のコミで、探索なし</translation>
</message>
<message>
<source>At the start</source>
<translation type="unfinished">開始局面</translation>
</message>
<message>
<source>At this setup</source>
<translation type="unfinished">この配置</translation>
</message>
<message>
<source>Automatic</source>
<translation type="unfinished">自動</translation>
</message>
<message>
<source>Autoplay s&amp;peed</source>
<translation type="unfinished">自動再生の速さ(&amp;P)</translation>
</message>
<message>
<source>Autosave failed ({problem}): unsaved changes would be lost in a crash. Save the game to another disk.</source>
<translation type="unfinished">自動保存に失敗しました({problem})。異常終了すると未保存の変更が失われます。対局を別のディスクに保存してください。</translation>
</message>
<message>
<source>Avoid {point} in the search</source>
<translation type="unfinished">{point}を探索しない</translation>
</message>
<message>
<source>B and W can't be in one node; add a move of its own for the other side</source>
<translation type="unfinished">BとWは1つのノードに置けません。相手側の手は別に追加してください</translation>
</message>
<message>
<source>B&amp;oard cursor</source>
<translation type="unfinished">碁盤カーソル(&amp;O)</translation>
</message>
<message>
<source>Back</source>
<translation type="unfinished">戻る</translation>
</message>
<message>
<source>Back 10</source>
<translation type="unfinished">10手戻る</translation>
</message>
<message>
<source>Back and forward; over a candidate: through its variation</source>
<translation type="unfinished">戻る・進む。候補手の上ではその変化図をたどる</translation>
</message>
<message>
<source>Back to komi {komi}</source>
<translation type="unfinished">コミ{komi}に戻す</translation>
</message>
<message>
<source>Back to playing moves</source>
<translation type="unfinished">着手に戻る</translation>
</message>
<message>
<source>Back to the game</source>
<translation type="unfinished">対局に戻る</translation>
</message>
<message>
<source>Back to the komi of the game</source>
<translation type="unfinished">対局のコミに戻す</translation>
</message>
<message>
<source>Bad move</source>
<translation type="unfinished">悪手</translation>
</message>
<message>
<source>Before</source>
<translation type="unfinished">着手前</translation>
</message>
<message>
<source>Before the mistake</source>
<translation type="unfinished">悪手の前</translation>
</message>
<message>
<source>Begin a new game, or play on in the open one</source>
<translation type="unfinished">新しい対局を始めるか、開いている対局を続けます</translation>
</message>
<message>
<source>Begin again at the position that the main window shows</source>
<translation type="unfinished">メインウィンドウの局面からやり直します</translation>
</message>
<message>
<source>Begin again with the first move of the game</source>
<translation type="unfinished">対局の最初の手からやり直します</translation>
</message>
<message>
<source>Begin again:</source>
<translation type="unfinished">やり直し:</translation>
</message>
<message>
<source>Beginner</source>
<translation type="unfinished">入門</translation>
</message>
<message>
<source>Begun from the preset “{title}”.</source>
<translation type="unfinished">プリセット「{title}」から開始。</translation>
</message>
<message>
<source>Below komi {low} {move} is best, above {high} {other}.</source>
<translation type="unfinished">コミ{low}未満では{move}、{high}超では{other}が最善です。</translation>
</message>
<message>
<source>Below komi {low} {move} is better, above {high} {other}.</source>
<translation type="unfinished">コミ{low}未満では{move}、{high}超では{other}が優ります。</translation>
</message>
<message>
<source>Best move</source>
<translation type="unfinished">最善手</translation>
</message>
<message>
<source>Best moves</source>
<translation type="unfinished">最善手</translation>
</message>
<message>
<source>Beta of the empty board</source>
<translation type="unfinished">空の盤のbeta</translation>
</message>
<message>
<source>Better</source>
<translation type="unfinished">最善</translation>
</message>
<message>
<source>Better: {move}</source>
<translation type="unfinished">最善: {move}</translation>
</message>
<message>
<source>Better: {move}, then {variation}.</source>
<translation type="unfinished">最善: {move}、続いて{variation}。</translation>
</message>
<message>
<source>Better: {move}.</source>
<translation type="unfinished">最善: {move}。</translation>
</message>
<message>
<source>Better: {vertex}</source>
<translation type="unfinished">最善: {vertex}</translation>
</message>
<message>
<source>Black</source>
<translation type="unfinished">黒</translation>
</message>
<message>
<source>Black (X)</source>
<translation type="unfinished">黒 (X)</translation>
</message>
<message>
<source>Black ahead</source>
<translation type="unfinished">黒リード</translation>
</message>
<message>
<source>Black gets {points}</source>
<translation type="unfinished">黒に{points}</translation>
</message>
<message>
<source>Black is ahead where fair komi lies above the dashed line. The band is one standard deviation of the score. Pale lines are positions with few visits, where the judgment of a move may change. At the end of the record: {lead} at komi {komi}.</source>
<translation type="unfinished">適正コミが破線より上なら黒がリードしています。帯は目数差の標準偏差1つ分です。薄い線は、探索数が少なく、手の判定が変わることのある局面です。棋譜の終わりでは、コミ{komi}で{lead}です。</translation>
</message>
<message>
<source>Black is stronger by {n} rank; by custom the weaker takes Black.</source>
<translation type="unfinished">黒が{n}段級強いです。慣例では弱い方が黒を持ちます。</translation>
</message>
<message>
<source>Black is stronger by {n} ranks; by custom the weaker takes Black.</source>
<translation type="unfinished">黒が{n}段級強いです。慣例では弱い方が黒を持ちます。</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">{number}手目の後、黒が{points:.1f}目リード</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead at the start</source>
<translation type="unfinished">開始時に黒が{points:.1f}目リード</translation>
</message>
<message>
<source>Black leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">最後の局面で、黒が{points}目リードしています(勝率{share} %)。</translation>
</message>
<message>
<source>Black lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">黒は{number}手目{move}でリードを失い、取り戻せませんでした({lost}の損)。</translation>
</message>
<message>
<source>Black places {stones} handicap stones first.</source>
<translation type="unfinished">黒が先に置石を{stones}個置きます。</translation>
</message>
<message>
<source>Black stone</source>
<translation type="unfinished">黒石</translation>
</message>
<message>
<source>Black wins</source>
<translation type="unfinished">黒勝率</translation>
</message>
<message>
<source>Black wins %</source>
<translation type="unfinished">黒勝率 %</translation>
</message>
<message>
<source>Black wins at komi {komi}</source>
<translation type="unfinished">コミ{komi}の黒勝率</translation>
</message>
<message>
<source>Black wins at {komi}</source>
<translation type="unfinished">{komi}での黒勝率</translation>
</message>
<message>
<source>Black wins the empty board</source>
<translation type="unfinished">空の盤の黒勝率</translation>
</message>
<message>
<source>Black wins the empty board, by komi</source>
<translation type="unfinished">空の盤の黒勝率、コミ別</translation>
</message>
<message>
<source>Black wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">最後の局面で、コミ{komi}での黒の勝率は{share} %です。</translation>
</message>
<message>
<source>Black wins this position</source>
<translation type="unfinished">この局面の黒勝率</translation>
</message>
<message>
<source>Black won</source>
<translation type="unfinished">黒勝ち</translation>
</message>
<message>
<source>Black won by forfeit</source>
<translation type="unfinished">黒の反則勝ち</translation>
</message>
<message>
<source>Black won by resignation</source>
<translation type="unfinished">黒の中押し勝ち</translation>
</message>
<message>
<source>Black won by {margin:g}</source>
<translation type="unfinished">黒{margin:g}目勝ち</translation>
</message>
<message>
<source>Black won by {points:.1f} points</source>
<translation type="unfinished">黒の{points:.1f}目勝ち</translation>
</message>
<message>
<source>Black won on time</source>
<translation type="unfinished">黒の時間切れ勝ち</translation>
</message>
<message>
<source>Black would win by {points:.1f} points</source>
<translation type="unfinished">黒が{points:.1f}目勝つ見込み</translation>
</message>
<message>
<source>Black {black}, White {white}</source>
<translation type="unfinished">黒{black}、白{white}</translation>
</message>
<message>
<source>Black {black}, White {white}, {neutral} neutral</source>
<translation type="unfinished">黒{black}、白{white}、中立{neutral}</translation>
</message>
<message>
<source>Black {black} + {black_prisoners}, White {white} + {white_prisoners}</source>
<translation type="unfinished">黒{black} + {black_prisoners}、白{white} + {white_prisoners}</translation>
</message>
<message>
<source>Black {percent}</source>
<translation type="unfinished">黒{percent}</translation>
</message>
<message>
<source>Black's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">黒の{number}手目{move}の損が最大でした({lost})。</translation>
</message>
<message>
<source>Black's share of the games</source>
<translation type="unfinished">黒の勝つ割合</translation>
</message>
<message>
<source>Black's winrate and Black's lead in points, by move</source>
<translation type="unfinished">黒の勝率と黒のリード(目)、一手ごと</translation>
</message>
<message>
<source>Black's winrate at komi {komi}</source>
<translation type="unfinished">コミ{komi}での黒の勝率</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, and how often the policy chooses {move}, by generation. A click selects a generation.</source>
<translation type="unfinished">コミ{komi}での黒の勝率と、ポリシーが{move}を選ぶ割合の世代別の変化です。クリックで世代を選びます。</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, by move.</source>
<translation type="unfinished">コミ{komi}での黒の勝率の、一手ごとの推移です。</translation>
</message>
<message>
<source>Black's winrate at the komi of the rules.</source>
<translation type="unfinished">ルールのコミでの黒の勝率です。</translation>
</message>
<message>
<source>Black's winrate by komi as the selected generation sees the position, without a search. Earlier generations stay as pale lines; move the slider below.</source>
<translation type="unfinished">選択した世代が探索なしで見た、この局面のコミ別の黒の勝率です。以前の世代は薄い線で残ります。下のスライダーを動かしてください。</translation>
</message>
<message>
<source>Black's winrate by komi, as searched by the agent that plays most for points.</source>
<translation type="unfinished">コミごとの黒の勝率です。最も目数を重んじるエージェントの探索によります。</translation>
</message>
<message>
<source>Black's winrate by komi: drag the line</source>
<translation type="unfinished">黒の勝率、コミ別: 線をドラッグ</translation>
</message>
<message>
<source>Black's winrate on the empty board half a point below and half a point above the score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, dashed ones a search where one was measured.</source>
<translation type="unfinished">最善進行の目数差より半目下と半目上のコミでの、空の盤の黒の勝率です。100 %と0 %が正解です。実線はネットワークのみ、破線は測定した場合の探索の値です。</translation>
</message>
<message>
<source>Black’s chance to win at that komi</source>
<translation type="unfinished">そのコミで黒が勝つ確率</translation>
</message>
<message>
<source>Blocks</source>
<translation type="unfinished">ブロック</translation>
</message>
<message>
<source>Board</source>
<translation type="unfinished">碁盤</translation>
</message>
<message>
<source>Board &amp;only</source>
<translation type="unfinished">碁盤のみ(&amp;O)</translation>
</message>
<message>
<source>Board cursor off</source>
<translation type="unfinished">碁盤カーソル オフ</translation>
</message>
<message>
<source>Board cursor on. {point}</source>
<translation type="unfinished">碁盤カーソル オン。{point}</translation>
</message>
<message>
<source>Board sizes</source>
<translation type="unfinished">盤サイズ</translation>
</message>
<message>
<source>Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes of a range share its part.</source>
<translation type="unfinished">盤サイズと、各サイズから局面を取り出す頻度(例: 19:3 9:2 5-8:1)。範囲内のサイズで頻度を分け合います。</translation>
</message>
<message>
<source>Board {place}</source>
<translation type="unfinished">碁盤{place}</translation>
</message>
<message>
<source>Board: {move}</source>
<translation type="unfinished">碁盤: {move}</translation>
</message>
<message>
<source>Boards</source>
<translation type="unfinished">対応盤</translation>
</message>
<message>
<source>Both players</source>
<translation type="unfinished">両対局者</translation>
</message>
<message>
<source>Both sides passed.</source>
<translation type="unfinished">双方がパスしました。</translation>
</message>
<message>
<source>Both sides passed: mark the dead stones, then write the result.</source>
<translation type="unfinished">双方がパスしました。死に石に印を付け、結果を記入してください。</translation>
</message>
<message>
<source>Branches</source>
<translation type="unfinished">分岐</translation>
</message>
<message>
<source>Branches off game {game} after move {move}, at komi {komi}.</source>
<translation type="unfinished">対局{game}の{move}手目の後からコミ{komi}で分岐しています。</translation>
</message>
<message>
<source>Browse…</source>
<translation type="unfinished">参照…</translation>
</message>
<message>
<source>By custom players of equal rank play without handicap.</source>
<translation type="unfinished">慣例では、段級位が同じなら置石なしで打ちます。</translation>
</message>
<message>
<source>By custom, one stone a rank: for {ranks} ranks the maximum, {stones} stones, komi 0.5.</source>
<translation type="unfinished">慣例の段級位差1につき1子: 差{ranks}に対して最大の{stones}子、コミ0.5。</translation>
</message>
<message>
<source>By custom, one stone a rank: one stone, komi 0.5.</source>
<translation type="unfinished">慣例の段級位差1につき1子: 1子、コミ0.5。</translation>
</message>
<message>
<source>By custom, one stone a rank: {n} stones, komi 0.5.</source>
<translation type="unfinished">慣例の段級位差1につき1子: {n}子、コミ0.5。</translation>
</message>
<message>
<source>By komi and color</source>
<translation type="unfinished">コミと黒白別</translation>
</message>
<message>
<source>By the &amp;search</source>
<translation type="unfinished">探索に任せる(&amp;S)</translation>
</message>
<message>
<source>By {rules} rules White also gets {points:g} points for {stones} stones, so that the game is at komi {komi}.</source>
<translation type="unfinished">{rules}ルールでは{stones}子に対して白がさらに{points:g}目もらうため、対局のコミは{komi}になります。</translation>
</message>
<message>
<source>Byo-yomi: periods, one move each</source>
<translation type="unfinished">秒読み: 一手ごとに1回分</translation>
</message>
<message>
<source>C&amp;oordinates</source>
<translation type="unfinished">座標(&amp;O)</translation>
</message>
<message>
<source>CA[{declared:.40}] is not an encoding that fits; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}]は合う文字コードではないため、{encoding}として読み込みました</translation>
</message>
<message>
<source>CA[{declared:.40}] is not the real encoding; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}]は正しくないため、{encoding}として読み込みました</translation>
</message>
<message>
<source>CPU-minutes</source>
<translation type="unfinished">CPU分</translation>
</message>
<message>
<source>CPU-seconds</source>
<translation type="unfinished">CPU秒</translation>
</message>
<message>
<source>CSV table…</source>
<translation type="unfinished">CSV表…</translation>
</message>
<message>
<source>Canadian: a number of moves in a time</source>
<translation type="unfinished">カナダ式: 一定時間に決まった手数</translation>
</message>
<message>
<source>Cancel</source>
<translation type="unfinished">キャンセル</translation>
</message>
<message>
<source>Cancel the tool, region, viewed komi or message in use, one at a time; then stop the analysis</source>
<translation type="unfinished">ツール、範囲、表示コミ、メッセージを一つずつ取り消し、最後に解析を止めます</translation>
</message>
<message>
<source>Cancel, or stop analysis, several times</source>
<translation type="unfinished">「取り消し・解析停止」を繰り返す</translation>
</message>
<message>
<source>Candidate moves</source>
<translation type="unfinished">候補手</translation>
</message>
<message>
<source>Candidate moves appear here once the position is analyzed.</source>
<translation type="unfinished">局面を解析すると、ここに候補手が表示されます。</translation>
</message>
<message>
<source>Candidate's color: White only, as in the paper (at a komi that favors White, play as Black gets randomly worse), or both in turn.</source>
<translation type="unfinished">候補の色。論文のように白のみ(白有利のコミでは黒の打ち方がランダムに悪化します)、または交互。</translation>
</message>
<message>
<source>Candidates</source>
<translation type="unfinished">候補手</translation>
</message>
<message>
<source>Candidates that win by [points]</source>
<translation type="unfinished">候補手が勝つ目数 [目]</translation>
</message>
<message>
<source>Candidates with fewer visits are not shown</source>
<translation type="unfinished">探索数がこれより少ない候補手は表示しません</translation>
</message>
<message>
<source>Careful</source>
<translation type="unfinished">慎重</translation>
</message>
<message>
<source>Casual</source>
<translation type="unfinished">気軽</translation>
</message>
<message>
<source>Certainty</source>
<translation type="unfinished">確実度</translation>
</message>
<message>
<source>Certainty: how steep its curve is [1/points]</source>
<translation type="unfinished">確実度: 曲線の傾き [1/目]</translation>
</message>
<message>
<source>Chain</source>
<translation type="unfinished">チェーン</translation>
</message>
<message>
<source>Chance of each late move of the leading side to be a pass; the study has 1/3.</source>
<translation type="unfinished">リードしている側の後半の各手をパスにする確率。研究では1/3です。</translation>
</message>
<message>
<source>Chance of each position to start a game at its own fair komi.</source>
<translation type="unfinished">各局面から、その適正コミで対局を始める確率。</translation>
</message>
<message>
<source>Chances at</source>
<translation type="unfinished">勝率のコミ</translation>
</message>
<message>
<source>Change how the search explores, for experts</source>
<translation type="unfinished">探索の仕方を変えます(上級者向け)</translation>
</message>
<message>
<source>Change the komi after each result; only for games played from the start</source>
<translation type="unfinished">結果に応じてコミを動かします。最初から打つ対局だけです</translation>
</message>
<message>
<source>Change whose turn it is in this position</source>
<translation type="unfinished">この局面の手番を変えます</translation>
</message>
<message>
<source>Changed; default: {usual}</source>
<translation type="unfinished">変更済み(既定: {usual})</translation>
</message>
<message>
<source>Check</source>
<translation type="unfinished">検査</translation>
</message>
<message>
<source>Check all networks</source>
<translation type="unfinished">すべて選択</translation>
</message>
<message>
<source>Check one or more networks on the left to measure them.</source>
<translation type="unfinished">測定するネットワークを左で1つ以上選択してください。</translation>
</message>
<message>
<source>Check one or more networks on the left to see their curves.</source>
<translation type="unfinished">左でネットワークを1つ以上選択すると曲線が表示されます。</translation>
</message>
<message>
<source>Checking the files…</source>
<translation type="unfinished">ファイルを確認中…</translation>
</message>
<message>
<source>Chinese</source>
<translation type="unfinished">中国</translation>
</message>
<message>
<source>Choice of the best move</source>
<translation type="unfinished">最善手の選択</translation>
</message>
<message>
<source>Choose Networks › Add network to add one</source>
<translation type="unfinished">「ネットワーク」→「ネットワークを追加」で追加できます</translation>
</message>
<message>
<source>Choose a folder with game records first.</source>
<translation type="unfinished">先に棋譜のフォルダーを選んでください。</translation>
</message>
<message>
<source>Choose a method of dynamic komi, or none.</source>
<translation type="unfinished">動的コミの方式を選ぶか、なしにしてください。</translation>
</message>
<message>
<source>Choose a network</source>
<translation type="unfinished">ネットワークを選択</translation>
</message>
<message>
<source>Choose a program</source>
<translation type="unfinished">プログラムを選択</translation>
</message>
<message>
<source>Choose a run first.</source>
<translation type="unfinished">先にランを選んでください。</translation>
</message>
<message>
<source>Choose at least one network first.</source>
<translation type="unfinished">先にネットワークを1つ以上選んでください。</translation>
</message>
<message>
<source>Choose game records first.</source>
<translation type="unfinished">先に棋譜を選んでください。</translation>
</message>
<message>
<source>Choose game records with a counted score. Measure compares the winrates of every checked network at each komi with who would have won there.</source>
<translation type="unfinished">目数差の記録された棋譜を選んでください。「測定」で、選択した各ネットワークのコミごとの勝率を、そのコミでの実際の勝者と比べます。</translation>
</message>
<message>
<source>Choose how many candidates the board shows, and with how many visits</source>
<translation type="unfinished">碁盤に表示する候補手の数と、必要な探索数を選びます</translation>
</message>
<message>
<source>Choose how the window looks and works</source>
<translation type="unfinished">ウィンドウの外観と動作を選びます</translation>
</message>
<message>
<source>Choose the folder in which the run's folder is made</source>
<translation type="unfinished">ランのフォルダーを作る場所を選びます</translation>
</message>
<message>
<source>Choose the folder with the games to search</source>
<translation type="unfinished">検索する棋譜のフォルダーを選びます</translation>
</message>
<message>
<source>Choose the program, then add its arguments</source>
<translation type="unfinished">プログラムを選び、引数を加えます</translation>
</message>
<message>
<source>Choose with Networks › Evaluator</source>
<translation type="unfinished">「ネットワーク」→「評価器」で選べます</translation>
</message>
<message>
<source>Choose {file}: {about}.</source>
<translation type="unfinished">{file}を選んでください: {about}。</translation>
</message>
<message>
<source>Choose {what}</source>
<translation type="unfinished">{what}を選択</translation>
</message>
<message>
<source>Choose, reorder, remove or add games</source>
<translation type="unfinished">対局の選択、並べ替え、削除、追加をします</translation>
</message>
<message>
<source>Choose…</source>
<translation type="unfinished">選択…</translation>
</message>
<message>
<source>Circle</source>
<translation type="unfinished">丸</translation>
</message>
<message>
<source>Circles</source>
<translation type="unfinished">三すくみ</translation>
</message>
<message>
<source>Clear all networks</source>
<translation type="unfinished">すべて解除</translation>
</message>
<message>
<source>Clearly even position</source>
<translation type="unfinished">明らかに互角</translation>
</message>
<message>
<source>Click</source>
<translation type="unfinished">クリック</translation>
</message>
<message>
<source>Click a field and press the keys.</source>
<translation type="unfinished">欄をクリックしてキーを押してください。</translation>
</message>
<message>
<source>Click a point to mark it as a best move, or not</source>
<translation type="unfinished">点をクリックして最善手の印を付け外しします</translation>
</message>
<message>
<source>Click for the next of these moves</source>
<translation type="unfinished">クリックで該当する次の手へ移ります</translation>
</message>
<message>
<source>Click on the board of a study</source>
<translation type="unfinished">研究の碁盤をクリック</translation>
</message>
<message>
<source>Click or drag in a chart of a run</source>
<translation type="unfinished">ランのグラフでクリックかドラッグ</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched</source>
<translation type="unfinished">探索しない点をクリックかドラッグで指定します</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched.</source>
<translation type="unfinished">探索しない点をクリックかドラッグで指定します。</translation>
</message>
<message>
<source>Click or drag to dim points; again lights them up.</source>
<translation type="unfinished">クリックかドラッグで点を暗くします。もう一度で元に戻ります。</translation>
</message>
<message>
<source>Click or drag to mark points; again removes the mark.</source>
<translation type="unfinished">クリックかドラッグで印を付けます。もう一度で消えます。</translation>
</message>
<message>
<source>Click or press Space to start; the Enter key measures first</source>
<translation type="unfinished">マウスかSpaceで押してください。Enterは測定です</translation>
</message>
<message>
<source>Click stones to mark them dead or alive.</source>
<translation type="unfinished">石をクリックすると死活が切り替わります。</translation>
</message>
<message>
<source>Click stones, marks or ends of lines to remove them.</source>
<translation type="unfinished">石、印、線の端をクリックすると消えます。</translation>
</message>
<message>
<source>Click to insert moves; those that follow stay.</source>
<translation type="unfinished">クリックで手を挿入します。後の手は残ります。</translation>
</message>
<message>
<source>Click to label points 1, 2, 3; again removes a number.</source>
<translation type="unfinished">クリックで点に1、2、3を付けます。もう一度で数字が消えます。</translation>
</message>
<message>
<source>Click to label points A, B, C; again removes a letter.</source>
<translation type="unfinished">クリックで点にA、B、Cを付けます。もう一度で文字が消えます。</translation>
</message>
<message>
<source>Click to set up black stones.</source>
<translation type="unfinished">クリックで黒石を置きます。</translation>
</message>
<message>
<source>Click to set up white stones.</source>
<translation type="unfinished">クリックで白石を置きます。</translation>
</message>
<message>
<source>Click where the next move of the game was played.</source>
<translation type="unfinished">対局の次の手が打たれた所をクリックしてください。</translation>
</message>
<message>
<source>Clock</source>
<translation type="unfinished">時計</translation>
</message>
<message>
<source>Close</source>
<translation type="unfinished">閉じる</translation>
</message>
<message>
<source>Close (Esc)</source>
<translation type="unfinished">閉じる(Esc)</translation>
</message>
<message>
<source>Close this message</source>
<translation type="unfinished">このメッセージを閉じる</translation>
</message>
<message>
<source>Cluster</source>
<translation type="unfinished">クラスター</translation>
</message>
<message>
<source>Co&amp;mpare runs</source>
<translation type="unfinished">ランを比較(&amp;M)</translation>
</message>
<message>
<source>Collapse all &amp;variations</source>
<translation type="unfinished">変化図をすべて折りたたむ(&amp;V)</translation>
</message>
<message>
<source>Collapse branch</source>
<translation type="unfinished">分岐を折りたたむ</translation>
</message>
<message>
<source>Color</source>
<translation type="unfinished">色</translation>
</message>
<message>
<source>Color of the first player of a pair: both in turn, black, white, or hold: the side that wins with perfect play at the komi of the game.</source>
<translation type="unfinished">組の第1対局者の色。交互(both)、黒(black)、白(white)、または対局のコミで最善進行なら勝つ側(hold)。</translation>
</message>
<message>
<source>Color-&amp;blind palette</source>
<translation type="unfinished">色覚対応の配色(&amp;B)</translation>
</message>
<message>
<source>Colors</source>
<translation type="unfinished">黒白</translation>
</message>
<message>
<source>Colors of losses that people with color-blindness can tell apart</source>
<translation type="unfinished">色覚特性によらず見分けられる損失の配色</translation>
</message>
<message>
<source>Colors of the window</source>
<translation type="unfinished">ウィンドウの配色</translation>
</message>
<message>
<source>Column: chance to win by at least</source>
<translation type="unfinished">列: この目数以上勝つ確率</translation>
</message>
<message>
<source>Columns</source>
<translation type="unfinished">列</translation>
</message>
<message>
<source>Columns of the board</source>
<translation type="unfinished">碁盤の列数</translation>
</message>
<message>
<source>Command line as in a terminal, with quotes around blanks; or the address of an analysis engine on another computer, like ws://192.168.1.5:2388/TOKEN</source>
<translation type="unfinished">端末と同じコマンドライン（空白を含む部分は引用符で囲む）。または ws://192.168.1.5:2388/TOKEN のような、別のコンピューターの解析エンジンのアドレス</translation>
</message>
<message>
<source>Command line of the program</source>
<translation type="unfinished">プログラムのコマンドライン</translation>
</message>
<message>
<source>Command or ws:// address</source>
<translation type="unfinished">コマンドまたは ws:// アドレス</translation>
</message>
<message>
<source>Command to the engine</source>
<translation type="unfinished">エンジンへのコマンド</translation>
</message>
<message>
<source>Command to the engine in use, e.g. showboard</source>
<translation type="unfinished">使用中のエンジンへのコマンド(例: showboard)</translation>
</message>
<message>
<source>Commands</source>
<translation type="unfinished">コマンド</translation>
</message>
<message>
<source>Commands and shortcuts</source>
<translation type="unfinished">コマンドとキー</translation>
</message>
<message>
<source>Comment</source>
<translation type="unfinished">コメント</translation>
</message>
<message>
<source>Comments of the game record</source>
<translation type="unfinished">棋譜のコメント</translation>
</message>
<message>
<source>Compare</source>
<translation type="unfinished">比較</translation>
</message>
<message>
<source>Compare &amp;timeline with</source>
<translation type="unfinished">推移グラフの比較(&amp;T)</translation>
</message>
<message>
<source>Compare many networks on this position</source>
<translation type="unfinished">この局面で多数のネットワークを比べます</translation>
</message>
<message>
<source>Compare the run's networks with a strong network's search</source>
<translation type="unfinished">ランのネットワークが強いネットワークの探索にどれだけ近いかを測ります</translation>
</message>
<message>
<source>Compare the whole sweep</source>
<translation type="unfinished">スイープ全体を比較</translation>
</message>
<message>
<source>Compare with</source>
<translation type="unfinished">比較対象</translation>
</message>
<message>
<source>Compare with a strong network…</source>
<translation type="unfinished">強いネットワークと比較…</translation>
</message>
<message>
<source>Compare with the selected run</source>
<translation type="unfinished">選択したランと比較</translation>
</message>
<message>
<source>Compare {name} with a strong network</source>
<translation type="unfinished">{name}を強いネットワークと比較</translation>
</message>
<message>
<source>Console</source>
<translation type="unfinished">コンソール</translation>
</message>
<message>
<source>Context menu of the point</source>
<translation type="unfinished">点のメニュー</translation>
</message>
<message>
<source>Continuation</source>
<translation type="unfinished">予想手順</translation>
</message>
<message>
<source>Continue</source>
<translation type="unfinished">続ける</translation>
</message>
<message>
<source>Continue the match</source>
<translation type="unfinished">対戦を続ける</translation>
</message>
<message>
<source>Continue the run</source>
<translation type="unfinished">ランを続ける</translation>
</message>
<message>
<source>Continue the selected run</source>
<translation type="unfinished">選択したランを続けます</translation>
</message>
<message>
<source>Continue {name}</source>
<translation type="unfinished">{name}を続ける</translation>
</message>
<message>
<source>Continue {name} ({done} of {steps} steps done)</source>
<translation type="unfinished">{name}を続ける({done}/{steps}ステップ完了)</translation>
</message>
<message>
<source>Continue?</source>
<translation type="unfinished">続けますか？</translation>
</message>
<message>
<source>Continues a trained 7x7 network by self-play at low temperatures: calm games settle its curves, late positions first. Name the network as run.start_network.</source>
<translation type="unfinished">学習済みネットワークから続ける7x7の自己対局です。穏やかな対局が、終盤の局面から順に曲線を定めます。ネットワークをrun.start_networkに指定してください。</translation>
</message>
<message>
<source>Continue…</source>
<translation type="unfinished">続ける…</translation>
</message>
<message>
<source>Copy &amp;variation</source>
<translation type="unfinished">変化図をコピー(&amp;V)</translation>
</message>
<message>
<source>Copy for Sensei's &amp;Library</source>
<translation type="unfinished">Sensei's Library用にコピー(&amp;L)</translation>
</message>
<message>
<source>Copy from this move on</source>
<translation type="unfinished">この手以降をコピーします</translation>
</message>
<message>
<source>Copy game as SGF</source>
<translation type="unfinished">棋譜をSGFでコピー</translation>
</message>
<message>
<source>Copy image</source>
<translation type="unfinished">画像をコピー</translation>
</message>
<message>
<source>Copy position as &amp;text</source>
<translation type="unfinished">局面を文字でコピー(&amp;T)</translation>
</message>
<message>
<source>Copy report</source>
<translation type="unfinished">レポートをコピー</translation>
</message>
<message>
<source>Copy the board as a diagram of letters, to paste into a message</source>
<translation type="unfinished">メッセージに貼れるよう、碁盤を文字の図としてコピーします</translation>
</message>
<message>
<source>Copy the game as SGF</source>
<translation type="unfinished">棋譜をSGFとしてコピーします</translation>
</message>
<message>
<source>Copy the position as a diagram for Sensei's Library and forums</source>
<translation type="unfinished">局面をSensei's Libraryやフォーラム用の図としてコピーします</translation>
</message>
<message>
<source>Copy variation</source>
<translation type="unfinished">変化図をコピー</translation>
</message>
<message>
<source>Copy {point}</source>
<translation type="unfinished">{point}をコピー</translation>
</message>
<message>
<source>Count</source>
<translation type="unfinished">数える</translation>
</message>
<message>
<source>Count the games of another name as games of this player</source>
<translation type="unfinished">別の名前の対局をこの棋士の対局として数えます</translation>
</message>
<message>
<source>Count the score; click stones to mark them dead</source>
<translation type="unfinished">目数を数えます。石をクリックすると死に石になります</translation>
</message>
<message>
<source>Count the score; stones that look dead are marked</source>
<translation type="unfinished">目数を数えます。死んでいそうな石には印が付きます</translation>
</message>
<message>
<source>Counted from 1</source>
<translation type="unfinished">1から数えます</translation>
</message>
<message>
<source>Counted without the stones that look dead</source>
<translation type="unfinished">死んでいそうな石を除いて数えました</translation>
</message>
<message>
<source>Cr&amp;oss</source>
<translation type="unfinished">バツ(&amp;O)</translation>
</message>
<message>
<source>Cross</source>
<translation type="unfinished">バツ</translation>
</message>
<message>
<source>Cross-convolution network, as published</source>
<translation type="unfinished">十字畳み込みネットワーク、論文どおり</translation>
</message>
<message>
<source>Cross-convolution network, small</source>
<translation type="unfinished">十字畳み込みネットワーク、小</translation>
</message>
<message>
<source>Cross-entropy of each point's owner, or the squared error.</source>
<translation type="unfinished">各点の帰属の交差エントロピー、または二乗誤差。</translation>
</message>
<message>
<source>Cross-entropy, or the squared error of the SAI paper.</source>
<translation type="unfinished">交差エントロピー、またはSAI論文の二乗誤差。</translation>
</message>
<message>
<source>Ctrl+wheel over the timeline</source>
<translation type="unfinished">推移グラフでCtrl+ホイール</translation>
</message>
<message>
<source>Cu&amp;t variation</source>
<translation type="unfinished">変化図を切り取り(&amp;T)</translation>
</message>
<message>
<source>Cut variation</source>
<translation type="unfinished">変化図を切り取り</translation>
</message>
<message>
<source>D&amp;rill mistakes…</source>
<translation type="unfinished">悪手ドリル(&amp;R)…</translation>
</message>
<message>
<source>Date</source>
<translation type="unfinished">日付</translation>
</message>
<message>
<source>Dead stones are not marked yet.</source>
<translation type="unfinished">死石はまだ印を付けていません。</translation>
</message>
<message>
<source>Delete branch</source>
<translation type="unfinished">分岐を削除</translation>
</message>
<message>
<source>Delete this move and all that follow</source>
<translation type="unfinished">この手以降をすべて削除します</translation>
</message>
<message>
<source>Demo</source>
<translation type="unfinished">デモ</translation>
</message>
<message>
<source>Details…</source>
<translation type="unfinished">詳細…</translation>
</message>
<message>
<source>Dim</source>
<translation type="unfinished">暗くする</translation>
</message>
<message>
<source>Dim points of the board from this position on</source>
<translation type="unfinished">この手以降、指定した点を暗く表示します</translation>
</message>
<message>
<source>Dirichlet noise at the root, in 19x19 units: scaled by 361 / points</source>
<translation type="unfinished">ルートのディリクレノイズ。19x19を単位とし、361 / 点数倍します</translation>
</message>
<message>
<source>Discard</source>
<translation type="unfinished">破棄</translation>
</message>
<message>
<source>Distillation</source>
<translation type="unfinished">蒸留</translation>
</message>
<message>
<source>Distribution</source>
<translation type="unfinished">分布</translation>
</message>
<message>
<source>Don't compare</source>
<translation type="unfinished">比較しない</translation>
</message>
<message>
<source>Done</source>
<translation type="unfinished">完了</translation>
</message>
<message>
<source>Double click on a board of a run</source>
<translation type="unfinished">ランの碁盤をダブルクリック</translation>
</message>
<message>
<source>Double-click a cell to see its games in the matches window</source>
<translation type="unfinished">マスをダブルクリックすると、対戦ウィンドウにその対局を表示します</translation>
</message>
<message>
<source>Double-click opens the game.</source>
<translation type="unfinished">ダブルクリックで対局を開きます。</translation>
</message>
<message>
<source>Doubtful move</source>
<translation type="unfinished">疑問手</translation>
</message>
<message>
<source>Download</source>
<translation type="unfinished">ダウンロード</translation>
</message>
<message>
<source>Download a network?</source>
<translation type="unfinished">ネットワークのダウンロード</translation>
</message>
<message>
<source>Download {name}?</source>
<translation type="unfinished">{name}をダウンロードしますか？</translation>
</message>
<message>
<source>Download…</source>
<translation type="unfinished">ダウンロード…</translation>
</message>
<message>
<source>Drag games to reorder them. The file changes when you save it.</source>
<translation type="unfinished">対局はドラッグで並べ替えられます。ファイルは保存時に変わります。</translation>
</message>
<message>
<source>Drag over the pattern; now {where} is searched for.</source>
<translation type="unfinished">パターンをドラッグで囲みます。今の検索対象は{where}です。</translation>
</message>
<message>
<source>Drag over the points to search; other moves are ignored</source>
<translation type="unfinished">探索する点をドラッグで囲みます。他の手は無視されます</translation>
</message>
<message>
<source>Drag over the points to search; with Ctrl, add them to the region.</source>
<translation type="unfinished">探索する点をドラッグで囲みます。Ctrlを押すと範囲に追加します。</translation>
</message>
<message>
<source>Drag the line in the komi curve</source>
<translation type="unfinished">コミ曲線の線をドラッグ</translation>
</message>
<message>
<source>Drag, after Search only a region</source>
<translation type="unfinished">「範囲を限って探索」の後でドラッグ</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the arrow.</source>
<translation type="unfinished">ドラッグするか両端をクリックします。もう一度で矢印が消えます。</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the line.</source>
<translation type="unfinished">ドラッグするか両端をクリックします。もう一度で線が消えます。</translation>
</message>
<message>
<source>Draw</source>
<translation type="unfinished">引き分け</translation>
</message>
<message>
<source>Draw arrows: drag, or click both ends</source>
<translation type="unfinished">矢印を引きます。ドラッグするか、両端をクリックします</translation>
</message>
<message>
<source>Draw lines: drag, or click both ends</source>
<translation type="unfinished">線を引きます。ドラッグするか、両端をクリックします</translation>
</message>
<message>
<source>Drawing of what is shown</source>
<translation type="unfinished">表示内容の図</translation>
</message>
<message>
<source>Drawn</source>
<translation type="unfinished">引分</translation>
</message>
<message>
<source>Drill</source>
<translation type="unfinished">ドリル</translation>
</message>
<message>
<source>Drill &amp;turning points</source>
<translation type="unfinished">勝負所をドリル(&amp;T)</translation>
</message>
<message>
<source>Drill the worst mistakes</source>
<translation type="unfinished">最大の悪手をドリル</translation>
</message>
<message>
<source>Drill these</source>
<translation type="unfinished">これらをドリル</translation>
</message>
<message>
<source>Drill these mistakes</source>
<translation type="unfinished">これらの悪手をドリル</translation>
</message>
<message>
<source>Drop the moves and take the position of the main window</source>
<translation type="unfinished">手順を捨て、メインウィンドウの局面から始めます</translation>
</message>
<message>
<source>Dynamic komi</source>
<translation type="unfinished">動的コミ</translation>
</message>
<message>
<source>Dynamic komi is for networks; choose a network as the player.</source>
<translation type="unfinished">動的コミはネットワーク用です。対局者にネットワークを選んでください。</translation>
</message>
<message>
<source>E&amp;diting tools</source>
<translation type="unfinished">編集ツール(&amp;D)</translation>
</message>
<message>
<source>E&amp;xchange colors</source>
<translation type="unfinished">黒白を交換(&amp;X)</translation>
</message>
<message>
<source>E&amp;xpert</source>
<translation type="unfinished">上級者向け(&amp;X)</translation>
</message>
<message>
<source>E&amp;xport report…</source>
<translation type="unfinished">レポートを書き出し(&amp;X)…</translation>
</message>
<message>
<source>Each disc is a candidate: further right it is worth more points, higher up it wins more often. A large disc has many visits. Bars are standard errors of the winrate. No candidate is better in both than one on the dashed line; gray ones are worse in both, beyond the error. Double-click plays.</source>
<translation type="unfinished">円は候補手で、右ほど目数が多く、上ほど勝率が高い手です。大きな円は探索数が多く、縦棒は勝率の標準誤差です。破線上の手より両面で優れる候補手はなく、灰色の手は誤差を超えて両面で劣ります。ダブルクリックで打ちます。</translation>
</message>
<message>
<source>Earlier</source>
<translation type="unfinished">以前</translation>
</message>
<message>
<source>Edges that the pattern touches stay edges</source>
<translation type="unfinished">パターンが接する辺は辺のまま扱います</translation>
</message>
<message>
<source>Edit properties</source>
<translation type="unfinished">プロパティを編集</translation>
</message>
<message>
<source>Editing tools</source>
<translation type="unfinished">編集ツール</translation>
</message>
<message>
<source>Edit…</source>
<translation type="unfinished">編集…</translation>
</message>
<message>
<source>Effect of single options in short trial runs: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</source>
<translation type="unfinished">短い試験ランでの各オプションの効果: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</translation>
</message>
<message>
<source>Elo</source>
<translation type="unfinished">Elo</translation>
</message>
<message>
<source>Elo 0 is the weakest opponent, a network for 5×5 to 19×19 without search; 200 more win 3 of 4 games.</source>
<translation type="unfinished">Elo 0は5×5～19×19用の付属ネットワークの探索なしの強さです。200上がると4局中3局勝ちます。</translation>
</message>
<message>
<source>Elo at least {low:.0f}, by {games} games</source>
<translation type="unfinished">Elo {low:.0f}以上、{games}局</translation>
</message>
<message>
<source>Elo at most {high:.0f}, by {games} games</source>
<translation type="unfinished">Elo {high:.0f}以下、{games}局</translation>
</message>
<message>
<source>Elo is relative to the mean of all players.</source>
<translation type="unfinished">Eloは全対局者の平均を基準とします。</translation>
</message>
<message>
<source>Elo is relative to the mean of the players whose games bound each other: {names}.</source>
<translation type="unfinished">Eloは、対局によって互いの強さが上下とも定まる対局者の平均を基準とします: {names}。</translation>
</message>
<message>
<source>Elo is relative to {name}.</source>
<translation type="unfinished">Eloは{name}を基準とします。</translation>
</message>
<message>
<source>Elo of the selected network on boards like this one, from games against fixed opponents in the background; takes minutes on small boards, and many hours for a large network on 19×19</source>
<translation type="unfinished">この大きさの盤での選択中のネットワークのElo。裏で決まった相手と対局して測ります。小さな盤では数分、19×19の大きなネットワークでは何時間もかかります</translation>
</message>
<message>
<source>Elo {elo:.0f}, 95 % interval {low:.0f} to {high:.0f}, {games} games</source>
<translation type="unfinished">Elo {elo:.0f}、95 %区間{low:.0f}～{high:.0f}、{games}局</translation>
</message>
<message>
<source>Elo {elo} fits better</source>
<translation type="unfinished">Elo {elo}の方が合う</translation>
</message>
<message>
<source>Empty</source>
<translation type="unfinished">空点</translation>
</message>
<message>
<source>End of the game</source>
<translation type="unfinished">終局</translation>
</message>
<message>
<source>Engine</source>
<translation type="unfinished">エンジン</translation>
</message>
<message>
<source>Engine {number}</source>
<translation type="unfinished">エンジン{number}</translation>
</message>
<message>
<source>Engines</source>
<translation type="unfinished">エンジン</translation>
</message>
<message>
<source>Engines…</source>
<translation type="unfinished">エンジン…</translation>
</message>
<message>
<source>Enter a name that is valid for a folder.</source>
<translation type="unfinished">フォルダー名として使える名前を入力してください。</translation>
</message>
<message>
<source>Enter at most {count} komi.</source>
<translation type="unfinished">コミは{count}個まで入力してください。</translation>
</message>
<message>
<source>Enter the command line of the engine, e.g. gnugo --mode gtp.</source>
<translation type="unfinished">エンジンのコマンドラインを入力してください(例: gnugo --mode gtp)。</translation>
</message>
<message>
<source>Erase marks</source>
<translation type="unfinished">印を消す</translation>
</message>
<message>
<source>Error of the predicted results</source>
<translation type="unfinished">結果の誤差</translation>
</message>
<message>
<source>Error, komi {komi}</source>
<translation type="unfinished">誤差、コミ{komi}</translation>
</message>
<message>
<source>Errors by komi</source>
<translation type="unfinished">コミ別の誤差</translation>
</message>
<message>
<source>Errors by komi, every network</source>
<translation type="unfinished">コミ別の誤差、全ネットワーク</translation>
</message>
<message>
<source>Errors during the game</source>
<translation type="unfinished">対局中の誤差</translation>
</message>
<message>
<source>Essentials</source>
<translation type="unfinished">基本</translation>
</message>
<message>
<source>Estimate {result}</source>
<translation type="unfinished">推定 {result}</translation>
</message>
<message>
<source>Estimated draw</source>
<translation type="unfinished">推定：引き分け</translation>
</message>
<message>
<source>Evaluate &amp;KataGo networks at several komi</source>
<translation type="unfinished">KataGoを複数のコミで評価(&amp;K)</translation>
</message>
<message>
<source>Evaluating the position without each of its stones… first of 8 symmetries, {share} %</source>
<translation type="unfinished">石を1つずつ除いた局面を評価しています… 8つの対称形の1つ目、{share} %</translation>
</message>
<message>
<source>Evaluating… {progress}</source>
<translation type="unfinished">評価中… {progress}</translation>
</message>
<message>
<source>Evaluations per second of one core, on this board where the network plays it; takes a second or two for each network, in the background</source>
<translation type="unfinished">この盤(対応する場合)での1コアの毎秒評価数。裏で測り、各ネットワークに1、2秒かかります</translation>
</message>
<message>
<source>Evaluations remembered by each process; 0 = none.</source>
<translation type="unfinished">各プロセスが覚える評価の数。0 = なし。</translation>
</message>
<message>
<source>Even game for SAI Studio</source>
<translation type="unfinished">SAI Studioのための互先</translation>
</message>
<message>
<source>Even position</source>
<translation type="unfinished">互角</translation>
</message>
<message>
<source>Even {percent}</source>
<translation type="unfinished">互角{percent}</translation>
</message>
<message>
<source>Even: both colors, komi {komi}.</source>
<translation type="unfinished">互先: 黒白両方、コミ{komi}。</translation>
</message>
<message>
<source>Event</source>
<translation type="unfinished">棋戦</translation>
</message>
<message>
<source>Every finished review keeps the figures of both players here, if the game names them. After five games of a player you see what costs most, and after ten whether the losses fall. Nothing leaves this computer, and every game can be removed again.</source>
<translation type="unfinished">検討が終わるたびに、棋譜に名前のある両対局者の数値がここに残ります。一人につき五局たまると何が最も高くついているかが、十局たまると損失が減っているかが分かります。データがこのコンピューターの外に出ることはなく、どの対局も後から削除できます。</translation>
</message>
<message>
<source>Every move is judged after about {first}, then those that are hardest to judge are searched. The review ends after about {whole} and can be continued.</source>
<translation type="unfinished">約{first}ですべての手を判定し、その後、判定の難しい手を探索します。検討は約{whole}で終わり、後で続けられます。</translation>
</message>
<message>
<source>Exchange black and white in the whole game, with players and result</source>
<translation type="unfinished">対局全体の黒白を、対局者と結果も含めて交換します</translation>
</message>
<message>
<source>Exchange colors</source>
<translation type="unfinished">黒白を交換</translation>
</message>
<message>
<source>Expand branch</source>
<translation type="unfinished">分岐を展開</translation>
</message>
<message>
<source>Export</source>
<translation type="unfinished">書き出し</translation>
</message>
<message>
<source>Export board</source>
<translation type="unfinished">碁盤を書き出し</translation>
</message>
<message>
<source>Export candidates</source>
<translation type="unfinished">候補手を書き出し</translation>
</message>
<message>
<source>Export game</source>
<translation type="unfinished">棋譜を書き出し</translation>
</message>
<message>
<source>Export report</source>
<translation type="unfinished">レポートを書き出し</translation>
</message>
<message>
<source>Export timeline</source>
<translation type="unfinished">推移グラフを書き出し</translation>
</message>
<message>
<source>F&amp;ind…</source>
<translation type="unfinished">検索(&amp;I)…</translation>
</message>
<message>
<source>Factor of the learning rate after each pass over all game records.</source>
<translation type="unfinished">全棋譜を1周するごとに学習率に掛ける倍率。</translation>
</message>
<message>
<source>Factor of the sample weights of big wins; the study has 10.</source>
<translation type="unfinished">大勝の標本の重みの倍率。研究では10です。</translation>
</message>
<message>
<source>Fair</source>
<translation type="unfinished">適正</translation>
</message>
<message>
<source>Fair komi</source>
<translation type="unfinished">適正コミ</translation>
</message>
<message>
<source>Fair komi and chances are those of players of equal strength.</source>
<translation type="unfinished">適正コミと勝率は、同じ強さの対局者の場合です。</translation>
</message>
<message>
<source>Fair komi and chances for each number of handicap stones</source>
<translation type="unfinished">置石の数ごとの適正コミと勝率を示します</translation>
</message>
<message>
<source>Fair komi by {network}, {visits} visits, area rules; standard errors {low:.1f} to {high:.1f} points. Colors from green (a swap gains little) to violet (more than {most:.0f} points).</source>
<translation type="unfinished">適正コミは{network}、探索数{visits}、面積ルールによります。標準誤差は{low:.1f}～{high:.1f}目。色は緑 (入れ替えの得は小さい) から紫 ({most:.0f}目を超える) まで。</translation>
</message>
<message>
<source>Fair komi is the score of the position, in points for Black: with this komi both sides have equal chances. The points that a move loses are measured against the engine's choice. Differences within the standard error of the search count as 0, so the real losses may be larger. Moves are judged where both positions were searched, provisionally if by few visits; a pass and the move after it are not judged where players may agree on dead stones. The range after the points lost per move is the 95 % interval of that mean, estimated from this game alone.</source>
<translation type="unfinished">適正コミは局面の目数差(黒の目数)で、このコミなら双方の勝つ見込みが等しくなります。手の損した目数はエンジンの選択と比べたもので、探索の標準誤差以内の差は数えないため、損失は下からの推定です。手の判定は、前後の局面がともに探索された所で行い、探索数が少なければ暫定です。パスとその次の手は、対局者が死に石について合意する可能性がある所では判定しません。一手平均の損の後の範囲は、一局の手から分かる限りでの、その平均の95 %区間です。</translation>
</message>
<message>
<source>Fair komi of each first move</source>
<translation type="unfinished">初手ごとの適正コミ</translation>
</message>
<message>
<source>Fair komi of every first move on a small board, for games with the swap rule</source>
<translation type="unfinished">小さな盤の各初手の適正コミ。入れ替えルールの対局のために</translation>
</message>
<message>
<source>Fair komi of the empty board</source>
<translation type="unfinished">空の盤の適正コミ</translation>
</message>
<message>
<source>Fair komi, winrate and lost points by move</source>
<translation type="unfinished">手ごとの適正コミ、勝率、損した目数</translation>
</message>
<message>
<source>Fair komi: {komi}.</source>
<translation type="unfinished">適正コミ: {komi}。</translation>
</message>
<message>
<source>Fast</source>
<translation type="unfinished">高速</translation>
</message>
<message>
<source>Fast for 10x10 to 19x19, from a teacher</source>
<translation type="unfinished">10x10～19x19用の高速なもの、教師から</translation>
</message>
<message>
<source>Fetch</source>
<translation type="unfinished">取得</translation>
</message>
<message>
<source>Fetch games from {site}?</source>
<translation type="unfinished">{site}から対局を取得しますか？</translation>
</message>
<message>
<source>Few visits found this; a longer search may change it.</source>
<translation type="unfinished">少ない探索数による判定です。さらに探索すると変わる可能性があります。</translation>
</message>
<message>
<source>Fewer than two candidates have enough visits to compare.</source>
<translation type="unfinished">比べられるだけの探索数がある候補手が2つありません。</translation>
</message>
<message>
<source>Fewest points of a listed mistake</source>
<translation type="unfinished">一覧に載せる悪手の最小の損</translation>
</message>
<message>
<source>Figure shown below</source>
<translation type="unfinished">下に表示する図</translation>
</message>
<message>
<source>Figure that is compared</source>
<translation type="unfinished">比較する数値</translation>
</message>
<message>
<source>Figures are hidden while you play.</source>
<translation type="unfinished">対局中は数値を表示しません。</translation>
</message>
<message>
<source>Figures of both players</source>
<translation type="unfinished">両対局者の数値</translation>
</message>
<message>
<source>File</source>
<translation type="unfinished">ファイル</translation>
</message>
<message>
<source>File changed on disk</source>
<translation type="unfinished">ディスク上のファイルの変更</translation>
</message>
<message>
<source>File of recorded openings; empty = those that ship for the board.</source>
<translation type="unfinished">収録済み布石のファイル。空 = 盤ごとに付属のもの。</translation>
</message>
<message>
<source>File or zip…</source>
<translation type="unfinished">ファイルかzip…</translation>
</message>
<message>
<source>Files are not moved.</source>
<translation type="unfinished">ファイルは移動しません。</translation>
</message>
<message>
<source>Fill the rest of the board so that whoever wins the local fight wins the game</source>
<translation type="unfinished">部分の戦いに勝った側が勝つように、盤の残りを石で埋めます</translation>
</message>
<message>
<source>Film</source>
<translation type="unfinished">動画</translation>
</message>
<message>
<source>Find</source>
<translation type="unfinished">検索</translation>
</message>
<message>
<source>Find a &amp;command…</source>
<translation type="unfinished">コマンド検索(&amp;C)…</translation>
</message>
<message>
<source>Find a better move.</source>
<translation type="unfinished">より良い手を見つけてください。</translation>
</message>
<message>
<source>Find a command by name, or go to a move number</source>
<translation type="unfinished">コマンドを名前で探すか、指定の手数へ移ります</translation>
</message>
<message>
<source>Find a move number or words in comments</source>
<translation type="unfinished">手数やコメント中の語を検索します</translation>
</message>
<message>
<source>Find a pattern</source>
<translation type="unfinished">パターン検索</translation>
</message>
<message>
<source>Find and judge the mistakes of a game</source>
<translation type="unfinished">対局の悪手を見つけて判定します</translation>
</message>
<message>
<source>Find in the log</source>
<translation type="unfinished">ログ内を検索</translation>
</message>
<message>
<source>Find pa&amp;ttern…</source>
<translation type="unfinished">パターン検索(&amp;T)…</translation>
</message>
<message>
<source>Find stones of this position in a folder of games</source>
<translation type="unfinished">この局面の石の形を棋譜フォルダーから探します</translation>
</message>
<message>
<source>Finished</source>
<translation type="unfinished">完了</translation>
</message>
<message>
<source>Finished games</source>
<translation type="unfinished">終わった対局</translation>
</message>
<message>
<source>First choice of its policy on the empty board</source>
<translation type="unfinished">空の盤で打つ手</translation>
</message>
<message>
<source>First game</source>
<translation type="unfinished">最初の対局</translation>
</message>
<message>
<source>First move</source>
<translation type="unfinished">最初の手</translation>
</message>
<message>
<source>First moves of the board that are drawn at random; later the best one is played.</source>
<translation type="unfinished">ランダムに選ぶ盤の最初の手数。その後は最善手を打ちます。</translation>
</message>
<message>
<source>Fischer: time added per move</source>
<translation type="unfinished">フィッシャー: 一手ごとに加算</translation>
</message>
<message>
<source>Flip &amp;horizontally</source>
<translation type="unfinished">左右反転(&amp;H)</translation>
</message>
<message>
<source>Flip &amp;vertically</source>
<translation type="unfinished">上下反転(&amp;V)</translation>
</message>
<message>
<source>Flip horizontally</source>
<translation type="unfinished">左右反転</translation>
</message>
<message>
<source>Flip vertically</source>
<translation type="unfinished">上下反転</translation>
</message>
<message>
<source>Folder</source>
<translation type="unfinished">フォルダー</translation>
</message>
<message>
<source>Folder for the reports</source>
<translation type="unfinished">レポートのフォルダー</translation>
</message>
<message>
<source>Folder for the reports; a new folder is created</source>
<translation type="unfinished">レポートのフォルダー。新しく作ります</translation>
</message>
<message>
<source>Folders of labels made before by `sai-engine label`, separated by semicolons; then the teacher is not asked again.</source>
<translation type="unfinished">`sai-engine label`で作成済みのラベルのフォルダー(セミコロン区切り)。この場合、教師には再び尋ねません。</translation>
</message>
<message>
<source>Folder…</source>
<translation type="unfinished">フォルダー…</translation>
</message>
<message>
<source>Follow the run: always the newest generation</source>
<translation type="unfinished">ランを追い、常に最新の世代を表示します</translation>
</message>
<message>
<source>For boards on which the first player has too great an advantage</source>
<translation type="unfinished">先番が有利すぎる盤のためのルールです</translation>
</message>
<message>
<source>Forget the figures of this game, of both players</source>
<translation type="unfinished">この対局の両対局者の数値を消します</translation>
</message>
<message>
<source>Forward</source>
<translation type="unfinished">進む</translation>
</message>
<message>
<source>Forward 10</source>
<translation type="unfinished">10手進む</translation>
</message>
<message>
<source>Found by 5k, 1d</source>
<translation type="unfinished">5k、1dの発見率</translation>
</message>
<message>
<source>Found with {visits} visits.</source>
<translation type="unfinished">探索数{visits}で見つけました。</translation>
</message>
<message>
<source>From</source>
<translation type="unfinished">入手元</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5 and a point for each stone.</source>
<translation type="unfinished">H2以上: 白の最初の手の前に相手がその数の石を置き({placement})、コミは0.5と1子につき1目です。</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5.</source>
<translation type="unfinished">H2以上: 白の最初の手の前に相手がその数の石を置き({placement})、コミは0.5です。</translation>
</message>
<message>
<source>From a file</source>
<translation type="unfinished">ファイルから</translation>
</message>
<message>
<source>From file…</source>
<translation type="unfinished">ファイルから…</translation>
</message>
<message>
<source>From move {first} on only {color} leads.</source>
<translation type="unfinished">{first} 手目以降は{color}だけがリードしています。</translation>
</message>
<message>
<source>From move {first} to move {last} {color} leads most of the time.</source>
<translation type="unfinished">{first} 手目から {last} 手目まではほぼ{color}がリード。</translation>
</message>
<message>
<source>From move {number}</source>
<translation type="unfinished">{number}手目から</translation>
</message>
<message>
<source>From other programs on this computer</source>
<translation type="unfinished">このコンピューターの他のプログラムから</translation>
</message>
<message>
<source>From the &amp;branch on</source>
<translation type="unfinished">分岐から(&amp;B)</translation>
</message>
<message>
<source>From the KGS archives, 2000 to 2019. All players of 4 to 6 dan are Black with handicap against 8 dan.</source>
<translation type="unfinished">KGSアーカイブ、2000～2019年。4～6段は全員、8段に対する置碁の黒番です。</translation>
</message>
<message>
<source>From the game file</source>
<translation type="unfinished">棋譜ファイルから</translation>
</message>
<message>
<source>From the shown move</source>
<translation type="unfinished">表示中の手から</translation>
</message>
<message>
<source>From the start</source>
<translation type="unfinished">最初から</translation>
</message>
<message>
<source>From these games it will learn which moves were good, and who won.</source>
<translation type="unfinished">これらの対局から、どの手が良かったか、どちらが勝ったかを学習します。</translation>
</message>
<message>
<source>From: {origin}.</source>
<translation type="unfinished">入手元: {origin}。</translation>
</message>
<message>
<source>Frontier</source>
<translation type="unfinished">最良境界</translation>
</message>
<message>
<source>Game</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>Game &amp;info…</source>
<translation type="unfinished">対局情報(&amp;I)…</translation>
</message>
<message>
<source>Game in play</source>
<translation type="unfinished">進行中の対局</translation>
</message>
<message>
<source>Game info</source>
<translation type="unfinished">対局情報</translation>
</message>
<message>
<source>Game name</source>
<translation type="unfinished">対局名</translation>
</message>
<message>
<source>Game over</source>
<translation type="unfinished">終局</translation>
</message>
<message>
<source>Game over.</source>
<translation type="unfinished">終局です。</translation>
</message>
<message>
<source>Game over. Count the board to see the result.</source>
<translation type="unfinished">終局です。目数を数えると結果が分かります。</translation>
</message>
<message>
<source>Game over. Looking for dead stones…</source>
<translation type="unfinished">終局です。死に石を調べています…</translation>
</message>
<message>
<source>Game over. {result}</source>
<translation type="unfinished">終局です。{result}</translation>
</message>
<message>
<source>Game over. {result}.</source>
<translation type="unfinished">終局です。{result}。</translation>
</message>
<message>
<source>Game records</source>
<translation type="unfinished">棋譜</translation>
</message>
<message>
<source>Game tree</source>
<translation type="unfinished">棋譜ツリー</translation>
</message>
<message>
<source>Game with comments as P&amp;DF…</source>
<translation type="unfinished">コメント付き棋譜をPDFに(&amp;D)…</translation>
</message>
<message>
<source>Game {number} against {opponent}: {points}</source>
<translation type="unfinished">{opponent}との第{number}局: {points}</translation>
</message>
<message>
<source>Game {number} leaves game {parent} here, after move {move}, {color} to play. At komi {komi} this position was even, as the network saw it then. Result: {result}.</source>
<translation type="unfinished">対局{number}は対局{parent}の{move}手目の後のここで分岐し、{color}番です。当時のネットワークの見方では、この局面はコミ{komi}で互角でした。結果: {result}。</translation>
</message>
<message>
<source>Game {number} started on the empty board at komi {komi} and ended like this. Result: {result}.</source>
<translation type="unfinished">対局{number}は空の盤からコミ{komi}で始まり、このように終わりました。結果: {result}。</translation>
</message>
<message>
<source>Game {number}: {points}</source>
<translation type="unfinished">第{number}局: {points}</translation>
</message>
<message>
<source>Games</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>Games ({games})</source>
<translation type="unfinished">対局({games})</translation>
</message>
<message>
<source>Games against each member.</source>
<translation type="unfinished">各メンバーとの対局数。</translation>
</message>
<message>
<source>Games appear here as soon as the first ones have ended.</source>
<translation type="unfinished">最初の対局が終わると、ここに表示されます。</translation>
</message>
<message>
<source>Games at each of the five komi at which a curve is tested</source>
<translation type="unfinished">曲線を検証する5つのコミそれぞれの対局数</translation>
</message>
<message>
<source>Games at most.</source>
<translation type="unfinished">最大の対局数。</translation>
</message>
<message>
<source>Games between professionals on the Fox server, 2013 to 2019.</source>
<translation type="unfinished">野狐サーバーでのプロの対局、2013～2019年。</translation>
</message>
<message>
<source>Games by policies</source>
<translation type="unfinished">ポリシー対局</translation>
</message>
<message>
<source>Games in lockstep in each process; fewer where a generation has fewer (run.games).</source>
<translation type="unfinished">各プロセスで歩調を合わせて打つ対局数。一世代の対局(run.games)がそれより少なければ減らします。</translation>
</message>
<message>
<source>Games in this file</source>
<translation type="unfinished">ファイル内の対局</translation>
</message>
<message>
<source>Games of a curve's test, at each komi</source>
<translation type="unfinished">曲線の検証の対局数(コミごと)</translation>
</message>
<message>
<source>Games of each pair; rounded up, so that every opening comes with every komi and color.</source>
<translation type="unfinished">組ごとの対局数。すべての布石をすべてのコミと黒白で打てるように切り上げます。</translation>
</message>
<message>
<source>Games of the match</source>
<translation type="unfinished">対戦の対局</translation>
</message>
<message>
<source>Games of the review</source>
<translation type="unfinished">検討の対局</translation>
</message>
<message>
<source>Games per file; fewer where a generation has fewer.</source>
<translation type="unfinished">1ファイルの対局数。一世代の対局がそれより少なければ減らします。</translation>
</message>
<message>
<source>Games played before this network</source>
<translation type="unfinished">誕生までの対局数</translation>
</message>
<message>
<source>Games side by side; more are faster on a GPU and take memory.</source>
<translation type="unfinished">並行して打つ対局数。GPUでは多い方が速く、メモリーを使います。</translation>
</message>
<message>
<source>Games that Black won, each at its own komi: near one half when the komi are fair.</source>
<translation type="unfinished">各対局のコミで黒が勝った割合です。コミが適正なら半分に近くなります。</translation>
</message>
<message>
<source>Games that are compared</source>
<translation type="unfinished">比較する対局</translation>
</message>
<message>
<source>Games that arrived from there</source>
<translation type="unfinished">そこから届いた対局</translation>
</message>
<message>
<source>Games to measure on</source>
<translation type="unfinished">測定に使う棋譜</translation>
</message>
<message>
<source>Games to review</source>
<translation type="unfinished">検討する対局</translation>
</message>
<message>
<source>Games to search</source>
<translation type="unfinished">検索する棋譜</translation>
</message>
<message>
<source>Games with the pattern</source>
<translation type="unfinished">パターンのある対局</translation>
</message>
<message>
<source>Games won against {opponent} on {size}×{size} with 95 % intervals (Wilson; ± is half the width).</source>
<translation type="unfinished">{size}×{size}での{opponent}に対する勝ち数と95 %区間です(Wilson。±は幅の半分)。</translation>
</message>
<message>
<source>Gate</source>
<translation type="unfinished">ゲート</translation>
</message>
<message>
<source>Generation</source>
<translation type="unfinished">世代</translation>
</message>
<message>
<source>Generation {generation} plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第{generation}世代は{move}に打ちます ({share:.0f} %)。</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}, {color} is ahead by {points} points on the board; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第{generation}世代: コミ{komi}で黒勝率{winrate:.0f} %、盤面は{color}が{points}目リード、着手は{move}({share:.0f} %)。</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">第{generation}世代: コミ{komi}で黒勝率{winrate:.0f} %、着手は{move}({share:.0f} %)。</translation>
</message>
<message>
<source>Generations</source>
<translation type="unfinished">世代</translation>
</message>
<message>
<source>Generations between two networks of the pool that opponents are drawn from; the first one is always in it.</source>
<translation type="unfinished">相手を選ぶプールに加えるネットワークの世代間隔。最初のものは常に含まれます。</translation>
</message>
<message>
<source>Generations from one panel score to the next; 0 = never.</source>
<translation type="unfinished">パネル得点の世代間隔。0 = 採点なし。</translation>
</message>
<message>
<source>Get a strong network</source>
<translation type="unfinished">強いネットワークを入手</translation>
</message>
<message>
<source>Get a strong network…</source>
<translation type="unfinished">強いネットワークを入手…</translation>
</message>
<message>
<source>Get the &amp;human network…</source>
<translation type="unfinished">人間ネットワークを入手(&amp;H)…</translation>
</message>
<message>
<source>Get the human network</source>
<translation type="unfinished">人間ネットワークを入手</translation>
</message>
<message>
<source>Give every legal move enough visits for its figures</source>
<translation type="unfinished">すべての合法手に、数値が出るだけの探索数を割り当てます</translation>
</message>
<message>
<source>Give the ten best moves of the policy the same number of visits</source>
<translation type="unfinished">ポリシー上位10手に同じ探索数を割り当てます</translation>
</message>
<message>
<source>Give this position a short name</source>
<translation type="unfinished">この局面に短い名前を付けます</translation>
</message>
<message>
<source>Give up the game; the result is written to the game info</source>
<translation type="unfinished">投了します。結果は対局情報に書き込まれます</translation>
</message>
<message>
<source>Go back to move {number} or a later one to play on.</source>
<translation type="unfinished">続けるには{number}手目以降へ戻ってください。</translation>
</message>
<message>
<source>Go here</source>
<translation type="unfinished">ここへ移動</translation>
</message>
<message>
<source>Go on with the review; the moves that are hardest to judge are searched first</source>
<translation type="unfinished">検討を続けます。判定の難しい手から探索します</translation>
</message>
<message>
<source>Go to move</source>
<translation type="unfinished">手数へ移動</translation>
</message>
<message>
<source>Go to move {number}</source>
<translation type="unfinished">{number}手目へ移動</translation>
</message>
<message>
<source>Go to the next kind of move numbers</source>
<translation type="unfinished">手数表示の種類を切り替えます</translation>
</message>
<message>
<source>Go to the next position where the agents play different moves</source>
<translation type="unfinished">エージェントの手が異なる次の局面へ移ります</translation>
</message>
<message>
<source>Go to the next position with a comment, a mark or an annotation</source>
<translation type="unfinished">コメント、印、注釈のある次の局面へ移ります</translation>
</message>
<message>
<source>Go to the position before the next mistake</source>
<translation type="unfinished">次の悪手の直前の局面へ移ります</translation>
</message>
<message>
<source>Go to the position before this move, with the better one</source>
<translation type="unfinished">この手の直前の局面へ移り、最善手を示します</translation>
</message>
<message>
<source>Good for Black</source>
<translation type="unfinished">黒良し</translation>
</message>
<message>
<source>Good for White</source>
<translation type="unfinished">白良し</translation>
</message>
<message>
<source>Good move</source>
<translation type="unfinished">好手</translation>
</message>
<message>
<source>Graph of the game</source>
<translation type="unfinished">対局のグラフ</translation>
</message>
<message>
<source>Graphics cards</source>
<translation type="unfinished">グラフィックカード</translation>
</message>
<message>
<source>Guess the &amp;moves…</source>
<translation type="unfinished">次の一手当て(&amp;M)…</translation>
</message>
<message>
<source>Guess the coming moves of the game one by one; the score is kept</source>
<translation type="unfinished">対局の次の手を一手ずつ当てます。得点が記録されます</translation>
</message>
<message>
<source>Guess the moves</source>
<translation type="unfinished">次の一手当て</translation>
</message>
<message>
<source>H&amp;int</source>
<translation type="unfinished">ヒント(&amp;I)</translation>
</message>
<message>
<source>H1: the opponent is Black and plays first, komi 0.5.</source>
<translation type="unfinished">H1: 相手が黒で先番、コミ0.5。</translation>
</message>
<message>
<source>HA is missing; Black begins with {moves} moves</source>
<translation type="unfinished">HAがありません。黒が{moves}手続けて打っています</translation>
</message>
<message>
<source>HA is missing; {stones} black stones before White's first move</source>
<translation type="unfinished">HAがありません。白の最初の手の前に黒石が{stones}個あります</translation>
</message>
<message>
<source>HA[{handicap}] is not a number of stones; ignored</source>
<translation type="unfinished">HA[{handicap}]は石の数ではないため無視しました</translation>
</message>
<message>
<source>HA[{stones}] is given, but there are no handicap stones</source>
<translation type="unfinished">HA[{stones}]とありますが、置石がありません</translation>
</message>
<message>
<source>Habits</source>
<translation type="unfinished">傾向</translation>
</message>
<message>
<source>Half the squared error of the value (−1 to 1) against the winner by the recorded score, with its 95 % interval over games; always answering 50 % gives 0.5</source>
<translation type="unfinished">記録された目数差による勝者に対する、価値(−1～1)の二乗誤差の半分と、対局についての95 %区間。常に50 %と答えるなら0.5です</translation>
</message>
<message>
<source>Half-hour run, 7x7</source>
<translation type="unfinished">30分の学習、7x7</translation>
</message>
<message>
<source>Handicap</source>
<translation type="unfinished">置碁</translation>
</message>
<message>
<source>Handicap advisor</source>
<translation type="unfinished">置碁アドバイザー</translation>
</message>
<message>
<source>Handicap game for SAI Studio</source>
<translation type="unfinished">SAI Studioのための置碁</translation>
</message>
<message>
<source>Handicap of every game: 0 = none; 1 = Black only plays first, at komi 0.5; 2 to 9 = that many black stones before White's first move.</source>
<translation type="unfinished">全対局の置石。0 = なし、1 = 黒が先番でコミ0.5のみ、2～9 = 白の最初の手の前に黒石をその数だけ置きます。</translation>
</message>
<message>
<source>Handicap stones and komi</source>
<translation type="unfinished">置石とコミ</translation>
</message>
<message>
<source>Handicap stones on their customary points; with 0 and 1 Black plays first</source>
<translation type="unfinished">定位置の置石。0と1では黒が先番です</translation>
</message>
<message>
<source>Handicap stones: fixed on their customary points, or free, placed by the player of Black.</source>
<translation type="unfinished">置石の置き方。定位置(fixed)、または黒の対局者が任意に置く(free)。</translation>
</message>
<message>
<source>Handicap stones; 1 lets Black play first at komi 0.5</source>
<translation type="unfinished">置石の数。1は黒が先番でコミ0.5です</translation>
</message>
<message>
<source>Handicap tab&amp;les</source>
<translation type="unfinished">置碁表(&amp;L)</translation>
</message>
<message>
<source>Handicap table</source>
<translation type="unfinished">置碁表</translation>
</message>
<message>
<source>Handicap tables</source>
<translation type="unfinished">置碁表</translation>
</message>
<message>
<source>Hidden while you play.</source>
<translation type="unfinished">対局中は表示しません。</translation>
</message>
<message>
<source>Hide all variations in the tree</source>
<translation type="unfinished">ツリーの変化図をすべて隠します</translation>
</message>
<message>
<source>Hide candidates and winrates while you play</source>
<translation type="unfinished">対局中は候補手と勝率を隠します</translation>
</message>
<message>
<source>Hide the moves after this one in the tree, or show them again</source>
<translation type="unfinished">ツリーでこの手より後を隠す、または再び表示します</translation>
</message>
<message>
<source>Hint</source>
<translation type="unfinished">ヒント</translation>
</message>
<message>
<source>Hint: {move}.</source>
<translation type="unfinished">ヒント: {move}。</translation>
</message>
<message>
<source>Hint: {move}. Your winrate is then {winrate}.</source>
<translation type="unfinished">ヒント: {move}。あなたの勝率は{winrate}になります。</translation>
</message>
<message>
<source>Horizontal axis of the charts</source>
<translation type="unfinished">グラフの横軸</translation>
</message>
<message>
<source>Host name</source>
<translation type="unfinished">ネットワーク上の名前</translation>
</message>
<message>
<source>Hotspot</source>
<translation type="unfinished">要所</translation>
</message>
<message>
<source>Hover over a candidate</source>
<translation type="unfinished">候補手にカーソルを合わせる</translation>
</message>
<message>
<source>Hover over a curve of a study</source>
<translation type="unfinished">研究の曲線にカーソルを合わせる</translation>
</message>
<message>
<source>How Black's winrate changed while the search went on: of the position, and of its best moves. Where the lines are level, more visits would change little. A dashed line marks where another move became the best.</source>
<translation type="unfinished">探索が進む間の、局面と有力手の黒の勝率の変化です。線が水平なら、探索数を増やしてもほとんど変わりません。破線は最善手が入れ替わった所を示します。</translation>
</message>
<message>
<source>How a generation does against a fixed panel of networks, weighted by the panel's first principal component (Figure 1 of the SAI paper). On 7×7, marks show after how many nodes the paper's runs reached their plateau.</source>
<translation type="unfinished">決まったネットワーク群(パネル)に対する世代の成績を、パネルの第1主成分で重み付けしたものです(SAI論文の図1)。7×7では、論文のランが何ノードで最終的な強さに達したかを印で示します。</translation>
</message>
<message>
<source>How fast the window grows at first, per new row.</source>
<translation type="unfinished">最初に窓が広がる速さ(新しい1行当たり)。</translation>
</message>
<message>
<source>How lines of the board are named</source>
<translation type="unfinished">碁盤の線の呼び方</translation>
</message>
<message>
<source>How long a game is reviewed</source>
<translation type="unfinished">一局を検討する時間</translation>
</message>
<message>
<source>How many candidates the board shows</source>
<translation type="unfinished">碁盤に表示する候補手の数</translation>
</message>
<message>
<source>How many it has</source>
<translation type="unfinished">搭載している数</translation>
</message>
<message>
<source>How much the engine searches, and how freely it picks its moves</source>
<translation type="unfinished">エンジンの探索の量と、手の選び方の自由度</translation>
</message>
<message>
<source>How often a new row is trained on, on average.</source>
<translation type="unfinished">新しい行を平均で何回学習するか。</translation>
</message>
<message>
<source>How often the network's first choice, or one of its first five, is the move that was played, in games that it is not trained on.</source>
<translation type="unfinished">学習に使っていない対局の手が、第一候補である割合と、上位5手に入る割合です。</translation>
</message>
<message>
<source>How often the search tried the move</source>
<translation type="unfinished">探索がこの手を試した回数です</translation>
</message>
<message>
<source>How sharply the winrate falls around the fair komi [1/point]: half of the results lie within 1.1 / beta points of it. It grows as the network becomes sure of the score.</source>
<translation type="unfinished">適正コミの付近で勝率がどれだけ急に下がるかです [1/目]。結果の半分は適正コミから1.1 / beta目以内に入ります。ネットワークが目数差に確信を持つほど大きくなります。</translation>
</message>
<message>
<source>How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's Gibbs form exp(visits/T); that is with policy_target visits.</source>
<translation type="unfinished">打つポリシーへの温度の働き方。policy^(1/T)、または探索数に対する論文のギブス型exp(visits/T)。後者はpolicy_targetがvisitsのときです。</translation>
</message>
<message>
<source>How the board looks</source>
<translation type="unfinished">碁盤の外観</translation>
</message>
<message>
<source>How the stones look</source>
<translation type="unfinished">石の外観</translation>
</message>
<message>
<source>I&amp;nsert moves</source>
<translation type="unfinished">手を挿入(&amp;N)</translation>
</message>
<message>
<source>Identity {identity}.</source>
<translation type="unfinished">識別子 {identity}。</translation>
</message>
<message>
<source>Important hotspot</source>
<translation type="unfinished">大事な要所</translation>
</message>
<message>
<source>In games</source>
<translation type="unfinished">対局数</translation>
</message>
<message>
<source>In the region: {sentence}</source>
<translation type="unfinished">範囲内: {sentence}</translation>
</message>
<message>
<source>Info</source>
<translation type="unfinished">情報</translation>
</message>
<message>
<source>Ing</source>
<translation type="unfinished">應氏</translation>
</message>
<message>
<source>Input and output of the engine</source>
<translation type="unfinished">エンジンの入出力</translation>
</message>
<message>
<source>Input planes</source>
<translation type="unfinished">入力面</translation>
</message>
<message>
<source>Insert move</source>
<translation type="unfinished">手を挿入</translation>
</message>
<message>
<source>Instead of move {number}: {step} of {steps}</source>
<translation type="unfinished">{number}手目の代わり: {steps}手中{step}手目</translation>
</message>
<message>
<source>Instinct</source>
<translation type="unfinished">直感</translation>
</message>
<message>
<source>Interesting move</source>
<translation type="unfinished">面白い手</translation>
</message>
<message>
<source>Interval that contains the true strength with 95 % probability</source>
<translation type="unfinished">真の強さを95 %の確率で含む区間</translation>
</message>
<message>
<source>It analyzes {board} now.</source>
<translation type="unfinished">現在{board}の解析に使用中です。</translation>
</message>
<message>
<source>It begins only if fewer stones are captured in a gate's games on average.</source>
<translation type="unfinished">ゲートの対局の平均アゲハマがこれより少ない場合だけ始めます。</translation>
</message>
<message>
<source>It begins only if the final scores of a gate's games have a larger standard deviation.</source>
<translation type="unfinished">ゲートの対局の最終目数差の標準偏差がこれより大きい場合だけ始めます。</translation>
</message>
<message>
<source>It has learned from them once, in {time}; each time a new network played on.</source>
<translation type="unfinished">その対局から{time}で1回学習し、そのたびに新しいネットワークが続きを打ちました。</translation>
</message>
<message>
<source>It has learned from them once; each time the new network plays the next games.</source>
<translation type="unfinished">その対局から1回学習し、そのたびに新しいネットワークが次の対局を打ちます。</translation>
</message>
<message>
<source>It has learned from them {n} times, in {time}; each time a new network played on.</source>
<translation type="unfinished">その対局から{time}で{n}回学習し、そのたびに新しいネットワークが続きを打ちました。</translation>
</message>
<message>
<source>It has learned from them {n} times; each time the new network plays the next games.</source>
<translation type="unfinished">その対局から{n}回学習し、そのたびに新しいネットワークが次の対局を打ちます。</translation>
</message>
<message>
<source>It has played {games} game against itself, and plays on until its current step ends.</source>
<translation type="unfinished">{games}局の自己対局を行いました。今の段階が終わるまで続きます。</translation>
</message>
<message>
<source>It has played {games} game against itself, at different komi.</source>
<translation type="unfinished">コミを変えながら{games}局の自己対局を行いました。</translation>
</message>
<message>
<source>It has played {games} game against itself; it pauses until you continue.</source>
<translation type="unfinished">{games}局の自己対局を行い、続けるまで休止中です。</translation>
</message>
<message>
<source>It has played {games} games against itself, and plays on until its current step ends.</source>
<translation type="unfinished">{games}局の自己対局を行いました。今の段階が終わるまで続きます。</translation>
</message>
<message>
<source>It has played {games} games against itself, at different komi.</source>
<translation type="unfinished">コミを変えながら{games}局の自己対局を行いました。</translation>
</message>
<message>
<source>It has played {games} games against itself; it pauses until you continue.</source>
<translation type="unfinished">{games}局の自己対局を行い、続けるまで休止中です。</translation>
</message>
<message>
<source>It is asked again in ten minutes.</source>
<translation type="unfinished">10分後にもう一度出題します。</translation>
</message>
<message>
<source>It is not your turn.</source>
<translation type="unfinished">あなたの番ではありません。</translation>
</message>
<message>
<source>It is replaced once the network in use has searched this position.</source>
<translation type="unfinished">使用中のネットワークがこの局面を探索すると置き換わります。</translation>
</message>
<message>
<source>It is your move.</source>
<translation type="unfinished">あなたの番です。</translation>
</message>
<message>
<source>It loses nothing, within the error of the search.</source>
<translation type="unfinished">探索の誤差の範囲で、損はありません。</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, at different komi.</source>
<translation type="unfinished">コミを変えながら自己対局中で、これまで{games}局です。</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, its moves are still random.</source>
<translation type="unfinished">自己対局中で、これまで{games}局です。手はまだランダムです。</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, at different komi.</source>
<translation type="unfinished">コミを変えながら自己対局中で、これまで{games}局です。</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, its moves are still random.</source>
<translation type="unfinished">自己対局中で、これまで{games}局です。手はまだランダムです。</translation>
</message>
<message>
<source>It plays {people}.</source>
<translation type="unfinished">{people}打ちます。</translation>
</message>
<message>
<source>It {style}.</source>
<translation type="unfinished">{style}。</translation>
</message>
<message>
<source>Its SHA-256 is not known to SAI Studio. The size is compared and the whole file read, which finds damage, but not another network of the same kind and size.</source>
<translation type="unfinished">SAI StudioはこのファイルのSHA-256を知りません。サイズを比べてファイル全体を読み込むため、破損は見つかりますが、同じ種類で同じサイズの別のネットワークは見分けられません。</translation>
</message>
<message>
<source>Its evaluation of the empty board appears here after the first games.</source>
<translation type="unfinished">対局すると、空の盤をどう見るかがここに表示されます。</translation>
</message>
<message>
<source>Its last network has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">最後のネットワークは{opponent}に{won}勝っています(予定{planned}局)</translation>
</message>
<message>
<source>Its last network is stronger than {opponent}: it won {won} games</source>
<translation type="unfinished">最後のネットワークは{opponent}より強いです: {won}勝ちました</translation>
</message>
<message>
<source>Its last network is weaker than {opponent}: it won only {won} games</source>
<translation type="unfinished">最後のネットワークは{opponent}より弱いです: {won}しか勝てませんでした</translation>
</message>
<message>
<source>Its last network won {won} games against {opponent}, which doesn't show which one is stronger</source>
<translation type="unfinished">最後のネットワークは{opponent}に{won}勝ち、差は認められません</translation>
</message>
<message>
<source>Its own settings</source>
<translation type="unfinished">相手の設定</translation>
</message>
<message>
<source>Japanese</source>
<translation type="unfinished">日本</translation>
</message>
<message>
<source>Join</source>
<translation type="unfinished">まとめる</translation>
</message>
<message>
<source>Join players</source>
<translation type="unfinished">棋士をまとめる</translation>
</message>
<message>
<source>Join…</source>
<translation type="unfinished">まとめる…</translation>
</message>
<message>
<source>Judging the moves</source>
<translation type="unfinished">手を判定中</translation>
</message>
<message>
<source>Judging the moves: {done} of {total} positions</source>
<translation type="unfinished">手を判定中: {done}/{total}局面</translation>
</message>
<message>
<source>KM[0] in an even game of the Fox server is not its real komi</source>
<translation type="unfinished">野狐サーバーの互先の対局のKM[0]は、実際のコミではありません</translation>
</message>
<message>
<source>KM[{shown}] is more than the whole board</source>
<translation type="unfinished">KM[{shown}]は盤全体の目数を超えています</translation>
</message>
<message>
<source>KM[{shown}] is not a number</source>
<translation type="unfinished">KM[{shown}]は数値ではありません</translation>
</message>
<message>
<source>KM[{shown}] is perhaps komi {komi}</source>
<translation type="unfinished">KM[{shown}]はコミ{komi}かもしれません</translation>
</message>
<message>
<source>KM[{shown}] read as komi {komi}</source>
<translation type="unfinished">KM[{shown}]をコミ{komi}として読み込みました</translation>
</message>
<message>
<source>KataGo analysis engine (JSON)</source>
<translation type="unfinished">KataGo解析エンジン(JSON)</translation>
</message>
<message>
<source>KataGo network of 10 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">19x19までの盤用の、10ブロック・384チャンネルのKataGoネットワーク</translation>
</message>
<message>
<source>KataGo networks were trained on millions of games, most of them on 19×19. Large ones take longer for each position.</source>
<translation type="unfinished">KataGoのネットワークは、19×19を中心に数百万局で学習しています。大きなものは一局面により長い時間がかかります。</translation>
</message>
<message>
<source>KataGo's human network learned what people play, at each rank from 20 kyu to 9 dan and as professionals in each year. With it reviews tell who would find the better move, and you can play against any rank.</source>
<translation type="unfinished">KataGoの人間ネットワークは、20級から9段までの段級位別と、各年のプロについて、人がどう打つかを学習しています。これがあれば、誰ならより良い手を見つけるかを検討が示し、どの段級位とも対局できます。</translation>
</message>
<message>
<source>KataGo's human network of 18 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">18ブロック384チャンネルのKataGoの人間ネットワーク、19x19までの盤用</translation>
</message>
<message>
<source>KataGo's networks page</source>
<translation type="unfinished">KataGoのネットワークのページ</translation>
</message>
<message>
<source>KataGo's release 1.15.0</source>
<translation type="unfinished">KataGoのリリース1.15.0</translation>
</message>
<message>
<source>KataGo's release 1.17.1</source>
<translation type="unfinished">KataGoのリリース1.17.1</translation>
</message>
<message>
<source>KataGo's release page</source>
<translation type="unfinished">KataGoのリリースページ</translation>
</message>
<message>
<source>KataGo's {network}, model version {version}</source>
<translation type="unfinished">KataGoの{network}、モデルバージョン{version}</translation>
</message>
<message>
<source>Keep mine</source>
<translation type="unfinished">手元を残す</translation>
</message>
<message>
<source>Keep the checkpoint of every N-th generation, where the run can be forked; 0 = only the newest three checkpoints.</source>
<translation type="unfinished">N世代ごとにチェックポイントを残し、そこからランを分岐できるようにします。0 = 最新の3つだけ。</translation>
</message>
<message>
<source>Keep the searched part of the tree from move to move; the visits of a move are added to it.</source>
<translation type="unfinished">探索済みの木の部分を次の手に引き継ぎ、一手の探索数をそれに加えます。</translation>
</message>
<message>
<source>Keep this position</source>
<translation type="unfinished">この局面を維持</translation>
</message>
<message>
<source>Keep {komi}</source>
<translation type="unfinished">{komi}のまま</translation>
</message>
<message>
<source>Keyboard shortcuts and mouse</source>
<translation type="unfinished">キー操作とマウス</translation>
</message>
<message>
<source>Keys</source>
<translation type="unfinished">キー操作</translation>
</message>
<message>
<source>Kind</source>
<translation type="unfinished">種類</translation>
</message>
<message>
<source>Kind of mistakes</source>
<translation type="unfinished">悪手の種類</translation>
</message>
<message>
<source>Komi</source>
<translation type="unfinished">コミ</translation>
</message>
<message>
<source>Komi at which players of equal strength win half of the games each, with the standard error of the search; another network can differ by more</source>
<translation type="unfinished">同じ強さの対局者が半分ずつ勝つコミと、探索の標準誤差。ネットワークが違えば差はもっと大きくなり得ます</translation>
</message>
<message>
<source>Komi at which the networks are compared</source>
<translation type="unfinished">ネットワークを比べるコミ</translation>
</message>
<message>
<source>Komi of the board</source>
<translation type="unfinished">この碁盤のコミ</translation>
</message>
<message>
<source>Komi of the chances</source>
<translation type="unfinished">勝率を示すコミ</translation>
</message>
<message>
<source>Komi of the even games; handicap games have komi 0.5</source>
<translation type="unfinished">互先のコミ。置碁のコミは0.5です</translation>
</message>
<message>
<source>Komi of the game that this row starts</source>
<translation type="unfinished">この行で始める対局のコミ</translation>
</message>
<message>
<source>Komi of the game, at which players may swap</source>
<translation type="unfinished">入れ替えのできる対局のコミ</translation>
</message>
<message>
<source>Komi of the games in turn, best on both sides of the fair one, like `8.5 9.5`; empty = the komi of the rules.</source>
<translation type="unfinished">対局で順に使うコミ。`8.5 9.5`のように適正コミの両側が最適です。空 = ルールのコミ。</translation>
</message>
<message>
<source>Komi of the games in turn, like `8.5 9.5`; empty = 0.5 in handicap games, else on both sides of perfect play where that is known, else the komi of the rules.</source>
<translation type="unfinished">対局で順に使うコミ。`8.5 9.5`のように書きます。空 = 置碁では0.5、それ以外では、最善進行が分かっていればその両側、分からなければルールのコミ。</translation>
</message>
<message>
<source>Komi that all winrates are shown for; the game's own komi does not change</source>
<translation type="unfinished">すべての勝率を表示するコミです。対局自体のコミは変わりません</translation>
</message>
<message>
<source>Komi that the agent plays at, and of its result</source>
<translation type="unfinished">エージェントが打つときと、結果のコミ</translation>
</message>
<message>
<source>Korean</source>
<translation type="unfinished">韓国</translation>
</message>
<message>
<source>L&amp;etter</source>
<translation type="unfinished">文字(&amp;E)</translation>
</message>
<message>
<source>Label</source>
<translation type="unfinished">ラベル</translation>
</message>
<message>
<source>Label points with the next letters</source>
<translation type="unfinished">点に次の文字を付けます</translation>
</message>
<message>
<source>Label points with the next numbers</source>
<translation type="unfinished">点に次の数字を付けます</translation>
</message>
<message>
<source>Label…</source>
<translation type="unfinished">ラベル…</translation>
</message>
<message>
<source>Lambda</source>
<translation type="unfinished">λ</translation>
</message>
<message>
<source>Lambda by lead</source>
<translation type="unfinished">リード別のλ</translation>
</message>
<message>
<source>Lambda: 0 plays to win, 1 for points</source>
<translation type="unfinished">λ: 0は勝ち、1は目数</translation>
</message>
<message>
<source>Language of the window, from the next start on</source>
<translation type="unfinished">ウィンドウの言語(次回の起動から)</translation>
</message>
<message>
<source>Largest learning rate.</source>
<translation type="unfinished">最大の学習率。</translation>
</message>
<message>
<source>Largest loss of winrate of a move in openings that keep the value.</source>
<translation type="unfinished">価値を保つ布石で許す、一手の勝率の最大の損失。</translation>
</message>
<message>
<source>Largest norm of the gradient; 0 = no limit.</source>
<translation type="unfinished">勾配の最大の長さ。0 = 無制限。</translation>
</message>
<message>
<source>Last &amp;ten moves</source>
<translation type="unfinished">最後の10手(&amp;T)</translation>
</message>
<message>
<source>Last move</source>
<translation type="unfinished">最後の手</translation>
</message>
<message>
<source>Last seen</source>
<translation type="unfinished">最終応答</translation>
</message>
<message>
<source>Last share of the run in which the rate falls along a cosine.</source>
<translation type="unfinished">学習率がコサインに沿って下がる、ランの最後の割合。</translation>
</message>
<message>
<source>Latest games</source>
<translation type="unfinished">最新の対局</translation>
</message>
<message>
<source>Latest random move: its number is uniform from 1 to this.</source>
<translation type="unfinished">最も遅いランダムな手。手数は1からこの値まで一様です。</translation>
</message>
<message>
<source>Lead on the board, without komi</source>
<translation type="unfinished">盤面のリード(コミなし)</translation>
</message>
<message>
<source>Learn the moves of game records in place of self-play.</source>
<translation type="unfinished">自己対局の代わりに棋譜の手を学習します。</translation>
</message>
<message>
<source>Learning of {move}</source>
<translation type="unfinished">{move}の学習</translation>
</message>
<message>
<source>Least number of games per generation (of positions, in a distillation). Games that other processes play while the first one trains are added. Stored labels are read all at once; a generation then trains on this many.</source>
<translation type="unfinished">一世代の最小の対局数(蒸留では局面数)。最初のプロセスの学習中に他のプロセスが打つ分が加わります。作成済みのラベルは一度にすべて読み、一世代はこの数だけ学習します。</translation>
</message>
<message>
<source>Least score of a big win, without komi, in points per point of the board; 1 = all of it.</source>
<translation type="unfinished">大勝とする最小の目数差(コミなし)。盤の1点当たりの目数で、1 = 盤全体。</translation>
</message>
<message>
<source>Least spread of the first komi, as the scale of a logistic curve.</source>
<translation type="unfinished">最初のコミの最小の広がり。ロジスティック曲線の尺度です。</translation>
</message>
<message>
<source>Least visits</source>
<translation type="unfinished">最小探索数</translation>
</message>
<message>
<source>Least visits of each</source>
<translation type="unfinished">各手の最小探索数</translation>
</message>
<message>
<source>Leave in turn: autoplay, board cursor, tool, region, play-out, viewed komi, board only, play, message, analysis</source>
<translation type="unfinished">順に終了: 自動再生、碁盤カーソル、ツール、範囲、打ち継ぎ、表示コミ、碁盤のみ、対局、メッセージ、解析</translation>
</message>
<message>
<source>Leave out mistakes that lost fewer points</source>
<translation type="unfinished">損した目数がこれより少ない悪手を省きます</translation>
</message>
<message>
<source>Leaves at move</source>
<translation type="unfinished">分岐の手数</translation>
</message>
<message>
<source>Left</source>
<translation type="unfinished">左</translation>
</message>
<message>
<source>Length</source>
<translation type="unfinished">長さ</translation>
</message>
<message>
<source>Length of a period</source>
<translation type="unfinished">1回の秒読みの長さ</translation>
</message>
<message>
<source>Length of a period with this many moves</source>
<translation type="unfinished">その手数を打つ1回分の時間の長さ</translation>
</message>
<message>
<source>Length of drawn openings.</source>
<translation type="unfinished">選び出す布石の手数。</translation>
</message>
<message>
<source>Length of the games</source>
<translation type="unfinished">対局の長さ</translation>
</message>
<message>
<source>Let a network meet an opponent in even games and with one to nine handicap stones for the opponent, with and without dynamic komi. The table fills while the games are played; they continue when you close this window.</source>
<translation type="unfinished">ネットワークを相手と、互先および相手の1～9子で、動的コミの有無を変えて対局させます。対局が進むと表が埋まります。このウィンドウを閉じても対局は続きます。</translation>
</message>
<message>
<source>Let a network play an opponent in even games and with one to nine handicap stones</source>
<translation type="unfinished">ネットワークを相手と互先および1～9子で対局させます</translation>
</message>
<message>
<source>Let networks and other engines play games</source>
<translation type="unfinished">ネットワークや他のエンジンを対局させます</translation>
</message>
<message>
<source>Let several agents play on from this position, each on its own board</source>
<translation type="unfinished">複数のエージェントにこの局面を並べて打ち継がせます</translation>
</message>
<message>
<source>Let the stone of each move fall on the board</source>
<translation type="unfinished">着手のたびに石が盤に落ちるように表示します</translation>
</message>
<message>
<source>Let two players play a match, or more players a tournament: networks with their visits, lambda and mu, or any GTP engine. Colors, komi and openings are balanced. The games continue when you close this window.</source>
<translation type="unfinished">2者の対戦、または3者以上のトーナメントを行います。ネットワーク(探索数、lambda、muを指定)や任意のGTPエンジンが使えます。黒白、コミ、布石は均等に割り当てます。このウィンドウを閉じても対局は続きます。</translation>
</message>
<message>
<source>Letter</source>
<translation type="unfinished">文字</translation>
</message>
<message>
<source>Level</source>
<translation type="unfinished">強さ</translation>
</message>
<message>
<source>License</source>
<translation type="unfinished">ライセンス</translation>
</message>
<message>
<source>License: {license}.</source>
<translation type="unfinished">ライセンス: {license}。</translation>
</message>
<message>
<source>Like people</source>
<translation type="unfinished">人間らしく</translation>
</message>
<message>
<source>Limit candidates</source>
<translation type="unfinished">候補手を制限</translation>
</message>
<message>
<source>Limit of the nodes that self-play searches; 0 = no limit. The learning rate is lowest at the limit, and the run ends with the generation in progress.</source>
<translation type="unfinished">自己対局で探索する最大のノード数。終わりに学習率が最低になります。ランは進行中の世代で終わります。0 = 無制限。</translation>
</message>
<message>
<source>Limit of the processor time of all the run's processes, so that runs are equally long on a busy machine; 0 = no limit. Otherwise like run.minutes.</source>
<translation type="unfinished">ランの全プロセスの合計プロセッサー時間の制限。混み合ったマシンでもランの長さがそろいます。0 = 無制限。ほかはrun.minutesと同じです。</translation>
</message>
<message>
<source>Line</source>
<translation type="unfinished">線</translation>
</message>
<message>
<source>Lines to write on</source>
<translation type="unfinished">書き込み用の行</translation>
</message>
<message>
<source>Link</source>
<translation type="unfinished">リンク</translation>
</message>
<message>
<source>Links</source>
<translation type="unfinished">リンク</translation>
</message>
<message>
<source>Load settings from a JSON file, such as the section preset of a run.json</source>
<translation type="unfinished">JSONファイル(run.jsonのpresetの部分など)から設定を読み込みます</translation>
</message>
<message>
<source>Loading the engine…</source>
<translation type="unfinished">エンジンを読み込み中…</translation>
</message>
<message>
<source>Loading the network…</source>
<translation type="unfinished">ネットワークを読み込み中…</translation>
</message>
<message>
<source>Loading the players; after an update the engine is compiled first.</source>
<translation type="unfinished">対局者を読み込んでいます。更新後はまずエンジンがコンパイルされます。</translation>
</message>
<message>
<source>Log</source>
<translation type="unfinished">ログ</translation>
</message>
<message>
<source>Longest game, in moves per point of the board.</source>
<translation type="unfinished">最長の対局。盤の1点当たりの手数です。</translation>
</message>
<message>
<source>Looking for a good move…</source>
<translation type="unfinished">好手を探しています…</translation>
</message>
<message>
<source>Looking for dead stones…</source>
<translation type="unfinished">死に石を調べています…</translation>
</message>
<message>
<source>Loss of the training that makes the next network</source>
<translation type="unfinished">その後の学習での値</translation>
</message>
<message>
<source>Loss per move in 80 % of players' games</source>
<translation type="unfinished">対局者の80 %の一手平均の損</translation>
</message>
<message>
<source>Losses</source>
<translation type="unfinished">損失</translation>
</message>
<message>
<source>Losses by rank are compared where nearly all moves of a whole game are judged, at least {count} of a player.</source>
<translation type="unfinished">段級位別の損失との比較は、全局のほぼすべての手を判定し、各対局者の手が{count}手以上ある場合に行います。</translation>
</message>
<message>
<source>Losses by rank are known for {known} visits of each position; this game was searched with {fewest} to {most}.</source>
<translation type="unfinished">段級位別の損失は、一局面の探索数{known}についてのみ分かっています。この対局の探索数は{fewest}～{most}です。</translation>
</message>
<message>
<source>Losses by rank are not known for this network on this board.</source>
<translation type="unfinished">このネットワークでは、この盤の段級位別の損失が分かっていません。</translation>
</message>
<message>
<source>Losses by rank hold for one network; this game was analyzed by several.</source>
<translation type="unfinished">段級位別の損失は一つのネットワークについての値ですが、この対局は複数のネットワークで解析されています。</translation>
</message>
<message>
<source>Lost</source>
<translation type="unfinished">損</translation>
</message>
<message>
<source>Lost per move</source>
<translation type="unfinished">一手の損失</translation>
</message>
<message>
<source>Low on time</source>
<translation type="unfinished">残り時間わずか</translation>
</message>
<message>
<source>Lower viewed komi by a point</source>
<translation type="unfinished">表示コミを1目下げる</translation>
</message>
<message>
<source>Lowest winrate by the judge's search that the side that wins with perfect play may have.</source>
<translation type="unfinished">最善進行で勝つ側について許す、判定者の探索による最低の勝率。</translation>
</message>
<message>
<source>MIT, as KataGo's release</source>
<translation type="unfinished">MIT(KataGoのリリースと同じ)</translation>
</message>
<message>
<source>ML-DK: winrate by komi</source>
<translation type="unfinished">ML-DK: コミ別勝率</translation>
</message>
<message>
<source>Machine</source>
<translation type="unfinished">マシン</translation>
</message>
<message>
<source>Machines</source>
<translation type="unfinished">マシン</translation>
</message>
<message>
<source>Main line: {extent}</source>
<translation type="unfinished">本譜: {extent}</translation>
</message>
<message>
<source>Main time</source>
<translation type="unfinished">持ち時間</translation>
</message>
<message>
<source>Main time of each player</source>
<translation type="unfinished">各対局者の持ち時間</translation>
</message>
<message>
<source>Make &amp;main line</source>
<translation type="unfinished">本譜にする(&amp;M)</translation>
</message>
<message>
<source>Make main line</source>
<translation type="unfinished">本譜にする</translation>
</message>
<message>
<source>Make players of their own of all names that were joined</source>
<translation type="unfinished">まとめた名前をすべて別々の棋士に戻します</translation>
</message>
<message>
<source>Make t&amp;his position the start</source>
<translation type="unfinished">この局面を開始局面に(&amp;H)</translation>
</message>
<message>
<source>Make this position the start</source>
<translation type="unfinished">この局面を開始局面に</translation>
</message>
<message>
<source>Manage networks</source>
<translation type="unfinished">ネットワークを管理します</translation>
</message>
<message>
<source>Map of circles</source>
<translation type="unfinished">三すくみの図</translation>
</message>
<message>
<source>Mar&amp;k</source>
<translation type="unfinished">印(&amp;K)</translation>
</message>
<message>
<source>Margin of the win</source>
<translation type="unfinished">勝ちの目数差</translation>
</message>
<message>
<source>Mark</source>
<translation type="unfinished">印</translation>
</message>
<message>
<source>Mark a move as best, or not</source>
<translation type="unfinished">最善手の印を付ける・外す</translation>
</message>
<message>
<source>Mark on the board</source>
<translation type="unfinished">碁盤上の印</translation>
</message>
<message>
<source>Mark points with circles</source>
<translation type="unfinished">点に丸の印を付けます</translation>
</message>
<message>
<source>Mark points with crosses</source>
<translation type="unfinished">点にバツの印を付けます</translation>
</message>
<message>
<source>Mark points with squares</source>
<translation type="unfinished">点に四角の印を付けます</translation>
</message>
<message>
<source>Mark points with triangles</source>
<translation type="unfinished">点に三角の印を付けます</translation>
</message>
<message>
<source>Mark stones by the points that their moves lost</source>
<translation type="unfinished">手で損した目数を石に印で示します</translation>
</message>
<message>
<source>Mark the best moves: click them on the board or enter them above.</source>
<translation type="unfinished">最善手に印を付けてください。碁盤でクリックするか上に入力します。</translation>
</message>
<message>
<source>Mark the move that each agent plays</source>
<translation type="unfinished">各エージェントが打つ手に印を付けます</translation>
</message>
<message>
<source>Mark the moves that follow in the game</source>
<translation type="unfinished">棋譜の次の手に印を付けます</translation>
</message>
<message>
<source>Matches</source>
<translation type="unfinished">対戦</translation>
</message>
<message>
<source>Matches and tournaments</source>
<translation type="unfinished">対戦とトーナメント</translation>
</message>
<message>
<source>Maximum-likelihood rating from all games against the panel, whose first member has 0; bars are 95 % intervals.</source>
<translation type="unfinished">パネルとの全対局による最尤レーティングで、パネルの先頭を0とします。縦棒は95 %区間です。</translation>
</message>
<message>
<source>Mean difference between Black's winrate and that of a strong network's search on labelled positions, at one visit (the network alone) or more; bars are 95 % intervals.</source>
<translation type="unfinished">ラベル付き局面での、黒の勝率と強いネットワークの探索による勝率との平均差です。探索数1(ネットワークのみ)以上で測ります。縦棒は95 %区間です。</translation>
</message>
<message>
<source>Mean length of its games</source>
<translation type="unfinished">対局の平均手数</translation>
</message>
<message>
<source>Mean of {n} network</source>
<translation type="unfinished">{n}ネットワークの平均</translation>
</message>
<message>
<source>Mean of {n} networks</source>
<translation type="unfinished">{n}ネットワークの平均</translation>
</message>
<message>
<source>Mean squared error of the results that a network predicts, from -1 to +1: on positions that it was trained on, and on held-out games. A gap between the two means that it overfits.</source>
<translation type="unfinished">ネットワークの結果(+1と-1)の平均二乗誤差です。学習した局面と検証用対局で測ります。両者の差は、対局を丸暗記していることを意味します。</translation>
</message>
<message>
<source>Mean, networks of one komi</source>
<translation type="unfinished">平均、一コミのネットワーク</translation>
</message>
<message>
<source>Measure</source>
<translation type="unfinished">測定</translation>
</message>
<message>
<source>Measure every checked network on the games</source>
<translation type="unfinished">選択したすべてのネットワークを棋譜で測定します</translation>
</message>
<message>
<source>Measure every n-th generation</source>
<translation type="unfinished">何世代ごとか</translation>
</message>
<message>
<source>Measure how fast this computer plays and learns</source>
<translation type="unfinished">このコンピューターの対局と学習の速さを測ります</translation>
</message>
<message>
<source>Measure speed</source>
<translation type="unfinished">速度を測定</translation>
</message>
<message>
<source>Measure strength</source>
<translation type="unfinished">強さを測定</translation>
</message>
<message>
<source>Measure this computer for ten seconds to see how long the run will take.</source>
<translation type="unfinished">このコンピューターを10秒測ると、ランにかかる時間が分かります。</translation>
</message>
<message>
<source>Measured here, evaluations per second of one core in calls of 8:</source>
<translation type="unfinished">このコンピューターでの測定値(1コア、8局面ずつ、毎秒の評価数):</translation>
</message>
<message>
<source>Measuring self-play and training with this network…</source>
<translation type="unfinished">このネットワークでの自己対局と学習を測定中…</translation>
</message>
<message>
<source>Measuring self-play and training with this network… The first time, the engine is compiled first.</source>
<translation type="unfinished">このネットワークでの自己対局と学習を測定中… 初回は先にエンジンをコンパイルします。</translation>
</message>
<message>
<source>Measuring… {percent} %</source>
<translation type="unfinished">測定中… {percent} %</translation>
</message>
<message>
<source>Message</source>
<translation type="unfinished">メッセージ</translation>
</message>
<message>
<source>Messages</source>
<translation type="unfinished">メッセージ</translation>
</message>
<message>
<source>Method</source>
<translation type="unfinished">方式</translation>
</message>
<message>
<source>Million nodes</source>
<translation type="unfinished">百万ノード</translation>
</message>
<message>
<source>Mirror the whole game left to right</source>
<translation type="unfinished">対局の左右を入れ替えます</translation>
</message>
<message>
<source>Mirror the whole game top to bottom</source>
<translation type="unfinished">対局の上下を入れ替えます</translation>
</message>
<message>
<source>Mistake</source>
<translation type="unfinished">悪手</translation>
</message>
<message>
<source>Mistakes</source>
<translation type="unfinished">悪手</translation>
</message>
<message>
<source>Mistakes are hidden while you play.</source>
<translation type="unfinished">対局中は悪手を表示しません。</translation>
</message>
<message>
<source>Mistakes are listed here as the moves are analyzed.</source>
<translation type="unfinished">手を解析すると、ここに悪手が並びます。</translation>
</message>
<message>
<source>Mistakes by kind</source>
<translation type="unfinished">悪手の種類</translation>
</message>
<message>
<source>Mistakes of</source>
<translation type="unfinished">悪手の対局者</translation>
</message>
<message>
<source>Mistakes, by KataGo's human network</source>
<translation type="unfinished">悪手、KataGoの人間ネットワークによる</translation>
</message>
<message>
<source>Momentum of SGD (Nesterov).</source>
<translation type="unfinished">SGDのモメンタム(Nesterov)。</translation>
</message>
<message>
<source>More accurate winrate curves at the cost of a few evaluations</source>
<translation type="unfinished">わずかな評価の追加で、勝率曲線がより正確になります</translation>
</message>
<message>
<source>More points than the engine's choice, which was searched more: an agent that plays to win gives points for certainty</source>
<translation type="unfinished">エンジンの選択より目数は多いですが、選択の方が多く探索されています。勝ちを目指すエージェントは確実さのために目数を譲ります</translation>
</message>
<message>
<source>Most diagrams</source>
<translation type="unfinished">図の最大数</translation>
</message>
<message>
<source>Most likely strength; in a match, relative to the second player</source>
<translation type="unfinished">最も確からしい強さ。対戦では第2対局者との差です</translation>
</message>
<message>
<source>Most {rank} players would play it, too ({share} %).</source>
<translation type="unfinished">{rank}の打ち手の多くもこの手を打ちます({share} %)。</translation>
</message>
<message>
<source>Move</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source>Move &amp;down</source>
<translation type="unfinished">下へ(&amp;D)</translation>
</message>
<message>
<source>Move &amp;up</source>
<translation type="unfinished">上へ(&amp;U)</translation>
</message>
<message>
<source>Move a cursor on the board and play there, or use the selected tool</source>
<translation type="unfinished">碁盤上のカーソルを動かし、そこに打つか選択中のツールを使います</translation>
</message>
<message>
<source>Move a cursor on the board with the arrow keys; Enter plays a stone</source>
<translation type="unfinished">矢印キーで碁盤上のカーソルを動かし、Enterで石を打ちます</translation>
</message>
<message>
<source>Move n&amp;umbers</source>
<translation type="unfinished">手数表示(&amp;U)</translation>
</message>
<message>
<source>Move number</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>Move number, words of a comment, or annotation: hotspot</source>
<translation type="unfinished">手数、コメントの語、注釈(例: 要所)</translation>
</message>
<message>
<source>Move numbers: {kind}.</source>
<translation type="unfinished">手数表示: {kind}。</translation>
</message>
<message>
<source>Move temperature at the first move of the board.</source>
<translation type="unfinished">盤の最初の手での着手の温度。</translation>
</message>
<message>
<source>Move temperature late in the game.</source>
<translation type="unfinished">対局の後半での着手の温度。</translation>
</message>
<message>
<source>Move that it plays for points, after a search</source>
<translation type="unfinished">探索後、目数を目指して打つ手</translation>
</message>
<message>
<source>Move that it plays to win and for points, after a search</source>
<translation type="unfinished">探索後、勝ちと目数を目指して打つ手</translation>
</message>
<message>
<source>Move that it plays to win, after a search</source>
<translation type="unfinished">探索後、勝ちを目指して打つ手</translation>
</message>
<message>
<source>Move the selected game down</source>
<translation type="unfinished">選択した対局を下へ移します</translation>
</message>
<message>
<source>Move the selected game up</source>
<translation type="unfinished">選択した対局を上へ移します</translation>
</message>
<message>
<source>Move variation u&amp;p</source>
<translation type="unfinished">変化図を上へ(&amp;P)</translation>
</message>
<message>
<source>Move variation up</source>
<translation type="unfinished">変化図を上へ</translation>
</message>
<message>
<source>Move whose learning is shown</source>
<translation type="unfinished">学習を表示する手</translation>
</message>
<message>
<source>Move {number}</source>
<translation type="unfinished">{number}手目</translation>
</message>
<message>
<source>Move {number}, black {vertex}</source>
<translation type="unfinished">{number}手目、黒{vertex}</translation>
</message>
<message>
<source>Move {number}, white {vertex}</source>
<translation type="unfinished">{number}手目、白{vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {move}: {kind}</source>
<translation type="unfinished">{number}手目、{color}{move}: {kind}</translation>
</message>
<message>
<source>Move {number}, {color} {point}</source>
<translation type="unfinished">{number}手目、{color}{point}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex}</source>
<translation type="unfinished">{number}手目、{color}{vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}.</source>
<translation type="unfinished">{number}手目、{color}{vertex}は{lost}の損。</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.</source>
<translation type="unfinished">{number}手目、{color}{vertex}は{lost}の損。{leader}がリードを奪いました。</translation>
</message>
<message>
<source>Move {number}, {player} to play</source>
<translation type="unfinished">{number}手目、{player}番</translation>
</message>
<message>
<source>Move {number}: {side} to play</source>
<translation type="unfinished">{number}手目: {side}番</translation>
</message>
<message>
<source>Move {number}; the board shows move {shown}</source>
<translation type="unfinished">{number}手目(表示は{shown}手目)</translation>
</message>
<message>
<source>Moves</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>Moves after which half the way to the late temperature is gone.</source>
<translation type="unfinished">後半の温度まで半分進む手数。</translation>
</message>
<message>
<source>Moves are searched {how}.</source>
<translation type="unfinished">手を{how}探索します。</translation>
</message>
<message>
<source>Moves at which agents with lambda 0 and 1 would play differently tell the lambda of a player. The picture shows the most likely one and its 95 % interval, by how many points the player led before the move; below it is the number of such moves.</source>
<translation type="unfinished">ラムダ0と1のエージェントが異なる手を打つ局面が、対局者のラムダを示します。図は最もありそうな値とその95 %区間を、着手前のリード（目数）ごとに示し、下はその手数です。</translation>
</message>
<message>
<source>Moves chosen</source>
<translation type="unfinished">選んだ手</translation>
</message>
<message>
<source>Moves in each period</source>
<translation type="unfinished">1回分の手数</translation>
</message>
<message>
<source>Moves of &amp;people ({rank})</source>
<translation type="unfinished">{rank}の人の手(&amp;P)</translation>
</message>
<message>
<source>Moves of &amp;people of your rank</source>
<translation type="unfinished">同じ段級位の人の手(&amp;P)</translation>
</message>
<message>
<source>Moves of both players</source>
<translation type="unfinished">両対局者の手</translation>
</message>
<message>
<source>Moves of held-out games</source>
<translation type="unfinished">検証用対局の手</translation>
</message>
<message>
<source>Moves of other programs computed at the same time; 0 = as many as cores.</source>
<translation type="unfinished">他のプログラムの手を同時に計算する数。0 = コアの数。</translation>
</message>
<message>
<source>Moves of strong players on 19x19, without any search.</source>
<translation type="unfinished">19x19での強い打ち手の手を、探索なしで。</translation>
</message>
<message>
<source>Moves of the board before forced_pass acts.</source>
<translation type="unfinished">forced_passが働くまでの盤の手数。</translation>
</message>
<message>
<source>Moves of the game that use the temperature.</source>
<translation type="unfinished">一局で温度を使う手数。</translation>
</message>
<message>
<source>Moves of {side}</source>
<translation type="unfinished">{side}の手</translation>
</message>
<message>
<source>Moves per self-play game; a branch counts only the moves after it left its parent game.</source>
<translation type="unfinished">自己対局の手数です。分岐では元の対局から分かれた後の手数です。</translation>
</message>
<message>
<source>Moves played and moves of the game</source>
<translation type="unfinished">打った手と実戦の手</translation>
</message>
<message>
<source>Moves played before the players take over, the same ones for both: none; drawn from a network's policy; random legal moves that keep the value; or recorded ones, which a strong network has checked.</source>
<translation type="unfinished">対局者が打つ前に置く、双方共通の手。なし、ネットワークのポリシーから選んだ手、価値を保つランダムな合法手、または強いネットワークで検査した収録済みの手です。</translation>
</message>
<message>
<source>Moves since the position</source>
<translation type="unfinished">この局面からの手数</translation>
</message>
<message>
<source>Moves that count as best; you can also click them on the board</source>
<translation type="unfinished">最善とみなす手。碁盤のクリックでも指定できます</translation>
</message>
<message>
<source>Moves that you play until a play-out is counted</source>
<translation type="unfinished">打ち継ぎで、地を数えるまでにあなたが打つ手数</translation>
</message>
<message>
<source>Moves to guess</source>
<translation type="unfinished">当てる手</translation>
</message>
<message>
<source>Multi-labelled value network, 9x9</source>
<translation type="unfinished">多ラベル価値ネットワーク、9x9</translation>
</message>
<message>
<source>My pro&amp;gress…</source>
<translation type="unfinished">自分の上達(&amp;G)…</translation>
</message>
<message>
<source>My progress</source>
<translation type="unfinished">自分の上達</translation>
</message>
<message>
<source>Name</source>
<translation type="unfinished">名前</translation>
</message>
<message>
<source>Name a folder for the reports.</source>
<translation type="unfinished">レポートのフォルダーを指定してください。</translation>
</message>
<message>
<source>Name and options</source>
<translation type="unfinished">名前とオプション</translation>
</message>
<message>
<source>Name of the position</source>
<translation type="unfinished">局面の名前</translation>
</message>
<message>
<source>Name of {color}</source>
<translation type="unfinished">{color}の名前</translation>
</message>
<message>
<source>Name position</source>
<translation type="unfinished">局面に名前を付ける</translation>
</message>
<message>
<source>Name the address of the cluster, like 192.168.0.10:6379, or auto for the one that runs on this computer.</source>
<translation type="unfinished">クラスターのアドレスを入力してください（例：192.168.0.10:6379）。このコンピューターで動作しているものには auto を指定できます。</translation>
</message>
<message>
<source>Name the whole path of the folder for the reports.</source>
<translation type="unfinished">レポートのフォルダーを完全なパスで指定してください。</translation>
</message>
<message>
<source>Ne&amp;xt comment or annotation</source>
<translation type="unfinished">次のコメント・注釈(&amp;X)</translation>
</message>
<message>
<source>Ne&amp;xt viewed position</source>
<translation type="unfinished">次に見た局面(&amp;X)</translation>
</message>
<message>
<source>Needs {needs}.</source>
<translation type="unfinished">{needs}が必要です。</translation>
</message>
<message>
<source>Needs {needs}: set {settings}.</source>
<translation type="unfinished">{needs}が必要です。{settings}を設定してください。</translation>
</message>
<message>
<source>Net&amp;works</source>
<translation type="unfinished">ネットワーク(&amp;W)</translation>
</message>
<message>
<source>Network</source>
<translation type="unfinished">ネットワーク</translation>
</message>
<message>
<source>Network &amp;policy</source>
<translation type="unfinished">ネットワークのポリシー(&amp;P)</translation>
</message>
<message>
<source>Network file that plays the moves after it.</source>
<translation type="unfinished">その後の手を打つネットワークファイル。</translation>
</message>
<message>
<source>Network file that plays the moves before the random one, in games that teach results.</source>
<translation type="unfinished">結果を学習する対局で、ランダムな手の前を打つネットワークファイル。</translation>
</message>
<message>
<source>Network file whose answers are learned; empty = the run plays against itself.</source>
<translation type="unfinished">その答えを学習するネットワークファイル。空 = 自己対局。</translation>
</message>
<message>
<source>Network file whose policy plays a part of the moves, so that its mistakes are labelled too; empty = the teacher plays all.</source>
<translation type="unfinished">ポリシーで一部の手を打つネットワークファイル。その悪手にもラベルを付けるためです。空 = すべて教師が打ちます。</translation>
</message>
<message>
<source>Network file whose winrate is subtracted from the results of moves; empty = none is.</source>
<translation type="unfinished">手の結果から勝率を差し引くネットワークファイル。空 = 差し引きません。</translation>
</message>
<message>
<source>Network in&amp;put…</source>
<translation type="unfinished">ネットワークの入力(&amp;P)…</translation>
</message>
<message>
<source>Network input</source>
<translation type="unfinished">ネットワークの入力</translation>
</message>
<message>
<source>Network of the agent</source>
<translation type="unfinished">エージェントのネットワーク</translation>
</message>
<message>
<source>Network that checks drawn openings at every komi: a file, or the name of a known one; empty = for openings that keep the value, the strongest KataGo network available.</source>
<translation type="unfinished">選び出した布石を各コミで検査するネットワーク。ファイルか、既知のものの名前。空 = 価値を保つ布石には、使える最も強いKataGoのネットワーク。</translation>
</message>
<message>
<source>Network {number}</source>
<translation type="unfinished">ネットワーク{number}</translation>
</message>
<message>
<source>Networks</source>
<translation type="unfinished">ネットワーク</translation>
</message>
<message>
<source>Networks made so far, and how many there will be.</source>
<translation type="unfinished">これまでのネットワーク数と、最終的な数です。</translation>
</message>
<message>
<source>Networks of other programs</source>
<translation type="unfinished">他のプログラムのネットワーク</translation>
</message>
<message>
<source>Networks of this run have one winrate for one komi, no alpha.</source>
<translation type="unfinished">このランのネットワークは一つのコミの勝率だけで、alphaがありません。</translation>
</message>
<message>
<source>Networks play square boards only; {board} can be played and edited, not analyzed.</source>
<translation type="unfinished">ネットワークは正方形の盤用です。{board}では着手と編集ができますが、解析はできません。</translation>
</message>
<message>
<source>Networks that take part</source>
<translation type="unfinished">参加するネットワーク</translation>
</message>
<message>
<source>Networks that were measured</source>
<translation type="unfinished">測定したネットワーク</translation>
</message>
<message>
<source>Networks that were searched</source>
<translation type="unfinished">探索したネットワーク</translation>
</message>
<message>
<source>Networks to make; 0 = none, only games, as `sai-engine label` does.</source>
<translation type="unfinished">作るネットワークの数。0 = 作らず、`sai-engine label`のように対局のみ。</translation>
</message>
<message>
<source>Never ask again</source>
<translation type="unfinished">もう出題しない</translation>
</message>
<message>
<source>Never offer</source>
<translation type="unfinished">今後は提案しない</translation>
</message>
<message>
<source>New &amp;instinct tournament…</source>
<translation type="unfinished">新規直感トーナメント(&amp;I)…</translation>
</message>
<message>
<source>New &amp;training tournament…</source>
<translation type="unfinished">新規学習トーナメント(&amp;T)…</translation>
</message>
<message>
<source>New Zealand</source>
<translation type="unfinished">ニュージーランド</translation>
</message>
<message>
<source>New c&amp;hain…</source>
<translation type="unfinished">新規チェーン(&amp;H)…</translation>
</message>
<message>
<source>New chain</source>
<translation type="unfinished">新規チェーン</translation>
</message>
<message>
<source>New game</source>
<translation type="unfinished">新規対局</translation>
</message>
<message>
<source>New handicap ta&amp;ble…</source>
<translation type="unfinished">新規置碁表(&amp;B)…</translation>
</message>
<message>
<source>New handicap table</source>
<translation type="unfinished">新規置碁表</translation>
</message>
<message>
<source>New match</source>
<translation type="unfinished">新規対戦</translation>
</message>
<message>
<source>New match…</source>
<translation type="unfinished">新規対戦…</translation>
</message>
<message>
<source>New run</source>
<translation type="unfinished">新規ラン</translation>
</message>
<message>
<source>New run…</source>
<translation type="unfinished">新規ラン…</translation>
</message>
<message>
<source>New table…</source>
<translation type="unfinished">新しい表…</translation>
</message>
<message>
<source>Newest</source>
<translation type="unfinished">最新</translation>
</message>
<message>
<source>Next</source>
<translation type="unfinished">次へ</translation>
</message>
<message>
<source>Next &amp;disagreement</source>
<translation type="unfinished">次の相違(&amp;D)</translation>
</message>
<message>
<source>Next asks for the files that these steps need.</source>
<translation type="unfinished">「次へ」で、これらのステップに必要なファイルを尋ねます。</translation>
</message>
<message>
<source>Next game</source>
<translation type="unfinished">次の対局</translation>
</message>
<message>
<source>Next mista&amp;ke</source>
<translation type="unfinished">次の悪手(&amp;K)</translation>
</message>
<message>
<source>Next or previous mistake</source>
<translation type="unfinished">次または前の悪手</translation>
</message>
<message>
<source>Next part of the text</source>
<translation type="unfinished">文章の次の部分</translation>
</message>
<message>
<source>Next: {moves}.</source>
<translation type="unfinished">次の手: {moves}。</translation>
</message>
<message>
<source>Next…</source>
<translation type="unfinished">次へ…</translation>
</message>
<message>
<source>No KataGo network is known: Networks › Get a strong network downloads one. Until then choose the strongest network that you have.</source>
<translation type="unfinished">KataGoのネットワークがありません。「ネットワーク」→「強いネットワークを入手」でダウンロードできます。それまでは手元の最強のネットワークを選んでください。</translation>
</message>
<message>
<source>No analysis of rectangular boards</source>
<translation type="unfinished">長方形の盤は解析できません</translation>
</message>
<message>
<source>No branch is collapsed.</source>
<translation type="unfinished">折りたたまれた分岐はありません。</translation>
</message>
<message>
<source>No browser could be opened; the address is {address}</source>
<translation type="unfinished">ブラウザーを開けませんでした。アドレスは{address}です</translation>
</message>
<message>
<source>No clock</source>
<translation type="unfinished">時間制限なし</translation>
</message>
<message>
<source>No cycle of three players is significant.</source>
<translation type="unfinished">有意な三すくみはありません。</translation>
</message>
<message>
<source>No disagreement of the agents is known after this position.</source>
<translation type="unfinished">この局面より後にエージェントの相違は見つかっていません。</translation>
</message>
<message>
<source>No disagreement of the agents is known before this position.</source>
<translation type="unfinished">この局面より前にエージェントの相違は見つかっていません。</translation>
</message>
<message>
<source>No dynamic komi</source>
<translation type="unfinished">動的コミなし</translation>
</message>
<message>
<source>No engine is in use.</source>
<translation type="unfinished">使用中のエンジンはありません。</translation>
</message>
<message>
<source>No files yet</source>
<translation type="unfinished">ファイルなし</translation>
</message>
<message>
<source>No folder yet</source>
<translation type="unfinished">フォルダー未選択</translation>
</message>
<message>
<source>No game is being played.</source>
<translation type="unfinished">対局中ではありません。</translation>
</message>
<message>
<source>No game is finished yet.</source>
<translation type="unfinished">終わった対局はまだありません。</translation>
</message>
<message>
<source>No game of this cell has begun yet.</source>
<translation type="unfinished">このマスの対局はまだ始まっていません。</translation>
</message>
<message>
<source>No games chosen</source>
<translation type="unfinished">棋譜未選択</translation>
</message>
<message>
<source>No komi in the file; using {komi}.</source>
<translation type="unfinished">ファイルにコミがないため{komi}を使います。</translation>
</message>
<message>
<source>No legal move in the region</source>
<translation type="unfinished">範囲内に合法手がありません</translation>
</message>
<message>
<source>No mistake is known after this position.</source>
<translation type="unfinished">この局面より後に悪手は見つかっていません。</translation>
</message>
<message>
<source>No mistake is known before this position.</source>
<translation type="unfinished">この局面より前に悪手は見つかっていません。</translation>
</message>
<message>
<source>No mistake mattered for the result; the players' table counts them.</source>
<translation type="unfinished">結果を左右した悪手はありません。数は対局者の表にあります。</translation>
</message>
<message>
<source>No mistake of {side} is known in the open game; analyze it first.</source>
<translation type="unfinished">開いている対局に{side}の悪手は見つかっていません。先に解析してください。</translation>
</message>
<message>
<source>No mistakes</source>
<translation type="unfinished">悪手なし</translation>
</message>
<message>
<source>No move follows here.</source>
<translation type="unfinished">この後に手はありません。</translation>
</message>
<message>
<source>No move guessed yet</source>
<translation type="unfinished">まだ当てた手はありません</translation>
</message>
<message>
<source>No move is clearly best near komi {komi}.</source>
<translation type="unfinished">コミ{komi}付近では明らかな最善手がありません。</translation>
</message>
<message>
<source>No move is judged, because each position was only evaluated once. Review the game to judge the moves.</source>
<translation type="unfinished">各局面を一度評価しただけなので、判定した手がありません。対局を検討すると判定できます。</translation>
</message>
<message>
<source>No move lost enough to be a mistake.</source>
<translation type="unfinished">悪手といえるほど損した手はありません。</translation>
</message>
<message>
<source>No moves yet</source>
<translation type="unfinished">まだ手がありません</translation>
</message>
<message>
<source>No network</source>
<translation type="unfinished">ネットワークなし</translation>
</message>
<message>
<source>No network for the {size}×{size} board.</source>
<translation type="unfinished">{size}×{size}盤用のネットワークがありません。</translation>
</message>
<message>
<source>No network for {size}x{size} is known; add one with Networks › Get a strong network.</source>
<translation type="unfinished">{size}x{size}用のネットワークがありません。「ネットワーク」→「強いネットワークを入手」で追加してください。</translation>
</message>
<message>
<source>No network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">{board}に対応するネットワークがありません。「ネットワーク」→「強いネットワークを入手」で追加できます。</translation>
</message>
<message>
<source>No option has these words in its name or description.</source>
<translation type="unfinished">その名前や説明のオプションはありません。</translation>
</message>
<message>
<source>No other network analyzed this game, and no other engine runs</source>
<translation type="unfinished">この対局を解析した他のネットワークも、動作中の他のエンジンもありません</translation>
</message>
<message>
<source>No other position was viewed.</source>
<translation type="unfinished">他に表示した局面はありません。</translation>
</message>
<message>
<source>No other runs yet</source>
<translation type="unfinished">他のランなし</translation>
</message>
<message>
<source>No panel scores yet: give the run a panel (settings run.panel and run.panel_every) and its generations are matched against it.</source>
<translation type="unfinished">パネル得点はまだありません。ランにパネルを指定すると(run.panelとrun.panel_every)、世代がパネルと対戦します。</translation>
</message>
<message>
<source>No pass before this many moves of the board; the study had 70 for a time.</source>
<translation type="unfinished">盤の手数がこの数になるまでパスしません。研究では一時70でした。</translation>
</message>
<message>
<source>No pass before this share of the points is occupied; 0 = passing is free.</source>
<translation type="unfinished">点のこの割合が埋まるまでパスしません。0 = いつでもパスできます。</translation>
</message>
<message>
<source>No positions yet</source>
<translation type="unfinished">まだ局面がありません</translation>
</message>
<message>
<source>No preference has these words in its name or description.</source>
<translation type="unfinished">名前か説明にこの語を含む設定はありません。</translation>
</message>
<message>
<source>No promotion before this many games.</source>
<translation type="unfinished">この対局数までは昇格しません。</translation>
</message>
<message>
<source>No ratings yet: they come with the panel.</source>
<translation type="unfinished">レーティングはまだありません。パネルがあると得られます。</translation>
</message>
<message>
<source>No result</source>
<translation type="unfinished">結果なし</translation>
</message>
<message>
<source>No run that is shown has this figure yet.</source>
<translation type="unfinished">表示中のランには、この数値がまだありません。</translation>
</message>
<message>
<source>No runs yet</source>
<translation type="unfinished">ランなし</translation>
</message>
<message>
<source>No searched move tells whether a player plays to win or for points. A longer review judges more moves.</source>
<translation type="unfinished">探索された手からは、勝ちを目指したのか目数を目指したのか分かりません。検討を長くすると、より多くの手が判定されます。</translation>
</message>
<message>
<source>No single move decided the game.</source>
<translation type="unfinished">一手で勝敗が決まったわけではありません。</translation>
</message>
<message>
<source>No single move decided the game: Black fell behind step by step.</source>
<translation type="unfinished">一手で勝敗が決まったのではなく、黒が少しずつ差をつけられました。</translation>
</message>
<message>
<source>No single move decided the game: White fell behind step by step.</source>
<translation type="unfinished">一手で勝敗が決まったのではなく、白が少しずつ差をつけられました。</translation>
</message>
<message>
<source>No stones are considered dead; count the board to change this</source>
<translation type="unfinished">死に石はないとみなしています。変えるには目数を数えてください</translation>
</message>
<message>
<source>No three players beat each other in a circle beyond the error.</source>
<translation type="unfinished">誤差を超えて三すくみになる3者はありません。</translation>
</message>
<message>
<source>No turning points: no move lost the lead or much of the winning chances.</source>
<translation type="unfinished">勝負所なし: リードを失う手や、勝率を大きく下げる手はありませんでした。</translation>
</message>
<message>
<source>No.</source>
<translation type="unfinished">番号</translation>
</message>
<message>
<source>Nodes</source>
<translation type="unfinished">ノード</translation>
</message>
<message>
<source>Nodes (visits) of self-play and rows of training, per second of one processor's time.</source>
<translation type="unfinished">1プロセッサー秒当たりの、自己対局のノード数(探索数)と学習の行数です。</translation>
</message>
<message>
<source>Nodes per second</source>
<translation type="unfinished">ノード/秒</translation>
</message>
<message>
<source>Noise at the root of deep searches: Dirichlet's, or Gumbel draws with search.root_selection 'gumbel'.</source>
<translation type="unfinished">深い探索のルートのノイズ。ディリクレ、またはsearch.root_selection 'gumbel'でのガンベル抽選。</translation>
</message>
<message>
<source>None</source>
<translation type="unfinished">なし</translation>
</message>
<message>
<source>None of the measured networks predicts ownership; check one with an ownership head.</source>
<translation type="unfinished">測定したネットワークはどれも地の帰属を予想しません。帰属ヘッドのあるものを選択してください。</translation>
</message>
<message>
<source>None of the {n} mistakes of {side} is typical of the rank, not of the next.</source>
<translation type="unfinished">{side}の悪手{n}のうち、その段級位に典型的で、次の段級位では違うものはありません。</translation>
</message>
<message>
<source>Normalize by each batch, or by the statistics that the start network has (kept), so that the network in training answers just as the one that plays.</source>
<translation type="unfinished">バッチごとに正規化するか、開始ネットワークの統計で行うか(kept)。後者では学習中のネットワークが、対局するものと同じ答えを出します。</translation>
</message>
<message>
<source>Not for this board: {reason}.</source>
<translation type="unfinished">この盤には非対応: {reason}。</translation>
</message>
<message>
<source>Not measured yet: press Compare with a strong network above, or run sai-engine measure --run FOLDER.</source>
<translation type="unfinished">未測定です。上の「強いネットワークと比較」で、このランの対局の局面を強いネットワークで評価します(sai-engine measure --run FOLDER)。</translation>
</message>
<message>
<source>Not quite</source>
<translation type="unfinished">もう一息</translation>
</message>
<message>
<source>Not saved</source>
<translation type="unfinished">未保存</translation>
</message>
<message>
<source>Not stated</source>
<translation type="unfinished">記載なし</translation>
</message>
<message>
<source>Not yet checked by a search.</source>
<translation type="unfinished">まだ探索で確認していません。</translation>
</message>
<message>
<source>Nothing found</source>
<translation type="unfinished">見つかりません</translation>
</message>
<message>
<source>Nothing found.</source>
<translation type="unfinished">見つかりません。</translation>
</message>
<message>
<source>Nothing is due</source>
<translation type="unfinished">出題なし</translation>
</message>
<message>
<source>Nothing is sent except the request for this file. Nothing is installed or run.</source>
<translation type="unfinished">送信するのはこのファイルの要求だけです。インストールや実行は行いません。</translation>
</message>
<message>
<source>Nothing was found in the folders of KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki.</source>
<translation type="unfinished">KaTrain、KataGo、Lizzie、LizzieYzy、Sabakiのフォルダーには見つかりませんでした。</translation>
</message>
<message>
<source>Nu&amp;mbers on candidates</source>
<translation type="unfinished">候補手の数値(&amp;M)</translation>
</message>
<message>
<source>Number</source>
<translation type="unfinished">数字</translation>
</message>
<message>
<source>Number of candidates</source>
<translation type="unfinished">候補手の数</translation>
</message>
<message>
<source>Number of the network</source>
<translation type="unfinished">ネットワークの番号</translation>
</message>
<message>
<source>O&amp;wnership</source>
<translation type="unfinished">地の帰属(&amp;W)</translation>
</message>
<message>
<source>OGS: {name}</source>
<translation type="unfinished">OGS: {name}</translation>
</message>
<message>
<source>Of all processes of the run together.</source>
<translation type="unfinished">ランの全プロセスの合計です。</translation>
</message>
<message>
<source>Offer a review when a game without one is opened</source>
<translation type="unfinished">未検討の対局を開いたときに検討を提案します</translation>
</message>
<message>
<source>Offer reviews</source>
<translation type="unfinished">検討を提案</translation>
</message>
<message>
<source>On the board</source>
<translation type="unfinished">碁盤上の表示</translation>
</message>
<message>
<source>One HTML file that needs no network: the board, the curves with a komi to drag, and better lines, on a phone or a computer.</source>
<translation type="unfinished">通信のいらない一つのHTMLファイル。碁盤、コミをドラッグできる曲線、最善手順を、スマートフォンやコンピューターで見られます。</translation>
</message>
<message>
<source>One HTML file without scripts, which fits a phone and prints on A4.</source>
<translation type="unfinished">スクリプトのない一つのHTMLファイル。スマートフォンの画面に合い、A4に印刷できます。</translation>
</message>
<message>
<source>One komi or several, e.g. 8.5 9.5, each used equally often</source>
<translation type="unfinished">コミを一つ、または複数(例: 8.5 9.5)。どれも同じ回数使います</translation>
</message>
<message>
<source>One move back or forward; also a swipe or a tap on the board</source>
<translation type="unfinished">一手戻る・進む。碁盤のスワイプやタップでもできます</translation>
</message>
<message>
<source>One network for all boards, like the shipped one.</source>
<translation type="unfinished">付属のものと同様の、すべての盤用ネットワーク。</translation>
</message>
<message>
<source>One row for each move.</source>
<translation type="unfinished">一手につき1行です。</translation>
</message>
<message>
<source>One small network for 5x5 to 19x19 that learns from the answers of a stronger one: name it as distillation.teacher, and game records, if there are any, as distillation.games. For a processor.</source>
<translation type="unfinished">5x5～19x19用の小さなネットワークで、より強いものの答えから学習します。それをdistillation.teacherに、棋譜があればdistillation.gamesに指定してください。プロセッサー用です。</translation>
</message>
<message>
<source>One small network for every board.</source>
<translation type="unfinished">すべての盤に対応する小さなネットワーク。</translation>
</message>
<message>
<source>One small network for the large boards, like the shipped one.</source>
<translation type="unfinished">付属のものと同様の、大きな盤用の小さなネットワーク。</translation>
</message>
<message>
<source>One stone a rank is a custom of 19x19; on this board ranks suggest no handicap.</source>
<translation type="unfinished">段級位差1につき1子は19x19の慣例です。ここでは段級位で行は選ばれません。</translation>
</message>
<message>
<source>One stone means that Black plays first; its usual komi is 0.5.</source>
<translation type="unfinished">1子は黒の先番のことで、通常のコミは0.5です。</translation>
</message>
<message>
<source>Only games on one board, reviewed by one network, are compared</source>
<translation type="unfinished">同じ盤の大きさで、同じネットワークが検討した対局だけを比較します</translation>
</message>
<message>
<source>Only moves on {where} are searched, {how}.</source>
<translation type="unfinished">{where}の手だけを{how}探索します。</translation>
</message>
<message>
<source>Only moves on {where} are searched.</source>
<translation type="unfinished">{where}の手だけを探索します。</translation>
</message>
<message>
<source>Only networks that you added can be removed.</source>
<translation type="unfinished">削除できるのは自分で追加したネットワークだけです。</translation>
</message>
<message>
<source>Only one network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">{board}に対応するネットワークが1つしかありません。「ネットワーク」→「強いネットワークを入手」で追加できます。</translation>
</message>
<message>
<source>Only square boards can be counted.</source>
<translation type="unfinished">数えられるのは正方形の盤だけです。</translation>
</message>
<message>
<source>Only the log of this run is here: its games and networks are not.</source>
<translation type="unfinished">このランはログだけで、対局とネットワークはありません。</translation>
</message>
<message>
<source>Only the side that is expected to win, drawn before each game, searches; the other side plays what that search expected of it, or else the network's policy.</source>
<translation type="unfinished">対局前に抽選した、勝つと予想する側だけが探索します。相手側はその探索の予想した手、なければネットワークのポリシーで打ちます。</translation>
</message>
<message>
<source>Only these moves are searched; the results are shown but not kept in the game</source>
<translation type="unfinished">これらの手だけを探索します。結果は表示されますが棋譜には残りません</translation>
</message>
<message>
<source>Only {extent} so far; Review game judges all</source>
<translation type="unfinished">現在は{extent}。「対局を検討」ですべて判定します</translation>
</message>
<message>
<source>Only {extent}; Review game judges all</source>
<translation type="unfinished">{extent}。「対局を検討」ですべて判定します</translation>
</message>
<message>
<source>Only {name} was opened; drop one game at a time.</source>
<translation type="unfinished">{name}だけを開きました。棋譜は一つずつドロップしてください。</translation>
</message>
<message>
<source>Open</source>
<translation type="unfinished">開く</translation>
</message>
<message>
<source>Open &amp;folder</source>
<translation type="unfinished">フォルダーを開く(&amp;F)</translation>
</message>
<message>
<source>Open &amp;recent</source>
<translation type="unfinished">最近のファイル(&amp;R)</translation>
</message>
<message>
<source>Open a game</source>
<translation type="unfinished">棋譜を開く</translation>
</message>
<message>
<source>Open a game in the main window: its position is shown here.</source>
<translation type="unfinished">メインウィンドウで棋譜を開くと、その局面がここに表示されます。</translation>
</message>
<message>
<source>Open a game of OGS, KGS or Fox, or any SGF on the internet, by its link</source>
<translation type="unfinished">OGS、KGS、野狐の対局や、インターネット上のSGFをリンクで開きます</translation>
</message>
<message>
<source>Open a game record (SGF)</source>
<translation type="unfinished">棋譜(SGF)を開きます</translation>
</message>
<message>
<source>Open a game, or play some moves, to see how it went.</source>
<translation type="unfinished">棋譜を開くか何手か打つと、推移が表示されます。</translation>
</message>
<message>
<source>Open a game, or play some moves, to see the mistakes.</source>
<translation type="unfinished">棋譜を開くか何手か打つと、悪手が表示されます。</translation>
</message>
<message>
<source>Open a game…</source>
<translation type="unfinished">棋譜を開く…</translation>
</message>
<message>
<source>Open a link</source>
<translation type="unfinished">リンクを開く</translation>
</message>
<message>
<source>Open a link?</source>
<translation type="unfinished">リンクを開きますか？</translation>
</message>
<message>
<source>Open a run</source>
<translation type="unfinished">ランを開く</translation>
</message>
<message>
<source>Open a run in another folder</source>
<translation type="unfinished">別のフォルダーのランを開きます</translation>
</message>
<message>
<source>Open a run…</source>
<translation type="unfinished">ランを開く…</translation>
</message>
<message>
<source>Open and &amp;review</source>
<translation type="unfinished">開いて検討(&amp;R)</translation>
</message>
<message>
<source>Open copied SGF or a copied link</source>
<translation type="unfinished">コピーしたSGFかリンクを開きます</translation>
</message>
<message>
<source>Open folder</source>
<translation type="unfinished">フォルダーを開く</translation>
</message>
<message>
<source>Open game</source>
<translation type="unfinished">対局を開く</translation>
</message>
<message>
<source>Open lin&amp;k…</source>
<translation type="unfinished">リンクを開く(&amp;K)…</translation>
</message>
<message>
<source>Open net&amp;works folder</source>
<translation type="unfinished">ネットワークのフォルダーを開く(&amp;W)</translation>
</message>
<message>
<source>Open page</source>
<translation type="unfinished">ページを開く</translation>
</message>
<message>
<source>Open report</source>
<translation type="unfinished">レポートを開く</translation>
</message>
<message>
<source>Open that self-play game</source>
<translation type="unfinished">その自己対局を開く</translation>
</message>
<message>
<source>Open the folder of your networks</source>
<translation type="unfinished">自分のネットワークのフォルダーを開きます</translation>
</message>
<message>
<source>Open the last game at the start</source>
<translation type="unfinished">起動時に前回の対局を開く</translation>
</message>
<message>
<source>Open the page in your browser; save a network there, then add it here</source>
<translation type="unfinished">ブラウザーでページを開きます。そこでネットワークを保存し、ここで追加します</translation>
</message>
<message>
<source>Open the page that lists the reports in the browser</source>
<translation type="unfinished">レポート一覧のページをブラウザーで開きます</translation>
</message>
<message>
<source>Open the report of the game in the browser</source>
<translation type="unfinished">対局のレポートをブラウザーで開きます</translation>
</message>
<message>
<source>Opening map</source>
<translation type="unfinished">初手マップ</translation>
</message>
<message>
<source>Openings</source>
<translation type="unfinished">布石</translation>
</message>
<message>
<source>Openings need a network; choose none if only other engines play.</source>
<translation type="unfinished">布石にはネットワークが必要です。他のエンジンだけなら「なし」を選んでください。</translation>
</message>
<message>
<source>Open…</source>
<translation type="unfinished">開く…</translation>
</message>
<message>
<source>Opponent</source>
<translation type="unfinished">相手</translation>
</message>
<message>
<source>Options</source>
<translation type="unfinished">オプション</translation>
</message>
<message>
<source>Order</source>
<translation type="unfinished">順序</translation>
</message>
<message>
<source>Other &amp;engines…</source>
<translation type="unfinished">他のエンジン(&amp;E)…</translation>
</message>
<message>
<source>Other engines</source>
<translation type="unfinished">他のエンジン</translation>
</message>
<message>
<source>Other mistakes</source>
<translation type="unfinished">その他の悪手</translation>
</message>
<message>
<source>Other name</source>
<translation type="unfinished">別の名前</translation>
</message>
<message>
<source>Other networks</source>
<translation type="unfinished">他のネットワーク</translation>
</message>
<message>
<source>Other servers: a file in SGF</source>
<translation type="unfinished">その他のサーバー: SGFファイル</translation>
</message>
<message>
<source>Otherwise they are lost.</source>
<translation type="unfinished">保存しないと失われます。</translation>
</message>
<message>
<source>Other…</source>
<translation type="unfinished">その他…</translation>
</message>
<message>
<source>Our players answer a pass only when nothing is left to play for, so that programs which pass with dead stones on the board get a chance to capture them.</source>
<translation type="unfinished">本体の対局者は、打つ価値のある所がなくなったときだけ、パスにパスで応じます。死に石を残してパスするプログラムに、それを取る機会を与えるためです。</translation>
</message>
<message>
<source>Our players capture dead stones before they pass</source>
<translation type="unfinished">本体の対局者はパスの前に死に石を取ります</translation>
</message>
<message>
<source>Outline a part of the board with the move (H)</source>
<translation type="unfinished">次の手を含む範囲を囲みます(H)</translation>
</message>
<message>
<source>Over the last minute</source>
<translation type="unfinished">直近の 1 分間</translation>
</message>
<message>
<source>Overtime</source>
<translation type="unfinished">秒読み</translation>
</message>
<message>
<source>Overwrite</source>
<translation type="unfinished">上書き</translation>
</message>
<message>
<source>Overwriting discards those changes.</source>
<translation type="unfinished">上書きするとその変更は失われます。</translation>
</message>
<message>
<source>Own</source>
<translation type="unfinished">本体</translation>
</message>
<message>
<source>Own settings</source>
<translation type="unfinished">独自の設定</translation>
</message>
<message>
<source>P&amp;aste variation</source>
<translation type="unfinished">変化図を貼り付け(&amp;A)</translation>
</message>
<message>
<source>P&amp;olicy</source>
<translation type="unfinished">ポリシー(&amp;O)</translation>
</message>
<message>
<source>P&amp;rint board…</source>
<translation type="unfinished">碁盤を印刷(&amp;R)…</translation>
</message>
<message>
<source>P&amp;roperties…</source>
<translation type="unfinished">プロパティ(&amp;R)…</translation>
</message>
<message>
<source>PL is neither B nor W</source>
<translation type="unfinished">PLがBでもWでもありません</translation>
</message>
<message>
<source>PNG picture…</source>
<translation type="unfinished">PNG画像…</translation>
</message>
<message>
<source>Page to play through</source>
<translation type="unfinished">再生用ページ</translation>
</message>
<message>
<source>Page to read and print</source>
<translation type="unfinished">閲覧・印刷用ページ</translation>
</message>
<message>
<source>Page with what is shown</source>
<translation type="unfinished">表示内容のページ</translation>
</message>
<message>
<source>Panel</source>
<translation type="unfinished">パネル</translation>
</message>
<message>
<source>Panel file that scores the networks; empty = none.</source>
<translation type="unfinished">ネットワークを採点するパネルのファイル。空 = なし。</translation>
</message>
<message>
<source>Panel score</source>
<translation type="unfinished">パネル得点</translation>
</message>
<message>
<source>Part {n} of {count}</source>
<translation type="unfinished">{count}部分中の{n}</translation>
</message>
<message>
<source>Pass</source>
<translation type="unfinished">パス</translation>
</message>
<message>
<source>Pass instead of playing a stone</source>
<translation type="unfinished">石を打たずにパスします</translation>
</message>
<message>
<source>Passes over the whole window in each generation, each in a new random order; 0 = random draws, as often as reuse says. With 1 and a window of one generation it is the study's one epoch, with 10 AlphaZero General's.</source>
<translation type="unfinished">世代ごとに窓全体を毎回新しい順序で回る回数。0 = reuseの回数だけランダムに抽出。1で窓が一世代なら研究の1エポック、10ならAlphaZero Generalと同じです。</translation>
</message>
<message>
<source>Paste the copied moves as a variation of this position</source>
<translation type="unfinished">コピーした手順をこの局面の変化図として貼り付けます</translation>
</message>
<message>
<source>Paste variation</source>
<translation type="unfinished">変化図を貼り付け</translation>
</message>
<message>
<source>Pause analysis during the game</source>
<translation type="unfinished">対局中は解析を停止</translation>
</message>
<message>
<source>People that the engine imitates</source>
<translation type="unfinished">エンジンがまねる人</translation>
</message>
<message>
<source>Perfect play is not known on this board, and no search was measured.</source>
<translation type="unfinished">この盤の最善進行は分かっておらず、探索の測定もありません。</translation>
</message>
<message>
<source>Periods</source>
<translation type="unfinished">秒読みの回数</translation>
</message>
<message>
<source>Periods or moves</source>
<translation type="unfinished">回数または手数</translation>
</message>
<message>
<source>Person</source>
<translation type="unfinished">人間</translation>
</message>
<message>
<source>PettingZoo is not installed; install it: pip install "sai-studio[pettingzoo]"</source>
<translation type="unfinished">PettingZooがインストールされていません。インストールしてください: pip install "sai-studio[pettingzoo]"</translation>
</message>
<message>
<source>Phase</source>
<translation type="unfinished">段階</translation>
</message>
<message>
<source>Picture of the board as shown</source>
<translation type="unfinished">表示どおりの碁盤の画像</translation>
</message>
<message>
<source>Place</source>
<translation type="unfinished">場所</translation>
</message>
<message>
<source>Place Black's handicap: {n} stone to go. A click removes a stone again.</source>
<translation type="unfinished">黒の置石を置いてください: 残り{n}子。石をクリックすると取り除けます。</translation>
</message>
<message>
<source>Place Black's handicap: {n} stones to go. A click removes a stone again.</source>
<translation type="unfinished">黒の置石を置いてください: 残り{n}子。石をクリックすると取り除けます。</translation>
</message>
<message>
<source>Place them for me</source>
<translation type="unfinished">自動で置く</translation>
</message>
<message>
<source>Placement of the handicap stones</source>
<translation type="unfinished">置石の配置</translation>
</message>
<message>
<source>Place…</source>
<translation type="unfinished">場所…</translation>
</message>
<message>
<source>Plain network beside the small cross one</source>
<translation type="unfinished">小さな十字ネットワークと並ぶ単純なもの</translation>
</message>
<message>
<source>Play</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>Play &amp;moves</source>
<translation type="unfinished">着手(&amp;M)</translation>
</message>
<message>
<source>Play a move or open a game: every move and variation appears here.</source>
<translation type="unfinished">手を打つか棋譜を開くと、すべての手と変化図がここに表示されます。</translation>
</message>
<message>
<source>Play a move, or use the selected tool</source>
<translation type="unfinished">着手、または選択中のツールを使用</translation>
</message>
<message>
<source>Play a new game or the open one; choose opponent, level, clock and teaching</source>
<translation type="unfinished">相手、強さ、持ち時間、指導を選びます。新しい対局も、開いている対局も使えます</translation>
</message>
<message>
<source>Play a sound with each stone</source>
<translation type="unfinished">着手のたびに音を鳴らします</translation>
</message>
<message>
<source>Play again</source>
<translation type="unfinished">もう一度再生</translation>
</message>
<message>
<source>Play again with exchanged colors</source>
<translation type="unfinished">黒白を替えてもう一度対局します</translation>
</message>
<message>
<source>Play against the engine…</source>
<translation type="unfinished">エンジンと対局…</translation>
</message>
<message>
<source>Play candidate 1 to 9</source>
<translation type="unfinished">候補手1～9を打つ</translation>
</message>
<message>
<source>Play from &amp;here</source>
<translation type="unfinished">ここから対局(&amp;H)</translation>
</message>
<message>
<source>Play it out by &amp;agents…</source>
<translation type="unfinished">エージェントで打ち継ぎ(&amp;A)…</translation>
</message>
<message>
<source>Play it out by agents</source>
<translation type="unfinished">エージェントで打ち継ぎ</translation>
</message>
<message>
<source>Play it out from here</source>
<translation type="unfinished">ここから打ち継ぎ</translation>
</message>
<message>
<source>Play it out, &amp;fair</source>
<translation type="unfinished">適正コミで打ち継ぎ(&amp;F)</translation>
</message>
<message>
<source>Play it out, fair</source>
<translation type="unfinished">適正コミで打ち継ぎ</translation>
</message>
<message>
<source>Play on</source>
<translation type="unfinished">続行</translation>
</message>
<message>
<source>Play on from here at the fair komi, where each side wins 50 %, and see how much of it you keep</source>
<translation type="unfinished">双方の勝率が50 %になるコミで打ち継ぎ、どれだけ保てるかを見ます</translation>
</message>
<message>
<source>Play on from this position with the latest settings, as the side to move</source>
<translation type="unfinished">最近の設定で、この局面から手番側を持って打ち続けます</translation>
</message>
<message>
<source>Play one move on every board</source>
<translation type="unfinished">すべての碁盤で一手打ちます</translation>
</message>
<message>
<source>Play the generations as a film</source>
<translation type="unfinished">世代を動画として再生します</translation>
</message>
<message>
<source>Play the move of the game; it counts as not found (Space)</source>
<translation type="unfinished">対局の手を打ちます。当てられなかったことになります(Space)</translation>
</message>
<message>
<source>Play the move of the selected agent, or of the other engine if it is shown</source>
<translation type="unfinished">選択したエージェントの手を打ちます。他のエンジンを表示しているときはその手を打ちます</translation>
</message>
<message>
<source>Play the moves of the game one after the other; a click stops</source>
<translation type="unfinished">対局の手を順に再生します。クリックで止まります</translation>
</message>
<message>
<source>Play the remaining games</source>
<translation type="unfinished">残りの対局を打ちます</translation>
</message>
<message>
<source>Play the remaining games, or more</source>
<translation type="unfinished">残りの対局、または追加の対局を打ちます</translation>
</message>
<message>
<source>Play the same position again, as another variation</source>
<translation type="unfinished">同じ局面を別の変化図としてもう一度打ちます</translation>
</message>
<message>
<source>Play this position out at five komi and draw the results over the winrate curve; Preferences have the number of games and visits</source>
<translation type="unfinished">この局面を5つのコミで最後まで打ち、結果を勝率曲線に重ねます。対局数と探索数は設定にあります</translation>
</message>
<message>
<source>Play to the end</source>
<translation type="unfinished">最後まで打つ</translation>
</message>
<message>
<source>Play until both sides passed on every board</source>
<translation type="unfinished">すべての碁盤で双方がパスするまで打ちます</translation>
</message>
<message>
<source>Play with the searches and openings below</source>
<translation type="unfinished">下の探索と布石で対局します</translation>
</message>
<message>
<source>Play {point}</source>
<translation type="unfinished">{point}に打つ</translation>
</message>
<message>
<source>Played</source>
<translation type="unfinished">実戦</translation>
</message>
<message>
<source>Played: {move}</source>
<translation type="unfinished">実戦: {move}</translation>
</message>
<message>
<source>Player</source>
<translation type="unfinished">対局者</translation>
</message>
<message>
<source>Player of a pair who is Black in every game with handicap: the second one named, or the first.</source>
<translation type="unfinished">すべての置碁で黒を持つ、組の対局者。後に挙げた方(second)か、先に挙げた方(first)。</translation>
</message>
<message>
<source>Player of {color}</source>
<translation type="unfinished">{color}の対局者</translation>
</message>
<message>
<source>Player whose mistakes are listed</source>
<translation type="unfinished">どちらの悪手を並べるか</translation>
</message>
<message>
<source>Players</source>
<translation type="unfinished">対局者</translation>
</message>
<message>
<source>Players, result, komi and rules</source>
<translation type="unfinished">対局者、結果、コミ、ルール</translation>
</message>
<message>
<source>Playing through the game needs JavaScript, which does not run here, as in the preview of a phone; open the file in a browser. These are its main mistakes.</source>
<translation type="unfinished">対局の再生にはJavaScriptが必要ですが、スマートフォンのプレビューなど、ここでは動作しません。ファイルをブラウザーで開いてください。この対局の主な悪手を示します。</translation>
</message>
<message>
<source>Plays for</source>
<translation type="unfinished">目標</translation>
</message>
<message>
<source>Play…</source>
<translation type="unfinished">対局…</translation>
</message>
<message>
<source>Points</source>
<translation type="unfinished">得点</translation>
</message>
<message>
<source>Points by which the agent wants to win at least. It searches as if the komi were that much worse for it; the game is won, lost and resigned at the real komi.</source>
<translation type="unfinished">エージェントが少なくとも勝ちたい目数。コミがその分だけ不利であるかのように探索します。勝敗と投了は実際のコミで決まります。</translation>
</message>
<message>
<source>Points lost</source>
<translation type="unfinished">失った目数</translation>
</message>
<message>
<source>Points lost by a move</source>
<translation type="unfinished">一手の損した目数</translation>
</message>
<message>
<source>Points lost per move by phase</source>
<translation type="unfinished">段階別の一手平均の損</translation>
</message>
<message>
<source>Points lost per move, game by game</source>
<translation type="unfinished">対局ごとの一手あたりの損失（目）</translation>
</message>
<message>
<source>Points lost:</source>
<translation type="unfinished">損した目数:</translation>
</message>
<message>
<source>Points or the win</source>
<translation type="unfinished">目数か勝ちか</translation>
</message>
<message>
<source>Points that White gets for handicap stones besides komi: none, or stones, one for each as in Chinese rules.</source>
<translation type="unfinished">コミのほかに置石に対して白がもらう目数。なし(none)、または中国ルールのように1子につき1目(stones)。</translation>
</message>
<message>
<source>Points that White gets; another board or handicap suggests another</source>
<translation type="unfinished">白がもらう目数。盤や置石を変えると別の値が提案されます</translation>
</message>
<message>
<source>Points that each stone adds for its owner; pale within the error, rings stand out</source>
<translation type="unfinished">各石が持ち主にもたらす目数。誤差の範囲は淡く、目立つ石には輪</translation>
</message>
<message>
<source>Points that the side to move loses, with a minus sign</source>
<translation type="unfinished">手番側が損する目数(マイナス付き)です</translation>
</message>
<message>
<source>Policy loss</source>
<translation type="unfinished">ポリシー損失</translation>
</message>
<message>
<source>Policy to learn and to play: shares of visits, or the prior improved by completed Q.</source>
<translation type="unfinished">学習し、打つポリシー。探索数の割合、または補完Qで改善した事前確率。</translation>
</message>
<message>
<source>Position</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>Position of the main window</source>
<translation type="unfinished">メインウィンドウの局面</translation>
</message>
<message>
<source>Position {number}, {name}</source>
<translation type="unfinished">局面{number}、{name}</translation>
</message>
<message>
<source>Positions</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>Positions drawn of a record, in pairs: at the game's komi, then near the fair one.</source>
<translation type="unfinished">1 局の棋譜から取る局面の数。対で取り、最初は対局のコミ、次は適正コミの近くでラベルを付けます。</translation>
</message>
<message>
<source>Positions labelled before this network</source>
<translation type="unfinished">誕生までにラベル付けした局面数</translation>
</message>
<message>
<source>Positions labelled by a teacher network, as training data for distillation. To add more, run sai-engine label on the command line.</source>
<translation type="unfinished">蒸留の学習用に教師ネットワークがラベルを付けた局面です。sai-engine labelでこのフォルダーを続けられます。</translation>
</message>
<message>
<source>Positions measured, and their games</source>
<translation type="unfinished">測定した局面数とその対局数</translation>
</message>
<message>
<source>Positions of a game that teach its result: the one after the random move, or all.</source>
<translation type="unfinished">対局の結果を学習する局面。ランダムな手の後の局面、または全局面。</translation>
</message>
<message>
<source>Positions of finished games start new games at their own fair komi: such branches appear here when they have ended.</source>
<translation type="unfinished">終わった対局の局面から、その適正コミで新しい対局が始まります。こうした分岐は終局するとここに表示されます。</translation>
</message>
<message>
<source>Positions per step.</source>
<translation type="unfinished">1ステップの局面数。</translation>
</message>
<message>
<source>Positions that were searched before keep their figures until they are searched again.</source>
<translation type="unfinished">探索済みの局面は、再び探索するまで数値が変わりません。</translation>
</message>
<message>
<source>Practice the mistakes of reviewed games</source>
<translation type="unfinished">検討した対局の悪手を練習します</translation>
</message>
<message>
<source>Practice the open game:</source>
<translation type="unfinished">開いている対局を練習:</translation>
</message>
<message>
<source>Practice the worst mistakes of this player in these games: those of the selected row, or all that mattered</source>
<translation type="unfinished">これらの対局でのこの対局者の最大の悪手を練習します。選択した行の悪手、または結果を左右したすべての悪手です</translation>
</message>
<message>
<source>Preferen&amp;ces…</source>
<translation type="unfinished">環境設定(&amp;C)…</translation>
</message>
<message>
<source>Preferences</source>
<translation type="unfinished">環境設定</translation>
</message>
<message>
<source>Preset</source>
<translation type="unfinished">プリセット</translation>
</message>
<message>
<source>Presets</source>
<translation type="unfinished">プリセット</translation>
</message>
<message>
<source>Previ&amp;ous comment or annotation</source>
<translation type="unfinished">前のコメント・注釈(&amp;O)</translation>
</message>
<message>
<source>Previous &amp;viewed position</source>
<translation type="unfinished">前に見た局面(&amp;V)</translation>
</message>
<message>
<source>Previous disa&amp;greement</source>
<translation type="unfinished">前の相違(&amp;G)</translation>
</message>
<message>
<source>Previous mis&amp;take</source>
<translation type="unfinished">前の悪手(&amp;T)</translation>
</message>
<message>
<source>Previous part of the text</source>
<translation type="unfinished">文章の前の部分</translation>
</message>
<message>
<source>Print the board</source>
<translation type="unfinished">碁盤を印刷</translation>
</message>
<message>
<source>Print what the board shows</source>
<translation type="unfinished">碁盤の表示どおりに印刷します</translation>
</message>
<message>
<source>Prior</source>
<translation type="unfinished">事前</translation>
</message>
<message>
<source>Prisoners</source>
<translation type="unfinished">アゲハマ</translation>
</message>
<message>
<source>Prisoners taken before no longer count.</source>
<translation type="unfinished">それまでのアゲハマは数えなくなります。</translation>
</message>
<message>
<source>Probability that the best move is chosen, by lambda</source>
<translation type="unfinished">最善手を選ぶ確率、λ別</translation>
</message>
<message>
<source>Processes that play there now</source>
<translation type="unfinished">現在そこで対局しているプロセス</translation>
</message>
<message>
<source>Processes that play; the first also trains.</source>
<translation type="unfinished">対局するプロセスの数。最初のものは学習も行います。</translation>
</message>
<message>
<source>Processor time</source>
<translation type="unfinished">プロセッサー時間</translation>
</message>
<message>
<source>Professionals, {year}</source>
<translation type="unfinished">{year}年のプロ</translation>
</message>
<message>
<source>Program</source>
<translation type="unfinished">プログラム</translation>
</message>
<message>
<source>Programs, clusters and files</source>
<translation type="unfinished">プログラム、クラスター、ファイル</translation>
</message>
<message>
<source>Progress</source>
<translation type="unfinished">経過</translation>
</message>
<message>
<source>Progress of the download</source>
<translation type="unfinished">ダウンロードの進み具合</translation>
</message>
<message>
<source>Promote variation</source>
<translation type="unfinished">変化図を上へ</translation>
</message>
<message>
<source>Properties</source>
<translation type="unfinished">プロパティ</translation>
</message>
<message>
<source>Properties as in the SGF file. Points are two letters, columns from the left and rows from the top. {line_break} is a line break.</source>
<translation type="unfinished">SGFファイルと同じプロパティです。点は2文字で、左からの列、上からの行の順です。{line_break}は改行です。</translation>
</message>
<message>
<source>Property</source>
<translation type="unfinished">プロパティ</translation>
</message>
<message>
<source>Protocol</source>
<translation type="unfinished">プロトコル</translation>
</message>
<message>
<source>Protocol by the command line: {protocol}</source>
<translation type="unfinished">コマンドラインによるプロトコル: {protocol}</translation>
</message>
<message>
<source>Put stones a little beside their points, as by hand</source>
<translation type="unfinished">手で置いたように、石を交点から少しずらします</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: keeping White is better.</source>
<translation type="unfinished">白の最善手{move}のQは{q:+.2f}で、白のままが得です。</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: swapping is better.</source>
<translation type="unfinished">白の最善手{move}のQは{q:+.2f}で、入れ替えた方が得です。</translation>
</message>
<message>
<source>Q of White's best move, {move}: {q:.2f}.</source>
<translation type="unfinished">白の最善手{move}のQは{q:.2f}です。</translation>
</message>
<message>
<source>Quick</source>
<translation type="unfinished">早打ち</translation>
</message>
<message>
<source>R&amp;esearch</source>
<translation type="unfinished">リサーチ(&amp;E)</translation>
</message>
<message>
<source>RU[{ruleset}]: {missing}</source>
<translation type="unfinished">RU[{ruleset}]: {missing}</translation>
</message>
<message>
<source>Raise viewed komi by a point</source>
<translation type="unfinished">表示コミを1目上げる</translation>
</message>
<message>
<source>Rank by Elo</source>
<translation type="unfinished">Elo順位</translation>
</message>
<message>
<source>Rank {rank}</source>
<translation type="unfinished">段級位{rank}</translation>
</message>
<message>
<source>Ranks: Black</source>
<translation type="unfinished">段級位: 黒</translation>
</message>
<message>
<source>Rate at the end of the run, relative to the largest.</source>
<translation type="unfinished">ランの終わりの学習率。最大値に対する比です。</translation>
</message>
<message>
<source>Rating against the panel</source>
<translation type="unfinished">パネルに対するレーティング</translation>
</message>
<message>
<source>Re&amp;match</source>
<translation type="unfinished">再戦(&amp;M)</translation>
</message>
<message>
<source>Reading the games…</source>
<translation type="unfinished">棋譜を読み込み中…</translation>
</message>
<message>
<source>Reading the latest games…</source>
<translation type="unfinished">最新の対局を読み込み中…</translation>
</message>
<message>
<source>Reading {name}: {share:.0f} %</source>
<translation type="unfinished">{name}を読み込み中: {share:.0f} %</translation>
</message>
<message>
<source>Reading {name}; this takes some seconds.</source>
<translation type="unfinished">{name}を読み込み中です。数秒かかります。</translation>
</message>
<message>
<source>Reasons</source>
<translation type="unfinished">理由</translation>
</message>
<message>
<source>Reasons of the mistakes</source>
<translation type="unfinished">悪手の理由</translation>
</message>
<message>
<source>Recommended for 5x5: five minutes of one processor core, from nothing to a network that knows that Black owns the whole board. The ten-minute demo plays the matches that follow.</source>
<translation type="unfinished">5x5の推奨設定です。プロセッサー1コアで5分、ゼロから、黒が盤全体を得ることを知るネットワークまで学びます。その後の対戦は10分間のデモが行います。</translation>
</message>
<message>
<source>Recommended for 6x6: as for 5x5 and 7x7, between the two in size; not yet run to its end.</source>
<translation type="unfinished">6x6の推奨設定です。5x5と7x7に準じ、規模はその中間です。まだ最後まで実行していません。</translation>
</message>
<message>
<source>Recommended for 7x7: 22 million nodes of self-play, about 40 minutes of one processor core. The half-hour chain plays the matches that follow; more nodes (run.million_nodes) go further.</source>
<translation type="unfinished">7x7の推奨設定です。自己対局2200万ノード、プロセッサー1コアで約40分。その後の対戦は30分の連続実行が行います。ノードを増やす（run.million_nodes）とさらに強くなります。</translation>
</message>
<message>
<source>Recommended for 9x9: as for 7x7, with a larger network; a night on two processor cores is a beginning, a GPU is better. Not yet run to its end.</source>
<translation type="unfinished">9x9の推奨設定です。7x7に準じ、ネットワークは大きめです。プロセッサー2コアで一晩が手始めで、GPUの方が良いです。まだ最後まで実行していません。</translation>
</message>
<message>
<source>Recover</source>
<translation type="unfinished">復元</translation>
</message>
<message>
<source>Refine a 7x7 network by self-play</source>
<translation type="unfinished">自己対局で7x7ネットワークを磨く</translation>
</message>
<message>
<source>Reload</source>
<translation type="unfinished">再読み込み</translation>
</message>
<message>
<source>Remark</source>
<translation type="unfinished">備考</translation>
</message>
<message>
<source>Remarks</source>
<translation type="unfinished">講評</translation>
</message>
<message>
<source>Remarks on this file</source>
<translation type="unfinished">このファイルの備考</translation>
</message>
<message>
<source>Rematch</source>
<translation type="unfinished">再戦</translation>
</message>
<message>
<source>Remove</source>
<translation type="unfinished">削除</translation>
</message>
<message>
<source>Remove everything</source>
<translation type="unfinished">すべて削除</translation>
</message>
<message>
<source>Remove everything…</source>
<translation type="unfinished">すべて削除…</translation>
</message>
<message>
<source>Remove from list</source>
<translation type="unfinished">一覧から外す</translation>
</message>
<message>
<source>Remove game</source>
<translation type="unfinished">対局を削除</translation>
</message>
<message>
<source>Remove game…</source>
<translation type="unfinished">対局を削除…</translation>
</message>
<message>
<source>Remove the figures of all games and players? The games themselves stay.</source>
<translation type="unfinished">すべての対局と棋士の数値を削除しますか？棋譜そのものは残ります。</translation>
</message>
<message>
<source>Remove the figures of this game, of both players? The game itself stays.</source>
<translation type="unfinished">この対局の両棋士の数値を削除しますか？棋譜そのものは残ります。</translation>
</message>
<message>
<source>Remove the selected game</source>
<translation type="unfinished">選択した対局を削除します</translation>
</message>
<message>
<source>Remove the selected values</source>
<translation type="unfinished">選択した値を削除します</translation>
</message>
<message>
<source>Remove this engine from the list</source>
<translation type="unfinished">このエンジンを一覧から削除します</translation>
</message>
<message>
<source>Remove this player</source>
<translation type="unfinished">この対局者を削除</translation>
</message>
<message>
<source>Repeat a paper</source>
<translation type="unfinished">論文の再現</translation>
</message>
<message>
<source>Repeated games count once in Elo and intervals: {games} games count.</source>
<translation type="unfinished">同じ対局の繰り返しはEloと区間では1回だけ数えます: {games}局を数えました。</translation>
</message>
<message>
<source>Report</source>
<translation type="unfinished">レポート</translation>
</message>
<message>
<source>Reports</source>
<translation type="unfinished">レポート</translation>
</message>
<message>
<source>Reset la&amp;yout</source>
<translation type="unfinished">配置を初期化(&amp;Y)</translation>
</message>
<message>
<source>Reset to the default value</source>
<translation type="unfinished">通常の値に戻す</translation>
</message>
<message>
<source>Reset to the preset's value</source>
<translation type="unfinished">プリセットの値に戻す</translation>
</message>
<message>
<source>Reset {label}</source>
<translation type="unfinished">{label}を戻す</translation>
</message>
<message>
<source>Resign</source>
<translation type="unfinished">投了</translation>
</message>
<message>
<source>Resign this game?</source>
<translation type="unfinished">この対局を投了しますか？</translation>
</message>
<message>
<source>Restart</source>
<translation type="unfinished">再起動</translation>
</message>
<message>
<source>Restart the engine in use</source>
<translation type="unfinished">使用中のエンジンを再起動します</translation>
</message>
<message>
<source>Result</source>
<translation type="unfinished">結果</translation>
</message>
<message>
<source>Result at the komi of the board</source>
<translation type="unfinished">この碁盤のコミでの結果</translation>
</message>
<message>
<source>Result {result}</source>
<translation type="unfinished">結果 {result}</translation>
</message>
<message>
<source>Results</source>
<translation type="unfinished">結果</translation>
</message>
<message>
<source>Results of the first player</source>
<translation type="unfinished">第1対局者の成績</translation>
</message>
<message>
<source>Resume play</source>
<translation type="unfinished">対局を再開</translation>
</message>
<message>
<source>Review</source>
<translation type="unfinished">検討</translation>
</message>
<message>
<source>Review &amp;longer</source>
<translation type="unfinished">さらに検討(&amp;L)</translation>
</message>
<message>
<source>Review &amp;many games…</source>
<translation type="unfinished">多数の対局を検討(&amp;M)…</translation>
</message>
<message>
<source>Review files and folders of games one after the other, with a report of each</source>
<translation type="unfinished">棋譜のファイルやフォルダーを順に検討し、それぞれのレポートを作ります</translation>
</message>
<message>
<source>Review game</source>
<translation type="unfinished">対局を検討</translation>
</message>
<message>
<source>Review games…</source>
<translation type="unfinished">対局を検討…</translation>
</message>
<message>
<source>Review game…</source>
<translation type="unfinished">対局を検討…</translation>
</message>
<message>
<source>Review longer</source>
<translation type="unfinished">さらに検討</translation>
</message>
<message>
<source>Review many games</source>
<translation type="unfinished">多数の対局を検討</translation>
</message>
<message>
<source>Review many games one after the other: files, folders and zips. Each game gets a report, and all of them a page that lists them. The review continues when you close this window, and can be stopped and continued at any time; nothing is searched twice.</source>
<translation type="unfinished">ファイル、フォルダー、zipの多数の対局を順に検討します。対局ごとにレポートができ、全体の一覧ページもできます。検討はこのウィンドウを閉じても続き、いつでも止めて再開できます。同じ探索は繰り返しません。</translation>
</message>
<message>
<source>Review the games that are left</source>
<translation type="unfinished">残りの対局を検討します</translation>
</message>
<message>
<source>Reviewing the game</source>
<translation type="unfinished">検討中</translation>
</message>
<message>
<source>Reviewing the game: {share} %, about {time} left</source>
<translation type="unfinished">検討中: {share} %、残り約{time}</translation>
</message>
<message>
<source>Reviews</source>
<translation type="unfinished">検討</translation>
</message>
<message>
<source>Revoke {site}</source>
<translation type="unfinished">{site}の許可を取り消す</translation>
</message>
<message>
<source>Right</source>
<translation type="unfinished">右</translation>
</message>
<message>
<source>Right click</source>
<translation type="unfinished">右クリック</translation>
</message>
<message>
<source>Right now it learns from the latest games, which makes network {number}.</source>
<translation type="unfinished">今は最新の対局から学習中で、ネットワーク{number}ができます。</translation>
</message>
<message>
<source>Right: {move}.</source>
<translation type="unfinished">正解: {move}。</translation>
</message>
<message>
<source>Rotate &amp;left</source>
<translation type="unfinished">左に回転(&amp;L)</translation>
</message>
<message>
<source>Rotate &amp;right</source>
<translation type="unfinished">右に回転(&amp;R)</translation>
</message>
<message>
<source>Rotate and &amp;flip</source>
<translation type="unfinished">回転と反転(&amp;F)</translation>
</message>
<message>
<source>Rotate left</source>
<translation type="unfinished">左に回転</translation>
</message>
<message>
<source>Rotate right</source>
<translation type="unfinished">右に回転</translation>
</message>
<message>
<source>Rotate the whole game to the left</source>
<translation type="unfinished">対局全体を左に回転します</translation>
</message>
<message>
<source>Rotate the whole game to the right</source>
<translation type="unfinished">対局全体を右に回転します</translation>
</message>
<message>
<source>Rotated and mirrored too</source>
<translation type="unfinished">回転・鏡像も含む</translation>
</message>
<message>
<source>Rough time at the measured speed of this computer. (GPU) is the time on a graphics card</source>
<translation type="unfinished">測定したこのコンピューターの速さでのおよその時間。(GPU)はグラフィックカードでの時間です</translation>
</message>
<message>
<source>Rough time with as many cores as this computer has, from measurements on a server; Measure gives a better estimate. (GPU) is the time on a graphics card</source>
<translation type="unfinished">サーバーの数値による、このコンピューターのコア数でのおよその時間。「測定」でより正確に見積もれます。(GPU)はグラフィックカードでの時間です</translation>
</message>
<message>
<source>Round</source>
<translation type="unfinished">ラウンド</translation>
</message>
<message>
<source>Round robin of networks that keep their search trees from game to game</source>
<translation type="unfinished">対局ごとに育つ探索木でネットワークを対局させます</translation>
</message>
<message>
<source>Round robin of networks that play by their policies, without search</source>
<translation type="unfinished">ネットワークをポリシーだけで総当たりさせます</translation>
</message>
<message>
<source>Rounded up, so that every opening is played with every komi and color</source>
<translation type="unfinished">すべての布石をすべてのコミと黒白で打てるように切り上げます</translation>
</message>
<message>
<source>Rows of the board</source>
<translation type="unfinished">碁盤の行数</translation>
</message>
<message>
<source>Rows of the training window before it grows.</source>
<translation type="unfinished">広がる前の学習の窓の行数。</translation>
</message>
<message>
<source>Rows; networks play square boards only</source>
<translation type="unfinished">行数。ネットワークは正方形の盤だけに対応します</translation>
</message>
<message>
<source>Rules</source>
<translation type="unfinished">ルール</translation>
</message>
<message>
<source>Run</source>
<translation type="unfinished">ラン</translation>
</message>
<message>
<source>Run SAI 15 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1194 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 15を、頭打ちとなる11億9400万ノードまで行います。GPUが必要です。</translation>
</message>
<message>
<source>Run SAI 20 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 463 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 20を、頭打ちとなる4億6300万ノードまで行います。GPUが必要です。</translation>
</message>
<message>
<source>Run SAI 22 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 2545 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 22を、頭打ちとなる25億4500万ノードまで行います。GPUが必要です。</translation>
</message>
<message>
<source>Run SAI 23 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 465 million nodes; it wants a GPU. The paper's table gives it lambda 0.5, its text 0; this is the table's.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 23を、頭打ちとなる4億6500万ノードまで行います。GPUが必要です。lambdaは論文の表では0.5、本文では0で、ここでは表に従います。</translation>
</message>
<message>
<source>Run SAI 24 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 528 million nodes; it wants a GPU. The paper's table gives it lambda 0, its text 0.5; this is the table's.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 24を、頭打ちとなる5億2800万ノードまで行います。GPUが必要です。lambdaは論文の表では0、本文では0.5で、ここでは表に従います。</translation>
</message>
<message>
<source>Run SAI 9 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1838 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI論文(arXiv:1809.03928, Table I)のラン SAI 9を、頭打ちとなる18億3800万ノードまで行います。GPUが必要です。</translation>
</message>
<message>
<source>Run the remaining steps</source>
<translation type="unfinished">残りのステップを続けます</translation>
</message>
<message>
<source>Runs</source>
<translation type="unfinished">ラン</translation>
</message>
<message>
<source>Runs that differ in the seed alone are one line, their mean, as far as all of them go. The band is Student's 95 % interval of that mean; a single run has none. Figures of games and training stand at the network that came of them.</source>
<translation type="unfinished">シードだけが異なるランは平均の1本の線になり、全ランがそろう所まで描かれます。帯はその平均の95 %区間(スチューデントのt)で、ランが1つならありません。対局と学習の数値は、そこから生まれたネットワークの位置に示します。</translation>
</message>
<message>
<source>Runs, charts and games</source>
<translation type="unfinished">ラン、グラフ、対局</translation>
</message>
<message>
<source>S&amp;haded stones</source>
<translation type="unfinished">陰影のある石(&amp;H)</translation>
</message>
<message>
<source>S&amp;hare visits</source>
<translation type="unfinished">探索数の配分(&amp;H)</translation>
</message>
<message>
<source>S&amp;maller text</source>
<translation type="unfinished">文字を小さく(&amp;M)</translation>
</message>
<message>
<source>S&amp;witch side to move</source>
<translation type="unfinished">手番を交替(&amp;W)</translation>
</message>
<message>
<source>SAI Studio could not use the engine's answer</source>
<translation type="unfinished">SAI Studio はエンジンの応答を使えませんでした</translation>
</message>
<message>
<source>SAI paper</source>
<translation type="unfinished">SAI論文</translation>
</message>
<message>
<source>SAI paper, Leela Zero on 7x7</source>
<translation type="unfinished">SAI論文、7x7のLeela Zero</translation>
</message>
<message>
<source>SAI paper, run 15</source>
<translation type="unfinished">SAI論文、ラン15</translation>
</message>
<message>
<source>SAI paper, run 20</source>
<translation type="unfinished">SAI論文、ラン20</translation>
</message>
<message>
<source>SAI paper, run 22</source>
<translation type="unfinished">SAI論文、ラン22</translation>
</message>
<message>
<source>SAI paper, run 23</source>
<translation type="unfinished">SAI論文、ラン23</translation>
</message>
<message>
<source>SAI paper, run 24</source>
<translation type="unfinished">SAI論文、ラン24</translation>
</message>
<message>
<source>SAI paper, run 9</source>
<translation type="unfinished">SAI論文、ラン9</translation>
</message>
<message>
<source>SS-B: score by network</source>
<translation type="unfinished">SS-B: ネットワークの目数差</translation>
</message>
<message>
<source>SS-M: both scores</source>
<translation type="unfinished">SS-M: 両方の目数差</translation>
</message>
<message>
<source>SS-R: score of rollouts</source>
<translation type="unfinished">SS-R: ロールアウトの目数差</translation>
</message>
<message>
<source>SVG picture…</source>
<translation type="unfinished">SVG画像…</translation>
</message>
<message>
<source>SZ[{written}] is a rectangular board; only square boards can be analyzed</source>
<translation type="unfinished">SZ[{written}]は長方形の盤です。解析できるのは正方形の盤だけです</translation>
</message>
<message>
<source>SZ[{written}] is not a size that can be read; boards have {low} to {high} points per side</source>
<translation type="unfinished">SZ[{written}]は読み込めるサイズではありません。盤の一辺は{low}～{high}路です</translation>
</message>
<message>
<source>SZ[{written}] is not a size; read as 19x19</source>
<translation type="unfinished">SZ[{written}]はサイズではないため、19x19として読み込みました</translation>
</message>
<message>
<source>Sa&amp;mple games</source>
<translation type="unfinished">サンプル棋譜(&amp;M)</translation>
</message>
<message>
<source>Safety</source>
<translation type="unfinished">安全度</translation>
</message>
<message>
<source>Safety against score</source>
<translation type="unfinished">安全度と目数差</translation>
</message>
<message>
<source>Sample games can't be overwritten; save to another folder.</source>
<translation type="unfinished">サンプル棋譜は上書きできません。別のフォルダーに保存してください。</translation>
</message>
<message>
<source>Save</source>
<translation type="unfinished">保存</translation>
</message>
<message>
<source>Save &amp;as…</source>
<translation type="unfinished">名前を付けて保存(&amp;A)…</translation>
</message>
<message>
<source>Save a&amp;nalysis in game files</source>
<translation type="unfinished">棋譜に解析を保存(&amp;N)</translation>
</message>
<message>
<source>Save all finished games as one SGF file</source>
<translation type="unfinished">終わった対局をすべて一つのSGFファイルに保存します</translation>
</message>
<message>
<source>Save as…</source>
<translation type="unfinished">名前を付けて保存…</translation>
</message>
<message>
<source>Save diagrams and comments</source>
<translation type="unfinished">図とコメントを保存します</translation>
</message>
<message>
<source>Save games</source>
<translation type="unfinished">棋譜を保存</translation>
</message>
<message>
<source>Save games…</source>
<translation type="unfinished">棋譜を保存…</translation>
</message>
<message>
<source>Save picture…</source>
<translation type="unfinished">図を保存…</translation>
</message>
<message>
<source>Save table</source>
<translation type="unfinished">表を保存</translation>
</message>
<message>
<source>Save table…</source>
<translation type="unfinished">表を保存…</translation>
</message>
<message>
<source>Save the analysis in your game files too, for other computers; this one keeps it anyway</source>
<translation type="unfinished">他のコンピューターでも使えるよう解析を棋譜ファイルに書き込みます。書き込まなくても解析は残ります</translation>
</message>
<message>
<source>Save the changes to {name}?</source>
<translation type="unfinished">{name}への変更を保存しますか？</translation>
</message>
<message>
<source>Save the chart or the table</source>
<translation type="unfinished">グラフか表を保存します</translation>
</message>
<message>
<source>Save the figures of every move as CSV or JSON</source>
<translation type="unfinished">各手の数値をCSVかJSONで保存します</translation>
</message>
<message>
<source>Save the figures of the candidates as CSV or JSON</source>
<translation type="unfinished">候補手の数値をCSVかJSONで保存します</translation>
</message>
<message>
<source>Save the game</source>
<translation type="unfinished">棋譜を保存</translation>
</message>
<message>
<source>Save the review as a page to play through, a sheet, a table or an annotated game</source>
<translation type="unfinished">検討を、再生用ページ、シート、表、注釈付き棋譜のいずれかで保存します</translation>
</message>
<message>
<source>Save the table as CSV or Markdown</source>
<translation type="unfinished">表をCSVかMarkdownで保存します</translation>
</message>
<message>
<source>Save the wins of each player against each as CSV or Markdown</source>
<translation type="unfinished">対局者ごとの勝ち数をCSVかMarkdownで保存します</translation>
</message>
<message>
<source>Saved</source>
<translation type="unfinished">保存済み</translation>
</message>
<message>
<source>Saved as {name}.</source>
<translation type="unfinished">{name}として保存しました。</translation>
</message>
<message>
<source>Saved as {name}; {judged} of {moves} moves are judged.</source>
<translation type="unfinished">{name}として保存しました。{moves}手中{judged}手を判定済みです。</translation>
</message>
<message>
<source>Saved {name}.</source>
<translation type="unfinished">{name}を保存しました。</translation>
</message>
<message>
<source>Score</source>
<translation type="unfinished">目数差</translation>
</message>
<message>
<source>Score against the panel</source>
<translation type="unfinished">パネルに対する得点</translation>
</message>
<message>
<source>Score at komi {komi}</source>
<translation type="unfinished">コミ{komi}での目数差</translation>
</message>
<message>
<source>Score of perfect play on the empty board, for side hold; empty = the known one, up to 7x7.</source>
<translation type="unfinished">空の盤からの最善進行の目数差(side=hold用)。空 = 既知の値(7x7まで)。</translation>
</message>
<message>
<source>Search</source>
<translation type="unfinished">探索</translation>
</message>
<message>
<source>Search White's best move and show its Q (-1 to 1) and whether swapping is better</source>
<translation type="unfinished">白の最善手を探索し、そのQ(-1から1)と、入れ替えた方が良いかを示します</translation>
</message>
<message>
<source>Search all moves again</source>
<translation type="unfinished">再びすべての手を探索します</translation>
</message>
<message>
<source>Search every position of the line in several passes, each with more visits</source>
<translation type="unfinished">手順の全局面を、回を追って探索数を増やしながら探索します</translation>
</message>
<message>
<source>Search finds the fair komi after each first move.</source>
<translation type="unfinished">探索すると各初手の後の適正コミが分かります。</translation>
</message>
<message>
<source>Search finds the fair komi of each row.</source>
<translation type="unfinished">探索すると各行の適正コミが分かります。</translation>
</message>
<message>
<source>Search moves</source>
<translation type="unfinished">手を探索</translation>
</message>
<message>
<source>Search only a re&amp;gion…</source>
<translation type="unfinished">範囲を限って探索(&amp;G)…</translation>
</message>
<message>
<source>Search only a region…</source>
<translation type="unfinished">範囲を限って探索…</translation>
</message>
<message>
<source>Search only moves on those points</source>
<translation type="unfinished">その点の手だけを探索</translation>
</message>
<message>
<source>Search options</source>
<translation type="unfinished">オプションを検索</translation>
</message>
<message>
<source>Search preferences</source>
<translation type="unfinished">設定を検索</translation>
</message>
<message>
<source>Search presets: a board, a paper, a word</source>
<translation type="unfinished">プリセットを検索: 盤、論文、語</translation>
</message>
<message>
<source>Search progress</source>
<translation type="unfinished">探索の経過</translation>
</message>
<message>
<source>Search settings</source>
<translation type="unfinished">探索の設定</translation>
</message>
<message>
<source>Search the &amp;whole board</source>
<translation type="unfinished">盤全体を探索(&amp;W)</translation>
</message>
<message>
<source>Search the position once and show the best move</source>
<translation type="unfinished">局面を一度探索して最善手を示します</translation>
</message>
<message>
<source>Search the position once with every checked network and each λ, {visits} visits</source>
<translation type="unfinished">選択した各ネットワークと各λで局面を一度ずつ、探索数{visits}で探索します</translation>
</message>
<message>
<source>Search the whole board</source>
<translation type="unfinished">盤全体を探索</translation>
</message>
<message>
<source>Search tree of our players: fresh for every move; game: kept during a game, every move adds its visits to what is known of the position; games: kept over all games of a pair at one komi, which are played one after the other.</source>
<translation type="unfinished">本体の対局者の探索木。fresh: 一手ごとに新しく作ります。game: 一局の間保ち、各手の探索を局面の既知の結果に加えます。games: 組の同じコミの全対局を通して保ち、それらを順に打ちます。</translation>
</message>
<message>
<source>Search trees: fresh for every move; game: kept during a game; games: kept over all games at one komi, which are played one after the other, so that they differ without openings.</source>
<translation type="unfinished">探索木：freshは一手ごとに新規、gameは一局の間保持、gamesは同じコミの全対局で保持し、対局は順に打たれるので、布石がなくても異なる対局になります。</translation>
</message>
<message>
<source>Search {point} too</source>
<translation type="unfinished">{point}も探索</translation>
</message>
<message>
<source>Search; double-click to change a shortcut</source>
<translation type="unfinished">検索(ダブルクリックでキーを変更)</translation>
</message>
<message>
<source>Searches as set, openings from a policy, best moves</source>
<translation type="unfinished">設定どおりの探索、ポリシーによる布石、最善手</translation>
</message>
<message>
<source>Searches made</source>
<translation type="unfinished">行った探索の回数</translation>
</message>
<message>
<source>Searches per network and lambda; 1000 in the paper</source>
<translation type="unfinished">ネットワークとλごとの探索回数。論文では1000</translation>
</message>
<message>
<source>Searching</source>
<translation type="unfinished">探索中</translation>
</message>
<message>
<source>Searching for White's best move…</source>
<translation type="unfinished">白の最善手を探索しています…</translation>
</message>
<message>
<source>Searching the folders of KaTrain, KataGo, Lizzie, LizzieYzy and Sabaki.</source>
<translation type="unfinished">KaTrain、KataGo、Lizzie、LizzieYzy、Sabakiのフォルダーを検索中です。</translation>
</message>
<message>
<source>Searching the position after every first move… {share} %</source>
<translation type="unfinished">すべての初手の後の局面を探索しています… {share} %</translation>
</message>
<message>
<source>Searching the position for its fair komi…</source>
<translation type="unfinished">適正コミを求めて局面を探索しています…</translation>
</message>
<message>
<source>Searching the whole line</source>
<translation type="unfinished">全局を探索中</translation>
</message>
<message>
<source>Searching: {files} of {n} file.</source>
<translation type="unfinished">検索中: {files}/{n}ファイル。</translation>
</message>
<message>
<source>Searching: {files} of {n} files.</source>
<translation type="unfinished">検索中: {files}/{n}ファイル。</translation>
</message>
<message>
<source>Searching… {progress}</source>
<translation type="unfinished">探索中… {progress}</translation>
</message>
<message>
<source>Second stage</source>
<translation type="unfinished">第2段階</translation>
</message>
<message>
<source>Seed of all games and openings.</source>
<translation type="unfinished">全対局と布石の乱数シード。</translation>
</message>
<message>
<source>Seed of everything random.</source>
<translation type="unfinished">すべての乱数のシード。</translation>
</message>
<message>
<source>Select a network to see its details, or drop files here: networks of SAI Studio, KataGo, Leela Zero or SAI. The files are not moved.</source>
<translation type="unfinished">ネットワークを選ぶと詳細が表示されます。SAI Studio、KataGo、Leela Zero、SAIのネットワークのファイルをここにドロップできます。ファイルは移動しません。</translation>
</message>
<message>
<source>Self-play</source>
<translation type="unfinished">自己対局</translation>
</message>
<message>
<source>Self-play games so far, or positions of a distillation.</source>
<translation type="unfinished">これまでの自己対局数、または蒸留の局面数です。</translation>
</message>
<message>
<source>Send</source>
<translation type="unfinished">送信</translation>
</message>
<message>
<source>Sequential test of Elo {elo0} against {elo1}: {verdict} (log-likelihood ratio {ratio} between {low} and {high}).</source>
<translation type="unfinished">Elo {elo0}対{elo1}の逐次検定: {verdict}(対数尤度比{ratio}、範囲{low}～{high})。</translation>
</message>
<message>
<source>Servers from which games are fetched when you open a link; you are asked once for each</source>
<translation type="unfinished">リンクを開いたとき対局を取得するサーバー。サーバーごとに一度だけ確認します</translation>
</message>
<message>
<source>Set the komi of the game to the viewed komi</source>
<translation type="unfinished">対局のコミを表示コミに変えます</translation>
</message>
<message>
<source>Set the options for a tournament of the small-board study, or choose your own</source>
<translation type="unfinished">小盤研究のトーナメント、または任意の対戦</translation>
</message>
<message>
<source>Set up</source>
<translation type="unfinished">配置</translation>
</message>
<message>
<source>Set up &amp;black stones</source>
<translation type="unfinished">黒石を配置(&amp;B)</translation>
</message>
<message>
<source>Set up &amp;white stones</source>
<translation type="unfinished">白石を配置(&amp;W)</translation>
</message>
<message>
<source>Set up stones</source>
<translation type="unfinished">石を配置</translation>
</message>
<message>
<source>Settings</source>
<translation type="unfinished">設定</translation>
</message>
<message>
<source>Settings of a run</source>
<translation type="unfinished">ランの設定</translation>
</message>
<message>
<source>Setup</source>
<translation type="unfinished">配置</translation>
</message>
<message>
<source>Several selected games open as the games of one file, or are reviewed one after the other in the background.</source>
<translation type="unfinished">複数の対局を選ぶと、一つのファイルの対局として開くか、裏で順に検討します。</translation>
</message>
<message>
<source>Several training runs and matches in sequence, such as AlphaGo's pipeline</source>
<translation type="unfinished">AlphaGoの手順のように、ランと対戦を続けて行います</translation>
</message>
<message>
<source>Share against earlier networks</source>
<translation type="unfinished">以前のネットワークに対する成績</translation>
</message>
<message>
<source>Share of a record's result in the winrate target at its own komi; the rest is the teacher's winrate.</source>
<translation type="unfinished">棋譜のコミでの勝率目標に占める結果の割合。残りは教師の勝率です。</translation>
</message>
<message>
<source>Share of a result that is not passed back beyond a move that the search would not have played; positions before it learn the searched winrate instead. 0 = all is passed back, 1 = nothing.</source>
<translation type="unfinished">探索なら打たない手で結果をどれだけ打ち切るか。その前の局面は代わりに探索した勝率を学習します。0 = 打ち切らない、1 = 完全に。</translation>
</message>
<message>
<source>Share of games from records, on board sizes that have any; the others are played by teacher and pupil.</source>
<translation type="unfinished">棋譜のある盤サイズで、棋譜から取る対局の割合。残りは教師と生徒が打ちます。</translation>
</message>
<message>
<source>Share of games that the network in training won against earlier networks (the pool); a draw counts half. All draw their moves in the same way. The pool grows stronger, too.</source>
<translation type="unfinished">学習中のネットワークが、同じように手を選ぶプールのネットワークに勝った割合です。引き分けは半分に数えます。プールも強くなっていきます。</translation>
</message>
<message>
<source>Share of its games that Black won</source>
<translation type="unfinished">対局に占める割合</translation>
</message>
<message>
<source>Share of the games that Black won at a komi, with its 95 % interval.</source>
<translation type="unfinished">そのコミで黒が勝った対局の割合と95 %区間です。</translation>
</message>
<message>
<source>Share of the games that go from node to node of the pupil's search trees in place of playing, so that what it misjudges while it searches is labelled.</source>
<translation type="unfinished">打つ代わりに生徒の探索木をノードからノードへたどる対局の割合。探索中の誤った判断にもラベルを付けるためです。</translation>
</message>
<message>
<source>Share of the games that is never learned from. Games that an index beside the records keeps for validation are among them; the others are chosen by their content, so that every run holds out the same ones.</source>
<translation type="unfinished">学習に使わない対局の割合。棋譜に添えた索引が検証用とする対局を含みます。残りは内容で選ぶため、どのランでも同じになります。</translation>
</message>
<message>
<source>Share of the labels that are searched.</source>
<translation type="unfinished">探索によるラベルの割合。</translation>
</message>
<message>
<source>Share of the move played in a record's policy target; the rest is the teacher's policy.</source>
<translation type="unfinished">棋譜のポリシー目標に占める実戦の手の割合。残りは教師のポリシーです。</translation>
</message>
<message>
<source>Share of the moves that are searched deep and recorded.</source>
<translation type="unfinished">深く探索して記録する手の割合。</translation>
</message>
<message>
<source>Share of the old average that each step keeps; 0 = no averaging.</source>
<translation type="unfinished">各ステップで残す以前の平均の割合。0 = 平均しません。</translation>
</message>
<message>
<source>Share of the points, a draw counting half</source>
<translation type="unfinished">得点の割合。引き分けは半分に数えます</translation>
</message>
<message>
<source>Share of the run up to which candidates are promoted at once. The gate's games are then played beside the self-play of other processes, and only show what the rule would have decided.</source>
<translation type="unfinished">ランのこの割合までは、規則の対局を待たずに候補を昇格させます。対局は他のプロセスの自己対局と並行して行い、どう決まったはずかを示すだけです。</translation>
</message>
<message>
<source>Share of the sample weights that depends on policy surprise: how far the search moved the policy.</source>
<translation type="unfinished">標本の重みのうち、探索がポリシーを動かした大きさで決める割合。</translation>
</message>
<message>
<source>Share of the visits and sample weights that decided games keep.</source>
<translation type="unfinished">決着した対局に残す、探索数と標本の重みの割合。</translation>
</message>
<message>
<source>Share of the winrate target that each ply hands on to later searches and the result; 1 = the result alone.</source>
<translation type="unfinished">勝率目標のうち、一手ごとに後の探索と結果に渡す割合。1 = 結果のみ。</translation>
</message>
<message>
<source>Share of tries that chose a best move</source>
<translation type="unfinished">最善手を選んだ回数の割合</translation>
</message>
<message>
<source>Shift+Tab moves back to the field before</source>
<translation type="unfinished">Shift+Tabで前の欄へ戻ります</translation>
</message>
<message>
<source>Shift+click or middle click</source>
<translation type="unfinished">Shift+クリックか中クリック</translation>
</message>
<message>
<source>Shipped and own</source>
<translation type="unfinished">付属と自分のもの</translation>
</message>
<message>
<source>Short name; empty removes it</source>
<translation type="unfinished">短い名前(空欄で削除)</translation>
</message>
<message>
<source>Shortcuts: {command}</source>
<translation type="unfinished">ショートカット: {command}</translation>
</message>
<message>
<source>Show</source>
<translation type="unfinished">表示</translation>
</message>
<message>
<source>Show &amp;log</source>
<translation type="unfinished">ログを表示(&amp;L)</translation>
</message>
<message>
<source>Show a large board with comment and tree, to teach or present a game</source>
<translation type="unfinished">対局の指導や紹介のために、大きな碁盤とコメント、ツリーを表示します</translation>
</message>
<message>
<source>Show agents, safety, search, β and the network's prior beside what a game needs</source>
<translation type="unfinished">対局に必要なものに加え、エージェント、安全度、探索、β、ネットワークの事前確率を表示します</translation>
</message>
<message>
<source>Show all panels beside the board; those for experts only with Expert</source>
<translation type="unfinished">碁盤の横にすべてのパネルを表示します(上級者向けのものは「上級者向け」のときのみ)</translation>
</message>
<message>
<source>Show all winrates at the game's komi again</source>
<translation type="unfinished">すべての勝率を再び対局のコミで表示します</translation>
</message>
<message>
<source>Show all…</source>
<translation type="unfinished">すべて表示…</translation>
</message>
<message>
<source>Show and edit the SGF properties of this position</source>
<translation type="unfinished">この局面のSGFプロパティを表示・編集します</translation>
</message>
<message>
<source>Show candidates of the &amp;other engine</source>
<translation type="unfinished">他のエンジンの候補手を表示(&amp;O)</translation>
</message>
<message>
<source>Show clocks, captures and game info; hide the analysis</source>
<translation type="unfinished">時計、アゲハマ、対局情報を表示し、解析を隠します</translation>
</message>
<message>
<source>Show every plane of the position that the network sees, as small boards</source>
<translation type="unfinished">ネットワークが見ている局面の各面を小さな碁盤で表示します</translation>
</message>
<message>
<source>Show fair komi, winrate and moves of several networks on this position</source>
<translation type="unfinished">この局面での複数ネットワークの適正コミ、勝率、着手を表示します</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate</source>
<translation type="unfinished">勝率の代わりに、各最終目数差の確からしさを示します</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate by komi</source>
<translation type="unfinished">コミ別勝率の代わりに、各最終目数差の確からしさを示します</translation>
</message>
<message>
<source>Show how likely people of your rank are to play each move, in place of the candidates (KataGo's human network)</source>
<translation type="unfinished">候補手の代わりに、同じ段級位の人が各手を打つ確率を表示します(KataGoの人間ネットワーク)</translation>
</message>
<message>
<source>Show its network and its winrate at that komi</source>
<translation type="unfinished">そのネットワークとそのコミでの勝率を表示</translation>
</message>
<message>
<source>Show its variation and its winrate curve</source>
<translation type="unfinished">変化図と勝率曲線を表示</translation>
</message>
<message>
<source>Show letters and numbers around the board</source>
<translation type="unfinished">碁盤の周りに英字と数字を表示します</translation>
</message>
<message>
<source>Show many mistakes, a high curve and a wide timeline</source>
<translation type="unfinished">多くの悪手、縦長の曲線、横長の推移グラフを表示します</translation>
</message>
<message>
<source>Show move {number}</source>
<translation type="unfinished">{number}手目を表示</translation>
</message>
<message>
<source>Show on each stone how many points it adds for its owner: the fair komi with it and without it (network estimate, no search)</source>
<translation type="unfinished">各石が持ち主に何目もたらすかを石の上に示します: その石があるときとないときの適正コミの差(探索なしのネットワーク推定)</translation>
</message>
<message>
<source>Show our own candidates</source>
<translation type="unfinished">本体の候補手を表示します</translation>
</message>
<message>
<source>Show r&amp;esult</source>
<translation type="unfinished">結果を表示(&amp;E)</translation>
</message>
<message>
<source>Show that generation in all charts</source>
<translation type="unfinished">すべてのグラフでその世代を表示</translation>
</message>
<message>
<source>Show the answer</source>
<translation type="unfinished">正解を表示</translation>
</message>
<message>
<source>Show the better line; back to the game</source>
<translation type="unfinished">最善手順を表示。対局に戻る</translation>
</message>
<message>
<source>Show the files of the selected run</source>
<translation type="unfinished">選択したランのファイルを表示します</translation>
</message>
<message>
<source>Show the game with its review in the main window</source>
<translation type="unfinished">対局とその検討をメインウィンドウに表示します</translation>
</message>
<message>
<source>Show the last game again when the program starts</source>
<translation type="unfinished">プログラムの起動時に前回の対局を再び表示します</translation>
</message>
<message>
<source>Show the move</source>
<translation type="unfinished">手を表示</translation>
</message>
<message>
<source>Show the moves that the search considers, with numbers</source>
<translation type="unfinished">探索が検討する手を数値とともに表示します</translation>
</message>
<message>
<source>Show the network's policy, with the percentages of its ten best moves, in place of the candidates</source>
<translation type="unfinished">候補手の代わりにネットワークのポリシーを、上位10手の割合とともに表示します</translation>
</message>
<message>
<source>Show the other engine's candidates</source>
<translation type="unfinished">他のエンジンの候補手を表示します</translation>
</message>
<message>
<source>Show the other engine's candidates instead of our own</source>
<translation type="unfinished">本プログラムの代わりに他のエンジンの候補手を表示します</translation>
</message>
<message>
<source>Show the position of the main window here</source>
<translation type="unfinished">メインウィンドウの局面をここに表示します</translation>
</message>
<message>
<source>Show the visits of every searched move as a grid, in place of the candidates</source>
<translation type="unfinished">候補手の代わりに、探索した各手の探索数を格子で表示します</translation>
</message>
<message>
<source>Show tools to set up stones and to draw marks, lines and arrows</source>
<translation type="unfinished">石の配置や、印・線・矢印を描くツールを表示します</translation>
</message>
<message>
<source>Show who is expected to own each point (network estimate, no search)</source>
<translation type="unfinished">各点がどちらの地になるかの予想を表示します(探索なしのネットワーク推定)</translation>
</message>
<message>
<source>Show who won the game, and the moves that decided it</source>
<translation type="unfinished">どちらが勝ったかと、勝敗を決めた手を表示します</translation>
</message>
<message>
<source>Show winrate curve and candidates large; with Expert the agents, too</source>
<translation type="unfinished">勝率曲線と候補手を大きく表示します(「上級者向け」ではエージェントも)</translation>
</message>
<message>
<source>Shows how often each candidate wins by so many points or more; 0 hides the column</source>
<translation type="unfinished">各候補手がこの目数以上勝つ確率を示します。0で列を隠します</translation>
</message>
<message>
<source>Side to move</source>
<translation type="unfinished">手番側</translation>
</message>
<message>
<source>Simultaneous games; more are faster on a GPU</source>
<translation type="unfinished">同時に打つ対局数。GPUでは多い方が速くなります</translation>
</message>
<message>
<source>Size</source>
<translation type="unfinished">サイズ</translation>
</message>
<message>
<source>Size of all texts, relative to the system's</source>
<translation type="unfinished">すべての文字の大きさ(システムの設定に対する割合)</translation>
</message>
<message>
<source>Size of the board</source>
<translation type="unfinished">盤のサイズ</translation>
</message>
<message>
<source>Small {size}×{size}</source>
<translation type="unfinished">小型{size}×{size}</translation>
</message>
<message>
<source>Small-board study, 5x5</source>
<translation type="unfinished">小盤研究、5x5</translation>
</message>
<message>
<source>Small-board study, 5x5 in two stages</source>
<translation type="unfinished">小盤研究、5x5を2段階で</translation>
</message>
<message>
<source>Small-board study, 9x9</source>
<translation type="unfinished">小盤研究、9x9</translation>
</message>
<message>
<source>Smallest and largest winrate of Black, searched by the judge, after an opening at each komi, like `0.3 0.7`; empty = by opening_sure where perfect play is known, else `0.1 0.9`.</source>
<translation type="unfinished">布石の後に許す、各コミでの黒の最小と最大の勝率(判定者の探索による)。`0.3 0.7`のように書きます。空 = 最善進行が分かっていればopening_sureにより、分からなければ`0.1 0.9`。</translation>
</message>
<message>
<source>Smallest loss that is reported</source>
<translation type="unfinished">知らせる最小の損失</translation>
</message>
<message>
<source>Something went wrong</source>
<translation type="unfinished">問題が起きました</translation>
</message>
<message>
<source>Sounds need Qt Multimedia, which is not installed; install the Python package PySide6-Addons and start again</source>
<translation type="unfinished">効果音にはQt Multimediaが必要ですが、インストールされていません。PythonパッケージPySide6-Addonsを入れて再起動してください</translation>
</message>
<message>
<source>Source</source>
<translation type="unfinished">出典</translation>
</message>
<message>
<source>Speed</source>
<translation type="unfinished">速度</translation>
</message>
<message>
<source>Speed [thousand per CPU second]</source>
<translation type="unfinished">速度 [千/CPU秒]</translation>
</message>
<message>
<source>Split</source>
<translation type="unfinished">分ける</translation>
</message>
<message>
<source>Square</source>
<translation type="unfinished">四角</translation>
</message>
<message>
<source>St&amp;udy…</source>
<translation type="unfinished">研究(&amp;U)…</translation>
</message>
<message>
<source>Standard</source>
<translation type="unfinished">標準</translation>
</message>
<message>
<source>Standard deviation</source>
<translation type="unfinished">標準偏差</translation>
</message>
<message>
<source>Standings</source>
<translation type="unfinished">順位表</translation>
</message>
<message>
<source>Start</source>
<translation type="unfinished">開始</translation>
</message>
<message>
<source>Start a new game with the stones and the komi of the selected row</source>
<translation type="unfinished">選択した行の置石とコミで新しい対局を始めます</translation>
</message>
<message>
<source>Start game</source>
<translation type="unfinished">対局開始</translation>
</message>
<message>
<source>Start game: Black first, komi {komi}</source>
<translation type="unfinished">対局開始: 黒先、コミ{komi}</translation>
</message>
<message>
<source>Start game: {stones} stones, komi {komi}</source>
<translation type="unfinished">対局開始: {stones}子、コミ{komi}</translation>
</message>
<message>
<source>Start of the game</source>
<translation type="unfinished">対局の始まり</translation>
</message>
<message>
<source>Start over</source>
<translation type="unfinished">やり直し</translation>
</message>
<message>
<source>Start searches the position many times with every checked network and counts how often the agents with λ 0, ½ and 1 choose a best move.</source>
<translation type="unfinished">「開始」で、選択した各ネットワークで局面を何度も探索し、λが0、½、1のエージェントが最善手を選ぶ割合を数えます。</translation>
</message>
<message>
<source>Start the engine and check that it answers</source>
<translation type="unfinished">エンジンを起動し、応答を確認します</translation>
</message>
<message>
<source>Start the game here: earlier moves and other variations are removed (Undo restores them)</source>
<translation type="unfinished">ここを対局の始まりにします。前の手と他の変化図は、元に戻すまで消えます</translation>
</message>
<message>
<source>Start with</source>
<translation type="unfinished">開始コミ</translation>
</message>
<message>
<source>Starting {name}…</source>
<translation type="unfinished">{name}を起動中…</translation>
</message>
<message>
<source>Starting…</source>
<translation type="unfinished">開始中…</translation>
</message>
<message>
<source>State</source>
<translation type="unfinished">状態</translation>
</message>
<message>
<source>Stay at this position when the main window shows another</source>
<translation type="unfinished">メインウィンドウが別の局面になってもこの局面にとどまります</translation>
</message>
<message>
<source>Steepness of the curve there</source>
<translation type="unfinished">そこでの曲線の傾き</translation>
</message>
<message>
<source>Step</source>
<translation type="unfinished">一手</translation>
</message>
<message>
<source>Step {step} of {total} ({status}): {about}.</source>
<translation type="unfinished">ステップ{step}/{total}({status}): {about}。</translation>
</message>
<message>
<source>Step {step} of {total}: {about}.</source>
<translation type="unfinished">ステップ{step}/{total}: {about}。</translation>
</message>
<message>
<source>Steps at the start in which the heads alone learn, so that random heads don't spoil a trunk that the run begins with; then the rate rises from 0 again.</source>
<translation type="unfinished">最初にヘッドだけが学習するステップ数。ランダムなヘッドが、最初に使うトランクを損なわないようにします。その後、学習率は再び0から上がります。</translation>
</message>
<message>
<source>Steps between checkpoints.</source>
<translation type="unfinished">チェックポイントの間のステップ数。</translation>
</message>
<message>
<source>Steps over which the rate rises from 0.</source>
<translation type="unfinished">学習率が0から上がるまでのステップ数。</translation>
</message>
<message>
<source>Stone &amp;animation</source>
<translation type="unfinished">着手アニメ(&amp;A)</translation>
</message>
<message>
<source>Stone scoring</source>
<translation type="unfinished">石数方式</translation>
</message>
<message>
<source>Stones</source>
<translation type="unfinished">置石</translation>
</message>
<message>
<source>Stones captured so far</source>
<translation type="unfinished">これまでのアゲハマ</translation>
</message>
<message>
<source>Stones set up</source>
<translation type="unfinished">石の配置</translation>
</message>
<message>
<source>Stones that look dead are marked.</source>
<translation type="unfinished">死んでいそうな石に印が付いています。</translation>
</message>
<message>
<source>Stop</source>
<translation type="unfinished">停止</translation>
</message>
<message>
<source>Stop ({share} %)</source>
<translation type="unfinished">停止({share} %)</translation>
</message>
<message>
<source>Stop after the current step; Continue resumes from there</source>
<translation type="unfinished">今のステップの後で止めます。「続ける」で再開します</translation>
</message>
<message>
<source>Stop after the current step; nothing is lost, and Continue resumes the run</source>
<translation type="unfinished">今のステップの後で止めます。何も失われず、「続ける」で再開します</translation>
</message>
<message>
<source>Stop comparing</source>
<translation type="unfinished">比較を中止</translation>
</message>
<message>
<source>Stop measuring</source>
<translation type="unfinished">測定を中止</translation>
</message>
<message>
<source>Stop now; finished games are kept</source>
<translation type="unfinished">すぐに止めます。終わった対局は残ります</translation>
</message>
<message>
<source>Stop now; what was searched is kept</source>
<translation type="unfinished">すぐに止めます。探索した結果は残ります</translation>
</message>
<message>
<source>Stop once it is clear which of these is more likely:</source>
<translation type="unfinished">どちらが確からしいか分かったら停止:</translation>
</message>
<message>
<source>Stop playing; the game has no result</source>
<translation type="unfinished">対局を中止します。結果は残りません</translation>
</message>
<message>
<source>Stop test</source>
<translation type="unfinished">テスト中止</translation>
</message>
<message>
<source>Stop the selected run; it can be continued later</source>
<translation type="unfinished">選択したランを止めます。後で続けられます</translation>
</message>
<message>
<source>Stop using</source>
<translation type="unfinished">使用をやめる</translation>
</message>
<message>
<source>Stop when the games left can no longer lead to a promotion.</source>
<translation type="unfinished">残りの対局で昇格し得なくなったら止めます。</translation>
</message>
<message>
<source>Stopped after too many moves and counted as it stands</source>
<translation type="unfinished">手数が多すぎるため止め、そのまま数えました</translation>
</message>
<message>
<source>Stored analysis has no ownership; analyze this position again.</source>
<translation type="unfinished">保存された解析に地の帰属がありません。この局面をもう一度解析してください。</translation>
</message>
<message>
<source>Strength</source>
<translation type="unfinished">強さ</translation>
</message>
<message>
<source>Strength (Elo)</source>
<translation type="unfinished">強さ(Elo)</translation>
</message>
<message>
<source>Strength is measured on boards from 5×5 to 19×19.</source>
<translation type="unfinished">強さは5×5～19×19の盤で測ります。</translation>
</message>
<message>
<source>Strength on {board}: not measured yet.</source>
<translation type="unfinished">{board}での強さ: 未測定。</translation>
</message>
<message>
<source>Strength on {board}: {strength}.</source>
<translation type="unfinished">{board}での強さ: {strength}。</translation>
</message>
<message>
<source>Strong</source>
<translation type="unfinished">強い</translation>
</message>
<message>
<source>Strong network</source>
<translation type="unfinished">強いネットワーク</translation>
</message>
<message>
<source>Strongest</source>
<translation type="unfinished">最強</translation>
</message>
<message>
<source>Strongest for 14×14 to 19×19, from a teacher</source>
<translation type="unfinished">14×14～19×19用の最強、教師から</translation>
</message>
<message>
<source>Strongest for 6x6 to 19x19, from a teacher</source>
<translation type="unfinished">6x6～19x19用の最強、教師から</translation>
</message>
<message>
<source>Studied position</source>
<translation type="unfinished">研究する局面</translation>
</message>
<message>
<source>Study</source>
<translation type="unfinished">研究</translation>
</message>
<message>
<source>Swap &amp;colors</source>
<translation type="unfinished">黒白の入れ替え(&amp;C)</translation>
</message>
<message>
<source>Swap colors</source>
<translation type="unfinished">黒白の入れ替え</translation>
</message>
<message>
<source>Swap rule: the players exchange colors here; White is to move.</source>
<translation type="unfinished">入れ替えルール: ここで対局者の色を交換します。白番です。</translation>
</message>
<message>
<source>T&amp;ree</source>
<translation type="unfinished">ツリー(&amp;R)</translation>
</message>
<message>
<source>Tab moves on to the next field</source>
<translation type="unfinished">Tabで次の欄へ移ります</translation>
</message>
<message>
<source>Table</source>
<translation type="unfinished">対戦表</translation>
</message>
<message>
<source>Table of moves</source>
<translation type="unfinished">手の表</translation>
</message>
<message>
<source>Tables</source>
<translation type="unfinished">表</translation>
</message>
<message>
<source>Tables of even and handicap games</source>
<translation type="unfinished">互先と置碁の表</translation>
</message>
<message>
<source>Take Black's side at White's second move, in games with the swap rule</source>
<translation type="unfinished">入れ替えルールの対局で、白の2手目に黒側を選びます</translation>
</message>
<message>
<source>Take back</source>
<translation type="unfinished">待った</translation>
</message>
<message>
<source>Take back your last move and the answer to it</source>
<translation type="unfinished">自分の最後の手と相手の応手を取り消します</translation>
</message>
<message>
<source>Take the shown position</source>
<translation type="unfinished">表示中の局面を使う</translation>
</message>
<message>
<source>Target of the score loss: the final score of the game, or the score that was searched, or given by a teacher, at each position.</source>
<translation type="unfinished">alphaを引き寄せる先。対局の最終目数差、または各局面で探索した値か教わった値。</translation>
</message>
<message>
<source>Teacher's remarks</source>
<translation type="unfinished">指導者の講評</translation>
</message>
<message>
<source>Teacher's sheet</source>
<translation type="unfinished">指導用シート</translation>
</message>
<message>
<source>Teaching</source>
<translation type="unfinished">指導</translation>
</message>
<message>
<source>Tell me when my move loses</source>
<translation type="unfinished">損な手を打ったら知らせる</translation>
</message>
<message>
<source>Temperature of openings drawn from the policy.</source>
<translation type="unfinished">ポリシーから選ぶ布石の温度。</translation>
</message>
<message>
<source>Temperature of the first moves, so that games differ.</source>
<translation type="unfinished">対局に変化をつけるための、最初の数手の温度。</translation>
</message>
<message>
<source>Temperature: 0 plays the best move, higher draws others too</source>
<translation type="unfinished">温度: 0は最善手を打ち、高いほど他の手も選びます</translation>
</message>
<message>
<source>Ten moves</source>
<translation type="unfinished">10手</translation>
</message>
<message>
<source>Ten-minute demo</source>
<translation type="unfinished">10分デモ</translation>
</message>
<message>
<source>Ten-minute demo, 5x5</source>
<translation type="unfinished">10分デモ、5x5</translation>
</message>
<message>
<source>Territory and prisoners</source>
<translation type="unfinished">地とアゲハマ</translation>
</message>
<message>
<source>Territory scoring</source>
<translation type="unfinished">日本ルール方式</translation>
</message>
<message>
<source>Territory scoring (assumed)</source>
<translation type="unfinished">日本ルール方式(仮定)</translation>
</message>
<message>
<source>Test</source>
<translation type="unfinished">テスト</translation>
</message>
<message>
<source>Test of {name}: {command}</source>
<translation type="unfinished">{name}のテスト: {command}</translation>
</message>
<message>
<source>Text on the point</source>
<translation type="unfinished">点に付ける文字</translation>
</message>
<message>
<source>Text size</source>
<translation type="unfinished">文字の大きさ</translation>
</message>
<message>
<source>Than otherwise</source>
<translation type="unfinished">普段より</translation>
</message>
<message>
<source>The 50 % rose to {winrate}</source>
<translation type="unfinished">50 %から{winrate}に上がりました</translation>
</message>
<message>
<source>The SAI paper's reference: Leela Zero scaled down to 7x7, one winrate at the fixed komi 9.5, with the search of run 20; it wants a GPU.</source>
<translation type="unfinished">SAI論文の比較対象：7x7に縮小したLeela Zero。コミ9.5での勝率1つ、探索はrun 20と同じ。GPUが必要です。</translation>
</message>
<message>
<source>The agent of the board</source>
<translation type="unfinished">この碁盤のエージェント</translation>
</message>
<message>
<source>The agent's lambda: 0 plays to win, 1 for points.</source>
<translation type="unfinished">エージェントのlambda。0は勝ちを、1は目数を目指します。</translation>
</message>
<message>
<source>The analyses of these games are gone; review them again.</source>
<translation type="unfinished">これらの対局の解析は残っていません。もう一度検討してください。</translation>
</message>
<message>
<source>The analysis of this game can't be kept ({problem}). It stays in this window; free some space, or turn on File › Save analysis in game files and save the game.</source>
<translation type="unfinished">この対局の解析を保存できません（{problem}）。解析はこのウィンドウに残ります。空き容量を増やすか、「ファイル」の「棋譜に解析を保存」をオンにして棋譜を保存してください。</translation>
</message>
<message>
<source>The answer</source>
<translation type="unfinished">正解</translation>
</message>
<message>
<source>The best move is {best}.</source>
<translation type="unfinished">最善手は{best}です。</translation>
</message>
<message>
<source>The best one for each board</source>
<translation type="unfinished">各盤に最適なもの</translation>
</message>
<message>
<source>The board is counted as it stands, so dead stones count for their owner</source>
<translation type="unfinished">盤面をそのまま数えるため、死に石も持ち主の石として数えます</translation>
</message>
<message>
<source>The board was not printed: the printer can't be used.</source>
<translation type="unfinished">プリンターが使えないため、碁盤を印刷できませんでした。</translation>
</message>
<message>
<source>The board was sent to the printer.</source>
<translation type="unfinished">碁盤をプリンターに送りました。</translation>
</message>
<message>
<source>The candidates are compared here once the position is analyzed.</source>
<translation type="unfinished">局面を解析すると、ここで候補手を比べられます。</translation>
</message>
<message>
<source>The clipboard holds no game record.</source>
<translation type="unfinished">クリップボードに棋譜がありません。</translation>
</message>
<message>
<source>The comparison: as many weights, no cross layers.</source>
<translation type="unfinished">比較対象: 同数の重み、十字層なし。</translation>
</message>
<message>
<source>The course of the game</source>
<translation type="unfinished">対局の経過</translation>
</message>
<message>
<source>The cross is the move played; the numbers are the engine's choice and what may follow.</source>
<translation type="unfinished">バツ印は打たれた手、数字はエンジンの選択とその後の想定手順です。</translation>
</message>
<message>
<source>The cross-convolution network as published (Barratt et al.): 23 layers, trained on the moves of game records alone, a tenth held out, four passes with the rate halved after each. Name the records as records.games. It wants a GPU.</source>
<translation type="unfinished">論文どおりの十字畳み込みネットワークです(Barratt et al.)。23層で、棋譜の手だけを学習し、1割は検証用に残します。4周し、1周ごとに学習率を半分にします。棋譜をrecords.gamesに指定してください。GPUが必要です。</translation>
</message>
<message>
<source>The curve appears when the network has evaluated the position.</source>
<translation type="unfinished">ネットワークが評価すると曲線が表示されます。</translation>
</message>
<message>
<source>The curve before the last move; the shift from it shows what the move gained or lost. Click to hide it.</source>
<translation type="unfinished">直前の手の前の曲線です。ずれがその手の値打ちです。クリックで隠します。</translation>
</message>
<message>
<source>The curve of this position is not known.</source>
<translation type="unfinished">この局面の曲線は分かりません。</translation>
</message>
<message>
<source>The curves after the best candidates of the selected agent; where two cross, the better move changes. Click to hide them.</source>
<translation type="unfinished">選択中のエージェントの有力候補手の後の曲線です。交差する所で優劣が入れ替わります。クリックで隠します。</translation>
</message>
<message>
<source>The dashed ring on the board is the better move; a dot is the last move.</source>
<translation type="unfinished">碁盤の破線の輪はより良い手、点は最後の手です。</translation>
</message>
<message>
<source>The dead stones are unknown.</source>
<translation type="unfinished">死に石が分かりません。</translation>
</message>
<message>
<source>The download was canceled. What has arrived is kept for the next one.</source>
<translation type="unfinished">ダウンロードを取り消しました。受信済みの部分は次のダウンロードのために残します。</translation>
</message>
<message>
<source>The endgame begins where the score stays settled; the opening ends by the number of moves or at the first sharp fight.</source>
<translation type="unfinished">ヨセは、目数差が定まったままになる所から始まります。布石は、手数または最初の激しい戦いで終わります。</translation>
</message>
<message>
<source>The engine</source>
<translation type="unfinished">エンジン</translation>
</message>
<message>
<source>The engine answers at the end of the line.</source>
<translation type="unfinished">手順の最後で応手します。</translation>
</message>
<message>
<source>The engine is loading; the first games come in some seconds.</source>
<translation type="unfinished">エンジンを読み込み中です。数秒後に最初の対局が始まります。</translation>
</message>
<message>
<source>The engine is looking at the position…</source>
<translation type="unfinished">エンジンが局面を調べています…</translation>
</message>
<message>
<source>The engine is thinking…</source>
<translation type="unfinished">考えています…</translation>
</message>
<message>
<source>The engine may resign</source>
<translation type="unfinished">エンジンの投了を許可</translation>
</message>
<message>
<source>The engine stopped with an unexpected error; the rest of the program works.</source>
<translation type="unfinished">エンジンが予期しないエラーで止まりました。他の機能は使えます。</translation>
</message>
<message>
<source>The engine's choice is always shown, and so are all moves of a search with a few visits for every move.</source>
<translation type="unfinished">エンジンの選択と、全着点に配分したときの各手は常に表示します。</translation>
</message>
<message>
<source>The engine's choice.</source>
<translation type="unfinished">エンジンの選んだ手です。</translation>
</message>
<message>
<source>The fair komi is known once the position is analyzed.</source>
<translation type="unfinished">適正コミは局面を解析すると分かります。</translation>
</message>
<message>
<source>The fair komi is unknown while the search is limited.</source>
<translation type="unfinished">探索を制限している間は適正コミが分かりません。</translation>
</message>
<message>
<source>The file has no komi; {komi} is assumed.</source>
<translation type="unfinished">ファイルにコミがないため、{komi}と仮定します。</translation>
</message>
<message>
<source>The file names no rules; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">ファイルにルールがないため、{scoring}と仮定します: {reason}。</translation>
</message>
<message>
<source>The file was read as follows. It changes on disk only when you save it.</source>
<translation type="unfinished">ファイルを次のように読み込みました。ディスク上では保存するまで変わりません。</translation>
</message>
<message>
<source>The first curve comes with the first network.</source>
<translation type="unfinished">最初の曲線は最初のネットワークで得られます。</translation>
</message>
<message>
<source>The first figures come with the first generation.</source>
<translation type="unfinished">最初の数値は第1世代で得られます。</translation>
</message>
<message>
<source>The first move of the board is any of this many best moves of the policy, all equally likely; 0 = drawn like the others. The study has 20.</source>
<translation type="unfinished">盤の初手を、ポリシー上位のこの数の手から等確率で選びます。0 = 他の手と同じ選び方。研究では20です。</translation>
</message>
<message>
<source>The first network</source>
<translation type="unfinished">最初のネットワーク</translation>
</message>
<message>
<source>The first number on a candidate</source>
<translation type="unfinished">候補手に示す最初の数値</translation>
</message>
<message>
<source>The first {shown} of {all} characters; such a long text can't be edited here.</source>
<translation type="unfinished">全{all}文字のうち最初の{shown}文字です。これほど長い文章はここでは編集できません。</translation>
</message>
<message>
<source>The folder is {path}.</source>
<translation type="unfinished">フォルダーは{path}です。</translation>
</message>
<message>
<source>The folder {folder} is not empty; choose another name.</source>
<translation type="unfinished">フォルダー{folder}は空ではありません。別の名前を選んでください。</translation>
</message>
<message>
<source>The folder {folder} is there already; choose another name.</source>
<translation type="unfinished">フォルダー{folder}はすでにあります。別の名前を選んでください。</translation>
</message>
<message>
<source>The game</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>The game ends after {n} move.</source>
<translation type="unfinished">実戦は{n}手で終わっています。</translation>
</message>
<message>
<source>The game ends after {n} moves.</source>
<translation type="unfinished">実戦は{n}手で終わっています。</translation>
</message>
<message>
<source>The game has no moves from here.</source>
<translation type="unfinished">実戦にはここからの手がありません。</translation>
</message>
<message>
<source>The game is open at the last position.</source>
<translation type="unfinished">最後の局面で、勝敗はまだ決まっていません。</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play it out.</source>
<translation type="unfinished">ここは終局後です。打ち継ぐ局面へ戻ってください。</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play.</source>
<translation type="unfinished">ここは終局後です。対局する局面へ戻ってください。</translation>
</message>
<message>
<source>The game is over: there is no move to compare.</source>
<translation type="unfinished">終局しているため、比べる手はありません。</translation>
</message>
<message>
<source>The game is over: {result}.</source>
<translation type="unfinished">終局しました: {result}。</translation>
</message>
<message>
<source>The game is over: {result}. {next}.</source>
<translation type="unfinished">終局しました: {result}。{next}。</translation>
</message>
<message>
<source>The game is set up.</source>
<translation type="unfinished">対局の準備ができました。</translation>
</message>
<message>
<source>The game on the clipboard has no moves.</source>
<translation type="unfinished">クリップボードの棋譜には手がありません。</translation>
</message>
<message>
<source>The game starts at this position now; Undo brings the earlier moves back.</source>
<translation type="unfinished">対局はこの局面から始まります。「元に戻す」で前の手が戻ります。</translation>
</message>
<message>
<source>The game was copied as SGF.</source>
<translation type="unfinished">棋譜をSGFとしてコピーしました。</translation>
</message>
<message>
<source>The game with remarks at its mistakes and better lines as variations.</source>
<translation type="unfinished">悪手に解説を、変化図に最善手順を付けた棋譜です。</translation>
</message>
<message>
<source>The game's komi, {komi}</source>
<translation type="unfinished">対局のコミ、{komi}</translation>
</message>
<message>
<source>The games lie in the folder for the reports; choose another one.</source>
<translation type="unfinished">対局がレポートのフォルダー内にあります。別のフォルダーを選んでください。</translation>
</message>
<message>
<source>The graph appears as the moves are analyzed.</source>
<translation type="unfinished">手を解析するとグラフが表示されます。</translation>
</message>
<message>
<source>The human network is gone; Networks › Get the human network brings it back.</source>
<translation type="unfinished">人間ネットワークがなくなっています。「ネットワーク」→「人間ネットワークを入手」で元に戻せます。</translation>
</message>
<message>
<source>The komi that the selected agent searches with, so that the game looks about even to it; winrates are still shown at the real komi.</source>
<translation type="unfinished">選択中のエージェントの探索が前提とするコミで、形勢がほぼ互角に見える値です。勝率は実際のコミで表示します。</translation>
</message>
<message>
<source>The lambda at which an agent would most likely have played a player's moves, by the player's lead before the move: 0 plays to win, 1 for points. Bars are 95 % intervals; leads at which the moves don't tell are left out.</source>
<translation type="unfinished">エージェントがその対局者の手を最も打ちそうなλを、着手前のリード別に示します。0は勝ち、1は目数を目指します。線は95 %区間で、手から分からないリードは省きます。</translation>
</message>
<message>
<source>The last {last} games don't differ from the {before} before by more than chance.</source>
<translation type="unfinished">直近 {last} 局とその前の {before} 局の差は、偶然の範囲内です。</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move less than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">直近 {last} 局の損失は、その前の {before} 局より一手あたり {points:.2f} 目少なくなりました（{low:.2f}～{high:.2f}）。</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move more than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">直近 {last} 局の損失は、その前の {before} 局より一手あたり {points:.2f} 目多くなりました（{low:.2f}～{high:.2f}）。</translation>
</message>
<message>
<source>The last {last} games were reviewed with about {visits:.0f} visits a position, the {before} before with about {others:.0f}, so their losses can't be compared; review them with the same time to see a trend.</source>
<translation type="unfinished">直近 {last} 局は一局面あたり探索約 {visits:.0f} 回、その前の {before} 局は約 {others:.0f} 回で検討したため、損失を比較できません。推移を見るには、同じ時間で検討し直してください。</translation>
</message>
<message>
<source>The layout changes after the game.</source>
<translation type="unfinished">配置は対局の終了後に変わります。</translation>
</message>
<message>
<source>The log is empty.</source>
<translation type="unfinished">ログは空です。</translation>
</message>
<message>
<source>The main window shows a {size}x{size} board, this run plays {own}x{own}. Open a game on {own}x{own}, or begin one with File › New game: this page then evaluates every position that you show.</source>
<translation type="unfinished">メインウィンドウは{size}x{size}盤ですが、このランは{own}x{own}です。{own}x{own}の棋譜を開くか、「ファイル」→「新規対局」で始めてください。各局面をここで評価します。</translation>
</message>
<message>
<source>The measurement failed: {error}</source>
<translation type="unfinished">測定に失敗しました: {error}</translation>
</message>
<message>
<source>The most frequent ones</source>
<translation type="unfinished">最も多い手</translation>
</message>
<message>
<source>The move is inside the outlined part.</source>
<translation type="unfinished">次の手は囲んだ範囲の中です。</translation>
</message>
<message>
<source>The move whose learning is shown</source>
<translation type="unfinished">学習を表示する手</translation>
</message>
<message>
<source>The moves are being judged…</source>
<translation type="unfinished">手を判定しています…</translation>
</message>
<message>
<source>The moves that are hardest to judge are searched until the time is over.</source>
<translation type="unfinished">時間が来るまで、判定の難しい手を探索します。</translation>
</message>
<message>
<source>The multi-labelled value network with board evaluation (BV-ML-VN) of Wu et al. on a small scale: it learns who would have won 9x9 games at every komi from -3.5 to 12.5, and who owns each point, from one position of each game that two policies play. Name them as policy_games.first_network and policy_games.then_network, or learn from counted game records: policy_games.learn=nothing, records.learn=true, records.games=FILE. The other three networks of the paper: network.ownership=false (ML-VN), network.value_head=flat (BV-VN), or both (VN).</source>
<translation type="unfinished">Wu et al.の盤面評価付き多ラベル価値ネットワーク(BV-ML-VN)の小規模版です。2つのポリシーが打つ9x9の各局の一局面から、-3.5～12.5の各コミでの勝者と各点の地の帰属を学習します。ポリシーをpolicy_games.first_networkとpolicy_games.then_networkに指定するか、目数差の記録された棋譜から学習してください: policy_games.learn=nothing、records.learn=true、records.games=FILE。論文の他の3つのネットワークは、network.ownership=false (ML-VN)、network.value_head=flat (BV-VN)、またはその両方(VN)です。</translation>
</message>
<message>
<source>The network has winrates for certain komi only; for any other komi the nearest of them is used.</source>
<translation type="unfinished">このネットワークは一部のコミの勝率だけを持ち、その他は最も近いコミの値で代えます。</translation>
</message>
<message>
<source>The network is loading.</source>
<translation type="unfinished">ネットワークを読み込んでいます。</translation>
</message>
<message>
<source>The network is loading; the job begins after that.</source>
<translation type="unfinished">ネットワークを読み込んでいます。終わりしだい始めます。</translation>
</message>
<message>
<source>The network of run 20 with twice the visits.</source>
<translation type="unfinished">ラン20のネットワークで、探索数は2倍。</translation>
</message>
<message>
<source>The network of run 20 without temperatures, lambda 0.5.</source>
<translation type="unfinished">ラン20のネットワークで、温度なし、lambda 0.5。</translation>
</message>
<message>
<source>The network of run 23 with lambda 0.</source>
<translation type="unfinished">ラン23のネットワークで、lambda 0。</translation>
</message>
<message>
<source>The network runs with {evaluator}</source>
<translation type="unfinished">ネットワークは{evaluator}で動作中です</translation>
</message>
<message>
<source>The network you begin with, with calmer and sharper curves.</source>
<translation type="unfinished">最初のネットワークで、曲線がより穏やかで鋭いもの。</translation>
</message>
<message>
<source>The network {network} doesn't estimate ownership; choose another one in the Networks menu.</source>
<translation type="unfinished">ネットワーク{network}は地の帰属を推定しません。「ネットワーク」メニューで別のものを選んでください。</translation>
</message>
<message>
<source>The network's estimate without a search. Click to hide it.</source>
<translation type="unfinished">探索なしのネットワークの推定です。クリックで隠します。</translation>
</message>
<message>
<source>The network's probability in percent</source>
<translation type="unfinished">ネットワークによる確率(%)</translation>
</message>
<message>
<source>The networks are in {folder}.</source>
<translation type="unfinished">ネットワークは{folder}にあります。</translation>
</message>
<message>
<source>The networks evaluate the position one after the other.</source>
<translation type="unfinished">ネットワークが順に評価します。</translation>
</message>
<message>
<source>The networks evaluate the position…</source>
<translation type="unfinished">ネットワークが局面を評価しています…</translation>
</message>
<message>
<source>The networks of this run have no curve over komi.</source>
<translation type="unfinished">このランのネットワークにはコミ別の曲線がありません。</translation>
</message>
<message>
<source>The networks' policies alone, without a search</source>
<translation type="unfinished">探索なしで、ネットワークのポリシーだけで打ちます</translation>
</message>
<message>
<source>The open game</source>
<translation type="unfinished">開いている対局</translation>
</message>
<message>
<source>The open game, from move {number} on</source>
<translation type="unfinished">開いている対局({number}手目から)</translation>
</message>
<message>
<source>The open game: {worth}</source>
<translation type="unfinished">開いている対局: {worth}</translation>
</message>
<message>
<source>The optimizer; muon is for the matrices of hidden layers, with adamw for all others.</source>
<translation type="unfinished">最適化手法。muonは隠れ層の行列用で、他はadamwを使います。</translation>
</message>
<message>
<source>The paper or system that it follows</source>
<translation type="unfinished">基にした論文やシステム</translation>
</message>
<message>
<source>The paper's network of type V, as strong as its Table I tells.</source>
<translation type="unfinished">論文のV型ネットワークで、強さはTable Iのとおり。</translation>
</message>
<message>
<source>The paper's network with a broad policy in its searches.</source>
<translation type="unfinished">探索で広いポリシーを使う論文のネットワーク。</translation>
</message>
<message>
<source>The paper's reference network, the quickest to its plateau.</source>
<translation type="unfinished">論文の基準ネットワークで、最も早く頭打ちに達したもの。</translation>
</message>
<message>
<source>The paper's reference: one winrate at komi 9.5, no score.</source>
<translation type="unfinished">論文の比較対象: コミ9.5での一つの勝率、目数差なし。</translation>
</message>
<message>
<source>The planes of the position appear here once the engine is ready.</source>
<translation type="unfinished">エンジンの準備ができると、ここに局面の入力面が表示されます。</translation>
</message>
<message>
<source>The players are being loaded.</source>
<translation type="unfinished">対局者を読み込んでいます。</translation>
</message>
<message>
<source>The players exchanged colors; White is to move.</source>
<translation type="unfinished">黒白を入れ替えました。白番です。</translation>
</message>
<message>
<source>The position is no longer in the game.</source>
<translation type="unfinished">この局面はもう棋譜にありません。</translation>
</message>
<message>
<source>The position was copied as text.</source>
<translation type="unfinished">局面を文字としてコピーしました。</translation>
</message>
<message>
<source>The position was copied for Sensei's Library.</source>
<translation type="unfinished">局面をSensei's Library用にコピーしました。</translation>
</message>
<message>
<source>The record now has an illegal move: {problem}.</source>
<translation type="unfinished">棋譜に反則手があります: {problem}。</translation>
</message>
<message>
<source>The report is {path}.</source>
<translation type="unfinished">レポートは{path}です。</translation>
</message>
<message>
<source>The result is hidden while you play.</source>
<translation type="unfinished">対局中は結果を表示しません。</translation>
</message>
<message>
<source>The result is not known.</source>
<translation type="unfinished">結果は分かりません。</translation>
</message>
<message>
<source>The result is now {new} instead of {old}, since the komi changed.</source>
<translation type="unfinished">コミが変わったので、結果は{old}から{new}になりました。</translation>
</message>
<message>
<source>The result of the review is hidden while you play.</source>
<translation type="unfinished">対局中は検討の結果を表示しません。</translation>
</message>
<message>
<source>The result {result} was written to the game info.</source>
<translation type="unfinished">結果{result}を対局情報に書き込みました。</translation>
</message>
<message>
<source>The review of the previous game was stopped at {share} %. Open that game and review it again to go on from there.</source>
<translation type="unfinished">前の対局の検討は{share} %で止まりました。その棋譜を開いて再び検討すると、続きから再開します。</translation>
</message>
<message>
<source>The rules RU[{ruleset}] are not known; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">RU[{ruleset}]は未知のルールのため、{scoring}と仮定します: {reason}。</translation>
</message>
<message>
<source>The run already has {generations} generations; enter a larger number.</source>
<translation type="unfinished">ランはすでに{generations}世代あります。もっと多く指定してください。</translation>
</message>
<message>
<source>The run can't be continued.</source>
<translation type="unfinished">続けられません。</translation>
</message>
<message>
<source>The run can't be continued; start a new run.</source>
<translation type="unfinished">続けられません。新しいランを始めてください。</translation>
</message>
<message>
<source>The run continues from generation {generation} of {generations}. Its training settings are fixed; its length and the hardware that it uses can be changed:</source>
<translation type="unfinished">ランは{generations}世代中の第{generation}世代から続きます。学習する内容は途中で変えられませんが、期間と手段は変えられます:</translation>
</message>
<message>
<source>The run has reached its limit of time or nodes; enter a higher one, or 0 for none.</source>
<translation type="unfinished">ランは時間またはノード数の上限に達しています。より大きい値か、無制限の0を指定してください。</translation>
</message>
<message>
<source>The run is finished at generation {generation}, at its limit of time or nodes. To continue it, enter a higher limit.</source>
<translation type="unfinished">ランは時間またはノード数の上限に達し、第{generation}世代で終わりました。続けるには上限を上げてください。</translation>
</message>
<message>
<source>The run is finished at generation {generation}. To continue it, enter more generations.</source>
<translation type="unfinished">ランは第{generation}世代で終わりました。続けるには世代数を増やしてください。</translation>
</message>
<message>
<source>The same for both players; a player who runs out of time loses</source>
<translation type="unfinished">双方同じです。時間が切れた側が負けます</translation>
</message>
<message>
<source>The same mistakes by what their reasons are about, as far as those are known</source>
<translation type="unfinished">同じ悪手を、理由が分かっている範囲で、その理由の内容別に示します</translation>
</message>
<message>
<source>The score that the network expects from the empty board, which is also its fair komi [points for Black]. A weak network may pass through the true value by chance: look for a sharp beta too.</source>
<translation type="unfinished">ネットワークが予想する空の盤の目数差で、適正コミでもあります [黒の目数]。弱いネットワークが偶然に真の値を通ることもあるので、betaが鋭いかも見てください。</translation>
</message>
<message>
<source>The search gives most visits to the best moves</source>
<translation type="unfinished">探索が最善手に多くの探索数を割り当てます</translation>
</message>
<message>
<source>The search is followed here once the position is analyzed.</source>
<translation type="unfinished">局面を解析すると、ここに探索の経過が表示されます。</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">第2主成分は分散の{share:.1f} %で、強さだけによる割合({limit:.1f} %まで)を超えます。</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, no more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">第2主成分は分散の{share:.1f} %で、強さだけによる割合({limit:.1f} %まで)を超えません。</translation>
</message>
<message>
<source>The second stage begins only if a gate's games have more moves on average.</source>
<translation type="unfinished">ゲートの対局の平均手数がこれより多い場合だけ、第2段階を始めます。</translation>
</message>
<message>
<source>The selected run is not running.</source>
<translation type="unfinished">ここで動作中のランはありません。</translation>
</message>
<message>
<source>The sequential test is decided. To play on without it, enter the number of games per pair:</source>
<translation type="unfinished">逐次検定は決着しました。検定なしで続けるには、組ごとの対局数を入力してください:</translation>
</message>
<message>
<source>The server receives this address, the name of this program and, like any web page that you visit, your IP address. Nothing else is sent.</source>
<translation type="unfinished">サーバーには、このアドレス、本プログラムの名前、そして閲覧する通常のウェブページと同様にあなたのIPアドレスが伝わります。ほかには何も送りません。</translation>
</message>
<message>
<source>The sigmoid of the network's alpha and beta, beside the network's own curve.</source>
<translation type="unfinished">ネットワークのalphaとbetaによるシグモイドです。ネットワーク自身の曲線と並べて示します。</translation>
</message>
<message>
<source>The small-board study's player of 52 simulations on 5x5 (Zheng, GoCSE392, part 1): one winrate, the board alone as input, 20 generations of 100 games, Black wins with more than half of the points. Q counts from 0 to 1 here, so its Cpuct 1.1 is 0.55, and its noise 0.03 is unscaled.</source>
<translation type="unfinished">小盤研究の5x5の52シミュレーションの打ち手です(Zheng, GoCSE392, part 1)。勝率は一つ、入力は盤だけ、100局ずつ20世代で、黒は点の過半数で勝ちます。ここではQを0から1で数えるため、Cpuct 1.1は0.55となり、ノイズ0.03は換算しません。</translation>
</message>
<message>
<source>The small-board study's search on 9x9 (Zheng, GoCSE392, part 2): five moves of a position and one more per ply, a depth drawn from 3 to 7, Q decision; Black wins with 44 points or more. The draw's range and the limits of 1600 and 400 visits are ours; the study names depths 3, 5 and 7. It wants a GPU.</source>
<translation type="unfinished">小盤研究の9x9の探索です(Zheng, GoCSE392, part 2)。一局面5手と一手ごとにもう1手、3～7から抽選する深さ、Q決定、黒44点の対局です。抽選の範囲と探索数の上限1600と400は独自のもので、研究は深さ3、5、7を挙げています。GPUが必要です。</translation>
</message>
<message>
<source>The small-board study's two stages on 5x5 (Zheng, GoCSE392, 6.3): unbalanced games with 2 simulations until the gate's games are long, with few captures and widely spread scores, then balanced ones with 52; big wins count ten times. The komi of stage 2 is 9x9's, as the study gives none for 5x5.</source>
<translation type="unfinished">小盤研究の5x5での2段階です(Zheng, GoCSE392, 6.3)。ゲートの対局が長く、穏やかで、差の散らばるものになるまで2シミュレーションの不均衡な対局、その後52の均衡した対局を行います。大勝は10倍に数えます。研究に5x5の値がないため、第2段階のコミは9x9のものです。</translation>
</message>
<message>
<source>The speed can't be measured: {error}.</source>
<translation type="unfinished">速度を測定できません: {error}。</translation>
</message>
<message>
<source>The start of the game can't be deleted.</source>
<translation type="unfinished">対局の始まりは削除できません。</translation>
</message>
<message>
<source>The strength can't be measured: {error}.</source>
<translation type="unfinished">強さを測定できません: {error}。</translation>
</message>
<message>
<source>The strong network searches positions of this run's latest games; then generations of the run evaluate the same positions. The charts Winrate error and Black wins the empty board show how close their answers are. Repeating the comparison measures only what is new.</source>
<translation type="unfinished">強いネットワークがこのランの最新の対局の局面を探索し、次にランの各世代が同じ局面を評価します。「勝率の誤差」と「空の盤の黒勝率」のグラフが、どれだけ近いかを示します。繰り返すときは新しい分だけ測ります。</translation>
</message>
<message>
<source>The summary and all moves.</source>
<translation type="unfinished">概要とすべての手です。</translation>
</message>
<message>
<source>The table was saved as {name}.</source>
<translation type="unfinished">表を{name}として保存しました。</translation>
</message>
<message>
<source>The teacher network expects {result} after the last move.</source>
<translation type="unfinished">教師ネットワークは最終手の後、{result}と予想しています。</translation>
</message>
<message>
<source>The test was stopped before its first games were counted.</source>
<translation type="unfinished">最初の対局が数えられる前にテストを中止しました。</translation>
</message>
<message>
<source>The test was stopped; {games} games at each komi count. {verdict}</source>
<translation type="unfinished">テストを中止しました。各コミで{games}局が数えられます。{verdict}</translation>
</message>
<message>
<source>The time is estimated when all settings are right.</source>
<translation type="unfinished">すべての設定が正しくなると時間を見積もります。</translation>
</message>
<message>
<source>The time is that of each game, which gets a report as soon as it is done. The review can be stopped and continued later; nothing is searched twice.</source>
<translation type="unfinished">時間は一局当たりです。一局終わるごとにレポートができます。検討は止めて後で続けられ、同じ探索は繰り返しません。</translation>
</message>
<message>
<source>The variation was copied; it can be pasted into any game of this size.</source>
<translation type="unfinished">変化図をコピーしました。同じサイズの対局に貼り付けられます。</translation>
</message>
<message>
<source>The variation was not pasted: its position was deleted.</source>
<translation type="unfinished">局面が削除されたため、変化図を貼り付けられませんでした。</translation>
</message>
<message>
<source>The visits of every move appear here once the position is analyzed.</source>
<translation type="unfinished">局面を解析すると、ここに各手の探索数が表示されます。</translation>
</message>
<message>
<source>The window is in {language} after the next start.</source>
<translation type="unfinished">次回の起動から{language}で表示します。</translation>
</message>
<message>
<source>The winrate curve of the empty board as each generation sees it: from a flat guess to a step at the true score. Earlier generations stay as pale lines. Drag the slider below, or play it as a film.</source>
<translation type="unfinished">各世代が見た空の盤の勝率曲線です。平らな当て推量から、真の目数差での段差へと変わります。以前の世代は薄い線で残ります。下のスライダーを動かすか、動画として再生してください。</translation>
</message>
<message>
<source>The winrate for every komi appears here once the position is analyzed.</source>
<translation type="unfinished">局面を解析すると、ここにコミごとの勝率が表示されます。</translation>
</message>
<message>
<source>The worst mistakes</source>
<translation type="unfinished">最も悪いミス</translation>
</message>
<message>
<source>The {n} mistake of {side} is not typical of the rank.</source>
<translation type="unfinished">{side}の悪手{n}は、その段級位に典型的なものではありません。</translation>
</message>
<message>
<source>There are no figures for the candidates yet; analyze the position first.</source>
<translation type="unfinished">候補手の数値がまだありません。先に局面を解析してください。</translation>
</message>
<message>
<source>There are no figures for the timeline yet; analyze the position first.</source>
<translation type="unfinished">推移グラフの数値がまだありません。先に局面を解析してください。</translation>
</message>
<message>
<source>There are no games of this run yet to take positions from.</source>
<translation type="unfinished">局面を取り出せるこのランの対局がまだありません。</translation>
</message>
<message>
<source>There are no more moves.</source>
<translation type="unfinished">もう手がありません。</translation>
</message>
<message>
<source>There are no moves to judge.</source>
<translation type="unfinished">判定する手がありません。</translation>
</message>
<message>
<source>There are no recorded openings for {size}×{size}; choose another kind.</source>
<translation type="unfinished">{size}×{size}の収録済み布石はありません。別の種類を選んでください。</translation>
</message>
<message>
<source>There are no stones to put a frame around; set up the problem first</source>
<translation type="unfinished">枠で囲む石がありません。先に問題を配置してください</translation>
</message>
<message>
<source>There are no such mistakes to practice.</source>
<translation type="unfinished">練習できるそのような悪手はありません。</translation>
</message>
<message>
<source>There are {n} more remarks.</source>
<translation type="unfinished">ほかに{n}件の注意があります。</translation>
</message>
<message>
<source>There is a run in {folder} already; continue it, or choose another name.</source>
<translation type="unfinished">{folder}にはすでにランがあります。それを続けるか、別の名前を選んでください。</translation>
</message>
<message>
<source>There is no candidate {number} here.</source>
<translation type="unfinished">ここに候補手{number}はありません。</translation>
</message>
<message>
<source>There is no comment or annotation after this position.</source>
<translation type="unfinished">この局面より後にコメントや注釈はありません。</translation>
</message>
<message>
<source>There is no comment or annotation before this position.</source>
<translation type="unfinished">この局面より前にコメントや注釈はありません。</translation>
</message>
<message>
<source>There is no game to review, or no network for it.</source>
<translation type="unfinished">検討する対局がないか、対応するネットワークがありません。</translation>
</message>
<message>
<source>There is no legal move in the region.</source>
<translation type="unfinished">範囲内に合法手がありません。</translation>
</message>
<message>
<source>There is no legal move on {where}.</source>
<translation type="unfinished">{where}に合法手がありません。</translation>
</message>
<message>
<source>There is no move of yours to take back.</source>
<translation type="unfinished">待ったをする自分の手がありません。</translation>
</message>
<message>
<source>There is no move to compare in this position.</source>
<translation type="unfinished">この局面に比べる手はありません。</translation>
</message>
<message>
<source>There is no move to hint at here.</source>
<translation type="unfinished">ここにヒントとなる手はありません。</translation>
</message>
<message>
<source>There is no network for {board}; add one first.</source>
<translation type="unfinished">{board}用のネットワークがありません。先に追加してください。</translation>
</message>
<message>
<source>There is no network for {size}x{size}; add one in the Networks menu.</source>
<translation type="unfinished">{size}x{size}用のネットワークがありません。「ネットワーク」メニューで追加してください。</translation>
</message>
<message>
<source>There is no network for {size}×{size}: moves, editing and counting work, but analysis needs one.</source>
<translation type="unfinished">{size}×{size}用のネットワークがありません。着手、編集、目数の計算はできますが、解析には必要です。</translation>
</message>
<message>
<source>There is no other run to compare with.</source>
<translation type="unfinished">比べる他のランがありません。</translation>
</message>
<message>
<source>There is no other variation in this direction.</source>
<translation type="unfinished">この向きに他の変化はありません。</translation>
</message>
<message>
<source>There is no room for a frame: the stones reach over too much of the board; use a larger board</source>
<translation type="unfinished">枠を付ける余地がありません。石が盤の広い範囲に及んでいます。もっと大きな盤を使ってください</translation>
</message>
<message>
<source>There is no run in {folder}; choose a folder with a run.json.</source>
<translation type="unfinished">{folder}にランがありません。run.jsonのあるフォルダーを選んでください。</translation>
</message>
<message>
<source>There is no run yet; start one with New run.</source>
<translation type="unfinished">まだランがありません。「新規ラン」で始めてください。</translation>
</message>
<message>
<source>There is no stone whose part could be shown.</source>
<translation type="unfinished">働きを示せる石がありません。</translation>
</message>
<message>
<source>There is no variation to collapse.</source>
<translation type="unfinished">折りたたむ変化がありません。</translation>
</message>
<message>
<source>There is no {file} in the folder of the review.</source>
<translation type="unfinished">検討のフォルダーに{file}がありません。</translation>
</message>
<message>
<source>There is nothing at {path}.</source>
<translation type="unfinished">{path}には何もありません。</translation>
</message>
<message>
<source>There is nothing to export yet.</source>
<translation type="unfinished">まだ書き出すものがありません。</translation>
</message>
<message>
<source>There is {n} more remark.</source>
<translation type="unfinished">ほかに{n}件の注意があります。</translation>
</message>
<message>
<source>These figures come from an earlier analysis. Start one to follow its search.</source>
<translation type="unfinished">これは以前の解析の数値です。解析を始めると探索の経過が見られます。</translation>
</message>
<message>
<source>These results are shown but not kept in the game</source>
<translation type="unfinished">この結果は表示されますが棋譜には残りません</translation>
</message>
<message>
<source>These settings change the speed; measure again to see time and disk space.</source>
<translation type="unfinished">この設定では速度が変わります。時間とディスク量を見るには測り直してください。</translation>
</message>
<message>
<source>These settings learn from another network: name its file as distillation.teacher, or folders of its labels as distillation.labels.</source>
<translation type="unfinished">この設定は別のネットワークから学習します。そのファイルをdistillation.teacherに、またはそのラベルのフォルダーをdistillation.labelsに指定してください。</translation>
</message>
<message>
<source>They are too few to tell beta.</source>
<translation type="unfinished">対局が少なすぎて、betaは分かりません。</translation>
</message>
<message>
<source>They give beta {beta:.2f} ({low:.2f} to {high:.2f}), the network {own:.2f}.</source>
<translation type="unfinished">対局によるbetaは{beta:.2f}({low:.2f}～{high:.2f})、ネットワークは{own:.2f}です。</translation>
</message>
<message>
<source>This computer</source>
<translation type="unfinished">このコンピューター</translation>
</message>
<message>
<source>This game contains analysis by {others}. The network in use, {network}, replaces it in each position that it searches.</source>
<translation type="unfinished">この棋譜には {others} による解析が含まれています。現在使用中の {network} が探索した局面では、その数値に置き換わります。</translation>
</message>
<message>
<source>This game has no review yet.</source>
<translation type="unfinished">この対局はまだ検討していません。</translation>
</message>
<message>
<source>This game was not reviewed from a file or a link.</source>
<translation type="unfinished">この対局は、ファイルやリンクから検討したものではありません。</translation>
</message>
<message>
<source>This is a sample game. What would you like to do?</source>
<translation type="unfinished">これはサンプル棋譜です。何をしますか？</translation>
</message>
<message>
<source>This is the main line.</source>
<translation type="unfinished">ここが本譜です。</translation>
</message>
<message>
<source>This network is in your list already.</source>
<translation type="unfinished">このネットワークはすでに一覧にあります。</translation>
</message>
<message>
<source>This network knows no score, so points can't be compared.</source>
<translation type="unfinished">このネットワークは目数差を出さないため、目数を比べられません。</translation>
</message>
<message>
<source>This network knows no score, so the fair komi is unknown.</source>
<translation type="unfinished">このネットワークは目数差を出さないため、適正コミが分かりません。</translation>
</message>
<message>
<source>This network only suggests moves: it gives no winrates.</source>
<translation type="unfinished">このネットワークは手だけを知っています。勝率はありません。</translation>
</message>
<message>
<source>This network sees one komi at a time: the curve is fitted to its winrates at many komi, to within {percent:.0f} %.</source>
<translation type="unfinished">このネットワークは一度に一つのコミしか見ません。曲線は多数のコミでの勝率に誤差{percent:.0f} %以内で合わせたものです。</translation>
</message>
<message>
<source>This position is the start of the game already.</source>
<translation type="unfinished">この局面はすでに対局の始まりです。</translation>
</message>
<message>
<source>This run has no games to show.</source>
<translation type="unfinished">このランには表示する対局がありません。</translation>
</message>
<message>
<source>This run plays no games: it learns from labels or game records made before.</source>
<translation type="unfinished">このランは対局しません。事前に作られたラベルまたは棋譜から学習します。</translation>
</message>
<message>
<source>Threads of a step on the processor; more than one where no other process plays.</source>
<translation type="unfinished">プロセッサーでの1ステップのスレッド数。他に対局するプロセスがなければ2以上にします。</translation>
</message>
<message>
<source>Three or more players play a round robin</source>
<translation type="unfinished">3人以上なら総当たりになります</translation>
</message>
<message>
<source>Time</source>
<translation type="unfinished">持ち時間</translation>
</message>
<message>
<source>Time between two moves that autoplay plays</source>
<translation type="unfinished">自動再生の一手ごとの間隔</translation>
</message>
<message>
<source>Time here</source>
<translation type="unfinished">所要時間</translation>
</message>
<message>
<source>Time limit of another program for a move; exceeding it loses the game.</source>
<translation type="unfinished">他のプログラムの一手の制限時間。超えると負けになります。</translation>
</message>
<message>
<source>Time limit of another program for its first answer; some tune themselves when they start.</source>
<translation type="unfinished">他のプログラムの最初の応答の制限時間。起動時に自己調整するものもあります。</translation>
</message>
<message>
<source>Time limit of the run; 0 = no limit. The learning rate is lowest at the limit, for which the last generation plays and trains less.</source>
<translation type="unfinished">ランの最長時間。0 = 無制限。終わりに学習率が最低になり、それに合わせて最後の世代は対局と学習を減らします。</translation>
</message>
<message>
<source>Time until the last generation, estimated from the latest ones.</source>
<translation type="unfinished">最近の世代から見積もった、最後の世代までの実時間です。</translation>
</message>
<message>
<source>Timeline</source>
<translation type="unfinished">推移グラフ</translation>
</message>
<message>
<source>To the &amp;end</source>
<translation type="unfinished">最後へ(&amp;E)</translation>
</message>
<message>
<source>To the &amp;main line</source>
<translation type="unfinished">本譜へ(&amp;M)</translation>
</message>
<message>
<source>To the &amp;start</source>
<translation type="unfinished">最初へ(&amp;S)</translation>
</message>
<message>
<source>To the b&amp;ranch point</source>
<translation type="unfinished">分岐点へ(&amp;R)</translation>
</message>
<message>
<source>To the end</source>
<translation type="unfinished">最後へ</translation>
</message>
<message>
<source>To the start</source>
<translation type="unfinished">最初へ</translation>
</message>
<message>
<source>To the start or the end</source>
<translation type="unfinished">最初または最後へ</translation>
</message>
<message>
<source>Toolbar</source>
<translation type="unfinished">ツールバー</translation>
</message>
<message>
<source>Train a new network by self-play</source>
<translation type="unfinished">自己対局で新しいネットワークを学習させます</translation>
</message>
<message>
<source>Train a small 5×5 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">小さな5×5ネットワークを学習させ、対戦させます。設定はすべて選択済みです</translation>
</message>
<message>
<source>Train a small 7×7 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">小さな7×7ネットワークを学習させ、対戦させます。設定は不要です</translation>
</message>
<message>
<source>Training</source>
<translation type="unfinished">学習</translation>
</message>
<message>
<source>Training steps from one line of the log to the next, which has the learning rate and each loss, averaged over these steps.</source>
<translation type="unfinished">ログの行から次の行までの学習ステップ数。行には学習率と各損失の、このステップ間の平均が書かれます。</translation>
</message>
<message>
<source>Train…</source>
<translation type="unfinished">学習…</translation>
</message>
<message>
<source>Tree</source>
<translation type="unfinished">ツリー</translation>
</message>
<message>
<source>Tree of branched games</source>
<translation type="unfinished">分岐対局のツリー</translation>
</message>
<message>
<source>Trend of a player's losses over reviewed games, and what costs most</source>
<translation type="unfinished">検討した対局を通した棋士の損失の推移と、最も高くつくもの</translation>
</message>
<message>
<source>Triangle</source>
<translation type="unfinished">三角</translation>
</message>
<message>
<source>Tries</source>
<translation type="unfinished">回数</translation>
</message>
<message>
<source>Try again</source>
<translation type="unfinished">もう一度</translation>
</message>
<message>
<source>Turning points</source>
<translation type="unfinished">勝負所</translation>
</message>
<message>
<source>Turning points and mistakes</source>
<translation type="unfinished">勝負所と悪手</translation>
</message>
<message>
<source>Two Elo differences like `0 35`: stop as soon as the games say which one fits the first player better (5 percent errors); empty = play all games. Matches only.</source>
<translation type="unfinished">`0 35`のような2つのElo差。第1対局者にどちらが合うかを対局で見分けられたら(誤り5 %)終了します。空 = 全局を打ちます。対戦でのみ使えます。</translation>
</message>
<message>
<source>Two more simulations for each move, in trees that grow over the games of a pair</source>
<translation type="unfinished">組の対局を通じて育つ探索木で、一手ごとに2シミュレーションを加えます</translation>
</message>
<message>
<source>Two people play by the clock.</source>
<translation type="unfinished">2人が時計を使って対局します。</translation>
</message>
<message>
<source>Type a command, or a move number</source>
<translation type="unfinished">コマンドか手数を入力</translation>
</message>
<message>
<source>Typical of the rank, not of the next</source>
<translation type="unfinished">その段級位に典型的で、次の段級位では違うもの</translation>
</message>
<message>
<source>Unclear position</source>
<translation type="unfinished">形勢不明</translation>
</message>
<message>
<source>Under the curve: the komi each agent averages over. λ = 0 looks at the real komi alone, λ = 1 reaches to where the network's own curve (dotted) is even.</source>
<translation type="unfinished">曲線の下: 各エージェントが平均をとるコミの範囲です。λ = 0は実際のコミだけを見て、λ = 1はネットワーク自身の曲線(点線)が互角になる所まで広がります。</translation>
</message>
<message>
<source>Undo</source>
<translation type="unfinished">元に戻す</translation>
</message>
<message>
<source>Unit of the loss</source>
<translation type="unfinished">損失の単位</translation>
</message>
<message>
<source>Unsaved changes</source>
<translation type="unfinished">未保存の変更</translation>
</message>
<message>
<source>Unsaved changes to {games} games were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studioが予期せず終了した際の、{games}局の未保存の変更が残っています。</translation>
</message>
<message>
<source>Unsaved changes to {game} were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studioが予期せず終了した際の、{game}の未保存の変更が残っています。</translation>
</message>
<message>
<source>Unsaved games</source>
<translation type="unfinished">未保存の対局</translation>
</message>
<message>
<source>Untitled game</source>
<translation type="unfinished">無題の対局</translation>
</message>
<message>
<source>Use</source>
<translation type="unfinished">適用</translation>
</message>
<message>
<source>Use KataGo's network of how people play, found on this computer or downloaded; it adds opponents of every rank and tells who would find a move</source>
<translation type="unfinished">人の打ち方を学んだKataGoのネットワークを、このコンピューターで見つけて使うか、ダウンロードします。各段級位の相手が加わり、手を誰が見つけるかが分かります</translation>
</message>
<message>
<source>Use a KataGo network found on this computer, or download one</source>
<translation type="unfinished">このコンピューターにあるKataGoネットワークを使うか、ダウンロードします</translation>
</message>
<message>
<source>Use as network</source>
<translation type="unfinished">ネットワークとして使う</translation>
</message>
<message>
<source>Use for analysis</source>
<translation type="unfinished">解析に使う</translation>
</message>
<message>
<source>Use generation {generation} as network</source>
<translation type="unfinished">第{generation}世代をネットワークとして使う</translation>
</message>
<message>
<source>Use on this board</source>
<translation type="unfinished">この盤で使う</translation>
</message>
<message>
<source>Use on {board}</source>
<translation type="unfinished">{board}で使う</translation>
</message>
<message>
<source>Use {komi}</source>
<translation type="unfinished">{komi}を使う</translation>
</message>
<message>
<source>Use {name}</source>
<translation type="unfinished">{name}を使う</translation>
</message>
<message>
<source>Use {network}</source>
<translation type="unfinished">「{network}」を使う</translation>
</message>
<message>
<source>Usual time</source>
<translation type="unfinished">通常の時間</translation>
</message>
<message>
<source>Usually about {time} and {disk} of disk for {games} games and {nodes} nodes. Measure this computer for ten seconds to know its own time.</source>
<translation type="unfinished">{games}局、{nodes}ノードで通常は約{time}、ディスク約{disk}です。このコンピューターでの時間を知るには10秒測ってください。</translation>
</message>
<message>
<source>VS-M: winrate</source>
<translation type="unfinished">VS-M: 勝率</translation>
</message>
<message>
<source>Value</source>
<translation type="unfinished">値</translation>
</message>
<message>
<source>Variation {vertex}</source>
<translation type="unfinished">変化図 {vertex}</translation>
</message>
<message>
<source>Variations of the record stand beside the move that they replace; their own branches are left out.</source>
<translation type="unfinished">棋譜の変化図は、それが置き換える手の横に示します。変化図の中の分岐は省きます。</translation>
</message>
<message>
<source>Vertical lines are 95 % intervals of the mean of five games.</source>
<translation type="unfinished">縦線は五局の平均の 95 % 信頼区間です。</translation>
</message>
<message>
<source>Very bad move</source>
<translation type="unfinished">大悪手</translation>
</message>
<message>
<source>Very good for Black</source>
<translation type="unfinished">黒優勢</translation>
</message>
<message>
<source>Very good for White</source>
<translation type="unfinished">白優勢</translation>
</message>
<message>
<source>Very good move</source>
<translation type="unfinished">妙手</translation>
</message>
<message>
<source>Very unclear position</source>
<translation type="unfinished">形勢まったく不明</translation>
</message>
<message>
<source>View another komi</source>
<translation type="unfinished">別のコミで表示</translation>
</message>
<message>
<source>View at {komi}</source>
<translation type="unfinished">コミ {komi} で見る</translation>
</message>
<message>
<source>View everything at the game's komi again ({rules})</source>
<translation type="unfinished">すべてを再び対局のコミで表示します({rules})</translation>
</message>
<message>
<source>View half a point less</source>
<translation type="unfinished">表示を半目下げます</translation>
</message>
<message>
<source>View half a point more</source>
<translation type="unfinished">表示を半目上げます</translation>
</message>
<message>
<source>View the fair komi of this position, rounded so that no game is a draw</source>
<translation type="unfinished">この局面の適正コミ(引き分けのない値に丸めたもの)で表示します</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to half a point so that no game is a draw</source>
<translation type="unfinished">この局面をコミ {komi} で見ます。互角になるコミを、引き分けにならないよう半目に丸めた値です</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to whole points</source>
<translation type="unfinished">この局面をコミ {komi} で見ます。互角になるコミを整数に丸めた値です</translation>
</message>
<message>
<source>Viewed komi</source>
<translation type="unfinished">表示コミ</translation>
</message>
<message>
<source>Visits</source>
<translation type="unfinished">探索数</translation>
</message>
<message>
<source>Visits are hidden while you play.</source>
<translation type="unfinished">対局中は探索数を表示しません。</translation>
</message>
<message>
<source>Visits of a search, for each agent</source>
<translation type="unfinished">一回の探索の、エージェント毎の探索数</translation>
</message>
<message>
<source>Visits of all searches so far: what the paper counts.</source>
<translation type="unfinished">これまでの全探索の探索数で、論文が数えているものです。</translation>
</message>
<message>
<source>Visits of each move of these games; 1 plays the policy</source>
<translation type="unfinished">これらの対局の1手ごとの探索数。1は方策のとおりに打ちます</translation>
</message>
<message>
<source>Visits of each search</source>
<translation type="unfinished">1回の探索の探索数</translation>
</message>
<message>
<source>Visits of each search; 1 plays the network's policy</source>
<translation type="unfinished">探索ごとの探索数。1ならネットワークのポリシーで打ちます</translation>
</message>
<message>
<source>Visits of each search; 1 plays the policy.</source>
<translation type="unfinished">1回の探索数。1ならポリシーで打ちます。</translation>
</message>
<message>
<source>Visits of every move: {all} in all, {of_pass} of pass.</source>
<translation type="unfinished">各手の探索数: 計{all}、パスは{of_pass}。</translation>
</message>
<message>
<source>Visits of its searches</source>
<translation type="unfinished">探索の訪問数</translation>
</message>
<message>
<source>Visits of self-play before this network</source>
<translation type="unfinished">誕生までの探索数</translation>
</message>
<message>
<source>Visits of the judge's search at each komi.</source>
<translation type="unfinished">各コミでの判定者の探索数。</translation>
</message>
<message>
<source>Visits of the other searches, which only move the game on.</source>
<translation type="unfinished">対局を進めるだけの、その他の探索の探索数。</translation>
</message>
<message>
<source>Visits of the searches that are recorded.</source>
<translation type="unfinished">記録する探索の探索数。</translation>
</message>
<message>
<source>Visits of the teacher's searches for searched labels; 1 = none.</source>
<translation type="unfinished">探索ラベルのための教師の探索の探索数。1 = 探索なし。</translation>
</message>
<message>
<source>Visits of these games</source>
<translation type="unfinished">これらの対局の探索数</translation>
</message>
<message>
<source>Visits per move on each board; 1 plays without search</source>
<translation type="unfinished">各碁盤の一手ごとの探索数(1は探索なし)</translation>
</message>
<message>
<source>Visits per move; 1 plays the policy, without search</source>
<translation type="unfinished">一手の探索数。1なら探索せずポリシーで打ちます</translation>
</message>
<message>
<source>Visits per position</source>
<translation type="unfinished">局面ごとの探索数</translation>
</message>
<message>
<source>Visits per search; 250 in the paper</source>
<translation type="unfinished">1回の探索数。論文では250</translation>
</message>
<message>
<source>Visits per search; each start is searched one to three times</source>
<translation type="unfinished">1回の探索数。各初期局面を1～3回探索します</translation>
</message>
<message>
<source>Waiting for the first answer of {name}…</source>
<translation type="unfinished">{name}の最初の応答を待っています…</translation>
</message>
<message>
<source>Waiting for {host}</source>
<translation type="unfinished">{host}を待っています</translation>
</message>
<message>
<source>Waiting for {site}…</source>
<translation type="unfinished">{site}を待っています…</translation>
</message>
<message>
<source>Weight decay of matrices.</source>
<translation type="unfinished">行列の重み減衰。</translation>
</message>
<message>
<source>Weight of the ownership loss per point.</source>
<translation type="unfinished">1点当たりの地の帰属の損失の重み。</translation>
</message>
<message>
<source>Weight of the policy loss.</source>
<translation type="unfinished">ポリシー損失の重み。</translation>
</message>
<message>
<source>Weight of the score loss, which pulls alpha towards the final score.</source>
<translation type="unfinished">alphaを最終目数差に引き寄せる重み。</translation>
</message>
<message>
<source>Weight of the winrate loss.</source>
<translation type="unfinished">勝率損失の重み。</translation>
</message>
<message>
<source>Weights file to begin with; empty = random weights.</source>
<translation type="unfinished">最初に使う重みファイル。空 = ランダムな重み。</translation>
</message>
<message>
<source>Weights file whose trunk a network with random heads begins with, such as one of another board size, or one of KataGo: of convolutions for a preactivation trunk, of attention for a transformer trunk. Empty = random weights.</source>
<translation type="unfinished">ヘッドがランダムなネットワークが最初に使うトランクの重みファイル。別の盤サイズのものや KataGo のもの（preactivation のトランクには畳み込み、transformer のトランクには注意機構のもの）など。空 = ランダムな重み。</translation>
</message>
<message>
<source>What a multi_label head learns: who won at every komi by the final score, where it is known; or the winrate at the game's komi alone, as of games that a teacher labelled.</source>
<translation type="unfinished">multi_labelヘッドが学習するもの。最終目数差が分かれば各コミでの勝者。または、教師がラベルを付けた対局のように、対局のコミでの勝率のみ。</translation>
</message>
<message>
<source>What comes out</source>
<translation type="unfinished">得られるもの</translation>
</message>
<message>
<source>What comes out, and what it needs</source>
<translation type="unfinished">得られるものと、必要なもの</translation>
</message>
<message>
<source>What each &amp;stone adds</source>
<translation type="unfinished">各石の働き(&amp;S)</translation>
</message>
<message>
<source>What it is</source>
<translation type="unfinished">内容</translation>
</message>
<message>
<source>What published systems did otherwise, to repeat their results</source>
<translation type="unfinished">発表されたシステムが別のやり方をした点。結果を再現するための設定です</translation>
</message>
<message>
<source>What the &amp;numbers mean</source>
<translation type="unfinished">数値の意味(&amp;N)</translation>
</message>
<message>
<source>What the games teach: moves, by policy gradient, in games of the newest network against earlier ones; results, in games by two other networks; or nothing, without such games.</source>
<translation type="unfinished">対局から学習するもの。最新のネットワークと以前のものとの対局での手(方策勾配)、他の2つのネットワークの対局の結果、または対局なしで何も学習しない。</translation>
</message>
<message>
<source>What the move gave away:</source>
<translation type="unfinished">その手で失ったもの:</translation>
</message>
<message>
<source>What the numbers mean</source>
<translation type="unfinished">数値の意味</translation>
</message>
<message>
<source>What training minimizes, each unweighted: cross-entropy of the policy, cross-entropy or (a setting) squared error of the winrate and of the ownership per point, Huber loss of the score. The games change as the network does, so a loss may rise while play gets better.</source>
<translation type="unfinished">学習で最小にする値で、いずれも重みなしです。ポリシーの交差エントロピー、勝率と各点の地の帰属の交差エントロピーまたは二乗誤差(設定による)、目数差のHuber損失です。対局もネットワークとともに変わるため、強くなっても損失が増えることがあります。</translation>
</message>
<message>
<source>Wheel</source>
<translation type="unfinished">ホイール</translation>
</message>
<message>
<source>When</source>
<translation type="unfinished">場面</translation>
</message>
<message>
<source>When did it learn this?</source>
<translation type="unfinished">いつ学習したか</translation>
</message>
<message>
<source>When the last games came</source>
<translation type="unfinished">最後に対局が届いた時刻</translation>
</message>
<message>
<source>Where</source>
<translation type="unfinished">場所</translation>
</message>
<message>
<source>Where networks play and learn: auto takes a CUDA graphics card when there is one.</source>
<translation type="unfinished">ネットワークが対局・学習する場所。autoはCUDAグラフィックカードがあれば使います。</translation>
</message>
<message>
<source>Where the handicap stones stand</source>
<translation type="unfinished">置石の位置</translation>
</message>
<message>
<source>Where the komi window begins, like lambda.</source>
<translation type="unfinished">コミの窓の始まり。lambdaと同様です。</translation>
</message>
<message>
<source>Where the run's folder is made</source>
<translation type="unfinished">ランのフォルダーを作る場所</translation>
</message>
<message>
<source>Whether it replaced the best network</source>
<translation type="unfinished">最良のものに取って代わったか</translation>
</message>
<message>
<source>Whether the losses differ from those of the other moves or games by more than chance; this needs five games</source>
<translation type="unfinished">損失がほかの手や対局と偶然以上に異なるかどうか。五局必要です</translation>
</message>
<message>
<source>Whether they are threads of one process, so that one process owns the graphics card and some games are searched while it works for others.</source>
<translation type="unfinished">対局するものを1プロセスのスレッドにするか。1プロセスがグラフィックカードを専有し、カードが一部の対局を計算する間に他の対局を探索します。</translation>
</message>
<message>
<source>Which mistakes</source>
<translation type="unfinished">どのミス</translation>
</message>
<message>
<source>Which moves have their number on the board</source>
<translation type="unfinished">碁盤に手数を表示する手</translation>
</message>
<message>
<source>Which name is {player}, too?</source>
<translation type="unfinished">{player} の別の名前はどれですか？</translation>
</message>
<message>
<source>Which options to show</source>
<translation type="unfinished">表示するオプション</translation>
</message>
<message>
<source>Which panels are beside the board</source>
<translation type="unfinished">碁盤の横に並べるパネル</translation>
</message>
<message>
<source>White</source>
<translation type="unfinished">白</translation>
</message>
<message>
<source>White (O)</source>
<translation type="unfinished">白 (O)</translation>
</message>
<message>
<source>White ahead</source>
<translation type="unfinished">白リード</translation>
</message>
<message>
<source>White gets a point for each</source>
<translation type="unfinished">白に1子1目を加える</translation>
</message>
<message>
<source>White gets these points; below 0 Black gets them</source>
<translation type="unfinished">白がもらう目数。負なら黒がもらいます</translation>
</message>
<message>
<source>White gets {points}</source>
<translation type="unfinished">白に{points}</translation>
</message>
<message>
<source>White gives {points:g} points</source>
<translation type="unfinished">白から{points:g}目</translation>
</message>
<message>
<source>White is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">{number}手目の後、白が{points:.1f}目リード</translation>
</message>
<message>
<source>White is {points:.1f} points ahead at the start</source>
<translation type="unfinished">開始時に白が{points:.1f}目リード</translation>
</message>
<message>
<source>White leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">最後の局面で、白が{points}目リードしています(勝率{share} %)。</translation>
</message>
<message>
<source>White lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">白は{number}手目{move}でリードを失い、取り戻せませんでした({lost}の損)。</translation>
</message>
<message>
<source>White may swap colors at move 2</source>
<translation type="unfinished">白は2手目に黒白を入れ替えられる</translation>
</message>
<message>
<source>White may swap colors now, instead of making the second move.</source>
<translation type="unfinished">白は2手目を打つ代わりに、今黒白を入れ替えられます。</translation>
</message>
<message>
<source>White stone</source>
<translation type="unfinished">白石</translation>
</message>
<message>
<source>White wins</source>
<translation type="unfinished">白勝率</translation>
</message>
<message>
<source>White wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">最後の局面で、コミ{komi}での白の勝率は{share} %です。</translation>
</message>
<message>
<source>White won</source>
<translation type="unfinished">白勝ち</translation>
</message>
<message>
<source>White won by forfeit</source>
<translation type="unfinished">白の反則勝ち</translation>
</message>
<message>
<source>White won by resignation</source>
<translation type="unfinished">白の中押し勝ち</translation>
</message>
<message>
<source>White won by {margin:g}</source>
<translation type="unfinished">白{margin:g}目勝ち</translation>
</message>
<message>
<source>White won by {points:.1f} points</source>
<translation type="unfinished">白の{points:.1f}目勝ち</translation>
</message>
<message>
<source>White won on time</source>
<translation type="unfinished">白の時間切れ勝ち</translation>
</message>
<message>
<source>White would win by {points:.1f} points</source>
<translation type="unfinished">白が{points:.1f}目勝つ見込み</translation>
</message>
<message>
<source>White {percent}</source>
<translation type="unfinished">白{percent}</translation>
</message>
<message>
<source>White's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">白の{number}手目{move}の損が最大でした({lost})。</translation>
</message>
<message>
<source>White’s chance to win at that komi</source>
<translation type="unfinished">そのコミで白が勝つ確率</translation>
</message>
<message>
<source>Who may pass in self-play: always either side; not_behind: not the side that would lose if the game ended now, unless it has no other move.</source>
<translation type="unfinished">自己対局でパスできる側。always: 双方。not_behind: 今終局すると負ける側は、他に手がない場合を除きパスできません。</translation>
</message>
<message>
<source>Who wins a game: decided by komi; or, for two networks that each play one color (`NET[white=NET2]`), the player to move wins with the points that Black needs (black) or White needs (white), whichever color it plays.</source>
<translation type="unfinished">対局の勝者。コミで決まる側。または、色にかかわらず手番側が黒(black)か白(white)に必要な目数で勝ちとします。後者は`NET[white=NET2]`のように、それぞれ一方の色を打つ2つのネットワーク用です。</translation>
</message>
<message>
<source>Whole board</source>
<translation type="unfinished">盤全体</translation>
</message>
<message>
<source>Whose moves the engine plays, by KataGo's human network; strong players avoid what the main network says loses too much for them</source>
<translation type="unfinished">エンジンが誰の手を打つか。KataGoの人間ネットワークによります。強い打ち手は、主ネットワークが損が大きすぎるとする手を避けます</translation>
</message>
<message>
<source>Whose winrates are shown</source>
<translation type="unfinished">どちらの勝率を表示するか</translation>
</message>
<message>
<source>Wilson interval of that share</source>
<translation type="unfinished">その割合のウィルソン区間</translation>
</message>
<message>
<source>Win</source>
<translation type="unfinished">勝率</translation>
</message>
<message>
<source>Window</source>
<translation type="unfinished">ウィンドウ</translation>
</message>
<message>
<source>Winrate after each move, at the fair komi of the start. Bars are standard errors; pale lines are your earlier tries. Click to show the position on the board.</source>
<translation type="unfinished">開始時の適正コミでの各手の後の勝率です。縦棒は標準誤差、薄い線は以前の試みです。クリックするとその局面を碁盤に表示します。</translation>
</message>
<message>
<source>Winrate and moves</source>
<translation type="unfinished">勝率と手</translation>
</message>
<message>
<source>Winrate at the viewed komi in percent</source>
<translation type="unfinished">表示コミでの勝率(%)です</translation>
</message>
<message>
<source>Winrate by expected ownership</source>
<translation type="unfinished">予想帰属別の勝率</translation>
</message>
<message>
<source>Winrate by komi</source>
<translation type="unfinished">コミ別勝率</translation>
</message>
<message>
<source>Winrate by move</source>
<translation type="unfinished">手ごとの勝率</translation>
</message>
<message>
<source>Winrate error</source>
<translation type="unfinished">勝率の誤差</translation>
</message>
<message>
<source>Winrate loss</source>
<translation type="unfinished">勝率損失</translation>
</message>
<message>
<source>Winrate on the empty board</source>
<translation type="unfinished">空の盤の勝率</translation>
</message>
<message>
<source>Winrate over komi, every network</source>
<translation type="unfinished">コミ別勝率、全ネットワーク</translation>
</message>
<message>
<source>Winrates</source>
<translation type="unfinished">勝率の視点</translation>
</message>
<message>
<source>Winrates for the side to move</source>
<translation type="unfinished">手番側の勝率で表示</translation>
</message>
<message>
<source>Wins by</source>
<translation type="unfinished">勝つ目数</translation>
</message>
<message>
<source>Wins–draws–losses</source>
<translation type="unfinished">勝–分–負</translation>
</message>
<message>
<source>With exchanged colors too</source>
<translation type="unfinished">黒白交換も含む</translation>
</message>
<message>
<source>With their winrates</source>
<translation type="unfinished">勝率も表示</translation>
</message>
<message>
<source>With {network} several times as many.</source>
<translation type="unfinished">{network} ならその数倍です。</translation>
</message>
<message>
<source>Won</source>
<translation type="unfinished">勝ち</translation>
</message>
<message>
<source>Workers</source>
<translation type="unfinished">ワーカー</translation>
</message>
<message>
<source>Worst first</source>
<translation type="unfinished">悪い順</translation>
</message>
<message>
<source>Worst mistakes</source>
<translation type="unfinished">最大の悪手</translation>
</message>
<message>
<source>Worth practicing: {sides}.</source>
<translation type="unfinished">練習するとよいもの：{sides}。</translation>
</message>
<message>
<source>Write a note about this position.</source>
<translation type="unfinished">この局面についてのメモを書けます。</translation>
</message>
<message>
<source>Write result</source>
<translation type="unfinished">結果を記入</translation>
</message>
<message>
<source>Write the result to the game info</source>
<translation type="unfinished">結果を対局情報に書き込みます</translation>
</message>
<message>
<source>Write these rules into the game</source>
<translation type="unfinished">このルールを棋譜に書き込みます</translation>
</message>
<message>
<source>Write this komi into the game</source>
<translation type="unfinished">このコミを棋譜に書き込みます</translation>
</message>
<message>
<source>You</source>
<translation type="unfinished">あなた</translation>
</message>
<message>
<source>You are asked once for each server. The preferences can revoke it.</source>
<translation type="unfinished">サーバーごとに一度だけ確認します。許可は環境設定で取り消せます。</translation>
</message>
<message>
<source>You can mark the best moves before or after the search: click them on the board or enter them above.</source>
<translation type="unfinished">最善手の印は探索の前でも後でも付けられます。碁盤でクリックするか上に入力してください。</translation>
</message>
<message>
<source>You can then take the move back; losses within the error of the search are not reported</source>
<translation type="unfinished">その手は待ったができます。誤差以内の損は知らせません</translation>
</message>
<message>
<source>You kept the 50 %</source>
<translation type="unfinished">50 %を保ちました</translation>
</message>
<message>
<source>You kept {percent} of 50 %</source>
<translation type="unfinished">50 %のうち{percent}を保ちました</translation>
</message>
<message>
<source>You lost at this komi</source>
<translation type="unfinished">このコミで負けました</translation>
</message>
<message>
<source>You play the moves of both sides, with analysis as you like.</source>
<translation type="unfinished">双方の手をあなたが打ちます(解析も自由に使えます)。</translation>
</message>
<message>
<source>You play the moves of both sides.</source>
<translation type="unfinished">双方の手をあなたが打ちます。</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi}</source>
<translation type="unfinished">適正コミ{komi}であなたが{color}番です</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi} (a draw keeps the 50 %)</source>
<translation type="unfinished">適正コミ{komi}であなたが{color}番です(引き分けなら50 %を維持)</translation>
</message>
<message>
<source>You won at this komi</source>
<translation type="unfinished">このコミで勝ちました</translation>
</message>
<message>
<source>Your &amp;moves in a play-out</source>
<translation type="unfinished">打ち継ぎの手数(&amp;M)</translation>
</message>
<message>
<source>Your move is being checked…</source>
<translation type="unfinished">あなたの手を調べています…</translation>
</message>
<message>
<source>Your own lambda</source>
<translation type="unfinished">任意のλの値</translation>
</message>
<message>
<source>Your ran&amp;k</source>
<translation type="unfinished">自分の段級位(&amp;K)</translation>
</message>
<message>
<source>Your rank</source>
<translation type="unfinished">自分の段級位</translation>
</message>
<message>
<source>Zip, folder or file of 9x9 game records, a few thousand or more</source>
<translation type="unfinished">9x9の棋譜のzip、フォルダー、ファイル(数千局以上)</translation>
</message>
<message>
<source>Zip, folder or file of game records whose positions are labelled too; games that an index beside them keeps for validation are left out. Empty = games of teacher and pupil alone.</source>
<translation type="unfinished">局面にラベルを付ける棋譜のzip、フォルダー、ファイル。添えた索引が検証用とする対局は除きます。空 = 教師と生徒の対局のみ。</translation>
</message>
<message>
<source>Zip, folder or file of game records.</source>
<translation type="unfinished">棋譜のzip、フォルダー、ファイル。</translation>
</message>
<message>
<source>Zoom in and out; a double click shows the whole game</source>
<translation type="unfinished">拡大・縮小。ダブルクリックで全局を表示</translation>
</message>
<message>
<source>a 7x7 network to begin with</source>
<translation type="unfinished">開始用の7x7ネットワーク</translation>
</message>
<message>
<source>a JSON object</source>
<translation type="unfinished">JSONオブジェクト</translation>
</message>
<message>
<source>a board of {shape} can't be analyzed: networks play squares</source>
<translation type="unfinished">{shape}の盤は解析できません。ネットワークは正方形の盤用です</translation>
</message>
<message>
<source>a contest needs two players or more</source>
<translation type="unfinished">対戦には2者以上の対局者が必要です</translation>
</message>
<message>
<source>a dense layer to all moves; or a number for each point by a 1x1 convolution with a bias of its own (points), which passes only when all other legal moves fill eyes of its own; or none: a network of values alone, which gives every point the same share (uniform)</source>
<translation type="unfinished">全着手への全結合層。または1x1畳み込みと固有のバイアスで各点に数値を出す形(points)で、他の合法手が自分の眼を埋める手だけのときにパスします。またはなし(uniform)。価値だけのネットワークで、各点に同じ割合を与えます</translation>
</message>
<message>
<source>a device or pipe</source>
<translation type="unfinished">デバイスかパイプ</translation>
</message>
<message>
<source>a fast policy for rollouts learns the moves of the records</source>
<translation type="unfinished">棋譜の手でロールアウト用の高速ポリシーを学習</translation>
</message>
<message>
<source>a file or a page of its archive</source>
<translation type="unfinished">ファイルまたはアーカイブのページ</translation>
</message>
<message>
<source>a finite number, not {value}</source>
<translation type="unfinished">有限の数値({value}は不可)</translation>
</message>
<message>
<source>a folder</source>
<translation type="unfinished">フォルダー</translation>
</message>
<message>
<source>a game</source>
<translation type="unfinished">一局</translation>
</message>
<message>
<source>a game with GM[{kind}] is not Go; shown as if it were</source>
<translation type="unfinished">GM[{kind}]のゲームは囲碁ではありませんが、囲碁として表示します</translation>
</message>
<message>
<source>a game without a name</source>
<translation type="unfinished">名前のない対局</translation>
</message>
<message>
<source>a game, a review or a player</source>
<translation type="unfinished">対局、検討、対局者</translation>
</message>
<message>
<source>a handicap table needs a player and an opponent</source>
<translation type="unfinished">置碁表には対局者と相手が必要です</translation>
</message>
<message>
<source>a list</source>
<translation type="unfinished">リスト</translation>
</message>
<message>
<source>a list of {number}</source>
<translation type="unfinished">{number}項目のリスト</translation>
</message>
<message>
<source>a map of circles needs at least three networks; play more of them</source>
<translation type="unfinished">三すくみの図には3つ以上のネットワークが要ります。もっと多くのネットワークで対局してください</translation>
</message>
<message>
<source>a move is a point or a vertex such as "D4", not {move!r:.40}</source>
<translation type="unfinished">手は点の番号か"D4"のような座標でなければなりません({move!r:.40}は不可)</translation>
</message>
<message>
<source>a move that can't be read is left out: {line:.40}</source>
<translation type="unfinished">読み込めない手を省きました: {line:.40}</translation>
</message>
<message>
<source>a network plays against itself and learns from the games</source>
<translation type="unfinished">ネットワークが自己対局を行い、その対局から学習</translation>
</message>
<message>
<source>a new search tree for every move</source>
<translation type="unfinished">一手ごとに新しい探索木</translation>
</message>
<message>
<source>a node with {moves} moves made {moves} nodes</source>
<translation type="unfinished">{moves}手を含むノードを{moves}個のノードにしました</translation>
</message>
<message>
<source>a number</source>
<translation type="unfinished">数値</translation>
</message>
<message>
<source>a number of this length</source>
<translation type="unfinished">桁の多すぎる数値</translation>
</message>
<message>
<source>a number, not {value!r:.40}</source>
<translation type="unfinished">数値({value!r:.40}は不可)</translation>
</message>
<message>
<source>a parenthesis closes the game too early; read on</source>
<translation type="unfinished">括弧が対局を早く閉じすぎているため、続きも読み込みました</translation>
</message>
<message>
<source>a parenthesis too many at the end</source>
<translation type="unfinished">末尾に余分な括弧があります</translation>
</message>
<message>
<source>a pass</source>
<translation type="unfinished">パス</translation>
</message>
<message>
<source>a pass would end the phase</source>
<translation type="unfinished">パスで段階が終わる</translation>
</message>
<message>
<source>a policy learns the moves of the records</source>
<translation type="unfinished">棋譜の手でポリシーを学習</translation>
</message>
<message>
<source>a policy network to begin with</source>
<translation type="unfinished">開始用のポリシーネットワーク</translation>
</message>
<message>
<source>a position was not answered in two minutes</source>
<translation type="unfinished">ある局面に2分以内に応答しませんでした</translation>
</message>
<message>
<source>a program needs a command line, like `gnugo --mode gtp`</source>
<translation type="unfinished">プログラムにはコマンドラインが必要です(例: `gnugo --mode gtp`)</translation>
</message>
<message>
<source>a search needs an agent; name at least one lambda</source>
<translation type="unfinished">探索にはエージェントが必要です。lambdaを少なくとも1つ指定してください</translation>
</message>
<message>
<source>a semicolon is missing before a property</source>
<translation type="unfinished">プロパティの前にセミコロンがありません</translation>
</message>
<message>
<source>a sequential test compares two players; leave out sprt</source>
<translation type="unfinished">逐次検定は2者の対局者を比べるものです。sprtを外してください</translation>
</message>
<message>
<source>a shared game that is finished</source>
<translation type="unfinished">共有された終局済みの対局</translation>
</message>
<message>
<source>a stored analysis is ignored: {error}</source>
<translation type="unfinished">保存された解析を無視しました: {error}</translation>
</message>
<message>
<source>a strong network as teacher</source>
<translation type="unfinished">教師となる強いネットワーク</translation>
</message>
<message>
<source>a strong network as teacher, a graphics card</source>
<translation type="unfinished">教師となる強いネットワークとグラフィックカード</translation>
</message>
<message>
<source>a text</source>
<translation type="unfinished">文字列</translation>
</message>
<message>
<source>a text between properties</source>
<translation type="unfinished">プロパティの間の文字列</translation>
</message>
<message>
<source>a text holds a null character or a lone surrogate</source>
<translation type="unfinished">文字列にヌル文字か単独のサロゲートが含まれています</translation>
</message>
<message>
<source>a text, not {value!r:.40}</source>
<translation type="unfinished">文字列({value!r:.40}は不可)</translation>
</message>
<message>
<source>a value network has no policy, so it can't play without a search; give it visits, or use it for the values of another network: POLICY[value={name}]</source>
<translation type="unfinished">評価値だけでポリシーがなく、探索なしでは打てません。探索数を指定するか、他のネットワークの評価値として指定してください: POLICY[value={name}]</translation>
</message>
<message>
<source>a value network learns the results of games by both policies</source>
<translation type="unfinished">両ポリシーの対局結果を価値ネットワークで学習</translation>
</message>
<message>
<source>a value without a name added to the property before</source>
<translation type="unfinished">名前のない値を直前のプロパティに加えました</translation>
</message>
<message>
<source>a web page came instead of a game record</source>
<translation type="unfinished">棋譜ではなくウェブページが届きました</translation>
</message>
<message>
<source>a whole number</source>
<translation type="unfinished">整数</translation>
</message>
<message>
<source>a whole number, not {value}</source>
<translation type="unfinished">整数({value}は不可)</translation>
</message>
<message>
<source>a {size}x{size} board has no room for {stones} handicap stones; choose fewer</source>
<translation type="unfinished">{size}x{size}盤には置石{stones}個を置く余地がありません。減らしてください</translation>
</message>
<message>
<source>about {stones} stone</source>
<translation type="unfinished">約{stones}子</translation>
</message>
<message>
<source>about {stones} stones</source>
<translation type="unfinished">約{stones}子</translation>
</message>
<message>
<source>about {time} left</source>
<translation type="unfinished">残り約{time}</translation>
</message>
<message>
<source>above komi {komi}</source>
<translation type="unfinished">コミ{komi}超</translation>
</message>
<message>
<source>above {interval}</source>
<translation type="unfinished">{interval}超</translation>
</message>
<message>
<source>accuracy</source>
<translation type="unfinished">正確度</translation>
</message>
<message>
<source>accuracy {percent:.0f} %</source>
<translation type="unfinished">正確度{percent:.0f} %</translation>
</message>
<message>
<source>added</source>
<translation type="unfinished">追加</translation>
</message>
<message>
<source>added to the prior of answering a pass by a pass</source>
<translation type="unfinished">パスにパスで応じる手の事前確率に加える値</translation>
</message>
<message>
<source>added to the visits n that exploration grows with</source>
<translation type="unfinished">幅の広がりに使う探索数nに加える値</translation>
</message>
<message>
<source>after {better} {player} captures {stones} with {point}.</source>
<translation type="unfinished">{better}なら、続いて{player}は{point}で{stones}を取れます。</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is stronger too</source>
<translation type="unfinished">{opponent}には{won}勝ち、こちらより強くもなっています</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is weaker</source>
<translation type="unfinished">{opponent}には{won}勝ち、こちらより弱いです</translation>
</message>
<message>
<source>against {opponent} it won {won}, which doesn't show which one is stronger</source>
<translation type="unfinished">{opponent}には{won}勝ち、差は認められません</translation>
</message>
<message>
<source>agents differ</source>
<translation type="unfinished">エージェント不一致</translation>
</message>
<message>
<source>all alike</source>
<translation type="unfinished">すべて同じ</translation>
</message>
<message>
<source>all games were won by {colors}, so they tell nothing about the players; choose openings or komi at which both colors win</source>
<translation type="unfinished">すべての対局が{colors}の勝ちなので、対局者については何も分かりません。両方の色が勝てる布石やコミを選んでください</translation>
</message>
<message>
<source>all moves</source>
<translation type="unfinished">すべての手</translation>
</message>
<message>
<source>all of a position's max_leaves moves are searched once before any of them is searched again</source>
<translation type="unfinished">局面のmax_leaves個の手をすべて一度ずつ探索してから、どれかを再び探索します</translation>
</message>
<message>
<source>all ones</source>
<translation type="unfinished">すべて1</translation>
</message>
<message>
<source>all ones if Black is to move</source>
<translation type="unfinished">黒番ならすべて1</translation>
</message>
<message>
<source>all ones if White is to move</source>
<translation type="unfinished">白番ならすべて1</translation>
</message>
<message>
<source>all points but {points}</source>
<translation type="unfinished">{points}以外の全点</translation>
</message>
<message>
<source>all runs</source>
<translation type="unfinished">すべてのラン</translation>
</message>
<message>
<source>all zeros</source>
<translation type="unfinished">すべて0</translation>
</message>
<message>
<source>alpha</source>
<translation type="unfinished">alpha</translation>
</message>
<message>
<source>alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); one winrate (flat), given as Black's (elf); one for each of many komi (multi_label); none, a network of the policy alone, which gives every position even chances</source>
<translation type="unfinished">alphaとbetaが別々(V)、畳み込みを共有(Y)、隠れ層を共有(T、I)。一つの勝率(flat)、黒の勝率として出力(elf)、多数のコミごとに一つ(multi_label)。none: ポリシーだけのネットワークで、全局面を互角とします</translation>
</message>
<message>
<source>also review the variations</source>
<translation type="unfinished">変化図も検討します</translation>
</message>
<message>
<source>also show the comments of the game record</source>
<translation type="unfinished">棋譜のコメントも表示します</translation>
</message>
<message>
<source>always 50 %</source>
<translation type="unfinished">常に50 %</translation>
</message>
<message>
<source>always: every candidate; sprt: a sequential test of two Elo differences; two_sigma: wins two standard deviations above half of the games; threshold: at least final_share of all games that are not drawn.</source>
<translation type="unfinished">always: すべての候補。sprt: 2つのElo差の逐次検定。two_sigma: 勝ち数が半分より標準偏差2つ分多い。threshold: 引き分け以外の全対局のfinal_share以上。</translation>
</message>
<message>
<source>an audit counts boards by area; set rules with area scoring, such as Chinese</source>
<translation type="unfinished">検証は盤面を面積で数えます。中国ルールなど面積計算のルールにしてください</translation>
</message>
<message>
<source>an endgame move {here} for about {less} points; {better} {there} is worth {more}.</source>
<translation type="unfinished">{here}の約{less}目のヨセです。{there}の{better}には約{more}目の価値があります。</translation>
</message>
<message>
<source>an identity is eight hex digits, not {identity!r:.40}</source>
<translation type="unfinished">識別子は16進数8桁です({identity!r:.40}は不可)</translation>
</message>
<message>
<source>an object</source>
<translation type="unfinished">オブジェクト</translation>
</message>
<message>
<source>an opening has at most {most} moves and no pass</source>
<translation type="unfinished">布石は{most}手以内で、パスを含めません</translation>
</message>
<message>
<source>an unescaped bracket inside a text</source>
<translation type="unfinished">文字列内にエスケープされていない角括弧があります</translation>
</message>
<message>
<source>analyzing</source>
<translation type="unfinished">解析中</translation>
</message>
<message>
<source>and {left} more repairs like these</source>
<translation type="unfinished">ほかに同様の修復が{left}件</translation>
</message>
<message>
<source>and {more} more</source>
<translation type="unfinished">他{more}個</translation>
</message>
<message>
<source>another file</source>
<translation type="unfinished">別のファイル</translation>
</message>
<message>
<source>another file or a log-in page came instead</source>
<translation type="unfinished">別のファイルかログインページが届きました</translation>
</message>
<message>
<source>another value</source>
<translation type="unfinished">別の値</translation>
</message>
<message>
<source>answer s</source>
<translation type="unfinished">応答の秒数</translation>
</message>
<message>
<source>answered {answer!r:.40} when asked for a move</source>
<translation type="unfinished">着手を求められて{answer!r:.40}と答えました</translation>
</message>
<message>
<source>answered {answer!r:.60} when asked for {count} handicap stones</source>
<translation type="unfinished">置石{count}個を求められて{answer!r:.60}と答えました</translation>
</message>
<message>
<source>any</source>
<translation type="unfinished">任意</translation>
</message>
<message>
<source>any win</source>
<translation type="unfinished">勝てばよい</translation>
</message>
<message>
<source>apply the reduction of fpu 'lz' also at a root with noise, as the paper; the reference program doesn't</source>
<translation type="unfinished">ノイズのあるルートでも、論文のようにfpu 'lz'の減少を行うか。参照プログラムは行いません</translation>
</message>
<message>
<source>area scoring</source>
<translation type="unfinished">中国ルール方式</translation>
</message>
<message>
<source>area: stones and surrounded points; territory: surrounded points and prisoners</source>
<translation type="unfinished">area: 石と囲んだ点。territory: 囲んだ点とアゲハマ</translation>
</message>
<message>
<source>as Black</source>
<translation type="unfinished">黒番</translation>
</message>
<message>
<source>as White</source>
<translation type="unfinished">白番</translation>
</message>
<message>
<source>as professionals played in {year}</source>
<translation type="unfinished">{year}年のプロのように</translation>
</message>
<message>
<source>as set below</source>
<translation type="unfinished">下の設定どおり</translation>
</message>
<message>
<source>as {rank} players do, with their mistakes</source>
<translation type="unfinished">{rank}の打ち手のように、悪手も含めて</translation>
</message>
<message>
<source>asked once for each mistake and rank, not for every visit of a search</source>
<translation type="unfinished">探索のたびではなく、悪手と段級位ごとに一度だけ評価します</translation>
</message>
<message>
<source>asking who would find {n} move</source>
<translation type="unfinished">{n}手を誰が見つけるか調査中</translation>
</message>
<message>
<source>asking who would find {n} moves</source>
<translation type="unfinished">{n}手を誰が見つけるか調査中</translation>
</message>
<message>
<source>at any komi</source>
<translation type="unfinished">任意のコミ</translation>
</message>
<message>
<source>at komi {komi} (game: {game_komi})</source>
<translation type="unfinished">コミ{komi}(対局: {game_komi})</translation>
</message>
<message>
<source>at least {low:,g}</source>
<translation type="unfinished">{low:,g}以上</translation>
</message>
<message>
<source>at least {low}</source>
<translation type="unfinished">{low} 以上</translation>
</message>
<message>
<source>at least {low} and at most {high}</source>
<translation type="unfinished">{low} 以上 {high} 以下</translation>
</message>
<message>
<source>at most {high}</source>
<translation type="unfinished">{high} 以下</translation>
</message>
<message>
<source>at once</source>
<translation type="unfinished">同時</translation>
</message>
<message>
<source>at the bottom</source>
<translation type="unfinished">下辺</translation>
</message>
<message>
<source>at the top</source>
<translation type="unfinished">上辺</translation>
</message>
<message>
<source>at this pace</source>
<translation type="unfinished">このペースで</translation>
</message>
<message>
<source>at {komi}</source>
<translation type="unfinished">コミ{komi}</translation>
</message>
<message>
<source>at {percent}</source>
<translation type="unfinished">勝率{percent}</translation>
</message>
<message>
<source>attention heads of a transformer trunk's layers</source>
<translation type="unfinished">transformer の各層の注意ヘッド数</translation>
</message>
<message>
<source>average</source>
<translation type="unfinished">平均</translation>
</message>
<message>
<source>average symmetries</source>
<translation type="unfinished">対称の平均</translation>
</message>
<message>
<source>baseline</source>
<translation type="unfinished">基準</translation>
</message>
<message>
<source>batch</source>
<translation type="unfinished">バッチ</translation>
</message>
<message>
<source>before</source>
<translation type="unfinished">着手前</translation>
</message>
<message>
<source>below komi {komi}</source>
<translation type="unfinished">コミ{komi}未満</translation>
</message>
<message>
<source>below {interval}</source>
<translation type="unfinished">{interval}未満</translation>
</message>
<message>
<source>best move chosen</source>
<translation type="unfinished">最善手の選択率</translation>
</message>
<message>
<source>best move chosen %</source>
<translation type="unfinished">最善手の選択率 %</translation>
</message>
<message>
<source>best moves</source>
<translation type="unfinished">最善手</translation>
</message>
<message>
<source>beta</source>
<translation type="unfinished">beta</translation>
</message>
<message>
<source>beta channels</source>
<translation type="unfinished">betaチャンネル</translation>
</message>
<message>
<source>beta hidden</source>
<translation type="unfinished">betaの隠れ層</translation>
</message>
<message>
<source>better moves that {rank} players find</source>
<translation type="unfinished">{rank}の打ち手が見つける、より良い手</translation>
</message>
<message>
<source>better than move {number} of the game.</source>
<translation type="unfinished">対局の{number}手目より良い手です。</translation>
</message>
<message>
<source>better: {move}</source>
<translation type="unfinished">最善: {move}</translation>
</message>
<message>
<source>big win score</source>
<translation type="unfinished">大勝の目数差</translation>
</message>
<message>
<source>big win weight</source>
<translation type="unfinished">大勝の重み</translation>
</message>
<message>
<source>black stone</source>
<translation type="unfinished">黒石</translation>
</message>
<message>
<source>block</source>
<translation type="unfinished">ブロック</translation>
</message>
<message>
<source>block channels</source>
<translation type="unfinished">ブロック内のチャンネル数</translation>
</message>
<message>
<source>block of a plug-in that the residual trunk consists of, with its settings, like `se ratio=8`; empty = the program's own</source>
<translation type="unfinished">残差トランクを構成するプラグインのブロックとその設定(例: `se ratio=8`)。空 = プログラム自身のブロック</translation>
</message>
<message>
<source>blocks</source>
<translation type="unfinished">ブロック</translation>
</message>
<message>
<source>blocks; convolutions of a plain trunk after the first one</source>
<translation type="unfinished">ブロック数。plain では最初の畳み込みより後の畳み込みの数</translation>
</message>
<message>
<source>board size</source>
<translation type="unfinished">盤サイズ</translation>
</message>
<message>
<source>board size of the games</source>
<translation type="unfinished">対局の盤サイズ</translation>
</message>
<message>
<source>board {board}: the stone on {vertex} has no liberty; remove its chain</source>
<translation type="unfinished">盤{board}: {vertex}の石にはダメがありません。その連を取り除いてください</translation>
</message>
<message>
<source>boards</source>
<translation type="unfinished">盤</translation>
</message>
<message>
<source>boards hold 0 (empty), 1 (Black) and -1 (White), nothing else</source>
<translation type="unfinished">boardsの値は0(空)、1(黒)、-1(白)だけです</translation>
</message>
<message>
<source>boards must be arrays [S, S] or [B, S, S] of colors, not of shape {shape}</source>
<translation type="unfinished">boardsは色の配列[S, S]または[B, S, S]でなければなりません(形状{shape}は不可)</translation>
</message>
<message>
<source>both in turn</source>
<translation type="unfinished">交互</translation>
</message>
<message>
<source>both sides</source>
<translation type="unfinished">双方</translation>
</message>
<message>
<source>branch probability</source>
<translation type="unfinished">分岐確率</translation>
</message>
<message>
<source>branches</source>
<translation type="unfinished">変化図</translation>
</message>
<message>
<source>button</source>
<translation type="unfinished">ボタン</translation>
</message>
<message>
<source>by the game record</source>
<translation type="unfinished">棋譜による</translation>
</message>
<message>
<source>by {label}</source>
<translation type="unfinished">{label}別</translation>
</message>
<message>
<source>by {margin}+</source>
<translation type="unfinished">{margin}目以上</translation>
</message>
<message>
<source>by λ {value}</source>
<translation type="unfinished">λ {value}による</translation>
</message>
<message>
<source>c puct</source>
<translation type="unfinished">c puct</translation>
</message>
<message>
<source>cache rows</source>
<translation type="unfinished">キャッシュ行数</translation>
</message>
<message>
<source>can't be created</source>
<translation type="unfinished">作成できません</translation>
</message>
<message>
<source>can't be read</source>
<translation type="unfinished">読み込み不可</translation>
</message>
<message>
<source>can't be written</source>
<translation type="unfinished">書き込み不可</translation>
</message>
<message>
<source>candidate {rank}</source>
<translation type="unfinished">候補手{rank}</translation>
</message>
<message>
<source>capture</source>
<translation type="unfinished">石取り</translation>
</message>
<message>
<source>captures</source>
<translation type="unfinished">アゲハマ</translation>
</message>
<message>
<source>captures, life and death</source>
<translation type="unfinished">取りと死活</translation>
</message>
<message>
<source>certainty</source>
<translation type="unfinished">確実度</translation>
</message>
<message>
<source>channels</source>
<translation type="unfinished">チャンネル</translation>
</message>
<message>
<source>channels of a plain trunk's first convolution; 0 = as the others</source>
<translation type="unfinished">単純なトランクの最初の畳み込みのチャンネル数。0 = 他と同じ</translation>
</message>
<message>
<source>channels of beta's own head (V)</source>
<translation type="unfinished">beta専用ヘッドのチャンネル数(V)</translation>
</message>
<message>
<source>channels of the policy head</source>
<translation type="unfinished">ポリシーヘッドのチャンネル数</translation>
</message>
<message>
<source>channels of the trunk</source>
<translation type="unfinished">トランクのチャンネル数</translation>
</message>
<message>
<source>channels of the value head</source>
<translation type="unfinished">価値ヘッドのチャンネル数</translation>
</message>
<message>
<source>channels that each branch of a cross layer adds</source>
<translation type="unfinished">十字層の各枝が加えるチャンネル数</translation>
</message>
<message>
<source>channels to which a cross layer's input is squeezed</source>
<translation type="unfinished">十字層の入力を圧縮した後のチャンネル数</translation>
</message>
<message>
<source>channels within the blocks of a transformer trunk</source>
<translation type="unfinished">transformer のブロック内のチャンネル数</translation>
</message>
<message>
<source>cheap visits</source>
<translation type="unfinished">浅い探索数</translation>
</message>
<message>
<source>check the disk</source>
<translation type="unfinished">ディスクを確認してください</translation>
</message>
<message>
<source>check the disk, or move the file away to begin a new drill</source>
<translation type="unfinished">ディスクを確認するか、ファイルを移動して新しいドリルを始めてください</translation>
</message>
<message>
<source>check the disk, or move the file away to begin anew</source>
<translation type="unfinished">ディスクを確認するか、ファイルを移動して新しく始めてください</translation>
</message>
<message>
<source>check the link and the network connection</source>
<translation type="unfinished">リンクとネットワーク接続を確認してください</translation>
</message>
<message>
<source>check the name</source>
<translation type="unfinished">名前を確認してください</translation>
</message>
<message>
<source>check the name in the link</source>
<translation type="unfinished">リンク内の名前を確認してください</translation>
</message>
<message>
<source>check the network connection and try again, or add a file from {page}</source>
<translation type="unfinished">ネットワーク接続を確認してもう一度試すか、{page}からファイルを追加してください</translation>
</message>
<message>
<source>checkpoint steps</source>
<translation type="unfinished">保存の間隔</translation>
</message>
<message>
<source>choice</source>
<translation type="unfinished">選択</translation>
</message>
<message>
<source>chooses {move}</source>
<translation type="unfinished">{move}を選ぶ率</translation>
</message>
<message>
<source>circle</source>
<translation type="unfinished">丸</translation>
</message>
<message>
<source>clipboard</source>
<translation type="unfinished">クリップボード</translation>
</message>
<message>
<source>clipboard: a variation on {shape} can't be put into a game on {board}; open it as a game of its own</source>
<translation type="unfinished">クリップボード: {shape}の変化図は{board}の対局に入れられません。別の対局として開いてください</translation>
</message>
<message>
<source>close what else uses it</source>
<translation type="unfinished">これを使っているほかのプログラムを閉じてください</translation>
</message>
<message>
<source>collecting labels</source>
<translation type="unfinished">ラベル収集中</translation>
</message>
<message>
<source>color</source>
<translation type="unfinished">色</translation>
</message>
<message>
<source>command line, like  gnugo --mode gtp --level 10</source>
<translation type="unfinished">コマンドライン(例:  gnugo --mode gtp --level 10)</translation>
</message>
<message>
<source>comments</source>
<translation type="unfinished">コメント</translation>
</message>
<message>
<source>compensation</source>
<translation type="unfinished">置石分</translation>
</message>
<message>
<source>compiling the engine, once after each update</source>
<translation type="unfinished">エンジンをコンパイル中（更新ごとに一度）</translation>
</message>
<message>
<source>constant inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log'の対数の中の定数</translation>
</message>
<message>
<source>convolutions of a plain trunk, counted after the first one, that a cross layer comes before, like `1 9`; empty = none</source>
<translation type="unfinished">単純なトランクで、直前に十字層を置く畳み込みの番号(最初の次から数える、例: `1 9`)。空 = なし</translation>
</message>
<message>
<source>correct the file</source>
<translation type="unfinished">ファイルを修正してください</translation>
</message>
<message>
<source>correct the file, or name another one by --plugin FILE.py</source>
<translation type="unfinished">ファイルを修正するか、--plugin FILE.pyで別のファイルを指定してください</translation>
</message>
<message>
<source>cosine share</source>
<translation type="unfinished">コサインの割合</translation>
</message>
<message>
<source>counted at the limit of {count} moves, not ended by passes</source>
<translation type="unfinished">{count}手の上限に達したところで計算（パスによる終局ではない）</translation>
</message>
<message>
<source>cpu minutes</source>
<translation type="unfinished">CPU分数</translation>
</message>
<message>
<source>cross</source>
<translation type="unfinished">バツ</translation>
</message>
<message>
<source>cross kernel</source>
<translation type="unfinished">十字カーネル</translation>
</message>
<message>
<source>cross layers</source>
<translation type="unfinished">十字層</translation>
</message>
<message>
<source>cross outputs</source>
<translation type="unfinished">十字の出力</translation>
</message>
<message>
<source>cross squeeze</source>
<translation type="unfinished">十字の圧縮</translation>
</message>
<message>
<source>cross widths</source>
<translation type="unfinished">十字の幅</translation>
</message>
<message>
<source>curve that decides the komi window: the node's own (the paper) or its subtree's mean</source>
<translation type="unfinished">コミの窓を決める曲線。ノード自身(論文)、または部分木の平均</translation>
</message>
<message>
<source>cut</source>
<translation type="unfinished">切り</translation>
</message>
<message>
<source>cuts</source>
<translation type="unfinished">切り</translation>
</message>
<message>
<source>dead</source>
<translation type="unfinished">死に石</translation>
</message>
<message>
<source>decay</source>
<translation type="unfinished">減衰</translation>
</message>
<message>
<source>decided share</source>
<translation type="unfinished">決着後の割合</translation>
</message>
<message>
<source>decided winrate</source>
<translation type="unfinished">決着の勝率</translation>
</message>
<message>
<source>deep share</source>
<translation type="unfinished">深い探索の割合</translation>
</message>
<message>
<source>default: empty</source>
<translation type="unfinished">通常は空</translation>
</message>
<message>
<source>default: {default}</source>
<translation type="unfinished">通常{default}</translation>
</message>
<message>
<source>depth weight</source>
<translation type="unfinished">深さの重み</translation>
</message>
<message>
<source>device</source>
<translation type="unfinished">デバイス</translation>
</message>
<message>
<source>diagrams</source>
<translation type="unfinished">図</translation>
</message>
<message>
<source>did you mean {names}?</source>
<translation type="unfinished">{names} のことですか?</translation>
</message>
<message>
<source>didn't matter</source>
<translation type="unfinished">影響なし</translation>
</message>
<message>
<source>differing from move {number} on</source>
<translation type="unfinished">{number}手目から相違</translation>
</message>
<message>
<source>done</source>
<translation type="unfinished">完了</translation>
</message>
<message>
<source>draw</source>
<translation type="unfinished">引き分け</translation>
</message>
<message>
<source>draws</source>
<translation type="unfinished">引き分け</translation>
</message>
<message>
<source>dynamic komi</source>
<translation type="unfinished">動的コミ</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: how fast the komi rate falls during the game; 0 = always 1/2</source>
<translation type="unfinished">動的コミssとml-dk: 対局中にコミ率が下がる速さ。0 = 常に1/2</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: moves per point of the board at which the komi rate is 1/2</source>
<translation type="unfinished">動的コミssとml-dk: コミ率が1/2になる、盤の1点当たりの手数</translation>
</message>
<message>
<source>dynamic komi ss-m: share of the network's expected score; the rest is the rollouts'</source>
<translation type="unfinished">動的コミss-m: ネットワークの予想目数差の割合。残りはロールアウトです</translation>
</message>
<message>
<source>dynamic komi ss-r and ss-m: games played on from the position for the expected score, unless the last search had rollouts of its own (rollout_share)</source>
<translation type="unfinished">動的コミss-rとss-m: 予想目数差のために局面から打ち継ぐ対局数。直前の探索がロールアウトを行っていれば(rollout_share)不要です</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: lower bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">動的コミvs-mとml-dk: 調整しない対局者の勝率の下限</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: upper bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">動的コミvs-mとml-dk: 調整しない対局者の勝率の上限</translation>
</message>
<message>
<source>dynamic komi vs-m: change of the komi before a move</source>
<translation type="unfinished">動的コミvs-m: 一手の前のコミの変化量</translation>
</message>
<message>
<source>dynamic komi {komi}</source>
<translation type="unfinished">動的コミ{komi}</translation>
</message>
<message>
<source>dynamic komi: largest distance from the komi of the game</source>
<translation type="unfinished">動的コミ: 対局のコミからの最大の隔たり</translation>
</message>
<message>
<source>e.g. D4, E5</source>
<translation type="unfinished">例: D4, E5</translation>
</message>
<message>
<source>each opening needs {number} winrates, one for each komi</source>
<translation type="unfinished">各布石には{number}個の勝率(コミごとに1つ)が必要です</translation>
</message>
<message>
<source>early fail</source>
<translation type="unfinished">早期失格</translation>
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
<translation type="unfinished">空点</translation>
</message>
<message>
<source>empty board</source>
<translation type="unfinished">空の盤</translation>
</message>
<message>
<source>empty lines for remarks by hand below each diagram</source>
<translation type="unfinished">各図の下に、手書きの講評用に設ける空行</translation>
</message>
<message>
<source>empty points</source>
<translation type="unfinished">空点</translation>
</message>
<message>
<source>encore</source>
<translation type="unfinished">アンコール</translation>
</message>
<message>
<source>ended by its limit</source>
<translation type="unfinished">制限により終了</translation>
</message>
<message>
<source>endgame</source>
<translation type="unfinished">ヨセ</translation>
</message>
<message>
<source>engine's choice</source>
<translation type="unfinished">エンジンの選択</translation>
</message>
<message>
<source>epochs</source>
<translation type="unfinished">エポック</translation>
</message>
<message>
<source>equal visits</source>
<translation type="unfinished">均等な探索数</translation>
</message>
<message>
<source>error</source>
<translation type="unfinished">誤差</translation>
</message>
<message>
<source>estimate</source>
<translation type="unfinished">推定</translation>
</message>
<message>
<source>estimated {result}</source>
<translation type="unfinished">推定{result}</translation>
</message>
<message>
<source>estimated · {moves}</source>
<translation type="unfinished">推定 · {moves}</translation>
</message>
<message>
<source>evaluate the position itself in all eight symmetries of the board and use the mean, as soon as it has more than one visit; costs eight evaluations</source>
<translation type="unfinished">探索回数が 1 回を超えたら、その局面を盤の 8 通りの対称すべてで評価し、平均を使います。評価 8 回分かかります</translation>
</message>
<message>
<source>even</source>
<translation type="unfinished">互角</translation>
</message>
<message>
<source>even, H1 to H</source>
<translation type="unfinished">互先、H1～H</translation>
</message>
<message>
<source>expand visits</source>
<translation type="unfinished">展開の探索数</translation>
</message>
<message>
<source>expectation learned</source>
<translation type="unfinished">予想の学習</translation>
</message>
<message>
<source>expected white</source>
<translation type="unfinished">白の予想</translation>
</message>
<message>
<source>expected {expected}</source>
<translation type="unfinished">{expected}が必要です</translation>
</message>
<message>
<source>exploration constant of PUCT; larger values explore more, following the policy</source>
<translation type="unfinished">PUCTの探索定数。大きいほどポリシーに従って広く探索</translation>
</message>
<message>
<source>failed</source>
<translation type="unfinished">失敗</translation>
</message>
<message>
<source>fair</source>
<translation type="unfinished">適正</translation>
</message>
<message>
<source>fair komi</source>
<translation type="unfinished">適正コミ</translation>
</message>
<message>
<source>fair komi [points for Black]</source>
<translation type="unfinished">適正コミ [黒の目数]</translation>
</message>
<message>
<source>fair komi after the move, for {side} [points]</source>
<translation type="unfinished">着手後の適正コミ、{side}から見て [目]</translation>
</message>
<message>
<source>fair komi {fair} as searched at komi {komi}</source>
<translation type="unfinished">コミ{komi}での探索による適正コミ{fair}</translation>
</message>
<message>
<source>fair komi {komi}</source>
<translation type="unfinished">適正コミ{komi}</translation>
</message>
<message>
<source>fairly sure</source>
<translation type="unfinished">かなり確信あり</translation>
</message>
<message>
<source>far from the fair komi, an estimate</source>
<translation type="unfinished">適正コミから遠いため推定値</translation>
</message>
<message>
<source>features</source>
<translation type="unfinished">特徴</translation>
</message>
<message>
<source>feed forward</source>
<translation type="unfinished">フィードフォワード</translation>
</message>
<message>
<source>few points or none, but the game is less settled</source>
<translation type="unfinished">目数の損はわずかかゼロでも、形勢が不安定になります</translation>
</message>
<message>
<source>few visits</source>
<translation type="unfinished">探索数少</translation>
</message>
<message>
<source>file of weights (sai-engine rollout-policy) that the games of rollout_share are played by; empty = all moves are equally likely</source>
<translation type="unfinished">rollout_shareの対局に使う重みファイル(sai-engine rollout-policy)。空 = すべての手が等確率</translation>
</message>
<message>
<source>final rate</source>
<translation type="unfinished">最終学習率</translation>
</message>
<message>
<source>final share</source>
<translation type="unfinished">最終割合</translation>
</message>
<message>
<source>finished</source>
<translation type="unfinished">完了</translation>
</message>
<message>
<source>first channels</source>
<translation type="unfinished">最初のチャンネル</translation>
</message>
<message>
<source>first choice</source>
<translation type="unfinished">第一候補</translation>
</message>
<message>
<source>first component: strength ({share:.0f} %)</source>
<translation type="unfinished">第1主成分: 強さ({share:.0f} %)</translation>
</message>
<message>
<source>first five</source>
<translation type="unfinished">上位5手</translation>
</message>
<message>
<source>first kernel</source>
<translation type="unfinished">最初のカーネル</translation>
</message>
<message>
<source>first label</source>
<translation type="unfinished">最初のラベル</translation>
</message>
<message>
<source>first move</source>
<translation type="unfinished">最初の手</translation>
</message>
<message>
<source>first move to review</source>
<translation type="unfinished">検討する最初の手</translation>
</message>
<message>
<source>first moves</source>
<translation type="unfinished">初手の候補</translation>
</message>
<message>
<source>first network</source>
<translation type="unfinished">前半のネットワーク</translation>
</message>
<message>
<source>first pass</source>
<translation type="unfinished">最初のパス</translation>
</message>
<message>
<source>fixed</source>
<translation type="unfinished">固定</translation>
</message>
<message>
<source>flattens (above 1) the policy over legal moves</source>
<translation type="unfinished">合法手のポリシーを(1より大きければ)平らにします</translation>
</message>
<message>
<source>for the first player</source>
<translation type="unfinished">第1対局者に</translation>
</message>
<message>
<source>for the second player</source>
<translation type="unfinished">第2対局者に</translation>
</message>
<message>
<source>forced pass</source>
<translation type="unfinished">強制パス</translation>
</message>
<message>
<source>forced pass after</source>
<translation type="unfinished">強制パス開始</translation>
</message>
<message>
<source>fpu</source>
<translation type="unfinished">FPU</translation>
</message>
<message>
<source>fpu base</source>
<translation type="unfinished">FPU基準</translation>
</message>
<message>
<source>fpu constant</source>
<translation type="unfinished">FPU定数</translation>
</message>
<message>
<source>fpu noise reduction</source>
<translation type="unfinished">FPUノイズ減少</translation>
</message>
<message>
<source>fpu reduction</source>
<translation type="unfinished">FPU減少</translation>
</message>
<message>
<source>free</source>
<translation type="unfinished">任意</translation>
</message>
<message>
<source>from cache</source>
<translation type="unfinished">キャッシュから</translation>
</message>
<message>
<source>from the network's policy</source>
<translation type="unfinished">ネットワークのポリシーから</translation>
</message>
<message>
<source>from {low:,g} to {high:,g}</source>
<translation type="unfinished">{low:,g}～{high:,g}</translation>
</message>
<message>
<source>from {points:g} points</source>
<translation type="unfinished">{points:g}目以上</translation>
</message>
<message>
<source>game</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>game over</source>
<translation type="unfinished">終局</translation>
</message>
<message>
<source>game record: {result}</source>
<translation type="unfinished">棋譜:{result}</translation>
</message>
<message>
<source>game records</source>
<translation type="unfinished">棋譜</translation>
</message>
<message>
<source>game {number}</source>
<translation type="unfinished">対局{number}</translation>
</message>
<message>
<source>game {number}, in a variation, {problem}</source>
<translation type="unfinished">対局{number}、変化図内、{problem}</translation>
</message>
<message>
<source>game {number}, {problem}</source>
<translation type="unfinished">対局{number}、{problem}</translation>
</message>
<message>
<source>game {number}: </source>
<translation type="unfinished">対局{number}: </translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}</source>
<translation type="unfinished">対局{number}: {result}、コミ{komi}、{moves}手、第{generation}世代</translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}, branch of {parent} at move {move}</source>
<translation type="unfinished">対局{number}: {result}、コミ{komi}、{moves}手、第{generation}世代、対局{parent}の{move}手目から分岐</translation>
</message>
<message>
<source>games</source>
<translation type="unfinished">対局数</translation>
</message>
<message>
<source>games at each of the five komi</source>
<translation type="unfinished">5つのコミそれぞれの対局数</translation>
</message>
<message>
<source>games of policies</source>
<translation type="unfinished">ポリシー対局</translation>
</message>
<message>
<source>games: {share} %</source>
<translation type="unfinished">対局: {share} %</translation>
</message>
<message>
<source>generation</source>
<translation type="unfinished">世代</translation>
</message>
<message>
<source>generation {generation}</source>
<translation type="unfinished">第{generation}世代</translation>
</message>
<message>
<source>generation {generation} of {generations}</source>
<translation type="unfinished">第{generation}/{generations}世代</translation>
</message>
<message>
<source>generation {number}</source>
<translation type="unfinished">第{number}世代</translation>
</message>
<message>
<source>generations</source>
<translation type="unfinished">世代</translation>
</message>
<message>
<source>get the file again</source>
<translation type="unfinished">ファイルを入手し直してください</translation>
</message>
<message>
<source>global pooling</source>
<translation type="unfinished">全体プーリング</translation>
</message>
<message>
<source>gradient clip</source>
<translation type="unfinished">勾配の制限</translation>
</message>
<message>
<source>growth of exploration with visits n: sqrt(n), or sqrt(n log(puct_log n + puct_constant))</source>
<translation type="unfinished">探索数nに応じた幅の広がり。sqrt(n)、またはsqrt(n log(puct_log n + puct_constant))</translation>
</message>
<message>
<source>half the squared error</source>
<translation type="unfinished">二乗誤差の半分</translation>
</message>
<message>
<source>half their doublings</source>
<translation type="unfinished">その倍増回数の半分</translation>
</message>
<message>
<source>handicap</source>
<translation type="unfinished">置碁</translation>
</message>
<message>
<source>handicap 1: {who} and plays first, without stones</source>
<translation type="unfinished">置碁1: {who}、石を置かずに先番</translation>
</message>
<message>
<source>handicap bonus</source>
<translation type="unfinished">置石補償</translation>
</message>
<message>
<source>handicap for</source>
<translation type="unfinished">置碁の黒番</translation>
</message>
<message>
<source>handicap stones</source>
<translation type="unfinished">置石</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones on fixed points</source>
<translation type="unfinished">置碁{stones}: {who}、石は定位置</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones where Black wants them</source>
<translation type="unfinished">置碁{stones}: {who}、石は黒が任意に置く</translation>
</message>
<message>
<source>heads</source>
<translation type="unfinished">ヘッド数</translation>
</message>
<message>
<source>heads of plug-ins, like `lead; wide channels=4`: each takes the place of the policy or value head, or gives an output that losses of plug-ins learn; empty = none</source>
<translation type="unfinished">プラグインのヘッド(例: `lead; wide channels=4`)。それぞれポリシーヘッドか価値ヘッドに代わるか、プラグインの損失で学習する出力を加えます。空 = なし</translation>
</message>
<message>
<source>held out</source>
<translation type="unfinished">検証用</translation>
</message>
<message>
<source>held-out loss</source>
<translation type="unfinished">検証用の損失</translation>
</message>
<message>
<source>held-out top 1</source>
<translation type="unfinished">検証用top 1</translation>
</message>
<message>
<source>hidden units for beta (V, Y)</source>
<translation type="unfinished">beta用の隠れユニット数(V、Y)</translation>
</message>
<message>
<source>hidden units of a transformer trunk's feed-forward layers</source>
<translation type="unfinished">transformer のフィードフォワード層の隠れユニット数</translation>
</message>
<message>
<source>hidden units of the value head</source>
<translation type="unfinished">価値ヘッドの隠れユニット数</translation>
</message>
<message>
<source>high</source>
<translation type="unfinished">高い</translation>
</message>
<message>
<source>how many moves after the next one heads of their own learn, for training alone: 1 the opponent's reply, 2 also the player's own move after it</source>
<translation type="unfinished">次の手より後の手を何手、専用のヘッドが学ぶか（学習専用）：1は相手の応手、2はその後の自分の手も</translation>
</message>
<message>
<source>how temperature acts: visits^(1/T), or the paper's Gibbs form exp(visits/T)</source>
<translation type="unfinished">温度の働き方。visits^(1/T)、または論文のギブス型exp(visits/T)</translation>
</message>
<message>
<source>how the root's visits are shared out: puct, or sequential halving of the best of the policy with Gumbel draws for noise (gumbel), which suits fewer visits than moves; a tree is then not kept from move to move</source>
<translation type="unfinished">ルートの探索数の配分。puct、またはガンベル抽選をノイズとしたポリシー上位の逐次半減(gumbel)。後者は手数より少ない探索数に向き、木を次の手に引き継ぎません</translation>
</message>
<message>
<source>human rank</source>
<translation type="unfinished">人間の段級位</translation>
</message>
<message>
<source>if above max_depth, the depth of each search is drawn from max_depth to this</source>
<translation type="unfinished">max_depthより大きければ、各探索の深さをmax_depthからこの値までの間で抽選します</translation>
</message>
<message>
<source>illegal move {n} ({reason})</source>
<translation type="unfinished">反則手{n}({reason})</translation>
</message>
<message>
<source>imported from {kind}; it will be saved as SGF</source>
<translation type="unfinished">{kind}から取り込みました。SGFとして保存されます</translation>
</message>
<message>
<source>in a variation, {problem}</source>
<translation type="unfinished">変化図内、{problem}</translation>
</message>
<message>
<source>in each cell,</source>
<translation type="unfinished">(1マス)、</translation>
</message>
<message>
<source>in the center</source>
<translation type="unfinished">中央</translation>
</message>
<message>
<source>in the lower left</source>
<translation type="unfinished">左下</translation>
</message>
<message>
<source>in the lower right</source>
<translation type="unfinished">右下</translation>
</message>
<message>
<source>in the searched region</source>
<translation type="unfinished">探索範囲内</translation>
</message>
<message>
<source>in the upper left</source>
<translation type="unfinished">左上</translation>
</message>
<message>
<source>in the upper right</source>
<translation type="unfinished">右上</translation>
</message>
<message>
<source>in {folder}</source>
<translation type="unfinished">{folder}内</translation>
</message>
<message>
<source>input planes, the name of a feature set</source>
<translation type="unfinished">入力面。特徴セットの名前</translation>
</message>
<message>
<source>instinct</source>
<translation type="unfinished">直感</translation>
</message>
<message>
<source>interrupted</source>
<translation type="unfinished">中断</translation>
</message>
<message>
<source>it has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">{opponent}には{won}勝っています(予定{planned}局)</translation>
</message>
<message>
<source>it is longer than {megabytes} MB</source>
<translation type="unfinished">{megabytes} MBを超えています</translation>
</message>
<message>
<source>it is no Python file</source>
<translation type="unfinished">Pythonファイルではありません</translation>
</message>
<message>
<source>it may be deleted or still being played</source>
<translation type="unfinished">削除済みか、まだ対局中かもしれません</translation>
</message>
<message>
<source>it may be private, deleted or still being played</source>
<translation type="unfinished">非公開か、削除済みか、まだ対局中かもしれません</translation>
</message>
<message>
<source>it no longer reads what it is sent, and was stopped</source>
<translation type="unfinished">送った内容を読まなくなったため停止しました</translation>
</message>
<message>
<source>it played {move}, which is illegal ({reason})</source>
<translation type="unfinished">反則手{move}を打ちました({reason})</translation>
</message>
<message>
<source>it plays against earlier selves and learns by the results</source>
<translation type="unfinished">以前の自分と対局し、結果から学習</translation>
</message>
<message>
<source>it took too long</source>
<translation type="unfinished">時間がかかりすぎました</translation>
</message>
<message>
<source>it uses the plug-in {name} (SHA-256 {digest}…), which is not loaded</source>
<translation type="unfinished">使われているプラグイン{name}(SHA-256 {digest}…)が読み込まれていません</translation>
</message>
<message>
<source>it was usual in {year}</source>
<translation type="unfinished">{year}年には一般的でした</translation>
</message>
<message>
<source>it would take {size:,.0f} GB, and this computer has {most:,.0f} GB</source>
<translation type="unfinished">{size:,.0f} GBが必要ですが、このコンピューターは{most:,.0f} GBです</translation>
</message>
<message>
<source>it writes endless text that is not JSON</source>
<translation type="unfinished">JSONでない文字を際限なく出力しています</translation>
</message>
<message>
<source>its first network</source>
<translation type="unfinished">最初のネットワーク</translation>
</message>
<message>
<source>its format is {format!r:.40}, this program reads {known}</source>
<translation type="unfinished">形式が{format!r:.40}ですが、このプログラムが読めるのは{known}です</translation>
</message>
<message>
<source>its header is damaged</source>
<translation type="unfinished">ヘッダーが壊れています</translation>
</message>
<message>
<source>its komi or result is given in stones</source>
<translation type="unfinished">コミか結果が石数で書かれています</translation>
</message>
<message>
<source>its last network plays against its first one</source>
<translation type="unfinished">最後のネットワークと最初のネットワークの対戦</translation>
</message>
<message>
<source>its last network plays against the shipped 5x5 network</source>
<translation type="unfinished">最後のネットワークと付属の5x5ネットワークの対戦</translation>
</message>
<message>
<source>its last network plays against the shipped 7x7 network</source>
<translation type="unfinished">最後のネットワークが同梱の7x7ネットワークと対戦</translation>
</message>
<message>
<source>its own games</source>
<translation type="unfinished">自分の対局</translation>
</message>
<message>
<source>its process ended with code {code}</source>
<translation type="unfinished">プロセスがコード{code}で終了しました</translation>
</message>
<message>
<source>its sigmoid</source>
<translation type="unfinished">そのシグモイド</translation>
</message>
<message>
<source>judge</source>
<translation type="unfinished">判定者</translation>
</message>
<message>
<source>judge visits</source>
<translation type="unfinished">判定の探索数</translation>
</message>
<message>
<source>judged moves</source>
<translation type="unfinished">判定した手</translation>
</message>
<message>
<source>keep every</source>
<translation type="unfinished">保存世代の間隔</translation>
</message>
<message>
<source>keep tree</source>
<translation type="unfinished">木を保持</translation>
</message>
<message>
<source>key points</source>
<translation type="unfinished">急所</translation>
</message>
<message>
<source>killed, probably because memory ran out</source>
<translation type="unfinished">強制終了されました。メモリー不足の可能性があります</translation>
</message>
<message>
<source>known: {names}</source>
<translation type="unfinished">使えるもの: {names}</translation>
</message>
<message>
<source>ko</source>
<translation type="unfinished">コウ</translation>
</message>
<message>
<source>komi</source>
<translation type="unfinished">コミ</translation>
</message>
<message>
<source>komi [points to White]</source>
<translation type="unfinished">コミ [白の目数]</translation>
</message>
<message>
<source>komi assumed</source>
<translation type="unfinished">コミは仮定</translation>
</message>
<message>
<source>komi decay</source>
<translation type="unfinished">コミ減衰</translation>
</message>
<message>
<source>komi errors</source>
<translation type="unfinished">コミ別の誤差</translation>
</message>
<message>
<source>komi for the player to move, in 20 points</source>
<translation type="unfinished">手番側のコミ(20目単位)</translation>
</message>
<message>
<source>komi high</source>
<translation type="unfinished">コミ上限勝率</translation>
</message>
<message>
<source>komi is given only as Dum {dum}, which has no known meaning</source>
<translation type="unfinished">コミがDum {dum}としか書かれておらず、その意味が分かりません</translation>
</message>
<message>
<source>komi low</source>
<translation type="unfinished">コミ下限勝率</translation>
</message>
<message>
<source>komi mix</source>
<translation type="unfinished">コミ混合</translation>
</message>
<message>
<source>komi most</source>
<translation type="unfinished">コミ最大差</translation>
</message>
<message>
<source>komi must be a finite number, not {komi!s:.40}</source>
<translation type="unfinished">コミは有限の数値でなければなりません({komi!s:.40}は不可)</translation>
</message>
<message>
<source>komi phase</source>
<translation type="unfinished">コミ時期</translation>
</message>
<message>
<source>komi rollouts</source>
<translation type="unfinished">コミ用ロールアウト</translation>
</message>
<message>
<source>komi samples</source>
<translation type="unfinished">コミ標本</translation>
</message>
<message>
<source>komi spread</source>
<translation type="unfinished">コミの広がり</translation>
</message>
<message>
<source>komi step</source>
<translation type="unfinished">コミ刻み</translation>
</message>
<message>
<source>komi that a multi_label head has winrates for, one point apart</source>
<translation type="unfinished">multi_labelヘッドが勝率を出すコミの数(1目間隔)</translation>
</message>
<message>
<source>komi that the search uses: the game's (none), or one adjusted before each own move by the expected score (ss-r: of rollouts, ss-b: of the network, ss-m: of both), by the winrate (vs-m) or by the winrates at all komi (ml-dk)</source>
<translation type="unfinished">探索が前提とするコミ。対局のコミ(none)か、自分の手の前に予想目数差(ss-r: ロールアウト、ss-b: ネットワーク、ss-m: 両方)、勝率(vs-m)、全コミの勝率(ml-dk)で調整したコミです</translation>
</message>
<message>
<source>komi units</source>
<translation type="unfinished">コミユニット</translation>
</message>
<message>
<source>komi {komi}</source>
<translation type="unfinished">コミ{komi}</translation>
</message>
<message>
<source>komi {komi} (assumed)</source>
<translation type="unfinished">コミ{komi}(仮定)</translation>
</message>
<message>
<source>komi {komi} + {compensation:g} for handicap</source>
<translation type="unfinished">コミ{komi}+置石分{compensation:g}</translation>
</message>
<message>
<source>komi {komi} is usual with it</source>
<translation type="unfinished">コミ{komi}はこの方式で一般的です</translation>
</message>
<message>
<source>label pairs</source>
<translation type="unfinished">ラベルの組</translation>
</message>
<message>
<source>label target</source>
<translation type="unfinished">ラベル目標</translation>
</message>
<message>
<source>label {label}</source>
<translation type="unfinished">文字{label}</translation>
</message>
<message>
<source>labelled by a teacher network</source>
<translation type="unfinished">教師ネットワークによるラベル</translation>
</message>
<message>
<source>labels</source>
<translation type="unfinished">ラベル</translation>
</message>
<message>
<source>lambda</source>
<translation type="unfinished">lambda</translation>
</message>
<message>
<source>largest number of extra visits after the end of a search, made until the most visited move has the best value; 0 = none</source>
<translation type="unfinished">探索の終了後、探索数最多の手が最良の価値になるまで続ける最大の探索数。0 = なし</translation>
</message>
<message>
<source>largest number of games to learn from, chosen by their content; the number of games held out falls in proportion; 0 = all</source>
<translation type="unfinished">学習に使う最大の対局数。対局は内容によって選ばれます。検証用の対局数も比例して減ります。0 = すべて</translation>
</message>
<message>
<source>largest step of a weight</source>
<translation type="unfinished">重みの一回の最大の変化</translation>
</message>
<message>
<source>last move</source>
<translation type="unfinished">最終手</translation>
</message>
<message>
<source>last move to review, 0 for the last of the game</source>
<translation type="unfinished">検討する最後の手。0 = 対局の最終手</translation>
</message>
<message>
<source>late temperature</source>
<translation type="unfinished">後半の温度</translation>
</message>
<message>
<source>later moves</source>
<translation type="unfinished">後の手</translation>
</message>
<message>
<source>latest random</source>
<translation type="unfinished">最遅ランダム手</translation>
</message>
<message>
<source>lead of the player before the move [points]</source>
<translation type="unfinished">着手前の対局者のリード [目]</translation>
</message>
<message>
<source>lead within the error</source>
<translation type="unfinished">リードは誤差の範囲内</translation>
</message>
<message>
<source>learn</source>
<translation type="unfinished">学習対象</translation>
</message>
<message>
<source>learn also the features of the tree policy: diamonds around each move, and the distances to the last two moves; it predicts better and plays more slowly</source>
<translation type="unfinished">木方策の特徴も学習する：各着手のまわりの菱形と直前二手からの距離。予測は良くなり、着手は遅くなる</translation>
</message>
<message>
<source>learned from</source>
<translation type="unfinished">学習用</translation>
</message>
<message>
<source>learning rate</source>
<translation type="unfinished">学習率</translation>
</message>
<message>
<source>least</source>
<translation type="unfinished">最少出現数</translation>
</message>
<message>
<source>leaves increase</source>
<translation type="unfinished">枝数の増加</translation>
</message>
<message>
<source>leaves of one tree evaluated together; 1 is exact</source>
<translation type="unfinished">一つの木でまとめて評価する葉の数。1なら厳密です</translation>
</message>
<message>
<source>legal moves</source>
<translation type="unfinished">合法手</translation>
</message>
<message>
<source>legal moves next to a chain in atari</source>
<translation type="unfinished">アタリの連に接する合法手</translation>
</message>
<message>
<source>legal moves that don't fill an own eye</source>
<translation type="unfinished">自分の眼を埋めない合法手</translation>
</message>
<message>
<source>legality</source>
<translation type="unfinished">合法性</translation>
</message>
<message>
<source>length of the longest line, in moves, at which a search ends before its visits are used up; 0 = no limit</source>
<translation type="unfinished">最長の手順がこの手数になるか、先に探索数に達すると探索を終えます。0 = 探索数のみ</translation>
</message>
<message>
<source>less</source>
<translation type="unfinished">少ない</translation>
</message>
<message>
<source>less than a minute left</source>
<translation type="unfinished">残り一分未満</translation>
</message>
<message>
<source>less than one stone</source>
<translation type="unfinished">1子未満</translation>
</message>
<message>
<source>liberties of every stone (8: 8 or more)</source>
<translation type="unfinished">各石のダメの数(8は8以上)</translation>
</message>
<message>
<source>license {name}</source>
<translation type="unfinished">ライセンス{name}</translation>
</message>
<message>
<source>line {line}: </source>
<translation type="unfinished">{line}行目: </translation>
</message>
<message>
<source>lines</source>
<translation type="unfinished">書き込み行</translation>
</message>
<message>
<source>links lead to servers of the internet</source>
<translation type="unfinished">リンクはインターネット上のサーバーを指す必要があります</translation>
</message>
<message>
<source>log of a run</source>
<translation type="unfinished">ランのログ</translation>
</message>
<message>
<source>log steps</source>
<translation type="unfinished">ログの間隔</translation>
</message>
<message>
<source>longer than {megabytes} MB</source>
<translation type="unfinished">{megabytes} MBを超えています</translation>
</message>
<message>
<source>looks a few moves ahead</source>
<translation type="unfinished">数手先を読む</translation>
</message>
<message>
<source>loss</source>
<translation type="unfinished">損失</translation>
</message>
<message>
<source>losses by rank need reviews of whole games with the same visits for every position (--visits N, and as many --minutes as that takes)</source>
<translation type="unfinished">段級位別の損失には、全局面を同じ探索数で調べた全局の検討が必要です(--visits Nと、それに足りる--minutes)</translation>
</message>
<message>
<source>losses that a pending visit counts as until its evaluation arrives; 0 = it counts as a visit only, so that the move does not look worse than it is</source>
<translation type="unfinished">応答待ちの探索を何敗と数えるか。0 = 探索数にだけ数え、手を実際より悪く見ません</translation>
</message>
<message>
<source>lost</source>
<translation type="unfinished">損</translation>
</message>
<message>
<source>lost points</source>
<translation type="unfinished">目数の損</translation>
</message>
<message>
<source>lost the lead</source>
<translation type="unfinished">リードを失う</translation>
</message>
<message>
<source>lost winning chances</source>
<translation type="unfinished">勝率の損</translation>
</message>
<message>
<source>low</source>
<translation type="unfinished">低い</translation>
</message>
<message>
<source>make searched winrates as sure as they were measured to be for the network, since the mean over a search is too near to 50 %; changes no move and no fair komi</source>
<translation type="unfinished">探索で得た勝率を、このネットワークで測定した確かさに合わせます。探索の平均勝率は 50 % に寄りすぎるためです。着手と互角のコミは変わりません</translation>
</message>
<message>
<source>margin</source>
<translation type="unfinished">目数差</translation>
</message>
<message>
<source>mark</source>
<translation type="unfinished">印</translation>
</message>
<message>
<source>match</source>
<translation type="unfinished">対戦</translation>
</message>
<message>
<source>matching the new network</source>
<translation type="unfinished">新ネットワークの対戦中</translation>
</message>
<message>
<source>max depth</source>
<translation type="unfinished">最大深さ</translation>
</message>
<message>
<source>max depth upper</source>
<translation type="unfinished">最大深さの上限</translation>
</message>
<message>
<source>max leaves</source>
<translation type="unfinished">最大の枝数</translation>
</message>
<message>
<source>may change during a run, like {example}</source>
<translation type="unfinished">ランの途中で変更可、例: {example}</translation>
</message>
<message>
<source>mean fair komi {komi}</source>
<translation type="unfinished">適正コミの平均 {komi}</translation>
</message>
<message>
<source>mean of five games</source>
<translation type="unfinished">五局の平均</translation>
</message>
<message>
<source>mean {mean:.1f} %</source>
<translation type="unfinished">平均{mean:.1f} %</translation>
</message>
<message>
<source>medium</source>
<translation type="unfinished">中程度</translation>
</message>
<message>
<source>middle game</source>
<translation type="unfinished">中盤</translation>
</message>
<message>
<source>million nodes</source>
<translation type="unfinished">百万ノード</translation>
</message>
<message>
<source>min games</source>
<translation type="unfinished">最小対局数</translation>
</message>
<message>
<source>minutes</source>
<translation type="unfinished">分数</translation>
</message>
<message>
<source>minutes of processor time</source>
<translation type="unfinished">プロセッサー時間(分)</translation>
</message>
<message>
<source>mirrors λ {value}</source>
<translation type="unfinished">λ {value}の対称形</translation>
</message>
<message>
<source>mistakes</source>
<translation type="unfinished">悪手</translation>
</message>
<message>
<source>mistakes typical of the rank, not of the next</source>
<translation type="unfinished">その段級位に典型的で、次の段級位では違う悪手</translation>
</message>
<message>
<source>momentum</source>
<translation type="unfinished">モメンタム</translation>
</message>
<message>
<source>more</source>
<translation type="unfinished">多い</translation>
</message>
<message>
<source>more moves than max_leaves for each move from the root to a position</source>
<translation type="unfinished">ルートから局面まで一手ごとに、max_leavesに加える手の数</translation>
</message>
<message>
<source>more than one move in a node; only the first one is played</source>
<translation type="unfinished">1つのノードに複数の手があるため、最初の手だけを打ちます</translation>
</message>
<message>
<source>more than {most:,} games are planned</source>
<translation type="unfinished">{most:,}局を超える対局が予定されています</translation>
</message>
<message>
<source>more than {stones} stones</source>
<translation type="unfinished">{stones}子超</translation>
</message>
<message>
<source>most diagrams: turning points first, then the worst other mistakes</source>
<translation type="unfinished">図の最大数。まず勝負所、次にその他の悪手を悪い順に</translation>
</message>
<message>
<source>most even with no handicap: Black wins {winrate}</source>
<translation type="unfinished">置石なしが最も互角: 黒勝率{winrate}</translation>
</message>
<message>
<source>most even with {n} stone: Black wins {winrate}</source>
<translation type="unfinished">{n}子が最も互角: 黒勝率{winrate}</translation>
</message>
<message>
<source>most even with {n} stones: Black wins {winrate}</source>
<translation type="unfinished">{n}子が最も互角: 黒勝率{winrate}</translation>
</message>
<message>
<source>most visits of a position, 0 for 1000 up to 13x13 and 400 on larger boards</source>
<translation type="unfinished">1 局面の最大探索数。0 は 13x13 まで 1000、それより大きい盤では 400</translation>
</message>
<message>
<source>move the folder away to start again</source>
<translation type="unfinished">最初から始めるにはフォルダーを移動してください</translation>
</message>
<message>
<source>move weight</source>
<translation type="unfinished">着手の重み</translation>
</message>
<message>
<source>move {number}</source>
<translation type="unfinished">{number}手目</translation>
</message>
<message>
<source>move {number}, lead changes</source>
<translation type="unfinished">{number}手目、逆転</translation>
</message>
<message>
<source>move {number}, not yet checked</source>
<translation type="unfinished">{number}手目、未確認</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason})</source>
<translation type="unfinished">{number}手目: 反則手{vertex}({reason})</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason}); the position stands before this move</source>
<translation type="unfinished">{number}手目: 反則手{vertex}({reason})。局面はこの手の前で止まっています</translation>
</message>
<message>
<source>move {number}: {move} instead of {first}</source>
<translation type="unfinished">{number}手目: {first}でなく{move}</translation>
</message>
<message>
<source>move {n} turns ago</source>
<translation type="unfinished">{n}手前の着手</translation>
</message>
<message>
<source>move {turns} turns ago</source>
<translation type="unfinished">{turns}手前の着手</translation>
</message>
<message>
<source>moves</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source>moves in</source>
<translation type="unfinished">手／</translation>
</message>
<message>
<source>moves of a game that use the temperature</source>
<translation type="unfinished">一局で温度を使う手数</translation>
</message>
<message>
<source>moves per ply</source>
<translation type="unfinished">手/手数</translation>
</message>
<message>
<source>moves per point</source>
<translation type="unfinished">手/点</translation>
</message>
<message>
<source>moves played [% of the game]</source>
<translation type="unfinished">手数 [全体の%]</translation>
</message>
<message>
<source>moves that capture {n} or more stone</source>
<translation type="unfinished">{n}子以上を取る手</translation>
</message>
<message>
<source>moves that capture {n} or more stones</source>
<translation type="unfinished">{n}子以上を取る手</translation>
</message>
<message>
<source>moves that capture {n} stone</source>
<translation type="unfinished">{n}子を取る手</translation>
</message>
<message>
<source>moves that capture {n} stones</source>
<translation type="unfinished">{n}子を取る手</translation>
</message>
<message>
<source>moves that catch stones in a ladder</source>
<translation type="unfinished">シチョウで石を取る手</translation>
</message>
<message>
<source>moves that escape from a ladder</source>
<translation type="unfinished">シチョウから逃げる手</translation>
</message>
<message>
<source>moves that put {n} or more own stone in atari</source>
<translation type="unfinished">自分の{n}子以上がアタリになる手</translation>
</message>
<message>
<source>moves that put {n} or more own stones in atari</source>
<translation type="unfinished">自分の{n}子以上がアタリになる手</translation>
</message>
<message>
<source>moves that put {n} own stone in atari</source>
<translation type="unfinished">自分の{n}子がアタリになる手</translation>
</message>
<message>
<source>moves that put {n} own stones in atari</source>
<translation type="unfinished">自分の{n}子がアタリになる手</translation>
</message>
<message>
<source>moves the near end of the komi window; 0 leaves it at the real komi</source>
<translation type="unfinished">コミの窓の手前の端を動かします。0なら実際のコミのままです</translation>
</message>
<message>
<source>moves whose chain then has {n} liberties</source>
<translation type="unfinished">打った後の連のダメが{n}の手</translation>
</message>
<message>
<source>moves whose chain then has {n} liberty</source>
<translation type="unfinished">打った後の連のダメが{n}の手</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberties</source>
<translation type="unfinished">打った後の連のダメが{n}以上の手</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberty</source>
<translation type="unfinished">打った後の連のダメが{n}以上の手</translation>
</message>
<message>
<source>mu</source>
<translation type="unfinished">mu</translation>
</message>
<message>
<source>multi-labelled values</source>
<translation type="unfinished">多ラベル価値</translation>
</message>
<message>
<source>name</source>
<translation type="unfinished">名前</translation>
</message>
<message>
<source>name its file by --plugin FILE.py</source>
<translation type="unfinished">--plugin FILE.pyでそのファイルを指定してください</translation>
</message>
<message>
<source>name its file by --plugin FILE.py, or in Python by api.load_plugin</source>
<translation type="unfinished">--plugin FILE.pyで、Pythonではapi.load_pluginで、そのファイルを指定してください</translation>
</message>
<message>
<source>name of the rules as in the game record</source>
<translation type="unfinished">棋譜でのルール名</translation>
</message>
<message>
<source>name the folder of a run</source>
<translation type="unfinished">ランのフォルダーを指定してください</translation>
</message>
<message>
<source>near komi {komi}</source>
<translation type="unfinished">コミ{komi}付近では</translation>
</message>
<message>
<source>nested more than {levels} levels deep</source>
<translation type="unfinished">入れ子が{levels}段より深くなっています</translation>
</message>
<message>
<source>network</source>
<translation type="unfinished">ネットワーク</translation>
</message>
<message>
<source>network {identity} is not a "human" network of KataGo; choose one</source>
<translation type="unfinished">ネットワーク{identity}はKataGoの「human」ネットワークではありません。それを選んでください</translation>
</message>
<message>
<source>network {identity}: its answers are not finite numbers at precision {precision}; use fp32, or another network if fp32 was in use</source>
<translation type="unfinished">ネットワーク{identity}: 精度{precision}では答えが有限の数値になりません。fp32を使うか、すでにfp32なら別のネットワークを使ってください</translation>
</message>
<message>
<source>network's ten first moves</source>
<translation type="unfinished">ネットワークの上位10手</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch alone; export another network</source>
<translation type="unfinished">プラグインの部品を使うネットワークはtorchでしか動きません。別のネットワークを書き出してください</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch's float32 alone, not by {name}; use the evaluator auto</source>
<translation type="unfinished">プラグインの部品を使うネットワークはtorchのfloat32でしか動きません({name}は不可)。評価器autoを使ってください</translation>
</message>
<message>
<source>next</source>
<translation type="unfinished">次</translation>
</message>
<message>
<source>next, {move} loses {lost}</source>
<translation type="unfinished">次の {move} は{lost}の損</translation>
</message>
<message>
<source>next, {move} loses {points:.1f}</source>
<translation type="unfinished">次の手、{move}は{points:.1f}目の損</translation>
</message>
<message>
<source>no clear difference</source>
<translation type="unfinished">明らかな差なし</translation>
</message>
<message>
<source>no clock</source>
<translation type="unfinished">時間制限なし</translation>
</message>
<message>
<source>no encoding is named (CA); read as {encoding}</source>
<translation type="unfinished">文字コードの指定(CA)がないため、{encoding}として読み込みました</translation>
</message>
<message>
<source>no game is planned</source>
<translation type="unfinished">予定された対局がありません</translation>
</message>
<message>
<source>no game on a board of all networks has a komi and a counted score; name other games</source>
<translation type="unfinished">全ネットワークが対応する盤に、コミと数えた目数差のある対局がありません。別の対局を指定してください</translation>
</message>
<message>
<source>no game was chosen</source>
<translation type="unfinished">対局が選ばれていません</translation>
</message>
<message>
<source>no games, not even through others, connect {0} with {1}; play some</source>
<translation type="unfinished">{0}と{1}をつなぐ対局が、他を介してもありません。対局を追加してください</translation>
</message>
<message>
<source>no handicap</source>
<translation type="unfinished">置石なし</translation>
</message>
<message>
<source>no handicap is declared; {stones} black stones come before White's first move</source>
<translation type="unfinished">置碁とは書かれていませんが、白の最初の手の前に黒石が{stones}個あります</translation>
</message>
<message>
<source>no komi</source>
<translation type="unfinished">コミなし</translation>
</message>
<message>
<source>no memory for more than {reached} visits of this position; ask for fewer visits</source>
<translation type="unfinished">この局面の探索数{reached}を超えるメモリーがありません。探索数を減らしてください</translation>
</message>
<message>
<source>no network</source>
<translation type="unfinished">ネットワークなし</translation>
</message>
<message>
<source>no network for the {size}x{size} board was found; choose a network file for it</source>
<translation type="unfinished">{size}x{size}盤用のネットワークが見つかりません。ネットワークのファイルを選んでください</translation>
</message>
<message>
<source>no network for the {size}x{size} board; name one with --net FILE</source>
<translation type="unfinished">{size}x{size}盤用のネットワークがありません。--net FILEで指定してください</translation>
</message>
<message>
<source>no one is ahead</source>
<translation type="unfinished">互角</translation>
</message>
<message>
<source>no λ</source>
<translation type="unfinished">λなし</translation>
</message>
<message>
<source>nodes</source>
<translation type="unfinished">ノード</translation>
</message>
<message>
<source>nodes beside the paper's</source>
<translation type="unfinished">ノード数(論文と比較)</translation>
</message>
<message>
<source>noise</source>
<translation type="unfinished">ノイズ</translation>
</message>
<message>
<source>noise alpha</source>
<translation type="unfinished">ノイズalpha</translation>
</message>
<message>
<source>noise weight</source>
<translation type="unfinished">ノイズの重み</translation>
</message>
<message>
<source>none</source>
<translation type="unfinished">なし</translation>
</message>
<message>
<source>none: temperature varies the games</source>
<translation type="unfinished">なし: 温度で対局を変える</translation>
</message>
<message>
<source>norm</source>
<translation type="unfinished">正規化</translation>
</message>
<message>
<source>norm statistics</source>
<translation type="unfinished">正規化の統計</translation>
</message>
<message>
<source>normalization of the convolutions</source>
<translation type="unfinished">畳み込みの正規化</translation>
</message>
<message>
<source>not a file name</source>
<translation type="unfinished">ファイル名ではありません</translation>
</message>
<message>
<source>not an ordinary file</source>
<translation type="unfinished">通常のファイルではありません</translation>
</message>
<message>
<source>not over yet: {n} point is open</source>
<translation type="unfinished">まだ終わっていません: 未定の点が{n}</translation>
</message>
<message>
<source>not over yet: {n} points are open</source>
<translation type="unfinished">まだ終わっていません: 未定の点が{n}</translation>
</message>
<message>
<source>not searched</source>
<translation type="unfinished">探索なし</translation>
</message>
<message>
<source>not searched yet</source>
<translation type="unfinished">未探索</translation>
</message>
<message>
<source>not sure</source>
<translation type="unfinished">確信なし</translation>
</message>
<message>
<source>not sure at all</source>
<translation type="unfinished">まったく確信なし</translation>
</message>
<message>
<source>not valid JSON: {problem:.200}</source>
<translation type="unfinished">正しいJSONではありません: {problem:.200}</translation>
</message>
<message>
<source>nothing in the game tells</source>
<translation type="unfinished">棋譜に手がかりがありません</translation>
</message>
<message>
<source>now</source>
<translation type="unfinished">現在</translation>
</message>
<message>
<source>number of moves searched in each position, the best of the policy; 0 = all</source>
<translation type="unfinished">一局面で探索する、ポリシー上位の手の数。0 = すべて</translation>
</message>
<message>
<source>number: fair komi; blue: Black ahead, orange: White ahead, green: even</source>
<translation type="unfinished">数字: 適正コミ、青: 黒が優勢、橙: 白が優勢、緑: 互角</translation>
</message>
<message>
<source>occupied</source>
<translation type="unfinished">石がある</translation>
</message>
<message>
<source>occurrences in the games that a diamond pattern needs for weights of its own</source>
<translation type="unfinished">ひし形パターンが独自の重みを持つのに必要な、対局での出現数</translation>
</message>
<message>
<source>of shape {shape}</source>
<translation type="unfinished">形状{shape}のもの</translation>
</message>
<message>
<source>of {generations}, ended by its limit</source>
<translation type="unfinished">/{generations}、制限により終了</translation>
</message>
<message>
<source>of {whole}</source>
<translation type="unfinished">/{whole}</translation>
</message>
<message>
<source>off</source>
<translation type="unfinished">オフ</translation>
</message>
<message>
<source>off policy cut</source>
<translation type="unfinished">ポリシー外の打切り</translation>
</message>
<message>
<source>off the board</source>
<translation type="unfinished">盤の外</translation>
</message>
<message>
<source>off: real komi</source>
<translation type="unfinished">オフ: 実際のコミ</translation>
</message>
<message>
<source>on</source>
<translation type="unfinished">オン</translation>
</message>
<message>
<source>on customary points</source>
<translation type="unfinished">定位置</translation>
</message>
<message>
<source>on the left side</source>
<translation type="unfinished">左辺</translation>
</message>
<message>
<source>on the right side</source>
<translation type="unfinished">右辺</translation>
</message>
<message>
<source>one color won all {games} games against {opponent}, so they don't show which one is stronger</source>
<translation type="unfinished">{opponent}との{games}局はすべて同じ色の勝ちなので、どちらが強いかは分かりません</translation>
</message>
<message>
<source>one komi</source>
<translation type="unfinished">一コミ</translation>
</message>
<message>
<source>one of shape {shape}</source>
<translation type="unfinished">形状{shape}</translation>
</message>
<message>
<source>one of {choices}</source>
<translation type="unfinished">{choices}のいずれか</translation>
</message>
<message>
<source>one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">{choices}のいずれか({value!r:.40}は不可)</translation>
</message>
<message>
<source>only {games} of the games differ: nothing is drawn at random, and the growing trees come to play the same moves</source>
<translation type="unfinished">異なる対局は{games}局だけです。乱数は使われず、育つ探索木が同じ手を打つようになります</translation>
</message>
<message>
<source>only {games} of the games differ; choose other or more openings to vary them</source>
<translation type="unfinished">異なる対局は{games}局だけです。別の布石や、より多くの布石を選ぶと変化がつきます</translation>
</message>
<message>
<source>open leaves</source>
<translation type="unfinished">枝をすべて開く</translation>
</message>
<message>
<source>opening</source>
<translation type="unfinished">布石</translation>
</message>
<message>
<source>opening file</source>
<translation type="unfinished">布石ファイル</translation>
</message>
<message>
<source>opening loss</source>
<translation type="unfinished">布石の損失</translation>
</message>
<message>
<source>opening moves</source>
<translation type="unfinished">布石の手数</translation>
</message>
<message>
<source>opening plies</source>
<translation type="unfinished">布石の長さ</translation>
</message>
<message>
<source>opening range</source>
<translation type="unfinished">布石の勝率範囲</translation>
</message>
<message>
<source>opening sure</source>
<translation type="unfinished">布石の確かさ</translation>
</message>
<message>
<source>opening temperature</source>
<translation type="unfinished">布石の温度</translation>
</message>
<message>
<source>opening with {moves}</source>
<translation type="unfinished">{moves} の布石</translation>
</message>
<message>
<source>openings are drawn by a network, and none is among the players; choose none or recorded</source>
<translation type="unfinished">布石はネットワークが選びますが、対局者にネットワークがありません。noneかrecordedを選んでください</translation>
</message>
<message>
<source>opponent's area</source>
<translation type="unfinished">相手の領域</translation>
</message>
<message>
<source>opponent's stones</source>
<translation type="unfinished">相手の石</translation>
</message>
<message>
<source>opponent's stones at the start of the second encore</source>
<translation type="unfinished">第2アンコール開始時の相手の石</translation>
</message>
<message>
<source>optimistic until</source>
<translation type="unfinished">楽観の終わり</translation>
</message>
<message>
<source>optimizer</source>
<translation type="unfinished">最適化手法</translation>
</message>
<message>
<source>or leave network.block empty for the program's own</source>
<translation type="unfinished">またはnetwork.blockを空にしてプログラム自身のブロックを使ってください</translation>
</message>
<message>
<source>order</source>
<translation type="unfinished">順序</translation>
</message>
<message>
<source>order of the diagrams</source>
<translation type="unfinished">図の順序</translation>
</message>
<message>
<source>other programs can't keep a search tree over several games; choose another tree or leave them out</source>
<translation type="unfinished">他のプログラムは複数の対局にわたって探索木を保持しません。別の探索木を選ぶか、それらを外してください</translation>
</message>
<message>
<source>our own</source>
<translation type="unfinished">独自</translation>
</message>
<message>
<source>over {points:g}</source>
<translation type="unfinished">{points:g}超</translation>
</message>
<message>
<source>over {points}</source>
<translation type="unfinished">{points}超</translation>
</message>
<message>
<source>own area</source>
<translation type="unfinished">自分の領域</translation>
</message>
<message>
<source>own choice</source>
<translation type="unfinished">自分の選択</translation>
</message>
<message>
<source>own next move</source>
<translation type="unfinished">自分の次の手</translation>
</message>
<message>
<source>own stones</source>
<translation type="unfinished">自分の石</translation>
</message>
<message>
<source>own stones (1) and opponent's stones (-1)</source>
<translation type="unfinished">自分の石(1)と相手の石(-1)</translation>
</message>
<message>
<source>own stones at the start of the second encore</source>
<translation type="unfinished">第2アンコール開始時の自分の石</translation>
</message>
<message>
<source>own λ</source>
<translation type="unfinished">任意のλ</translation>
</message>
<message>
<source>owners: mean {lead}</source>
<translation type="unfinished">帰属: 平均{lead}</translation>
</message>
<message>
<source>ownership</source>
<translation type="unfinished">地の帰属</translation>
</message>
<message>
<source>ownership loss</source>
<translation type="unfinished">帰属損失</translation>
</message>
<message>
<source>ownership score</source>
<translation type="unfinished">帰属の目数差</translation>
</message>
<message>
<source>ownership weight</source>
<translation type="unfinished">帰属の重み</translation>
</message>
<message>
<source>panel</source>
<translation type="unfinished">パネル</translation>
</message>
<message>
<source>panel every</source>
<translation type="unfinished">パネル間隔</translation>
</message>
<message>
<source>panel: the network is for size {size}, the panel for size {board}; choose one of that size</source>
<translation type="unfinished">パネル: ネットワークはサイズ{size}用、パネルはサイズ{board}用です。そのサイズのものを選んでください</translation>
</message>
<message>
<source>parentheses not closed at the end: {number}</source>
<translation type="unfinished">末尾で閉じていない括弧: {number}個</translation>
</message>
<message>
<source>parity of the komi</source>
<translation type="unfinished">コミの偶奇</translation>
</message>
<message>
<source>pass</source>
<translation type="unfinished">パス</translation>
</message>
<message>
<source>pass after</source>
<translation type="unfinished">パス開始</translation>
</message>
<message>
<source>pass rule</source>
<translation type="unfinished">パスの規則</translation>
</message>
<message>
<source>pass, {age}</source>
<translation type="unfinished">パス、{age}</translation>
</message>
<message>
<source>passes</source>
<translation type="unfinished">反復回数</translation>
</message>
<message>
<source>passes over all games</source>
<translation type="unfinished">全対局を学習する回数</translation>
</message>
<message>
<source>passing</source>
<translation type="unfinished">パス</translation>
</message>
<message>
<source>paused</source>
<translation type="unfinished">停止中</translation>
</message>
<message>
<source>per game</source>
<translation type="unfinished">一局当たり</translation>
</message>
<message>
<source>per pair,</source>
<translation type="unfinished">(1組)、</translation>
</message>
<message>
<source>perfect play draws at komi {komi}; side `hold` needs another komi</source>
<translation type="unfinished">コミ{komi}は最善進行で引き分けになります。holdには別のコミが必要です</translation>
</message>
<message>
<source>perfect play on {size}×{size}: {score}</source>
<translation type="unfinished">{size}×{size}の最善進行: {score}</translation>
</message>
<message>
<source>placed by Black</source>
<translation type="unfinished">黒が任意に置く</translation>
</message>
<message>
<source>placement</source>
<translation type="unfinished">置石の配置</translation>
</message>
<message>
<source>play as people of a rank (5k, 3d) or of a year (1985: professionals) do, by the "human" network; the search then says when to pass and to resign; none: play as it says</source>
<translation type="unfinished">「human」ネットワークにより、ある段級位(5k、3d)の人、またはある年のプロ(1985)のように打ちます。その場合、パスと投了は探索が決めます。none: 探索どおりに打ちます</translation>
</message>
<message>
<source>play out</source>
<translation type="unfinished">終局まで打つ</translation>
</message>
<message>
<source>player</source>
<translation type="unfinished">対局者</translation>
</message>
<message>
<source>player to review</source>
<translation type="unfinished">検討する対局者</translation>
</message>
<message>
<source>player whose mistakes get diagrams</source>
<translation type="unfinished">悪手を図にする対局者</translation>
</message>
<message>
<source>player {name}</source>
<translation type="unfinished">対局者{name}</translation>
</message>
<message>
<source>player {number}</source>
<translation type="unfinished">対局者{number}</translation>
</message>
<message>
<source>playing</source>
<translation type="unfinished">対局中</translation>
</message>
<message>
<source>plays</source>
<translation type="unfinished">着手</translation>
</message>
<message>
<source>plays any move that comes to mind, often a weak one</source>
<translation type="unfinished">思いついた手を打ち、弱い手も多い</translation>
</message>
<message>
<source>plays for points</source>
<translation type="unfinished">目数を目指す</translation>
</message>
<message>
<source>plays for points and risks won games</source>
<translation type="unfinished">目数を目指し、勝っている碁も危険にさらす</translation>
</message>
<message>
<source>plays its first impression, not always the best one</source>
<translation type="unfinished">第一感で打ち、最善とは限らない</translation>
</message>
<message>
<source>plays its first impression, without reading</source>
<translation type="unfinished">読まずに第一感で打つ</translation>
</message>
<message>
<source>plays to win</source>
<translation type="unfinished">勝ちを目指す</translation>
</message>
<message>
<source>plays to win and for points</source>
<translation type="unfinished">勝ちと目数を目指す</translation>
</message>
<message>
<source>plays {boards} only</source>
<translation type="unfinished">{boards}専用</translation>
</message>
<message>
<source>plays {move}</source>
<translation type="unfinished">着手{move}</translation>
</message>
<message>
<source>plies</source>
<translation type="unfinished">手</translation>
</message>
<message>
<source>plugin heads</source>
<translation type="unfinished">プラグインのヘッド</translation>
</message>
<message>
<source>ply limit</source>
<translation type="unfinished">手数制限</translation>
</message>
<message>
<source>ply_limit must be 0 or more, not {n}</source>
<translation type="unfinished">ply_limitは0以上にしてください({n}は不可)</translation>
</message>
<message>
<source>point where the ko may not be retaken</source>
<translation type="unfinished">コウを取り返せない点</translation>
</message>
<message>
<source>points</source>
<translation type="unfinished">目</translation>
</message>
<message>
<source>points White gets besides those for handicap</source>
<translation type="unfinished">置石分のほかに白がもらう目数</translation>
</message>
<message>
<source>points White gets for handicap stones besides komi</source>
<translation type="unfinished">コミのほかに置石に対して白がもらう目数</translation>
</message>
<message>
<source>points are written in an unusual way, such as {words!r}</source>
<translation type="unfinished">点の書き方が通常と異なります(例: {words!r})</translation>
</message>
<message>
<source>points by which the agent wants to win at least: it searches as if the komi were that much worse for it; games are won, lost and resigned at the real komi</source>
<translation type="unfinished">エージェントが少なくとも勝ちたい目数: コミがその分だけ不利であるかのように探索し、勝敗と投了は実際のコミで決まる</translation>
</message>
<message>
<source>points forbidden by ko or superko</source>
<translation type="unfinished">コウかスーパーコウで打てない点</translation>
</message>
<message>
<source>points in a decided game; the winner stays the same</source>
<translation type="unfinished">決着した対局での目数の損で、勝者は変わりません</translation>
</message>
<message>
<source>points lost per move</source>
<translation type="unfinished">一手平均の損</translation>
</message>
<message>
<source>points lost: Black's moves upward, White's downward</source>
<translation type="unfinished">損した目数: 黒の手は上向き、白の手は下向き</translation>
</message>
<message>
<source>points on each side of the game's komi at which a network that sees one komi at a time is asked about the position and its best moves, for curves that are true; the search itself stays at the game's komi; 0 = never</source>
<translation type="unfinished">一度に一つのコミしか見ないネットワークに、正確な曲線のため局面と有力手を尋ねる、対局のコミの両側の点数。探索自体は対局のコミで行います。0 = 尋ねない</translation>
</message>
<message>
<source>points or more</source>
<translation type="unfinished">目以上</translation>
</message>
<message>
<source>points per side</source>
<translation type="unfinished">路</translation>
</message>
<message>
<source>points that also cost winning chances</source>
<translation type="unfinished">勝率も下がる目数の損です</translation>
</message>
<message>
<source>points without a legal move</source>
<translation type="unfinished">合法手のない点</translation>
</message>
<message>
<source>policy</source>
<translation type="unfinished">ポリシー</translation>
</message>
<message>
<source>policy alone, with the value network, with rollouts, with both</source>
<translation type="unfinished">ポリシーのみ、価値ネットワーク付き、ロールアウト付き、両方付き</translation>
</message>
<message>
<source>policy channels</source>
<translation type="unfinished">ポリシーチャンネル</translation>
</message>
<message>
<source>policy head</source>
<translation type="unfinished">ポリシーヘッド</translation>
</message>
<message>
<source>policy only (1 visit)</source>
<translation type="unfinished">ポリシーのみ(探索数1)</translation>
</message>
<message>
<source>policy target</source>
<translation type="unfinished">ポリシー目標</translation>
</message>
<message>
<source>policy temperature</source>
<translation type="unfinished">ポリシー温度</translation>
</message>
<message>
<source>policy weight</source>
<translation type="unfinished">ポリシーの重み</translation>
</message>
<message>
<source>policy, held-out games</source>
<translation type="unfinished">ポリシー、検証用対局</translation>
</message>
<message>
<source>pool every</source>
<translation type="unfinished">プール間隔</translation>
</message>
<message>
<source>positional (0.5) or situational (-0.5) superko</source>
<translation type="unfinished">ポジショナル(0.5)かシチュエーショナル(-0.5)のスーパーコウ</translation>
</message>
<message>
<source>positions</source>
<translation type="unfinished">局面</translation>
</message>
<message>
<source>positions of one call need one board size and one scoring, not {kinds}; evaluate each kind in a call of its own</source>
<translation type="unfinished">1回の呼び出しの局面は、盤の大きさと計算方式をそろえてください({kinds}は不可)。種類ごとに別の呼び出しで評価してください</translation>
</message>
<message>
<source>precision</source>
<translation type="unfinished">精度</translation>
</message>
<message>
<source>previous</source>
<translation type="unfinished">前</translation>
</message>
<message>
<source>priors are shares of the policy over legal moves, or over all points, as in a search that tests a move only when it is chosen (on_demand)</source>
<translation type="unfinished">事前確率を合法手の中でのポリシーの割合とするか、選ばれたときだけ合法性を調べる探索のように全点の中での割合とするか(on_demand)</translation>
</message>
<message>
<source>professionals</source>
<translation type="unfinished">プロ</translation>
</message>
<message>
<source>property {name!r} read as {correction}</source>
<translation type="unfinished">プロパティ{name!r}を{correction}として読み込みました</translation>
</message>
<message>
<source>proven</source>
<translation type="unfinished">証明済み</translation>
</message>
<message>
<source>puct</source>
<translation type="unfinished">puct</translation>
</message>
<message>
<source>puct constant</source>
<translation type="unfinished">puct定数</translation>
</message>
<message>
<source>puct epsilon</source>
<translation type="unfinished">puct epsilon</translation>
</message>
<message>
<source>puct log</source>
<translation type="unfinished">puct対数</translation>
</message>
<message>
<source>puct sum</source>
<translation type="unfinished">puct合計</translation>
</message>
<message>
<source>pull of each weight towards 0 at each position that it is used in</source>
<translation type="unfinished">使われる局面ごとに、各重みを0へ引き寄せる強さ</translation>
</message>
<message>
<source>pupil</source>
<translation type="unfinished">生徒</translation>
</message>
<message>
<source>q decision gap</source>
<translation type="unfinished">Q決定の差</translation>
</message>
<message>
<source>q decision visits</source>
<translation type="unfinished">Q決定の探索数</translation>
</message>
<message>
<source>random moves that keep the value</source>
<translation type="unfinished">価値を保つランダムな手</translation>
</message>
<message>
<source>rank</source>
<translation type="unfinished">段級位</translation>
</message>
<message>
<source>rate</source>
<translation type="unfinished">学習率</translation>
</message>
<message>
<source>rate per pass</source>
<translation type="unfinished">周ごとの率</translation>
</message>
<message>
<source>ratings: </source>
<translation type="unfinished">レーティング: </translation>
</message>
<message>
<source>ratings: no games were played; play at least one match</source>
<translation type="unfinished">レーティング: 対局がありません。少なくとも1局打ってください</translation>
</message>
<message>
<source>ratings: the anchor {anchor!r} played no game; choose another player</source>
<translation type="unfinished">レーティング: 基準の{anchor!r}の対局がありません。別の対局者を選んでください</translation>
</message>
<message>
<source>ratings: the result {first!r} against {second!r} is impossible</source>
<translation type="unfinished">レーティング: {first!r}対{second!r}の結果はあり得ません</translation>
</message>
<message>
<source>read as {encoding}</source>
<translation type="unfinished">{encoding}として読み込みました</translation>
</message>
<message>
<source>reading</source>
<translation type="unfinished">読み込み中</translation>
</message>
<message>
<source>reads as deeply as the analysis</source>
<translation type="unfinished">解析と同じ深さまで読む</translation>
</message>
<message>
<source>reads before each move</source>
<translation type="unfinished">一手ごとに読む</translation>
</message>
<message>
<source>reads four times as much as the analysis</source>
<translation type="unfinished">解析の4倍読む</translation>
</message>
<message>
<source>recorded ones, checked by a strong network</source>
<translation type="unfinished">収録済み(強いネットワークで検査)</translation>
</message>
<message>
<source>recorded share</source>
<translation type="unfinished">棋譜の割合</translation>
</message>
<message>
<source>records</source>
<translation type="unfinished">棋譜</translation>
</message>
<message>
<source>redirect to {to}</source>
<translation type="unfinished">{to}へのリダイレクト</translation>
</message>
<message>
<source>region only</source>
<translation type="unfinished">範囲のみ</translation>
</message>
<message>
<source>remarks</source>
<translation type="unfinished">講評</translation>
</message>
<message>
<source>remove the file and measure again</source>
<translation type="unfinished">ファイルを削除して測り直してください</translation>
</message>
<message>
<source>render_mode must be "ansi" or None, not {m!r}</source>
<translation type="unfinished">render_modeは"ansi"かNoneでなければなりません({m!r}は不可)</translation>
</message>
<message>
<source>reply</source>
<translation type="unfinished">応手</translation>
</message>
<message>
<source>residual blocks; residual blocks with the activation before each convolution (preactivation); a plain tower: one 3x3 convolution after the other; or blocks of attention between all points (transformer)</source>
<translation type="unfinished">残差ブロック、各畳み込みの前に活性化を行う残差ブロック（preactivation）、3x3 畳み込みを順に並べた単純な構造（plain）、またはすべての点の間の注意機構のブロック（transformer）</translation>
</message>
<message>
<source>resign below</source>
<translation type="unfinished">投了勝率</translation>
</message>
<message>
<source>resign when the winrate falls below this; 0 never resigns; of a network without values the share of random games that are won counts</source>
<translation type="unfinished">勝率がこれを下回ると投了、0は投了しない。評価値のないネットワークでは、ランダムな対局で勝つ割合で判断</translation>
</message>
<message>
<source>result decay</source>
<translation type="unfinished">結果の減衰</translation>
</message>
<message>
<source>result weight</source>
<translation type="unfinished">結果の重み</translation>
</message>
<message>
<source>result {result}</source>
<translation type="unfinished">結果 {result}</translation>
</message>
<message>
<source>reuse</source>
<translation type="unfinished">再利用</translation>
</message>
<message>
<source>review with {networks}; winrates hold for komi {komi}.</source>
<translation type="unfinished">{networks}による検討。勝率はコミ{komi}での値です。</translation>
</message>
<message>
<source>reviewing</source>
<translation type="unfinished">検討中</translation>
</message>
<message>
<source>reviewing, {share}</source>
<translation type="unfinished">検討中、{share}</translation>
</message>
<message>
<source>risks</source>
<translation type="unfinished">リスク</translation>
</message>
<message>
<source>rollout policy</source>
<translation type="unfinished">ロールアウトポリシー</translation>
</message>
<message>
<source>rollout share</source>
<translation type="unfinished">ロールアウト割合</translation>
</message>
<message>
<source>root extra visits</source>
<translation type="unfinished">ルート追加探索数</translation>
</message>
<message>
<source>root selection</source>
<translation type="unfinished">ルート選択</translation>
</message>
<message>
<source>rows trained</source>
<translation type="unfinished">学習した行</translation>
</message>
<message>
<source>rule</source>
<translation type="unfinished">規則</translation>
</message>
<message>
<source>rules "{name:.40}" not known (area rules assumed)</source>
<translation type="unfinished">不明なルール「{name:.40}」(中国ルール方式と仮定)</translation>
</message>
<message>
<source>rules "{name:.40}" not known (territory rules assumed)</source>
<translation type="unfinished">不明なルール「{name:.40}」(日本ルール方式と仮定)</translation>
</message>
<message>
<source>rules not in the record (area rules assumed)</source>
<translation type="unfinished">棋譜にルールの記載なし(中国ルール方式と仮定)</translation>
</message>
<message>
<source>rules not in the record (territory rules assumed)</source>
<translation type="unfinished">棋譜にルールの記載なし(日本ルール方式と仮定)</translation>
</message>
<message>
<source>run {name}</source>
<translation type="unfinished">ラン{name}</translation>
</message>
<message>
<source>running</source>
<translation type="unfinished">実行中</translation>
</message>
<message>
<source>s</source>
<translation type="unfinished">秒</translation>
</message>
<message>
<source>same game</source>
<translation type="unfinished">同じ対局</translation>
</message>
<message>
<source>same move as λ {value}</source>
<translation type="unfinished">λ {value}と同じ手</translation>
</message>
<message>
<source>save the game as a file in your browser and open that</source>
<translation type="unfinished">ブラウザーで対局をファイルとして保存し、それを開いてください</translation>
</message>
<message>
<source>score</source>
<translation type="unfinished">目数差</translation>
</message>
<message>
<source>score target</source>
<translation type="unfinished">目数差の目標</translation>
</message>
<message>
<source>score weight</source>
<translation type="unfinished">目数差の重み</translation>
</message>
<message>
<source>scoring</source>
<translation type="unfinished">計算方式</translation>
</message>
<message>
<source>scoring the new network</source>
<translation type="unfinished">新ネットワークの採点中</translation>
</message>
<message>
<source>search</source>
<translation type="unfinished">探索</translation>
</message>
<message>
<source>search: pass when the search says so; score: never when that loses on the board, at once when the opponent passed and it wins by more than the margin</source>
<translation type="unfinished">search: 探索に従ってパス。score: 盤面で負けになるならパスせず、相手がパスして目数差を超えて勝ちならすぐにパス</translation>
</message>
<message>
<source>searched</source>
<translation type="unfinished">探索</translation>
</message>
<message>
<source>searched share</source>
<translation type="unfinished">探索の割合</translation>
</message>
<message>
<source>searches as set, openings drawn from a policy, best moves</source>
<translation type="unfinished">設定どおりの探索、ポリシーから選ぶ布石、最善手</translation>
</message>
<message>
<source>second component ({share:.1f} %)</source>
<translation type="unfinished">第2主成分({share:.1f} %)</translation>
</message>
<message>
<source>second encore</source>
<translation type="unfinished">第2アンコール</translation>
</message>
<message>
<source>second pass prior</source>
<translation type="unfinished">二度目のパス</translation>
</message>
<message>
<source>seed</source>
<translation type="unfinished">シード</translation>
</message>
<message>
<source>seed of all games</source>
<translation type="unfinished">全対局の乱数の種</translation>
</message>
<message>
<source>seed of the order of the games</source>
<translation type="unfinished">対局の順序の乱数シード</translation>
</message>
<message>
<source>seki</source>
<translation type="unfinished">セキ</translation>
</message>
<message>
<source>selected {agent}</source>
<translation type="unfinished">選択中 {agent}</translation>
</message>
<message>
<source>selfplay.branch_probability {chance:g} is much for games of {moves:.0f} moves: each starts {branches:.1f} others, and one of {games:,.0f} games begins at the empty board</source>
<translation type="unfinished">selfplay.branch_probability {chance:g}は約{moves:.0f}手の対局には高すぎます。1局から{branches:.1f}局が分岐し、空の盤から始まるのは{games:,.0f}局に1局です</translation>
</message>
<message>
<source>sente and order of moves</source>
<translation type="unfinished">先手と手順</translation>
</message>
<message>
<source>settings: {error}</source>
<translation type="unfinished">設定: {error}</translation>
</message>
<message>
<source>settled</source>
<translation type="unfinished">安定</translation>
</message>
<message>
<source>shard games</source>
<translation type="unfinished">分割局数</translation>
</message>
<message>
<source>share %</source>
<translation type="unfinished">割合 %</translation>
</message>
<message>
<source>share must be from 0 to 1, not {share:g}</source>
<translation type="unfinished">shareは0から1まででなければなりません({share:g}は不可)</translation>
</message>
<message>
<source>share of noise in the root's priors</source>
<translation type="unfinished">ルートの事前確率に占めるノイズの割合</translation>
</message>
<message>
<source>share of the games that is only used for measuring; includes the games that an index beside the records names for validation</source>
<translation type="unfinished">測定だけに使う対局の割合。棋譜に添えた索引が検証用に挙げる対局を含みます</translation>
</message>
<message>
<source>sharpen</source>
<translation type="unfinished">鋭くする</translation>
</message>
<message>
<source>side</source>
<translation type="unfinished">黒白の側</translation>
</message>
<message>
<source>side of the cross layers' kernels, odd; the paper's text lacks the number, and 11 is the smallest for which a cross of width 5 leaves anything out</source>
<translation type="unfinished">十字層のカーネルの辺長(奇数)。論文の値は本文から失われており、11は幅5の十字に除かれる部分が出る最小の値です</translation>
</message>
<message>
<source>side of the first convolution's kernel, odd</source>
<translation type="unfinished">最初の畳み込みのカーネルの辺長(奇数)</translation>
</message>
<message>
<source>size</source>
<translation type="unfinished">サイズ</translation>
</message>
<message>
<source>size of moves</source>
<translation type="unfinished">手の大きさ</translation>
</message>
<message>
<source>slope inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log'の対数の中の傾き</translation>
</message>
<message>
<source>smallest</source>
<translation type="unfinished">最小盤</translation>
</message>
<message>
<source>smallest board of a network whose heads are pooled over the board, so that it plays every size from this one to `size`; 0 = dense heads for one size</source>
<translation type="unfinished">ヘッドを盤全体でプーリングするネットワークの最小の盤。ここから`size`までの全サイズに対応します。0 = 一サイズ用の全結合ヘッド</translation>
</message>
<message>
<source>smallest of these komi</source>
<translation type="unfinished">そのうち最小のコミ</translation>
</message>
<message>
<source>so counted, the last position gives {result} as recorded</source>
<translation type="unfinished">この方式で数えると最終局面は記録どおり{result}になります</translation>
</message>
<message>
<source>soft policy</source>
<translation type="unfinished">軟化ポリシー</translation>
</message>
<message>
<source>spread</source>
<translation type="unfinished">広がり</translation>
</message>
<message>
<source>sprt</source>
<translation type="unfinished">SPRT</translation>
</message>
<message>
<source>sprt: chance to promote when the difference is elo0.</source>
<translation type="unfinished">sprt: 差がelo0のときに昇格する確率。</translation>
</message>
<message>
<source>sprt: chance to reject when the difference is elo1.</source>
<translation type="unfinished">sprt: 差がelo1のときに却下する確率。</translation>
</message>
<message>
<source>sprt: share of the points that promotes when all games are played without a decision; threshold: share of the wins.</source>
<translation type="unfinished">sprt: 全対局後も未決のとき昇格する得点の割合。threshold: 勝ちの割合。</translation>
</message>
<message>
<source>sprt: the difference that is not worth a promotion.</source>
<translation type="unfinished">sprt: 昇格に値しない差。</translation>
</message>
<message>
<source>sprt: the difference that is; larger than elo0.</source>
<translation type="unfinished">sprt: 昇格に値する差。elo0より大きくします。</translation>
</message>
<message>
<source>square</source>
<translation type="unfinished">四角</translation>
</message>
<message>
<source>start network</source>
<translation type="unfinished">開始ネットワーク</translation>
</message>
<message>
<source>start s</source>
<translation type="unfinished">起動の秒数</translation>
</message>
<message>
<source>start the review again in another folder</source>
<translation type="unfinished">別のフォルダーで検討を始め直してください</translation>
</message>
<message>
<source>start trunk</source>
<translation type="unfinished">開始トランク</translation>
</message>
<message>
<source>starting</source>
<translation type="unfinished">開始中</translation>
</message>
<message>
<source>status {code}</source>
<translation type="unfinished">ステータス{code}</translation>
</message>
<message>
<source>still compiling the engine after {minutes} minutes</source>
<translation type="unfinished">{minutes} 分たってもまだエンジンをコンパイル中</translation>
</message>
<message>
<source>stones</source>
<translation type="unfinished">子</translation>
</message>
<message>
<source>stones caught in a ladder</source>
<translation type="unfinished">シチョウで取られる石</translation>
</message>
<message>
<source>stones caught in a ladder, 1 turn ago</source>
<translation type="unfinished">シチョウで取られる石、1手前</translation>
</message>
<message>
<source>stones caught in a ladder, 2 turns ago</source>
<translation type="unfinished">シチョウで取られる石、2手前</translation>
</message>
<message>
<source>stones of chains of {n} or more stones</source>
<translation type="unfinished">{n}子以上の連の石</translation>
</message>
<message>
<source>stones played {n} or more turn ago</source>
<translation type="unfinished">{n}手以上前に打たれた石</translation>
</message>
<message>
<source>stones played {n} or more turns ago</source>
<translation type="unfinished">{n}手以上前に打たれた石</translation>
</message>
<message>
<source>stones played {n} turn ago</source>
<translation type="unfinished">{n}手前に打たれた石</translation>
</message>
<message>
<source>stones played {n} turns ago</source>
<translation type="unfinished">{n}手前に打たれた石</translation>
</message>
<message>
<source>stones that an encore's ko rule protects</source>
<translation type="unfinished">アンコールのコウ規則で守られる石</translation>
</message>
<message>
<source>stones with 1 liberty</source>
<translation type="unfinished">ダメ1の石</translation>
</message>
<message>
<source>stones with 2 liberties</source>
<translation type="unfinished">ダメ2の石</translation>
</message>
<message>
<source>stones with 3 liberties</source>
<translation type="unfinished">ダメ3の石</translation>
</message>
<message>
<source>stones with at most {n} liberties</source>
<translation type="unfinished">ダメが{n}以下の石</translation>
</message>
<message>
<source>stones with {n} liberties</source>
<translation type="unfinished">ダメ{n}の石</translation>
</message>
<message>
<source>stones with {n} liberty</source>
<translation type="unfinished">ダメ{n}の石</translation>
</message>
<message>
<source>stones with {n} or more liberties</source>
<translation type="unfinished">ダメ{n}以上の石</translation>
</message>
<message>
<source>stones with {n} or more liberty</source>
<translation type="unfinished">ダメ{n}以上の石</translation>
</message>
<message>
<source>stopped</source>
<translation type="unfinished">停止</translation>
</message>
<message>
<source>stopped, {share}</source>
<translation type="unfinished">停止、{share}</translation>
</message>
<message>
<source>stopping</source>
<translation type="unfinished">停止処理中</translation>
</message>
<message>
<source>stored analysis</source>
<translation type="unfinished">保存された解析</translation>
</message>
<message>
<source>stored analysis: {analysis}</source>
<translation type="unfinished">保存された解析: {analysis}</translation>
</message>
<message>
<source>strength is measured on boards from 5x5 to 19x19, not {size}x{size}</source>
<translation type="unfinished">強さは5x5～19x19の盤で測ります({size}x{size}は不可)</translation>
</message>
<message>
<source>stronger</source>
<translation type="unfinished">強い</translation>
</message>
<message>
<source>stronger, or</source>
<translation type="unfinished">強い、または</translation>
</message>
<message>
<source>suicide</source>
<translation type="unfinished">自殺手</translation>
</message>
<message>
<source>sum of expected ownership [points for Black]</source>
<translation type="unfinished">予想帰属の合計 [黒の目数]</translation>
</message>
<message>
<source>sum of owners [points for Black], r = {correlation:.2f}</source>
<translation type="unfinished">帰属の合計 [黒の目数]、r = {correlation:.2f}</translation>
</message>
<message>
<source>superko</source>
<translation type="unfinished">スーパーコウ</translation>
</message>
<message>
<source>sure</source>
<translation type="unfinished">確信あり</translation>
</message>
<message>
<source>surprise share</source>
<translation type="unfinished">驚きの割合</translation>
</message>
<message>
<source>table</source>
<translation type="unfinished">表</translation>
</message>
<message>
<source>tax on all groups</source>
<translation type="unfinished">すべての石群への課税</translation>
</message>
<message>
<source>tax on eyes in seki</source>
<translation type="unfinished">セキの眼への課税</translation>
</message>
<message>
<source>tax {tax} with {scoring} scoring</source>
<translation type="unfinished">{scoring}方式でのtax {tax}</translation>
</message>
<message>
<source>teacher</source>
<translation type="unfinished">教師</translation>
</message>
<message>
<source>temperature</source>
<translation type="unfinished">温度</translation>
</message>
<message>
<source>temperature form</source>
<translation type="unfinished">温度の形</translation>
</message>
<message>
<source>temperature halving</source>
<translation type="unfinished">温度の半減</translation>
</message>
<message>
<source>temperature plies</source>
<translation type="unfinished">温度の手数</translation>
</message>
<message>
<source>territory</source>
<translation type="unfinished">地</translation>
</message>
<message>
<source>territory scoring</source>
<translation type="unfinished">日本ルール方式</translation>
</message>
<message>
<source>text after the game isn't shown</source>
<translation type="unfinished">対局の後の文字列は表示されません</translation>
</message>
<message>
<source>text outside the game isn't shown</source>
<translation type="unfinished">対局の外の文字列は表示されません</translation>
</message>
<message>
<source>the answers of {network}</source>
<translation type="unfinished">{network}の答え</translation>
</message>
<message>
<source>the black stone at {point}</source>
<translation type="unfinished">{point}の黒石</translation>
</message>
<message>
<source>the button</source>
<translation type="unfinished">ボタン</translation>
</message>
<message>
<source>the connection ended early</source>
<translation type="unfinished">接続が途中で切れました</translation>
</message>
<message>
<source>the constant of fpu 'agz'</source>
<translation type="unfinished">fpu 'agz'の定数</translation>
</message>
<message>
<source>the disk of {folder} has {free:.0f} MB left, and fetching {network} needs {needed:.0f} MB for a moment; free some space and try again</source>
<translation type="unfinished">{folder}のディスクの空きは{free:.0f} MBですが、{network}の取得には一時的に{needed:.0f} MBが必要です。空きを作ってもう一度試してください</translation>
</message>
<message>
<source>the download failed ({name}: {error}); see the log</source>
<translation type="unfinished">ダウンロードに失敗しました({name}: {error})。ログをご覧ください</translation>
</message>
<message>
<source>the encoding follows from the texts of the game</source>
<translation type="unfinished">文字コードは棋譜の文字列で決まります</translation>
</message>
<message>
<source>the engine</source>
<translation type="unfinished">エンジン</translation>
</message>
<message>
<source>the engine is compiled at each start: {problem}</source>
<translation type="unfinished">エンジンは起動のたびにコンパイルされます: {problem}</translation>
</message>
<message>
<source>the engine was not compiled, because the program closes; start it again</source>
<translation type="unfinished">プログラムが終了するため、エンジンはコンパイルされませんでした。もう一度起動してください</translation>
</message>
<message>
<source>the engine's choice in {share}</source>
<translation type="unfinished">エンジンの選択との一致{share}</translation>
</message>
<message>
<source>the evidence doesn't fit together</source>
<translation type="unfinished">根拠のデータが互いに合いません</translation>
</message>
<message>
<source>the extra visits of q_decision_visits also end when the most visited move's winrate is less than this below the best</source>
<translation type="unfinished">最良の価値との勝率の差がこれより小さければ探索を終えます</translation>
</message>
<message>
<source>the file format stays the same</source>
<translation type="unfinished">ファイル形式は変わりません</translation>
</message>
<message>
<source>the first player Black</source>
<translation type="unfinished">第1対局者が黒</translation>
</message>
<message>
<source>the first player White</source>
<translation type="unfinished">第1対局者が白</translation>
</message>
<message>
<source>the first player is</source>
<translation type="unfinished">第1対局者は</translation>
</message>
<message>
<source>the first player of a pair is Black in every game</source>
<translation type="unfinished">組の第1対局者が全局で黒</translation>
</message>
<message>
<source>the folder {folder} can't be written ({reason}), so nothing is saved there; set SAI_STUDIO_HOME to a writable folder</source>
<translation type="unfinished">フォルダー{folder}に書き込めない({reason})ため、何も保存されません。SAI_STUDIO_HOMEに書き込めるフォルダーを指定してください</translation>
</message>
<message>
<source>the game</source>
<translation type="unfinished">対局</translation>
</message>
<message>
<source>the game before isn't closed</source>
<translation type="unfinished">前の対局が閉じていません</translation>
</message>
<message>
<source>the game is even</source>
<translation type="unfinished">形勢は互角</translation>
</message>
<message>
<source>the game is over, so there is nothing to choose; take an earlier move</source>
<translation type="unfinished">終局しているため、選ぶ手がありません。もっと前の手にしてください</translation>
</message>
<message>
<source>the game is over; take an earlier move</source>
<translation type="unfinished">終局しています。もっと前の手にしてください</translation>
</message>
<message>
<source>the game was edited during the export; export it again</source>
<translation type="unfinished">書き出し中に対局が編集されました。もう一度書き出してください</translation>
</message>
<message>
<source>the games are on {sizes}, which {network} doesn't play; name other games or networks</source>
<translation type="unfinished">対局は{sizes}ですが、{network}はそれに対応していません。別の対局かネットワークを指定してください</translation>
</message>
<message>
<source>the games of {name}</source>
<translation type="unfinished">{name}の対局</translation>
</message>
<message>
<source>the ko rule SPIGHT</source>
<translation type="unfinished">コウのルールSPIGHT</translation>
</message>
<message>
<source>the komi of a winrate curve must ascend, each with its log odds</source>
<translation type="unfinished">勝率曲線のコミは昇順で、それぞれに対数オッズが必要です</translation>
</message>
<message>
<source>the labels in {folders}</source>
<translation type="unfinished">{folders}のラベル</translation>
</message>
<message>
<source>the list of values of {name}</source>
<translation type="unfinished">{name}の値のリスト</translation>
</message>
<message>
<source>the measurement can't be started</source>
<translation type="unfinished">測定を開始できません</translation>
</message>
<message>
<source>the measurement ended with code {code}</source>
<translation type="unfinished">測定がコード{code}で終了しました</translation>
</message>
<message>
<source>the measurement gave no speed</source>
<translation type="unfinished">測定で速度が得られませんでした</translation>
</message>
<message>
<source>the network's first answer, without a search</source>
<translation type="unfinished">探索なし、ネットワークの最初の答え</translation>
</message>
<message>
<source>the networks' policies alone, two games of each pair</source>
<translation type="unfinished">ネットワークのポリシーのみ、各組2局</translation>
</message>
<message>
<source>the number {number} is out of range</source>
<translation type="unfinished">数値{number}が範囲外です</translation>
</message>
<message>
<source>the opening {words!r:.40} can't be played: {error}</source>
<translation type="unfinished">布石{words!r:.40}が打てません: {error}</translation>
</message>
<message>
<source>the page lists no games, perhaps because KGS wants its visitors to log in</source>
<translation type="unfinished">ページに対局がありません。KGSがログインを求めているのかもしれません</translation>
</message>
<message>
<source>the page shows no game</source>
<translation type="unfinished">ページに対局がありません</translation>
</message>
<message>
<source>the panel can't be read</source>
<translation type="unfinished">パネルを読み込めません</translation>
</message>
<message>
<source>the paper's {run}: {nodes:.0f} million</source>
<translation type="unfinished">論文の{run}: {nodes:.0f}百万</translation>
</message>
<message>
<source>the pass</source>
<translation type="unfinished">パス</translation>
</message>
<message>
<source>the player was ahead and is behind after the move</source>
<translation type="unfinished">リードしていたのに、この手で逆転されました</translation>
</message>
<message>
<source>the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">プラグイン{place}でエラーが起きました({reason:.300})</translation>
</message>
<message>
<source>the policy of the gradient against the one of the records</source>
<translation type="unfinished">方策勾配のポリシーと棋譜のポリシーの対戦</translation>
</message>
<message>
<source>the program</source>
<translation type="unfinished">付属</translation>
</message>
<message>
<source>the program {program!r:.80} can't be started ({reason}); check its command line</source>
<translation type="unfinished">プログラム{program!r:.80}を起動できません({reason})。コマンドラインを確認してください</translation>
</message>
<message>
<source>the properties are not valid: {problem}</source>
<translation type="unfinished">プロパティが正しくありません: {problem}</translation>
</message>
<message>
<source>the property {start!r} has more than the {megabytes} MB that can be read again; shorten its text</source>
<translation type="unfinished">プロパティ{start!r}が、読み込める上限{megabytes} MBを超えています。文字列を短くしてください</translation>
</message>
<message>
<source>the protocol must be auto, gtp or json, not {protocol!r:.40}</source>
<translation type="unfinished">プロトコルはauto、gtp、jsonのいずれかでなければなりません({protocol!r:.40}は不可)</translation>
</message>
<message>
<source>the request names no network; choose one</source>
<translation type="unfinished">要求にネットワークの指定がありません。選んでください</translation>
</message>
<message>
<source>the same winrate at all komi beyond {low} to {high}</source>
<translation type="unfinished">コミ {low} ～ {high} の外では勝率は一定</translation>
</message>
<message>
<source>the sample game</source>
<translation type="unfinished">サンプル棋譜</translation>
</message>
<message>
<source>the score of perfect play is not known on {size}x{size}, which side `hold` needs; choose another side or, in a terminal, give --fair-komi</source>
<translation type="unfinished">{size}x{size}の最善進行は分かっていないため、その側を持てません。別のsideを選ぶか、端末で--fair-komiを指定してください</translation>
</message>
<message>
<source>the second player of a pair is Black in every game</source>
<translation type="unfinished">組の第2対局者が全局で黒</translation>
</message>
<message>
<source>the server asks for patience; try again in some minutes</source>
<translation type="unfinished">サーバーがしばらく待つよう求めています。数分後にもう一度試してください</translation>
</message>
<message>
<source>the server counts by Korean rules</source>
<translation type="unfinished">このサーバーは韓国ルールで数えます</translation>
</message>
<message>
<source>the server has a problem; try again later</source>
<translation type="unfinished">サーバーに問題があります。後でもう一度試してください</translation>
</message>
<message>
<source>the server has no such game{said}</source>
<translation type="unfinished">サーバーにその対局がありません{said}</translation>
</message>
<message>
<source>the shipped {board} network</source>
<translation type="unfinished">付属の{board}ネットワーク</translation>
</message>
<message>
<source>the side that wins with perfect play</source>
<translation type="unfinished">最善進行で勝つ側</translation>
</message>
<message>
<source>the size (SZ) is missing; read as 19x19</source>
<translation type="unfinished">サイズ(SZ)がないため、19x19として読み込みました</translation>
</message>
<message>
<source>the size of the board can't change during a game</source>
<translation type="unfinished">盤のサイズは対局の途中で変えられません</translation>
</message>
<message>
<source>the text names {name} rules</source>
<translation type="unfinished">文字列に{name}ルールとあります</translation>
</message>
<message>
<source>the text of a value</source>
<translation type="unfinished">値の文字列</translation>
</message>
<message>
<source>the text of {name}</source>
<translation type="unfinished">{name}の文字列</translation>
</message>
<message>
<source>the usual komi</source>
<translation type="unfinished">通常のコミ</translation>
</message>
<message>
<source>the usual points of {handicap} handicap stones are unknown; they are left out</source>
<translation type="unfinished">置石{handicap}個の定位置が分からないため、置石を省きました</translation>
</message>
<message>
<source>the white stone at {point}</source>
<translation type="unfinished">{point}の白石</translation>
</message>
<message>
<source>the whole board</source>
<translation type="unfinished">盤全体</translation>
</message>
<message>
<source>the {n} black stones around {point}</source>
<translation type="unfinished">{point} 付近の黒 {n} 子</translation>
</message>
<message>
<source>the {n} white stones around {point}</source>
<translation type="unfinished">{point} 付近の白 {n} 子</translation>
</message>
<message>
<source>the {what} {name!r:.40} is of a plug-in that is not loaded</source>
<translation type="unfinished">{what} {name!r:.40}は、読み込まれていないプラグインのものです</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {path} must return a tensor {wanted}, not {shown}</source>
<translation type="unfinished">プラグイン{path}の{what} {name!r}が返すテンソルは{wanted}でなければなりません({shown}は不可)</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">プラグイン{place}の{what} {name!r}でエラーが起きました({reason:.300})</translation>
</message>
<message>
<source>then network</source>
<translation type="unfinished">後半のネットワーク</translation>
</message>
<message>
<source>there are no recorded openings for {size}x{size}; name a file of your own (`sai-engine openings` records one) or choose another kind of openings</source>
<translation type="unfinished">{size}x{size} の記録済み布石はありません。自分のファイルを指定するか（`sai-engine openings` で記録できます）、別の種類の布石を選んでください</translation>
</message>
<message>
<source>there is no "human" network of KataGo on this computer; get one in the window with Networks › Get the human network, or name its file</source>
<translation type="unfinished">このコンピューターにKataGoの「human」ネットワークがありません。ウィンドウの「ネットワーク」→「人間ネットワークを入手」で入手するか、そのファイルを指定してください</translation>
</message>
<message>
<source>there is no network for {size}x{size}; add one first</source>
<translation type="unfinished">{size}x{size}用のネットワークがありません。先に追加してください</translation>
</message>
<message>
<source>there is no player of this name</source>
<translation type="unfinished">この名前の対局者はいません</translation>
</message>
<message>
<source>thinking</source>
<translation type="unfinished">同時思考数</translation>
</message>
<message>
<source>this move keeps the points but opens the game: {player}'s winning chances fall from {best} % to {now} %; {better} is safer.</source>
<translation type="unfinished">この手は目数では損しませんが、局面を荒らしてしまい、{player}の勝率は{best} %から{now} %に下がります。{better}の方が安全です。</translation>
</message>
<message>
<source>this move lets {opponent} play {better} later.</source>
<translation type="unfinished">この手では、後で{opponent}に{better}と打たれます。</translation>
</message>
<message>
<source>this network has no score</source>
<translation type="unfinished">目数差のないネットワーク</translation>
</message>
<message>
<source>this network has no score and knows only the komi of its training; choose a network that knows the score</source>
<translation type="unfinished">このネットワークは目数差を出さず、学習時のコミしか知りません。目数差の分かるネットワークを選んでください</translation>
</message>
<message>
<source>this network knows no score</source>
<translation type="unfinished">目数差の分からないネットワーク</translation>
</message>
<message>
<source>this program knows no other game than Go</source>
<translation type="unfinished">このプログラムは囲碁以外のゲームに対応していません</translation>
</message>
<message>
<source>threads</source>
<translation type="unfinished">スレッド</translation>
</message>
<message>
<source>time of searching; every position is evaluated in any case, and the moves whose verdict is least certain are searched until the time is spent</source>
<translation type="unfinished">探索の時間。全局面を必ず評価し、時間が来るまで、判定の最も不確かな手を探索します</translation>
</message>
<message>
<source>to</source>
<translation type="unfinished">～</translation>
</message>
<message>
<source>to_play must be 1 (Black) or -1 (White)</source>
<translation type="unfinished">to_playは1(黒)か-1(白)でなければなりません</translation>
</message>
<message>
<source>too few to tell ({n} move)</source>
<translation type="unfinished">少なすぎて判断できません（{n}手）</translation>
</message>
<message>
<source>too few to tell ({n} moves)</source>
<translation type="unfinished">少なすぎて判断できません（{n}手）</translation>
</message>
<message>
<source>took a risk</source>
<translation type="unfinished">リスクを冒す</translation>
</message>
<message>
<source>total</source>
<translation type="unfinished">合計</translation>
</message>
<message>
<source>training</source>
<translation type="unfinished">学習</translation>
</message>
<message>
<source>tree</source>
<translation type="unfinished">探索木</translation>
</message>
<message>
<source>tree `games` keeps one tree over all games, which {option} does not allow; choose tree `game` or `fresh`</source>
<translation type="unfinished">tree `games` はすべての対局で同じ木を使い続けるため、{option} とは併用できません。tree `game` か `fresh` を選んでください</translation>
</message>
<message>
<source>tree policy</source>
<translation type="unfinished">木方策</translation>
</message>
<message>
<source>tree share</source>
<translation type="unfinished">木の割合</translation>
</message>
<message>
<source>trees kept during a game</source>
<translation type="unfinished">一局の間、探索木を保持</translation>
</message>
<message>
<source>trees kept over all games of a pair</source>
<translation type="unfinished">組の全対局で探索木を保持</translation>
</message>
<message>
<source>triangle</source>
<translation type="unfinished">三角</translation>
</message>
<message>
<source>true or false</source>
<translation type="unfinished">trueまたはfalse</translation>
</message>
<message>
<source>true or false, not {value!r:.40}</source>
<translation type="unfinished">trueまたはfalse({value!r:.40}は不可)</translation>
</message>
<message>
<source>true {score}</source>
<translation type="unfinished">真値{score}</translation>
</message>
<message>
<source>trunk</source>
<translation type="unfinished">トランク</translation>
</message>
<message>
<source>trunk rest steps</source>
<translation type="unfinished">トランク休止ステップ</translation>
</message>
<message>
<source>turns</source>
<translation type="unfinished">手数</translation>
</message>
<message>
<source>two more simulations for each move in trees that grow over the games of a pair, 200 games</source>
<translation type="unfinished">組の対局を通じて育つ探索木で、一手ごとに2シミュレーションを加える、200局</translation>
</message>
<message>
<source>two policy networks that play the games</source>
<translation type="unfinished">対局を打つ2つのポリシーネットワーク</translation>
</message>
<message>
<source>two policy networks that play the games, or counted game records</source>
<translation type="unfinished">対局を打つ2つのポリシーネットワーク、または目数を数えた棋譜</translation>
</message>
<message>
<source>typical of the rank</source>
<translation type="unfinished">その段級位に典型的</translation>
</message>
<message>
<source>undecided so far</source>
<translation type="unfinished">まだ未決</translation>
</message>
<message>
<source>under {points}</source>
<translation type="unfinished">{points}未満</translation>
</message>
<message>
<source>unequal playouts</source>
<translation type="unfinished">不均等プレイアウト</translation>
</message>
<message>
<source>units of the policy's komi layers, 0 for none</source>
<translation type="unfinished">ポリシーのコミ層のユニット数。0ならなし</translation>
</message>
<message>
<source>unknown</source>
<translation type="unfinished">不明</translation>
</message>
<message>
<source>unknown network</source>
<translation type="unfinished">不明なネットワーク</translation>
</message>
<message>
<source>unknown setting {name!r:.60}</source>
<translation type="unfinished">不明な設定 {name!r:.60}</translation>
</message>
<message>
<source>unreadable</source>
<translation type="unfinished">読み込み不可</translation>
</message>
<message>
<source>up to {points:g}</source>
<translation type="unfinished">{points:g}まで</translation>
</message>
<message>
<source>update the program</source>
<translation type="unfinished">プログラムを更新してください</translation>
</message>
<message>
<source>value channels</source>
<translation type="unfinished">価値チャンネル</translation>
</message>
<message>
<source>value head</source>
<translation type="unfinished">価値ヘッド</translation>
</message>
<message>
<source>value hidden</source>
<translation type="unfinished">価値の隠れ層</translation>
</message>
<message>
<source>value of a move not tried yet: a constant (agz), the parent's less a reduction (lz), or the mean of the tried ones without the best (average)</source>
<translation type="unfinished">未探索の手の価値。定数(agz)、親の値から減らした値(lz)、または最善を除いた探索済みの手の平均(average)</translation>
</message>
<message>
<source>value that fpu 'lz' reduces: the position's own, as in the paper; that of the best tried child; or the larger of the two, as in the reference program. The last two are never below 0</source>
<translation type="unfinished">fpu 'lz'で減らす元の値。論文のように局面自身の価値、探索済みの最良の子、または参照プログラムのように大きい方。後の2つは0を下回りません</translation>
</message>
<message>
<source>very high</source>
<translation type="unfinished">とても高い</translation>
</message>
<message>
<source>very low</source>
<translation type="unfinished">とても低い</translation>
</message>
<message>
<source>very sure</source>
<translation type="unfinished">強い確信あり</translation>
</message>
<message>
<source>virtual loss</source>
<translation type="unfinished">仮想損失</translation>
</message>
<message>
<source>visits</source>
<translation type="unfinished">探索数</translation>
</message>
<message>
<source>visits must be a whole number, not {value!r:.40}</source>
<translation type="unfinished">探索数は整数でなければなりません({value!r:.40}は不可)</translation>
</message>
<message>
<source>visits must be at least 1 and at most {most:,}, not {visits:,}</source>
<translation type="unfinished">探索数は1以上{most:,}以下でなければなりません({visits:,}は不可)</translation>
</message>
<message>
<source>visits n that exploration of a move grows with: of all moves of the position, or of the other moves only (excluded)</source>
<translation type="unfinished">手の幅の広がりに使う探索数n。局面の全手の分、または他の手だけの分(excluded)</translation>
</message>
<message>
<source>visits of a position before the search looks at its moves; the network's value of it counts once, a rollout at each visit</source>
<translation type="unfinished">局面の手を調べ始めるまでの探索数。ネットワークの価値は一度、ロールアウトは毎回数えます</translation>
</message>
<message>
<source>visits that window_from 'subtree' divides the root's mean by beyond those made; the reference program has 1</source>
<translation type="unfinished">window_from 'subtree'でルートの平均を割るとき、実際の探索数に加える数。参照プログラムでは1</translation>
</message>
<message>
<source>waiting</source>
<translation type="unfinished">待機中</translation>
</message>
<message>
<source>warmup steps</source>
<translation type="unfinished">準備ステップ</translation>
</message>
<message>
<source>weight decay</source>
<translation type="unfinished">重み減衰</translation>
</message>
<message>
<source>weight of an evaluation in a move's mean, relative to one a ply less deep; 1 = all count the same</source>
<translation type="unfinished">手の平均で、評価を一手浅いものの何倍に数えるか</translation>
</message>
<message>
<source>weight of quick games played on to the end from each new position, against the network's value: 0 = the network alone, 1 = the games alone</source>
<translation type="unfinished">新しい局面から終局まで打ち継ぐ速い対局の重み(ネットワークの評価に対して)。0 = ネットワークだけ、1 = 対局だけ</translation>
</message>
<message>
<source>what fpu 'lz' takes off the value, times the square root of the policy of the moves tried</source>
<translation type="unfinished">fpu 'lz'が値から差し引く量(試した手のポリシーの平方根に掛けます)</translation>
</message>
<message>
<source>what the teacher says about the game, at its head</source>
<translation type="unfinished">冒頭に載せる、対局についての指導者の言葉</translation>
</message>
<message>
<source>when ahead</source>
<translation type="unfinished">優勢のとき</translation>
</message>
<message>
<source>when behind</source>
<translation type="unfinished">劣勢のとき</translation>
</message>
<message>
<source>when pass is a candidate: always, not if it loses on the board (guarded), or only when few moves are left (restricted)</source>
<translation type="unfinished">パスを候補にする条件。常に、盤面で負けるなら除外(guarded)、残りの手が少ないときだけ(restricted)</translation>
</message>
<message>
<source>whether a head learns the flattened policy, for training alone</source>
<translation type="unfinished">平らにしたポリシーを学習するヘッドを置くか(学習専用)</translation>
</message>
<message>
<source>whether a multi_label head gives one winrate to two komi between which no score lies when every point is owned: -2.5 and -1.5, -0.5 and 0.5 and so on where the board's points are odd; off, each komi has a winrate of its own</source>
<translation type="unfinished">全点の帰属が決まれば間に目数差のない2つのコミに、multi_labelヘッドが同じ勝率を出すか(盤の点が奇数なら-2.5と-1.5、-0.5と0.5など)。オフならコミごとに別の勝率になります</translation>
</message>
<message>
<source>whether alpha is the sum of the expected owners of all points, and the value head gives only what is to be added</source>
<translation type="unfinished">alphaを全点の予想帰属の合計とし、価値ヘッドはそれに加える分だけを出すか</translation>
</message>
<message>
<source>whether every second block adds a bias pooled over the board</source>
<translation type="unfinished">1つおきのブロックで、盤全体でプーリングしたバイアスを加えるか</translation>
</message>
<message>
<source>whether suicide of two or more stones is legal</source>
<translation type="unfinished">2子以上の自殺手を合法とするか</translation>
</message>
<message>
<source>whether there is a head for each point's final owner</source>
<translation type="unfinished">各点の最終的な帰属のヘッドを置くか</translation>
</message>
<message>
<source>which move is best: the most visited (the paper), or the one with the best lower confidence bound</source>
<translation type="unfinished">最善手の決め方。探索数が最多の手(論文)、または信頼下限が最良の手</translation>
</message>
<message>
<source>which positions may not come back: any earlier board, a board with the same player to move, or only the one before (simple ko)</source>
<translation type="unfinished">再現を禁じる局面。以前の全盤面、手番も同じ盤面、または直前の盤面のみ(単純コウ)</translation>
</message>
<message>
<source>white stone</source>
<translation type="unfinished">白石</translation>
</message>
<message>
<source>who would find the moves is asked after the analysis</source>
<translation type="unfinished">誰が手を見つけるかは解析の後に調査</translation>
</message>
<message>
<source>widths of a cross layer's convolutions, one for each branch</source>
<translation type="unfinished">十字層の畳み込みの幅。枝ごとに1つ</translation>
</message>
<message>
<source>win rule</source>
<translation type="unfinished">勝ちの規則</translation>
</message>
<message>
<source>window from</source>
<translation type="unfinished">窓の基準</translation>
</message>
<message>
<source>window rows</source>
<translation type="unfinished">窓の行数</translation>
</message>
<message>
<source>window scale</source>
<translation type="unfinished">窓の倍率</translation>
</message>
<message>
<source>winner expectation</source>
<translation type="unfinished">勝者の予想</translation>
</message>
<message>
<source>winner_expectation: games to learn from: all, or those whose expectation was right, or wrong.</source>
<translation type="unfinished">winner_expectation: 学習する対局。すべて、予想が当たったもの、または外れたもの。</translation>
</message>
<message>
<source>winner_expectation: share of the games that White is expected to win.</source>
<translation type="unfinished">winner_expectation: 白が勝つと予想する対局の割合。</translation>
</message>
<message>
<source>winning chances, but no points beyond the error</source>
<translation type="unfinished">勝率の損です(目数の損は誤差の範囲内)</translation>
</message>
<message>
<source>winrate</source>
<translation type="unfinished">勝率</translation>
</message>
<message>
<source>winrate loss</source>
<translation type="unfinished">勝率損失</translation>
</message>
<message>
<source>winrate weight</source>
<translation type="unfinished">勝率の重み</translation>
</message>
<message>
<source>wins</source>
<translation type="unfinished">勝ち</translation>
</message>
<message>
<source>with a few visits each</source>
<translation type="unfinished">少しずつの探索数で</translation>
</message>
<message>
<source>with equal visits</source>
<translation type="unfinished">均等な探索数で</translation>
</message>
<message>
<source>with one number</source>
<translation type="unfinished">数値1つのもの</translation>
</message>
<message>
<source>with {name}</source>
<translation type="unfinished">{name}と</translation>
</message>
<message>
<source>within the error of the search</source>
<translation type="unfinished">探索の誤差の範囲内</translation>
</message>
<message>
<source>within {interval}</source>
<translation type="unfinished">{interval}の範囲内</translation>
</message>
<message>
<source>won</source>
<translation type="unfinished">勝ち</translation>
</message>
<message>
<source>workers</source>
<translation type="unfinished">プロセス数</translation>
</message>
<message>
<source>write it like {example}</source>
<translation type="unfinished">{example}のように書いてください</translation>
</message>
<message>
<source>your folder</source>
<translation type="unfinished">自分のフォルダー</translation>
</message>
<message>
<source>{0} positions of {1} games</source>
<translation type="unfinished">{1}局の{0}局面</translation>
</message>
<message>
<source>{address!r:.60} is no command line; the address of an engine on another computer begins with ws://</source>
<translation type="unfinished">{address!r:.60}はコマンドラインではありません。別のコンピューターのエンジンのアドレスはws://で始まります</translation>
</message>
<message>
<source>{agent} at komi {komi}</source>
<translation type="unfinished">{agent}、コミ{komi}</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed</source>
<translation type="unfinished">{n}局面中{analyzed}局面を解析</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed with {networks}</source>
<translation type="unfinished">{n}局面中{analyzed}局面を{networks}で解析</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed</source>
<translation type="unfinished">{n}局面中{analyzed}局面を解析</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed with {networks}</source>
<translation type="unfinished">{n}局面中{analyzed}局面を{networks}で解析</translation>
</message>
<message>
<source>{annotation}; a second time removes the annotation</source>
<translation type="unfinished">{annotation}。もう一度で注釈を取り消します</translation>
</message>
<message>
<source>{asked} of {networks} networks evaluated so far</source>
<translation type="unfinished">これまで{asked}/{networks}ネットワークを評価</translation>
</message>
<message>
<source>{better} captures {stones}.</source>
<translation type="unfinished">{better}なら{stones}を取れます。</translation>
</message>
<message>
<source>{better} catches {stones} in a ladder that works.</source>
<translation type="unfinished">{better}なら、シチョウが成立して{stones}を取れます。</translation>
</message>
<message>
<source>{better} catches {stones}.</source>
<translation type="unfinished">{better}なら、{stones}は逃げられません。</translation>
</message>
<message>
<source>{better} comes first, this move only after it.</source>
<translation type="unfinished">先に{better}と打ち、この手はその後です。</translation>
</message>
<message>
<source>{better} is a ko threat: {opponent} answers at {answer}, and {player} retakes the ko with {ko}.</source>
<translation type="unfinished">{better}はコウ材です。{opponent}が{answer}と受ければ、{player}は{ko}でコウを取り返せます。</translation>
</message>
<message>
<source>{better} {there} is bigger than this move {here}.</source>
<translation type="unfinished">{here}のこの手より、{there}の{better}の方が大きい手です。</translation>
</message>
<message>
<source>{better} {there} is worth about {more} points; this move {here} gains about {less}.</source>
<translation type="unfinished">{there}の{better}には約{more}目の価値があります。{here}のこの手で得られるのは約{less}目です。</translation>
</message>
<message>
<source>{black} against {white}</source>
<translation type="unfinished">{black}対{white}</translation>
</message>
<message>
<source>{board}, komi {komi}, {rules} rules.</source>
<translation type="unfinished">{board}、コミ{komi}、{rules}ルール。</translation>
</message>
<message>
<source>{board}, komi {komi}.</source>
<translation type="unfinished">{board}、コミ{komi}。</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold}には{risk} %のリスクがあります。{safe}の方が安全です。</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold}には{risk} %のリスクがあります。{safe}なら安全に勝てます。</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold}は{points}目多く勝てますが、{risk} %のリスクがあります。{safe}の方が安全です。</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold}は{points}目多く勝てますが、{risk} %のリスクがあります。{safe}なら安全に勝てます。</translation>
</message>
<message>
<source>{bounds}, not {value}</source>
<translation type="unfinished">{bounds}({value}は不可)</translation>
</message>
<message>
<source>{by_generation} or {by_share}</source>
<translation type="unfinished">{by_generation}または{by_share}</translation>
</message>
<message>
<source>{caption}, λ {value}</source>
<translation type="unfinished">{caption}、λ {value}</translation>
</message>
<message>
<source>{color} at komi {komi:g}</source>
<translation type="unfinished">コミ{komi:g}では{color}</translation>
</message>
<message>
<source>{color} from move {number} on, at komi {komi}</source>
<translation type="unfinished">{color}、{number}手目から、コミ{komi}</translation>
</message>
<message>
<source>{color} is to play.</source>
<translation type="unfinished">{color}番です。</translation>
</message>
<message>
<source>{color} keeps the lead, held since move {first}, to the end.</source>
<translation type="unfinished">{color}が {first} 手目からのリードを最後まで守りました。</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}, by up to {points:.1f} points.</source>
<translation type="unfinished">{first} 手目から {last} 手目まで{color}がリード（最大 {points:.1f} 目）。</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}.</source>
<translation type="unfinished">{first} 手目から {last} 手目まで{color}がリード。</translation>
</message>
<message>
<source>{color} leads from the first move to the last.</source>
<translation type="unfinished">{color}が最初から最後までリードしました。</translation>
</message>
<message>
<source>{color} wins at komi {komi}</source>
<translation type="unfinished">コミ{komi}の{color}勝率</translation>
</message>
<message>
<source>{color}’s rank</source>
<translation type="unfinished">{color}の段級位</translation>
</message>
<message>
<source>{columns}×{rows}, {n} move</source>
<translation type="unfinished">{columns}×{rows}、{n}手</translation>
</message>
<message>
<source>{columns}×{rows}, {n} moves</source>
<translation type="unfinished">{columns}×{rows}、{n}手</translation>
</message>
<message>
<source>{command!r:.80} is not a valid command line ({error}); check its quotes</source>
<translation type="unfinished">{command!r:.80}はコマンドラインではありません({error})。引用符を確認してください</translation>
</message>
<message>
<source>{command!r} gave no move within {seconds:.0f} s</source>
<translation type="unfinished">{command!r}は{seconds:.0f}秒以内に手を返しませんでした</translation>
</message>
<message>
<source>{command!r} was answered with endless text</source>
<translation type="unfinished">{command!r}に対して際限なく文字が返されました</translation>
</message>
<message>
<source>{command}: move {number}</source>
<translation type="unfinished">{command}: {number}手目</translation>
</message>
<message>
<source>{count} failed</source>
<translation type="unfinished">失敗{count}</translation>
</message>
<message>
<source>{count} files were not added: {files}.</source>
<translation type="unfinished">{count}個のファイルを追加できませんでした: {files}。</translation>
</message>
<message>
<source>{count} games: {points:.2f} points lost per move ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">{count} 局：一手あたり {points:.2f} 目の損失（{low:.2f}～{high:.2f}）。</translation>
</message>
<message>
<source>{count} numbers beside the planes, 0 where not listed: {numbers}.</source>
<translation type="unfinished">面のほかに{count}個の数値(記載のないものは0): {numbers}。</translation>
</message>
<message>
<source>{count} of Black's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">黒の悪手{all}のうち{count}は、勝負が決まった後のものです。</translation>
</message>
<message>
<source>{count} of White's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">白の悪手{all}のうち{count}は、勝負が決まった後のものです。</translation>
</message>
<message>
<source>{count} of them by few visits.</source>
<translation type="unfinished">うち{count}手は少ない探索数によります。</translation>
</message>
<message>
<source>{days:.1f} days</source>
<translation type="unfinished">{days:.1f}日</translation>
</message>
<message>
<source>{done:.0f} of {total:.0f} MB</source>
<translation type="unfinished">{done:.0f}/{total:.0f} MB</translation>
</message>
<message>
<source>{done} of 8 symmetries: {text}.</source>
<translation type="unfinished">8つの対称形のうち{done}: {text}。</translation>
</message>
<message>
<source>{done} of {n} game</source>
<translation type="unfinished">{done}/{n}局</translation>
</message>
<message>
<source>{done} of {n} games</source>
<translation type="unfinished">{done}/{n}局</translation>
</message>
<message>
<source>{done} of {total}</source>
<translation type="unfinished">{done}/{total}</translation>
</message>
<message>
<source>{done} of {total} games</source>
<translation type="unfinished">{done}/{total}局</translation>
</message>
<message>
<source>{done} of {total} searches</source>
<translation type="unfinished">{done}/{total}探索</translation>
</message>
<message>
<source>{due} of {n} position due</source>
<translation type="unfinished">{n}局面中{due}局面を出題</translation>
</message>
<message>
<source>{due} of {n} positions due</source>
<translation type="unfinished">{n}局面中{due}局面を出題</translation>
</message>
<message>
<source>{engine} is analyzing.</source>
<translation type="unfinished">{engine}が解析中です。</translation>
</message>
<message>
<source>{engine} is in use.</source>
<translation type="unfinished">{engine}を使用中です。</translation>
</message>
<message>
<source>{engine} plays both sides.</source>
<translation type="unfinished">{engine}が双方を持ちます。</translation>
</message>
<message>
<source>{engine} plays {color} after the swap.</source>
<translation type="unfinished">入れ替え後は{engine}が{color}を持ちます。</translation>
</message>
<message>
<source>{engine} plays {color}.</source>
<translation type="unfinished">{engine}が{color}を持ちます。</translation>
</message>
<message>
<source>{engine} plays {sides}.</source>
<translation type="unfinished">{engine}が{sides}を持ちます。</translation>
</message>
<message>
<source>{error} is not a point of the {size}x{size} board</source>
<translation type="unfinished">{error}は{size}x{size}盤の点ではありません</translation>
</message>
<message>
<source>{error}; it can't analyze on {size}x{size}</source>
<translation type="unfinished">{error}。{size}x{size}では解析できません</translation>
</message>
<message>
<source>{error}; it can't play on {size}x{size}</source>
<translation type="unfinished">{error}。{size}x{size}では対局できません</translation>
</message>
<message>
<source>{error}; other programs are written gtp:COMMAND</source>
<translation type="unfinished">{error}。他のプログラムはgtp:COMMANDと書きます</translation>
</message>
<message>
<source>{error}; this game can't be shown, but stays in the file when you save it</source>
<translation type="unfinished">{error}。この対局は表示できませんが、保存してもファイルに残ります</translation>
</message>
<message>
<source>{evaluator}  ({speed} evaluations/s)</source>
<translation type="unfinished">{evaluator}  ({speed}評価/秒)</translation>
</message>
<message>
<source>{field!r:.60} is not known</source>
<translation type="unfinished">{field!r:.60}は不明です</translation>
</message>
<message>
<source>{field!r} is missing</source>
<translation type="unfinished">{field!r}がありません</translation>
</message>
<message>
<source>{field!r} must be {expected}</source>
<translation type="unfinished">{field!r}は{expected}でなければなりません</translation>
</message>
<message>
<source>{file} only suggests moves and gives no winrates; leave it out</source>
<translation type="unfinished">{file}は手だけを知っていて、勝率がありません。外してください</translation>
</message>
<message>
<source>{file} plays {boards}, the position is {size}x{size}; leave it out</source>
<translation type="unfinished">{file}は{boards}用ですが、局面は{size}x{size}です。外してください</translation>
</message>
<message>
<source>{file}, game {number}</source>
<translation type="unfinished">{file}、対局{number}</translation>
</message>
<message>
<source>{file}, line {line}: a line of more than {most:,} moves or nodes; no game is that long, so the file is not read</source>
<translation type="unfinished">{file}、{line}行目: {most:,}個を超える手かノードが続く手順があります。そんなに長い対局はないため、ファイルを読み込みません</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} games in one file; split it into smaller ones</source>
<translation type="unfinished">{file}、{line}行目: 1ファイルに{most:,}局を超える対局があります。小さなファイルに分けてください</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} values without a name; the file is damaged or not SGF</source>
<translation type="unfinished">{file}、{line}行目: 名前のない値が{most:,}個を超えています。ファイルが壊れているか、SGFではありません</translation>
</message>
<message>
<source>{file}, line {line}: more than {nodes:,} nodes or {values:,} values in one file; split it into smaller ones</source>
<translation type="unfinished">{file}、{line}行目: 1ファイルに{nodes:,}個を超えるノードか{values:,}個を超える値があります。小さなファイルに分けてください</translation>
</message>
<message>
<source>{file}, line {line}: {what} is longer than the {megabytes} MB that a property may have; shorten it in a text editor</source>
<translation type="unfinished">{file}、{line}行目: {what}が、プロパティの上限{megabytes} MBを超えています。テキストエディターで短くしてください</translation>
</message>
<message>
<source>{file}: GM[{game}] is another game than Go; choose a record of Go</source>
<translation type="unfinished">{file}: GM[{game}]は囲碁でないゲームです。囲碁の棋譜を選んでください</translation>
</message>
<message>
<source>{file}: a KataGo network, which plays and analyzes here but can't be trained; choose a network of this program, Leela Zero or SAI</source>
<translation type="unfinished">{file}: KataGoのネットワークです。対局と解析はできますが学習はできません。このプログラム、Leela Zero、SAIのいずれかのネットワークを選んでください</translation>
</message>
<message>
<source>{file}: a board of size {size} can't be read</source>
<translation type="unfinished">{file}: サイズ{size}の盤は読み込めません</translation>
</message>
<message>
<source>{file}: a file is where the {name} needs a folder; name another folder, or move the file away</source>
<translation type="unfinished">{file}: {name} のフォルダが必要な場所にファイルがあります。別のフォルダを指定するか、ファイルを移動してください</translation>
</message>
<message>
<source>{file}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{file}: 読み込めません({reason})。別のファイルを選んでください</translation>
</message>
<message>
<source>{file}: can't be saved ({reason}); choose another folder or free some space</source>
<translation type="unfinished">{file}: 保存できません({reason})。別のフォルダーを選ぶか、空きを作ってください</translation>
</message>
<message>
<source>{file}: ends within tensor {name}; get the file again</source>
<translation type="unfinished">{file}: テンソル{name}の途中で終わっています。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: feature set {features} has version {features_version}, here it is {version}; a newer version of this program may read it</source>
<translation type="unfinished">{file}: 特徴量セット{features}のバージョンが{features_version}ですが、ここでは{version}です。このプログラムの新しいバージョンなら読める可能性があります</translation>
</message>
<message>
<source>{file}: is read-only and was not changed; save under another name</source>
<translation type="unfinished">{file}: 読み取り専用のため変更されませんでした。別の名前で保存してください</translation>
</message>
<message>
<source>{file}: its header is damaged; get the file again</source>
<translation type="unfinished">{file}: ヘッダーが壊れています。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: its tensors overlap; get the file again</source>
<translation type="unfinished">{file}: テンソルが重なっています。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: larger than its tensors; get the file again</source>
<translation type="unfinished">{file}: テンソルの合計より大きくなっています。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: not a network file, or only the beginning of one; known are this program's .safetensors files, KataGo's networks and Leela Zero or SAI text files</source>
<translation type="unfinished">{file}: ネットワークのファイルではないか、途中までしかありません。読めるのはこのプログラムの.safetensorsファイル、KataGoのネットワーク、Leela ZeroかSAIのテキストファイルです</translation>
</message>
<message>
<source>{file}: not a zip file ({error}); left out</source>
<translation type="unfinished">{file}: zipファイルではない({error})ため省きました</translation>
</message>
<message>
<source>{file}: not saved: {tensor_name} holds values that are not finite numbers; go back to an earlier checkpoint</source>
<translation type="unfinished">{file}: 保存されませんでした。{tensor_name}に有限でない数値があります。以前のチェックポイントに戻してください</translation>
</message>
<message>
<source>{file}: saved in UTF-8 from now on, because {old} lacks characters</source>
<translation type="unfinished">{file}: {old}にない文字があるため、今後はUTF-8で保存します</translation>
</message>
<message>
<source>{file}: tensor {name} holds impossible numbers; get the file again</source>
<translation type="unfinished">{file}: テンソル{name}にあり得ない数値があります。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: tensor {name} is not a float tensor of shape {shape} inside the file, which may be cut off; download it again</source>
<translation type="unfinished">{file}: テンソル{name}がファイル内の形状{shape}の浮動小数点テンソルではありません。ファイルが途中で切れている可能性があります。ダウンロードし直してください</translation>
</message>
<message>
<source>{file}: tensor {wrong!r:.60} is {where}; the header doesn't fit the weights, get the file again</source>
<translation type="unfinished">{file}: テンソル{wrong!r:.60}は{where}です。ヘッダーが重みと合いません。ファイルを入手し直してください</translation>
</message>
<message>
<source>{file}: the list of networks can't be read ({reason}), so it can't be changed either; make the file readable</source>
<translation type="unfinished">{file}: ネットワークの一覧を読めません({reason})。新しい一覧を作ると内容が失われます。ファイルを読めるようにしてください</translation>
</message>
<message>
<source>{file}: the list of networks can't be written ({reason})</source>
<translation type="unfinished">{file}: ネットワークの一覧を書き込めません({reason})</translation>
</message>
<message>
<source>{first} to {last}</source>
<translation type="unfinished">{first}～{last}</translation>
</message>
<message>
<source>{first}; {second}</source>
<translation type="unfinished">{first}。{second}</translation>
</message>
<message>
<source>{folder} can't be written ({reason}); choose another place.</source>
<translation type="unfinished">{folder}に書き込めません({reason})。別の場所を選んでください。</translation>
</message>
<message>
<source>{folder} is a file; choose another name.</source>
<translation type="unfinished">{folder}はファイルです。別の名前を選んでください。</translation>
</message>
<message>
<source>{folder}: a process works on this run already; stop it first</source>
<translation type="unfinished">{folder}: 別のプロセスがこのランを処理中です。先にそれを止めてください</translation>
</message>
<message>
<source>{folder}: another process is using this folder; stop it first</source>
<translation type="unfinished">{folder}: 別のプロセスが使用中です。先にそれを止めてください</translation>
</message>
<message>
<source>{folder}: contains other files; name a new or empty folder</source>
<translation type="unfinished">{folder}: 他のものが入っています。新しいフォルダーか空のフォルダーを指定してください</translation>
</message>
<message>
<source>{folder}: has no network of generation {generation}; known: {known}</source>
<translation type="unfinished">{folder}: 第{generation}世代のネットワークはありません。使えるもの: {known}</translation>
</message>
<message>
<source>{folder}: no review was started there; name the games</source>
<translation type="unfinished">{folder}: ここで始めた検討はありません。棋譜を指定してください</translation>
</message>
<message>
<source>{folder}: the {name} can't be started ({reason}); choose a folder that can be written</source>
<translation type="unfinished">{folder}: {name}を開始できません({reason})。書き込めるフォルダーを選んでください</translation>
</message>
<message>
<source>{games:,} games</source>
<translation type="unfinished">{games:,}局</translation>
</message>
<message>
<source>{games} games agree with the network's curve (p = {p}).</source>
<translation type="unfinished">{games}局はネットワークの曲線と合います(p = {p})。</translation>
</message>
<message>
<source>{games} games contradict the network's curve (p = {p}).</source>
<translation type="unfinished">{games}局はネットワークの曲線に反します(p = {p})。</translation>
</message>
<message>
<source>{games} games in all, rounded up</source>
<translation type="unfinished">全{games}局(切り上げ)</translation>
</message>
<message>
<source>{games} games per CPU hour</source>
<translation type="unfinished">{games}局/CPU時間</translation>
</message>
<message>
<source>{games} of {ranks}</source>
<translation type="unfinished">{ranks}{games}局</translation>
</message>
<message>
<source>{game} was recovered or discarded in another window.</source>
<translation type="unfinished">{game}は別のウィンドウで復元または破棄されました。</translation>
</message>
<message>
<source>{game}. The loser gets points in the next game, so that you win about half.</source>
<translation type="unfinished">{game}。およそ半分勝てるように、負けた側は次の対局で目数をもらいます。</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} file can't be read.</source>
<translation type="unfinished">{games}局中{hits}局にこのパターンがあります。{n}ファイルは読み込めません。</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} files can't be read.</source>
<translation type="unfinished">{games}局中{hits}局にこのパターンがあります。{n}ファイルは読み込めません。</translation>
</message>
<message>
<source>{hits} of {n} game has the pattern.</source>
<translation type="unfinished">{n}局中{hits}局にこのパターンがあります。</translation>
</message>
<message>
<source>{hits} of {n} games have the pattern.</source>
<translation type="unfinished">{n}局中{hits}局にこのパターンがあります。</translation>
</message>
<message>
<source>{host} did not send {name} ({reason})</source>
<translation type="unfinished">{host}から{name}を取得できませんでした({reason})</translation>
</message>
<message>
<source>{host} is not a public address of the internet</source>
<translation type="unfinished">{host}はインターネットの公開アドレスではありません</translation>
</message>
<message>
<source>{host} is {address}, not a public address of the internet</source>
<translation type="unfinished">{host}は{address}で、インターネットの公開アドレスではありません</translation>
</message>
<message>
<source>{host} redirects to {address:.200}</source>
<translation type="unfinished">{host}が{address:.200}へリダイレクトしています</translation>
</message>
<message>
<source>{hours:.1f} h</source>
<translation type="unfinished">{hours:.1f}時間</translation>
</message>
<message>
<source>{judged} of Black's {n} move judged</source>
<translation type="unfinished">黒の{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of Black's {n} moves judged</source>
<translation type="unfinished">黒の{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of White's {n} move judged</source>
<translation type="unfinished">白の{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of White's {n} moves judged</source>
<translation type="unfinished">白の{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of {moves}</source>
<translation type="unfinished">{judged}/{moves}</translation>
</message>
<message>
<source>{judged} of {n} move judged</source>
<translation type="unfinished">{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of {n} move judged, komi {komi}</source>
<translation type="unfinished">{n}手中{judged}手を判定、コミ{komi}</translation>
</message>
<message>
<source>{judged} of {n} move judged.</source>
<translation type="unfinished">{n}手中{judged}手を判定しました。</translation>
</message>
<message>
<source>{judged} of {n} moves judged</source>
<translation type="unfinished">{n}手中{judged}手を判定</translation>
</message>
<message>
<source>{judged} of {n} moves judged, komi {komi}</source>
<translation type="unfinished">{n}手中{judged}手を判定、コミ{komi}</translation>
</message>
<message>
<source>{judged} of {n} moves judged.</source>
<translation type="unfinished">{n}手中{judged}手を判定しました。</translation>
</message>
<message>
<source>{key} is taken from “{command}”.</source>
<translation type="unfinished">{key}は「{command}」から移されます。</translation>
</message>
<message>
<source>{kind} files (*.{ending})</source>
<translation type="unfinished">{kind}ファイル (*.{ending})</translation>
</message>
<message>
<source>{kind} of at least {limit}</source>
<translation type="unfinished">{limit}以上の{kind}</translation>
</message>
<message>
<source>{kind} of at most {limit}</source>
<translation type="unfinished">{limit}以下の{kind}</translation>
</message>
<message>
<source>{kind} of {limit}</source>
<translation type="unfinished">{limit}の{kind}</translation>
</message>
<message>
<source>{kind}: {move} loses {lost} at komi {komi}.</source>
<translation type="unfinished">{kind}: {move}は{lost}の損(コミ{komi})。</translation>
</message>
<message>
<source>{kind}: {move} loses {lost}.</source>
<translation type="unfinished">{kind}: {move}は{lost}の損。</translation>
</message>
<message>
<source>{komi} + {compensation:g} for handicap</source>
<translation type="unfinished">{komi} + 置石分{compensation:g}</translation>
</message>
<message>
<source>{later} right later, {shown} shown</source>
<translation type="unfinished">後から正解{later}、表示{shown}</translation>
</message>
<message>
<source>{lead} in territory and prisoners, komi {komi}</source>
<translation type="unfinished">地とアゲハマで{lead}、コミ{komi}</translation>
</message>
<message>
<source>{lead} on the board</source>
<translation type="unfinished">盤面{lead}</translation>
</message>
<message>
<source>{lead} on the board, komi {komi}</source>
<translation type="unfinished">盤面{lead}、コミ{komi}</translation>
</message>
<message>
<source>{link!r:.200} is not a link that can be opened; copy the address of a web page</source>
<translation type="unfinished">{link!r:.200}は開けるリンクではありません。ウェブページのアドレスをコピーしてください</translation>
</message>
<message>
<source>{link!r:.200} names no game that can be fetched; {site} has links to {links}</source>
<translation type="unfinished">{link!r:.200}に取得できる対局がありません。{site}で開けるリンク: {links}</translation>
</message>
<message>
<source>{loser} led until move {last}; from move {first} on {winner} leads.</source>
<translation type="unfinished">{last} 手目まで{loser}がリードし、{first} 手目からは{winner}がリード。</translation>
</message>
<message>
<source>{low:.1f} to {high:.1f}</source>
<translation type="unfinished">{low:.1f}～{high:.1f}</translation>
</message>
<message>
<source>{low:g} to {high:g}</source>
<translation type="unfinished">{low:g}～{high:g}</translation>
</message>
<message>
<source>{low} to {high}</source>
<translation type="unfinished">{low}～{high}</translation>
</message>
<message>
<source>{low}×{low} to {high}×{high}</source>
<translation type="unfinished">{low}×{low}～{high}×{high}</translation>
</message>
<message>
<source>{main} + {count} moves in {extra}</source>
<translation type="unfinished">{main} + {extra}に{count}手</translation>
</message>
<message>
<source>{main} + {count} × {extra} byo-yomi</source>
<translation type="unfinished">{main} + 秒読み{count} × {extra}</translation>
</message>
<message>
<source>{main} + {extra} per move</source>
<translation type="unfinished">{main} + 一手{extra}</translation>
</message>
<message>
<source>{mark}: no game bounds this rating on one side; the number is by {draws:g} draws that are added, the interval by the games alone.</source>
<translation type="unfinished">{mark}: 対局だけではこのレーティングの上限か下限が定まりません。数値は引き分け{draws:g}局を加えて求め、区間は対局だけで求めています。</translation>
</message>
<message>
<source>{matches} found</source>
<translation type="unfinished">{matches}件</translation>
</message>
<message>
<source>{mean} ({low} to {high})</source>
<translation type="unfinished">{mean} ({low}～{high})</translation>
</message>
<message>
<source>{minutes:.0f} min</source>
<translation type="unfinished">{minutes:.0f}分</translation>
</message>
<message>
<source>{moves} moves</source>
<translation type="unfinished">{moves}手</translation>
</message>
<message>
<source>{moves}, branch at {move}</source>
<translation type="unfinished">{moves}、{move}手目で分岐</translation>
</message>
<message>
<source>{move} adds {points} points for its owner; β is {beta:.2f} with it, {other:.2f} without it</source>
<translation type="unfinished">{move}は持ち主に{points}目をもたらします。βはこの石があれば{beta:.2f}、なければ{other:.2f}</translation>
</message>
<message>
<source>{move} and {other} are equal near komi {komi}, within the error.</source>
<translation type="unfinished">コミ{komi}付近では{move}と{other}は誤差の範囲で互角です。</translation>
</message>
<message>
<source>{move} best</source>
<translation type="unfinished">{move}が最善</translation>
</message>
<message>
<source>{move} can't be judged.</source>
<translation type="unfinished">{move}は判定できません。</translation>
</message>
<message>
<source>{move} has been missed since move {number}.</source>
<translation type="unfinished">{move} は {number} 手目から逃し続けています。</translation>
</message>
<message>
<source>{move} has been the first choice from the beginning</source>
<translation type="unfinished">最初から{move}が第一候補です</translation>
</message>
<message>
<source>{move} has been the first choice since generation {generation}</source>
<translation type="unfinished">第{generation}世代から{move}が第一候補です</translation>
</message>
<message>
<source>{move} in the game: {reason}</source>
<translation type="unfinished">実戦の {move}：{reason}</translation>
</message>
<message>
<source>{move} is about as good as the best move, {best}.</source>
<translation type="unfinished">{move}は最善手{best}とほぼ同じくらい良い手です。</translation>
</message>
<message>
<source>{move} is best</source>
<translation type="unfinished">{move}が最善</translation>
</message>
<message>
<source>{move} is best and leaves {side} {lead}</source>
<translation type="unfinished">{move}が最善、{side}は{lead}</translation>
</message>
<message>
<source>{move} is best in the region</source>
<translation type="unfinished">{move}が最善(範囲内)</translation>
</message>
<message>
<source>{move} is best {where}.</source>
<translation type="unfinished">{where}では{move}が最善です。</translation>
</message>
<message>
<source>{move} is better than {other} {where}.</source>
<translation type="unfinished">{where}では{move}が{other}に優ります。</translation>
</message>
<message>
<source>{move} is clearly best.</source>
<translation type="unfinished">{move}が明らかに最善です。</translation>
</message>
<message>
<source>{move} is near.</source>
<translation type="unfinished">{move}は近い所です。</translation>
</message>
<message>
<source>{move} is not the first choice of the newest network</source>
<translation type="unfinished">{move}は最新のネットワークの第一候補ではありません</translation>
</message>
<message>
<source>{move} is the best move.</source>
<translation type="unfinished">{move}が最善手です。</translation>
</message>
<message>
<source>{move} is the first choice so far</source>
<translation type="unfinished">{move}が第一候補(途中)</translation>
</message>
<message>
<source>{move} is the first choice without a search</source>
<translation type="unfinished">{move}が第一候補(探索なし)</translation>
</message>
<message>
<source>{move} is the first choice without a search.</source>
<translation type="unfinished">{move}が探索なしでの第一候補です。</translation>
</message>
<message>
<source>{move} keeps the game even</source>
<translation type="unfinished">{move}なら互角を維持</translation>
</message>
<message>
<source>{move} keeps {side} {lead}</source>
<translation type="unfinished">{move}なら{side}は{lead}を維持</translation>
</message>
<message>
<source>{move} loses {lost}, as in the game.</source>
<translation type="unfinished">{move}は実戦と同じく{lost}の損です。</translation>
</message>
<message>
<source>{move} loses {lost}.</source>
<translation type="unfinished">{move}は{lost}の損です。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{move}は、相手が{answer}と応じれば{points:.1f}目の損です。{better}が優りました。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{move}は{points:.1f}目の損で、相手が{answer}と応じれば勝率が{high} %から{low} %に下がります。{better}が優りました。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move}は{points:.1f}目の損で、勝率が{high} %から{low} %に下がります。{better}が優りました。</translation>
</message>
<message>
<source>{move} loses {points:.1f} points; {better} was better.</source>
<translation type="unfinished">{move}は{points:.1f}目の損です。{better}が優りました。</translation>
</message>
<message>
<source>{move} lost nothing measurable</source>
<translation type="unfinished">{move} に測れるほどの損はありません</translation>
</message>
<message>
<source>{move} lost {lost}</source>
<translation type="unfinished">{move}は{lost}の損</translation>
</message>
<message>
<source>{move} lost {points:.1f}</source>
<translation type="unfinished">{move}は{points:.1f}目の損</translation>
</message>
<message>
<source>{move} was not played.</source>
<translation type="unfinished">{move}ではありません。</translation>
</message>
<message>
<source>{move} was played ({game}, move {number}).</source>
<translation type="unfinished">実戦は{move}でした({game}、{number}手目)。</translation>
</message>
<message>
<source>{move} was played and lost {lost} ({game}, move {number}).</source>
<translation type="unfinished">実戦は{move}でした({lost}の損。{game}、{number}手目)。</translation>
</message>
<message>
<source>{move} was played and lost {lost}.</source>
<translation type="unfinished">実戦は{move}でした({lost}の損)。</translation>
</message>
<message>
<source>{move} was played.</source>
<translation type="unfinished">実戦は{move}でした。</translation>
</message>
<message>
<source>{move}, Black wins {percent}</source>
<translation type="unfinished">{move}、黒勝率{percent}</translation>
</message>
<message>
<source>{name!r} is not a property name; use capital letters only, such as C or TR</source>
<translation type="unfinished">{name!r}はプロパティ名ではありません。CやTRのような大文字だけを使ってください</translation>
</message>
<message>
<source>{names} beat each other in a circle</source>
<translation type="unfinished">{names}は三すくみです</translation>
</message>
<message>
<source>{name} (other engine)</source>
<translation type="unfinished">{name}(他のエンジン)</translation>
</message>
<message>
<source>{name} ({n} runs)</source>
<translation type="unfinished">{name}(ラン{n})</translation>
</message>
<message>
<source>{name} analyzes in the main window from now on.</source>
<translation type="unfinished">今後、メインウィンドウの解析に{name}を使います。</translation>
</message>
<message>
<source>{name} analyzes {size}×{size} boards from now on; the game shown is {shown}×{shown}.</source>
<translation type="unfinished">{name}を今後{size}×{size}盤の解析に使います。表示中の対局は{shown}×{shown}です。</translation>
</message>
<message>
<source>{name} answered without a move</source>
<translation type="unfinished">{name}の応答に手がありません</translation>
</message>
<message>
<source>{name} averages Black's winrate over komi {low} to {high}: the wider, the more it plays for points.</source>
<translation type="unfinished">{name}はコミ{low}～{high}で黒の勝率を平均します。広いほど目数を重んじます。</translation>
</message>
<message>
<source>{name} belongs to the whole game; add it at the start of the game</source>
<translation type="unfinished">{name}は対局全体のものです。対局の最初に追加してください</translation>
</message>
<message>
<source>{name} can't analyze: it knows none of {commands}</source>
<translation type="unfinished">{name}は{commands}のどれも使えないため、解析できません</translation>
</message>
<message>
<source>{name} can't be changed here: {reason}</source>
<translation type="unfinished">{name}はここでは変えられません: {reason}</translation>
</message>
<message>
<source>{name} can't be continued: {reason}.</source>
<translation type="unfinished">{name}を続けられません: {reason}。</translation>
</message>
<message>
<source>{name} can't be read.</source>
<translation type="unfinished">{name}を読み込めません。</translation>
</message>
<message>
<source>{name} can't be written ({reason})</source>
<translation type="unfinished">{name}に書き込めません({reason})</translation>
</message>
<message>
<source>{name} can't be written: {why}; choose another folder.</source>
<translation type="unfinished">{name}に書き込めません({why})。別のフォルダーを選んでください。</translation>
</message>
<message>
<source>{name} can't search only a region. {reason}</source>
<translation type="unfinished">{name}は範囲を限った探索ができません。{reason}</translation>
</message>
<message>
<source>{name} can't start: {reason}.</source>
<translation type="unfinished">{name}を開始できません: {reason}。</translation>
</message>
<message>
<source>{name} considers komi {low} only: it plays to win at that komi.</source>
<translation type="unfinished">{name}はコミ{low}だけを見て、そこでの勝ちを目指します。</translation>
</message>
<message>
<source>{name} does not end with {ending}, as this report does.</source>
<translation type="unfinished">{name}の末尾が、このレポートの{ending}ではありません。</translation>
</message>
<message>
<source>{name} does not play on {size}×{size}.</source>
<translation type="unfinished">{name}は{size}×{size}に対応していません。</translation>
</message>
<message>
<source>{name} does not store its players; continue it on the command line.</source>
<translation type="unfinished">{name}は対局者を保存していません。コマンドラインで続けてください。</translation>
</message>
<message>
<source>{name} ended its analysis without a move</source>
<translation type="unfinished">{name}は手を示さずに解析を終えました</translation>
</message>
<message>
<source>{name} has no changes to save.</source>
<translation type="unfinished">{name} に保存する変更はありません。</translation>
</message>
<message>
<source>{name} has {n} move, so there is no move {move}</source>
<translation type="unfinished">{name}は{n}手までで、{move}手目はありません</translation>
</message>
<message>
<source>{name} has {n} moves, so there is no move {move}</source>
<translation type="unfinished">{name}は{n}手までで、{move}手目はありません</translation>
</message>
<message>
<source>{name} is a folder of labels; continue it on the command line with sai-engine label.</source>
<translation type="unfinished">{name}はラベルのフォルダーです。sai-engine labelで続けられます。</translation>
</message>
<message>
<source>{name} is already running.</source>
<translation type="unfinished">{name}はすでに動作中です。</translation>
</message>
<message>
<source>{name} is compared with {network}; the charts fill one by one.</source>
<translation type="unfinished">{name}を{network}と比較中です。グラフは順に埋まります。</translation>
</message>
<message>
<source>{name} is finished at generation {generation}, at its limit of time or nodes. To train it further, press Continue and enter a higher limit.</source>
<translation type="unfinished">{name}は時間またはノード数の上限に達し、第{generation}世代で終わりました。上限を上げて「続ける」と、さらに進みます。</translation>
</message>
<message>
<source>{name} is finished at generation {generation}. To train it further, press Continue and enter more generations.</source>
<translation type="unfinished">{name}は第{generation}世代で終わりました。世代数を増やして「続ける」と、さらに進みます。</translation>
</message>
<message>
<source>{name} is not a "human" network of KataGo; choose another file</source>
<translation type="unfinished">{name}はKataGoの「human」ネットワークではありません。別のファイルを選んでください</translation>
</message>
<message>
<source>{name} is not reviewed yet.</source>
<translation type="unfinished">{name}はまだ検討していません。</translation>
</message>
<message>
<source>{name} is not running.</source>
<translation type="unfinished">{name}は動作していません。</translation>
</message>
<message>
<source>{name} is read-only; choose another name.</source>
<translation type="unfinished">{name} は読み取り専用です。別の名前を選んでください。</translation>
</message>
<message>
<source>{name} is reviewed in the background; it continues when you close this window.</source>
<translation type="unfinished">{name}を裏で検討中です。このウィンドウを閉じても続きます。</translation>
</message>
<message>
<source>{name} is the open game itself; choose another name for the report.</source>
<translation type="unfinished">{name}は開いている棋譜自体です。レポートには別の名前を付けてください。</translation>
</message>
<message>
<source>{name} is {status}.</source>
<translation type="unfinished">{name}: {status}。</translation>
</message>
<message>
<source>{name} lost {n} game: {reason}.</source>
<translation type="unfinished">{name}の負け{n}局: {reason}。</translation>
</message>
<message>
<source>{name} lost {n} games: {reason}.</source>
<translation type="unfinished">{name}の負け{n}局: {reason}。</translation>
</message>
<message>
<source>{name} must be finite numbers, not {value!s:.40}</source>
<translation type="unfinished">{name}は有限の数値でなければなりません({value!s:.40}は不可)</translation>
</message>
<message>
<source>{name} must be one number, or one for each of {n} positions; not an array of shape {shape}</source>
<translation type="unfinished">{name}は数値1つか、{n}局面それぞれに1つでなければなりません(形状{shape}の配列は不可)</translation>
</message>
<message>
<source>{name} must be one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">{name}は{choices}のいずれかでなければなりません({value!r:.40}は不可)</translation>
</message>
<message>
<source>{name} names commands that you have not allowed. Press Continue to review them.</source>
<translation type="unfinished">{name}に許可していないコマンドがあります。「続ける」を押して確認してください。</translation>
</message>
<message>
<source>{name} plays to win at its dynamic komi, {low}.</source>
<translation type="unfinished">{name}は動的コミ{low}での勝ちを目指します。</translation>
</message>
<message>
<source>{name} plays {boards} only, not {size}×{size}.</source>
<translation type="unfinished">{name}は{boards}専用で、{size}×{size}には使えません。</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}</source>
<translation type="unfinished">{name}は{boards}用で、この盤は{size}x{size}です</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}; choose another network</source>
<translation type="unfinished">{name}は{boards}用で、この盤は{size}x{size}です。別のネットワークを選んでください</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}×{size}; choose another network.</source>
<translation type="unfinished">{name}は{boards}用で、この盤は{size}×{size}です。別のネットワークを選んでください。</translation>
</message>
<message>
<source>{name} rules</source>
<translation type="unfinished">{name}ルール</translation>
</message>
<message>
<source>{name} runs in the background; it continues when you close this window.</source>
<translation type="unfinished">{name}は裏で実行中です。このウィンドウを閉じても続きます。</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window.</source>
<translation type="unfinished">{name}は独立したプロセスで始まり、このウィンドウを閉じても続きます。</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window. Each of its runs appears in this list when it begins.</source>
<translation type="unfinished">{name}は独立したプロセスで始まり、このウィンドウを閉じても続きます。各ランは始まるとこの一覧に加わります。</translation>
</message>
<message>
<source>{name} stops after the current step, within seconds. All games and the network are kept, and Continue resumes from there.</source>
<translation type="unfinished">{name}はステップが終わり次第、数秒で止まります。対局とネットワークはすべて残り、「続ける」で再開します。</translation>
</message>
<message>
<source>{name} stops within seconds; nothing is lost.</source>
<translation type="unfinished">{name}は数秒で止まります。何も失われません。</translation>
</message>
<message>
<source>{name} uses programs, clusters or files that you have not used here before. If you continue, they are started or opened with your user's permissions. Continue only if you trust the source of the folder.</source>
<translation type="unfinished">{name}は、ここで使ったことのないプログラム、クラスター、ファイルを使います。続けると、あなたの権限で起動または開きます。フォルダーの出所を信頼できる場合だけ続けてください。</translation>
</message>
<message>
<source>{name} was added and is used for analysis from now on.</source>
<translation type="unfinished">{name}を追加し、今後の解析に使います。</translation>
</message>
<message>
<source>{name} was added.</source>
<translation type="unfinished">{name}を追加しました。</translation>
</message>
<message>
<source>{name} was added: reviews tell which mistakes players of each rank make, and New game has opponents from 20 kyu to 9 dan. It does not analyze.</source>
<translation type="unfinished">{name}を追加しました。各段級位の打ち手がどの悪手を打つかを検討が示し、「新規対局」に20級から9段の相手が加わります。解析には使いません。</translation>
</message>
<message>
<source>{name} was interrupted: {reason}.</source>
<translation type="unfinished">{name}は中断されました: {reason}。</translation>
</message>
<message>
<source>{name} was removed from the list; its file was not deleted.</source>
<translation type="unfinished">{name}を一覧から削除しました。ファイルは残っています。</translation>
</message>
<message>
<source>{name}, game {number}</source>
<translation type="unfinished">{name}、対局{number}</translation>
</message>
<message>
<source>{name}, komi {komi}</source>
<translation type="unfinished">{name}、コミ{komi}</translation>
</message>
<message>
<source>{name}: another network</source>
<translation type="unfinished">{name}: 別のネットワーク</translation>
</message>
<message>
<source>{name}: can't be opened ({reason}); choose another file</source>
<translation type="unfinished">{name}: 開けません({reason})。別のファイルを選んでください</translation>
</message>
<message>
<source>{name}: can't be read (it is not a file); choose a network file</source>
<translation type="unfinished">{name}: 読み込めません(ファイルではありません)。ネットワークのファイルを選んでください</translation>
</message>
<message>
<source>{name}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{name}: 読み込めません({reason})。別のファイルを選んでください</translation>
</message>
<message>
<source>{name}: can't be read ({why}); left out</source>
<translation type="unfinished">{name}: 読み込めない({why})ため省きました</translation>
</message>
<message>
<source>{name}: is {kind}; choose a file</source>
<translation type="unfinished">{name}: {kind}です。ファイルを選んでください</translation>
</message>
<message>
<source>{name}: longer than {megabytes} MiB; left out</source>
<translation type="unfinished">{name}: {megabytes} MiBを超えるため省きました</translation>
</message>
<message>
<source>{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format</source>
<translation type="unfinished">{name}: 対局が見つかりません。SGF、GIB、NGF、UGI形式のファイルではありません</translation>
</message>
<message>
<source>{name}: point lists are longer than any real record's; not read</source>
<translation type="unfinished">{name}: 点のリストが実際の棋譜ではあり得ない長さのため、読み込みません</translation>
</message>
<message>
<source>{name}: there is no such network file, and no network of that name</source>
<translation type="unfinished">{name}: そのようなネットワークのファイルも、その名前のネットワークもありません</translation>
</message>
<message>
<source>{name}: there is not enough memory to read it; split it into smaller files</source>
<translation type="unfinished">{name}: メモリーが足りず読み込めません。小さなファイルに分けてください</translation>
</message>
<message>
<source>{name}: what {host} sent is another file (its SHA-256 differs)</source>
<translation type="unfinished">{name}: {host}から届いたのは別のファイルです(SHA-256の不一致)</translation>
</message>
<message>
<source>{name}: {megabytes:,} MB is more than a file of records may have ({most} MB); split it into smaller ones</source>
<translation type="unfinished">{name}: {megabytes:,} MBは棋譜ファイルの上限({most} MB)を超えています。小さなファイルに分けてください</translation>
</message>
<message>
<source>{name}[{text}] is no number; left out</source>
<translation type="unfinished">{name}[{text}]は数値ではないため省きました</translation>
</message>
<message>
<source>{network} at komi {komi}</source>
<translation type="unfinished">{network}、コミ{komi}</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}.</source>
<translation type="unfinished">{network}は{color}が{points}差で勝つと予想しています({sure})。</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}; with perfect play Black wins by {score}.</source>
<translation type="unfinished">{network}は{color}が{points}差で勝つと予想しています({sure})。最善進行では黒が{score}目勝ちます。</translation>
</message>
<message>
<source>{network} is for {boards}, the games are on {size}x{size}; choose networks of one size</source>
<translation type="unfinished">{network}は{boards}用ですが、対局は{size}x{size}です。同じサイズのネットワークを選んでください</translation>
</message>
<message>
<source>{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.</source>
<translation type="unfinished">{network}は{planes}を見ます({features})。{side}番で、自分の石は{side}の石です。</translation>
</message>
<message>
<source>{network} takes part on {boards} only.</source>
<translation type="unfinished">{network}が参加できるのは{boards}だけです。</translation>
</message>
<message>
<source>{network}, {n} visit</source>
<translation type="unfinished">{network}、探索数{n}</translation>
</message>
<message>
<source>{network}, {n} visits</source>
<translation type="unfinished">{network}、探索数{n}</translation>
</message>
<message>
<source>{network}: a policy network, without winrates</source>
<translation type="unfinished">{network}、ポリシーのみ: 勝率がありません</translation>
</message>
<message>
<source>{network}: a value network, without a policy</source>
<translation type="unfinished">{network}、価値のみ: ポリシーがありません</translation>
</message>
<message>
<source>{network}: imitates people of any rank</source>
<translation type="unfinished">{network}: あらゆる段級位の人をまねます</translation>
</message>
<message>
<source>{network}: the network is for size {sizes}, the panel for size {board}; take it out of the panel</source>
<translation type="unfinished">{network}: ネットワークはサイズ{sizes}用、パネルはサイズ{board}用です。パネルから外してください</translation>
</message>
<message>
<source>{nodes} million</source>
<translation type="unfinished">{nodes}百万</translation>
</message>
<message>
<source>{number} at {vertex}</source>
<translation type="unfinished">{number}は{vertex}</translation>
</message>
<message>
<source>{number} more lines</source>
<translation type="unfinished">ほか{number}行</translation>
</message>
<message>
<source>{number} plays candidate {number}</source>
<translation type="unfinished">{number}で候補手{number}を打ちます</translation>
</message>
<message>
<source>{n} branch</source>
<translation type="unfinished">分岐{n}</translation>
</message>
<message>
<source>{n} branches</source>
<translation type="unfinished">分岐{n}</translation>
</message>
<message>
<source>{n} character</source>
<translation type="unfinished">{n}文字</translation>
</message>
<message>
<source>{n} characters</source>
<translation type="unfinished">{n}文字</translation>
</message>
<message>
<source>{n} damaged exercises were left out.</source>
<translation type="unfinished">壊れた問題を{n}個省きました。</translation>
</message>
<message>
<source>{n} entries</source>
<translation type="unfinished">{n}項目</translation>
</message>
<message>
<source>{n} entry</source>
<translation type="unfinished">{n}項目</translation>
</message>
<message>
<source>{n} first tries were near</source>
<translation type="unfinished">一度目が近かった手{n}</translation>
</message>
<message>
<source>{n} first try was near</source>
<translation type="unfinished">一度目が近かった手{n}</translation>
</message>
<message>
<source>{n} game</source>
<translation type="unfinished">{n} 局</translation>
</message>
<message>
<source>{n} game in all</source>
<translation type="unfinished">全{n}局</translation>
</message>
<message>
<source>{n} game was saved as {name}.</source>
<translation type="unfinished">{n}局を{name}として保存しました。</translation>
</message>
<message>
<source>{n} game: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n} 局：一手あたり {points:.2f} 目の損失。</translation>
</message>
<message>
<source>{n} games</source>
<translation type="unfinished">{n} 局</translation>
</message>
<message>
<source>{n} games in all</source>
<translation type="unfinished">全{n}局</translation>
</message>
<message>
<source>{n} games were saved as {name}.</source>
<translation type="unfinished">{n}局を{name}として保存しました。</translation>
</message>
<message>
<source>{n} games: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n} 局：一手あたり {points:.2f} 目の損失。</translation>
</message>
<message>
<source>{n} handicap stone</source>
<translation type="unfinished">置石{n}個</translation>
</message>
<message>
<source>{n} handicap stones</source>
<translation type="unfinished">置石{n}個</translation>
</message>
<message>
<source>{n} mistake</source>
<translation type="unfinished">悪手{n}</translation>
</message>
<message>
<source>{n} mistakes</source>
<translation type="unfinished">悪手{n}</translation>
</message>
<message>
<source>{n} move</source>
<translation type="unfinished">{n}手</translation>
</message>
<message>
<source>{n} move to go</source>
<translation type="unfinished">残り{n}手</translation>
</message>
<message>
<source>{n} move was added as a variation at move {number}.</source>
<translation type="unfinished">{number}手目の変化図として{n}手を追加しました。</translation>
</message>
<message>
<source>{n} moves</source>
<translation type="unfinished">{n}手</translation>
</message>
<message>
<source>{n} moves to go</source>
<translation type="unfinished">残り{n}手</translation>
</message>
<message>
<source>{n} moves were added as a variation at move {number}.</source>
<translation type="unfinished">{number}手目の変化図として{n}手を追加しました。</translation>
</message>
<message>
<source>{n} networks were added.</source>
<translation type="unfinished">{n}個のネットワークを追加しました。</translation>
</message>
<message>
<source>{n} networks were added; {name} is used for analysis from now on.</source>
<translation type="unfinished">{n}個のネットワークを追加し、{name}を今後の解析に使います。</translation>
</message>
<message>
<source>{n} percentage point of winrate</source>
<translation type="unfinished">勝率 {n} ポイント</translation>
</message>
<message>
<source>{n} percentage points of winrate</source>
<translation type="unfinished">勝率 {n} ポイント</translation>
</message>
<message>
<source>{n} plane</source>
<translation type="unfinished">{n}面</translation>
</message>
<message>
<source>{n} planes</source>
<translation type="unfinished">{n}面</translation>
</message>
<message>
<source>{n} point</source>
<translation type="unfinished">{n}点</translation>
</message>
<message>
<source>{n} point of {all}</source>
<translation type="unfinished">{all}点中{n}点</translation>
</message>
<message>
<source>{n} points</source>
<translation type="unfinished">{n}点</translation>
</message>
<message>
<source>{n} points of {all}</source>
<translation type="unfinished">{all}点中{n}点</translation>
</message>
<message>
<source>{n} position added.</source>
<translation type="unfinished">{n}局面を追加しました。</translation>
</message>
<message>
<source>{n} position added; {known} were there already.</source>
<translation type="unfinished">{n}局面を追加しました。{known}局面はすでにあります。</translation>
</message>
<message>
<source>{n} positions added.</source>
<translation type="unfinished">{n}局面を追加しました。</translation>
</message>
<message>
<source>{n} positions added; {known} were there already.</source>
<translation type="unfinished">{n}局面を追加しました。{known}局面はすでにあります。</translation>
</message>
<message>
<source>{n} prisoner</source>
<translation type="unfinished">アゲハマ{n}</translation>
</message>
<message>
<source>{n} prisoners</source>
<translation type="unfinished">アゲハマ{n}</translation>
</message>
<message>
<source>{n} server</source>
<translation type="unfinished">サーバー{n}件</translation>
</message>
<message>
<source>{n} servers</source>
<translation type="unfinished">サーバー{n}件</translation>
</message>
<message>
<source>{n} stone</source>
<translation type="unfinished">{n}子</translation>
</message>
<message>
<source>{n} stone is considered dead; count the board to change this</source>
<translation type="unfinished">{n}子を死に石とみなしています。変えるには目数を数えてください</translation>
</message>
<message>
<source>{n} stones</source>
<translation type="unfinished">{n}子</translation>
</message>
<message>
<source>{n} stones are considered dead; count the board to change this</source>
<translation type="unfinished">{n}子を死に石とみなしています。変えるには目数を数えてください</translation>
</message>
<message>
<source>{n} stored analyses left out, because nothing shows that they are of these positions; positions without analysis are searched again</source>
<translation type="unfinished">この局面のものと確かめられない保存済みの解析を{n}件省きました。解析のない局面は探索し直します</translation>
</message>
<message>
<source>{n} stored analysis left out, because nothing shows that it is of this position; positions without analysis are searched again</source>
<translation type="unfinished">この局面のものと確かめられない保存済みの解析を{n}件省きました。解析のない局面は探索し直します</translation>
</message>
<message>
<source>{n} turning point</source>
<translation type="unfinished">勝負どころ {n} 手</translation>
</message>
<message>
<source>{n} turning points</source>
<translation type="unfinished">勝負どころ {n} 手</translation>
</message>
<message>
<source>{n} visit</source>
<translation type="unfinished">探索数{n}</translation>
</message>
<message>
<source>{n} visits</source>
<translation type="unfinished">探索数{n}</translation>
</message>
<message>
<source>{opponent} answers {better} at {answer}; after this move {opponent} plays elsewhere, at {other}.</source>
<translation type="unfinished">{better}なら{opponent}は{answer}と受けますが、この手には手を抜いて、{opponent}は{other}に打ちます。</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}に{point}で{stones}を取られます。{better}ならそれを防げます。</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}に{point}で{stones}を取られます。{player}が先にそこへ打つべきでした。</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}に{point}から{stones}をシチョウで取られます。{better}ならそれを防げます。</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}に{point}から{stones}をシチョウで取られます。{player}が先にそこへ打つべきでした。</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}の{point}で、{stones}は逃げられなくなります。{better}ならそれを防げます。</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}の{point}で、{stones}は逃げられなくなります。{player}が先にそこへ打つべきでした。</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {better} connects them.</source>
<translation type="unfinished">{opponent}の{point}で、{stones}と{others}が切られます。{better}なら連絡できます。</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}の{point}で、{stones}と{others}が切られます。{player}が先にそこへ打つべきでした。</translation>
</message>
<message>
<source>{opponent} gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">{opponent}は{place}で、{better}の場合より約{points}目多く得ます。</translation>
</message>
<message>
<source>{opponent} gets more {place} than after {better}.</source>
<translation type="unfinished">{opponent}は{place}で、{better}の場合より多くの地を得ます。</translation>
</message>
<message>
<source>{opponent} gets the first move {place}, at {point}; {better} was the move there.</source>
<translation type="unfinished">{place}は、{opponent}に{point}と先着されます。そこは{better}と打つ所でした。</translation>
</message>
<message>
<source>{opponent} kills {stones} at the vital point {point}.</source>
<translation type="unfinished">{opponent}に急所の{point}に打たれ、{stones}は死にます。</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live in seki.</source>
<translation type="unfinished">{opponent}は {point} で{stones}を殺します。{better} ならセキで生きます。</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live.</source>
<translation type="unfinished">{opponent}の{point}で、{stones}は死にます。{better}なら生きます。</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">{opponent}は {answer} に打ち、{better} の場合より{place}で約 {points} 目多く得ます。</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets more {place} than after {better}.</source>
<translation type="unfinished">{opponent}は {answer} に打ち、{better} の場合より{place}で多く得ます。</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">{opponent}が {answer} に打ち、{player}は {better} の場合より{place}で約 {points} 目少なくなります。</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets less {place} than after {better}.</source>
<translation type="unfinished">{opponent}が {answer} に打ち、{player}は {better} の場合より{place}で少なくなります。</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains about {points} points {place}.</source>
<translation type="unfinished">{opponent}に先に{better}と打たれ、{place}で約{points}目得をされます。</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains {place}.</source>
<translation type="unfinished">{opponent}に先に{better}と打たれ、{place}で得をされます。</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; with {better} they live.</source>
<translation type="unfinished">{opponent}は {point} で{stones}の眼形を奪って殺します。{better} なら生きます。</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; {player} had to play there first.</source>
<translation type="unfinished">{opponent}は {point} で{stones}の眼形を奪って殺します。{player}が先にそこへ打つべきでした。</translation>
</message>
<message>
<source>{opponent} takes the key point {better}.</source>
<translation type="unfinished">{opponent}に要点の{better}を占められます。</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}に{point}でコウを取られます。{better}ならそれを防げます。</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {player} had to end it there.</source>
<translation type="unfinished">{opponent}が{point}でコウを取ります。{player}はそこでコウを解消すべきでした。</translation>
</message>
<message>
<source>{other_stones} win the capturing race against {own_stones}, {other} liberties against {own} with {opponent} to play; after {better} {player} is ahead, {own_then} against {other_then}.</source>
<translation type="unfinished">{other_stones}が{own_stones}との攻め合いに勝ちます（{opponent}番でダメ {other} 対 {own}）。{better} の後は{player}が {own_then} 対 {other_then} で勝ります。</translation>
</message>
<message>
<source>{pace} per CPU second</source>
<translation type="unfinished">{pace}/CPU秒</translation>
</message>
<message>
<source>{parts} can't be played here</source>
<translation type="unfinished">{parts}には対応していません</translation>
</message>
<message>
<source>{path} can't be read: {reason}</source>
<translation type="unfinished">{path}を読み込めません: {reason}</translation>
</message>
<message>
<source>{path} can't be used ({reason})</source>
<translation type="unfinished">{path}を使えません({reason})</translation>
</message>
<message>
<source>{path} can't be written ({reason}).</source>
<translation type="unfinished">{path}に書き込めません({reason})。</translation>
</message>
<message>
<source>{path} is not there any more.</source>
<translation type="unfinished">{path}はもうありません。</translation>
</message>
<message>
<source>{path} is of a newer version of this program</source>
<translation type="unfinished">{path}はこのプログラムの新しいバージョンのものです</translation>
</message>
<message>
<source>{path}, line {line}</source>
<translation type="unfinished">{path}の{line}行目</translation>
</message>
<message>
<source>{path}: a network of the rating pool is missing; install the program again</source>
<translation type="unfinished">{path}: 強さの測定用のネットワークがありません。プログラムをもう一度インストールしてください</translation>
</message>
<message>
<source>{path}: a pipe or a device, where only files belong; remove it</source>
<translation type="unfinished">{path}: ファイルしか置けない所にパイプかデバイスがあります。削除してください</translation>
</message>
<message>
<source>{path}: an opening can't be played ({error})</source>
<translation type="unfinished">{path}: 布石の一つが打てません({error})</translation>
</message>
<message>
<source>{path}: can't be read ({reason}); make it readable</source>
<translation type="unfinished">{path}: 読み込めません({reason})。読み込み可能にしてください</translation>
</message>
<message>
<source>{path}: can't be read because of a bug in the program ({error}); move the folder away, and send us the report</source>
<translation type="unfinished">{path}: プログラムの不具合({error})で読み込めません。フォルダーを移動し、レポートをお送りください</translation>
</message>
<message>
<source>{path}: can't be written ({reason})</source>
<translation type="unfinished">{path}: 書き込めません({reason})</translation>
</message>
<message>
<source>{path}: can't be written ({reason}), so the {name} can't be asked to stop; make the folder writable</source>
<translation type="unfinished">{path}: 書き込めない({reason})ため、{name}を止められません。フォルダーを書き込み可能にしてください</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free disk space, then continue</source>
<translation type="unfinished">{path}: 書き込めません({reason})。ディスクに空きを作ってから続けてください</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or choose another folder</source>
<translation type="unfinished">{path}: 書き込めません({reason})。空きを作るか、別のフォルダーを選んでください</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or make the folder writable</source>
<translation type="unfinished">{path}: 書き込めません({reason})。空きを作るか、フォルダーを書き込み可能にしてください</translation>
</message>
<message>
<source>{path}: game {number} does not belong to this contest; name another folder</source>
<translation type="unfinished">{path}: 対局{number}はこの対戦のものではありません。別のフォルダーを指定してください</translation>
</message>
<message>
<source>{path}: holds no opening; name another file</source>
<translation type="unfinished">{path}: 布石がありません。別のファイルを指定してください</translation>
</message>
<message>
<source>{path}: its openings were checked with another {part}; name another file</source>
<translation type="unfinished">{path}: この布石は別の{part}で検査されています。別のファイルを指定してください</translation>
</message>
<message>
<source>{path}: no such file or folder; name a game record, a zip or a folder</source>
<translation type="unfinished">{path}: そのようなファイルやフォルダーはありません。棋譜、zip、フォルダーのいずれかを指定してください</translation>
</message>
<message>
<source>{path}: not a zip file ({error}); name another</source>
<translation type="unfinished">{path}: zipファイルではありません({error})。別のものを指定してください</translation>
</message>
<message>
<source>{path}: not on the list of added networks; to remove a network that was not added, delete its file</source>
<translation type="unfinished">{path}: 追加したネットワークの一覧にありません。それ以外のものを除くにはファイルを削除してください</translation>
</message>
<message>
<source>{path}: process {process} on {host} is working on {label}; stop it first</source>
<translation type="unfinished">{path}: {host}のプロセス{process}が{label}を処理中です。先にそれを止めてください</translation>
</message>
<message>
<source>{path}: the lock file was removed, so another process may have taken {label} over; this one stops here</source>
<translation type="unfinished">{path}: ロックファイルが削除されたため、別のプロセスが{label}を引き継いだ可能性があります。こちらは停止します</translation>
</message>
<message>
<source>{path}: the openings are for {size}x{size}, the games are on {board}x{board}; name another file</source>
<translation type="unfinished">{path}: 布石は{size}x{size}用ですが、対局は{board}x{board}です。別のファイルを指定してください</translation>
</message>
<message>
<source>{path}: the openings were checked at komi {checked}, not at {komi:g}; play at those, or record openings for this one with `sai-engine openings`</source>
<translation type="unfinished">{path}: 布石はコミ{komi:g}でなくコミ{checked}で検査されています。そのコミで対局するか、`sai-engine openings`でこのコミ用の布石を収録してください</translation>
</message>
<message>
<source>{path}: the plug-in can't be loaded ({reason:.300})</source>
<translation type="unfinished">{path}: プラグインを読み込めません({reason:.300})</translation>
</message>
<message>
<source>{path}: there is no run here; it was moved or deleted</source>
<translation type="unfinished">{path}: ここにランがありません。移動または削除されています</translation>
</message>
<message>
<source>{path}: this file system can't lock files ({reason}); keep {label} in a folder on a local disk</source>
<translation type="unfinished">{path}: このファイルシステムではファイルをロックできません({reason})。{label}はローカルディスクのフォルダーに置いてください</translation>
</message>
<message>
<source>{path}: this link leads out of the folder, to {target}; replace it by a copy of its target</source>
<translation type="unfinished">{path}: このリンクはフォルダーの外({target})を指しています。リンク先のコピーに置き換えてください</translation>
</message>
<message>
<source>{path}: was played with {name} {before!r:.200}, not {value!r:.200}; use the same again or name another folder</source>
<translation type="unfinished">{path}: {name}が{value!r:.200}でなく{before!r:.200}で対局されました。同じ値を使うか、別のフォルダーを指定してください</translation>
</message>
<message>
<source>{path}: {reason}; choose another file</source>
<translation type="unfinished">{path}: {reason}。別のファイルを選んでください</translation>
</message>
<message>
<source>{path}: {reason}; free some space, make the folder of the {name} writable, or name another one</source>
<translation type="unfinished">{path}: {reason}。空き容量を増やすか、{name}のフォルダーを書き込み可能にするか、別のフォルダーを指定してください</translation>
</message>
<message>
<source>{path}: {reason}; take it out of the study</source>
<translation type="unfinished">{path}: {reason}。研究から外してください</translation>
</message>
<message>
<source>{people!r:.40} names no players; use a rank from 20k to 9d, the year of professionals from 1800 to 2023, or a profile of KataGo like preaz_5k</source>
<translation type="unfinished">{people!r:.40}に当たる打ち手はいません。20kから9dの段級位、プロの年(1800～2023)、またはpreaz_5kのようなKataGoのプロファイルを使ってください</translation>
</message>
<message>
<source>{phase}, {first} to {last}</source>
<translation type="unfinished">{phase}、{first}～{last}</translation>
</message>
<message>
<source>{place} of {matches}</source>
<translation type="unfinished">{place}/{matches}</translation>
</message>
<message>
<source>{planes}, {n} turn ago</source>
<translation type="unfinished">{planes}、{n}手前</translation>
</message>
<message>
<source>{planes}, {n} turns ago</source>
<translation type="unfinished">{planes}、{n}手前</translation>
</message>
<message>
<source>{played} for {answer} is a bad exchange; {player} should play {better} at once.</source>
<translation type="unfinished">{played}と{answer}の交換は損です。{player}はすぐに{better}と打つべきでした。</translation>
</message>
<message>
<source>{played} of {games} games</source>
<translation type="unfinished">{played}/{games}局</translation>
</message>
<message>
<source>{played} of {n} game</source>
<translation type="unfinished">{played}/{n}局</translation>
</message>
<message>
<source>{played} of {n} games</source>
<translation type="unfinished">{played}/{n}局</translation>
</message>
<message>
<source>{played} of {planned} games, about {time} left</source>
<translation type="unfinished">{played}/{planned}局、残り約{time}</translation>
</message>
<message>
<source>{played} of {planned} games; decided by the sequential test</source>
<translation type="unfinished">{played}/{planned}局、逐次検定で決定</translation>
</message>
<message>
<source>{player} as {color}, komi {komi}</source>
<translation type="unfinished">{player}の{color}番、コミ{komi}</translation>
</message>
<message>
<source>{player} could take the ko with {point}.</source>
<translation type="unfinished">{player}は{point}でコウを取れました。</translation>
</message>
<message>
<source>{player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">{player}が{place}で得るのは、{better}の場合より約{points}目少なくなります。</translation>
</message>
<message>
<source>{player} gets less {place} than after {better}.</source>
<translation type="unfinished">{player}が{place}で得る地は、{better}の場合より少なくなります。</translation>
</message>
<message>
<source>{player} is behind, and this move settles the game: the winning chances fall from {best} % to {now} %; {better} keeps it open.</source>
<translation type="unfinished">{player}は劣勢なのに、この手は局面を収めてしまい、勝率は{best} %から{now} %に下がります。{better}なら勝負の余地が残ります。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {elo}, {confidence:.0f} % interval {low} to {high}.</source>
<translation type="unfinished">{player}は{games}局で{share:.1f} %を得ました: Elo {elo}、{confidence:.0f} %区間{low}～{high}。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {high} or less ({confidence:.0f} %).</source>
<translation type="unfinished">{games}局中{player}が{share:.1f} %獲得：Elo {high}以下（{confidence:.0f} %）。</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {low} or more ({confidence:.0f} %).</source>
<translation type="unfinished">{games}局中{player}が{share:.1f} %獲得：Elo {low}以上（{confidence:.0f} %）。</translation>
</message>
<message>
<source>{plugin}: the name {name!r:.40} is taken or not one word; choose another</source>
<translation type="unfinished">{plugin}: 名前{name!r:.40}は使用済みか、1語ではありません。別の名前を選んでください</translation>
</message>
<message>
<source>{point!r} is not a point of a {shape} board</source>
<translation type="unfinished">{point!r}は{shape}盤の点ではありません</translation>
</message>
<message>
<source>{points:.1f} points</source>
<translation type="unfinished">{points:.1f}目</translation>
</message>
<message>
<source>{points:.1f} points and {winrate}</source>
<translation type="unfinished">{points:.1f} 目と{winrate}</translation>
</message>
<message>
<source>{points:.2f} points lost per move</source>
<translation type="unfinished">一手平均{points:.2f}目の損</translation>
</message>
<message>
<source>{points} ahead</source>
<translation type="unfinished">{points}目リード</translation>
</message>
<message>
<source>{points} points</source>
<translation type="unfinished">{points}目</translation>
</message>
<message>
<source>{points} points for {side}</source>
<translation type="unfinished">{side}{points}目</translation>
</message>
<message>
<source>{points} pts</source>
<translation type="unfinished">{points}目</translation>
</message>
<message>
<source>{point} is not a point of this board; use 0 to {last}, or {end} for pass</source>
<translation type="unfinished">{point}はこの盤の点ではありません。0～{last}か、パスの{end}を使ってください</translation>
</message>
<message>
<source>{point} is not on this board.</source>
<translation type="unfinished">{point}はこの盤にありません。</translation>
</message>
<message>
<source>{point} is occupied.</source>
<translation type="unfinished">{point}には石があります。</translation>
</message>
<message>
<source>{point} takes back a ko: play elsewhere first.</source>
<translation type="unfinished">{point}はコウの取り返しです。先に他へ打ってください。</translation>
</message>
<message>
<source>{point} was not inserted: move {move}, {move_point}, would become illegal ({reason}). Play it as a variation instead.</source>
<translation type="unfinished">{point}は挿入されませんでした。{move}手目の{move_point}が反則手になります({reason})。代わりに変化図として打ってください。</translation>
</message>
<message>
<source>{point} would be suicide: the stone would have no liberty.</source>
<translation type="unfinished">{point}は自殺手です(石のダメがなくなります)。</translation>
</message>
<message>
<source>{point} would repeat an earlier board position (superko).</source>
<translation type="unfinished">{point}は以前と同じ盤面になります(スーパーコウ)。</translation>
</message>
<message>
<source>{positions:,} positions</source>
<translation type="unfinished">{positions:,}局面</translation>
</message>
<message>
<source>{positions} labels</source>
<translation type="unfinished">ラベル{positions}個</translation>
</message>
<message>
<source>{positions} of {games} games</source>
<translation type="unfinished">{games}局の{positions}局面</translation>
</message>
<message>
<source>{position}, {color} to play, komi {komi}</source>
<translation type="unfinished">{position}、{color}番、コミ{komi}</translation>
</message>
<message>
<source>{preset}: learns from games of others and plays none; name another preset</source>
<translation type="unfinished">{preset}: 他の棋譜から学習し、自分では対局しません。別のプリセットを指定してください</translation>
</message>
<message>
<source>{problem}; played as recorded</source>
<translation type="unfinished">{problem}。棋譜のとおり打ちました</translation>
</message>
<message>
<source>{problem}; rules with simple ko allow it</source>
<translation type="unfinished">{problem}。単純コウのルールなら打てます</translation>
</message>
<message>
<source>{problem}; this is the copy of {day}</source>
<translation type="unfinished">{problem}。これは{day}のコピーです</translation>
</message>
<message>
<source>{program} answered, but knows none of {commands}: it can play matches, not analyze.</source>
<translation type="unfinished">{program}は応答しましたが、{commands}のどれも使えません。対局はできますが解析はできません。</translation>
</message>
<message>
<source>{program} answered; it analyzes over the JSON protocol.</source>
<translation type="unfinished">{program}が応答しました。JSONプロトコルで解析します。</translation>
</message>
<message>
<source>{program} answered; it analyzes with {command}.</source>
<translation type="unfinished">{program}が応答しました。{command}で解析します。</translation>
</message>
<message>
<source>{program} can't place handicap stones (no place_free_handicap); choose fixed placement</source>
<translation type="unfinished">{program}は置石を任意に置けません(place_free_handicapがありません)。定位置の配置を選んでください</translation>
</message>
<message>
<source>{program} did not answer {word!r} in time and was stopped</source>
<translation type="unfinished">{program}が時間内に{word!r}に応答しなかったため、終了させました</translation>
</message>
<message>
<source>{program} ended ({how}) at {word!r}</source>
<translation type="unfinished">{program}が{word!r}で終了しました({how})</translation>
</message>
<message>
<source>{program} has ended, so {word!r} can't be sent to it</source>
<translation type="unfinished">{program}は終了しており、{word!r}を送れません</translation>
</message>
<message>
<source>{program} has left the game</source>
<translation type="unfinished">{program}が対局から抜けました</translation>
</message>
<message>
<source>{program} left the game: {reason}.</source>
<translation type="unfinished">{program}が対局から抜けました: {reason}。</translation>
</message>
<message>
<source>{program} refuses the position: {reason!s:.200}</source>
<translation type="unfinished">{program}はこの局面を拒否しました: {reason!s:.200}</translation>
</message>
<message>
<source>{program} refuses {command!r:.60}: {reason:.200}</source>
<translation type="unfinished">{program}は{command!r:.60}を拒否しました: {reason:.200}</translation>
</message>
<message>
<source>{program} reports only moves that were excluded from the search</source>
<translation type="unfinished">{program}は探索しないはずの手しか返しません</translation>
</message>
<message>
<source>{program} was closed</source>
<translation type="unfinished">{program}は閉じられました</translation>
</message>
<message>
<source>{program}: other programs can only play on this computer; leave it out, or play without a cluster</source>
<translation type="unfinished">{program}：他のプログラムはこのコンピューターでのみ対局できます。外すか、クラスターを使わずに対局してください</translation>
</message>
<message>
<source>{range}; source: {source}</source>
<translation type="unfinished">{range}(出典: {source})</translation>
</message>
<message>
<source>{rating} on {size}x{size} at {visits} visits</source>
<translation type="unfinished">{rating}、{size}x{size}、探索数{visits}</translation>
</message>
<message>
<source>{rating} on {size}x{size} without a search</source>
<translation type="unfinished">{rating}、{size}x{size}、探索なし</translation>
</message>
<message>
<source>{reason}; choose another key.</source>
<translation type="unfinished">{reason}。別のキーを選んでください。</translation>
</message>
<message>
<source>{reason}; choose another network</source>
<translation type="unfinished">{reason}。別のネットワークを選んでください</translation>
</message>
<message>
<source>{remarks}. {text}</source>
<translation type="unfinished">{remarks}。{text}</translation>
</message>
<message>
<source>{result} (dead stones as the network sees them)</source>
<translation type="unfinished">{result}(死に石はネットワークの判定)</translation>
</message>
<message>
<source>{result} at komi {komi} is impossible by area without a seki</source>
<translation type="unfinished">コミ{komi}で{result}は、セキなしの中国ルール方式では起こりません</translation>
</message>
<message>
<source>{right} of {asked} right at the first try ({percent})</source>
<translation type="unfinished">{asked}手中{right}手を一度で正解({percent})</translation>
</message>
<message>
<source>{root}: holds more than {most:,} files; choose another folder</source>
<translation type="unfinished">{root}: {most:,}個を超えるファイルがあります。別のフォルダーを選んでください</translation>
</message>
<message>
<source>{row} and {column} have not met; play their games</source>
<translation type="unfinished">{row}と{column}はまだ対局していません。対局させてください</translation>
</message>
<message>
<source>{rules} rules</source>
<translation type="unfinished">{rules}ルール</translation>
</message>
<message>
<source>{run} could not be compared: {why}.</source>
<translation type="unfinished">{run}を比較できませんでした: {why}。</translation>
</message>
<message>
<source>{run}, game {number}</source>
<translation type="unfinished">{run}、対局{number}</translation>
</message>
<message>
<source>{run}: {count} generations are compared.</source>
<translation type="unfinished">{run}: {count}世代を比較しました。</translation>
</message>
<message>
<source>{scoring} (assumed)</source>
<translation type="unfinished">{scoring}(仮定)</translation>
</message>
<message>
<source>{search}, temperature {number:g}</source>
<translation type="unfinished">{search}、温度{number:g}</translation>
</message>
<message>
<source>{seconds:.0f} s</source>
<translation type="unfinished">{seconds:.0f}秒</translation>
</message>
<message>
<source>{seconds:g} min</source>
<translation type="unfinished">{seconds:g}分</translation>
</message>
<message>
<source>{seconds:g} s</source>
<translation type="unfinished">{seconds:g}秒</translation>
</message>
<message>
<source>{seconds:g} s per move</source>
<translation type="unfinished">一手{seconds:g}秒</translation>
</message>
<message>
<source>{sentence}.</source>
<translation type="unfinished">{sentence}。</translation>
</message>
<message>
<source>{server} counts so</source>
<translation type="unfinished">{server}はこの方式で数えます</translation>
</message>
<message>
<source>{share:.0f} % branches</source>
<translation type="unfinished">分岐{share:.0f} %</translation>
</message>
<message>
<source>{share} of {rank} players play here</source>
<translation type="unfinished">{rank}の打ち手の{share}がここに打ちます</translation>
</message>
<message>
<source>{share} % of {rank} players would play it, too.</source>
<translation type="unfinished">{rank}の打ち手の{share} %もこの手を打ちます。</translation>
</message>
<message>
<source>{shown!r} between properties left out</source>
<translation type="unfinished">プロパティの間の{shown!r}を省きました</translation>
</message>
<message>
<source>{shown} of {all} lines and arrows are shown</source>
<translation type="unfinished">線と矢印{all}本のうち{shown}本を表示</translation>
</message>
<message>
<source>{side} ahead by {points}</source>
<translation type="unfinished">{side}が{points}目リード</translation>
</message>
<message>
<source>{side} is ahead at every komi</source>
<translation type="unfinished">どのコミでも{side}が優勢</translation>
</message>
<message>
<source>{side} is {lead}</source>
<translation type="unfinished">{side}は{lead}</translation>
</message>
<message>
<source>{side} to play</source>
<translation type="unfinished">{side}番</translation>
</message>
<message>
<source>{side} to play, komi {komi}</source>
<translation type="unfinished">{side}番、コミ{komi}</translation>
</message>
<message>
<source>{side} wins</source>
<translation type="unfinished">{side}勝率</translation>
</message>
<message>
<source>{side} wins at komi {komi}</source>
<translation type="unfinished">コミ{komi}の{side}勝率</translation>
</message>
<message>
<source>{side}'s mistakes</source>
<translation type="unfinished">{side}の悪手</translation>
</message>
<message>
<source>{side}, mostly: {common}</source>
<translation type="unfinished">{side}は主に：{common}</translation>
</message>
<message>
<source>{site} redirects again and again.</source>
<translation type="unfinished">{site}が何度もリダイレクトします。</translation>
</message>
<message>
<source>{site}: {links}</source>
<translation type="unfinished">{site}: {links}</translation>
</message>
<message>
<source>{site}: {name}</source>
<translation type="unfinished">{site}: {name}</translation>
</message>
<message>
<source>{size:.0f} MB, in {folder}</source>
<translation type="unfinished">{size:.0f} MB、{folder}内</translation>
</message>
<message>
<source>{size:.0f} MB, to be kept in {folder}</source>
<translation type="unfinished">{size:.0f} MB、{folder}に保存されます</translation>
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
<translation type="unfinished">{size}x{size}には置石の定位置がありません。</translation>
</message>
<message>
<source>{size}x{size} has customary points for up to {stones} stones.</source>
<translation type="unfinished">{size}x{size}の定位置は{stones}子までです。</translation>
</message>
<message>
<source>{size}x{size} has no customary points for {stones} handicap stones; choose free placement or another number</source>
<translation type="unfinished">{size}x{size}には置石{stones}個の定位置がありません。任意の配置か別の数を選んでください</translation>
</message>
<message>
<source>{size}x{size}, komi {komi}</source>
<translation type="unfinished">{size}x{size}、コミ{komi}</translation>
</message>
<message>
<source>{size}×{size}, {network}: {games}, {visits} visits</source>
<translation type="unfinished">{size}×{size}、{network}：{games}、探索 {visits} 回</translation>
</message>
<message>
<source>{small} to {large}</source>
<translation type="unfinished">{small}～{large}</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visit by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}: {network}が探索数{n}で全局を検討。対局者の対局数: {games}。{about} 範囲は重なり合うため、一局だけでは段級位は分かりません。</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visits by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}: {network}が探索数{n}で全局を検討。対局者の対局数: {games}。{about} 範囲は重なり合うため、一局だけでは段級位は分かりません。</translation>
</message>
<message>
<source>{speed} evaluations per second of one core on {size}×{size}, in calls of 8.</source>
<translation type="unfinished">{size}×{size}で1コア毎秒{speed}評価(8局面ずつ)。</translation>
</message>
<message>
<source>{speed} evaluations/s</source>
<translation type="unfinished">{speed}評価/秒</translation>
</message>
<message>
<source>{status} – {seconds} s so far</source>
<translation type="unfinished">{status} – これまで{seconds}秒</translation>
</message>
<message>
<source>{steps:,} steps</source>
<translation type="unfinished">{steps:,}ステップ</translation>
</message>
<message>
<source>{step} (done)</source>
<translation type="unfinished">{step}(完了)</translation>
</message>
<message>
<source>{stones} ({low} to {high})</source>
<translation type="unfinished">{stones}({low}～{high})</translation>
</message>
<message>
<source>{stones} are safe now; {better} keeps them in danger.</source>
<translation type="unfinished">これで{stones}は安全になります。{better}なら、危険な状態が続きます。</translation>
</message>
<message>
<source>{stones} captured</source>
<translation type="unfinished">アゲハマ{stones}</translation>
</message>
<message>
<source>{stones} die now; with {better} they live.</source>
<translation type="unfinished">これで{stones}は死にます。{better}なら生きます。</translation>
</message>
<message>
<source>{stones} die now; {better} gives them a chance to live.</source>
<translation type="unfinished">これで{stones}は死にます。{better}なら、生きる可能性があります。</translation>
</message>
<message>
<source>{stones} get a chance to live; {better} kills them.</source>
<translation type="unfinished">{stones}に生きる可能性が生じます。{better}なら殺せます。</translation>
</message>
<message>
<source>{stones} get into danger; with {better} they are safe.</source>
<translation type="unfinished">{stones}が危険になります。{better}なら安全です。</translation>
</message>
<message>
<source>{stones} handicap stones (AB) are missing; put on their usual points</source>
<translation type="unfinished">置石{stones}個(AB)がないため、定位置に置きました</translation>
</message>
<message>
<source>{stones} live in seki now; {better} kills them.</source>
<translation type="unfinished">{stones}は今セキで生きます。{better} なら殺せます。</translation>
</message>
<message>
<source>{stones} live now; {better} kills them.</source>
<translation type="unfinished">これで{stones}は生きます。{better}なら殺せます。</translation>
</message>
<message>
<source>{stones} live now; {better}, inside their eye space, kills them.</source>
<translation type="unfinished">{stones}は今生きます。眼形の中の {better} なら殺せます。</translation>
</message>
<message>
<source>{subject} ({count} of {all} main mistakes)</source>
<translation type="unfinished">{subject}（主な悪手 {all} のうち {count}）</translation>
</message>
<message>
<source>{text!r:.60} names no part; write NAME, or NAME setting=value …, and a semicolon between two of them</source>
<translation type="unfinished">{text!r:.60}は部品の指定になっていません。「名前」または「名前 設定=値 …」と書き、複数ならセミコロンで区切ってください</translation>
</message>
<message>
<source>{text} (standard errors {points:.1f} and {beta:.2f})</source>
<translation type="unfinished">{text}(標準誤差{points:.1f}と{beta:.2f})</translation>
</message>
<message>
<source>{text} (you won {won} of {games})</source>
<translation type="unfinished">{text}({games}局中{won}勝)</translation>
</message>
<message>
<source>{text} isn't closed; read to the end</source>
<translation type="unfinished">{text}が閉じていないため、末尾まで読み込みました</translation>
</message>
<message>
<source>{text}, not {value}</source>
<translation type="unfinished">{text}({value}は不可)</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visit each</source>
<translation type="unfinished">{text}、探索数は各{fewest}～{n}</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visits each</source>
<translation type="unfinished">{text}、探索数は各{fewest}～{n}</translation>
</message>
<message>
<source>{text}, {n} visit each</source>
<translation type="unfinished">{text}、探索数は各{n}</translation>
</message>
<message>
<source>{text}, {n} visits each</source>
<translation type="unfinished">{text}、探索数は各{n}</translation>
</message>
<message>
<source>{text}; White gets a point for each</source>
<translation type="unfinished">{text}。白は1子につき1目もらう</translation>
</message>
<message>
<source>{time} (GPU)</source>
<translation type="unfinished">{time} (GPU)</translation>
</message>
<message>
<source>{time} ago</source>
<translation type="unfinished">{time}前</translation>
</message>
<message>
<source>{title} changes this network's answers too much; use the evaluator auto</source>
<translation type="unfinished">{title}ではこのネットワークの答えが変わりすぎます。評価器autoを使ってください</translation>
</message>
<message>
<source>{title} is not available here ({reason}); use the evaluator auto</source>
<translation type="unfinished">{title}はここでは使えません({reason})。評価器autoを使ってください</translation>
</message>
<message>
<source>{title}: there are no games.</source>
<translation type="unfinished">{title}: 対局がありません。</translation>
</message>
<message>
<source>{title}: too many requests; the link is not opened</source>
<translation type="unfinished">{title}: 要求が多すぎるため、リンクを開きません</translation>
</message>
<message>
<source>{title}: {known} of {length} positions</source>
<translation type="unfinished">{title}: {known}/{length}局面</translation>
</message>
<message>
<source>{turns} turns ago</source>
<translation type="unfinished">{turns}手前</translation>
</message>
<message>
<source>{typical} of {n} mistake is typical of the rank, not of the next</source>
<translation type="unfinished">悪手{n}のうち{typical}が、その段級位に典型的で、次の段級位では違うもの</translation>
</message>
<message>
<source>{typical} of {n} mistakes are typical of the rank, not of the next</source>
<translation type="unfinished">悪手{n}のうち{typical}が、その段級位に典型的で、次の段級位では違うもの</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} CPU-minutes</source>
<translation type="unfinished">{limit:g}CPU分中{used:.1f}CPU分</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} min</source>
<translation type="unfinished">{limit:g}分中{used:.1f}分</translation>
</message>
<message>
<source>{used} of {limit} nodes</source>
<translation type="unfinished">{limit}ノード中{used}</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} move</source>
<translation type="unfinished">{value:g} ({low:g}–{high:g})、{n}手</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} moves</source>
<translation type="unfinished">{value:g} ({low:g}–{high:g})、{n}手</translation>
</message>
<message>
<source>{value} at {axis} {place}</source>
<translation type="unfinished">{axis} {place}: {value}</translation>
</message>
<message>
<source>{vertex!r} is not a point of this board; use A1 to {last}, or pass</source>
<translation type="unfinished">{vertex!r}はこの盤の点ではありません。A1から{last}まで、またはpassを使ってください</translation>
</message>
<message>
<source>{visits:,} visits per move</source>
<translation type="unfinished">一手の探索数{visits:,}</translation>
</message>
<message>
<source>{visits} of {goal} visits per agent</source>
<translation type="unfinished">エージェント毎の探索数{visits}/{goal}</translation>
</message>
<message>
<source>{visits} visit per agent</source>
<translation type="unfinished">エージェント毎の探索数{visits}</translation>
</message>
<message>
<source>{visits} visits</source>
<translation type="unfinished">探索数{visits}</translation>
</message>
<message>
<source>{visits} visits per agent</source>
<translation type="unfinished">エージェント毎の探索数{visits}</translation>
</message>
<message>
<source>{winner} won, but {loser} led until move {last}.</source>
<translation type="unfinished">{winner}の勝ちですが、{last} 手目までは{loser}がリードしていました。</translation>
</message>
<message>
<source>{wins:g} of {games}</source>
<translation type="unfinished">{games}局中{wins:g}局</translation>
</message>
<message>
<source>{yours}; the game came to {winrate}.</source>
<translation type="unfinished">{yours}。実戦は{winrate}になりました。</translation>
</message>
<message>
<source>{yours}; the game did as well, within the error.</source>
<translation type="unfinished">{yours}。実戦も誤差の範囲で同じ成績でした。</translation>
</message>
<message>
<source>{yours}; the game kept the 50 %.</source>
<translation type="unfinished">{yours}。実戦は50 %を保ちました。</translation>
</message>
<message>
<source>{yours}; the game kept {percent} of 50 %.</source>
<translation type="unfinished">{yours}。実戦は50 %のうち{percent}を保ちました。</translation>
</message>
<message>
<source>{yours}; the game kept {percent}.</source>
<translation type="unfinished">{yours}。実戦は{percent}を保ちました。</translation>
</message>
<message>
<source>α, the score it expects without a search [points for Black]</source>
<translation type="unfinished">α、探索なしの予想目数差 [黒の目数]</translation>
</message>
<message>
<source>β {beta}, 75 % at ±{width:.1f} points</source>
<translation type="unfinished">β {beta}、±{width:.1f}目で75 %</translation>
</message>
<message>
<source>λ windows</source>
<translation type="unfinished">λの窓</translation>
</message>
<message>
<source>λ, 0 for playing to win and 1 for points: {all}; ahead {ahead}; behind {behind}.</source>
<translation type="unfinished">λ（0 は勝ちを、1 は目数を目指す）：{all}。優勢時 {ahead}、劣勢時 {behind}。</translation>
</message>
<message>
<source>“{setting}”</source>
<translation type="unfinished">「{setting}」</translation>
</message>
<message>
<source>◆ panel member: a win against it moves a network this way</source>
<translation type="unfinished">◆ パネルの一員: これに勝つとネットワークはこの向きに動きます</translation>
</message>
</context>
</TS>
