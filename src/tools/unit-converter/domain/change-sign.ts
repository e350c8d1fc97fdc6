/** The typed text with a minus in front, or without the one it has; `−` of text from elsewhere counts. */
export function withOtherSign(text: string): string {
  const typed = text.trimStart()
  return /^[-\u2212]/.test(typed) ? typed.slice(1) : `-${typed.replace(/^\+/, '')}`
}
