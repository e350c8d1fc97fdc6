import { useEffect } from 'react'
import { classNames } from '../../../ui/class-names'
import { Icon } from '../../../ui/icon'
import type { ScanFault } from '../domain/scan-check'
import styles from './scan-verdict.module.css'
import { startScans, useScan } from '../store-scan'

const REASONS: Record<ScanFault, string> = {
  contrast: 'too little contrast between the colors.',
  inverted: 'the colors are inverted.',
  logo: 'the logo is too large. Make it smaller or use level H.',
  frame: 'too dense in the frame. Enlarge it or use no frame.',
  style: 'looks too fine for this size. Enlarge it or use squares.',
  dense: 'too dense for this size. Enlarge it or shorten the text.',
}

export function ScanVerdict() {
  const verdict = useScan((s) => s.verdict)
  useEffect(startScans, [])
  return (
    <div role="status">
      {verdict !== undefined && (
        <p className={classNames(styles.verdict, verdict && styles.fault)}>
          <Icon name={verdict ? 'triangle-alert' : 'check'} />
          <span>
            <strong>{verdict ? 'May not scan' : 'Scans'}</strong>:{' '}
            {verdict ? REASONS[verdict] : 'read back at this size, small and blurred.'}
          </span>
        </p>
      )}
    </div>
  )
}
