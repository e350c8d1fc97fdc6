// Control, format, separators and whatever a font leaves blank; of the spaces only the plain one is used.
const INVISIBLE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Surrogate}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** Whether a character may be part of a password: what cannot be seen cannot be copied by eye. */
export const isVisible = (character: string): boolean => !INVISIBLE.test(character)

const codePointName = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The characters of a text that cannot be seen, each once, such as `U+200B`. */
export const invisibleIn = (text: string): string[] =>
  Array.from(new Set(text))
    .filter((character) => !isVisible(character))
    .map(codePointName)
