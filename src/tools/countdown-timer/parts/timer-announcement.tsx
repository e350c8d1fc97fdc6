import { Announce } from '../../../ui/feedback/announce'
import { durationText } from '../domain/time-text'
import { useTimer } from '../store'
import type { TimerNotice } from '../store-state'

const WORDS: Record<TimerNotice['kind'], (left: string) => string> = {
  started: (left) => `Timer started: ${left}`,
  paused: (left) => `Timer paused, ${left} left`,
  resumed: (left) => `Timer resumed, ${left} left`,
  reset: () => 'Timer reset',
  left: (left) => `${left} left`,
}

/** Announces what the visitor has done, and the start of the last minutes and seconds; not every second. */
export function TimerAnnouncement() {
  const text = useTimer(({ notice }) => notice && WORDS[notice.kind](durationText(notice.seconds)))
  return <Announce text={text} />
}
