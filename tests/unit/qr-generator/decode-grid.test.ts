import { testGrid } from '../../support/decoder-grid'

// Known: jsqr misses 23L in every size, whatever its content and mask; zbar 33L, 37L and 40L at 256 px.
testGrid('QR-09', {
  versions: 40,
  sizesPx: [256, 384, 512],
  missedAtMost: 10,
  limitMs: 300_000,
})
