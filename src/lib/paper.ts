/** ISO 216; ANSI/ASME Y14.1. */
export const PAPERS_MM = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const

export type Paper = keyof typeof PAPERS_MM

/** What home printers leave white at each edge. */
export const EDGE_MM = 10
