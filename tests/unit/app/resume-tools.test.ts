import { expect, test, vi } from 'vitest'
import { resumeTools, type ResumeBrowser } from '../../../src/app/resume-tools'
import { countdownTimer } from '../../../src/tools/countdown-timer/tool'
import { TOOLS } from '../../../src/tools/registry'

function setup(kept: string[]) {
  const resume = vi.fn()
  const loadPage = vi.fn<ResumeBrowser['loadPage']>(async () => ({
    default: Object.assign(() => null, { resume }),
  }))
  const followed = new Map<string, () => void>()
  const on = {
    isKept: (key: string) => kept.includes(key),
    onChangeInOtherTab: (key: string, act: () => void) => void followed.set(key, act),
    loadPage,
    whenIdle: async () => {},
  }
  return {
    resume,
    loadPage,
    visit: (path: string) => resumeTools(path, TOOLS, on),
    /** Another tab changes what is stored under a key. */
    change: (key: string) => followed.get(key)?.(),
  }
}

test('without a kept timer no other page is loaded', async () => {
  const { loadPage, visit } = setup(['theme', 'settings.countdown-timer', 'calculator-history'])
  await visit('/calculator')
  expect(loadPage).not.toHaveBeenCalled()
})

test('with kept timers they go on on another page', async () => {
  const { loadPage, resume, visit } = setup(['timers'])
  await visit('/')
  expect(loadPage.mock.calls).toEqual([[countdownTimer]])
  expect(resume).toHaveBeenCalledTimes(1)
})

test('on its own page nothing else resumes the timer', async () => {
  const { loadPage, visit } = setup(['timers'])
  await visit('/countdown-timer')
  expect(loadPage).not.toHaveBeenCalled()
})

test('a page that cannot be loaded is logged', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { loadPage, visit } = setup(['timers'])
  const cause = new Error('offline')
  loadPage.mockRejectedValue(cause)
  await visit('/')
  expect(errors).toHaveBeenCalledWith('Countdown Timer: could not go on', cause)
})

test('TI-51: a timer that is started in another tab goes on in those that are open, until it is reset there', async () => {
  const kept: string[] = []
  const { resume, loadPage, visit, change } = setup(kept)
  await visit('/calculator')
  change('timers')
  expect(loadPage).not.toHaveBeenCalled()
  kept.push('timers')
  change('timers')
  await expect.poll(() => resume.mock.calls).toHaveLength(1)
})
