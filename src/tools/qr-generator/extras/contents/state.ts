import { create } from 'zustand'
import type { FormId } from './domain/forms'

interface FormState {
  form: FormId
  /** What was entered by field. A field that two forms have, such as the number to call, is one. */
  values: Readonly<Record<string, string>>
  choose: (form: FormId) => void
  enter: (field: string, value: string) => void
}

/** The form outlives the page: what was entered is there again after a visit to another one. */
export const useForm = create<FormState>((set, get) => ({
  form: 'wifi',
  values: {},
  choose: (form) => set({ form }),
  enter: (field, value) => set({ values: { ...get().values, [field]: value } }),
}))
