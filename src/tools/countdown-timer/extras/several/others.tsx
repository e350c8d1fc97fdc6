import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useLocaleKnown } from '#ui/browser/use-locale-known'
import { Button, OneClickButton } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { useNews } from '#ui/feedback/use-news'
import { SmallRing } from '#ui/readout/small-ring'
import { clockText, timeOfDayText, timerTitle } from '../../domain/time-text'
import { progressPercent, secondsLeft } from '../../domain/timer'
import { large, type ListedTimer } from '../../domain/timers'
import { useTimer } from '../../state'
import { endedAt, named, PAUSED } from '../../texts.en'
import type { ButtonRef } from '../../view/controls'
import styles from './others.module.css'
import * as texts from './texts.en'

function stateText(other: ListedTimer, isLocaleKnown: boolean): string {
  const { name, timer } = other
  if (timer.phase === 'running') return named(name, timer.totalMs / 1000)
  if (timer.phase === 'paused') return texts.inState(timerTitle(other), PAUSED)
  return isLocaleKnown
    ? texts.inState(timerTitle(other), endedAt(timeOfDayText(timer.endedAtMs)))
    : timerTitle(other)
}

interface OtherProps {
  other: ListedTimer
  announce: (news: string) => void
}

function Other({ other, announce }: OtherProps) {
  const { id, timer } = other
  const isLocaleKnown = useLocaleKnown()
  const toggle = useTimer((s) => s.toggle)
  const enlarge = useTimer((s) => s.enlarge)
  const remove = useTimer((s) => s.remove)
  const title = timerTitle(other)
  return (
    <li data-phase={timer.phase}>
      <button
        type="button"
        className={styles.front}
        title={texts.bringToFront(title)}
        onClick={() => {
          enlarge(id)
          announce(texts.isInFront(title))
        }}
      >
        <SmallRing percent={progressPercent(timer)} />
      </button>
      <div className={styles.text}>
        <p className={`numerals ${styles.time}`} translate="no">
          {clockText(secondsLeft(timer))}
        </p>
        <p>{stateText(other, isLocaleKnown)}</p>
      </div>
      {timer.phase !== 'finished' && (
        <Button
          variant="quiet"
          icon={timer.phase === 'running' ? 'pause' : 'play'}
          title={texts.toggle(timer.phase, title)}
          onClick={() => toggle(id)}
        />
      )}
      <OneClickButton
        variant="quiet"
        icon="x"
        title={texts.remove(title)}
        onPress={() => {
          remove(id)
          announce(texts.removed(title))
        }}
      />
    </li>
  )
}

/** The timers beside the large clock, as small dials that are always in view. */
export default function OtherTimers({ fallback }: { fallback: ButtonRef }) {
  const timers = useTimer((s) => s.timers)
  const shown = useTimer(large)
  const others = timers.filter(({ id }) => id !== shown?.id)
  // A dial goes with its buttons when it is brought to front or removed, and when its timer ends.
  const focusEvents = useFallbackFocus(fallback)
  const { news, announce } = useNews()
  return (
    <>
      <Announce {...news} />
      {others.length > 0 && (
        <ul className={styles.others} aria-label={texts.OTHERS} {...focusEvents}>
          {others.map((other) => (
            <Other key={other.id} other={other} announce={announce} />
          ))}
        </ul>
      )}
    </>
  )
}
