<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko_KR" sourcelanguage="en">
<context>
<name>SAI Studio</name>
<message>
<source> (loaded: {names})</source>
<translation type="unfinished"> (불러온 것: {names})</translation>
</message>
<message>
<source> The translation was made by a machine; no person has read all of it yet.</source>
<translation type="unfinished"> 기계 번역이며 아직 사람이 모두 확인하지 않았습니다.</translation>
</message>
<message>
<source> `games` lets each game learn from the last, but rule {rule} needs independent games</source>
<translation type="unfinished"> `games`에서는 각 대국이 앞 대국에서 배우지만, 규칙 {rule}에는 서로 독립된 대국이 필요합니다</translation>
</message>
<message>
<source> `games` needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished"> `games`에는 자유 배치가 아니라 정해진 점의 접바둑 돌이 필요합니다</translation>
</message>
<message>
<source> and </source>
<translation type="unfinished"> 및 </translation>
</message>
<message>
<source> and by </source>
<translation type="unfinished">, </translation>
</message>
<message>
<source> beats </source>
<translation type="unfinished"> &gt; </translation>
</message>
<message>
<source> can't be chosen in handicap games; --handicap-for says who is Black</source>
<translation type="unfinished">은(는) 접바둑에서 선택할 수 없습니다. 누가 흑인지는 --handicap-for로 정합니다</translation>
</message>
<message>
<source> can't change during a run, so it has no schedule: it is read once, or shapes the network, the games or the folder; set one number</source>
<translation type="unfinished">은(는) 학습 중에 바꿀 수 없어 스케줄을 쓸 수 없습니다. 한 번만 읽거나 신경망, 대국, 폴더를 정하는 설정입니다. 숫자 하나를 지정하세요</translation>
</message>
<message>
<source> min</source>
<translation type="unfinished">분</translation>
</message>
<message>
<source> move</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source> moves</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source> must be from {low:g} to {high:g} on {size}x{size}, in steps of 0.5, not {komi:g}</source>
<translation type="unfinished">은(는) {size}x{size}에서 {low:g}부터 {high:g}까지 0.5 단위여야 하며, {komi:g}은(는) 안 됩니다</translation>
</message>
<message>
<source> must be larger than elo0 ({elo0:g}), not {elo1:g}</source>
<translation type="unfinished">은(는) elo0({elo0:g})보다 커야 합니다(현재 {elo1:g})</translation>
</message>
<message>
<source> must be like `{example}`, not {words!r:.40}</source>
<translation type="unfinished">은(는) `{example}` 형식이어야 합니다(현재 {words!r:.40})</translation>
</message>
<message>
<source> must be numbers like `8.5 9.5`, not {word!r:.40}</source>
<translation type="unfinished">은(는) `8.5 9.5` 같은 숫자여야 합니다(현재 {word!r:.40})</translation>
</message>
<message>
<source> must be {requirement}</source>
<translation type="unfinished">의 조건: {requirement}</translation>
</message>
<message>
<source> needs handicap stones on fixed points, not free ones</source>
<translation type="unfinished">에는 자유 배치가 아니라 정해진 점의 접바둑 돌이 필요합니다</translation>
</message>
<message>
<source> needs independent games, but tree `games` lets each learn from the last</source>
<translation type="unfinished">에는 독립된 대국이 필요하지만 tree `games`에서는 앞 대국에서 배웁니다</translation>
</message>
<message>
<source> needs the smaller difference first, not {value!r:.40}</source>
<translation type="unfinished">에는 작은 차이를 먼저 써야 합니다(현재 {value!r:.40})</translation>
</message>
<message>
<source> needs two winrates from 0 to 1, the smaller first, not {value!r:.40}</source>
<translation type="unfinished">에는 0부터 1까지의 승률 두 개를 작은 것부터 써야 합니다(현재 {value!r:.40})</translation>
</message>
<message>
<source> of handicap games can be none, or policy without a judge: checked openings are for even games</source>
<translation type="unfinished">은(는) 접바둑에서 none, 또는 judge 없는 policy만 됩니다. 확인한 초반은 호선용입니다</translation>
</message>
<message>
<source> or </source>
<translation type="unfinished"> 또는 </translation>
</message>
<message>
<source> s</source>
<translation type="unfinished">초</translation>
</message>
<message>
<source> visit</source>
<translation type="unfinished">회 탐색</translation>
</message>
<message>
<source> visits</source>
<translation type="unfinished">회 탐색</translation>
</message>
<message>
<source>% of winrate or more</source>
<translation type="unfinished">% 승률 이상</translation>
</message>
<message>
<source>%d %b %H:%M</source>
<translation type="unfinished">%m. %d. %H:%M</translation>
</message>
<message>
<source>&amp;1-1: numbers from the upper left</source>
<translation type="unfinished">&amp;1-1: 왼쪽 위부터 숫자</translation>
</message>
<message>
<source>&amp;A1: letters and numbers</source>
<translation type="unfinished">&amp;A1: 문자와 숫자</translation>
</message>
<message>
<source>&amp;About SAI Studio</source>
<translation type="unfinished">SAI Studio 정보(&amp;A)</translation>
</message>
<message>
<source>&amp;Add</source>
<translation type="unfinished">추가(&amp;A)</translation>
</message>
<message>
<source>&amp;Add network…</source>
<translation type="unfinished">신경망 추가(&amp;A)…</translation>
</message>
<message>
<source>&amp;Add…</source>
<translation type="unfinished">추가(&amp;A)…</translation>
</message>
<message>
<source>&amp;All moves</source>
<translation type="unfinished">모든 수(&amp;A)</translation>
</message>
<message>
<source>&amp;Analysis (curve and candidates)</source>
<translation type="unfinished">분석: 곡선과 후보수(&amp;A)</translation>
</message>
<message>
<source>&amp;Analyze</source>
<translation type="unfinished">분석(&amp;A)</translation>
</message>
<message>
<source>&amp;Arrow</source>
<translation type="unfinished">화살표(&amp;A)</translation>
</message>
<message>
<source>&amp;Back</source>
<translation type="unfinished">뒤로(&amp;B)</translation>
</message>
<message>
<source>&amp;Back to the game's komi</source>
<translation type="unfinished">대국 덤으로(&amp;B)</translation>
</message>
<message>
<source>&amp;Bigger text</source>
<translation type="unfinished">글자 크게(&amp;B)</translation>
</message>
<message>
<source>&amp;Board</source>
<translation type="unfinished">바둑판(&amp;B)</translation>
</message>
<message>
<source>&amp;Cancel, or stop analysis</source>
<translation type="unfinished">취소·분석 중지(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates</source>
<translation type="unfinished">후보수(&amp;C)</translation>
</message>
<message>
<source>&amp;Candidates as a table…</source>
<translation type="unfinished">후보수 표(&amp;C)…</translation>
</message>
<message>
<source>&amp;Change</source>
<translation type="unfinished">바꾸기(&amp;C)</translation>
</message>
<message>
<source>&amp;Change shortcut…</source>
<translation type="unfinished">단축키 변경(&amp;C)…</translation>
</message>
<message>
<source>&amp;Circle</source>
<translation type="unfinished">동그라미(&amp;C)</translation>
</message>
<message>
<source>&amp;Collapse or expand branch</source>
<translation type="unfinished">분기 접기·펴기(&amp;C)</translation>
</message>
<message>
<source>&amp;Compare networks…</source>
<translation type="unfinished">신경망 비교(&amp;C)…</translation>
</message>
<message>
<source>&amp;Continue…</source>
<translation type="unfinished">계속(&amp;C)…</translation>
</message>
<message>
<source>&amp;Copy</source>
<translation type="unfinished">복사(&amp;C)</translation>
</message>
<message>
<source>&amp;Copy game</source>
<translation type="unfinished">기보 복사(&amp;C)</translation>
</message>
<message>
<source>&amp;Count the score</source>
<translation type="unfinished">계가(&amp;C)</translation>
</message>
<message>
<source>&amp;Dan</source>
<translation type="unfinished">단(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark</source>
<translation type="unfinished">어둡게(&amp;D)</translation>
</message>
<message>
<source>&amp;Dark wood</source>
<translation type="unfinished">어두운 나무(&amp;D)</translation>
</message>
<message>
<source>&amp;Default</source>
<translation type="unfinished">기본값(&amp;D)</translation>
</message>
<message>
<source>&amp;Default for the board size</source>
<translation type="unfinished">바둑판 크기별 기본값(&amp;D)</translation>
</message>
<message>
<source>&amp;Delete branch</source>
<translation type="unfinished">분기 삭제(&amp;D)</translation>
</message>
<message>
<source>&amp;Dim points</source>
<translation type="unfinished">점 흐리게(&amp;D)</translation>
</message>
<message>
<source>&amp;Distribution of the result</source>
<translation type="unfinished">결과 분포(&amp;D)</translation>
</message>
<message>
<source>&amp;Edit</source>
<translation type="unfinished">편집(&amp;E)</translation>
</message>
<message>
<source>&amp;Equally among the best moves</source>
<translation type="unfinished">상위 수에 균등(&amp;E)</translation>
</message>
<message>
<source>&amp;Erase stones and marks</source>
<translation type="unfinished">돌과 표시 지우기(&amp;E)</translation>
</message>
<message>
<source>&amp;Evaluator</source>
<translation type="unfinished">평가기(&amp;E)</translation>
</message>
<message>
<source>&amp;Expand all branches</source>
<translation type="unfinished">모든 분기 펴기(&amp;E)</translation>
</message>
<message>
<source>&amp;Export board as image…</source>
<translation type="unfinished">바둑판 그림 저장(&amp;E)…</translation>
</message>
<message>
<source>&amp;Fair komi</source>
<translation type="unfinished">적정 덤(&amp;F)</translation>
</message>
<message>
<source>&amp;Fastest</source>
<translation type="unfinished">가장 빠름(&amp;F)</translation>
</message>
<message>
<source>&amp;File</source>
<translation type="unfinished">파일(&amp;F)</translation>
</message>
<message>
<source>&amp;Flat stones</source>
<translation type="unfinished">평면 돌(&amp;F)</translation>
</message>
<message>
<source>&amp;Forward</source>
<translation type="unfinished">앞으로(&amp;F)</translation>
</message>
<message>
<source>&amp;From the game file ({black}, {white})</source>
<translation type="unfinished">기보에 적힌 기력: {black}, {white}(&amp;F)</translation>
</message>
<message>
<source>&amp;Full screen</source>
<translation type="unfinished">전체 화면(&amp;F)</translation>
</message>
<message>
<source>&amp;Games in this file…</source>
<translation type="unfinished">파일 안의 기보(&amp;G)…</translation>
</message>
<message>
<source>&amp;Get a strong network…</source>
<translation type="unfinished">강한 신경망 받기(&amp;G)…</translation>
</message>
<message>
<source>&amp;Go to move…</source>
<translation type="unfinished">수 번호로 이동(&amp;G)…</translation>
</message>
<message>
<source>&amp;Half-hour run, 7×7</source>
<translation type="unfinished">30분 학습, 7×7(&amp;H)</translation>
</message>
<message>
<source>&amp;Handicap advisor…</source>
<translation type="unfinished">접바둑 도우미(&amp;H)…</translation>
</message>
<message>
<source>&amp;Help</source>
<translation type="unfinished">도움말(&amp;H)</translation>
</message>
<message>
<source>&amp;Key</source>
<translation type="unfinished">키(&amp;K)</translation>
</message>
<message>
<source>&amp;Keyboard shortcuts</source>
<translation type="unfinished">단축키(&amp;K)</translation>
</message>
<message>
<source>&amp;Komi</source>
<translation type="unfinished">덤(&amp;K)</translation>
</message>
<message>
<source>&amp;Kyu</source>
<translation type="unfinished">급(&amp;K)</translation>
</message>
<message>
<source>&amp;Language</source>
<translation type="unfinished">언어(&amp;L)</translation>
</message>
<message>
<source>&amp;Last move</source>
<translation type="unfinished">마지막 수(&amp;L)</translation>
</message>
<message>
<source>&amp;Layout</source>
<translation type="unfinished">배치(&amp;L)</translation>
</message>
<message>
<source>&amp;Lesson (comment and tree)</source>
<translation type="unfinished">강의: 해설과 트리(&amp;L)</translation>
</message>
<message>
<source>&amp;Light</source>
<translation type="unfinished">밝게(&amp;L)</translation>
</message>
<message>
<source>&amp;Light wood</source>
<translation type="unfinished">밝은 나무(&amp;L)</translation>
</message>
<message>
<source>&amp;Limit candidates…</source>
<translation type="unfinished">후보수 제한(&amp;L)…</translation>
</message>
<message>
<source>&amp;Line</source>
<translation type="unfinished">선(&amp;L)</translation>
</message>
<message>
<source>&amp;Lines from the nearest edge</source>
<translation type="unfinished">가까운 변부터의 줄(&amp;L)</translation>
</message>
<message>
<source>&amp;Loss dots</source>
<translation type="unfinished">손해 점(&amp;L)</translation>
</message>
<message>
<source>&amp;Lower viewed komi</source>
<translation type="unfinished">표시 덤 내리기(&amp;L)</translation>
</message>
<message>
<source>&amp;Matches</source>
<translation type="unfinished">매치(&amp;M)</translation>
</message>
<message>
<source>&amp;Mistakes (reviewed game)</source>
<translation type="unfinished">악수: 복기한 대국(&amp;M)</translation>
</message>
<message>
<source>&amp;More exports</source>
<translation type="unfinished">기타 내보내기(&amp;M)</translation>
</message>
<message>
<source>&amp;Moves of the agents</source>
<translation type="unfinished">에이전트의 수(&amp;M)</translation>
</message>
<message>
<source>&amp;Name of the position…</source>
<translation type="unfinished">국면 이름(&amp;N)…</translation>
</message>
<message>
<source>&amp;Navigate</source>
<translation type="unfinished">이동(&amp;N)</translation>
</message>
<message>
<source>&amp;New game…</source>
<translation type="unfinished">새 대국(&amp;N)…</translation>
</message>
<message>
<source>&amp;New match…</source>
<translation type="unfinished">새 매치(&amp;N)…</translation>
</message>
<message>
<source>&amp;New run…</source>
<translation type="unfinished">새 학습(&amp;N)…</translation>
</message>
<message>
<source>&amp;Next moves</source>
<translation type="unfinished">다음 수(&amp;N)</translation>
</message>
<message>
<source>&amp;Next variation</source>
<translation type="unfinished">다음 변화도(&amp;N)</translation>
</message>
<message>
<source>&amp;None</source>
<translation type="unfinished">없음(&amp;N)</translation>
</message>
<message>
<source>&amp;Normal text</source>
<translation type="unfinished">기본 글자 크기(&amp;N)</translation>
</message>
<message>
<source>&amp;Number</source>
<translation type="unfinished">숫자(&amp;N)</translation>
</message>
<message>
<source>&amp;Open</source>
<translation type="unfinished">열기(&amp;O)</translation>
</message>
<message>
<source>&amp;Open a run…</source>
<translation type="unfinished">학습 열기(&amp;O)…</translation>
</message>
<message>
<source>&amp;Opening map…</source>
<translation type="unfinished">첫수 지도(&amp;O)…</translation>
</message>
<message>
<source>&amp;Open…</source>
<translation type="unfinished">열기(&amp;O)…</translation>
</message>
<message>
<source>&amp;Panels</source>
<translation type="unfinished">패널(&amp;P)</translation>
</message>
<message>
<source>&amp;Paper</source>
<translation type="unfinished">종이(&amp;P)</translation>
</message>
<message>
<source>&amp;Pass</source>
<translation type="unfinished">패스(&amp;P)</translation>
</message>
<message>
<source>&amp;Paste game</source>
<translation type="unfinished">기보 붙여넣기(&amp;P)</translation>
</message>
<message>
<source>&amp;Play</source>
<translation type="unfinished">대국(&amp;P)</translation>
</message>
<message>
<source>&amp;Play (clocks and captures)</source>
<translation type="unfinished">대국: 시계와 따낸 돌(&amp;P)</translation>
</message>
<message>
<source>&amp;Play against the engine…</source>
<translation type="unfinished">엔진과 대국(&amp;P)…</translation>
</message>
<message>
<source>&amp;Play the engine's move</source>
<translation type="unfinished">엔진의 수 두기(&amp;P)</translation>
</message>
<message>
<source>&amp;Points lost</source>
<translation type="unfinished">집 손해(&amp;P)</translation>
</message>
<message>
<source>&amp;Previous variation</source>
<translation type="unfinished">이전 변화도(&amp;P)</translation>
</message>
<message>
<source>&amp;Quit</source>
<translation type="unfinished">끝내기(&amp;Q)</translation>
</message>
<message>
<source>&amp;Raise viewed komi</source>
<translation type="unfinished">표시 덤 올리기(&amp;R)</translation>
</message>
<message>
<source>&amp;Redo</source>
<translation type="unfinished">다시 실행(&amp;R)</translation>
</message>
<message>
<source>&amp;Refresh</source>
<translation type="unfinished">새로 고침(&amp;R)</translation>
</message>
<message>
<source>&amp;Remove</source>
<translation type="unfinished">제거(&amp;R)</translation>
</message>
<message>
<source>&amp;Reset all shortcuts</source>
<translation type="unfinished">단축키 모두 초기화(&amp;R)</translation>
</message>
<message>
<source>&amp;Resign</source>
<translation type="unfinished">기권(&amp;R)</translation>
</message>
<message>
<source>&amp;Review (all panels)</source>
<translation type="unfinished">복기: 모든 패널(&amp;R)</translation>
</message>
<message>
<source>&amp;Review all</source>
<translation type="unfinished">모두 복기(&amp;R)</translation>
</message>
<message>
<source>&amp;Review game…</source>
<translation type="unfinished">대국 복기(&amp;R)…</translation>
</message>
<message>
<source>&amp;Runs</source>
<translation type="unfinished">학습(&amp;R)</translation>
</message>
<message>
<source>&amp;Save</source>
<translation type="unfinished">저장(&amp;S)</translation>
</message>
<message>
<source>&amp;Search settings…</source>
<translation type="unfinished">탐색 설정(&amp;S)…</translation>
</message>
<message>
<source>&amp;Second key</source>
<translation type="unfinished">둘째 키(&amp;S)</translation>
</message>
<message>
<source>&amp;Show coordinates</source>
<translation type="unfinished">좌표 표시(&amp;S)</translation>
</message>
<message>
<source>&amp;Slate</source>
<translation type="unfinished">회색(&amp;S)</translation>
</message>
<message>
<source>&amp;Sounds</source>
<translation type="unfinished">소리(&amp;S)</translation>
</message>
<message>
<source>&amp;Square</source>
<translation type="unfinished">네모(&amp;S)</translation>
</message>
<message>
<source>&amp;Stones</source>
<translation type="unfinished">돌(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop</source>
<translation type="unfinished">중지(&amp;S)</translation>
</message>
<message>
<source>&amp;Stop playing</source>
<translation type="unfinished">대국 중지(&amp;S)</translation>
</message>
<message>
<source>&amp;System</source>
<translation type="unfinished">시스템(&amp;S)</translation>
</message>
<message>
<source>&amp;Take back</source>
<translation type="unfinished">무르기(&amp;T)</translation>
</message>
<message>
<source>&amp;Ten-minute demo</source>
<translation type="unfinished">10분 데모(&amp;T)</translation>
</message>
<message>
<source>&amp;Test the curve by games</source>
<translation type="unfinished">대국으로 곡선 검증(&amp;T)</translation>
</message>
<message>
<source>&amp;Theme</source>
<translation type="unfinished">테마(&amp;T)</translation>
</message>
<message>
<source>&amp;Timeline as a table…</source>
<translation type="unfinished">형세 그래프 표(&amp;T)…</translation>
</message>
<message>
<source>&amp;Train</source>
<translation type="unfinished">학습(&amp;T)</translation>
</message>
<message>
<source>&amp;Training window</source>
<translation type="unfinished">학습 창(&amp;T)</translation>
</message>
<message>
<source>&amp;Triangle</source>
<translation type="unfinished">세모(&amp;T)</translation>
</message>
<message>
<source>&amp;Undo</source>
<translation type="unfinished">실행 취소(&amp;U)</translation>
</message>
<message>
<source>&amp;Uneven stones</source>
<translation type="unfinished">자연스러운 돌 배치(&amp;U)</translation>
</message>
<message>
<source>&amp;Use as the game's komi</source>
<translation type="unfinished">대국 덤으로 사용(&amp;U)</translation>
</message>
<message>
<source>&amp;Use on this board</source>
<translation type="unfinished">이 바둑판에 사용(&amp;U)</translation>
</message>
<message>
<source>&amp;View</source>
<translation type="unfinished">보기(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits</source>
<translation type="unfinished">탐색 수(&amp;V)</translation>
</message>
<message>
<source>&amp;Visits of every move</source>
<translation type="unfinished">모든 수의 탐색 수(&amp;V)</translation>
</message>
<message>
<source>&amp;Winrate</source>
<translation type="unfinished">승률(&amp;W)</translation>
</message>
<message>
<source>'names' must name two players or more, each differently</source>
<translation type="unfinished">'names'에는 이름이 서로 다른 선수가 두 명 이상 있어야 합니다</translation>
</message>
<message>
<source>'names', 'identities' and 'written' must be of one length</source>
<translation type="unfinished">'names', 'identities', 'written'의 길이가 같아야 합니다</translation>
</message>
<message>
<source>'written' must have one entry for each player</source>
<translation type="unfinished">'written'에는 선수마다 항목이 하나씩 있어야 합니다</translation>
</message>
<message>
<source>(empty)</source>
<translation type="unfinished">(비움)</translation>
</message>
<message>
<source>, or </source>
<translation type="unfinished">, 또는 </translation>
</message>
<message>
<source>, {n} move</source>
<translation type="unfinished">, {n}수</translation>
</message>
<message>
<source>, {n} moves</source>
<translation type="unfinished">, {n}수</translation>
</message>
<message>
<source>, ±{points} points</source>
<translation type="unfinished">, ±{points}집</translation>
</message>
<message>
<source>--move must be 0 or more, not {move}</source>
<translation type="unfinished">--move는 0 이상이어야 합니다(현재 {move})</translation>
</message>
<message>
<source>0 plays the best move; above, moves are drawn with probability visits^(1/temperature)</source>
<translation type="unfinished">0이면 최선의 수를 두고, 크면 visits^(1/temperature)의 확률로 수를 뽑음</translation>
</message>
<message>
<source>0 plays to win, 1 for points, above 1 for points at the risk of a won game</source>
<translation type="unfinished">0은 승리, 1은 집을 목표로 두고, 1보다 크면 이긴 바둑을 걸고서라도 집을 목표로 둠</translation>
</message>
<message>
<source>0 plays to win, 1 for points.</source>
<translation type="unfinished">0은 승리, 1은 집을 목표로 둡니다.</translation>
</message>
<message>
<source>1 measures every generation; the last one always is</source>
<translation type="unfinished">1이면 모든 세대를 측정합니다. 마지막 세대는 항상 측정합니다</translation>
</message>
<message>
<source>1 to 3 dan</source>
<translation type="unfinished">1~3단</translation>
</message>
<message>
<source>14 to 19</source>
<translation type="unfinished">14~19</translation>
</message>
<message>
<source>19x19 game records</source>
<translation type="unfinished">19x19 기보</translation>
</message>
<message>
<source>20 min (GPU)</source>
<translation type="unfinished">20분 (GPU)</translation>
</message>
<message>
<source>30 to 10 kyu</source>
<translation type="unfinished">30~10급</translation>
</message>
<message>
<source>4 to 6 dan</source>
<translation type="unfinished">4~6단</translation>
</message>
<message>
<source>5 to 10 positions a second on 19x19 for each processor core; the shipped network makes 8 to 17, the fast one 200 to 300</source>
<translation type="unfinished">19x19에서 프로세서 코어마다 초당 국면 5~10개, 기본 신경망은 8~17개, 빠른 신경망은 200~300개</translation>
</message>
<message>
<source>7 to 9 dan</source>
<translation type="unfinished">7~9단</translation>
</message>
<message>
<source>75 % at ±{width:.1f} points</source>
<translation type="unfinished">±{width:.1f}집에서 75 %</translation>
</message>
<message>
<source>9 to 1 kyu</source>
<translation type="unfinished">9~1급</translation>
</message>
<message>
<source>95 % interval</source>
<translation type="unfinished">95 % 구간</translation>
</message>
<message>
<source>9x9 game records</source>
<translation type="unfinished">9x9 기보</translation>
</message>
<message>
<source>: a schedule begins at 0, the start of the run</source>
<translation type="unfinished">: 스케줄은 학습의 시작인 0부터 시작해야 합니다</translation>
</message>
<message>
<source>: a schedule is by generations or by shares of the run, not by both</source>
<translation type="unfinished">: 스케줄은 세대나 학습 진행률 중 하나로만 정합니다</translation>
</message>
<message>
<source>: the places of a schedule must rise, shares up to 100% at most, not {text!r:.80}</source>
<translation type="unfinished">: 스케줄의 시점은 차례로 커져야 하며 진행률은 100%까지입니다(현재 {text!r:.80})</translation>
</message>
<message>
<source>: the value of the second stage comes last in a schedule</source>
<translation type="unfinished">: 둘째 단계의 값은 스케줄의 맨 끝에 씁니다</translation>
</message>
<message>
<source>: two dots stand between two places of the run</source>
<translation type="unfinished">: 점 두 개(..)는 학습의 두 시점 사이에 씁니다</translation>
</message>
<message>
<source>: {part!r:.40} in the schedule is not VALUE@GENERATION or VALUE@SHARE%</source>
<translation type="unfinished">: 스케줄의 {part!r:.40}은(는) 값@세대 또는 값@진행률% 형식이 아닙니다</translation>
</message>
<message>
<source>: {place} in the schedule is not a generation</source>
<translation type="unfinished">: 스케줄의 {place}은(는) 세대가 아닙니다</translation>
</message>
<message>
<source>: {value!r:.40} in the schedule is not {kind}</source>
<translation type="unfinished">: 스케줄의 {value!r:.40}은(는) {kind}이(가) 아닙니다</translation>
</message>
<message>
<source>; Continue rebuilds it from the networks and games</source>
<translation type="unfinished">. 계속하면 신경망과 대국에서 다시 만듭니다</translation>
</message>
<message>
<source>; its last output: {text:.200}</source>
<translation type="unfinished">, 마지막 출력: {text:.200}</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi}</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt; (덤 {komi})</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; at komi {komi} if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt; (덤 {komi}, 모든 돌이 살아 있다면)</translation>
</message>
<message>
<source>&lt;b&gt;{result}&lt;/b&gt; if all stones live</source>
<translation type="unfinished">&lt;b&gt;{result}&lt;/b&gt; (모든 돌이 살아 있다면)</translation>
</message>
<message>
<source>&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;Review Go games with networks that know the score: the winrate for every komi.&lt;/p&gt;&lt;p&gt;After &lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928).&lt;br&gt;MIT license.&lt;/p&gt;&lt;p&gt;Python {python}, Qt {qt}, {platform}&lt;/p&gt;</source>
<translation type="unfinished">&lt;h2&gt;SAI Studio&lt;/h2&gt;&lt;p&gt;집 차이를 아는, 곧 모든 덤의 승률을 아는 신경망으로 바둑을 복기합니다.&lt;/p&gt;&lt;p&gt;&lt;i&gt;SAI, a sensible artificial intelligence that plays Go&lt;/i&gt; (arXiv:1809.03928)를 따랐습니다.&lt;br&gt;MIT 라이선스.&lt;/p&gt;&lt;p&gt;Python {python}, Qt {qt}, {platform}&lt;/p&gt;</translation>
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
<translation type="unfinished">&lt;h3&gt;수치 설명&lt;/h3&gt;
&lt;p&gt;보기 메뉴에서 둘 차례인 쪽을 고르지 않으면 패널은 &lt;b&gt;흑의 관점&lt;/b&gt;에서 표시합니다.
집은 덤을 뺀 반면의 집수이며, 집 계가 규칙에서는 집, 그 밖에는 영역을 셉니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;승률 곡선.&lt;/b&gt; 신경망은 승률 하나가 아니라 모든 덤의 승률을 압니다.
P(덤 k에서 흑 승) = 1 / (1 + e&lt;sup&gt;&amp;minus;&amp;beta;(&amp;alpha; &amp;minus; k)&lt;/sup&gt;).&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;alpha;, 적정 덤.&lt;/b&gt; 양쪽이 대국의 절반씩 이기는 덤, 즉 흑의 예상 반면 집 차이입니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;&amp;beta;, 확실도.&lt;/b&gt; 그곳에서 곡선의 기울기입니다. 안정된 끝내기는 가팔라서 한 집으로 승부가 갈립니다.
치열한 싸움은 완만해서 아직 손해를 따질 단계가 아닙니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;바둑판의 원.&lt;/b&gt; 색은 둘 다 충분히 탐색했으면 엔진의 선택에 비해 몇 집 손해인지 나타냅니다.
파란 고리는 엔진의 선택입니다. 탐색 수가 적은 수의 원은 작고 옅습니다.
첫째 숫자는 둘 차례인 쪽의 집 손해(빼기 부호), 둘째는 표시 덤에서의 승률(%),
셋째는 탐색 수입니다. &lt;i&gt;보기 › 후보수의 수치&lt;/i&gt;에서 다른 숫자를 첫째로 바꿀 수 있습니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;에이전트.&lt;/b&gt; &amp;lambda; = 0은 대국 덤에서 승리를 목표로 둡니다. &amp;lambda; = 1은 대국이 호각인 것처럼
집을 목표로 둡니다. 사이 값은 둘 다 하며, 실제 덤부터 신경망이 탐색 전에 호각으로 보는 덤 쪽까지의
승률을 평균합니다. 국면 자체의 수치(적정 덤, 승률, 확실도, 형세 그래프)는 항상 &amp;lambda;가 1에 가장 가까운
에이전트의 것이며, 에이전트와 후보수 표에는 각 에이전트의 수치가 나옵니다.
작은 배지는 각 에이전트가 둘 곳입니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;덤.&lt;/b&gt; 곡선의 선을 끌면 다른 덤으로 봅니다. 모든 수치가 바로 따라가며, 선이 멈추면 그 덤으로
국면을 탐색합니다. 대국 덤은 그대로이며 &lt;i&gt;덤 › 대국 덤으로 사용&lt;/i&gt;으로 바꿉니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;학습.&lt;/b&gt; 학습은 신경망을 차례로 만들며 이를 세대라고 합니다. &lt;i&gt;손실&lt;/i&gt;은 학습이 줄이는 값입니다.
&lt;i&gt;빈 바둑판&lt;/i&gt;의 곡선이 더 많은 것을 알려 줍니다. &amp;alpha;는 참 집 차이(알려진 곳에 표시)에 가까워지고
&amp;beta;는 커져야 합니다. 약한 신경망은 우연히 참값을 지날 수 있으며 그때 곡선은 아직 완만합니다.
&lt;i&gt;노드&lt;/i&gt;는 모든 탐색의 탐색 수입니다. &lt;i&gt;평가단 점수&lt;/i&gt;는 고정된 신경망들을 상대로 한 세대의 성적,
&lt;i&gt;Elo&lt;/i&gt;는 그 결과를 가장 잘 설명하는 등급입니다. &lt;i&gt;분기&lt;/i&gt;는 다른 대국의 국면에서, 그 국면이 호각이 되는
덤으로 시작하는 대국입니다.&lt;/p&gt;
&lt;p&gt;&lt;b&gt;연구.&lt;/b&gt; 한 국면을 여러 신경망으로 동시에 봅니다. 첫째 그림은 승률 곡선을 겹쳐 보여 주며,
한 가지 덤만 아는 신경망은 점입니다. &amp;alpha;와 &amp;beta;의 평균과 표준 편차는 얼마나 일치하는지 알려 줍니다.
파선은 &amp;alpha;의 평균, 띠는 양쪽으로 표준 편차 하나입니다. 둘째 그림은 탐색을 되풀이할 때 &amp;lambda; 0,
&amp;frac12;, 1인 에이전트가 최선의 수를 고르는 비율을 셉니다. 점은 신경망과 95&amp;nbsp;% 구간, 막대는 신경망의
평균입니다. 프로그램에 포함된 다섯 국면의 최선의 수는 가능한 곳에서 &lt;i&gt;증명&lt;/i&gt;되었으며,
다른 곳에서는 어느 수가 최선인지 직접 정합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Add an agent with your own λ. Its dynamic komi is chosen below the list of agents.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;원하는 λ의 에이전트를 추가합니다. 동적 덤은 에이전트 목록 아래에서 고릅니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Analysis by another network or engine: the fair komi as a thin line and, if chosen, Black's winrate as a dotted one. Right-click on the timeline to choose.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;다른 신경망이나 엔진의 결과를 가는 선으로 표시합니다. 분석한 곳의 적정 덤이며, 선택하면 흑 승률을 점선으로 표시합니다. 형세 그래프를 오른쪽 클릭하여 고르세요.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;As in the timeline, this number comes from the search of the agent that plays most for points (λ 1), whichever agent is selected below. The line below names it, and says what the selected agent or another search finds instead.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;형세 그래프와 같이, 아래에서 어떤 에이전트를 골라도 집을 가장 중시하는(λ 1) 에이전트의 탐색을 따르는 수치입니다. 아래 줄에 그 에이전트와, 선택한 에이전트나 다른 탐색의 결과를 표시합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Black's winrate at the viewed komi. Where the position was not searched at that komi, it is read off the winrate curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;표시 덤에서의 흑 승률입니다. 탐색한 값이며, 없으면 곡선에서 읽습니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after each move, in a band of one standard deviation of the score. Black is ahead where it lies above the komi line.&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;각 수 다음의 적정 덤과 집 차이의 표준 편차 띠입니다. 덤 선보다 위에 있으면 흑이 앞섭니다.&lt;/p&gt;&lt;p&gt;alpha ± π / (beta √3)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the better move, and after the move that was played. Their difference is what was lost.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;나은 수를 둔 뒤와 실전의 수를 둔 뒤의 적정 덤입니다. 그 차이가 손해입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Fair komi after the move: where Black's winrate is one half.&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;이 수를 둔 뒤의 적정 덤, 즉 흑 승률이 절반이 되는 덤입니다.&lt;/p&gt;&lt;p&gt;alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the fair komi. At a komi this many points away from it, one side wins three of four games between equal engines as strong as the network's training games. Results of people vary far more.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;공정한 덤에 대한 네트워크의 확신. 덤이 거기서 이만큼 떨어지면, 학습 대국만큼 강한 대등한 엔진끼리는 한쪽이 네 판 중 세 판을 이깁니다. 사람의 대국 결과는 훨씬 더 흩어집니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How certain the network is of the score, from pale (very low) to full (very high). Losses at low certainty are drawn paler, because the error may be the network's, not the player's. The result of a finished game is an estimate if the network judged the dead stones.&lt;/p&gt;&lt;p&gt;width between the quarters = 2.197 / beta points&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;점수에 대한 네트워크의 확신. 옅은 색(매우 낮음)에서 짙은 색(매우 높음)까지. 확신이 낮을 때의 손해는 둔 사람이 아니라 네트워크의 오차일 수 있어 옅게 그립니다. 끝난 대국의 결과는 사석을 네트워크가 판정했으면 추정치입니다.&lt;/p&gt;&lt;p&gt;사분위 사이의 너비 = 2.197 / beta집&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the favorite wins at this komi. Drag the amber line to view another komi; the game keeps its own.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;이 덤에서 유리한 쪽의 승률입니다. 호박색 선을 끌면 다른 덤으로 봅니다. 대국 덤은 그대로입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the search tried the move; with few visits the figures are rough and written faintly.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;탐색이 이 수를 시도한 횟수입니다. 탐색 수가 적으면 수치가 거칠며 흐리게 표시됩니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often the side to move wins by {margin} points or more at the viewed komi, read off the searched curve of the move.&lt;/p&gt;&lt;p&gt;Right-click the table to choose the points.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;보고 있는 덤에서 둘 차례인 쪽이 {margin}집 이상 이길 확률입니다. 그 수의 탐색된 곡선에서 읽습니다.&lt;/p&gt;&lt;p&gt;표를 마우스 오른쪽 버튼으로 누르면 집 수를 고를 수 있습니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the game's komi, to compare with the viewed one. Read off the searched curve of the move.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;표시 덤과 비교하기 위한, 이 수를 둔 뒤 대국 덤에서 {side}의 승률입니다. 이 수의 탐색 곡선에서 읽습니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How often {side} wins after the move at the viewed komi.&lt;/p&gt;&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;이 수를 둔 뒤 표시 덤에서 {side}의 승률입니다.&lt;/p&gt;&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − komi)&lt;/sup&gt;)의 탐색 평균&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;How settled the score is after the move: a large beta is a safe position, a small one a fight.&lt;/p&gt;&lt;p&gt;Half of the results lie within 1.1 / beta points of the fair komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;이 수를 둔 뒤 집 차이가 얼마나 확정되었는지 나타냅니다. beta가 크면 안정된 국면, 작으면 싸움입니다.&lt;/p&gt;&lt;p&gt;결과의 절반은 적정 덤에서 1.1 / beta집 안에 있습니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Number of the move, and who played it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;수 번호와 둔 쪽입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;P = mean over the search of 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;). KataGo's networks see one komi at a time: they are asked at several, and the curve follows their answers.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;P = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;)의 탐색 평균. KataGo 신경망은 한 번에 한 가지 덤만 보므로 여러 덤으로 물어 그 답을 따라 곡선을 그립니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Part of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;대국의 단계입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Percentage points that the winrate of the player who moved fell, at the viewed komi, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;현재 보는 덤에서 착수한 쪽의 승률이 표준 오차를 넘어 떨어진 폭(퍼센트포인트)입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points given away against the better move, beyond the standard error.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;나은 수에 비해 표준 오차를 넘어 손해 본 집입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points lost by the side to move against the agent's choice, which is the most searched move. ≈0 is a difference within the error of the search, either way; a negative number means more points than the choice; a dash means too few visits to judge the move.&lt;/p&gt;&lt;p&gt;For the move played in the game, the search of the next position is used if that was deeper.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha of this move&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;둘 차례인 쪽이 에이전트의 선택(가장 많이 탐색한 수)에 비해 잃는 집 수. ≈0은 어느 쪽이든 탐색 오차 이내의 차이이고, 음수는 선택보다 집이 많다는 뜻이며, 줄표는 방문 수가 적어 판단할 수 없는 수입니다.&lt;/p&gt;&lt;p&gt;실전의 수는 다음 국면의 탐색이 더 깊으면 그것을 씁니다.&lt;/p&gt;&lt;p&gt;선택한 수의 alpha − 이 수의 alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Points the move lost against the engine's choice: Black's upward, White's downward. Differences within their standard error count as 0.&lt;/p&gt;&lt;p&gt;alpha of the choice − alpha after the move, for the side that moved&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;엔진의 선택에 비해 손해 본 집입니다. 흑은 위로, 백은 아래로 그립니다. 표준 오차 안의 차이는 세지 않습니다.&lt;/p&gt;&lt;p&gt;둔 쪽 기준으로 선택의 alpha − 둔 뒤의 alpha&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Positions where the agents chose different moves, all of them searched enough to compare. D goes to the next one.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;에이전트들이 서로 다른 수를 골랐고 모두 비교할 만큼 탐색한 국면입니다. D 키는 다음 국면으로 이동합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Share of 5-kyu and of 1-dan players who would play the better move, by KataGo's human network; before them that of the player's own rank, if it is another.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;KataGo의 휴먼 신경망이 보는, 더 나은 수를 둘 5급과 1단 대국자의 비율입니다. 대국자 자신의 기력이 이와 다르면 그 기력의 비율을 앞에 표시합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Show or hide this agent's mark on the board. The View menu shows and hides all marks.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;바둑판에서 이 에이전트의 표시를 보이거나 숨깁니다. 모든 표시는 보기 메뉴에서 보이거나 숨깁니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The engine's choice, against which the loss is measured.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;손해를 재는 기준이 되는 엔진의 선택입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi at which both sides would win equally often from here. Without any komi, the position is worth this many points to Black.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;여기서부터 양쪽이 똑같이 이기는 덤입니다. 덤이 없을 때 이 국면이 흑에게 갖는 집 가치입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that an agent with dynamic komi searched with, so that the game looked about even to it: your own agent, or the engine you played against. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;동적 덤을 쓰는 에이전트의 탐색이 형세가 거의 호각으로 보이도록 믿은 덤입니다. 내 에이전트나 대국 상대 엔진의 덤입니다. 결과는 실제 덤으로 셉니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The komi that the search uses. Dynamic komi changes it before each move so that the game looks about even to the engine, for instance when it gives a handicap.&lt;/p&gt;&lt;p&gt;SS moves the komi towards the expected score. VS moves it by one point while the winrate is outside 45 to 50 %. ML-DK moves it to where the winrate is 45 to 50 %, less and less as the game goes on. The result counts at the real komi.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;탐색이 믿는 덤입니다. 동적 덤은 접바둑에서처럼 엔진에게 형세가 거의 호각으로 보이도록 매 수마다 덤을 바꿉니다.&lt;/p&gt;&lt;p&gt;SS는 예상 집 차이 쪽으로, VS는 승률이 45~50 %를 벗어난 동안 1집씩, ML-DK는 승률이 45~50 %가 되는 곳으로 덤을 옮기며 대국이 진행될수록 적게 옮깁니다. 결과는 실제 덤으로 셉니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move of the game.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;실전의 수입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The move; the disc has the color of the points it loses, gray with few visits. A ring marks the engine's choice. This column sorts by the engine's own order. Double-click or Enter plays.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;후보수입니다. 원의 색은 집 손해를 나타내며 탐색 수가 적으면 회색입니다. 고리는 엔진의 선택입니다. 이 열은 엔진의 순서로 정렬합니다. 두 번 클릭하거나 Enter를 누르면 둡니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The moves both sides are expected to play after it.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;그다음 양쪽이 둘 것으로 예상되는 수순입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;The network's policy for the move: its probability before any search.&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;탐색 전에 신경망이 보는 이 수의 확률입니다.&lt;/p&gt;&lt;p&gt;P(s, a)&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the lines are thin and pale the position has fewer than {visits} visits: the network's first impression can be off by many points, so the judgment of a move there may change.&lt;/p&gt;&lt;p&gt;standard error of the fair komi&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;선이 가늘고 옅은 곳은 탐색 수가 {visits} 미만입니다. 신경망의 첫인상은 여러 집 틀릴 수 있으므로 그곳의 수에 대한 판정은 바뀔 수 있습니다.&lt;/p&gt;&lt;p&gt;적정 덤의 표준 오차&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;Where the strip is underlined, the figures come from the game record: they are of another network, or of this one under other rules. The network in use has not searched these positions yet. Figures of two networks are not compared, so a move between them has no loss.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;띠에 밑줄이 있는 곳은 기보에 저장된 수치로, 다른 신경망의 것이거나 다른 규칙에서 나온 것입니다. 사용 중인 신경망은 이 국면을 아직 탐색하지 않았습니다. 두 신경망의 수치는 비교하지 않으므로 그 사이의 수에는 손해가 없습니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;alpha: P(Black wins | komi k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;) is one half at k = alpha.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;alpha: P(흑 승 | 덤 k) = 1 / (1 + e&lt;sup&gt;−beta (alpha − k)&lt;/sup&gt;)는 k = alpha에서 절반입니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;width from 75 % to 25 % = 2 ln 3 / beta = 2.197 / beta points. On 19×19: very low above 20, low above 8, medium above 3, high above 1, else very high; times size / 19.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;75 %에서 25 %까지의 너비 = 2 ln 3 / beta = 2.197 / beta집. 19×19에서 20 초과는 매우 낮음, 8 초과는 낮음, 3 초과는 보통, 1 초과는 높음, 그 밖은 매우 높음. 다른 판은 크기 / 19를 곱합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>&lt;p&gt;λ says what an agent plays for. At 0 it plays to win: only the real komi counts. At 1 it plays for points: it asks how it would fare at every komi from the real one to the one that the network's own curve calls even, so a lead still has to grow. In between it does some of both.&lt;/p&gt;&lt;p&gt;value = mean of P over the komi from k to k&lt;sub&gt;λ&lt;/sub&gt;, where P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;A click shows this agent's candidates on the board, in the table and in the curve.&lt;/p&gt;</source>
<translation type="unfinished">&lt;p&gt;λ는 에이전트가 무엇을 목표로 두는지 나타냅니다. 0이면 승리를 목표로 하여 실제 덤만 봅니다. 1이면 집을 목표로 하여 실제 덤부터 신경망 자체 곡선이 호각으로 보는 덤까지 모든 덤에서의 결과를 따지므로, 앞서도 차이를 더 벌리려 합니다. 그 사이 값은 둘을 섞습니다.&lt;/p&gt;&lt;p&gt;값 = k부터 k&lt;sub&gt;λ&lt;/sub&gt;까지 덤에 대한 P의 평균, P(k&lt;sub&gt;λ&lt;/sub&gt;) = (1 − λ) P(k) + λ / 2&lt;/p&gt;&lt;p&gt;클릭하면 이 에이전트의 후보수를 바둑판, 표, 곡선에 표시합니다.&lt;/p&gt;</translation>
</message>
<message>
<source>A &amp;few for every move</source>
<translation type="unfinished">모든 수에 조금씩(&amp;F)</translation>
</message>
<message>
<source>A 5x5 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">직접 만든 5x5 신경망과 그 실력을 알아보는 매치 두 번.</translation>
</message>
<message>
<source>A 5x5 player taught first by quick games, then by balanced ones.</source>
<translation type="unfinished">먼저 빠른 대국, 그다음 균형 잡힌 대국으로 배운 5x5 선수.</translation>
</message>
<message>
<source>A 5x5 player with one winrate, by 52 simulations.</source>
<translation type="unfinished">시뮬레이션 52회, 승률 하나의 5x5 선수.</translation>
</message>
<message>
<source>A 7x7 network from nothing</source>
<translation type="unfinished">처음부터 배우는 7x7 신경망</translation>
</message>
<message>
<source>A 7x7 network from nothing: chain planes, calm values behind lively games.</source>
<translation type="unfinished">처음부터 학습한 7x7 신경망: 돌 연결 입력면, 활발한 대국과 차분한 가치.</translation>
</message>
<message>
<source>A 7x7 network near the strength of its teacher.</source>
<translation type="unfinished">교사의 실력에 가까운 7x7 신경망.</translation>
</message>
<message>
<source>A 7x7 network of 10 blocks of 96 channels that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">강한 신경망의 답에서 배우는 10블록 96채널 7x7 신경망입니다. 강한 신경망을 distillation.teacher로, 또는 `sai-engine label`의 폴더를 distillation.labels로 지정하세요. KataGo g170-b6c96의 몸통으로 시작하면 더 빨리 배웁니다. 그 파일을 run.start_trunk로 지정하세요.</translation>
</message>
<message>
<source>A 7x7 network of your own that wins about a third of its games against the shipped one.</source>
<translation type="unfinished">나만의 7x7 신경망. 함께 제공되는 신경망과의 대국에서 약 3분의 1을 이깁니다.</translation>
</message>
<message>
<source>A 7x7 network of your own, and two matches that tell how strong it is.</source>
<translation type="unfinished">나만의 7x7 네트워크와 그 강함을 보여 주는 두 번의 매치.</translation>
</message>
<message>
<source>A 95 % interval and a comparison need at least five games.</source>
<translation type="unfinished">95 % 구간과 비교에는 적어도 다섯 대국이 필요합니다.</translation>
</message>
<message>
<source>A 9x9 network from nothing</source>
<translation type="unfinished">처음부터 배우는 9x9 신경망</translation>
</message>
<message>
<source>A 9x9 player with a narrow, deep search.</source>
<translation type="unfinished">좁고 깊게 탐색하는 9x9 선수.</translation>
</message>
<message>
<source>A PDF for paper: diagrams with better lines numbered, and lines to write on.</source>
<translation type="unfinished">종이에 인쇄할 PDF. 더 나은 수순에 번호를 매긴 그림과 메모할 줄이 있습니다.</translation>
</message>
<message>
<source>A click inserts a move here; the moves that follow stay, if they are legal</source>
<translation type="unfinished">클릭하면 여기에 수를 끼워 넣습니다. 다음 수들은 둘 수 있으면 그대로 남습니다</translation>
</message>
<message>
<source>A click plays a move</source>
<translation type="unfinished">클릭하면 수를 둡니다</translation>
</message>
<message>
<source>A cluster ignores this number: it runs one process for each core and graphics card of its machines.</source>
<translation type="unfinished">클러스터는 이 수와 상관없이 각 컴퓨터의 코어와 그래픽 카드마다 프로세스 하나로 일합니다.</translation>
</message>
<message>
<source>A cluster needs Ray, which isn't installed: install ray&gt;=2.40 beside the program, on every machine of the cluster.</source>
<translation type="unfinished">클러스터에는 Ray가 필요하지만 설치되어 있지 않습니다. 클러스터의 모든 컴퓨터에서 이 프로그램과 같은 환경에 ray&gt;=2.40을 설치하세요.</translation>
</message>
<message>
<source>A cycle: {names}.</source>
<translation type="unfinished">순환: {names}.</translation>
</message>
<message>
<source>A damaged exercise was left out.</source>
<translation type="unfinished">손상된 문제 하나를 뺐습니다.</translation>
</message>
<message>
<source>A deep review of the game shows both players' figures here.</source>
<translation type="unfinished">대국을 깊이 복기하면 양쪽의 수치가 여기에 표시됩니다.</translation>
</message>
<message>
<source>A deeper search replaces it.</source>
<translation type="unfinished">더 깊이 탐색하면 대체됩니다.</translation>
</message>
<message>
<source>A game counts as decided when its last two searches give the same side a winrate above this; 1 = never.</source>
<translation type="unfinished">마지막 두 탐색이 이보다 확신하면 대국이 결정된 것으로 봅니다. 1 = 안 함.</translation>
</message>
<message>
<source>A gray board with light lines, on which both colors stand out</source>
<translation type="unfinished">흑백이 모두 잘 보이는, 밝은 선의 회색 바둑판</translation>
</message>
<message>
<source>A network learns 5x5 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that leave both sides a chance.</source>
<translation type="unfinished">신경망이 자가 대국으로 5x5를 처음부터 배웁니다. 그다음 마지막 신경망이 첫 신경망, 그리고 기본 신경망과 양쪽 모두 이길 기회가 있는 초반에서 대국합니다.</translation>
</message>
<message>
<source>A network learns 7x7 from nothing by playing against itself; then its last network plays against its first one and against the shipped one, from openings that a strong network has checked.</source>
<translation type="unfinished">네트워크가 자기 대국으로 7x7을 처음부터 배운 다음, 마지막 네트워크가 첫 네트워크와 기본 제공 네트워크를 상대로 강한 네트워크가 확인한 포석에서 대국합니다.</translation>
</message>
<message>
<source>A network of 10 blocks of 96 channels for 10x10 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. For a graphics card; run.minutes says when to end. It learns faster when it begins with the trunk of KataGo's g170-b6c96: name that file as run.start_trunk.</source>
<translation type="unfinished">강한 신경망의 답에서 배우는 10x10~19x19용 10블록 96채널 신경망입니다. 강한 신경망을 distillation.teacher로, 또는 `sai-engine label`의 폴더를 distillation.labels로 지정하세요. 그래픽 카드용이며 run.minutes로 끝낼 때를 정합니다. KataGo g170-b6c96의 몸통으로 시작하면 더 빨리 배웁니다. 그 파일을 run.start_trunk로 지정하세요.</translation>
</message>
<message>
<source>A network of 10 blocks of attention, 384 channels wide, for 6x6 to 19x19 that learns from the answers of a strong network: name it as distillation.teacher, or the folders of `sai-engine label` as distillation.labels. Name the transformer of KataGo's b10c384h6nbttflrs as run.start_trunk as well: it begins with its blocks. For a graphics card; run.minutes says when to end.</source>
<translation type="unfinished">강한 신경망의 답에서 배우는 6x6~19x19용 신경망으로, 폭 384채널의 어텐션 블록 10개로 이루어집니다. 강한 신경망을 distillation.teacher로, 또는 `sai-engine label`의 폴더를 distillation.labels로 지정하세요. KataGo의 트랜스포머 b10c384h6nbttflrs도 run.start_trunk로 지정하세요. 그 블록들로 시작합니다. 그래픽 카드용이며 run.minutes로 끝낼 때를 정합니다.</translation>
</message>
<message>
<source>A network of {blocks} blocks of attention, {channels} channels wide, for {boards}; it learns from {source}.</source>
<translation type="unfinished">폭 {channels}채널의 어텐션 블록 {blocks}개로 이루어진 {boards}용 신경망. {source}에서 배웁니다.</translation>
</message>
<message>
<source>A network of {blocks} residual blocks of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">{channels}채널 잔차 블록 {blocks}개로 이루어진 {boards}용 신경망. {source}에서 배웁니다.</translation>
</message>
<message>
<source>A network of {layers} convolutions of {channels} channels for {boards}; it learns from {source}.</source>
<translation type="unfinished">{channels}채널 합성곱 {layers}층으로 이루어진 {boards}용 신경망. {source}에서 배웁니다.</translation>
</message>
<message>
<source>A network that plays 5x5 well and knows its score.</source>
<translation type="unfinished">5x5를 잘 두고 집 차이를 아는 신경망.</translation>
</message>
<message>
<source>A network that plays 5×5 well</source>
<translation type="unfinished">5×5를 잘 두는 신경망</translation>
</message>
<message>
<source>A network that plays 6x6 well and knows its score.</source>
<translation type="unfinished">6x6을 잘 두고 집 차이를 아는 신경망.</translation>
</message>
<message>
<source>A network that tells who wins a 9x9 position.</source>
<translation type="unfinished">9x9 국면의 승자를 알려 주는 신경망.</translation>
</message>
<message>
<source>A network with a winrate for each of 17 komi, and the owner of each point.</source>
<translation type="unfinished">덤 17개마다 승률과 점마다 집 귀속을 내는 신경망.</translation>
</message>
<message>
<source>A network with random weights begins to play against itself in some seconds.</source>
<translation type="unfinished">무작위 가중치의 신경망이 몇 초 안에 자가 대국을 시작합니다.</translation>
</message>
<message>
<source>A new game</source>
<translation type="unfinished">새 대국</translation>
</message>
<message>
<source>A person, our engine, or a GTP engine of Analyze › Other engines</source>
<translation type="unfinished">사람, 자체 엔진 또는 분석 &gt; 다른 엔진의 GTP 엔진</translation>
</message>
<message>
<source>A plain board, as in books</source>
<translation type="unfinished">책에서처럼 단순한 바둑판</translation>
</message>
<message>
<source>A plain tower with as many weights as cross-19x19-small, trained in the same way: what the cross layers are compared with. Name the records as records.games.</source>
<translation type="unfinished">cross-19x19-small과 가중치 수가 같고 똑같이 학습하는 단순 탑으로, 십자 층의 비교 대상입니다. 기보를 records.games로 지정하세요.</translation>
</message>
<message>
<source>A policy that beats the one it began with.</source>
<translation type="unfinished">시작한 정책망을 이기는 정책망.</translation>
</message>
<message>
<source>A policy that plays the moves of strong players.</source>
<translation type="unfinished">강자의 수를 두는 정책망.</translation>
</message>
<message>
<source>A policy, a fast policy, a value network, and a tournament of them.</source>
<translation type="unfinished">정책망, 빠른 정책망, 가치망과 이들의 대회.</translation>
</message>
<message>
<source>A reverse komi</source>
<translation type="unfinished">역덤</translation>
</message>
<message>
<source>A review of the game shows here who won and what decided it.</source>
<translation type="unfinished">대국을 복기하면 누가 이겼고 무엇이 승부를 결정했는지 여기에 표시됩니다.</translation>
</message>
<message>
<source>A reviewed game</source>
<translation type="unfinished">복기한 대국</translation>
</message>
<message>
<source>A run trains a network by self-play. Start one and watch its winrate curve grow from flat to steep as it learns the score: 5×5 takes minutes, 7×7 some hours. The run continues when you close this window.</source>
<translation type="unfinished">학습은 신경망이 자가 대국으로 배우게 합니다. 시작하면 막연한 추측에서 뚜렷한 집 차이 판단으로 자라는 과정을 볼 수 있습니다. 5×5는 몇 분, 7×7은 몇 시간 걸립니다. 이 창을 닫아도 계속됩니다.</translation>
</message>
<message>
<source>A sequential test (SPRT): games are played until they show which of these two Elo differences fits the first player better, with an error rate of 5 percent. With 35 Elo more, a player wins 55 of 100 games.</source>
<translation type="unfinished">순차 검정(SPRT): 첫 선수의 두 실력 중 어느 쪽인지 5 % 오류로 구별될 때까지 둡니다. 35 Elo 차이는 100국 중 55승입니다.</translation>
</message>
<message>
<source>A small cross-convolution network, trained on the moves of game records alone on two cores, with a tenth held out. Name the records as records.games.</source>
<translation type="unfinished">코어 2개로 기보의 수만 학습하는 작은 십자 합성곱 신경망입니다. 10분의 1은 검증용으로 남깁니다. 기보를 records.games로 지정하세요.</translation>
</message>
<message>
<source>A sound 5x5 network from nothing</source>
<translation type="unfinished">처음부터 배우는 믿을 만한 5x5 신경망</translation>
</message>
<message>
<source>A strong 6x6 network from nothing</source>
<translation type="unfinished">처음부터 배우는 강한 6x6 신경망</translation>
</message>
<message>
<source>A strong 7x7 network from a teacher</source>
<translation type="unfinished">강한 7x7 신경망, 교사에게서</translation>
</message>
<message>
<source>A {kind} named {name} exists already; choose another name.</source>
<translation type="unfinished">{name}(이)라는 {kind}이(가) 이미 있습니다. 다른 이름을 선택하세요.</translation>
</message>
<message>
<source>A&amp;dvice on swapping</source>
<translation type="unfinished">교환 조언(&amp;D)</translation>
</message>
<message>
<source>A&amp;ll networks…</source>
<translation type="unfinished">모든 신경망(&amp;L)…</translation>
</message>
<message>
<source>A&amp;nnotate</source>
<translation type="unfinished">평가 표시(&amp;N)</translation>
</message>
<message>
<source>A&amp;utoplay</source>
<translation type="unfinished">자동 재생(&amp;U)</translation>
</message>
<message>
<source>A&amp;void points in the search…</source>
<translation type="unfinished">탐색에서 제외(&amp;V)…</translation>
</message>
<message>
<source>AGA with button</source>
<translation type="unfinished">AGA(버튼 있음)</translation>
</message>
<message>
<source>About</source>
<translation type="unfinished">설명</translation>
</message>
<message>
<source>About SAI Studio</source>
<translation type="unfinished">SAI Studio 정보</translation>
</message>
<message>
<source>About the figures</source>
<translation type="unfinished">수치에 대하여</translation>
</message>
<message>
<source>About {time} and {disk} of disk for {games} games and {nodes} nodes, at {pace} nodes per second while the machine is as busy as now.</source>
<translation type="unfinished">대국 {games}국과 노드 {nodes}에 약 {time}, 디스크 {disk}. 컴퓨터가 지금만큼 바쁠 때 초당 노드 {pace} 기준입니다.</translation>
</message>
<message>
<source>Absolute: main time only</source>
<translation type="unfinished">절대: 제한 시간만</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move times 19/{size}.</source>
<translation type="unfinished">정확도는 100 % × 0.75의 (판정한 한 수당 집 손해 × 19/{size}) 제곱입니다.</translation>
</message>
<message>
<source>Accuracy is 100 % × 0.75 to the power of the points lost per judged move.</source>
<translation type="unfinished">정확도는 100 % × 0.75의 (판정한 한 수당 집 손해) 제곱입니다.</translation>
</message>
<message>
<source>Add</source>
<translation type="unfinished">추가</translation>
</message>
<message>
<source>Add &amp;tsumego frame</source>
<translation type="unfinished">사활 틀 추가(&amp;T)</translation>
</message>
<message>
<source>Add KataGo, Leela Zero or another engine by its command line, or an engine on another computer by its address, which begins with ws://. Its analysis is shown in the timeline and in the list of candidates, beside that of our own network. GTP engines can also be opponents in games and matches.</source>
<translation type="unfinished">KataGo, Leela Zero 등의 엔진을 명령줄로, 또는 다른 컴퓨터의 엔진을 ws://로 시작하는 주소로 추가하세요. 그 분석은 내장 신경망의 분석과 나란히 타임라인과 후보 목록에 표시됩니다. GTP 엔진은 대국과 매치의 상대가 될 수도 있습니다.</translation>
</message>
<message>
<source>Add a file…</source>
<translation type="unfinished">파일 추가…</translation>
</message>
<message>
<source>Add a network</source>
<translation type="unfinished">신경망 추가</translation>
</message>
<message>
<source>Add a network file</source>
<translation type="unfinished">신경망 파일 추가</translation>
</message>
<message>
<source>Add a player</source>
<translation type="unfinished">선수 추가</translation>
</message>
<message>
<source>Add a value</source>
<translation type="unfinished">값을 추가합니다</translation>
</message>
<message>
<source>Add an engine</source>
<translation type="unfinished">엔진 추가</translation>
</message>
<message>
<source>Add an engine…</source>
<translation type="unfinished">엔진 추가…</translation>
</message>
<message>
<source>Add files…</source>
<translation type="unfinished">파일 추가…</translation>
</message>
<message>
<source>Add folder…</source>
<translation type="unfinished">폴더 추가…</translation>
</message>
<message>
<source>Add games</source>
<translation type="unfinished">기보 추가</translation>
</message>
<message>
<source>Add its variation</source>
<translation type="unfinished">변화도 추가</translation>
</message>
<message>
<source>Add network files (KataGo, Leela Zero, SAI or SAI Studio)</source>
<translation type="unfinished">신경망 파일(KataGo, Leela Zero, SAI, SAI Studio)을 추가합니다</translation>
</message>
<message>
<source>Add networks</source>
<translation type="unfinished">신경망 추가</translation>
</message>
<message>
<source>Add network…</source>
<translation type="unfinished">신경망 추가…</translation>
</message>
<message>
<source>Add the games of another file</source>
<translation type="unfinished">다른 파일의 기보를 추가합니다</translation>
</message>
<message>
<source>Add the games to review: files, folders or zips.</source>
<translation type="unfinished">복기할 기보를 추가하세요: 파일, 폴더, zip.</translation>
</message>
<message>
<source>Add the mistakes of a reviewed game, or come back later.</source>
<translation type="unfinished">복기한 기보의 악수를 추가하거나 나중에 다시 오세요.</translation>
</message>
<message>
<source>Add the moves as a variation of this position</source>
<translation type="unfinished">이 국면의 변화도로 수를 추가합니다</translation>
</message>
<message>
<source>Add the network to the list; its file is not moved</source>
<translation type="unfinished">신경망을 목록에 추가합니다. 파일은 옮기지 않습니다</translation>
</message>
<message>
<source>Add the turning points of this game to the drill, and practice</source>
<translation type="unfinished">이 기보의 전환점을 훈련에 추가하고 연습합니다</translation>
</message>
<message>
<source>Add the variation of a candidate</source>
<translation type="unfinished">후보수의 변화도 추가</translation>
</message>
<message>
<source>Add to the game</source>
<translation type="unfinished">기보에 추가</translation>
</message>
<message>
<source>Add tsumego frame</source>
<translation type="unfinished">사활 틀 추가</translation>
</message>
<message>
<source>Add variation</source>
<translation type="unfinished">변화도 추가</translation>
</message>
<message>
<source>Added after each move</source>
<translation type="unfinished">수마다 추가</translation>
</message>
<message>
<source>Added time or overtime</source>
<translation type="unfinished">추가 시간 또는 초읽기</translation>
</message>
<message>
<source>Additional handicap stones that would have balanced the lead</source>
<translation type="unfinished">대국의 치수에 더해 형세 차이를 메웠을 접바둑 돌</translation>
</message>
<message>
<source>Address of a Ray cluster as `ray start --head` prints it, or auto for the one that runs on this computer; its machines play, this computer trains.</source>
<translation type="unfinished">`ray start --head`가 표시하는 Ray 클러스터의 주소이며, 이 컴퓨터에서 실행 중인 것은 auto로 지정합니다. 클러스터의 컴퓨터가 대국하고, 이 컴퓨터가 학습합니다.</translation>
</message>
<message>
<source>Address of the cluster</source>
<translation type="unfinished">클러스터의 주소</translation>
</message>
<message>
<source>Add…</source>
<translation type="unfinished">추가…</translation>
</message>
<message>
<source>Adjust the komi after each game</source>
<translation type="unfinished">대국마다 덤 조정</translation>
</message>
<message>
<source>Advice</source>
<translation type="unfinished">조언</translation>
</message>
<message>
<source>After a night a beginner; with more time a strong 9x9 network.</source>
<translation type="unfinished">하룻밤이면 초보자, 시간이 더 있으면 강한 9x9 신경망.</translation>
</message>
<message>
<source>After move {number}</source>
<translation type="unfinished">{number}수 뒤</translation>
</message>
<message>
<source>After the opening, at move {number}, the game is even.</source>
<translation type="unfinished">초반이 끝난 {number}수에서 형세는 호각입니다.</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads by {points:.1f} points.</source>
<translation type="unfinished">초반이 끝난 {number}수에서 {color}이 {points:.1f}집 앞섭니다.</translation>
</message>
<message>
<source>After the opening, at move {number}, {color} leads.</source>
<translation type="unfinished">초반이 끝난 {number}수에서 {color}이 앞섭니다.</translation>
</message>
<message>
<source>After {games} games it learns from them which moves were good, and who won.</source>
<translation type="unfinished">{games}국 뒤에 어떤 수가 좋았고 누가 이겼는지 학습합니다.</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{answer}에 응수하면 {move} 뒤 승률이 {high} %에서 {low} %로 떨어집니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>After {move} the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move} 뒤 승률이 {high} %에서 {low} %로 떨어집니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>Agent</source>
<translation type="unfinished">에이전트</translation>
</message>
<message>
<source>Agent: 0 plays to win, 1 for points</source>
<translation type="unfinished">에이전트: 0은 승리, 1은 집 목표</translation>
</message>
<message>
<source>Agents</source>
<translation type="unfinished">에이전트</translation>
</message>
<message>
<source>Agents by lambda</source>
<translation type="unfinished">λ별 에이전트</translation>
</message>
<message>
<source>Agents differ: {choices}</source>
<translation type="unfinished">에이전트 의견 차이: {choices}</translation>
</message>
<message>
<source>Agents so far: {choices}</source>
<translation type="unfinished">지금까지의 에이전트: {choices}</translation>
</message>
<message>
<source>Agents: {reason}</source>
<translation type="unfinished">에이전트: {reason}</translation>
</message>
<message>
<source>All</source>
<translation type="unfinished">모두</translation>
</message>
<message>
<source>All agents agree: {move}</source>
<translation type="unfinished">모든 에이전트 일치: {move}</translation>
</message>
<message>
<source>All boards 5x5 to 19x19, from a teacher</source>
<translation type="unfinished">5x5~19x19 모든 바둑판, 교사에게서</translation>
</message>
<message>
<source>All boards are played to the end.</source>
<translation type="unfinished">모든 바둑판을 끝까지 두었습니다.</translation>
</message>
<message>
<source>All figures, JSON</source>
<translation type="unfinished">모든 수치, JSON</translation>
</message>
<message>
<source>All files</source>
<translation type="unfinished">모든 파일</translation>
</message>
<message>
<source>All games are finished. New number of games per pair:</source>
<translation type="unfinished">모든 대국이 끝났습니다. 쌍마다 새 대국 수:</translation>
</message>
<message>
<source>All kinds of mistakes</source>
<translation type="unfinished">모든 악수</translation>
</message>
<message>
<source>All machines of the cluster play; this computer trains.</source>
<translation type="unfinished">클러스터의 모든 컴퓨터가 대국하고, 이 컴퓨터가 학습합니다.</translation>
</message>
<message>
<source>All mistakes</source>
<translation type="unfinished">모든 악수</translation>
</message>
<message>
<source>All others have played against {player}.</source>
<translation type="unfinished">다른 대국자는 모두 {player}와(과) 대국한 적이 있습니다.</translation>
</message>
<message>
<source>All points but {points} are searched, {how}.</source>
<translation type="unfinished">{points} 외 모든 점을 탐색합니다, {how}.</translation>
</message>
<message>
<source>All points but {points} are searched.</source>
<translation type="unfinished">{points} 외 모든 점을 탐색합니다.</translation>
</message>
<message>
<source>All reports</source>
<translation type="unfinished">모든 보고서</translation>
</message>
<message>
<source>All steps of {name} are finished.</source>
<translation type="unfinished">{name}의 모든 단계가 끝났습니다.</translation>
</message>
<message>
<source>All winrates are Black's, and B+3.5 means that Black leads by 3.5 points at the komi of the line that you drag. What a move loses is counted for its player, at the komi of the game.</source>
<translation type="unfinished">승률은 모두 흑의 것이며, B+3.5는 끌어 놓은 선의 덤에서 흑이 3.5집 앞선다는 뜻입니다. 수의 손해는 둔 쪽 기준으로 대국 덤에서 셉니다.</translation>
</message>
<message>
<source>All {total} steps of {name} are finished.</source>
<translation type="unfinished">{name}의 {total}단계가 모두 끝났습니다.</translation>
</message>
<message>
<source>Allowed servers</source>
<translation type="unfinished">허용한 서버</translation>
</message>
<message>
<source>Alpha of the empty board</source>
<translation type="unfinished">빈 바둑판의 alpha</translation>
</message>
<message>
<source>AlphaGo's pipeline on 9x9, in about an hour on two cores: a policy from game records, a policy gradient, a fast policy for rollouts, a value network from one position of each game, and a tournament of the parts.</source>
<translation type="unfinished">9x9에서 AlphaGo의 파이프라인을 코어 2개로 약 한 시간에 실행합니다. 기보로 배우는 정책망, 정책 경사, 롤아웃용 빠른 정책망, 대국마다 한 국면으로 배우는 가치망, 그리고 이들의 대회입니다.</translation>
</message>
<message>
<source>AlphaGo's policy from game records, 9x9</source>
<translation type="unfinished">AlphaGo의 기보 정책망, 9x9</translation>
</message>
<message>
<source>AlphaGo's policy gradient on a small scale: a policy learns its own 9x9 moves by the results of games against a pool of its earlier selves. Name the network to begin with as run.start_network.</source>
<translation type="unfinished">작은 규모의 AlphaGo 정책 경사입니다. 정책망이 이전 자신들의 풀과 둔 대국의 결과로 9x9의 수를 배웁니다. 시작할 신경망을 run.start_network로 지정하세요.</translation>
</message>
<message>
<source>AlphaGo's policy gradient, 9x9</source>
<translation type="unfinished">AlphaGo의 정책 경사, 9x9</translation>
</message>
<message>
<source>AlphaGo's supervised policy on a small scale: a network of six convolutions of 64 channels learns the moves of 9x9 game records alone, a tenth of them held out. Name the records as records.games.</source>
<translation type="unfinished">작은 규모의 AlphaGo 지도 학습 정책망입니다. 64채널 합성곱 6개의 신경망이 9x9 기보의 수만 배우며, 10분의 1은 검증용으로 남깁니다. 기보를 records.games로 지정하세요.</translation>
</message>
<message>
<source>AlphaGo's value network on a small scale: it learns the results of 9x9 games that two policies play, one up to a random move and one from there on, from one position of each game. Name the policies as policy_games.first_network and policy_games.then_network.</source>
<translation type="unfinished">작은 규모의 AlphaGo 가치망입니다. 한 정책망이 무작위 수까지, 다른 정책망이 그 뒤를 둔 9x9 대국의 결과를 대국마다 한 국면으로 배웁니다. 정책망을 policy_games.first_network와 policy_games.then_network로 지정하세요.</translation>
</message>
<message>
<source>AlphaGo's value network, 9x9</source>
<translation type="unfinished">AlphaGo의 가치망, 9x9</translation>
</message>
<message>
<source>AlphaGo's whole pipeline, 9x9</source>
<translation type="unfinished">AlphaGo 전체 파이프라인, 9x9</translation>
</message>
<message>
<source>Already on this computer.</source>
<translation type="unfinished">이미 이 컴퓨터에 있습니다.</translation>
</message>
<message>
<source>Also the variations</source>
<translation type="unfinished">변화도도 포함</translation>
</message>
<message>
<source>Alt+{letter} opens the menu {menu}</source>
<translation type="unfinished">Alt+{letter} 키는 {menu} 메뉴를 엽니다</translation>
</message>
<message>
<source>Always</source>
<translation type="unfinished">항상</translation>
</message>
<message>
<source>An unexpected error occurred. Your game is unharmed: save it. The report below helps us fix it.</source>
<translation type="unfinished">예기치 않은 오류가 발생했습니다. 기보는 무사하니 저장하세요. 아래 보고서가 수정에 도움이 됩니다.</translation>
</message>
<message>
<source>An unexpected error occurred; your game is unharmed and can be saved.</source>
<translation type="unfinished">예기치 않은 오류가 발생했습니다. 기보는 무사하며 저장할 수 있습니다.</translation>
</message>
<message>
<source>Analysis</source>
<translation type="unfinished">분석</translation>
</message>
<message>
<source>Analysis is hidden while you play; Play › Stop playing shows it.</source>
<translation type="unfinished">대국 중에는 분석을 숨깁니다. 대국 &gt; 대국 중지를 선택하면 표시됩니다.</translation>
</message>
<message>
<source>Analysis is off</source>
<translation type="unfinished">분석 꺼짐</translation>
</message>
<message>
<source>Analysis is off ({key} starts it)</source>
<translation type="unfinished">분석 꺼짐 ({key}: 시작)</translation>
</message>
<message>
<source>Analysis is paused. Start it to compare the candidates.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 후보수를 비교합니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to find the mistakes.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 악수를 찾습니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the figures settle.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 수치가 안정되는 과정이 표시됩니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to see how the game went.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 대국의 진행이 표시됩니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the candidate moves.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 후보수가 표시됩니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the visits of every move.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 모든 수의 탐색 수가 표시됩니다.</translation>
</message>
<message>
<source>Analysis is paused. Start it to see the winrate for every komi.</source>
<translation type="unfinished">분석이 멈춰 있습니다. 시작하면 모든 덤의 승률이 표시됩니다.</translation>
</message>
<message>
<source>Analysis makes {speed} evaluations per second.</source>
<translation type="unfinished">분석은 초당 {speed}회 평가합니다.</translation>
</message>
<message>
<source>Analysis stored in the game record: {analysis}.</source>
<translation type="unfinished">기보에 저장된 분석: {analysis}.</translation>
</message>
<message>
<source>Analyze &amp;whole game</source>
<translation type="unfinished">대국 전체 분석(&amp;W)</translation>
</message>
<message>
<source>Analyze the current position</source>
<translation type="unfinished">현재 국면을 분석합니다</translation>
</message>
<message>
<source>Analyze with KataGo, Leela Zero or others</source>
<translation type="unfinished">KataGo, Leela Zero 등으로 분석합니다</translation>
</message>
<message>
<source>Analyze with this generation's network in the rest of the program</source>
<translation type="unfinished">프로그램의 다른 곳에서 이 세대의 신경망으로 분석합니다</translation>
</message>
<message>
<source>Ancient territory scoring</source>
<translation type="unfinished">고대 집 계가</translation>
</message>
<message>
<source>Annotate</source>
<translation type="unfinished">평가 표시</translation>
</message>
<message>
<source>Annotated game</source>
<translation type="unfinished">해설 기보</translation>
</message>
<message>
<source>Another engine (GTP)…</source>
<translation type="unfinished">다른 엔진(GTP)…</translation>
</message>
<message>
<source>Another file…</source>
<translation type="unfinished">다른 파일…</translation>
</message>
<message>
<source>Another network file…</source>
<translation type="unfinished">다른 신경망 파일…</translation>
</message>
<message>
<source>Another program changed {name} since it was opened here.</source>
<translation type="unfinished">여기서 연 뒤에 다른 프로그램이 {name}을(를) 바꾸었습니다.</translation>
</message>
<message>
<source>Another program changed {name}.</source>
<translation type="unfinished">다른 프로그램이 {name}을(를) 바꾸었습니다.</translation>
</message>
<message>
<source>Another program changed {name}; you have changes that are not saved.</source>
<translation type="unfinished">다른 프로그램이 {name}을(를) 바꾸었습니다. 저장하지 않은 변경 사항이 있습니다.</translation>
</message>
<message>
<source>Another program removed {name}; it is still open here and can be saved.</source>
<translation type="unfinished">다른 프로그램이 {name}을(를) 지웠습니다. 여기에는 아직 열려 있어 저장할 수 있습니다.</translation>
</message>
<message>
<source>Anywhere on the board</source>
<translation type="unfinished">바둑판 어디든</translation>
</message>
<message>
<source>Apply</source>
<translation type="unfinished">적용</translation>
</message>
<message>
<source>Area</source>
<translation type="unfinished">영역</translation>
</message>
<message>
<source>Area scoring</source>
<translation type="unfinished">영역 계가</translation>
</message>
<message>
<source>Area scoring (assumed)</source>
<translation type="unfinished">영역 계가(가정)</translation>
</message>
<message>
<source>Arithmetic of the searches' network; auto takes the fastest that gives the same answers.</source>
<translation type="unfinished">탐색 신경망의 연산. auto는 같은 답을 내는 가장 빠른 것을 씁니다.</translation>
</message>
<message>
<source>Arithmetic of the trunk; auto times both.</source>
<translation type="unfinished">몸통의 연산. auto는 둘 다 재어 봅니다.</translation>
</message>
<message>
<source>Arrow keys, Enter, after Board cursor</source>
<translation type="unfinished">화살표 키, Enter (바둑판 커서를 켠 뒤)</translation>
</message>
<message>
<source>As played</source>
<translation type="unfinished">둔 순서</translation>
</message>
<message>
<source>At game's komi</source>
<translation type="unfinished">대국 덤</translation>
</message>
<message>
<source>At komi</source>
<translation type="unfinished">덤 기준</translation>
</message>
<message>
<source>At komi {komi}</source>
<translation type="unfinished">덤 {komi}</translation>
</message>
<message>
<source>At komi {komi} (game: {game_komi})</source>
<translation type="unfinished">덤 {komi} (대국: {game_komi})</translation>
</message>
<message>
<source>At komi {komi} Black wins {winrate}</source>
<translation type="unfinished">덤 {komi}에서 흑 승률 {winrate}</translation>
</message>
<message>
<source>At komi {komi} Black's winrate is {share}.</source>
<translation type="unfinished">덤 {komi}에서 흑 승률은 {share}입니다.</translation>
</message>
<message>
<source>At komi {komi} {moves} comes nearest to even: a swap gains {gain:.1f} points, fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">덤 {komi}에서는 {moves}이(가) 호각에 가장 가깝습니다: 교환 이득 {gain:.1f}집, 적정 덤 {fair:.1f} ± {error:.1f}.</translation>
</message>
<message>
<source>At komi {komi} {moves} leaves nothing measurable to gain from swapping: fair komi {fair:.1f} ± {error:.1f}.</source>
<translation type="unfinished">덤 {komi}에서 {moves}이면 교환해도 측정되는 이득이 없습니다: 적정 덤 {fair:.1f} ± {error:.1f}.</translation>
</message>
<message>
<source>At the end its last network plays against its first one and against the shipped {board} network, to show whether it became stronger.</source>
<translation type="unfinished">끝나면 마지막 신경망이 첫 신경망, 그리고 기본 {board} 신경망과 대국하여 강해졌는지 알아봅니다.</translation>
</message>
<message>
<source>At the komi of the game, without a search</source>
<translation type="unfinished">대국 덤에서, 탐색 없이</translation>
</message>
<message>
<source>At the start</source>
<translation type="unfinished">시작</translation>
</message>
<message>
<source>At this setup</source>
<translation type="unfinished">이 배치</translation>
</message>
<message>
<source>Automatic</source>
<translation type="unfinished">자동</translation>
</message>
<message>
<source>Autoplay s&amp;peed</source>
<translation type="unfinished">자동 재생 속도(&amp;P)</translation>
</message>
<message>
<source>Autosave failed ({problem}): unsaved changes would be lost in a crash. Save the game to another disk.</source>
<translation type="unfinished">자동 저장 실패({problem}): 프로그램이 비정상 종료하면 저장하지 않은 변경 사항을 잃습니다. 기보를 다른 디스크에 저장하세요.</translation>
</message>
<message>
<source>Avoid {point} in the search</source>
<translation type="unfinished">탐색에서 {point} 제외</translation>
</message>
<message>
<source>B and W can't be in one node; add a move of its own for the other side</source>
<translation type="unfinished">B와 W는 한 노드에 함께 쓸 수 없습니다. 상대의 수는 따로 추가하세요</translation>
</message>
<message>
<source>B&amp;oard cursor</source>
<translation type="unfinished">바둑판 커서(&amp;O)</translation>
</message>
<message>
<source>Back</source>
<translation type="unfinished">뒤로</translation>
</message>
<message>
<source>Back 10</source>
<translation type="unfinished">뒤로 10수</translation>
</message>
<message>
<source>Back and forward; over a candidate: through its variation</source>
<translation type="unfinished">뒤로·앞으로, 후보수 위에서는 그 변화도 이동</translation>
</message>
<message>
<source>Back to komi {komi}</source>
<translation type="unfinished">덤 {komi}(으)로</translation>
</message>
<message>
<source>Back to playing moves</source>
<translation type="unfinished">수 두기로 돌아갑니다</translation>
</message>
<message>
<source>Back to the game</source>
<translation type="unfinished">실전으로 돌아가기</translation>
</message>
<message>
<source>Back to the komi of the game</source>
<translation type="unfinished">대국 덤으로 돌아갑니다</translation>
</message>
<message>
<source>Bad move</source>
<translation type="unfinished">악수</translation>
</message>
<message>
<source>Before</source>
<translation type="unfinished">두기 전</translation>
</message>
<message>
<source>Before the mistake</source>
<translation type="unfinished">악수 직전</translation>
</message>
<message>
<source>Begin a new game, or play on in the open one</source>
<translation type="unfinished">새 대국을 시작하거나 열린 기보에서 이어 둡니다</translation>
</message>
<message>
<source>Begin again at the position that the main window shows</source>
<translation type="unfinished">주 창에 표시된 국면부터 다시 시작합니다</translation>
</message>
<message>
<source>Begin again with the first move of the game</source>
<translation type="unfinished">대국의 첫 수부터 다시 시작합니다</translation>
</message>
<message>
<source>Begin again:</source>
<translation type="unfinished">다시 시작:</translation>
</message>
<message>
<source>Beginner</source>
<translation type="unfinished">입문</translation>
</message>
<message>
<source>Begun from the preset “{title}”.</source>
<translation type="unfinished">프리셋 “{title}”에서 시작했습니다.</translation>
</message>
<message>
<source>Below komi {low} {move} is best, above {high} {other}.</source>
<translation type="unfinished">덤 {low} 아래에서는 {move}, {high} 위에서는 {other}이(가) 최선입니다.</translation>
</message>
<message>
<source>Below komi {low} {move} is better, above {high} {other}.</source>
<translation type="unfinished">덤 {low} 아래에서는 {move}, {high} 위에서는 {other}이(가) 더 낫습니다.</translation>
</message>
<message>
<source>Best move</source>
<translation type="unfinished">최선의 수</translation>
</message>
<message>
<source>Best moves</source>
<translation type="unfinished">최선의 수</translation>
</message>
<message>
<source>Beta of the empty board</source>
<translation type="unfinished">빈 바둑판의 beta</translation>
</message>
<message>
<source>Better</source>
<translation type="unfinished">나은 수</translation>
</message>
<message>
<source>Better: {move}</source>
<translation type="unfinished">더 나은 수: {move}</translation>
</message>
<message>
<source>Better: {move}, then {variation}.</source>
<translation type="unfinished">더 나은 수: {move}, 이어서 {variation}.</translation>
</message>
<message>
<source>Better: {move}.</source>
<translation type="unfinished">더 나은 수: {move}.</translation>
</message>
<message>
<source>Better: {vertex}</source>
<translation type="unfinished">더 나은 수: {vertex}</translation>
</message>
<message>
<source>Black</source>
<translation type="unfinished">흑</translation>
</message>
<message>
<source>Black (X)</source>
<translation type="unfinished">흑 (X)</translation>
</message>
<message>
<source>Black ahead</source>
<translation type="unfinished">흑 우세</translation>
</message>
<message>
<source>Black gets {points}</source>
<translation type="unfinished">흑이 {points}을(를) 받음</translation>
</message>
<message>
<source>Black is ahead where fair komi lies above the dashed line. The band is one standard deviation of the score. Pale lines are positions with few visits, where the judgment of a move may change. At the end of the record: {lead} at komi {komi}.</source>
<translation type="unfinished">적정 덤이 파선보다 위면 흑이 앞섭니다. 띠는 집 차이의 표준 편차 하나입니다. 옅은 선은 탐색 수가 적어 수의 판정이 바뀔 수 있는 국면입니다. 기보의 끝: {lead}, 덤 {komi}.</translation>
</message>
<message>
<source>Black is stronger by {n} rank; by custom the weaker takes Black.</source>
<translation type="unfinished">흑이 {n}급 더 강합니다. 관례상 약한 쪽이 흑을 잡습니다.</translation>
</message>
<message>
<source>Black is stronger by {n} ranks; by custom the weaker takes Black.</source>
<translation type="unfinished">흑이 {n}급 더 강합니다. 관례상 약한 쪽이 흑을 잡습니다.</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">{number}수 뒤 흑 {points:.1f}집 우세</translation>
</message>
<message>
<source>Black is {points:.1f} points ahead at the start</source>
<translation type="unfinished">시작에 흑 {points:.1f}집 우세</translation>
</message>
<message>
<source>Black leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">마지막 국면에서 흑이 {points}집 앞섭니다({share} %).</translation>
</message>
<message>
<source>Black lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">흑은 {number}수 {move}에서 우세를 완전히 내주었습니다. 손해: {lost}.</translation>
</message>
<message>
<source>Black places {stones} handicap stones first.</source>
<translation type="unfinished">흑이 먼저 {stones}점을 놓습니다.</translation>
</message>
<message>
<source>Black stone</source>
<translation type="unfinished">흑돌</translation>
</message>
<message>
<source>Black wins</source>
<translation type="unfinished">흑 승률</translation>
</message>
<message>
<source>Black wins %</source>
<translation type="unfinished">흑 승률 %</translation>
</message>
<message>
<source>Black wins at komi {komi}</source>
<translation type="unfinished">덤 {komi}에서 흑 승률</translation>
</message>
<message>
<source>Black wins at {komi}</source>
<translation type="unfinished">덤 {komi}에서 흑 승률</translation>
</message>
<message>
<source>Black wins the empty board</source>
<translation type="unfinished">빈 바둑판 흑 승률</translation>
</message>
<message>
<source>Black wins the empty board, by komi</source>
<translation type="unfinished">덤별 빈 바둑판 흑 승률</translation>
</message>
<message>
<source>Black wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">덤 {komi}에서 마지막 국면의 흑 승률은 {share} %입니다.</translation>
</message>
<message>
<source>Black wins this position</source>
<translation type="unfinished">이 국면 흑 승률</translation>
</message>
<message>
<source>Black won</source>
<translation type="unfinished">흑 승</translation>
</message>
<message>
<source>Black won by forfeit</source>
<translation type="unfinished">흑 몰수승</translation>
</message>
<message>
<source>Black won by resignation</source>
<translation type="unfinished">흑 불계승</translation>
</message>
<message>
<source>Black won by {margin:g}</source>
<translation type="unfinished">흑 {margin:g}집 승</translation>
</message>
<message>
<source>Black won by {points:.1f} points</source>
<translation type="unfinished">흑 {points:.1f}집 승</translation>
</message>
<message>
<source>Black won on time</source>
<translation type="unfinished">흑 시간승</translation>
</message>
<message>
<source>Black would win by {points:.1f} points</source>
<translation type="unfinished">흑이 {points:.1f}집 이길 형세</translation>
</message>
<message>
<source>Black {black}, White {white}</source>
<translation type="unfinished">흑 {black}, 백 {white}</translation>
</message>
<message>
<source>Black {black}, White {white}, {neutral} neutral</source>
<translation type="unfinished">흑 {black}, 백 {white}, 공배 {neutral}</translation>
</message>
<message>
<source>Black {black} + {black_prisoners}, White {white} + {white_prisoners}</source>
<translation type="unfinished">흑 {black} + {black_prisoners}, 백 {white} + {white_prisoners}</translation>
</message>
<message>
<source>Black {percent}</source>
<translation type="unfinished">흑 {percent}</translation>
</message>
<message>
<source>Black's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">흑의 {number}수 {move}의 손해가 가장 컸습니다: {lost}.</translation>
</message>
<message>
<source>Black's share of the games</source>
<translation type="unfinished">흑이 이긴 비율</translation>
</message>
<message>
<source>Black's winrate and Black's lead in points, by move</source>
<translation type="unfinished">수별 흑 승률과 흑의 집 차이</translation>
</message>
<message>
<source>Black's winrate at komi {komi}</source>
<translation type="unfinished">덤 {komi}에서 흑 승률</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, and how often the policy chooses {move}, by generation. A click selects a generation.</source>
<translation type="unfinished">세대별로 덤 {komi}에서의 흑 승률과 정책망이 {move}을(를) 고르는 확률입니다. 클릭하면 세대를 선택합니다.</translation>
</message>
<message>
<source>Black's winrate at komi {komi}, by move.</source>
<translation type="unfinished">덤 {komi}에서 수별 흑 승률입니다.</translation>
</message>
<message>
<source>Black's winrate at the komi of the rules.</source>
<translation type="unfinished">규칙의 덤에서 흑 승률입니다.</translation>
</message>
<message>
<source>Black's winrate by komi as the selected generation sees the position, without a search. Earlier generations stay as pale lines; move the slider below.</source>
<translation type="unfinished">선택한 세대가 탐색 없이 본 이 국면의 덤별 흑 승률입니다. 이전 세대는 옅은 선으로 남습니다. 아래 슬라이더를 움직이세요.</translation>
</message>
<message>
<source>Black's winrate by komi, as searched by the agent that plays most for points.</source>
<translation type="unfinished">집을 가장 중시하는 에이전트가 탐색한 덤별 흑 승률입니다.</translation>
</message>
<message>
<source>Black's winrate by komi: drag the line</source>
<translation type="unfinished">덤별 흑 승률: 선을 끄세요</translation>
</message>
<message>
<source>Black's winrate on the empty board half a point below and half a point above the score of perfect play: 100 % and 0 % are right. Solid lines are the network alone, dashed ones a search where one was measured.</source>
<translation type="unfinished">완벽한 대국의 집 차이보다 반집 아래와 반집 위의 덤에서 빈 바둑판의 흑 승률입니다. 100 %와 0 %가 정답입니다. 실선은 신경망만, 파선은 측정한 곳의 탐색입니다.</translation>
</message>
<message>
<source>Black’s chance to win at that komi</source>
<translation type="unfinished">그 덤에서 흑이 이길 확률</translation>
</message>
<message>
<source>Blocks</source>
<translation type="unfinished">블록</translation>
</message>
<message>
<source>Board</source>
<translation type="unfinished">바둑판</translation>
</message>
<message>
<source>Board &amp;only</source>
<translation type="unfinished">바둑판만(&amp;O)</translation>
</message>
<message>
<source>Board cursor off</source>
<translation type="unfinished">바둑판 커서 꺼짐</translation>
</message>
<message>
<source>Board cursor on. {point}</source>
<translation type="unfinished">바둑판 커서 켜짐. {point}</translation>
</message>
<message>
<source>Board sizes</source>
<translation type="unfinished">바둑판 크기</translation>
</message>
<message>
<source>Board sizes, and how often positions are drawn from each, like 19:3 9:2 5-8:1; the sizes of a range share its part.</source>
<translation type="unfinished">바둑판 크기와 국면을 뽑는 비율, 예: 19:3 9:2 5-8:1. 범위의 크기들은 그 몫을 나눕니다.</translation>
</message>
<message>
<source>Board {place}</source>
<translation type="unfinished">바둑판 {place}</translation>
</message>
<message>
<source>Board: {move}</source>
<translation type="unfinished">바둑판: {move}</translation>
</message>
<message>
<source>Boards</source>
<translation type="unfinished">바둑판</translation>
</message>
<message>
<source>Both players</source>
<translation type="unfinished">양쪽</translation>
</message>
<message>
<source>Both sides passed.</source>
<translation type="unfinished">양쪽이 패스했습니다.</translation>
</message>
<message>
<source>Both sides passed: mark the dead stones, then write the result.</source>
<translation type="unfinished">양쪽이 패스했습니다. 사석을 표시한 뒤 결과를 기록하세요.</translation>
</message>
<message>
<source>Branches</source>
<translation type="unfinished">분기</translation>
</message>
<message>
<source>Branches off game {game} after move {move}, at komi {komi}.</source>
<translation type="unfinished">대국 {game}의 {move}수 뒤에 덤 {komi}에서 갈라졌습니다.</translation>
</message>
<message>
<source>Browse…</source>
<translation type="unfinished">찾아보기…</translation>
</message>
<message>
<source>By custom players of equal rank play without handicap.</source>
<translation type="unfinished">관례상 기력이 같으면 접바둑 없이 둡니다.</translation>
</message>
<message>
<source>By custom, one stone a rank: for {ranks} ranks the maximum, {stones} stones, komi 0.5.</source>
<translation type="unfinished">관례상 한 급에 한 점: {ranks}급 차이에 최대인 {stones}점, 덤 0.5.</translation>
</message>
<message>
<source>By custom, one stone a rank: one stone, komi 0.5.</source>
<translation type="unfinished">관례상 한 급에 한 점: 1점, 덤 0.5.</translation>
</message>
<message>
<source>By custom, one stone a rank: {n} stones, komi 0.5.</source>
<translation type="unfinished">관례상 한 급에 한 점: {n}점, 덤 0.5.</translation>
</message>
<message>
<source>By komi and color</source>
<translation type="unfinished">덤과 색별</translation>
</message>
<message>
<source>By the &amp;search</source>
<translation type="unfinished">탐색에 맡김(&amp;S)</translation>
</message>
<message>
<source>By {rules} rules White also gets {points:g} points for {stones} stones, so that the game is at komi {komi}.</source>
<translation type="unfinished">{rules} 규칙에서는 {stones}점에 대해 백이 {points:g}집을 더 받으므로 대국 덤은 {komi}입니다.</translation>
</message>
<message>
<source>Byo-yomi: periods, one move each</source>
<translation type="unfinished">초읽기: 초읽기마다 한 수</translation>
</message>
<message>
<source>C&amp;oordinates</source>
<translation type="unfinished">좌표(&amp;O)</translation>
</message>
<message>
<source>CA[{declared:.40}] is not an encoding that fits; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}]은(는) 맞는 인코딩이 아님, {encoding}(으)로 읽음</translation>
</message>
<message>
<source>CA[{declared:.40}] is not the real encoding; read as {encoding}</source>
<translation type="unfinished">CA[{declared:.40}]은(는) 사실과 다름, {encoding}(으)로 읽음</translation>
</message>
<message>
<source>CPU-minutes</source>
<translation type="unfinished">CPU 분</translation>
</message>
<message>
<source>CPU-seconds</source>
<translation type="unfinished">CPU 초</translation>
</message>
<message>
<source>CSV table…</source>
<translation type="unfinished">CSV 표…</translation>
</message>
<message>
<source>Canadian: a number of moves in a time</source>
<translation type="unfinished">캐나다식: 시간 안에 여러 수</translation>
</message>
<message>
<source>Cancel</source>
<translation type="unfinished">취소</translation>
</message>
<message>
<source>Cancel the tool, region, viewed komi or message in use, one at a time; then stop the analysis</source>
<translation type="unfinished">도구, 구역, 표시 덤, 메시지, 분석 순으로 하나씩 취소합니다</translation>
</message>
<message>
<source>Cancel, or stop analysis, several times</source>
<translation type="unfinished">취소·분석 중지 여러 번</translation>
</message>
<message>
<source>Candidate moves</source>
<translation type="unfinished">후보수</translation>
</message>
<message>
<source>Candidate moves appear here once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 후보수가 여기에 표시됩니다.</translation>
</message>
<message>
<source>Candidate's color: White only, as in the paper (at a komi that favors White, play as Black gets randomly worse), or both in turn.</source>
<translation type="unfinished">후보 신경망의 색: 논문처럼 백만(백에 유리한 덤에서는 흑의 수가 무작위로 나빠짐), 또는 번갈아.</translation>
</message>
<message>
<source>Candidates</source>
<translation type="unfinished">후보수</translation>
</message>
<message>
<source>Candidates that win by [points]</source>
<translation type="unfinished">후보수가 이기는 집 [집]</translation>
</message>
<message>
<source>Candidates with fewer visits are not shown</source>
<translation type="unfinished">탐색 수가 이보다 적은 후보수는 표시하지 않습니다</translation>
</message>
<message>
<source>Careful</source>
<translation type="unfinished">신중</translation>
</message>
<message>
<source>Casual</source>
<translation type="unfinished">가벼움</translation>
</message>
<message>
<source>Certainty</source>
<translation type="unfinished">확실도</translation>
</message>
<message>
<source>Certainty: how steep its curve is [1/points]</source>
<translation type="unfinished">확실도: 곡선의 기울기 [1/집]</translation>
</message>
<message>
<source>Chain</source>
<translation type="unfinished">연속 작업</translation>
</message>
<message>
<source>Chance of each late move of the leading side to be a pass; the study has 1/3.</source>
<translation type="unfinished">앞선 쪽의 후반 수마다 패스할 확률. 연구에서는 1/3입니다.</translation>
</message>
<message>
<source>Chance of each position to start a game at its own fair komi.</source>
<translation type="unfinished">국면마다 그 적정 덤으로 대국을 시작할 확률.</translation>
</message>
<message>
<source>Chances at</source>
<translation type="unfinished">확률 덤</translation>
</message>
<message>
<source>Change how the search explores, for experts</source>
<translation type="unfinished">탐색 방식을 바꿉니다(전문가용)</translation>
</message>
<message>
<source>Change the komi after each result; only for games played from the start</source>
<translation type="unfinished">결과에 따라 덤을 옮깁니다. 대국의 시작부터 둘 때만 됩니다</translation>
</message>
<message>
<source>Change whose turn it is in this position</source>
<translation type="unfinished">이 국면에서 둘 차례를 바꿉니다</translation>
</message>
<message>
<source>Changed; default: {usual}</source>
<translation type="unfinished">변경됨, 기본값: {usual}</translation>
</message>
<message>
<source>Check</source>
<translation type="unfinished">검사</translation>
</message>
<message>
<source>Check all networks</source>
<translation type="unfinished">모든 신경망 선택</translation>
</message>
<message>
<source>Check one or more networks on the left to measure them.</source>
<translation type="unfinished">왼쪽에서 측정할 신경망을 하나 이상 선택하세요.</translation>
</message>
<message>
<source>Check one or more networks on the left to see their curves.</source>
<translation type="unfinished">왼쪽에서 신경망을 하나 이상 선택하면 곡선이 표시됩니다.</translation>
</message>
<message>
<source>Checking the files…</source>
<translation type="unfinished">파일을 확인하는 중…</translation>
</message>
<message>
<source>Chinese</source>
<translation type="unfinished">중국</translation>
</message>
<message>
<source>Choice of the best move</source>
<translation type="unfinished">최선의 수 선택</translation>
</message>
<message>
<source>Choose Networks › Add network to add one</source>
<translation type="unfinished">신경망 &gt; 신경망 추가에서 추가하세요</translation>
</message>
<message>
<source>Choose a folder with game records first.</source>
<translation type="unfinished">먼저 기보 폴더를 선택하세요.</translation>
</message>
<message>
<source>Choose a method of dynamic komi, or none.</source>
<translation type="unfinished">동적 덤 방식이나 없음을 선택하세요.</translation>
</message>
<message>
<source>Choose a network</source>
<translation type="unfinished">신경망 선택</translation>
</message>
<message>
<source>Choose a program</source>
<translation type="unfinished">프로그램 선택</translation>
</message>
<message>
<source>Choose a run first.</source>
<translation type="unfinished">먼저 학습을 선택하세요.</translation>
</message>
<message>
<source>Choose at least one network first.</source>
<translation type="unfinished">먼저 신경망을 하나 이상 선택하세요.</translation>
</message>
<message>
<source>Choose game records first.</source>
<translation type="unfinished">먼저 기보를 선택하세요.</translation>
</message>
<message>
<source>Choose game records with a counted score. Measure compares the winrates of every checked network at each komi with who would have won there.</source>
<translation type="unfinished">계가한 집 차이가 있는 기보를 선택하세요. 측정하면 선택한 모든 신경망의 덤별 승률을 그 덤에서의 승자와 비교합니다.</translation>
</message>
<message>
<source>Choose how many candidates the board shows, and with how many visits</source>
<translation type="unfinished">바둑판에 표시할 후보수의 개수와 최소 탐색 수를 정합니다</translation>
</message>
<message>
<source>Choose how the window looks and works</source>
<translation type="unfinished">창의 모양과 동작을 정합니다</translation>
</message>
<message>
<source>Choose the folder in which the run's folder is made</source>
<translation type="unfinished">학습 폴더를 만들 폴더를 선택합니다</translation>
</message>
<message>
<source>Choose the folder with the games to search</source>
<translation type="unfinished">찾을 기보가 있는 폴더를 선택합니다</translation>
</message>
<message>
<source>Choose the program, then add its arguments</source>
<translation type="unfinished">프로그램을 선택한 뒤 인수를 추가합니다</translation>
</message>
<message>
<source>Choose with Networks › Evaluator</source>
<translation type="unfinished">신경망 &gt; 평가기에서 선택</translation>
</message>
<message>
<source>Choose {file}: {about}.</source>
<translation type="unfinished">{file}을(를) 선택하세요: {about}.</translation>
</message>
<message>
<source>Choose {what}</source>
<translation type="unfinished">{what} 선택</translation>
</message>
<message>
<source>Choose, reorder, remove or add games</source>
<translation type="unfinished">기보를 선택, 정렬, 제거, 추가합니다</translation>
</message>
<message>
<source>Choose…</source>
<translation type="unfinished">선택…</translation>
</message>
<message>
<source>Circle</source>
<translation type="unfinished">동그라미</translation>
</message>
<message>
<source>Circles</source>
<translation type="unfinished">순환</translation>
</message>
<message>
<source>Clear all networks</source>
<translation type="unfinished">모든 신경망 해제</translation>
</message>
<message>
<source>Clearly even position</source>
<translation type="unfinished">확실한 호각</translation>
</message>
<message>
<source>Click</source>
<translation type="unfinished">클릭</translation>
</message>
<message>
<source>Click a field and press the keys.</source>
<translation type="unfinished">입력란을 클릭하고 키를 누르세요.</translation>
</message>
<message>
<source>Click a point to mark it as a best move, or not</source>
<translation type="unfinished">점을 클릭하면 최선의 수로 표시하거나 해제합니다</translation>
</message>
<message>
<source>Click for the next of these moves</source>
<translation type="unfinished">클릭하면 이런 다음 수로 이동합니다</translation>
</message>
<message>
<source>Click on the board of a study</source>
<translation type="unfinished">연구의 바둑판 클릭</translation>
</message>
<message>
<source>Click or drag in a chart of a run</source>
<translation type="unfinished">학습 차트에서 클릭 또는 끌기</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched</source>
<translation type="unfinished">탐색하지 않을 점을 클릭하거나 끌어서 지정합니다</translation>
</message>
<message>
<source>Click or drag over points that are not to be searched.</source>
<translation type="unfinished">탐색하지 않을 점을 클릭하거나 끌어서 지정합니다.</translation>
</message>
<message>
<source>Click or drag to dim points; again lights them up.</source>
<translation type="unfinished">클릭하거나 끌면 점이 흐려집니다. 다시 하면 밝아집니다.</translation>
</message>
<message>
<source>Click or drag to mark points; again removes the mark.</source>
<translation type="unfinished">클릭하거나 끌면 점에 표시합니다. 다시 하면 지웁니다.</translation>
</message>
<message>
<source>Click or press Space to start; the Enter key measures first</source>
<translation type="unfinished">마우스나 Space로 누르세요. Enter는 측정합니다</translation>
</message>
<message>
<source>Click stones to mark them dead or alive.</source>
<translation type="unfinished">돌을 클릭하여 사석인지 산 돌인지 표시하세요.</translation>
</message>
<message>
<source>Click stones, marks or ends of lines to remove them.</source>
<translation type="unfinished">돌, 표시, 선의 끝을 클릭하면 지웁니다.</translation>
</message>
<message>
<source>Click to insert moves; those that follow stay.</source>
<translation type="unfinished">클릭하면 수를 끼워 넣습니다. 다음 수들은 남습니다.</translation>
</message>
<message>
<source>Click to label points 1, 2, 3; again removes a number.</source>
<translation type="unfinished">클릭하면 1, 2, 3을 표시합니다. 다시 클릭하면 지웁니다.</translation>
</message>
<message>
<source>Click to label points A, B, C; again removes a letter.</source>
<translation type="unfinished">클릭하면 A, B, C를 표시합니다. 다시 클릭하면 지웁니다.</translation>
</message>
<message>
<source>Click to set up black stones.</source>
<translation type="unfinished">클릭하면 흑돌을 놓습니다.</translation>
</message>
<message>
<source>Click to set up white stones.</source>
<translation type="unfinished">클릭하면 백돌을 놓습니다.</translation>
</message>
<message>
<source>Click where the next move of the game was played.</source>
<translation type="unfinished">실전의 다음 수가 놓인 곳을 클릭하세요.</translation>
</message>
<message>
<source>Clock</source>
<translation type="unfinished">시계</translation>
</message>
<message>
<source>Close</source>
<translation type="unfinished">닫기</translation>
</message>
<message>
<source>Close (Esc)</source>
<translation type="unfinished">닫기 (Esc)</translation>
</message>
<message>
<source>Close this message</source>
<translation type="unfinished">이 메시지 닫기</translation>
</message>
<message>
<source>Cluster</source>
<translation type="unfinished">클러스터</translation>
</message>
<message>
<source>Co&amp;mpare runs</source>
<translation type="unfinished">학습 비교(&amp;M)</translation>
</message>
<message>
<source>Collapse all &amp;variations</source>
<translation type="unfinished">모든 변화도 접기(&amp;V)</translation>
</message>
<message>
<source>Collapse branch</source>
<translation type="unfinished">분기 접기</translation>
</message>
<message>
<source>Color</source>
<translation type="unfinished">색</translation>
</message>
<message>
<source>Color of the first player of a pair: both in turn, black, white, or hold: the side that wins with perfect play at the komi of the game.</source>
<translation type="unfinished">쌍의 첫 선수의 색: 번갈아(both), 흑(black), 백(white), 또는 대국 덤에서 완벽하게 두면 이기는 쪽(hold).</translation>
</message>
<message>
<source>Color-&amp;blind palette</source>
<translation type="unfinished">색각 배려 색상(&amp;B)</translation>
</message>
<message>
<source>Colors</source>
<translation type="unfinished">흑백</translation>
</message>
<message>
<source>Colors of losses that people with color-blindness can tell apart</source>
<translation type="unfinished">색각 이상이 있는 사람도 구별할 수 있는 손해 색상</translation>
</message>
<message>
<source>Colors of the window</source>
<translation type="unfinished">창의 색</translation>
</message>
<message>
<source>Column: chance to win by at least</source>
<translation type="unfinished">열: 적어도 이만큼 이길 확률</translation>
</message>
<message>
<source>Columns</source>
<translation type="unfinished">열</translation>
</message>
<message>
<source>Columns of the board</source>
<translation type="unfinished">바둑판의 열 수</translation>
</message>
<message>
<source>Command line as in a terminal, with quotes around blanks; or the address of an analysis engine on another computer, like ws://192.168.1.5:2388/TOKEN</source>
<translation type="unfinished">터미널에서와 같은 명령줄(공백은 따옴표로 묶음). 또는 ws://192.168.1.5:2388/TOKEN 같은 다른 컴퓨터의 분석 엔진 주소</translation>
</message>
<message>
<source>Command line of the program</source>
<translation type="unfinished">프로그램의 명령줄</translation>
</message>
<message>
<source>Command or ws:// address</source>
<translation type="unfinished">명령 또는 ws:// 주소</translation>
</message>
<message>
<source>Command to the engine</source>
<translation type="unfinished">엔진에 보낼 명령</translation>
</message>
<message>
<source>Command to the engine in use, e.g. showboard</source>
<translation type="unfinished">사용 중인 엔진에 보낼 명령, 예: showboard</translation>
</message>
<message>
<source>Commands</source>
<translation type="unfinished">명령</translation>
</message>
<message>
<source>Commands and shortcuts</source>
<translation type="unfinished">명령과 단축키</translation>
</message>
<message>
<source>Comment</source>
<translation type="unfinished">해설</translation>
</message>
<message>
<source>Comments of the game record</source>
<translation type="unfinished">기보의 해설</translation>
</message>
<message>
<source>Compare</source>
<translation type="unfinished">비교</translation>
</message>
<message>
<source>Compare &amp;timeline with</source>
<translation type="unfinished">형세 그래프 비교(&amp;T)</translation>
</message>
<message>
<source>Compare many networks on this position</source>
<translation type="unfinished">이 국면에서 여러 신경망을 비교합니다</translation>
</message>
<message>
<source>Compare the run's networks with a strong network's search</source>
<translation type="unfinished">학습의 신경망이 강한 신경망의 탐색에 얼마나 가까운지 측정합니다</translation>
</message>
<message>
<source>Compare the whole sweep</source>
<translation type="unfinished">스윕 전체 비교</translation>
</message>
<message>
<source>Compare with</source>
<translation type="unfinished">비교 대상</translation>
</message>
<message>
<source>Compare with a strong network…</source>
<translation type="unfinished">강한 신경망과 비교…</translation>
</message>
<message>
<source>Compare with the selected run</source>
<translation type="unfinished">선택한 학습과 비교</translation>
</message>
<message>
<source>Compare {name} with a strong network</source>
<translation type="unfinished">{name}을(를) 강한 신경망과 비교</translation>
</message>
<message>
<source>Console</source>
<translation type="unfinished">콘솔</translation>
</message>
<message>
<source>Context menu of the point</source>
<translation type="unfinished">그 점의 메뉴</translation>
</message>
<message>
<source>Continuation</source>
<translation type="unfinished">예상 수순</translation>
</message>
<message>
<source>Continue</source>
<translation type="unfinished">계속</translation>
</message>
<message>
<source>Continue the match</source>
<translation type="unfinished">매치 계속</translation>
</message>
<message>
<source>Continue the run</source>
<translation type="unfinished">학습을 계속합니다</translation>
</message>
<message>
<source>Continue the selected run</source>
<translation type="unfinished">선택한 학습을 계속합니다</translation>
</message>
<message>
<source>Continue {name}</source>
<translation type="unfinished">{name} 계속</translation>
</message>
<message>
<source>Continue {name} ({done} of {steps} steps done)</source>
<translation type="unfinished">{name} 계속 ({steps}단계 중 {done}단계 완료)</translation>
</message>
<message>
<source>Continue?</source>
<translation type="unfinished">계속하시겠습니까?</translation>
</message>
<message>
<source>Continues a trained 7x7 network by self-play at low temperatures: calm games settle its curves, late positions first. Name the network as run.start_network.</source>
<translation type="unfinished">배운 신경망에서 이어 가는 7x7 자가 대국입니다. 차분한 대국이 후반 국면부터 곡선을 안정시킵니다. 신경망을 run.start_network에 지정하세요.</translation>
</message>
<message>
<source>Continue…</source>
<translation type="unfinished">계속…</translation>
</message>
<message>
<source>Copy &amp;variation</source>
<translation type="unfinished">변화도 복사(&amp;V)</translation>
</message>
<message>
<source>Copy for Sensei's &amp;Library</source>
<translation type="unfinished">Sensei's Library용 복사(&amp;L)</translation>
</message>
<message>
<source>Copy from this move on</source>
<translation type="unfinished">이 수부터 복사합니다</translation>
</message>
<message>
<source>Copy game as SGF</source>
<translation type="unfinished">기보를 SGF로 복사</translation>
</message>
<message>
<source>Copy image</source>
<translation type="unfinished">그림 복사</translation>
</message>
<message>
<source>Copy position as &amp;text</source>
<translation type="unfinished">국면을 텍스트로 복사(&amp;T)</translation>
</message>
<message>
<source>Copy report</source>
<translation type="unfinished">보고서 복사</translation>
</message>
<message>
<source>Copy the board as a diagram of letters, to paste into a message</source>
<translation type="unfinished">메시지에 붙여 넣을 수 있게 바둑판을 글자 그림으로 복사합니다</translation>
</message>
<message>
<source>Copy the game as SGF</source>
<translation type="unfinished">기보를 SGF로 복사합니다</translation>
</message>
<message>
<source>Copy the position as a diagram for Sensei's Library and forums</source>
<translation type="unfinished">국면을 Sensei's Library와 게시판용 그림으로 복사합니다</translation>
</message>
<message>
<source>Copy variation</source>
<translation type="unfinished">변화도 복사</translation>
</message>
<message>
<source>Copy {point}</source>
<translation type="unfinished">{point} 복사</translation>
</message>
<message>
<source>Count</source>
<translation type="unfinished">계가</translation>
</message>
<message>
<source>Count the games of another name as games of this player</source>
<translation type="unfinished">다른 이름의 대국을 이 기사의 대국으로 셉니다</translation>
</message>
<message>
<source>Count the score; click stones to mark them dead</source>
<translation type="unfinished">계가합니다. 돌을 클릭하면 사석으로 표시됩니다</translation>
</message>
<message>
<source>Count the score; stones that look dead are marked</source>
<translation type="unfinished">계가합니다. 죽은 것으로 보이는 돌이 표시됩니다</translation>
</message>
<message>
<source>Counted from 1</source>
<translation type="unfinished">1부터 셉니다</translation>
</message>
<message>
<source>Counted without the stones that look dead</source>
<translation type="unfinished">죽은 것으로 보이는 돌을 빼고 계가함</translation>
</message>
<message>
<source>Cr&amp;oss</source>
<translation type="unfinished">가위표(&amp;O)</translation>
</message>
<message>
<source>Cross</source>
<translation type="unfinished">가위표</translation>
</message>
<message>
<source>Cross-convolution network, as published</source>
<translation type="unfinished">십자 합성곱 신경망, 논문대로</translation>
</message>
<message>
<source>Cross-convolution network, small</source>
<translation type="unfinished">십자 합성곱 신경망, 소형</translation>
</message>
<message>
<source>Cross-entropy of each point's owner, or the squared error.</source>
<translation type="unfinished">점마다 주인의 교차 엔트로피 또는 제곱 오차.</translation>
</message>
<message>
<source>Cross-entropy, or the squared error of the SAI paper.</source>
<translation type="unfinished">교차 엔트로피 또는 SAI 논문의 제곱 오차.</translation>
</message>
<message>
<source>Ctrl+wheel over the timeline</source>
<translation type="unfinished">형세 그래프에서 Ctrl+휠</translation>
</message>
<message>
<source>Cu&amp;t variation</source>
<translation type="unfinished">변화도 잘라내기(&amp;T)</translation>
</message>
<message>
<source>Cut variation</source>
<translation type="unfinished">변화도 잘라내기</translation>
</message>
<message>
<source>D&amp;rill mistakes…</source>
<translation type="unfinished">악수 훈련(&amp;R)…</translation>
</message>
<message>
<source>Date</source>
<translation type="unfinished">날짜</translation>
</message>
<message>
<source>Dead stones are not marked yet.</source>
<translation type="unfinished">죽은 돌은 아직 표시되지 않았습니다.</translation>
</message>
<message>
<source>Delete branch</source>
<translation type="unfinished">분기 삭제</translation>
</message>
<message>
<source>Delete this move and all that follow</source>
<translation type="unfinished">이 수와 그다음 수를 모두 삭제합니다</translation>
</message>
<message>
<source>Demo</source>
<translation type="unfinished">데모</translation>
</message>
<message>
<source>Details…</source>
<translation type="unfinished">자세히…</translation>
</message>
<message>
<source>Dim</source>
<translation type="unfinished">흐리게</translation>
</message>
<message>
<source>Dim points of the board from this position on</source>
<translation type="unfinished">여기부터 점을 흐리게 표시합니다</translation>
</message>
<message>
<source>Dirichlet noise at the root, in 19x19 units: scaled by 361 / points</source>
<translation type="unfinished">루트의 Dirichlet 잡음, 19x19 단위: 361 / 점 수로 조정</translation>
</message>
<message>
<source>Discard</source>
<translation type="unfinished">버리기</translation>
</message>
<message>
<source>Distillation</source>
<translation type="unfinished">증류</translation>
</message>
<message>
<source>Distribution</source>
<translation type="unfinished">분포</translation>
</message>
<message>
<source>Don't compare</source>
<translation type="unfinished">비교하지 않음</translation>
</message>
<message>
<source>Done</source>
<translation type="unfinished">완료</translation>
</message>
<message>
<source>Double click on a board of a run</source>
<translation type="unfinished">학습의 바둑판 두 번 클릭</translation>
</message>
<message>
<source>Double-click a cell to see its games in the matches window</source>
<translation type="unfinished">칸을 두 번 클릭하면 매치 창에서 그 대국을 봅니다</translation>
</message>
<message>
<source>Double-click opens the game.</source>
<translation type="unfinished">두 번 클릭하면 대국을 엽니다.</translation>
</message>
<message>
<source>Doubtful move</source>
<translation type="unfinished">의문수</translation>
</message>
<message>
<source>Download</source>
<translation type="unfinished">내려받기</translation>
</message>
<message>
<source>Download a network?</source>
<translation type="unfinished">신경망을 내려받으시겠습니까?</translation>
</message>
<message>
<source>Download {name}?</source>
<translation type="unfinished">{name}을(를) 내려받으시겠습니까?</translation>
</message>
<message>
<source>Download…</source>
<translation type="unfinished">내려받기…</translation>
</message>
<message>
<source>Drag games to reorder them. The file changes when you save it.</source>
<translation type="unfinished">기보를 끌어서 순서를 바꿉니다. 저장하면 파일이 바뀝니다.</translation>
</message>
<message>
<source>Drag over the pattern; now {where} is searched for.</source>
<translation type="unfinished">찾을 모양을 끌어서 지정하세요. 지금 찾는 범위: {where}.</translation>
</message>
<message>
<source>Drag over the points to search; other moves are ignored</source>
<translation type="unfinished">탐색할 점을 끌어서 지정합니다. 다른 수는 무시합니다</translation>
</message>
<message>
<source>Drag over the points to search; with Ctrl, add them to the region.</source>
<translation type="unfinished">탐색할 점을 끌어서 지정합니다. Ctrl을 누르면 구역에 추가합니다.</translation>
</message>
<message>
<source>Drag the line in the komi curve</source>
<translation type="unfinished">덤 곡선의 선 끌기</translation>
</message>
<message>
<source>Drag, after Search only a region</source>
<translation type="unfinished">구역만 탐색 선택 뒤 끌기</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the arrow.</source>
<translation type="unfinished">끌거나 양 끝을 클릭합니다. 다시 하면 화살표를 지웁니다.</translation>
</message>
<message>
<source>Drag, or click both ends; again removes the line.</source>
<translation type="unfinished">끌거나 양 끝을 클릭합니다. 다시 하면 선을 지웁니다.</translation>
</message>
<message>
<source>Draw</source>
<translation type="unfinished">무승부</translation>
</message>
<message>
<source>Draw arrows: drag, or click both ends</source>
<translation type="unfinished">화살표 긋기: 끌거나 양 끝을 클릭합니다</translation>
</message>
<message>
<source>Draw lines: drag, or click both ends</source>
<translation type="unfinished">선 긋기: 끌거나 양 끝을 클릭합니다</translation>
</message>
<message>
<source>Drawing of what is shown</source>
<translation type="unfinished">보이는 대로의 도면</translation>
</message>
<message>
<source>Drawn</source>
<translation type="unfinished">무</translation>
</message>
<message>
<source>Drill</source>
<translation type="unfinished">훈련</translation>
</message>
<message>
<source>Drill &amp;turning points</source>
<translation type="unfinished">전환점 훈련(&amp;T)</translation>
</message>
<message>
<source>Drill the worst mistakes</source>
<translation type="unfinished">가장 큰 악수로 훈련</translation>
</message>
<message>
<source>Drill these</source>
<translation type="unfinished">이 수들로 훈련</translation>
</message>
<message>
<source>Drill these mistakes</source>
<translation type="unfinished">이 악수들로 훈련</translation>
</message>
<message>
<source>Drop the moves and take the position of the main window</source>
<translation type="unfinished">수를 버리고 주 창의 국면을 가져옵니다</translation>
</message>
<message>
<source>Dynamic komi</source>
<translation type="unfinished">동적 덤</translation>
</message>
<message>
<source>Dynamic komi is for networks; choose a network as the player.</source>
<translation type="unfinished">동적 덤은 신경망용입니다. 선수로 신경망을 선택하세요.</translation>
</message>
<message>
<source>E&amp;diting tools</source>
<translation type="unfinished">편집 도구(&amp;D)</translation>
</message>
<message>
<source>E&amp;xchange colors</source>
<translation type="unfinished">흑백 바꾸기(&amp;X)</translation>
</message>
<message>
<source>E&amp;xpert</source>
<translation type="unfinished">전문가용(&amp;X)</translation>
</message>
<message>
<source>E&amp;xport report…</source>
<translation type="unfinished">보고서 내보내기(&amp;X)…</translation>
</message>
<message>
<source>Each disc is a candidate: further right it is worth more points, higher up it wins more often. A large disc has many visits. Bars are standard errors of the winrate. No candidate is better in both than one on the dashed line; gray ones are worse in both, beyond the error. Double-click plays.</source>
<translation type="unfinished">원은 후보수입니다. 오른쪽일수록 집이 많고 위쪽일수록 승률이 높습니다. 큰 원은 탐색 수가 많습니다. 막대는 승률의 표준 오차입니다. 파선 위의 후보수보다 둘 다 나은 수는 없으며, 회색은 오차를 넘어 둘 다 못한 수입니다. 두 번 클릭하면 둡니다.</translation>
</message>
<message>
<source>Earlier</source>
<translation type="unfinished">이전</translation>
</message>
<message>
<source>Edges that the pattern touches stay edges</source>
<translation type="unfinished">모양이 닿은 변은 그대로 변으로 봅니다</translation>
</message>
<message>
<source>Edit properties</source>
<translation type="unfinished">속성 편집</translation>
</message>
<message>
<source>Editing tools</source>
<translation type="unfinished">편집 도구</translation>
</message>
<message>
<source>Edit…</source>
<translation type="unfinished">편집…</translation>
</message>
<message>
<source>Effect of single options in short trial runs: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</source>
<translation type="unfinished">짧은 시험 학습에서 개별 옵션의 효과: &lt;a href="{link}"&gt;docs/{page}&lt;/a&gt;</translation>
</message>
<message>
<source>Elo</source>
<translation type="unfinished">Elo</translation>
</message>
<message>
<source>Elo 0 is the weakest opponent, a network for 5×5 to 19×19 without search; 200 more win 3 of 4 games.</source>
<translation type="unfinished">Elo 0은 탐색 없는 5×5~19×19용 기본 신경망입니다. 200 높으면 4국 중 3국을 이깁니다.</translation>
</message>
<message>
<source>Elo at least {low:.0f}, by {games} games</source>
<translation type="unfinished">Elo {low:.0f} 이상, {games}국</translation>
</message>
<message>
<source>Elo at most {high:.0f}, by {games} games</source>
<translation type="unfinished">Elo {high:.0f} 이하, {games}국</translation>
</message>
<message>
<source>Elo is relative to the mean of all players.</source>
<translation type="unfinished">Elo는 모든 선수의 평균을 기준으로 합니다.</translation>
</message>
<message>
<source>Elo is relative to the mean of the players whose games bound each other: {names}.</source>
<translation type="unfinished">Elo는 서로의 대국으로 위아래 한계가 정해지는 선수들의 평균을 기준으로 합니다: {names}.</translation>
</message>
<message>
<source>Elo is relative to {name}.</source>
<translation type="unfinished">Elo는 {name}을(를) 기준으로 합니다.</translation>
</message>
<message>
<source>Elo of the selected network on boards like this one, from games against fixed opponents in the background; takes minutes on small boards, and many hours for a large network on 19×19</source>
<translation type="unfinished">배경에서 고정 상대와 둔 대국으로 잰, 이런 바둑판에서 선택한 신경망의 Elo. 작은 바둑판은 몇 분, 19×19의 큰 신경망은 여러 시간 걸립니다</translation>
</message>
<message>
<source>Elo {elo:.0f}, 95 % interval {low:.0f} to {high:.0f}, {games} games</source>
<translation type="unfinished">Elo {elo:.0f}, 95 % 구간 {low:.0f}~{high:.0f}, {games}국</translation>
</message>
<message>
<source>Elo {elo} fits better</source>
<translation type="unfinished">Elo {elo} 쪽이 더 맞음</translation>
</message>
<message>
<source>Empty</source>
<translation type="unfinished">빈 점</translation>
</message>
<message>
<source>End of the game</source>
<translation type="unfinished">대국 끝</translation>
</message>
<message>
<source>Engine</source>
<translation type="unfinished">엔진</translation>
</message>
<message>
<source>Engine {number}</source>
<translation type="unfinished">엔진 {number}</translation>
</message>
<message>
<source>Engines</source>
<translation type="unfinished">엔진</translation>
</message>
<message>
<source>Engines…</source>
<translation type="unfinished">엔진…</translation>
</message>
<message>
<source>Enter a name that is valid for a folder.</source>
<translation type="unfinished">폴더 이름으로 쓸 수 있는 이름을 입력하세요.</translation>
</message>
<message>
<source>Enter at most {count} komi.</source>
<translation type="unfinished">덤은 {count}개까지 입력하세요.</translation>
</message>
<message>
<source>Enter the command line of the engine, e.g. gnugo --mode gtp.</source>
<translation type="unfinished">엔진의 명령줄을 입력하세요(예: gnugo --mode gtp).</translation>
</message>
<message>
<source>Erase marks</source>
<translation type="unfinished">표시 지우기</translation>
</message>
<message>
<source>Error of the predicted results</source>
<translation type="unfinished">결과의 오차</translation>
</message>
<message>
<source>Error, komi {komi}</source>
<translation type="unfinished">오차, 덤 {komi}</translation>
</message>
<message>
<source>Errors by komi</source>
<translation type="unfinished">덤별 오차</translation>
</message>
<message>
<source>Errors by komi, every network</source>
<translation type="unfinished">덤별 오차, 모든 신경망</translation>
</message>
<message>
<source>Errors during the game</source>
<translation type="unfinished">대국 진행별 오차</translation>
</message>
<message>
<source>Essentials</source>
<translation type="unfinished">핵심</translation>
</message>
<message>
<source>Estimate {result}</source>
<translation type="unfinished">추정 {result}</translation>
</message>
<message>
<source>Estimated draw</source>
<translation type="unfinished">추정: 무승부</translation>
</message>
<message>
<source>Evaluate &amp;KataGo networks at several komi</source>
<translation type="unfinished">KataGo 신경망을 여러 덤으로 평가(&amp;K)</translation>
</message>
<message>
<source>Evaluating the position without each of its stones… first of 8 symmetries, {share} %</source>
<translation type="unfinished">돌을 하나씩 뺀 국면을 평가하는 중… 8개 대칭 중 첫째, {share} %</translation>
</message>
<message>
<source>Evaluating… {progress}</source>
<translation type="unfinished">평가 중… {progress}</translation>
</message>
<message>
<source>Evaluations per second of one core, on this board where the network plays it; takes a second or two for each network, in the background</source>
<translation type="unfinished">신경망이 둘 수 있으면 이 바둑판에서 잰 코어 1개의 초당 평가 수. 배경에서 신경망마다 1~2초 걸립니다</translation>
</message>
<message>
<source>Evaluations remembered by each process; 0 = none.</source>
<translation type="unfinished">프로세스마다 기억하는 평가 수. 0 = 없음.</translation>
</message>
<message>
<source>Even game for SAI Studio</source>
<translation type="unfinished">SAI Studio용 호선</translation>
</message>
<message>
<source>Even position</source>
<translation type="unfinished">호각</translation>
</message>
<message>
<source>Even {percent}</source>
<translation type="unfinished">호각 {percent}</translation>
</message>
<message>
<source>Even: both colors, komi {komi}.</source>
<translation type="unfinished">호선: 양쪽 색, 덤 {komi}.</translation>
</message>
<message>
<source>Event</source>
<translation type="unfinished">대회</translation>
</message>
<message>
<source>Every finished review keeps the figures of both players here, if the game names them. After five games of a player you see what costs most, and after ten whether the losses fall. Nothing leaves this computer, and every game can be removed again.</source>
<translation type="unfinished">복기가 끝날 때마다 기보에 이름이 있는 두 대국자의 수치가 여기에 남습니다. 한 사람의 대국이 다섯 판이 되면 무엇이 가장 비싼지, 열 판이 되면 손실이 줄고 있는지 보입니다. 아무것도 이 컴퓨터를 떠나지 않으며, 모든 대국은 다시 삭제할 수 있습니다.</translation>
</message>
<message>
<source>Every move is judged after about {first}, then those that are hardest to judge are searched. The review ends after about {whole} and can be continued.</source>
<translation type="unfinished">약 {first} 뒤 모든 수를 판정하고, 이어서 판정하기 가장 어려운 수를 탐색합니다. 복기는 약 {whole} 뒤에 끝나며 이어서 할 수 있습니다.</translation>
</message>
<message>
<source>Exchange black and white in the whole game, with players and result</source>
<translation type="unfinished">대국자와 결과까지 대국 전체의 흑백을 바꿉니다</translation>
</message>
<message>
<source>Exchange colors</source>
<translation type="unfinished">흑백 바꾸기</translation>
</message>
<message>
<source>Expand branch</source>
<translation type="unfinished">분기 펴기</translation>
</message>
<message>
<source>Export</source>
<translation type="unfinished">내보내기</translation>
</message>
<message>
<source>Export board</source>
<translation type="unfinished">바둑판 내보내기</translation>
</message>
<message>
<source>Export candidates</source>
<translation type="unfinished">후보수 내보내기</translation>
</message>
<message>
<source>Export game</source>
<translation type="unfinished">기보 내보내기</translation>
</message>
<message>
<source>Export report</source>
<translation type="unfinished">보고서 내보내기</translation>
</message>
<message>
<source>Export timeline</source>
<translation type="unfinished">형세 그래프 내보내기</translation>
</message>
<message>
<source>F&amp;ind…</source>
<translation type="unfinished">찾기(&amp;I)…</translation>
</message>
<message>
<source>Factor of the learning rate after each pass over all game records.</source>
<translation type="unfinished">모든 기보를 한 번 볼 때마다 학습률에 곱하는 값.</translation>
</message>
<message>
<source>Factor of the sample weights of big wins; the study has 10.</source>
<translation type="unfinished">대승의 표본 비중에 곱하는 값. 연구에서는 10입니다.</translation>
</message>
<message>
<source>Fair</source>
<translation type="unfinished">적정</translation>
</message>
<message>
<source>Fair komi</source>
<translation type="unfinished">적정 덤</translation>
</message>
<message>
<source>Fair komi and chances are those of players of equal strength.</source>
<translation type="unfinished">적정 덤과 확률은 실력이 같은 두 사람 기준입니다.</translation>
</message>
<message>
<source>Fair komi and chances for each number of handicap stones</source>
<translation type="unfinished">치수별 적정 덤과 이길 확률</translation>
</message>
<message>
<source>Fair komi by {network}, {visits} visits, area rules; standard errors {low:.1f} to {high:.1f} points. Colors from green (a swap gains little) to violet (more than {most:.0f} points).</source>
<translation type="unfinished">적정 덤은 {network}, 탐색 수 {visits}, 면적 규칙 기준입니다. 표준 오차 {low:.1f}~{high:.1f}집. 색은 초록(교환 이득이 작음)부터 보라({most:.0f}집 초과)까지.</translation>
</message>
<message>
<source>Fair komi is the score of the position, in points for Black: with this komi both sides have equal chances. The points that a move loses are measured against the engine's choice. Differences within the standard error of the search count as 0, so the real losses may be larger. Moves are judged where both positions were searched, provisionally if by few visits; a pass and the move after it are not judged where players may agree on dead stones. The range after the points lost per move is the 95 % interval of that mean, estimated from this game alone.</source>
<translation type="unfinished">적정 덤은 국면의 집 차이(흑의 집)로, 이 덤이면 양쪽의 승률이 같습니다. 수의 집 손해는 엔진의 선택과 비교한 것이며, 탐색의 표준 오차 안의 차이는 0으로 치므로 손해는 적게 잡은 추정입니다. 앞뒤 국면을 모두 탐색한 수를 판정하되 탐색 수가 적으면 잠정이며, 사석에 합의하는 과정일 수 있는 패스와 그다음 수는 판정하지 않습니다. 한 수당 집 손해 뒤의 범위는 한 대국의 수로 알 수 있는 한도에서 그 평균의 95 % 구간입니다.</translation>
</message>
<message>
<source>Fair komi of each first move</source>
<translation type="unfinished">첫수별 적정 덤</translation>
</message>
<message>
<source>Fair komi of every first move on a small board, for games with the swap rule</source>
<translation type="unfinished">작은 바둑판에서 모든 첫수의 적정 덤, 교환 규칙 대국용</translation>
</message>
<message>
<source>Fair komi of the empty board</source>
<translation type="unfinished">빈 바둑판의 적정 덤</translation>
</message>
<message>
<source>Fair komi, winrate and lost points by move</source>
<translation type="unfinished">수별 적정 덤, 승률, 집 손해</translation>
</message>
<message>
<source>Fair komi: {komi}.</source>
<translation type="unfinished">적정 덤: {komi}.</translation>
</message>
<message>
<source>Fast</source>
<translation type="unfinished">고속</translation>
</message>
<message>
<source>Fast for 10x10 to 19x19, from a teacher</source>
<translation type="unfinished">10x10~19x19 고속, 교사에게서</translation>
</message>
<message>
<source>Fetch</source>
<translation type="unfinished">가져오기</translation>
</message>
<message>
<source>Fetch games from {site}?</source>
<translation type="unfinished">{site}에서 기보를 가져오시겠습니까?</translation>
</message>
<message>
<source>Few visits found this; a longer search may change it.</source>
<translation type="unfinished">적은 탐색 수로 찾은 것입니다. 더 오래 탐색하면 바뀔 수 있습니다.</translation>
</message>
<message>
<source>Fewer than two candidates have enough visits to compare.</source>
<translation type="unfinished">비교할 만큼 탐색한 후보수가 둘이 되지 않습니다.</translation>
</message>
<message>
<source>Fewest points of a listed mistake</source>
<translation type="unfinished">나열할 악수의 최소 집 손해</translation>
</message>
<message>
<source>Figure shown below</source>
<translation type="unfinished">아래에 표시할 그림</translation>
</message>
<message>
<source>Figure that is compared</source>
<translation type="unfinished">비교할 수치</translation>
</message>
<message>
<source>Figures are hidden while you play.</source>
<translation type="unfinished">대국 중에는 수치를 숨깁니다.</translation>
</message>
<message>
<source>Figures of both players</source>
<translation type="unfinished">양쪽의 수치</translation>
</message>
<message>
<source>File</source>
<translation type="unfinished">파일</translation>
</message>
<message>
<source>File changed on disk</source>
<translation type="unfinished">디스크의 파일이 바뀜</translation>
</message>
<message>
<source>File of recorded openings; empty = those that ship for the board.</source>
<translation type="unfinished">기록된 초반의 파일. 비움 = 바둑판용으로 포함된 것.</translation>
</message>
<message>
<source>File or zip…</source>
<translation type="unfinished">파일·zip…</translation>
</message>
<message>
<source>Files are not moved.</source>
<translation type="unfinished">파일은 옮기지 않습니다.</translation>
</message>
<message>
<source>Fill the rest of the board so that whoever wins the local fight wins the game</source>
<translation type="unfinished">부분 싸움의 승자가 대국을 이기도록 나머지 바둑판을 채웁니다</translation>
</message>
<message>
<source>Film</source>
<translation type="unfinished">영상</translation>
</message>
<message>
<source>Find</source>
<translation type="unfinished">찾기</translation>
</message>
<message>
<source>Find a &amp;command…</source>
<translation type="unfinished">명령 찾기(&amp;C)…</translation>
</message>
<message>
<source>Find a better move.</source>
<translation type="unfinished">더 나은 수를 찾으세요.</translation>
</message>
<message>
<source>Find a command by name, or go to a move number</source>
<translation type="unfinished">이름으로 명령을 찾거나 수 번호로 이동합니다</translation>
</message>
<message>
<source>Find a move number or words in comments</source>
<translation type="unfinished">수 번호나 해설의 단어를 찾습니다</translation>
</message>
<message>
<source>Find a pattern</source>
<translation type="unfinished">모양 찾기</translation>
</message>
<message>
<source>Find and judge the mistakes of a game</source>
<translation type="unfinished">대국의 악수를 찾아 판정합니다</translation>
</message>
<message>
<source>Find in the log</source>
<translation type="unfinished">로그에서 찾기</translation>
</message>
<message>
<source>Find pa&amp;ttern…</source>
<translation type="unfinished">모양 찾기(&amp;T)…</translation>
</message>
<message>
<source>Find stones of this position in a folder of games</source>
<translation type="unfinished">이 국면의 돌 모양을 기보 폴더에서 찾습니다</translation>
</message>
<message>
<source>Finished</source>
<translation type="unfinished">완료</translation>
</message>
<message>
<source>Finished games</source>
<translation type="unfinished">끝난 대국</translation>
</message>
<message>
<source>First choice of its policy on the empty board</source>
<translation type="unfinished">빈 바둑판에서 두는 수</translation>
</message>
<message>
<source>First game</source>
<translation type="unfinished">첫 대국</translation>
</message>
<message>
<source>First move</source>
<translation type="unfinished">첫 수</translation>
</message>
<message>
<source>First moves of the board that are drawn at random; later the best one is played.</source>
<translation type="unfinished">무작위로 뽑는 바둑판의 첫 수들. 그 뒤로는 최선의 수를 둡니다.</translation>
</message>
<message>
<source>Fischer: time added per move</source>
<translation type="unfinished">피셔: 수마다 시간 추가</translation>
</message>
<message>
<source>Flip &amp;horizontally</source>
<translation type="unfinished">좌우 뒤집기(&amp;H)</translation>
</message>
<message>
<source>Flip &amp;vertically</source>
<translation type="unfinished">상하 뒤집기(&amp;V)</translation>
</message>
<message>
<source>Flip horizontally</source>
<translation type="unfinished">좌우 뒤집기</translation>
</message>
<message>
<source>Flip vertically</source>
<translation type="unfinished">상하 뒤집기</translation>
</message>
<message>
<source>Folder</source>
<translation type="unfinished">폴더</translation>
</message>
<message>
<source>Folder for the reports</source>
<translation type="unfinished">보고서 폴더</translation>
</message>
<message>
<source>Folder for the reports; a new folder is created</source>
<translation type="unfinished">보고서 폴더, 새 폴더를 만듭니다</translation>
</message>
<message>
<source>Folders of labels made before by `sai-engine label`, separated by semicolons; then the teacher is not asked again.</source>
<translation type="unfinished">`sai-engine label`로 미리 만든 레이블 폴더, 세미콜론으로 구분. 그러면 교사에게 다시 묻지 않습니다.</translation>
</message>
<message>
<source>Folder…</source>
<translation type="unfinished">폴더…</translation>
</message>
<message>
<source>Follow the run: always the newest generation</source>
<translation type="unfinished">학습을 따라 항상 최신 세대를 표시합니다</translation>
</message>
<message>
<source>For boards on which the first player has too great an advantage</source>
<translation type="unfinished">먼저 두는 쪽이 지나치게 유리한 바둑판용</translation>
</message>
<message>
<source>Forget the figures of this game, of both players</source>
<translation type="unfinished">이 대국의 두 대국자의 수치를 지웁니다</translation>
</message>
<message>
<source>Forward</source>
<translation type="unfinished">앞으로</translation>
</message>
<message>
<source>Forward 10</source>
<translation type="unfinished">앞으로 10수</translation>
</message>
<message>
<source>Found by 5k, 1d</source>
<translation type="unfinished">찾음: 5k, 1d</translation>
</message>
<message>
<source>Found with {visits} visits.</source>
<translation type="unfinished">탐색 수 {visits}(으)로 찾았습니다.</translation>
</message>
<message>
<source>From</source>
<translation type="unfinished">출처</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5 and a point for each stone.</source>
<translation type="unfinished">H2부터: 백의 첫 수 전에 상대가 그만큼의 접바둑 돌을 놓음({placement}), 덤 0.5와 돌마다 1집.</translation>
</message>
<message>
<source>From H2: the opponent has that many stones ({placement}) before White's first move, komi 0.5.</source>
<translation type="unfinished">H2부터: 백의 첫 수 전에 상대가 그만큼의 접바둑 돌을 놓음({placement}), 덤 0.5.</translation>
</message>
<message>
<source>From a file</source>
<translation type="unfinished">파일에서</translation>
</message>
<message>
<source>From file…</source>
<translation type="unfinished">파일에서…</translation>
</message>
<message>
<source>From move {first} on only {color} leads.</source>
<translation type="unfinished">{first}수부터는 {color}만 앞섭니다.</translation>
</message>
<message>
<source>From move {first} to move {last} {color} leads most of the time.</source>
<translation type="unfinished">{first}수부터 {last}수까지 대체로 {color}이 앞섭니다.</translation>
</message>
<message>
<source>From move {number}</source>
<translation type="unfinished">{number}수부터</translation>
</message>
<message>
<source>From other programs on this computer</source>
<translation type="unfinished">이 컴퓨터의 다른 프로그램에서</translation>
</message>
<message>
<source>From the &amp;branch on</source>
<translation type="unfinished">분기부터(&amp;B)</translation>
</message>
<message>
<source>From the KGS archives, 2000 to 2019. All players of 4 to 6 dan are Black with handicap against 8 dan.</source>
<translation type="unfinished">KGS 보관 기보, 2000~2019년. 4~6단은 모두 8단을 상대로 접바둑을 둔 흑입니다.</translation>
</message>
<message>
<source>From the game file</source>
<translation type="unfinished">기보에 적힌 기력</translation>
</message>
<message>
<source>From the shown move</source>
<translation type="unfinished">표시된 수부터</translation>
</message>
<message>
<source>From the start</source>
<translation type="unfinished">처음부터</translation>
</message>
<message>
<source>From these games it will learn which moves were good, and who won.</source>
<translation type="unfinished">이 대국들에서 어떤 수가 좋았고 누가 이겼는지 학습합니다.</translation>
</message>
<message>
<source>From: {origin}.</source>
<translation type="unfinished">출처: {origin}.</translation>
</message>
<message>
<source>Frontier</source>
<translation type="unfinished">효율 경계</translation>
</message>
<message>
<source>Game</source>
<translation type="unfinished">대국</translation>
</message>
<message>
<source>Game &amp;info…</source>
<translation type="unfinished">대국 정보(&amp;I)…</translation>
</message>
<message>
<source>Game in play</source>
<translation type="unfinished">진행 중 대국</translation>
</message>
<message>
<source>Game info</source>
<translation type="unfinished">대국 정보</translation>
</message>
<message>
<source>Game name</source>
<translation type="unfinished">대국 이름</translation>
</message>
<message>
<source>Game over</source>
<translation type="unfinished">대국 종료</translation>
</message>
<message>
<source>Game over.</source>
<translation type="unfinished">대국이 끝났습니다.</translation>
</message>
<message>
<source>Game over. Count the board to see the result.</source>
<translation type="unfinished">대국이 끝났습니다. 계가하면 결과가 표시됩니다.</translation>
</message>
<message>
<source>Game over. Looking for dead stones…</source>
<translation type="unfinished">대국이 끝났습니다. 사석 찾는 중…</translation>
</message>
<message>
<source>Game over. {result}</source>
<translation type="unfinished">대국이 끝났습니다. {result}</translation>
</message>
<message>
<source>Game over. {result}.</source>
<translation type="unfinished">대국이 끝났습니다. {result}.</translation>
</message>
<message>
<source>Game records</source>
<translation type="unfinished">기보</translation>
</message>
<message>
<source>Game tree</source>
<translation type="unfinished">기보 트리</translation>
</message>
<message>
<source>Game with comments as P&amp;DF…</source>
<translation type="unfinished">해설 포함 기보 PDF(&amp;D)…</translation>
</message>
<message>
<source>Game {number} against {opponent}: {points}</source>
<translation type="unfinished">{opponent}와(과) {number}번째 대국: {points}</translation>
</message>
<message>
<source>Game {number} leaves game {parent} here, after move {move}, {color} to play. At komi {komi} this position was even, as the network saw it then. Result: {result}.</source>
<translation type="unfinished">대국 {number}은(는) 여기서 대국 {parent}의 {move}수 다음에 갈라집니다. {color} 차례. 당시 신경망은 덤 {komi}에서 이 국면을 호각으로 보았습니다. 결과: {result}.</translation>
</message>
<message>
<source>Game {number} started on the empty board at komi {komi} and ended like this. Result: {result}.</source>
<translation type="unfinished">대국 {number}은(는) 덤 {komi}으로 빈 바둑판에서 시작하여 이렇게 끝났습니다. 결과: {result}.</translation>
</message>
<message>
<source>Game {number}: {points}</source>
<translation type="unfinished">{number}번째 대국: {points}</translation>
</message>
<message>
<source>Games</source>
<translation type="unfinished">대국</translation>
</message>
<message>
<source>Games ({games})</source>
<translation type="unfinished">대국 ({games})</translation>
</message>
<message>
<source>Games against each member.</source>
<translation type="unfinished">구성원마다 대국 수.</translation>
</message>
<message>
<source>Games appear here as soon as the first ones have ended.</source>
<translation type="unfinished">첫 대국들이 끝나면 여기에 표시됩니다.</translation>
</message>
<message>
<source>Games at each of the five komi at which a curve is tested</source>
<translation type="unfinished">곡선을 검증하는 다섯 덤마다의 대국 수</translation>
</message>
<message>
<source>Games at most.</source>
<translation type="unfinished">최대 대국 수.</translation>
</message>
<message>
<source>Games between professionals on the Fox server, 2013 to 2019.</source>
<translation type="unfinished">Fox 서버의 프로 기사 대국, 2013~2019년.</translation>
</message>
<message>
<source>Games by policies</source>
<translation type="unfinished">정책망 대국</translation>
</message>
<message>
<source>Games in lockstep in each process; fewer where a generation has fewer (run.games).</source>
<translation type="unfinished">프로세스마다 나란히 두는 대국 수. 한 세대의 대국(run.games)이 더 적으면 줄어듭니다.</translation>
</message>
<message>
<source>Games in this file</source>
<translation type="unfinished">파일 안의 기보</translation>
</message>
<message>
<source>Games of a curve's test, at each komi</source>
<translation type="unfinished">곡선 검증 대국, 덤마다</translation>
</message>
<message>
<source>Games of each pair; rounded up, so that every opening comes with every komi and color.</source>
<translation type="unfinished">쌍마다 대국 수. 모든 초반을 모든 덤과 색으로 두도록 올림합니다.</translation>
</message>
<message>
<source>Games of the match</source>
<translation type="unfinished">매치의 대국</translation>
</message>
<message>
<source>Games of the review</source>
<translation type="unfinished">복기할 기보</translation>
</message>
<message>
<source>Games per file; fewer where a generation has fewer.</source>
<translation type="unfinished">파일마다 대국 수. 한 세대의 대국이 더 적으면 줄어듭니다.</translation>
</message>
<message>
<source>Games played before this network</source>
<translation type="unfinished">생성까지 둔 대국 수</translation>
</message>
<message>
<source>Games side by side; more are faster on a GPU and take memory.</source>
<translation type="unfinished">동시에 두는 대국 수. 많으면 GPU에서 빠르지만 메모리를 씁니다.</translation>
</message>
<message>
<source>Games that Black won, each at its own komi: near one half when the komi are fair.</source>
<translation type="unfinished">저마다의 덤으로 흑이 이긴 대국입니다. 덤이 적정하면 절반에 가깝습니다.</translation>
</message>
<message>
<source>Games that are compared</source>
<translation type="unfinished">비교하는 대국</translation>
</message>
<message>
<source>Games that arrived from there</source>
<translation type="unfinished">그곳에서 도착한 대국</translation>
</message>
<message>
<source>Games to measure on</source>
<translation type="unfinished">측정할 기보</translation>
</message>
<message>
<source>Games to review</source>
<translation type="unfinished">복기할 기보</translation>
</message>
<message>
<source>Games to search</source>
<translation type="unfinished">찾을 기보</translation>
</message>
<message>
<source>Games with the pattern</source>
<translation type="unfinished">모양이 있는 기보</translation>
</message>
<message>
<source>Games won against {opponent} on {size}×{size} with 95 % intervals (Wilson; ± is half the width).</source>
<translation type="unfinished">{size}×{size}에서 {opponent}을(를) 이긴 대국과 95 % 구간(Wilson, ±는 폭의 절반).</translation>
</message>
<message>
<source>Gate</source>
<translation type="unfinished">관문</translation>
</message>
<message>
<source>Generation</source>
<translation type="unfinished">세대</translation>
</message>
<message>
<source>Generation {generation} plays {move} ({share:.0f} %).</source>
<translation type="unfinished">{generation}세대는 {move}에 둡니다 ({share:.0f} %).</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}, {color} is ahead by {points} points on the board; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">{generation}세대: 흑 승률 {winrate:.0f} % (덤 {komi}), 반면 {color} {points}집 우세, 착수 {move} ({share:.0f} %).</translation>
</message>
<message>
<source>Generation {generation}: Black wins {winrate:.0f} % at komi {komi}; it plays {move} ({share:.0f} %).</source>
<translation type="unfinished">{generation}세대: 흑 승률 {winrate:.0f} % (덤 {komi}), 착수 {move} ({share:.0f} %).</translation>
</message>
<message>
<source>Generations</source>
<translation type="unfinished">세대</translation>
</message>
<message>
<source>Generations between two networks of the pool that opponents are drawn from; the first one is always in it.</source>
<translation type="unfinished">상대를 뽑는 풀의 두 신경망 사이의 세대 수. 첫 신경망은 항상 들어갑니다.</translation>
</message>
<message>
<source>Generations from one panel score to the next; 0 = never.</source>
<translation type="unfinished">평가단 점수 사이의 세대 수. 0 = 안 함.</translation>
</message>
<message>
<source>Get a strong network</source>
<translation type="unfinished">강한 신경망 받기</translation>
</message>
<message>
<source>Get a strong network…</source>
<translation type="unfinished">강한 신경망 받기…</translation>
</message>
<message>
<source>Get the &amp;human network…</source>
<translation type="unfinished">휴먼 신경망 받기(&amp;H)…</translation>
</message>
<message>
<source>Get the human network</source>
<translation type="unfinished">휴먼 신경망 받기</translation>
</message>
<message>
<source>Give every legal move enough visits for its figures</source>
<translation type="unfinished">둘 수 있는 모든 수에 수치를 낼 만큼 탐색 수를 줍니다</translation>
</message>
<message>
<source>Give the ten best moves of the policy the same number of visits</source>
<translation type="unfinished">정책망의 상위 10수에 같은 탐색 수를 줍니다</translation>
</message>
<message>
<source>Give this position a short name</source>
<translation type="unfinished">이 국면에 짧은 이름을 붙입니다</translation>
</message>
<message>
<source>Give up the game; the result is written to the game info</source>
<translation type="unfinished">대국을 포기합니다. 결과가 대국 정보에 기록됩니다</translation>
</message>
<message>
<source>Go back to move {number} or a later one to play on.</source>
<translation type="unfinished">이어 두려면 {number}수나 그 뒤로 이동하세요.</translation>
</message>
<message>
<source>Go here</source>
<translation type="unfinished">여기로 이동</translation>
</message>
<message>
<source>Go on with the review; the moves that are hardest to judge are searched first</source>
<translation type="unfinished">복기를 이어서 합니다. 판정하기 가장 어려운 수부터 탐색합니다</translation>
</message>
<message>
<source>Go to move</source>
<translation type="unfinished">수 번호로 이동</translation>
</message>
<message>
<source>Go to move {number}</source>
<translation type="unfinished">{number}수로 이동</translation>
</message>
<message>
<source>Go to the next kind of move numbers</source>
<translation type="unfinished">다음 수 번호 표시 방식으로 바꿉니다</translation>
</message>
<message>
<source>Go to the next position where the agents play different moves</source>
<translation type="unfinished">에이전트들이 서로 다른 수를 두는 다음 국면으로 이동합니다</translation>
</message>
<message>
<source>Go to the next position with a comment, a mark or an annotation</source>
<translation type="unfinished">해설, 표시 또는 평가 표시가 있는 다음 국면으로 이동합니다</translation>
</message>
<message>
<source>Go to the position before the next mistake</source>
<translation type="unfinished">다음 악수 직전 국면으로 이동합니다</translation>
</message>
<message>
<source>Go to the position before this move, with the better one</source>
<translation type="unfinished">이 수 직전의 국면으로 이동하여 더 나은 수를 봅니다</translation>
</message>
<message>
<source>Good for Black</source>
<translation type="unfinished">흑 우세</translation>
</message>
<message>
<source>Good for White</source>
<translation type="unfinished">백 우세</translation>
</message>
<message>
<source>Good move</source>
<translation type="unfinished">좋은 수</translation>
</message>
<message>
<source>Graph of the game</source>
<translation type="unfinished">대국 그래프</translation>
</message>
<message>
<source>Graphics cards</source>
<translation type="unfinished">그래픽 카드</translation>
</message>
<message>
<source>Guess the &amp;moves…</source>
<translation type="unfinished">다음 수 맞히기(&amp;M)…</translation>
</message>
<message>
<source>Guess the coming moves of the game one by one; the score is kept</source>
<translation type="unfinished">대국의 다음 수를 하나씩 맞힙니다. 점수가 기록됩니다</translation>
</message>
<message>
<source>Guess the moves</source>
<translation type="unfinished">다음 수 맞히기</translation>
</message>
<message>
<source>H&amp;int</source>
<translation type="unfinished">힌트(&amp;I)</translation>
</message>
<message>
<source>H1: the opponent is Black and plays first, komi 0.5.</source>
<translation type="unfinished">H1: 상대가 흑으로 먼저 둠, 덤 0.5.</translation>
</message>
<message>
<source>HA is missing; Black begins with {moves} moves</source>
<translation type="unfinished">HA 없음, 흑이 {moves}수를 먼저 둠</translation>
</message>
<message>
<source>HA is missing; {stones} black stones before White's first move</source>
<translation type="unfinished">HA 없음, 백의 첫 수 전에 흑돌 {stones}개</translation>
</message>
<message>
<source>HA[{handicap}] is not a number of stones; ignored</source>
<translation type="unfinished">HA[{handicap}]은(는) 돌의 개수가 아니어서 무시함</translation>
</message>
<message>
<source>HA[{stones}] is given, but there are no handicap stones</source>
<translation type="unfinished">HA[{stones}]이(가) 있지만 접바둑 돌이 없음</translation>
</message>
<message>
<source>Habits</source>
<translation type="unfinished">습관</translation>
</message>
<message>
<source>Half the squared error of the value (−1 to 1) against the winner by the recorded score, with its 95 % interval over games; always answering 50 % gives 0.5</source>
<translation type="unfinished">기록된 집 차이에 따른 승자에 대한 값(−1에서 1)의 제곱 오차의 절반과 대국에 대한 95 % 구간. 항상 50 %라고 하면 0.5입니다</translation>
</message>
<message>
<source>Half-hour run, 7x7</source>
<translation type="unfinished">30분 학습, 7x7</translation>
</message>
<message>
<source>Handicap</source>
<translation type="unfinished">치수</translation>
</message>
<message>
<source>Handicap advisor</source>
<translation type="unfinished">접바둑 도우미</translation>
</message>
<message>
<source>Handicap game for SAI Studio</source>
<translation type="unfinished">SAI Studio용 접바둑</translation>
</message>
<message>
<source>Handicap of every game: 0 = none; 1 = Black only plays first, at komi 0.5; 2 to 9 = that many black stones before White's first move.</source>
<translation type="unfinished">모든 대국의 치수: 0 = 없음; 1 = 흑이 먼저 두기만 함, 덤 0.5; 2~9 = 백의 첫 수 전에 그만큼의 흑돌.</translation>
</message>
<message>
<source>Handicap stones and komi</source>
<translation type="unfinished">치수와 덤</translation>
</message>
<message>
<source>Handicap stones on their customary points; with 0 and 1 Black plays first</source>
<translation type="unfinished">정해진 점에 놓는 접바둑 돌, 0과 1이면 흑이 먼저 둡니다</translation>
</message>
<message>
<source>Handicap stones: fixed on their customary points, or free, placed by the player of Black.</source>
<translation type="unfinished">접바둑 돌: 정해진 점에 고정(fixed), 또는 흑을 잡은 선수가 자유롭게 놓음(free).</translation>
</message>
<message>
<source>Handicap stones; 1 lets Black play first at komi 0.5</source>
<translation type="unfinished">치수, 1이면 흑이 덤 0.5로 먼저 둡니다</translation>
</message>
<message>
<source>Handicap tab&amp;les</source>
<translation type="unfinished">치수표(&amp;L)</translation>
</message>
<message>
<source>Handicap table</source>
<translation type="unfinished">치수표</translation>
</message>
<message>
<source>Handicap tables</source>
<translation type="unfinished">치수표</translation>
</message>
<message>
<source>Hidden while you play.</source>
<translation type="unfinished">대국 중에는 숨깁니다.</translation>
</message>
<message>
<source>Hide all variations in the tree</source>
<translation type="unfinished">트리의 모든 변화도를 숨깁니다</translation>
</message>
<message>
<source>Hide candidates and winrates while you play</source>
<translation type="unfinished">대국 중 후보수와 승률을 숨깁니다</translation>
</message>
<message>
<source>Hide the moves after this one in the tree, or show them again</source>
<translation type="unfinished">트리에서 이 수 다음의 수를 숨기거나 다시 표시합니다</translation>
</message>
<message>
<source>Hint</source>
<translation type="unfinished">힌트</translation>
</message>
<message>
<source>Hint: {move}.</source>
<translation type="unfinished">힌트: {move}.</translation>
</message>
<message>
<source>Hint: {move}. Your winrate is then {winrate}.</source>
<translation type="unfinished">힌트: {move}. 그때 내 승률은 {winrate}입니다.</translation>
</message>
<message>
<source>Horizontal axis of the charts</source>
<translation type="unfinished">차트의 가로축</translation>
</message>
<message>
<source>Host name</source>
<translation type="unfinished">네트워크에서의 이름</translation>
</message>
<message>
<source>Hotspot</source>
<translation type="unfinished">승부처</translation>
</message>
<message>
<source>Hover over a candidate</source>
<translation type="unfinished">후보수에 마우스 올리기</translation>
</message>
<message>
<source>Hover over a curve of a study</source>
<translation type="unfinished">연구의 곡선에 마우스 올리기</translation>
</message>
<message>
<source>How Black's winrate changed while the search went on: of the position, and of its best moves. Where the lines are level, more visits would change little. A dashed line marks where another move became the best.</source>
<translation type="unfinished">탐색하는 동안 국면과 상위 수의 흑 승률 변화입니다. 선이 평평하면 탐색 수를 늘려도 거의 바뀌지 않습니다. 파선은 최선의 수가 바뀐 곳입니다.</translation>
</message>
<message>
<source>How a generation does against a fixed panel of networks, weighted by the panel's first principal component (Figure 1 of the SAI paper). On 7×7, marks show after how many nodes the paper's runs reached their plateau.</source>
<translation type="unfinished">고정된 신경망 평가단을 상대로 한 세대의 성적을 평가단의 첫 주성분으로 가중한 값입니다(SAI 논문 그림 1). 7×7에서는 논문의 학습이 최고 실력에 이른 노드 수를 표시합니다.</translation>
</message>
<message>
<source>How fast the window grows at first, per new row.</source>
<translation type="unfinished">처음에 새 행마다 창이 커지는 속도.</translation>
</message>
<message>
<source>How lines of the board are named</source>
<translation type="unfinished">바둑판의 줄에 이름을 붙이는 방식</translation>
</message>
<message>
<source>How long a game is reviewed</source>
<translation type="unfinished">기보 하나를 복기하는 시간</translation>
</message>
<message>
<source>How many candidates the board shows</source>
<translation type="unfinished">바둑판에 표시할 후보수 개수</translation>
</message>
<message>
<source>How many it has</source>
<translation type="unfinished">보유한 수</translation>
</message>
<message>
<source>How much the engine searches, and how freely it picks its moves</source>
<translation type="unfinished">엔진이 얼마나 탐색하고 얼마나 자유롭게 수를 고르는지 정합니다</translation>
</message>
<message>
<source>How often a new row is trained on, on average.</source>
<translation type="unfinished">새 행을 평균 몇 번 학습할지.</translation>
</message>
<message>
<source>How often the network's first choice, or one of its first five, is the move that was played, in games that it is not trained on.</source>
<translation type="unfinished">학습에 쓰지 않은 대국에서 둔 수가 신경망의 첫 선택이거나 상위 다섯 수에 드는 비율입니다.</translation>
</message>
<message>
<source>How often the search tried the move</source>
<translation type="unfinished">탐색이 이 수를 시도한 횟수</translation>
</message>
<message>
<source>How sharply the winrate falls around the fair komi [1/point]: half of the results lie within 1.1 / beta points of it. It grows as the network becomes sure of the score.</source>
<translation type="unfinished">적정 덤 부근에서 승률이 떨어지는 기울기입니다 [1/집]. 결과의 절반이 적정 덤에서 1.1 / beta집 안에 있습니다. 신경망이 집 차이를 확신할수록 커집니다.</translation>
</message>
<message>
<source>How temperature acts on the policy to play: policy^(1/T), or on visits in the paper's Gibbs form exp(visits/T); that is with policy_target visits.</source>
<translation type="unfinished">둘 정책에 대한 온도의 작용: policy^(1/T), 또는 탐색 수에 논문의 Gibbs 형식 exp(visits/T). 후자는 policy_target이 visits일 때입니다.</translation>
</message>
<message>
<source>How the board looks</source>
<translation type="unfinished">바둑판의 모양</translation>
</message>
<message>
<source>How the stones look</source>
<translation type="unfinished">돌의 모양</translation>
</message>
<message>
<source>I&amp;nsert moves</source>
<translation type="unfinished">수 끼워 넣기(&amp;N)</translation>
</message>
<message>
<source>Identity {identity}.</source>
<translation type="unfinished">식별자 {identity}.</translation>
</message>
<message>
<source>Important hotspot</source>
<translation type="unfinished">중요한 승부처</translation>
</message>
<message>
<source>In games</source>
<translation type="unfinished">대국 수</translation>
</message>
<message>
<source>In the region: {sentence}</source>
<translation type="unfinished">구역 안: {sentence}</translation>
</message>
<message>
<source>Info</source>
<translation type="unfinished">정보</translation>
</message>
<message>
<source>Ing</source>
<translation type="unfinished">잉창치</translation>
</message>
<message>
<source>Input and output of the engine</source>
<translation type="unfinished">엔진의 입력과 출력</translation>
</message>
<message>
<source>Input planes</source>
<translation type="unfinished">입력 평면</translation>
</message>
<message>
<source>Insert move</source>
<translation type="unfinished">수 끼워 넣기</translation>
</message>
<message>
<source>Instead of move {number}: {step} of {steps}</source>
<translation type="unfinished">{number}수 대신: {step}/{steps}</translation>
</message>
<message>
<source>Instinct</source>
<translation type="unfinished">직감</translation>
</message>
<message>
<source>Interesting move</source>
<translation type="unfinished">재미있는 수</translation>
</message>
<message>
<source>Interval that contains the true strength with 95 % probability</source>
<translation type="unfinished">95 % 확률로 참 실력이 들어가는 구간</translation>
</message>
<message>
<source>It analyzes {board} now.</source>
<translation type="unfinished">지금 {board}을(를) 분석합니다.</translation>
</message>
<message>
<source>It begins only if fewer stones are captured in a gate's games on average.</source>
<translation type="unfinished">관문 대국에서 평균 따낸 돌이 이보다 적어야 시작합니다.</translation>
</message>
<message>
<source>It begins only if the final scores of a gate's games have a larger standard deviation.</source>
<translation type="unfinished">관문 대국의 최종 집 차이의 표준 편차가 이보다 커야 시작합니다.</translation>
</message>
<message>
<source>It has learned from them once, in {time}; each time a new network played on.</source>
<translation type="unfinished">그 대국으로 {time} 동안 한 번 학습했으며, 그때마다 새 신경망이 이어 두었습니다.</translation>
</message>
<message>
<source>It has learned from them once; each time the new network plays the next games.</source>
<translation type="unfinished">그 대국으로 한 번 학습했으며, 그때마다 새 신경망이 다음 대국을 둡니다.</translation>
</message>
<message>
<source>It has learned from them {n} times, in {time}; each time a new network played on.</source>
<translation type="unfinished">그 대국으로 {time} 동안 {n}번 학습했으며, 그때마다 새 신경망이 이어 두었습니다.</translation>
</message>
<message>
<source>It has learned from them {n} times; each time the new network plays the next games.</source>
<translation type="unfinished">그 대국으로 {n}번 학습했으며, 그때마다 새 신경망이 다음 대국을 둡니다.</translation>
</message>
<message>
<source>It has played {games} game against itself, and plays on until its current step ends.</source>
<translation type="unfinished">자가 대국 {games}국을 두었고, 지금 단계가 끝날 때까지 계속 둡니다.</translation>
</message>
<message>
<source>It has played {games} game against itself, at different komi.</source>
<translation type="unfinished">여러 덤으로 자가 대국 {games}국을 두었습니다.</translation>
</message>
<message>
<source>It has played {games} game against itself; it pauses until you continue.</source>
<translation type="unfinished">자가 대국 {games}국을 두었습니다. 계속을 누를 때까지 멈춥니다.</translation>
</message>
<message>
<source>It has played {games} games against itself, and plays on until its current step ends.</source>
<translation type="unfinished">자가 대국 {games}국을 두었고, 지금 단계가 끝날 때까지 계속 둡니다.</translation>
</message>
<message>
<source>It has played {games} games against itself, at different komi.</source>
<translation type="unfinished">여러 덤으로 자가 대국 {games}국을 두었습니다.</translation>
</message>
<message>
<source>It has played {games} games against itself; it pauses until you continue.</source>
<translation type="unfinished">자가 대국 {games}국을 두었습니다. 계속을 누를 때까지 멈춥니다.</translation>
</message>
<message>
<source>It is asked again in ten minutes.</source>
<translation type="unfinished">10분 뒤에 다시 묻습니다.</translation>
</message>
<message>
<source>It is not your turn.</source>
<translation type="unfinished">내 차례가 아닙니다.</translation>
</message>
<message>
<source>It is replaced once the network in use has searched this position.</source>
<translation type="unfinished">사용 중인 신경망이 이 국면을 탐색하면 대체됩니다.</translation>
</message>
<message>
<source>It is your move.</source>
<translation type="unfinished">내 차례입니다.</translation>
</message>
<message>
<source>It loses nothing, within the error of the search.</source>
<translation type="unfinished">탐색 오차 안에서 손해가 없습니다.</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, at different komi.</source>
<translation type="unfinished">자가 대국 중: 지금까지 {games}국, 여러 덤.</translation>
</message>
<message>
<source>It plays against itself: {games} game so far, its moves are still random.</source>
<translation type="unfinished">자가 대국 중: 지금까지 {games}국, 아직 수는 무작위.</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, at different komi.</source>
<translation type="unfinished">자가 대국 중: 지금까지 {games}국, 여러 덤.</translation>
</message>
<message>
<source>It plays against itself: {games} games so far, its moves are still random.</source>
<translation type="unfinished">자가 대국 중: 지금까지 {games}국, 아직 수는 무작위.</translation>
</message>
<message>
<source>It plays {people}.</source>
<translation type="unfinished">엔진: {people}.</translation>
</message>
<message>
<source>It {style}.</source>
<translation type="unfinished">엔진: {style}.</translation>
</message>
<message>
<source>Its SHA-256 is not known to SAI Studio. The size is compared and the whole file read, which finds damage, but not another network of the same kind and size.</source>
<translation type="unfinished">SAI Studio는 이 파일의 SHA-256을 모릅니다. 크기를 비교하고 파일 전체를 읽으므로 손상은 찾아내지만, 종류와 크기가 같은 다른 신경망은 알아내지 못합니다.</translation>
</message>
<message>
<source>Its evaluation of the empty board appears here after the first games.</source>
<translation type="unfinished">대국을 두고 나면 빈 바둑판에 대한 생각이 여기에 표시됩니다.</translation>
</message>
<message>
<source>Its last network has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">마지막 신경망의 {opponent} 상대 전적: {won}, 예정 {planned}국</translation>
</message>
<message>
<source>Its last network is stronger than {opponent}: it won {won} games</source>
<translation type="unfinished">마지막 신경망이 {opponent}보다 강합니다: {won}</translation>
</message>
<message>
<source>Its last network is weaker than {opponent}: it won only {won} games</source>
<translation type="unfinished">마지막 신경망이 {opponent}보다 약합니다: {won}</translation>
</message>
<message>
<source>Its last network won {won} games against {opponent}, which doesn't show which one is stronger</source>
<translation type="unfinished">마지막 신경망의 {opponent} 상대 전적: {won}. 차이를 알 수 없습니다</translation>
</message>
<message>
<source>Its own settings</source>
<translation type="unfinished">자체 설정</translation>
</message>
<message>
<source>Japanese</source>
<translation type="unfinished">일본</translation>
</message>
<message>
<source>Join</source>
<translation type="unfinished">합치기</translation>
</message>
<message>
<source>Join players</source>
<translation type="unfinished">기사 합치기</translation>
</message>
<message>
<source>Join…</source>
<translation type="unfinished">합치기…</translation>
</message>
<message>
<source>Judging the moves</source>
<translation type="unfinished">수 판정 중</translation>
</message>
<message>
<source>Judging the moves: {done} of {total} positions</source>
<translation type="unfinished">수 판정 중: 국면 {done}/{total}</translation>
</message>
<message>
<source>KM[0] in an even game of the Fox server is not its real komi</source>
<translation type="unfinished">Fox 서버의 호선에서 KM[0]은 실제 덤이 아님</translation>
</message>
<message>
<source>KM[{shown}] is more than the whole board</source>
<translation type="unfinished">KM[{shown}]이(가) 바둑판 전체보다 큼</translation>
</message>
<message>
<source>KM[{shown}] is not a number</source>
<translation type="unfinished">KM[{shown}]은(는) 숫자가 아님</translation>
</message>
<message>
<source>KM[{shown}] is perhaps komi {komi}</source>
<translation type="unfinished">KM[{shown}]은(는) 아마 덤 {komi}</translation>
</message>
<message>
<source>KM[{shown}] read as komi {komi}</source>
<translation type="unfinished">KM[{shown}]을(를) 덤 {komi}(으)로 읽음</translation>
</message>
<message>
<source>KataGo analysis engine (JSON)</source>
<translation type="unfinished">KataGo 분석 엔진(JSON)</translation>
</message>
<message>
<source>KataGo network of 10 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">10블록 384채널의 KataGo 신경망, 19x19까지의 바둑판용</translation>
</message>
<message>
<source>KataGo networks were trained on millions of games, most of them on 19×19. Large ones take longer for each position.</source>
<translation type="unfinished">KataGo 신경망은 수백만 대국으로 학습했으며 대부분 19×19입니다. 큰 신경망은 국면마다 시간이 더 걸립니다.</translation>
</message>
<message>
<source>KataGo's human network learned what people play, at each rank from 20 kyu to 9 dan and as professionals in each year. With it reviews tell who would find the better move, and you can play against any rank.</source>
<translation type="unfinished">KataGo의 휴먼 신경망은 20급부터 9단까지의 각 기력과 각 연도의 프로 기사가 어떻게 두는지 배웠습니다. 이것이 있으면 복기에서 누가 더 나은 수를 찾을지 알 수 있고, 어떤 기력과도 대국할 수 있습니다.</translation>
</message>
<message>
<source>KataGo's human network of 18 blocks with 384 channels, for boards up to 19x19</source>
<translation type="unfinished">18블록, 384채널의 KataGo 휴먼 신경망, 19x19 이하의 바둑판용</translation>
</message>
<message>
<source>KataGo's networks page</source>
<translation type="unfinished">KataGo의 신경망 페이지</translation>
</message>
<message>
<source>KataGo's release 1.15.0</source>
<translation type="unfinished">KataGo 릴리스 1.15.0</translation>
</message>
<message>
<source>KataGo's release 1.17.1</source>
<translation type="unfinished">KataGo 1.17.1 배포판</translation>
</message>
<message>
<source>KataGo's release page</source>
<translation type="unfinished">KataGo의 릴리스 페이지</translation>
</message>
<message>
<source>KataGo's {network}, model version {version}</source>
<translation type="unfinished">KataGo의 {network}, 모델 버전 {version}</translation>
</message>
<message>
<source>Keep mine</source>
<translation type="unfinished">내 것 유지</translation>
</message>
<message>
<source>Keep the checkpoint of every N-th generation, where the run can be forked; 0 = only the newest three checkpoints.</source>
<translation type="unfinished">N세대마다 체크포인트를 남깁니다. 거기서 학습을 갈라 이어갈 수 있습니다. 0 = 최근 세 개만.</translation>
</message>
<message>
<source>Keep the searched part of the tree from move to move; the visits of a move are added to it.</source>
<translation type="unfinished">탐색한 트리를 다음 수로 유지하고 한 수의 탐색 수를 거기에 더합니다.</translation>
</message>
<message>
<source>Keep this position</source>
<translation type="unfinished">이 국면 유지</translation>
</message>
<message>
<source>Keep {komi}</source>
<translation type="unfinished">{komi} 유지</translation>
</message>
<message>
<source>Keyboard shortcuts and mouse</source>
<translation type="unfinished">단축키와 마우스</translation>
</message>
<message>
<source>Keys</source>
<translation type="unfinished">키</translation>
</message>
<message>
<source>Kind</source>
<translation type="unfinished">종류</translation>
</message>
<message>
<source>Kind of mistakes</source>
<translation type="unfinished">악수 종류</translation>
</message>
<message>
<source>Komi</source>
<translation type="unfinished">덤</translation>
</message>
<message>
<source>Komi at which players of equal strength win half of the games each, with the standard error of the search; another network can differ by more</source>
<translation type="unfinished">실력이 같은 두 사람이 절반씩 이기는 덤과 탐색의 표준 오차. 신경망이 다르면 더 차이 날 수 있습니다</translation>
</message>
<message>
<source>Komi at which the networks are compared</source>
<translation type="unfinished">신경망을 비교할 덤</translation>
</message>
<message>
<source>Komi of the board</source>
<translation type="unfinished">바둑판의 덤</translation>
</message>
<message>
<source>Komi of the chances</source>
<translation type="unfinished">확률의 덤</translation>
</message>
<message>
<source>Komi of the even games; handicap games have komi 0.5</source>
<translation type="unfinished">호선의 덤, 접바둑은 덤 0.5입니다</translation>
</message>
<message>
<source>Komi of the game that this row starts</source>
<translation type="unfinished">이 행으로 시작하는 대국의 덤</translation>
</message>
<message>
<source>Komi of the game, at which players may swap</source>
<translation type="unfinished">교환할 수 있는 대국의 덤</translation>
</message>
<message>
<source>Komi of the games in turn, best on both sides of the fair one, like `8.5 9.5`; empty = the komi of the rules.</source>
<translation type="unfinished">대국에 차례로 쓰는 덤. `8.5 9.5`처럼 적정 덤의 양쪽이 좋습니다. 비움 = 규칙의 덤.</translation>
</message>
<message>
<source>Komi of the games in turn, like `8.5 9.5`; empty = 0.5 in handicap games, else on both sides of perfect play where that is known, else the komi of the rules.</source>
<translation type="unfinished">대국에 차례로 쓰는 덤, 예: `8.5 9.5`. 비움 = 접바둑은 0.5, 그 밖에는 완벽한 대국의 집 차이가 알려져 있으면 그 양쪽, 아니면 규칙의 덤.</translation>
</message>
<message>
<source>Komi that all winrates are shown for; the game's own komi does not change</source>
<translation type="unfinished">모든 승률을 표시하는 기준 덤입니다. 대국 덤은 바뀌지 않습니다</translation>
</message>
<message>
<source>Komi that the agent plays at, and of its result</source>
<translation type="unfinished">에이전트가 두는 덤이자 결과의 덤</translation>
</message>
<message>
<source>Korean</source>
<translation type="unfinished">한국</translation>
</message>
<message>
<source>L&amp;etter</source>
<translation type="unfinished">문자(&amp;E)</translation>
</message>
<message>
<source>Label</source>
<translation type="unfinished">문자</translation>
</message>
<message>
<source>Label points with the next letters</source>
<translation type="unfinished">점에 다음 문자를 차례로 표시합니다</translation>
</message>
<message>
<source>Label points with the next numbers</source>
<translation type="unfinished">점에 다음 숫자를 차례로 표시합니다</translation>
</message>
<message>
<source>Label…</source>
<translation type="unfinished">문자…</translation>
</message>
<message>
<source>Lambda</source>
<translation type="unfinished">λ</translation>
</message>
<message>
<source>Lambda by lead</source>
<translation type="unfinished">우세별 λ</translation>
</message>
<message>
<source>Lambda: 0 plays to win, 1 for points</source>
<translation type="unfinished">λ: 0은 승리, 1은 집</translation>
</message>
<message>
<source>Language of the window, from the next start on</source>
<translation type="unfinished">창의 언어, 다음에 시작할 때부터 적용됩니다</translation>
</message>
<message>
<source>Largest learning rate.</source>
<translation type="unfinished">최대 학습률.</translation>
</message>
<message>
<source>Largest loss of winrate of a move in openings that keep the value.</source>
<translation type="unfinished">형세를 지키는 초반에서 한 수의 최대 승률 손해.</translation>
</message>
<message>
<source>Largest norm of the gradient; 0 = no limit.</source>
<translation type="unfinished">기울기의 최대 길이. 0 = 제한 없음.</translation>
</message>
<message>
<source>Last &amp;ten moves</source>
<translation type="unfinished">마지막 10수(&amp;T)</translation>
</message>
<message>
<source>Last move</source>
<translation type="unfinished">마지막 수</translation>
</message>
<message>
<source>Last seen</source>
<translation type="unfinished">마지막 응답</translation>
</message>
<message>
<source>Last share of the run in which the rate falls along a cosine.</source>
<translation type="unfinished">학습률이 코사인을 따라 내려가는 학습 끝부분의 비율.</translation>
</message>
<message>
<source>Latest games</source>
<translation type="unfinished">최근 대국</translation>
</message>
<message>
<source>Latest random move: its number is uniform from 1 to this.</source>
<translation type="unfinished">무작위 수의 최대 번호: 번호는 1부터 이 값까지 균등합니다.</translation>
</message>
<message>
<source>Lead on the board, without komi</source>
<translation type="unfinished">덤을 뺀 반면 집 차이</translation>
</message>
<message>
<source>Learn the moves of game records in place of self-play.</source>
<translation type="unfinished">자가 대국 대신 기보의 수를 배웁니다.</translation>
</message>
<message>
<source>Learning of {move}</source>
<translation type="unfinished">{move}의 학습 과정</translation>
</message>
<message>
<source>Least number of games per generation (of positions, in a distillation). Games that other processes play while the first one trains are added. Stored labels are read all at once; a generation then trains on this many.</source>
<translation type="unfinished">세대마다 최소 대국 수(증류에서는 국면 수). 첫 프로세스가 학습하는 동안 다른 프로세스가 두는 것이 더해집니다. 미리 만든 레이블은 한꺼번에 읽고 세대마다 이만큼 학습합니다.</translation>
</message>
<message>
<source>Least score of a big win, without komi, in points per point of the board; 1 = all of it.</source>
<translation type="unfinished">덤을 뺀 대승의 최소 집 차이, 바둑판의 점당 집. 1 = 전부.</translation>
</message>
<message>
<source>Least spread of the first komi, as the scale of a logistic curve.</source>
<translation type="unfinished">첫 덤의 최소 분산, 로지스틱 곡선의 척도.</translation>
</message>
<message>
<source>Least visits</source>
<translation type="unfinished">최소 탐색 수</translation>
</message>
<message>
<source>Least visits of each</source>
<translation type="unfinished">후보수마다 최소 탐색 수</translation>
</message>
<message>
<source>Leave in turn: autoplay, board cursor, tool, region, play-out, viewed komi, board only, play, message, analysis</source>
<translation type="unfinished">차례로 끝냄: 자동 재생, 바둑판 커서, 도구, 구역, 끝까지 두기, 표시 덤, 바둑판만, 대국, 메시지, 분석</translation>
</message>
<message>
<source>Leave out mistakes that lost fewer points</source>
<translation type="unfinished">집 손해가 이보다 적은 악수를 뺍니다</translation>
</message>
<message>
<source>Leaves at move</source>
<translation type="unfinished">갈라진 수</translation>
</message>
<message>
<source>Left</source>
<translation type="unfinished">왼쪽</translation>
</message>
<message>
<source>Length</source>
<translation type="unfinished">길이</translation>
</message>
<message>
<source>Length of a period</source>
<translation type="unfinished">초읽기 한 번의 길이</translation>
</message>
<message>
<source>Length of a period with this many moves</source>
<translation type="unfinished">그만큼의 수를 두는 초읽기 한 번의 길이</translation>
</message>
<message>
<source>Length of drawn openings.</source>
<translation type="unfinished">뽑은 초반의 길이.</translation>
</message>
<message>
<source>Length of the games</source>
<translation type="unfinished">대국의 길이</translation>
</message>
<message>
<source>Let a network meet an opponent in even games and with one to nine handicap stones for the opponent, with and without dynamic komi. The table fills while the games are played; they continue when you close this window.</source>
<translation type="unfinished">신경망이 상대와 호선, 그리고 상대가 1~9점을 놓는 접바둑을 동적 덤을 쓰거나 쓰지 않고 둡니다. 대국하는 동안 표가 채워지며, 이 창을 닫아도 계속됩니다.</translation>
</message>
<message>
<source>Let a network play an opponent in even games and with one to nine handicap stones</source>
<translation type="unfinished">신경망이 상대와 호선과 1~9점 접바둑을 둡니다</translation>
</message>
<message>
<source>Let networks and other engines play games</source>
<translation type="unfinished">신경망과 다른 엔진들이 대국합니다</translation>
</message>
<message>
<source>Let several agents play on from this position, each on its own board</source>
<translation type="unfinished">에이전트들이 이 국면을 나란히 끝까지 둡니다</translation>
</message>
<message>
<source>Let the stone of each move fall on the board</source>
<translation type="unfinished">둘 때마다 돌이 바둑판에 떨어지게 합니다</translation>
</message>
<message>
<source>Let two players play a match, or more players a tournament: networks with their visits, lambda and mu, or any GTP engine. Colors, komi and openings are balanced. The games continue when you close this window.</source>
<translation type="unfinished">두 선수가 매치를, 여러 선수가 대회를 치릅니다. 탐색 수, lambda, mu를 정한 신경망이나 GTP 엔진이 선수가 됩니다. 색, 덤, 초반은 균형을 맞춥니다. 이 창을 닫아도 대국은 계속됩니다.</translation>
</message>
<message>
<source>Letter</source>
<translation type="unfinished">문자</translation>
</message>
<message>
<source>Level</source>
<translation type="unfinished">수준</translation>
</message>
<message>
<source>License</source>
<translation type="unfinished">라이선스</translation>
</message>
<message>
<source>License: {license}.</source>
<translation type="unfinished">라이선스: {license}.</translation>
</message>
<message>
<source>Like people</source>
<translation type="unfinished">사람처럼</translation>
</message>
<message>
<source>Limit candidates</source>
<translation type="unfinished">후보수 제한</translation>
</message>
<message>
<source>Limit of the nodes that self-play searches; 0 = no limit. The learning rate is lowest at the limit, and the run ends with the generation in progress.</source>
<translation type="unfinished">자가 대국이 탐색하는 최대 노드. 끝에서 학습률이 가장 낮으며 진행 중인 세대로 끝납니다. 0 = 제한 없음.</translation>
</message>
<message>
<source>Limit of the processor time of all the run's processes, so that runs are equally long on a busy machine; 0 = no limit. Otherwise like run.minutes.</source>
<translation type="unfinished">학습의 모든 프로세스가 쓰는 프로세서 시간의 제한. 바쁜 컴퓨터에서도 학습의 길이가 같아집니다. 0 = 제한 없음. 나머지는 run.minutes와 같습니다.</translation>
</message>
<message>
<source>Line</source>
<translation type="unfinished">선</translation>
</message>
<message>
<source>Lines to write on</source>
<translation type="unfinished">메모할 줄</translation>
</message>
<message>
<source>Link</source>
<translation type="unfinished">링크</translation>
</message>
<message>
<source>Links</source>
<translation type="unfinished">링크</translation>
</message>
<message>
<source>Load settings from a JSON file, such as the section preset of a run.json</source>
<translation type="unfinished">run.json의 preset 부분 같은 JSON 파일에서 설정을 가져옵니다</translation>
</message>
<message>
<source>Loading the engine…</source>
<translation type="unfinished">엔진 불러오는 중…</translation>
</message>
<message>
<source>Loading the network…</source>
<translation type="unfinished">신경망 불러오는 중…</translation>
</message>
<message>
<source>Loading the players; after an update the engine is compiled first.</source>
<translation type="unfinished">대국자를 불러오는 중입니다. 업데이트 후에는 먼저 엔진을 컴파일합니다.</translation>
</message>
<message>
<source>Log</source>
<translation type="unfinished">로그</translation>
</message>
<message>
<source>Longest game, in moves per point of the board.</source>
<translation type="unfinished">가장 긴 대국, 바둑판의 점당 수.</translation>
</message>
<message>
<source>Looking for a good move…</source>
<translation type="unfinished">좋은 수를 찾는 중…</translation>
</message>
<message>
<source>Looking for dead stones…</source>
<translation type="unfinished">사석 찾는 중…</translation>
</message>
<message>
<source>Loss of the training that makes the next network</source>
<translation type="unfinished">그다음 학습의 값</translation>
</message>
<message>
<source>Loss per move in 80 % of players' games</source>
<translation type="unfinished">기력별 대국 80 %의 한 수당 손해</translation>
</message>
<message>
<source>Losses</source>
<translation type="unfinished">손실</translation>
</message>
<message>
<source>Losses by rank are compared where nearly all moves of a whole game are judged, at least {count} of a player.</source>
<translation type="unfinished">기력별 손해는 대국 전체의 거의 모든 수를 판정했고 한쪽의 수를 {count}수 이상 판정했을 때 비교합니다.</translation>
</message>
<message>
<source>Losses by rank are known for {known} visits of each position; this game was searched with {fewest} to {most}.</source>
<translation type="unfinished">기력별 손해는 국면마다 탐색 수 {known}일 때의 값만 알려져 있습니다. 이 대국의 탐색 수는 {fewest}~{most}입니다.</translation>
</message>
<message>
<source>Losses by rank are not known for this network on this board.</source>
<translation type="unfinished">이 바둑판에서 이 신경망의 기력별 손해는 알려져 있지 않습니다.</translation>
</message>
<message>
<source>Losses by rank hold for one network; this game was analyzed by several.</source>
<translation type="unfinished">기력별 손해는 한 신경망에만 맞습니다. 이 대국은 여러 신경망으로 분석했습니다.</translation>
</message>
<message>
<source>Lost</source>
<translation type="unfinished">손해</translation>
</message>
<message>
<source>Lost per move</source>
<translation type="unfinished">수당 손실</translation>
</message>
<message>
<source>Low on time</source>
<translation type="unfinished">시간 부족</translation>
</message>
<message>
<source>Lower viewed komi by a point</source>
<translation type="unfinished">표시 덤 1집 내리기</translation>
</message>
<message>
<source>Lowest winrate by the judge's search that the side that wins with perfect play may have.</source>
<translation type="unfinished">완벽하게 두면 이기는 쪽에 허용되는, 심판의 탐색에 따른 최소 승률.</translation>
</message>
<message>
<source>MIT, as KataGo's release</source>
<translation type="unfinished">MIT(KataGo 배포판과 같음)</translation>
</message>
<message>
<source>ML-DK: winrate by komi</source>
<translation type="unfinished">ML-DK: 덤별 승률</translation>
</message>
<message>
<source>Machine</source>
<translation type="unfinished">컴퓨터</translation>
</message>
<message>
<source>Machines</source>
<translation type="unfinished">컴퓨터</translation>
</message>
<message>
<source>Main line: {extent}</source>
<translation type="unfinished">본 수순: {extent}</translation>
</message>
<message>
<source>Main time</source>
<translation type="unfinished">제한 시간</translation>
</message>
<message>
<source>Main time of each player</source>
<translation type="unfinished">각자의 제한 시간</translation>
</message>
<message>
<source>Make &amp;main line</source>
<translation type="unfinished">본 수순으로(&amp;M)</translation>
</message>
<message>
<source>Make main line</source>
<translation type="unfinished">본 수순으로</translation>
</message>
<message>
<source>Make players of their own of all names that were joined</source>
<translation type="unfinished">합친 이름을 모두 별개의 기사로 되돌립니다</translation>
</message>
<message>
<source>Make t&amp;his position the start</source>
<translation type="unfinished">이 국면을 시작으로(&amp;H)</translation>
</message>
<message>
<source>Make this position the start</source>
<translation type="unfinished">이 국면을 시작으로</translation>
</message>
<message>
<source>Manage networks</source>
<translation type="unfinished">신경망을 관리합니다</translation>
</message>
<message>
<source>Map of circles</source>
<translation type="unfinished">순환 지도</translation>
</message>
<message>
<source>Mar&amp;k</source>
<translation type="unfinished">표시(&amp;K)</translation>
</message>
<message>
<source>Margin of the win</source>
<translation type="unfinished">이기는 집 차이</translation>
</message>
<message>
<source>Mark</source>
<translation type="unfinished">표시</translation>
</message>
<message>
<source>Mark a move as best, or not</source>
<translation type="unfinished">최선의 수로 표시하거나 해제</translation>
</message>
<message>
<source>Mark on the board</source>
<translation type="unfinished">바둑판 표시</translation>
</message>
<message>
<source>Mark points with circles</source>
<translation type="unfinished">점에 동그라미를 표시합니다</translation>
</message>
<message>
<source>Mark points with crosses</source>
<translation type="unfinished">점에 가위표를 표시합니다</translation>
</message>
<message>
<source>Mark points with squares</source>
<translation type="unfinished">점에 네모를 표시합니다</translation>
</message>
<message>
<source>Mark points with triangles</source>
<translation type="unfinished">점에 세모를 표시합니다</translation>
</message>
<message>
<source>Mark stones by the points that their moves lost</source>
<translation type="unfinished">돌에 그 수의 집 손해를 표시합니다</translation>
</message>
<message>
<source>Mark the best moves: click them on the board or enter them above.</source>
<translation type="unfinished">최선의 수를 표시하세요. 바둑판에서 클릭하거나 위에 입력합니다.</translation>
</message>
<message>
<source>Mark the move that each agent plays</source>
<translation type="unfinished">각 에이전트가 둘 수를 표시합니다</translation>
</message>
<message>
<source>Mark the moves that follow in the game</source>
<translation type="unfinished">대국에서 다음에 둔 수를 표시합니다</translation>
</message>
<message>
<source>Matches</source>
<translation type="unfinished">매치</translation>
</message>
<message>
<source>Matches and tournaments</source>
<translation type="unfinished">매치와 대회</translation>
</message>
<message>
<source>Maximum-likelihood rating from all games against the panel, whose first member has 0; bars are 95 % intervals.</source>
<translation type="unfinished">평가단과 둔 모든 대국에서 구한 최대 우도 등급입니다. 평가단의 첫 구성원이 0이며, 막대는 95 % 구간입니다.</translation>
</message>
<message>
<source>Mean difference between Black's winrate and that of a strong network's search on labelled positions, at one visit (the network alone) or more; bars are 95 % intervals.</source>
<translation type="unfinished">레이블을 붙인 국면에서 흑 승률과 강한 신경망 탐색 승률의 평균 차이입니다. 탐색 수 1(신경망만) 이상에서 재며, 막대는 95 % 구간입니다.</translation>
</message>
<message>
<source>Mean length of its games</source>
<translation type="unfinished">대국의 평균 길이</translation>
</message>
<message>
<source>Mean of {n} network</source>
<translation type="unfinished">신경망 {n}개의 평균</translation>
</message>
<message>
<source>Mean of {n} networks</source>
<translation type="unfinished">신경망 {n}개의 평균</translation>
</message>
<message>
<source>Mean squared error of the results that a network predicts, from -1 to +1: on positions that it was trained on, and on held-out games. A gap between the two means that it overfits.</source>
<translation type="unfinished">+1과 -1로 나타낸 결과에 대한 신경망의 평균 제곱 오차입니다. 학습한 국면과 검증 대국에서 잽니다. 둘의 차이가 크면 대국을 외운 것입니다.</translation>
</message>
<message>
<source>Mean, networks of one komi</source>
<translation type="unfinished">평균, 한 가지 덤 신경망</translation>
</message>
<message>
<source>Measure</source>
<translation type="unfinished">측정</translation>
</message>
<message>
<source>Measure every checked network on the games</source>
<translation type="unfinished">선택한 모든 신경망을 기보로 측정합니다</translation>
</message>
<message>
<source>Measure every n-th generation</source>
<translation type="unfinished">세대 간격</translation>
</message>
<message>
<source>Measure how fast this computer plays and learns</source>
<translation type="unfinished">이 컴퓨터의 대국과 학습 속도를 측정합니다</translation>
</message>
<message>
<source>Measure speed</source>
<translation type="unfinished">속도 측정</translation>
</message>
<message>
<source>Measure strength</source>
<translation type="unfinished">실력 측정</translation>
</message>
<message>
<source>Measure this computer for ten seconds to see how long the run will take.</source>
<translation type="unfinished">이 컴퓨터를 10초 동안 측정하면 학습에 걸리는 시간을 알 수 있습니다.</translation>
</message>
<message>
<source>Measured here, evaluations per second of one core in calls of 8:</source>
<translation type="unfinished">이 컴퓨터에서 측정한 코어 1개의 초당 평가 수(8개씩 호출):</translation>
</message>
<message>
<source>Measuring self-play and training with this network…</source>
<translation type="unfinished">이 신경망으로 자가 대국과 학습을 측정하는 중…</translation>
</message>
<message>
<source>Measuring self-play and training with this network… The first time, the engine is compiled first.</source>
<translation type="unfinished">이 신경망으로 자가 대국과 학습을 측정하는 중… 처음에는 먼저 엔진을 컴파일합니다.</translation>
</message>
<message>
<source>Measuring… {percent} %</source>
<translation type="unfinished">측정 중… {percent} %</translation>
</message>
<message>
<source>Message</source>
<translation type="unfinished">메시지</translation>
</message>
<message>
<source>Messages</source>
<translation type="unfinished">메시지</translation>
</message>
<message>
<source>Method</source>
<translation type="unfinished">방식</translation>
</message>
<message>
<source>Million nodes</source>
<translation type="unfinished">백만 노드</translation>
</message>
<message>
<source>Mirror the whole game left to right</source>
<translation type="unfinished">대국의 좌우를 바꿉니다</translation>
</message>
<message>
<source>Mirror the whole game top to bottom</source>
<translation type="unfinished">대국의 상하를 바꿉니다</translation>
</message>
<message>
<source>Mistake</source>
<translation type="unfinished">악수</translation>
</message>
<message>
<source>Mistakes</source>
<translation type="unfinished">악수</translation>
</message>
<message>
<source>Mistakes are hidden while you play.</source>
<translation type="unfinished">대국 중에는 악수를 숨깁니다.</translation>
</message>
<message>
<source>Mistakes are listed here as the moves are analyzed.</source>
<translation type="unfinished">수를 분석하면 악수가 여기에 나열됩니다.</translation>
</message>
<message>
<source>Mistakes by kind</source>
<translation type="unfinished">종류별 악수</translation>
</message>
<message>
<source>Mistakes of</source>
<translation type="unfinished">악수를 둔 쪽</translation>
</message>
<message>
<source>Mistakes, by KataGo's human network</source>
<translation type="unfinished">악수, KataGo의 휴먼 신경망 기준</translation>
</message>
<message>
<source>Momentum of SGD (Nesterov).</source>
<translation type="unfinished">SGD(Nesterov)의 모멘텀.</translation>
</message>
<message>
<source>More accurate winrate curves at the cost of a few evaluations</source>
<translation type="unfinished">평가를 조금 더 해서 승률 곡선을 더 정확하게 그립니다</translation>
</message>
<message>
<source>More points than the engine's choice, which was searched more: an agent that plays to win gives points for certainty</source>
<translation type="unfinished">엔진의 선택보다 집이 많지만 선택이 더 많이 탐색되었습니다. 이기려고 두는 에이전트는 확실함을 위해 집을 내줍니다</translation>
</message>
<message>
<source>Most diagrams</source>
<translation type="unfinished">최대 그림 수</translation>
</message>
<message>
<source>Most likely strength; in a match, relative to the second player</source>
<translation type="unfinished">가장 유력한 실력, 매치에서는 둘째 선수 기준</translation>
</message>
<message>
<source>Most {rank} players would play it, too ({share} %).</source>
<translation type="unfinished">{rank} 대국자 대부분도 이렇게 둡니다({share} %).</translation>
</message>
<message>
<source>Move</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source>Move &amp;down</source>
<translation type="unfinished">아래로(&amp;D)</translation>
</message>
<message>
<source>Move &amp;up</source>
<translation type="unfinished">위로(&amp;U)</translation>
</message>
<message>
<source>Move a cursor on the board and play there, or use the selected tool</source>
<translation type="unfinished">바둑판의 커서를 움직여 두거나 선택한 도구를 씁니다</translation>
</message>
<message>
<source>Move a cursor on the board with the arrow keys; Enter plays a stone</source>
<translation type="unfinished">화살표 키로 바둑판의 커서를 움직이고 Enter로 돌을 둡니다</translation>
</message>
<message>
<source>Move n&amp;umbers</source>
<translation type="unfinished">수 번호(&amp;U)</translation>
</message>
<message>
<source>Move number</source>
<translation type="unfinished">수 번호</translation>
</message>
<message>
<source>Move number, words of a comment, or annotation: hotspot</source>
<translation type="unfinished">수 번호, 해설 단어 또는 평가 표시: 승부처</translation>
</message>
<message>
<source>Move numbers: {kind}.</source>
<translation type="unfinished">수 번호: {kind}.</translation>
</message>
<message>
<source>Move temperature at the first move of the board.</source>
<translation type="unfinished">바둑판 첫 수의 온도.</translation>
</message>
<message>
<source>Move temperature late in the game.</source>
<translation type="unfinished">대국 후반의 수 온도.</translation>
</message>
<message>
<source>Move that it plays for points, after a search</source>
<translation type="unfinished">탐색 뒤 두는 수 (집 목표)</translation>
</message>
<message>
<source>Move that it plays to win and for points, after a search</source>
<translation type="unfinished">탐색 뒤 두는 수 (승리와 집 목표)</translation>
</message>
<message>
<source>Move that it plays to win, after a search</source>
<translation type="unfinished">탐색 뒤 두는 수 (승리 목표)</translation>
</message>
<message>
<source>Move the selected game down</source>
<translation type="unfinished">선택한 기보를 아래로 옮깁니다</translation>
</message>
<message>
<source>Move the selected game up</source>
<translation type="unfinished">선택한 기보를 위로 옮깁니다</translation>
</message>
<message>
<source>Move variation u&amp;p</source>
<translation type="unfinished">변화도 위로(&amp;P)</translation>
</message>
<message>
<source>Move variation up</source>
<translation type="unfinished">변화도 위로</translation>
</message>
<message>
<source>Move whose learning is shown</source>
<translation type="unfinished">학습 과정을 표시할 수</translation>
</message>
<message>
<source>Move {number}</source>
<translation type="unfinished">{number}수</translation>
</message>
<message>
<source>Move {number}, black {vertex}</source>
<translation type="unfinished">{number}수, 흑 {vertex}</translation>
</message>
<message>
<source>Move {number}, white {vertex}</source>
<translation type="unfinished">{number}수, 백 {vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {move}: {kind}</source>
<translation type="unfinished">{number}수, {color} {move}: {kind}</translation>
</message>
<message>
<source>Move {number}, {color} {point}</source>
<translation type="unfinished">{number}수, {color} {point}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex}</source>
<translation type="unfinished">{number}수, {color} {vertex}</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}.</source>
<translation type="unfinished">{number}수, {color} {vertex}의 손해: {lost}.</translation>
</message>
<message>
<source>Move {number}, {color} {vertex} loses {lost}; {leader} takes the lead.</source>
<translation type="unfinished">{number}수, {color} {vertex}의 손해: {lost}. {leader}이(가) 앞섭니다.</translation>
</message>
<message>
<source>Move {number}, {player} to play</source>
<translation type="unfinished">{number}수, {player} 차례</translation>
</message>
<message>
<source>Move {number}: {side} to play</source>
<translation type="unfinished">{number}수: {side} 차례</translation>
</message>
<message>
<source>Move {number}; the board shows move {shown}</source>
<translation type="unfinished">{number}수, 바둑판은 {shown}수 표시 중</translation>
</message>
<message>
<source>Moves</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source>Moves after which half the way to the late temperature is gone.</source>
<translation type="unfinished">후반 온도까지 절반에 이르는 수.</translation>
</message>
<message>
<source>Moves are searched {how}.</source>
<translation type="unfinished">수 탐색: {how}.</translation>
</message>
<message>
<source>Moves at which agents with lambda 0 and 1 would play differently tell the lambda of a player. The picture shows the most likely one and its 95 % interval, by how many points the player led before the move; below it is the number of such moves.</source>
<translation type="unfinished">람다 0과 1의 에이전트가 다르게 두는 수가 대국자의 람다를 말해 줍니다. 그림은 수를 두기 전의 우세(집)별로 가장 그럴듯한 값과 95 % 구간을 보여 주며, 아래는 그런 수의 개수입니다.</translation>
</message>
<message>
<source>Moves chosen</source>
<translation type="unfinished">고른 수</translation>
</message>
<message>
<source>Moves in each period</source>
<translation type="unfinished">초읽기마다 둘 수</translation>
</message>
<message>
<source>Moves of &amp;people ({rank})</source>
<translation type="unfinished">{rank} 대국자의 수(&amp;P)</translation>
</message>
<message>
<source>Moves of &amp;people of your rank</source>
<translation type="unfinished">내 기력 대국자의 수(&amp;P)</translation>
</message>
<message>
<source>Moves of both players</source>
<translation type="unfinished">양쪽의 수</translation>
</message>
<message>
<source>Moves of held-out games</source>
<translation type="unfinished">검증 대국의 수</translation>
</message>
<message>
<source>Moves of other programs computed at the same time; 0 = as many as cores.</source>
<translation type="unfinished">동시에 계산하는 다른 프로그램의 착수 개수. 0 = 코어 수만큼.</translation>
</message>
<message>
<source>Moves of strong players on 19x19, without any search.</source>
<translation type="unfinished">탐색 없이 19x19에서 강자의 수.</translation>
</message>
<message>
<source>Moves of the board before forced_pass acts.</source>
<translation type="unfinished">forced_pass가 작용하기 전의 수.</translation>
</message>
<message>
<source>Moves of the game that use the temperature.</source>
<translation type="unfinished">온도를 쓰는 대국의 수.</translation>
</message>
<message>
<source>Moves of {side}</source>
<translation type="unfinished">{side}의 수</translation>
</message>
<message>
<source>Moves per self-play game; a branch counts only the moves after it left its parent game.</source>
<translation type="unfinished">자가 대국의 수 개수입니다. 분기에서는 갈라진 뒤의 수만 셉니다.</translation>
</message>
<message>
<source>Moves played and moves of the game</source>
<translation type="unfinished">둔 수와 실전의 수</translation>
</message>
<message>
<source>Moves played before the players take over, the same ones for both: none; drawn from a network's policy; random legal moves that keep the value; or recorded ones, which a strong network has checked.</source>
<translation type="unfinished">선수들이 두기 전에 양쪽 똑같이 두는 수: 없음, 신경망의 정책망에서 뽑은 수, 형세를 지키는 무작위 수, 또는 강한 신경망이 확인한 기록된 수.</translation>
</message>
<message>
<source>Moves since the position</source>
<translation type="unfinished">그 국면 이후의 수</translation>
</message>
<message>
<source>Moves that count as best; you can also click them on the board</source>
<translation type="unfinished">최선으로 치는 수, 바둑판에서 클릭해도 됩니다</translation>
</message>
<message>
<source>Moves that you play until a play-out is counted</source>
<translation type="unfinished">끝까지 두기에서 계가할 때까지 내가 둘 수의 개수</translation>
</message>
<message>
<source>Moves to guess</source>
<translation type="unfinished">맞힐 수</translation>
</message>
<message>
<source>Multi-labelled value network, 9x9</source>
<translation type="unfinished">다중 레이블 가치망, 9x9</translation>
</message>
<message>
<source>My pro&amp;gress…</source>
<translation type="unfinished">내 발전(&amp;G)…</translation>
</message>
<message>
<source>My progress</source>
<translation type="unfinished">내 발전</translation>
</message>
<message>
<source>Name</source>
<translation type="unfinished">이름</translation>
</message>
<message>
<source>Name a folder for the reports.</source>
<translation type="unfinished">보고서 폴더를 지정하세요.</translation>
</message>
<message>
<source>Name and options</source>
<translation type="unfinished">이름과 옵션</translation>
</message>
<message>
<source>Name of the position</source>
<translation type="unfinished">국면 이름</translation>
</message>
<message>
<source>Name of {color}</source>
<translation type="unfinished">{color} 이름</translation>
</message>
<message>
<source>Name position</source>
<translation type="unfinished">국면 이름 붙이기</translation>
</message>
<message>
<source>Name the address of the cluster, like 192.168.0.10:6379, or auto for the one that runs on this computer.</source>
<translation type="unfinished">클러스터의 주소를 입력하세요. 예: 192.168.0.10:6379. 이 컴퓨터에서 실행 중인 것은 auto로 지정합니다.</translation>
</message>
<message>
<source>Name the whole path of the folder for the reports.</source>
<translation type="unfinished">보고서 폴더의 전체 경로를 지정하세요.</translation>
</message>
<message>
<source>Ne&amp;xt comment or annotation</source>
<translation type="unfinished">다음 해설·평가 표시(&amp;X)</translation>
</message>
<message>
<source>Ne&amp;xt viewed position</source>
<translation type="unfinished">다음에 본 국면(&amp;X)</translation>
</message>
<message>
<source>Needs {needs}.</source>
<translation type="unfinished">필요: {needs}.</translation>
</message>
<message>
<source>Needs {needs}: set {settings}.</source>
<translation type="unfinished">필요: {needs}. {settings}을(를) 설정하세요.</translation>
</message>
<message>
<source>Net&amp;works</source>
<translation type="unfinished">신경망(&amp;W)</translation>
</message>
<message>
<source>Network</source>
<translation type="unfinished">신경망</translation>
</message>
<message>
<source>Network &amp;policy</source>
<translation type="unfinished">정책망(&amp;P)</translation>
</message>
<message>
<source>Network file that plays the moves after it.</source>
<translation type="unfinished">그다음 수를 두는 신경망 파일.</translation>
</message>
<message>
<source>Network file that plays the moves before the random one, in games that teach results.</source>
<translation type="unfinished">결과를 가르치는 대국에서 무작위 수 전의 수를 두는 신경망 파일.</translation>
</message>
<message>
<source>Network file whose answers are learned; empty = the run plays against itself.</source>
<translation type="unfinished">그 답을 배우는 신경망 파일. 비움 = 자가 대국을 합니다.</translation>
</message>
<message>
<source>Network file whose policy plays a part of the moves, so that its mistakes are labelled too; empty = the teacher plays all.</source>
<translation type="unfinished">정책망이 일부 수를 두어 그 악수에도 레이블을 붙이게 하는 신경망 파일. 비움 = 교사가 모두 둡니다.</translation>
</message>
<message>
<source>Network file whose winrate is subtracted from the results of moves; empty = none is.</source>
<translation type="unfinished">수의 결과에서 그 승률을 뺄 신경망 파일. 비움 = 빼지 않습니다.</translation>
</message>
<message>
<source>Network in&amp;put…</source>
<translation type="unfinished">신경망 입력(&amp;P)…</translation>
</message>
<message>
<source>Network input</source>
<translation type="unfinished">신경망 입력</translation>
</message>
<message>
<source>Network of the agent</source>
<translation type="unfinished">에이전트의 신경망</translation>
</message>
<message>
<source>Network that checks drawn openings at every komi: a file, or the name of a known one; empty = for openings that keep the value, the strongest KataGo network available.</source>
<translation type="unfinished">뽑은 초반을 모든 덤에서 확인하는 신경망: 파일 또는 알려진 신경망의 이름. 비움 = 형세를 지키는 초반에는 쓸 수 있는 가장 강한 KataGo 신경망.</translation>
</message>
<message>
<source>Network {number}</source>
<translation type="unfinished">신경망 {number}</translation>
</message>
<message>
<source>Networks</source>
<translation type="unfinished">신경망</translation>
</message>
<message>
<source>Networks made so far, and how many there will be.</source>
<translation type="unfinished">지금까지 만든 신경망 수와 만들 전체 수입니다.</translation>
</message>
<message>
<source>Networks of other programs</source>
<translation type="unfinished">다른 프로그램의 신경망</translation>
</message>
<message>
<source>Networks of this run have one winrate for one komi, no alpha.</source>
<translation type="unfinished">이 학습의 신경망은 한 가지 덤의 승률만 있고 alpha가 없습니다.</translation>
</message>
<message>
<source>Networks play square boards only; {board} can be played and edited, not analyzed.</source>
<translation type="unfinished">신경망은 정사각형 바둑판에서만 둡니다. {board}은(는) 두기와 편집만 되고 분석은 되지 않습니다.</translation>
</message>
<message>
<source>Networks that take part</source>
<translation type="unfinished">참가하는 신경망</translation>
</message>
<message>
<source>Networks that were measured</source>
<translation type="unfinished">측정한 신경망</translation>
</message>
<message>
<source>Networks that were searched</source>
<translation type="unfinished">탐색한 신경망</translation>
</message>
<message>
<source>Networks to make; 0 = none, only games, as `sai-engine label` does.</source>
<translation type="unfinished">만들 신경망 수. 0 = `sai-engine label`처럼 대국만.</translation>
</message>
<message>
<source>Never ask again</source>
<translation type="unfinished">다시 묻지 않기</translation>
</message>
<message>
<source>Never offer</source>
<translation type="unfinished">제안하지 않기</translation>
</message>
<message>
<source>New &amp;instinct tournament…</source>
<translation type="unfinished">새 직감 대회(&amp;I)…</translation>
</message>
<message>
<source>New &amp;training tournament…</source>
<translation type="unfinished">새 학습 대회(&amp;T)…</translation>
</message>
<message>
<source>New Zealand</source>
<translation type="unfinished">뉴질랜드</translation>
</message>
<message>
<source>New c&amp;hain…</source>
<translation type="unfinished">새 연속 작업(&amp;H)…</translation>
</message>
<message>
<source>New chain</source>
<translation type="unfinished">새 연속 작업</translation>
</message>
<message>
<source>New game</source>
<translation type="unfinished">새 대국</translation>
</message>
<message>
<source>New handicap ta&amp;ble…</source>
<translation type="unfinished">새 치수표(&amp;B)…</translation>
</message>
<message>
<source>New handicap table</source>
<translation type="unfinished">새 치수표</translation>
</message>
<message>
<source>New match</source>
<translation type="unfinished">새 매치</translation>
</message>
<message>
<source>New match…</source>
<translation type="unfinished">새 매치…</translation>
</message>
<message>
<source>New run</source>
<translation type="unfinished">새 학습</translation>
</message>
<message>
<source>New run…</source>
<translation type="unfinished">새 학습…</translation>
</message>
<message>
<source>New table…</source>
<translation type="unfinished">새 표…</translation>
</message>
<message>
<source>Newest</source>
<translation type="unfinished">최신</translation>
</message>
<message>
<source>Next</source>
<translation type="unfinished">다음</translation>
</message>
<message>
<source>Next &amp;disagreement</source>
<translation type="unfinished">다음 의견 차이(&amp;D)</translation>
</message>
<message>
<source>Next asks for the files that these steps need.</source>
<translation type="unfinished">다음을 누르면 이 단계에 필요한 파일을 묻습니다.</translation>
</message>
<message>
<source>Next game</source>
<translation type="unfinished">다음 대국</translation>
</message>
<message>
<source>Next mista&amp;ke</source>
<translation type="unfinished">다음 악수(&amp;K)</translation>
</message>
<message>
<source>Next or previous mistake</source>
<translation type="unfinished">다음 또는 이전 악수</translation>
</message>
<message>
<source>Next part of the text</source>
<translation type="unfinished">텍스트의 다음 부분</translation>
</message>
<message>
<source>Next: {moves}.</source>
<translation type="unfinished">다음: {moves}.</translation>
</message>
<message>
<source>Next…</source>
<translation type="unfinished">다음…</translation>
</message>
<message>
<source>No KataGo network is known: Networks › Get a strong network downloads one. Until then choose the strongest network that you have.</source>
<translation type="unfinished">KataGo 신경망이 없습니다. 신경망 &gt; 강한 신경망 받기에서 내려받을 수 있습니다. 그때까지는 가진 것 중 가장 강한 신경망을 선택하세요.</translation>
</message>
<message>
<source>No analysis of rectangular boards</source>
<translation type="unfinished">직사각형 바둑판은 분석 안 함</translation>
</message>
<message>
<source>No branch is collapsed.</source>
<translation type="unfinished">접힌 가지가 없습니다.</translation>
</message>
<message>
<source>No browser could be opened; the address is {address}</source>
<translation type="unfinished">브라우저를 열 수 없습니다. 주소는 {address}입니다</translation>
</message>
<message>
<source>No clock</source>
<translation type="unfinished">시계 없음</translation>
</message>
<message>
<source>No cycle of three players is significant.</source>
<translation type="unfinished">세 선수 사이에 유의한 순환은 없습니다.</translation>
</message>
<message>
<source>No disagreement of the agents is known after this position.</source>
<translation type="unfinished">이 국면 뒤에는 알려진 에이전트 의견 차이가 없습니다.</translation>
</message>
<message>
<source>No disagreement of the agents is known before this position.</source>
<translation type="unfinished">이 국면 앞에는 알려진 에이전트 의견 차이가 없습니다.</translation>
</message>
<message>
<source>No dynamic komi</source>
<translation type="unfinished">동적 덤 없음</translation>
</message>
<message>
<source>No engine is in use.</source>
<translation type="unfinished">사용 중인 엔진이 없습니다.</translation>
</message>
<message>
<source>No files yet</source>
<translation type="unfinished">파일 없음</translation>
</message>
<message>
<source>No folder yet</source>
<translation type="unfinished">폴더 없음</translation>
</message>
<message>
<source>No game is being played.</source>
<translation type="unfinished">진행 중인 대국이 없습니다.</translation>
</message>
<message>
<source>No game is finished yet.</source>
<translation type="unfinished">아직 끝난 대국이 없습니다.</translation>
</message>
<message>
<source>No game of this cell has begun yet.</source>
<translation type="unfinished">이 칸의 대국은 아직 시작하지 않았습니다.</translation>
</message>
<message>
<source>No games chosen</source>
<translation type="unfinished">선택한 기보 없음</translation>
</message>
<message>
<source>No komi in the file; using {komi}.</source>
<translation type="unfinished">파일에 덤이 없어 {komi}을(를) 씁니다.</translation>
</message>
<message>
<source>No legal move in the region</source>
<translation type="unfinished">구역 안에 둘 수 있는 수 없음</translation>
</message>
<message>
<source>No mistake is known after this position.</source>
<translation type="unfinished">이 국면 뒤에는 알려진 악수가 없습니다.</translation>
</message>
<message>
<source>No mistake is known before this position.</source>
<translation type="unfinished">이 국면 앞에는 알려진 악수가 없습니다.</translation>
</message>
<message>
<source>No mistake mattered for the result; the players' table counts them.</source>
<translation type="unfinished">결과를 좌우한 실수는 없습니다. 수는 대국자 표에 있습니다.</translation>
</message>
<message>
<source>No mistake of {side} is known in the open game; analyze it first.</source>
<translation type="unfinished">열린 기보에 알려진 {side}의 악수가 없습니다. 먼저 분석하세요.</translation>
</message>
<message>
<source>No mistakes</source>
<translation type="unfinished">악수 없음</translation>
</message>
<message>
<source>No move follows here.</source>
<translation type="unfinished">이 뒤에 수가 없습니다.</translation>
</message>
<message>
<source>No move guessed yet</source>
<translation type="unfinished">아직 맞힌 수 없음</translation>
</message>
<message>
<source>No move is clearly best near komi {komi}.</source>
<translation type="unfinished">덤 {komi} 부근에서는 확실한 최선의 수가 없습니다.</translation>
</message>
<message>
<source>No move is judged, because each position was only evaluated once. Review the game to judge the moves.</source>
<translation type="unfinished">국면마다 한 번만 평가하여 판정한 수가 없습니다. 수를 판정하려면 대국을 복기하세요.</translation>
</message>
<message>
<source>No move lost enough to be a mistake.</source>
<translation type="unfinished">악수라고 할 만큼 손해 본 수가 없습니다.</translation>
</message>
<message>
<source>No moves yet</source>
<translation type="unfinished">아직 수 없음</translation>
</message>
<message>
<source>No network</source>
<translation type="unfinished">신경망 없음</translation>
</message>
<message>
<source>No network for the {size}×{size} board.</source>
<translation type="unfinished">{size}×{size} 바둑판용 신경망이 없습니다.</translation>
</message>
<message>
<source>No network for {size}x{size} is known; add one with Networks › Get a strong network.</source>
<translation type="unfinished">{size}x{size}용 신경망이 없습니다. 신경망 &gt; 강한 신경망 받기에서 추가하세요.</translation>
</message>
<message>
<source>No network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">{board}에서 두는 신경망이 없습니다. 신경망 &gt; 강한 신경망 받기에서 추가합니다.</translation>
</message>
<message>
<source>No option has these words in its name or description.</source>
<translation type="unfinished">이름이나 설명이 일치하는 옵션이 없습니다.</translation>
</message>
<message>
<source>No other network analyzed this game, and no other engine runs</source>
<translation type="unfinished">이 기보를 분석한 다른 신경망이 없고 실행 중인 다른 엔진도 없습니다</translation>
</message>
<message>
<source>No other position was viewed.</source>
<translation type="unfinished">본 다른 국면이 없습니다.</translation>
</message>
<message>
<source>No other runs yet</source>
<translation type="unfinished">아직 다른 학습 없음</translation>
</message>
<message>
<source>No panel scores yet: give the run a panel (settings run.panel and run.panel_every) and its generations are matched against it.</source>
<translation type="unfinished">아직 평가단 점수가 없습니다. 학습에 평가단을 지정하면(설정 run.panel과 run.panel_every) 세대가 평가단과 대국합니다.</translation>
</message>
<message>
<source>No pass before this many moves of the board; the study had 70 for a time.</source>
<translation type="unfinished">바둑판에서 이만큼 두기 전에는 패스하지 않습니다. 연구에서는 한동안 70이었습니다.</translation>
</message>
<message>
<source>No pass before this share of the points is occupied; 0 = passing is free.</source>
<translation type="unfinished">점의 이 비율이 찰 때까지 패스하지 않습니다. 0 = 언제든 패스할 수 있습니다.</translation>
</message>
<message>
<source>No positions yet</source>
<translation type="unfinished">아직 국면 없음</translation>
</message>
<message>
<source>No preference has these words in its name or description.</source>
<translation type="unfinished">이름이나 설명이 일치하는 환경 설정이 없습니다.</translation>
</message>
<message>
<source>No promotion before this many games.</source>
<translation type="unfinished">이만큼 대국하기 전에는 승격하지 않습니다.</translation>
</message>
<message>
<source>No ratings yet: they come with the panel.</source>
<translation type="unfinished">아직 등급이 없습니다. 평가단이 있어야 합니다.</translation>
</message>
<message>
<source>No result</source>
<translation type="unfinished">결과 없음</translation>
</message>
<message>
<source>No run that is shown has this figure yet.</source>
<translation type="unfinished">표시된 학습에는 아직 이 수치가 없습니다.</translation>
</message>
<message>
<source>No runs yet</source>
<translation type="unfinished">아직 학습 없음</translation>
</message>
<message>
<source>No searched move tells whether a player plays to win or for points. A longer review judges more moves.</source>
<translation type="unfinished">탐색된 수로는 승리를 노렸는지 집을 노렸는지 알 수 없습니다. 검토를 더 오래 하면 더 많은 수를 판정합니다.</translation>
</message>
<message>
<source>No single move decided the game.</source>
<translation type="unfinished">승부를 결정한 한 수는 없습니다.</translation>
</message>
<message>
<source>No single move decided the game: Black fell behind step by step.</source>
<translation type="unfinished">승부를 결정한 한 수는 없습니다. 흑이 조금씩 뒤처졌습니다.</translation>
</message>
<message>
<source>No single move decided the game: White fell behind step by step.</source>
<translation type="unfinished">승부를 결정한 한 수는 없습니다. 백이 조금씩 뒤처졌습니다.</translation>
</message>
<message>
<source>No stones are considered dead; count the board to change this</source>
<translation type="unfinished">사석으로 간주한 돌이 없습니다. 계가하여 바꿀 수 있습니다</translation>
</message>
<message>
<source>No three players beat each other in a circle beyond the error.</source>
<translation type="unfinished">오차를 넘어 서로 물고 물리는 세 기사가 없습니다.</translation>
</message>
<message>
<source>No turning points: no move lost the lead or much of the winning chances.</source>
<translation type="unfinished">전환점 없음: 우세를 내주거나 승률을 크게 낮춘 수가 없습니다.</translation>
</message>
<message>
<source>No.</source>
<translation type="unfinished">번호</translation>
</message>
<message>
<source>Nodes</source>
<translation type="unfinished">노드</translation>
</message>
<message>
<source>Nodes (visits) of self-play and rows of training, per second of one processor's time.</source>
<translation type="unfinished">프로세서 시간 1초당 자가 대국의 노드(탐색 수)와 학습 행 수입니다.</translation>
</message>
<message>
<source>Nodes per second</source>
<translation type="unfinished">초당 노드</translation>
</message>
<message>
<source>Noise at the root of deep searches: Dirichlet's, or Gumbel draws with search.root_selection 'gumbel'.</source>
<translation type="unfinished">깊은 탐색의 루트 잡음: Dirichlet, 또는 search.root_selection 'gumbel'이면 Gumbel.</translation>
</message>
<message>
<source>None</source>
<translation type="unfinished">없음</translation>
</message>
<message>
<source>None of the measured networks predicts ownership; check one with an ownership head.</source>
<translation type="unfinished">측정한 신경망 중 집 귀속을 예측하는 것이 없습니다. 집 귀속 헤드가 있는 것을 선택하세요.</translation>
</message>
<message>
<source>None of the {n} mistakes of {side} is typical of the rank, not of the next.</source>
<translation type="unfinished">{side}의 악수 {n}개 중 이 기력에 흔하고 다음 기력에는 드문 것이 없습니다.</translation>
</message>
<message>
<source>Normalize by each batch, or by the statistics that the start network has (kept), so that the network in training answers just as the one that plays.</source>
<translation type="unfinished">배치마다 정규화하거나, 시작 신경망의 통계로 정규화합니다(kept). 후자는 학습 중인 신경망이 대국하는 신경망과 똑같이 답하게 합니다.</translation>
</message>
<message>
<source>Not for this board: {reason}.</source>
<translation type="unfinished">이 바둑판에는 쓸 수 없음: {reason}.</translation>
</message>
<message>
<source>Not measured yet: press Compare with a strong network above, or run sai-engine measure --run FOLDER.</source>
<translation type="unfinished">아직 측정하지 않았습니다. 위의 강한 신경망과 비교를 누르면 이 학습의 대국 국면을 강한 신경망에 묻습니다 (sai-engine measure --run FOLDER).</translation>
</message>
<message>
<source>Not quite</source>
<translation type="unfinished">아쉽습니다</translation>
</message>
<message>
<source>Not saved</source>
<translation type="unfinished">저장 안 됨</translation>
</message>
<message>
<source>Not stated</source>
<translation type="unfinished">표시 없음</translation>
</message>
<message>
<source>Not yet checked by a search.</source>
<translation type="unfinished">아직 탐색으로 확인하지 않았습니다.</translation>
</message>
<message>
<source>Nothing found</source>
<translation type="unfinished">찾지 못함</translation>
</message>
<message>
<source>Nothing found.</source>
<translation type="unfinished">찾지 못했습니다.</translation>
</message>
<message>
<source>Nothing is due</source>
<translation type="unfinished">풀 것이 없음</translation>
</message>
<message>
<source>Nothing is sent except the request for this file. Nothing is installed or run.</source>
<translation type="unfinished">이 파일의 요청 외에는 아무것도 보내지 않습니다. 아무것도 설치하거나 실행하지 않습니다.</translation>
</message>
<message>
<source>Nothing was found in the folders of KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki.</source>
<translation type="unfinished">KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki의 폴더에서 찾지 못했습니다.</translation>
</message>
<message>
<source>Nu&amp;mbers on candidates</source>
<translation type="unfinished">후보수의 수치(&amp;M)</translation>
</message>
<message>
<source>Number</source>
<translation type="unfinished">숫자</translation>
</message>
<message>
<source>Number of candidates</source>
<translation type="unfinished">후보수 개수</translation>
</message>
<message>
<source>Number of the network</source>
<translation type="unfinished">신경망 번호</translation>
</message>
<message>
<source>O&amp;wnership</source>
<translation type="unfinished">집 귀속(&amp;W)</translation>
</message>
<message>
<source>OGS: {name}</source>
<translation type="unfinished">OGS: {name}</translation>
</message>
<message>
<source>Of all processes of the run together.</source>
<translation type="unfinished">학습의 모든 프로세스를 합한 시간입니다.</translation>
</message>
<message>
<source>Offer a review when a game without one is opened</source>
<translation type="unfinished">복기하지 않은 기보를 열면 복기를 제안합니다</translation>
</message>
<message>
<source>Offer reviews</source>
<translation type="unfinished">복기 제안</translation>
</message>
<message>
<source>On the board</source>
<translation type="unfinished">바둑판 표시</translation>
</message>
<message>
<source>One HTML file that needs no network: the board, the curves with a komi to drag, and better lines, on a phone or a computer.</source>
<translation type="unfinished">네트워크가 필요 없는 HTML 파일 하나. 바둑판, 덤을 끌 수 있는 곡선, 더 나은 수순을 휴대전화나 컴퓨터에서 봅니다.</translation>
</message>
<message>
<source>One HTML file without scripts, which fits a phone and prints on A4.</source>
<translation type="unfinished">스크립트가 없는 HTML 파일 하나. 휴대전화에 맞고 A4로 인쇄됩니다.</translation>
</message>
<message>
<source>One komi or several, e.g. 8.5 9.5, each used equally often</source>
<translation type="unfinished">덤 하나 또는 여러 개(예: 8.5 9.5), 똑같은 횟수로 씁니다</translation>
</message>
<message>
<source>One move back or forward; also a swipe or a tap on the board</source>
<translation type="unfinished">한 수 뒤로 또는 앞으로. 바둑판을 밀거나 눌러도 됨</translation>
</message>
<message>
<source>One network for all boards, like the shipped one.</source>
<translation type="unfinished">기본 신경망 같은 모든 바둑판용 신경망 하나.</translation>
</message>
<message>
<source>One row for each move.</source>
<translation type="unfinished">한 수에 한 행.</translation>
</message>
<message>
<source>One small network for 5x5 to 19x19 that learns from the answers of a stronger one: name it as distillation.teacher, and game records, if there are any, as distillation.games. For a processor.</source>
<translation type="unfinished">더 강한 신경망의 답에서 배우는 5x5~19x19용 작은 신경망 하나입니다. 강한 신경망을 distillation.teacher로, 기보가 있으면 distillation.games로 지정하세요. 프로세서용입니다.</translation>
</message>
<message>
<source>One small network for every board.</source>
<translation type="unfinished">모든 바둑판용 작은 신경망 하나.</translation>
</message>
<message>
<source>One small network for the large boards, like the shipped one.</source>
<translation type="unfinished">기본 신경망 같은 큰 바둑판용 작은 신경망 하나.</translation>
</message>
<message>
<source>One stone a rank is a custom of 19x19; on this board ranks suggest no handicap.</source>
<translation type="unfinished">한 급에 한 점은 19x19의 관례입니다. 여기서는 기력으로 행을 고르지 않습니다.</translation>
</message>
<message>
<source>One stone means that Black plays first; its usual komi is 0.5.</source>
<translation type="unfinished">1점은 흑이 먼저 둔다는 뜻이며 보통 덤은 0.5입니다.</translation>
</message>
<message>
<source>Only games on one board, reviewed by one network, are compared</source>
<translation type="unfinished">같은 판 크기에서 같은 신경망이 복기한 대국만 비교합니다</translation>
</message>
<message>
<source>Only moves on {where} are searched, {how}.</source>
<translation type="unfinished">{where}의 수만 탐색합니다, {how}.</translation>
</message>
<message>
<source>Only moves on {where} are searched.</source>
<translation type="unfinished">{where}의 수만 탐색합니다.</translation>
</message>
<message>
<source>Only networks that you added can be removed.</source>
<translation type="unfinished">직접 추가한 신경망만 제거할 수 있습니다.</translation>
</message>
<message>
<source>Only one network plays {board}; Networks › Get a strong network adds one.</source>
<translation type="unfinished">{board}에서 두는 신경망이 하나뿐입니다. 신경망 &gt; 강한 신경망 받기에서 추가합니다.</translation>
</message>
<message>
<source>Only square boards can be counted.</source>
<translation type="unfinished">정사각형 바둑판만 계가할 수 있습니다.</translation>
</message>
<message>
<source>Only the log of this run is here: its games and networks are not.</source>
<translation type="unfinished">이 학습의 로그만 있고 대국과 신경망은 없습니다.</translation>
</message>
<message>
<source>Only the side that is expected to win, drawn before each game, searches; the other side plays what that search expected of it, or else the network's policy.</source>
<translation type="unfinished">대국 전에 뽑은, 이길 것으로 예상한 쪽만 탐색합니다. 다른 쪽은 그 탐색이 예상한 수나 신경망의 정책망대로 둡니다.</translation>
</message>
<message>
<source>Only these moves are searched; the results are shown but not kept in the game</source>
<translation type="unfinished">이 수만 탐색합니다. 결과는 표시하지만 기보에 남기지 않습니다</translation>
</message>
<message>
<source>Only {extent} so far; Review game judges all</source>
<translation type="unfinished">지금까지 {extent}. 대국 복기를 하면 모두 판정합니다</translation>
</message>
<message>
<source>Only {extent}; Review game judges all</source>
<translation type="unfinished">일부만: {extent}. 대국 복기를 하면 모두 판정합니다</translation>
</message>
<message>
<source>Only {name} was opened; drop one game at a time.</source>
<translation type="unfinished">{name}만 열었습니다. 기보는 한 번에 하나씩 놓으세요.</translation>
</message>
<message>
<source>Open</source>
<translation type="unfinished">열기</translation>
</message>
<message>
<source>Open &amp;folder</source>
<translation type="unfinished">폴더 열기(&amp;F)</translation>
</message>
<message>
<source>Open &amp;recent</source>
<translation type="unfinished">최근 파일(&amp;R)</translation>
</message>
<message>
<source>Open a game</source>
<translation type="unfinished">기보 열기</translation>
</message>
<message>
<source>Open a game in the main window: its position is shown here.</source>
<translation type="unfinished">주 창에서 기보를 열면 그 국면이 여기에 표시됩니다.</translation>
</message>
<message>
<source>Open a game of OGS, KGS or Fox, or any SGF on the internet, by its link</source>
<translation type="unfinished">OGS, KGS, Fox의 대국이나 인터넷의 SGF를 링크로 엽니다</translation>
</message>
<message>
<source>Open a game record (SGF)</source>
<translation type="unfinished">기보(SGF)를 엽니다</translation>
</message>
<message>
<source>Open a game, or play some moves, to see how it went.</source>
<translation type="unfinished">기보를 열거나 수를 두면 진행이 표시됩니다.</translation>
</message>
<message>
<source>Open a game, or play some moves, to see the mistakes.</source>
<translation type="unfinished">기보를 열거나 수를 두면 악수가 표시됩니다.</translation>
</message>
<message>
<source>Open a game…</source>
<translation type="unfinished">기보 열기…</translation>
</message>
<message>
<source>Open a link</source>
<translation type="unfinished">링크 열기</translation>
</message>
<message>
<source>Open a link?</source>
<translation type="unfinished">링크를 여시겠습니까?</translation>
</message>
<message>
<source>Open a run</source>
<translation type="unfinished">학습 열기</translation>
</message>
<message>
<source>Open a run in another folder</source>
<translation type="unfinished">다른 폴더의 학습을 엽니다</translation>
</message>
<message>
<source>Open a run…</source>
<translation type="unfinished">학습 열기…</translation>
</message>
<message>
<source>Open and &amp;review</source>
<translation type="unfinished">열고 복기(&amp;R)</translation>
</message>
<message>
<source>Open copied SGF or a copied link</source>
<translation type="unfinished">복사한 SGF나 링크를 엽니다</translation>
</message>
<message>
<source>Open folder</source>
<translation type="unfinished">폴더 열기</translation>
</message>
<message>
<source>Open game</source>
<translation type="unfinished">기보 열기</translation>
</message>
<message>
<source>Open lin&amp;k…</source>
<translation type="unfinished">링크 열기(&amp;K)…</translation>
</message>
<message>
<source>Open net&amp;works folder</source>
<translation type="unfinished">신경망 폴더 열기(&amp;W)</translation>
</message>
<message>
<source>Open page</source>
<translation type="unfinished">페이지 열기</translation>
</message>
<message>
<source>Open report</source>
<translation type="unfinished">보고서 열기</translation>
</message>
<message>
<source>Open that self-play game</source>
<translation type="unfinished">그 자가 대국 열기</translation>
</message>
<message>
<source>Open the folder of your networks</source>
<translation type="unfinished">내 신경망 폴더를 엽니다</translation>
</message>
<message>
<source>Open the last game at the start</source>
<translation type="unfinished">시작할 때 마지막 기보 열기</translation>
</message>
<message>
<source>Open the page in your browser; save a network there, then add it here</source>
<translation type="unfinished">브라우저에서 페이지를 엽니다. 그곳에서 신경망을 저장한 뒤 여기에 추가하세요</translation>
</message>
<message>
<source>Open the page that lists the reports in the browser</source>
<translation type="unfinished">보고서 목록 페이지를 브라우저에서 엽니다</translation>
</message>
<message>
<source>Open the report of the game in the browser</source>
<translation type="unfinished">기보의 보고서를 브라우저에서 엽니다</translation>
</message>
<message>
<source>Opening map</source>
<translation type="unfinished">첫수 지도</translation>
</message>
<message>
<source>Openings</source>
<translation type="unfinished">초반</translation>
</message>
<message>
<source>Openings need a network; choose none if only other engines play.</source>
<translation type="unfinished">초반에는 신경망이 필요합니다. 다른 엔진만 두면 없음을 선택하세요.</translation>
</message>
<message>
<source>Open…</source>
<translation type="unfinished">열기…</translation>
</message>
<message>
<source>Opponent</source>
<translation type="unfinished">상대</translation>
</message>
<message>
<source>Options</source>
<translation type="unfinished">옵션</translation>
</message>
<message>
<source>Order</source>
<translation type="unfinished">순서</translation>
</message>
<message>
<source>Other &amp;engines…</source>
<translation type="unfinished">다른 엔진(&amp;E)…</translation>
</message>
<message>
<source>Other engines</source>
<translation type="unfinished">다른 엔진</translation>
</message>
<message>
<source>Other mistakes</source>
<translation type="unfinished">다른 악수</translation>
</message>
<message>
<source>Other name</source>
<translation type="unfinished">다른 이름</translation>
</message>
<message>
<source>Other networks</source>
<translation type="unfinished">다른 신경망</translation>
</message>
<message>
<source>Other servers: a file in SGF</source>
<translation type="unfinished">다른 서버: SGF 파일</translation>
</message>
<message>
<source>Otherwise they are lost.</source>
<translation type="unfinished">저장하지 않으면 사라집니다.</translation>
</message>
<message>
<source>Other…</source>
<translation type="unfinished">기타…</translation>
</message>
<message>
<source>Our players answer a pass only when nothing is left to play for, so that programs which pass with dead stones on the board get a chance to capture them.</source>
<translation type="unfinished">자체 선수는 더 둘 것이 없을 때만 패스에 응합니다. 사석을 남긴 채 패스하는 프로그램에 사석을 따낼 기회를 줍니다.</translation>
</message>
<message>
<source>Our players capture dead stones before they pass</source>
<translation type="unfinished">자체 선수는 패스 전에 사석을 따냄</translation>
</message>
<message>
<source>Outline a part of the board with the move (H)</source>
<translation type="unfinished">수가 있는 부분에 테두리를 칩니다 (H)</translation>
</message>
<message>
<source>Over the last minute</source>
<translation type="unfinished">최근 1분 동안</translation>
</message>
<message>
<source>Overtime</source>
<translation type="unfinished">초읽기</translation>
</message>
<message>
<source>Overwrite</source>
<translation type="unfinished">덮어쓰기</translation>
</message>
<message>
<source>Overwriting discards those changes.</source>
<translation type="unfinished">덮어쓰면 그 변경 사항이 사라집니다.</translation>
</message>
<message>
<source>Own</source>
<translation type="unfinished">자체</translation>
</message>
<message>
<source>Own settings</source>
<translation type="unfinished">직접 설정</translation>
</message>
<message>
<source>P&amp;aste variation</source>
<translation type="unfinished">변화도 붙여넣기(&amp;A)</translation>
</message>
<message>
<source>P&amp;olicy</source>
<translation type="unfinished">정책망(&amp;O)</translation>
</message>
<message>
<source>P&amp;rint board…</source>
<translation type="unfinished">바둑판 인쇄(&amp;R)…</translation>
</message>
<message>
<source>P&amp;roperties…</source>
<translation type="unfinished">속성(&amp;R)…</translation>
</message>
<message>
<source>PL is neither B nor W</source>
<translation type="unfinished">PL이 B도 W도 아님</translation>
</message>
<message>
<source>PNG picture…</source>
<translation type="unfinished">PNG 그림…</translation>
</message>
<message>
<source>Page to play through</source>
<translation type="unfinished">수순을 넘겨 보는 페이지</translation>
</message>
<message>
<source>Page to read and print</source>
<translation type="unfinished">읽고 인쇄하는 페이지</translation>
</message>
<message>
<source>Page with what is shown</source>
<translation type="unfinished">보이는 대로의 페이지</translation>
</message>
<message>
<source>Panel</source>
<translation type="unfinished">평가단</translation>
</message>
<message>
<source>Panel file that scores the networks; empty = none.</source>
<translation type="unfinished">신경망을 채점하는 평가단 파일. 비움 = 없음.</translation>
</message>
<message>
<source>Panel score</source>
<translation type="unfinished">평가단 점수</translation>
</message>
<message>
<source>Part {n} of {count}</source>
<translation type="unfinished">{count}부분 중 {n}</translation>
</message>
<message>
<source>Pass</source>
<translation type="unfinished">패스</translation>
</message>
<message>
<source>Pass instead of playing a stone</source>
<translation type="unfinished">돌을 두지 않고 패스합니다</translation>
</message>
<message>
<source>Passes over the whole window in each generation, each in a new random order; 0 = random draws, as often as reuse says. With 1 and a window of one generation it is the study's one epoch, with 10 AlphaZero General's.</source>
<translation type="unfinished">세대마다 창 전체를 새 무작위 순서로 보는 횟수. 0 = reuse만큼 무작위로 뽑음. 1이고 창이 한 세대이면 연구의 한 에포크, 10이면 AlphaZero General의 방식입니다.</translation>
</message>
<message>
<source>Paste the copied moves as a variation of this position</source>
<translation type="unfinished">복사한 수를 이 국면의 변화도로 붙여 넣습니다</translation>
</message>
<message>
<source>Paste variation</source>
<translation type="unfinished">변화도 붙여넣기</translation>
</message>
<message>
<source>Pause analysis during the game</source>
<translation type="unfinished">대국 중 분석 멈춤</translation>
</message>
<message>
<source>People that the engine imitates</source>
<translation type="unfinished">엔진이 흉내 낼 사람</translation>
</message>
<message>
<source>Perfect play is not known on this board, and no search was measured.</source>
<translation type="unfinished">이 바둑판의 완벽한 대국은 알려지지 않았고 측정한 탐색도 없습니다.</translation>
</message>
<message>
<source>Periods</source>
<translation type="unfinished">초읽기 횟수</translation>
</message>
<message>
<source>Periods or moves</source>
<translation type="unfinished">횟수 또는 수</translation>
</message>
<message>
<source>Person</source>
<translation type="unfinished">사람</translation>
</message>
<message>
<source>PettingZoo is not installed; install it: pip install "sai-studio[pettingzoo]"</source>
<translation type="unfinished">PettingZoo가 설치되어 있지 않습니다. 설치하세요: pip install "sai-studio[pettingzoo]"</translation>
</message>
<message>
<source>Phase</source>
<translation type="unfinished">단계</translation>
</message>
<message>
<source>Picture of the board as shown</source>
<translation type="unfinished">보이는 대로의 바둑판 그림</translation>
</message>
<message>
<source>Place</source>
<translation type="unfinished">장소</translation>
</message>
<message>
<source>Place Black's handicap: {n} stone to go. A click removes a stone again.</source>
<translation type="unfinished">흑의 접바둑 돌을 놓으세요. 남은 돌: {n}개. 클릭하면 돌을 다시 제거합니다.</translation>
</message>
<message>
<source>Place Black's handicap: {n} stones to go. A click removes a stone again.</source>
<translation type="unfinished">흑의 접바둑 돌을 놓으세요. 남은 돌: {n}개. 클릭하면 돌을 다시 제거합니다.</translation>
</message>
<message>
<source>Place them for me</source>
<translation type="unfinished">대신 놓기</translation>
</message>
<message>
<source>Placement of the handicap stones</source>
<translation type="unfinished">접바둑 돌의 배치</translation>
</message>
<message>
<source>Place…</source>
<translation type="unfinished">위치…</translation>
</message>
<message>
<source>Plain network beside the small cross one</source>
<translation type="unfinished">소형 십자 신경망과 비교할 단순 신경망</translation>
</message>
<message>
<source>Play</source>
<translation type="unfinished">두기</translation>
</message>
<message>
<source>Play &amp;moves</source>
<translation type="unfinished">수 두기(&amp;M)</translation>
</message>
<message>
<source>Play a move or open a game: every move and variation appears here.</source>
<translation type="unfinished">수를 두거나 기보를 열면 모든 수와 변화도가 여기에 표시됩니다.</translation>
</message>
<message>
<source>Play a move, or use the selected tool</source>
<translation type="unfinished">수를 두거나 선택한 도구 사용</translation>
</message>
<message>
<source>Play a new game or the open one; choose opponent, level, clock and teaching</source>
<translation type="unfinished">상대, 수준, 시계, 지도 방식을 정해 새 대국이나 열린 기보에서 둡니다</translation>
</message>
<message>
<source>Play a sound with each stone</source>
<translation type="unfinished">돌을 놓을 때 소리를 냅니다</translation>
</message>
<message>
<source>Play again</source>
<translation type="unfinished">다시 재생</translation>
</message>
<message>
<source>Play again with exchanged colors</source>
<translation type="unfinished">흑백을 바꾸어 다시 둡니다</translation>
</message>
<message>
<source>Play against the engine…</source>
<translation type="unfinished">엔진과 대국…</translation>
</message>
<message>
<source>Play candidate 1 to 9</source>
<translation type="unfinished">1~9번 후보수 두기</translation>
</message>
<message>
<source>Play from &amp;here</source>
<translation type="unfinished">여기부터 두기(&amp;H)</translation>
</message>
<message>
<source>Play it out by &amp;agents…</source>
<translation type="unfinished">에이전트끼리 끝까지 두기(&amp;A)…</translation>
</message>
<message>
<source>Play it out by agents</source>
<translation type="unfinished">에이전트끼리 끝까지 두기</translation>
</message>
<message>
<source>Play it out from here</source>
<translation type="unfinished">여기서부터 끝까지 두기</translation>
</message>
<message>
<source>Play it out, &amp;fair</source>
<translation type="unfinished">적정 덤으로 끝까지 두기(&amp;F)</translation>
</message>
<message>
<source>Play it out, fair</source>
<translation type="unfinished">적정 덤으로 끝까지 두기</translation>
</message>
<message>
<source>Play on</source>
<translation type="unfinished">이어 두기</translation>
</message>
<message>
<source>Play on from here at the fair komi, where each side wins 50 %, and see how much of it you keep</source>
<translation type="unfinished">양쪽 승률이 50 %인 덤으로 이어 두고, 그 승률을 얼마나 지키는지 봅니다</translation>
</message>
<message>
<source>Play on from this position with the latest settings, as the side to move</source>
<translation type="unfinished">최근 설정으로 이 국면부터 둘 차례인 쪽이 되어 이어 둡니다</translation>
</message>
<message>
<source>Play one move on every board</source>
<translation type="unfinished">모든 바둑판에서 한 수를 둡니다</translation>
</message>
<message>
<source>Play the generations as a film</source>
<translation type="unfinished">세대를 영상처럼 재생합니다</translation>
</message>
<message>
<source>Play the move of the game; it counts as not found (Space)</source>
<translation type="unfinished">실전의 수를 둡니다. 못 맞힌 것으로 셉니다 (Space)</translation>
</message>
<message>
<source>Play the move of the selected agent, or of the other engine if it is shown</source>
<translation type="unfinished">선택한 에이전트의 수를 둡니다. 다른 엔진이 표시되어 있으면 그 엔진의 수를 둡니다</translation>
</message>
<message>
<source>Play the moves of the game one after the other; a click stops</source>
<translation type="unfinished">대국의 수를 차례로 재생합니다. 클릭하면 멈춥니다</translation>
</message>
<message>
<source>Play the remaining games</source>
<translation type="unfinished">남은 대국을 둡니다</translation>
</message>
<message>
<source>Play the remaining games, or more</source>
<translation type="unfinished">남은 대국을 두거나 더 둡니다</translation>
</message>
<message>
<source>Play the same position again, as another variation</source>
<translation type="unfinished">같은 국면을 다른 변화도로 다시 둡니다</translation>
</message>
<message>
<source>Play this position out at five komi and draw the results over the winrate curve; Preferences have the number of games and visits</source>
<translation type="unfinished">이 국면을 다섯 덤으로 끝까지 두고 결과를 승률 곡선 위에 그립니다. 대국 수와 탐색 수는 환경설정에 있습니다</translation>
</message>
<message>
<source>Play to the end</source>
<translation type="unfinished">끝까지</translation>
</message>
<message>
<source>Play until both sides passed on every board</source>
<translation type="unfinished">모든 바둑판에서 양쪽이 패스할 때까지 둡니다</translation>
</message>
<message>
<source>Play with the searches and openings below</source>
<translation type="unfinished">아래의 탐색과 초반 설정으로 둡니다</translation>
</message>
<message>
<source>Play {point}</source>
<translation type="unfinished">{point}에 두기</translation>
</message>
<message>
<source>Played</source>
<translation type="unfinished">실전</translation>
</message>
<message>
<source>Played: {move}</source>
<translation type="unfinished">실전: {move}</translation>
</message>
<message>
<source>Player</source>
<translation type="unfinished">선수</translation>
</message>
<message>
<source>Player of a pair who is Black in every game with handicap: the second one named, or the first.</source>
<translation type="unfinished">쌍에서 모든 접바둑의 흑을 잡는 선수: 둘째(second) 또는 첫째(first).</translation>
</message>
<message>
<source>Player of {color}</source>
<translation type="unfinished">{color} 대국자</translation>
</message>
<message>
<source>Player whose mistakes are listed</source>
<translation type="unfinished">악수를 나열할 쪽</translation>
</message>
<message>
<source>Players</source>
<translation type="unfinished">대국자</translation>
</message>
<message>
<source>Players, result, komi and rules</source>
<translation type="unfinished">대국자, 결과, 덤, 규칙</translation>
</message>
<message>
<source>Playing through the game needs JavaScript, which does not run here, as in the preview of a phone; open the file in a browser. These are its main mistakes.</source>
<translation type="unfinished">수순을 넘겨 보려면 JavaScript가 필요한데, 휴대전화의 미리보기처럼 여기서는 실행되지 않습니다. 파일을 브라우저에서 여세요. 이 대국의 주요 악수는 다음과 같습니다.</translation>
</message>
<message>
<source>Plays for</source>
<translation type="unfinished">목표</translation>
</message>
<message>
<source>Play…</source>
<translation type="unfinished">대국…</translation>
</message>
<message>
<source>Points</source>
<translation type="unfinished">점수</translation>
</message>
<message>
<source>Points by which the agent wants to win at least. It searches as if the komi were that much worse for it; the game is won, lost and resigned at the real komi.</source>
<translation type="unfinished">에이전트가 적어도 이기고자 하는 집 수입니다. 덤이 그만큼 불리한 것처럼 탐색하며, 승패와 기권은 실제 덤으로 정합니다.</translation>
</message>
<message>
<source>Points lost</source>
<translation type="unfinished">잃은 집 수</translation>
</message>
<message>
<source>Points lost by a move</source>
<translation type="unfinished">한 수의 집 손해</translation>
</message>
<message>
<source>Points lost per move by phase</source>
<translation type="unfinished">단계별 한 수당 집 손해</translation>
</message>
<message>
<source>Points lost per move, game by game</source>
<translation type="unfinished">대국별 수당 손실(집)</translation>
</message>
<message>
<source>Points lost:</source>
<translation type="unfinished">집 손해:</translation>
</message>
<message>
<source>Points or the win</source>
<translation type="unfinished">집이냐 승리냐</translation>
</message>
<message>
<source>Points that White gets for handicap stones besides komi: none, or stones, one for each as in Chinese rules.</source>
<translation type="unfinished">접바둑 돌에 대해 백이 덤 외에 받는 집: 없음(none), 또는 중국 규칙처럼 돌마다 1집(stones).</translation>
</message>
<message>
<source>Points that White gets; another board or handicap suggests another</source>
<translation type="unfinished">백이 받는 집, 바둑판이나 치수에 따라 다른 값을 제안합니다</translation>
</message>
<message>
<source>Points that each stone adds for its owner; pale within the error, rings stand out</source>
<translation type="unfinished">돌마다 주인에게 더해 주는 집. 오차 안이면 흐리게, 두드러지면 고리</translation>
</message>
<message>
<source>Points that the side to move loses, with a minus sign</source>
<translation type="unfinished">둘 차례인 쪽의 집 손해, 빼기 부호를 붙입니다</translation>
</message>
<message>
<source>Policy loss</source>
<translation type="unfinished">정책망 손실</translation>
</message>
<message>
<source>Policy to learn and to play: shares of visits, or the prior improved by completed Q.</source>
<translation type="unfinished">배우고 둘 정책: 탐색 수 비율, 또는 완성된 Q로 개선한 사전 확률.</translation>
</message>
<message>
<source>Position</source>
<translation type="unfinished">국면</translation>
</message>
<message>
<source>Position of the main window</source>
<translation type="unfinished">주 창의 국면</translation>
</message>
<message>
<source>Position {number}, {name}</source>
<translation type="unfinished">국면 {number}, {name}</translation>
</message>
<message>
<source>Positions</source>
<translation type="unfinished">국면</translation>
</message>
<message>
<source>Positions drawn of a record, in pairs: at the game's komi, then near the fair one.</source>
<translation type="unfinished">기보 하나에서 뽑는 국면 수. 쌍으로 뽑아, 먼저 대국의 덤으로, 다음은 적정 덤 근처에서 라벨을 붙입니다.</translation>
</message>
<message>
<source>Positions labelled before this network</source>
<translation type="unfinished">생성까지 레이블을 붙인 국면 수</translation>
</message>
<message>
<source>Positions labelled by a teacher network, as training data for distillation. To add more, run sai-engine label on the command line.</source>
<translation type="unfinished">증류 학습용으로 교사 신경망이 레이블을 붙인 국면입니다. sai-engine label로 이 폴더를 계속합니다.</translation>
</message>
<message>
<source>Positions measured, and their games</source>
<translation type="unfinished">측정한 국면과 그 대국</translation>
</message>
<message>
<source>Positions of a game that teach its result: the one after the random move, or all.</source>
<translation type="unfinished">결과를 가르치는 대국의 국면: 무작위 수 다음 국면 또는 모두.</translation>
</message>
<message>
<source>Positions of finished games start new games at their own fair komi: such branches appear here when they have ended.</source>
<translation type="unfinished">끝난 대국의 국면에서 그 적정 덤으로 새 대국을 시작합니다. 이런 분기는 끝나면 여기에 표시됩니다.</translation>
</message>
<message>
<source>Positions per step.</source>
<translation type="unfinished">단계마다 국면 수.</translation>
</message>
<message>
<source>Positions that were searched before keep their figures until they are searched again.</source>
<translation type="unfinished">전에 탐색한 국면은 다시 탐색할 때까지 수치를 유지합니다.</translation>
</message>
<message>
<source>Practice the mistakes of reviewed games</source>
<translation type="unfinished">복기한 기보의 악수로 연습합니다</translation>
</message>
<message>
<source>Practice the open game:</source>
<translation type="unfinished">열린 기보로 연습:</translation>
</message>
<message>
<source>Practice the worst mistakes of this player in these games: those of the selected row, or all that mattered</source>
<translation type="unfinished">이 대국들에서 이 대국자가 둔 가장 큰 악수로 연습합니다. 선택한 행의 악수, 또는 승부를 좌우한 모든 악수입니다</translation>
</message>
<message>
<source>Preferen&amp;ces…</source>
<translation type="unfinished">환경 설정(&amp;C)…</translation>
</message>
<message>
<source>Preferences</source>
<translation type="unfinished">환경 설정</translation>
</message>
<message>
<source>Preset</source>
<translation type="unfinished">프리셋</translation>
</message>
<message>
<source>Presets</source>
<translation type="unfinished">프리셋</translation>
</message>
<message>
<source>Previ&amp;ous comment or annotation</source>
<translation type="unfinished">이전 해설·평가 표시(&amp;O)</translation>
</message>
<message>
<source>Previous &amp;viewed position</source>
<translation type="unfinished">이전에 본 국면(&amp;V)</translation>
</message>
<message>
<source>Previous disa&amp;greement</source>
<translation type="unfinished">이전 의견 차이(&amp;G)</translation>
</message>
<message>
<source>Previous mis&amp;take</source>
<translation type="unfinished">이전 악수(&amp;T)</translation>
</message>
<message>
<source>Previous part of the text</source>
<translation type="unfinished">텍스트의 이전 부분</translation>
</message>
<message>
<source>Print the board</source>
<translation type="unfinished">바둑판 인쇄</translation>
</message>
<message>
<source>Print what the board shows</source>
<translation type="unfinished">바둑판에 보이는 대로 인쇄합니다</translation>
</message>
<message>
<source>Prior</source>
<translation type="unfinished">사전</translation>
</message>
<message>
<source>Prisoners</source>
<translation type="unfinished">따낸 돌</translation>
</message>
<message>
<source>Prisoners taken before no longer count.</source>
<translation type="unfinished">이전에 따낸 돌은 더 이상 세지 않습니다.</translation>
</message>
<message>
<source>Probability that the best move is chosen, by lambda</source>
<translation type="unfinished">lambda별 최선의 수를 고를 확률</translation>
</message>
<message>
<source>Processes that play there now</source>
<translation type="unfinished">지금 그곳에서 대국하는 프로세스</translation>
</message>
<message>
<source>Processes that play; the first also trains.</source>
<translation type="unfinished">대국하는 프로세스 수. 첫째는 학습도 합니다.</translation>
</message>
<message>
<source>Processor time</source>
<translation type="unfinished">프로세서 시간</translation>
</message>
<message>
<source>Professionals, {year}</source>
<translation type="unfinished">프로 기사, {year}년</translation>
</message>
<message>
<source>Program</source>
<translation type="unfinished">프로그램</translation>
</message>
<message>
<source>Programs, clusters and files</source>
<translation type="unfinished">프로그램, 클러스터, 파일</translation>
</message>
<message>
<source>Progress</source>
<translation type="unfinished">진행</translation>
</message>
<message>
<source>Progress of the download</source>
<translation type="unfinished">내려받기 진행</translation>
</message>
<message>
<source>Promote variation</source>
<translation type="unfinished">변화도 위로</translation>
</message>
<message>
<source>Properties</source>
<translation type="unfinished">속성</translation>
</message>
<message>
<source>Properties as in the SGF file. Points are two letters, columns from the left and rows from the top. {line_break} is a line break.</source>
<translation type="unfinished">SGF 파일에 적힌 그대로의 속성입니다. 점은 왼쪽부터의 열과 위부터의 행을 나타내는 두 문자입니다. {line_break}은(는) 줄바꿈입니다.</translation>
</message>
<message>
<source>Property</source>
<translation type="unfinished">속성</translation>
</message>
<message>
<source>Protocol</source>
<translation type="unfinished">프로토콜</translation>
</message>
<message>
<source>Protocol by the command line: {protocol}</source>
<translation type="unfinished">명령줄에 따른 프로토콜: {protocol}</translation>
</message>
<message>
<source>Put stones a little beside their points, as by hand</source>
<translation type="unfinished">손으로 둔 것처럼 돌을 점에서 조금 어긋나게 놓습니다</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: keeping White is better.</source>
<translation type="unfinished">백의 최선의 수 {move}의 Q는 {q:+.2f}: 백 유지가 낫습니다.</translation>
</message>
<message>
<source>Q of White's best move, {move}, is {q:+.2f}: swapping is better.</source>
<translation type="unfinished">백의 최선의 수 {move}의 Q는 {q:+.2f}: 교환이 낫습니다.</translation>
</message>
<message>
<source>Q of White's best move, {move}: {q:.2f}.</source>
<translation type="unfinished">백의 최선의 수 {move}의 Q: {q:.2f}.</translation>
</message>
<message>
<source>Quick</source>
<translation type="unfinished">빠름</translation>
</message>
<message>
<source>R&amp;esearch</source>
<translation type="unfinished">연구용 도구(&amp;E)</translation>
</message>
<message>
<source>RU[{ruleset}]: {missing}</source>
<translation type="unfinished">RU[{ruleset}]: {missing}</translation>
</message>
<message>
<source>Raise viewed komi by a point</source>
<translation type="unfinished">표시 덤 1집 올리기</translation>
</message>
<message>
<source>Rank by Elo</source>
<translation type="unfinished">Elo 순위</translation>
</message>
<message>
<source>Rank {rank}</source>
<translation type="unfinished">기력 {rank}</translation>
</message>
<message>
<source>Ranks: Black</source>
<translation type="unfinished">기력: 흑</translation>
</message>
<message>
<source>Rate at the end of the run, relative to the largest.</source>
<translation type="unfinished">최댓값에 대한 학습 끝의 학습률.</translation>
</message>
<message>
<source>Rating against the panel</source>
<translation type="unfinished">평가단 상대 등급</translation>
</message>
<message>
<source>Re&amp;match</source>
<translation type="unfinished">재대국(&amp;M)</translation>
</message>
<message>
<source>Reading the games…</source>
<translation type="unfinished">기보 읽는 중…</translation>
</message>
<message>
<source>Reading the latest games…</source>
<translation type="unfinished">최근 대국을 읽는 중…</translation>
</message>
<message>
<source>Reading {name}: {share:.0f} %</source>
<translation type="unfinished">{name} 읽는 중: {share:.0f} %</translation>
</message>
<message>
<source>Reading {name}; this takes some seconds.</source>
<translation type="unfinished">{name}을(를) 읽는 중입니다. 몇 초 걸립니다.</translation>
</message>
<message>
<source>Reasons</source>
<translation type="unfinished">이유</translation>
</message>
<message>
<source>Reasons of the mistakes</source>
<translation type="unfinished">악수의 이유</translation>
</message>
<message>
<source>Recommended for 5x5: five minutes of one processor core, from nothing to a network that knows that Black owns the whole board. The ten-minute demo plays the matches that follow.</source>
<translation type="unfinished">5x5에 권장합니다. 프로세서 코어 하나로 5분 만에, 처음부터 시작해 흑이 판 전체를 차지한다는 것을 아는 신경망까지 배웁니다. 이어지는 대국은 10분 데모가 둡니다.</translation>
</message>
<message>
<source>Recommended for 6x6: as for 5x5 and 7x7, between the two in size; not yet run to its end.</source>
<translation type="unfinished">6x6에 권장합니다. 5x5, 7x7과 같고 크기는 그 중간입니다. 아직 끝까지 실행하지 않았습니다.</translation>
</message>
<message>
<source>Recommended for 7x7: 22 million nodes of self-play, about 40 minutes of one processor core. The half-hour chain plays the matches that follow; more nodes (run.million_nodes) go further.</source>
<translation type="unfinished">7x7에 권장합니다. 자가 대국 2200만 노드, 프로세서 코어 하나로 약 40분. 이어지는 대국은 30분 연속 실행이 둡니다. 노드를 늘리면(run.million_nodes) 더 강해집니다.</translation>
</message>
<message>
<source>Recommended for 9x9: as for 7x7, with a larger network; a night on two processor cores is a beginning, a GPU is better. Not yet run to its end.</source>
<translation type="unfinished">9x9에 권장합니다. 7x7과 같고 신경망이 더 큽니다. 프로세서 코어 2개로 하룻밤은 시작일 뿐이며 GPU가 낫습니다. 아직 끝까지 실행하지 않았습니다.</translation>
</message>
<message>
<source>Recover</source>
<translation type="unfinished">복구</translation>
</message>
<message>
<source>Refine a 7x7 network by self-play</source>
<translation type="unfinished">자가 대국으로 7x7 신경망 다듬기</translation>
</message>
<message>
<source>Reload</source>
<translation type="unfinished">다시 읽기</translation>
</message>
<message>
<source>Remark</source>
<translation type="unfinished">비고</translation>
</message>
<message>
<source>Remarks</source>
<translation type="unfinished">총평</translation>
</message>
<message>
<source>Remarks on this file</source>
<translation type="unfinished">이 파일에 대한 참고</translation>
</message>
<message>
<source>Rematch</source>
<translation type="unfinished">재대국</translation>
</message>
<message>
<source>Remove</source>
<translation type="unfinished">제거</translation>
</message>
<message>
<source>Remove everything</source>
<translation type="unfinished">모두 삭제</translation>
</message>
<message>
<source>Remove everything…</source>
<translation type="unfinished">모두 삭제…</translation>
</message>
<message>
<source>Remove from list</source>
<translation type="unfinished">목록에서 제거</translation>
</message>
<message>
<source>Remove game</source>
<translation type="unfinished">대국 삭제</translation>
</message>
<message>
<source>Remove game…</source>
<translation type="unfinished">대국 삭제…</translation>
</message>
<message>
<source>Remove the figures of all games and players? The games themselves stay.</source>
<translation type="unfinished">모든 대국과 기사의 수치를 삭제할까요? 기보 자체는 남습니다.</translation>
</message>
<message>
<source>Remove the figures of this game, of both players? The game itself stays.</source>
<translation type="unfinished">이 대국의 두 기사 수치를 삭제할까요? 기보 자체는 남습니다.</translation>
</message>
<message>
<source>Remove the selected game</source>
<translation type="unfinished">선택한 기보를 제거합니다</translation>
</message>
<message>
<source>Remove the selected values</source>
<translation type="unfinished">선택한 값을 제거합니다</translation>
</message>
<message>
<source>Remove this engine from the list</source>
<translation type="unfinished">목록에서 이 엔진을 제거합니다</translation>
</message>
<message>
<source>Remove this player</source>
<translation type="unfinished">이 선수 제거</translation>
</message>
<message>
<source>Repeat a paper</source>
<translation type="unfinished">논문 재현</translation>
</message>
<message>
<source>Repeated games count once in Elo and intervals: {games} games count.</source>
<translation type="unfinished">반복된 대국은 Elo와 구간에서 한 번만 셉니다: {games}국을 셌습니다.</translation>
</message>
<message>
<source>Report</source>
<translation type="unfinished">보고서</translation>
</message>
<message>
<source>Reports</source>
<translation type="unfinished">보고서</translation>
</message>
<message>
<source>Reset la&amp;yout</source>
<translation type="unfinished">배치 초기화(&amp;Y)</translation>
</message>
<message>
<source>Reset to the default value</source>
<translation type="unfinished">기본값으로 되돌립니다</translation>
</message>
<message>
<source>Reset to the preset's value</source>
<translation type="unfinished">프리셋 값으로 되돌립니다</translation>
</message>
<message>
<source>Reset {label}</source>
<translation type="unfinished">{label} 초기화</translation>
</message>
<message>
<source>Resign</source>
<translation type="unfinished">기권</translation>
</message>
<message>
<source>Resign this game?</source>
<translation type="unfinished">이 대국을 포기하시겠습니까?</translation>
</message>
<message>
<source>Restart</source>
<translation type="unfinished">다시 시작</translation>
</message>
<message>
<source>Restart the engine in use</source>
<translation type="unfinished">사용 중인 엔진을 다시 시작합니다</translation>
</message>
<message>
<source>Result</source>
<translation type="unfinished">결과</translation>
</message>
<message>
<source>Result at the komi of the board</source>
<translation type="unfinished">바둑판 덤에서의 결과</translation>
</message>
<message>
<source>Result {result}</source>
<translation type="unfinished">결과 {result}</translation>
</message>
<message>
<source>Results</source>
<translation type="unfinished">결과</translation>
</message>
<message>
<source>Results of the first player</source>
<translation type="unfinished">첫 선수의 결과</translation>
</message>
<message>
<source>Resume play</source>
<translation type="unfinished">대국 재개</translation>
</message>
<message>
<source>Review</source>
<translation type="unfinished">복기</translation>
</message>
<message>
<source>Review &amp;longer</source>
<translation type="unfinished">더 오래 복기(&amp;L)</translation>
</message>
<message>
<source>Review &amp;many games…</source>
<translation type="unfinished">여러 기보 복기(&amp;M)…</translation>
</message>
<message>
<source>Review files and folders of games one after the other, with a report of each</source>
<translation type="unfinished">기보 파일과 폴더를 차례로 복기하고 각각 보고서를 만듭니다</translation>
</message>
<message>
<source>Review game</source>
<translation type="unfinished">대국 복기</translation>
</message>
<message>
<source>Review games…</source>
<translation type="unfinished">기보 복기…</translation>
</message>
<message>
<source>Review game…</source>
<translation type="unfinished">대국 복기…</translation>
</message>
<message>
<source>Review longer</source>
<translation type="unfinished">더 오래 복기</translation>
</message>
<message>
<source>Review many games</source>
<translation type="unfinished">여러 기보 복기</translation>
</message>
<message>
<source>Review many games one after the other: files, folders and zips. Each game gets a report, and all of them a page that lists them. The review continues when you close this window, and can be stopped and continued at any time; nothing is searched twice.</source>
<translation type="unfinished">파일, 폴더, zip의 여러 기보를 차례로 복기합니다. 기보마다 보고서를, 전체에는 목록 페이지를 만듭니다. 이 창을 닫아도 복기는 계속되며, 언제든 중지했다가 계속할 수 있습니다. 같은 것을 두 번 탐색하지 않습니다.</translation>
</message>
<message>
<source>Review the games that are left</source>
<translation type="unfinished">남은 기보를 복기합니다</translation>
</message>
<message>
<source>Reviewing the game</source>
<translation type="unfinished">대국 복기 중</translation>
</message>
<message>
<source>Reviewing the game: {share} %, about {time} left</source>
<translation type="unfinished">복기 중: {share} %, 약 {time} 남음</translation>
</message>
<message>
<source>Reviews</source>
<translation type="unfinished">복기</translation>
</message>
<message>
<source>Revoke {site}</source>
<translation type="unfinished">{site} 허용 취소</translation>
</message>
<message>
<source>Right</source>
<translation type="unfinished">오른쪽</translation>
</message>
<message>
<source>Right click</source>
<translation type="unfinished">오른쪽 클릭</translation>
</message>
<message>
<source>Right now it learns from the latest games, which makes network {number}.</source>
<translation type="unfinished">지금 최근 대국으로 학습하여 신경망 {number}을(를) 만드는 중입니다.</translation>
</message>
<message>
<source>Right: {move}.</source>
<translation type="unfinished">정답: {move}.</translation>
</message>
<message>
<source>Rotate &amp;left</source>
<translation type="unfinished">왼쪽 회전(&amp;L)</translation>
</message>
<message>
<source>Rotate &amp;right</source>
<translation type="unfinished">오른쪽 회전(&amp;R)</translation>
</message>
<message>
<source>Rotate and &amp;flip</source>
<translation type="unfinished">회전과 뒤집기(&amp;F)</translation>
</message>
<message>
<source>Rotate left</source>
<translation type="unfinished">왼쪽 회전</translation>
</message>
<message>
<source>Rotate right</source>
<translation type="unfinished">오른쪽 회전</translation>
</message>
<message>
<source>Rotate the whole game to the left</source>
<translation type="unfinished">대국 전체를 왼쪽으로 돌립니다</translation>
</message>
<message>
<source>Rotate the whole game to the right</source>
<translation type="unfinished">대국 전체를 오른쪽으로 돌립니다</translation>
</message>
<message>
<source>Rotated and mirrored too</source>
<translation type="unfinished">회전·대칭 포함</translation>
</message>
<message>
<source>Rough time at the measured speed of this computer. (GPU) is the time on a graphics card</source>
<translation type="unfinished">측정한 이 컴퓨터 속도에 따른 대략적인 시간. (GPU)는 그래픽 카드에서의 시간입니다</translation>
</message>
<message>
<source>Rough time with as many cores as this computer has, from measurements on a server; Measure gives a better estimate. (GPU) is the time on a graphics card</source>
<translation type="unfinished">서버에서 측정한 값으로 이 컴퓨터의 코어 수에 맞춘 대략적인 시간. 측정하면 더 정확합니다. (GPU)는 그래픽 카드에서의 시간입니다</translation>
</message>
<message>
<source>Round</source>
<translation type="unfinished">라운드</translation>
</message>
<message>
<source>Round robin of networks that keep their search trees from game to game</source>
<translation type="unfinished">신경망들이 대국마다 자라는 탐색 트리로 대국합니다</translation>
</message>
<message>
<source>Round robin of networks that play by their policies, without search</source>
<translation type="unfinished">신경망들이 정책망만으로 서로 한 번씩 대국합니다</translation>
</message>
<message>
<source>Rounded up, so that every opening is played with every komi and color</source>
<translation type="unfinished">모든 초반을 모든 덤과 색으로 두도록 올림합니다</translation>
</message>
<message>
<source>Rows of the board</source>
<translation type="unfinished">바둑판의 행 수</translation>
</message>
<message>
<source>Rows of the training window before it grows.</source>
<translation type="unfinished">커지기 전 학습 창의 행 수.</translation>
</message>
<message>
<source>Rows; networks play square boards only</source>
<translation type="unfinished">행, 신경망은 정사각형 바둑판만 둡니다</translation>
</message>
<message>
<source>Rules</source>
<translation type="unfinished">규칙</translation>
</message>
<message>
<source>Run</source>
<translation type="unfinished">실행</translation>
</message>
<message>
<source>Run SAI 15 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1194 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 15를 정체점인 1194백만 노드까지 실행합니다. GPU가 필요합니다.</translation>
</message>
<message>
<source>Run SAI 20 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 463 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 20을 정체점인 463백만 노드까지 실행합니다. GPU가 필요합니다.</translation>
</message>
<message>
<source>Run SAI 22 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 2545 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 22를 정체점인 2545백만 노드까지 실행합니다. GPU가 필요합니다.</translation>
</message>
<message>
<source>Run SAI 23 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 465 million nodes; it wants a GPU. The paper's table gives it lambda 0.5, its text 0; this is the table's.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 23을 정체점인 465백만 노드까지 실행합니다. GPU가 필요합니다. 논문의 표는 lambda 0.5, 본문은 0이며 여기서는 표를 따릅니다.</translation>
</message>
<message>
<source>Run SAI 24 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 528 million nodes; it wants a GPU. The paper's table gives it lambda 0, its text 0.5; this is the table's.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 24를 정체점인 528백만 노드까지 실행합니다. GPU가 필요합니다. 논문의 표는 lambda 0, 본문은 0.5이며 여기서는 표를 따릅니다.</translation>
</message>
<message>
<source>Run SAI 9 of the SAI paper (arXiv:1809.03928, Table I) to its plateau, 1838 million nodes; it wants a GPU.</source>
<translation type="unfinished">SAI 논문(arXiv:1809.03928, 표 I)의 학습 SAI 9를 정체점인 1838백만 노드까지 실행합니다. GPU가 필요합니다.</translation>
</message>
<message>
<source>Run the remaining steps</source>
<translation type="unfinished">남은 단계를 계속합니다</translation>
</message>
<message>
<source>Runs</source>
<translation type="unfinished">학습</translation>
</message>
<message>
<source>Runs that differ in the seed alone are one line, their mean, as far as all of them go. The band is Student's 95 % interval of that mean; a single run has none. Figures of games and training stand at the network that came of them.</source>
<translation type="unfinished">시드만 다른 학습은 평균인 선 하나이며 모두 도달한 곳까지 그립니다. 띠는 그 평균의 95 % 구간(스튜던트 t)이며 학습이 하나면 없습니다. 대국과 학습의 수치는 거기서 나온 신경망의 자리에 표시합니다.</translation>
</message>
<message>
<source>Runs, charts and games</source>
<translation type="unfinished">학습, 차트, 대국</translation>
</message>
<message>
<source>S&amp;haded stones</source>
<translation type="unfinished">입체 돌(&amp;H)</translation>
</message>
<message>
<source>S&amp;hare visits</source>
<translation type="unfinished">탐색 수 배분(&amp;H)</translation>
</message>
<message>
<source>S&amp;maller text</source>
<translation type="unfinished">글자 작게(&amp;M)</translation>
</message>
<message>
<source>S&amp;witch side to move</source>
<translation type="unfinished">차례 바꾸기(&amp;W)</translation>
</message>
<message>
<source>SAI Studio could not use the engine's answer</source>
<translation type="unfinished">SAI Studio가 엔진의 응답을 사용할 수 없었습니다</translation>
</message>
<message>
<source>SAI paper</source>
<translation type="unfinished">SAI 논문</translation>
</message>
<message>
<source>SAI paper, Leela Zero on 7x7</source>
<translation type="unfinished">SAI 논문, 7x7의 Leela Zero</translation>
</message>
<message>
<source>SAI paper, run 15</source>
<translation type="unfinished">SAI 논문, 학습 15</translation>
</message>
<message>
<source>SAI paper, run 20</source>
<translation type="unfinished">SAI 논문, 학습 20</translation>
</message>
<message>
<source>SAI paper, run 22</source>
<translation type="unfinished">SAI 논문, 학습 22</translation>
</message>
<message>
<source>SAI paper, run 23</source>
<translation type="unfinished">SAI 논문, 학습 23</translation>
</message>
<message>
<source>SAI paper, run 24</source>
<translation type="unfinished">SAI 논문, 학습 24</translation>
</message>
<message>
<source>SAI paper, run 9</source>
<translation type="unfinished">SAI 논문, 학습 9</translation>
</message>
<message>
<source>SS-B: score by network</source>
<translation type="unfinished">SS-B: 신경망 집 차이</translation>
</message>
<message>
<source>SS-M: both scores</source>
<translation type="unfinished">SS-M: 두 집 차이</translation>
</message>
<message>
<source>SS-R: score of rollouts</source>
<translation type="unfinished">SS-R: 롤아웃 집 차이</translation>
</message>
<message>
<source>SVG picture…</source>
<translation type="unfinished">SVG 그림…</translation>
</message>
<message>
<source>SZ[{written}] is a rectangular board; only square boards can be analyzed</source>
<translation type="unfinished">SZ[{written}]은(는) 직사각형 바둑판, 정사각형만 분석할 수 있음</translation>
</message>
<message>
<source>SZ[{written}] is not a size that can be read; boards have {low} to {high} points per side</source>
<translation type="unfinished">SZ[{written}]은(는) 읽을 수 있는 크기가 아닙니다. 바둑판의 한 변은 {low}~{high}줄입니다</translation>
</message>
<message>
<source>SZ[{written}] is not a size; read as 19x19</source>
<translation type="unfinished">SZ[{written}]은(는) 크기가 아님, 19x19로 읽음</translation>
</message>
<message>
<source>Sa&amp;mple games</source>
<translation type="unfinished">예제 기보(&amp;M)</translation>
</message>
<message>
<source>Safety</source>
<translation type="unfinished">안전도</translation>
</message>
<message>
<source>Safety against score</source>
<translation type="unfinished">안전도와 집 차이</translation>
</message>
<message>
<source>Sample games can't be overwritten; save to another folder.</source>
<translation type="unfinished">예제 기보는 덮어쓸 수 없습니다. 다른 폴더에 저장하세요.</translation>
</message>
<message>
<source>Save</source>
<translation type="unfinished">저장</translation>
</message>
<message>
<source>Save &amp;as…</source>
<translation type="unfinished">다른 이름으로 저장(&amp;A)…</translation>
</message>
<message>
<source>Save a&amp;nalysis in game files</source>
<translation type="unfinished">기보에 분석 저장(&amp;N)</translation>
</message>
<message>
<source>Save all finished games as one SGF file</source>
<translation type="unfinished">끝난 대국을 모두 한 SGF 파일로 저장합니다</translation>
</message>
<message>
<source>Save as…</source>
<translation type="unfinished">다른 이름으로 저장…</translation>
</message>
<message>
<source>Save diagrams and comments</source>
<translation type="unfinished">그림과 해설을 저장합니다</translation>
</message>
<message>
<source>Save games</source>
<translation type="unfinished">기보 저장</translation>
</message>
<message>
<source>Save games…</source>
<translation type="unfinished">기보 저장…</translation>
</message>
<message>
<source>Save picture…</source>
<translation type="unfinished">그림 저장…</translation>
</message>
<message>
<source>Save table</source>
<translation type="unfinished">표 저장</translation>
</message>
<message>
<source>Save table…</source>
<translation type="unfinished">표 저장…</translation>
</message>
<message>
<source>Save the analysis in your game files too, for other computers; this one keeps it anyway</source>
<translation type="unfinished">다른 컴퓨터에서도 쓰도록 분석을 파일에 기록합니다. 기록하지 않아도 보관됩니다</translation>
</message>
<message>
<source>Save the changes to {name}?</source>
<translation type="unfinished">{name}의 변경 사항을 저장하시겠습니까?</translation>
</message>
<message>
<source>Save the chart or the table</source>
<translation type="unfinished">차트나 표를 저장합니다</translation>
</message>
<message>
<source>Save the figures of every move as CSV or JSON</source>
<translation type="unfinished">모든 수의 수치를 CSV나 JSON으로 저장합니다</translation>
</message>
<message>
<source>Save the figures of the candidates as CSV or JSON</source>
<translation type="unfinished">후보수의 수치를 CSV나 JSON으로 저장합니다</translation>
</message>
<message>
<source>Save the game</source>
<translation type="unfinished">기보 저장</translation>
</message>
<message>
<source>Save the review as a page to play through, a sheet, a table or an annotated game</source>
<translation type="unfinished">복기를 수순을 넘겨 보는 페이지, 지도 자료, 표 또는 해설 기보로 저장합니다</translation>
</message>
<message>
<source>Save the table as CSV or Markdown</source>
<translation type="unfinished">표를 CSV나 Markdown으로 저장합니다</translation>
</message>
<message>
<source>Save the wins of each player against each as CSV or Markdown</source>
<translation type="unfinished">선수 사이의 승수를 CSV나 Markdown으로 저장합니다</translation>
</message>
<message>
<source>Saved</source>
<translation type="unfinished">저장됨</translation>
</message>
<message>
<source>Saved as {name}.</source>
<translation type="unfinished">{name}(으)로 저장했습니다.</translation>
</message>
<message>
<source>Saved as {name}; {judged} of {moves} moves are judged.</source>
<translation type="unfinished">{name}(으)로 저장했습니다. {moves}수 중 {judged}수 판정.</translation>
</message>
<message>
<source>Saved {name}.</source>
<translation type="unfinished">{name}을(를) 저장했습니다.</translation>
</message>
<message>
<source>Score</source>
<translation type="unfinished">집 차이</translation>
</message>
<message>
<source>Score against the panel</source>
<translation type="unfinished">평가단 상대 점수</translation>
</message>
<message>
<source>Score at komi {komi}</source>
<translation type="unfinished">덤 {komi}의 집 차이</translation>
</message>
<message>
<source>Score of perfect play on the empty board, for side hold; empty = the known one, up to 7x7.</source>
<translation type="unfinished">빈 바둑판에서 완벽하게 두었을 때의 집 차이, side가 hold일 때 씁니다. 비움 = 알려진 값, 7x7까지.</translation>
</message>
<message>
<source>Search</source>
<translation type="unfinished">탐색</translation>
</message>
<message>
<source>Search White's best move and show its Q (-1 to 1) and whether swapping is better</source>
<translation type="unfinished">백의 최선의 수를 탐색하여 Q(-1에서 1)와 교환이 나은지 알려 줍니다</translation>
</message>
<message>
<source>Search all moves again</source>
<translation type="unfinished">다시 모든 수를 탐색합니다</translation>
</message>
<message>
<source>Search every position of the line in several passes, each with more visits</source>
<translation type="unfinished">수순의 모든 국면을 탐색 수를 늘려 가며 탐색합니다</translation>
</message>
<message>
<source>Search finds the fair komi after each first move.</source>
<translation type="unfinished">탐색하면 첫수마다 적정 덤을 찾습니다.</translation>
</message>
<message>
<source>Search finds the fair komi of each row.</source>
<translation type="unfinished">탐색하면 행마다 적정 덤을 찾습니다.</translation>
</message>
<message>
<source>Search moves</source>
<translation type="unfinished">수 탐색</translation>
</message>
<message>
<source>Search only a re&amp;gion…</source>
<translation type="unfinished">구역만 탐색(&amp;G)…</translation>
</message>
<message>
<source>Search only a region…</source>
<translation type="unfinished">구역만 탐색…</translation>
</message>
<message>
<source>Search only moves on those points</source>
<translation type="unfinished">그 점들의 수만 탐색</translation>
</message>
<message>
<source>Search options</source>
<translation type="unfinished">옵션 검색</translation>
</message>
<message>
<source>Search preferences</source>
<translation type="unfinished">환경 설정 검색</translation>
</message>
<message>
<source>Search presets: a board, a paper, a word</source>
<translation type="unfinished">프리셋 검색: 바둑판, 논문, 단어</translation>
</message>
<message>
<source>Search progress</source>
<translation type="unfinished">탐색 과정</translation>
</message>
<message>
<source>Search settings</source>
<translation type="unfinished">탐색 설정</translation>
</message>
<message>
<source>Search the &amp;whole board</source>
<translation type="unfinished">전체 탐색(&amp;W)</translation>
</message>
<message>
<source>Search the position once and show the best move</source>
<translation type="unfinished">국면을 한 번 탐색하여 최선의 수를 보여 줍니다</translation>
</message>
<message>
<source>Search the position once with every checked network and each λ, {visits} visits</source>
<translation type="unfinished">선택한 모든 신경망과 λ마다 국면을 한 번 탐색합니다, 탐색 수 {visits}</translation>
</message>
<message>
<source>Search the whole board</source>
<translation type="unfinished">전체 탐색</translation>
</message>
<message>
<source>Search tree of our players: fresh for every move; game: kept during a game, every move adds its visits to what is known of the position; games: kept over all games of a pair at one komi, which are played one after the other.</source>
<translation type="unfinished">자체 선수의 탐색 트리: fresh = 수마다 새로; game = 한 대국 동안 유지하며, 국면에 대해 아는 것에 수마다 탐색 수를 더함; games = 한 덤에서 쌍의 모든 대국에 걸쳐 유지하며, 그 대국을 차례로 둠.</translation>
</message>
<message>
<source>Search trees: fresh for every move; game: kept during a game; games: kept over all games at one komi, which are played one after the other, so that they differ without openings.</source>
<translation type="unfinished">탐색 트리: fresh는 매 수 새로, game은 한 대국 동안 유지, games는 같은 덤의 모든 대국에서 유지하며 대국을 차례로 두므로 포석 없이도 서로 달라집니다.</translation>
</message>
<message>
<source>Search {point} too</source>
<translation type="unfinished">{point}도 탐색</translation>
</message>
<message>
<source>Search; double-click to change a shortcut</source>
<translation type="unfinished">검색, 두 번 클릭하면 단축키 변경</translation>
</message>
<message>
<source>Searches as set, openings from a policy, best moves</source>
<translation type="unfinished">설정한 탐색, 정책망의 초반, 최선의 수로 둡니다</translation>
</message>
<message>
<source>Searches made</source>
<translation type="unfinished">탐색 횟수</translation>
</message>
<message>
<source>Searches per network and lambda; 1000 in the paper</source>
<translation type="unfinished">신경망과 lambda마다 탐색 횟수, 논문은 1000</translation>
</message>
<message>
<source>Searching</source>
<translation type="unfinished">탐색 중</translation>
</message>
<message>
<source>Searching for White's best move…</source>
<translation type="unfinished">백의 최선의 수를 탐색하는 중…</translation>
</message>
<message>
<source>Searching the folders of KaTrain, KataGo, Lizzie, LizzieYzy and Sabaki.</source>
<translation type="unfinished">KaTrain, KataGo, Lizzie, LizzieYzy, Sabaki의 폴더를 찾는 중입니다.</translation>
</message>
<message>
<source>Searching the position after every first move… {share} %</source>
<translation type="unfinished">모든 첫수 다음 국면을 탐색하는 중… {share} %</translation>
</message>
<message>
<source>Searching the position for its fair komi…</source>
<translation type="unfinished">국면의 적정 덤을 탐색하는 중…</translation>
</message>
<message>
<source>Searching the whole line</source>
<translation type="unfinished">수순 전체 탐색 중</translation>
</message>
<message>
<source>Searching: {files} of {n} file.</source>
<translation type="unfinished">찾는 중: 파일 {files}/{n}.</translation>
</message>
<message>
<source>Searching: {files} of {n} files.</source>
<translation type="unfinished">찾는 중: 파일 {files}/{n}.</translation>
</message>
<message>
<source>Searching… {progress}</source>
<translation type="unfinished">탐색 중… {progress}</translation>
</message>
<message>
<source>Second stage</source>
<translation type="unfinished">둘째 단계</translation>
</message>
<message>
<source>Seed of all games and openings.</source>
<translation type="unfinished">모든 대국과 초반의 시드.</translation>
</message>
<message>
<source>Seed of everything random.</source>
<translation type="unfinished">모든 무작위의 시드.</translation>
</message>
<message>
<source>Select a network to see its details, or drop files here: networks of SAI Studio, KataGo, Leela Zero or SAI. The files are not moved.</source>
<translation type="unfinished">신경망을 선택하면 자세한 정보가 표시됩니다. SAI Studio, KataGo, Leela Zero, SAI 신경망 파일을 여기에 놓을 수도 있습니다. 파일은 옮기지 않습니다.</translation>
</message>
<message>
<source>Self-play</source>
<translation type="unfinished">자가 대국</translation>
</message>
<message>
<source>Self-play games so far, or positions of a distillation.</source>
<translation type="unfinished">지금까지의 자가 대국 수 또는 증류의 국면 수입니다.</translation>
</message>
<message>
<source>Send</source>
<translation type="unfinished">보내기</translation>
</message>
<message>
<source>Sequential test of Elo {elo0} against {elo1}: {verdict} (log-likelihood ratio {ratio} between {low} and {high}).</source>
<translation type="unfinished">Elo {elo0} 대 {elo1} 순차 검정: {verdict} (로그 우도비 {ratio}, 범위 {low}~{high}).</translation>
</message>
<message>
<source>Servers from which games are fetched when you open a link; you are asked once for each</source>
<translation type="unfinished">링크를 열 때 기보를 가져올 서버. 서버마다 한 번 묻습니다</translation>
</message>
<message>
<source>Set the komi of the game to the viewed komi</source>
<translation type="unfinished">대국 덤을 표시 덤으로 바꿉니다</translation>
</message>
<message>
<source>Set the options for a tournament of the small-board study, or choose your own</source>
<translation type="unfinished">소형 바둑판 연구의 대회 또는 다른 매치</translation>
</message>
<message>
<source>Set up</source>
<translation type="unfinished">배치</translation>
</message>
<message>
<source>Set up &amp;black stones</source>
<translation type="unfinished">흑돌 놓기(&amp;B)</translation>
</message>
<message>
<source>Set up &amp;white stones</source>
<translation type="unfinished">백돌 놓기(&amp;W)</translation>
</message>
<message>
<source>Set up stones</source>
<translation type="unfinished">돌 배치</translation>
</message>
<message>
<source>Settings</source>
<translation type="unfinished">설정</translation>
</message>
<message>
<source>Settings of a run</source>
<translation type="unfinished">학습 설정</translation>
</message>
<message>
<source>Setup</source>
<translation type="unfinished">배치</translation>
</message>
<message>
<source>Several selected games open as the games of one file, or are reviewed one after the other in the background.</source>
<translation type="unfinished">여러 대국을 선택하면 한 파일의 기보로 열거나, 배경에서 차례로 복기합니다.</translation>
</message>
<message>
<source>Several training runs and matches in sequence, such as AlphaGo's pipeline</source>
<translation type="unfinished">AlphaGo의 파이프라인처럼 차례로 이어지는 학습과 매치</translation>
</message>
<message>
<source>Share against earlier networks</source>
<translation type="unfinished">이전 신경망 상대 승률</translation>
</message>
<message>
<source>Share of a record's result in the winrate target at its own komi; the rest is the teacher's winrate.</source>
<translation type="unfinished">기보 자체 덤의 승률 목표에서 기보 결과의 비율. 나머지는 교사의 승률입니다.</translation>
</message>
<message>
<source>Share of a result that is not passed back beyond a move that the search would not have played; positions before it learn the searched winrate instead. 0 = all is passed back, 1 = nothing.</source>
<translation type="unfinished">탐색이라면 두지 않았을 수에서 결과를 끊는 정도. 그 앞의 국면은 대신 탐색한 승률을 배웁니다. 0 = 안 끊음, 1 = 완전히.</translation>
</message>
<message>
<source>Share of games from records, on board sizes that have any; the others are played by teacher and pupil.</source>
<translation type="unfinished">기보가 있는 바둑판 크기에서 기보 대국의 비율. 나머지는 교사와 학생이 둡니다.</translation>
</message>
<message>
<source>Share of games that the network in training won against earlier networks (the pool); a draw counts half. All draw their moves in the same way. The pool grows stronger, too.</source>
<translation type="unfinished">학습 중인 신경망이 같은 방식으로 수를 뽑는 풀의 신경망들을 이긴 비율입니다. 무승부는 절반으로 셉니다. 풀도 강해집니다.</translation>
</message>
<message>
<source>Share of its games that Black won</source>
<translation type="unfinished">대국의 비율</translation>
</message>
<message>
<source>Share of the games that Black won at a komi, with its 95 % interval.</source>
<translation type="unfinished">그 덤에서 흑이 이긴 대국의 비율과 95 % 구간입니다.</translation>
</message>
<message>
<source>Share of the games that go from node to node of the pupil's search trees in place of playing, so that what it misjudges while it searches is labelled.</source>
<translation type="unfinished">두는 대신 학생의 탐색 트리를 노드에서 노드로 따라가는 대국의 비율. 탐색 중 잘못 판단한 국면에 레이블을 붙입니다.</translation>
</message>
<message>
<source>Share of the games that is never learned from. Games that an index beside the records keeps for validation are among them; the others are chosen by their content, so that every run holds out the same ones.</source>
<translation type="unfinished">학습에 쓰지 않는 기보의 비율. 기보 옆의 색인이 검증용으로 남긴 기보를 포함하며, 나머지는 내용으로 골라 모든 학습이 같은 기보를 남깁니다.</translation>
</message>
<message>
<source>Share of the labels that are searched.</source>
<translation type="unfinished">탐색하는 레이블의 비율.</translation>
</message>
<message>
<source>Share of the move played in a record's policy target; the rest is the teacher's policy.</source>
<translation type="unfinished">기보의 정책망 목표에서 둔 수의 비율. 나머지는 교사의 정책망입니다.</translation>
</message>
<message>
<source>Share of the moves that are searched deep and recorded.</source>
<translation type="unfinished">깊이 탐색하여 기록하는 수의 비율.</translation>
</message>
<message>
<source>Share of the old average that each step keeps; 0 = no averaging.</source>
<translation type="unfinished">단계마다 유지하는 이전 평균의 비율. 0 = 평균 안 함.</translation>
</message>
<message>
<source>Share of the points, a draw counting half</source>
<translation type="unfinished">점수 비율, 무승부는 절반</translation>
</message>
<message>
<source>Share of the run up to which candidates are promoted at once. The gate's games are then played beside the self-play of other processes, and only show what the rule would have decided.</source>
<translation type="unfinished">규칙의 대국 전에 후보를 승격하는 학습 진행률. 그 대국은 다른 프로세스의 자가 대국과 함께 두며 어떻게 결정되었을지만 보여 줍니다.</translation>
</message>
<message>
<source>Share of the sample weights that depends on policy surprise: how far the search moved the policy.</source>
<translation type="unfinished">탐색이 정책망을 바꾼 정도에 따르는 표본 비중의 몫.</translation>
</message>
<message>
<source>Share of the visits and sample weights that decided games keep.</source>
<translation type="unfinished">결정된 대국이 유지하는 탐색 수와 표본 비중의 비율.</translation>
</message>
<message>
<source>Share of the winrate target that each ply hands on to later searches and the result; 1 = the result alone.</source>
<translation type="unfinished">수마다 승률 목표에서 이후의 탐색과 결과에 넘기는 비율. 1 = 결과만.</translation>
</message>
<message>
<source>Share of tries that chose a best move</source>
<translation type="unfinished">최선의 수를 고른 시도의 비율</translation>
</message>
<message>
<source>Shift+Tab moves back to the field before</source>
<translation type="unfinished">Shift+Tab은 이전 입력란으로 이동합니다</translation>
</message>
<message>
<source>Shift+click or middle click</source>
<translation type="unfinished">Shift+클릭 또는 가운데 클릭</translation>
</message>
<message>
<source>Shipped and own</source>
<translation type="unfinished">기본과 내 것</translation>
</message>
<message>
<source>Short name; empty removes it</source>
<translation type="unfinished">짧은 이름, 비우면 삭제</translation>
</message>
<message>
<source>Shortcuts: {command}</source>
<translation type="unfinished">단축키: {command}</translation>
</message>
<message>
<source>Show</source>
<translation type="unfinished">보기</translation>
</message>
<message>
<source>Show &amp;log</source>
<translation type="unfinished">로그 보기(&amp;L)</translation>
</message>
<message>
<source>Show a large board with comment and tree, to teach or present a game</source>
<translation type="unfinished">강의나 기보 소개용으로 큰 바둑판을 해설, 트리와 함께 표시합니다</translation>
</message>
<message>
<source>Show agents, safety, search, β and the network's prior beside what a game needs</source>
<translation type="unfinished">대국에 필요한 것 외에 에이전트, 안전도, 탐색, β, 신경망의 사전 확률도 표시합니다</translation>
</message>
<message>
<source>Show all panels beside the board; those for experts only with Expert</source>
<translation type="unfinished">바둑판 옆에 모든 패널을 표시합니다(전문가용 패널은 '전문가용'일 때만)</translation>
</message>
<message>
<source>Show all winrates at the game's komi again</source>
<translation type="unfinished">모든 승률을 다시 대국 덤으로 표시합니다</translation>
</message>
<message>
<source>Show all…</source>
<translation type="unfinished">모두 보기…</translation>
</message>
<message>
<source>Show and edit the SGF properties of this position</source>
<translation type="unfinished">이 국면의 SGF 속성을 보고 편집합니다</translation>
</message>
<message>
<source>Show candidates of the &amp;other engine</source>
<translation type="unfinished">다른 엔진의 후보수 표시(&amp;O)</translation>
</message>
<message>
<source>Show clocks, captures and game info; hide the analysis</source>
<translation type="unfinished">시계, 따낸 돌, 대국 정보를 표시하고 분석을 숨깁니다</translation>
</message>
<message>
<source>Show every plane of the position that the network sees, as small boards</source>
<translation type="unfinished">신경망이 보는 국면의 모든 평면을 작은 바둑판으로 표시합니다</translation>
</message>
<message>
<source>Show fair komi, winrate and moves of several networks on this position</source>
<translation type="unfinished">이 국면에 대한 여러 신경망의 적정 덤, 승률, 수를 표시합니다</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate</source>
<translation type="unfinished">승률 대신 최종 집 차이마다의 확률을 표시합니다</translation>
</message>
<message>
<source>Show how likely each final score is, in place of the winrate by komi</source>
<translation type="unfinished">덤별 승률 대신 최종 집 차이마다의 확률을 표시합니다</translation>
</message>
<message>
<source>Show how likely people of your rank are to play each move, in place of the candidates (KataGo's human network)</source>
<translation type="unfinished">후보수 대신 내 기력의 대국자가 각 수를 둘 확률을 표시합니다(KataGo의 휴먼 신경망)</translation>
</message>
<message>
<source>Show its network and its winrate at that komi</source>
<translation type="unfinished">그 신경망과 그 덤에서의 승률 표시</translation>
</message>
<message>
<source>Show its variation and its winrate curve</source>
<translation type="unfinished">변화도와 승률 곡선 표시</translation>
</message>
<message>
<source>Show letters and numbers around the board</source>
<translation type="unfinished">바둑판 둘레에 문자와 숫자를 표시합니다</translation>
</message>
<message>
<source>Show many mistakes, a high curve and a wide timeline</source>
<translation type="unfinished">많은 악수, 높은 곡선, 넓은 형세 그래프를 표시합니다</translation>
</message>
<message>
<source>Show move {number}</source>
<translation type="unfinished">{number}수 보기</translation>
</message>
<message>
<source>Show on each stone how many points it adds for its owner: the fair komi with it and without it (network estimate, no search)</source>
<translation type="unfinished">돌마다 주인에게 몇 집을 더해 주는지 표시합니다: 그 돌이 있을 때와 없을 때의 적정 덤 차이(탐색 없는 신경망 추정)</translation>
</message>
<message>
<source>Show our own candidates</source>
<translation type="unfinished">자체 후보수를 표시합니다</translation>
</message>
<message>
<source>Show r&amp;esult</source>
<translation type="unfinished">결과 보기(&amp;E)</translation>
</message>
<message>
<source>Show that generation in all charts</source>
<translation type="unfinished">모든 차트에 그 세대 표시</translation>
</message>
<message>
<source>Show the answer</source>
<translation type="unfinished">정답 보기</translation>
</message>
<message>
<source>Show the better line; back to the game</source>
<translation type="unfinished">더 나은 수순 보기, 실전으로 돌아가기</translation>
</message>
<message>
<source>Show the files of the selected run</source>
<translation type="unfinished">선택한 학습의 파일을 표시합니다</translation>
</message>
<message>
<source>Show the game with its review in the main window</source>
<translation type="unfinished">기보와 복기를 주 창에 표시합니다</translation>
</message>
<message>
<source>Show the last game again when the program starts</source>
<translation type="unfinished">프로그램을 시작하면 마지막 기보를 다시 표시합니다</translation>
</message>
<message>
<source>Show the move</source>
<translation type="unfinished">수 보기</translation>
</message>
<message>
<source>Show the moves that the search considers, with numbers</source>
<translation type="unfinished">탐색이 고려하는 수를 수치와 함께 표시합니다</translation>
</message>
<message>
<source>Show the network's policy, with the percentages of its ten best moves, in place of the candidates</source>
<translation type="unfinished">후보수 대신 정책망과 상위 10수의 확률(%)을 표시합니다</translation>
</message>
<message>
<source>Show the other engine's candidates</source>
<translation type="unfinished">다른 엔진의 후보수를 표시합니다</translation>
</message>
<message>
<source>Show the other engine's candidates instead of our own</source>
<translation type="unfinished">자체 후보수 대신 다른 엔진의 후보수를 표시합니다</translation>
</message>
<message>
<source>Show the position of the main window here</source>
<translation type="unfinished">주 창의 국면을 여기에 표시합니다</translation>
</message>
<message>
<source>Show the visits of every searched move as a grid, in place of the candidates</source>
<translation type="unfinished">후보수 대신 탐색한 모든 수의 탐색 수를 격자로 표시합니다</translation>
</message>
<message>
<source>Show tools to set up stones and to draw marks, lines and arrows</source>
<translation type="unfinished">돌 배치, 표시, 선, 화살표 도구를 표시합니다</translation>
</message>
<message>
<source>Show who is expected to own each point (network estimate, no search)</source>
<translation type="unfinished">각 점이 누구 집이 될지 표시합니다(탐색 없는 신경망 추정)</translation>
</message>
<message>
<source>Show who won the game, and the moves that decided it</source>
<translation type="unfinished">누가 이겼는지와 승부를 결정한 수를 표시합니다</translation>
</message>
<message>
<source>Show winrate curve and candidates large; with Expert the agents, too</source>
<translation type="unfinished">승률 곡선과 후보수를 크게 표시합니다('전문가용'이면 에이전트도)</translation>
</message>
<message>
<source>Shows how often each candidate wins by so many points or more; 0 hides the column</source>
<translation type="unfinished">각 후보수가 이만큼 이상 이길 확률을 보여 줍니다. 0이면 열을 숨깁니다</translation>
</message>
<message>
<source>Side to move</source>
<translation type="unfinished">둘 차례인 쪽</translation>
</message>
<message>
<source>Simultaneous games; more are faster on a GPU</source>
<translation type="unfinished">동시 대국 수, GPU에서는 많을수록 빠릅니다</translation>
</message>
<message>
<source>Size</source>
<translation type="unfinished">크기</translation>
</message>
<message>
<source>Size of all texts, relative to the system's</source>
<translation type="unfinished">모든 글자의 크기, 시스템 글자 크기 기준</translation>
</message>
<message>
<source>Size of the board</source>
<translation type="unfinished">바둑판 크기</translation>
</message>
<message>
<source>Small {size}×{size}</source>
<translation type="unfinished">소형 {size}×{size}</translation>
</message>
<message>
<source>Small-board study, 5x5</source>
<translation type="unfinished">소형 바둑판 연구, 5x5</translation>
</message>
<message>
<source>Small-board study, 5x5 in two stages</source>
<translation type="unfinished">소형 바둑판 연구, 5x5 두 단계</translation>
</message>
<message>
<source>Small-board study, 9x9</source>
<translation type="unfinished">소형 바둑판 연구, 9x9</translation>
</message>
<message>
<source>Smallest and largest winrate of Black, searched by the judge, after an opening at each komi, like `0.3 0.7`; empty = by opening_sure where perfect play is known, else `0.1 0.9`.</source>
<translation type="unfinished">덤마다 초반 뒤에 심판이 탐색한 흑 승률의 최솟값과 최댓값, 예: `0.3 0.7`. 비움 = 완벽한 대국이 알려져 있으면 opening_sure에 따르고, 아니면 `0.1 0.9`.</translation>
</message>
<message>
<source>Smallest loss that is reported</source>
<translation type="unfinished">알리는 가장 작은 손해</translation>
</message>
<message>
<source>Something went wrong</source>
<translation type="unfinished">문제가 발생했습니다</translation>
</message>
<message>
<source>Sounds need Qt Multimedia, which is not installed; install the Python package PySide6-Addons and start again</source>
<translation type="unfinished">소리를 내려면 Qt Multimedia가 필요하지만 설치되어 있지 않습니다. Python 패키지 PySide6-Addons를 설치하고 다시 시작하세요</translation>
</message>
<message>
<source>Source</source>
<translation type="unfinished">출처</translation>
</message>
<message>
<source>Speed</source>
<translation type="unfinished">속도</translation>
</message>
<message>
<source>Speed [thousand per CPU second]</source>
<translation type="unfinished">속도 [CPU 초당 천]</translation>
</message>
<message>
<source>Split</source>
<translation type="unfinished">나누기</translation>
</message>
<message>
<source>Square</source>
<translation type="unfinished">네모</translation>
</message>
<message>
<source>St&amp;udy…</source>
<translation type="unfinished">연구(&amp;U)…</translation>
</message>
<message>
<source>Standard</source>
<translation type="unfinished">표준</translation>
</message>
<message>
<source>Standard deviation</source>
<translation type="unfinished">표준 편차</translation>
</message>
<message>
<source>Standings</source>
<translation type="unfinished">순위</translation>
</message>
<message>
<source>Start</source>
<translation type="unfinished">시작</translation>
</message>
<message>
<source>Start a new game with the stones and the komi of the selected row</source>
<translation type="unfinished">선택한 행의 치수와 덤으로 새 대국을 시작합니다</translation>
</message>
<message>
<source>Start game</source>
<translation type="unfinished">대국 시작</translation>
</message>
<message>
<source>Start game: Black first, komi {komi}</source>
<translation type="unfinished">대국 시작: 흑 선, 덤 {komi}</translation>
</message>
<message>
<source>Start game: {stones} stones, komi {komi}</source>
<translation type="unfinished">대국 시작: {stones}점, 덤 {komi}</translation>
</message>
<message>
<source>Start of the game</source>
<translation type="unfinished">대국 시작</translation>
</message>
<message>
<source>Start over</source>
<translation type="unfinished">다시 시작</translation>
</message>
<message>
<source>Start searches the position many times with every checked network and counts how often the agents with λ 0, ½ and 1 choose a best move.</source>
<translation type="unfinished">시작하면 선택한 모든 신경망으로 국면을 여러 번 탐색하여 λ 0, ½, 1인 에이전트가 최선의 수를 고른 횟수를 셉니다.</translation>
</message>
<message>
<source>Start the engine and check that it answers</source>
<translation type="unfinished">엔진을 시작하여 응답하는지 확인합니다</translation>
</message>
<message>
<source>Start the game here: earlier moves and other variations are removed (Undo restores them)</source>
<translation type="unfinished">여기서 대국을 시작합니다. 앞의 수와 다른 변화도는 실행 취소할 때까지 사라집니다</translation>
</message>
<message>
<source>Start with</source>
<translation type="unfinished">시작 덤</translation>
</message>
<message>
<source>Starting {name}…</source>
<translation type="unfinished">{name} 시작하는 중…</translation>
</message>
<message>
<source>Starting…</source>
<translation type="unfinished">시작하는 중…</translation>
</message>
<message>
<source>State</source>
<translation type="unfinished">상태</translation>
</message>
<message>
<source>Stay at this position when the main window shows another</source>
<translation type="unfinished">주 창이 다른 국면을 표시해도 이 국면에 머뭅니다</translation>
</message>
<message>
<source>Steepness of the curve there</source>
<translation type="unfinished">그곳에서 곡선의 기울기</translation>
</message>
<message>
<source>Step</source>
<translation type="unfinished">한 수</translation>
</message>
<message>
<source>Step {step} of {total} ({status}): {about}.</source>
<translation type="unfinished">단계 {step}/{total} ({status}): {about}.</translation>
</message>
<message>
<source>Step {step} of {total}: {about}.</source>
<translation type="unfinished">단계 {step}/{total}: {about}.</translation>
</message>
<message>
<source>Steps at the start in which the heads alone learn, so that random heads don't spoil a trunk that the run begins with; then the rate rises from 0 again.</source>
<translation type="unfinished">처음에 헤드만 학습하는 단계 수. 무작위 헤드가 시작할 때 가져온 몸통을 망치지 않게 합니다. 그다음 학습률이 다시 0에서 오릅니다.</translation>
</message>
<message>
<source>Steps between checkpoints.</source>
<translation type="unfinished">체크포인트 사이의 단계 수.</translation>
</message>
<message>
<source>Steps over which the rate rises from 0.</source>
<translation type="unfinished">학습률이 0에서 오르는 단계 수.</translation>
</message>
<message>
<source>Stone &amp;animation</source>
<translation type="unfinished">돌 애니메이션(&amp;A)</translation>
</message>
<message>
<source>Stone scoring</source>
<translation type="unfinished">돌 계가</translation>
</message>
<message>
<source>Stones</source>
<translation type="unfinished">돌</translation>
</message>
<message>
<source>Stones captured so far</source>
<translation type="unfinished">지금까지 따낸 돌</translation>
</message>
<message>
<source>Stones set up</source>
<translation type="unfinished">돌 배치</translation>
</message>
<message>
<source>Stones that look dead are marked.</source>
<translation type="unfinished">죽은 것으로 보이는 돌이 표시되어 있습니다.</translation>
</message>
<message>
<source>Stop</source>
<translation type="unfinished">중지</translation>
</message>
<message>
<source>Stop ({share} %)</source>
<translation type="unfinished">중지({share} %)</translation>
</message>
<message>
<source>Stop after the current step; Continue resumes from there</source>
<translation type="unfinished">현재 단계 뒤에 중지합니다. 계속을 누르면 거기서 이어집니다</translation>
</message>
<message>
<source>Stop after the current step; nothing is lost, and Continue resumes the run</source>
<translation type="unfinished">현재 단계 뒤에 중지합니다. 잃는 것은 없으며 계속을 누르면 이어집니다</translation>
</message>
<message>
<source>Stop comparing</source>
<translation type="unfinished">비교 중지</translation>
</message>
<message>
<source>Stop measuring</source>
<translation type="unfinished">측정 중지</translation>
</message>
<message>
<source>Stop now; finished games are kept</source>
<translation type="unfinished">지금 중지합니다. 끝난 대국은 남습니다</translation>
</message>
<message>
<source>Stop now; what was searched is kept</source>
<translation type="unfinished">지금 중지합니다. 탐색한 것은 남습니다</translation>
</message>
<message>
<source>Stop once it is clear which of these is more likely:</source>
<translation type="unfinished">다음 중 어느 쪽이 유력한지 분명해지면 중지:</translation>
</message>
<message>
<source>Stop playing; the game has no result</source>
<translation type="unfinished">대국을 중지합니다. 결과는 남지 않습니다</translation>
</message>
<message>
<source>Stop test</source>
<translation type="unfinished">시험 중지</translation>
</message>
<message>
<source>Stop the selected run; it can be continued later</source>
<translation type="unfinished">선택한 학습을 중지합니다. 나중에 계속할 수 있습니다</translation>
</message>
<message>
<source>Stop using</source>
<translation type="unfinished">사용 중지</translation>
</message>
<message>
<source>Stop when the games left can no longer lead to a promotion.</source>
<translation type="unfinished">남은 대국으로 더는 승격할 수 없으면 중지합니다.</translation>
</message>
<message>
<source>Stopped after too many moves and counted as it stands</source>
<translation type="unfinished">수가 너무 많아 중지하고 그대로 계가함</translation>
</message>
<message>
<source>Stored analysis has no ownership; analyze this position again.</source>
<translation type="unfinished">저장된 분석에 집 귀속이 없습니다. 이 국면을 다시 분석하세요.</translation>
</message>
<message>
<source>Strength</source>
<translation type="unfinished">실력</translation>
</message>
<message>
<source>Strength (Elo)</source>
<translation type="unfinished">실력(Elo)</translation>
</message>
<message>
<source>Strength is measured on boards from 5×5 to 19×19.</source>
<translation type="unfinished">실력은 5×5부터 19×19까지 측정합니다.</translation>
</message>
<message>
<source>Strength on {board}: not measured yet.</source>
<translation type="unfinished">{board} 실력: 아직 측정 안 함.</translation>
</message>
<message>
<source>Strength on {board}: {strength}.</source>
<translation type="unfinished">{board} 실력: {strength}.</translation>
</message>
<message>
<source>Strong</source>
<translation type="unfinished">강함</translation>
</message>
<message>
<source>Strong network</source>
<translation type="unfinished">강한 신경망</translation>
</message>
<message>
<source>Strongest</source>
<translation type="unfinished">최강</translation>
</message>
<message>
<source>Strongest for 14×14 to 19×19, from a teacher</source>
<translation type="unfinished">14×14~19×19 최강, 교사에게서</translation>
</message>
<message>
<source>Strongest for 6x6 to 19x19, from a teacher</source>
<translation type="unfinished">6x6~19x19 최강, 교사에게서</translation>
</message>
<message>
<source>Studied position</source>
<translation type="unfinished">연구하는 국면</translation>
</message>
<message>
<source>Study</source>
<translation type="unfinished">연구</translation>
</message>
<message>
<source>Swap &amp;colors</source>
<translation type="unfinished">흑백 교환(&amp;C)</translation>
</message>
<message>
<source>Swap colors</source>
<translation type="unfinished">흑백 교환</translation>
</message>
<message>
<source>Swap rule: the players exchange colors here; White is to move.</source>
<translation type="unfinished">교환 규칙: 여기서 흑백을 교환했습니다. 백 차례입니다.</translation>
</message>
<message>
<source>T&amp;ree</source>
<translation type="unfinished">트리(&amp;R)</translation>
</message>
<message>
<source>Tab moves on to the next field</source>
<translation type="unfinished">Tab은 다음 입력란으로 이동합니다</translation>
</message>
<message>
<source>Table</source>
<translation type="unfinished">표</translation>
</message>
<message>
<source>Table of moves</source>
<translation type="unfinished">수 표</translation>
</message>
<message>
<source>Tables</source>
<translation type="unfinished">표</translation>
</message>
<message>
<source>Tables of even and handicap games</source>
<translation type="unfinished">호선과 접바둑 표</translation>
</message>
<message>
<source>Take Black's side at White's second move, in games with the swap rule</source>
<translation type="unfinished">교환 규칙 대국에서 백의 둘째 수 차례에 흑을 넘겨받습니다</translation>
</message>
<message>
<source>Take back</source>
<translation type="unfinished">무르기</translation>
</message>
<message>
<source>Take back your last move and the answer to it</source>
<translation type="unfinished">내 마지막 수와 그 응수를 무릅니다</translation>
</message>
<message>
<source>Take the shown position</source>
<translation type="unfinished">표시된 국면 가져오기</translation>
</message>
<message>
<source>Target of the score loss: the final score of the game, or the score that was searched, or given by a teacher, at each position.</source>
<translation type="unfinished">alpha를 당기는 목표: 대국의 최종 집 차이, 또는 국면마다 탐색하거나 배운 값.</translation>
</message>
<message>
<source>Teacher's remarks</source>
<translation type="unfinished">지도자의 총평</translation>
</message>
<message>
<source>Teacher's sheet</source>
<translation type="unfinished">지도 자료</translation>
</message>
<message>
<source>Teaching</source>
<translation type="unfinished">지도</translation>
</message>
<message>
<source>Tell me when my move loses</source>
<translation type="unfinished">손해 보는 수를 알려 줌</translation>
</message>
<message>
<source>Temperature of openings drawn from the policy.</source>
<translation type="unfinished">정책망에서 뽑는 초반의 온도.</translation>
</message>
<message>
<source>Temperature of the first moves, so that games differ.</source>
<translation type="unfinished">대국이 서로 달라지도록 하는 첫 수들의 온도.</translation>
</message>
<message>
<source>Temperature: 0 plays the best move, higher draws others too</source>
<translation type="unfinished">온도: 0이면 최선의 수를 두고, 높으면 다른 수도 뽑습니다</translation>
</message>
<message>
<source>Ten moves</source>
<translation type="unfinished">10수</translation>
</message>
<message>
<source>Ten-minute demo</source>
<translation type="unfinished">10분 데모</translation>
</message>
<message>
<source>Ten-minute demo, 5x5</source>
<translation type="unfinished">10분 데모, 5x5</translation>
</message>
<message>
<source>Territory and prisoners</source>
<translation type="unfinished">집과 따낸 돌</translation>
</message>
<message>
<source>Territory scoring</source>
<translation type="unfinished">집 계가</translation>
</message>
<message>
<source>Territory scoring (assumed)</source>
<translation type="unfinished">집 계가(가정)</translation>
</message>
<message>
<source>Test</source>
<translation type="unfinished">시험</translation>
</message>
<message>
<source>Test of {name}: {command}</source>
<translation type="unfinished">{name} 시험: {command}</translation>
</message>
<message>
<source>Text on the point</source>
<translation type="unfinished">점에 표시할 글자</translation>
</message>
<message>
<source>Text size</source>
<translation type="unfinished">글자 크기</translation>
</message>
<message>
<source>Than otherwise</source>
<translation type="unfinished">평소보다</translation>
</message>
<message>
<source>The 50 % rose to {winrate}</source>
<translation type="unfinished">50 %가 {winrate}(으)로 올랐습니다</translation>
</message>
<message>
<source>The SAI paper's reference: Leela Zero scaled down to 7x7, one winrate at the fixed komi 9.5, with the search of run 20; it wants a GPU.</source>
<translation type="unfinished">SAI 논문의 기준: 7x7로 줄인 Leela Zero, 고정 덤 9.5의 승률 하나, 탐색은 run 20과 같음. GPU가 필요합니다.</translation>
</message>
<message>
<source>The agent of the board</source>
<translation type="unfinished">바둑판의 에이전트</translation>
</message>
<message>
<source>The agent's lambda: 0 plays to win, 1 for points.</source>
<translation type="unfinished">에이전트의 lambda: 0은 승리, 1은 집을 목표로 둡니다.</translation>
</message>
<message>
<source>The analyses of these games are gone; review them again.</source>
<translation type="unfinished">이 대국들의 분석이 남아 있지 않습니다. 다시 복기하세요.</translation>
</message>
<message>
<source>The analysis of this game can't be kept ({problem}). It stays in this window; free some space, or turn on File › Save analysis in game files and save the game.</source>
<translation type="unfinished">이 대국의 분석을 보관할 수 없습니다({problem}). 분석은 이 창에 남아 있습니다. 공간을 확보하거나, 파일 메뉴의 ‘기보에 분석 저장’을 켜고 기보를 저장하세요.</translation>
</message>
<message>
<source>The answer</source>
<translation type="unfinished">정답</translation>
</message>
<message>
<source>The best move is {best}.</source>
<translation type="unfinished">최선의 수는 {best}입니다.</translation>
</message>
<message>
<source>The best one for each board</source>
<translation type="unfinished">바둑판마다 가장 좋은 것</translation>
</message>
<message>
<source>The board is counted as it stands, so dead stones count for their owner</source>
<translation type="unfinished">바둑판을 그대로 계가하므로 사석도 그 주인의 것으로 셉니다</translation>
</message>
<message>
<source>The board was not printed: the printer can't be used.</source>
<translation type="unfinished">프린터를 쓸 수 없어 바둑판을 인쇄하지 못했습니다.</translation>
</message>
<message>
<source>The board was sent to the printer.</source>
<translation type="unfinished">바둑판을 프린터로 보냈습니다.</translation>
</message>
<message>
<source>The candidates are compared here once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 후보수를 여기에서 비교합니다.</translation>
</message>
<message>
<source>The clipboard holds no game record.</source>
<translation type="unfinished">클립보드에 기보가 없습니다.</translation>
</message>
<message>
<source>The comparison: as many weights, no cross layers.</source>
<translation type="unfinished">비교 대상: 가중치 수는 같고 십자 층은 없음.</translation>
</message>
<message>
<source>The course of the game</source>
<translation type="unfinished">대국의 흐름</translation>
</message>
<message>
<source>The cross is the move played; the numbers are the engine's choice and what may follow.</source>
<translation type="unfinished">가위표는 실전의 수, 숫자는 엔진의 선택과 그다음 예상 수순입니다.</translation>
</message>
<message>
<source>The cross-convolution network as published (Barratt et al.): 23 layers, trained on the moves of game records alone, a tenth held out, four passes with the rate halved after each. Name the records as records.games. It wants a GPU.</source>
<translation type="unfinished">논문(Barratt et al.)대로의 십자 합성곱 신경망입니다. 23층이며 기보의 수만 학습하고 10분의 1은 검증용으로 남깁니다. 네 번 보며 볼 때마다 학습률을 절반으로 줄입니다. 기보를 records.games로 지정하세요. GPU가 필요합니다.</translation>
</message>
<message>
<source>The curve appears when the network has evaluated the position.</source>
<translation type="unfinished">신경망에 물으면 곡선이 표시됩니다.</translation>
</message>
<message>
<source>The curve before the last move; the shift from it shows what the move gained or lost. Click to hide it.</source>
<translation type="unfinished">마지막 수를 두기 전의 곡선입니다. 옮겨진 만큼이 그 수의 가치입니다. 클릭하면 숨깁니다.</translation>
</message>
<message>
<source>The curve of this position is not known.</source>
<translation type="unfinished">이 국면의 곡선은 알려져 있지 않습니다.</translation>
</message>
<message>
<source>The curves after the best candidates of the selected agent; where two cross, the better move changes. Click to hide them.</source>
<translation type="unfinished">선택한 에이전트의 상위 후보수를 둔 뒤의 곡선입니다. 두 곡선이 만나는 곳에서 더 나은 수가 바뀝니다. 클릭하면 숨깁니다.</translation>
</message>
<message>
<source>The dashed ring on the board is the better move; a dot is the last move.</source>
<translation type="unfinished">바둑판의 파선 고리는 더 나은 수, 점은 마지막 수입니다.</translation>
</message>
<message>
<source>The dead stones are unknown.</source>
<translation type="unfinished">사석을 알 수 없습니다.</translation>
</message>
<message>
<source>The download was canceled. What has arrived is kept for the next one.</source>
<translation type="unfinished">내려받기를 취소했습니다. 받은 부분은 다음 내려받기를 위해 보관합니다.</translation>
</message>
<message>
<source>The endgame begins where the score stays settled; the opening ends by the number of moves or at the first sharp fight.</source>
<translation type="unfinished">집 차이가 안정된 채로 유지되면 그때부터 끝내기입니다. 초반은 수의 개수에 따라, 또는 첫 치열한 싸움에서 끝납니다.</translation>
</message>
<message>
<source>The engine</source>
<translation type="unfinished">엔진</translation>
</message>
<message>
<source>The engine answers at the end of the line.</source>
<translation type="unfinished">수순의 끝에서 응수합니다.</translation>
</message>
<message>
<source>The engine is loading; the first games come in some seconds.</source>
<translation type="unfinished">엔진을 불러오는 중입니다. 몇 초 뒤 첫 대국이 나옵니다.</translation>
</message>
<message>
<source>The engine is looking at the position…</source>
<translation type="unfinished">엔진이 국면을 보는 중…</translation>
</message>
<message>
<source>The engine is thinking…</source>
<translation type="unfinished">생각하는 중…</translation>
</message>
<message>
<source>The engine may resign</source>
<translation type="unfinished">엔진이 기권할 수 있음</translation>
</message>
<message>
<source>The engine stopped with an unexpected error; the rest of the program works.</source>
<translation type="unfinished">예기치 않은 오류로 엔진이 멈췄습니다. 나머지 기능은 정상입니다.</translation>
</message>
<message>
<source>The engine's choice is always shown, and so are all moves of a search with a few visits for every move.</source>
<translation type="unfinished">엔진의 선택과 모든 수 탐색의 수는 항상 표시합니다.</translation>
</message>
<message>
<source>The engine's choice.</source>
<translation type="unfinished">엔진의 선택입니다.</translation>
</message>
<message>
<source>The fair komi is known once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 적정 덤을 알 수 있습니다.</translation>
</message>
<message>
<source>The fair komi is unknown while the search is limited.</source>
<translation type="unfinished">탐색을 제한하는 동안에는 적정 덤을 알 수 없습니다.</translation>
</message>
<message>
<source>The file has no komi; {komi} is assumed.</source>
<translation type="unfinished">파일에 덤이 없어 {komi}(으)로 간주합니다.</translation>
</message>
<message>
<source>The file names no rules; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">파일에 규칙이 없어 {scoring}(으)로 간주합니다: {reason}.</translation>
</message>
<message>
<source>The file was read as follows. It changes on disk only when you save it.</source>
<translation type="unfinished">파일을 다음과 같이 읽었습니다. 저장할 때만 디스크의 파일이 바뀝니다.</translation>
</message>
<message>
<source>The first curve comes with the first network.</source>
<translation type="unfinished">첫 신경망이 나오면 첫 곡선이 표시됩니다.</translation>
</message>
<message>
<source>The first figures come with the first generation.</source>
<translation type="unfinished">첫 세대가 나오면 첫 수치가 표시됩니다.</translation>
</message>
<message>
<source>The first move of the board is any of this many best moves of the policy, all equally likely; 0 = drawn like the others. The study has 20.</source>
<translation type="unfinished">바둑판의 첫 수를 정책망 상위 이만큼의 수에서 같은 확률로 고릅니다. 0 = 다른 수처럼 뽑음. 연구에서는 20입니다.</translation>
</message>
<message>
<source>The first network</source>
<translation type="unfinished">첫 신경망</translation>
</message>
<message>
<source>The first number on a candidate</source>
<translation type="unfinished">후보수의 첫째 숫자</translation>
</message>
<message>
<source>The first {shown} of {all} characters; such a long text can't be edited here.</source>
<translation type="unfinished">전체 {all}자 중 처음 {shown}자입니다. 이렇게 긴 텍스트는 여기서 편집할 수 없습니다.</translation>
</message>
<message>
<source>The folder is {path}.</source>
<translation type="unfinished">폴더는 {path}입니다.</translation>
</message>
<message>
<source>The folder {folder} is not empty; choose another name.</source>
<translation type="unfinished">{folder} 폴더가 비어 있지 않습니다. 다른 이름을 선택하세요.</translation>
</message>
<message>
<source>The folder {folder} is there already; choose another name.</source>
<translation type="unfinished">폴더 {folder}이(가) 이미 있습니다. 다른 이름을 선택하세요.</translation>
</message>
<message>
<source>The game</source>
<translation type="unfinished">대국</translation>
</message>
<message>
<source>The game ends after {n} move.</source>
<translation type="unfinished">실전은 {n}수 뒤에 끝납니다.</translation>
</message>
<message>
<source>The game ends after {n} moves.</source>
<translation type="unfinished">실전은 {n}수 뒤에 끝납니다.</translation>
</message>
<message>
<source>The game has no moves from here.</source>
<translation type="unfinished">여기서부터 실전의 수가 없습니다.</translation>
</message>
<message>
<source>The game is open at the last position.</source>
<translation type="unfinished">마지막 국면에서 승부는 아직 미정입니다.</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play it out.</source>
<translation type="unfinished">여기서는 대국이 끝났습니다. 끝까지 둘 국면으로 돌아가세요.</translation>
</message>
<message>
<source>The game is over here. Go back to a position to play.</source>
<translation type="unfinished">여기서는 대국이 끝났습니다. 둘 국면으로 돌아가세요.</translation>
</message>
<message>
<source>The game is over: there is no move to compare.</source>
<translation type="unfinished">대국이 끝나 비교할 수가 없습니다.</translation>
</message>
<message>
<source>The game is over: {result}.</source>
<translation type="unfinished">대국이 끝났습니다: {result}.</translation>
</message>
<message>
<source>The game is over: {result}. {next}.</source>
<translation type="unfinished">대국이 끝났습니다: {result}. {next}.</translation>
</message>
<message>
<source>The game is set up.</source>
<translation type="unfinished">대국을 준비했습니다.</translation>
</message>
<message>
<source>The game on the clipboard has no moves.</source>
<translation type="unfinished">클립보드의 기보에 수가 없습니다.</translation>
</message>
<message>
<source>The game starts at this position now; Undo brings the earlier moves back.</source>
<translation type="unfinished">이제 대국이 이 국면에서 시작합니다. 실행 취소하면 앞의 수가 돌아옵니다.</translation>
</message>
<message>
<source>The game was copied as SGF.</source>
<translation type="unfinished">기보를 SGF로 복사했습니다.</translation>
</message>
<message>
<source>The game with remarks at its mistakes and better lines as variations.</source>
<translation type="unfinished">악수에 설명을, 더 나은 수순을 변화도로 넣은 기보.</translation>
</message>
<message>
<source>The game's komi, {komi}</source>
<translation type="unfinished">대국 덤, {komi}</translation>
</message>
<message>
<source>The games lie in the folder for the reports; choose another one.</source>
<translation type="unfinished">보고서 폴더 안에 기보가 있습니다. 다른 폴더를 선택하세요.</translation>
</message>
<message>
<source>The graph appears as the moves are analyzed.</source>
<translation type="unfinished">수를 분석하면 그래프가 표시됩니다.</translation>
</message>
<message>
<source>The human network is gone; Networks › Get the human network brings it back.</source>
<translation type="unfinished">휴먼 신경망이 없어졌습니다. 신경망 &gt; 휴먼 신경망 받기에서 다시 받을 수 있습니다.</translation>
</message>
<message>
<source>The komi that the selected agent searches with, so that the game looks about even to it; winrates are still shown at the real komi.</source>
<translation type="unfinished">형세가 거의 호각으로 보이도록 선택한 에이전트의 탐색이 믿는 덤입니다. 승률은 실제 덤으로 표시합니다.</translation>
</message>
<message>
<source>The lambda at which an agent would most likely have played a player's moves, by the player's lead before the move: 0 plays to win, 1 for points. Bars are 95 % intervals; leads at which the moves don't tell are left out.</source>
<translation type="unfinished">에이전트가 그 대국자의 수를 두었을 가능성이 가장 큰 λ를 두기 전의 우세별로 보여 줍니다. 0은 승리, 1은 집을 목표로 둡니다. 막대는 95 % 구간이며, 알 수 없는 우세는 뺍니다.</translation>
</message>
<message>
<source>The last {last} games don't differ from the {before} before by more than chance.</source>
<translation type="unfinished">최근 {last}국과 그 전 {before}국의 차이는 우연의 범위 안입니다.</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move less than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">최근 {last}국은 그 전 {before}국보다 수당 {points:.2f}집 덜 잃었습니다({low:.2f}~{high:.2f}).</translation>
</message>
<message>
<source>The last {last} games lost {points:.2f} points a move more than the {before} before ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">최근 {last}국은 그 전 {before}국보다 수당 {points:.2f}집 더 잃었습니다({low:.2f}~{high:.2f}).</translation>
</message>
<message>
<source>The last {last} games were reviewed with about {visits:.0f} visits a position, the {before} before with about {others:.0f}, so their losses can't be compared; review them with the same time to see a trend.</source>
<translation type="unfinished">최근 {last}국은 국면당 탐색 약 {visits:.0f}회, 그 전 {before}국은 약 {others:.0f}회로 복기하여 손실을 비교할 수 없습니다. 추세를 보려면 같은 시간으로 다시 복기하세요.</translation>
</message>
<message>
<source>The layout changes after the game.</source>
<translation type="unfinished">배치는 대국이 끝난 뒤에 바뀝니다.</translation>
</message>
<message>
<source>The log is empty.</source>
<translation type="unfinished">로그가 비어 있습니다.</translation>
</message>
<message>
<source>The main window shows a {size}x{size} board, this run plays {own}x{own}. Open a game on {own}x{own}, or begin one with File › New game: this page then evaluates every position that you show.</source>
<translation type="unfinished">주 창은 {size}x{size} 바둑판이고 이 학습은 {own}x{own}입니다. {own}x{own} 기보를 열거나 파일 &gt; 새 대국으로 시작하면 모든 국면을 여기서 묻습니다.</translation>
</message>
<message>
<source>The measurement failed: {error}</source>
<translation type="unfinished">측정하지 못했습니다: {error}</translation>
</message>
<message>
<source>The most frequent ones</source>
<translation type="unfinished">가장 많이 고른 수</translation>
</message>
<message>
<source>The move is inside the outlined part.</source>
<translation type="unfinished">수는 테두리 안에 있습니다.</translation>
</message>
<message>
<source>The move whose learning is shown</source>
<translation type="unfinished">학습 과정을 표시할 수</translation>
</message>
<message>
<source>The moves are being judged…</source>
<translation type="unfinished">수를 판정하는 중…</translation>
</message>
<message>
<source>The moves that are hardest to judge are searched until the time is over.</source>
<translation type="unfinished">시간이 다할 때까지 판정하기 가장 어려운 수를 탐색합니다.</translation>
</message>
<message>
<source>The multi-labelled value network with board evaluation (BV-ML-VN) of Wu et al. on a small scale: it learns who would have won 9x9 games at every komi from -3.5 to 12.5, and who owns each point, from one position of each game that two policies play. Name them as policy_games.first_network and policy_games.then_network, or learn from counted game records: policy_games.learn=nothing, records.learn=true, records.games=FILE. The other three networks of the paper: network.ownership=false (ML-VN), network.value_head=flat (BV-VN), or both (VN).</source>
<translation type="unfinished">Wu et al.의 바둑판 평가를 갖춘 다중 레이블 가치망(BV-ML-VN)을 작은 규모로 만듭니다. 두 정책망이 둔 대국마다 한 국면에서, -3.5부터 12.5까지 모든 덤에서 9x9 대국의 승자와 점마다 주인을 배웁니다. 정책망을 policy_games.first_network와 policy_games.then_network로 지정하거나, 계가한 기보에서 배우세요: policy_games.learn=nothing, records.learn=true, records.games=FILE. 논문의 다른 세 신경망: network.ownership=false (ML-VN), network.value_head=flat (BV-VN), 또는 둘 다 (VN).</translation>
</message>
<message>
<source>The network has winrates for certain komi only; for any other komi the nearest of them is used.</source>
<translation type="unfinished">이 신경망에는 일부 덤의 승률만 있으며, 나머지는 가장 가까운 덤의 값으로 대신합니다.</translation>
</message>
<message>
<source>The network is loading.</source>
<translation type="unfinished">신경망을 불러오는 중입니다.</translation>
</message>
<message>
<source>The network is loading; the job begins after that.</source>
<translation type="unfinished">신경망을 불러오는 중입니다. 끝나면 시작합니다.</translation>
</message>
<message>
<source>The network of run 20 with twice the visits.</source>
<translation type="unfinished">탐색 수가 두 배인 학습 20의 신경망.</translation>
</message>
<message>
<source>The network of run 20 without temperatures, lambda 0.5.</source>
<translation type="unfinished">온도가 없고 lambda 0.5인 학습 20의 신경망.</translation>
</message>
<message>
<source>The network of run 23 with lambda 0.</source>
<translation type="unfinished">lambda 0인 학습 23의 신경망.</translation>
</message>
<message>
<source>The network runs with {evaluator}</source>
<translation type="unfinished">신경망 실행: {evaluator}</translation>
</message>
<message>
<source>The network you begin with, with calmer and sharper curves.</source>
<translation type="unfinished">곡선이 더 차분하고 뚜렷해진 시작 신경망.</translation>
</message>
<message>
<source>The network {network} doesn't estimate ownership; choose another one in the Networks menu.</source>
<translation type="unfinished">{network}은(는) 집 귀속을 추정하지 않는 신경망입니다. 신경망 메뉴에서 다른 신경망을 선택하세요.</translation>
</message>
<message>
<source>The network's estimate without a search. Click to hide it.</source>
<translation type="unfinished">탐색 없는 신경망의 추정입니다. 클릭하면 숨깁니다.</translation>
</message>
<message>
<source>The network's probability in percent</source>
<translation type="unfinished">신경망의 확률(%)</translation>
</message>
<message>
<source>The networks are in {folder}.</source>
<translation type="unfinished">신경망은 {folder}에 있습니다.</translation>
</message>
<message>
<source>The networks evaluate the position one after the other.</source>
<translation type="unfinished">신경망에 차례로 묻는 중입니다.</translation>
</message>
<message>
<source>The networks evaluate the position…</source>
<translation type="unfinished">신경망에 국면을 묻는 중…</translation>
</message>
<message>
<source>The networks of this run have no curve over komi.</source>
<translation type="unfinished">이 학습의 신경망에는 덤별 곡선이 없습니다.</translation>
</message>
<message>
<source>The networks' policies alone, without a search</source>
<translation type="unfinished">탐색 없이 정책망만으로 둡니다</translation>
</message>
<message>
<source>The open game</source>
<translation type="unfinished">열린 기보</translation>
</message>
<message>
<source>The open game, from move {number} on</source>
<translation type="unfinished">열린 기보의 {number}수부터</translation>
</message>
<message>
<source>The open game: {worth}</source>
<translation type="unfinished">열린 기보: {worth}</translation>
</message>
<message>
<source>The optimizer; muon is for the matrices of hidden layers, with adamw for all others.</source>
<translation type="unfinished">최적화기. muon은 은닉층의 행렬에 쓰고 나머지는 adamw를 씁니다.</translation>
</message>
<message>
<source>The paper or system that it follows</source>
<translation type="unfinished">따르는 논문이나 시스템</translation>
</message>
<message>
<source>The paper's network of type V, as strong as its Table I tells.</source>
<translation type="unfinished">표 I에 나온 만큼 강한 논문의 V형 신경망.</translation>
</message>
<message>
<source>The paper's network with a broad policy in its searches.</source>
<translation type="unfinished">탐색의 정책망이 넓은 논문의 신경망.</translation>
</message>
<message>
<source>The paper's reference network, the quickest to its plateau.</source>
<translation type="unfinished">정체점에 가장 빨리 이르는 논문의 기준 신경망.</translation>
</message>
<message>
<source>The paper's reference: one winrate at komi 9.5, no score.</source>
<translation type="unfinished">논문의 비교 기준: 덤 9.5의 승률 하나, 집 차이 없음.</translation>
</message>
<message>
<source>The planes of the position appear here once the engine is ready.</source>
<translation type="unfinished">엔진이 준비되면 국면의 평면이 여기에 표시됩니다.</translation>
</message>
<message>
<source>The players are being loaded.</source>
<translation type="unfinished">선수를 불러오는 중입니다.</translation>
</message>
<message>
<source>The players exchanged colors; White is to move.</source>
<translation type="unfinished">흑백을 교환했습니다. 백 차례입니다.</translation>
</message>
<message>
<source>The position is no longer in the game.</source>
<translation type="unfinished">그 국면은 이제 기보에 없습니다.</translation>
</message>
<message>
<source>The position was copied as text.</source>
<translation type="unfinished">국면을 텍스트로 복사했습니다.</translation>
</message>
<message>
<source>The position was copied for Sensei's Library.</source>
<translation type="unfinished">국면을 Sensei's Library용으로 복사했습니다.</translation>
</message>
<message>
<source>The record now has an illegal move: {problem}.</source>
<translation type="unfinished">기보에 이제 규칙에 어긋난 수가 있습니다: {problem}.</translation>
</message>
<message>
<source>The report is {path}.</source>
<translation type="unfinished">보고서는 {path}입니다.</translation>
</message>
<message>
<source>The result is hidden while you play.</source>
<translation type="unfinished">대국 중에는 결과를 숨깁니다.</translation>
</message>
<message>
<source>The result is not known.</source>
<translation type="unfinished">결과를 알 수 없습니다.</translation>
</message>
<message>
<source>The result is now {new} instead of {old}, since the komi changed.</source>
<translation type="unfinished">덤이 바뀌어 결과가 {old}에서 {new}(으)로 바뀌었습니다.</translation>
</message>
<message>
<source>The result of the review is hidden while you play.</source>
<translation type="unfinished">대국 중에는 복기 결과를 숨깁니다.</translation>
</message>
<message>
<source>The result {result} was written to the game info.</source>
<translation type="unfinished">결과 {result}을(를) 대국 정보에 기록했습니다.</translation>
</message>
<message>
<source>The review of the previous game was stopped at {share} %. Open that game and review it again to go on from there.</source>
<translation type="unfinished">이전 기보의 복기가 {share} %에서 중지되었습니다. 그 기보를 열고 다시 복기하면 이어서 진행합니다.</translation>
</message>
<message>
<source>The rules RU[{ruleset}] are not known; {scoring} is assumed: {reason}.</source>
<translation type="unfinished">규칙 RU[{ruleset}]을(를) 알 수 없어 {scoring}(으)로 간주합니다: {reason}.</translation>
</message>
<message>
<source>The run already has {generations} generations; enter a larger number.</source>
<translation type="unfinished">이미 {generations}세대가 있습니다. 더 큰 수를 지정하세요.</translation>
</message>
<message>
<source>The run can't be continued.</source>
<translation type="unfinished">계속할 수 없습니다.</translation>
</message>
<message>
<source>The run can't be continued; start a new run.</source>
<translation type="unfinished">계속할 수 없습니다. 새 학습을 시작하세요.</translation>
</message>
<message>
<source>The run continues from generation {generation} of {generations}. Its training settings are fixed; its length and the hardware that it uses can be changed:</source>
<translation type="unfinished">{generations}세대 중 {generation}세대부터 계속합니다. 학습 내용은 도중에 바꿀 수 없지만 시간과 방법은 바꿀 수 있습니다:</translation>
</message>
<message>
<source>The run has reached its limit of time or nodes; enter a higher one, or 0 for none.</source>
<translation type="unfinished">학습이 시간 또는 노드 제한에 도달했습니다. 더 큰 값을 지정하거나 제한이 없도록 0을 지정하세요.</translation>
</message>
<message>
<source>The run is finished at generation {generation}, at its limit of time or nodes. To continue it, enter a higher limit.</source>
<translation type="unfinished">학습이 시간 또는 노드 제한에 도달하여 {generation}세대에서 끝났습니다. 계속하려면 제한을 늘리세요.</translation>
</message>
<message>
<source>The run is finished at generation {generation}. To continue it, enter more generations.</source>
<translation type="unfinished">학습이 {generation}세대에서 끝났습니다. 계속하려면 세대를 늘리세요.</translation>
</message>
<message>
<source>The same for both players; a player who runs out of time loses</source>
<translation type="unfinished">양쪽이 같으며, 시간을 다 쓰면 집니다</translation>
</message>
<message>
<source>The same mistakes by what their reasons are about, as far as those are known</source>
<translation type="unfinished">같은 악수를 이유가 알려진 범위에서 그 이유의 내용별로 나눈 것</translation>
</message>
<message>
<source>The score that the network expects from the empty board, which is also its fair komi [points for Black]. A weak network may pass through the true value by chance: look for a sharp beta too.</source>
<translation type="unfinished">신경망이 빈 바둑판에서 예상하는 집 차이이자 적정 덤입니다 [흑의 집]. 약한 신경망은 우연히 참값을 지날 수 있으니 beta가 가파른지도 보세요.</translation>
</message>
<message>
<source>The search gives most visits to the best moves</source>
<translation type="unfinished">탐색이 좋은 수에 탐색 수를 가장 많이 줍니다</translation>
</message>
<message>
<source>The search is followed here once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 탐색 과정이 여기에 표시됩니다.</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">둘째 주성분은 분산의 {share:.1f} %로, 실력만으로 생기는 몫({limit:.1f} %까지)보다 많습니다.</translation>
</message>
<message>
<source>The second component holds {share:.1f} % of the variance, no more than by strength alone (up to {limit:.1f} %).</source>
<translation type="unfinished">둘째 주성분은 분산의 {share:.1f} %로, 실력만으로 생기는 몫({limit:.1f} %까지)을 넘지 않습니다.</translation>
</message>
<message>
<source>The second stage begins only if a gate's games have more moves on average.</source>
<translation type="unfinished">관문 대국의 평균 수가 이보다 많아야 둘째 단계를 시작합니다.</translation>
</message>
<message>
<source>The selected run is not running.</source>
<translation type="unfinished">여기서 실행 중인 학습이 없습니다.</translation>
</message>
<message>
<source>The sequential test is decided. To play on without it, enter the number of games per pair:</source>
<translation type="unfinished">순차 검정이 결정되었습니다. 검정 없이 계속하려면 쌍마다 둘 대국 수를 입력하세요:</translation>
</message>
<message>
<source>The server receives this address, the name of this program and, like any web page that you visit, your IP address. Nothing else is sent.</source>
<translation type="unfinished">서버는 이 주소와 이 프로그램의 이름, 그리고 방문하는 모든 웹 페이지처럼 IP 주소를 받습니다. 그 밖에는 아무것도 보내지 않습니다.</translation>
</message>
<message>
<source>The sigmoid of the network's alpha and beta, beside the network's own curve.</source>
<translation type="unfinished">신경망의 alpha와 beta로 그린 시그모이드입니다. 신경망 자체의 곡선과 나란히 보입니다.</translation>
</message>
<message>
<source>The small-board study's player of 52 simulations on 5x5 (Zheng, GoCSE392, part 1): one winrate, the board alone as input, 20 generations of 100 games, Black wins with more than half of the points. Q counts from 0 to 1 here, so its Cpuct 1.1 is 0.55, and its noise 0.03 is unscaled.</source>
<translation type="unfinished">소형 바둑판 연구(Zheng, GoCSE392, 1부)의 5x5, 시뮬레이션 52회 선수입니다. 승률 하나, 바둑판만 입력, 100국씩 20세대이며 흑은 점의 절반보다 많으면 이깁니다. 여기서 Q는 0부터 1까지이므로 Cpuct 1.1은 0.55이고, 잡음 0.03은 조정하지 않습니다.</translation>
</message>
<message>
<source>The small-board study's search on 9x9 (Zheng, GoCSE392, part 2): five moves of a position and one more per ply, a depth drawn from 3 to 7, Q decision; Black wins with 44 points or more. The draw's range and the limits of 1600 and 400 visits are ours; the study names depths 3, 5 and 7. It wants a GPU.</source>
<translation type="unfinished">소형 바둑판 연구(Zheng, GoCSE392, 2부)의 9x9 탐색입니다. 국면마다 다섯 수와 한 수 깊어질 때마다 하나씩 더, 3~7에서 뽑은 깊이, Q 결정, 흑 44집의 대국입니다. 뽑는 범위와 탐색 수 제한 1600, 400은 우리가 정했고, 연구는 깊이 3, 5, 7을 듭니다. GPU가 필요합니다.</translation>
</message>
<message>
<source>The small-board study's two stages on 5x5 (Zheng, GoCSE392, 6.3): unbalanced games with 2 simulations until the gate's games are long, with few captures and widely spread scores, then balanced ones with 52; big wins count ten times. The komi of stage 2 is 9x9's, as the study gives none for 5x5.</source>
<translation type="unfinished">소형 바둑판 연구(Zheng, GoCSE392, 6.3)의 5x5 두 단계입니다. 관문 대국이 길고 차분하며 점수 차가 벌어질 때까지 시뮬레이션 2회의 불균형 대국을, 그다음 52회의 균형 대국을 둡니다. 대승은 열 배로 셉니다. 연구에 5x5의 덤이 없어 둘째 단계의 덤은 9x9의 값입니다.</translation>
</message>
<message>
<source>The speed can't be measured: {error}.</source>
<translation type="unfinished">속도를 측정할 수 없습니다: {error}.</translation>
</message>
<message>
<source>The start of the game can't be deleted.</source>
<translation type="unfinished">대국의 시작은 삭제할 수 없습니다.</translation>
</message>
<message>
<source>The strength can't be measured: {error}.</source>
<translation type="unfinished">실력을 측정할 수 없습니다: {error}.</translation>
</message>
<message>
<source>The strong network searches positions of this run's latest games; then generations of the run evaluate the same positions. The charts Winrate error and Black wins the empty board show how close their answers are. Repeating the comparison measures only what is new.</source>
<translation type="unfinished">강한 신경망이 이 학습의 최근 대국 국면을 탐색하고, 학습의 각 세대에 같은 국면을 묻습니다. 승률 오차와 빈 바둑판 흑 승률 차트에 얼마나 가까운지 표시됩니다. 되풀이하면 새로운 것만 측정합니다.</translation>
</message>
<message>
<source>The summary and all moves.</source>
<translation type="unfinished">요약과 모든 수.</translation>
</message>
<message>
<source>The table was saved as {name}.</source>
<translation type="unfinished">표를 {name}(으)로 저장했습니다.</translation>
</message>
<message>
<source>The teacher network expects {result} after the last move.</source>
<translation type="unfinished">교사 신경망이 마지막 수 뒤에 예상하는 결과: {result}.</translation>
</message>
<message>
<source>The test was stopped before its first games were counted.</source>
<translation type="unfinished">첫 대국이 집계되기 전에 시험을 멈췄습니다.</translation>
</message>
<message>
<source>The test was stopped; {games} games at each komi count. {verdict}</source>
<translation type="unfinished">시험을 멈췄습니다. 덤마다 {games}국이 집계되었습니다. {verdict}</translation>
</message>
<message>
<source>The time is estimated when all settings are right.</source>
<translation type="unfinished">모든 설정이 올바르면 시간을 추정합니다.</translation>
</message>
<message>
<source>The time is that of each game, which gets a report as soon as it is done. The review can be stopped and continued later; nothing is searched twice.</source>
<translation type="unfinished">시간은 기보 하나의 것이며, 기보마다 끝나는 대로 보고서를 만듭니다. 복기는 중지했다가 나중에 계속할 수 있습니다. 같은 것을 두 번 탐색하지 않습니다.</translation>
</message>
<message>
<source>The variation was copied; it can be pasted into any game of this size.</source>
<translation type="unfinished">변화도를 복사했습니다. 같은 크기의 기보에 붙여 넣을 수 있습니다.</translation>
</message>
<message>
<source>The variation was not pasted: its position was deleted.</source>
<translation type="unfinished">국면이 삭제되어 변화도를 붙여 넣지 못했습니다.</translation>
</message>
<message>
<source>The visits of every move appear here once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 모든 수의 탐색 수가 여기에 표시됩니다.</translation>
</message>
<message>
<source>The window is in {language} after the next start.</source>
<translation type="unfinished">다음에 시작하면 창이 {language}(으)로 표시됩니다.</translation>
</message>
<message>
<source>The winrate curve of the empty board as each generation sees it: from a flat guess to a step at the true score. Earlier generations stay as pale lines. Drag the slider below, or play it as a film.</source>
<translation type="unfinished">각 세대가 본 빈 바둑판의 승률 곡선입니다. 완만한 추측에서 참 집 차이의 계단으로 바뀝니다. 이전 세대는 옅은 선으로 남습니다. 아래 슬라이더를 끌거나 영상으로 재생하세요.</translation>
</message>
<message>
<source>The winrate for every komi appears here once the position is analyzed.</source>
<translation type="unfinished">국면을 분석하면 모든 덤의 승률이 여기에 표시됩니다.</translation>
</message>
<message>
<source>The worst mistakes</source>
<translation type="unfinished">가장 나쁜 실수</translation>
</message>
<message>
<source>The {n} mistake of {side} is not typical of the rank.</source>
<translation type="unfinished">{side}의 악수 {n}개는 이 기력에 흔한 악수가 아닙니다.</translation>
</message>
<message>
<source>There are no figures for the candidates yet; analyze the position first.</source>
<translation type="unfinished">후보수 수치가 아직 없습니다. 먼저 국면을 분석하세요.</translation>
</message>
<message>
<source>There are no figures for the timeline yet; analyze the position first.</source>
<translation type="unfinished">형세 그래프 수치가 아직 없습니다. 먼저 국면을 분석하세요.</translation>
</message>
<message>
<source>There are no games of this run yet to take positions from.</source>
<translation type="unfinished">국면을 가져올 이 학습의 대국이 아직 없습니다.</translation>
</message>
<message>
<source>There are no more moves.</source>
<translation type="unfinished">더 이상 수가 없습니다.</translation>
</message>
<message>
<source>There are no moves to judge.</source>
<translation type="unfinished">판정할 착수가 없습니다.</translation>
</message>
<message>
<source>There are no recorded openings for {size}×{size}; choose another kind.</source>
<translation type="unfinished">{size}×{size}용으로 기록된 초반이 없습니다. 다른 종류를 선택하세요.</translation>
</message>
<message>
<source>There are no stones to put a frame around; set up the problem first</source>
<translation type="unfinished">틀을 칠 돌이 없습니다. 먼저 문제를 배치하세요</translation>
</message>
<message>
<source>There are no such mistakes to practice.</source>
<translation type="unfinished">연습할 그런 악수가 없습니다.</translation>
</message>
<message>
<source>There are {n} more remarks.</source>
<translation type="unfinished">참고가 {n}개 더 있습니다.</translation>
</message>
<message>
<source>There is a run in {folder} already; continue it, or choose another name.</source>
<translation type="unfinished">{folder}에 이미 학습이 있습니다. 계속하거나 다른 이름을 선택하세요.</translation>
</message>
<message>
<source>There is no candidate {number} here.</source>
<translation type="unfinished">여기에는 {number}번 후보수가 없습니다.</translation>
</message>
<message>
<source>There is no comment or annotation after this position.</source>
<translation type="unfinished">이 국면 뒤에는 해설이나 평가 표시가 없습니다.</translation>
</message>
<message>
<source>There is no comment or annotation before this position.</source>
<translation type="unfinished">이 국면 앞에는 해설이나 평가 표시가 없습니다.</translation>
</message>
<message>
<source>There is no game to review, or no network for it.</source>
<translation type="unfinished">복기할 기보가 없거나, 맞는 신경망이 없습니다.</translation>
</message>
<message>
<source>There is no legal move in the region.</source>
<translation type="unfinished">구역 안에 둘 수 있는 수가 없습니다.</translation>
</message>
<message>
<source>There is no legal move on {where}.</source>
<translation type="unfinished">{where}에는 둘 수 있는 수가 없습니다.</translation>
</message>
<message>
<source>There is no move of yours to take back.</source>
<translation type="unfinished">무를 내 수가 없습니다.</translation>
</message>
<message>
<source>There is no move to compare in this position.</source>
<translation type="unfinished">이 국면에는 비교할 수가 없습니다.</translation>
</message>
<message>
<source>There is no move to hint at here.</source>
<translation type="unfinished">여기에는 힌트를 줄 수가 없습니다.</translation>
</message>
<message>
<source>There is no network for {board}; add one first.</source>
<translation type="unfinished">{board}용 신경망이 없습니다. 먼저 추가하세요.</translation>
</message>
<message>
<source>There is no network for {size}x{size}; add one in the Networks menu.</source>
<translation type="unfinished">{size}x{size}용 신경망이 없습니다. 신경망 메뉴에서 추가하세요.</translation>
</message>
<message>
<source>There is no network for {size}×{size}: moves, editing and counting work, but analysis needs one.</source>
<translation type="unfinished">{size}×{size}용 신경망이 없습니다. 두기, 편집, 계가는 되지만 분석에는 신경망이 필요합니다.</translation>
</message>
<message>
<source>There is no other run to compare with.</source>
<translation type="unfinished">비교할 다른 학습이 없습니다.</translation>
</message>
<message>
<source>There is no other variation in this direction.</source>
<translation type="unfinished">이 방향에는 다른 변화도가 없습니다.</translation>
</message>
<message>
<source>There is no room for a frame: the stones reach over too much of the board; use a larger board</source>
<translation type="unfinished">돌이 바둑판을 너무 넓게 차지하여 틀을 칠 자리가 없습니다. 더 큰 바둑판을 쓰세요</translation>
</message>
<message>
<source>There is no run in {folder}; choose a folder with a run.json.</source>
<translation type="unfinished">{folder}에 학습이 없습니다. run.json이 있는 폴더를 선택하세요.</translation>
</message>
<message>
<source>There is no run yet; start one with New run.</source>
<translation type="unfinished">아직 학습이 없습니다. 새 학습으로 시작하세요.</translation>
</message>
<message>
<source>There is no stone whose part could be shown.</source>
<translation type="unfinished">역할을 표시할 돌이 없습니다.</translation>
</message>
<message>
<source>There is no variation to collapse.</source>
<translation type="unfinished">접을 변화도가 없습니다.</translation>
</message>
<message>
<source>There is no {file} in the folder of the review.</source>
<translation type="unfinished">복기 폴더에 {file}이(가) 없습니다.</translation>
</message>
<message>
<source>There is nothing at {path}.</source>
<translation type="unfinished">{path}에 아무것도 없습니다.</translation>
</message>
<message>
<source>There is nothing to export yet.</source>
<translation type="unfinished">아직 내보낼 것이 없습니다.</translation>
</message>
<message>
<source>There is {n} more remark.</source>
<translation type="unfinished">참고가 {n}개 더 있습니다.</translation>
</message>
<message>
<source>These figures come from an earlier analysis. Start one to follow its search.</source>
<translation type="unfinished">이전 분석의 수치입니다. 새로 분석하면 탐색 과정이 표시됩니다.</translation>
</message>
<message>
<source>These results are shown but not kept in the game</source>
<translation type="unfinished">이 결과는 표시하지만 기보에 남기지 않습니다</translation>
</message>
<message>
<source>These settings change the speed; measure again to see time and disk space.</source>
<translation type="unfinished">이 설정은 속도가 다릅니다. 시간과 디스크 용량을 보려면 다시 측정하세요.</translation>
</message>
<message>
<source>These settings learn from another network: name its file as distillation.teacher, or folders of its labels as distillation.labels.</source>
<translation type="unfinished">이 설정은 다른 신경망에서 배웁니다. 그 파일을 distillation.teacher로, 또는 그 레이블 폴더를 distillation.labels로 지정하세요.</translation>
</message>
<message>
<source>They are too few to tell beta.</source>
<translation type="unfinished">대국이 너무 적어 beta를 알 수 없습니다.</translation>
</message>
<message>
<source>They give beta {beta:.2f} ({low:.2f} to {high:.2f}), the network {own:.2f}.</source>
<translation type="unfinished">대국에서 얻은 beta는 {beta:.2f}({low:.2f}~{high:.2f}), 신경망은 {own:.2f}입니다.</translation>
</message>
<message>
<source>This computer</source>
<translation type="unfinished">이 컴퓨터</translation>
</message>
<message>
<source>This game contains analysis by {others}. The network in use, {network}, replaces it in each position that it searches.</source>
<translation type="unfinished">이 기보에는 {others}의 분석이 들어 있습니다. 현재 {network}을(를) 사용 중이며, 탐색한 국면에서는 그 수치로 바뀝니다.</translation>
</message>
<message>
<source>This game has no review yet.</source>
<translation type="unfinished">이 기보는 아직 복기하지 않았습니다.</translation>
</message>
<message>
<source>This game was not reviewed from a file or a link.</source>
<translation type="unfinished">이 대국은 파일이나 링크에서 복기한 것이 아닙니다.</translation>
</message>
<message>
<source>This is a sample game. What would you like to do?</source>
<translation type="unfinished">예제 기보입니다. 무엇을 하시겠습니까?</translation>
</message>
<message>
<source>This is the main line.</source>
<translation type="unfinished">여기가 본 수순입니다.</translation>
</message>
<message>
<source>This network is in your list already.</source>
<translation type="unfinished">이 신경망은 이미 목록에 있습니다.</translation>
</message>
<message>
<source>This network knows no score, so points can't be compared.</source>
<translation type="unfinished">이 신경망은 집 차이를 몰라 집을 비교할 수 없습니다.</translation>
</message>
<message>
<source>This network knows no score, so the fair komi is unknown.</source>
<translation type="unfinished">이 신경망은 집 차이를 몰라 적정 덤을 알 수 없습니다.</translation>
</message>
<message>
<source>This network only suggests moves: it gives no winrates.</source>
<translation type="unfinished">이 신경망은 수만 압니다. 승률은 없습니다.</translation>
</message>
<message>
<source>This network sees one komi at a time: the curve is fitted to its winrates at many komi, to within {percent:.0f} %.</source>
<translation type="unfinished">이 신경망은 한 번에 한 가지 덤만 봅니다. 여러 덤의 승률에 {percent:.0f} % 이내로 곡선을 맞추었습니다.</translation>
</message>
<message>
<source>This position is the start of the game already.</source>
<translation type="unfinished">이 국면은 이미 대국의 시작입니다.</translation>
</message>
<message>
<source>This run has no games to show.</source>
<translation type="unfinished">이 학습에는 표시할 대국이 없습니다.</translation>
</message>
<message>
<source>This run plays no games: it learns from labels or game records made before.</source>
<translation type="unfinished">이 학습은 대국을 두지 않습니다. 미리 만든 레이블이나 기보에서 배웁니다.</translation>
</message>
<message>
<source>Threads of a step on the processor; more than one where no other process plays.</source>
<translation type="unfinished">프로세서에서 한 단계의 스레드 수. 다른 프로세스가 대국하지 않으면 둘 이상.</translation>
</message>
<message>
<source>Three or more players play a round robin</source>
<translation type="unfinished">세 선수 이상이면 리그전을 합니다</translation>
</message>
<message>
<source>Time</source>
<translation type="unfinished">제한 시간</translation>
</message>
<message>
<source>Time between two moves that autoplay plays</source>
<translation type="unfinished">자동 재생에서 두 수 사이의 시간</translation>
</message>
<message>
<source>Time here</source>
<translation type="unfinished">소요 시간</translation>
</message>
<message>
<source>Time limit of another program for a move; exceeding it loses the game.</source>
<translation type="unfinished">다른 프로그램이 한 수를 두는 제한 시간. 넘기면 집니다.</translation>
</message>
<message>
<source>Time limit of another program for its first answer; some tune themselves when they start.</source>
<translation type="unfinished">다른 프로그램의 첫 응답까지 제한 시간. 시작할 때 스스로 조정하는 프로그램도 있습니다.</translation>
</message>
<message>
<source>Time limit of the run; 0 = no limit. The learning rate is lowest at the limit, for which the last generation plays and trains less.</source>
<translation type="unfinished">학습의 최대 시간. 0 = 제한 없음. 끝에서 학습률이 가장 낮으며, 그에 맞춰 마지막 세대는 대국과 학습을 줄입니다.</translation>
</message>
<message>
<source>Time until the last generation, estimated from the latest ones.</source>
<translation type="unfinished">최근 세대로 추정한 마지막 세대까지의 실제 시간입니다.</translation>
</message>
<message>
<source>Timeline</source>
<translation type="unfinished">형세 그래프</translation>
</message>
<message>
<source>To the &amp;end</source>
<translation type="unfinished">끝으로(&amp;E)</translation>
</message>
<message>
<source>To the &amp;main line</source>
<translation type="unfinished">본 수순으로 이동(&amp;M)</translation>
</message>
<message>
<source>To the &amp;start</source>
<translation type="unfinished">처음으로(&amp;S)</translation>
</message>
<message>
<source>To the b&amp;ranch point</source>
<translation type="unfinished">분기점으로(&amp;R)</translation>
</message>
<message>
<source>To the end</source>
<translation type="unfinished">끝으로</translation>
</message>
<message>
<source>To the start</source>
<translation type="unfinished">처음으로</translation>
</message>
<message>
<source>To the start or the end</source>
<translation type="unfinished">처음 또는 끝으로</translation>
</message>
<message>
<source>Toolbar</source>
<translation type="unfinished">도구 모음</translation>
</message>
<message>
<source>Train a new network by self-play</source>
<translation type="unfinished">자가 대국으로 새 신경망을 학습합니다</translation>
</message>
<message>
<source>Train a small 5×5 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">작은 5×5 신경망을 학습하고 매치를 치릅니다. 설정은 모두 정해져 있습니다</translation>
</message>
<message>
<source>Train a small 7×7 network and let it play matches; there is nothing to set up</source>
<translation type="unfinished">작은 7×7 네트워크를 학습시키고 매치를 두게 합니다. 설정할 것이 없습니다</translation>
</message>
<message>
<source>Training</source>
<translation type="unfinished">학습</translation>
</message>
<message>
<source>Training steps from one line of the log to the next, which has the learning rate and each loss, averaged over these steps.</source>
<translation type="unfinished">로그 한 줄에서 다음 줄까지의 학습 단계 수. 줄에는 학습률과 각 손실의, 이 단계들에 대한 평균이 있습니다.</translation>
</message>
<message>
<source>Train…</source>
<translation type="unfinished">학습…</translation>
</message>
<message>
<source>Tree</source>
<translation type="unfinished">트리</translation>
</message>
<message>
<source>Tree of branched games</source>
<translation type="unfinished">분기 대국 트리</translation>
</message>
<message>
<source>Trend of a player's losses over reviewed games, and what costs most</source>
<translation type="unfinished">복기한 대국에 걸친 기사의 손실 추세와 가장 비싼 것</translation>
</message>
<message>
<source>Triangle</source>
<translation type="unfinished">세모</translation>
</message>
<message>
<source>Tries</source>
<translation type="unfinished">시도</translation>
</message>
<message>
<source>Try again</source>
<translation type="unfinished">다시 시도</translation>
</message>
<message>
<source>Turning points</source>
<translation type="unfinished">전환점</translation>
</message>
<message>
<source>Turning points and mistakes</source>
<translation type="unfinished">전환점과 악수</translation>
</message>
<message>
<source>Two Elo differences like `0 35`: stop as soon as the games say which one fits the first player better (5 percent errors); empty = play all games. Matches only.</source>
<translation type="unfinished">`0 35` 같은 두 Elo 차이: 어느 쪽이 첫 선수에게 더 맞는지 대국으로 드러나면 바로 중지합니다(오류 5퍼센트). 비움 = 모든 대국을 둡니다. 매치에만 씁니다.</translation>
</message>
<message>
<source>Two more simulations for each move, in trees that grow over the games of a pair</source>
<translation type="unfinished">한 쌍의 대국에 걸쳐 자라는 트리에서 수마다 시뮬레이션을 두 번 더 합니다</translation>
</message>
<message>
<source>Two people play by the clock.</source>
<translation type="unfinished">두 사람이 시계를 쓰고 둡니다.</translation>
</message>
<message>
<source>Type a command, or a move number</source>
<translation type="unfinished">명령이나 수 번호를 입력하세요</translation>
</message>
<message>
<source>Typical of the rank, not of the next</source>
<translation type="unfinished">이 기력에 흔하고 다음 기력에는 드문 악수</translation>
</message>
<message>
<source>Unclear position</source>
<translation type="unfinished">불분명한 형세</translation>
</message>
<message>
<source>Under the curve: the komi each agent averages over. λ = 0 looks at the real komi alone, λ = 1 reaches to where the network's own curve (dotted) is even.</source>
<translation type="unfinished">곡선 아래: 각 에이전트가 평균하는 덤입니다. λ = 0은 실제 덤만 보고, λ = 1은 신경망 자체 곡선(점선)이 호각인 곳까지 봅니다.</translation>
</message>
<message>
<source>Undo</source>
<translation type="unfinished">실행 취소</translation>
</message>
<message>
<source>Unit of the loss</source>
<translation type="unfinished">손해의 단위</translation>
</message>
<message>
<source>Unsaved changes</source>
<translation type="unfinished">저장하지 않은 변경 사항</translation>
</message>
<message>
<source>Unsaved changes to {games} games were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studio가 예기치 않게 끝났을 때 저장하지 않은 기보 {games}개의 변경 사항을 보관했습니다.</translation>
</message>
<message>
<source>Unsaved changes to {game} were kept when SAI Studio ended unexpectedly.</source>
<translation type="unfinished">SAI Studio가 예기치 않게 끝났을 때 저장하지 않은 {game}의 변경 사항을 보관했습니다.</translation>
</message>
<message>
<source>Unsaved games</source>
<translation type="unfinished">저장하지 않은 기보</translation>
</message>
<message>
<source>Untitled game</source>
<translation type="unfinished">제목 없는 기보</translation>
</message>
<message>
<source>Use</source>
<translation type="unfinished">사용</translation>
</message>
<message>
<source>Use KataGo's network of how people play, found on this computer or downloaded; it adds opponents of every rank and tells who would find a move</source>
<translation type="unfinished">사람이 두는 방식을 배운 KataGo 신경망을 이 컴퓨터에서 찾거나 내려받아 씁니다. 모든 기력의 상대가 추가되고 누가 수를 찾을지 알 수 있습니다</translation>
</message>
<message>
<source>Use a KataGo network found on this computer, or download one</source>
<translation type="unfinished">이 컴퓨터에 있는 KataGo 신경망을 쓰거나 내려받습니다</translation>
</message>
<message>
<source>Use as network</source>
<translation type="unfinished">신경망으로 사용</translation>
</message>
<message>
<source>Use for analysis</source>
<translation type="unfinished">분석에 사용</translation>
</message>
<message>
<source>Use generation {generation} as network</source>
<translation type="unfinished">{generation}세대를 신경망으로 사용</translation>
</message>
<message>
<source>Use on this board</source>
<translation type="unfinished">이 바둑판에 사용</translation>
</message>
<message>
<source>Use on {board}</source>
<translation type="unfinished">{board}에 사용</translation>
</message>
<message>
<source>Use {komi}</source>
<translation type="unfinished">{komi} 사용</translation>
</message>
<message>
<source>Use {name}</source>
<translation type="unfinished">{name} 사용</translation>
</message>
<message>
<source>Use {network}</source>
<translation type="unfinished">{network} 사용</translation>
</message>
<message>
<source>Usual time</source>
<translation type="unfinished">보통 시간</translation>
</message>
<message>
<source>Usually about {time} and {disk} of disk for {games} games and {nodes} nodes. Measure this computer for ten seconds to know its own time.</source>
<translation type="unfinished">대국 {games}국과 노드 {nodes}에 보통 약 {time}, 디스크 {disk}. 이 컴퓨터의 시간을 알려면 10초 동안 측정하세요.</translation>
</message>
<message>
<source>VS-M: winrate</source>
<translation type="unfinished">VS-M: 승률</translation>
</message>
<message>
<source>Value</source>
<translation type="unfinished">값</translation>
</message>
<message>
<source>Variation {vertex}</source>
<translation type="unfinished">변화도 {vertex}</translation>
</message>
<message>
<source>Variations of the record stand beside the move that they replace; their own branches are left out.</source>
<translation type="unfinished">기보의 변화도는 그것이 대신하는 수 옆에 표시합니다. 변화도 안의 분기는 뺍니다.</translation>
</message>
<message>
<source>Vertical lines are 95 % intervals of the mean of five games.</source>
<translation type="unfinished">세로선은 다섯 판 평균의 95 % 신뢰구간입니다.</translation>
</message>
<message>
<source>Very bad move</source>
<translation type="unfinished">대악수</translation>
</message>
<message>
<source>Very good for Black</source>
<translation type="unfinished">흑 매우 우세</translation>
</message>
<message>
<source>Very good for White</source>
<translation type="unfinished">백 매우 우세</translation>
</message>
<message>
<source>Very good move</source>
<translation type="unfinished">매우 좋은 수</translation>
</message>
<message>
<source>Very unclear position</source>
<translation type="unfinished">매우 불분명한 형세</translation>
</message>
<message>
<source>View another komi</source>
<translation type="unfinished">다른 덤으로 보기</translation>
</message>
<message>
<source>View at {komi}</source>
<translation type="unfinished">{komi}(으)로 보기</translation>
</message>
<message>
<source>View everything at the game's komi again ({rules})</source>
<translation type="unfinished">모두 다시 대국 덤으로 표시합니다 ({rules})</translation>
</message>
<message>
<source>View half a point less</source>
<translation type="unfinished">반집 적게 봅니다</translation>
</message>
<message>
<source>View half a point more</source>
<translation type="unfinished">반집 많게 봅니다</translation>
</message>
<message>
<source>View the fair komi of this position, rounded so that no game is a draw</source>
<translation type="unfinished">이 국면의 적정 덤으로 봅니다(무승부가 없게 반올림)</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to half a point so that no game is a draw</source>
<translation type="unfinished">이 국면을 덤 {komi}(으)로 봅니다. 비김이 없도록 반집으로 반올림한 공정한 덤입니다</translation>
</message>
<message>
<source>View the position at komi {komi}: its fair komi, rounded to whole points</source>
<translation type="unfinished">이 국면을 덤 {komi}(으)로 봅니다. 정수로 반올림한 공정한 덤입니다</translation>
</message>
<message>
<source>Viewed komi</source>
<translation type="unfinished">표시 덤</translation>
</message>
<message>
<source>Visits</source>
<translation type="unfinished">탐색 수</translation>
</message>
<message>
<source>Visits are hidden while you play.</source>
<translation type="unfinished">대국 중에는 탐색 수를 숨깁니다.</translation>
</message>
<message>
<source>Visits of a search, for each agent</source>
<translation type="unfinished">에이전트마다 한 탐색의 탐색 수</translation>
</message>
<message>
<source>Visits of all searches so far: what the paper counts.</source>
<translation type="unfinished">지금까지 모든 탐색의 탐색 수로, 논문이 세는 값입니다.</translation>
</message>
<message>
<source>Visits of each move of these games; 1 plays the policy</source>
<translation type="unfinished">이 대국들의 수마다 탐색 수. 1이면 정책대로 둡니다</translation>
</message>
<message>
<source>Visits of each search</source>
<translation type="unfinished">탐색마다의 탐색 수</translation>
</message>
<message>
<source>Visits of each search; 1 plays the network's policy</source>
<translation type="unfinished">탐색마다 탐색 수, 1이면 정책망대로 둡니다</translation>
</message>
<message>
<source>Visits of each search; 1 plays the policy.</source>
<translation type="unfinished">탐색마다 탐색 수. 1이면 정책망대로 둡니다.</translation>
</message>
<message>
<source>Visits of every move: {all} in all, {of_pass} of pass.</source>
<translation type="unfinished">모든 수의 탐색 수: 합계 {all}, 패스 {of_pass}.</translation>
</message>
<message>
<source>Visits of its searches</source>
<translation type="unfinished">탐색의 방문 수</translation>
</message>
<message>
<source>Visits of self-play before this network</source>
<translation type="unfinished">생성까지의 탐색 수</translation>
</message>
<message>
<source>Visits of the judge's search at each komi.</source>
<translation type="unfinished">덤마다 심판의 탐색 수.</translation>
</message>
<message>
<source>Visits of the other searches, which only move the game on.</source>
<translation type="unfinished">대국을 진행하기만 하는 다른 탐색의 탐색 수.</translation>
</message>
<message>
<source>Visits of the searches that are recorded.</source>
<translation type="unfinished">기록하는 탐색의 탐색 수.</translation>
</message>
<message>
<source>Visits of the teacher's searches for searched labels; 1 = none.</source>
<translation type="unfinished">탐색 레이블을 위한 교사의 탐색 수. 1 = 없음.</translation>
</message>
<message>
<source>Visits of these games</source>
<translation type="unfinished">이 대국들의 탐색 수</translation>
</message>
<message>
<source>Visits per move on each board; 1 plays without search</source>
<translation type="unfinished">바둑판마다 한 수당 탐색 수, 1이면 탐색 없이 둡니다</translation>
</message>
<message>
<source>Visits per move; 1 plays the policy, without search</source>
<translation type="unfinished">수마다 탐색 수, 1이면 탐색 없이 정책망대로 둡니다</translation>
</message>
<message>
<source>Visits per position</source>
<translation type="unfinished">국면마다 탐색 수</translation>
</message>
<message>
<source>Visits per search; 250 in the paper</source>
<translation type="unfinished">탐색마다 탐색 수, 논문은 250</translation>
</message>
<message>
<source>Visits per search; each start is searched one to three times</source>
<translation type="unfinished">탐색마다 탐색 수, 시작마다 1~3번 탐색합니다</translation>
</message>
<message>
<source>Waiting for the first answer of {name}…</source>
<translation type="unfinished">{name}의 첫 응답을 기다리는 중…</translation>
</message>
<message>
<source>Waiting for {host}</source>
<translation type="unfinished">{host}을(를) 기다리는 중</translation>
</message>
<message>
<source>Waiting for {site}…</source>
<translation type="unfinished">{site}을(를) 기다리는 중…</translation>
</message>
<message>
<source>Weight decay of matrices.</source>
<translation type="unfinished">행렬의 가중치 감쇠.</translation>
</message>
<message>
<source>Weight of the ownership loss per point.</source>
<translation type="unfinished">점마다 집 귀속 손실의 비중.</translation>
</message>
<message>
<source>Weight of the policy loss.</source>
<translation type="unfinished">정책망 손실의 비중.</translation>
</message>
<message>
<source>Weight of the score loss, which pulls alpha towards the final score.</source>
<translation type="unfinished">alpha를 최종 집 차이 쪽으로 당기는 비중.</translation>
</message>
<message>
<source>Weight of the winrate loss.</source>
<translation type="unfinished">승률 손실의 비중.</translation>
</message>
<message>
<source>Weights file to begin with; empty = random weights.</source>
<translation type="unfinished">시작할 가중치 파일. 비움 = 무작위 가중치.</translation>
</message>
<message>
<source>Weights file whose trunk a network with random heads begins with, such as one of another board size, or one of KataGo: of convolutions for a preactivation trunk, of attention for a transformer trunk. Empty = random weights.</source>
<translation type="unfinished">헤드가 무작위인 네트워크가 처음에 쓸 몸통의 가중치 파일. 다른 판 크기의 것이나 KataGo의 것(preactivation 몸통에는 합성곱, transformer 몸통에는 어텐션) 등. 비움 = 무작위 가중치.</translation>
</message>
<message>
<source>What a multi_label head learns: who won at every komi by the final score, where it is known; or the winrate at the game's komi alone, as of games that a teacher labelled.</source>
<translation type="unfinished">multi_label 헤드가 배우는 것: 최종 집 차이를 알면 모든 덤에서의 승자, 또는 교사가 레이블을 붙인 대국처럼 대국 덤의 승률만.</translation>
</message>
<message>
<source>What comes out</source>
<translation type="unfinished">결과</translation>
</message>
<message>
<source>What comes out, and what it needs</source>
<translation type="unfinished">결과와 필요한 것</translation>
</message>
<message>
<source>What each &amp;stone adds</source>
<translation type="unfinished">돌마다의 역할(&amp;S)</translation>
</message>
<message>
<source>What it is</source>
<translation type="unfinished">설명</translation>
</message>
<message>
<source>What published systems did otherwise, to repeat their results</source>
<translation type="unfinished">발표된 시스템이 다르게 한 점. 그 결과를 재현하기 위한 설정입니다</translation>
</message>
<message>
<source>What the &amp;numbers mean</source>
<translation type="unfinished">수치 설명(&amp;N)</translation>
</message>
<message>
<source>What the games teach: moves, by policy gradient, in games of the newest network against earlier ones; results, in games by two other networks; or nothing, without such games.</source>
<translation type="unfinished">대국이 가르치는 것: 최신 신경망과 이전 신경망의 대국에서 정책 경사로 수(moves), 다른 두 신경망의 대국에서 결과(results), 또는 그런 대국 없이 없음(nothing).</translation>
</message>
<message>
<source>What the move gave away:</source>
<translation type="unfinished">그 수로 잃은 것:</translation>
</message>
<message>
<source>What the numbers mean</source>
<translation type="unfinished">수치 설명</translation>
</message>
<message>
<source>What training minimizes, each unweighted: cross-entropy of the policy, cross-entropy or (a setting) squared error of the winrate and of the ownership per point, Huber loss of the score. The games change as the network does, so a loss may rise while play gets better.</source>
<translation type="unfinished">학습이 줄이는 값으로, 가중치를 적용하지 않았습니다. 정책망의 교차 엔트로피, 승률과 점마다 집 귀속의 교차 엔트로피 또는 제곱 오차(설정에 따름), 집 차이의 Huber 손실입니다. 신경망과 함께 대국도 바뀌므로 실력이 나아지면서 손실이 커질 수도 있습니다.</translation>
</message>
<message>
<source>Wheel</source>
<translation type="unfinished">휠</translation>
</message>
<message>
<source>When</source>
<translation type="unfinished">경우</translation>
</message>
<message>
<source>When did it learn this?</source>
<translation type="unfinished">언제 배웠나?</translation>
</message>
<message>
<source>When the last games came</source>
<translation type="unfinished">마지막 대국이 도착한 때</translation>
</message>
<message>
<source>Where</source>
<translation type="unfinished">위치</translation>
</message>
<message>
<source>Where networks play and learn: auto takes a CUDA graphics card when there is one.</source>
<translation type="unfinished">신경망이 대국하고 학습하는 곳: auto는 CUDA 그래픽 카드가 있으면 씁니다.</translation>
</message>
<message>
<source>Where the handicap stones stand</source>
<translation type="unfinished">접바둑 돌을 놓는 곳</translation>
</message>
<message>
<source>Where the komi window begins, like lambda.</source>
<translation type="unfinished">lambda처럼, 덤 창이 시작하는 곳.</translation>
</message>
<message>
<source>Where the run's folder is made</source>
<translation type="unfinished">학습 폴더를 만들 위치</translation>
</message>
<message>
<source>Whether it replaced the best network</source>
<translation type="unfinished">최고 신경망을 대체했는지</translation>
</message>
<message>
<source>Whether the losses differ from those of the other moves or games by more than chance; this needs five games</source>
<translation type="unfinished">손실이 다른 수나 대국과 우연 이상으로 다른지 여부. 다섯 판이 필요합니다</translation>
</message>
<message>
<source>Whether they are threads of one process, so that one process owns the graphics card and some games are searched while it works for others.</source>
<translation type="unfinished">이들을 한 프로세스의 스레드로 할지. 한 프로세스가 그래픽 카드를 차지하며, 카드가 일부 대국을 계산하는 동안 다른 대국을 탐색합니다.</translation>
</message>
<message>
<source>Which mistakes</source>
<translation type="unfinished">어떤 실수</translation>
</message>
<message>
<source>Which moves have their number on the board</source>
<translation type="unfinished">바둑판에 번호를 표시할 수</translation>
</message>
<message>
<source>Which name is {player}, too?</source>
<translation type="unfinished">{player}의 다른 이름은 무엇입니까?</translation>
</message>
<message>
<source>Which options to show</source>
<translation type="unfinished">표시할 옵션</translation>
</message>
<message>
<source>Which panels are beside the board</source>
<translation type="unfinished">바둑판 옆에 표시할 패널</translation>
</message>
<message>
<source>White</source>
<translation type="unfinished">백</translation>
</message>
<message>
<source>White (O)</source>
<translation type="unfinished">백 (O)</translation>
</message>
<message>
<source>White ahead</source>
<translation type="unfinished">백 우세</translation>
</message>
<message>
<source>White gets a point for each</source>
<translation type="unfinished">돌마다 백에 1집</translation>
</message>
<message>
<source>White gets these points; below 0 Black gets them</source>
<translation type="unfinished">백이 받는 집, 0보다 작으면 흑이 받습니다</translation>
</message>
<message>
<source>White gets {points}</source>
<translation type="unfinished">백이 {points}을(를) 받음</translation>
</message>
<message>
<source>White gives {points:g} points</source>
<translation type="unfinished">백이 {points:g}집을 줌</translation>
</message>
<message>
<source>White is {points:.1f} points ahead after move {number}</source>
<translation type="unfinished">{number}수 뒤 백 {points:.1f}집 우세</translation>
</message>
<message>
<source>White is {points:.1f} points ahead at the start</source>
<translation type="unfinished">시작에 백 {points:.1f}집 우세</translation>
</message>
<message>
<source>White leads by {points} points at the last position ({share} %).</source>
<translation type="unfinished">마지막 국면에서 백이 {points}집 앞섭니다({share} %).</translation>
</message>
<message>
<source>White lost the lead for good with move {number}, {move}: {lost}.</source>
<translation type="unfinished">백은 {number}수 {move}에서 우세를 완전히 내주었습니다. 손해: {lost}.</translation>
</message>
<message>
<source>White may swap colors at move 2</source>
<translation type="unfinished">백이 둘째 수에서 흑백 교환 가능</translation>
</message>
<message>
<source>White may swap colors now, instead of making the second move.</source>
<translation type="unfinished">백은 지금 둘째 수를 두는 대신 흑백을 교환할 수 있습니다.</translation>
</message>
<message>
<source>White stone</source>
<translation type="unfinished">백돌</translation>
</message>
<message>
<source>White wins</source>
<translation type="unfinished">백 승률</translation>
</message>
<message>
<source>White wins the last position with {share} % at komi {komi}.</source>
<translation type="unfinished">덤 {komi}에서 마지막 국면의 백 승률은 {share} %입니다.</translation>
</message>
<message>
<source>White won</source>
<translation type="unfinished">백 승</translation>
</message>
<message>
<source>White won by forfeit</source>
<translation type="unfinished">백 몰수승</translation>
</message>
<message>
<source>White won by resignation</source>
<translation type="unfinished">백 불계승</translation>
</message>
<message>
<source>White won by {margin:g}</source>
<translation type="unfinished">백 {margin:g}집 승</translation>
</message>
<message>
<source>White won by {points:.1f} points</source>
<translation type="unfinished">백 {points:.1f}집 승</translation>
</message>
<message>
<source>White won on time</source>
<translation type="unfinished">백 시간승</translation>
</message>
<message>
<source>White would win by {points:.1f} points</source>
<translation type="unfinished">백이 {points:.1f}집 이길 형세</translation>
</message>
<message>
<source>White {percent}</source>
<translation type="unfinished">백 {percent}</translation>
</message>
<message>
<source>White's move {number}, {move}, cost most: {lost}.</source>
<translation type="unfinished">백의 {number}수 {move}의 손해가 가장 컸습니다: {lost}.</translation>
</message>
<message>
<source>White’s chance to win at that komi</source>
<translation type="unfinished">그 덤에서 백이 이길 확률</translation>
</message>
<message>
<source>Who may pass in self-play: always either side; not_behind: not the side that would lose if the game ended now, unless it has no other move.</source>
<translation type="unfinished">자가 대국에서 패스할 수 있는 쪽: always = 양쪽 모두; not_behind = 지금 끝나면 질 쪽은 다른 수가 없을 때만.</translation>
</message>
<message>
<source>Who wins a game: decided by komi; or, for two networks that each play one color (`NET[white=NET2]`), the player to move wins with the points that Black needs (black) or White needs (white), whichever color it plays.</source>
<translation type="unfinished">대국의 승자: 덤에 따른 쪽, 또는 둘 차례인 쪽이 색과 관계없이 흑에 필요한 집(black)이나 백에 필요한 집(white)으로 이김. 후자는 `NET[white=NET2]`처럼 저마다 한 색만 두는 두 신경망용입니다.</translation>
</message>
<message>
<source>Whole board</source>
<translation type="unfinished">전체</translation>
</message>
<message>
<source>Whose moves the engine plays, by KataGo's human network; strong players avoid what the main network says loses too much for them</source>
<translation type="unfinished">KataGo의 휴먼 신경망에 따라 엔진이 누구의 수를 둘지 정합니다. 강자는 주 신경망이 자신에게 손해가 너무 크다고 보는 수를 피합니다</translation>
</message>
<message>
<source>Whose winrates are shown</source>
<translation type="unfinished">승률을 표시할 쪽</translation>
</message>
<message>
<source>Wilson interval of that share</source>
<translation type="unfinished">그 비율의 Wilson 구간</translation>
</message>
<message>
<source>Win</source>
<translation type="unfinished">승률</translation>
</message>
<message>
<source>Window</source>
<translation type="unfinished">창</translation>
</message>
<message>
<source>Winrate after each move, at the fair komi of the start. Bars are standard errors; pale lines are your earlier tries. Click to show the position on the board.</source>
<translation type="unfinished">시작 국면의 적정 덤에서 각 수 다음의 승률입니다. 막대는 표준 오차, 옅은 선은 이전 시도입니다. 클릭하면 그 국면을 바둑판에 표시합니다.</translation>
</message>
<message>
<source>Winrate and moves</source>
<translation type="unfinished">승률과 수</translation>
</message>
<message>
<source>Winrate at the viewed komi in percent</source>
<translation type="unfinished">표시 덤에서의 승률(%)</translation>
</message>
<message>
<source>Winrate by expected ownership</source>
<translation type="unfinished">예상 집 귀속별 승률</translation>
</message>
<message>
<source>Winrate by komi</source>
<translation type="unfinished">덤별 승률</translation>
</message>
<message>
<source>Winrate by move</source>
<translation type="unfinished">수별 승률</translation>
</message>
<message>
<source>Winrate error</source>
<translation type="unfinished">승률 오차</translation>
</message>
<message>
<source>Winrate loss</source>
<translation type="unfinished">승률 손실</translation>
</message>
<message>
<source>Winrate on the empty board</source>
<translation type="unfinished">빈 바둑판의 승률</translation>
</message>
<message>
<source>Winrate over komi, every network</source>
<translation type="unfinished">덤별 승률, 모든 신경망</translation>
</message>
<message>
<source>Winrates</source>
<translation type="unfinished">승률</translation>
</message>
<message>
<source>Winrates for the side to move</source>
<translation type="unfinished">둘 차례 기준 승률</translation>
</message>
<message>
<source>Wins by</source>
<translation type="unfinished">이기는 집</translation>
</message>
<message>
<source>Wins–draws–losses</source>
<translation type="unfinished">승–무–패</translation>
</message>
<message>
<source>With exchanged colors too</source>
<translation type="unfinished">흑백을 바꾼 것 포함</translation>
</message>
<message>
<source>With their winrates</source>
<translation type="unfinished">승률 포함</translation>
</message>
<message>
<source>With {network} several times as many.</source>
<translation type="unfinished">{network}(으)로는 몇 배 더 많습니다.</translation>
</message>
<message>
<source>Won</source>
<translation type="unfinished">승</translation>
</message>
<message>
<source>Workers</source>
<translation type="unfinished">작업자</translation>
</message>
<message>
<source>Worst first</source>
<translation type="unfinished">큰 악수부터</translation>
</message>
<message>
<source>Worst mistakes</source>
<translation type="unfinished">가장 큰 악수</translation>
</message>
<message>
<source>Worth practicing: {sides}.</source>
<translation type="unfinished">연습할 것: {sides}.</translation>
</message>
<message>
<source>Write a note about this position.</source>
<translation type="unfinished">이 국면에 대한 해설을 쓰세요.</translation>
</message>
<message>
<source>Write result</source>
<translation type="unfinished">결과 기록</translation>
</message>
<message>
<source>Write the result to the game info</source>
<translation type="unfinished">결과를 대국 정보에 기록합니다</translation>
</message>
<message>
<source>Write these rules into the game</source>
<translation type="unfinished">이 규칙을 기보에 기록합니다</translation>
</message>
<message>
<source>Write this komi into the game</source>
<translation type="unfinished">이 덤을 기보에 기록합니다</translation>
</message>
<message>
<source>You</source>
<translation type="unfinished">당신</translation>
</message>
<message>
<source>You are asked once for each server. The preferences can revoke it.</source>
<translation type="unfinished">서버마다 한 번 묻습니다. 환경 설정에서 허용을 취소할 수 있습니다.</translation>
</message>
<message>
<source>You can mark the best moves before or after the search: click them on the board or enter them above.</source>
<translation type="unfinished">최선의 수는 탐색 전이나 후에 표시할 수 있습니다. 바둑판에서 클릭하거나 위에 입력하세요.</translation>
</message>
<message>
<source>You can then take the move back; losses within the error of the search are not reported</source>
<translation type="unfinished">그 수를 무를 수 있습니다. 오차 안의 손해는 알리지 않습니다</translation>
</message>
<message>
<source>You kept the 50 %</source>
<translation type="unfinished">50 %를 지켰습니다</translation>
</message>
<message>
<source>You kept {percent} of 50 %</source>
<translation type="unfinished">50 % 중 {percent}을(를) 지켰습니다</translation>
</message>
<message>
<source>You lost at this komi</source>
<translation type="unfinished">이 덤에서 졌습니다</translation>
</message>
<message>
<source>You play the moves of both sides, with analysis as you like.</source>
<translation type="unfinished">양쪽의 수를 직접 두며, 원하면 분석을 표시합니다.</translation>
</message>
<message>
<source>You play the moves of both sides.</source>
<translation type="unfinished">양쪽의 수를 직접 둡니다.</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi}</source>
<translation type="unfinished">적정 덤 {komi}에서 {color}을(를) 둡니다</translation>
</message>
<message>
<source>You play {color} at the fair komi {komi} (a draw keeps the 50 %)</source>
<translation type="unfinished">적정 덤 {komi}에서 {color}을(를) 둡니다 (무승부는 50 % 유지)</translation>
</message>
<message>
<source>You won at this komi</source>
<translation type="unfinished">이 덤에서 이겼습니다</translation>
</message>
<message>
<source>Your &amp;moves in a play-out</source>
<translation type="unfinished">끝까지 두기에서 내 수(&amp;M)</translation>
</message>
<message>
<source>Your move is being checked…</source>
<translation type="unfinished">내 수를 확인하는 중…</translation>
</message>
<message>
<source>Your own lambda</source>
<translation type="unfinished">직접 정한 λ</translation>
</message>
<message>
<source>Your ran&amp;k</source>
<translation type="unfinished">내 기력(&amp;K)</translation>
</message>
<message>
<source>Your rank</source>
<translation type="unfinished">내 기력</translation>
</message>
<message>
<source>Zip, folder or file of 9x9 game records, a few thousand or more</source>
<translation type="unfinished">수천 국 이상의 9x9 기보가 든 zip, 폴더 또는 파일</translation>
</message>
<message>
<source>Zip, folder or file of game records whose positions are labelled too; games that an index beside them keeps for validation are left out. Empty = games of teacher and pupil alone.</source>
<translation type="unfinished">그 국면에도 레이블을 붙일 기보의 zip, 폴더 또는 파일. 옆의 색인이 검증용으로 남긴 기보는 뺍니다. 비움 = 교사와 학생의 대국만.</translation>
</message>
<message>
<source>Zip, folder or file of game records.</source>
<translation type="unfinished">기보의 zip, 폴더 또는 파일.</translation>
</message>
<message>
<source>Zoom in and out; a double click shows the whole game</source>
<translation type="unfinished">확대·축소, 두 번 클릭하면 대국 전체 표시</translation>
</message>
<message>
<source>a 7x7 network to begin with</source>
<translation type="unfinished">시작할 7x7 신경망</translation>
</message>
<message>
<source>a JSON object</source>
<translation type="unfinished">JSON 객체</translation>
</message>
<message>
<source>a board of {shape} can't be analyzed: networks play squares</source>
<translation type="unfinished">{shape} 바둑판은 분석할 수 없습니다. 신경망은 정사각형에서만 둡니다</translation>
</message>
<message>
<source>a contest needs two players or more</source>
<translation type="unfinished">매치에는 선수가 두 명 이상 필요합니다</translation>
</message>
<message>
<source>a dense layer to all moves; or a number for each point by a 1x1 convolution with a bias of its own (points), which passes only when all other legal moves fill eyes of its own; or none: a network of values alone, which gives every point the same share (uniform)</source>
<translation type="unfinished">모든 수에 대한 밀집층(dense), 또는 점마다 자체 편향을 둔 1x1 합성곱의 숫자로 다른 둘 수 있는 수가 모두 자기 눈을 메울 때만 패스(points), 또는 없음: 모든 점의 몫이 같은 가치 전용 신경망(uniform)</translation>
</message>
<message>
<source>a device or pipe</source>
<translation type="unfinished">장치나 파이프</translation>
</message>
<message>
<source>a fast policy for rollouts learns the moves of the records</source>
<translation type="unfinished">롤아웃용 빠른 정책망이 기보의 수를 배움</translation>
</message>
<message>
<source>a file or a page of its archive</source>
<translation type="unfinished">파일 또는 보관 기보 페이지</translation>
</message>
<message>
<source>a finite number, not {value}</source>
<translation type="unfinished">유한한 숫자(현재 {value})</translation>
</message>
<message>
<source>a folder</source>
<translation type="unfinished">폴더</translation>
</message>
<message>
<source>a game</source>
<translation type="unfinished">한 판</translation>
</message>
<message>
<source>a game with GM[{kind}] is not Go; shown as if it were</source>
<translation type="unfinished">GM[{kind}]은(는) 바둑이 아니지만 바둑처럼 표시함</translation>
</message>
<message>
<source>a game without a name</source>
<translation type="unfinished">이름 없는 기보</translation>
</message>
<message>
<source>a game, a review or a player</source>
<translation type="unfinished">대국, 복기 또는 대국자</translation>
</message>
<message>
<source>a handicap table needs a player and an opponent</source>
<translation type="unfinished">치수표에는 선수와 상대가 필요합니다</translation>
</message>
<message>
<source>a list</source>
<translation type="unfinished">목록</translation>
</message>
<message>
<source>a list of {number}</source>
<translation type="unfinished">항목 {number}개의 목록</translation>
</message>
<message>
<source>a map of circles needs at least three networks; play more of them</source>
<translation type="unfinished">순환 지도에는 신경망이 셋 이상 필요합니다. 더 많은 신경망으로 대국하세요</translation>
</message>
<message>
<source>a move is a point or a vertex such as "D4", not {move!r:.40}</source>
<translation type="unfinished">수는 점 번호나 "D4" 같은 좌표여야 합니다(현재 {move!r:.40})</translation>
</message>
<message>
<source>a move that can't be read is left out: {line:.40}</source>
<translation type="unfinished">읽을 수 없는 수를 뺌: {line:.40}</translation>
</message>
<message>
<source>a network plays against itself and learns from the games</source>
<translation type="unfinished">신경망이 자가 대국을 하며 그 대국으로 배움</translation>
</message>
<message>
<source>a new search tree for every move</source>
<translation type="unfinished">수마다 새 탐색 트리</translation>
</message>
<message>
<source>a node with {moves} moves made {moves} nodes</source>
<translation type="unfinished">수가 {moves}개인 노드를 노드 {moves}개로 나눔</translation>
</message>
<message>
<source>a number</source>
<translation type="unfinished">숫자</translation>
</message>
<message>
<source>a number of this length</source>
<translation type="unfinished">자릿수가 너무 많은 숫자</translation>
</message>
<message>
<source>a number, not {value!r:.40}</source>
<translation type="unfinished">숫자(현재 {value!r:.40})</translation>
</message>
<message>
<source>a parenthesis closes the game too early; read on</source>
<translation type="unfinished">괄호가 기보를 너무 일찍 닫음, 계속 읽음</translation>
</message>
<message>
<source>a parenthesis too many at the end</source>
<translation type="unfinished">끝에 괄호가 하나 더 있음</translation>
</message>
<message>
<source>a pass</source>
<translation type="unfinished">패스</translation>
</message>
<message>
<source>a pass would end the phase</source>
<translation type="unfinished">패스하면 단계가 끝남</translation>
</message>
<message>
<source>a policy learns the moves of the records</source>
<translation type="unfinished">정책망이 기보의 수를 배움</translation>
</message>
<message>
<source>a policy network to begin with</source>
<translation type="unfinished">시작할 정책망</translation>
</message>
<message>
<source>a position was not answered in two minutes</source>
<translation type="unfinished">국면에 대한 응답이 2분 동안 없었습니다</translation>
</message>
<message>
<source>a program needs a command line, like `gnugo --mode gtp`</source>
<translation type="unfinished">프로그램에는 `gnugo --mode gtp` 같은 명령줄이 필요합니다</translation>
</message>
<message>
<source>a search needs an agent; name at least one lambda</source>
<translation type="unfinished">탐색에는 에이전트가 필요합니다. lambda를 하나 이상 지정하세요</translation>
</message>
<message>
<source>a semicolon is missing before a property</source>
<translation type="unfinished">속성 앞에 세미콜론이 없음</translation>
</message>
<message>
<source>a sequential test compares two players; leave out sprt</source>
<translation type="unfinished">순차 검정은 두 선수를 비교합니다. sprt를 빼세요</translation>
</message>
<message>
<source>a shared game that is finished</source>
<translation type="unfinished">공유된 끝난 대국</translation>
</message>
<message>
<source>a stored analysis is ignored: {error}</source>
<translation type="unfinished">저장된 분석을 무시함: {error}</translation>
</message>
<message>
<source>a strong network as teacher</source>
<translation type="unfinished">교사가 될 강한 신경망</translation>
</message>
<message>
<source>a strong network as teacher, a graphics card</source>
<translation type="unfinished">교사가 될 강한 신경망, 그래픽 카드</translation>
</message>
<message>
<source>a text</source>
<translation type="unfinished">텍스트</translation>
</message>
<message>
<source>a text between properties</source>
<translation type="unfinished">속성 사이의 텍스트</translation>
</message>
<message>
<source>a text holds a null character or a lone surrogate</source>
<translation type="unfinished">텍스트에 널 문자나 짝 없는 서로게이트가 있습니다</translation>
</message>
<message>
<source>a text, not {value!r:.40}</source>
<translation type="unfinished">텍스트(현재 {value!r:.40})</translation>
</message>
<message>
<source>a value network has no policy, so it can't play without a search; give it visits, or use it for the values of another network: POLICY[value={name}]</source>
<translation type="unfinished">가치만 있고 정책이 없어 탐색 없이는 둘 수 없습니다. 탐색 수를 주거나 다른 신경망의 가치로 지정하십시오: POLICY[value={name}]</translation>
</message>
<message>
<source>a value network learns the results of games by both policies</source>
<translation type="unfinished">가치망이 두 정책망이 둔 대국의 결과를 배움</translation>
</message>
<message>
<source>a value without a name added to the property before</source>
<translation type="unfinished">이름 없는 값을 앞의 속성에 더함</translation>
</message>
<message>
<source>a web page came instead of a game record</source>
<translation type="unfinished">기보 대신 웹 페이지를 받았습니다</translation>
</message>
<message>
<source>a whole number</source>
<translation type="unfinished">정수</translation>
</message>
<message>
<source>a whole number, not {value}</source>
<translation type="unfinished">정수(현재 {value})</translation>
</message>
<message>
<source>a {size}x{size} board has no room for {stones} handicap stones; choose fewer</source>
<translation type="unfinished">{size}x{size} 바둑판에는 접바둑 돌 {stones}개를 놓을 자리가 없습니다. 줄이세요</translation>
</message>
<message>
<source>about {stones} stone</source>
<translation type="unfinished">약 {stones}점</translation>
</message>
<message>
<source>about {stones} stones</source>
<translation type="unfinished">약 {stones}점</translation>
</message>
<message>
<source>about {time} left</source>
<translation type="unfinished">약 {time} 남음</translation>
</message>
<message>
<source>above komi {komi}</source>
<translation type="unfinished">덤 {komi}보다 위에서</translation>
</message>
<message>
<source>above {interval}</source>
<translation type="unfinished">{interval}보다 높음</translation>
</message>
<message>
<source>accuracy</source>
<translation type="unfinished">정확도</translation>
</message>
<message>
<source>accuracy {percent:.0f} %</source>
<translation type="unfinished">정확도 {percent:.0f} %</translation>
</message>
<message>
<source>added</source>
<translation type="unfinished">추가함</translation>
</message>
<message>
<source>added to the prior of answering a pass by a pass</source>
<translation type="unfinished">패스에 패스로 응하는 사전 확률에 더하는 값</translation>
</message>
<message>
<source>added to the visits n that exploration grows with</source>
<translation type="unfinished">탐험을 늘리는 탐색 수 n에 더하는 값</translation>
</message>
<message>
<source>after {better} {player} captures {stones} with {point}.</source>
<translation type="unfinished">{better}에 두면 {player}이 {point}에 두어 {stones}을 따냅니다.</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is stronger too</source>
<translation type="unfinished">{opponent} 상대 {won}, 판정: 역시 강함</translation>
</message>
<message>
<source>against {opponent} it won {won}, so it is weaker</source>
<translation type="unfinished">{opponent} 상대 {won}, 판정: 약함</translation>
</message>
<message>
<source>against {opponent} it won {won}, which doesn't show which one is stronger</source>
<translation type="unfinished">{opponent} 상대 {won}, 차이를 알 수 없음</translation>
</message>
<message>
<source>agents differ</source>
<translation type="unfinished">에이전트 불일치</translation>
</message>
<message>
<source>all alike</source>
<translation type="unfinished">모두 같음</translation>
</message>
<message>
<source>all games were won by {colors}, so they tell nothing about the players; choose openings or komi at which both colors win</source>
<translation type="unfinished">모든 대국을 {colors}이 이겼으므로 대국자에 대해 아무것도 알 수 없습니다. 두 색이 모두 이길 수 있는 초반이나 덤을 고르세요</translation>
</message>
<message>
<source>all moves</source>
<translation type="unfinished">모든 수</translation>
</message>
<message>
<source>all of a position's max_leaves moves are searched once before any of them is searched again</source>
<translation type="unfinished">국면의 max_leaves개 수를 모두 한 번씩 탐색한 뒤에야 그중 하나를 다시 탐색함</translation>
</message>
<message>
<source>all ones</source>
<translation type="unfinished">모두 1</translation>
</message>
<message>
<source>all ones if Black is to move</source>
<translation type="unfinished">흑 차례면 모두 1</translation>
</message>
<message>
<source>all ones if White is to move</source>
<translation type="unfinished">백 차례면 모두 1</translation>
</message>
<message>
<source>all points but {points}</source>
<translation type="unfinished">{points} 외 모든 점</translation>
</message>
<message>
<source>all runs</source>
<translation type="unfinished">모든 학습</translation>
</message>
<message>
<source>all zeros</source>
<translation type="unfinished">모두 0</translation>
</message>
<message>
<source>alpha</source>
<translation type="unfinished">alpha</translation>
</message>
<message>
<source>alpha and beta separate (V), sharing a convolution (Y) or the hidden layer (T, I); one winrate (flat), given as Black's (elf); one for each of many komi (multi_label); none, a network of the policy alone, which gives every position even chances</source>
<translation type="unfinished">alpha와 beta를 따로(V), 합성곱(Y)이나 은닉층(T, I) 공유; 승률 하나(flat), 흑의 승률(elf); 여러 덤마다 하나(multi_label); none = 정책망만 있고 모든 국면을 호각으로 봄</translation>
</message>
<message>
<source>also review the variations</source>
<translation type="unfinished">변화도도 복기</translation>
</message>
<message>
<source>also show the comments of the game record</source>
<translation type="unfinished">기보의 해설도 표시</translation>
</message>
<message>
<source>always 50 %</source>
<translation type="unfinished">항상 50 %</translation>
</message>
<message>
<source>always: every candidate; sprt: a sequential test of two Elo differences; two_sigma: wins two standard deviations above half of the games; threshold: at least final_share of all games that are not drawn.</source>
<translation type="unfinished">always: 모든 후보; sprt: 두 Elo 차이의 순차 검정; two_sigma: 승수가 절반보다 표준 편차의 두 배 이상 많음; threshold: 무승부를 뺀 모든 대국의 final_share 이상.</translation>
</message>
<message>
<source>an audit counts boards by area; set rules with area scoring, such as Chinese</source>
<translation type="unfinished">검증은 면적으로 계가합니다. 중국 규칙처럼 면적으로 세는 규칙으로 바꾸세요</translation>
</message>
<message>
<source>an endgame move {here} for about {less} points; {better} {there} is worth {more}.</source>
<translation type="unfinished">{here}의 이 수는 약 {less}집짜리 끝내기입니다. {there}의 {better}은(는) {more}집입니다.</translation>
</message>
<message>
<source>an identity is eight hex digits, not {identity!r:.40}</source>
<translation type="unfinished">식별자는 16진수 여덟 자리여야 합니다(현재 {identity!r:.40})</translation>
</message>
<message>
<source>an object</source>
<translation type="unfinished">객체</translation>
</message>
<message>
<source>an opening has at most {most} moves and no pass</source>
<translation type="unfinished">초반은 {most}수 이하이며 패스가 없습니다</translation>
</message>
<message>
<source>an unescaped bracket inside a text</source>
<translation type="unfinished">텍스트 안에 이스케이프하지 않은 괄호</translation>
</message>
<message>
<source>analyzing</source>
<translation type="unfinished">분석 중</translation>
</message>
<message>
<source>and {left} more repairs like these</source>
<translation type="unfinished">그 밖에 비슷한 수정 {left}건</translation>
</message>
<message>
<source>and {more} more</source>
<translation type="unfinished">외 {more}개</translation>
</message>
<message>
<source>another file</source>
<translation type="unfinished">다른 파일</translation>
</message>
<message>
<source>another file or a log-in page came instead</source>
<translation type="unfinished">다른 파일이나 로그인 페이지를 받았습니다</translation>
</message>
<message>
<source>another value</source>
<translation type="unfinished">다른 값</translation>
</message>
<message>
<source>answer s</source>
<translation type="unfinished">응답 제한 시간</translation>
</message>
<message>
<source>answered {answer!r:.40} when asked for a move</source>
<translation type="unfinished">수를 요청하자 {answer!r:.40}(이)라고 응답했습니다</translation>
</message>
<message>
<source>answered {answer!r:.60} when asked for {count} handicap stones</source>
<translation type="unfinished">접바둑 돌 {count}개를 요청하자 {answer!r:.60}(이)라고 응답했습니다</translation>
</message>
<message>
<source>any</source>
<translation type="unfinished">모두</translation>
</message>
<message>
<source>any win</source>
<translation type="unfinished">이기기만</translation>
</message>
<message>
<source>apply the reduction of fpu 'lz' also at a root with noise, as the paper; the reference program doesn't</source>
<translation type="unfinished">논문처럼 잡음이 있는 루트에도 fpu 'lz'의 감산을 적용, 기준 프로그램은 적용하지 않음</translation>
</message>
<message>
<source>area scoring</source>
<translation type="unfinished">영역 계가</translation>
</message>
<message>
<source>area: stones and surrounded points; territory: surrounded points and prisoners</source>
<translation type="unfinished">area: 돌과 둘러싼 점; territory: 둘러싼 점과 따낸 돌</translation>
</message>
<message>
<source>as Black</source>
<translation type="unfinished">흑번</translation>
</message>
<message>
<source>as White</source>
<translation type="unfinished">백번</translation>
</message>
<message>
<source>as professionals played in {year}</source>
<translation type="unfinished">{year}년의 프로 기사처럼 둠</translation>
</message>
<message>
<source>as set below</source>
<translation type="unfinished">아래 설정대로</translation>
</message>
<message>
<source>as {rank} players do, with their mistakes</source>
<translation type="unfinished">{rank} 대국자처럼 악수도 섞어 둠</translation>
</message>
<message>
<source>asked once for each mistake and rank, not for every visit of a search</source>
<translation type="unfinished">악수와 기력마다 한 번만 물으며, 탐색할 때마다 묻지는 않음</translation>
</message>
<message>
<source>asking who would find {n} move</source>
<translation type="unfinished">누가 찾을지 묻는 중: {n}수</translation>
</message>
<message>
<source>asking who would find {n} moves</source>
<translation type="unfinished">누가 찾을지 묻는 중: {n}수</translation>
</message>
<message>
<source>at any komi</source>
<translation type="unfinished">모든 덤</translation>
</message>
<message>
<source>at komi {komi} (game: {game_komi})</source>
<translation type="unfinished">덤 {komi} (대국: {game_komi})</translation>
</message>
<message>
<source>at least {low:,g}</source>
<translation type="unfinished">{low:,g} 이상</translation>
</message>
<message>
<source>at least {low}</source>
<translation type="unfinished">{low} 이상</translation>
</message>
<message>
<source>at least {low} and at most {high}</source>
<translation type="unfinished">{low} 이상 {high} 이하</translation>
</message>
<message>
<source>at most {high}</source>
<translation type="unfinished">{high} 이하</translation>
</message>
<message>
<source>at once</source>
<translation type="unfinished">동시에</translation>
</message>
<message>
<source>at the bottom</source>
<translation type="unfinished">하변</translation>
</message>
<message>
<source>at the top</source>
<translation type="unfinished">상변</translation>
</message>
<message>
<source>at this pace</source>
<translation type="unfinished">이 속도로</translation>
</message>
<message>
<source>at {komi}</source>
<translation type="unfinished">덤 {komi}</translation>
</message>
<message>
<source>at {percent}</source>
<translation type="unfinished">{percent}</translation>
</message>
<message>
<source>attention heads of a transformer trunk's layers</source>
<translation type="unfinished">transformer 각 층의 어텐션 헤드 수</translation>
</message>
<message>
<source>average</source>
<translation type="unfinished">평균</translation>
</message>
<message>
<source>average symmetries</source>
<translation type="unfinished">대칭 평균</translation>
</message>
<message>
<source>baseline</source>
<translation type="unfinished">기준선</translation>
</message>
<message>
<source>batch</source>
<translation type="unfinished">배치</translation>
</message>
<message>
<source>before</source>
<translation type="unfinished">직전</translation>
</message>
<message>
<source>below komi {komi}</source>
<translation type="unfinished">덤 {komi}보다 아래에서</translation>
</message>
<message>
<source>below {interval}</source>
<translation type="unfinished">{interval}보다 낮음</translation>
</message>
<message>
<source>best move chosen</source>
<translation type="unfinished">최선의 수 선택</translation>
</message>
<message>
<source>best move chosen %</source>
<translation type="unfinished">최선의 수 선택 %</translation>
</message>
<message>
<source>best moves</source>
<translation type="unfinished">최선의 수</translation>
</message>
<message>
<source>beta</source>
<translation type="unfinished">beta</translation>
</message>
<message>
<source>beta channels</source>
<translation type="unfinished">beta 채널</translation>
</message>
<message>
<source>beta hidden</source>
<translation type="unfinished">beta 은닉</translation>
</message>
<message>
<source>better moves that {rank} players find</source>
<translation type="unfinished">{rank} 대국자가 찾는 더 나은 수</translation>
</message>
<message>
<source>better than move {number} of the game.</source>
<translation type="unfinished">실전의 {number}수보다 낫습니다.</translation>
</message>
<message>
<source>better: {move}</source>
<translation type="unfinished">더 나은 수: {move}</translation>
</message>
<message>
<source>big win score</source>
<translation type="unfinished">대승 집 차이</translation>
</message>
<message>
<source>big win weight</source>
<translation type="unfinished">대승 비중</translation>
</message>
<message>
<source>black stone</source>
<translation type="unfinished">흑돌</translation>
</message>
<message>
<source>block</source>
<translation type="unfinished">블록</translation>
</message>
<message>
<source>block channels</source>
<translation type="unfinished">블록 안의 채널 수</translation>
</message>
<message>
<source>block of a plug-in that the residual trunk consists of, with its settings, like `se ratio=8`; empty = the program's own</source>
<translation type="unfinished">잔차 몸통을 이루는 플러그인의 블록과 그 설정, 예: `se ratio=8`. 비움 = 프로그램 자체의 블록</translation>
</message>
<message>
<source>blocks</source>
<translation type="unfinished">블록</translation>
</message>
<message>
<source>blocks; convolutions of a plain trunk after the first one</source>
<translation type="unfinished">블록 수. plain에서는 첫 합성곱 다음의 합성곱 수</translation>
</message>
<message>
<source>board size</source>
<translation type="unfinished">바둑판 크기</translation>
</message>
<message>
<source>board size of the games</source>
<translation type="unfinished">대국의 바둑판 크기</translation>
</message>
<message>
<source>board {board}: the stone on {vertex} has no liberty; remove its chain</source>
<translation type="unfinished">바둑판 {board}: {vertex}의 돌은 활로가 없습니다. 그 돌들을 들어내세요</translation>
</message>
<message>
<source>boards</source>
<translation type="unfinished">바둑판</translation>
</message>
<message>
<source>boards hold 0 (empty), 1 (Black) and -1 (White), nothing else</source>
<translation type="unfinished">boards의 값은 0(빈 점), 1(흑), -1(백)뿐입니다</translation>
</message>
<message>
<source>boards must be arrays [S, S] or [B, S, S] of colors, not of shape {shape}</source>
<translation type="unfinished">boards는 색의 배열 [S, S] 또는 [B, S, S]여야 합니다(현재 모양 {shape})</translation>
</message>
<message>
<source>both in turn</source>
<translation type="unfinished">번갈아</translation>
</message>
<message>
<source>both sides</source>
<translation type="unfinished">양쪽</translation>
</message>
<message>
<source>branch probability</source>
<translation type="unfinished">분기 확률</translation>
</message>
<message>
<source>branches</source>
<translation type="unfinished">분기</translation>
</message>
<message>
<source>button</source>
<translation type="unfinished">버튼</translation>
</message>
<message>
<source>by the game record</source>
<translation type="unfinished">기보에 따름</translation>
</message>
<message>
<source>by {label}</source>
<translation type="unfinished">{label} 기준</translation>
</message>
<message>
<source>by {margin}+</source>
<translation type="unfinished">{margin}집 이상</translation>
</message>
<message>
<source>by λ {value}</source>
<translation type="unfinished">λ {value} 기준</translation>
</message>
<message>
<source>c puct</source>
<translation type="unfinished">c puct</translation>
</message>
<message>
<source>cache rows</source>
<translation type="unfinished">캐시 행</translation>
</message>
<message>
<source>can't be created</source>
<translation type="unfinished">만들 수 없음</translation>
</message>
<message>
<source>can't be read</source>
<translation type="unfinished">읽을 수 없음</translation>
</message>
<message>
<source>can't be written</source>
<translation type="unfinished">쓸 수 없음</translation>
</message>
<message>
<source>candidate {rank}</source>
<translation type="unfinished">후보수 {rank}</translation>
</message>
<message>
<source>capture</source>
<translation type="unfinished">따냄</translation>
</message>
<message>
<source>captures</source>
<translation type="unfinished">따낸 돌</translation>
</message>
<message>
<source>captures, life and death</source>
<translation type="unfinished">따냄과 사활</translation>
</message>
<message>
<source>certainty</source>
<translation type="unfinished">확실도</translation>
</message>
<message>
<source>channels</source>
<translation type="unfinished">채널</translation>
</message>
<message>
<source>channels of a plain trunk's first convolution; 0 = as the others</source>
<translation type="unfinished">단순 몸통 첫 합성곱의 채널 수, 0 = 나머지와 같음</translation>
</message>
<message>
<source>channels of beta's own head (V)</source>
<translation type="unfinished">beta 자체 헤드의 채널 수(V)</translation>
</message>
<message>
<source>channels of the policy head</source>
<translation type="unfinished">정책망 헤드의 채널 수</translation>
</message>
<message>
<source>channels of the trunk</source>
<translation type="unfinished">몸통의 채널 수</translation>
</message>
<message>
<source>channels of the value head</source>
<translation type="unfinished">가치 헤드의 채널 수</translation>
</message>
<message>
<source>channels that each branch of a cross layer adds</source>
<translation type="unfinished">십자 층의 가지마다 더하는 채널 수</translation>
</message>
<message>
<source>channels to which a cross layer's input is squeezed</source>
<translation type="unfinished">십자 층의 입력을 압축하는 채널 수</translation>
</message>
<message>
<source>channels within the blocks of a transformer trunk</source>
<translation type="unfinished">transformer 블록 안의 채널 수</translation>
</message>
<message>
<source>cheap visits</source>
<translation type="unfinished">얕은 탐색 수</translation>
</message>
<message>
<source>check the disk</source>
<translation type="unfinished">디스크를 확인하세요</translation>
</message>
<message>
<source>check the disk, or move the file away to begin a new drill</source>
<translation type="unfinished">디스크를 확인하거나 파일을 옮기고 새 훈련을 시작하세요</translation>
</message>
<message>
<source>check the disk, or move the file away to begin anew</source>
<translation type="unfinished">디스크를 확인하거나 파일을 옮기고 새로 시작하세요</translation>
</message>
<message>
<source>check the link and the network connection</source>
<translation type="unfinished">링크와 네트워크 연결을 확인하세요</translation>
</message>
<message>
<source>check the name</source>
<translation type="unfinished">이름을 확인하세요</translation>
</message>
<message>
<source>check the name in the link</source>
<translation type="unfinished">링크의 이름을 확인하세요</translation>
</message>
<message>
<source>check the network connection and try again, or add a file from {page}</source>
<translation type="unfinished">네트워크 연결을 확인하고 다시 시도하거나 {page}에서 파일을 추가하세요</translation>
</message>
<message>
<source>checkpoint steps</source>
<translation type="unfinished">체크포인트 간격</translation>
</message>
<message>
<source>choice</source>
<translation type="unfinished">선택</translation>
</message>
<message>
<source>chooses {move}</source>
<translation type="unfinished">{move} 선택</translation>
</message>
<message>
<source>circle</source>
<translation type="unfinished">동그라미</translation>
</message>
<message>
<source>clipboard</source>
<translation type="unfinished">클립보드</translation>
</message>
<message>
<source>clipboard: a variation on {shape} can't be put into a game on {board}; open it as a game of its own</source>
<translation type="unfinished">클립보드: {shape} 변화도는 {board} 기보에 넣을 수 없습니다. 별도의 기보로 여세요</translation>
</message>
<message>
<source>close what else uses it</source>
<translation type="unfinished">이것을 사용 중인 다른 프로그램을 닫으세요</translation>
</message>
<message>
<source>collecting labels</source>
<translation type="unfinished">레이블 모으는 중</translation>
</message>
<message>
<source>color</source>
<translation type="unfinished">색</translation>
</message>
<message>
<source>command line, like  gnugo --mode gtp --level 10</source>
<translation type="unfinished">명령줄, 예:  gnugo --mode gtp --level 10</translation>
</message>
<message>
<source>comments</source>
<translation type="unfinished">해설</translation>
</message>
<message>
<source>compensation</source>
<translation type="unfinished">접바둑 보상</translation>
</message>
<message>
<source>compiling the engine, once after each update</source>
<translation type="unfinished">엔진 컴파일 중(업데이트마다 한 번)</translation>
</message>
<message>
<source>constant inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log'의 로그 안 상수</translation>
</message>
<message>
<source>convolutions of a plain trunk, counted after the first one, that a cross layer comes before, like `1 9`; empty = none</source>
<translation type="unfinished">앞에 십자 층을 둘 단순 몸통의 합성곱(첫째 다음부터 셈), 예: `1 9`, 비움 = 없음</translation>
</message>
<message>
<source>correct the file</source>
<translation type="unfinished">파일을 고치세요</translation>
</message>
<message>
<source>correct the file, or name another one by --plugin FILE.py</source>
<translation type="unfinished">파일을 고치거나 --plugin FILE.py로 다른 파일을 지정하세요</translation>
</message>
<message>
<source>cosine share</source>
<translation type="unfinished">코사인 비율</translation>
</message>
<message>
<source>counted at the limit of {count} moves, not ended by passes</source>
<translation type="unfinished">{count}수 상한에서 계가함 (패스로 끝난 대국이 아님)</translation>
</message>
<message>
<source>cpu minutes</source>
<translation type="unfinished">CPU 분</translation>
</message>
<message>
<source>cross</source>
<translation type="unfinished">가위표</translation>
</message>
<message>
<source>cross kernel</source>
<translation type="unfinished">십자 커널</translation>
</message>
<message>
<source>cross layers</source>
<translation type="unfinished">십자 층</translation>
</message>
<message>
<source>cross outputs</source>
<translation type="unfinished">십자 출력</translation>
</message>
<message>
<source>cross squeeze</source>
<translation type="unfinished">십자 압축</translation>
</message>
<message>
<source>cross widths</source>
<translation type="unfinished">십자 너비</translation>
</message>
<message>
<source>curve that decides the komi window: the node's own (the paper) or its subtree's mean</source>
<translation type="unfinished">덤 창을 정하는 곡선: 노드 자체(논문) 또는 하위 트리의 평균</translation>
</message>
<message>
<source>cut</source>
<translation type="unfinished">끊음</translation>
</message>
<message>
<source>cuts</source>
<translation type="unfinished">끊음</translation>
</message>
<message>
<source>dead</source>
<translation type="unfinished">사석</translation>
</message>
<message>
<source>decay</source>
<translation type="unfinished">감쇠</translation>
</message>
<message>
<source>decided share</source>
<translation type="unfinished">결정 비율</translation>
</message>
<message>
<source>decided winrate</source>
<translation type="unfinished">결정 승률</translation>
</message>
<message>
<source>deep share</source>
<translation type="unfinished">깊은 비율</translation>
</message>
<message>
<source>default: empty</source>
<translation type="unfinished">기본은 비움</translation>
</message>
<message>
<source>default: {default}</source>
<translation type="unfinished">기본 {default}</translation>
</message>
<message>
<source>depth weight</source>
<translation type="unfinished">깊이 비중</translation>
</message>
<message>
<source>device</source>
<translation type="unfinished">장치</translation>
</message>
<message>
<source>diagrams</source>
<translation type="unfinished">그림 수</translation>
</message>
<message>
<source>did you mean {names}?</source>
<translation type="unfinished">{names}을(를) 뜻하셨나요?</translation>
</message>
<message>
<source>didn't matter</source>
<translation type="unfinished">승부와 무관</translation>
</message>
<message>
<source>differing from move {number} on</source>
<translation type="unfinished">{number}수부터 다름</translation>
</message>
<message>
<source>done</source>
<translation type="unfinished">완료</translation>
</message>
<message>
<source>draw</source>
<translation type="unfinished">무승부</translation>
</message>
<message>
<source>draws</source>
<translation type="unfinished">무승부</translation>
</message>
<message>
<source>dynamic komi</source>
<translation type="unfinished">동적 덤</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: how fast the komi rate falls during the game; 0 = always 1/2</source>
<translation type="unfinished">동적 덤 ss, ml-dk: 대국 중 덤 비율이 줄어드는 속도, 0 = 항상 1/2</translation>
</message>
<message>
<source>dynamic komi ss and ml-dk: moves per point of the board at which the komi rate is 1/2</source>
<translation type="unfinished">동적 덤 ss, ml-dk: 덤 비율이 1/2이 되는 시점, 바둑판의 점당 수</translation>
</message>
<message>
<source>dynamic komi ss-m: share of the network's expected score; the rest is the rollouts'</source>
<translation type="unfinished">동적 덤 ss-m: 신경망의 예상 집 차이의 비율, 나머지는 롤아웃</translation>
</message>
<message>
<source>dynamic komi ss-r and ss-m: games played on from the position for the expected score, unless the last search had rollouts of its own (rollout_share)</source>
<translation type="unfinished">동적 덤 ss-r, ss-m: 예상 집 차이를 위해 국면에서 이어 두는 대국 수, 지난 탐색에 롤아웃(rollout_share)이 있었으면 쓰지 않음</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: lower bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">동적 덤 vs-m, ml-dk: 조정하지 않는 최소 승률</translation>
</message>
<message>
<source>dynamic komi vs-m and ml-dk: upper bound of the player's winrate that the komi aims at</source>
<translation type="unfinished">동적 덤 vs-m, ml-dk: 조정하지 않는 최대 승률</translation>
</message>
<message>
<source>dynamic komi vs-m: change of the komi before a move</source>
<translation type="unfinished">동적 덤 vs-m: 한 수 전에 바꾸는 덤</translation>
</message>
<message>
<source>dynamic komi {komi}</source>
<translation type="unfinished">동적 덤 {komi}</translation>
</message>
<message>
<source>dynamic komi: largest distance from the komi of the game</source>
<translation type="unfinished">동적 덤: 대국 덤과의 최대 차이</translation>
</message>
<message>
<source>e.g. D4, E5</source>
<translation type="unfinished">예: D4, E5</translation>
</message>
<message>
<source>each opening needs {number} winrates, one for each komi</source>
<translation type="unfinished">초반마다 덤별로 하나씩 승률 {number}개가 필요합니다</translation>
</message>
<message>
<source>early fail</source>
<translation type="unfinished">조기 탈락</translation>
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
<translation type="unfinished">빈 점</translation>
</message>
<message>
<source>empty board</source>
<translation type="unfinished">빈 바둑판</translation>
</message>
<message>
<source>empty lines for remarks by hand below each diagram</source>
<translation type="unfinished">그림마다 아래에 손으로 메모할 빈 줄의 수</translation>
</message>
<message>
<source>empty points</source>
<translation type="unfinished">빈 점</translation>
</message>
<message>
<source>encore</source>
<translation type="unfinished">앙코르</translation>
</message>
<message>
<source>ended by its limit</source>
<translation type="unfinished">제한으로 끝남</translation>
</message>
<message>
<source>endgame</source>
<translation type="unfinished">끝내기</translation>
</message>
<message>
<source>engine's choice</source>
<translation type="unfinished">엔진과 일치</translation>
</message>
<message>
<source>epochs</source>
<translation type="unfinished">에포크</translation>
</message>
<message>
<source>equal visits</source>
<translation type="unfinished">탐색 수 균등</translation>
</message>
<message>
<source>error</source>
<translation type="unfinished">오차</translation>
</message>
<message>
<source>estimate</source>
<translation type="unfinished">추정</translation>
</message>
<message>
<source>estimated {result}</source>
<translation type="unfinished">추정 {result}</translation>
</message>
<message>
<source>estimated · {moves}</source>
<translation type="unfinished">추정 · {moves}</translation>
</message>
<message>
<source>evaluate the position itself in all eight symmetries of the board and use the mean, as soon as it has more than one visit; costs eight evaluations</source>
<translation type="unfinished">방문이 한 번을 넘으면 그 국면을 바둑판의 여덟 가지 대칭 모두에서 평가하여 평균을 사용합니다. 평가 여덟 번이 듭니다</translation>
</message>
<message>
<source>even</source>
<translation type="unfinished">호각</translation>
</message>
<message>
<source>even, H1 to H</source>
<translation type="unfinished">호선, H1~H</translation>
</message>
<message>
<source>expand visits</source>
<translation type="unfinished">확장 탐색 수</translation>
</message>
<message>
<source>expectation learned</source>
<translation type="unfinished">예상 학습</translation>
</message>
<message>
<source>expected white</source>
<translation type="unfinished">백 승 예상</translation>
</message>
<message>
<source>expected {expected}</source>
<translation type="unfinished">필요한 값: {expected}</translation>
</message>
<message>
<source>exploration constant of PUCT; larger values explore more, following the policy</source>
<translation type="unfinished">PUCT의 탐험 상수. 클수록 정책망을 따라 더 많이 탐험</translation>
</message>
<message>
<source>failed</source>
<translation type="unfinished">실패</translation>
</message>
<message>
<source>fair</source>
<translation type="unfinished">적정</translation>
</message>
<message>
<source>fair komi</source>
<translation type="unfinished">적정 덤</translation>
</message>
<message>
<source>fair komi [points for Black]</source>
<translation type="unfinished">적정 덤 [흑의 집]</translation>
</message>
<message>
<source>fair komi after the move, for {side} [points]</source>
<translation type="unfinished">둔 뒤의 적정 덤, {side} 기준 [집]</translation>
</message>
<message>
<source>fair komi {fair} as searched at komi {komi}</source>
<translation type="unfinished">덤 {komi}에서 탐색한 적정 덤 {fair}</translation>
</message>
<message>
<source>fair komi {komi}</source>
<translation type="unfinished">적정 덤 {komi}</translation>
</message>
<message>
<source>fairly sure</source>
<translation type="unfinished">꽤 확신</translation>
</message>
<message>
<source>far from the fair komi, an estimate</source>
<translation type="unfinished">적정 덤에서 멀어 추정한 값</translation>
</message>
<message>
<source>features</source>
<translation type="unfinished">특징</translation>
</message>
<message>
<source>feed forward</source>
<translation type="unfinished">피드포워드</translation>
</message>
<message>
<source>few points or none, but the game is less settled</source>
<translation type="unfinished">집 손해는 적거나 없지만 형세가 덜 안정됨</translation>
</message>
<message>
<source>few visits</source>
<translation type="unfinished">탐색 수 적음</translation>
</message>
<message>
<source>file of weights (sai-engine rollout-policy) that the games of rollout_share are played by; empty = all moves are equally likely</source>
<translation type="unfinished">rollout_share의 대국을 두는 가중치 파일(sai-engine rollout-policy), 비움 = 모든 수의 확률이 같음</translation>
</message>
<message>
<source>final rate</source>
<translation type="unfinished">최종 학습률</translation>
</message>
<message>
<source>final share</source>
<translation type="unfinished">최종 비율</translation>
</message>
<message>
<source>finished</source>
<translation type="unfinished">완료</translation>
</message>
<message>
<source>first channels</source>
<translation type="unfinished">첫 채널</translation>
</message>
<message>
<source>first choice</source>
<translation type="unfinished">첫 선택</translation>
</message>
<message>
<source>first component: strength ({share:.0f} %)</source>
<translation type="unfinished">첫째 주성분: 실력({share:.0f} %)</translation>
</message>
<message>
<source>first five</source>
<translation type="unfinished">상위 다섯</translation>
</message>
<message>
<source>first kernel</source>
<translation type="unfinished">첫 커널</translation>
</message>
<message>
<source>first label</source>
<translation type="unfinished">첫 레이블</translation>
</message>
<message>
<source>first move</source>
<translation type="unfinished">첫 수</translation>
</message>
<message>
<source>first move to review</source>
<translation type="unfinished">복기할 첫 수</translation>
</message>
<message>
<source>first moves</source>
<translation type="unfinished">첫 수</translation>
</message>
<message>
<source>first network</source>
<translation type="unfinished">첫 신경망</translation>
</message>
<message>
<source>first pass</source>
<translation type="unfinished">첫 패스</translation>
</message>
<message>
<source>fixed</source>
<translation type="unfinished">고정</translation>
</message>
<message>
<source>flattens (above 1) the policy over legal moves</source>
<translation type="unfinished">둘 수 있는 수에 대한 정책망을 평탄하게 함(1보다 클 때)</translation>
</message>
<message>
<source>for the first player</source>
<translation type="unfinished">첫 선수에게</translation>
</message>
<message>
<source>for the second player</source>
<translation type="unfinished">둘째 선수에게</translation>
</message>
<message>
<source>forced pass</source>
<translation type="unfinished">강제 패스</translation>
</message>
<message>
<source>forced pass after</source>
<translation type="unfinished">강제 패스 시작</translation>
</message>
<message>
<source>fpu</source>
<translation type="unfinished">fpu</translation>
</message>
<message>
<source>fpu base</source>
<translation type="unfinished">fpu 기준</translation>
</message>
<message>
<source>fpu constant</source>
<translation type="unfinished">fpu 상수</translation>
</message>
<message>
<source>fpu noise reduction</source>
<translation type="unfinished">fpu 잡음 감산</translation>
</message>
<message>
<source>fpu reduction</source>
<translation type="unfinished">fpu 감산</translation>
</message>
<message>
<source>free</source>
<translation type="unfinished">자유</translation>
</message>
<message>
<source>from cache</source>
<translation type="unfinished">캐시에서</translation>
</message>
<message>
<source>from the network's policy</source>
<translation type="unfinished">신경망의 정책망에서</translation>
</message>
<message>
<source>from {low:,g} to {high:,g}</source>
<translation type="unfinished">{low:,g}~{high:,g}</translation>
</message>
<message>
<source>from {points:g} points</source>
<translation type="unfinished">{points:g}집 이상</translation>
</message>
<message>
<source>game</source>
<translation type="unfinished">대국</translation>
</message>
<message>
<source>game over</source>
<translation type="unfinished">대국 종료</translation>
</message>
<message>
<source>game record: {result}</source>
<translation type="unfinished">기보: {result}</translation>
</message>
<message>
<source>game records</source>
<translation type="unfinished">기보</translation>
</message>
<message>
<source>game {number}</source>
<translation type="unfinished">대국 {number}</translation>
</message>
<message>
<source>game {number}, in a variation, {problem}</source>
<translation type="unfinished">기보 {number}의 변화도: {problem}</translation>
</message>
<message>
<source>game {number}, {problem}</source>
<translation type="unfinished">기보 {number}: {problem}</translation>
</message>
<message>
<source>game {number}: </source>
<translation type="unfinished">기보 {number}: </translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}</source>
<translation type="unfinished">대국 {number}: {result}, 덤 {komi}, {moves}수, {generation}세대</translation>
</message>
<message>
<source>game {number}: {result} at komi {komi}, {moves} moves, generation {generation}, branch of {parent} at move {move}</source>
<translation type="unfinished">대국 {number}: {result}, 덤 {komi}, {moves}수, {generation}세대, 대국 {parent}의 {move}수에서 분기</translation>
</message>
<message>
<source>games</source>
<translation type="unfinished">대국</translation>
</message>
<message>
<source>games at each of the five komi</source>
<translation type="unfinished">다섯 덤마다의 대국 수</translation>
</message>
<message>
<source>games of policies</source>
<translation type="unfinished">정책망 대국</translation>
</message>
<message>
<source>games: {share} %</source>
<translation type="unfinished">대국: {share} %</translation>
</message>
<message>
<source>generation</source>
<translation type="unfinished">세대</translation>
</message>
<message>
<source>generation {generation}</source>
<translation type="unfinished">{generation}세대</translation>
</message>
<message>
<source>generation {generation} of {generations}</source>
<translation type="unfinished">{generation}/{generations}세대</translation>
</message>
<message>
<source>generation {number}</source>
<translation type="unfinished">{number}세대</translation>
</message>
<message>
<source>generations</source>
<translation type="unfinished">세대</translation>
</message>
<message>
<source>get the file again</source>
<translation type="unfinished">파일을 다시 받으세요</translation>
</message>
<message>
<source>global pooling</source>
<translation type="unfinished">전역 풀링</translation>
</message>
<message>
<source>gradient clip</source>
<translation type="unfinished">기울기 제한</translation>
</message>
<message>
<source>growth of exploration with visits n: sqrt(n), or sqrt(n log(puct_log n + puct_constant))</source>
<translation type="unfinished">탐색 수 n에 따른 탐험의 증가: sqrt(n) 또는 sqrt(n log(puct_log n + puct_constant))</translation>
</message>
<message>
<source>half the squared error</source>
<translation type="unfinished">제곱 오차의 절반</translation>
</message>
<message>
<source>half their doublings</source>
<translation type="unfinished">그 배가 횟수의 절반</translation>
</message>
<message>
<source>handicap</source>
<translation type="unfinished">치수</translation>
</message>
<message>
<source>handicap 1: {who} and plays first, without stones</source>
<translation type="unfinished">치수 1: {who}, 접바둑 돌 없이 먼저 둠</translation>
</message>
<message>
<source>handicap bonus</source>
<translation type="unfinished">접바둑 보상</translation>
</message>
<message>
<source>handicap for</source>
<translation type="unfinished">접바둑을 받는 쪽</translation>
</message>
<message>
<source>handicap stones</source>
<translation type="unfinished">접바둑 돌 수</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones on fixed points</source>
<translation type="unfinished">치수 {stones}: {who}, 정해진 점에 돌을 놓음</translation>
</message>
<message>
<source>handicap {stones}: {who}, with stones where Black wants them</source>
<translation type="unfinished">치수 {stones}: {who}, 흑이 원하는 곳에 돌을 놓음</translation>
</message>
<message>
<source>heads</source>
<translation type="unfinished">헤드 수</translation>
</message>
<message>
<source>heads of plug-ins, like `lead; wide channels=4`: each takes the place of the policy or value head, or gives an output that losses of plug-ins learn; empty = none</source>
<translation type="unfinished">플러그인의 헤드, 예: `lead; wide channels=4`. 각각 정책망 헤드나 가치 헤드를 대신하거나 플러그인의 손실이 학습하는 출력을 냄, 비움 = 없음</translation>
</message>
<message>
<source>held out</source>
<translation type="unfinished">검증 대국</translation>
</message>
<message>
<source>held-out loss</source>
<translation type="unfinished">검증 손실</translation>
</message>
<message>
<source>held-out top 1</source>
<translation type="unfinished">검증 top 1</translation>
</message>
<message>
<source>hidden units for beta (V, Y)</source>
<translation type="unfinished">beta의 은닉 유닛 수(V, Y)</translation>
</message>
<message>
<source>hidden units of a transformer trunk's feed-forward layers</source>
<translation type="unfinished">transformer 피드포워드 층의 은닉 유닛 수</translation>
</message>
<message>
<source>hidden units of the value head</source>
<translation type="unfinished">가치 헤드의 은닉 유닛 수</translation>
</message>
<message>
<source>high</source>
<translation type="unfinished">높음</translation>
</message>
<message>
<source>how many moves after the next one heads of their own learn, for training alone: 1 the opponent's reply, 2 also the player's own move after it</source>
<translation type="unfinished">다음 수 이후 몇 수를 별도 헤드가 배우는지(학습 전용): 1은 상대의 응수, 2는 그다음 자신의 수까지</translation>
</message>
<message>
<source>how temperature acts: visits^(1/T), or the paper's Gibbs form exp(visits/T)</source>
<translation type="unfinished">온도의 작용: visits^(1/T) 또는 논문의 Gibbs 형식 exp(visits/T)</translation>
</message>
<message>
<source>how the root's visits are shared out: puct, or sequential halving of the best of the policy with Gumbel draws for noise (gumbel), which suits fewer visits than moves; a tree is then not kept from move to move</source>
<translation type="unfinished">루트의 탐색 수 배분: puct, 또는 Gumbel 잡음을 더한 정책망 상위 수의 순차 반감(gumbel). 후자는 탐색 수가 수보다 적을 때 알맞으며 트리를 다음 수로 유지하지 않음</translation>
</message>
<message>
<source>human rank</source>
<translation type="unfinished">사람의 기력</translation>
</message>
<message>
<source>if above max_depth, the depth of each search is drawn from max_depth to this</source>
<translation type="unfinished">max_depth보다 크면 탐색마다 깊이를 max_depth부터 이 값 사이에서 뽑음</translation>
</message>
<message>
<source>illegal move {n} ({reason})</source>
<translation type="unfinished">둘 수 없는 수 {n}({reason})</translation>
</message>
<message>
<source>imported from {kind}; it will be saved as SGF</source>
<translation type="unfinished">{kind}에서 가져옴, SGF로 저장함</translation>
</message>
<message>
<source>in a variation, {problem}</source>
<translation type="unfinished">변화도: {problem}</translation>
</message>
<message>
<source>in each cell,</source>
<translation type="unfinished">칸마다,</translation>
</message>
<message>
<source>in the center</source>
<translation type="unfinished">중앙</translation>
</message>
<message>
<source>in the lower left</source>
<translation type="unfinished">좌하귀</translation>
</message>
<message>
<source>in the lower right</source>
<translation type="unfinished">우하귀</translation>
</message>
<message>
<source>in the searched region</source>
<translation type="unfinished">탐색 구역 안</translation>
</message>
<message>
<source>in the upper left</source>
<translation type="unfinished">좌상귀</translation>
</message>
<message>
<source>in the upper right</source>
<translation type="unfinished">우상귀</translation>
</message>
<message>
<source>in {folder}</source>
<translation type="unfinished">위치: {folder}</translation>
</message>
<message>
<source>input planes, the name of a feature set</source>
<translation type="unfinished">입력 평면, 특징 집합의 이름</translation>
</message>
<message>
<source>instinct</source>
<translation type="unfinished">직감</translation>
</message>
<message>
<source>interrupted</source>
<translation type="unfinished">중단됨</translation>
</message>
<message>
<source>it has won {won} games against {opponent}, of {planned} to be played</source>
<translation type="unfinished">{opponent} 상대 전적: {won}, 예정 {planned}국</translation>
</message>
<message>
<source>it is longer than {megabytes} MB</source>
<translation type="unfinished">{megabytes} MB보다 깁니다</translation>
</message>
<message>
<source>it is no Python file</source>
<translation type="unfinished">Python 파일이 아님</translation>
</message>
<message>
<source>it may be deleted or still being played</source>
<translation type="unfinished">삭제되었거나 아직 대국 중일 수 있습니다</translation>
</message>
<message>
<source>it may be private, deleted or still being played</source>
<translation type="unfinished">비공개이거나 삭제되었거나 아직 대국 중일 수 있습니다</translation>
</message>
<message>
<source>it no longer reads what it is sent, and was stopped</source>
<translation type="unfinished">보낸 내용을 더 읽지 않아 멈췄습니다</translation>
</message>
<message>
<source>it played {move}, which is illegal ({reason})</source>
<translation type="unfinished">둘 수 없는 {move}에 두었습니다 ({reason})</translation>
</message>
<message>
<source>it plays against earlier selves and learns by the results</source>
<translation type="unfinished">이전의 자신과 대국하며 결과로 배움</translation>
</message>
<message>
<source>it took too long</source>
<translation type="unfinished">시간이 너무 오래 걸렸습니다</translation>
</message>
<message>
<source>it uses the plug-in {name} (SHA-256 {digest}…), which is not loaded</source>
<translation type="unfinished">사용하는 플러그인 {name}(SHA-256 {digest}…)을(를) 불러오지 않았습니다</translation>
</message>
<message>
<source>it was usual in {year}</source>
<translation type="unfinished">{year}년에는 일반적이었음</translation>
</message>
<message>
<source>it would take {size:,.0f} GB, and this computer has {most:,.0f} GB</source>
<translation type="unfinished">{size:,.0f} GB가 필요하지만 이 컴퓨터는 {most:,.0f} GB입니다</translation>
</message>
<message>
<source>it writes endless text that is not JSON</source>
<translation type="unfinished">JSON이 아닌 텍스트를 끝없이 출력합니다</translation>
</message>
<message>
<source>its first network</source>
<translation type="unfinished">첫 신경망</translation>
</message>
<message>
<source>its format is {format!r:.40}, this program reads {known}</source>
<translation type="unfinished">파일의 형식은 {format!r:.40}, 이 프로그램이 읽는 형식은 {known}입니다</translation>
</message>
<message>
<source>its header is damaged</source>
<translation type="unfinished">헤더가 손상되었습니다</translation>
</message>
<message>
<source>its komi or result is given in stones</source>
<translation type="unfinished">덤이나 결과가 돌 수로 적혀 있음</translation>
</message>
<message>
<source>its last network plays against its first one</source>
<translation type="unfinished">마지막 신경망이 첫 신경망과 대국</translation>
</message>
<message>
<source>its last network plays against the shipped 5x5 network</source>
<translation type="unfinished">마지막 신경망이 기본 5x5 신경망과 대국</translation>
</message>
<message>
<source>its last network plays against the shipped 7x7 network</source>
<translation type="unfinished">마지막 네트워크가 기본 제공 7x7 네트워크와 대국</translation>
</message>
<message>
<source>its own games</source>
<translation type="unfinished">자신의 대국</translation>
</message>
<message>
<source>its process ended with code {code}</source>
<translation type="unfinished">프로세스가 코드 {code}(으)로 끝났습니다</translation>
</message>
<message>
<source>its sigmoid</source>
<translation type="unfinished">그 시그모이드</translation>
</message>
<message>
<source>judge</source>
<translation type="unfinished">심판</translation>
</message>
<message>
<source>judge visits</source>
<translation type="unfinished">심판 탐색 수</translation>
</message>
<message>
<source>judged moves</source>
<translation type="unfinished">판정한 수</translation>
</message>
<message>
<source>keep every</source>
<translation type="unfinished">보존 간격</translation>
</message>
<message>
<source>keep tree</source>
<translation type="unfinished">트리 유지</translation>
</message>
<message>
<source>key points</source>
<translation type="unfinished">급소</translation>
</message>
<message>
<source>killed, probably because memory ran out</source>
<translation type="unfinished">강제로 종료됨, 메모리가 부족했을 수 있음</translation>
</message>
<message>
<source>known: {names}</source>
<translation type="unfinished">사용할 수 있는 이름: {names}</translation>
</message>
<message>
<source>ko</source>
<translation type="unfinished">패</translation>
</message>
<message>
<source>komi</source>
<translation type="unfinished">덤</translation>
</message>
<message>
<source>komi [points to White]</source>
<translation type="unfinished">덤 [백의 집]</translation>
</message>
<message>
<source>komi assumed</source>
<translation type="unfinished">덤은 가정</translation>
</message>
<message>
<source>komi decay</source>
<translation type="unfinished">덤 감쇠</translation>
</message>
<message>
<source>komi errors</source>
<translation type="unfinished">덤별 오차</translation>
</message>
<message>
<source>komi for the player to move, in 20 points</source>
<translation type="unfinished">둘 차례 기준 덤(20집 단위)</translation>
</message>
<message>
<source>komi high</source>
<translation type="unfinished">덤 상한</translation>
</message>
<message>
<source>komi is given only as Dum {dum}, which has no known meaning</source>
<translation type="unfinished">덤이 Dum {dum}(으)로만 있으며 그 뜻을 알 수 없음</translation>
</message>
<message>
<source>komi low</source>
<translation type="unfinished">덤 하한</translation>
</message>
<message>
<source>komi mix</source>
<translation type="unfinished">덤 혼합</translation>
</message>
<message>
<source>komi most</source>
<translation type="unfinished">덤 최대</translation>
</message>
<message>
<source>komi must be a finite number, not {komi!s:.40}</source>
<translation type="unfinished">덤은 유한한 숫자여야 합니다(현재 {komi!s:.40})</translation>
</message>
<message>
<source>komi phase</source>
<translation type="unfinished">덤 시점</translation>
</message>
<message>
<source>komi rollouts</source>
<translation type="unfinished">덤 롤아웃</translation>
</message>
<message>
<source>komi samples</source>
<translation type="unfinished">덤 표본</translation>
</message>
<message>
<source>komi spread</source>
<translation type="unfinished">덤 분산</translation>
</message>
<message>
<source>komi step</source>
<translation type="unfinished">덤 폭</translation>
</message>
<message>
<source>komi that a multi_label head has winrates for, one point apart</source>
<translation type="unfinished">multi_label 헤드가 승률을 내는 덤의 수, 1집 간격</translation>
</message>
<message>
<source>komi that the search uses: the game's (none), or one adjusted before each own move by the expected score (ss-r: of rollouts, ss-b: of the network, ss-m: of both), by the winrate (vs-m) or by the winrates at all komi (ml-dk)</source>
<translation type="unfinished">탐색이 믿는 덤: 대국 덤(none), 또는 자기 수마다 예상 집 차이(ss-r: 롤아웃, ss-b: 신경망, ss-m: 둘 다), 승률(vs-m), 모든 덤의 승률(ml-dk)로 조정한 덤</translation>
</message>
<message>
<source>komi units</source>
<translation type="unfinished">덤 유닛</translation>
</message>
<message>
<source>komi {komi}</source>
<translation type="unfinished">덤 {komi}</translation>
</message>
<message>
<source>komi {komi} (assumed)</source>
<translation type="unfinished">덤 {komi} (가정)</translation>
</message>
<message>
<source>komi {komi} + {compensation:g} for handicap</source>
<translation type="unfinished">덤 {komi} + 접바둑 보상 {compensation:g}</translation>
</message>
<message>
<source>komi {komi} is usual with it</source>
<translation type="unfinished">덤 {komi}은(는) 이 방식에서 일반적임</translation>
</message>
<message>
<source>label pairs</source>
<translation type="unfinished">레이블 쌍</translation>
</message>
<message>
<source>label target</source>
<translation type="unfinished">레이블 목표</translation>
</message>
<message>
<source>label {label}</source>
<translation type="unfinished">문자 {label}</translation>
</message>
<message>
<source>labelled by a teacher network</source>
<translation type="unfinished">교사 신경망이 레이블을 붙임</translation>
</message>
<message>
<source>labels</source>
<translation type="unfinished">레이블</translation>
</message>
<message>
<source>lambda</source>
<translation type="unfinished">lambda</translation>
</message>
<message>
<source>largest number of extra visits after the end of a search, made until the most visited move has the best value; 0 = none</source>
<translation type="unfinished">탐색 수가 가장 많은 수의 값이 최선이 될 때까지 탐색을 더 이어 가는 최대 탐색 수, 0 = 없음</translation>
</message>
<message>
<source>largest number of games to learn from, chosen by their content; the number of games held out falls in proportion; 0 = all</source>
<translation type="unfinished">학습할 최대 기보 수, 내용으로 고름. 검증 대국 수도 같은 비율로 줄어듦, 0 = 모두</translation>
</message>
<message>
<source>largest step of a weight</source>
<translation type="unfinished">가중치가 바뀌는 최대 폭</translation>
</message>
<message>
<source>last move</source>
<translation type="unfinished">마지막 수</translation>
</message>
<message>
<source>last move to review, 0 for the last of the game</source>
<translation type="unfinished">복기할 마지막 수, 0 = 대국의 마지막 수</translation>
</message>
<message>
<source>late temperature</source>
<translation type="unfinished">후반 온도</translation>
</message>
<message>
<source>later moves</source>
<translation type="unfinished">이후 수</translation>
</message>
<message>
<source>latest random</source>
<translation type="unfinished">무작위 최대</translation>
</message>
<message>
<source>lead of the player before the move [points]</source>
<translation type="unfinished">두기 전 대국자의 우세 [집]</translation>
</message>
<message>
<source>lead within the error</source>
<translation type="unfinished">우세는 오차 이내</translation>
</message>
<message>
<source>learn</source>
<translation type="unfinished">배우기</translation>
</message>
<message>
<source>learn also the features of the tree policy: diamonds around each move, and the distances to the last two moves; it predicts better and plays more slowly</source>
<translation type="unfinished">트리 정책의 특징도 학습: 각 수 주위의 마름모와 직전 두 수와의 거리. 예측은 좋아지고 착수는 느려짐</translation>
</message>
<message>
<source>learned from</source>
<translation type="unfinished">학습 대국</translation>
</message>
<message>
<source>learning rate</source>
<translation type="unfinished">학습률</translation>
</message>
<message>
<source>least</source>
<translation type="unfinished">최소 출현</translation>
</message>
<message>
<source>leaves increase</source>
<translation type="unfinished">수 증가</translation>
</message>
<message>
<source>leaves of one tree evaluated together; 1 is exact</source>
<translation type="unfinished">한 트리에서 함께 평가하는 잎의 수, 1이면 정확함</translation>
</message>
<message>
<source>legal moves</source>
<translation type="unfinished">둘 수 있는 수</translation>
</message>
<message>
<source>legal moves next to a chain in atari</source>
<translation type="unfinished">단수에 몰린 돌 옆의 둘 수 있는 수</translation>
</message>
<message>
<source>legal moves that don't fill an own eye</source>
<translation type="unfinished">둘 수 있는 수(자기 눈을 메우는 수 제외)</translation>
</message>
<message>
<source>legality</source>
<translation type="unfinished">적법성</translation>
</message>
<message>
<source>length of the longest line, in moves, at which a search ends before its visits are used up; 0 = no limit</source>
<translation type="unfinished">가장 긴 수순이 이만큼 되거나 그 전에 탐색 수를 채우면 탐색을 끝냄, 0 = 탐색 수로만</translation>
</message>
<message>
<source>less</source>
<translation type="unfinished">적음</translation>
</message>
<message>
<source>less than a minute left</source>
<translation type="unfinished">남은 시간 1분 미만</translation>
</message>
<message>
<source>less than one stone</source>
<translation type="unfinished">1점 미만</translation>
</message>
<message>
<source>liberties of every stone (8: 8 or more)</source>
<translation type="unfinished">모든 돌의 활로 수 (8: 8 이상)</translation>
</message>
<message>
<source>license {name}</source>
<translation type="unfinished">라이선스 {name}</translation>
</message>
<message>
<source>line {line}: </source>
<translation type="unfinished">{line}행: </translation>
</message>
<message>
<source>lines</source>
<translation type="unfinished">메모할 줄</translation>
</message>
<message>
<source>links lead to servers of the internet</source>
<translation type="unfinished">링크는 인터넷의 서버를 가리켜야 합니다</translation>
</message>
<message>
<source>log of a run</source>
<translation type="unfinished">학습 로그</translation>
</message>
<message>
<source>log steps</source>
<translation type="unfinished">로그 간격</translation>
</message>
<message>
<source>longer than {megabytes} MB</source>
<translation type="unfinished">{megabytes} MB보다 깁니다</translation>
</message>
<message>
<source>looks a few moves ahead</source>
<translation type="unfinished">몇 수 앞을 봄</translation>
</message>
<message>
<source>loss</source>
<translation type="unfinished">손실</translation>
</message>
<message>
<source>losses by rank need reviews of whole games with the same visits for every position (--visits N, and as many --minutes as that takes)</source>
<translation type="unfinished">기력별 손해에는 모든 국면의 탐색 수가 같은 대국 전체의 복기가 필요합니다(--visits N과 거기에 걸리는 만큼의 --minutes)</translation>
</message>
<message>
<source>losses that a pending visit counts as until its evaluation arrives; 0 = it counts as a visit only, so that the move does not look worse than it is</source>
<translation type="unfinished">응답을 기다리는 탐색을 몇 패로 셀지, 0 = 탐색 수로만 세어 수를 실제보다 나쁘게 보지 않음</translation>
</message>
<message>
<source>lost</source>
<translation type="unfinished">손해</translation>
</message>
<message>
<source>lost points</source>
<translation type="unfinished">집을 잃음</translation>
</message>
<message>
<source>lost the lead</source>
<translation type="unfinished">우세를 내줌</translation>
</message>
<message>
<source>lost winning chances</source>
<translation type="unfinished">승산을 잃음</translation>
</message>
<message>
<source>low</source>
<translation type="unfinished">낮음</translation>
</message>
<message>
<source>make searched winrates as sure as they were measured to be for the network, since the mean over a search is too near to 50 %; changes no move and no fair komi</source>
<translation type="unfinished">탐색으로 얻은 승률을 이 네트워크에서 측정한 확실성에 맞춥니다. 탐색의 평균 승률은 50 %에 너무 가깝기 때문입니다. 착수와 적정 덤은 바뀌지 않습니다</translation>
</message>
<message>
<source>margin</source>
<translation type="unfinished">집 차이</translation>
</message>
<message>
<source>mark</source>
<translation type="unfinished">표시</translation>
</message>
<message>
<source>match</source>
<translation type="unfinished">매치</translation>
</message>
<message>
<source>matching the new network</source>
<translation type="unfinished">새 신경망 대국 중</translation>
</message>
<message>
<source>max depth</source>
<translation type="unfinished">최대 깊이</translation>
</message>
<message>
<source>max depth upper</source>
<translation type="unfinished">최대 깊이 상한</translation>
</message>
<message>
<source>max leaves</source>
<translation type="unfinished">최대 수</translation>
</message>
<message>
<source>may change during a run, like {example}</source>
<translation type="unfinished">학습 중에 바꿀 수 있음, 예: {example}</translation>
</message>
<message>
<source>mean fair komi {komi}</source>
<translation type="unfinished">적정 덤 평균 {komi}</translation>
</message>
<message>
<source>mean of five games</source>
<translation type="unfinished">다섯 판 평균</translation>
</message>
<message>
<source>mean {mean:.1f} %</source>
<translation type="unfinished">평균 {mean:.1f} %</translation>
</message>
<message>
<source>medium</source>
<translation type="unfinished">보통</translation>
</message>
<message>
<source>middle game</source>
<translation type="unfinished">중반</translation>
</message>
<message>
<source>million nodes</source>
<translation type="unfinished">백만 노드</translation>
</message>
<message>
<source>min games</source>
<translation type="unfinished">최소 대국</translation>
</message>
<message>
<source>minutes</source>
<translation type="unfinished">분</translation>
</message>
<message>
<source>minutes of processor time</source>
<translation type="unfinished">프로세서 시간(분)</translation>
</message>
<message>
<source>mirrors λ {value}</source>
<translation type="unfinished">λ {value}의 대칭</translation>
</message>
<message>
<source>mistakes</source>
<translation type="unfinished">악수</translation>
</message>
<message>
<source>mistakes typical of the rank, not of the next</source>
<translation type="unfinished">이 기력에 흔하고 다음 기력에는 드문 악수</translation>
</message>
<message>
<source>momentum</source>
<translation type="unfinished">모멘텀</translation>
</message>
<message>
<source>more</source>
<translation type="unfinished">많음</translation>
</message>
<message>
<source>more moves than max_leaves for each move from the root to a position</source>
<translation type="unfinished">루트에서 국면까지 한 수마다 max_leaves에 더하는 수</translation>
</message>
<message>
<source>more than one move in a node; only the first one is played</source>
<translation type="unfinished">한 노드에 수가 둘 이상, 첫 수만 둠</translation>
</message>
<message>
<source>more than {most:,} games are planned</source>
<translation type="unfinished">예정된 대국이 {most:,}국보다 많습니다</translation>
</message>
<message>
<source>more than {stones} stones</source>
<translation type="unfinished">{stones}점 초과</translation>
</message>
<message>
<source>most diagrams: turning points first, then the worst other mistakes</source>
<translation type="unfinished">최대 그림 수: 전환점을 먼저, 이어서 다른 악수를 큰 것부터</translation>
</message>
<message>
<source>most even with no handicap: Black wins {winrate}</source>
<translation type="unfinished">접바둑 없음이 가장 대등: 흑 승률 {winrate}</translation>
</message>
<message>
<source>most even with {n} stone: Black wins {winrate}</source>
<translation type="unfinished">{n}점이 가장 대등: 흑 승률 {winrate}</translation>
</message>
<message>
<source>most even with {n} stones: Black wins {winrate}</source>
<translation type="unfinished">{n}점이 가장 대등: 흑 승률 {winrate}</translation>
</message>
<message>
<source>most visits of a position, 0 for 1000 up to 13x13 and 400 on larger boards</source>
<translation type="unfinished">한 국면의 최대 방문 수. 0은 13x13까지 1000, 더 큰 판은 400</translation>
</message>
<message>
<source>move the folder away to start again</source>
<translation type="unfinished">처음부터 다시 하려면 폴더를 옮기세요</translation>
</message>
<message>
<source>move weight</source>
<translation type="unfinished">수 비중</translation>
</message>
<message>
<source>move {number}</source>
<translation type="unfinished">{number}수</translation>
</message>
<message>
<source>move {number}, lead changes</source>
<translation type="unfinished">{number}수, 우세 뒤바뀜</translation>
</message>
<message>
<source>move {number}, not yet checked</source>
<translation type="unfinished">{number}수, 아직 확인 안 됨</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason})</source>
<translation type="unfinished">{number}수: 둘 수 없는 수 {vertex}({reason})</translation>
</message>
<message>
<source>move {number}: illegal move {vertex} ({reason}); the position stands before this move</source>
<translation type="unfinished">{number}수: 둘 수 없는 수 {vertex}({reason}). 국면은 이 수 직전입니다</translation>
</message>
<message>
<source>move {number}: {move} instead of {first}</source>
<translation type="unfinished">{number}수: {first} 대신 {move}</translation>
</message>
<message>
<source>move {n} turns ago</source>
<translation type="unfinished">{n}수 전의 수</translation>
</message>
<message>
<source>move {turns} turns ago</source>
<translation type="unfinished">{turns}수 전의 수</translation>
</message>
<message>
<source>moves</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source>moves in</source>
<translation type="unfinished">수 /</translation>
</message>
<message>
<source>moves of a game that use the temperature</source>
<translation type="unfinished">온도를 쓰는 대국의 수</translation>
</message>
<message>
<source>moves per ply</source>
<translation type="unfinished">한 수당 수</translation>
</message>
<message>
<source>moves per point</source>
<translation type="unfinished">점당 수</translation>
</message>
<message>
<source>moves played [% of the game]</source>
<translation type="unfinished">둔 수 [대국의 %]</translation>
</message>
<message>
<source>moves that capture {n} or more stone</source>
<translation type="unfinished">돌 {n}개 이상을 따내는 수</translation>
</message>
<message>
<source>moves that capture {n} or more stones</source>
<translation type="unfinished">돌 {n}개 이상을 따내는 수</translation>
</message>
<message>
<source>moves that capture {n} stone</source>
<translation type="unfinished">돌 {n}개를 따내는 수</translation>
</message>
<message>
<source>moves that capture {n} stones</source>
<translation type="unfinished">돌 {n}개를 따내는 수</translation>
</message>
<message>
<source>moves that catch stones in a ladder</source>
<translation type="unfinished">축으로 돌을 잡는 수</translation>
</message>
<message>
<source>moves that escape from a ladder</source>
<translation type="unfinished">축에서 벗어나는 수</translation>
</message>
<message>
<source>moves that put {n} or more own stone in atari</source>
<translation type="unfinished">자기 돌 {n}개 이상이 단수에 몰리는 수</translation>
</message>
<message>
<source>moves that put {n} or more own stones in atari</source>
<translation type="unfinished">자기 돌 {n}개 이상이 단수에 몰리는 수</translation>
</message>
<message>
<source>moves that put {n} own stone in atari</source>
<translation type="unfinished">자기 돌 {n}개가 단수에 몰리는 수</translation>
</message>
<message>
<source>moves that put {n} own stones in atari</source>
<translation type="unfinished">자기 돌 {n}개가 단수에 몰리는 수</translation>
</message>
<message>
<source>moves the near end of the komi window; 0 leaves it at the real komi</source>
<translation type="unfinished">덤 창의 가까운 끝을 옮김, 0이면 실제 덤에 둠</translation>
</message>
<message>
<source>moves whose chain then has {n} liberties</source>
<translation type="unfinished">둔 뒤 이어진 돌의 활로가 {n}개인 수</translation>
</message>
<message>
<source>moves whose chain then has {n} liberty</source>
<translation type="unfinished">둔 뒤 이어진 돌의 활로가 {n}개인 수</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberties</source>
<translation type="unfinished">둔 뒤 이어진 돌의 활로가 {n}개 이상인 수</translation>
</message>
<message>
<source>moves whose chain then has {n} or more liberty</source>
<translation type="unfinished">둔 뒤 이어진 돌의 활로가 {n}개 이상인 수</translation>
</message>
<message>
<source>mu</source>
<translation type="unfinished">mu</translation>
</message>
<message>
<source>multi-labelled values</source>
<translation type="unfinished">다중 레이블 가치</translation>
</message>
<message>
<source>name</source>
<translation type="unfinished">이름</translation>
</message>
<message>
<source>name its file by --plugin FILE.py</source>
<translation type="unfinished">--plugin FILE.py로 그 파일을 지정하세요</translation>
</message>
<message>
<source>name its file by --plugin FILE.py, or in Python by api.load_plugin</source>
<translation type="unfinished">--plugin FILE.py로, Python에서는 api.load_plugin으로 그 파일을 지정하세요</translation>
</message>
<message>
<source>name of the rules as in the game record</source>
<translation type="unfinished">기보에 적힌 규칙 이름</translation>
</message>
<message>
<source>name the folder of a run</source>
<translation type="unfinished">학습의 폴더를 지정하세요</translation>
</message>
<message>
<source>near komi {komi}</source>
<translation type="unfinished">덤 {komi} 부근에서</translation>
</message>
<message>
<source>nested more than {levels} levels deep</source>
<translation type="unfinished">중첩이 {levels}단계보다 깊습니다</translation>
</message>
<message>
<source>network</source>
<translation type="unfinished">신경망</translation>
</message>
<message>
<source>network {identity} is not a "human" network of KataGo; choose one</source>
<translation type="unfinished">신경망 {identity}은(는) KataGo의 "휴먼" 신경망이 아닙니다. 휴먼 신경망을 선택하세요</translation>
</message>
<message>
<source>network {identity}: its answers are not finite numbers at precision {precision}; use fp32, or another network if fp32 was in use</source>
<translation type="unfinished">신경망 {identity}: 정밀도 {precision}에서 답이 유한한 숫자가 아닙니다. fp32를 쓰고, 이미 fp32였다면 다른 신경망을 쓰세요</translation>
</message>
<message>
<source>network's ten first moves</source>
<translation type="unfinished">네트워크의 상위 10수</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch alone; export another network</source>
<translation type="unfinished">플러그인의 부품을 쓰는 신경망은 torch에서만 실행됩니다. 다른 신경망을 내보내세요</translation>
</message>
<message>
<source>networks with parts of plug-ins run in torch's float32 alone, not by {name}; use the evaluator auto</source>
<translation type="unfinished">플러그인의 부품을 쓰는 신경망은 torch의 float32로만 실행되며 {name}(으)로는 안 됩니다. 평가기 auto를 쓰세요</translation>
</message>
<message>
<source>next</source>
<translation type="unfinished">다음</translation>
</message>
<message>
<source>next, {move} loses {lost}</source>
<translation type="unfinished">다음 {move}: {lost} 손해</translation>
</message>
<message>
<source>next, {move} loses {points:.1f}</source>
<translation type="unfinished">다음 {move}은(는) {points:.1f} 손해</translation>
</message>
<message>
<source>no clear difference</source>
<translation type="unfinished">뚜렷한 차이 없음</translation>
</message>
<message>
<source>no clock</source>
<translation type="unfinished">시계 없음</translation>
</message>
<message>
<source>no encoding is named (CA); read as {encoding}</source>
<translation type="unfinished">인코딩(CA)이 지정되지 않음, {encoding}(으)로 읽음</translation>
</message>
<message>
<source>no game is planned</source>
<translation type="unfinished">예정된 대국이 없습니다</translation>
</message>
<message>
<source>no game on a board of all networks has a komi and a counted score; name other games</source>
<translation type="unfinished">모든 신경망이 두는 바둑판의 기보 중 덤과 계가한 집 차이가 있는 것이 없습니다. 다른 기보를 지정하세요</translation>
</message>
<message>
<source>no game was chosen</source>
<translation type="unfinished">선택한 대국이 없습니다</translation>
</message>
<message>
<source>no games, not even through others, connect {0} with {1}; play some</source>
<translation type="unfinished">다른 선수를 거쳐도 {0}와(과) {1}을(를) 잇는 대국이 없습니다. 대국을 두세요</translation>
</message>
<message>
<source>no handicap</source>
<translation type="unfinished">호선</translation>
</message>
<message>
<source>no handicap is declared; {stones} black stones come before White's first move</source>
<translation type="unfinished">접바둑 표시가 없지만 백의 첫 수 전에 흑돌 {stones}개가 있음</translation>
</message>
<message>
<source>no komi</source>
<translation type="unfinished">덤 없음</translation>
</message>
<message>
<source>no memory for more than {reached} visits of this position; ask for fewer visits</source>
<translation type="unfinished">메모리가 부족하여 이 국면의 탐색 수를 {reached}보다 늘릴 수 없습니다. 탐색 수를 줄이세요</translation>
</message>
<message>
<source>no network</source>
<translation type="unfinished">신경망 없음</translation>
</message>
<message>
<source>no network for the {size}x{size} board was found; choose a network file for it</source>
<translation type="unfinished">{size}x{size} 바둑판용 신경망을 찾지 못했습니다. 맞는 신경망 파일을 선택하세요</translation>
</message>
<message>
<source>no network for the {size}x{size} board; name one with --net FILE</source>
<translation type="unfinished">{size}x{size} 바둑판용 신경망이 없습니다. --net FILE로 지정하세요</translation>
</message>
<message>
<source>no one is ahead</source>
<translation type="unfinished">호각</translation>
</message>
<message>
<source>no λ</source>
<translation type="unfinished">λ 없음</translation>
</message>
<message>
<source>nodes</source>
<translation type="unfinished">노드</translation>
</message>
<message>
<source>nodes beside the paper's</source>
<translation type="unfinished">논문과 비교한 노드 수</translation>
</message>
<message>
<source>noise</source>
<translation type="unfinished">잡음</translation>
</message>
<message>
<source>noise alpha</source>
<translation type="unfinished">잡음 alpha</translation>
</message>
<message>
<source>noise weight</source>
<translation type="unfinished">잡음 비중</translation>
</message>
<message>
<source>none</source>
<translation type="unfinished">없음</translation>
</message>
<message>
<source>none: temperature varies the games</source>
<translation type="unfinished">없음: 온도로 대국을 다양하게</translation>
</message>
<message>
<source>norm</source>
<translation type="unfinished">정규화</translation>
</message>
<message>
<source>norm statistics</source>
<translation type="unfinished">정규화 통계</translation>
</message>
<message>
<source>normalization of the convolutions</source>
<translation type="unfinished">합성곱의 정규화</translation>
</message>
<message>
<source>not a file name</source>
<translation type="unfinished">파일 이름이 아님</translation>
</message>
<message>
<source>not an ordinary file</source>
<translation type="unfinished">일반 파일이 아님</translation>
</message>
<message>
<source>not over yet: {n} point is open</source>
<translation type="unfinished">아직 끝나지 않음: 열린 점 {n}개</translation>
</message>
<message>
<source>not over yet: {n} points are open</source>
<translation type="unfinished">아직 끝나지 않음: 열린 점 {n}개</translation>
</message>
<message>
<source>not searched</source>
<translation type="unfinished">탐색 안 함</translation>
</message>
<message>
<source>not searched yet</source>
<translation type="unfinished">아직 탐색 안 함</translation>
</message>
<message>
<source>not sure</source>
<translation type="unfinished">확신 없음</translation>
</message>
<message>
<source>not sure at all</source>
<translation type="unfinished">전혀 확신 없음</translation>
</message>
<message>
<source>not valid JSON: {problem:.200}</source>
<translation type="unfinished">올바른 JSON이 아닙니다: {problem:.200}</translation>
</message>
<message>
<source>nothing in the game tells</source>
<translation type="unfinished">기보에 단서가 없음</translation>
</message>
<message>
<source>now</source>
<translation type="unfinished">지금</translation>
</message>
<message>
<source>number of moves searched in each position, the best of the policy; 0 = all</source>
<translation type="unfinished">국면마다 정책망 상위 수를 이만큼만 탐색, 0 = 모두</translation>
</message>
<message>
<source>number: fair komi; blue: Black ahead, orange: White ahead, green: even</source>
<translation type="unfinished">숫자: 적정 덤, 파랑: 흑 우세, 주황: 백 우세, 초록: 대등</translation>
</message>
<message>
<source>occupied</source>
<translation type="unfinished">돌이 있음</translation>
</message>
<message>
<source>occurrences in the games that a diamond pattern needs for weights of its own</source>
<translation type="unfinished">마름모 모양이 자체 가중치를 갖는 데 필요한, 기보에 나온 횟수</translation>
</message>
<message>
<source>of shape {shape}</source>
<translation type="unfinished">모양 {shape}의</translation>
</message>
<message>
<source>of {generations}, ended by its limit</source>
<translation type="unfinished">/{generations}, 제한으로 끝남</translation>
</message>
<message>
<source>of {whole}</source>
<translation type="unfinished">/{whole}</translation>
</message>
<message>
<source>off</source>
<translation type="unfinished">끔</translation>
</message>
<message>
<source>off policy cut</source>
<translation type="unfinished">정책 이탈 절단</translation>
</message>
<message>
<source>off the board</source>
<translation type="unfinished">바둑판 밖</translation>
</message>
<message>
<source>off: real komi</source>
<translation type="unfinished">끔: 실제 덤</translation>
</message>
<message>
<source>on</source>
<translation type="unfinished">켬</translation>
</message>
<message>
<source>on customary points</source>
<translation type="unfinished">정해진 점에</translation>
</message>
<message>
<source>on the left side</source>
<translation type="unfinished">좌변</translation>
</message>
<message>
<source>on the right side</source>
<translation type="unfinished">우변</translation>
</message>
<message>
<source>one color won all {games} games against {opponent}, so they don't show which one is stronger</source>
<translation type="unfinished">{opponent} 상대 {games}국을 모두 한 색이 이겼으므로 어느 쪽이 강한지 알 수 없습니다</translation>
</message>
<message>
<source>one komi</source>
<translation type="unfinished">한 가지 덤</translation>
</message>
<message>
<source>one of shape {shape}</source>
<translation type="unfinished">모양 {shape}</translation>
</message>
<message>
<source>one of {choices}</source>
<translation type="unfinished">다음 중 하나: {choices}</translation>
</message>
<message>
<source>one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">다음 중 하나: {choices}(현재 {value!r:.40})</translation>
</message>
<message>
<source>only {games} of the games differ: nothing is drawn at random, and the growing trees come to play the same moves</source>
<translation type="unfinished">서로 다른 대국은 {games}국뿐입니다. 무작위로 정하는 것이 없고, 자라는 탐색 트리가 같은 수를 두게 됩니다</translation>
</message>
<message>
<source>only {games} of the games differ; choose other or more openings to vary them</source>
<translation type="unfinished">서로 다른 대국은 {games}국뿐입니다. 다른 초반 설정이나 더 많은 초반 설정을 고르면 다양해집니다</translation>
</message>
<message>
<source>open leaves</source>
<translation type="unfinished">수 모두 열기</translation>
</message>
<message>
<source>opening</source>
<translation type="unfinished">초반</translation>
</message>
<message>
<source>opening file</source>
<translation type="unfinished">초반 파일</translation>
</message>
<message>
<source>opening loss</source>
<translation type="unfinished">초반 손해</translation>
</message>
<message>
<source>opening moves</source>
<translation type="unfinished">초반 수</translation>
</message>
<message>
<source>opening plies</source>
<translation type="unfinished">초반 길이</translation>
</message>
<message>
<source>opening range</source>
<translation type="unfinished">초반 범위</translation>
</message>
<message>
<source>opening sure</source>
<translation type="unfinished">초반 확신</translation>
</message>
<message>
<source>opening temperature</source>
<translation type="unfinished">초반 온도</translation>
</message>
<message>
<source>opening with {moves}</source>
<translation type="unfinished">{moves} 포석</translation>
</message>
<message>
<source>openings are drawn by a network, and none is among the players; choose none or recorded</source>
<translation type="unfinished">초반은 신경망이 뽑는데 선수 중에 신경망이 없습니다. none이나 recorded를 선택하세요</translation>
</message>
<message>
<source>opponent's area</source>
<translation type="unfinished">상대 영역</translation>
</message>
<message>
<source>opponent's stones</source>
<translation type="unfinished">상대 돌</translation>
</message>
<message>
<source>opponent's stones at the start of the second encore</source>
<translation type="unfinished">둘째 앙코르 시작 때 상대 돌</translation>
</message>
<message>
<source>optimistic until</source>
<translation type="unfinished">낙관 종료</translation>
</message>
<message>
<source>optimizer</source>
<translation type="unfinished">최적화기</translation>
</message>
<message>
<source>or leave network.block empty for the program's own</source>
<translation type="unfinished">또는 network.block을 비워 프로그램 자체의 블록을 쓰세요</translation>
</message>
<message>
<source>order</source>
<translation type="unfinished">순서</translation>
</message>
<message>
<source>order of the diagrams</source>
<translation type="unfinished">그림의 순서</translation>
</message>
<message>
<source>other programs can't keep a search tree over several games; choose another tree or leave them out</source>
<translation type="unfinished">다른 프로그램은 여러 대국에 걸쳐 트리를 유지하지 않습니다. 다른 트리를 선택하거나 그 프로그램을 빼세요</translation>
</message>
<message>
<source>our own</source>
<translation type="unfinished">자체</translation>
</message>
<message>
<source>over {points:g}</source>
<translation type="unfinished">{points:g} 초과</translation>
</message>
<message>
<source>over {points}</source>
<translation type="unfinished">{points} 초과</translation>
</message>
<message>
<source>own area</source>
<translation type="unfinished">자기 영역</translation>
</message>
<message>
<source>own choice</source>
<translation type="unfinished">독자 선택</translation>
</message>
<message>
<source>own next move</source>
<translation type="unfinished">자신의 다음 수</translation>
</message>
<message>
<source>own stones</source>
<translation type="unfinished">자기 돌</translation>
</message>
<message>
<source>own stones (1) and opponent's stones (-1)</source>
<translation type="unfinished">자기 돌(1)과 상대 돌(-1)</translation>
</message>
<message>
<source>own stones at the start of the second encore</source>
<translation type="unfinished">둘째 앙코르 시작 때 자기 돌</translation>
</message>
<message>
<source>own λ</source>
<translation type="unfinished">내 λ</translation>
</message>
<message>
<source>owners: mean {lead}</source>
<translation type="unfinished">귀속: 평균 {lead}</translation>
</message>
<message>
<source>ownership</source>
<translation type="unfinished">집 귀속</translation>
</message>
<message>
<source>ownership loss</source>
<translation type="unfinished">집 귀속 손실</translation>
</message>
<message>
<source>ownership score</source>
<translation type="unfinished">귀속 집 차이</translation>
</message>
<message>
<source>ownership weight</source>
<translation type="unfinished">집 귀속 비중</translation>
</message>
<message>
<source>panel</source>
<translation type="unfinished">평가단</translation>
</message>
<message>
<source>panel every</source>
<translation type="unfinished">평가단 간격</translation>
</message>
<message>
<source>panel: the network is for size {size}, the panel for size {board}; choose one of that size</source>
<translation type="unfinished">panel: 신경망은 크기 {size}용, 평가단은 크기 {board}용입니다. 그 크기의 평가단을 선택하세요</translation>
</message>
<message>
<source>parentheses not closed at the end: {number}</source>
<translation type="unfinished">끝에 닫히지 않은 괄호: {number}</translation>
</message>
<message>
<source>parity of the komi</source>
<translation type="unfinished">덤의 홀짝</translation>
</message>
<message>
<source>pass</source>
<translation type="unfinished">패스</translation>
</message>
<message>
<source>pass after</source>
<translation type="unfinished">패스 시작</translation>
</message>
<message>
<source>pass rule</source>
<translation type="unfinished">패스 규칙</translation>
</message>
<message>
<source>pass, {age}</source>
<translation type="unfinished">패스, {age}</translation>
</message>
<message>
<source>passes</source>
<translation type="unfinished">회독 수</translation>
</message>
<message>
<source>passes over all games</source>
<translation type="unfinished">모든 기보를 학습하는 횟수</translation>
</message>
<message>
<source>passing</source>
<translation type="unfinished">패스</translation>
</message>
<message>
<source>paused</source>
<translation type="unfinished">멈춤</translation>
</message>
<message>
<source>per game</source>
<translation type="unfinished">대국당</translation>
</message>
<message>
<source>per pair,</source>
<translation type="unfinished">쌍마다,</translation>
</message>
<message>
<source>perfect play draws at komi {komi}; side `hold` needs another komi</source>
<translation type="unfinished">덤 {komi}은(는) 완벽하게 두면 무승부입니다. hold에는 다른 덤이 필요합니다</translation>
</message>
<message>
<source>perfect play on {size}×{size}: {score}</source>
<translation type="unfinished">{size}×{size} 완벽한 대국: {score}</translation>
</message>
<message>
<source>placed by Black</source>
<translation type="unfinished">흑이 놓음</translation>
</message>
<message>
<source>placement</source>
<translation type="unfinished">배치</translation>
</message>
<message>
<source>play as people of a rank (5k, 3d) or of a year (1985: professionals) do, by the "human" network; the search then says when to pass and to resign; none: play as it says</source>
<translation type="unfinished">"휴먼" 신경망으로 한 기력(5k, 3d)이나 한 해(1985: 프로 기사)의 사람처럼 둠. 이때 탐색은 패스와 기권 시점을 정함. none: 탐색대로 둠</translation>
</message>
<message>
<source>play out</source>
<translation type="unfinished">끝까지 두기</translation>
</message>
<message>
<source>player</source>
<translation type="unfinished">선수</translation>
</message>
<message>
<source>player to review</source>
<translation type="unfinished">복기할 쪽</translation>
</message>
<message>
<source>player whose mistakes get diagrams</source>
<translation type="unfinished">악수를 그림으로 보일 쪽</translation>
</message>
<message>
<source>player {name}</source>
<translation type="unfinished">대국자 {name}</translation>
</message>
<message>
<source>player {number}</source>
<translation type="unfinished">대국자 {number}</translation>
</message>
<message>
<source>playing</source>
<translation type="unfinished">대국 중</translation>
</message>
<message>
<source>plays</source>
<translation type="unfinished">착수</translation>
</message>
<message>
<source>plays any move that comes to mind, often a weak one</source>
<translation type="unfinished">떠오르는 대로 두며 약한 수가 많음</translation>
</message>
<message>
<source>plays for points</source>
<translation type="unfinished">집을 목표로 둠</translation>
</message>
<message>
<source>plays for points and risks won games</source>
<translation type="unfinished">집을 목표로 두며 이긴 바둑도 위험을 무릅씀</translation>
</message>
<message>
<source>plays its first impression, not always the best one</source>
<translation type="unfinished">첫인상대로 두지만 늘 최선은 아님</translation>
</message>
<message>
<source>plays its first impression, without reading</source>
<translation type="unfinished">수읽기 없이 첫인상대로 둠</translation>
</message>
<message>
<source>plays to win</source>
<translation type="unfinished">승리를 목표로 둠</translation>
</message>
<message>
<source>plays to win and for points</source>
<translation type="unfinished">승리와 집을 목표로 둠</translation>
</message>
<message>
<source>plays {boards} only</source>
<translation type="unfinished">{boards}에서만 둠</translation>
</message>
<message>
<source>plays {move}</source>
<translation type="unfinished">착수 {move}</translation>
</message>
<message>
<source>plies</source>
<translation type="unfinished">수</translation>
</message>
<message>
<source>plugin heads</source>
<translation type="unfinished">플러그인 헤드</translation>
</message>
<message>
<source>ply limit</source>
<translation type="unfinished">수 제한</translation>
</message>
<message>
<source>ply_limit must be 0 or more, not {n}</source>
<translation type="unfinished">ply_limit는 0 이상이어야 합니다(현재 {n})</translation>
</message>
<message>
<source>point where the ko may not be retaken</source>
<translation type="unfinished">패를 되따낼 수 없는 점</translation>
</message>
<message>
<source>points</source>
<translation type="unfinished">집</translation>
</message>
<message>
<source>points White gets besides those for handicap</source>
<translation type="unfinished">접바둑 보상 외에 백이 받는 집</translation>
</message>
<message>
<source>points White gets for handicap stones besides komi</source>
<translation type="unfinished">접바둑 돌에 대해 백이 덤 외에 받는 집</translation>
</message>
<message>
<source>points are written in an unusual way, such as {words!r}</source>
<translation type="unfinished">점을 {words!r}처럼 특이하게 표기함</translation>
</message>
<message>
<source>points by which the agent wants to win at least: it searches as if the komi were that much worse for it; games are won, lost and resigned at the real komi</source>
<translation type="unfinished">에이전트가 적어도 이기고자 하는 집 수: 덤이 그만큼 불리한 것처럼 탐색하며, 승패와 기권은 실제 덤으로 정함</translation>
</message>
<message>
<source>points forbidden by ko or superko</source>
<translation type="unfinished">패나 동형 반복으로 금지된 점</translation>
</message>
<message>
<source>points in a decided game; the winner stays the same</source>
<translation type="unfinished">결정된 대국의 집 손해. 승자는 그대로임</translation>
</message>
<message>
<source>points lost per move</source>
<translation type="unfinished">한 수당 집 손해</translation>
</message>
<message>
<source>points lost: Black's moves upward, White's downward</source>
<translation type="unfinished">집 손해: 흑의 수는 위로, 백의 수는 아래로</translation>
</message>
<message>
<source>points on each side of the game's komi at which a network that sees one komi at a time is asked about the position and its best moves, for curves that are true; the search itself stays at the game's komi; 0 = never</source>
<translation type="unfinished">한 번에 한 가지 덤만 보는 신경망에 정확한 곡선을 위해 국면과 상위 수를 묻는, 대국 덤 양쪽의 집수. 탐색 자체는 대국 덤에 머묾, 0 = 안 함</translation>
</message>
<message>
<source>points or more</source>
<translation type="unfinished">집 이상</translation>
</message>
<message>
<source>points per side</source>
<translation type="unfinished">줄</translation>
</message>
<message>
<source>points that also cost winning chances</source>
<translation type="unfinished">승률까지 낮춘 집 손해</translation>
</message>
<message>
<source>points without a legal move</source>
<translation type="unfinished">둘 수 없는 점</translation>
</message>
<message>
<source>policy</source>
<translation type="unfinished">정책망</translation>
</message>
<message>
<source>policy alone, with the value network, with rollouts, with both</source>
<translation type="unfinished">정책망만, 가치망 추가, 롤아웃 추가, 둘 다</translation>
</message>
<message>
<source>policy channels</source>
<translation type="unfinished">정책망 채널</translation>
</message>
<message>
<source>policy head</source>
<translation type="unfinished">정책망 헤드</translation>
</message>
<message>
<source>policy only (1 visit)</source>
<translation type="unfinished">정책망만 (탐색 수 1)</translation>
</message>
<message>
<source>policy target</source>
<translation type="unfinished">정책망 목표</translation>
</message>
<message>
<source>policy temperature</source>
<translation type="unfinished">정책망 온도</translation>
</message>
<message>
<source>policy weight</source>
<translation type="unfinished">정책망 비중</translation>
</message>
<message>
<source>policy, held-out games</source>
<translation type="unfinished">정책망, 검증 대국</translation>
</message>
<message>
<source>pool every</source>
<translation type="unfinished">풀 간격</translation>
</message>
<message>
<source>positional (0.5) or situational (-0.5) superko</source>
<translation type="unfinished">동형 반복: 국면만(0.5) 또는 차례까지(-0.5)</translation>
</message>
<message>
<source>positions</source>
<translation type="unfinished">국면</translation>
</message>
<message>
<source>positions of one call need one board size and one scoring, not {kinds}; evaluate each kind in a call of its own</source>
<translation type="unfinished">한 번의 호출에서는 국면의 바둑판 크기와 계가가 같아야 합니다(현재 {kinds}). 종류마다 따로 호출해 평가하세요</translation>
</message>
<message>
<source>precision</source>
<translation type="unfinished">정밀도</translation>
</message>
<message>
<source>previous</source>
<translation type="unfinished">이전</translation>
</message>
<message>
<source>priors are shares of the policy over legal moves, or over all points, as in a search that tests a move only when it is chosen (on_demand)</source>
<translation type="unfinished">사전 확률은 둘 수 있는 수, 또는 모든 점에 대한 정책망의 비율. 후자는 고를 때만 수를 검사하는 탐색과 같음(on_demand)</translation>
</message>
<message>
<source>professionals</source>
<translation type="unfinished">프로 기사</translation>
</message>
<message>
<source>property {name!r} read as {correction}</source>
<translation type="unfinished">속성 {name!r}을(를) {correction}(으)로 읽음</translation>
</message>
<message>
<source>proven</source>
<translation type="unfinished">증명됨</translation>
</message>
<message>
<source>puct</source>
<translation type="unfinished">puct</translation>
</message>
<message>
<source>puct constant</source>
<translation type="unfinished">puct 상수</translation>
</message>
<message>
<source>puct epsilon</source>
<translation type="unfinished">puct epsilon</translation>
</message>
<message>
<source>puct log</source>
<translation type="unfinished">puct log</translation>
</message>
<message>
<source>puct sum</source>
<translation type="unfinished">puct 합</translation>
</message>
<message>
<source>pull of each weight towards 0 at each position that it is used in</source>
<translation type="unfinished">가중치가 쓰이는 국면마다 그 가중치를 0 쪽으로 당기는 정도</translation>
</message>
<message>
<source>pupil</source>
<translation type="unfinished">학생</translation>
</message>
<message>
<source>q decision gap</source>
<translation type="unfinished">q 결정 차이</translation>
</message>
<message>
<source>q decision visits</source>
<translation type="unfinished">q 결정 탐색 수</translation>
</message>
<message>
<source>random moves that keep the value</source>
<translation type="unfinished">형세를 지키는 무작위 수</translation>
</message>
<message>
<source>rank</source>
<translation type="unfinished">기력</translation>
</message>
<message>
<source>rate</source>
<translation type="unfinished">학습률</translation>
</message>
<message>
<source>rate per pass</source>
<translation type="unfinished">회독당 학습률</translation>
</message>
<message>
<source>ratings: </source>
<translation type="unfinished">등급: </translation>
</message>
<message>
<source>ratings: no games were played; play at least one match</source>
<translation type="unfinished">등급: 둔 대국이 없습니다. 매치를 한 번 이상 두세요</translation>
</message>
<message>
<source>ratings: the anchor {anchor!r} played no game; choose another player</source>
<translation type="unfinished">등급: 기준 {anchor!r}이(가) 둔 대국이 없습니다. 다른 선수를 선택하세요</translation>
</message>
<message>
<source>ratings: the result {first!r} against {second!r} is impossible</source>
<translation type="unfinished">등급: {first!r} 대 {second!r}의 결과는 있을 수 없습니다</translation>
</message>
<message>
<source>read as {encoding}</source>
<translation type="unfinished">{encoding}(으)로 읽음</translation>
</message>
<message>
<source>reading</source>
<translation type="unfinished">읽는 중</translation>
</message>
<message>
<source>reads as deeply as the analysis</source>
<translation type="unfinished">분석만큼 깊이 읽음</translation>
</message>
<message>
<source>reads before each move</source>
<translation type="unfinished">수마다 수읽기를 함</translation>
</message>
<message>
<source>reads four times as much as the analysis</source>
<translation type="unfinished">분석의 네 배를 읽음</translation>
</message>
<message>
<source>recorded ones, checked by a strong network</source>
<translation type="unfinished">기록된 것, 강한 신경망이 확인</translation>
</message>
<message>
<source>recorded share</source>
<translation type="unfinished">기보 비율</translation>
</message>
<message>
<source>records</source>
<translation type="unfinished">기보</translation>
</message>
<message>
<source>redirect to {to}</source>
<translation type="unfinished">{to}(으)로 리디렉션</translation>
</message>
<message>
<source>region only</source>
<translation type="unfinished">구역만</translation>
</message>
<message>
<source>remarks</source>
<translation type="unfinished">총평</translation>
</message>
<message>
<source>remove the file and measure again</source>
<translation type="unfinished">파일을 제거하고 다시 측정하세요</translation>
</message>
<message>
<source>render_mode must be "ansi" or None, not {m!r}</source>
<translation type="unfinished">render_mode는 "ansi" 또는 None이어야 합니다(현재 {m!r})</translation>
</message>
<message>
<source>reply</source>
<translation type="unfinished">응수</translation>
</message>
<message>
<source>residual blocks; residual blocks with the activation before each convolution (preactivation); a plain tower: one 3x3 convolution after the other; or blocks of attention between all points (transformer)</source>
<translation type="unfinished">잔차 블록, 각 합성곱 앞에서 활성화하는 잔차 블록(preactivation), 3x3 합성곱을 차례로 이은 단순 구조(plain), 또는 모든 점 사이의 어텐션 블록(transformer)</translation>
</message>
<message>
<source>resign below</source>
<translation type="unfinished">기권 승률</translation>
</message>
<message>
<source>resign when the winrate falls below this; 0 never resigns; of a network without values the share of random games that are won counts</source>
<translation type="unfinished">승률이 이보다 낮아지면 기권, 0은 기권하지 않음. 가치가 없는 네트워크는 무작위 대국의 승률로 판단</translation>
</message>
<message>
<source>result decay</source>
<translation type="unfinished">결과 감쇠</translation>
</message>
<message>
<source>result weight</source>
<translation type="unfinished">결과 비중</translation>
</message>
<message>
<source>result {result}</source>
<translation type="unfinished">결과 {result}</translation>
</message>
<message>
<source>reuse</source>
<translation type="unfinished">재사용</translation>
</message>
<message>
<source>review with {networks}; winrates hold for komi {komi}.</source>
<translation type="unfinished">{networks}(으)로 복기, 승률은 덤 {komi} 기준.</translation>
</message>
<message>
<source>reviewing</source>
<translation type="unfinished">복기 중</translation>
</message>
<message>
<source>reviewing, {share}</source>
<translation type="unfinished">복기 중, {share}</translation>
</message>
<message>
<source>risks</source>
<translation type="unfinished">위험</translation>
</message>
<message>
<source>rollout policy</source>
<translation type="unfinished">롤아웃 정책망</translation>
</message>
<message>
<source>rollout share</source>
<translation type="unfinished">롤아웃 비율</translation>
</message>
<message>
<source>root extra visits</source>
<translation type="unfinished">루트 추가 탐색</translation>
</message>
<message>
<source>root selection</source>
<translation type="unfinished">루트 선택</translation>
</message>
<message>
<source>rows trained</source>
<translation type="unfinished">학습한 행</translation>
</message>
<message>
<source>rule</source>
<translation type="unfinished">규칙</translation>
</message>
<message>
<source>rules "{name:.40}" not known (area rules assumed)</source>
<translation type="unfinished">알 수 없는 규칙 "{name:.40}"(영역 규칙으로 간주)</translation>
</message>
<message>
<source>rules "{name:.40}" not known (territory rules assumed)</source>
<translation type="unfinished">알 수 없는 규칙 "{name:.40}"(집 규칙으로 간주)</translation>
</message>
<message>
<source>rules not in the record (area rules assumed)</source>
<translation type="unfinished">기보에 규칙 없음(영역 규칙으로 간주)</translation>
</message>
<message>
<source>rules not in the record (territory rules assumed)</source>
<translation type="unfinished">기보에 규칙 없음(집 규칙으로 간주)</translation>
</message>
<message>
<source>run {name}</source>
<translation type="unfinished">학습 {name}</translation>
</message>
<message>
<source>running</source>
<translation type="unfinished">실행 중</translation>
</message>
<message>
<source>s</source>
<translation type="unfinished">초</translation>
</message>
<message>
<source>same game</source>
<translation type="unfinished">같은 기보</translation>
</message>
<message>
<source>same move as λ {value}</source>
<translation type="unfinished">λ {value}와(과) 같은 수</translation>
</message>
<message>
<source>save the game as a file in your browser and open that</source>
<translation type="unfinished">브라우저에서 기보를 파일로 저장한 뒤 그 파일을 여세요</translation>
</message>
<message>
<source>score</source>
<translation type="unfinished">집 차이</translation>
</message>
<message>
<source>score target</source>
<translation type="unfinished">집 차이 목표</translation>
</message>
<message>
<source>score weight</source>
<translation type="unfinished">집 차이 비중</translation>
</message>
<message>
<source>scoring</source>
<translation type="unfinished">계가</translation>
</message>
<message>
<source>scoring the new network</source>
<translation type="unfinished">새 신경망 채점 중</translation>
</message>
<message>
<source>search</source>
<translation type="unfinished">탐색</translation>
</message>
<message>
<source>search: pass when the search says so; score: never when that loses on the board, at once when the opponent passed and it wins by more than the margin</source>
<translation type="unfinished">search: 탐색을 따라 패스; score: 반면에서 지면 패스하지 않고, 상대가 패스했고 집 차이보다 많이 이기면 바로 패스</translation>
</message>
<message>
<source>searched</source>
<translation type="unfinished">탐색</translation>
</message>
<message>
<source>searched share</source>
<translation type="unfinished">탐색 비율</translation>
</message>
<message>
<source>searches as set, openings drawn from a policy, best moves</source>
<translation type="unfinished">설정한 탐색, 정책망에서 뽑은 초반, 최선의 수</translation>
</message>
<message>
<source>second component ({share:.1f} %)</source>
<translation type="unfinished">둘째 주성분({share:.1f} %)</translation>
</message>
<message>
<source>second encore</source>
<translation type="unfinished">둘째 앙코르</translation>
</message>
<message>
<source>second pass prior</source>
<translation type="unfinished">둘째 패스 확률</translation>
</message>
<message>
<source>seed</source>
<translation type="unfinished">시드</translation>
</message>
<message>
<source>seed of all games</source>
<translation type="unfinished">모든 대국의 난수 시드</translation>
</message>
<message>
<source>seed of the order of the games</source>
<translation type="unfinished">기보 순서의 시드</translation>
</message>
<message>
<source>seki</source>
<translation type="unfinished">빅</translation>
</message>
<message>
<source>selected {agent}</source>
<translation type="unfinished">선택한 {agent}</translation>
</message>
<message>
<source>selfplay.branch_probability {chance:g} is much for games of {moves:.0f} moves: each starts {branches:.1f} others, and one of {games:,.0f} games begins at the empty board</source>
<translation type="unfinished">selfplay.branch_probability {chance:g}은(는) 약 {moves:.0f}수의 대국에는 큽니다. 한 대국에서 {branches:.1f}국이 갈라져 나오고, 빈 판에서 시작하는 것은 {games:,.0f}국 가운데 하나입니다</translation>
</message>
<message>
<source>sente and order of moves</source>
<translation type="unfinished">선수와 수순</translation>
</message>
<message>
<source>settings: {error}</source>
<translation type="unfinished">설정: {error}</translation>
</message>
<message>
<source>settled</source>
<translation type="unfinished">안정</translation>
</message>
<message>
<source>shard games</source>
<translation type="unfinished">파일당 대국</translation>
</message>
<message>
<source>share %</source>
<translation type="unfinished">득점률 %</translation>
</message>
<message>
<source>share must be from 0 to 1, not {share:g}</source>
<translation type="unfinished">share는 0에서 1까지여야 합니다(현재 {share:g})</translation>
</message>
<message>
<source>share of noise in the root's priors</source>
<translation type="unfinished">루트 사전 확률에서 잡음의 비율</translation>
</message>
<message>
<source>share of the games that is only used for measuring; includes the games that an index beside the records names for validation</source>
<translation type="unfinished">측정에만 쓰는 기보의 비율. 기보 옆의 색인이 검증용으로 지정한 기보를 포함함</translation>
</message>
<message>
<source>sharpen</source>
<translation type="unfinished">선명화</translation>
</message>
<message>
<source>side</source>
<translation type="unfinished">색</translation>
</message>
<message>
<source>side of the cross layers' kernels, odd; the paper's text lacks the number, and 11 is the smallest for which a cross of width 5 leaves anything out</source>
<translation type="unfinished">십자 층 커널의 변, 홀수. 논문의 값은 본문에서 빠져 있고, 11은 너비 5의 십자가 빈 곳을 남기는 최솟값</translation>
</message>
<message>
<source>side of the first convolution's kernel, odd</source>
<translation type="unfinished">첫 합성곱 커널의 변, 홀수</translation>
</message>
<message>
<source>size</source>
<translation type="unfinished">크기</translation>
</message>
<message>
<source>size of moves</source>
<translation type="unfinished">수의 크기</translation>
</message>
<message>
<source>slope inside the logarithm of puct 'log'</source>
<translation type="unfinished">puct 'log'의 로그 안 기울기</translation>
</message>
<message>
<source>smallest</source>
<translation type="unfinished">최소 크기</translation>
</message>
<message>
<source>smallest board of a network whose heads are pooled over the board, so that it plays every size from this one to `size`; 0 = dense heads for one size</source>
<translation type="unfinished">헤드를 바둑판 전체로 풀링하여 이 크기부터 `size`까지 모두 두는 신경망의 가장 작은 바둑판, 0 = 한 크기용 밀집 헤드</translation>
</message>
<message>
<source>smallest of these komi</source>
<translation type="unfinished">그 덤의 최솟값</translation>
</message>
<message>
<source>so counted, the last position gives {result} as recorded</source>
<translation type="unfinished">이렇게 계가하면 마지막 국면이 기록대로 {result}임</translation>
</message>
<message>
<source>soft policy</source>
<translation type="unfinished">부드러운 정책망</translation>
</message>
<message>
<source>spread</source>
<translation type="unfinished">분산</translation>
</message>
<message>
<source>sprt</source>
<translation type="unfinished">sprt</translation>
</message>
<message>
<source>sprt: chance to promote when the difference is elo0.</source>
<translation type="unfinished">sprt: 차이가 elo0일 때 승격할 확률.</translation>
</message>
<message>
<source>sprt: chance to reject when the difference is elo1.</source>
<translation type="unfinished">sprt: 차이가 elo1일 때 거절할 확률.</translation>
</message>
<message>
<source>sprt: share of the points that promotes when all games are played without a decision; threshold: share of the wins.</source>
<translation type="unfinished">sprt: 결정 없이 모든 대국을 두었을 때 승격하는 점수 비율; threshold: 승리 비율.</translation>
</message>
<message>
<source>sprt: the difference that is not worth a promotion.</source>
<translation type="unfinished">sprt: 승격할 가치가 없는 차이.</translation>
</message>
<message>
<source>sprt: the difference that is; larger than elo0.</source>
<translation type="unfinished">sprt: 승격할 가치가 있는 차이. elo0보다 큽니다.</translation>
</message>
<message>
<source>square</source>
<translation type="unfinished">네모</translation>
</message>
<message>
<source>start network</source>
<translation type="unfinished">시작 신경망</translation>
</message>
<message>
<source>start s</source>
<translation type="unfinished">시작 제한 시간</translation>
</message>
<message>
<source>start the review again in another folder</source>
<translation type="unfinished">다른 폴더에서 복기를 다시 시작하세요</translation>
</message>
<message>
<source>start trunk</source>
<translation type="unfinished">시작 몸통</translation>
</message>
<message>
<source>starting</source>
<translation type="unfinished">시작하는 중</translation>
</message>
<message>
<source>status {code}</source>
<translation type="unfinished">상태 {code}</translation>
</message>
<message>
<source>still compiling the engine after {minutes} minutes</source>
<translation type="unfinished">{minutes}분이 지나도 아직 엔진을 컴파일하는 중</translation>
</message>
<message>
<source>stones</source>
<translation type="unfinished">돌</translation>
</message>
<message>
<source>stones caught in a ladder</source>
<translation type="unfinished">축에 걸린 돌</translation>
</message>
<message>
<source>stones caught in a ladder, 1 turn ago</source>
<translation type="unfinished">축에 걸린 돌, 1수 전</translation>
</message>
<message>
<source>stones caught in a ladder, 2 turns ago</source>
<translation type="unfinished">축에 걸린 돌, 2수 전</translation>
</message>
<message>
<source>stones of chains of {n} or more stones</source>
<translation type="unfinished">{n}개 이상 이어진 돌</translation>
</message>
<message>
<source>stones played {n} or more turn ago</source>
<translation type="unfinished">{n}수 이상 전에 둔 돌</translation>
</message>
<message>
<source>stones played {n} or more turns ago</source>
<translation type="unfinished">{n}수 이상 전에 둔 돌</translation>
</message>
<message>
<source>stones played {n} turn ago</source>
<translation type="unfinished">{n}수 전에 둔 돌</translation>
</message>
<message>
<source>stones played {n} turns ago</source>
<translation type="unfinished">{n}수 전에 둔 돌</translation>
</message>
<message>
<source>stones that an encore's ko rule protects</source>
<translation type="unfinished">앙코르의 패 규칙이 보호하는 돌</translation>
</message>
<message>
<source>stones with 1 liberty</source>
<translation type="unfinished">활로 1개인 돌</translation>
</message>
<message>
<source>stones with 2 liberties</source>
<translation type="unfinished">활로 2개인 돌</translation>
</message>
<message>
<source>stones with 3 liberties</source>
<translation type="unfinished">활로 3개인 돌</translation>
</message>
<message>
<source>stones with at most {n} liberties</source>
<translation type="unfinished">활로 {n}개 이하인 돌</translation>
</message>
<message>
<source>stones with {n} liberties</source>
<translation type="unfinished">활로 {n}개인 돌</translation>
</message>
<message>
<source>stones with {n} liberty</source>
<translation type="unfinished">활로 {n}개인 돌</translation>
</message>
<message>
<source>stones with {n} or more liberties</source>
<translation type="unfinished">활로 {n}개 이상인 돌</translation>
</message>
<message>
<source>stones with {n} or more liberty</source>
<translation type="unfinished">활로 {n}개 이상인 돌</translation>
</message>
<message>
<source>stopped</source>
<translation type="unfinished">중지됨</translation>
</message>
<message>
<source>stopped, {share}</source>
<translation type="unfinished">중지됨, {share}</translation>
</message>
<message>
<source>stopping</source>
<translation type="unfinished">중지하는 중</translation>
</message>
<message>
<source>stored analysis</source>
<translation type="unfinished">저장된 분석</translation>
</message>
<message>
<source>stored analysis: {analysis}</source>
<translation type="unfinished">저장된 분석: {analysis}</translation>
</message>
<message>
<source>strength is measured on boards from 5x5 to 19x19, not {size}x{size}</source>
<translation type="unfinished">실력은 5x5부터 19x19까지의 바둑판에서 측정하며 {size}x{size}에서는 측정하지 않습니다</translation>
</message>
<message>
<source>stronger</source>
<translation type="unfinished">더 강함</translation>
</message>
<message>
<source>stronger, or</source>
<translation type="unfinished">더 강함, 또는</translation>
</message>
<message>
<source>suicide</source>
<translation type="unfinished">자살수</translation>
</message>
<message>
<source>sum of expected ownership [points for Black]</source>
<translation type="unfinished">예상 집 귀속의 합 [흑의 집]</translation>
</message>
<message>
<source>sum of owners [points for Black], r = {correlation:.2f}</source>
<translation type="unfinished">집 귀속의 합 [흑의 집], r = {correlation:.2f}</translation>
</message>
<message>
<source>superko</source>
<translation type="unfinished">동형 반복</translation>
</message>
<message>
<source>sure</source>
<translation type="unfinished">확신</translation>
</message>
<message>
<source>surprise share</source>
<translation type="unfinished">의외성 비율</translation>
</message>
<message>
<source>table</source>
<translation type="unfinished">표</translation>
</message>
<message>
<source>tax on all groups</source>
<translation type="unfinished">모든 돌 무리 공제</translation>
</message>
<message>
<source>tax on eyes in seki</source>
<translation type="unfinished">빅의 눈 공제</translation>
</message>
<message>
<source>tax {tax} with {scoring} scoring</source>
<translation type="unfinished">{scoring} 계가의 tax {tax}</translation>
</message>
<message>
<source>teacher</source>
<translation type="unfinished">교사</translation>
</message>
<message>
<source>temperature</source>
<translation type="unfinished">온도</translation>
</message>
<message>
<source>temperature form</source>
<translation type="unfinished">온도 방식</translation>
</message>
<message>
<source>temperature halving</source>
<translation type="unfinished">온도 반감</translation>
</message>
<message>
<source>temperature plies</source>
<translation type="unfinished">온도 수</translation>
</message>
<message>
<source>territory</source>
<translation type="unfinished">집 계가</translation>
</message>
<message>
<source>territory scoring</source>
<translation type="unfinished">집 계가</translation>
</message>
<message>
<source>text after the game isn't shown</source>
<translation type="unfinished">기보 뒤의 텍스트는 표시되지 않음</translation>
</message>
<message>
<source>text outside the game isn't shown</source>
<translation type="unfinished">기보 밖의 텍스트는 표시되지 않음</translation>
</message>
<message>
<source>the answers of {network}</source>
<translation type="unfinished">{network}의 답</translation>
</message>
<message>
<source>the black stone at {point}</source>
<translation type="unfinished">{point}의 흑돌</translation>
</message>
<message>
<source>the button</source>
<translation type="unfinished">버튼</translation>
</message>
<message>
<source>the connection ended early</source>
<translation type="unfinished">연결이 일찍 끊어졌습니다</translation>
</message>
<message>
<source>the constant of fpu 'agz'</source>
<translation type="unfinished">fpu 'agz'의 상수</translation>
</message>
<message>
<source>the disk of {folder} has {free:.0f} MB left, and fetching {network} needs {needed:.0f} MB for a moment; free some space and try again</source>
<translation type="unfinished">{folder}의 디스크에 {free:.0f} MB가 남았지만 {network}을(를) 받으려면 잠시 {needed:.0f} MB가 필요합니다. 공간을 비우고 다시 시도하세요</translation>
</message>
<message>
<source>the download failed ({name}: {error}); see the log</source>
<translation type="unfinished">내려받지 못했습니다 ({name}: {error}). 로그를 보세요</translation>
</message>
<message>
<source>the encoding follows from the texts of the game</source>
<translation type="unfinished">인코딩은 기보의 텍스트에 따라 정해집니다</translation>
</message>
<message>
<source>the engine</source>
<translation type="unfinished">엔진</translation>
</message>
<message>
<source>the engine is compiled at each start: {problem}</source>
<translation type="unfinished">시작할 때마다 엔진을 컴파일합니다: {problem}</translation>
</message>
<message>
<source>the engine was not compiled, because the program closes; start it again</source>
<translation type="unfinished">프로그램을 닫는 중이어서 엔진을 컴파일하지 않았습니다. 다시 시작하세요</translation>
</message>
<message>
<source>the engine's choice in {share}</source>
<translation type="unfinished">엔진의 선택과 일치 {share}</translation>
</message>
<message>
<source>the evidence doesn't fit together</source>
<translation type="unfinished">근거가 서로 맞지 않습니다</translation>
</message>
<message>
<source>the extra visits of q_decision_visits also end when the most visited move's winrate is less than this below the best</source>
<translation type="unfinished">최선의 값과 승률 차이가 이보다 작으면 탐색을 끝냄</translation>
</message>
<message>
<source>the file format stays the same</source>
<translation type="unfinished">파일 형식은 바뀌지 않습니다</translation>
</message>
<message>
<source>the first player Black</source>
<translation type="unfinished">첫 선수가 흑</translation>
</message>
<message>
<source>the first player White</source>
<translation type="unfinished">첫 선수가 백</translation>
</message>
<message>
<source>the first player is</source>
<translation type="unfinished">첫 선수가</translation>
</message>
<message>
<source>the first player of a pair is Black in every game</source>
<translation type="unfinished">모든 대국에서 쌍의 첫 선수가 흑</translation>
</message>
<message>
<source>the folder {folder} can't be written ({reason}), so nothing is saved there; set SAI_STUDIO_HOME to a writable folder</source>
<translation type="unfinished">{folder} 폴더에 쓸 수 없어({reason}) 아무것도 보관하지 않습니다. SAI_STUDIO_HOME을 쓸 수 있는 폴더로 지정하세요</translation>
</message>
<message>
<source>the game</source>
<translation type="unfinished">기보</translation>
</message>
<message>
<source>the game before isn't closed</source>
<translation type="unfinished">앞의 기보가 닫히지 않음</translation>
</message>
<message>
<source>the game is even</source>
<translation type="unfinished">호각</translation>
</message>
<message>
<source>the game is over, so there is nothing to choose; take an earlier move</source>
<translation type="unfinished">대국이 끝나서 선택할 수가 없습니다. 더 앞의 수를 고르세요</translation>
</message>
<message>
<source>the game is over; take an earlier move</source>
<translation type="unfinished">대국이 끝났습니다. 더 앞의 수를 고르세요</translation>
</message>
<message>
<source>the game was edited during the export; export it again</source>
<translation type="unfinished">쓰는 동안 기보가 편집되었습니다. 다시 내보내세요</translation>
</message>
<message>
<source>the games are on {sizes}, which {network} doesn't play; name other games or networks</source>
<translation type="unfinished">기보는 {sizes}이고 {network}은(는) 그 크기에서 두지 않습니다. 다른 기보나 신경망을 지정하세요</translation>
</message>
<message>
<source>the games of {name}</source>
<translation type="unfinished">{name}의 대국</translation>
</message>
<message>
<source>the ko rule SPIGHT</source>
<translation type="unfinished">패 규칙 SPIGHT</translation>
</message>
<message>
<source>the komi of a winrate curve must ascend, each with its log odds</source>
<translation type="unfinished">승률 곡선의 덤은 오름차순이어야 하며 각각 로그 오즈가 있어야 합니다</translation>
</message>
<message>
<source>the labels in {folders}</source>
<translation type="unfinished">{folders}의 레이블</translation>
</message>
<message>
<source>the list of values of {name}</source>
<translation type="unfinished">{name}의 값 목록</translation>
</message>
<message>
<source>the measurement can't be started</source>
<translation type="unfinished">측정을 시작할 수 없습니다</translation>
</message>
<message>
<source>the measurement ended with code {code}</source>
<translation type="unfinished">측정이 코드 {code}(으)로 끝났습니다</translation>
</message>
<message>
<source>the measurement gave no speed</source>
<translation type="unfinished">측정에서 속도를 얻지 못함</translation>
</message>
<message>
<source>the network's first answer, without a search</source>
<translation type="unfinished">탐색 없이 신경망이 처음 낸 답</translation>
</message>
<message>
<source>the networks' policies alone, two games of each pair</source>
<translation type="unfinished">신경망의 정책망만으로 쌍마다 두 판</translation>
</message>
<message>
<source>the number {number} is out of range</source>
<translation type="unfinished">숫자 {number}이(가) 범위를 벗어났습니다</translation>
</message>
<message>
<source>the opening {words!r:.40} can't be played: {error}</source>
<translation type="unfinished">초반 {words!r:.40}을(를) 둘 수 없습니다: {error}</translation>
</message>
<message>
<source>the page lists no games, perhaps because KGS wants its visitors to log in</source>
<translation type="unfinished">페이지에 대국 목록이 없습니다. KGS가 로그인을 요구하기 때문일 수 있습니다</translation>
</message>
<message>
<source>the page shows no game</source>
<translation type="unfinished">페이지에 대국이 없습니다</translation>
</message>
<message>
<source>the panel can't be read</source>
<translation type="unfinished">평가단을 읽을 수 없습니다</translation>
</message>
<message>
<source>the paper's {run}: {nodes:.0f} million</source>
<translation type="unfinished">논문의 {run}: {nodes:.0f}백만</translation>
</message>
<message>
<source>the pass</source>
<translation type="unfinished">패스</translation>
</message>
<message>
<source>the player was ahead and is behind after the move</source>
<translation type="unfinished">앞서 있다가 그 수로 뒤집힘</translation>
</message>
<message>
<source>the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">플러그인 {place}에서 오류가 났습니다({reason:.300})</translation>
</message>
<message>
<source>the policy of the gradient against the one of the records</source>
<translation type="unfinished">정책 경사의 정책망 대 기보의 정책망</translation>
</message>
<message>
<source>the program</source>
<translation type="unfinished">프로그램</translation>
</message>
<message>
<source>the program {program!r:.80} can't be started ({reason}); check its command line</source>
<translation type="unfinished">프로그램 {program!r:.80}을(를) 시작할 수 없습니다({reason}). 명령줄을 확인하세요</translation>
</message>
<message>
<source>the properties are not valid: {problem}</source>
<translation type="unfinished">속성이 올바르지 않습니다: {problem}</translation>
</message>
<message>
<source>the property {start!r} has more than the {megabytes} MB that can be read again; shorten its text</source>
<translation type="unfinished">속성 {start!r}이(가) 다시 읽을 수 있는 {megabytes} MB를 넘습니다. 텍스트를 줄이세요</translation>
</message>
<message>
<source>the protocol must be auto, gtp or json, not {protocol!r:.40}</source>
<translation type="unfinished">프로토콜은 auto, gtp, json 중 하나여야 합니다(현재 {protocol!r:.40})</translation>
</message>
<message>
<source>the request names no network; choose one</source>
<translation type="unfinished">요청에 신경망이 없습니다. 하나를 선택하세요</translation>
</message>
<message>
<source>the same winrate at all komi beyond {low} to {high}</source>
<translation type="unfinished">덤 {low}~{high} 밖에서는 승률이 같음</translation>
</message>
<message>
<source>the sample game</source>
<translation type="unfinished">예제 기보</translation>
</message>
<message>
<source>the score of perfect play is not known on {size}x{size}, which side `hold` needs; choose another side or, in a terminal, give --fair-komi</source>
<translation type="unfinished">{size}x{size}의 완벽한 대국은 알려지지 않아 지킬 쪽을 정할 수 없습니다. 다른 side를 선택하거나 터미널에서 --fair-komi를 지정하세요</translation>
</message>
<message>
<source>the second player of a pair is Black in every game</source>
<translation type="unfinished">모든 대국에서 쌍의 둘째 선수가 흑</translation>
</message>
<message>
<source>the server asks for patience; try again in some minutes</source>
<translation type="unfinished">서버가 잠시 기다려 달라고 합니다. 몇 분 뒤 다시 시도하세요</translation>
</message>
<message>
<source>the server counts by Korean rules</source>
<translation type="unfinished">이 서버는 한국 규칙으로 계가함</translation>
</message>
<message>
<source>the server has a problem; try again later</source>
<translation type="unfinished">서버에 문제가 있습니다. 나중에 다시 시도하세요</translation>
</message>
<message>
<source>the server has no such game{said}</source>
<translation type="unfinished">서버에 그런 대국이 없습니다{said}</translation>
</message>
<message>
<source>the shipped {board} network</source>
<translation type="unfinished">기본 {board} 신경망</translation>
</message>
<message>
<source>the side that wins with perfect play</source>
<translation type="unfinished">완벽하게 두면 이기는 쪽</translation>
</message>
<message>
<source>the size (SZ) is missing; read as 19x19</source>
<translation type="unfinished">크기(SZ) 없음, 19x19로 읽음</translation>
</message>
<message>
<source>the size of the board can't change during a game</source>
<translation type="unfinished">대국 도중에 바둑판 크기는 바꿀 수 없습니다</translation>
</message>
<message>
<source>the text names {name} rules</source>
<translation type="unfinished">텍스트에 {name} 규칙이 있음</translation>
</message>
<message>
<source>the text of a value</source>
<translation type="unfinished">값의 텍스트</translation>
</message>
<message>
<source>the text of {name}</source>
<translation type="unfinished">{name}의 텍스트</translation>
</message>
<message>
<source>the usual komi</source>
<translation type="unfinished">보통 덤</translation>
</message>
<message>
<source>the usual points of {handicap} handicap stones are unknown; they are left out</source>
<translation type="unfinished">{handicap}점 접바둑의 보통 점을 알 수 없어 돌을 뺌</translation>
</message>
<message>
<source>the white stone at {point}</source>
<translation type="unfinished">{point}의 백돌</translation>
</message>
<message>
<source>the whole board</source>
<translation type="unfinished">바둑판 전체</translation>
</message>
<message>
<source>the {n} black stones around {point}</source>
<translation type="unfinished">{point} 부근의 흑 {n}점</translation>
</message>
<message>
<source>the {n} white stones around {point}</source>
<translation type="unfinished">{point} 부근의 백 {n}점</translation>
</message>
<message>
<source>the {what} {name!r:.40} is of a plug-in that is not loaded</source>
<translation type="unfinished">{what} {name!r:.40}은(는) 불러오지 않은 플러그인의 것입니다</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {path} must return a tensor {wanted}, not {shown}</source>
<translation type="unfinished">플러그인 {path}의 {what} {name!r}은(는) {wanted} 텐서를 돌려줘야 합니다(현재 {shown})</translation>
</message>
<message>
<source>the {what} {name!r} of the plug-in {place} has failed ({reason:.300})</source>
<translation type="unfinished">플러그인 {place}의 {what} {name!r}에서 오류가 났습니다({reason:.300})</translation>
</message>
<message>
<source>then network</source>
<translation type="unfinished">다음 신경망</translation>
</message>
<message>
<source>there are no recorded openings for {size}x{size}; name a file of your own (`sai-engine openings` records one) or choose another kind of openings</source>
<translation type="unfinished">{size}x{size}용으로 기록된 포석이 없습니다. 자신의 파일을 지정하거나(`sai-engine openings`로 기록) 다른 종류의 포석을 고르십시오</translation>
</message>
<message>
<source>there is no "human" network of KataGo on this computer; get one in the window with Networks › Get the human network, or name its file</source>
<translation type="unfinished">이 컴퓨터에 KataGo의 "휴먼" 신경망이 없습니다. 창의 신경망 &gt; 휴먼 신경망 받기에서 받거나 파일을 지정하세요</translation>
</message>
<message>
<source>there is no network for {size}x{size}; add one first</source>
<translation type="unfinished">{size}x{size}용 신경망이 없습니다. 먼저 추가하세요</translation>
</message>
<message>
<source>there is no player of this name</source>
<translation type="unfinished">이 이름의 대국자가 없습니다</translation>
</message>
<message>
<source>thinking</source>
<translation type="unfinished">동시 계산</translation>
</message>
<message>
<source>this move keeps the points but opens the game: {player}'s winning chances fall from {best} % to {now} %; {better} is safer.</source>
<translation type="unfinished">이 수는 집은 지키지만 국면을 복잡하게 만듭니다. {player}의 승률이 {best} %에서 {now} %로 떨어집니다. {better}이(가) 더 안전합니다.</translation>
</message>
<message>
<source>this move lets {opponent} play {better} later.</source>
<translation type="unfinished">이 수를 두면 나중에 {opponent}이 {better}에 둘 수 있습니다.</translation>
</message>
<message>
<source>this network has no score</source>
<translation type="unfinished">집 차이가 없는 신경망</translation>
</message>
<message>
<source>this network has no score and knows only the komi of its training; choose a network that knows the score</source>
<translation type="unfinished">이 신경망은 집 차이를 모르고 학습한 덤만 압니다. 집 차이를 아는 신경망을 선택하세요</translation>
</message>
<message>
<source>this network knows no score</source>
<translation type="unfinished">집 차이를 모르는 신경망</translation>
</message>
<message>
<source>this program knows no other game than Go</source>
<translation type="unfinished">이 프로그램은 바둑만 다룹니다</translation>
</message>
<message>
<source>threads</source>
<translation type="unfinished">스레드</translation>
</message>
<message>
<source>time of searching; every position is evaluated in any case, and the moves whose verdict is least certain are searched until the time is spent</source>
<translation type="unfinished">탐색 시간. 모든 국면은 시간과 관계없이 평가하며, 시간이 다할 때까지 판정이 가장 불확실한 수를 탐색함</translation>
</message>
<message>
<source>to</source>
<translation type="unfinished">~</translation>
</message>
<message>
<source>to_play must be 1 (Black) or -1 (White)</source>
<translation type="unfinished">to_play는 1(흑) 또는 -1(백)이어야 합니다</translation>
</message>
<message>
<source>too few to tell ({n} move)</source>
<translation type="unfinished">판단하기에 너무 적음({n}수)</translation>
</message>
<message>
<source>too few to tell ({n} moves)</source>
<translation type="unfinished">판단하기에 너무 적음({n}수)</translation>
</message>
<message>
<source>took a risk</source>
<translation type="unfinished">위험을 무릅씀</translation>
</message>
<message>
<source>total</source>
<translation type="unfinished">합계</translation>
</message>
<message>
<source>training</source>
<translation type="unfinished">학습</translation>
</message>
<message>
<source>tree</source>
<translation type="unfinished">트리</translation>
</message>
<message>
<source>tree `games` keeps one tree over all games, which {option} does not allow; choose tree `game` or `fresh`</source>
<translation type="unfinished">tree `games`는 모든 대국에서 하나의 트리를 유지하므로 {option}과(와) 함께 쓸 수 없습니다. tree `game` 또는 `fresh`를 선택하세요</translation>
</message>
<message>
<source>tree policy</source>
<translation type="unfinished">트리 정책</translation>
</message>
<message>
<source>tree share</source>
<translation type="unfinished">트리 비율</translation>
</message>
<message>
<source>trees kept during a game</source>
<translation type="unfinished">한 대국 동안 트리 유지</translation>
</message>
<message>
<source>trees kept over all games of a pair</source>
<translation type="unfinished">한 쌍의 모든 대국에서 트리 유지</translation>
</message>
<message>
<source>triangle</source>
<translation type="unfinished">세모</translation>
</message>
<message>
<source>true or false</source>
<translation type="unfinished">true 또는 false</translation>
</message>
<message>
<source>true or false, not {value!r:.40}</source>
<translation type="unfinished">true 또는 false(현재 {value!r:.40})</translation>
</message>
<message>
<source>true {score}</source>
<translation type="unfinished">참값 {score}</translation>
</message>
<message>
<source>trunk</source>
<translation type="unfinished">몸통</translation>
</message>
<message>
<source>trunk rest steps</source>
<translation type="unfinished">몸통 쉼 단계</translation>
</message>
<message>
<source>turns</source>
<translation type="unfinished">수 개수</translation>
</message>
<message>
<source>two more simulations for each move in trees that grow over the games of a pair, 200 games</source>
<translation type="unfinished">한 쌍의 대국에 걸쳐 자라는 트리에서 수마다 시뮬레이션을 두 번 더, 200국</translation>
</message>
<message>
<source>two policy networks that play the games</source>
<translation type="unfinished">대국을 둘 정책망 두 개</translation>
</message>
<message>
<source>two policy networks that play the games, or counted game records</source>
<translation type="unfinished">대국을 둘 정책망 두 개 또는 계가한 기보</translation>
</message>
<message>
<source>typical of the rank</source>
<translation type="unfinished">이 기력에 흔한 악수</translation>
</message>
<message>
<source>undecided so far</source>
<translation type="unfinished">아직 미결정</translation>
</message>
<message>
<source>under {points}</source>
<translation type="unfinished">{points} 미만</translation>
</message>
<message>
<source>unequal playouts</source>
<translation type="unfinished">플레이아웃 수 차이</translation>
</message>
<message>
<source>units of the policy's komi layers, 0 for none</source>
<translation type="unfinished">정책망의 덤 층의 유닛 수, 0은 없음</translation>
</message>
<message>
<source>unknown</source>
<translation type="unfinished">알 수 없음</translation>
</message>
<message>
<source>unknown network</source>
<translation type="unfinished">알 수 없는 신경망</translation>
</message>
<message>
<source>unknown setting {name!r:.60}</source>
<translation type="unfinished">알 수 없는 설정 {name!r:.60}</translation>
</message>
<message>
<source>unreadable</source>
<translation type="unfinished">읽을 수 없음</translation>
</message>
<message>
<source>up to {points:g}</source>
<translation type="unfinished">{points:g} 이하</translation>
</message>
<message>
<source>update the program</source>
<translation type="unfinished">프로그램을 업데이트하세요</translation>
</message>
<message>
<source>value channels</source>
<translation type="unfinished">가치 채널</translation>
</message>
<message>
<source>value head</source>
<translation type="unfinished">가치 헤드</translation>
</message>
<message>
<source>value hidden</source>
<translation type="unfinished">가치 은닉</translation>
</message>
<message>
<source>value of a move not tried yet: a constant (agz), the parent's less a reduction (lz), or the mean of the tried ones without the best (average)</source>
<translation type="unfinished">아직 시도하지 않은 수의 값: 상수(agz), 부모 값에서 감산(lz), 또는 가장 좋은 수를 뺀, 시도한 수의 평균(average)</translation>
</message>
<message>
<source>value that fpu 'lz' reduces: the position's own, as in the paper; that of the best tried child; or the larger of the two, as in the reference program. The last two are never below 0</source>
<translation type="unfinished">fpu 'lz'가 감산하는 값: 논문처럼 국면 자체의 값, 시도한 최선의 자식, 또는 기준 프로그램처럼 더 큰 값. 뒤의 둘은 0보다 작지 않음</translation>
</message>
<message>
<source>very high</source>
<translation type="unfinished">매우 높음</translation>
</message>
<message>
<source>very low</source>
<translation type="unfinished">매우 낮음</translation>
</message>
<message>
<source>very sure</source>
<translation type="unfinished">매우 확신</translation>
</message>
<message>
<source>virtual loss</source>
<translation type="unfinished">가상 패배</translation>
</message>
<message>
<source>visits</source>
<translation type="unfinished">탐색 수</translation>
</message>
<message>
<source>visits must be a whole number, not {value!r:.40}</source>
<translation type="unfinished">탐색 수는 정수여야 합니다(현재 {value!r:.40})</translation>
</message>
<message>
<source>visits must be at least 1 and at most {most:,}, not {visits:,}</source>
<translation type="unfinished">탐색 수는 1 이상 {most:,} 이하여야 합니다(현재 {visits:,})</translation>
</message>
<message>
<source>visits n that exploration of a move grows with: of all moves of the position, or of the other moves only (excluded)</source>
<translation type="unfinished">한 수의 탐험을 늘리는 탐색 수 n: 국면의 모든 수, 또는 다른 수만(excluded)</translation>
</message>
<message>
<source>visits of a position before the search looks at its moves; the network's value of it counts once, a rollout at each visit</source>
<translation type="unfinished">국면의 수를 보기 전에 필요한 탐색 수. 신경망의 값은 한 번, 롤아웃은 탐색마다 셈</translation>
</message>
<message>
<source>visits that window_from 'subtree' divides the root's mean by beyond those made; the reference program has 1</source>
<translation type="unfinished">window_from 'subtree'가 루트의 평균을 나눌 때 실제 탐색 수에 더하는 값, 기준 프로그램은 1</translation>
</message>
<message>
<source>waiting</source>
<translation type="unfinished">대기 중</translation>
</message>
<message>
<source>warmup steps</source>
<translation type="unfinished">예열 단계</translation>
</message>
<message>
<source>weight decay</source>
<translation type="unfinished">가중치 감쇠</translation>
</message>
<message>
<source>weight of an evaluation in a move's mean, relative to one a ply less deep; 1 = all count the same</source>
<translation type="unfinished">수의 평균에서 한 평가를 한 수 얕은 평가의 몇 배로 셀지</translation>
</message>
<message>
<source>weight of quick games played on to the end from each new position, against the network's value: 0 = the network alone, 1 = the games alone</source>
<translation type="unfinished">새 국면에서 끝까지 빠르게 이어 둔 대국의 비중, 신경망의 값에 대하여: 0 = 신경망만, 1 = 대국만</translation>
</message>
<message>
<source>what fpu 'lz' takes off the value, times the square root of the policy of the moves tried</source>
<translation type="unfinished">fpu 'lz'가 값에서 빼는 양, 시도한 수의 정책망 확률의 제곱근을 곱함</translation>
</message>
<message>
<source>what the teacher says about the game, at its head</source>
<translation type="unfinished">지도자가 대국에 대해 하는 말, 맨 앞에 표시</translation>
</message>
<message>
<source>when ahead</source>
<translation type="unfinished">우세할 때</translation>
</message>
<message>
<source>when behind</source>
<translation type="unfinished">열세일 때</translation>
</message>
<message>
<source>when pass is a candidate: always, not if it loses on the board (guarded), or only when few moves are left (restricted)</source>
<translation type="unfinished">패스를 후보로 하는 때: 항상, 반면에서 지면 제외(guarded), 또는 남은 수가 적을 때만(restricted)</translation>
</message>
<message>
<source>whether a head learns the flattened policy, for training alone</source>
<translation type="unfinished">평탄하게 한 정책망을 배우는 헤드를 둘지, 학습에만 씀</translation>
</message>
<message>
<source>whether a multi_label head gives one winrate to two komi between which no score lies when every point is owned: -2.5 and -1.5, -0.5 and 0.5 and so on where the board's points are odd; off, each komi has a winrate of its own</source>
<translation type="unfinished">모든 점에 주인이 있을 때 사이에 집 차이가 없는 두 덤(점이 홀수인 바둑판에서 -2.5와 -1.5, -0.5와 0.5 등)에 multi_label 헤드가 승률 하나를 줄지, 끄면 덤마다 승률이 따로 있음</translation>
</message>
<message>
<source>whether alpha is the sum of the expected owners of all points, and the value head gives only what is to be added</source>
<translation type="unfinished">alpha를 모든 점의 예상 집 귀속의 합으로 하고 가치 헤드는 더할 값만 낼지</translation>
</message>
<message>
<source>whether every second block adds a bias pooled over the board</source>
<translation type="unfinished">두 블록마다 바둑판 전체로 풀링한 편향을 더할지</translation>
</message>
<message>
<source>whether suicide of two or more stones is legal</source>
<translation type="unfinished">두 개 이상 돌의 자살수를 허용할지</translation>
</message>
<message>
<source>whether there is a head for each point's final owner</source>
<translation type="unfinished">점마다 최종 주인을 예측하는 헤드를 둘지</translation>
</message>
<message>
<source>which move is best: the most visited (the paper), or the one with the best lower confidence bound</source>
<translation type="unfinished">최선의 수: 탐색 수가 가장 많은 수(논문) 또는 신뢰 하한이 가장 좋은 수</translation>
</message>
<message>
<source>which positions may not come back: any earlier board, a board with the same player to move, or only the one before (simple ko)</source>
<translation type="unfinished">되풀이할 수 없는 국면: 이전의 모든 바둑판, 둘 차례까지 같은 바둑판, 또는 바로 전 바둑판만(단순 패)</translation>
</message>
<message>
<source>white stone</source>
<translation type="unfinished">백돌</translation>
</message>
<message>
<source>who would find the moves is asked after the analysis</source>
<translation type="unfinished">누가 수를 찾을지는 분석 뒤에 물음</translation>
</message>
<message>
<source>widths of a cross layer's convolutions, one for each branch</source>
<translation type="unfinished">십자 층 합성곱의 너비, 가지마다 하나</translation>
</message>
<message>
<source>win rule</source>
<translation type="unfinished">승리 규칙</translation>
</message>
<message>
<source>window from</source>
<translation type="unfinished">창 기준</translation>
</message>
<message>
<source>window rows</source>
<translation type="unfinished">창 행</translation>
</message>
<message>
<source>window scale</source>
<translation type="unfinished">창 배율</translation>
</message>
<message>
<source>winner expectation</source>
<translation type="unfinished">승자 예상</translation>
</message>
<message>
<source>winner_expectation: games to learn from: all, or those whose expectation was right, or wrong.</source>
<translation type="unfinished">winner_expectation: 배울 대국: 모두, 예상이 맞은 것 또는 틀린 것.</translation>
</message>
<message>
<source>winner_expectation: share of the games that White is expected to win.</source>
<translation type="unfinished">winner_expectation: 백이 이길 것으로 예상하는 대국의 비율.</translation>
</message>
<message>
<source>winning chances, but no points beyond the error</source>
<translation type="unfinished">승률의 손해. 집 손해는 오차 범위 안</translation>
</message>
<message>
<source>winrate</source>
<translation type="unfinished">승률</translation>
</message>
<message>
<source>winrate loss</source>
<translation type="unfinished">승률 손실</translation>
</message>
<message>
<source>winrate weight</source>
<translation type="unfinished">승률 비중</translation>
</message>
<message>
<source>wins</source>
<translation type="unfinished">승</translation>
</message>
<message>
<source>with a few visits each</source>
<translation type="unfinished">수마다 조금씩</translation>
</message>
<message>
<source>with equal visits</source>
<translation type="unfinished">탐색 수 균등</translation>
</message>
<message>
<source>with one number</source>
<translation type="unfinished">숫자 하나인</translation>
</message>
<message>
<source>with {name}</source>
<translation type="unfinished">{name}와(과)</translation>
</message>
<message>
<source>within the error of the search</source>
<translation type="unfinished">탐색 오차 이내</translation>
</message>
<message>
<source>within {interval}</source>
<translation type="unfinished">{interval} 이내</translation>
</message>
<message>
<source>won</source>
<translation type="unfinished">승</translation>
</message>
<message>
<source>workers</source>
<translation type="unfinished">작업자</translation>
</message>
<message>
<source>write it like {example}</source>
<translation type="unfinished">{example}처럼 쓰세요</translation>
</message>
<message>
<source>your folder</source>
<translation type="unfinished">내 폴더</translation>
</message>
<message>
<source>{0} positions of {1} games</source>
<translation type="unfinished">기보 {1}개의 국면 {0}개</translation>
</message>
<message>
<source>{address!r:.60} is no command line; the address of an engine on another computer begins with ws://</source>
<translation type="unfinished">{address!r:.60}은(는) 명령줄이 아닙니다. 다른 컴퓨터의 엔진 주소는 ws://로 시작합니다</translation>
</message>
<message>
<source>{agent} at komi {komi}</source>
<translation type="unfinished">{agent}, 덤 {komi}</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed</source>
<translation type="unfinished">국면 {n}개 중 {analyzed}개 분석</translation>
</message>
<message>
<source>{analyzed} of {n} position analyzed with {networks}</source>
<translation type="unfinished">{networks}(으)로 국면 {n}개 중 {analyzed}개 분석</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed</source>
<translation type="unfinished">국면 {n}개 중 {analyzed}개 분석</translation>
</message>
<message>
<source>{analyzed} of {n} positions analyzed with {networks}</source>
<translation type="unfinished">{networks}(으)로 국면 {n}개 중 {analyzed}개 분석</translation>
</message>
<message>
<source>{annotation}; a second time removes the annotation</source>
<translation type="unfinished">{annotation}. 다시 누르면 평가 표시를 없앱니다</translation>
</message>
<message>
<source>{asked} of {networks} networks evaluated so far</source>
<translation type="unfinished">지금까지 신경망 {asked}/{networks}개에 물음</translation>
</message>
<message>
<source>{better} captures {stones}.</source>
<translation type="unfinished">{better}에 두면 {stones}을 따냅니다.</translation>
</message>
<message>
<source>{better} catches {stones} in a ladder that works.</source>
<translation type="unfinished">{better}에 두면 축이 성립하여 {stones}을 잡습니다.</translation>
</message>
<message>
<source>{better} catches {stones}.</source>
<translation type="unfinished">{better}에 두면 {stones}을 잡습니다.</translation>
</message>
<message>
<source>{better} comes first, this move only after it.</source>
<translation type="unfinished">{better}이(가) 먼저이고 이 수는 그다음입니다.</translation>
</message>
<message>
<source>{better} is a ko threat: {opponent} answers at {answer}, and {player} retakes the ko with {ko}.</source>
<translation type="unfinished">{better}은(는) 팻감입니다. {opponent}이 {answer}에 받으면 {player}이 {ko}에 두어 패를 되따냅니다.</translation>
</message>
<message>
<source>{better} {there} is bigger than this move {here}.</source>
<translation type="unfinished">{there}의 {better}이(가) {here}의 이 수보다 큽니다.</translation>
</message>
<message>
<source>{better} {there} is worth about {more} points; this move {here} gains about {less}.</source>
<translation type="unfinished">{there}의 {better}은(는) 약 {more}집의 가치가 있습니다. {here}의 이 수는 약 {less}집 이득입니다.</translation>
</message>
<message>
<source>{black} against {white}</source>
<translation type="unfinished">{black} 대 {white}</translation>
</message>
<message>
<source>{board}, komi {komi}, {rules} rules.</source>
<translation type="unfinished">{board}, 덤 {komi}, {rules} 규칙.</translation>
</message>
<message>
<source>{board}, komi {komi}.</source>
<translation type="unfinished">{board}, 덤 {komi}.</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold}은(는) {risk} %의 위험이 있습니다. {safe}이(가) 더 안전합니다.</translation>
</message>
<message>
<source>{bold} risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold}은(는) {risk} %의 위험이 있습니다. {safe}에 두면 안전하게 이깁니다.</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} is safer.</source>
<translation type="unfinished">{bold}은(는) {points}집을 더 얻지만 {risk} %의 위험이 있습니다. {safe}이(가) 더 안전합니다.</translation>
</message>
<message>
<source>{bold} wins {points} points more but risks {risk} %; {safe} wins safely.</source>
<translation type="unfinished">{bold}은(는) {points}집을 더 얻지만 {risk} %의 위험이 있습니다. {safe}에 두면 안전하게 이깁니다.</translation>
</message>
<message>
<source>{bounds}, not {value}</source>
<translation type="unfinished">{bounds}(현재 {value})</translation>
</message>
<message>
<source>{by_generation} or {by_share}</source>
<translation type="unfinished">{by_generation} 또는 {by_share}</translation>
</message>
<message>
<source>{caption}, λ {value}</source>
<translation type="unfinished">{caption}, λ {value}</translation>
</message>
<message>
<source>{color} at komi {komi:g}</source>
<translation type="unfinished">덤 {komi:g}에서 {color}</translation>
</message>
<message>
<source>{color} from move {number} on, at komi {komi}</source>
<translation type="unfinished">{number}수부터 {color}, 덤 {komi}</translation>
</message>
<message>
<source>{color} is to play.</source>
<translation type="unfinished">{color} 차례입니다.</translation>
</message>
<message>
<source>{color} keeps the lead, held since move {first}, to the end.</source>
<translation type="unfinished">{color}이 {first}수부터 잡은 우세를 끝까지 지킵니다.</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}, by up to {points:.1f} points.</source>
<translation type="unfinished">{first}수부터 {last}수까지 {color}이 앞섬(최대 {points:.1f}집).</translation>
</message>
<message>
<source>{color} leads from move {first} to move {last}.</source>
<translation type="unfinished">{first}수부터 {last}수까지 {color}이 앞섬.</translation>
</message>
<message>
<source>{color} leads from the first move to the last.</source>
<translation type="unfinished">{color}이 첫 수부터 마지막 수까지 앞섭니다.</translation>
</message>
<message>
<source>{color} wins at komi {komi}</source>
<translation type="unfinished">덤 {komi}에서 {color} 승률</translation>
</message>
<message>
<source>{color}’s rank</source>
<translation type="unfinished">{color}의 기력</translation>
</message>
<message>
<source>{columns}×{rows}, {n} move</source>
<translation type="unfinished">{columns}×{rows}, {n}수</translation>
</message>
<message>
<source>{columns}×{rows}, {n} moves</source>
<translation type="unfinished">{columns}×{rows}, {n}수</translation>
</message>
<message>
<source>{command!r:.80} is not a valid command line ({error}); check its quotes</source>
<translation type="unfinished">{command!r:.80}은(는) 명령줄이 아닙니다({error}). 따옴표를 확인하세요</translation>
</message>
<message>
<source>{command!r} gave no move within {seconds:.0f} s</source>
<translation type="unfinished">{command!r}에서 {seconds:.0f}초 동안 수가 나오지 않았습니다</translation>
</message>
<message>
<source>{command!r} was answered with endless text</source>
<translation type="unfinished">{command!r}에 대한 응답이 끝나지 않습니다</translation>
</message>
<message>
<source>{command}: move {number}</source>
<translation type="unfinished">{command}: {number}수</translation>
</message>
<message>
<source>{count} failed</source>
<translation type="unfinished">실패 {count}</translation>
</message>
<message>
<source>{count} files were not added: {files}.</source>
<translation type="unfinished">파일 {count}개를 추가하지 못했습니다: {files}.</translation>
</message>
<message>
<source>{count} games: {points:.2f} points lost per move ({low:.2f} to {high:.2f}).</source>
<translation type="unfinished">{count}국: 수당 {points:.2f}집 손실({low:.2f}~{high:.2f}).</translation>
</message>
<message>
<source>{count} numbers beside the planes, 0 where not listed: {numbers}.</source>
<translation type="unfinished">평면 외 숫자 {count}개, 나열하지 않은 것은 0: {numbers}.</translation>
</message>
<message>
<source>{count} of Black's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">흑의 악수 {all}개 중 {count}개는 승부가 결정된 뒤에 나왔습니다.</translation>
</message>
<message>
<source>{count} of White's {all} mistakes came when the game was decided.</source>
<translation type="unfinished">백의 악수 {all}개 중 {count}개는 승부가 결정된 뒤에 나왔습니다.</translation>
</message>
<message>
<source>{count} of them by few visits.</source>
<translation type="unfinished">그중 {count}수는 적은 탐색 수로 판정.</translation>
</message>
<message>
<source>{days:.1f} days</source>
<translation type="unfinished">{days:.1f}일</translation>
</message>
<message>
<source>{done:.0f} of {total:.0f} MB</source>
<translation type="unfinished">{done:.0f}/{total:.0f} MB</translation>
</message>
<message>
<source>{done} of 8 symmetries: {text}.</source>
<translation type="unfinished">8개 대칭 중 {done}: {text}.</translation>
</message>
<message>
<source>{done} of {n} game</source>
<translation type="unfinished">{done}/{n}국</translation>
</message>
<message>
<source>{done} of {n} games</source>
<translation type="unfinished">{done}/{n}국</translation>
</message>
<message>
<source>{done} of {total}</source>
<translation type="unfinished">{done}/{total}</translation>
</message>
<message>
<source>{done} of {total} games</source>
<translation type="unfinished">{done}/{total}국</translation>
</message>
<message>
<source>{done} of {total} searches</source>
<translation type="unfinished">탐색 {done}/{total}</translation>
</message>
<message>
<source>{due} of {n} position due</source>
<translation type="unfinished">국면 {n}개 중 {due}개 풀 차례</translation>
</message>
<message>
<source>{due} of {n} positions due</source>
<translation type="unfinished">국면 {n}개 중 {due}개 풀 차례</translation>
</message>
<message>
<source>{engine} is analyzing.</source>
<translation type="unfinished">{engine} 분석 중입니다.</translation>
</message>
<message>
<source>{engine} is in use.</source>
<translation type="unfinished">{engine} 사용 중입니다.</translation>
</message>
<message>
<source>{engine} plays both sides.</source>
<translation type="unfinished">{engine}: 양쪽.</translation>
</message>
<message>
<source>{engine} plays {color} after the swap.</source>
<translation type="unfinished">{engine}: 교환 뒤 {color}.</translation>
</message>
<message>
<source>{engine} plays {color}.</source>
<translation type="unfinished">{engine}: {color}.</translation>
</message>
<message>
<source>{engine} plays {sides}.</source>
<translation type="unfinished">{engine}: {sides}.</translation>
</message>
<message>
<source>{error} is not a point of the {size}x{size} board</source>
<translation type="unfinished">{error}은(는) {size}x{size} 바둑판의 점이 아닙니다</translation>
</message>
<message>
<source>{error}; it can't analyze on {size}x{size}</source>
<translation type="unfinished">{error}. {size}x{size}에서 분석할 수 없습니다</translation>
</message>
<message>
<source>{error}; it can't play on {size}x{size}</source>
<translation type="unfinished">{error}. {size}x{size}에서 둘 수 없습니다</translation>
</message>
<message>
<source>{error}; other programs are written gtp:COMMAND</source>
<translation type="unfinished">{error}. 다른 프로그램은 gtp:COMMAND로 씁니다</translation>
</message>
<message>
<source>{error}; this game can't be shown, but stays in the file when you save it</source>
<translation type="unfinished">{error}. 이 기보는 표시할 수 없지만 저장해도 파일에 남습니다</translation>
</message>
<message>
<source>{evaluator}  ({speed} evaluations/s)</source>
<translation type="unfinished">{evaluator}  ({speed} 평가/초)</translation>
</message>
<message>
<source>{field!r:.60} is not known</source>
<translation type="unfinished">{field!r:.60}은(는) 알 수 없습니다</translation>
</message>
<message>
<source>{field!r} is missing</source>
<translation type="unfinished">{field!r}이(가) 없습니다</translation>
</message>
<message>
<source>{field!r} must be {expected}</source>
<translation type="unfinished">{field!r}에 필요한 값: {expected}</translation>
</message>
<message>
<source>{file} only suggests moves and gives no winrates; leave it out</source>
<translation type="unfinished">{file}은(는) 수만 알고 승률이 없습니다. 빼세요</translation>
</message>
<message>
<source>{file} plays {boards}, the position is {size}x{size}; leave it out</source>
<translation type="unfinished">{file}은(는) {boards}에서 두지만 국면은 {size}x{size}입니다. 빼세요</translation>
</message>
<message>
<source>{file}, game {number}</source>
<translation type="unfinished">{file}, {number}번 기보</translation>
</message>
<message>
<source>{file}, line {line}: a line of more than {most:,} moves or nodes; no game is that long, so the file is not read</source>
<translation type="unfinished">{file}, {line}행: 한 수순에 수나 노드가 {most:,}개보다 많습니다. 그렇게 긴 대국은 없으므로 파일을 읽지 않습니다</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} games in one file; split it into smaller ones</source>
<translation type="unfinished">{file}, {line}행: 한 파일에 기보가 {most:,}개보다 많습니다. 더 작은 파일로 나누세요</translation>
</message>
<message>
<source>{file}, line {line}: more than {most:,} values without a name; the file is damaged or not SGF</source>
<translation type="unfinished">{file}, {line}행: 이름 없는 값이 {most:,}개보다 많습니다. 파일이 손상되었거나 SGF가 아닙니다</translation>
</message>
<message>
<source>{file}, line {line}: more than {nodes:,} nodes or {values:,} values in one file; split it into smaller ones</source>
<translation type="unfinished">{file}, {line}행: 한 파일에 노드가 {nodes:,}개 또는 값이 {values:,}개보다 많습니다. 더 작은 파일로 나누세요</translation>
</message>
<message>
<source>{file}, line {line}: {what} is longer than the {megabytes} MB that a property may have; shorten it in a text editor</source>
<translation type="unfinished">{file}, {line}행: {what}이(가) 속성의 한도인 {megabytes} MB보다 깁니다. 텍스트 편집기에서 줄이세요</translation>
</message>
<message>
<source>{file}: GM[{game}] is another game than Go; choose a record of Go</source>
<translation type="unfinished">{file}: GM[{game}]은(는) 바둑이 아닌 다른 게임입니다. 바둑 기보를 선택하세요</translation>
</message>
<message>
<source>{file}: a KataGo network, which plays and analyzes here but can't be trained; choose a network of this program, Leela Zero or SAI</source>
<translation type="unfinished">{file}: KataGo 신경망은 두기와 분석에는 쓰지만 학습할 수 없습니다. 이 프로그램, Leela Zero, SAI의 신경망을 선택하세요</translation>
</message>
<message>
<source>{file}: a board of size {size} can't be read</source>
<translation type="unfinished">{file}: 크기 {size}인 바둑판은 읽을 수 없습니다</translation>
</message>
<message>
<source>{file}: a file is where the {name} needs a folder; name another folder, or move the file away</source>
<translation type="unfinished">{file}: {name}에 필요한 폴더 자리에 파일이 있습니다. 다른 폴더를 지정하거나 파일을 옮기세요</translation>
</message>
<message>
<source>{file}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{file}: 읽을 수 없습니다({reason}). 다른 파일을 선택하세요</translation>
</message>
<message>
<source>{file}: can't be saved ({reason}); choose another folder or free some space</source>
<translation type="unfinished">{file}: 저장할 수 없습니다({reason}). 다른 폴더를 선택하거나 공간을 비우세요</translation>
</message>
<message>
<source>{file}: ends within tensor {name}; get the file again</source>
<translation type="unfinished">{file}: 텐서 {name} 안에서 끝납니다. 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: feature set {features} has version {features_version}, here it is {version}; a newer version of this program may read it</source>
<translation type="unfinished">{file}: 특징 집합 {features}의 버전은 {features_version}, 여기서는 {version}입니다. 이 프로그램의 새 버전에서는 읽을 수 있습니다</translation>
</message>
<message>
<source>{file}: is read-only and was not changed; save under another name</source>
<translation type="unfinished">{file}: 읽기 전용이라 변경되지 않았습니다. 다른 이름으로 저장하세요</translation>
</message>
<message>
<source>{file}: its header is damaged; get the file again</source>
<translation type="unfinished">{file}: 헤더가 손상되었습니다. 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: its tensors overlap; get the file again</source>
<translation type="unfinished">{file}: 텐서가 서로 겹칩니다. 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: larger than its tensors; get the file again</source>
<translation type="unfinished">{file}: 텐서보다 큽니다. 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: not a network file, or only the beginning of one; known are this program's .safetensors files, KataGo's networks and Leela Zero or SAI text files</source>
<translation type="unfinished">{file}: 신경망 파일이 아니거나 앞부분만 있습니다. 읽을 수 있는 것은 이 프로그램의 .safetensors 파일, KataGo 신경망, Leela Zero나 SAI의 텍스트 파일입니다</translation>
</message>
<message>
<source>{file}: not a zip file ({error}); left out</source>
<translation type="unfinished">{file}: zip 파일이 아니어서({error}) 뺌</translation>
</message>
<message>
<source>{file}: not saved: {tensor_name} holds values that are not finite numbers; go back to an earlier checkpoint</source>
<translation type="unfinished">{file}: 저장하지 않았습니다. {tensor_name}에 유한하지 않은 값이 있습니다. 이전 체크포인트로 돌아가세요</translation>
</message>
<message>
<source>{file}: saved in UTF-8 from now on, because {old} lacks characters</source>
<translation type="unfinished">{file}: {old}에 없는 문자가 있어 이제부터 UTF-8로 저장합니다</translation>
</message>
<message>
<source>{file}: tensor {name} holds impossible numbers; get the file again</source>
<translation type="unfinished">{file}: 텐서 {name}에 있을 수 없는 숫자가 있습니다. 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: tensor {name} is not a float tensor of shape {shape} inside the file, which may be cut off; download it again</source>
<translation type="unfinished">{file}: 텐서 {name}이(가) 파일 안에서 모양 {shape}의 실수 텐서가 아닙니다. 파일이 잘렸을 수 있으니 다시 내려받으세요</translation>
</message>
<message>
<source>{file}: tensor {wrong!r:.60} is {where}; the header doesn't fit the weights, get the file again</source>
<translation type="unfinished">{file}: 텐서 {wrong!r:.60}의 상태: {where}. 헤더가 가중치와 맞지 않으니 파일을 다시 받으세요</translation>
</message>
<message>
<source>{file}: the list of networks can't be read ({reason}), so it can't be changed either; make the file readable</source>
<translation type="unfinished">{file}: 신경망 목록을 읽을 수 없습니다({reason}). 새 목록을 만들면 그 내용이 사라집니다. 파일을 읽을 수 있게 하세요</translation>
</message>
<message>
<source>{file}: the list of networks can't be written ({reason})</source>
<translation type="unfinished">{file}: 신경망 목록을 쓸 수 없습니다({reason})</translation>
</message>
<message>
<source>{first} to {last}</source>
<translation type="unfinished">{first}~{last}</translation>
</message>
<message>
<source>{first}; {second}</source>
<translation type="unfinished">{first}. {second}</translation>
</message>
<message>
<source>{folder} can't be written ({reason}); choose another place.</source>
<translation type="unfinished">{folder}에 쓸 수 없습니다({reason}). 다른 위치를 선택하세요.</translation>
</message>
<message>
<source>{folder} is a file; choose another name.</source>
<translation type="unfinished">{folder}은(는) 파일입니다. 다른 이름을 선택하세요.</translation>
</message>
<message>
<source>{folder}: a process works on this run already; stop it first</source>
<translation type="unfinished">{folder}: 다른 프로세스가 이미 이 학습에서 작업 중입니다. 먼저 중지하세요</translation>
</message>
<message>
<source>{folder}: another process is using this folder; stop it first</source>
<translation type="unfinished">{folder}: 다른 프로세스가 작업 중입니다. 먼저 중지하세요</translation>
</message>
<message>
<source>{folder}: contains other files; name a new or empty folder</source>
<translation type="unfinished">{folder}: 다른 것이 들어 있습니다. 새 폴더나 빈 폴더를 지정하세요</translation>
</message>
<message>
<source>{folder}: has no network of generation {generation}; known: {known}</source>
<translation type="unfinished">{folder}: {generation}세대의 신경망이 없습니다. 사용할 수 있는 세대: {known}</translation>
</message>
<message>
<source>{folder}: no review was started there; name the games</source>
<translation type="unfinished">{folder}: 이 폴더에서 시작한 복기가 없습니다. 기보를 지정하세요</translation>
</message>
<message>
<source>{folder}: the {name} can't be started ({reason}); choose a folder that can be written</source>
<translation type="unfinished">{folder}: {name}을(를) 시작할 수 없습니다({reason}). 쓸 수 있는 폴더를 선택하세요</translation>
</message>
<message>
<source>{games:,} games</source>
<translation type="unfinished">{games:,}국</translation>
</message>
<message>
<source>{games} games agree with the network's curve (p = {p}).</source>
<translation type="unfinished">{games}국이 신경망의 곡선과 맞습니다(p = {p}).</translation>
</message>
<message>
<source>{games} games contradict the network's curve (p = {p}).</source>
<translation type="unfinished">{games}국이 신경망의 곡선에 어긋납니다(p = {p}).</translation>
</message>
<message>
<source>{games} games in all, rounded up</source>
<translation type="unfinished">모두 {games}국(올림)</translation>
</message>
<message>
<source>{games} games per CPU hour</source>
<translation type="unfinished">CPU 시간당 {games}국</translation>
</message>
<message>
<source>{games} of {ranks}</source>
<translation type="unfinished">{ranks} {games}국</translation>
</message>
<message>
<source>{game} was recovered or discarded in another window.</source>
<translation type="unfinished">{game}은(는) 다른 창에서 이미 복구하거나 버렸습니다.</translation>
</message>
<message>
<source>{game}. The loser gets points in the next game, so that you win about half.</source>
<translation type="unfinished">{game}. 절반쯤 이기도록 진 쪽이 다음 대국에서 집을 받습니다.</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} file can't be read.</source>
<translation type="unfinished">기보 {games}개 중 {hits}개에 이 모양이 있습니다. 파일 {n}개를 읽을 수 없습니다.</translation>
</message>
<message>
<source>{hits} of {games} games have the pattern; {n} files can't be read.</source>
<translation type="unfinished">기보 {games}개 중 {hits}개에 이 모양이 있습니다. 파일 {n}개를 읽을 수 없습니다.</translation>
</message>
<message>
<source>{hits} of {n} game has the pattern.</source>
<translation type="unfinished">기보 {n}개 중 {hits}개에 이 모양이 있습니다.</translation>
</message>
<message>
<source>{hits} of {n} games have the pattern.</source>
<translation type="unfinished">기보 {n}개 중 {hits}개에 이 모양이 있습니다.</translation>
</message>
<message>
<source>{host} did not send {name} ({reason})</source>
<translation type="unfinished">{host}에서 {name}을(를) 받지 못했습니다({reason})</translation>
</message>
<message>
<source>{host} is not a public address of the internet</source>
<translation type="unfinished">{host}은(는) 인터넷의 공개 주소가 아닙니다</translation>
</message>
<message>
<source>{host} is {address}, not a public address of the internet</source>
<translation type="unfinished">{host}의 주소 {address}은(는) 인터넷의 공개 주소가 아닙니다</translation>
</message>
<message>
<source>{host} redirects to {address:.200}</source>
<translation type="unfinished">{host}이(가) {address:.200}(으)로 리디렉션합니다</translation>
</message>
<message>
<source>{hours:.1f} h</source>
<translation type="unfinished">{hours:.1f}시간</translation>
</message>
<message>
<source>{judged} of Black's {n} move judged</source>
<translation type="unfinished">흑 {n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of Black's {n} moves judged</source>
<translation type="unfinished">흑 {n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of White's {n} move judged</source>
<translation type="unfinished">백 {n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of White's {n} moves judged</source>
<translation type="unfinished">백 {n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of {moves}</source>
<translation type="unfinished">{judged}/{moves}</translation>
</message>
<message>
<source>{judged} of {n} move judged</source>
<translation type="unfinished">{n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of {n} move judged, komi {komi}</source>
<translation type="unfinished">{n}수 중 {judged}수 판정, 덤 {komi}</translation>
</message>
<message>
<source>{judged} of {n} move judged.</source>
<translation type="unfinished">{n}수 중 {judged}수 판정.</translation>
</message>
<message>
<source>{judged} of {n} moves judged</source>
<translation type="unfinished">{n}수 중 {judged}수 판정</translation>
</message>
<message>
<source>{judged} of {n} moves judged, komi {komi}</source>
<translation type="unfinished">{n}수 중 {judged}수 판정, 덤 {komi}</translation>
</message>
<message>
<source>{judged} of {n} moves judged.</source>
<translation type="unfinished">{n}수 중 {judged}수 판정.</translation>
</message>
<message>
<source>{key} is taken from “{command}”.</source>
<translation type="unfinished">{key}을(를) “{command}”에서 가져옵니다.</translation>
</message>
<message>
<source>{kind} files (*.{ending})</source>
<translation type="unfinished">{kind} 파일 (*.{ending})</translation>
</message>
<message>
<source>{kind} of at least {limit}</source>
<translation type="unfinished">{kind}({limit} 이상)</translation>
</message>
<message>
<source>{kind} of at most {limit}</source>
<translation type="unfinished">{kind}({limit} 이하)</translation>
</message>
<message>
<source>{kind} of {limit}</source>
<translation type="unfinished">{kind}({limit})</translation>
</message>
<message>
<source>{kind}: {move} loses {lost} at komi {komi}.</source>
<translation type="unfinished">{kind}: {move}, 손해 {lost}, 덤 {komi}.</translation>
</message>
<message>
<source>{kind}: {move} loses {lost}.</source>
<translation type="unfinished">{kind}: {move}, 손해 {lost}.</translation>
</message>
<message>
<source>{komi} + {compensation:g} for handicap</source>
<translation type="unfinished">{komi} + 접바둑 보상 {compensation:g}</translation>
</message>
<message>
<source>{later} right later, {shown} shown</source>
<translation type="unfinished">나중에 정답 {later}, 수 보기 {shown}</translation>
</message>
<message>
<source>{lead} in territory and prisoners, komi {komi}</source>
<translation type="unfinished">집과 따낸 돌 {lead}, 덤 {komi}</translation>
</message>
<message>
<source>{lead} on the board</source>
<translation type="unfinished">반면 {lead}</translation>
</message>
<message>
<source>{lead} on the board, komi {komi}</source>
<translation type="unfinished">반면 {lead}, 덤 {komi}</translation>
</message>
<message>
<source>{link!r:.200} is not a link that can be opened; copy the address of a web page</source>
<translation type="unfinished">{link!r:.200}은(는) 열 수 있는 링크가 아닙니다. 웹 페이지의 주소를 복사하세요</translation>
</message>
<message>
<source>{link!r:.200} names no game that can be fetched; {site} has links to {links}</source>
<translation type="unfinished">{link!r:.200}에는 가져올 수 있는 대국이 없습니다. {site}에서 쓸 수 있는 링크: {links}</translation>
</message>
<message>
<source>{loser} led until move {last}; from move {first} on {winner} leads.</source>
<translation type="unfinished">{last}수까지 {loser}이 앞섰고 {first}수부터 {winner}이 앞섭니다.</translation>
</message>
<message>
<source>{low:.1f} to {high:.1f}</source>
<translation type="unfinished">{low:.1f}~{high:.1f}</translation>
</message>
<message>
<source>{low:g} to {high:g}</source>
<translation type="unfinished">{low:g}~{high:g}</translation>
</message>
<message>
<source>{low} to {high}</source>
<translation type="unfinished">{low}~{high}</translation>
</message>
<message>
<source>{low}×{low} to {high}×{high}</source>
<translation type="unfinished">{low}×{low}~{high}×{high}</translation>
</message>
<message>
<source>{main} + {count} moves in {extra}</source>
<translation type="unfinished">{main} + {extra}에 {count}수</translation>
</message>
<message>
<source>{main} + {count} × {extra} byo-yomi</source>
<translation type="unfinished">{main} + 초읽기 {count} × {extra}</translation>
</message>
<message>
<source>{main} + {extra} per move</source>
<translation type="unfinished">{main} + 수마다 {extra}</translation>
</message>
<message>
<source>{mark}: no game bounds this rating on one side; the number is by {draws:g} draws that are added, the interval by the games alone.</source>
<translation type="unfinished">{mark}: 대국만으로는 이 등급의 한쪽 한계가 정해지지 않습니다. 숫자는 무승부 {draws:g}국을 더해 구하고, 구간은 대국만으로 구합니다.</translation>
</message>
<message>
<source>{matches} found</source>
<translation type="unfinished">{matches}개 찾음</translation>
</message>
<message>
<source>{mean} ({low} to {high})</source>
<translation type="unfinished">{mean} ({low}~{high})</translation>
</message>
<message>
<source>{minutes:.0f} min</source>
<translation type="unfinished">{minutes:.0f}분</translation>
</message>
<message>
<source>{moves} moves</source>
<translation type="unfinished">{moves}수</translation>
</message>
<message>
<source>{moves}, branch at {move}</source>
<translation type="unfinished">{moves}, {move}수 분기</translation>
</message>
<message>
<source>{move} adds {points} points for its owner; β is {beta:.2f} with it, {other:.2f} without it</source>
<translation type="unfinished">{move}은(는) 주인에게 {points}집을 더해 줍니다. β는 있을 때 {beta:.2f}, 없을 때 {other:.2f}</translation>
</message>
<message>
<source>{move} and {other} are equal near komi {komi}, within the error.</source>
<translation type="unfinished">덤 {komi} 부근에서 {move}와(과) {other}은(는) 오차 안에서 같습니다.</translation>
</message>
<message>
<source>{move} best</source>
<translation type="unfinished">{move} 최선</translation>
</message>
<message>
<source>{move} can't be judged.</source>
<translation type="unfinished">{move}은(는) 판정할 수 없습니다.</translation>
</message>
<message>
<source>{move} has been missed since move {number}.</source>
<translation type="unfinished">{move}은(는) {number}수부터 계속 놓치고 있습니다.</translation>
</message>
<message>
<source>{move} has been the first choice from the beginning</source>
<translation type="unfinished">{move}은(는) 처음부터 첫 선택입니다</translation>
</message>
<message>
<source>{move} has been the first choice since generation {generation}</source>
<translation type="unfinished">{move}은(는) {generation}세대부터 첫 선택입니다</translation>
</message>
<message>
<source>{move} in the game: {reason}</source>
<translation type="unfinished">실전의 {move}: {reason}</translation>
</message>
<message>
<source>{move} is about as good as the best move, {best}.</source>
<translation type="unfinished">{move}은(는) 최선의 수 {best}와(과) 거의 비슷하게 좋습니다.</translation>
</message>
<message>
<source>{move} is best</source>
<translation type="unfinished">최선 {move}</translation>
</message>
<message>
<source>{move} is best and leaves {side} {lead}</source>
<translation type="unfinished">최선 {move}, {side} {lead}</translation>
</message>
<message>
<source>{move} is best in the region</source>
<translation type="unfinished">구역 안 최선 {move}</translation>
</message>
<message>
<source>{move} is best {where}.</source>
<translation type="unfinished">{where} {move}이(가) 최선입니다.</translation>
</message>
<message>
<source>{move} is better than {other} {where}.</source>
<translation type="unfinished">{where} {move}이(가) {other}보다 낫습니다.</translation>
</message>
<message>
<source>{move} is clearly best.</source>
<translation type="unfinished">{move}이(가) 확실히 최선입니다.</translation>
</message>
<message>
<source>{move} is near.</source>
<translation type="unfinished">{move}은(는) 가깝습니다.</translation>
</message>
<message>
<source>{move} is not the first choice of the newest network</source>
<translation type="unfinished">{move}은(는) 최신 신경망의 첫 선택이 아닙니다</translation>
</message>
<message>
<source>{move} is the best move.</source>
<translation type="unfinished">{move}이(가) 최선의 수입니다.</translation>
</message>
<message>
<source>{move} is the first choice so far</source>
<translation type="unfinished">지금까지 첫 선택 {move}</translation>
</message>
<message>
<source>{move} is the first choice without a search</source>
<translation type="unfinished">첫 선택 {move} (탐색 없음)</translation>
</message>
<message>
<source>{move} is the first choice without a search.</source>
<translation type="unfinished">탐색 없이는 {move}이(가) 첫 선택입니다.</translation>
</message>
<message>
<source>{move} keeps the game even</source>
<translation type="unfinished">{move}에 두면 호각 유지</translation>
</message>
<message>
<source>{move} keeps {side} {lead}</source>
<translation type="unfinished">{move}에 두면 {side} {lead} 유지</translation>
</message>
<message>
<source>{move} loses {lost}, as in the game.</source>
<translation type="unfinished">{move}의 손해는 실전처럼 {lost}입니다.</translation>
</message>
<message>
<source>{move} loses {lost}.</source>
<translation type="unfinished">{move}의 손해는 {lost}입니다.</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{answer}에 응수하면 {move}은(는) {points:.1f}집 손해입니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %, if the answer is {answer}; {better} was better.</source>
<translation type="unfinished">{answer}에 응수하면 {move}은(는) {points:.1f}집 손해이고 승률이 {high} %에서 {low} %로 떨어집니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>{move} loses {points:.1f} points, the winrate falls from {high} % to {low} %; {better} was better.</source>
<translation type="unfinished">{move}은(는) {points:.1f}집 손해이고 승률이 {high} %에서 {low} %로 떨어집니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>{move} loses {points:.1f} points; {better} was better.</source>
<translation type="unfinished">{move}은(는) {points:.1f}집 손해입니다. {better}이(가) 나았습니다.</translation>
</message>
<message>
<source>{move} lost nothing measurable</source>
<translation type="unfinished">{move}에는 잴 수 있는 손해가 없습니다</translation>
</message>
<message>
<source>{move} lost {lost}</source>
<translation type="unfinished">{move} 손해 {lost}</translation>
</message>
<message>
<source>{move} lost {points:.1f}</source>
<translation type="unfinished">{move} 손해 {points:.1f}</translation>
</message>
<message>
<source>{move} was not played.</source>
<translation type="unfinished">{move}은(는) 실전의 수가 아닙니다.</translation>
</message>
<message>
<source>{move} was played ({game}, move {number}).</source>
<translation type="unfinished">실전의 수는 {move}입니다({game}, {number}수).</translation>
</message>
<message>
<source>{move} was played and lost {lost} ({game}, move {number}).</source>
<translation type="unfinished">실전의 수는 {move}, 손해는 {lost}입니다({game}, {number}수).</translation>
</message>
<message>
<source>{move} was played and lost {lost}.</source>
<translation type="unfinished">실전의 수는 {move}, 손해는 {lost}입니다.</translation>
</message>
<message>
<source>{move} was played.</source>
<translation type="unfinished">실전의 수는 {move}입니다.</translation>
</message>
<message>
<source>{move}, Black wins {percent}</source>
<translation type="unfinished">{move}, 흑 승률 {percent}</translation>
</message>
<message>
<source>{name!r} is not a property name; use capital letters only, such as C or TR</source>
<translation type="unfinished">{name!r}은(는) 속성 이름이 아닙니다. C나 TR처럼 대문자만 쓰세요</translation>
</message>
<message>
<source>{names} beat each other in a circle</source>
<translation type="unfinished">{names}은(는) 서로 물고 물립니다</translation>
</message>
<message>
<source>{name} (other engine)</source>
<translation type="unfinished">{name} (다른 엔진)</translation>
</message>
<message>
<source>{name} ({n} runs)</source>
<translation type="unfinished">{name}(학습 {n}개)</translation>
</message>
<message>
<source>{name} analyzes in the main window from now on.</source>
<translation type="unfinished">이제부터 {name}이(가) 주 창에서 분석합니다.</translation>
</message>
<message>
<source>{name} analyzes {size}×{size} boards from now on; the game shown is {shown}×{shown}.</source>
<translation type="unfinished">이제부터 {name}이(가) {size}×{size} 바둑판을 분석합니다. 표시된 기보는 {shown}×{shown}입니다.</translation>
</message>
<message>
<source>{name} answered without a move</source>
<translation type="unfinished">{name}이(가) 수 없이 응답했습니다</translation>
</message>
<message>
<source>{name} averages Black's winrate over komi {low} to {high}: the wider, the more it plays for points.</source>
<translation type="unfinished">{name}은(는) 덤 {low}부터 {high}까지의 흑 승률을 평균합니다. 넓을수록 집을 중시합니다.</translation>
</message>
<message>
<source>{name} belongs to the whole game; add it at the start of the game</source>
<translation type="unfinished">{name}은(는) 대국 전체의 속성입니다. 대국의 시작에 추가하세요</translation>
</message>
<message>
<source>{name} can't analyze: it knows none of {commands}</source>
<translation type="unfinished">{name}은(는) {commands} 중 아는 것이 없어 분석할 수 없습니다</translation>
</message>
<message>
<source>{name} can't be changed here: {reason}</source>
<translation type="unfinished">{name}은(는) 여기서 바꿀 수 없습니다: {reason}</translation>
</message>
<message>
<source>{name} can't be continued: {reason}.</source>
<translation type="unfinished">{name}을(를) 계속할 수 없습니다: {reason}.</translation>
</message>
<message>
<source>{name} can't be read.</source>
<translation type="unfinished">{name}을(를) 읽을 수 없습니다.</translation>
</message>
<message>
<source>{name} can't be written ({reason})</source>
<translation type="unfinished">{name}에 쓸 수 없습니다({reason})</translation>
</message>
<message>
<source>{name} can't be written: {why}; choose another folder.</source>
<translation type="unfinished">{name}에 쓸 수 없습니다: {why}. 다른 폴더를 선택하세요.</translation>
</message>
<message>
<source>{name} can't search only a region. {reason}</source>
<translation type="unfinished">{name}은(는) 구역만 탐색할 수 없습니다. {reason}</translation>
</message>
<message>
<source>{name} can't start: {reason}.</source>
<translation type="unfinished">{name}을(를) 시작할 수 없습니다: {reason}.</translation>
</message>
<message>
<source>{name} considers komi {low} only: it plays to win at that komi.</source>
<translation type="unfinished">{name}은(는) 덤 {low}만 보고 승리를 목표로 둡니다.</translation>
</message>
<message>
<source>{name} does not end with {ending}, as this report does.</source>
<translation type="unfinished">{name}의 확장자가 이 보고서의 확장자 {ending}이(가) 아닙니다.</translation>
</message>
<message>
<source>{name} does not play on {size}×{size}.</source>
<translation type="unfinished">{name}은(는) {size}×{size}에서 둘 수 없습니다.</translation>
</message>
<message>
<source>{name} does not store its players; continue it on the command line.</source>
<translation type="unfinished">{name}에는 선수가 저장되어 있지 않습니다. 명령줄에서 계속하세요.</translation>
</message>
<message>
<source>{name} ended its analysis without a move</source>
<translation type="unfinished">{name}이(가) 수 없이 분석을 끝냈습니다</translation>
</message>
<message>
<source>{name} has no changes to save.</source>
<translation type="unfinished">{name}에 저장할 변경 사항이 없습니다.</translation>
</message>
<message>
<source>{name} has {n} move, so there is no move {move}</source>
<translation type="unfinished">{name}은(는) {n}수이므로 {move}수가 없습니다</translation>
</message>
<message>
<source>{name} has {n} moves, so there is no move {move}</source>
<translation type="unfinished">{name}은(는) {n}수이므로 {move}수가 없습니다</translation>
</message>
<message>
<source>{name} is a folder of labels; continue it on the command line with sai-engine label.</source>
<translation type="unfinished">{name}은(는) 레이블 폴더입니다. sai-engine label로 계속합니다.</translation>
</message>
<message>
<source>{name} is already running.</source>
<translation type="unfinished">{name}은(는) 이미 실행 중입니다.</translation>
</message>
<message>
<source>{name} is compared with {network}; the charts fill one by one.</source>
<translation type="unfinished">{name}을(를) {network}와(과) 비교합니다. 차트가 하나씩 채워집니다.</translation>
</message>
<message>
<source>{name} is finished at generation {generation}, at its limit of time or nodes. To train it further, press Continue and enter a higher limit.</source>
<translation type="unfinished">{name}은(는) 시간 또는 노드 제한에 도달하여 {generation}세대에서 끝났습니다. 계속을 누르고 제한을 늘리면 더 학습합니다.</translation>
</message>
<message>
<source>{name} is finished at generation {generation}. To train it further, press Continue and enter more generations.</source>
<translation type="unfinished">{name}은(는) {generation}세대에서 끝났습니다. 세대를 늘려 계속할 수 있습니다.</translation>
</message>
<message>
<source>{name} is not a "human" network of KataGo; choose another file</source>
<translation type="unfinished">{name}은(는) KataGo의 "휴먼" 신경망이 아닙니다. 다른 파일을 선택하세요</translation>
</message>
<message>
<source>{name} is not reviewed yet.</source>
<translation type="unfinished">{name}은(는) 아직 복기하지 않았습니다.</translation>
</message>
<message>
<source>{name} is not running.</source>
<translation type="unfinished">{name}은(는) 실행 중이 아닙니다.</translation>
</message>
<message>
<source>{name} is read-only; choose another name.</source>
<translation type="unfinished">{name}은(는) 읽기 전용입니다. 다른 이름을 고르세요.</translation>
</message>
<message>
<source>{name} is reviewed in the background; it continues when you close this window.</source>
<translation type="unfinished">{name}은(는) 배경에서 복기 중이며 이 창을 닫아도 계속됩니다.</translation>
</message>
<message>
<source>{name} is the open game itself; choose another name for the report.</source>
<translation type="unfinished">{name}은(는) 열린 기보 자체입니다. 보고서의 이름을 다르게 정하세요.</translation>
</message>
<message>
<source>{name} is {status}.</source>
<translation type="unfinished">{name} 상태: {status}.</translation>
</message>
<message>
<source>{name} lost {n} game: {reason}.</source>
<translation type="unfinished">{name} {n}패: {reason}.</translation>
</message>
<message>
<source>{name} lost {n} games: {reason}.</source>
<translation type="unfinished">{name} {n}패: {reason}.</translation>
</message>
<message>
<source>{name} must be finite numbers, not {value!s:.40}</source>
<translation type="unfinished">{name}은(는) 유한한 숫자여야 합니다(현재 {value!s:.40})</translation>
</message>
<message>
<source>{name} must be one number, or one for each of {n} positions; not an array of shape {shape}</source>
<translation type="unfinished">{name}은(는) 숫자 하나이거나 국면 {n}개마다 하나여야 합니다(현재 모양 {shape}의 배열)</translation>
</message>
<message>
<source>{name} must be one of {choices}, not {value!r:.40}</source>
<translation type="unfinished">{name}은(는) {choices} 중 하나여야 합니다(현재 {value!r:.40})</translation>
</message>
<message>
<source>{name} names commands that you have not allowed. Press Continue to review them.</source>
<translation type="unfinished">{name}에 허용하지 않은 명령이 있습니다. 계속을 눌러 확인하세요.</translation>
</message>
<message>
<source>{name} plays to win at its dynamic komi, {low}.</source>
<translation type="unfinished">{name}은(는) 동적 덤 {low}에서 승리를 목표로 둡니다.</translation>
</message>
<message>
<source>{name} plays {boards} only, not {size}×{size}.</source>
<translation type="unfinished">{name}은(는) {boards}에서만 두며 {size}×{size}에서는 두지 않습니다.</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}</source>
<translation type="unfinished">{name}은(는) {boards}에서 두지만 이 바둑판은 {size}x{size}입니다</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}x{size}; choose another network</source>
<translation type="unfinished">{name}은(는) {boards}에서 두지만 이 바둑판은 {size}x{size}입니다. 다른 신경망을 선택하세요</translation>
</message>
<message>
<source>{name} plays {boards}, this board is {size}×{size}; choose another network.</source>
<translation type="unfinished">{name}은(는) {boards}에서 두지만 이 바둑판은 {size}×{size}입니다. 다른 신경망을 선택하세요.</translation>
</message>
<message>
<source>{name} rules</source>
<translation type="unfinished">{name} 규칙</translation>
</message>
<message>
<source>{name} runs in the background; it continues when you close this window.</source>
<translation type="unfinished">{name}은(는) 배경에서 실행 중이며 이 창을 닫아도 계속됩니다.</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window.</source>
<translation type="unfinished">{name}을(를) 별도 프로세스에서 시작합니다. 이 창을 닫아도 계속됩니다.</translation>
</message>
<message>
<source>{name} starts in a process of its own and continues when you close this window. Each of its runs appears in this list when it begins.</source>
<translation type="unfinished">{name}을(를) 별도 프로세스에서 시작합니다. 이 창을 닫아도 계속되며, 각 학습은 시작할 때 이 목록에 나타납니다.</translation>
</message>
<message>
<source>{name} stops after the current step, within seconds. All games and the network are kept, and Continue resumes from there.</source>
<translation type="unfinished">{name}은(는) 단계가 끝나는 대로 몇 초 안에 중지합니다. 모든 대국과 신경망은 남으며, 계속을 누르면 이어집니다.</translation>
</message>
<message>
<source>{name} stops within seconds; nothing is lost.</source>
<translation type="unfinished">{name}을(를) 몇 초 안에 중지합니다. 잃는 것은 없습니다.</translation>
</message>
<message>
<source>{name} uses programs, clusters or files that you have not used here before. If you continue, they are started or opened with your user's permissions. Continue only if you trust the source of the folder.</source>
<translation type="unfinished">{name}은(는) 여기서 쓴 적이 없는 프로그램, 클러스터 또는 파일을 사용합니다. 계속하면 사용자 권한으로 실행하거나 엽니다. 폴더의 출처를 믿을 때만 계속하세요.</translation>
</message>
<message>
<source>{name} was added and is used for analysis from now on.</source>
<translation type="unfinished">{name}을(를) 추가했습니다. 이제부터 분석에 사용합니다.</translation>
</message>
<message>
<source>{name} was added.</source>
<translation type="unfinished">{name}을(를) 추가했습니다.</translation>
</message>
<message>
<source>{name} was added: reviews tell which mistakes players of each rank make, and New game has opponents from 20 kyu to 9 dan. It does not analyze.</source>
<translation type="unfinished">{name}을(를) 추가했습니다. 복기에서 각 기력의 대국자가 어떤 악수를 두는지 알 수 있고, 새 대국에 20급부터 9단까지의 상대가 있습니다. 분석에는 쓰이지 않습니다.</translation>
</message>
<message>
<source>{name} was interrupted: {reason}.</source>
<translation type="unfinished">{name}이(가) 중단되었습니다: {reason}.</translation>
</message>
<message>
<source>{name} was removed from the list; its file was not deleted.</source>
<translation type="unfinished">{name}을(를) 목록에서 제거했습니다. 파일은 삭제하지 않았습니다.</translation>
</message>
<message>
<source>{name}, game {number}</source>
<translation type="unfinished">{name}, {number}번 기보</translation>
</message>
<message>
<source>{name}, komi {komi}</source>
<translation type="unfinished">{name}, 덤 {komi}</translation>
</message>
<message>
<source>{name}: another network</source>
<translation type="unfinished">{name}: 다른 신경망입니다</translation>
</message>
<message>
<source>{name}: can't be opened ({reason}); choose another file</source>
<translation type="unfinished">{name}: 열 수 없습니다({reason}). 다른 파일을 선택하세요</translation>
</message>
<message>
<source>{name}: can't be read (it is not a file); choose a network file</source>
<translation type="unfinished">{name}: 파일이 아니어서 읽을 수 없습니다. 신경망 파일을 선택하세요</translation>
</message>
<message>
<source>{name}: can't be read ({reason}); choose another file</source>
<translation type="unfinished">{name}: 읽을 수 없습니다({reason}). 다른 파일을 선택하세요</translation>
</message>
<message>
<source>{name}: can't be read ({why}); left out</source>
<translation type="unfinished">{name}: 읽을 수 없어서({why}) 뺌</translation>
</message>
<message>
<source>{name}: is {kind}; choose a file</source>
<translation type="unfinished">{name}: {kind}입니다. 파일을 선택하세요</translation>
</message>
<message>
<source>{name}: longer than {megabytes} MiB; left out</source>
<translation type="unfinished">{name}: {megabytes} MiB보다 길어서 뺌</translation>
</message>
<message>
<source>{name}: no game found; this is not a file in SGF, GIB, NGF or UGI format</source>
<translation type="unfinished">{name}: 기보가 없습니다. SGF, GIB, NGF, UGI 형식의 파일이 아닙니다</translation>
</message>
<message>
<source>{name}: point lists are longer than any real record's; not read</source>
<translation type="unfinished">{name}: 점 목록이 실제 기보보다 길어서 읽지 않음</translation>
</message>
<message>
<source>{name}: there is no such network file, and no network of that name</source>
<translation type="unfinished">{name}: 그런 신경망 파일이나 그런 이름의 신경망이 없습니다</translation>
</message>
<message>
<source>{name}: there is not enough memory to read it; split it into smaller files</source>
<translation type="unfinished">{name}: 메모리가 부족하여 읽을 수 없습니다. 더 작은 파일로 나누세요</translation>
</message>
<message>
<source>{name}: what {host} sent is another file (its SHA-256 differs)</source>
<translation type="unfinished">{name}: {host}에서 받은 것은 다른 파일입니다(SHA-256 불일치)</translation>
</message>
<message>
<source>{name}: {megabytes:,} MB is more than a file of records may have ({most} MB); split it into smaller ones</source>
<translation type="unfinished">{name}: {megabytes:,} MB는 기보 파일의 한도({most} MB)를 넘습니다. 더 작은 파일로 나누세요</translation>
</message>
<message>
<source>{name}[{text}] is no number; left out</source>
<translation type="unfinished">{name}[{text}]은(는) 숫자가 아니어서 뺌</translation>
</message>
<message>
<source>{network} at komi {komi}</source>
<translation type="unfinished">{network}, 덤 {komi}</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}.</source>
<translation type="unfinished">{network}의 예상: {color} {points} 승, 확신 정도: {sure}.</translation>
</message>
<message>
<source>{network} expects {color} to win by {points}, and is {sure}; with perfect play Black wins by {score}.</source>
<translation type="unfinished">{network}의 예상: {color} {points} 승, 확신 정도: {sure} (완벽하게 두면 흑 {score}집 승).</translation>
</message>
<message>
<source>{network} is for {boards}, the games are on {size}x{size}; choose networks of one size</source>
<translation type="unfinished">{network}은(는) {boards}용이고 대국은 {size}x{size}입니다. 크기가 같은 신경망을 선택하세요</translation>
</message>
<message>
<source>{network} sees {planes} ({features}). {side} is to move: own stones are {side}'s.</source>
<translation type="unfinished">{network}이(가) 보는 입력: {planes} ({features}). {side} 차례이므로 자기 돌은 {side}의 돌입니다.</translation>
</message>
<message>
<source>{network} takes part on {boards} only.</source>
<translation type="unfinished">{network}은(는) {boards}에서만 참가합니다.</translation>
</message>
<message>
<source>{network}, {n} visit</source>
<translation type="unfinished">{network}, 탐색 수 {n}</translation>
</message>
<message>
<source>{network}, {n} visits</source>
<translation type="unfinished">{network}, 탐색 수 {n}</translation>
</message>
<message>
<source>{network}: a policy network, without winrates</source>
<translation type="unfinished">{network}, 정책망만: 승률 없음</translation>
</message>
<message>
<source>{network}: a value network, without a policy</source>
<translation type="unfinished">{network}, 가치만: 정책망 없음</translation>
</message>
<message>
<source>{network}: imitates people of any rank</source>
<translation type="unfinished">{network}: 모든 기력의 사람을 흉내 냄</translation>
</message>
<message>
<source>{network}: the network is for size {sizes}, the panel for size {board}; take it out of the panel</source>
<translation type="unfinished">{network}: 신경망은 크기 {sizes}용, 평가단은 크기 {board}용입니다. 평가단에서 빼세요</translation>
</message>
<message>
<source>{nodes} million</source>
<translation type="unfinished">{nodes}백만</translation>
</message>
<message>
<source>{number} at {vertex}</source>
<translation type="unfinished">{vertex}에 {number}</translation>
</message>
<message>
<source>{number} more lines</source>
<translation type="unfinished">{number}줄 더</translation>
</message>
<message>
<source>{number} plays candidate {number}</source>
<translation type="unfinished">{number} 키는 {number}번 후보수를 둡니다</translation>
</message>
<message>
<source>{n} branch</source>
<translation type="unfinished">분기 {n}개</translation>
</message>
<message>
<source>{n} branches</source>
<translation type="unfinished">분기 {n}개</translation>
</message>
<message>
<source>{n} character</source>
<translation type="unfinished">{n}자</translation>
</message>
<message>
<source>{n} characters</source>
<translation type="unfinished">{n}자</translation>
</message>
<message>
<source>{n} damaged exercises were left out.</source>
<translation type="unfinished">손상된 문제 {n}개를 뺐습니다.</translation>
</message>
<message>
<source>{n} entries</source>
<translation type="unfinished">항목 {n}개</translation>
</message>
<message>
<source>{n} entry</source>
<translation type="unfinished">항목 {n}개</translation>
</message>
<message>
<source>{n} first tries were near</source>
<translation type="unfinished">첫 시도가 가까웠음 {n}</translation>
</message>
<message>
<source>{n} first try was near</source>
<translation type="unfinished">첫 시도가 가까웠음 {n}</translation>
</message>
<message>
<source>{n} game</source>
<translation type="unfinished">{n}국</translation>
</message>
<message>
<source>{n} game in all</source>
<translation type="unfinished">모두 {n}국</translation>
</message>
<message>
<source>{n} game was saved as {name}.</source>
<translation type="unfinished">{n}국을 {name}(으)로 저장했습니다.</translation>
</message>
<message>
<source>{n} game: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n}국: 수당 {points:.2f}집 손실.</translation>
</message>
<message>
<source>{n} games</source>
<translation type="unfinished">{n}국</translation>
</message>
<message>
<source>{n} games in all</source>
<translation type="unfinished">모두 {n}국</translation>
</message>
<message>
<source>{n} games were saved as {name}.</source>
<translation type="unfinished">{n}국을 {name}(으)로 저장했습니다.</translation>
</message>
<message>
<source>{n} games: {points:.2f} points lost per move.</source>
<translation type="unfinished">{n}국: 수당 {points:.2f}집 손실.</translation>
</message>
<message>
<source>{n} handicap stone</source>
<translation type="unfinished">{n}점 접바둑</translation>
</message>
<message>
<source>{n} handicap stones</source>
<translation type="unfinished">{n}점 접바둑</translation>
</message>
<message>
<source>{n} mistake</source>
<translation type="unfinished">악수 {n}개</translation>
</message>
<message>
<source>{n} mistakes</source>
<translation type="unfinished">악수 {n}개</translation>
</message>
<message>
<source>{n} move</source>
<translation type="unfinished">{n}수</translation>
</message>
<message>
<source>{n} move to go</source>
<translation type="unfinished">남은 수 {n}</translation>
</message>
<message>
<source>{n} move was added as a variation at move {number}.</source>
<translation type="unfinished">{n}수를 {number}수의 변화도로 추가했습니다.</translation>
</message>
<message>
<source>{n} moves</source>
<translation type="unfinished">{n}수</translation>
</message>
<message>
<source>{n} moves to go</source>
<translation type="unfinished">남은 수 {n}</translation>
</message>
<message>
<source>{n} moves were added as a variation at move {number}.</source>
<translation type="unfinished">{n}수를 {number}수의 변화도로 추가했습니다.</translation>
</message>
<message>
<source>{n} networks were added.</source>
<translation type="unfinished">신경망 {n}개를 추가했습니다.</translation>
</message>
<message>
<source>{n} networks were added; {name} is used for analysis from now on.</source>
<translation type="unfinished">신경망 {n}개를 추가했습니다. 이제부터 {name}을(를) 분석에 사용합니다.</translation>
</message>
<message>
<source>{n} percentage point of winrate</source>
<translation type="unfinished">승률 {n}%p</translation>
</message>
<message>
<source>{n} percentage points of winrate</source>
<translation type="unfinished">승률 {n}%p</translation>
</message>
<message>
<source>{n} plane</source>
<translation type="unfinished">평면 {n}개</translation>
</message>
<message>
<source>{n} planes</source>
<translation type="unfinished">평면 {n}개</translation>
</message>
<message>
<source>{n} point</source>
<translation type="unfinished">{n}점</translation>
</message>
<message>
<source>{n} point of {all}</source>
<translation type="unfinished">점 {n}/{all}</translation>
</message>
<message>
<source>{n} points</source>
<translation type="unfinished">{n}점</translation>
</message>
<message>
<source>{n} points of {all}</source>
<translation type="unfinished">점 {n}/{all}</translation>
</message>
<message>
<source>{n} position added.</source>
<translation type="unfinished">국면 {n}개를 추가했습니다.</translation>
</message>
<message>
<source>{n} position added; {known} were there already.</source>
<translation type="unfinished">국면 {n}개를 추가했습니다. {known}개는 이미 있었습니다.</translation>
</message>
<message>
<source>{n} positions added.</source>
<translation type="unfinished">국면 {n}개를 추가했습니다.</translation>
</message>
<message>
<source>{n} positions added; {known} were there already.</source>
<translation type="unfinished">국면 {n}개를 추가했습니다. {known}개는 이미 있었습니다.</translation>
</message>
<message>
<source>{n} prisoner</source>
<translation type="unfinished">따낸 돌 {n}</translation>
</message>
<message>
<source>{n} prisoners</source>
<translation type="unfinished">따낸 돌 {n}</translation>
</message>
<message>
<source>{n} server</source>
<translation type="unfinished">서버 {n}개</translation>
</message>
<message>
<source>{n} servers</source>
<translation type="unfinished">서버 {n}개</translation>
</message>
<message>
<source>{n} stone</source>
<translation type="unfinished">{n}점</translation>
</message>
<message>
<source>{n} stone is considered dead; count the board to change this</source>
<translation type="unfinished">사석으로 간주한 돌: {n}개. 계가하여 바꿀 수 있습니다</translation>
</message>
<message>
<source>{n} stones</source>
<translation type="unfinished">{n}점</translation>
</message>
<message>
<source>{n} stones are considered dead; count the board to change this</source>
<translation type="unfinished">사석으로 간주한 돌: {n}개. 계가하여 바꿀 수 있습니다</translation>
</message>
<message>
<source>{n} stored analyses left out, because nothing shows that they are of these positions; positions without analysis are searched again</source>
<translation type="unfinished">이 국면의 것임을 확인할 수 없는 저장된 분석 {n}개를 뺌. 분석이 없는 국면은 다시 탐색함</translation>
</message>
<message>
<source>{n} stored analysis left out, because nothing shows that it is of this position; positions without analysis are searched again</source>
<translation type="unfinished">이 국면의 것임을 확인할 수 없는 저장된 분석 {n}개를 뺌. 분석이 없는 국면은 다시 탐색함</translation>
</message>
<message>
<source>{n} turning point</source>
<translation type="unfinished">승부처 {n}수</translation>
</message>
<message>
<source>{n} turning points</source>
<translation type="unfinished">승부처 {n}수</translation>
</message>
<message>
<source>{n} visit</source>
<translation type="unfinished">탐색 수 {n}</translation>
</message>
<message>
<source>{n} visits</source>
<translation type="unfinished">탐색 수 {n}</translation>
</message>
<message>
<source>{opponent} answers {better} at {answer}; after this move {opponent} plays elsewhere, at {other}.</source>
<translation type="unfinished">{better}에 두면 {opponent}은 {answer}에 받습니다. 이 수에는 {opponent}이 손을 빼고 {other}에 둡니다.</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 따냅니다. {better}에 두면 막을 수 있습니다.</translation>
</message>
<message>
<source>{opponent} captures {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 따냅니다. {player}이 그곳에 먼저 두어야 했습니다.</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 축으로 잡습니다. {better}에 두면 막을 수 있습니다.</translation>
</message>
<message>
<source>{opponent} catches {stones} in a ladder with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 축으로 잡습니다. {player}이 그곳에 먼저 두어야 했습니다.</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 잡습니다. {better}에 두면 막을 수 있습니다.</translation>
</message>
<message>
<source>{opponent} catches {stones} with {point}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 잡습니다. {player}이 그곳에 먼저 두어야 했습니다.</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {better} connects them.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}과 {others}을 끊습니다. {better}에 두면 연결됩니다.</translation>
</message>
<message>
<source>{opponent} cuts at {point} between {stones} and {others}; {player} had to play there first.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}과 {others}을 끊습니다. {player}이 그곳에 먼저 두어야 했습니다.</translation>
</message>
<message>
<source>{opponent} gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">{place}에서 {opponent}이 얻는 집이 {better}에 두었을 때보다 약 {points}집 많습니다.</translation>
</message>
<message>
<source>{opponent} gets more {place} than after {better}.</source>
<translation type="unfinished">{place}에서 {opponent}이 얻는 집이 {better}에 두었을 때보다 많습니다.</translation>
</message>
<message>
<source>{opponent} gets the first move {place}, at {point}; {better} was the move there.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {place}에 선착합니다. 그곳의 올바른 수는 {better}입니다.</translation>
</message>
<message>
<source>{opponent} kills {stones} at the vital point {point}.</source>
<translation type="unfinished">{opponent}이 급소 {point}에 두어 {stones}을 잡습니다.</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live in seki.</source>
<translation type="unfinished">{opponent}이 {point}(으)로 {stones}을 잡습니다. {better}이면 빅으로 삽니다.</translation>
</message>
<message>
<source>{opponent} kills {stones} with {point}; with {better} they live.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 {stones}을 잡습니다. {better}에 두면 삽니다.</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets about {points} points more {place} than after {better}.</source>
<translation type="unfinished">{opponent}이 {answer}에 두어 {better}일 때보다 {place} 약 {points}집을 더 얻습니다.</translation>
</message>
<message>
<source>{opponent} plays {answer} and gets more {place} than after {better}.</source>
<translation type="unfinished">{opponent}이 {answer}에 두어 {better}일 때보다 {place} 더 얻습니다.</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">{opponent}이 {answer}에 두어 {player}은 {better}일 때보다 {place} 약 {points}집을 덜 얻습니다.</translation>
</message>
<message>
<source>{opponent} plays {answer}, and {player} gets less {place} than after {better}.</source>
<translation type="unfinished">{opponent}이 {answer}에 두어 {player}은 {better}일 때보다 {place} 덜 얻습니다.</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains about {points} points {place}.</source>
<translation type="unfinished">{opponent}이 먼저 {better}에 두어 {place}에서 약 {points}집을 얻습니다.</translation>
</message>
<message>
<source>{opponent} plays {better} first and gains {place}.</source>
<translation type="unfinished">{opponent}이 먼저 {better}에 두어 {place}에서 이득을 봅니다.</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; with {better} they live.</source>
<translation type="unfinished">{opponent}이 {point}(으)로 {stones}의 안형을 빼앗아 잡습니다. {better}이면 삽니다.</translation>
</message>
<message>
<source>{opponent} takes the eye space of {stones} with {point} and kills them; {player} had to play there first.</source>
<translation type="unfinished">{opponent}이 {point}(으)로 {stones}의 안형을 빼앗아 잡습니다. {player}이 먼저 두어야 했습니다.</translation>
</message>
<message>
<source>{opponent} takes the key point {better}.</source>
<translation type="unfinished">{opponent}이 요처 {better}을(를) 차지합니다.</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {better} prevents that.</source>
<translation type="unfinished">{opponent}이 {point}에 두어 패를 따냅니다. {better}에 두면 막을 수 있습니다.</translation>
</message>
<message>
<source>{opponent} takes the ko with {point}; {player} had to end it there.</source>
<translation type="unfinished">{opponent}이 {point}로 패를 따냅니다. {player}이 그곳에서 패를 끝내야 했습니다.</translation>
</message>
<message>
<source>{other_stones} win the capturing race against {own_stones}, {other} liberties against {own} with {opponent} to play; after {better} {player} is ahead, {own_then} against {other_then}.</source>
<translation type="unfinished">{other_stones}이 {own_stones}과의 수상전에서 이깁니다({opponent} 차례, 활로 {other} 대 {own}). {better} 뒤에는 {player}이 {own_then} 대 {other_then}로 앞섭니다.</translation>
</message>
<message>
<source>{pace} per CPU second</source>
<translation type="unfinished">CPU 초당 {pace}</translation>
</message>
<message>
<source>{parts} can't be played here</source>
<translation type="unfinished">{parts}은(는) 지원되지 않습니다</translation>
</message>
<message>
<source>{path} can't be read: {reason}</source>
<translation type="unfinished">{path}을(를) 읽을 수 없습니다: {reason}</translation>
</message>
<message>
<source>{path} can't be used ({reason})</source>
<translation type="unfinished">{path}을(를) 쓸 수 없습니다({reason})</translation>
</message>
<message>
<source>{path} can't be written ({reason}).</source>
<translation type="unfinished">{path}에 쓸 수 없습니다({reason}).</translation>
</message>
<message>
<source>{path} is not there any more.</source>
<translation type="unfinished">{path}이(가) 더 이상 없습니다.</translation>
</message>
<message>
<source>{path} is of a newer version of this program</source>
<translation type="unfinished">{path}은(는) 이 프로그램의 더 새로운 버전에서 만든 것입니다</translation>
</message>
<message>
<source>{path}, line {line}</source>
<translation type="unfinished">{path}, {line}행</translation>
</message>
<message>
<source>{path}: a network of the rating pool is missing; install the program again</source>
<translation type="unfinished">{path}: 사다리의 신경망이 없습니다. 프로그램을 다시 설치하세요</translation>
</message>
<message>
<source>{path}: a pipe or a device, where only files belong; remove it</source>
<translation type="unfinished">{path}: 파일만 있어야 할 곳에 파이프나 장치가 있습니다. 제거하세요</translation>
</message>
<message>
<source>{path}: an opening can't be played ({error})</source>
<translation type="unfinished">{path}: 둘 수 없는 초반이 있습니다({error})</translation>
</message>
<message>
<source>{path}: can't be read ({reason}); make it readable</source>
<translation type="unfinished">{path}: 읽을 수 없습니다({reason}). 읽을 수 있게 하세요</translation>
</message>
<message>
<source>{path}: can't be read because of a bug in the program ({error}); move the folder away, and send us the report</source>
<translation type="unfinished">{path}: 프로그램 버그({error}) 때문에 읽을 수 없습니다. 폴더를 다른 곳으로 옮기고 보고서를 보내 주세요</translation>
</message>
<message>
<source>{path}: can't be written ({reason})</source>
<translation type="unfinished">{path}: 쓸 수 없습니다({reason})</translation>
</message>
<message>
<source>{path}: can't be written ({reason}), so the {name} can't be asked to stop; make the folder writable</source>
<translation type="unfinished">{path}: 쓸 수 없어({reason}) {name}에 중지를 요청할 수 없습니다. 폴더를 쓸 수 있게 하세요</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free disk space, then continue</source>
<translation type="unfinished">{path}: 쓸 수 없습니다({reason}). 디스크를 비운 뒤 계속하세요</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or choose another folder</source>
<translation type="unfinished">{path}: 쓸 수 없습니다({reason}). 공간을 비우거나 다른 폴더를 선택하세요</translation>
</message>
<message>
<source>{path}: can't be written ({reason}); free some space or make the folder writable</source>
<translation type="unfinished">{path}: 쓸 수 없습니다({reason}). 공간을 비우거나 폴더를 쓸 수 있게 하세요</translation>
</message>
<message>
<source>{path}: game {number} does not belong to this contest; name another folder</source>
<translation type="unfinished">{path}: 대국 {number}은(는) 이 매치의 대국이 아닙니다. 다른 폴더를 지정하세요</translation>
</message>
<message>
<source>{path}: holds no opening; name another file</source>
<translation type="unfinished">{path}: 초반이 없습니다. 다른 파일을 지정하세요</translation>
</message>
<message>
<source>{path}: its openings were checked with another {part}; name another file</source>
<translation type="unfinished">{path}: 초반을 다른 {part}(으)로 확인했습니다. 다른 파일을 지정하세요</translation>
</message>
<message>
<source>{path}: no such file or folder; name a game record, a zip or a folder</source>
<translation type="unfinished">{path}: 그런 파일이나 폴더가 없습니다. 기보, zip 또는 폴더를 지정하세요</translation>
</message>
<message>
<source>{path}: not a zip file ({error}); name another</source>
<translation type="unfinished">{path}: zip 파일이 아닙니다({error}). 다른 파일을 지정하세요</translation>
</message>
<message>
<source>{path}: not on the list of added networks; to remove a network that was not added, delete its file</source>
<translation type="unfinished">{path}: 추가한 신경망의 목록에 없습니다. 다른 신경망을 없애려면 파일을 삭제하세요</translation>
</message>
<message>
<source>{path}: process {process} on {host} is working on {label}; stop it first</source>
<translation type="unfinished">{path}: {host}의 프로세스 {process}이(가) {label}에서 작업 중입니다. 먼저 중지하세요</translation>
</message>
<message>
<source>{path}: the lock file was removed, so another process may have taken {label} over; this one stops here</source>
<translation type="unfinished">{path}: 잠금 파일이 제거되어 다른 프로세스가 {label}을(를) 넘겨받았을 수 있습니다. 이 프로세스는 여기서 멈춥니다</translation>
</message>
<message>
<source>{path}: the openings are for {size}x{size}, the games are on {board}x{board}; name another file</source>
<translation type="unfinished">{path}: 초반은 {size}x{size}용이고 대국은 {board}x{board}입니다. 다른 파일을 지정하세요</translation>
</message>
<message>
<source>{path}: the openings were checked at komi {checked}, not at {komi:g}; play at those, or record openings for this one with `sai-engine openings`</source>
<translation type="unfinished">{path}: 초반을 덤 {komi:g}이(가) 아니라 {checked}에서 확인했습니다. 그 덤으로 두거나 `sai-engine openings`로 이 덤의 초반을 기록하세요</translation>
</message>
<message>
<source>{path}: the plug-in can't be loaded ({reason:.300})</source>
<translation type="unfinished">{path}: 플러그인을 불러올 수 없습니다({reason:.300})</translation>
</message>
<message>
<source>{path}: there is no run here; it was moved or deleted</source>
<translation type="unfinished">{path}: 여기에 학습이 없습니다. 옮겼거나 삭제했습니다</translation>
</message>
<message>
<source>{path}: this file system can't lock files ({reason}); keep {label} in a folder on a local disk</source>
<translation type="unfinished">{path}: 이 파일 시스템은 파일을 잠글 수 없습니다({reason}). {label}을(를) 로컬 디스크의 폴더에 두세요</translation>
</message>
<message>
<source>{path}: this link leads out of the folder, to {target}; replace it by a copy of its target</source>
<translation type="unfinished">{path}: 이 링크는 폴더 밖의 {target}을(를) 가리킵니다. 대상의 복사본으로 바꾸세요</translation>
</message>
<message>
<source>{path}: was played with {name} {before!r:.200}, not {value!r:.200}; use the same again or name another folder</source>
<translation type="unfinished">{path}: {name}이(가) {value!r:.200}이(가) 아니라 {before!r:.200}인 상태로 두었습니다. 같은 값을 쓰거나 다른 폴더를 지정하세요</translation>
</message>
<message>
<source>{path}: {reason}; choose another file</source>
<translation type="unfinished">{path}: {reason}. 다른 파일을 선택하세요</translation>
</message>
<message>
<source>{path}: {reason}; free some space, make the folder of the {name} writable, or name another one</source>
<translation type="unfinished">{path}: {reason}. 공간을 비우거나, {name}의 폴더를 쓸 수 있게 하거나, 다른 폴더를 지정하세요</translation>
</message>
<message>
<source>{path}: {reason}; take it out of the study</source>
<translation type="unfinished">{path}: {reason}. 연구에서 빼세요</translation>
</message>
<message>
<source>{people!r:.40} names no players; use a rank from 20k to 9d, the year of professionals from 1800 to 2023, or a profile of KataGo like preaz_5k</source>
<translation type="unfinished">{people!r:.40}에 해당하는 대국자가 없습니다. 20k부터 9d까지의 기력, 1800부터 2023까지의 프로 기사 연도, 또는 preaz_5k 같은 KataGo 프로필을 쓰세요</translation>
</message>
<message>
<source>{phase}, {first} to {last}</source>
<translation type="unfinished">{phase}, {first}~{last}</translation>
</message>
<message>
<source>{place} of {matches}</source>
<translation type="unfinished">{matches}개 중 {place}</translation>
</message>
<message>
<source>{planes}, {n} turn ago</source>
<translation type="unfinished">{planes}, {n}수 전</translation>
</message>
<message>
<source>{planes}, {n} turns ago</source>
<translation type="unfinished">{planes}, {n}수 전</translation>
</message>
<message>
<source>{played} for {answer} is a bad exchange; {player} should play {better} at once.</source>
<translation type="unfinished">{played}와(과) {answer}의 교환은 손해입니다. {player}은 바로 {better}에 두어야 합니다.</translation>
</message>
<message>
<source>{played} of {games} games</source>
<translation type="unfinished">{played}/{games}국</translation>
</message>
<message>
<source>{played} of {n} game</source>
<translation type="unfinished">{n}국 중 {played}국</translation>
</message>
<message>
<source>{played} of {n} games</source>
<translation type="unfinished">{n}국 중 {played}국</translation>
</message>
<message>
<source>{played} of {planned} games, about {time} left</source>
<translation type="unfinished">{played}/{planned}국, 약 {time} 남음</translation>
</message>
<message>
<source>{played} of {planned} games; decided by the sequential test</source>
<translation type="unfinished">{played}/{planned}국, 순차 검정으로 결정</translation>
</message>
<message>
<source>{player} as {color}, komi {komi}</source>
<translation type="unfinished">{player} ({color}), 덤 {komi}</translation>
</message>
<message>
<source>{player} could take the ko with {point}.</source>
<translation type="unfinished">{player}은 {point}에 두어 패를 따낼 수 있었습니다.</translation>
</message>
<message>
<source>{player} gets about {points} points less {place} than after {better}.</source>
<translation type="unfinished">{place}에서 {player}이 얻는 집이 {better}에 두었을 때보다 약 {points}집 적습니다.</translation>
</message>
<message>
<source>{player} gets less {place} than after {better}.</source>
<translation type="unfinished">{place}에서 {player}이 얻는 집이 {better}에 두었을 때보다 적습니다.</translation>
</message>
<message>
<source>{player} is behind, and this move settles the game: the winning chances fall from {best} % to {now} %; {better} keeps it open.</source>
<translation type="unfinished">{player}이 뒤진 형세에서 이 수로 승부가 굳어집니다. 승률이 {best} %에서 {now} %로 떨어집니다. {better}에 두면 아직 승부가 남습니다.</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {elo}, {confidence:.0f} % interval {low} to {high}.</source>
<translation type="unfinished">{player}: {games}국 중 {share:.1f} % 획득. Elo {elo}, {confidence:.0f} % 신뢰 구간 {low}~{high}.</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {high} or less ({confidence:.0f} %).</source>
<translation type="unfinished">{player}: {games}국에서 {share:.1f} % 획득, Elo {high} 이하({confidence:.0f} %).</translation>
</message>
<message>
<source>{player} took {share:.1f} % of {games} games: Elo {low} or more ({confidence:.0f} %).</source>
<translation type="unfinished">{player}: {games}국에서 {share:.1f} % 획득, Elo {low} 이상({confidence:.0f} %).</translation>
</message>
<message>
<source>{plugin}: the name {name!r:.40} is taken or not one word; choose another</source>
<translation type="unfinished">{plugin}: 이름 {name!r:.40}은(는) 이미 쓰이거나 한 단어가 아닙니다. 다른 이름을 고르세요</translation>
</message>
<message>
<source>{point!r} is not a point of a {shape} board</source>
<translation type="unfinished">{point!r}은(는) {shape} 바둑판의 점이 아님</translation>
</message>
<message>
<source>{points:.1f} points</source>
<translation type="unfinished">{points:.1f}집</translation>
</message>
<message>
<source>{points:.1f} points and {winrate}</source>
<translation type="unfinished">{points:.1f}집과 {winrate}</translation>
</message>
<message>
<source>{points:.2f} points lost per move</source>
<translation type="unfinished">한 수당 {points:.2f}집 손해</translation>
</message>
<message>
<source>{points} ahead</source>
<translation type="unfinished">{points} 우세</translation>
</message>
<message>
<source>{points} points</source>
<translation type="unfinished">{points}집</translation>
</message>
<message>
<source>{points} points for {side}</source>
<translation type="unfinished">{side} {points}집</translation>
</message>
<message>
<source>{points} pts</source>
<translation type="unfinished">{points}집</translation>
</message>
<message>
<source>{point} is not a point of this board; use 0 to {last}, or {end} for pass</source>
<translation type="unfinished">{point}은(는) 이 바둑판의 점이 아닙니다. 0~{last} 또는 패스인 {end}을(를) 쓰세요</translation>
</message>
<message>
<source>{point} is not on this board.</source>
<translation type="unfinished">{point}은(는) 이 바둑판에 없습니다.</translation>
</message>
<message>
<source>{point} is occupied.</source>
<translation type="unfinished">{point}에는 이미 돌이 있습니다.</translation>
</message>
<message>
<source>{point} takes back a ko: play elsewhere first.</source>
<translation type="unfinished">{point}은(는) 패입니다. 먼저 다른 곳에 두세요.</translation>
</message>
<message>
<source>{point} was not inserted: move {move}, {move_point}, would become illegal ({reason}). Play it as a variation instead.</source>
<translation type="unfinished">{point}을(를) 끼워 넣지 않았습니다. {move}수 {move_point}을(를) 둘 수 없게 됩니다({reason}). 대신 변화도로 두세요.</translation>
</message>
<message>
<source>{point} would be suicide: the stone would have no liberty.</source>
<translation type="unfinished">{point}은(는) 자살수입니다. 활로가 없습니다.</translation>
</message>
<message>
<source>{point} would repeat an earlier board position (superko).</source>
<translation type="unfinished">{point}은(는) 이전 국면을 되풀이합니다(동형 반복).</translation>
</message>
<message>
<source>{positions:,} positions</source>
<translation type="unfinished">국면 {positions:,}개</translation>
</message>
<message>
<source>{positions} labels</source>
<translation type="unfinished">레이블 {positions}개</translation>
</message>
<message>
<source>{positions} of {games} games</source>
<translation type="unfinished">기보 {games}개의 국면 {positions}개</translation>
</message>
<message>
<source>{position}, {color} to play, komi {komi}</source>
<translation type="unfinished">{position}, {color} 차례, 덤 {komi}</translation>
</message>
<message>
<source>{preset}: learns from games of others and plays none; name another preset</source>
<translation type="unfinished">{preset}: 다른 대국에서 배우며 직접 두지 않습니다. 다른 프리셋을 지정하세요</translation>
</message>
<message>
<source>{problem}; played as recorded</source>
<translation type="unfinished">{problem}. 기보대로 둠</translation>
</message>
<message>
<source>{problem}; rules with simple ko allow it</source>
<translation type="unfinished">{problem}. 단순 패 규칙에서는 허용됩니다</translation>
</message>
<message>
<source>{problem}; this is the copy of {day}</source>
<translation type="unfinished">{problem}. {day}에 저장한 사본입니다</translation>
</message>
<message>
<source>{program} answered, but knows none of {commands}: it can play matches, not analyze.</source>
<translation type="unfinished">{program}이(가) 응답했지만 {commands} 중 아는 것이 없습니다. 매치는 둘 수 있어도 분석은 할 수 없습니다.</translation>
</message>
<message>
<source>{program} answered; it analyzes over the JSON protocol.</source>
<translation type="unfinished">{program}이(가) 응답했습니다. JSON 프로토콜로 분석합니다.</translation>
</message>
<message>
<source>{program} answered; it analyzes with {command}.</source>
<translation type="unfinished">{program}이(가) 응답했습니다. {command}(으)로 분석합니다.</translation>
</message>
<message>
<source>{program} can't place handicap stones (no place_free_handicap); choose fixed placement</source>
<translation type="unfinished">{program}은(는) 접바둑 돌을 놓을 수 없습니다(place_free_handicap 없음). 고정 배치를 선택하세요</translation>
</message>
<message>
<source>{program} did not answer {word!r} in time and was stopped</source>
<translation type="unfinished">{program}이(가) {word!r}에 제때 응답하지 않아 종료했습니다</translation>
</message>
<message>
<source>{program} ended ({how}) at {word!r}</source>
<translation type="unfinished">{program}이(가) {word!r}에서 끝났습니다({how})</translation>
</message>
<message>
<source>{program} has ended, so {word!r} can't be sent to it</source>
<translation type="unfinished">{program}이(가) 끝나서 {word!r}을(를) 더 물을 수 없습니다</translation>
</message>
<message>
<source>{program} has left the game</source>
<translation type="unfinished">{program}이(가) 대국을 그만두었습니다</translation>
</message>
<message>
<source>{program} left the game: {reason}.</source>
<translation type="unfinished">{program}이(가) 대국을 그만두었습니다: {reason}.</translation>
</message>
<message>
<source>{program} refuses the position: {reason!s:.200}</source>
<translation type="unfinished">{program}이(가) 국면을 거부했습니다: {reason!s:.200}</translation>
</message>
<message>
<source>{program} refuses {command!r:.60}: {reason:.200}</source>
<translation type="unfinished">{program}이(가) {command!r:.60}을(를) 거부했습니다: {reason:.200}</translation>
</message>
<message>
<source>{program} reports only moves that were excluded from the search</source>
<translation type="unfinished">{program}은(는) 탐색하지 않을 수만 알렸습니다</translation>
</message>
<message>
<source>{program} was closed</source>
<translation type="unfinished">{program}을(를) 닫았습니다</translation>
</message>
<message>
<source>{program}: other programs can only play on this computer; leave it out, or play without a cluster</source>
<translation type="unfinished">{program}: 다른 프로그램은 이 컴퓨터에서만 대국할 수 있습니다. 제외하거나 클러스터 없이 대국하세요</translation>
</message>
<message>
<source>{range}; source: {source}</source>
<translation type="unfinished">{range}, {source}에 따름</translation>
</message>
<message>
<source>{rating} on {size}x{size} at {visits} visits</source>
<translation type="unfinished">{rating}, {size}x{size}, 탐색 수 {visits}</translation>
</message>
<message>
<source>{rating} on {size}x{size} without a search</source>
<translation type="unfinished">{rating}, {size}x{size}, 탐색 없음</translation>
</message>
<message>
<source>{reason}; choose another key.</source>
<translation type="unfinished">{reason}. 다른 키를 선택하세요.</translation>
</message>
<message>
<source>{reason}; choose another network</source>
<translation type="unfinished">{reason}. 다른 신경망을 선택하세요</translation>
</message>
<message>
<source>{remarks}. {text}</source>
<translation type="unfinished">{remarks}. {text}</translation>
</message>
<message>
<source>{result} (dead stones as the network sees them)</source>
<translation type="unfinished">{result} (사석은 신경망의 판단)</translation>
</message>
<message>
<source>{result} at komi {komi} is impossible by area without a seki</source>
<translation type="unfinished">덤 {komi}에서 {result}은(는) 빅 없이 영역 계가로는 나올 수 없음</translation>
</message>
<message>
<source>{right} of {asked} right at the first try ({percent})</source>
<translation type="unfinished">한 번에 정답 {right}/{asked} ({percent})</translation>
</message>
<message>
<source>{root}: holds more than {most:,} files; choose another folder</source>
<translation type="unfinished">{root}: 파일이 {most:,}개보다 많습니다. 다른 폴더를 선택하세요</translation>
</message>
<message>
<source>{row} and {column} have not met; play their games</source>
<translation type="unfinished">{row}와(과) {column}은(는) 아직 두지 않았습니다. 두게 하세요</translation>
</message>
<message>
<source>{rules} rules</source>
<translation type="unfinished">{rules} 규칙</translation>
</message>
<message>
<source>{run} could not be compared: {why}.</source>
<translation type="unfinished">{run}을(를) 비교하지 못했습니다: {why}.</translation>
</message>
<message>
<source>{run}, game {number}</source>
<translation type="unfinished">{run}, 대국 {number}</translation>
</message>
<message>
<source>{run}: {count} generations are compared.</source>
<translation type="unfinished">{run}: {count}개 세대를 비교했습니다.</translation>
</message>
<message>
<source>{scoring} (assumed)</source>
<translation type="unfinished">{scoring}(가정)</translation>
</message>
<message>
<source>{search}, temperature {number:g}</source>
<translation type="unfinished">{search}, 온도 {number:g}</translation>
</message>
<message>
<source>{seconds:.0f} s</source>
<translation type="unfinished">{seconds:.0f}초</translation>
</message>
<message>
<source>{seconds:g} min</source>
<translation type="unfinished">{seconds:g}분</translation>
</message>
<message>
<source>{seconds:g} s</source>
<translation type="unfinished">{seconds:g}초</translation>
</message>
<message>
<source>{seconds:g} s per move</source>
<translation type="unfinished">한 수에 {seconds:g}초</translation>
</message>
<message>
<source>{sentence}.</source>
<translation type="unfinished">{sentence}.</translation>
</message>
<message>
<source>{server} counts so</source>
<translation type="unfinished">{server}은(는) 이렇게 계가함</translation>
</message>
<message>
<source>{share:.0f} % branches</source>
<translation type="unfinished">분기 {share:.0f} %</translation>
</message>
<message>
<source>{share} of {rank} players play here</source>
<translation type="unfinished">{rank} 대국자의 {share}이(가) 여기에 둠</translation>
</message>
<message>
<source>{share} % of {rank} players would play it, too.</source>
<translation type="unfinished">{rank} 대국자의 {share} %도 이렇게 둡니다.</translation>
</message>
<message>
<source>{shown!r} between properties left out</source>
<translation type="unfinished">속성 사이의 {shown!r}을(를) 뺌</translation>
</message>
<message>
<source>{shown} of {all} lines and arrows are shown</source>
<translation type="unfinished">선과 화살표 {all}개 중 {shown}개 표시</translation>
</message>
<message>
<source>{side} ahead by {points}</source>
<translation type="unfinished">{side} {points} 우세</translation>
</message>
<message>
<source>{side} is ahead at every komi</source>
<translation type="unfinished">덤이 얼마든 {side} 우세</translation>
</message>
<message>
<source>{side} is {lead}</source>
<translation type="unfinished">{side} {lead}</translation>
</message>
<message>
<source>{side} to play</source>
<translation type="unfinished">{side} 차례</translation>
</message>
<message>
<source>{side} to play, komi {komi}</source>
<translation type="unfinished">{side} 차례, 덤 {komi}</translation>
</message>
<message>
<source>{side} wins</source>
<translation type="unfinished">{side} 승률</translation>
</message>
<message>
<source>{side} wins at komi {komi}</source>
<translation type="unfinished">덤 {komi}에서 {side} 승률</translation>
</message>
<message>
<source>{side}'s mistakes</source>
<translation type="unfinished">{side}의 악수</translation>
</message>
<message>
<source>{side}, mostly: {common}</source>
<translation type="unfinished">{side}은 주로: {common}</translation>
</message>
<message>
<source>{site} redirects again and again.</source>
<translation type="unfinished">{site}이(가) 계속 리디렉션합니다.</translation>
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
<translation type="unfinished">{size:.0f} MB, {folder}</translation>
</message>
<message>
<source>{size:.0f} MB, to be kept in {folder}</source>
<translation type="unfinished">{size:.0f} MB, {folder}에 보관합니다</translation>
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
<translation type="unfinished">{size}x{size}에는 접바둑의 정해진 점이 없습니다.</translation>
</message>
<message>
<source>{size}x{size} has customary points for up to {stones} stones.</source>
<translation type="unfinished">{size}x{size}에는 {stones}점까지 정해진 점이 있습니다.</translation>
</message>
<message>
<source>{size}x{size} has no customary points for {stones} handicap stones; choose free placement or another number</source>
<translation type="unfinished">{size}x{size}에는 {stones}점 접바둑의 정해진 점이 없습니다. 자유 배치나 다른 치수를 선택하세요</translation>
</message>
<message>
<source>{size}x{size}, komi {komi}</source>
<translation type="unfinished">{size}x{size}, 덤 {komi}</translation>
</message>
<message>
<source>{size}×{size}, {network}: {games}, {visits} visits</source>
<translation type="unfinished">{size}×{size}, {network}: {games}, 탐색 {visits}회</translation>
</message>
<message>
<source>{small} to {large}</source>
<translation type="unfinished">{small}~{large}</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visit by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}: {network}, 탐색 수 {n}(으)로 대국 전체를 복기했습니다. 대국 수: {games}. {about} 범위가 서로 겹치므로 한 판으로는 기력을 알 수 없습니다.</translation>
</message>
<message>
<source>{source}: whole games reviewed with {n} visits by {network}; players’ games: {games}. {about} The ranges overlap: a single game tells no rank.</source>
<translation type="unfinished">{source}: {network}, 탐색 수 {n}(으)로 대국 전체를 복기했습니다. 대국 수: {games}. {about} 범위가 서로 겹치므로 한 판으로는 기력을 알 수 없습니다.</translation>
</message>
<message>
<source>{speed} evaluations per second of one core on {size}×{size}, in calls of 8.</source>
<translation type="unfinished">{size}×{size}에서 코어 1개로 초당 {speed}회 평가(8개씩 호출).</translation>
</message>
<message>
<source>{speed} evaluations/s</source>
<translation type="unfinished">{speed} 평가/초</translation>
</message>
<message>
<source>{status} – {seconds} s so far</source>
<translation type="unfinished">{status} – {seconds}초 경과</translation>
</message>
<message>
<source>{steps:,} steps</source>
<translation type="unfinished">{steps:,}단계</translation>
</message>
<message>
<source>{step} (done)</source>
<translation type="unfinished">{step} (완료)</translation>
</message>
<message>
<source>{stones} ({low} to {high})</source>
<translation type="unfinished">{stones} ({low}~{high})</translation>
</message>
<message>
<source>{stones} are safe now; {better} keeps them in danger.</source>
<translation type="unfinished">이제 {stones}은 안전합니다. {better}에 두면 계속 위험합니다.</translation>
</message>
<message>
<source>{stones} captured</source>
<translation type="unfinished">따낸 돌 {stones}</translation>
</message>
<message>
<source>{stones} die now; with {better} they live.</source>
<translation type="unfinished">이제 {stones}은 죽습니다. {better}에 두면 삽니다.</translation>
</message>
<message>
<source>{stones} die now; {better} gives them a chance to live.</source>
<translation type="unfinished">이제 {stones}은 죽습니다. {better}에 두면 살 기회가 있습니다.</translation>
</message>
<message>
<source>{stones} get a chance to live; {better} kills them.</source>
<translation type="unfinished">{stones}에 살 기회가 생깁니다. {better}에 두면 잡습니다.</translation>
</message>
<message>
<source>{stones} get into danger; with {better} they are safe.</source>
<translation type="unfinished">{stones}이 위험해집니다. {better}에 두면 안전합니다.</translation>
</message>
<message>
<source>{stones} handicap stones (AB) are missing; put on their usual points</source>
<translation type="unfinished">{stones}점 접바둑 돌(AB)이 없어 보통 점에 놓음</translation>
</message>
<message>
<source>{stones} live in seki now; {better} kills them.</source>
<translation type="unfinished">{stones}이 지금은 빅으로 삽니다. {better}이면 잡습니다.</translation>
</message>
<message>
<source>{stones} live now; {better} kills them.</source>
<translation type="unfinished">이제 {stones}은 삽니다. {better}에 두면 잡습니다.</translation>
</message>
<message>
<source>{stones} live now; {better}, inside their eye space, kills them.</source>
<translation type="unfinished">{stones}이 지금은 삽니다. 안형 안의 {better}이면 잡습니다.</translation>
</message>
<message>
<source>{subject} ({count} of {all} main mistakes)</source>
<translation type="unfinished">{subject}(주요 악수 {all}개 중 {count}개)</translation>
</message>
<message>
<source>{text!r:.60} names no part; write NAME, or NAME setting=value …, and a semicolon between two of them</source>
<translation type="unfinished">{text!r:.60}은(는) 부품의 지정이 아닙니다. ‘이름’ 또는 ‘이름 설정=값 …’으로 쓰고, 여럿이면 세미콜론으로 나누세요</translation>
</message>
<message>
<source>{text} (standard errors {points:.1f} and {beta:.2f})</source>
<translation type="unfinished">{text}(표준 오차 {points:.1f}, {beta:.2f})</translation>
</message>
<message>
<source>{text} (you won {won} of {games})</source>
<translation type="unfinished">{text} ({games}국 중 {won}승)</translation>
</message>
<message>
<source>{text} isn't closed; read to the end</source>
<translation type="unfinished">{text}이(가) 닫히지 않음, 끝까지 읽음</translation>
</message>
<message>
<source>{text}, not {value}</source>
<translation type="unfinished">{text}(현재 {value})</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visit each</source>
<translation type="unfinished">{text}, 각각 탐색 수 {fewest}~{n}</translation>
</message>
<message>
<source>{text}, {fewest} to {n} visits each</source>
<translation type="unfinished">{text}, 각각 탐색 수 {fewest}~{n}</translation>
</message>
<message>
<source>{text}, {n} visit each</source>
<translation type="unfinished">{text}, 각각 탐색 수 {n}</translation>
</message>
<message>
<source>{text}, {n} visits each</source>
<translation type="unfinished">{text}, 각각 탐색 수 {n}</translation>
</message>
<message>
<source>{text}; White gets a point for each</source>
<translation type="unfinished">{text}, 돌마다 백에 1집</translation>
</message>
<message>
<source>{time} (GPU)</source>
<translation type="unfinished">{time} (GPU)</translation>
</message>
<message>
<source>{time} ago</source>
<translation type="unfinished">{time} 전</translation>
</message>
<message>
<source>{title} changes this network's answers too much; use the evaluator auto</source>
<translation type="unfinished">{title}은(는) 이 신경망의 답을 너무 많이 바꿉니다. 평가기 auto를 쓰세요</translation>
</message>
<message>
<source>{title} is not available here ({reason}); use the evaluator auto</source>
<translation type="unfinished">{title}은(는) 여기서 쓸 수 없습니다({reason}). 평가기 auto를 쓰세요</translation>
</message>
<message>
<source>{title}: there are no games.</source>
<translation type="unfinished">{title}: 대국이 없습니다.</translation>
</message>
<message>
<source>{title}: too many requests; the link is not opened</source>
<translation type="unfinished">{title}: 요청이 너무 많아 링크를 열지 않았습니다</translation>
</message>
<message>
<source>{title}: {known} of {length} positions</source>
<translation type="unfinished">{title}: 국면 {known}/{length}</translation>
</message>
<message>
<source>{turns} turns ago</source>
<translation type="unfinished">{turns}수 전</translation>
</message>
<message>
<source>{typical} of {n} mistake is typical of the rank, not of the next</source>
<translation type="unfinished">악수 {n}개 중 {typical}개가 이 기력에 흔하고 다음 기력에는 드묾</translation>
</message>
<message>
<source>{typical} of {n} mistakes are typical of the rank, not of the next</source>
<translation type="unfinished">악수 {n}개 중 {typical}개가 이 기력에 흔하고 다음 기력에는 드묾</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} CPU-minutes</source>
<translation type="unfinished">CPU 시간 {limit:g}분 중 {used:.1f}분</translation>
</message>
<message>
<source>{used:.1f} of {limit:g} min</source>
<translation type="unfinished">{limit:g}분 중 {used:.1f}분</translation>
</message>
<message>
<source>{used} of {limit} nodes</source>
<translation type="unfinished">노드 {limit}개 중 {used}개</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} move</source>
<translation type="unfinished">{value:g} ({low:g}–{high:g}), {n}수</translation>
</message>
<message>
<source>{value:g} ({low:g}–{high:g}), {n} moves</source>
<translation type="unfinished">{value:g} ({low:g}–{high:g}), {n}수</translation>
</message>
<message>
<source>{value} at {axis} {place}</source>
<translation type="unfinished">{value} ({axis} {place})</translation>
</message>
<message>
<source>{vertex!r} is not a point of this board; use A1 to {last}, or pass</source>
<translation type="unfinished">{vertex!r}은(는) 이 바둑판의 점이 아닙니다. A1부터 {last}까지 또는 pass를 쓰세요</translation>
</message>
<message>
<source>{visits:,} visits per move</source>
<translation type="unfinished">한 수당 탐색 수 {visits:,}</translation>
</message>
<message>
<source>{visits} of {goal} visits per agent</source>
<translation type="unfinished">에이전트당 탐색 수 {visits}/{goal}</translation>
</message>
<message>
<source>{visits} visit per agent</source>
<translation type="unfinished">에이전트당 탐색 수 {visits}</translation>
</message>
<message>
<source>{visits} visits</source>
<translation type="unfinished">탐색 수 {visits}</translation>
</message>
<message>
<source>{visits} visits per agent</source>
<translation type="unfinished">에이전트당 탐색 수 {visits}</translation>
</message>
<message>
<source>{winner} won, but {loser} led until move {last}.</source>
<translation type="unfinished">{winner}이 이겼지만 {last}수까지는 {loser}이 앞섰습니다.</translation>
</message>
<message>
<source>{wins:g} of {games}</source>
<translation type="unfinished">{games}국 중 {wins:g}승</translation>
</message>
<message>
<source>{yours}; the game came to {winrate}.</source>
<translation type="unfinished">{yours}. 실전은 {winrate}에 이르렀습니다.</translation>
</message>
<message>
<source>{yours}; the game did as well, within the error.</source>
<translation type="unfinished">{yours}. 실전도 오차 안에서 같았습니다.</translation>
</message>
<message>
<source>{yours}; the game kept the 50 %.</source>
<translation type="unfinished">{yours}. 실전은 50 %를 지켰습니다.</translation>
</message>
<message>
<source>{yours}; the game kept {percent} of 50 %.</source>
<translation type="unfinished">{yours}. 실전은 50 % 중 {percent}을(를) 지켰습니다.</translation>
</message>
<message>
<source>{yours}; the game kept {percent}.</source>
<translation type="unfinished">{yours}. 실전은 {percent}을(를) 지켰습니다.</translation>
</message>
<message>
<source>α, the score it expects without a search [points for Black]</source>
<translation type="unfinished">α, 탐색 없이 예상하는 집 차이 [흑의 집]</translation>
</message>
<message>
<source>β {beta}, 75 % at ±{width:.1f} points</source>
<translation type="unfinished">β {beta}, ±{width:.1f}집에서 75 %</translation>
</message>
<message>
<source>λ windows</source>
<translation type="unfinished">λ 창</translation>
</message>
<message>
<source>λ, 0 for playing to win and 1 for points: {all}; ahead {ahead}; behind {behind}.</source>
<translation type="unfinished">λ(0은 승리, 1은 집을 추구): {all}. 앞설 때 {ahead}, 뒤질 때 {behind}.</translation>
</message>
<message>
<source>“{setting}”</source>
<translation type="unfinished">“{setting}”</translation>
</message>
<message>
<source>◆ panel member: a win against it moves a network this way</source>
<translation type="unfinished">◆ 패널 구성원: 이기면 신경망이 이 방향으로 움직입니다</translation>
</message>
</context>
</TS>
