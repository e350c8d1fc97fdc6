import { useLayoutEffect, useState, type RefObject } from 'react'

/** Place and size of an element on the page, in CSS pixels; `ratio` is device pixels to one of them. */
export type PageBox = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'> & { ratio: number }

function measure(element: Element): PageBox {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left + scrollX, top: top + scrollY, width, height, ratio: devicePixelRatio }
}

/** Where an element lies; measured again when its size, the zoom or the screen changes. */
export function usePageBox(ref: RefObject<Element | null>): PageBox | null {
  const [box, setBox] = useState<PageBox | null>(null)
  const ratio = box?.ratio
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    const update = () => setBox(measure(element))
    // Its first call comes by itself, when the page has been laid out.
    const sizes = new ResizeObserver(update)
    sizes.observe(element)
    const density = matchMedia(`(resolution: ${ratio ?? devicePixelRatio}dppx)`)
    density.addEventListener('change', update)
    return () => {
      sizes.disconnect()
      density.removeEventListener('change', update)
    }
  }, [ref, ratio])
  return box
}
