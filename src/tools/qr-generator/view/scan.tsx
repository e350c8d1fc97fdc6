import { useEffect } from 'react'
import { classNames } from '#ui/class-names'
import { Icon } from '#ui/icon'
import type { ScanFault } from '../domain/reading/scan-check'
import type { Scannability } from '../domain/scannability'
import styles from './scan.module.css'
import { useJudgedColors } from './warning'
import { startScans, useScan } from '../store-scan'

const REASONS: Record<ScanFault, string> = {
  contrast: 'too little contrast between the colors.',
  inverted: 'the colors are inverted.',
  logo: 'the logo is too large. Make it smaller or use level H.',
  frame: 'too dense in the frame. Enlarge it or use no frame.',
  style: 'looks too fine for this size. Enlarge it or use squares.',
  dense: 'too dense for this size. Enlarge it or shorten the text.',
}

/** What the warning beside the colors announces. */
const WARNED_OF: Partial<Record<ScanFault, Scannability>> = {
  contrast: 'low-contrast',
  inverted: 'inverted',
}

export function ScanVerdict() {
  const verdict = useScan((s) => s.verdict)
  const judged = useJudgedColors()
  useEffect(startScans, [])
  const isAnnounced = verdict && WARNED_OF[verdict] === judged
  const text = verdict !== undefined && (
    <p className={classNames(styles.verdict, verdict && styles.fault)}>
      <Icon name={verdict ? 'triangle-alert' : 'check'} />
      <span>
        <strong>{verdict ? 'May not scan' : 'Scans'}</strong>:{' '}
        {verdict ? REASONS[verdict] : 'read back at this size, small and blurred.'}
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
