import { Segmented } from '#ui/fields/segmented'
import { SelectField } from '#ui/fields/field'
import { Note } from '#ui/layout/note'
import { MAX_DIGITS, MIN_DIGITS, NOTATIONS, type ResultForm } from '../../domain/format-result'
import { useUnits } from '../../state'
import * as texts from './texts.en'
import styles from './view.module.css'

const NOTATION_OPTIONS = NOTATIONS.map((value) => ({ value, text: texts.NOTATIONS[value].name }))

/** The select holds 0 for as many as there are. */
const DIGIT_OPTIONS = [
  { value: 0, text: texts.AS_MANY_AS_THERE_ARE },
  ...Array.from({ length: MAX_DIGITS - MIN_DIGITS + 1 }, (_, at) => ({
    value: at + MIN_DIGITS,
    text: texts.significant(at + MIN_DIGITS),
  })),
]

const choose = (form: ResultForm) => useUnits.setState({ form })

/** How results are written, on this page alone. */
export default function ResultFormChoice() {
  const { notation, digits } = useUnits((s) => s.form)
  return (
    <div className={styles.form}>
      <div>
        <Segmented
          label={texts.NOTATION}
          isLabelShown
          value={notation}
          options={NOTATION_OPTIONS}
          onChange={(chosen) => choose({ notation: chosen, digits })}
        />
        <Note>{texts.NOTATIONS[notation].note}</Note>
      </div>
      <div>
        <SelectField
          label={texts.DIGITS}
          value={digits ?? 0}
          options={DIGIT_OPTIONS}
          onChange={(count) => choose({ notation, digits: count === 0 ? null : count })}
        />
      </div>
    </div>
  )
}
