import { useMemo } from 'react'
import { evenMarks } from '#lib/scale'
import { Ticks } from '#ui/readout/ticks'
import { bytesLeftAfter, shareUsed } from '../domain/capacity'
import { utf8Length } from '#lib/utf8'
import type { EcLevel } from '../domain/settings'
import styles from './result.module.css'
import { useQr } from '../state'
import * as texts from '../texts.en'

/** What describes the text field. */
export const CAPACITY_ID = 'qr-capacity'

const MARKS = evenMarks(100, 10)

interface Capacity {
  /** What the text takes up, in bytes; undefined where there is none. */
  taken?: number
  version?: number
  left: string
  /** The used share, from 0 to 1; null where there is no text. */
  used: number | null
}

const leftAt = (bytesLeft: number, level: EcLevel) => ({
  left: texts.leftAt(bytesLeft, level),
  used: shareUsed(bytesLeft, level),
})

function useCapacity(): Capacity {
  const image = useQr((s) => s.image)
  const failure = useQr((s) => s.failure)
  const busy = useQr((s) => s.busy)
  const { text, level, isUtf8Marked } = useQr((s) => s.settings)
  if (failure?.code === 'too-big' && !busy) {
    return { taken: failure.bytes, left: texts.tooLong(failure.level, failure.fitsAt), used: 1 }
  }
  if (image) {
    const { version, bytesLeft } = image
    return { taken: image.bytes, version, ...leftAt(bytesLeft, image.level) }
  }
  if (failure) {
    return {
      taken: utf8Length(text),
      ...leftAt(bytesLeftAfter(text, level, isUtf8Marked), level),
    }
  }
  return { left: texts.upTo(bytesLeftAfter('', level), level), used: null }
}

/** What the text takes up and how much more the chosen level would hold. */
export function CapacityNote() {
  const { taken, version, left } = useCapacity()
  const makeFailed = useQr((s) => s.makeFailed)
  return (
    <p id={CAPACITY_ID} className={styles.capacity}>
      {makeFailed ? (
        <span role="alert">{texts.SAVE_FAILED}</span>
      ) : (
        <>
          {/* Below the scale it stands as well. */}
          {taken !== undefined && (
            <span className="visually-hidden">{`${texts.bytesTaken(taken)} `}</span>
          )}
          {version && `${texts.versionText(version)} · `}
          {/* Another text is another element: an old one that moved would count as a shift. */}
          <span key={left}>{left}</span>
        </>
      )}
    </p>
  )
}

/** The scale of the used room; with `isBare` it has no words below it. */
export function CapacityTicks({ isBare = false }: { isBare?: boolean }) {
  const { taken = 0, used } = useCapacity()
  const level = useQr((s) => s.settings.level)
  // In steps of about a pixel: with each keystroke a smaller one would start a transition that is not seen.
  const value = used === null ? null : Math.round(used * 400) / 4
  const labels = useMemo(() => {
    const words = [texts.bytes(taken), texts.OF_THE_ROOM, texts.room(bytesLeftAfter('', level))]
    return words.map((text, place) => ({ at: place * 50, text }))
  }, [taken, level])
  return <Ticks marks={MARKS} length={100} value={value} {...(!isBare && { labels })} />
}
