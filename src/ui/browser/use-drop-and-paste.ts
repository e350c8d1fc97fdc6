import {
  useEffect,
  useRef,
  useState,
  type ClipboardEvent as ReactPaste,
  type DragEvent,
} from 'react'
import { PANEL } from './panel'
import { useStable } from './use-stable'

/** The first file of a kind that an input with `accept` offers. */
const firstAccepted = (files: FileList, accept: string) =>
  [...files].find(({ name, type }) =>
    accept
      .split(',')
      .some((kind) =>
        kind.startsWith('.')
          ? name.toLowerCase().endsWith(kind)
          : type.startsWith(kind.replace('*', '')),
      ),
  )

/** Cells of a spreadsheet bring a picture of themselves: in a field they are text. */
const isTextOf = (target: EventTarget | null, { types }: DataTransfer) =>
  target instanceof Element &&
  target.matches('textarea, input:not([type=file])') &&
  types.includes('text/plain')

/** A file that misses its element would replace the page in some browsers. */
function refuseFile(event: globalThis.DragEvent) {
  const { dataTransfer: dragged } = event
  if (event.defaultPrevented || !dragged?.types.includes('Files')) return
  event.preventDefault()
  dragged.dropEffect = 'none'
}

type Taker = (event: ClipboardEvent) => void

/** What takes pasted files, from what was unfolded last: that is what the visitor sees and means. */
const takers: Taker[] = []

function remove(taker: Taker) {
  if (takers.includes(taker)) takers.splice(takers.indexOf(taker), 1)
}

const offer = (event: ClipboardEvent) => [...takers].forEach((take) => take(event))

/**
 * For an element that takes files: dropped on it, or pasted anywhere on the page while it is not folded away. Those that
 * another app hands over come by `useHandedFile`. `isOver`: a file is being dragged over it.
 * @param accept the kinds of a pasted file, as an input has them
 */
export function useDropAndPaste(accept: string, onFile: (file: File) => void) {
  const ref = useRef<HTMLDivElement>(null)
  const [isOver, setOver] = useState(false)
  const take = useStable((event: ClipboardEvent) => {
    const { clipboardData: given, target } = event
    const file = given && firstAccepted(given.files, accept)
    // Another element of the page may have handled it.
    if (!file || event.defaultPrevented || isTextOf(target, given)) return
    // What is behind a dialog takes nothing.
    if (document.querySelector('dialog[open]')) return
    if (ref.current?.closest('[hidden]')) return
    event.preventDefault()
    onFile(file)
  })
  useEffect(() => {
    const panel = ref.current?.closest(PANEL)
    function goFirst() {
      remove(take)
      takers.unshift(take)
    }
    goFirst()
    panel?.addEventListener('toggle', goFirst)
    // The same each time: it is added once.
    document.addEventListener('paste', offer)
    return () => {
      remove(take)
      panel?.removeEventListener('toggle', goFirst)
    }
  }, [take])
  useEffect(() => {
    document.addEventListener('dragover', refuseFile)
    return () => document.removeEventListener('dragover', refuseFile)
  }, [])

  const zone = {
    ref,
    // Where the focus is within it, before any other element.
    onPaste(event: ReactPaste) {
      const file = firstAccepted(event.clipboardData.files, accept)
      if (!file) return
      event.preventDefault()
      onFile(file)
    },
    onDragOver(event: DragEvent) {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault()
      setOver(false)
      const { files } = event.dataTransfer
      // The type of a file may be unknown.
      const file = firstAccepted(files, accept) ?? files[0]
      if (file) onFile(file)
    },
  }
  return { zone, isOver }
}
