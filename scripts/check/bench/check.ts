import type { Page } from 'playwright'
import { CliError } from '../../bootstrap/cli-error.mjs'
import type { QrJob, QrMakerName } from './page-api'
import { decodeQr, pngOfBase64, pngSize } from './png.ts'

const excerptLength = 40

const excerpt = (text: string) =>
  text.length > excerptLength
    ? `${JSON.stringify(text.slice(0, excerptLength))}... (${text.length} characters)`
    : JSON.stringify(text)

/** Throws unless a PNG is a square of this side and an independent decoder reads this text in it. */
export async function checkPicture(
  maker: string,
  png: Buffer,
  { text, sizePx }: { text: string; sizePx: number },
) {
  const { width, height } = pngSize(png)
  if (width !== sizePx || height !== sizePx) {
    throw new CliError(`${maker}: the picture has ${width} x ${height} px, not ${sizePx}.`)
  }
  const read = await decodeQr(png)
  if (read !== text) {
    const what = read === null ? 'cannot be read' : `reads ${excerpt(read)}, not ${excerpt(text)}`
    throw new CliError(`${maker}: the picture ${what}.`)
  }
}

/** A maker's picture of a job in base64, once it is found to be right. */
export async function drawChecked(
  page: Page,
  thread: 'page' | 'worker',
  name: QrMakerName,
  job: QrJob,
) {
  const png = await page.evaluate(
    ([where, maker, wanted]) => window.bench[where].draw(maker, wanted),
    [thread, name, job] as const,
  )
  await checkPicture(name, pngOfBase64(png), job)
  return png
}
