/** Chromium looks for the direction of a paragraph anew in each of its lines: seconds for a million characters. */
const MAX_LENGTH = 10_000

/**
 * Each line of a text area goes by its own letters, but for a text so long that the page would freeze. To be called
 * before a long text is set: where the area has the focus, the browser lays it out at once.
 * @param length of the text, in UTF-16 code units
 */
export function setLineDirection(area: HTMLTextAreaElement, length = area.value.length): void {
  area.style.unicodeBidi = length > MAX_LENGTH ? 'normal' : ''
}
