import { SelectField } from '../../../ui/fields/field'
import { Segmented } from '../../../ui/fields/segmented'
import { Stack } from '../../../ui/layout/columns'
import { Note } from '../../../ui/layout/note'
import {
  FORMS,
  GROUP_SIZE_RANGE,
  GROUPS_RANGE,
  PIN_RANGE,
  SEPARATORS,
  WORDS_RANGE,
  type Form,
  type GroupsForm,
  type PassphraseForm,
  type PinForm,
} from '../domain/forms'
import { usePassword } from '../store'
import { CheckboxField } from './checkbox-field'
import { RangeField } from './range-field'

const PLAIN = 'password'

const KINDS = [
  { value: PLAIN, text: 'Password' },
  { value: 'passphrase', text: 'Passphrase' },
  { value: 'PIN', text: 'PIN' },
  { value: 'groups', text: 'Groups' },
] as const

const useSetForm = () => {
  const change = usePassword((s) => s.change)
  return (form: Form | null) => change({ form })
}

function PassphraseOptions({ form }: { form: PassphraseForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label="Words"
        {...WORDS_RANGE}
        value={form.words}
        onChange={(words) => setForm({ ...form, words })}
      />
      <SelectField
        label="Between the words"
        value={form.separator}
        options={SEPARATORS}
        onChange={(separator) => setForm({ ...form, separator })}
      />
      <div>
        <CheckboxField
          label="Capital first letters"
          checked={form.capitals}
          onChange={(capitals) => setForm({ ...form, capitals })}
        />
        <CheckboxField
          label="A digit after one word"
          checked={form.digit}
          onChange={(digit) => setForm({ ...form, digit })}
        />
      </div>
      <Note>
        Words are drawn from the 7,776 of the large list of the Electronic Frontier Foundation (CC
        BY), whatever the options exclude.
      </Note>
    </>
  )
}

function PinOptions({ form }: { form: PinForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label="Digits"
        {...PIN_RANGE}
        value={form.digits}
        onChange={(digits) => setForm({ ...form, digits })}
      />
      <Note>Digits are drawn from all ten, whatever the options exclude.</Note>
    </>
  )
}

function GroupsOptions({ form }: { form: GroupsForm }) {
  const setForm = useSetForm()
  return (
    <>
      <RangeField
        label="Groups"
        {...GROUPS_RANGE}
        value={form.groups}
        onChange={(groups) => setForm({ ...form, groups })}
      />
      <RangeField
        label="Characters in a group"
        {...GROUP_SIZE_RANGE}
        value={form.size}
        onChange={(size) => setForm({ ...form, size })}
      />
      <Note>Characters, exclusions and custom characters are those of the options.</Note>
    </>
  )
}

/** What to make in place of a plain password. The length slider and the presets go back to one. */
export default function Forms() {
  const form = usePassword((s) => s.settings.form)
  const setForm = useSetForm()
  return (
    <Stack>
      <Segmented
        label="What to make"
        value={form && form.kind !== 'site rules' ? form.kind : PLAIN}
        options={KINDS}
        onChange={(kind) => setForm(kind === PLAIN ? null : FORMS[kind])}
      />
      {form?.kind === 'passphrase' && <PassphraseOptions form={form} />}
      {form?.kind === 'PIN' && <PinOptions form={form} />}
      {form?.kind === 'groups' && <GroupsOptions form={form} />}
    </Stack>
  )
}
