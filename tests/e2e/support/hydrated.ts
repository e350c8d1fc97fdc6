import type { Locator } from '@playwright/test'
import { expect } from './test'

/** Waits until React has taken over a prerendered element; before that its events have no listener. */
export async function hydrated(element: Locator): Promise<void> {
  const isTakenOver = () =>
    element
      .evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps')))
      // The page was just being replaced by another one.
      .catch(() => false)
  // The first page of a development server takes a busy machine long.
  await expect.poll(isTakenOver, { intervals: [20, 50, 100], timeout: 30_000 }).toBe(true)
}
