import { colorsNamed } from 'culori/fn'
import { EXAMPLES, type Example } from '../../../src/app/answers/examples.en'
import { TO_ASK } from '../../../src/app/answers/texts.en'
import { TOOLS } from '../../../src/tools/registry'
import { ALL_CATEGORIES } from '../../../src/tools/unit-converter/domain/more-units'
import { AMOUNT, SENTINEL } from './sweep'

/** A text of a page that stands outside of the marks ⟦ ⟧, in which each text of a texts file is. */
export interface Outside {
  text: string
  /** `text`, `option`, `head`, `figure`, or the attribute that it is of. */
  kind: string
}

/** Runs in the page. A word has two letters; a figure has the mark of English, outside of islands. */
export function outsideOfMarks(): Outside[] {
  const found: Outside[] = []
  const WORD = /\p{L}{2,}/u
  // No version of several points.
  const FIGURE = /(?<![\d.])\d+\.\d+(?![\d.])|\d,\d{3}/
  // What keeps its own writing: code, what is typed, what no translator may touch, and lines in another language.
  const ISLANDS = 'code, pre, [translate="no"], body [lang]'
  const READ = [
    'aria-label',
    'title',
    'placeholder',
    'alt',
    'aria-valuetext',
    'aria-description',
    'aria-roledescription',
    'label',
  ]

  /** The pieces that are not between marks, of which some may be in others. */
  // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page
  function outside(text: string, depthBefore = 0): { pieces: string; depth: number } {
    let depth = depthBefore
    let pieces = ''
    for (const sign of text) {
      if (sign === '⟦') depth++
      if (depth === 0) pieces += sign
      if (sign === '⟧') depth--
    }
    return { pieces, depth }
  }

  function add(kind: string, text: string, pieces: string, element: Element): void {
    if (element.closest(ISLANDS)) return
    if (WORD.test(pieces)) found.push({ kind, text: pieces.trim() })
    else if (FIGURE.test(text) && !element.closest('[dir="ltr"], input'))
      found.push({ kind: 'figure', text: text.trim() })
  }

  /** A sentence with elements in it has its marks in several texts. */
  const depths = new Map<Element, number>()
  const blockOf = (element: Element): Element => {
    const isInline = /^(?:inline|contents)/.test(getComputedStyle(element).display)
    return isInline && element.parentElement ? blockOf(element.parentElement) : element
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.checkVisibility() || parent.matches('script, style, noscript, textarea')) continue
    const text = walker.currentNode.nodeValue ?? ''
    const block = blockOf(parent)
    const { pieces, depth } = outside(text, depths.get(block))
    depths.set(block, depth)
    const kind = parent.tagName === 'OPTION' ? 'option' : 'text'
    add(kind, text, pieces, parent)
  }
  for (const element of document.querySelectorAll(READ.map((name) => `[${name}]`).join())) {
    if (!element.checkVisibility()) continue
    for (const name of READ) {
      const text = element.getAttribute(name) ?? ''
      add(name, text, outside(text).pieces, element)
    }
  }
  const heads = [...document.querySelectorAll('meta')].filter(({ name, attributes }) =>
    /description|keywords|title|alt/.test(
      name || (attributes.getNamedItem('property')?.value ?? ''),
    ),
  )
  for (const text of [document.title, ...heads.map(({ content }) => content)])
    if (WORD.test(outside(text).pieces)) found.push({ kind: 'head', text })
  return found
}

/** What the box can be asked is written for each language, and is no translation. */
const QUESTIONS = await Promise.all(
  TOOLS.map(
    async ({ id }): Promise<{ EXAMPLES: readonly string[] }> =>
      import(`../../../src/tools/${id}/question.en.ts`),
  ),
)

const AS_THEY_ARE: ReadonlySet<string> = new Set([
  ...TO_ASK,
  ...QUESTIONS.flatMap((question) => question.EXAMPLES),
  ...EXAMPLES.flatMap(({ question, value }: Example) => [question, value]),
  // Names of CSS are code.
  ...Object.keys(colorsNamed),
  ...ALL_CATEGORIES.flatMap(({ units }) => units).map(({ symbol }) => symbol),
  SENTINEL,
  AMOUNT,
])

/** What is the same in every language, and why. */
export const OF_NO_LANGUAGE: readonly (readonly [reason: string, RegExp])[] = [
  ['the name of the site and what stands around the version', /^(Nimble|© \d{4} Nimble)$/],
  [
    'codes of currencies, colors and files',
    /^(#?[0-9a-f]{3,8}|[A-Z]{2,5}\d?|(rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(.*\))$/,
  ],
  ['symbols of money', /^([A-Z]{0,2}[$€£¥₹]|Fr|RM)$/],
  ['functions as mathematics writes them', /^(sin|cos|tan|log|ln)(\(.*\))?$/],
  ['a time of day as the browser writes it', /^\d{1,2}:\d{2}(:\d{2})?\s(AM|PM|ص|م)( UTC)?$/],
  ['a sentence that a function chooses, with a figure of its own', /^⟦Enter a number, such as /],
]

/** `5 kg` is a figure with a symbol. */
const withoutFigure = (text: string) => text.replace(/^[-−\d٫٬e]+\s/, '')

/** Without what is the same in every language. */
export const ofALanguage = (texts: readonly Outside[]): string[] =>
  texts
    .filter(
      ({ text }) =>
        !AS_THEY_ARE.has(withoutFigure(text)) &&
        !AS_THEY_ARE.has(text) &&
        !OF_NO_LANGUAGE.some(([, form]) => form.test(text)),
    )
    .map(({ kind, text }) => `${kind}: ${text}`)
