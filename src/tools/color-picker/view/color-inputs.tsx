import { useEffect, useRef, type RefObject } from 'react'
import type { HexColor } from '#lib/color'
import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import { ColorField } from '#ui/fields/color-field'
import { useRested } from '#ui/feedback/use-rested'
import { hexOutcome } from '../domain/hex-field'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { Settled } from './settled'

/** The color of a text that the field does not take, such as `3498db`; of a list the first, or all as a palette. */
function Offer({ field }: { field: RefObject<HTMLInputElement | null> }) {
  const offer = useColor((s) => s.hexOffer)
  const select = useColor((s) => s.select)
  const openWith = useColor((s) => s.openWith)
  const [first] = offer ?? []
  if (!offer || !first) return null
  function take(color: HexColor) {
    // The pressed button disappears with its offer, so the field takes the focus.
    field.current?.focus()
    select(color)
  }
  function takeAll(colors: readonly HexColor[], color: HexColor) {
    take(color)
    openWith({ palette: colors })
  }
  return (
    <>
      <Button onClick={() => take(first)}>{texts.takeHex(first)}</Button>
      {offer.length > 1 && (
        <Button onClick={() => takeAll(offer, first)}>{texts.takeAll(offer.length)}</Button>
      )}
    </>
  )
}

/** The browser's picker, the HEX field and Random Color. */
export function ColorInputs() {
  const color = useColor((s) => s.settled)
  const draft = useColor((s) => s.hexDraft)
  const typeHex = useColor((s) => s.typeHex)
  const offerHex = useColor((s) => s.offerHex)
  const field = useRef<HTMLInputElement>(null)
  const leaveHex = useColor((s) => s.leaveHex)
  const selectRandom = useColor((s) => s.selectRandom)
  const tryOut = useColor((s) => s.tryOut)
  const select = useColor((s) => s.select)
  const isRested = useRested(draft ?? '') === draft
  useEffect(() => {
    if (isRested) offerHex()
  }, [isRested, offerHex])
  const outcome = useColor((s) => hexOutcome(s, isRested))
  return (
    <Settled>
      <ColorField
        label={texts.HEX}
        hint={outcome ? texts.hexHint(outcome, color) : texts.HEX_HINT}
        refused={outcome === 'refused'}
        value={draft ?? color}
        onChange={typeHex}
        fieldRef={field}
        onBlur={leaveHex}
        onPasted={offerHex}
        onEnter={offerHex}
        pickerLabel={texts.PICKER}
        color={color}
        onPick={tryOut}
        onPicked={select}
        action={
          <>
            {/* First: an offer that comes as the field is left moves no button away from a press. */}
            <Button icon="shuffle" onClick={selectRandom}>
              {texts.RANDOM_COLOR}
            </Button>
            <Offer field={field} />
          </>
        }
      />
      <Announce text={outcome && texts.hexAloud(outcome, color)} />
    </Settled>
  )
}
