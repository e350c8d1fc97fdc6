import { useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { ColorField } from '#ui/fields/color-field'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { CONTRAST_LEVELS, contrastRow, type ContrastRow } from './domain/text-contrast'
import type { HexColor } from '#lib/color'
import { useColor } from '../../state'
import { useLateColor } from '../../view/use-live'
import { useContrast } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

/** The background to be judged against, as any CSS color. */
function ContrastBackground() {
  const { background, draft, refused, typeBackground, leaveBackground } = useContrast()
  const text = draft?.text ?? ''
  const isRested = useRested(text) === text
  const read = draft?.read
  const problem = isRested && read?.ok === false ? read.error.code : null
  const change = read?.ok ? texts.takenAs(read.value) : null
  return (
    <>
      <ColorField
        label={texts.BACKGROUND}
        hint={change ?? texts.BACKGROUND_HINT}
        value={draft?.text ?? background}
        error={problem ? texts.stays(problem, background) : undefined}
        longest={texts.stays('not-computed', '#000000')}
        onChange={typeBackground}
        onBlur={leaveBackground}
        pickerLabel={texts.BACKGROUND_PICKER}
        color={background}
        onPick={typeBackground}
      />
      <Announce text={refused ? texts.isAgain(background) : isRested && change} />
    </>
  )
}

interface RowProps {
  color: HexColor
  row: ContrastRow
  ground: texts.Ground
}

function Fix({ color, row, ground }: RowProps) {
  const select = useColor((s) => s.select)
  const level = useContrast((s) => s.level)
  const { passing } = row
  if (passing === color) return <span>{texts.passes(level)}</span>
  if (passing === null) return <span>{texts.nonePasses(level)}</span>
  return (
    <Button
      aria-label={texts.nearestPassing(passing, level, ground)}
      onClick={() => select(passing)}
    >
      {texts.choose(passing)}
    </Button>
  )
}

function Row({ color, row, ground }: RowProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const focusEvents = useFallbackFocus(result)
  return (
    <li className={styles.row} {...focusEvents}>
      {/* In SVG: no element has a style of its own. */}
      <svg className={styles.sample} viewBox="0 0 96 56" aria-hidden="true">
        <rect width="96" height="56" fill={row.background} />
        <text x="48" y="36" fill={color} textAnchor="middle">
          {texts.SAMPLE}
        </text>
      </svg>
      <div>
        <p ref={result} tabIndex={-1}>
          {texts.on(ground)} <b>{row.ratioText}:1</b>
        </p>
        <p className={styles.levels}>
          {CONTRAST_LEVELS.map(({ value }) => (
            <span key={value}>{texts.verdict(value, row.passes.includes(value))}</span>
          ))}
          <span>{texts.apca(row.lcText)}</span>
        </p>
      </div>
      <Fix color={color} row={row} ground={ground} />
    </li>
  )
}

const LEVELS = CONTRAST_LEVELS.map(({ value }) => ({ value, text: texts.LEVELS[value] }))

/** The selected color as text on white, on black and on a background of choice. */
export default function ContrastCard() {
  const color = useLateColor((s) => s.settled)
  const level = useContrast((s) => s.level)
  const setLevel = useContrast((s) => s.setLevel)
  const background = useContrast((s) => s.background)
  const rows = [
    { ground: 'white' as const, row: contrastRow(color, '#ffffff', level) },
    { ground: 'black' as const, row: contrastRow(color, '#000000', level) },
    { ground: 'own' as const, row: contrastRow(color, background, level) },
  ]
  const words = texts.ratiosAloud(rows)
  const rested = useRested(words)
  return (
    <Stack>
      <ContrastBackground />
      <Segmented label={texts.LEVEL} value={level} options={LEVELS} onChange={setLevel} />
      <Settled>
        <ul className={styles.rows}>
          {rows.map(({ ground, row }) => (
            <Row key={ground} color={color} ground={ground} row={row} />
          ))}
        </ul>
      </Settled>
      <Announce text={rested === words && words} />
      <Note>{texts.NOTE}</Note>
    </Stack>
  )
}
