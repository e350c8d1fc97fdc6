import { TryAgainButton } from '#ui/buttons/try-again-button'
import { useColor } from '../state'

/** Why something is missing, and the way to another attempt. */
export function LoadFailure({ text }: { text: string }) {
  const load = useColor((s) => s.load)
  return (
    <>
      <p>{text}</p>
      <TryAgainButton icon="refresh-cw" onClick={load} />
    </>
  )
}
