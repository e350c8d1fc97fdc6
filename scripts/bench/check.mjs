import { Problem } from '../problem.mjs'
import { decodeQr, pngOfBase64, pngSize } from './png.mjs'

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
 * A maker's picture of a job in base64, once it is found to be right.
 * @param {import('playwright').Page} page
 * @param {'page' | 'worker'} thread
 * @param {import('./page-api').QrMakerName} name
 * @param {import('./page-api').QrJob} job
 */
export async function drawChecked(page, thread, name, job) {
  const png = await page.evaluate(
    ([where, maker, wanted]) => window.bench[where].draw(maker, wanted),
    /** @type {const} */ ([thread, name, job]),
  )
  await checkPicture(name, pngOfBase64(png), job)
  return png
}
