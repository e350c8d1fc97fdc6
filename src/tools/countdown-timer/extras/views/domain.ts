export type KeyAction = 'main' | 'reset' | 'fill'

interface Stroke {
  key: string
  ctrlKey: boolean
  altKey: boolean
  metaKey: boolean
  shiftKey: boolean
}

const ACTIONS = new Map<string, KeyAction>([
  [' ', 'main'],
  ['r', 'reset'],
  ['f', 'fill'],
])

/** What a stroke does: Space, R or F alone; letters also with caps lock. */
export function actionOf({ key, ctrlKey, altKey, metaKey, shiftKey }: Stroke): KeyAction | null {
  if (ctrlKey || altKey || metaKey || shiftKey) return null
  return ACTIONS.get(key.toLowerCase()) ?? null
}
