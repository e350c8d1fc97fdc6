/** The largest letters, as a share of the height of the strip; capitals are about three quarters of that. */
const LARGEST_SHARE = 0.62
const WIDEST_SHARE = 0.9

/** The least share of darkness, that of the black parts of an emoji. */
const LEAST_SHARE = 0.4

/** The first letter is one of a script that goes from right to left. */
const RIGHT_TO_LEFT =
  /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** White letters show whole; an emoji has colors of its own, and shows in their shades (ITU-R BT.601). */
function shareOf(data: Uint8ClampedArray, at: number): number {
  const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
  const light = (0.299 * r + 0.587 * g + 0.114 * b) / 255
  return LEAST_SHARE + (1 - LEAST_SHARE) * light
}

/** The share of the height of the strip that each of two lines has. */
const TWO_LINES_SHARE = 0.4

/** A text in two lines about as long as each other; null: it has one word. */
function twoLines(text: string): readonly [string, string] | null {
  const blanks = [...text.matchAll(/\s+/g)].map(({ index }) => index)
  const [first] = blanks.sort(
    (one, other) => Math.abs(one - text.length / 2) - Math.abs(other - text.length / 2),
  )
  return first === undefined ? null : [text.slice(0, first), text.slice(first).trim()]
}

/**
 * How dark a text is in each pixel, in the device's own font, as large as fits in the middle: in one line, or in two
 * where those are larger.
 */
export function drawCaption(text: string, widthPx: number, heightPx: number): Uint8Array {
  const context = new OffscreenCanvas(widthPx, heightPx).getContext('2d', {
    willReadFrequently: true,
  })
  if (!context) throw new Error('OffscreenCanvas gives no 2d context')
  const setFont = (sizePx: number) => (context.font = `700 ${sizePx}px system-ui, sans-serif`)
  /** The size in which lines fit, each at most a share of the height. */
  const fittingPx = (lines: readonly string[], share: number) => {
    const largestPx = heightPx * share
    setFont(largestPx)
    const width = Math.max(1, ...lines.map((line) => context.measureText(line).width))
    return largestPx * Math.min(1, (widthPx * WIDEST_SHARE) / width)
  }
  const two = twoLines(text)
  const [onePx, twoPx] = [
    fittingPx([text], LARGEST_SHARE),
    two ? fittingPx(two, TWO_LINES_SHARE) : 0,
  ]
  setFont(Math.max(onePx, twoPx))
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  // By default that of the page, which a worker does not have: the last sign of such a line would come first.
  context.direction = RIGHT_TO_LEFT.test(text) ? 'rtl' : 'ltr'
  context.fillStyle = 'white'
  if (two && twoPx > onePx) {
    two.forEach((line, at) =>
      context.fillText(line, widthPx / 2, heightPx * (at === 0 ? 0.3 : 0.72)),
    )
  } else {
    context.fillText(text, widthPx / 2, heightPx / 2)
  }
  const { data } = context.getImageData(0, 0, widthPx, heightPx)
  const alpha = new Uint8Array(widthPx * heightPx)
  for (let at = 0; at < alpha.length; at++) {
    const opacity = data[at * 4 + 3] ?? 0
    if (opacity > 0) alpha[at] = opacity * shareOf(data, at * 4)
  }
  return alpha
}
