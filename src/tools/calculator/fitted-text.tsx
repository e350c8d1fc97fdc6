import { useLayoutEffect, useRef } from 'react'
import styles from './fitted-text.module.css'

interface Props {
  text: string
  className?: string | undefined
}

/** One line whose letters shrink until all of them fit. The parent is as wide as they may be. */
export function FittedText({ text, className }: Props) {
  const ref = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => {
    // Not by the style attribute: the security policy would strip it from the prerendered page.
    ref.current?.style.setProperty('--characters', String(Math.max(text.length, 1)))
  }, [text])
  return (
    <span ref={ref} className={className ? `${styles.text} ${className}` : styles.text}>
      {text}
    </span>
  )
}
