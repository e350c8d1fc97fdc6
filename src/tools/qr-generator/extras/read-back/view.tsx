import { classNames } from '#ui/class-names'
import { Icon } from '#ui/icon'
import type { ScanFault } from './domain/scan-check'
import { judgedColors, type Scannability } from '../../domain/scannability'
import { isOutdated, useQr } from '../../state'
import { useScan } from './state'
import * as texts from './texts.en'
import styles from './view.module.css'

/** What the warning beside the colors announces. */
const WARNED_OF: Partial<Record<ScanFault, Scannability>> = {
  contrast: 'low-contrast',
  inverted: 'inverted',
}

/** What reading the code back showed. */
export default function ScanVerdict() {
  const last = useScan((s) => s.verdict)
  const verdict = useQr(isOutdated) ? undefined : last
  const judged = useQr((s) => judgedColors(s.settings))
  const isAnnounced = verdict && WARNED_OF[verdict] === judged
  const text = verdict !== undefined && (
    <p className={classNames(styles.verdict, verdict && styles.fault)}>
      <Icon name={verdict ? 'triangle-alert' : 'check'} />
      <span>
        <strong>{verdict ? texts.MAY_NOT_SCAN : texts.SCANS}</strong>{' '}
        {verdict ? texts.SCAN_FAULTS[verdict] : texts.SCANS_IN}
      </span>
    </p>
  )
  return (
    <>
      <div role="status">{!isAnnounced && text}</div>
      {isAnnounced && text}
    </>
  )
}
