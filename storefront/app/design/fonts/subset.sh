#!/bin/sh
# Makes newsreader-latin-380.woff2 anew from the package of the whole font: headings have one weight, three
# languages and no size below 18 px, which is 34 KB instead of 132. Needs Debian's `fonttools`, `woff2` and
# `python3-brotli`.
set -eu
here=$(dirname "$(realpath "$0")")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
npm pack --silent @fontsource-variable/newsreader@5.3.0 | xargs tar -xzf
cp package/files/newsreader-latin-opsz-normal.woff2 whole.woff2
woff2_decompress whole.woff2
fonttools varLib.instancer whole.ttf wght=380 opsz=18:72 -o weight.ttf
pyftsubset weight.ttf --output-file=newsreader-latin-380.ttf --no-hinting \
  --layout-features='kern,liga,calt,ccmp,locl,mark,mkmk,tnum,lnum,case' \
  --unicodes='U+20-7E,U+A0-A1,U+A3,U+A7-A9,U+AB,U+AE,U+B0,U+B1,U+B4,U+B5,U+B7,U+BB,U+BF-FF,U+131,U+152-153,U+178,U+1E9E,U+2010-2014,U+2018-201A,U+201C-201E,U+2022,U+2026,U+202F,U+2039-203A,U+20AC,U+2122,U+2190-2193,U+2212'
woff2_compress newsreader-latin-380.ttf
cp newsreader-latin-380.woff2 "$here"
cp package/LICENSE "$here/OFL.txt"
