import type { ComponentType } from 'react'
import type { QrSettings } from '../domain/settings'
import * as texts from './texts.en'

type Load = () => Promise<{ default: ComponentType }>

interface Part {
  /** By which something else unfolds it. */
  id: string
  title: string
  /** Loaded when it is first unfolded. */
  load: Load
  /** What of the settings is chosen in it and not as at first, for its closed title; '': nothing. */
  note?: (settings: QrSettings) => string
  /** Settings without that. */
  reset?: { label: string; change: Partial<Pick<QrSettings, 'style' | 'margin'>> }
}

/** Extras beside the specified page, below the result. */
export const PARTS: readonly Part[] = [
  { id: 'contents', title: texts.CONTENTS, load: () => import('./contents/view') },
  {
    id: 'files',
    title: texts.FILES,
    load: () => import('./files/view'),
    note: ({ margin }) => texts.marginNote(margin),
    reset: { label: texts.RESET_MARGIN, change: { margin: 2 } },
  },
  {
    id: 'looks',
    title: texts.LOOKS,
    load: () => import('./looks/view'),
    note: ({ style }) => texts.looksNote(style),
    reset: { label: texts.RESET_LOOKS, change: { style: undefined } },
  },
  { id: 'batch', title: texts.BATCH, load: () => import('./batch/view') },
  { id: 'read', title: texts.READ, load: () => import('./read/view') },
]

/** What extras have to say about the text, below its field. */
export const ADVICE: readonly Load[] = [() => import('./contents/advice')]
