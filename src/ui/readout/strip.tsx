import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react'
import { classNames } from '../class-names'
import { colorsClass, Readout, type ReadoutProps } from './readout'
import styles from './strip.module.css'

/** What a window has below its answer: once no more of it is in view, the strip comes. */
const MARGIN = '-112px 0px 0px'

/** Whether the window's answer has been scrolled away. */
function useIsAbove(window: RefObject<HTMLElement | null>) {
  const [isAbove, setAbove] = useState(false)
  useEffect(() => {
    const element = window.current
    if (!element) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry) setAbove(!entry.isIntersecting && entry.boundingClientRect.top < 0)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [window])
  return isAbove
}

interface BarProps {
  of: RefObject<HTMLElement | null>
  tint: string | undefined
  children: ReactNode
}

const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent

function Bar({ of, tint, children }: BarProps) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const bar = ref.current
    const window = of.current
    return () => {
      // It goes when the window comes back; the focus goes on from a button in it to the same one in the window.
      const focused = document.activeElement
      if (!focused || !bar?.contains(focused)) return
      const controls = [...(window?.querySelectorAll<HTMLElement>('button, input, select') ?? [])]
      const same = controls.find((control) => nameOf(control).includes(nameOf(focused)))
      ;(same ?? controls[0])?.focus({ preventScroll: true })
    }
  }, [of])
  return (
    <div ref={ref} className={colorsClass(tint, styles.strip)}>
      {children}
    </div>
  )
}

/** A bar at the upper edge of the page. Its parent is that of the window, a column as high as the page; there it takes no room. */
const Strip = (props: BarProps) => useIsAbove(props.of) && <Bar {...props} />

interface Props extends ReadoutProps {
  /** What stays in view once the window has been scrolled away: value, copy, scale. */
  strip: ReactNode
}

/** A window of which a strip stays in view. */
export function ReadoutWithStrip({ strip, ...rest }: Props) {
  const own = useRef<HTMLElement>(null)
  const { ref = own, tint } = rest
  return (
    <>
      <Readout {...rest} ref={ref} />
      {strip && (
        <Strip of={ref} tint={tint}>
          {strip}
        </Strip>
      )}
    </>
  )
}

interface ContentProps {
  /** The answer, in one line. */
  value: ReactNode
  /** A word about it, where there is room. */
  fact?: ReactNode
  /** More of it, where there is room for all of that. */
  more?: string | undefined
  /** Buttons with icons alone. */
  actions?: ReactNode
  ticks?: ReactNode
}

export const StripContent = ({ value, fact, more, actions, ticks }: ContentProps) => (
  <>
    <span className={classNames('numerals', styles.value)}>{value}</span>
    {fact && (
      <span className={styles.fact}>
        <span>{fact}</span>
        {more && <span>{more}</span>}
      </span>
    )}
    <span className={styles.actions}>{actions}</span>
    {ticks}
  </>
)
