import { useEffect, useRef, type ComponentProps, type FocusEvent } from 'react'
import { classNames } from '../class-names'
import styles from './chips.module.css'

/** Browsers leave a chip where it is that can be seen in part. One that is pressed must not move from the pointer. */
function showWhole({ target }: FocusEvent<HTMLElement>) {
  if (target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Scrolls a row to the middle of one of its chips where that is not in view as a whole. */
function useInView(chosen: number | undefined) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const row = ref.current
    const chip = chosen === undefined ? null : row?.querySelectorAll('[aria-pressed]')[chosen]
    if (!chip || !row) return
    // It reports the places with the next frame; to ask for them would lay out the page before that.
    const observer = new IntersectionObserver(
      ([entry]) => {
        observer.disconnect()
        const outer = entry?.rootBounds
        if (!outer || entry.intersectionRatio === 1) return
        const inner = entry.boundingClientRect
        // The page itself must not move, as it would by scrollIntoView.
        row.scrollLeft += inner.left - outer.left - (outer.width - inner.width) / 2
      },
      { root: row },
    )
    observer.observe(chip)
    return () => observer.disconnect()
  }, [chosen])
  return ref
}

interface Props extends ComponentProps<'div'> {
  /** The index of a chip that comes into view when it is chosen, from elsewhere too. */
  chosen?: number
}

/** A row of chip buttons. Its `aria-label` names the group. */
export const Chips = ({ className, chosen, ...rest }: Props) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus is that of its chips
  <div
    ref={useInView(chosen)}
    role="group"
    className={classNames(styles.chips, className)}
    onFocus={showWhole}
    {...rest}
  />
)
