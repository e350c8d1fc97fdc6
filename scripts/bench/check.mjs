import { Problem } from '../problem.mjs'
import { decodeQr, pngOfUrl, pngSize } from './png.mjs'

const excerptLength = 40

/** @param {string} text */
const excerpt = (text) =>
  text.length > excerptLength
    ? `${JSON.stringify(text.slice(0, excerptLength))}... (${text.length} characters)`
    : JSON.stringify(text)

/**
 * Throws unless a PNG is a square of this side and an independent decoder reads this text in it.
 * @param {string} maker
 * @param {Buffer} png
 * @param {{ text: string, sizePx: number }} wanted
 */
export async function checkPicture(maker, png, { text, sizePx }) {
  const { width, height } = pngSize(png)
  if (width !== sizePx || height !== sizePx) {
    throw new Problem(`${maker}: the picture has ${width} x ${height} px, not ${sizePx}.`)
  }
  const read = await decodeQr(png)
  if (read !== text) {
    const what = read === null ? 'cannot be read' : `reads ${excerpt(read)}, not ${excerpt(text)}`
    throw new Problem(`${maker}: the picture ${what}.`)
  }
}

/**
 * The `data:` URL of a contender's code for a job, once it is found to be right.
 * @param {import('playwright').Page} page
 * @param {import('./page-api').ContenderName} name
 * @param {import('./page-api').QrJob} job
 */
export async function drawChecked(page, name, job) {
  const pngUrl = await page.evaluate(
    ([contender, wanted]) => window.bench.draw(contender, wanted),
    /** @type {const} */ ([name, job]),
  )
  await checkPicture(name, pngOfUrl(pngUrl), job)
  return pngUrl
}
