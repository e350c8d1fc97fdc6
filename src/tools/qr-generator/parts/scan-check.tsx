import { useLazyPart } from '../../../ui/browser/use-lazy-part'
import styles from './code-result.module.css'
import { useQr } from '../store'

const load = () => import('./scan-verdict')

/** The place of what reading the code back showed; its code comes after the first picture. */
export function ScanCheck() {
  const hasImage = useQr((s) => s.image !== null)
  const { part } = useLazyPart(load, hasImage)
  return <div className={styles.scan}>{part && <part.ScanVerdict />}</div>
}
