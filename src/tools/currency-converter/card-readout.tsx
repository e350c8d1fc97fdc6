import { evenMarks } from '#lib/scale'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { CARD_CAPTION } from './name.en'

const MARKS = evenMarks(60, 10)

export default function CurrencyCardReadout() {
  return (
    <MiniReadout
      tint="currency-converter"
      caption={CARD_CAPTION}
      ticks={<Ticks marks={MARKS} length={60} value={60} />}
    >
      $ → €
    </MiniReadout>
  )
}
