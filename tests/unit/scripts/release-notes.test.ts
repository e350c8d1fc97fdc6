import { expect, test } from 'vitest'
import { releaseNotes } from '../../../scripts/make/release-notes'

const CHANGELOG = `# Changelog

## Unreleased

- Next.

## 1.1.0 (2027-01-02)

- Second.

### For hosts

- Third.

## 1.0.0 (2026-11-28)

- First.
`

test('a release is published with its part of the changelog', () => {
  expect(releaseNotes('v1.1.0', '1.1.0', CHANGELOG)).toBe(
    '- Second.\n\n### For hosts\n\n- Third.\n',
  )
  expect(releaseNotes('v1.0.0', '1.0.0', CHANGELOG)).toBe('- First.\n')
})

test.each([
  ['v1.2.0', '1.1.0', 'The tag is v1.2.0'],
  ['1.1.0', '1.1.0', 'The tag is 1.1.0'],
  ['v1.2.0', '1.2.0', 'no part for 1.2.0'],
  ['v1.0', '1.0', 'no part for 1.0'],
])('%s of version %s is none', (tag, version, message) => {
  expect(() => releaseNotes(tag, version, CHANGELOG)).toThrow(message)
})
