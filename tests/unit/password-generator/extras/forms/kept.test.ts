import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { KEPT_VERSIONS, storageOf } from '../../../../support/kept-versions'

test.each(KEPT_VERSIONS)(
  'the mode that version %i has kept is there on the next visit',
  async (version) => {
    storageOf(version)
    const { passwordState } = await import('../../../../../src/tools/password-generator/state')
    const { MODES } = await import('../../../../../src/tools/password-generator/extras/list')
    const { browser } = await import('../../../../../src/tools/password-generator/effects')
    const store = createStore(passwordState({ ...browser, generate: () => new Promise(() => {}) }))
    store.getState().makeFirst(MODES)
    expect(store.getState().settings.form).toMatchObject({ kind: 'passphrase', words: 6 })
  },
)
