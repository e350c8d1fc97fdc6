import { ColorSwatch } from '#ui/readout/color-swatch'
import { Icon } from '#ui/icon'
import styles from './answer-rows.module.css'
import type { Row, ToolAnswer } from './reply'
import { ENTER_KEY, OPEN, openIn } from './texts.en'

const isNumber = (text: string) => /^[-\d.,:e+]+$/.test(text)

function Value({ answer }: { answer: ToolAnswer }) {
  const { value, unit, swatch } = answer
  const size = value.length > 24 ? styles.text : value.length > 12 ? styles.long : styles.short
  return (
    <span className={styles.value}>
      {swatch !== undefined && (
        <span className={styles.swatch}>
          <ColorSwatch color={swatch} />
        </span>
      )}
      {/* Isolated: a text of a QR code may run from right to left. */}
      <bdi className={isNumber(value) ? `numerals ${size}` : size}>{value}</bdi>
      {unit !== undefined && <small> {unit}</small>}
    </span>
  )
}

/** The answer that is most likely meant: the readout of the box. */
export function LargeAnswer({ answer }: { answer: ToolAnswer }) {
  return (
    <>
      <span className={styles.title}>{answer.title}</span>
      <Value answer={answer} />
      {answer.notes.map((note) => (
        <span key={note} className={styles.note}>
          {note}
        </span>
      ))}
      <span className={styles.tool}>
        <Icon name={answer.tool.icon} size={18} />
        {openIn(answer.tool.title)}
        <kbd aria-hidden="true">{ENTER_KEY}</kbd>
      </span>
    </>
  )
}

/** Another reading, or a tool that goes by what was typed. */
export function SmallAnswer({ tool, answer }: Row) {
  return (
    <span className={styles.line}>
      <Icon name={tool.icon} size={18} />
      <span>
        {answer ? (
          <>
            {answer.title}{' '}
            <b>
              <bdi>{answer.value}</bdi>
            </b>{' '}
            {answer.unit}
          </>
        ) : (
          tool.title
        )}
      </span>
      <small>{answer ? tool.shortName : OPEN}</small>
    </span>
  )
}
