import { describe, expect, test } from 'vitest'
import { SIZES_PX } from '../../../../src/tools/qr-generator/domain/settings'
import { isNightly } from '../../../support/nightly'
import { jsqr, zxing } from '../../../support/qr-decoders'
import { drawStyled, STYLES, styledSettings } from '../../../support/qr-styles'
import { hasZbar, readAsciiWithZbar } from '../../../support/zbar'

const TEXT = 'https://example.com'

const textOf = (bytes: Uint8Array | null) => bytes && Buffer.from(bytes).toString()

describe.each(isNightly ? SIZES_PX : ([256] as const))('at %i px', (sizePx) => {
  const draw = ({ style }: (typeof STYLES)[number]) => drawStyled(styledSettings(style, { sizePx }))

  test.each(STYLES)('zxing and jsqr read the file with $name', async (styled) => {
    const picture = await draw(styled)
    expect(textOf(await zxing(picture))).toBe(TEXT)
    expect(textOf(await jsqr(picture))).toBe(TEXT)
  })

  test.skipIf(!hasZbar)('zbar reads the file with each of them', async () => {
    const files = new Map<string, Uint8Array>()
    for (const styled of STYLES) files.set(styled.name, (await draw(styled)).png)
    const texts = await readAsciiWithZbar(files)
    const missed = STYLES.filter(({ name }) => texts.get(name) !== TEXT)
    expect(missed.map(({ name }) => name)).toEqual([])
  })
})
