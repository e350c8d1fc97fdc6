import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { restingHistory, type HistoryRow } from '#lib/resting-history'
import { schedule } from '#platform/schedule'

function setup() {
  let shown: { text: string } | 'awaited' | null = null
  let state: { history: readonly HistoryRow<{ text: string }>[] } = { history: [] }
  const history = restingHistory<{ text: string }>({
    draft: () => shown,
    isSame: (a, b) => a.text === b.text,
    getState: () => state,
    setState: (changed) => (state = changed),
    schedule,
  })
  return {
    ...history,
    show: (text: string | null) => (shown = text === null ? null : { text }),
    wait: () => (shown = 'awaited'),
    texts: () => state.history.map(({ text }) => text),
    ids: () => state.history.map(({ id }) => id),
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('NU-05: what has rested for 1 s makes a row; what changes sooner does not', () => {
  const history = setup()
  for (const text of ['a', 'b', 'c']) {
    history.show(text)
    history.rest()
    vi.advanceTimersByTime(999)
  }
  expect(history.texts()).toEqual([])
  vi.advanceTimersByTime(1)
  expect(history.texts()).toEqual(['c'])
})

test('the end of the rest makes a row at once, and none where nothing rests', () => {
  const history = setup()
  history.show('a')
  history.finishRest()
  expect(history.texts()).toEqual([])
  history.rest()
  history.finishRest()
  history.show('b')
  history.finishRest()
  vi.advanceTimersByTime(5000)
  expect(history.texts()).toEqual(['a'])
})

test('a rest that is cancelled makes no row, now or later', () => {
  const history = setup()
  history.show('a')
  history.rest()
  history.cancelRest()
  history.finishRest()
  vi.advanceTimersByTime(5000)
  expect(history.texts()).toEqual([])
})

test('two equal rows never follow one another, but may come again later', () => {
  const history = setup()
  for (const text of ['a', 'a', 'b', 'a']) {
    history.show(text)
    history.record()
  }
  expect(history.texts()).toEqual(['a', 'b', 'a'])
})

test('NU-06: the newest ten rows stay, newest first, and no id comes again', () => {
  const history = setup()
  const ids = new Set<number>()
  for (const text of 'abcdefghijkl') {
    history.show(text)
    history.record()
    for (const id of history.ids()) ids.add(id)
  }
  expect(history.texts().join('')).toBe('lkjihgfedc')
  expect(ids.size).toBe(12)
})

test('nothing to record makes no row', () => {
  const history = setup()
  history.show(null)
  history.record()
  expect(history.texts()).toEqual([])
})

test('what has come makes the row that waited for it, unless something else has begun to rest', () => {
  const history = setup()
  history.wait()
  history.record()
  history.show('a')
  history.recordAwaited()
  expect(history.texts()).toEqual(['a'])
  history.wait()
  history.record()
  history.show('b')
  history.rest()
  history.recordAwaited()
  expect(history.texts()).toEqual(['a'])
})
