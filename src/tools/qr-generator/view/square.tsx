import { useRef, type ReactNode } from 'react'
import { usePageBox } from '#ui/browser/use-page-box'
import { classNames } from '#ui/class-names'
import { CodeCanvas, type ShownCode } from './canvas'
import styles from './square.module.css'

interface Props {
  image: ShownCode | null
  /** Background of the code. */
  light: string
  label: string
  /** The picture is not that of what is entered now. */
  isStale: boolean
  /** What stands there while there is no picture. */
  children: ReactNode
}

/** A square with a code. It is measured before there is a picture, which is then drawn at once. */
export function CodeSquare({ image, light, label, isStale, children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const box = usePageBox(ref)
  return (
    <div ref={ref} className={styles.square}>
      {image ? (
        <CodeCanvas
          box={box}
          code={image}
          light={light}
          label={label}
          className={classNames(styles.code, isStale && styles.stale)}
        />
      ) : (
        children
      )}
    </div>
  )
}
