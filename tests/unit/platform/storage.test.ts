import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  readLocal,
  readLocalText,
  readSession,
  removeLocal,
  writeLocal,
  writeLocalText,
  writeSession,
} from '#platform/storage'
import { blockStorage, FakeStorage } from '../../support/fake-storage'

const count = (value: unknown) => (typeof value === 'number' ? value : null)

let local: FakeStorage
let session: FakeStorage
beforeEach(() => {
  local = new FakeStorage()
  session = new FakeStorage()
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a value is kept under a key that begins with nimble.', () => {
  expect(writeLocal('visits', 3)).toBe(true)
  expect(writeSession('tab', 4)).toBe(true)
  expect(local.getItem('nimble.visits')).toBe('3')
  expect(session.getItem('nimble.tab')).toBe('4')
  expect([local.length, session.length]).toEqual([1, 1])
})

test('what was written is read back, from its own area', () => {
  writeLocal('visits', 3)
  writeSession('visits', 4)
  expect(readLocal('visits', count)).toBe(3)
  expect(readSession('visits', count)).toBe(4)
})

test('a removed value is gone', () => {
  writeLocal('visits', 3)
  removeLocal('visits')
  expect(readLocal('visits', count)).toBe(null)
})

test('plain text is kept as it is', () => {
  expect(writeLocalText('theme', 'dark')).toBe(true)
  expect(local.getItem('nimble.theme')).toBe('dark')
  expect(readLocalText('theme')).toBe('dark')
})

test.each(['{', 'null', '[1]', '"3"', '', 'undefined'])(
  'PL-15: corrupted JSON %j under our key is ignored',
  (text) => {
    local.setItem('nimble.visits', text)
    session.setItem('nimble.visits', text)
    expect(readLocal('visits', count)).toBeNull()
    expect(readSession('visits', count)).toBeNull()
  },
)

test('PL-15: a shape that makes the parser throw is ignored', () => {
  local.setItem('nimble.visits', 'null')
  expect(readLocal('visits', (value) => Object(value).deep.er)).toBeNull()
})

test('PL-14: a full storage keeps nothing and returns that', () => {
  vi.spyOn(local, 'setItem').mockImplementation(() => {
    throw new DOMException('exceeded the quota', 'QuotaExceededError')
  })
  expect(writeLocal('visits', 3)).toBe(false)
  expect(writeLocalText('theme', 'dark')).toBe(false)
})

describe('PL-13: when even reading the property throws', () => {
  let unblock: () => void
  beforeEach(() => {
    vi.unstubAllGlobals()
    unblock = blockStorage()
  })
  afterEach(() => unblock())

  test('there is nothing to read', () => {
    expect(readLocal('visits', count)).toBeNull()
    expect(readSession('visits', count)).toBeNull()
    expect(readLocalText('theme')).toBeNull()
  })

  test('nothing is kept, and writing returns that', () => {
    expect(writeLocal('visits', 3)).toBe(false)
    expect(writeSession('visits', 3)).toBe(false)
    expect(writeLocalText('theme', 'dark')).toBe(false)
  })

  test('removing is no error', () => {
    expect(() => {
      removeLocal('visits')
    }).not.toThrow()
  })
})
