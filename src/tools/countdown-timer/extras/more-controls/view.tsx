import { useState, type SubmitEvent } from 'react'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Announce } from '#ui/feedback/announce'
import { TextField } from '#ui/fields/field'
import { Stack } from '#ui/layout/columns'
import { isLongest } from '../../domain/more-time'
import { useTimer } from '../../store'
import { addOneMinute, startFrom } from '../../store-time'
import { AlarmOptions } from './alarm'

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
  const [news, setNews] = useState({ text: '', turn: 0 })
  const isFinished = useTimer((s) => s.timer.phase === 'finished')
  const isFull = useTimer((s) => isLongest(s.timer, s.settings))
  // The words of one timer do not come again with the next.
  if (isFinished && news.turn > 0) setNews({ text: '', turn: 0 })

  function add() {
    if (isFull) return
    addOneMinute()
    const { timer, settings } = useTimer.getState()
    // Less than a minute may have been left of it.
    const text = isLongest(timer, settings) ? 'The longest timer is 23:59:59.' : '1 minute added'
    setNews({ text, turn: news.turn + 1 })
  }
  return (
    <ButtonRow>
      <Button icon="plus" aria-disabled={isFull} onClick={add}>
        <span className="visually-hidden">Add </span>1 minute
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
