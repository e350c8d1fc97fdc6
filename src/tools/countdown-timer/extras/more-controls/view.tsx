import { useEffect, useMemo, useRef, useState, type SubmitEvent } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { useStable } from '#ui/browser/use-stable'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { PART_NOT_LOADED } from '#ui/texts.en'
import type { Readings } from '../../box/quick-entry'
import { largeTimer, type Place } from '../../domain/timers'
import { useTimer, type TimerState } from '../../state'
import { AlarmOptions } from './alarm'
import { StartBeside } from '../../view/pending-note'
import * as texts from './texts.en'
import styles from './view.module.css'

const isOnClock = (state: TimerState) => ['running', 'paused'].includes(largeTimer(state).phase)

const NOTHING_READ: Readings = { readings: [], problem: null }

/** What the box knows of times and places is as large as all that the page has: it comes when something is to be typed. */
const loadReader = () => import('../../box/quick-entry')

/** All that the box reads of timers; what it means is shown before it starts. */
function QuickEntry() {
  const { part: reader, state, fetchPart } = useLazyPart(loadReader)
  const [{ text, typedAtMs }, setTyped] = useState({ text: '', typedAtMs: 0 })
  const [wanted, setWanted] = useState<Place | null>(null)
  const [chosen, setChosen] = useState(0)
  const [isRefused, setIsRefused] = useState(false)
  const entry = useRef<HTMLInputElement>(null)
  // Its buttons are others while a timer is on the clock.
  const focusEvents = useFallbackFocus(entry)
  const hasTimer = useTimer(isOnClock)
  const begin = useTimer((s) => s.begin)
  const { readings, problem } = useMemo(
    () => reader?.readQuickEntry(text, typedAtMs) ?? NOTHING_READ,
    [reader, text, typedAtMs],
  )
  const reading = readings[chosen]
  const meaning = reading && [reading.title, ...reading.notes].join(' · ')
  const rested = useRested(meaning)

  function change(typed: string) {
    fetchPart()
    setTyped({ text: typed, typedAtMs: Date.now() })
    setChosen(0)
    setIsRefused(false)
  }
  const start = useStable((place: Place) => {
    // Enter may be pressed before the code of the reader has come.
    setWanted(reader ? null : place)
    if (!reader) return fetchPart()
    // What is left until a time of day is shorter by now than when it was typed.
    const present = reader.readQuickEntry(text, Date.now()).readings[chosen]
    setIsRefused(!present)
    if (!present) return
    begin(present, place)
    change('')
  })
  useEffect(() => {
    if (reader && wanted) start(wanted)
  }, [reader, wanted, start])
  function submit(event: SubmitEvent) {
    event.preventDefault()
    start(hasTimer ? 'beside' : 'instead')
  }
  return (
    <form onSubmit={submit} {...focusEvents}>
      <Stack>
        <TextField
          ref={entry}
          label={texts.QUICK_ENTRY}
          hint={meaning ?? texts.ENTRY_EXAMPLES}
          error={
            state === 'failed'
              ? PART_NOT_LOADED
              : isRefused
                ? (problem ?? texts.ENTRY_REFUSED)
                : undefined
          }
          value={text}
          autoComplete="off"
          enterKeyHint="go"
          onFocus={fetchPart}
          onChange={(event) => change(event.target.value)}
          beside={
            !hasTimer && (
              <Button type="submit" icon="play">
                {texts.START}
              </Button>
            )
          }
        />
        {readings.length > 1 && (
          <Chips aria-label={texts.READINGS} className={styles.readings}>
            {readings.map(({ title }, place) => (
              <Button
                key={title}
                variant="chip"
                aria-pressed={place === chosen}
                onClick={() => setChosen(place)}
              >
                {title}
              </Button>
            ))}
          </Chips>
        )}
        {hasTimer && text !== '' && (
          <ButtonRow>
            <StartBeside onStart={start} />
          </ButtonRow>
        )}
        <Announce text={rested} />
      </Stack>
    </form>
  )
}

export default function MoreControls() {
  return (
    <Stack>
      <QuickEntry />
      <AlarmOptions />
    </Stack>
  )
}
