import { useRef, useState, type RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { TextField } from '#ui/fields/field'
import { Card } from '#ui/layout/card'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { LONGEST_NAME, MOST_TIMERS, type OtherTimer } from '../../domain/timers'
import { clockText, durationText, timeOfDayText } from '../../domain/time-text'
import { secondsLeft, type StartedTimer } from '../../domain/timer'
import { useTimer } from '../../store'
import { useOtherTimers } from '../../store-others'
import styles from './view.module.css'

type Announcing = (news: string) => void

/** One of the timers beside the large clock. */
function TimerCard({ named, announce }: { named: OtherTimer; announce: Announcing }) {
  const { id, name, timer } = named
  const { toggle, enlarge, remove } = useOtherTimers()
  const title = name || durationText(timer.totalMs / 1000)
  const action = timer.phase === 'running' ? 'Pause' : 'Resume'
  return (
    <li>
      <Card className={styles.card}>
        <p className={styles.name}>{title}</p>
        <p className={`numerals ${styles.time}`}>{clockText(secondsLeft(timer))}</p>
        <p className={styles.state}>
          {timer.phase === 'paused' && 'Paused'}
          {timer.phase === 'finished' && `Ended ${timeOfDayText(timer.endedAtMs)}`}
        </p>
        <div className={styles.buttons}>
          <OneClickButton
            aria-label={`Show large: ${title}`}
            onPress={() => {
              enlarge(id)
              announce(`${title} is on the large clock`)
            }}
          >
            Show large
          </OneClickButton>
          {timer.phase !== 'finished' && (
            <OneClickButton aria-label={`${action} ${title}`} onPress={() => toggle(id)}>
              {action}
            </OneClickButton>
          )}
          <OneClickButton
            aria-label={`Remove ${title}`}
            onPress={() => {
              remove(id)
              announce(`${title} removed`)
            }}
          >
            Remove
          </OneClickButton>
        </div>
      </Card>
    </li>
  )
}

const PUT_ASIDE: Record<StartedTimer['phase'], string> = {
  running: 'goes on below',
  paused: 'stands below, paused',
  finished: 'stands below',
}

interface AnotherProps {
  ref: RefObject<HTMLButtonElement | null>
  announce: Announcing
}

/** Makes place on the large clock, once its timer is started. */
function Another({ ref, announce }: AnotherProps) {
  const isStarted = useTimer((s) => s.timer.phase !== 'settings')
  const isFull = useOtherTimers(({ others }) => others.length >= MOST_TIMERS - 1)
  const putAside = useOtherTimers((s) => s.putAside)
  const news = useTimer(({ name, timer }) =>
    timer.phase === 'settings'
      ? ''
      : `${name || durationText(timer.totalMs / 1000)} ${PUT_ASIDE[timer.phase]}`,
  )
  return (
    <Stack>
      <ButtonRow>
        <Button
          ref={ref}
          icon="plus"
          aria-disabled={!isStarted || isFull}
          onClick={() => {
            if (putAside()) announce(news)
          }}
        >
          Another timer
        </Button>
      </ButtonRow>
      <Note>
        {isFull
          ? `${MOST_TIMERS} timers are the most.`
          : !isStarted && 'Start this timer first; then set another.'}
      </Note>
    </Stack>
  )
}

/** Several timers, one of them on the large clock. */
export default function SeveralTimers() {
  const name = useTimer((s) => s.name)
  const { others, rename } = useOtherTimers()
  const another = useRef<HTMLButtonElement>(null)
  // A card goes with its buttons when it is shown large or removed, and when its timer ends.
  const focusEvents = useFallbackFocus(another)
  const [news, setNews] = useState({ text: '', turn: 0 })
  const announce = (text: string) => setNews(({ turn }) => ({ text, turn: turn + 1 }))
  return (
    <Stack {...focusEvents}>
      <TextField
        label="Name of this timer"
        hint="It is shown when the time is up."
        value={name}
        maxLength={LONGEST_NAME}
        autoComplete="off"
        onChange={(event) => rename(event.target.value)}
      />
      <Another ref={another} announce={announce} />
      <Announce {...news} />
      {others.length > 0 && (
        <ul className={styles.cards} aria-label="Other timers">
          {others.map((each) => (
            <TimerCard key={each.id} named={each} announce={announce} />
          ))}
        </ul>
      )}
    </Stack>
  )
}
