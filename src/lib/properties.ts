/** What an object of parsed JSON itself has, by name; nothing of a list, nor of what is no object. */
export const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && !Array.isArray(value) ? { ...value } : {}

/** The same of a JSON text; nothing of any other text, such as a portal's HTML. */
export function parseProperties(text: string): Record<string, unknown> {
  try {
    return propertiesOf(JSON.parse(text))
  } catch {
    return {}
  }
}

/** Whether a value of parsed JSON is a number from one bound to another, which are included. */
export const isNumberIn = (value: unknown, least: number, most: number): value is number =>
  typeof value === 'number' && value >= least && value <= most

/** The same of a whole number. */
export const isWholeIn = (value: unknown, least: number, most: number): value is number =>
  isNumberIn(value, least, most) && Number.isInteger(value)
