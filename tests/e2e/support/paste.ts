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
