import { DEFAULT_SETTINGS, type QrSettings } from './settings'

/** What can be undone: a text that an action replaced, with its form if one was open, and which action. */
export interface Replaced {
  text: string
  form: TextState['form']
  after: 'template' | 'clear'
}

/** The text of the code, those before it, and the form that it may come from. */
export interface TextState {
  settings: QrSettings
  /** Texts that were replaced since the last edit, the latest last. */
  undoable: readonly Replaced[]
  /** What has just happened to the text, for screen readers. */
  notice: 'cleared' | 'restored' | null
  /**
   * The form below the templates; null: none is open. Its kind is null where it is to be the one that the text is of.
   * `isRequested`: something away from the templates asked for it, so it takes the focus.
   */
  form: { kind: string | null; isRequested: boolean } | null
  /** What was entered last in the form makes no text: `settings` has the one before. */
  isFormWrong: boolean
}

export const NO_TEXT: TextState = {
  settings: DEFAULT_SETTINGS,
  undoable: [],
  notice: null,
  form: null,
  isFormWrong: false,
}

/**
 * What can be undone once an action replaces the present text by another; where nothing is lost, no more than before.
 * An undo does not move the focus into the form.
 */
export function undoableAfter(
  { settings: { text }, undoable, form }: TextState,
  after: Replaced['after'],
  next: string,
): readonly Replaced[] {
  if (text === '' || text === next) return undoable
  return [...undoable, { text, form: form && { ...form, isRequested: false }, after }]
}
