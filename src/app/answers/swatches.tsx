import type { HexColor } from '#lib/color'
import { readableOn } from '#lib/contrast'
import { Button } from '#ui/buttons/button'
import { useCopyAnswer } from '#ui/buttons/use-copy-answer'
import { Announce } from '#ui/feedback/announce'
import { copyNameWith } from '#ui/texts.en'
import styles from './swatches.module.css'
import * as texts from './texts.en'

function Swatch({ color }: { color: HexColor }) {
  const { text, revision, copy } = useCopyAnswer(color)
  return (
    <li>
      <Button
        variant="glass"
        className={styles.swatch}
        style={{ backgroundColor: color, color: readableOn(color) }}
        aria-label={copyNameWith(texts.copyAnswer(color), text)}
        onClick={copy}
      >
        <bdi key={color} translate="no">
          {text ?? (
            <>
              <span className={styles.sign}>#</span>
              {color.slice(1)}
            </>
          )}
        </bdi>
      </Button>
      <Announce text={text} revision={revision} />
    </li>
  )
}

/** Colors that belong together, side by side; each is copied by a press. */
export const Swatches = ({ colors }: { colors: readonly HexColor[] }) => (
  <ul className={styles.swatches} aria-label={texts.COLORS_LABEL}>
    {colors.map((color, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- a gray has the same color several times
      <Swatch key={index} color={color} />
    ))}
  </ul>
)
