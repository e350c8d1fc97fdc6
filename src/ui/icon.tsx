import type { IconName } from '#lib/icon-name'
import sprite from './icons.svg'

/** Decoration beside a text or inside a named control; hidden from screen readers. `size` in px. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
