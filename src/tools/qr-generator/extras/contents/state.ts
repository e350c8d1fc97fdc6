import { create } from 'zustand'
import { useQr } from '../../state'
import { formText } from './domain/form-text'
import { formOf } from './domain/form-values'
import { changedValues, checkForm, type FormId, type FormValues } from './domain/forms'

interface FormState {
  form: FormId
  /** What was entered by field. A field that two forms have, such as the number to call, is one. */
  values: Readonly<Record<string, string>>
  choose: (form: FormId) => void
  enter: (field: string, value: string) => void
  enterAll: (values: FormValues) => void
  /** Takes over what a text holds that a form writes, of one kind where that is given; others stay as they are. */
  read: (text: string, kind: string | null) => void
}

/** What the form wrote last: it need not be read back. */
let written = ''

/** Text and form show the same: what is entered is written once it is complete. */
function write({ form, values }: FormState) {
  if (Object.keys(checkForm(form, values)).length > 0) return
  written = formText(form, values)
  useQr.getState().fillIn(written)
}

/** The form outlives the page: what was entered is there again after a visit to another one. */
export const useForm = create<FormState>((set, get) => ({
  form: 'wifi',
  values: {},
  choose: (form) => set({ form }),
  enter(field, value) {
    set({ values: changedValues(get().values, field, value) })
    write(get())
  },
  enterAll(values) {
    set({ values: { ...get().values, ...values } })
    write(get())
  },
  read(text, kind) {
    const filled = formOf(text)
    if (!filled || (kind !== null && filled.form !== kind)) return
    set({ form: filled.form, values: { ...get().values, ...filled.values } })
  },
}))

useQr.subscribe(({ settings: { text }, form }, { settings }) => {
  if (form && text !== settings.text && text !== written) useForm.getState().read(text, form.kind)
})
