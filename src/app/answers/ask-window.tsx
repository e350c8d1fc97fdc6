import { useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/buttons/button'
import { Icon } from '../../ui/icon'
import { AnswerBox } from './answer-box'
import styles from './ask-window.module.css'
import { ASK_LABEL } from './ask-texts'
import askStyles from './ask.module.css'

interface Props {
  onClosed: () => void
}

/** The field that answers, in a dialog over any page. */
export function AskWindow({ onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [question, setQuestion] = useState('')
  const takesFocus = useRef(true)
  // Before the next key: it is for the field.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    const closeOutside = ({ target }: Event) => {
      if (target === element) element.close()
    }
    element.addEventListener('click', closeOutside)
    element.showModal()
    return () => {
      element.removeEventListener('click', closeOutside)
      element.close()
    }
  }, [])
  const close = () => dialog.current?.close()
  // Not in the header, whose styles are for its own buttons.
  return createPortal(
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={ASK_LABEL}
      onClose={({ currentTarget }) => {
        // Closed and opened anew, as a development build does with every effect.
        if (!currentTarget.open) onClosed()
      }}
    >
      <div className={`${askStyles.ask} ${styles.content}`}>
        <Icon name="search" size={24} />
        <AnswerBox
          question={question}
          onQuestion={setQuestion}
          takesFocus={takesFocus}
          inDialog
          onOpened={close}
        />
        <Button variant="glass" icon="x" aria-label="Close" title="Close" onClick={close} />
      </div>
    </dialog>,
    document.body,
  )
}
