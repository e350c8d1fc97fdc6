import { expect, test, vi } from 'vitest'
import { afterPaint } from '#platform/after-paint'

test('it runs once, in a later task', async () => {
  const run = vi.fn()
  afterPaint(run)
  await Promise.resolve()
  expect(run).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
})

test('it does not run once it is canceled', async () => {
  const run = vi.fn()
  const later = vi.fn()
  afterPaint(run)()
  afterPaint(later)
  await vi.waitFor(() => expect(later).toHaveBeenCalledOnce())
  expect(run).not.toHaveBeenCalled()
})
