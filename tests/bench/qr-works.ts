import { encodeQr } from '../../src/tools/qr-generator/domain/encode'
import { mixedText } from '../../scripts/check/bench/texts'
import { ours } from './ours'
import { assert, type Work } from './work'

const JOB = { text: mixedText(300), sizePx: 512, level: 'M' } as const

/** Its pictures are decoded where they are compared with those of the peers. */
export const qrPng = (): Work => ({
  perRun: 1,
  run: () => ours(JOB),
  check() {
    assert(encodeQr(JOB.text, JOB.level).ok, 'there is no code')
  },
})
