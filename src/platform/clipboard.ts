import { pause } from './schedule'

/** A browser that is stuck, or asks the visitor first, may never answer. */
const TEXT_LIMIT_MS = 2000

/** The browser encodes a picture anew: 0.7 s for 4096 pixels a side on a busy computer. */
const PICTURE_LIMIT_MS = 5000

let writes = 0

/** How many times the site has written to the clipboard, or tried to. */
export const clipboardWrites = (): number => writes

/** Whether the clipboard takes something within the limit. Never rejects: browsers without a clipboard throw at once. */
async function isTaken(write: () => Promise<void>, limitMs: number): Promise<boolean> {
  writes++
  try {
    return await Promise.race([write().then(() => true), pause(limitMs).then(() => false)])
  } catch {
    return false
  }
}

/**
 * Puts a text on the clipboard; false if the browser refuses, as on an insecure origin, where there is no
 * `navigator.clipboard`, or does not answer. Never rejects. Call it in answer to a click or key.
 */
export const copyText = (text: string): Promise<boolean> =>
  isTaken(() => navigator.clipboard.writeText(text), TEXT_LIMIT_MS)

type Bytes = Uint8Array<ArrayBuffer>

/**
 * As `copyText`, a PNG picture; false too if the browser supports no pictures on the clipboard, or there is none in the
 * end. One that is still being made is handed over as a promise: Safari takes nothing after the click.
 */
export function copyPng(png: Bytes | Promise<Bytes | null>): Promise<boolean> {
  const type = 'image/png'
  const blobOf = (bytes: Bytes | null) =>
    bytes ? new Blob([bytes], { type }) : Promise.reject(new Error('no picture'))
  const write = () => {
    const blob = png instanceof Promise ? png.then(blobOf) : blobOf(png)
    return navigator.clipboard.write([new ClipboardItem({ [type]: blob })])
  }
  return isTaken(write, PICTURE_LIMIT_MS)
}

/**
 * The text on the clipboard; null where the browser does not let the page read it unasked, or does not answer. A
 * permission that is not granted yet is not asked for: the question would come out of nowhere.
 */
export async function readClipboard(): Promise<string | null> {
  try {
    // TypeScript's DOM types do not have the name: Firefox and Safari lack it.
    const name = 'clipboard-read' as PermissionName
    const { state } = await navigator.permissions.query({ name })
    if (state !== 'granted') return null
    return await Promise.race([
      navigator.clipboard.readText(),
      pause(TEXT_LIMIT_MS).then(() => null),
    ])
  } catch {
    return null
  }
}
