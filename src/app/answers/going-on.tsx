import { useStore } from 'zustand'
import { goingOn } from '#platform/going-on'
import { useLazyPart } from '#ui/browser/use-lazy-part'
import { classNames } from '#ui/class-names'
import type { Row } from '../../answers/row'
import styles from './going-on.module.css'

/** The names of all that it needs are no part of what comes first. */
const load = () => import('./going-on-row')

export interface GoingOnProps {
  inDialog: boolean
  onShow: (row: Row) => void
}

/** What of a tool goes on, in a row below the window. There is room for it before its code. */
export function GoingOn({ inDialog, onShow }: GoingOnProps) {
  const tool = useStore(goingOn)
  const { part } = useLazyPart(load, tool !== null)
  return (
    <div className={classNames(styles.place, inDialog ? styles.inDialog : styles.onPage)}>
      {tool !== null && part && <part.GoingOnRow tool={tool} onShow={onShow} />}
    </div>
  )
}
