import { expect, test } from 'vitest'

import { browserFault, mainVersion } from '../../../scripts/check/browser/find-browser'

test.each([
  ['Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)', 156],
  ['Google Chrome 111.0.5563.64 ', 111],
  ['Microsoft Edge 120.0.2210.91', 120],
  ['Command chromium requires the chromium snap to be installed.', null],
  ['', null],
])('the main version in "%s" is %s', (text, version) => {
  expect(mainVersion(text)).toBe(version)
})

test('a program that is no browser does not do', () => {
  expect(browserFault('/nowhere/chromium')).toBe('it does not start')
})
