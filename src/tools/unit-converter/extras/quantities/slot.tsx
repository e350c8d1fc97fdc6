import { memo } from 'react'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { Note } from '#ui/layout/note'
import type { UnitsState } from '../../state'
import { FROM_FIELD } from '../../view/from-pane'
import * as texts from './texts.en'
import styles from './slot.module.css'

/** The pressed button disappears with what it has changed, so the field takes the focus. */
function instead(act: () => void) {
  act()
  document.getElementById(FROM_FIELD)?.focus()
}

/** What a unit in the typed text has changed, and which other unit it may be; a press takes that instead. */
export const ReadingNote = memo(function ReadingNote({ state }: { state: UnitsState }) {
  const { reading, text, category, takeInstead } = state
  const { before = null, other = null } = reading?.text === text ? reading : {}
  if (!before && !other) return null
  return (
    <div className={styles.row}>
      {before && (
        <>
          <Note>{texts.switched(category)}</Note>
          <Button
            variant="quiet"
            icon="rotate-ccw"
            onClick={() => instead(() => takeInstead(before))}
          >
            {texts.UNDO}
          </Button>
          <Announce text={texts.switched(category)} />
        </>
      )}
      {other && (
        <Button variant="quiet" onClick={() => instead(() => takeInstead(other))}>
          {texts.takeOther(other.from)}
        </Button>
      )}
    </div>
  )
})
