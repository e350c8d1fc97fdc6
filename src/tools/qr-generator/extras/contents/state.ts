import { create, type StateCreator } from 'zustand'
import { useQr } from '../../state'
import { formText } from './domain/form-text'
import { formOf } from './domain/form-values'
import { changedValues, checkForm, type FormId, type FormValues } from './domain/forms'

interface FormState {
  form: FormId
  /** What was entered by field. A field that two forms have, such as the number to call, is one. */
  values: Readonly<Record<string, string>>
  /** What the form wrote last: it need not be read back. */
  written: string
  choose: (form: FormId) => void
  /** Another kind. Its own text takes the place of that of another form, which keeps its values; none if it is not complete. */
  turnTo: (form: FormId) => void
  enter: (field: string, value: string) => void
  enterAll: (values: FormValues) => void
  /** Takes over what a text holds that a form writes, of one kind where that is given; others stay as they are. */
  read: (text: string, kind: string | null) => void
}

/**
 * Text and form show the same: what is entered is written once it is complete. The form closes for a text that it
 * could not have written, or its next entry would replace that.
 */
export const formState =
  (codes: Pick<typeof useQr, 'getState' | 'subscribe'> = useQr): StateCreator<FormState> =>
  (set, get) => {
    function write(orElse: () => void) {
      const { form, values } = get()
      if (Object.keys(checkForm(form, values)).length > 0) return orElse()
      fillIn(formText(form, values))
    }
    function fillIn(text: string) {
      set({ written: text })
      codes.getState().fillIn(text)
    }
    const writeEntry = () => write(codes.getState().refuseForm)
    codes.subscribe(({ settings: { text }, form }, { settings }) => {
      if (!form || text === settings.text || text === get().written) return
      if (formOf(text)?.form === form.kind) get().read(text, form.kind)
      else codes.getState().closeForm()
    })
    return {
      form: 'wifi',
      values: {},
      written: '',
      choose: (form) => set({ form }),
      turnTo(form) {
        const { settings, openForm } = codes.getState()
        const isOfForm =
          ['', get().written].includes(settings.text) || formOf(settings.text) !== null
        set({ form })
        // Before the form opens: an undo brings back the one before with its text.
        if (isOfForm) write(() => fillIn(''))
        openForm(form, false)
      },
      enter(field, value) {
        set({ values: changedValues(get().values, field, value) })
        writeEntry()
      },
      enterAll(values) {
        set({ values: { ...get().values, ...values } })
        writeEntry()
      },
      read(text, kind) {
        const filled = formOf(text)
        if (!filled || (kind !== null && filled.form !== kind)) return
        set({ form: filled.form, values: { ...get().values, ...filled.values } })
      },
    }
  }

/** The form outlives the page: what was entered is there again after a visit to another one. */
export const useForm = create(formState())
