import type { IconName } from '#lib/icon-name'
import sprite from './icons.svg'

interface Props {
  name: IconName
  /** In px; `text`: as large as the words that it stands among. */
  size?: number | 'text'
}

/** Decoration beside a text or inside a named control; hidden from screen readers. */
export function Icon({ name, size = 20 }: Props) {
  const side = size === 'text' ? '1.125em' : size
  return (
    <svg className="icon" viewBox="0 0 24 24" width={side} height={side} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
