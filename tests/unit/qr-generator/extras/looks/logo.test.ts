import { expect, test } from 'vitest'
import { err, ok } from '#lib/result'
import { openLogo } from '../../../../../src/tools/qr-generator/extras/looks/domain/logo'

const LOGO = { widthPx: 1, heightPx: 1, rgba: new Uint8ClampedArray([1, 2, 3, 255]) }

test('a logo is read as it is, unless the browser fills pictures with noise', async () => {
  const pixelsWithin = async () => LOGO
  expect(await openLogo('file', { pixelsWithin, addsNoise: () => false })).toEqual(ok(LOGO))
  const noisy = await openLogo('file', { pixelsWithin, addsNoise: () => true })
  expect(noisy).toEqual(err({ code: 'noise' }))
})
