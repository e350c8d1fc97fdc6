import jsQR from 'jsqr'
import { expect, test } from 'vitest'
import type { Picture } from '#lib/picture'
import {
  scaleDown,
  turned,
} from '../../../../../src/tools/qr-generator/extras/read-back/domain/camera-views'
import { checkScan } from '../../../../../src/tools/qr-generator/extras/read-back/domain/scan-check'
import { drawableCode } from '../../../../../src/tools/qr-generator/domain/render'
import { encodePicture } from '../../../../../src/tools/qr-generator/extras/shared/picture-png'
import { LOGO_PERCENTS, PLAIN_STYLE } from '../../../../../src/tools/qr-generator/domain/style'
import { EC_LEVELS, type QrSettings } from '../../../../../src/tools/qr-generator/domain/settings'
import { isNightly } from '../../../../support/nightly'
import { readPngWithZxing } from '../../../../support/qr-decoders'
import { valueOf } from '../../../../support/qr-pictures'
import { ADAPTERS, styledSettings } from '../../../../support/qr-styles'
import { hasZbar, readAsciiWithZbar } from '../../../../support/zbar'

/** A blue square without holes, as most logos are on their ground. */
const SQUARE: Picture = {
  widthPx: 8,
  heightPx: 8,
  rgba: new Uint8ClampedArray(8 * 8 * 4).map((_, at) => [30, 90, 200, 255][at % 4] ?? 0),
}

const TEXTS = [
  'https://www.example.com/menu?table=12',
  'https://example.com',
  'HELLO WORLD',
  '0123456789012345',
  'WIFI:T:WPA;S:My Network;P:my password;;',
  'tel:+12025550123',
  'https://www.example.com/a/rather/long/path/to/a/page?with=some&parameters=in&it=12345678',
  'mailto:name@example.com?subject=Hello&body=Nice%20to%20meet%20you',
  'BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nTEL:+12025550123\nEND:VCARD\n',
  'x'.repeat(120),
]

const withLogos = TEXTS.flatMap((text) =>
  EC_LEVELS.flatMap((level) =>
    LOGO_PERCENTS.filter((percent) => percent !== 25).flatMap((logoPercent) =>
      ([256, 512] as const).map((sizePx) =>
        styledSettings({ logo: SQUARE, logoPercent }, { text, level, sizePx }),
      ),
    ),
  ),
)

const withLooks = TEXTS.slice(0, 5).flatMap((text) =>
  (['square', 'rounded', 'dots'] as const).flatMap((modules) =>
    [null, 'Scan me'].flatMap((caption) =>
      ([256, 512] as const).map((sizePx) =>
        styledSettings({ ...PLAIN_STYLE, modules, caption }, { text, level: 'M', sizePx }),
      ),
    ),
  ),
)

const VIEWS: readonly ((picture: Picture) => Picture)[] = [
  (picture) => picture,
  (picture) => scaleDown(picture, picture.widthPx / 2),
  turned,
]

/** What the page shows, and which decoder reads the file as it is, at half its size and turned. */
async function judge(settings: QrSettings, name: string) {
  const adapters = { ...ADAPTERS, pause: async () => {}, isOutdated: () => false }
  const checked = await checkScan(settings, settings.sizePx, adapters)
  const scans = checked.ok && checked.value === null
  const picture = valueOf(await drawableCode(settings, settings.sizePx, ADAPTERS)).toPixels()
  const views = VIEWS.map((view) => view(picture))
  const pngs = await Promise.all(views.map((view) => encodePicture(view, ADAPTERS.deflate)))
  const zxing = await Promise.all(
    pngs.map(async (png) => Buffer.from((await readPngWithZxing(png))?.bytes ?? []).toString()),
  )
  const jsqr = views.map(({ rgba, widthPx, heightPx }) => jsQR(rgba, widthPx, heightPx)?.data)
  const isRead = (texts: readonly (string | undefined)[]) =>
    texts.map((text) => text === settings.text)
  return { name, scans, zxing: isRead(zxing), jsqr: isRead(jsqr), pngs }
}

// Minutes of decoding; at other times the scan check has its own tests.
test.skipIf(!isNightly || !hasZbar)(
  'QR-54: what scans by the check is read, and little else is refused',
  { timeout: 1_800_000 },
  async () => {
    const judged = []
    for (const [at, settings] of [...withLogos, ...withLooks].entries()) {
      judged.push(await judge(settings, `code${at}`))
    }
    const files = judged.flatMap(({ name, pngs }) =>
      pngs.map((png, view) => [`${name}-${view}`, png] as const),
    )
    const byZbar = await readAsciiWithZbar(new Map(files))
    const read = judged.map(({ name, ...code }) => ({
      ...code,
      zbar: VIEWS.map((_, view) => byZbar.has(`${name}-${view}`)),
    }))
    const shown = read.filter(({ scans }) => scans)
    expect(shown.filter(({ zxing, jsqr }) => !zxing[0] || !jsqr[0])).toEqual([])
    const weak = shown.filter(
      ({ zxing, jsqr, zbar }) => !zbar[0] || !zxing[1] || !jsqr[1] || !zbar[1],
    )
    expect(weak.length / shown.length).toBeLessThanOrEqual(0.02)
    const good = read.filter(({ zxing, jsqr, zbar }) =>
      [...zxing, ...jsqr, ...zbar].every((isSeen) => isSeen),
    )
    expect(good.filter(({ scans }) => !scans).length / good.length).toBeLessThanOrEqual(0.05)
  },
)
