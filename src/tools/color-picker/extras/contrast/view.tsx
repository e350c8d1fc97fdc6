import { useRef } from 'react'
import { useFallbackFocus } from '#ui/browser/use-fallback-focus'
import { Button } from '#ui/buttons/button'
import { ButtonRow } from '#ui/buttons/button-row'
import { LinkButtons } from '#ui/buttons/link-buttons'
import { Announce } from '#ui/feedback/announce'
import { useRested } from '#ui/feedback/use-rested'
import { ColorField } from '#ui/fields/color-field'
import { Segmented } from '#ui/fields/segmented'
import { Stack } from '#ui/layout/columns'
import { Note } from '#ui/layout/note'
import { fill } from '#ui/fill'
import { Icon } from '#ui/icon'
import { figure } from '#lib/writing.en'
import { apca } from '../../box/texts.en'
import type { TypedColor } from '../shared/color-text'
import { formatLayer, percentOf } from '../../domain/formats'
import { opaque } from '../../domain/layer'
import { pairLinkOf } from '../../domain/link'
import {
  CONTRAST_LEVELS,
  contrastRow,
  groundOf,
  seenOf,
  type ContrastRow,
  type Part,
} from './domain/text-contrast'
import type { HexColor } from '#lib/color'
import { useColor } from '../../state'
import { useLateColor } from '../../view/use-live'
import { useContrast } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'
import { Settled } from '../../view/settled'

const useTextLayer = () => ({
  color: useLateColor((s) => s.settled),
  alpha01: useLateColor((s) => s.alpha01),
})

const useBackgroundLayer = () => ({
  color: useContrast((s) => s.background),
  alpha01: useContrast((s) => s.backgroundAlpha01),
})

/** What of a typed color is not as typed; null where all of it is. */
function takenAs({ all, isOutside }: TypedColor): string | null {
  if (all.length > 1) return texts.firstOf(all.length)
  return isOutside ? texts.MOVED : null
}

const laidOver = (part: Part, percent: string) =>
  part === 'text' ? texts.seenThrough(percent) : texts.laidOverWhite(percent)

/** The color of the text or of what it stands on, as any CSS color. */
function PartField({ part }: { part: Part }) {
  const selected = useTextLayer()
  const background = useBackgroundLayer()
  const { draft, refused, type, leave, setBackground } = useContrast()
  const tryOut = useColor((s) => s.tryOut)
  const select = useColor((s) => s.select)
  const layer = part === 'text' ? selected : background
  const { color, alpha01 } = layer
  const own = draft?.part === part ? draft : null
  const text = own?.text ?? ''
  const isRested = useRested(text) === text
  const problem = isRested && own?.read.ok === false ? own.read.error.code : null
  const change = own?.read.ok ? takenAs(own.read.value) : null
  const laid = alpha01 < 1 ? laidOver(part, percentOf(alpha01)) : null
  const taken = [change, laid].filter(Boolean).join('. ') || null
  const news = refused === part ? texts.isAgain(part, color) : isRested && taken
  return (
    <div>
      <ColorField
        label={texts.PARTS[part]}
        hint={problem ? texts.REFUSED[problem] : (taken ?? texts.PART_HINT)}
        refused={problem !== null}
        value={own?.text ?? formatLayer(layer)}
        onChange={(typed) => type(part, typed)}
        onBlur={leave}
        pickerLabel={texts.PICKERS[part]}
        color={seenOf(part, selected, background)}
        {...(part === 'text' ? { onPick: tryOut, onPicked: select } : { onPick: setBackground })}
      />
      <Announce text={problem ? texts.stays(problem, part, color) : news} />
    </div>
  )
}

interface RowProps {
  row: ContrastRow
}

function Fix({ row: { passes, passing, background } }: RowProps) {
  const select = useColor((s) => s.select)
  const level = useContrast((s) => s.level)
  if (passes.includes(level)) return <span>{texts.passes(level)}</span>
  if (passing === null) return <span>{texts.nonePasses(level)}</span>
  return (
    <Button
      aria-label={texts.nearestPassing(passing, level, groundOf(background))}
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
function Card({ row }: RowProps) {
  const result = useRef<HTMLParagraphElement>(null)
  const focusEvents = useFallbackFocus(result)
  return (
    <li className={styles.card} {...focusEvents}>
      <div className={styles.samples}>
        <Sample text={row.seen} ground={row.background} />
        <Sample text={row.background} ground={row.seen} />
      </div>
      <div className={styles.facts}>
        <p ref={result} tabIndex={-1} className={styles.ratio}>
          {fill(texts.ON[groundOf(row.background)], {
            ratio: <b className="numerals">{figure(row.ratioText)}:1</b>,
          })}
        </p>
        <p className={styles.levels}>
          {CONTRAST_LEVELS.map(({ value }) => {
            const verdict = row.passes.includes(value) ? 'pass' : 'fail'
            return (
              <span key={value} className={styles[verdict]}>
                <Icon name={verdict === 'pass' ? 'check' : 'x'} size={16} />
                {texts.LEVELS[value]}
                <span className="visually-hidden">: {texts.VERDICTS[verdict]}</span>
              </span>
            )
          })}
          <span>{apca(row.lcText)}</span>
        </p>
        <Fix row={row} />
      </div>
    </li>
  )
}

const LEVELS = CONTRAST_LEVELS.map(({ value }) => ({ value, text: texts.LEVELS[value] }))

const PLAIN_GROUNDS = [opaque('#ffffff'), opaque('#000000')]

/** The selected color as text on a background of choice, on white and on black. */
export default function ContrastCard() {
  const text = useTextLayer()
  const background = useBackgroundLayer()
  const { level, setLevel, swap } = useContrast()
  const all = [background, ...PLAIN_GROUNDS].map((ground) => contrastRow(text, ground, level))
  // White or black may be the background of choice.
  const rows = all.filter((row, index) => index === 0 || row.background !== all[0]?.background)
  const ratios = rows.map((row) => texts.ratioOn(row.ratioText, groundOf(row.background)))
  const words = [texts.CONTRAST, ratios.join(', ')].join(' ')
  const rested = useRested(words)
  return (
    <Stack>
      <div className={styles.choice}>
        <div className={styles.pair}>
          <PartField part="text" />
          <Button icon="arrow-left-right" title={texts.SWAP} onClick={swap} />
          <PartField part="background" />
        </div>
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
          {rows.map((row, index) => (
            // The first keeps the focus of its button, whatever its background becomes.
            <Card key={index === 0 ? 'own' : row.background} row={row} />
          ))}
        </ul>
      </Settled>
      <Announce text={rested === words && words} />
      <ButtonRow>
        <LinkButtons
          variant="plain"
          name={texts.COPY_LINK}
          settings={pairLinkOf(text, background)}
        />
      </ButtonRow>
      <Note>{texts.NOTE}</Note>
    </Stack>
  )
}
