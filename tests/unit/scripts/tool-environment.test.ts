import { expect, test } from 'vitest'

import { toolEnvironment } from '../../../scripts/check/tool-environment'

test('the environment passes through to the build, but for NODE_ENV', () => {
  const env = { VITE_SITE_URL: 'https://tools.example', NODE_ENV: 'development' }
  expect(toolEnvironment(env)).toEqual({ VITE_SITE_URL: 'https://tools.example' })
})
