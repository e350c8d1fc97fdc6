import { create } from 'zustand'
import { formOf } from './domain/form-values'
import { changedValues, type FormId, type FormValues } from './domain/forms'

/** By which the page unfolds the form. */
export const PART = 'contents'

interface FormState {
  form: FormId
  /** What was entered by field. A field that two forms have, such as the number to call, is one. */
  values: Readonly<Record<string, string>>
  choose: (form: FormId) => void
  enter: (field: string, value: string) => void
  enterAll: (values: FormValues) => void
  /** Takes over what a text holds that one of the forms writes; others stay as they are. */
  read: (text: string) => void
}

/** The form outlives the page: what was entered is there again after a visit to another one. */
export const useForm = create<FormState>((set, get) => ({
  form: 'wifi',
  values: {},
  choose: (form) => set({ form }),
  enter: (field, value) => set({ values: changedValues(get().values, field, value) }),
  enterAll: (values) => set({ values: { ...get().values, ...values } }),
  read(text) {
    const filled = formOf(text)
    if (filled) set({ form: filled.form, values: { ...get().values, ...filled.values } })
  },
}))
