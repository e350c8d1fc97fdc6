import type { HexColor } from '#lib/color'
import { Value } from './value'
import styles from './sample.module.css'
import { SAMPLE } from './texts.en'

interface Props {
  value: string
  sample: { text: HexColor; background: HexColor }
}

/** A contrast, and beside it a card with a text in its colors. In SVG: a color that is judged is no text of the page. */
export const Sample = ({ value, sample: { text, background } }: Props) => (
  <div className={styles.beside}>
    <Value value={value} />
    <div className={styles.card}>
      <svg fill={text} aria-hidden="true">
        <rect width="100%" height="100%" fill={background} />
        <text x="50%" y="52%">
          {SAMPLE.large}
        </text>
        <text x="50%" y="84%">
          {SAMPLE.line}
        </text>
      </svg>
    </div>
  </div>
)
