import { Combobox, type ComboboxStore } from '@ariakit/react/combobox'
import {
  memo,
  type ComponentProps,
  type KeyboardEvent,
  type KeyboardEventHandler,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { ASK_LABEL } from '../texts.en'
import { LONGEST_QUESTION } from './ask-waiting'
import styles from './question.module.css'

interface Props {
  store: ComboboxStore
  field: RefObject<HTMLInputElement | null>
  first: string
  hasRows: boolean
  placeholder: string
  onText: (text: string) => void
  onShow: (event: SyntheticEvent) => void
  onKeyDown: KeyboardEventHandler<HTMLInputElement>
}

/**
 * Keys that move the caret or erase. For these, unlike for letters, the combobox would focus the marked row and then
 * the field again, twice a key.
 */
function stopEditingKey(event: KeyboardEvent) {
  if (/^(Arrow[LR]|Back|Del)/.test(event.key)) event.stopPropagation()
}

/** Without the value of the combobox's store. */
const OwnField = (props: ComponentProps<'input'>) => <input {...props} value={undefined} />

/**
 * The combobox's field. The browser alone writes into it: with the text in a state each key would render the
 * combobox before its letter is painted.
 */
export const AnswerField = memo(function AnswerField({
  store,
  field,
  first,
  hasRows,
  placeholder,
  onText,
  onShow,
  onKeyDown,
}: Props) {
  return (
    <Combobox
      store={store}
      ref={field}
      className={styles.input}
      aria-label={ASK_LABEL}
      aria-expanded={hasRows}
      placeholder={placeholder}
      maxLength={LONGEST_QUESTION}
      enterKeyHint="go"
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      render={<OwnField />}
      defaultValue={first}
      setValueOnClick={false}
      onChange={(event) => {
        onShow(event)
        onText(event.target.value)
      }}
      onFocus={onShow}
      onKeyDownCapture={(event) => {
        onKeyDown(event)
        stopEditingKey(event)
      }}
      onKeyUpCapture={stopEditingKey}
    />
  )
})
