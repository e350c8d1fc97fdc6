/** Bytes that one UTF-16 unit adds to the UTF-8 form; the two halves of a pair add two each (RFC 3629). */
export function utf8BytesOfUnit(unit: number): number {
  if (unit < 0x80) return 1
  if (unit < 0x800) return 2
  const isSurrogate = unit >= 0xd800 && unit <= 0xdfff
  return isSurrogate ? 2 : 3
}

/** Length of a well-formed text in UTF-8. */
export function utf8Length(text: string): number {
  let bytes = 0
  for (let i = 0; i < text.length; i++) bytes += utf8BytesOfUnit(text.charCodeAt(i))
  return bytes
}

/** Whether a text has no letters of more than one byte, which readers without a mark may take for another encoding's. */
export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text)
