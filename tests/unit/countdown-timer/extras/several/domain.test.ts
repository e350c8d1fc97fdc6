import { expect, test } from 'vitest'
import { renamed } from '../../../../../src/tools/countdown-timer/extras/several/domain'
import { ask } from '../../../../support/answer-modules'
import { device, tab } from '../../../../support/timer-fixture'

function typeName(typed: string, names: readonly string[]) {
  device()
  const { store, start, name } = tab()
  names.forEach((each) => start(60, each))
  store.setState((state) => renamed(state, typed))
  return { store, name }
}

test('a name that is typed before the start is that of the next timer', () => {
  const { store, name } = typeName('Cake', [])
  store.getState().start()
  expect(name()).toBe('Cake')
  expect(store.getState().draft.name).toBe('')
})

test('a name that is typed while a timer is on the large clock is its name, and no other one gets it', () => {
  const { store } = typeName('Cake', ['Tea', 'Eggs'])
  expect(store.getState().timers.map(({ name }) => name)).toEqual(['Tea', 'Cake'])
})

test('a name has 40 characters at most', () => {
  expect(typeName('x'.repeat(50), ['Tea']).name()).toBe('x'.repeat(40))
})

test('AN-21: what the box reads as several timers opens where several are started', () => {
  const opening = ask('tea 4 min, eggs 7 min').answers[0]?.opening
  expect(opening).toMatchObject({ fragment: 'extra=several' })
})
