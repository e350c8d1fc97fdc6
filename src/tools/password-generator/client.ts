import { createWorkerClient } from '../../platform/worker/client'
import type { PasswordWorkerApi } from './worker-api'
import type { PasswordSettings } from './domain/settings'
import script from '../../../workers/password.worker.ts?worker&url'

/** The same work on the page, where no worker can be made. */
async function startFallback(): Promise<PasswordWorkerApi> {
  const { createPasswordApi } = await import('./domain/password-api')
  return createPasswordApi((words) => crypto.getRandomValues(words))
}

const client = createWorkerClient<PasswordWorkerApi>(
  script,
  // Visitors look at a password for a while before they ask for another one.
  { limitMs: 5000, idleMs: 60_000, fallback: startFallback },
)

export const generatePassword = (settings: PasswordSettings) =>
  client.call((api) => api.generate(settings))

export const startWorker = () => client.start()

/** Without a time limit: the caller stops by asking for no more. */
export const generateMany = (settings: PasswordSettings, count: number) =>
  client.call((api) => api.generateMany(settings, count), { limitMs: null })

export const csvOf = (lines: string) => client.call((api) => api.csvOf(lines), { limitMs: null })

export const tallyPasswords = (settings: PasswordSettings, count: number) =>
  client.call((api) => api.tallyPasswords(settings, count), { limitMs: null })
