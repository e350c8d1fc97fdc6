import { isApple } from '#platform/apple'
import { COPY_KEYS } from '../texts.en'

/** What is pressed to copy by hand. */
export const copyKeys = (): string => (isApple() ? '⌘C' : COPY_KEYS)
