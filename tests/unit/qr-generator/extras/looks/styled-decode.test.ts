import { beforeAll, expect, test } from 'vitest'
import { checkScan } from '../../../../../src/tools/qr-generator/extras/read-back/domain/scan-check'
import { drawableCode } from '../../../../../src/tools/qr-generator/domain/render'
import { encodePicture } from '../../../../../src/tools/qr-generator/extras/shared/picture-png'
import type { QrSettings } from '../../../../../src/tools/qr-generator/domain/settings'
import { isNightly } from '../../../../support/nightly'
import { jsqr, zxing } from '../../../../support/qr-decoders'
import { capacityOf, payload } from '../../../../support/qr-payload'
import { valueOf, type QrPicture } from '../../../../support/qr-pictures'
import { ADAPTERS, STYLES, styledSettings } from '../../../../support/qr-styles'
import { hasZbar, readAsciiWithZbar } from '../../../../support/zbar'

/** Decoders have gaps: what they read at 3 px they may miss at 4. */
const MODULE_SIZES_PX = Array.from({ length: 15 }, (_, at) => at + 2)

/** Without an alignment pattern, with one, and with six and more: with those jsQR has most gaps. */
const VERSIONS = isNightly ? [1, 2, 3, 5, 8, 9, 10, 14] : [8]

/** By day each shape by itself at every size, and what else a style has at one or two of them. */
const isDrawn = (style: number, size: number) =>
  isNightly || style % 8 === 0 || style % 8 === size % 8

const DRAWN = STYLES.flatMap(({ name, style }, styleAt) =>
  MODULE_SIZES_PX.filter((_, sizeAt) => isDrawn(styleAt, sizeAt)).map((modulePx) => ({
    name: `${name}, ${modulePx} px`,
    style,
    modulePx,
  })),
)

interface Drawn {
  settings: QrSettings
  picture: QrPicture
}

/** A code of the version with all of its bytes, and so many pixels a module. */
async function draw({ style, modulePx }: (typeof DRAWN)[number], version: number): Promise<Drawn> {
  const level = style.logo ? 'H' : 'M'
  const text = payload(capacityOf(version, level, 'byte'), 'byte', version)
  const settings = styledSettings(style, { text, level })
  const { span } = valueOf(await drawableCode(settings, 1024, ADAPTERS)).shape
  const pixels = valueOf(await drawableCode(settings, span * modulePx, ADAPTERS)).toPixels()
  const raster = { sizePx: pixels.widthPx, rgba: new Uint32Array(pixels.rgba.buffer) }
  return { settings, picture: { raster, png: await encodePicture(pixels, ADAPTERS.deflate) } }
}

/** What the page says of a code as it is saved. */
const verdictOf = ({ settings, picture }: Drawn) =>
  checkScan(settings, picture.raster.sizePx, {
    ...ADAPTERS,
    pause: async () => {},
    isOutdated: () => false,
  })

/** What a decoder did not read, though the page says that it scans. */
const misses: Record<'zxing' | 'jsqr' | 'zbar', string[]> = { zxing: [], jsqr: [], zbar: [] }

async function judge(decoder: keyof typeof misses, name: string, text: string, drawn: Drawn) {
  if (text === drawn.settings.text) return
  const verdict = await verdictOf(drawn)
  if (verdict.ok && verdict.value === null) misses[decoder].push(name)
}

const textOf = (bytes: Uint8Array | null) => Buffer.from(bytes ?? []).toString()

/** Has all pictures of a version read; zbar is a process of its own, which reads many files. */
async function readVersion(version: number) {
  const codes = new Map<string, Drawn>()
  for (const row of DRAWN) codes.set(`${row.name}, version ${version}`, await draw(row, version))
  for (const [name, code] of codes) {
    await judge('zxing', name, textOf(await zxing(code.picture)), code)
    await judge('jsqr', name, textOf(await jsqr(code.picture)), code)
  }
  if (!hasZbar) return
  const files = [...codes].map(([name, { picture }]) => [name, picture.png] as const)
  const texts = await readAsciiWithZbar(new Map(files))
  for (const [name, code] of codes) await judge('zbar', name, texts.get(name) ?? '', code)
}

beforeAll(async () => {
  for (const version of VERSIONS) await readVersion(version)
}, 3_600_000)

test('QR-90: each shape is drawn at every whole module size from 2 to 16 px', () => {
  // Seven others of each shape have two sizes by day, but for one: its second would be 17 px.
  expect(DRAWN).toHaveLength(isNightly ? 24 * 15 : 3 * (15 + 7 * 2 - 1))
})

test.each(['zxing', 'jsqr', 'zbar'] as const)('QR-90: %s reads all that scans', (decoder) => {
  expect(misses[decoder]).toEqual([])
})
