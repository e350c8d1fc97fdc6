import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { RowList } from '#ui/layout/row-list'
import { nearestName } from './domain/color-name'
import { formatMore, MORE_FORMATS } from './domain/more-formats'
import { useColor } from '../../state'
import { useLateColor } from '../../view/use-live'
import { useCss } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

const LONGEST = texts.readAs({ color: '#000000', isOutside: true, alpha01: 0.999 })

function CssField() {
  const text = useCss((s) => s.text)
  const read = useCss((s) => s.read)
  const typeCss = useCss((s) => s.typeCss)
  const isShown = useColor((s) => s.settled === read?.color)
  const rested = useRested(text)
  const refused = read === null && text.trim() !== '' && rested === text
  const result = read && texts.readAs(read)
  // The formats below are those of another color where one was selected since.
  const hint = read && !isShown ? texts.readAs({ ...read, alpha01: 1 }) : result
  return (
    <>
      <TextField
        label={texts.ANY_COLOR}
        placeholder={texts.EXAMPLE}
        {...UNCORRECTED}
        value={text}
        onChange={(event) => typeCss(event.target.value)}
        hint={!refused && (hint ?? texts.HINT)}
        longest={LONGEST}
        error={refused ? texts.REFUSED : undefined}
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
    { name: isExact ? texts.NAME : texts.NEAREST_NAME, value: name },
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

export default function MoreFormats() {
  return (
    <Stack>
      <CssField />
      <Settled>
        <FormatRows />
      </Settled>
    </Stack>
  )
}
