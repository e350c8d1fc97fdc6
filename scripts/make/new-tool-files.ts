export interface ToolNames {
  /** As `word-counter`. */
  id: string
  /** As `Word Counter`. */
  title: string
  /** As `wordCounter`. */
  camel: string
  /** As `WordCounter`. */
  pascal: string
  /** As `WORD_COUNTER`. */
  constant: string
}

/** @param id lower-case words with hyphens */
export function namesOf(id: string): ToolNames {
  const words = id.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  const pascal = words.join('')
  return {
    id,
    title: words.join(' '),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    constant: id.toUpperCase().replaceAll('-', '_'),
  }
}

/** The files of a tool that counts words, by their paths: each layer once, in its plainest form. */
export const newToolFiles = ({ id, title, camel, pascal, constant }: ToolNames) => ({
  [`src/tools/${id}/tool.ts`]: `import type { Tool, ToolName } from '../tool'
import { DESCRIPTION, SHORT_NAME, TITLE } from './name.en'

export const ${camel}Name: ToolName = {
  id: '${id}',
  title: TITLE,
  shortName: SHORT_NAME,
  available: true,
}

export const ${camel}: Tool = {
  ...${camel}Name,
  description: DESCRIPTION,
  icon: 'text-quote',
  link: '/${id}',
}
`,
  [`src/tools/${id}/name.en.ts`]: `export const TITLE = '${title}'
/** One or two words, for the tool bar. */
export const SHORT_NAME = '${title}'
/** For the card, the page's lead and search engines. */
export const DESCRIPTION = 'Counts the words of a text.'
`,
  [`src/tools/${id}/domain/words.ts`]: `/** How many words a text has: runs of anything but white space. */
export const countWords = (text: string): number => text.match(/\\S+/g)?.length ?? 0
`,
  [`src/tools/${id}/state.ts`]: `import { create } from 'zustand'

interface ${pascal}State {
  text: string
  change: (text: string) => void
}

export const use${pascal} = create<${pascal}State>((set) => ({
  text: '',
  change: (text) => set({ text }),
}))
`,
  [`src/tools/${id}/texts.en.ts`]: `import { plural } from '#lib/writing.en'

export const TEXT = 'Text'
export const wordCount = (count: number) => plural(count, { one: '# word', other: '# words' })
`,
  [`src/tools/${id}/page.tsx`]: `import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { countWords } from './domain/words'
import { use${pascal} } from './state'
import { TEXT, wordCount } from './texts.en'

export default function ${pascal}Page() {
  const text = use${pascal}((s) => s.text)
  const change = use${pascal}((s) => s.change)
  return (
    <Stack>
      <TextField label={TEXT} value={text} onChange={(event) => change(event.target.value)} />
      <output>{wordCount(countWords(text))}</output>
    </Stack>
  )
}
`,
  [`src/tools/${id}/card-readout.tsx`]: `import { MiniReadout } from '#ui/readout/mini-readout'

export default function ${pascal}CardReadout() {
  return (
    <MiniReadout tint="${id}" caption="three little words">
      3
    </MiniReadout>
  )
}
`,
  [`tests/unit/${id}/words.test.ts`]: `import { expect, test } from 'vitest'
import { countWords } from '../../../src/tools/${id}/domain/words'

test.each([
  ['', 0],
  ['  ', 0],
  ['one', 1],
  [' two\\n words ', 2],
])('%j has %i words', (text, count) => {
  expect(countWords(text)).toBe(count)
})
`,
  [`tests/e2e/states/${id}.ts`]: `import type { Page } from '@playwright/test'
import { hydrated } from '../support/hydrated'
import type { Visit } from './page-state'

const text = (page: Page) => page.getByRole('textbox', { name: 'Text' })

export const ${constant}: Record<string, Visit> = {
  '${title.toLowerCase()}': {
    open: async (page) => {
      await page.goto('/${id}')
      await hydrated(text(page))
    },
    states: {
      'with a text': (page) => text(page).fill('three little words'),
    },
  },
}
`,
})
