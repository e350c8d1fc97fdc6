import { useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { CONTRAST_LEVELS, contrastRow, type ContrastRow } from './domain/text-contrast'
import type { HexColor } from '#lib/color'
import { useColor, useLateColor } from '../../state'
import { useContrast } from './state'
import { ContrastBackground } from './background'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

const levelName = (level: string) => CONTRAST_LEVELS.find(({ value }) => value === level)?.text

interface RowProps {
  color: HexColor
  row: ContrastRow
  /** Of the background. */
  name: string
}

function Fix({ color, row, name }: RowProps) {
  const select = useColor((s) => s.select)
  const level = useContrast((s) => s.level)
  const { passing } = row
  if (passing === color) return <span>Passes {levelName(level)}</span>
  if (passing === null) return <span>No color of this hue passes {levelName(level)}</span>
  return (
    <Button
      aria-label={`Use ${passing}: nearest that passes ${levelName(level)} on ${name}`}
      onClick={() => select(passing)}
    >
      Use {passing}
    </Button>
  )
}

function Row({ color, row, name }: RowProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const focusEvents = useFallbackFocus(result)
  return (
    <li className={styles.row} {...focusEvents}>
      {/* In SVG: no element has a style of its own. */}
      <svg className={styles.sample} viewBox="0 0 96 56" aria-hidden="true">
        <rect width="96" height="56" fill={row.background} />
        <text x="48" y="36" fill={color} textAnchor="middle">
          Text
        </text>
      </svg>
      <div>
        <p ref={result} tabIndex={-1}>
          On {name}: <b>{row.ratioText}:1</b>
        </p>
        <p className={styles.levels}>
          {CONTRAST_LEVELS.map(({ value, text }) => (
            <span key={value}>
              {text}: {row.passes.includes(value) ? 'pass' : 'fail'}
            </span>
          ))}
          <span>APCA Lc {row.lc}</span>
        </p>
      </div>
      <Fix color={color} row={row} name={name} />
    </li>
  )
}

/** The selected color as text on white, on black and on a background of choice. */
export function ContrastCard() {
  const color = useLateColor((s) => s.settled)
  const level = useContrast((s) => s.level)
  const setLevel = useContrast((s) => s.setLevel)
  const background = useContrast((s) => s.background)
  const rows = [
    { name: 'white', row: contrastRow(color, '#ffffff', level) },
    { name: 'black', row: contrastRow(color, '#000000', level) },
    { name: 'the background', row: contrastRow(color, background, level) },
  ]
  const words = rows.map(({ name, row }) => `${row.ratioText} on ${name}`).join(', ')
  const rested = useRested(words)
  return (
    <Stack>
      <ContrastBackground />
      <Segmented
        label="Level to reach"
        value={level}
        options={CONTRAST_LEVELS}
        onChange={setLevel}
      />
      <Settled>
        <ul className={styles.rows}>
          {rows.map(({ name, row }) => (
            <Row key={name} color={color} name={name} row={row} />
          ))}
        </ul>
      </Settled>
      <Announce text={rested === words && `Contrast ${words}`} />
      <Note>
        Large is 24 px, or 19 px bold, and more. Lc is the contrast of APCA: 60 and more, of either
        sign, suits text of normal size.
      </Note>
    </Stack>
  )
}
