import styles from './color-button.module.css'
import { ColorSwatch } from '#ui/readout/color-swatch'

interface Props {
  color: string
  /** The accessible name. */
  name: string
  /** Whether it is the chosen one; leave it out where none of a row is. */
  pressed?: boolean
  onClick: () => void
}

/** A swatch to press. It fills the height and width that its place gives it, 44 px at least. */
export function ColorButton({ color, name, pressed, onClick }: Props) {
  return (
    <button
      type="button"
      className={styles.button}
      title={name}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <ColorSwatch color={color} />
    </button>
  )
}
