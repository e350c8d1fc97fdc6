/**
 * Puts a text on the clipboard; false if the browser refuses, as on an insecure origin, where
 * there is no `navigator.clipboard`. Never rejects. Call it in answer to a click or key.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
