import { useRef } from 'react'
import { figures } from '#lib/figures.en'
import { figure } from '#lib/writing.en'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { OneClickButton } from '#ui/buttons/button'
import { Note } from '#ui/layout/note'
import { RowList } from '#ui/layout/row-list'
import { Section } from '#ui/layout/section'
import { plainNumber } from '../../domain/notation'
import { useCalculator } from '../../state'
import * as texts from './texts.en'
import styles from './view.module.css'

interface Props {
  onExpression: (expression: string) => void
  onResult: (result: string) => void
}

/** Each row brings back its expression or its result. */
export function EarlierCalculations({ onExpression, onResult }: Props) {
  const history = useCalculator((s) => s.calculator.history)
  const heading = useRef<HTMLHeadingElement>(null)
  // Another tab may clear the history, and with it the focused row.
  const focusEvents = useFallbackFocus(heading)
  return (
    <Section title={texts.EARLIER} heading={heading} {...focusEvents}>
      <RowList
        items={history}
        pressable
        keyOf={({ id }) => id}
        renderItem={({ expression, shown, result }) => (
          <>
            <OneClickButton
              variant="quiet"
              className={styles.expression}
              title={texts.INSERT_EXPRESSION}
              onPress={() => onExpression(expression)}
            >
              {figures(expression)}
            </OneClickButton>
            <OneClickButton
              variant="quiet"
              className={styles.earlier}
              title={texts.INSERT_RESULT}
              onPress={() => onResult(result ? plainNumber(result) : shown)}
            >
              = {figure(shown)}
            </OneClickButton>
          </>
        )}
      />
      {history.length === 0 && <Note>{texts.NO_CALCULATIONS}</Note>}
    </Section>
  )
}
