#!/usr/bin/env bash
# comlink 4.4.2.
#
# Guess: every function of an exposed object can be called from the other side.
# In fact one that is called `bind` cannot: the proxy keeps that name for itself and answers
# `api.bind(...)` with itself, on the spot. No message is sent, nothing is thrown, and `await` gives
# the proxy, which is a function and thus true. `call` and `apply`, its neighbors, arrive.
#
# Who meets it: a worker whose interface speaks of binding, such as keys to commands or values to
# the placeholders of a query.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts comlink@4.4.2
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { MessageChannel } from 'node:worker_threads'
import * as Comlink from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'

const called = []
const note = (name) => (value) => {
  called.push(name)
  return `${name} got ${value}`
}
const { port1, port2 } = new MessageChannel()
Comlink.expose(
  { bind: note('bind'), call: note('call'), apply: note('apply') },
  nodeEndpoint(port1),
)
const api = Comlink.wrap(nodeEndpoint(port2))

const answers = {
  bind: await api.bind('F2'),
  call: await api.call('F2'),
  apply: await api.apply('F2'),
}
for (const [name, answer] of Object.entries(answers))
  console.log(`${name}:`, typeof answer === 'function' ? 'a function, no answer' : answer)
console.log('called in the object:', called.join(', '))
port1.close()

assert.equal(typeof answers.bind, 'function')
assert.deepEqual([answers.call, answers.apply], ['call got F2', 'apply got F2'])
assert.deepEqual(called, ['call', 'apply'])
JS
