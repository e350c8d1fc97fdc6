import { CheckboxField } from '#ui/fields/checkbox-field'
import { SelectField } from '#ui/fields/field'
import { RangeField } from '#ui/fields/range-field'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { usePassword } from '../../state'
import {
  FORMS,
  GROUP_SIZE_RANGE,
  groupsOf,
  GROUPS_RANGE,
  ownFormIn,
  PIN_RANGE,
  pinOf,
  SEPARATORS,
  WORDS_RANGE,
  type GroupsForm,
  type OwnForm,
  type PassphraseForm,
  type PinForm,
} from './domain/forms'
import * as texts from './texts.en'

const SEPARATOR_OPTIONS = SEPARATORS.map((value) => ({ value, text: texts.SEPARATORS[value] }))

const useSetForm = () => {
  const change = usePassword((s) => s.change)
  return (form: OwnForm | null) => change({ form })
}

function PassphraseOptions({ form }: { form: PassphraseForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label={texts.WORDS}
        {...WORDS_RANGE}
        value={form.words}
        onChange={(words) => setForm({ ...form, words })}
      />
      <SelectField
        label={texts.BETWEEN}
        value={form.separator}
        options={SEPARATOR_OPTIONS}
        onChange={(separator) => setForm({ ...form, separator })}
      />
      <div>
        <CheckboxField
          label={texts.CAPITALS}
          checked={form.capitals}
          onChange={(capitals) => setForm({ ...form, capitals })}
        />
        <CheckboxField
          label={texts.DIGIT}
          checked={form.digit}
          onChange={(digit) => setForm({ ...form, digit })}
        />
      </div>
      <Note>{texts.WORDS_NOTE}</Note>
    </>
  )
}

function PinOptions({ form }: { form: PinForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label={texts.DIGITS}
        {...PIN_RANGE}
        value={form.digits}
        onChange={(digits) => setForm(pinOf(digits))}
      />
      <Note>{texts.DIGITS_NOTE}</Note>
    </>
  )
}

function GroupsOptions({ form }: { form: GroupsForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label={texts.GROUPS}
        {...GROUPS_RANGE}
        value={form.groups}
        onChange={(groups) => setForm(groupsOf(groups, form.size))}
      />
      <RangeField
        label={texts.GROUP_SIZE}
        {...GROUP_SIZE_RANGE}
        value={form.size}
        onChange={(size) => setForm(groupsOf(form.groups, size))}
      />
      <Note>{texts.GROUPS_NOTE}</Note>
    </>
  )
}

/** What to make in place of a plain password. The length slider and the presets go back to one. */
export default function Forms() {
  const form = usePassword((s) => ownFormIn(s.settings))
  const setForm = useSetForm()
  return (
    <Stack>
      <Segmented
        label={texts.WHAT_TO_MAKE}
        value={form?.kind ?? 'password'}
        options={texts.KINDS}
        onChange={(kind) => setForm(kind === 'password' ? null : FORMS[kind])}
      />
      {form?.kind === 'passphrase' && <PassphraseOptions form={form} />}
      {form?.kind === 'PIN' && <PinOptions form={form} />}
      {form?.kind === 'groups' && <GroupsOptions form={form} />}
    </Stack>
  )
}
