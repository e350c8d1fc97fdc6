import type { Page } from '@playwright/test'
import { GENERATED_LABEL } from '../../../src/tools/password-generator/texts.en'
import { ANOTHER } from '../../../src/tools/password-generator/live/texts.en'

/** A password in the window of the box. */
export const passwordWindow = (page: Page) => ({
  password: page.getByLabel(GENERATED_LABEL),
  another: page.getByRole('button', { name: ANOTHER }),
  copy: page.getByRole('button', { name: /^(?:Copy|Copied)/ }),
  said: (text: RegExp) => page.getByRole('status').filter({ hasText: text }),
})
