import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { kept } from '#platform/kept'

interface Look {
  size: number
  dark: string
  light: string
}

const INITIAL: Look = { size: 1, dark: 'black', light: 'white' }

/** A device that two tabs share. */
function device(stored: Look | null = null) {
  const held = { stored }
  const others: (() => void)[] = []
  const look = kept<Look>(
    {
      read: (parse) => parse(held.stored),
      write: (value) => void (held.stored = { ...INITIAL, ...value }),
      follow: (act) => void others.push(act),
    },
    {
      initial: INITIAL,
      // A fake device holds what it was given.
      parse: (value) => value as Look | null,
      together: [['dark', 'light']],
    },
  )
  /** A page, on which some things have been chosen before it is hydrated. */
  function open(chosen: Partial<Look> = {}, follows = false) {
    const store = createStore(() => ({ look: { ...INITIAL, ...chosen }, isOwn: true }))
    const bind = () =>
      look.bind(store, {
        of: ({ look: value, isOwn }) => (isOwn ? value : null),
        take: (value) => store.setState({ look: value }),
        follows,
      })
    const stop = bind()
    const change = (patch: Partial<Look>) =>
      store.setState((state) => ({ look: { ...state.look, ...patch } }))
    return { store, stop, bind, change, shown: () => store.getState().look }
  }
  return { held, open, otherTab: () => others.forEach((act) => act()) }
}

test('nothing is written before something is chosen', () => {
  const { held, open } = device()
  open()
  expect(held.stored).toBeNull()
})

test('what was kept is restored, all but what has been chosen since', () => {
  const { held, open } = device({ size: 5, dark: 'navy', light: 'ivory' })
  const { shown } = open({ size: 9 })
  expect(shown()).toEqual({ size: 9, dark: 'navy', light: 'ivory' })
  expect(held.stored).toEqual({ size: 9, dark: 'navy', light: 'ivory' })
})

test('a page that comes back is bound once, until it stops', () => {
  const { held, open } = device()
  const { bind, stop, change } = open()
  bind()
  stop()
  change({ size: 7 })
  expect(held.stored).toBeNull()
  bind()
  change({ size: 9 })
  expect(held.stored).toMatchObject({ size: 9 })
})

test('fields that are chosen for one another win together', () => {
  const { shown } = device({ size: 5, dark: 'navy', light: 'ivory' }).open({ dark: 'red' })
  expect(shown()).toEqual({ size: 5, dark: 'red', light: 'white' })
})

test('of two tabs each leaves alone what the other has chosen', () => {
  const { held, open } = device()
  const one = open()
  const other = open()
  one.change({ size: 2 })
  other.change({ dark: 'navy' })
  expect(held.stored).toEqual({ size: 2, dark: 'navy', light: 'white' })
  expect(other.shown().size).toBe(1)
})

test('a tab that follows shows at once what the other has chosen, and does not write it again', () => {
  const { held, open, otherTab } = device()
  const { shown, stop } = open({}, true)
  held.stored = { ...INITIAL, size: 3 }
  otherTab()
  expect(shown().size).toBe(3)
  stop()
  held.stored = { ...INITIAL, size: 4 }
  otherTab()
  expect(shown().size).toBe(3)
})

test('what is not the visitor’s choice is not kept, nor what follows from it', () => {
  const { held, open } = device({ ...INITIAL, size: 7 })
  const { store, change } = open()
  store.setState({ isOwn: false })
  change({ size: 2 })
  store.setState({ isOwn: true })
  change({ dark: 'navy' })
  expect(held.stored).toEqual({ size: 7, dark: 'navy', light: 'white' })
})

test('after it is stopped nothing is kept', () => {
  const { held, open } = device()
  const { change, stop } = open()
  stop()
  change({ size: 2 })
  expect(held.stored).toBeNull()
})

test('a value that moves by itself is not written until it is chosen anew', () => {
  const writes: object[] = []
  const clock = kept<{ endsAtMs: number }>(
    { read: () => null, write: (value) => void writes.push(value), follow: () => {} },
    {
      initial: { endsAtMs: 0 },
      parse: () => null,
      isSame: { endsAtMs: (one, other) => Math.abs(one - other) < 1000 },
    },
  )
  const store = createStore(() => ({ endsAtMs: 0 }))
  clock.bind(store, { of: (state) => state, take: (value) => store.setState(value) })
  store.setState({ endsAtMs: 400 })
  expect(writes).toEqual([])
  store.setState({ endsAtMs: 9000 })
  expect(writes).toEqual([{ endsAtMs: 9000 }])
})
