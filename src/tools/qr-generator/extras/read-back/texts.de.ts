import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from 3e2227051655
import type { ScanFault } from './domain/scan-check'

export const SCANS = 'Geprüft:'
export const SCANS_IN = 'lässt sich in dieser Größe, klein und unscharf scannen.'
export const MAY_NOT_SCAN = 'Vielleicht nicht scannbar:'
export const SCAN_FAULTS: Record<ScanFault, string> = {
  contrast: 'zu wenig Kontrast zwischen den Farben.',
  inverted: 'Die Farben sind umgekehrt.',
  logo: 'Das Logo verdeckt zu viel. Mach es kleiner oder nimm Stufe H.',
  frame: 'zu dicht im Rahmen: größeres Bild oder kein Rahmen.',
  style: 'zu fein für diese Größe: größeres Bild oder Quadrate.',
  dense: 'zu dicht für diese Größe: größeres Bild oder kürzerer Text.',
}
