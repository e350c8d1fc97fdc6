// `npm run new-tool -- word-counter` writes what a new tool consists of, as CONTRIBUTING lists it: a small tool that
// works and is tested, to be changed into what it shall be.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { CliError } from '../bootstrap/cli-error.mjs'
import { isMain, rootDir } from '../bootstrap/paths.mjs'
import { newToolFiles, namesOf, type ToolNames } from './new-tool-files.ts'
import { ownerOf } from './taken-names.ts'

/** A line for a list that exists, and the text of that file in front of which it belongs. */
const additions = ({ id, title, camel, constant }: ToolNames) => [
  {
    file: 'src/tools/registry.ts',
    before:
      "import { passwordGenerator, passwordGeneratorName } from './password-generator/tool'\n",
    text: `import { ${camel}, ${camel}Name } from './${id}/tool'\n`,
  },
  { file: 'src/tools/registry.ts', before: ']\n\n/** The same', text: `  ${camel},\n` },
  { file: 'src/tools/registry.ts', before: ']\n', text: `  ${camel}Name,\n` },
  {
    file: 'src/site/keywords.en.ts',
    before: '}\n',
    text: `  '${id}': ['${title.toLowerCase()}', 'free ${title.toLowerCase()}'],\n`,
  },
  {
    file: 'tests/e2e/states/visits.ts',
    before: '\n/** Every state',
    text: `import { ${constant} } from './${id}'\n`,
  },
  { file: 'tests/e2e/states/visits.ts', before: '}\n', text: `  ...${constant},\n` },
  {
    file: 'tests/e2e/support/tool-acts.ts',
    before: '}\n\nexport type ToolId',
    text: `  async '${id}'(page: Page) {
    await page.goto('/${id}')
    const text = page.getByRole('textbox', { name: 'Text' })
    await hydrated(text)
    await text.fill('three little words')
    await expect(page.getByText('3 words')).toBeVisible()
  },
`,
  },
  {
    file: 'tests/e2e/privacy.spec.ts',
    before: '}\n\n/** What the page on privacy says is kept of what was typed',
    text: `  '/${id}': ['Text'],\n`,
  },
]

/** The text with an addition; throws where the place is not there, or is not the only one. */
function withAddition(
  text: string,
  { file, before, text: added }: ReturnType<typeof additions>[0],
) {
  const at = before === ']\n' || before === '}\n' ? text.lastIndexOf(before) : text.indexOf(before)
  if (at === -1) throw new Error(`${file} has no ${JSON.stringify(before)}`)
  return text.slice(0, at) + added + text.slice(at)
}

/** As `npm run fix` leaves it: an id of one word is a key without quotes, and a long one takes lines of its own. */
const formatted = async (text: string, path: string) =>
  format(text, { ...(await resolveConfig(path, { editorconfig: true })), filepath: path })

/** Throws a CliError where the id is none, or where it is taken or is what something else is called. */
function assertFree(id: string, dir: string) {
  if (!/^[a-z]+(-[a-z]+)*$/.test(id)) {
    throw new CliError(
      `The id is the address of the page: letters and hyphens, as word-counter, not "${id}".`,
    )
  }
  if (existsSync(join(dir, 'src/tools', id))) throw new CliError(`There is a tool ${id} already.`)
  const { title } = namesOf(id)
  const taken = ownerOf(title)
  if (taken) {
    throw new CliError(
      `${taken.owner} goes by "${title}" already: take another id, or those words out of ${taken.file}.`,
    )
  }
}

/**
 * Writes a new tool into the project; returns the files that were written or changed. Rejects with a CliError, and
 * writes nothing, where the id is none or is taken.
 */
export async function writeNewTool(id: string, dir = rootDir): Promise<string[]> {
  assertFree(id, dir)
  const names = namesOf(id)
  const texts = new Map(Object.entries(newToolFiles(names)))
  for (const addition of additions(names)) {
    const { file } = addition
    // An editor on Windows may have written other line ends.
    const text = texts.get(file) ?? readFileSync(join(dir, file), 'utf8').replaceAll('\r\n', '\n')
    texts.set(file, withAddition(text, addition))
  }
  for (const [file, text] of texts) texts.set(file, await formatted(text, join(dir, file)))
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  return [...texts.keys()]
}

if (isMain(import.meta.url)) {
  const [, , id = ''] = process.argv
  for (const file of await writeNewTool(id)) console.log(file)
  console.log(`
The tool counts words: look at it with npm run dev, then change it into yours. Its pictures:
  npm run og-images && npm run app-icons
What it does belongs into docs/behavior.md, README and CHANGELOG; npm test names what is missing.`)
}
