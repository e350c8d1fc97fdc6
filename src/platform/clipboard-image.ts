/**
 * Puts a PNG picture on the clipboard; false if the browser refuses it or supports no pictures there.
 * Never rejects. Call it in answer to a click or key.
 */
export async function copyPng(png: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    const type = 'image/png'
    await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([png], { type }) })])
    return true
  } catch {
    return false
  }
}
