#!/usr/bin/env bash
# vite 8.3.8.
#
# Guess: `worker.rolldownOptions` reaches the bundler as it is written, so that
# `preserveEntrySignatures: 'strict'` keeps the exports of a worker's file in the build; the
# development server keeps them anyway.
# In fact the option is replaced by `false` without a word: the built worker has no `export`,
# although the same file has it in development. In `build.rolldownOptions` the same line does keep
# the exports of the page's entry.
#
# Who meets it: whoever wants to import the worker's file on the page where no worker can be
# started, for instance as a fallback; it works until the first build.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts vite@8.3.8
cat >page.js <<'JS'
export const page = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' })
JS
cat >worker.js <<'JS'
export const double = (n) => 2 * n
self.onmessage = ({ data }) => self.postMessage(double(data))
JS
cat >vite.config.mjs <<'JS'
const preserveEntrySignatures = 'strict'
export default {
  logLevel: 'warn',
  build: { minify: false, rolldownOptions: { input: 'page.js', preserveEntrySignatures } },
  worker: { format: 'es', rolldownOptions: { preserveEntrySignatures } },
}
JS
npx vite build

exports_of() { grep -c '^export' "$1" || true; }
echo "exports in worker.js as written: $(exports_of worker.js)"
echo "exports in the built page:       $(exports_of dist/assets/page-*.js)"
echo "exports in the built worker:     $(exports_of dist/assets/worker-*.js)"
cat dist/assets/worker-*.js
[ "$(exports_of dist/assets/page-*.js)" = 1 ]
[ "$(exports_of dist/assets/worker-*.js)" = 0 ]
