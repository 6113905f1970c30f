"""Links to games: what is asked of whom, what comes of it, and servers that misbehave."""

from __future__ import annotations

import json
import shutil
import ssl
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from engine.base import remote_file
from engine.base.errors import EngineError
from engine.base.remote_file import is_public
from engine.cli import main
from engine.links import links
from engine.links.links import SITES, Elsewhere, fetch_link, find_link, link_in
from engine.links.site import GameList
from engine.record.sgf import LoadedFile, load
from tests.fake_server import HOST, PAGE, Request, babble, redirecting, replying, silent
from tests.fake_web import PUBLIC, Web, fake_web

GAME = b"(;FF[4]SZ[9]KM[7]PB[Kuro]PW[Shiro]RE[B+R];B[ee];W[gc])"
UNFINISHED = b"(;FF[4]SZ[9]KM[7]PB[Kuro]PW[Shiro]RE[?];B[ee];W[gc])"
API = "https://online-go.com/api/v1"
PLAIN = "https://example.com/a/game.sgf"
SECURED = remote_file._secured


@pytest.fixture
def web(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Web]:
    """The internet, and an empty folder for the user's data."""
    monkeypatch.setenv("SAI_STUDIO_HOME", str(tmp_path))
    with fake_web(monkeypatch) as made:
        yield made


def game_of(link: str) -> LoadedFile:
    loaded = fetch_link(find_link(link))
    assert isinstance(loaded, LoadedFile)
    return loaded


def list_of(link: str) -> GameList:
    games = fetch_link(find_link(link))
    assert isinstance(games, GameList)
    return games


# --- which request a link leads to ---------------------------------------------------------------

ASKED = {
    "https://online-go.com/game/123": f"{API}/games/123/sgf",
    "http://online-go.com/game/123/45#x": f"{API}/games/123/sgf",
    "https://online-go.com/game/view/123": f"{API}/games/123/sgf",
    f"{API}/games/123/sgf/123.sgf": f"{API}/games/123/sgf",
    "https://online-go.com/review/7": f"{API}/reviews/7/sgf",
    "https://online-go.com/demo/view/7": f"{API}/reviews/7/sgf",
    "https://online-go.com/u/A%20b": f"{API}/players/?username=A%20b",
    "https://online-go.com/user/12": f"{API}/players/?username=12",
    "https://files.gokgs.com/games/2013/7/29/a-b.sgf": (
        "https://files.gokgs.com/games/2013/7/29/a-b.sgf"
    ),
    "http://www.gokgs.com/gameArchives.jsp?user=a&year=2013&month=7&x=y": (
        "https://www.gokgs.com/gameArchives.jsp?user=a&year=2013&month=7"
    ),
    "http://h5.foxwq.com/yehunewshare/?chessid=1784523343010001684&title=x": (
        "https://h5.foxwq.com/yehuDiamond/chessbook_local/YHWQFetchChess"
        "?chessid=1784523343010001684"
    ),
    "https://www.foxwq.com/qipu/newlist/id/2026031862241631.html": (
        "https://www.foxwq.com/qipu/newlist/id/2026031862241631.html"
    ),
    "http://example.com/a b/\u56f2.sgf?x=1": "https://example.com/a%20b/%E5%9B%B2.sgf?x=1",
    "https://\u4f8b.jp/x.sgf": "https://xn--fsq.jp/x.sgf",
}


@pytest.mark.parametrize(("link", "address"), ASKED.items(), ids=list(ASKED))
def test_a_link_leads_to_one_request(link: str, address: str) -> None:
    found = find_link(link)
    assert found.query.address == address
    assert (urlsplit(address).hostname or "") in found.hosts


@pytest.mark.parametrize("kind", ["player/5", "user/view/5", "player/5/A", "api/v1/players/5"])
def test_a_player_of_ogs_has_a_number(kind: str) -> None:
    assert find_link(f"https://online-go.com/{kind}").query.address.startswith(
        f"{API}/players/5/games/?"
    )


@pytest.mark.parametrize(
    "link",
    [
        "",
        "game.sgf",
        "file:///etc/passwd",
        "ftp://example.com/a.sgf",
        "https://computer/a.sgf",
        "https://user:secret@example.com/a.sgf",
        "https://[::1]/a.sgf",
        "https://[bad/a.sgf",
        "https://example.com:99999/a.sgf",
        "https://online-go.com/",
        "https://online-go.com/game/12x",
        "https://online-go.com/game/../5",
        "https://online-go.com/puzzle/5",
        "https://h5.foxwq.com/yehunewshare/?roomid=5",
        "https://h5.foxwq.com/yehunewshare/?chessid=5%26x",
        "https://www.gokgs.com/",
    ],
)
def test_other_links_are_refused_before_anything_is_sent(web: Web, link: str) -> None:
    with pytest.raises(EngineError):
        find_link(link)
    assert not web.connected


