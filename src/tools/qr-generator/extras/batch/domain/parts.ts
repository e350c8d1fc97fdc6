import { concat } from '#lib/concat'
import type { BatchFault } from './batch'

/** What is new of a batch. */
export interface BatchPart<Bytes = Uint8Array<ArrayBuffer>> {
  /** The next bytes of its file. */
  bytes: Bytes
  faults: BatchFault[]
  /** Rows that are done so far, of all parts. */
  done: number
  isLast: boolean
}

/** Between two parts, unless there are many bytes: a progress need not be shown more often. */
const PART_MS = 250

/** More bytes than this make a part. */
const PART_BYTES = 4 * 1024 * 1024

/** What a batch has made and its reader has not taken yet; `now` is a clock in milliseconds. */
export function createParts(now: () => number) {
  let waiting: Uint8Array[] = []
  let size = 0
  let faults: BatchFault[] = []
  let done = 0
  let isLast = false
  let isStopped = false
  let sentMs = now()
  let onPart: ((part: BatchPart | null) => void) | undefined
  let onTaken: (() => void) | undefined

  function send() {
    if (!onPart || !(isLast || size >= PART_BYTES || now() - sentMs >= PART_MS)) return
    onPart({ bytes: concat(waiting), faults, done, isLast })
    waiting = []
    faults = []
    size = 0
    sentMs = now()
    onPart = undefined
    onTaken?.()
  }
  return {
    /** Waits for the reader where more is made than it takes. */
    async add(bytes: Uint8Array, rows: number, rowFaults: readonly BatchFault[]) {
      waiting.push(bytes)
      size += bytes.length
      done += rows
      faults.push(...rowFaults)
      send()
      if (size >= 2 * PART_BYTES && !isStopped) {
        await new Promise<void>((resolve) => (onTaken = resolve))
      }
    },
    end(bytes: Uint8Array) {
      waiting.push(bytes)
      isLast = true
      send()
    },
    /** The next part, once there is enough for a message. Null: stopped. */
    read: () =>
      new Promise<BatchPart | null>((resolve) => {
        if (isStopped) return resolve(null)
        onPart = resolve
        send()
      }),
    stop() {
      isStopped = true
      onPart?.(null)
      onTaken?.()
    },
  }
}
