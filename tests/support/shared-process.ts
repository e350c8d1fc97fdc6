import { afterAll, vi } from 'vitest'

// Test files share a process: neither a clock or a global that one has replaced, nor what a module
// holds, must reach the next.
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.resetModules()
})
