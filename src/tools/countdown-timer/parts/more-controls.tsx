import { useState } from 'react'
import { Button } from '../../../ui/buttons/button'
import { ButtonRow } from '../../../ui/buttons/button-row'
import { Announce } from '../../../ui/feedback/announce'
import { Stack } from '../../../ui/layout/columns'
import { useTimer } from '../store'
import { addOneMinute } from '../store-time'
import { AlarmOptions } from './alarm-options'
import { QuickEntry } from './quick-entry'

function OneMinuteMore() {
  const [turn, setTurn] = useState(0)
  const isFinished = useTimer((s) => s.timer.phase === 'finished')
  return (
    <ButtonRow>
      <Button
        icon="plus"
        onClick={() => {
          addOneMinute()
          setTurn(turn + 1)
        }}
      >
        <span className="visually-hidden">Add </span>1 minute
      </Button>
      <Announce turn={turn} text={turn > 0 && !isFinished && '1 minute added'} />
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
