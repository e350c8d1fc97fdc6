import { bytesLeftAfter } from '../domain/capacity'
import { utf8Length } from '../domain/segments'
import { useQr, type QrFailure } from '../store'

const count = new Intl.NumberFormat('en')
const bytes = (amount: number) => `${count.format(amount)} ${amount === 1 ? 'byte' : 'bytes'}`

function Excess({ failure }: { failure: Extract<QrFailure, { code: 'too-big' }> }) {
  const level = useQr((s) => s.settings.level)
  return (
    <>
      {bytes(failure.bytes)} · too long for {level}
      {failure.fitsAt ? `, fits at ${failure.fitsAt}` : ' and every other level'}
    </>
  )
}

/** Under the text: what it takes up and how much more the chosen level would hold. */
export function CapacityNote() {
  const image = useQr((s) => s.image)
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const { text, level } = useQr((s) => s.settings)
  if (failure?.code === 'too-big' && !busy) return <Excess failure={failure} />
  if (image) {
    return `${bytes(image.bytes)} · version ${image.version} · ${bytes(image.bytesLeft)} left at ${level}`
  }
  if (failure) {
    return `${bytes(utf8Length(text))} · ${bytes(bytesLeftAfter(text, level))} left at ${level}`
  }
  return `Up to ${bytes(bytesLeftAfter('', level))} at level ${level}`
}
