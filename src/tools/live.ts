import type { ComponentType, ReactNode } from 'react'

export interface LiveActionsProps {
  /** The button that Enter presses; where there is none, Enter opens the tool's page. */
  mainRef: (button: HTMLButtonElement | null) => void
  /** Opens the tool's page with the answer filled in; it is the last but for the main button. */
  open: ReactNode
}

/**
 * What a tool makes in the box's window in place of a value in words: a password, a code, a running timer. Its parts take
 * the places of those of a plain answer, which stands there until this has come.
 */
export interface LiveAnswer {
  /** In place of the value. */
  Value: ComponentType
  /** Beside the words where the window is wide, above the buttons elsewhere. */
  Picture?: ComponentType
  /** In place of the answer's notes. */
  Facts?: ComponentType
  Actions: ComponentType<LiveActionsProps>
  /** Makes what another text says; the same text again changes nothing. What was made before stays until then. */
  change: (live: string) => void
  /** The question has gone, and with it all that was made. */
  stop: () => void
}

/** `live/view.tsx` of a tool, by its name; its code comes with the first answer that has a text for it. */
export interface LiveModule {
  createLive: () => LiveAnswer
}
