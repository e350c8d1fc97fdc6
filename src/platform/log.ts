/** The only use of the console. Never pass what a visitor typed, or a secret made for them. */
export function logError(message: string, detail?: unknown): void {
  if (detail === undefined) console.error(message)
  else console.error(message, detail)
}
