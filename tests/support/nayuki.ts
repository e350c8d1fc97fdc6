import qrcodegen from 'nayuki-qr-code-generator'
import type { Segment } from 'qrcode'
import type { EcLevel } from '../../src/tools/qr-generator/domain/settings'

const { QrCode, QrSegment } = qrcodegen

const ECC = {
  L: QrCode.Ecc.LOW,
  M: QrCode.Ecc.MEDIUM,
  Q: QrCode.Ecc.QUARTILE,
  H: QrCode.Ecc.HIGH,
} as const

/** Data bits of a symbol; the element access reaches a private table of the second encoder. */
export const nayukiDataBits = (version: number, level: EcLevel) =>
  QrCode['getNumDataCodewords'](version, ECC[level]) * 8

function toNayuki({ mode, data }: Segment) {
  if (typeof data !== 'string') return QrSegment.makeBytes([...data])
  if (mode === 'eci') return QrSegment.makeEci(Number(data))
  if (mode === 'numeric') return QrSegment.makeNumeric(data)
  if (mode === 'alphanumeric') return QrSegment.makeAlphanumeric(data)
  return QrSegment.makeBytes([...new TextEncoder().encode(data)])
}

/** Length of a bit stream as the second encoder counts it. */
export const nayukiBits = (segments: readonly Segment[], version: number) =>
  QrSegment.getTotalBits(segments.map(toNayuki), version)

/** The smallest version that the second encoder finds for these segments. */
export const nayukiVersion = (segments: readonly Segment[], level: EcLevel) =>
  QrCode.encodeSegments(segments.map(toNayuki), ECC[level], 1, 40, 0, false).version

/** The second encoder's symbol, 1 for dark, row by row. */
export function nayukiModules(
  segments: readonly Segment[],
  { version, level, mask }: { version: number; level: EcLevel; mask: number },
): Uint8Array {
  const code = QrCode.encodeSegments(
    segments.map(toNayuki),
    ECC[level],
    version,
    version,
    mask,
    false,
  )
  return Uint8Array.from({ length: code.size ** 2 }, (_, i) =>
    Number(code.getModule(i % code.size, Math.floor(i / code.size))),
  )
}
