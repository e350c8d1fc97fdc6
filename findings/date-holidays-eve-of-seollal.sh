#!/usr/bin/env bash
# date-holidays 3.37.0, with @hyunbinseo/holidays-kr 5.2027.1 and chinese-days 1.5.7 beside it.
#
# Guess: a list of the holidays of two hundred countries has the greatest one of Korea and of China, Lunar New Year, on
# the days on which offices are closed.
# In fact Korea's three days begin with the first of the year instead of its eve, in every year: 17 to 19
# February 2026 are listed, 16 to 18 are free. (Chuseok, the other one of three days, is right.) In
# China 19 February, the fourth of four days, and 2 May are missing, both free by law since 2025.
#
# Who meets it: delivery dates, meetings and rosters: on the eve somebody is expected at work, and on the 19th no one.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true }' >package.json
npm install --silent --no-audit --no-fund --ignore-scripts \
  date-holidays@3.37.0 @hyunbinseo/holidays-kr@5.2027.1 chinese-days@1.5.7
node --input-type=module - <<'JS'
import assert from 'node:assert/strict'
import { getHolidayPreset } from '@hyunbinseo/holidays-kr'
import chineseDays from 'chinese-days'
import Holidays from 'date-holidays'

const gazette = await getHolidayPreset('2026')
/** Whether a day is a public holiday, by the library and by the list of the country. */
function both(country, day) {
  const noon = new Date(`${day}T12:00:00+0${country === 'KR' ? 9 : 8}:00`)
  const found = new Holidays(country).isHoliday(noon) || []
  const here = country === 'KR' ? day in gazette : chineseDays.isHoliday(day)
  const got = [found.some(({ type }) => type === 'public'), here]
  console.log(`${country} ${day}: date-holidays ${got[0]}, list of the country ${got[1]}`)
  return got
}
assert.deepEqual(both('KR', '2026-02-16'), [false, true])
assert.deepEqual(both('KR', '2026-02-17'), [true, true])
assert.deepEqual(both('KR', '2026-02-18'), [true, true])
assert.deepEqual(both('KR', '2026-02-19'), [true, false])
for (const day of ['24', '25', '26']) assert.deepEqual(both('KR', `2026-09-${day}`), [true, true])
for (const day of ['16', '17', '18']) assert.deepEqual(both('CN', `2026-02-${day}`), [true, true])
assert.deepEqual(both('CN', '2026-02-19'), [false, true])
assert.deepEqual(both('CN', '2026-05-02'), [false, true])
JS
