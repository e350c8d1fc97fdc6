import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/browsers/**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
