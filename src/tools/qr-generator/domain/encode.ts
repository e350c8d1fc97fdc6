import { create } from 'qrcode'
import { err, ok, type Result } from '#lib/result'
import { highestLevelFor, MAX_TEXT_UNITS, smallestFit } from './capacity'
import { addEciMode } from './eci'
import type { QrError } from './errors'
import { applyMask, chooseMask } from './mask'
import { speedUpErrorCorrection } from './reed-solomon'
import { utf8Length } from '#lib/utf8'
import { segmentText } from './segments'
import type { EcLevel } from './settings'

speedUpErrorCorrection()
addEciMode()

/** A finished symbol without its quiet zone. */
export interface QrMatrix {
  /** Modules on each side: 21 for version 1, 177 for version 40. */
  side: number
  /** The version of the symbol, from 1 to 40. */
  version: number
  /** 1 is dark; one entry per module, row by row. */
  dark: Uint8Array
}

export interface QrSymbol extends QrMatrix {
  /** 1 where a function pattern stands, which holds no data. */
  reserved: Uint8Array
}

const tooBig = (text: string, level: EcLevel, isUtf8Marked: boolean): QrError => ({
  code: 'too-big',
  bytes: utf8Length(text),
  level,
  fitsAt: highestLevelFor(text, isUtf8Marked),
})

/**
 * Makes the symbol of a text, exactly as typed: blanks are cut for the emptiness test only. Returns
 * 'no-input', 'too-big', 'invalid-data' (half of a surrogate pair) or, with a forced version,
 * 'version-too-small'.
 * @param options version and mask are otherwise chosen: the smallest version that fits, the mask with the least penalty;
 *   bytes beyond ASCII are stated to be UTF-8 where it `isUtf8Marked`
 */
export function encodeQr(
  text: string,
  level: EcLevel,
  {
    isUtf8Marked = false,
    ...forced
  }: { version?: number; mask?: number; isUtf8Marked?: boolean } = {},
): Result<QrSymbol, QrError> {
  if (text.trim() === '') return err({ code: 'no-input' })
  // Before all else: a pasted megabyte must not be segmented.
  if (text.length > MAX_TEXT_UNITS) return err(tooBig(text, level, isUtf8Marked))
  // With the u flag a whole pair is one code point, so this finds halves only.
  if (/\p{Surrogate}/u.test(text)) return err({ code: 'invalid-data' })

  const fit = smallestFit(text, level, isUtf8Marked)
  if (!fit) return err(tooBig(text, level, isUtf8Marked))
  const version = forced.version ?? fit.version
  if (version < fit.version) return err({ code: 'version-too-small', minVersion: fit.version })

  const { segments } = version === fit.version ? fit : segmentText(text, version, isUtf8Marked)
  // One mask is enough to know the symbol of any; trying all eight would be most of the work.
  const { modules } = create(segments, { errorCorrectionLevel: level, version, maskPattern: 0 })
  const dark = applyMask(modules, forced.mask ?? chooseMask(modules))
  return ok({ side: modules.size, version, dark, reserved: modules.reservedBit })
}
