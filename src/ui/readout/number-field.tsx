import type { ComponentProps } from 'react'
import { LONGEST_LINE } from '../fields/longest-line'
import { numberClass } from './pane'
import { useFitted } from './use-fitted'

interface Props extends Pick<
  ComponentProps<'input'>,
  | 'id'
  | 'inputMode'
  | 'onChange'
  | 'onCompositionStart'
  | 'onCompositionEnd'
  | 'onPaste'
  | 'onFocus'
  | 'onBlur'
> {
  value: string
  /** Id of what describes it. */
  noteId: string | undefined
  isInvalid: boolean
  onEnter: () => void
}

/** A number that is typed into a pane, in figures as large as fit. */
export function NumberField({ value, noteId, isInvalid, onEnter, ...rest }: Props) {
  const ref = useFitted<HTMLInputElement>(value)
  return (
    <input
      ref={ref}
      className={numberClass}
      aria-invalid={isInvalid || undefined}
      aria-describedby={noteId}
      inputMode="decimal"
      maxLength={LONGEST_LINE}
      enterKeyHint="done"
      autoComplete="off"
      placeholder="0"
      value={value}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onEnter()
      }}
      {...rest}
    />
  )
}
