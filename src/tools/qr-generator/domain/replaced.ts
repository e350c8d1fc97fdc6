/** What can be undone: a text that an action replaced, and which action. */
export interface Replaced {
  text: string
  after: 'template' | 'clear'
}

/** With a text that an action replaces by another; where nothing is lost there is nothing to undo. */
export const remember = (
  undoable: readonly Replaced[],
  { text, after }: Replaced,
  next: string,
): readonly Replaced[] => (text === '' || text === next ? undoable : [...undoable, { text, after }])
