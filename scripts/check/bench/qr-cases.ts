import type { QrJob } from './page-api'
import { bytesText, digitsText, mixedText, shortUrl } from './texts.ts'

interface QrCase {
  id: string
  what: string
  job: QrJob
  /** At least so many times as fast as the best peer. */
  bar: number
}

const qrCase = (name: string, words: string, job: QrJob, bar: number): QrCase => ({
  id: `qr.png.${name}-${job.sizePx}`,
  what: `${words}, level ${job.level}, ${job.sizePx} px`,
  job,
  bar,
})

const mixed2900 = { text: mixedText(2900), level: 'L' } as const

export const qrCases: QrCase[] = [
  qrCase('url', 'a URL of 26 characters', { text: shortUrl, sizePx: 256, level: 'M' }, 3),
  qrCase('mixed300', '300 mixed characters', { text: mixedText(300), sizePx: 512, level: 'M' }, 3),
  qrCase('mixed2900', '2,900 mixed characters', { ...mixed2900, sizePx: 512 }, 2),
  qrCase('bytes1273', '1,273 bytes', { text: bytesText(1273), sizePx: 512, level: 'H' }, 2),
  qrCase('mixed2900', '2,900 mixed characters', { ...mixed2900, sizePx: 4096 }, 8),
  qrCase('digits7089', '7,089 digits', { text: digitsText(7089), sizePx: 8192, level: 'L' }, 8),
]
