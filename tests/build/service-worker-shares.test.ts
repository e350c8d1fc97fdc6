import { describe, expect, test, vi } from 'vitest'
import { readDistText } from '../e2e/support/dist'
import { ORIGIN } from '../support/fake-caches'
import { startServiceWorker } from '../support/service-worker-scope'

const code = readDistText('/sw.js')

/** What a page gets that asks for what was shared. */
async function takeShared(worker: ReturnType<typeof startServiceWorker>) {
  const answer = vi.fn()
  await worker.dispatch('message', { data: 'give-shared', ports: [{ postMessage: answer }] })
  expect(answer).toHaveBeenCalledOnce()
  return answer.mock.calls[0]?.[0]
}

function formOf(fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

describe('PL-59: what another app shares', () => {
  const TARGET = `${ORIGIN}${JSON.parse(readDistText('/manifest.webmanifest')).share_target.action}`

  test('comes to the page once, without a request, an address that has it, or a place where it is kept', async () => {
    const fetch = vi.fn(async () => new Response('a file'))
    const worker = startServiceWorker(code, { fetch })
    const picture = new File([new Uint8Array([1, 2, 3])], 'a.png', { type: 'image/png' })
    const form = formOf({ title: '', text: 'my secret', url: '', files: picture })
    const response = await worker.answerToForm(TARGET, form)
    expect(response?.status).toBe(303)
    expect(response?.headers.get('location')).toBe(`${TARGET}#shared`)
    expect(fetch).not.toHaveBeenCalled()
    expect(await worker.caches.keys()).toEqual([])

    const fields = await takeShared(worker)
    expect(fields.slice(0, 3)).toEqual([
      ['title', ''],
      ['text', 'my secret'],
      ['url', ''],
    ])
    const [name, file] = fields[3]
    expect(name).toBe('files')
    expect([file.name, file.type]).toEqual(['a.png', 'image/png'])
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(new Uint8Array([1, 2, 3]))
    expect(await takeShared(worker)).toBeNull()
  })

  test('is only the last of it', async () => {
    const worker = startServiceWorker(code)
    await worker.answerToForm(TARGET, formOf({ text: 'first' }))
    await worker.answerToForm(TARGET, formOf({ text: 'second' }))
    expect(await takeShared(worker)).toEqual([['text', 'second']])
  })

  test('is gone once everything is cleared', async () => {
    const worker = startServiceWorker(code)
    await worker.answerToForm(TARGET, formOf({ text: 'my secret' }))
    await worker.dispatch('message', { data: 'clear', ports: [] })
    expect(await takeShared(worker)).toBeNull()
  })

  test('and cannot be read opens the page all the same', async () => {
    const worker = startServiceWorker(code)
    const response = await worker.answerToForm(TARGET, 'no form')
    expect(response?.status).toBe(303)
    expect(await takeShared(worker)).toBeNull()
  })

  test('with an address that is no page is left alone', () => {
    const worker = startServiceWorker(code)
    expect(worker.answerToForm(`${ORIGIN}/elsewhere`, formOf({}))).toBeUndefined()
  })
})
