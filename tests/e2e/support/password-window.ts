import type { Page } from '@playwright/test'

/** A password in the window of the box. */
export const passwordWindow = (page: Page) => ({
  password: page.getByLabel('Generated password'),
  another: page.getByRole('button', { name: 'Another' }),
  copy: page.getByRole('button', { name: /^(?:Copy|Copied)/ }),
  said: (text: RegExp) => page.getByRole('status').filter({ hasText: text }),
})
