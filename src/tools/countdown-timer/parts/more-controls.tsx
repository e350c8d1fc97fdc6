import { useState, type SubmitEvent } from 'react'
import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { Announce } from '../../../ui/feedback/announce'
import { TextField } from '../../../ui/fields/field'
import { Stack } from '../../../ui/layout/columns'
import { isLongest } from '../domain/more-time'
import { useTimer } from '../store'
import { addOneMinute, startFrom } from '../store-time'
import { AlarmOptions } from './alarm-options'

function QuickEntry() {
  const [text, setText] = useState('')
  const [isRefused, setIsRefused] = useState(false)
  const isRunning = useTimer((s) => s.timer.phase === 'running' || s.timer.phase === 'paused')

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isRunning) return
    const isStarted = startFrom(text)
    setIsRefused(!isStarted)
    if (isStarted) setText('')
  }
  return (
    <form onSubmit={submit}>
      <TextField
        label="Quick entry"
        hint={
          isRunning ? 'Reset the timer to start another.' : '10 min, 1h30, 90s, 1:30:00 or at 17:30'
        }
        error={
          isRefused
            ? 'Type a length from 1 second to 23:59:59, or a time such as at 17:30.'
            : undefined
        }
        value={text}
        autoComplete="off"
        enterKeyHint="go"
        onChange={(event) => {
          setText(event.target.value)
          setIsRefused(false)
        }}
        beside={
          <Button type="submit" icon="play" aria-disabled={isRunning}>
            Start
          </Button>
        }
      />
    </form>
  )
}

function OneMinuteMore() {
  const [turn, setTurn] = useState(0)
  const isFinished = useTimer((s) => s.timer.phase === 'finished')
  const isFull = useTimer((s) => isLongest(s.timer, s.settings))
  // The words of one timer do not come again with the next.
  if (isFinished && turn > 0) setTurn(0)
  return (
    <ButtonRow>
      <Button
        icon="plus"
        aria-disabled={isFull}
        onClick={() => {
          if (isFull) return
          addOneMinute()
          setTurn(turn + 1)
        }}
      >
        <span className="visually-hidden">Add </span>1 minute
      </Button>
      <Announce turn={turn} text={turn > 0 && '1 minute added'} />
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
