import type { QrJob } from './page-api'
import { bytesText, digitsText, mixedText, shortUrl } from './texts.ts'

export type QrCase = {
  id: string
  what: string
  job: QrJob
  bar: number
}

export const qrCases: QrCase[] = [
  {
    id: 'qr.png.url-256',
    what: 'a URL of 26 characters, level M, 256 px',
    job: { text: shortUrl, sizePx: 256, level: 'M' },
    bar: 3,
  },
  {
    id: 'qr.png.mixed300-512',
    what: '300 mixed characters, level M, 512 px',
    job: { text: mixedText(300), sizePx: 512, level: 'M' },
    bar: 3,
  },
  {
    id: 'qr.png.mixed2900-512',
    what: '2,900 mixed characters, level L, 512 px',
    job: { text: mixedText(2900), sizePx: 512, level: 'L' },
    bar: 2,
  },
  {
    id: 'qr.png.bytes1273-512',
    what: '1,273 bytes, level H, 512 px',
    job: { text: bytesText(1273), sizePx: 512, level: 'H' },
    bar: 2,
  },
  {
    id: 'qr.png.mixed2900-4096',
    what: '2,900 mixed characters, level L, 4096 px',
    job: { text: mixedText(2900), sizePx: 4096, level: 'L' },
    bar: 8,
  },
  {
    id: 'qr.png.digits7089-8192',
    what: '7,089 digits, level L, 8192 px',
    job: { text: digitsText(7089), sizePx: 8192, level: 'L' },
    bar: 8,
  },
]
