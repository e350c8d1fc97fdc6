import { convert } from '../domain/convert'
import { wordsFor, wordsForOne } from '../domain/unit-words'
import { unitOf } from '../domain/units'
import { ONE } from '../../../lib/fraction'
import { Note } from '../../../ui/layout/note'
import styles from './converter.module.css'
import { useCategory, useUnits } from '../store'

/** One of the unit in the other. */
export function UnitRate() {
  const category = useCategory()
  const from = useUnits((s) => unitOf(category, s.fromKey))
  const to = useUnits((s) => unitOf(category, s.toKey))
  const format = useUnits((s) => s.format)
  const result = format(convert(ONE, from, to))
  return <Note className={styles.rate}>{`1 ${wordsForOne(from)} = ${result} ${wordsFor(to)}`}</Note>
}
