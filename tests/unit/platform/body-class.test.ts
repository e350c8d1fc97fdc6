import { beforeEach, expect, test, vi } from 'vitest'
import { addBodyClass } from '#platform/body-class'

let classes: Set<string>

beforeEach(() => {
  classes = new Set()
  vi.useFakeTimers()
  const classList = {
    add: (name: string) => classes.add(name),
    remove: (name: string) => classes.delete(name),
  }
  vi.stubGlobal('document', { body: { classList } })
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('TI-22: the finish style is there for 3 seconds', () => {
  addBodyClass('timer-finished', 3000)
  vi.advanceTimersByTime(2999)
  expect([...classes]).toEqual(['timer-finished'])
  vi.advanceTimersByTime(1)
  expect([...classes]).toEqual([])
})

test('it may be removed before that, and a later one keeps its own time', () => {
  const remove = addBodyClass('timer-finished', 3000)
  vi.advanceTimersByTime(1000)
  remove()
  expect([...classes]).toEqual([])
  addBodyClass('timer-finished', 3000)
  vi.advanceTimersByTime(2500)
  expect([...classes]).toEqual(['timer-finished'])
})
