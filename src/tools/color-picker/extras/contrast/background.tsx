import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { ColorField } from '#ui/fields/color-field'
import type { CssColor } from '../../domain/css-color'
import { useContrast } from './state'

const refusal = (kept: string) => `Not a CSS color. The background stays ${kept}.`

/** What of a typed background is not as typed. */
function changeOf(read: CssColor | null | undefined) {
  if (!read) return null
  if (read.alpha01 < 1) return `Taken as ${read.color}, opaque.`
  return read.isOutside && `Taken as ${read.color}, inside sRGB.`
}

/** The background to be judged against, as any CSS color. */
export function ContrastBackground() {
  const { background, draft, refused, typeBackground, leaveBackground } = useContrast()
  const text = draft?.text ?? ''
  const isRested = useRested(text) === text
  const isWrong = isRested && draft?.read === null
  const change = changeOf(draft?.read)
  return (
    <>
      <ColorField
        label="Background"
        hint={change || 'Any CSS color'}
        value={draft?.text ?? background}
        error={isWrong ? refusal(background) : undefined}
        longest={refusal('#000000')}
        onChange={typeBackground}
        onBlur={leaveBackground}
        pickerLabel="Background picker"
        color={background}
        onPick={typeBackground}
      />
      <Announce
        text={
          refused ? `Not a CSS color: the background is ${background} again` : isRested && change
        }
      />
    </>
  )
}
