import { afterAll, vi } from 'vitest'

// Test files share a process: a clock or a global that one has replaced must not reach the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
