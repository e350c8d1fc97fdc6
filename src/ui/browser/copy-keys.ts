import { isApple } from '#platform/apple'

/** What is pressed to copy by hand. */
export const copyKeys = (): string => (isApple() ? '⌘C' : 'Ctrl+C')
