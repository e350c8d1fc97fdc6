import { SelectField } from '#ui/fields/field'
import { RangeField } from '#ui/fields/range-field'
import { SwitchField } from '#ui/fields/checkbox-field'
import { Stack } from '#ui/layout/columns'
import { FieldColumns } from '#ui/layout/field-columns'
import { Note } from '#ui/layout/note'
import { usePassword } from '../../state'
import { OPTIONS_LABEL } from '../../texts.en'
import {
  ownFormIn,
  PIN_RANGE,
  pinOf,
  SEPARATORS,
  WORDS_RANGE,
  type PassphraseForm,
  type PinForm,
} from './domain/forms'
import * as texts from './texts.en'

const SEPARATOR_OPTIONS = SEPARATORS.map((value) => ({ value, text: texts.SEPARATORS[value] }))

function PassphraseOptions({ form }: { form: PassphraseForm }) {
  const change = usePassword((s) => s.change)
  const set = (patch: Partial<PassphraseForm>) => change({ form: { ...form, ...patch } })
  return (
    <>
      <RangeField
        label={texts.WORDS}
        {...WORDS_RANGE}
        value={form.words}
        onChange={(words) => set({ words })}
      />
      <FieldColumns>
        <SelectField
          label={texts.SEPARATOR}
          value={form.separator}
          options={SEPARATOR_OPTIONS}
          onChange={(separator) => set({ separator })}
        />
        <div>
          <SwitchField
            label={texts.CAPITALS}
            checked={form.capitals}
            onChange={(capitals) => set({ capitals })}
          />
          <SwitchField
            label={texts.DIGIT}
            checked={form.digit}
            onChange={(digit) => set({ digit })}
          />
        </div>
      </FieldColumns>
      <Note>{texts.WORDS_NOTE}</Note>
    </>
  )
}

function PinOptions({ form }: { form: PinForm }) {
  const change = usePassword((s) => s.change)
  return (
    <>
      <RangeField
        label={texts.DIGITS}
        {...PIN_RANGE}
        value={form.digits}
        onChange={(digits) => change({ form: pinOf(digits) })}
      />
      <Note>{texts.DIGITS_NOTE}</Note>
    </>
  )
}

/** The options of a passphrase or of a PIN, in place of those of passwords. */
export default function FormOptions() {
  const form = usePassword((s) => ownFormIn(s.settings))
  return (
    <Stack role="group" aria-label={OPTIONS_LABEL}>
      {form?.kind === 'passphrase' && <PassphraseOptions form={form} />}
      {form?.kind === 'PIN' && <PinOptions form={form} />}
    </Stack>
  )
}
