import type { RefObject } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button, OneClickButton } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { Banner } from '#ui/feedback/banner'
import { Stack } from '#ui/layout/columns'
import { large, MOST_TIMERS, type Place } from '../domain/timers'
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

/** The length that a link or the box has asked for while a timer is on the large clock. */
export function PendingNote({ primary }: { primary: RefObject<HTMLButtonElement | null> }) {
  const pending = useTimer((s) => (large(s) ? s.pending : null))
  const begin = useTimer((s) => s.begin)
  const dismiss = useTimer((s) => s.dismissPending)
  // The note disappears together with its buttons, which may have the focus.
  const focusEvents = useFallbackFocus(primary)
  if (pending === null) return null
  return (
    <div {...focusEvents}>
      <Banner variant="info">
        <Stack>
          {texts.pendingText(pending.seconds, pending.name)}
          <ButtonRow>
            <StartBeside onStart={(place) => begin(pending, place)} />
            <Button variant="quiet" onClick={dismiss}>
              {texts.NOT_NOW}
            </Button>
          </ButtonRow>
        </Stack>
      </Banner>
    </div>
  )
}
