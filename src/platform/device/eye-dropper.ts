import { err, ok, type Result } from '#lib/result'

/** Not in TypeScript's library: the EyeDropper API of the WICG. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

const constructorOf = (): (new () => EyeDropper) | undefined =>
  // Chromium on desktops alone has it.
  (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

export const hasEyeDropper = (): boolean => constructorOf() !== undefined

/** The color that the visitor picks from the screen, as text; null: picked none. The error is its name. */
export async function pickFromScreen(): Promise<Result<string | null, string>> {
  const Dropper = constructorOf()
  if (!Dropper) return ok(null)
  try {
    return ok((await new Dropper().open()).sRGBHex)
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : 'unknown'
    // The visitor's Escape rejects too, and is no failure.
    return name === 'AbortError' ? ok(null) : err(name)
  }
}
