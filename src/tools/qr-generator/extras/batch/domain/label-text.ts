import { hexText } from '#lib/pdf'

/** Widths in thousandths of the font's size, Helvetica (Adobe's AFM 4.1), from U+0020 to U+007E. */
const ASCII_WIDTHS = [
  278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556,
  556, 556, 556, 556, 556, 556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667,
  611, 778, 722, 278, 500, 667, 556, 833, 722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667,
  667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500,
  222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584,
]

/** The widths from U+00A0 to U+00FF. */
const LATIN_WIDTHS = [
  278, 333, 556, 556, 556, 556, 260, 556, 333, 737, 370, 556, 584, 333, 737, 333, 400, 584, 333,
  333, 333, 556, 537, 278, 333, 333, 365, 556, 834, 834, 834, 611, 667, 667, 667, 667, 667, 667,
  1000, 722, 667, 667, 667, 667, 278, 278, 278, 278, 722, 722, 778, 778, 778, 778, 778, 584, 778,
  722, 722, 722, 722, 667, 667, 611, 556, 556, 556, 556, 556, 556, 889, 500, 556, 556, 556, 556,
  278, 278, 278, 278, 556, 556, 556, 556, 556, 556, 556, 584, 611, 556, 556, 556, 556, 500, 556,
  500,
]

/**
 * The characters of the standard font whose byte in WinAnsiEncoding is their code point (ISO 32000-1 Annex D.2). Not the
 * soft hyphen, which the font shows.
 */
const LATIN = /^[\x20-\x7e\xa0-\xac\xae-\xff]*$/

/** Whether the standard font has all characters of a text. */
export const isLatinText = (text: string) => LATIN.test(text)

/** What stands under a code on one line: its name, or its text where it has none. */
export const labelName = ({ name, text }: { name: string; text: string }) =>
  (name.trim() || text).replace(/\s+/g, ' ').trim()

/** Three points, since '…' has another byte than its code point. */
const CUT = '...'

const SMALLEST_PT = 5

function widthOf(text: string): number {
  let width = 0
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    width += (code < 0x80 ? ASCII_WIDTHS[code - 0x20] : LATIN_WIDTHS[code - 0xa0]) ?? 0
  }
  return width / 1000
}

/**
 * A line of Latin text in the middle of a width, smaller down to 5 pt and then cut, in points; each character a byte in
 * hexadecimal digits.
 */
export function fitLine(text: string, widthPt: number, largestPt: number) {
  let line = text
  const sizePt = Math.max(SMALLEST_PT, Math.min(largestPt, widthPt / Math.max(1, widthOf(line))))
  for (let kept = text.length; kept > 0 && widthOf(line) * sizePt > widthPt;) {
    kept--
    line = text.slice(0, kept) + CUT
  }
  const hex = hexText(Array.from(line, (sign) => sign.charCodeAt(0)))
  return { hex, sizePt, leftPt: (widthPt - widthOf(line) * sizePt) / 2 }
}

/** Characters from here on, such as Chinese, are about as wide as high; those before, such as Greek, are less. */
const FIRST_WIDE = '\u1100'
const NARROW = 0.6

/** As much of a line as fits into a width in 5 pt of about any font. */
export function cutLine(text: string, widthPt: number): string {
  let left = widthPt / SMALLEST_PT
  let line = ''
  for (const character of text) {
    left -= character < FIRST_WIDE ? NARROW : 1
    if (left < 0) return `${line}…`
    line += character
  }
  return text
}
