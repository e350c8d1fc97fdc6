import { makeZip } from 'client-zip'
import { concat } from '../../src/lib/concat'

interface NamedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

/** A ZIP file that grows: its bytes come out while files are added, so that it is never held as a whole. */
export function growingZip(time: Date) {
  const waiting: NamedFile[] = []
  let out: Uint8Array[] = []
  let isEnded = false
  let wake: (() => void) | undefined
  let onIdle: (() => void) | undefined

  async function* inputs() {
    for (;;) {
      const file = waiting.shift()
      if (file) yield { name: file.name, input: file.bytes, lastModified: time }
      else if (isEnded) return
      else {
        onIdle?.()
        await new Promise<void>((resolve) => (wake = resolve))
      }
    }
  }
  async function read() {
    const reader = makeZip(inputs()).getReader()
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      out.push(value)
    }
  }
  const reading = read()

  /** What has come out since the last time, as one. */
  function drain(): Uint8Array<ArrayBuffer> {
    const whole = concat(out)
    out = []
    return whole
  }
  return {
    /** The bytes that these files make; some may come with the next call. */
    async add(files: readonly NamedFile[]) {
      if (files.length === 0) return drain()
      const idle = new Promise<void>((resolve) => (onIdle = resolve))
      waiting.push(...files)
      wake?.()
      await idle
      return drain()
    },
    /** The last bytes of the file. */
    async end() {
      isEnded = true
      wake?.()
      await reading
      return drain()
    },
  }
}
