import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { RowList } from '#ui/layout/row-list'
import { nearestName } from './domain/color-name'
import type { CssColor } from '../../domain/css-color'
import { formatMore, MORE_FORMATS } from './domain/more-formats'
import { useColor, useLateColor } from '../../state'
import { useCss } from './state'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

function outcome({ color, isOutside, alpha01 }: CssColor): string {
  const notes = [`Read as ${color}`]
  if (isOutside) notes.push('outside sRGB, so this is the nearest color inside')
  if (alpha01 < 1) {
    // A whole percentage would call #rrggbbfe 100% opaque.
    notes.push(`${Number((alpha01 * 100).toFixed(1))}% opaque: only the formats below keep that`)
  }
  return `${notes.join('; ')}.`
}

const HINT = 'A name, hex with 3, 4, 6 or 8 digits, rgb, hsl, hwb, lab, lch, oklch or color().'
const LONGEST = outcome({ color: '#000000', isOutside: true, alpha01: 0.999 })

function CssField() {
  const text = useCss((s) => s.text)
  const read = useCss((s) => s.read)
  const typeCss = useCss((s) => s.typeCss)
  const isShown = useColor((s) => s.settled === read?.color)
  const rested = useRested(text)
  const refused = read === null && text.trim() !== '' && rested === text
  const result = read && outcome(read)
  // The formats below are those of another color where one was selected since.
  const hint = read && !isShown ? outcome({ ...read, alpha01: 1 }) : result
  return (
    <>
      <TextField
        label="Any CSS color"
        placeholder="oklch(65% 0.13 243)"
        {...UNCORRECTED}
        value={text}
        onChange={(event) => typeCss(event.target.value)}
        hint={!refused && (hint ?? HINT)}
        longest={LONGEST}
        error={refused ? 'Not a CSS color. The selected color stays.' : undefined}
      />
      <Announce text={rested === text && isShown && result} />
    </>
  )
}

function FormatRows() {
  const color = useLateColor((s) => s.settled)
  const read = useCss((s) => s.read)
  // The alpha belongs to the color that was typed, not to one selected since.
  const alpha01 = read?.color === color ? read.alpha01 : 1
  const { name, isExact } = nearestName(color)
  const rows = [
    ...MORE_FORMATS.map((format) => ({
      name: format.toUpperCase(),
      value: formatMore(color, alpha01, format),
    })),
    { name: isExact ? 'Name' : 'Nearest name', value: name },
  ]
  return (
    <div className={styles.rows}>
      <RowList
        pressable
        items={rows}
        keyOf={(row) => row.name}
        renderItem={(row) => <CopyRow {...row} />}
      />
    </div>
  )
}

export function MoreFormats() {
  return (
    <Stack>
      <CssField />
      <Settled>
        <FormatRows />
      </Settled>
    </Stack>
  )
}
