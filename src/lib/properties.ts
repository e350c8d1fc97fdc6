/** What an object of parsed JSON itself has, by name; nothing of what is no object. */
export const propertiesOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {}
