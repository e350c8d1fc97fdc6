import { plural } from '#lib/writing.en'

export const currencies = (count: number): string =>
  plural(count, { one: '# currency', other: '# currencies' })
