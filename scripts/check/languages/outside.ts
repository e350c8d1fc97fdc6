/** A text of a page that stands outside of the marks ⟦ ⟧, in which each text of a texts file is. */
export interface Outside {
  text: string
  /** `text`, `option`, `value`, `head`, or the attribute that it is of. */
  kind: string
}

/** Runs in the page. A word has two letters; figures count by their point or comma alone, outside of islands. */
export function outsideOfMarks(): Outside[] {
  const found: Outside[] = []
  const WORD = /\p{L}{2,}/u
  const MARKED = /⟦[^⟦⟧]*⟧/g
  const FIGURE = /\d[.,]\d/
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

  function add(kind: string, text: string, isFigureToo: boolean): void {
    // What a marked text stands in may be marked too.
    let outside = text
    while (outside.search(MARKED) >= 0) outside = outside.replaceAll(MARKED, '')
    outside = outside.trim()
    if (WORD.test(outside) || (isFigureToo && FIGURE.test(outside)))
      found.push({ text: outside, kind })
  }

  // There figures keep their own writing: they are code, or typed.
  const ISLANDS = 'code, pre, [dir="ltr"], input'
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement
    if (!parent?.checkVisibility() || parent.matches('script, style, noscript, textarea')) continue
    const kind = parent.tagName === 'OPTION' ? 'option' : 'text'
    add(kind, walker.currentNode.nodeValue ?? '', parent.closest(ISLANDS) === null)
  }
  for (const element of document.querySelectorAll(READ.map((name) => `[${name}]`).join())) {
    if (!element.checkVisibility()) continue
    for (const name of READ)
      add(name, element.getAttribute(name) ?? '', element.closest(ISLANDS) === null)
  }
  add('head', document.title, false)
  for (const tag of document.querySelectorAll('meta')) {
    const name = tag.name || (tag.getAttribute('property') ?? '')
    if (/description|keywords|title|alt/.test(name)) add('head', tag.content, false)
  }
  return found
}

/** What is the same in every language, and why. */
const OF_NO_LANGUAGE: readonly (readonly [reason: string, RegExp])[] = [
  [
    'the name of the site and what stands around the version',
    /^(Nimble|© \d{4} Nimble|\d+\.\d+\.\d+)$/,
  ],
  [
    'codes of currencies, colors and files',
    /^(#?[0-9a-f]{3,8}|[A-Z]{2,4}\d?|(rgb|hsl|oklch)a?\(.*\))$/,
  ],
  [
    'symbols of units and of money',
    /^[\d\s.,٫٬]*(°[CF]|[kMGT]?i?B|[μmckd]?[mgslL]|[A-Z]{0,2}[$€£¥₹])$/,
  ],
]

/** Without what is the same in every language. */
export const ofALanguage = (texts: readonly Outside[]): Outside[] =>
  texts.filter(({ text }) => !OF_NO_LANGUAGE.some(([, form]) => form.test(text)))
