import type { Locator } from '@playwright/test'

/** The browser itself takes minutes for a hundred thousand lines; what pastes them has to take the event. */
export const pasteLong = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    const event = new ClipboardEvent('paste', {
      clipboardData: data,
      bubbles: true,
      cancelable: true,
    })
    if (element.dispatchEvent(event)) throw new Error('the paste is left to the browser')
  }, text)

/** Puts a text in as a cut or a paste does: no keyboard types half a character, and hundreds of lines take seconds. */
export const paste = (area: Locator, text: string) =>
  area.evaluate((element, pasted) => {
    if (!(element instanceof HTMLTextAreaElement)) throw new Error('no text area')
    element.setRangeText(pasted)
    element.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)

/** Pastes a file where it is taken as one. */
export const pasteFile = (
  element: Locator,
  { name, mimeType, buffer }: { name: string; mimeType: string; buffer: Buffer },
) =>
  element.evaluate(
    (target, [fileName, type, base64]) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const clipboardData = new DataTransfer()
      clipboardData.items.add(new File([bytes], fileName, { type }))
      const init = { bubbles: true, cancelable: true, clipboardData }
      if (target.dispatchEvent(new ClipboardEvent('paste', init))) throw new Error('not taken')
    },
    [name, mimeType, buffer.toString('base64')] as const,
  )
