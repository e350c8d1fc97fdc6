/** Begins a palette of GIMP or Paint Shop Pro, which lists the channels of each color, perhaps with a name behind them. */
const LISTS_CHANNELS = /^(?:GIMP Palette|JASC-PAL)\b/i
/** A palette of paint.net: comments, perhaps with digits in them, and then eight digits a color, alpha first. */
const PAINT_NET = /^;\s*paint\.net.*?((?:\b[\da-f]{8}\s*)+)$/is
/** What a link has of a palette: `/264653-2a9d8f`, or behind `/palette/` all digits in a row. */
const IN_LINK =
  /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]+(?=\/)\S*?(?:[/#=]((?:[\da-f]{6}-)+[\da-f]{6})|\/palette\/((?:[\da-f]{6}){2,}))(?![\w-])/i
/** A value that is called one, beside the same color in other forms: `"hex":"264653","rgb":[38,70,83]` */
const NAMED_HEX = /\bhex["']?\s*[:=]\s*["']?#?([\da-f]{6})\b/gi
/** A resource of Android or XAML, where the alpha of eight digits stands first. */
const ELEMENT = /<color\b[^>]*>\s*#([\da-f]{8}|[\da-f]{6})\s*</gi
const ROW = /^\s*\d{1,3}(?:[\s,]+\d{1,3}){2}(?![\w.%])/
/** Numbers with nothing but blanks, commas and brackets between them. */
const RUN = /(?<![\w.#-])\d{1,4}(?:[\s,;[\]()]+\d{1,4})*(?![\w.%])/g
/** What has no colors in a file: what stands before them, or else its name, and names with them: `Sand (233, 196, 106)` */
const ASIDE = /^.*\b(?:Columns|Colors):|\bName:.*?(?=#)|\(.*?\)/gs

/** The channels in a run of numbers; what stands before the first, such as a number of columns, is left over. */
function rowsOf(run: string, perRow: number): string[] {
  const numbers = run.match(/\d+/g) ?? []
  const rows = Math.floor(numbers.length / perRow)
  const first = numbers.length - rows * perRow
  return Array.from({ length: rows }, (_, row) =>
    numbers.slice(first + row * perRow, first + row * perRow + 3).join(' '),
  )
}

function isRows(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > 1 && lines.every((line) => ROW.test(line))) return true
  const numbers = (/^[\d\s,;[\]()]+$/.test(text) && text.match(/\d+/g)) || []
  const isWhole = numbers.length > 3 && numbers.length % 3 === 0
  return isWhole && numbers.every((number) => Number(number) <= 255)
}

/**
 * The colors of a palette as files and links of other programs have it, each as a text: files of GIMP (`.gpl`), Paint Shop
 * Pro and paint.net, rows of `70 83 101`, links such as `coolors.co/264653-2a9d8f`, values that are called `hex`, and
 * elements of Android and XAML. A field of one line makes one line of a file. Empty for anything else.
 */
export function paletteIn(text: string): string[] {
  const [, listed] = PAINT_NET.exec(text) ?? []
  if (listed) return Array.from(listed.match(/\w+/g) ?? [], (argb) => `0x${argb}`)
  const [, parted, joined] = IN_LINK.exec(text) ?? []
  const digits = parted ?? joined
  if (digits) return digits.match(/[\da-f]{6}/gi) ?? []
  const called = Array.from(text.matchAll(NAMED_HEX), ([, hex = '']) => hex)
  if (called.length > 0) return called
  const elements = Array.from(text.matchAll(ELEMENT), ([, hex = '']) => `0x${hex}`)
  if (elements.length > 0) return elements
  const isFile = LISTS_CHANNELS.test(text)
  // As numerical programs have shares of 1.
  const rows = text.replace(isFile ? ASIDE : /\/ ?255$/, '')
  if (!isFile && !isRows(rows)) return []
  const perRow = /\bChannels: *RGBA\b/.test(text) ? 4 : 3
  return (rows.match(RUN) ?? []).flatMap((run) => rowsOf(run, perRow))
}