def test_what_was_typed_is_quoted() -> None:
    with pytest.raises(EngineError, match="^'hello' is not a link"):
        find_link("hello")


@pytest.mark.parametrize(
    ("text", "link"),
    [
        ("see https://online-go.com/game/5.", "https://online-go.com/game/5"),
        (
            "\u3010Fox\u3011https://h5.foxwq.com/x?chessid=5\uff0cbye",
            "https://h5.foxwq.com/x?chessid=5",
        ),
        (" online-go.com/game/5\n", "https://online-go.com/game/5"),
        ("<https://a.com/x.sgf>", "https://a.com/x.sgf"),
        ("a.com/x.sgf", ""),
        ("online-go.com is a server", ""),
        ("(;B[aa])", ""),
    ],
)
def test_links_are_found_in_texts(text: str, link: str) -> None:
    assert link_in(text) == link


def test_sites_have_ids_and_servers_of_their_own() -> None:
    hosts = [host for site in SITES for host in site.hosts]
    assert len({site.id for site in SITES}) == len(SITES)
    assert len(set(hosts)) == len(hosts)


# --- what comes of it ----------------------------------------------------------------------------


def test_a_game_remembers_its_link_and_little_is_sent(web: Web) -> None:
    web.pages[f"{API}/games/123/sgf"] = GAME
    (game,) = game_of("https://online-go.com/game/123").games
    assert game.info["PB"] == "Kuro"
    assert game.info["SO"] == "https://online-go.com/game/123"
    assert len(game.main_line()) == 3
    assert web.connected == [PUBLIC]
    (headers,) = web.headers
    assert headers["User-Agent"] == "SAI Studio"
    assert set(headers) == {"Host", "User-Agent", "Accept-Encoding", "Connection"}


def test_a_finished_game_is_asked_for_once(web: Web) -> None:
    web.pages[f"{API}/games/123/sgf"] = GAME
    game_of("https://online-go.com/game/123")
    web.is_online = False
    loaded = game_of("https://online-go.com/game/123/20")
    assert loaded.games[0].info["RE"] == "B+R"
    assert not loaded.notes
    assert len(web.asked) == 1


@pytest.mark.parametrize(
    ("link", "address", "data"),
    [
        ("https://online-go.com/game/1", f"{API}/games/1/sgf", UNFINISHED),
        ("https://online-go.com/review/1", f"{API}/reviews/1/sgf", GAME),
        (PLAIN, PLAIN, GAME),
    ],
)
def test_what_may_change_is_asked_for_again(web: Web, link: str, address: str, data: bytes) -> None:
    web.pages[address] = data
    game_of(link)
    web.pages[address] = data.replace(b";W[gc]", b";W[gc];B[cc]")
    assert len(game_of(link).games[0].main_line()) == 4
    web.is_online = False
    loaded = game_of(link)
    assert len(loaded.games[0].main_line()) == 4, "the copy"
    assert len(loaded.notes) == 1


def test_a_damaged_copy_is_fetched_again(web: Web, tmp_path: Path) -> None:
    web.pages[f"{API}/games/123/sgf"] = GAME
    game_of("https://online-go.com/game/123")
    (copy,) = (tmp_path / "links").iterdir()
    copy.write_bytes(b"no game")
    assert game_of("https://online-go.com/game/123").games[0].info["PB"] == "Kuro"
    assert copy.read_bytes() == GAME


