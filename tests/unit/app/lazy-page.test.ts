import { expect, test } from 'vitest'
import { lazyPage } from '../../../src/app/loading/lazy-page'

const Page = () => null
const pageThatComes = () => lazyPage('a-page', () => Promise.resolve({ default: Page }))

test('a page whose code is there when it is first shown does not suspend', async () => {
  const page = pageThatComes()
  await page.preload()
  expect(page.element().type).toBe(Page)
})

test('a page that was shown before its code came stays the same component, which keeps its state', async () => {
  const page = pageThatComes()
  const before = page.element().type
  await page.preload()
  expect(before).not.toBe(Page)
  expect(page.element().type).toBe(before)
})

test('loading a page ahead of a visit never fails', async () => {
  const page = lazyPage('a-page', () => Promise.reject(new TypeError('no such file')))
  await expect(page.preload()).resolves.toBeUndefined()
})
