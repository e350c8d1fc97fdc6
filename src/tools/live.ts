import type { ComponentProps, ComponentType, ReactNode } from 'react'
import type { Answer } from './answer'

export interface LivePartProps {
  /** What the answer has there in words: it stands as long as the tool has made nothing of it. */
  plain: ReactNode
}

export interface LiveValueProps extends LivePartProps {
  /** Any text as the window shows a value: as large as its characters let it be. */
  Plain: ComponentType<Pick<ComponentProps<'p'>, 'role' | 'aria-label'> & { value: string }>
}

export interface LiveScaleProps extends LivePartProps {
  Face: ComponentType<{ share01: number }>
}

/** A button, or what Enter does in place of pressing one. */
export interface MainButton {
  click: () => void
  focus?: () => void
}

export interface LiveActionsProps {
  /** What Enter presses; null: Enter opens the tool's page. */
  mainRef: (main: MainButton | null) => void
  /** Opens the tool's page with the answer filled in; it follows the main button and the tool's others. */
  open: ReactNode
  /** Copies a link to the question, where that asks it again: behind `open`, for what is not made yet. */
  link: ReactNode
}

/**
 * What a tool makes in the box's window in place of a value in words: a password, a code, a running timer. Its parts take
 * the places of those of a plain answer, which stands there until this has come.
 */
export interface LiveAnswer {
  /** Stands in place of the value. */
  Value: ComponentType<LiveValueProps>
  /** Beside the words where the window is wide, above the buttons elsewhere. */
  Picture?: ComponentType
  /** In place of the scale, or of the face of a clock where the answer is measured by one. */
  Scale?: ComponentType<LiveScaleProps>
  /** Stands in place of the answer's notes. */
  Facts?: ComponentType<LivePartProps>
  Actions: ComponentType<LiveActionsProps>
  /** How the tool's page opens with what was made; undefined: as it opens with the answer. */
  opening?: () => Answer['opening'] | undefined
  /** Makes what another text says; the same text again changes nothing. What was made before stays until then. */
  change: (text: string) => void
  /** The question has gone, and with it all that was made. */
  stop: () => void
}

/** `live/view.tsx` of a tool, by its name; its code comes with the first answer that has a text for it. */
export interface LiveModule {
  createLive: () => LiveAnswer
}

export interface GoingOnProps {
  /** Puts one of them into the window, as the answer that it is. */
  show: (answer: Answer) => void
}

/** `live/going-on.tsx` of a tool, by its name: what of it goes on while other things are asked, in a row below the window. */
export interface GoingOnModule {
  GoingOn: ComponentType<GoingOnProps>
}
