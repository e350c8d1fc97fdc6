import type { HexColor } from '#lib/color'
import { mapToHex } from '../../shared/color-spaces'
import type { RandomBytes } from '../../../domain/random-color'

export interface LockableColor {
  color: HexColor
  isLocked: boolean
}

/** Neither black nor white nor loud, so that any of them can stand beside the others. */
const LIGHTNESS = { from: 0.35, to: 0.9 }
const CHROMA = { from: 0.04, to: 0.18 }

const between = ({ from, to }: { from: number; to: number }, byte: number) =>
  from + ((to - from) * byte) / 255

function randomMember(randomBytes: RandomBytes): HexColor {
  const [first = 0, second = 0, third = 0] = randomBytes(3)
  const l = between(LIGHTNESS, first)
  const c = between(CHROMA, second)
  return mapToHex({ mode: 'oklch', l, c, h: (third / 256) * 360 })
}

/** New colors for all that are not locked. */
export const shuffle = (
  colors: readonly LockableColor[],
  randomBytes: RandomBytes,
): LockableColor[] =>
  colors.map((member) =>
    member.isLocked ? member : { ...member, color: randomMember(randomBytes) },
  )
