import { useRef, useState, type RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { TextField } from '#ui/fields/field'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { clockText, timeOfDayText } from '../../domain/time-text'
import { secondsLeft } from '../../domain/timer'
import { large, LONGEST_NAME, MOST_TIMERS, type Named } from '../../domain/timers'
import { useTimer } from '../../state'
import { endedAt, PAUSED, titleOf } from '../../texts.en'
import * as texts from './texts.en'
import styles from './view.module.css'

type Announcing = (news: string) => void

/** One of the timers beside the large clock. */
function TimerCard({ named, announce }: { named: Named; announce: Announcing }) {
  const { id, timer } = named
  const toggle = useTimer((s) => s.toggle)
  const enlarge = useTimer((s) => s.enlarge)
  const remove = useTimer((s) => s.remove)
  const title = titleOf(named)
  return (
    <li>
      <Card className={styles.card}>
        <p className={styles.name}>{title}</p>
        <p className={`numerals ${styles.time}`} translate="no">
          {clockText(secondsLeft(timer))}
        </p>
        <p className={styles.state}>
          {timer.phase === 'paused' && PAUSED}
          {timer.phase === 'finished' && endedAt(timeOfDayText(timer.endedAtMs))}
        </p>
        <div className={styles.buttons}>
          <OneClickButton
            aria-label={texts.showLarge(title)}
            onPress={() => {
              enlarge(id)
              announce(texts.isLarge(title))
            }}
          >
            {texts.SHOW_LARGE}
          </OneClickButton>
          {timer.phase !== 'finished' && (
            <OneClickButton
              aria-label={texts.toggle(timer.phase, title)}
              onPress={() => toggle(id)}
            >
              {texts.TOGGLE[timer.phase]}
            </OneClickButton>
          )}
          <OneClickButton
            aria-label={texts.remove(title)}
            onPress={() => {
              remove(id)
              announce(texts.removed(title))
            }}
          >
            {texts.REMOVE}
          </OneClickButton>
        </div>
      </Card>
    </li>
  )
}

interface AnotherProps {
  ref: RefObject<HTMLButtonElement | null>
  announce: Announcing
}

/** Makes place on the large clock, once its timer is started. */
function Another({ ref, announce }: AnotherProps) {
  const shown = useTimer(large)
  const isFull = useTimer(({ timers }) => timers.length >= MOST_TIMERS)
  const putAside = useTimer((s) => s.putAside)
  return (
    <Stack>
      <ButtonRow>
        <Button
          ref={ref}
          icon="plus"
          aria-disabled={!shown || isFull}
          onClick={() => {
            if (!shown || isFull) return
            putAside()
            announce(texts.isPutAside(shown.timer.phase, titleOf(shown)))
          }}
        >
          {texts.ANOTHER}
        </Button>
      </ButtonRow>
      <Note>{isFull ? texts.mostTimers(MOST_TIMERS) : !shown && texts.START_FIRST}</Note>
    </Stack>
  )
}

/** Several timers, one of them on the large clock. */
export default function SeveralTimers() {
  const timers = useTimer((s) => s.timers)
  const shown = useTimer(large)
  const name = useTimer((s) => large(s)?.name ?? s.draft.name)
  const rename = useTimer((s) => s.rename)
  const others = timers.filter(({ id }) => id !== shown?.id)
  const another = useRef<HTMLButtonElement>(null)
  // A card goes with its buttons when it is shown large or removed, and when its timer ends.
  const focusEvents = useFallbackFocus(another)
  const [news, setNews] = useState({ text: '', turn: 0 })
  const announce = (text: string) => setNews(({ turn }) => ({ text, turn: turn + 1 }))
  return (
    <Stack {...focusEvents}>
      <TextField
        label={texts.NAME}
        hint={texts.NAME_HINT}
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => rename(event.target.value)}
      />
      <Another ref={another} announce={announce} />
      <Announce {...news} />
      {others.length > 0 && (
        <ul className={styles.cards} aria-label={texts.OTHERS}>
          {others.map((each) => (
            <TimerCard key={each.id} named={each} announce={announce} />
          ))}
        </ul>
      )}
    </Stack>
  )
}
