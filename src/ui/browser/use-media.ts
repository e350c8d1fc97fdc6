import { useCallback, useSyncExternalStore } from 'react'

/** The named widths of `styles/media.css` that scripts ask for. */
export const MEDIA = {
  'from-medium': '(min-width: 45rem)',
  'from-large': '(min-width: 56.25rem)',
  'from-wide': '(min-width: 68.75rem)',
} as const

/** Whether the window is so wide; `prerendered` in the prerendered page. */
export function useMedia(name: keyof typeof MEDIA, prerendered = false): boolean {
  const query = MEDIA[name]
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => prerendered,
  )
}
