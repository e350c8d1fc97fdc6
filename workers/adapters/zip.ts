import { makeZip } from 'client-zip'
import { concat } from '#lib/concat'

interface ZippedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A ZIP file that grows: its bytes come out while files are added, so that it is never held as a whole. */
export function growingZip(time: Date) {
  /** Those to be added; null: there are no more. */
  let files: readonly ZippedFile[] | null = []
  let out: Uint8Array[] = []
  let wake: (() => void) | undefined
  let onIdle: (() => void) | undefined

  async function* inputs() {
    while (files) {
      for (const { name, bytes } of files) yield { name, input: bytes, lastModified: time }
      files = []
      onIdle?.()
      await new Promise<void>((resolve) => (wake = resolve))
    }
  }
  const collect = new WritableStream<Uint8Array>({ write: (part) => void out.push(part) })
  const zipping = makeZip(inputs()).pipeTo(collect)

  /** What has come out since the last time, as one. */
  function drain(): Uint8Array<ArrayBuffer> {
    const whole = concat(out)
    out = []
    return whole
  }
  return {
    /** The bytes that these files make; some may come with the next call. One call at a time. */
    async add(added: readonly ZippedFile[]) {
      files = added
      const idle = new Promise<void>((resolve) => (onIdle = resolve))
      wake?.()
      await idle
      return drain()
    },
    /** Ends the file and returns its last bytes. */
    async end() {
      files = null
      wake?.()
      await zipping
      return drain()
    },
  }
}
