import { Button } from '#ui/buttons/button'
import { useQr } from '../state'

/** Stands where a text was replaced, until the next edit. */
export function Undo({ after, onUndo }: { after: 'template' | 'clear'; onUndo: () => void }) {
  const isLast = useQr((s) => s.undoable.at(-1)?.after === after)
  const undo = useQr((s) => s.undo)
  if (!isLast) return null
  const handleClick = () => {
    undo()
    onUndo()
  }
  return (
    <Button variant="quiet" icon="rotate-ccw" onClick={handleClick}>
      Undo
    </Button>
  )
}
