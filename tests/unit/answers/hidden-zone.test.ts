import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { rootDir } from '../../../scripts/bootstrap/paths.mjs'

const titlesIn = (zone: string) =>
  execFileSync(process.execPath, ['scripts/bootstrap/run.mjs', 'tests/support/in-zone.ts'], {
    cwd: rootDir,
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  })
    .trim()
    .replaceAll('\u202f', ' ')
    .split('\n')

test('AN-36: a moment has its zone where the browser hides the own one', () => {
  const titles = ['Timer until 5:30 PM', 'Now here', '3:00 PM here =']
  expect(titlesIn('Asia/Tokyo')).toEqual(titles)
})

test.each(['UTC', 'Atlantic/Reykjavik'])('AN-36: %s may stand for a hidden zone', (zone) => {
  expect(titlesIn(zone)).toEqual(['Timer until 5:30 PM UTC', 'Now in UTC', '3:00 PM in UTC ='])
})
