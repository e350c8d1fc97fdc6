import { useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { ColorField } from '#ui/fields/color-field'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { Icon } from '#ui/icon'
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
    <div>
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
    </div>
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

/** At the size at which it would be read. In SVG: a color that is judged is no text of the page. */
const Sample = ({ text, ground }: { text: HexColor; ground: HexColor }) => (
  <svg className={styles.sample} fill={text} aria-hidden="true">
    <rect width="100%" height="100%" fill={ground} />
    <text x="1rem" y="3.75rem">
      {texts.SAMPLE.large}
    </text>
    {texts.SAMPLE.lines.map((line, index) => (
      <text key={line} x="1rem" y={`${5.75 + index * 1.4}rem`}>
        {line}
      </text>
    ))}
  </svg>
)

/** A color as text on a ground, and the ground as text on the color: both have the same ratio. */
function Card({ color, row, ground }: RowProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const focusEvents = useFallbackFocus(result)
  return (
    <li className={styles.card} {...focusEvents}>
      <div className={styles.samples}>
        <Sample text={color} ground={row.background} />
        <Sample text={row.background} ground={color} />
      </div>
      <p ref={result} tabIndex={-1} className={styles.ratio}>
        {texts.on(ground)}
        <b className="numerals">{row.ratioText}:1</b>
      </p>
      <p className={styles.levels}>
        {CONTRAST_LEVELS.map(({ value }) => {
          const verdict = row.passes.includes(value) ? 'pass' : 'fail'
          return (
            <span key={value} className={styles[verdict]}>
              <Icon name={verdict === 'pass' ? 'check' : 'x'} size={16} />
              {texts.LEVELS[value]}
              <span className="visually-hidden">{texts.VERDICT[verdict]}</span>
            </span>
          )
        })}
        <span>{texts.apca(row.lcText)}</span>
      </p>
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
      <div className={styles.choice}>
        <ContrastBackground />
        <Segmented
          isLabelShown
          label={texts.LEVEL}
          value={level}
          options={LEVELS}
          onChange={setLevel}
        />
      </div>
      <Settled>
        <ul className={styles.cards}>
          {rows.map(({ ground, row }) => (
            <Card key={ground} color={color} ground={ground} row={row} />
          ))}
        </ul>
      </Settled>
      <Announce text={rested === words && words} />
      <Note>{texts.NOTE}</Note>
    </Stack>
  )
}
