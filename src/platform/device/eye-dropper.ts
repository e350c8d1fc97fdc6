/** Not in TypeScript's library: the EyeDropper API of the WICG. */
interface EyeDropper {
  open(): Promise<{ sRGBHex: string }>
}

const constructorOf = (): (new () => EyeDropper) | undefined =>
  // Chromium on desktops alone has it.
  (globalThis as { EyeDropper?: new () => EyeDropper }).EyeDropper

export const hasEyeDropper = (): boolean => constructorOf() !== undefined

/** The color that the visitor picks from the screen, as text; null: picked none, or it did not work. */
export async function pickFromScreen(): Promise<string | null> {
  const Dropper = constructorOf()
  if (!Dropper) return null
  try {
    return (await new Dropper().open()).sRGBHex
  } catch {
    // Escape rejects too.
    return null
  }
}
