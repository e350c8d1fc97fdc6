import { Button } from '#ui/buttons/button'
import { CopyRow } from '#ui/buttons/copy-row'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { TextField } from '#ui/fields/field'
import { UNCORRECTED } from '#ui/fields/uncorrected'
import { Stack } from '#ui/layout/columns'
import { RowList } from '#ui/layout/row-list'
import type { TypedColor } from '../shared/color-text'
import { percentOf } from '../../domain/formats'
import { nearestName } from './domain/color-name'
import { formatMore, MORE_FORMATS } from './domain/more-formats'
import { useColor } from '../../state'
import { takeAll } from '../../texts.en'
import { useLateColor } from '../../view/use-live'
import { useCss } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

function notesOn({ color, isOutside, alpha01, isAlphaFirst, all }: TypedColor): string {
  const notes = [all.length > 1 ? texts.readAsFirst(color, all.length) : texts.readAs(color)]
  if (isAlphaFirst) notes.push(texts.ALPHA_FIRST)
  if (isOutside) notes.push(texts.OUTSIDE)
  // To one decimal: a whole percentage would call #rrggbbfe 100% opaque.
  if (alpha01 < 1) notes.push(texts.withoutAlpha(percentOf(alpha01)))
  return notes.join(' ')
}

const LONGEST = notesOn({
  color: '#000000',
  isOutside: true,
  alpha01: 0.999,
  isAlphaFirst: false,
  all: Array.from({ length: 100 }, () => '#000000' as const),
})

function CssField() {
  const text = useCss((s) => s.text)
  const read = useCss((s) => s.read)
  const typeCss = useCss((s) => s.typeCss)
  // The notes on a color go when another one is selected.
  const isShown = useColor((s) => read?.ok && s.settled === read.value.color)
  const rested = useRested(text)
  const refused = rested === text && read?.ok === false ? texts.REFUSED[read.error.code] : undefined
  const result = read?.ok && isShown && notesOn(read.value)
  const all = read?.ok ? read.value.all : []
  const openWith = useColor((s) => s.openWith)
  return (
    <>
      <TextField
        label={texts.ANY_COLOR}
        placeholder={texts.EXAMPLE}
        {...UNCORRECTED}
        value={text}
        onChange={(event) => typeCss(event.target.value)}
        hint={!refused && (result || texts.HINT)}
        longest={LONGEST}
        error={refused}
        beside={
          all.length > 1 && (
            <Button onClick={() => openWith({ palette: all })}>{takeAll(all.length)}</Button>
          )
        }
      />
      <Announce text={rested === text && result} />
    </>
  )
}

function FormatRows() {
  const color = useLateColor((s) => s.settled)
  const alpha01 = useLateColor((s) => s.alpha01)
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
        isWide
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
