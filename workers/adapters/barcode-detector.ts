import type { Picture } from '#lib/picture'

/** What it finds, of which more is not read: the text, and the corners in pixels of the picture. */
interface DetectedCode {
  rawValue: string
  cornerPoints: readonly { x: number; y: number }[]
}

/** A part of the Shape Detection API that TypeScript's types do not have. */
interface BarcodeDetector {
  detect: (picture: ImageData) => Promise<readonly DetectedCode[]>
}

interface WithDetector {
  BarcodeDetector?: {
    new (options: { formats: string[] }): BarcodeDetector
    getSupportedFormats: () => Promise<readonly string[]>
  }
}

const FORMAT = 'qr_code'

/** The reader is a part of the system, which a browser may wait for without end. */
const LIMIT_MS = 1000

async function openDetector(): Promise<BarcodeDetector | null> {
  const { BarcodeDetector: Detector } = globalThis as WithDetector
  const formats = await Detector?.getSupportedFormats()
  return Detector && formats?.includes(FORMAT) ? new Detector({ formats: [FORMAT] }) : null
}

let opened: Promise<BarcodeDetector | null> | undefined

let isSearching = false

async function search({ widthPx, rgba }: Picture): Promise<readonly DetectedCode[]> {
  isSearching = true
  try {
    const detector = await (opened ??= openDetector())
    const found = await detector?.detect(new ImageData(rgba, widthPx))
    return (found ?? []).map(({ rawValue, cornerPoints }) => ({ rawValue, cornerPoints }))
  } catch {
    return []
  } finally {
    isSearching = false
  }
}

/**
 * The QR codes that the browser's own reader finds; empty where it has none, where it fails, and as long as it has not
 * answered an earlier call. Never rejects.
 */
export async function detect(picture: Picture): Promise<readonly DetectedCode[]> {
  if (isSearching) return []
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<[]>((resolve) => {
    timer = setTimeout(resolve, LIMIT_MS, [])
  })
  const found = await Promise.race([search(picture), limit])
  clearTimeout(timer)
  return found
}
