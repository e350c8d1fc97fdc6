import { numberMarks } from '#lib/number-marks'
import { SwitchField } from '#ui/fields/checkbox-field'
import { useUnits } from '../../state'
import * as texts from '../../texts.en'

/** How copies are written, where the visitor's locale has a decimal comma. */
export function DecimalComma() {
  const checked = useUnits((s) => s.decimalComma)
  const locale = useUnits((s) => s.locale)
  if (numberMarks.of(locale).decimal !== ',') return null
  return (
    <SwitchField
      label={texts.DECIMAL_COMMA}
      checked={checked}
      onChange={(decimalComma) => useUnits.setState({ decimalComma })}
    />
  )
}
