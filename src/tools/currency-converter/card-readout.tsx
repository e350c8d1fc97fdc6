import { evenMarks } from '#lib/scale'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'

const MARKS = evenMarks(60, 10)

export default function CurrencyCardReadout() {
  return (
    <MiniReadout
      tint="currency-converter"
      caption="USD to EUR"
      ticks={<Ticks marks={MARKS} length={60} value={60} />}
    >
      $ → €
    </MiniReadout>
  )
}
