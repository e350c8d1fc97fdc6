import type { Picture, Size } from '#lib/picture'

/** Decodes and scales pictures that a visitor opens. */
export interface PictureReader<Bitmap, Source> {
  /** Whether the browser fills what it gives of a picture with noise. */
  addsNoise: () => boolean
  /** Null where the browser cannot decode it. */
  decodePicture: (source: Source) => Promise<Bitmap | null>
  scale: (picture: Bitmap, size: Size) => Bitmap
  pixelsOf: (picture: Bitmap, size: Size) => Picture
}

/** The browser functions of the work off the page: a worker hands them in, so that the domain stays without a browser. */
export interface WorkerAdapters<Bitmap, Source> {
  toBitmap: (picture: Picture) => Bitmap
  /** Moves the parts of a value to the page in place of copying them. */
  handOver: <Value>(value: Value, parts: (Bitmap | ArrayBufferLike)[]) => Value
  /** Its code comes when the first picture is opened: few visitors do. */
  loadPictures: () => Promise<PictureReader<Bitmap, Source>>
}

/** A bitmap of the browser; the code that drops it closes it. */
export interface AnyBitmap {
  width: number
  height: number
  close: () => void
}
