import type { Result } from './result'

/** Gives a file to the visitor; whether that worked. */
export type Deliver = (parts: Uint8Array<ArrayBuffer>[], type: string, name: string) => boolean

interface Saver<Job, Failure> {
  make: (job: Job) => Promise<Result<Uint8Array<ArrayBuffer>, Failure>>
  fileOf: (job: Job) => { name: string; type: string }
  onFailure: (failure: Failure) => void
  /**
   * @param making the file that is being made, of several the one that was asked for last; null: none
   * @param failed whether one has failed since then
   */
  onChange: (making: Job | null, failed: boolean) => void
}

/** Makes files and delivers them: what was asked for, even if another one is shown meanwhile, and none twice at a time. */
export function fileSaver<Job extends object, Failure>(on: Saver<Job, Failure>) {
  let making: Job | null = null
  let failed = false
  let deliverer: Deliver | null = null
  const isSame = (one: Job, other: Job) =>
    Object.entries(one).every(([field, value]) => value === Reflect.get(other, field))

  function change(next: Job | null, hasFailed: boolean) {
    making = next
    failed = hasFailed
    on.onChange(making, failed)
  }
  return {
    async save(job: Job, deliver: Deliver) {
      if (making && deliverer === deliver && isSame(making, job)) return
      deliverer = deliver
      change(job, false)
      const made = await on.make(job)
      if (!made.ok) on.onFailure(made.error)
      const { name, type } = on.fileOf(job)
      const isSaved = made.ok && deliver([made.value], type, name)
      change(making === job ? null : making, failed || !isSaved)
    },
    /** No longer shows that a file is being made, nor that one failed; it is delivered all the same, and its failure shown. */
    forget() {
      if (making || failed) change(null, false)
    },
  }
}
