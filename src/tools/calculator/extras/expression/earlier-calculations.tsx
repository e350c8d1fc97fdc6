import { useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton } from '#ui/buttons/button'
import { Chips } from '#ui/buttons/chips'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { useCalculator } from '../../state'
import { setKeepsHistory, useKeepsHistory } from '../../store-kept'
import styles from './view.module.css'

function KeepSwitch() {
  const keeps = useKeepsHistory()
  return (
    <Chips aria-label="History" className={styles.keep}>
      <Button variant="chip" aria-pressed={keeps} onClick={() => setKeepsHistory(!keeps)}>
        Keep the history on this device
      </Button>
    </Chips>
  )
}

interface Props {
  onExpression: (expression: string) => void
  onResult: (result: string) => void
}

/** Each row brings back its expression or its result. */
export function EarlierCalculations({ onExpression, onResult }: Props) {
  const history = useCalculator((s) => s.calculator.history)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another tab may clear the history.
  const focusEvents = useFallbackFocus(heading)
  return (
    <Section title="Earlier calculations" heading={heading} {...focusEvents}>
      <RowList
        items={history}
        pressable
        keyOf={({ id }) => id}
        renderItem={({ expression, shown }) => (
          <>
            <OneClickButton
              variant="quiet"
              className={styles.expression}
              title="Insert this expression"
              onPress={() => onExpression(expression)}
            >
              {expression}
            </OneClickButton>
            <OneClickButton
              variant="quiet"
              className={styles.earlier}
              title="Insert this result"
              onPress={() => onResult(shown)}
            >
              = {shown}
            </OneClickButton>
          </>
        )}
      />
      {history.length === 0 && <Note>No calculations yet</Note>}
      <KeepSwitch />
    </Section>
  )
}
