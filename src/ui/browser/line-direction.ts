/** Chromium looks for the direction of a paragraph anew in each of its lines: seconds for a million characters. */
const MAX_LENGTH = 10_000

/** Each line of a text area goes by its own letters, but for a text so long that the page would freeze. */
export function setLineDirection(area: HTMLTextAreaElement): void {
  area.style.unicodeBidi = area.value.length > MAX_LENGTH ? 'normal' : ''
}
