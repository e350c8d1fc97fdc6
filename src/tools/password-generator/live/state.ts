import { createStore, type StoreApi } from 'zustand/vanilla'
import { untilDone } from '#lib/latest-result'
import { readQuery } from '../box/query'
import { changeFor } from '../box/change-for'
import type { SecretKind } from '../box/secret-kind'
import { chosen } from '../domain/choices'
import { DEFAULT_SETTINGS } from '../domain/settings'
import { SECRET_KINDS, SECRET_MODES } from '../extras/query'
import { copyFrom, passwordMaker, type Made } from '../making'
import type { PasswordState } from '../state'
import type { Browser } from '../effects'

/** What the window does with the generator's page, which need not have been opened. */
type Page = Pick<PasswordState, 'choices' | 'copyMade' | 'copiedByHand' | 'hand'>

/**
 * A password in the window of the box, of the options that the question names and else those of the page, which stay as
 * they are there.
 */
export function createLivePassword(on: Pick<Browser, 'generate'>, page: () => Page) {
  let text = ''
  let kind: SecretKind | undefined
  const store: StoreApi<Made> = createStore((_, get) => ({
    settings: DEFAULT_SETTINGS,
    generated: null,
    failure: null,
    busy: false,
    refused: null,
    generate: () => make(get()),
    copy: async () => {
      // Enter may come before what is being made is there.
      await untilDone(store)
      return copyFrom(store, page().copyMade)()
    },
    copiedByHand(part) {
      page().copiedByHand(part)
      store.setState({ refused: null })
    },
  }))
  const { make, cancel } = passwordMaker(store, on)

  function change(next: string) {
    const query = readQuery(next)
    const found = SECRET_KINDS.find(({ unit }) => unit === query?.unit)
    if (next === text || !query || !found) return
    text = next
    kind = found
    const choices = page().choices(SECRET_MODES)
    const patch = changeFor(choices, query, kind.mode)
    make({ settings: patch ? chosen(choices, patch).settings : choices.settings })
  }
  function stop() {
    cancel()
    store.setState({ generated: null, busy: false })
  }
  /** To be called when the page is about to open: it shows this password then. */
  function hand() {
    const { generated, settings, busy } = store.getState()
    if (generated && !busy) page().hand({ settings, generated })
  }
  return { store, kind: () => kind, change, hand, stop }
}

export type LivePassword = ReturnType<typeof createLivePassword>
