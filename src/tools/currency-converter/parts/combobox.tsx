import {
  Combobox as Input,
  ComboboxItem,
  ComboboxList,
  ComboboxProvider,
} from '@ariakit/react/combobox'
import { useEffect, useRef, type ReactNode } from 'react'
import styles from './combobox.module.css'
import fieldStyles from '../../../ui/fields/field.module.css'
import { LONGEST_LINE } from '../../../ui/fields/longest-line'
import { useAvailableHeight } from '../../../ui/browser/use-available-height'

export interface ComboboxChoice {
  /** Its key too. */
  value: string
  content: ReactNode
}

export interface ComboboxProps {
  /** The accessible name. */
  label: string
  placeholder: string
  query: string
  choices: readonly ComboboxChoice[]
  /** How many there are, or that there are none; announced. */
  summary: string
  onQuery: (query: string) => void
  onChoose: (value: string) => void
}

function Choices({ label, choices, onChoose }: ComboboxProps) {
  return (
    <ComboboxList className={styles.list} aria-label={label}>
      {choices.map(({ value, content }) => (
        <ComboboxItem
          key={value}
          className={styles.choice}
          value={value}
          setValueOnClick={false}
          focusOnHover
          onClick={() => onChoose(value)}
        >
          {content}
        </ComboboxItem>
      ))}
    </ComboboxList>
  )
}

/** An input that is there for as long as one searches, with its choices over what stands below it. */
export function Combobox(props: ComboboxProps) {
  const { query, onQuery } = props
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  useAvailableHeight(input, popup)
  return (
    // The first choice is chosen as one types: from the last one on, the keys begin with it again.
    <ComboboxProvider open includesBaseElement={false} inputValue={query} setInputValue={onQuery}>
      <Input
        ref={input}
        className={`${fieldStyles.control} ${styles.input}`}
        aria-label={props.label}
        placeholder={props.placeholder}
        maxLength={LONGEST_LINE}
        autoSelect
        enterKeyHint="done"
        autoCapitalize="off"
        autoCorrect="off"
        spellCheck={false}
      />
      <div ref={popup} className={styles.popup}>
        <p role="status" className={styles.summary}>
          {props.summary}
        </p>
        <Choices {...props} />
      </div>
    </ComboboxProvider>
  )
}
