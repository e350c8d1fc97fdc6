import { beforeEach, expect, test, vi } from 'vitest'
import type { Angle } from '../../../src/tools/calculator/domain/keys'
import { calculatorStore, keysOf, lineOf } from '../../support/calculator-keys'
import { FakeStorage } from '../../support/fake-storage'

const KEY = 'nimble.calculator-history'
let storage: FakeStorage
let inOtherTab: (() => void)[]

beforeEach(() => {
  storage = new FakeStorage()
  inOtherTab = []
  vi.stubGlobal('localStorage', storage)
  vi.stubGlobal('window', {
    addEventListener: (_: string, act: (event: { key: string }) => void) =>
      inOtherTab.push(() => act({ key: KEY })),
  })
})

function visit(keysBefore = '') {
  const store = calculatorStore()
  const type = (keys: string) => keysOf(keys).forEach((key) => store.getState().press(key))
  type(keysBefore)
  store.getState().open()
  const lines = () => store.getState().calculator.history.map(lineOf)
  return { store, type, lines }
}

test('CA-77: the history of a visit is there on the next one', () => {
  visit().type('2 + 3 = 4 × 5 =')
  expect(visit().lines()).toEqual(['4 × 5 = 20', '2 + 3 = 5'])
})

test('what was worked out before the kept history came stands above it', () => {
  visit().type('2 + 3 =')
  const { lines, type } = visit('1 + 1 =')
  expect(lines()).toEqual(['1 + 1 = 2', '2 + 3 = 5'])
  type('C 6 + 6 =')
  expect(visit().lines()).toEqual(['6 + 6 = 12', '1 + 1 = 2', '2 + 3 = 5'])
})

test('what was worked out before the kept history came is kept without another sum', () => {
  visit().type('2 + 3 =')
  visit('1 + 1 =')
  expect(visit().lines()).toEqual(['1 + 1 = 2', '2 + 3 = 5'])
})

test('ten rows are kept', () => {
  visit().type(Array.from({ length: 12 }, (_, index) => `${index} + 1 =`).join(' '))
  expect(visit('50 + 50 =').lines()).toHaveLength(10)
})

test('Clear History forgets what is kept', () => {
  const { store, type } = visit()
  type('2 + 3 =')
  store.getState().clearHistory()
  expect(storage.length).toBe(0)
})

test('CA-78: switched off, it forgets and keeps nothing, on the next visit too', () => {
  const { store, type, lines } = visit()
  type('2 + 3 =')
  store.getState().setKeepsHistory(false)
  expect(lines()).toEqual(['2 + 3 = 5'])
  expect(storage.getItem(KEY)).toBe('"off"')
  type('4 × 5 =')
  const next = visit()
  expect(next.lines()).toEqual([])
  expect(next.store.getState().keepsHistory).toBe(false)
  next.type('6 + 6 =')
  expect(storage.getItem(KEY)).toBe('"off"')
  next.store.getState().setKeepsHistory(true)
  expect(visit().lines()).toEqual(['6 + 6 = 12'])
})

test('CA-79: another tab shows the same history', () => {
  const first = visit()
  const second = visit()
  second.type('2 + 3 =')
  inOtherTab.forEach((act) => act())
  expect(first.lines()).toEqual(['2 + 3 = 5'])
  first.type('4 × 5 =')
  expect(visit().lines()).toEqual(['4 × 5 = 20', '2 + 3 = 5'])
})

test('cleared in another tab, it is not kept again', () => {
  const { type, lines } = visit()
  type('2 + 3 =')
  storage.clear()
  inOtherTab.forEach((act) => act())
  expect(lines()).toEqual([])
  expect(storage.length).toBe(0)
})

function open(angleBefore?: Angle) {
  const store = calculatorStore()
  if (angleBefore) store.getState().chooseAngle(angleBefore)
  store.getState().open()
  return store.getState
}

test('CA-80: the angle is the one of the last visit', () => {
  open()().chooseAngle('radians')
  const next = open()
  expect(next().calculator.angle).toBe('radians')
  next().chooseAngle('degrees')
  expect(open()().calculator.angle).toBe('degrees')
})

test('an angle that was chosen before the kept one came is kept', () => {
  open('radians')
  expect(open()().calculator.angle).toBe('radians')
})

test('CA-101: the memory is there on the next visit, in other tabs too, unless keeping is off', () => {
  visit().type('1 ÷ 3 = MS')
  const { store, type } = visit()
  expect(store.getState().calculator.memory.toString()).toBe(`0.${'3'.repeat(60)}`)
  type('C 8 MS')
  inOtherTab.forEach((act) => act())
  expect(visit().store.getState().calculator.memory.toString()).toBe('8')
  store.getState().setKeepsHistory(false)
  expect(visit().store.getState().calculator.memory.isZero()).toBe(true)
})

test('CA-101: a memory that was stored before the kept one came stays', () => {
  visit().type('5 MS 2 + 3 =')
  const { store, lines } = visit('7 MS')
  expect(store.getState().calculator.memory.toString()).toBe('7')
  expect(lines()).toEqual(['2 + 3 = 5'])
  expect(visit().store.getState().calculator.memory.toString()).toBe('7')
})

test('an empty memory and an empty history leave nothing on the device', () => {
  const { store, type } = visit()
  type('5 MS 2 + 3 =')
  store.getState().clearHistory()
  expect(storage.length).toBe(1)
  type('MC')
  expect(storage.length).toBe(0)
})
