#!/bin/sh
# Makes an AppImage of the folder dist/linux that installer/build.py fills; appimagetool has to be on the path.
set -eu
cd "$(dirname "$0")/../.."
work=build/AppDir
rm -rf "$work"
mkdir -p "$work"
cp -a dist/linux/usr "$work/usr"
cp "$work"/usr/share/applications/org.bgdesk.bgdesk.desktop "$work"/
cp "$work"/usr/share/icons/hicolor/256x256/apps/org.bgdesk.bgdesk.png "$work"/
ln -s usr/bin/bgdesk "$work/AppRun"
version=$(sed -n 's/^__version__ = "\(.*\)"$/\1/p' bgdesk/__init__.py)
ARCH=$(uname -m) appimagetool "$work" "dist/bgdesk-$version-linux-$(uname -m).AppImage"
