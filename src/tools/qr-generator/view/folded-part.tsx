import type { ComponentType, MouseEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { Extra } from '#ui/layout/extra'
import type { QrSettings } from '../domain/settings'
import { useQr } from '../state'
import * as texts from '../texts.en'
import styles from './folded-part.module.css'

interface Props {
  id: string
  title: string
  load: () => Promise<{ default: ComponentType }>
  note?: (settings: QrSettings) => string
  reset?: { label: string; change: Partial<Pick<QrSettings, 'style' | 'margin'>> }
}

/** A part that is folded until it is asked for. What was chosen in it shows on its closed title, with its end. */
export function FoldedPart({ id, title, load, note, reset }: Props) {
  const openings = useQr((s) => (s.unfolded?.part === id ? s.unfolded.turn : 0))
  const chosen = useQr((s) => note?.(s.settings) ?? '')
  const change = useQr((s) => s.change)
  function handleReset({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button goes, and its focus would be lost.
    currentTarget.parentElement?.querySelector('summary')?.focus()
    if (reset) change(reset.change)
  }
  return (
    <div className={styles.part}>
      <Extra title={title} load={load} openings={openings} note={chosen || undefined} />
      {chosen && reset && (
        <Button
          variant="quiet"
          className={styles.reset}
          aria-label={reset.label}
          onClick={handleReset}
        >
          {texts.RESET}
        </Button>
      )}
    </div>
  )
}
