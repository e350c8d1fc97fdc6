import { useState, type KeyboardEvent } from 'react'
import { Button } from '../../../ui/buttons/button'
import { FieldGroup } from '../../../ui/layout/field-group'
import { ASCII_SYMBOLS } from '../domain/ascii-classes'
import { spellOut } from '../domain/spelling'
import { useSite } from '../store-site'
import styles from './site-rules.module.css'

const STEPS: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
}

/** Moves the focus along the buttons of a row; Tab leaves them. */
function moveFocus(event: KeyboardEvent<HTMLElement>, from: number): void {
  const step = STEPS[event.key]
  if (step === undefined) return
  event.preventDefault()
  const buttons = event.currentTarget.parentElement?.querySelectorAll('button') ?? []
  buttons[Math.max(0, Math.min(buttons.length - 1, from + step))]?.focus()
}

/** The symbols that the site takes, each one a switch; the arrow keys go from one to the next. */
export function SymbolChips({ symbols }: { symbols: string }) {
  const setSymbols = useSite((s) => s.setSymbols)
  const [current, setCurrent] = useState(0)
  const isTaken = (symbol: string) => symbols.includes(symbol)
  const toggle = (symbol: string) =>
    setSymbols(ASCII_SYMBOLS.filter((one) => isTaken(one) !== (one === symbol)).join(''))
  return (
    <FieldGroup label="Symbols the site takes">
      <div className={styles.symbols}>
        {ASCII_SYMBOLS.map((symbol, at) => (
          <Button
            key={symbol}
            variant="chip"
            className={styles.symbol}
            tabIndex={at === current ? 0 : -1}
            aria-label={spellOut(symbol).join('')}
            aria-pressed={isTaken(symbol)}
            onFocus={() => setCurrent(at)}
            onKeyDown={(event) => moveFocus(event, at)}
            onClick={() => toggle(symbol)}
          >
            {symbol === ' ' ? '␣' : symbol}
          </Button>
        ))}
      </div>
      <div className={styles.all}>
        <Button variant="quiet" onClick={() => setSymbols(ASCII_SYMBOLS.join(''))}>
          All symbols
        </Button>
        <Button variant="quiet" onClick={() => setSymbols('')}>
          No symbols
        </Button>
      </div>
    </FieldGroup>
  )
}