def test_old_copies_are_deleted(web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(links, "MOST_KEPT", 2)
    for number in range(4):
        web.pages[f"{API}/games/{number}/sgf"] = GAME
        game_of(f"https://online-go.com/game/{number}")
    assert len(list((tmp_path / "links").iterdir())) == 2


def test_a_folder_that_can_not_be_written_keeps_nothing(web: Web, tmp_path: Path) -> None:
    (tmp_path / "links").write_bytes(b"a file")
    web.pages[PLAIN] = GAME
    assert game_of(PLAIN).games[0].info["PB"] == "Kuro"


def ogs_game(number: int, **changes: Any) -> dict[str, Any]:
    """A game as OGS lists it, in part."""
    players = {"black": {"id": 5, "username": "Kuro"}, "white": {"id": 6, "username": "Shiro"}}
    usual = {
        "id": number, "players": players, "width": 19, "height": 19, "handicap": 0, "komi": "6.50",
        "outcome": "Resignation", "black_lost": False, "white_lost": True, "annulled": False,
        "ended": "2026-04-07T18:03:04.917037Z", "time": 1e300,
    }  # fmt: skip
    return {**usual, **changes}


def games_page(web: Web, games: list[Any]) -> None:
    address = find_link("https://online-go.com/player/5").query.address
    web.pages[address] = json.dumps({"count": 9, "results": games}).encode()


def test_the_games_of_a_player_of_ogs(web: Web) -> None:
    games = [
        ogs_game(9, ended=None),
        ogs_game(8),
        ogs_game(7, width=9, height=9, handicap=2, outcome="10.5 points", white_lost=False,
                 black_lost=True),
        {"id": "broken"},
    ]  # fmt: skip
    games_page(web, games)
    found = list_of("https://online-go.com/player/5").games
    assert [game.link for game in found] == [f"https://online-go.com/game/{n}" for n in (8, 7)]
    assert [(g.date, g.black, g.white, g.result) for g in found] == [
        ("2026-04-07", "Kuro", "Shiro", "B+R"),
        ("2026-04-07", "Kuro", "Shiro", "W+10.5"),
    ]
    assert [game.size for game in found] == ["19\u00d719", "9\u00d79 H2"]


def test_a_player_of_ogs_by_name(web: Web) -> None:
    players = [{"id": 4, "username": "Kuro2"}, {"id": 5, "username": "Kuro"}]
    web.pages[f"{API}/players/?username=kuro"] = json.dumps({"results": players}).encode()
    games_page(web, [ogs_game(8)])
    assert len(list_of("https://online-go.com/u/kuro").games) == 1
    web.pages[f"{API}/players/?username=kuro"] = b'{"results": []}'
    with pytest.raises(EngineError):
        list_of("https://online-go.com/u/kuro")


KGS_PAGE = """<html><body><h1>KGS Game Archives</h1><h2>Games of KGS player kuro, July</h2>
<table><tr><th>Viewable?</th><th>White</th></tr>
<tr><td><a href="http://files.gokgs.com/games/2013/7/9/shiro-kuro.sgf">Yes</a></td>
<td><a href="gameArchives.jsp?user=shiro">shiro [2d]</a></td><td><a href="x">kuro [3k]</a></td>
<td>19\u00d719 H4</td><td>7/9/13 9:24 AM</td><td>Ranked</td><td>W+Res.</td></tr>
<tr><td><a href="https://files.gokgs.com/games/2013/7/29/kuro.sgf">Yes</a></td>
<td colspan="2"><a href="x">kuro [3k]</a></td><td>9\u00d79</td><td>7/29/13 8:21 AM</td>
<td>Demonstration</td><td></td></tr>
<tr><td>No</td><td>a</td><td>b</td><td>19\u00d719</td><td>7/1/13 1:00 AM</td><td>Free</td>
<td>B+1.5</td></tr>
<tr><td><a href="https://evil.example/games/x.sgf">Yes</a></td><td>a</td><td>b</td><td>c</td>
<td>d</td><td>e</td><td>f</td></tr>
</table><p>Download all</p></body></html>"""


def test_a_page_of_the_archive_of_kgs(web: Web) -> None:
    link = "https://www.gokgs.com/gameArchives.jsp?user=kuro&year=2013&month=7"
    web.pages[link] = KGS_PAGE.encode()
    games = list_of(link)
    assert "kuro" in games.title
    later, earlier = games.games
    assert earlier.link == "https://files.gokgs.com/games/2013/7/9/shiro-kuro.sgf"
    assert (earlier.date, earlier.black, earlier.white) == ("2013-07-09", "kuro [3k]", "shiro [2d]")
    assert (earlier.size, earlier.result) == ("19\u00d719 H4", "W+Res.")
    assert (later.date, later.white, later.result) == ("2013-07-29", "kuro [3k]", "")
    web.pages[earlier.link] = GAME
    assert game_of(earlier.link).games
    web.pages[link] = b"<html><form>user name, password</form></html>"
    with pytest.raises(EngineError, match="log in"):
        list_of(link)


def test_a_game_of_fox(web: Web) -> None:
    link = "https://h5.foxwq.com/yehunewshare/?chessid=1784523343010001684"
    address = find_link(link).query.address
    written = r"(;GM[1]FF[4]\r\nSZ[19]AP[foxwq]KM[375]RE[W+R]C[one\ntwo];B[pd])"
    answer = {"result": 0, "chess": written, "id": 1784523343010001684}
    web.pages[address] = json.dumps(answer).encode()
    (game,) = game_of(link).games
    assert (game.rules.komi, game.root.comment) == (7.5, "one\ntwo")
    other = link.replace("684", "685")
    web.pages[address.replace("684", "685")] = b'{"result": -3, "resultstr": "no such game"}'
    with pytest.raises(EngineError, match="no such game"):
        game_of(other)


def test_a_page_of_fox_with_a_game(web: Web) -> None:
    link = "https://www.foxwq.com/qipu/newlist/id/2026031862241631.html"
    shown = GAME.replace(b"Kuro", b"K &amp; O")
    web.pages[link] = b'<html><div class="x" id="player-container">\n' + shown + b"</div></html>"
    assert game_of(link).games[0].info["PB"] == "K & O"
    web.pages[link.replace("1.html", "2.html")] = b"<html></html>"
    with pytest.raises(EngineError):
        game_of(link.replace("1.html", "2.html"))


# --- servers that misbehave ----------------------------------------------------------------------


def drip(request: Request) -> None:
    """Send a byte now and then, without end."""
    request.reply(200, b"(;", Content_Length=None)
    while not request.go_on.wait(0.01):
        try:
            request.wfile.write(b"B")
        except OSError:
            return


def chatter(request: Request) -> None:
    """Send without end."""
    request.reply(200, b"(;", Content_Length=None)
    while not request.go_on.is_set():
        try:
            request.wfile.write(bytes(1 << 16))
        except OSError:
            return


BAD: dict[str, Any] = {
    "a web page": PAGE,
    "a page with a type": b"\n<!DOCTYPE html><p>(;B[aa])",
    "a picture": b"\x89PNG\r\n\x1a\n" + bytes(range(256)),
    "nothing": b"",
    "another text": b"not a game at all",
    "too long, as it says": replying(200, b"(;", Content_Length=1 << 40),
    "too long, as it turns out": chatter,
    "slow": drip,
    "silent": silent,
    "no HTTP": babble,
    "broken off": replying(200, b"(;SZ[9]", Content_Length=5000),
    "an error of the server": replying(500, PAGE),
    "not found": replying(404, PAGE),
    "forbidden": replying(403, PAGE),
    "redirected to a file": redirecting("file:///etc/passwd"),
    "redirected to ftp": redirecting("ftp://example.com/a.sgf"),
    "redirected without encryption": redirecting("http://example.com/a.sgf"),
    "redirected in a circle": redirecting("/a/game.sgf"),
    "redirected nowhere": redirecting("https:///a"),
}


@pytest.mark.parametrize("page", BAD.values(), ids=list(BAD))
def test_what_goes_wrong_is_one_sentence(
    web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, page: Any
) -> None:
    if page is drip:
        monkeypatch.setattr(remote_file, "LONGEST_S", 0.5)
    if page is silent:
        monkeypatch.setattr(remote_file, "PATIENCE_S", 0.5)
    web.pages[PLAIN] = page
    with pytest.raises(EngineError) as caught:
        game_of(PLAIN)
    text = str(caught.value)
    assert "\n" not in text
    assert "game.sgf" in text or "example.com" in text
    assert len(text) < 500
    assert not list((tmp_path / "links").iterdir())
    assert set(web.connected) <= {PUBLIC}


@pytest.mark.parametrize("page", [PAGE, b"[]", b"{", b'{"results": 5}', b"[" * 9999, b"\xff"])
def test_a_list_that_is_none(web: Web, page: bytes) -> None:
    web.pages[find_link("https://online-go.com/player/5").query.address] = page
    with pytest.raises(EngineError, match="OGS"):
        list_of("https://online-go.com/player/5")


def test_a_redirect_within_a_site_is_followed(web: Web) -> None:
    web.pages[f"{API}/games/1/sgf"] = redirecting("https://www.online-go.com/x.sgf")
    web.pages["https://www.online-go.com/x.sgf"] = GAME
    assert game_of("https://online-go.com/game/1").games


def test_another_server_is_not_asked_without_permission(web: Web) -> None:
    web.pages[PLAIN] = redirecting("https://elsewhere.example/game.sgf")
    assert fetch_link(find_link(PLAIN)) == Elsewhere("https://elsewhere.example/game.sgf")
    assert web.asked == [PLAIN]


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1",
    "0.0.0.0", "224.0.0.1", "240.0.0.1", "255.255.255.255", "198.18.0.1", "203.0.113.9",
    "::1", "::", "fe80::1%eth0", "fc00::1", "fec0::1", "ff02::1", "2001:db8::1", "::ffff:10.0.0.1",
    "64:ff9b::a00:1", "2002:a00:1::1", "::ffff:127.0.0.1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_private_addresses_are_not_connected_to(web: Web, address: str) -> None:
    assert not is_public(address)
    for found in ([address], [PUBLIC, address]):
        web.addresses["example.com"] = found
        with pytest.raises(EngineError, match="public"):
            game_of(PLAIN)
    assert not web.connected


@pytest.mark.parametrize("address", [PUBLIC, "2606:2800:220:1::1", "::ffff:8.8.8.8"])
def test_public_addresses(address: str) -> None:
    assert is_public(address)


def test_a_name_that_becomes_private_in_a_redirect(web: Web) -> None:
    def rebind(request: Request) -> None:
        web.addresses["example.com"] = ["127.0.0.1"]
        request.reply(302, b"", Location="/b.sgf")

    web.pages[PLAIN] = rebind
    with pytest.raises(EngineError, match="public"):
        game_of(PLAIN)
    assert web.connected == [PUBLIC]


@pytest.mark.parametrize("host", ["127.0.0.1", "127.1", "192.168.0.1"])
def test_private_numbers_are_refused(web: Web, host: str) -> None:
    web.addresses[host] = [host if host.count(".") == 3 else "127.0.0.1"]
    with pytest.raises(EngineError):
        game_of(f"https://{host}/a.sgf")
    assert not web.connected


def test_private_numbers_are_refused_behind_a_proxy(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("no_proxy")
    monkeypatch.delenv("NO_PROXY", raising=False)
    monkeypatch.setenv("https_proxy", f"http://{HOST}:{web.http.server_port}")
    with pytest.raises(EngineError, match="public"):
        game_of(f"https://{HOST}/a.sgf")
    assert not web.asked


def test_another_address_of_a_server_is_tried(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    web.addresses["example.com"] = ["8.8.8.8", PUBLIC]
    web.pages[PLAIN] = GAME
    connect = remote_file._socket_to

    def one_fails(address: str, port: int, seconds: float) -> Any:
        if address == "8.8.8.8":
            raise OSError("unreachable")
        return connect(address, port, seconds)

    monkeypatch.setattr(remote_file, "_socket_to", one_fails)
    assert game_of(PLAIN).games


def test_a_cancel_ends_the_reading(web: Web) -> None:
    class StopError(Exception):
        """Cancels."""

    def stop(_share: float) -> None:
        raise StopError

    web.pages[PLAIN] = silent
    with pytest.raises(StopError):
        fetch_link(find_link(PLAIN), stop)


# --- the command ---------------------------------------------------------------------------------


def test_the_command_writes_a_game_or_lists_games(
    web: Web, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    out = tmp_path / "game.sgf"
    web.pages[f"{API}/games/8/sgf"] = GAME
    assert [main(["fetch", "online-go.com/game/8"]) for _ in range(2)] == [0, 2]
    assert (tmp_path / "game-8.sgf").is_file()
    assert main(["fetch", "online-go.com/game/8", str(out)]) == 0
    assert load(out).games[0].info["SO"] == "https://online-go.com/game/8"
    assert main(["fetch", "online-go.com/game/8", str(out)]) == 2, "it is there already"
    games_page(web, [ogs_game(8), ogs_game(7)])
    capsys.readouterr()
    assert main(["fetch", "https://online-go.com/player/5"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[-1][-1] for line in lines] == ["8", "7"]
    web.pages[PLAIN] = redirecting("https://elsewhere.example/game.sgf")
    assert main(["fetch", PLAIN, str(tmp_path / "b.sgf")]) == 2
    assert "elsewhere.example" in capsys.readouterr().err
    assert PLAIN in web.asked
    assert not any("elsewhere" in address for address in web.asked)


@pytest.mark.skipif(shutil.which("openssl") is None, reason="openssl makes the certificate")
def test_certificates_of_servers_are_checked(
    web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    key, certificate = tmp_path / "key.pem", tmp_path / "certificate.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-nodes", "-newkey", "rsa:2048", "-days", "2", "-subj", "/CN=x",
         "-addext", "subjectAltName=DNS:example.com", "-keyout", key, "-out", certificate],
        check=True, capture_output=True,
    )  # fmt: skip
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(certificate, key)
    web.http.socket = server.wrap_socket(web.http.socket, server_side=True)
    monkeypatch.setattr(remote_file, "_secured", SECURED)
    web.pages[PLAIN] = GAME
    with pytest.raises(EngineError, match="CERTIFICATE_VERIFY_FAILED"):
        game_of(PLAIN)
    monkeypatch.setenv("SSL_CERT_FILE", str(certificate))
    assert game_of(PLAIN).games
    with pytest.raises(EngineError, match="CERTIFICATE_VERIFY_FAILED"):
        game_of("https://another.example/game.sgf")
