// The languages of tests: each text stands in marks and is longer by a third, so that what stands outside of them is seen.

const LONGER = ['łòrèm', 'ìpsùm', 'dølør', 'sìt', 'àmèt', 'çønsèc']

/** Of an entry with several fields: codes, and what is looked for. */
const NO_TEXTS = new Set(['icon', 'value', 'tool', 'swatch', 'question', 'id'])

/** Samples of what the box can be asked, what it finds extras by, and a name. */
const AS_THEY_ARE = new Set(['EXAMPLES', 'TO_ASK', 'FOUND_BY', 'SITE_NAME'])

function longer(text: string): string {
  const wanted = Math.max(2, Math.ceil(text.length / 3))
  let more = ''
  for (let at = 0; more.length < wanted; at++) more += ` ${LONGER[at % LONGER.length]}`
  return more.slice(0, wanted)
}

/** Digits and signs alone are no text. */
const marked = (text: string): string =>
  /\p{L}{2}/u.test(text) ? `⟦${text}${longer(text)}⟧` : text

/** As a translation writes the figures of a sentence; those that come in as values are the page's task. */
const inOwnFigures = (text: string): string =>
  text.replace(/(?<=\d)\.(?=\d)/g, '٫').replace(/(?<=\d),(?=\d{3})/g, '٬')

const isPlain = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype || Array.isArray(value)

/**
 * What a texts file exports, with all its texts in marks; what its functions give too.
 * @param name of the export
 * @param isMade by a function, of what it was given
 */
export function pseudo<Value>(value: Value, name = '', isMade = false): Value {
  if (AS_THEY_ARE.has(name)) return value
  if (typeof value === 'string') return marked(isMade ? value : inOwnFigures(value)) as Value
  if (typeof value === 'function') {
    const words = value as unknown as (...values: unknown[]) => unknown
    return ((...values: unknown[]) => pseudo(words(...values), '', true)) as Value
  }
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  if (Array.isArray(value)) return value.map((one: unknown) => pseudo(one, '', isMade)) as Value
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      NO_TEXTS.has(key) ? one : pseudo(one, '', isMade),
    ]),
  ) as Value
}
