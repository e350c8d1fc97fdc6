/** The one door to the console. Never hand it what a visitor typed or was given to keep secret. */
export function logError(message: string, detail?: unknown): void {
  if (detail === undefined) console.error(message)
  else console.error(message, detail)
}
