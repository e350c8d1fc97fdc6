import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { classNames } from '#ui/class-names'
import styles from './instrument.module.css'
import valueStyles from './value.module.css'

/** Longer values are words and stand in the system's font. */
const LONGEST_VALUE = 24

/** Longer numbers may take two lines: in one they would be too small on a phone. */
const LONGEST_IN_LINE = 14

/** Longer units are words, such as a place, and stand in a line of their own. */
const LONGEST_UNIT = 6

interface ValueProps extends ComponentProps<'p'> {
  value: string
  unit?: string | undefined
}

/**
 * The value, as large as its characters and the room beside what else is to be known let it be; a unit takes less than
 * half of the characters' room.
 */
export function Value({ value, unit = '', ...rest }: ValueProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  const isLong = value.length > LONGEST_VALUE
  // Hours of zero would take a third of the room.
  const shown = value.replace(/^00:(?=\d\d:\d\d$)/, '')
  const isWords = unit.length > LONGEST_UNIT
  const characters = shown.length + (unit === '' || isWords ? 0 : 0.5 + unit.length * 0.42)
  const [isScrolled, setScrolled] = useState(false)
  useLayoutEffect(() => {
    const element = shown.length > LONGEST_VALUE ? ref.current : null
    setScrolled(element !== null && element.scrollHeight > element.clientHeight + 1)
  }, [shown])
  useLayoutEffect(() => {
    // The security policy would strip a style attribute from the prerendered page.
    ref.current?.style.setProperty('--characters', String(Math.max(characters, 4)))
  }, [characters])
  return (
    <div className={styles.cell}>
      <p
        {...rest}
        ref={ref}
        translate="no"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is scrolled by keys too
        tabIndex={isScrolled ? 0 : undefined}
        className={classNames(
          valueStyles.value,
          !isLong && characters > LONGEST_IN_LINE && valueStyles.wraps,
          isLong ? valueStyles.long : 'numerals',
          isWords && valueStyles.stacked,
        )}
      >
        {/* Isolated: a text of a QR code may run from right to left. */}
        <bdi>{shown}</bdi>
        {/* Another unit is another element: an old one that moved would count as a shift. */}
        {unit !== '' && <small key={value + unit}>{unit}</small>}
      </p>
    </div>
  )
}
