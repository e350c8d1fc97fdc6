import type { ScanFault } from './domain/scan-check'

export const SCANS = 'Tested:'
export const SCANS_IN = 'scans at this size, when small, and when blurred.'
export const MAY_NOT_SCAN = 'May not scan:'
export const SCAN_FAULTS: Record<ScanFault, string> = {
  contrast: 'too little contrast between the colors.',
  inverted: 'the colors are inverted.',
  logo: 'the logo hides too much. Make it smaller or use level H.',
  frame: 'too dense in the frame. Enlarge it or use no frame.',
  style: 'looks too fine for this size. Enlarge it or use squares.',
  dense: 'too dense for this size. Enlarge it or shorten the text.',
}
