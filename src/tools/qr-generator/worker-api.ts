import type { Picture } from '../../lib/picture'
import type { Result } from '../../lib/result'
import type { QrError } from './domain/errors'
import type { BatchOutput, BatchRow, MadeRows } from './domain/batch'
import type { CsvError, TooMany } from './domain/batch-csv'
import type { BatchColumns, BatchSource } from './domain/batch-source'
import type { CodeFigures, CodeFile } from './domain/render'
import type { ScanVerdict } from './domain/scan-check'
import type { QrSettings } from './domain/settings'

export interface QrImage extends CodeFigures {
  /** The preview; the owner that drops it closes it. */
  bitmap: ImageBitmap
  /** The file as `data:image/png;base64,…`. */
  pngUrl: string
}

export interface QrWorkerApi {
  render(settings: QrSettings): Promise<Result<QrImage, QrError>>
  /** The bytes of a file with the same code. */
  makeFile(settings: QrSettings, file: CodeFile): Promise<Result<Uint8Array<ArrayBuffer>, QrError>>
  /** Reads the picture of the settings back. A picture that is wanted meanwhile ends it: 'outdated'. */
  check(settings: QrSettings): Promise<Result<ScanVerdict, 'outdated'>>
}

/** Of the worker that reads pictures, apart from the one that draws: neither holds up the other. */
export interface QrReadApi {
  /** The texts of all codes in a picture, as `readCodes`. */
  read(
    picture: Blob | ImageBitmap,
    retryLimitMs: number,
    isMirrorTried: boolean,
  ): Promise<Result<string[], { code: 'unreadable' }>>
  /** A picture as a logo: turned upright, and of 512 px at most. */
  openLogo(picture: Blob | ImageBitmap): Promise<Result<Picture, { code: 'unreadable' }>>
}

/** The workers that make the codes of a batch. */
export interface QrBatchApi {
  /** What all rows are made with. */
  start(settings: QrSettings, output: BatchOutput): Promise<Result<null, never>>
  make(rows: readonly BatchRow[]): Promise<Result<MadeRows, never>>
}

/** The one worker that holds a batch's rows and packs its codes into a file, one batch after another. */
export interface QrPackApi {
  /** Reads the input of a batch: how many records, and the fields of the first. */
  open(source: BatchSource): Promise<Result<{ count: number; head: string[] }, CsvError>>
  /** Begins a new file of the records that were opened last; returns how many codes it will have. */
  start(columns: BatchColumns, output: BatchOutput): Promise<Result<number, TooMany>>
  /** The next rows to be made; none: all are taken. */
  take(): Promise<Result<BatchRow[], never>>
  /**
   * What is new of the file with these rows, which come in the order in which they were taken. A Blob, so that the
   * page need not touch its bytes.
   */
  pack(made: MadeRows): Promise<Result<Blob, never>>
  /** The last bytes of the file. */
  end(): Promise<Result<Blob, never>>
}
