#!/bin/sh
# In a release: starts the site, or runs one of the operator's commands, with the Node and the packages beside it and without npm.
set -eu
release=$(dirname "$(dirname "$(readlink -f "$0")")")
node=$release/bin/node
[ -x "$node" ] || node=node
export NODE_ENV=production MALLOC_ARENA_MAX=2

run() {
  program=$1
  shift
  # Node would print a message at every start if the file were named but missing.
  set -- "$release/server/build/$program.js" "$@"
  [ ! -f .env ] || set -- --env-file=.env "$@"
  exec "$node" --max-semi-space-size=8 --heap-growing-percent=40 "$@"
}

case ${1-start} in
  start) run main ;;
  demo) run seed ;;
  version) run admin version ;;
  admin)
    shift
    run admin "$@"
    ;;
  *)
    echo "bin/portway                start the site
bin/portway admin          list the operator's commands, such as: bin/portway admin backup FOLDER
bin/portway demo           fill an empty database with made-up people
bin/portway version        say which release this is
Settings are environment variables, or stand in .env of this folder: see docs/settings.md." >&2
    exit 2
    ;;
esac
