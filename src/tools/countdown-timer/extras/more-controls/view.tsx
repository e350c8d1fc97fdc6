import { useState, type SubmitEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { readQuickEntry } from '../../box/quick-entry'
import { isLongest } from '../../domain/timer'
import { largeTimer } from '../../domain/timers'
import { useTimer, type TimerState } from '../../state'
import { AlarmOptions } from './alarm'
import { LONGEST_TIMER } from '../../texts.en'
import * as texts from './texts.en'

function QuickEntry() {
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isRunning = useTimer((s) => ['running', 'paused'].includes(largeTimer(s).phase))
  const begin = useTimer((s) => s.begin)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isRunning) return
    const seconds = readQuickEntry(text, Date.now())
    setIsRefused(seconds === null)
    if (seconds === null) return
    begin(seconds)
    setText('')
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label={texts.QUICK_ENTRY}
        hint={isRunning ? texts.RESET_FIRST : texts.ENTRY_EXAMPLES}
        error={isRefused ? texts.ENTRY_REFUSED : undefined}
        value={text}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => {
          setText(event.target.value)
          setIsRefused(false)
        }}
        beside={
          <Button type="submit" icon="play" aria-disabled={isRunning}>
            {texts.START}
          </Button>
        }
      />
    </form>
  )
}

const isFullOf = (state: TimerState) => isLongest(largeTimer(state), state.draft.settings)

function OneMinuteMore() {
  const [news, setNews] = useState({ text: '', turn: 0 })
  const isFinished = useTimer((s) => largeTimer(s).phase === 'finished')
  const isFull = useTimer(isFullOf)
  const addMinute = useTimer((s) => s.addMinute)
  // The words of one timer do not come again with the next.
  if (isFinished && news.turn > 0) setNews({ text: '', turn: 0 })

  function add() {
    if (isFull) return
    addMinute()
    // Less than a minute may have been left of it.
    const text = isFullOf(useTimer.getState()) ? LONGEST_TIMER : texts.MINUTE_ADDED
    setNews({ text, turn: news.turn + 1 })
  }
  return (
    <ButtonRow>
      <Button icon="plus" aria-label={texts.ADD_MINUTE} aria-disabled={isFull} onClick={add}>
        {texts.MINUTE}
      </Button>
      <Announce {...news} />
    </ButtonRow>
  )
}

export default function MoreControls() {
  return (
    <Stack>
      <QuickEntry />
      <OneMinuteMore />
      <AlarmOptions />
    </Stack>
  )
}
