import { makeZip } from 'client-zip'
import { concat } from '#lib/concat'

interface ZippedFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
}

const END_LENGTH = 22

/**
 * The last bytes of a ZIP file, with a record of ZIP64 and what leads to it where an end without them cannot count the
 * files (APPNOTE 6.3.10, 4.3.14 to 4.3.16). client-zip writes both beyond 4 GB alone, and there nothing is added.
 */
function withCount(last: Uint8Array<ArrayBuffer>, count: number): Uint8Array<ArrayBuffer> {
  const at = last.length - END_LENGTH
  const end = new DataView(last.buffer, last.byteOffset + at)
  const [size, offset] = [end.getUint32(12, true), end.getUint32(16, true)]
  if (count < 0xffff || offset === 0xffffffff) return last
  const record = new DataView(new ArrayBuffer(76))
  record.setUint32(0, 0x504b0606)
  record.setBigUint64(4, 44n, true)
  // Made by and read by version 4.5.
  record.setUint16(12, 45, true)
  record.setUint16(14, 45, true)
  record.setBigUint64(24, BigInt(count), true)
  record.setBigUint64(32, BigInt(count), true)
  record.setBigUint64(40, BigInt(size), true)
  record.setBigUint64(48, BigInt(offset), true)
  record.setUint32(56, 0x504b0607)
  record.setBigUint64(64, BigInt(offset + size), true)
  record.setUint32(72, 1, true)
  return concat([last.subarray(0, at), new Uint8Array(record.buffer), last.subarray(at)])
}

/** A ZIP file that grows: its bytes come out while files are added, so that it is never held as a whole. */
export function growingZip(time: Date) {
  /** Those to be added; null: there are no more. */
  let files: readonly ZippedFile[] | null = []
  let out: Uint8Array[] = []
  let count = 0
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
      count += added.length
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
      return withCount(drain(), count)
    },
  }
}
