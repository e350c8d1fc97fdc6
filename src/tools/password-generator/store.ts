import type { StateCreator, StoreApi } from 'zustand'
import { latestResult } from '../../lib/latest-result'
import { mergeChanged } from '../../lib/merge-changed'
import { copyText } from '../../platform/clipboard'
import { keepSettings, readSettings } from '../../platform/kept-settings'
import { logError } from '../../platform/log'
import { create } from '../../platform/view-store'
import { generatePassword, startWorker } from './client'
import { siteFormIn } from './domain/forms'
import {
  DEFAULT_OPTIONS,
  DEFAULT_SETTINGS,
  formAfter,
  optionParts,
  optionsOf,
  parseOptions,
  withinRules,
  type PasswordSettings,
} from './domain/settings'
import type { PasswordFailure, PasswordState } from './store-state'

const TOOL = 'password-generator'

const browser = {
  generate: generatePassword,
  copyText,
  now: () => Date.now(),
  readOptions: () => readSettings(TOOL, parseOptions),
  keepOptions: (options: object) => keepSettings(TOOL, options),
}

// spec §9
const HISTORY_SIZE = 10

// Not the detail of a failed worker: it may quote what the worker was given.
const logText = (failure: PasswordFailure) =>
  failure.code === 'worker-failed' ? `worker failed: ${failure.reason}` : failure.code

type SetState = StoreApi<PasswordState>['setState']
type GetState = () => PasswordState

async function copyOrLog(write: typeof copyText, text: string, set: SetState): Promise<boolean> {
  const copied = await write(text)
  if (copied) set(({ copies }) => ({ copies: copies + 1 }))
  else logError('The password could not be copied')
  return copied
}

/** Changes settings and makes a password of them; one that comes too late is dropped. */
function passwordMaker(set: SetState, get: GetState, generate: typeof generatePassword) {
  const { request } = latestResult({
    run: generate,
    onResult(made) {
      if (made.ok) return set({ generated: made.value, failure: null, busy: false })
      logError('Password', logText(made.error))
      set({ generated: null, failure: made.error, busy: false })
    },
  })
  return (patch: Partial<PasswordSettings>) => {
    const settings = withinRules({ ...get().settings, ...patch })
    set({ settings, failure: null, busy: true })
    request(settings)
  }
}

function copyAction(set: SetState, get: GetState, deps: typeof browser) {
  let entries = 0
  return async (): Promise<boolean> => {
    const { generated, busy, settings: options } = get()
    if (busy || !generated || generated.password === '') return false
    const { password, strength } = generated
    if (!(await copyOrLog(deps.copyText, password, set))) return false
    const timestampMs = deps.now()
    const entry = { id: entries++, password, strength: strength.text, timestampMs, options }
    set(({ history }) =>
      history[0]?.password === password
        ? {}
        : { history: [entry, ...history].slice(0, HISTORY_SIZE) },
    )
    return true
  }
}

export const passwordState =
  (deps: typeof browser): StateCreator<PasswordState> =>
  (set, get) => {
    const make = passwordMaker(set, get, deps.generate)
    /** What the visitor chose without rules of a site. */
    let chosen = DEFAULT_OPTIONS
    return {
      settings: DEFAULT_SETTINGS,
      generated: null,
      failure: null,
      busy: false,
      history: [],
      copies: 0,
      hidden: false,
      open() {
        const { generated, busy } = get()
        if (generated || busy) return
        chosen = deps.readOptions() ?? DEFAULT_OPTIONS
        make(chosen)
      },
      change(patch) {
        make({ ...patch, form: formAfter(get().settings.form, patch) })
        // Not kept: under the rules of a site, length and types are those that the site takes.
        if (siteFormIn(get().settings)) return
        const before = optionParts(chosen)
        chosen = optionsOf({ ...chosen, ...patch })
        const options = mergeChanged(deps.readOptions(), before, optionParts(chosen))
        if (options) deps.keepOptions(options)
      },
      generate: () => make({}),
      copy: copyAction(set, get, deps),
      copyAgain: (text) => copyOrLog(deps.copyText, text, set),
      copiedByHand: () => set(({ copies }) => ({ copies: copies + 1 })),
      clearHistory: () => set({ history: [] }),
      setHidden: (hidden) => set({ hidden }),
    }
  }

export const usePassword = create(passwordState(browser))

/** What the page starts before it is rendered. */
export const prepare = startWorker
