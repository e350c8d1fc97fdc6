import { evenMarks } from '#lib/scale'
import { MiniReadout } from '#ui/readout/mini-readout'
import { Ticks } from '#ui/readout/ticks'
import { CARD_CAPTION } from './name.en'
import styles from './card-readout.module.css'

const MARKS = evenMarks(50, 5)

export default function PasswordCardReadout() {
  const ticks = <Ticks marks={MARKS} length={50} value={40} className={styles.ticks} />
  return (
    <MiniReadout tint="password-generator" caption={CARD_CAPTION} long ticks={ticks}>
      <span className={styles.secret} translate="no">
        zV<i>4</i>Zk••<b>#</b>
        <i>7</i>
      </span>
    </MiniReadout>
  )
}
