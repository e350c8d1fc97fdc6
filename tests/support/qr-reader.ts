import { readCodes } from '../../src/tools/qr-generator/extras/read/domain/read-codes'

/** The texts of the codes in a picture; empty for one that cannot be read. */
export const textsIn = async (...picture: Parameters<typeof readCodes>) =>
  (await readCodes(...picture)).map(({ text }) => text ?? '')

/** The codes in a picture, without where they are. */
export const codesIn = async (...picture: Parameters<typeof readCodes>) =>
  (await readCodes(...picture)).map((code) => {
    const { outline: _place, ...rest } = code
    return rest
  })
