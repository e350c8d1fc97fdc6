import { useRef, useState, type SubmitEvent } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Chips } from '#ui/buttons/chips'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { readQuickEntry } from '../../box/quick-entry'
import { largeTimer, type Place } from '../../domain/timers'
import { useTimer, type TimerState } from '../../state'
import { AlarmOptions } from './alarm'
import { StartBeside } from '../../view/start-beside'
import * as texts from './texts.en'
import styles from './view.module.css'

const isOnClock = (state: TimerState) => ['running', 'paused'].includes(largeTimer(state).phase)

const NOTHING_READ = readQuickEntry('', 0)

/** All that the box reads of timers; what it means is shown before it starts. */
function QuickEntry() {
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isRefused, setIsRefused] = useState(false)
  const entry = useRef<HTMLInputElement>(null)
  // Its buttons are others while a timer is on the clock.
  const focusEvents = useFallbackFocus(entry)
  const hasTimer = useTimer(isOnClock)
  const begin = useTimer((s) => s.begin)
  const [{ readings, problem }, setRead] = useState(NOTHING_READ)
  const reading = readings[chosen]
  const meaning = reading && texts.meaning(reading)
  const rested = useRested(meaning)

  function change(typed: string) {
    setText(typed)
    setRead(readQuickEntry(typed, Date.now()))
    setChosen(0)
    setIsRefused(false)
  }
  function start(place: Place) {
    // What is left until a time of day is shorter by now than when it was typed.
    const present = readQuickEntry(text, Date.now()).readings[chosen]
    setIsRefused(!present)
    if (!present) return
    begin(present, place)
    change('')
  }
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
          error={isRefused ? (problem ?? texts.ENTRY_REFUSED) : undefined}
          value={text}
          autoComplete="off"
          enterKeyHint="go"
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
