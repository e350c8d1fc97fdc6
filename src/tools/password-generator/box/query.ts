import { DEFAULT_OPTIONS, type PasswordOptions } from '../domain/settings'

/**
 * What is to be made. It goes from the worker of the box to its window and to the page as a text, since an answer carries
 * only a text for its tool, whichever tool that is: `queryText` writes it there, and `readQuery` reads it here.
 */
export interface Query {
  /** How many at once; null: one. */
  count: number | null
  /** Null: as it is set. */
  length: number | null
  /** What the length is counted in, which shows what is made. */
  unit: string
  /** Options but for the length; the others are as they are set. */
  options: Partial<PasswordOptions>
}

/** `20 characters`, `500 x 20 characters`, `500 x words`, `20 characters includeSymbols=false`. */
export const queryText = ({ count, length, unit, options }: Query): string =>
  [
    count !== null && `${count} x`,
    length,
    unit,
    ...Object.entries(options).map(([name, value]) => `${name}=${value}`),
  ]
    .filter(Boolean)
    .join(' ')

const isSwitch = (name: string) => typeof Reflect.get(DEFAULT_OPTIONS, name) === 'boolean'

/** What a text of `queryText` asks for; null for any other text. */
export function readQuery(text: string): Query | null {
  const [, count, length, unit, switches = ''] =
    /^(?:(\d+) x )?(?:(\d+) )?([a-z]+)((?: [a-z]+=(?:true|false))*)$/i.exec(text) ?? []
  if (!unit) return null
  const options = Array.from(
    switches.matchAll(/(\w+)=(\w+)/g),
    ([, name = '', value]) => [name, value === 'true'] as const,
  )
  return {
    count: count ? Number(count) : null,
    length: length ? Number(length) : null,
    unit,
    options: Object.fromEntries(options.filter(([name]) => isSwitch(name))),
  }
}
