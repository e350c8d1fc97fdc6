import { expect, test, vi } from 'vitest'
import { createWorkerClient } from '#platform/worker/client'
import { browser } from '../../../src/tools/qr-generator/effects'
import { DEFAULT_SETTINGS } from '../../../src/tools/qr-generator/domain/settings'
import { PLAIN_STYLE } from '../../../src/tools/qr-generator/domain/style'

vi.mock(import('#platform/worker/client'), () => ({
  createWorkerClient: vi.fn(() => ({ call: vi.fn(() => new Promise<never>(() => {})) }) as never),
}))

/** Of the last job, in milliseconds. */
function callOptions(start: () => unknown) {
  void start()
  const client = vi.mocked(createWorkerClient)
  const { call } = vi.mocked(client.mock.results[0]?.value as ReturnType<typeof client>)
  return vi.mocked(call).mock.lastCall?.[1]?.limitMs ?? client.mock.calls[0]?.[1].limitMs
}

const STYLED = { ...DEFAULT_SETTINGS, style: { ...PLAIN_STYLE, modules: 'dots' as const } }

test('a job whose code the worker has at once has 5 s', () => {
  expect(callOptions(() => browser.makeImage(DEFAULT_SETTINGS))).toBe(5000)
  expect(callOptions(() => browser.makePng(DEFAULT_SETTINGS, 8192))).toBe(5000)
})

test('a job whose code may load slowly has the time of a load', () => {
  expect(callOptions(() => browser.makeImage(STYLED))).toBe(120_000)
  expect(callOptions(() => browser.makePng(STYLED, 8192))).toBe(120_000)
})
