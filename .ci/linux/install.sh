#!/bin/sh
# Put SAI Studio into the menu of the desktop, and its commands into ~/.local/bin.
# The programs stay in this folder. `./install.sh --remove` takes everything back.
set -eu
here=$(CDPATH='' cd -- "$(dirname -- "$0")" && pwd -P)
share=${XDG_DATA_HOME:-$HOME/.local/share}
bin=$HOME/.local/bin

(cd "$here/share" && find . -type f) | while read -r file; do
    rm -f "$share/$file"
    if [ "${1:-}" != --remove ]; then
        mkdir -p "$(dirname "$share/$file")"
        cp "$here/share/$file" "$share/$file"
    fi
done
rm -f "$bin/sai-studio" "$bin/sai-engine"
if [ "${1:-}" != --remove ]; then
    mkdir -p "$bin"
    ln -s "$here/sai-studio" "$here/sai-engine" "$bin/"
    # the menu may not search ~/.local/bin: name the program by its full path
    entry=$share/applications/sai-studio.desktop
    while read -r line; do
        case $line in Exec=*) line="Exec=\"$here/sai-studio\" %f" ;; esac
        printf '%s\n' "$line"
    done <"$here/share/applications/sai-studio.desktop" >"$entry"
fi
for command in "update-mime-database $share/mime" "update-desktop-database $share/applications"; do
    if command -v "${command%% *}" >/dev/null; then $command || true; fi
done
if [ "${1:-}" = --remove ]; then
    echo "SAI Studio is no longer in the menu. Delete $here to remove the program."
else
    echo "SAI Studio is in the menu; the commands are in $bin."
fi
