import { testGrid } from '../../support/decoder-grid'

// Known: jsqr misses 23L, as in every size.
testGrid('QR-10', { versions: 26, sizesPx: [128], missedAtMost: 2, limitMs: 120_000 })
