import { expect, test } from 'vitest'
import { privacyText } from '../../../scripts/build/privacy'
import { readSource } from '../../support/source-files'

test('PL-56: the page on privacy is that part of README, without its marks', () => {
  const readme = `# A\n\n## Privacy\n\nSee [this](x.md).\n\n| Name | Where | What |\n| --- | --- | --- |\n| \`a.b\` | cache | files |\n\nNo cookies.\n\n## License\n`
  expect(privacyText(readme)).toBe('Privacy\n\nSee this.\n\n- a.b (cache): files\n\nNo cookies.\n')
})

test('it names everything that is kept', () => {
  const [, table = ''] = readSource('README.md').split('## Privacy')
  const names = [...table.matchAll(/^\| `([^`]+)`/gm)].map(([, name]) => name)
  expect(names.length).toBeGreaterThan(8)
  for (const name of names) expect(privacyText()).toContain(`- ${name} (`)
})

test('a README without that part ends the build', () => {
  expect(() => privacyText('# A\n')).toThrow('Privacy')
})
