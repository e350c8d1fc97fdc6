import { useRef, useState, type ChangeEvent, type CompositionEvent } from 'react'

/**
 * For a field that rewrites its text: what it shows while an input method composes, and null outside of that. With each
 * key an input method sends all that it has composed; rewritten in between, the text would be there twice.
 * @param onComposed takes the whole text of the field once the input method is done
 */
export function useComposed(onComposed: (input: HTMLInputElement) => void) {
  const [composed, setComposed] = useState<string | null>(null)
  // Not every browser says of the last edits of a composition that they belong to it.
  const isOpen = useRef(false)
  return {
    composed,
    /** Keeps the text of an edit within a composition as it is; whether it is one. */
    keepsComposed: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>): boolean => {
      const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
      const isKept = isOpen.current || isComposing
      setComposed(isKept ? target.value : null)
      return isKept
    },
    compositionEvents: {
      onCompositionStart: () => {
        isOpen.current = true
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<HTMLInputElement>) => {
        isOpen.current = false
        setComposed(null)
        onComposed(currentTarget)
      },
    },
  }
}
