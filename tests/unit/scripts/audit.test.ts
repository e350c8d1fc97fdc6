import { expect, test } from 'vitest'
import { readAudit } from '../../../scripts/supply-chain/audit.mjs'

const report = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities: {}, metadata: { vulnerabilities } })

const none = { info: 0, low: 0, moderate: 0, high: 0, critical: 0 }

test('PL-34: a complete report is an answer', () => {
  const found = { ...none, high: 2, total: 2 }
  expect(readAudit(report(found), '')).toEqual({ ran: true, severities: found })
})

test.each([
  [
    'a registry that refuses the question',
    JSON.stringify({
      message: '405 Method Not Allowed - POST https://user:word@host/-/npm',
      error: {},
    }),
    'npm error audit endpoint returned an error',
    '405 Method Not Allowed - POST the registry',
  ],
  [
    'no network',
    '',
    'npm error network request to https://host failed',
    'npm error network request to the registry failed',
  ],
  ['an empty answer', '', '', 'npm audit said nothing'],
  ['an empty object', '{}', '', 'npm audit gave no count'],
  ['a report without counts', report({}), '', 'npm audit gave no count'],
  ['null', 'null', '', 'npm audit said nothing'],
])('PL-34: %s is no answer, and the reason has no address', (_case, stdout, stderr, reason) => {
  expect(readAudit(stdout, stderr)).toEqual({ ran: false, reason })
})
