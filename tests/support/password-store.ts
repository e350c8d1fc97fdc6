import { vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { ok } from '#lib/result'
import { kept } from '#platform/kept'
import type { Browser } from '../../src/tools/password-generator/effects'
import {
  NOTHING_KEPT,
  OPTIONS_TOGETHER,
  parseKept,
} from '../../src/tools/password-generator/domain/kept'
import {
  type PasswordOptions,
  type PasswordSettings,
} from '../../src/tools/password-generator/domain/settings'
import { scoreStrength } from '../../src/tools/password-generator/domain/strength'
import { passwordState } from '../../src/tools/password-generator/state'

type Answer = Awaited<ReturnType<Browser['generate']>>

interface Job {
  settings: PasswordSettings
  answer(result: Answer): Promise<void>
}

/** The worker's result for a password. */
export const made = (password: string): Answer =>
  ok({ password, strength: scoreStrength(password) })

/** A store whose worker answers when the test lets it, and whose clipboard and clock are the test's. */
export function passwordStore(earlier: PasswordOptions | null = null) {
  const jobs: Job[] = []
  const copyText = vi.fn(async (_text: string) => true)
  const keepOptions = vi.fn((_options: object) => {})
  let copies = 0
  let stored = earlier
  const keepInOtherTab = (options: PasswordOptions) => void (stored = options)
  const store = createStore(
    passwordState({
      generate: (settings) =>
        new Promise((resolve) => {
          const answer = async (result: Answer) => {
            resolve(result)
            await new Promise(setImmediate)
          }
          jobs.push({ settings, answer })
        }),
      copyText,
      unfold: () => undefined,
      now: () => 1000 * copies++,
      options: kept(
        { read: (parse) => parse(stored), write: keepOptions, follow: () => {} },
        { initial: NOTHING_KEPT, parse: parseKept, together: OPTIONS_TOGETHER },
      ),
    }),
  )
  const lastJob = () => {
    const job = jobs.at(-1)
    if (!job) throw new Error('no job')
    return job
  }
  const state = () => store.getState()
  /** Requests a password and gets this one. */
  async function receive(password: string) {
    state().generate()
    await lastJob().answer(made(password))
  }
  return { state, jobs, lastJob, copyText, keepOptions, keepInOtherTab, receive }
}
