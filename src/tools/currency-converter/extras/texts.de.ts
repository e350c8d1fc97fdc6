import type * as en from './texts.en'
import type { Same } from '#lib/texts'

export type Whole = Same<typeof import('./texts.de'), typeof en>
// Written from b4ff5420d662
import { plural } from '#lib/writing.en'

export const currencies = (count: number) =>
  plural(count, { one: '# Währung', other: '# Währungen' })
