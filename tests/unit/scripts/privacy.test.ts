import { expect, test } from 'vitest'
import { readPrivacy } from '../../../scripts/build/privacy'

const README = `# A\n\n## Privacy\n\nSee [this](x.md),\nplease. Kept:\n\n| Name | Where | What |\n| --- | --- | --- |\n| \`a.b\` | cache | files, \`c\` |\n\nNo cookies.\n\n## License\n`

test.each([README, README.replaceAll('\n', '\r\n')])(
  'PL-56: the page on privacy is that part of README, without its marks',
  (readme) => {
    expect(readPrivacy(readme)).toEqual({
      before: ['See this, please. Kept:'],
      kept: [{ name: 'a.b', where: 'cache', what: 'files, c' }],
      after: ['No cookies.'],
    })
  },
)

test('a README without the table ends the build', () => {
  expect(() => readPrivacy('# A\n')).toThrow('Privacy')
})
