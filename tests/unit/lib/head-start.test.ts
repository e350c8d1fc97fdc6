import { expect, test, vi } from 'vitest'
import { headStart } from '#lib/head-start'

function start() {
  const run = vi.fn(async ({ text }: { text: string }) => text.toUpperCase())
  const onUnused = vi.fn()
  return { run, onUnused, steps: headStart({ run, onUnused }) }
}

test('what was run ahead is not run again when it is asked for', async () => {
  const { run, onUnused, steps } = start()
  steps.runAhead({ text: 'a' })
  expect(await steps.run({ text: 'a' })).toBe('A')
  expect(run).toHaveBeenCalledOnce()
  expect(onUnused).not.toHaveBeenCalled()
})

test('its result is given once: the next is a new one', async () => {
  const { run, steps } = start()
  steps.runAhead({ text: 'a' })
  await steps.run({ text: 'a' })
  expect(await steps.run({ text: 'a' })).toBe('A')
  expect(run).toHaveBeenCalledTimes(2)
})

test('its result is closed where another one is asked for', async () => {
  const { onUnused, steps } = start()
  steps.runAhead({ text: 'a' })
  expect(await steps.run({ text: 'b' })).toBe('B')
  expect(onUnused).toHaveBeenCalledExactlyOnceWith('A')
})
