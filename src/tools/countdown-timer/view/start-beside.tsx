import { OneClickButton } from '#ui/buttons/button'
import { MOST_TIMERS, type Place } from '../domain/timers'
import { useTimer } from '../state'
import * as texts from '../texts.en'

/** Where another timer starts while one is on the large clock. Both buttons of a row. */
export function StartBeside({ onStart }: { onStart: (place: Place) => void }) {
  const isFull = useTimer(({ timers }) => timers.length >= MOST_TIMERS)
  return (
    <>
      <OneClickButton icon="plus" disabled={isFull} onPress={() => onStart('beside')}>
        {texts.START_BESIDE}
      </OneClickButton>
      <OneClickButton icon="rotate-ccw" onPress={() => onStart('instead')}>
        {texts.REPLACE}
      </OneClickButton>
    </>
  )
}
