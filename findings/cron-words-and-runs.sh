#!/usr/bin/env bash
# cronstrue 3.39.0, cron-parser 5.10.6, croner 11.0.1.
#
# Guess: the sentence that a library makes of a cron line says when the job runs, and two libraries run
# it at the same times.
# In fact cronstrue says 'Every 45 minutes' of `*/45 * * * *`, which runs at :45 and :00, after 45 and
# 15 minutes by turns; and 'on day 1 of the month, and on Monday' of `0 0 1 * 1`, which runs on each first
# day and on each Monday as well. Where clocks are set back, `*/30 2 * * *` in Berlin runs twice on 25
# October 2026 by cron-parser and four times by croner; where they are set forward, `30 2 * * *` runs at
# 3:30 by the one and at 3:00 by the other.
#
# Who meets it: dialogs that show the sentence beside the line, and jobs that move to another library.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts cronstrue@3.39.0 cron-parser@5.10.6 croner@11.0.1
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { CronExpressionParser } from 'cron-parser'
import { Cron } from 'croner'
import cronstrue from 'cronstrue'

const ZONE = 'Europe/Berlin'
const time = (date) => date.toISOString().slice(0, 16)
function runs(line, from, count) {
  const parser = CronExpressionParser.parse(line, { currentDate: from, tz: ZONE })
  const parsed = Array.from({ length: count }, () => time(parser.next().toDate()))
  const croner = new Cron(line, { timezone: ZONE }).nextRuns(count, new Date(from)).map(time)
  console.log(`${line} (${cronstrue.toString(line)}), from ${from}`)
  console.log('  cron-parser:', ...parsed)
  console.log('  croner:     ', ...croner)
  return [parsed, croner]
}
assert.equal(cronstrue.toString('*/45 * * * *'), 'Every 45 minutes')
const [often] = runs('*/45 * * * *', '2026-03-02T12:00:00Z', 4)
assert.deepEqual(
  often.map((run) => run.slice(-5)),
  ['12:45', '13:00', '13:45', '14:00'],
)
assert.match(cronstrue.toString('0 0 1 * 1'), /on day 1 of the month, and on Monday$/)
// Mondays are 4, 11 and 18 May 2026, in summer at 22:00 of the day before in UTC; 1 May is a Friday.
for (const found of runs('0 0 1 * 1', '2026-04-28T12:00:00Z', 3)) {
  assert.deepEqual(found, ['2026-04-30T22:00', '2026-05-03T22:00', '2026-05-10T22:00'])
}
const back = runs('*/30 2 * * *', '2026-10-24T12:00:00Z', 5)
const onThatDay = back.map((found) => found.filter((run) => run.startsWith('2026-10-25')).length)
assert.deepEqual(onThatDay, [2, 4])
const forward = runs('30 2 * * *', '2026-03-28T12:00:00Z', 1)
assert.deepEqual(forward, [['2026-03-29T01:30'], ['2026-03-29T01:00']])
JS
