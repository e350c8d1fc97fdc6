import { readHex } from '#lib/color'
import { Announce } from '#ui/feedback/announce'
import { Button } from '#ui/buttons/button'
import { ColorField } from '#ui/fields/color-field'
import { useRested } from '#ui/feedback/use-rested'
import { useColor } from '../state'
import * as texts from '../texts.en'
import { Settled } from './settled'

/** The browser's picker, the HEX field and Random Color. */
export function ColorInputs() {
  const color = useColor((s) => s.settled)
  const draft = useColor((s) => s.hexDraft)
  const hexRefused = useColor((s) => s.hexRefused)
  const typeHex = useColor((s) => s.typeHex)
  const leaveHex = useColor((s) => s.leaveHex)
  const selectRandom = useColor((s) => s.selectRandom)
  const tryOut = useColor((s) => s.tryOut)
  const select = useColor((s) => s.select)
  // A color that is still being typed is not a color yet.
  const refused = useRested(draft ?? '') === draft && readHex(draft) === null
  return (
    <Settled>
      <ColorField
        label={texts.HEX}
        hint={refused ? texts.HEX_REFUSED : texts.HEX_HINT}
        refused={refused}
        value={draft ?? color}
        onChange={typeHex}
        onBlur={leaveHex}
        pickerLabel={texts.PICKER}
        color={color}
        onPick={tryOut}
        onPicked={select}
        action={
          <Button icon="shuffle" onClick={selectRandom}>
            {texts.RANDOM_COLOR}
          </Button>
        }
      />
      <Announce text={refused ? texts.HEX_REFUSED_ALOUD : hexRefused && texts.hexIsAgain(color)} />
    </Settled>
  )
}
