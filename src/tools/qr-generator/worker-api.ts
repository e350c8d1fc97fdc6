import type { Picture } from '#lib/picture'
import type { Result } from '#lib/result'
import type { QrError } from './domain/errors'
import type { BatchOutput } from './extras/batch/domain/batch'
import type { CsvError, TooMany } from './extras/batch/domain/csv'
import type { BatchPart } from './extras/batch/domain/parts'
import type { BatchColumns, BatchSource } from './extras/batch/domain/source'
import type { CodeFigures, CodeFile } from './domain/render'
import type { ScanVerdict } from './domain/reading/scan-check'
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
  /** Reads the picture of the settings back. 'outdated': another picture was asked for, or the settings have none. */
  check(settings: QrSettings): Promise<Result<ScanVerdict, 'outdated'>>
}

/** Of the worker that reads pictures, apart from the one that draws: neither holds up the other. */
export interface QrReadApi {
  /** The texts of all codes in a picture, as `readCodes`. */
  read(
    picture: Blob | ImageBitmap,
    retryLimitMs: number,
    isThorough: boolean,
  ): Promise<Result<string[], { code: 'unreadable' }>>
  /** A picture as a logo: turned upright, and of 512 px at most. */
  openLogo(picture: Blob | ImageBitmap): Promise<Result<Picture, { code: 'unreadable' }>>
}

/** The workers that make the codes of a batch. */
export interface QrBatchApi {
  /** Makes the rows that the worker at the other end of the port gives, until there is none left. */
  work(rows: MessagePort, settings: QrSettings, output: BatchOutput): Promise<Result<null, never>>
}

/** The one worker that holds a batch's rows and packs its codes into a file. */
export interface QrPackApi {
  /** Reads the input of a batch: how many records, and the fields of the first. */
  open(source: BatchSource): Promise<Result<{ count: number; head: string[] }, CsvError>>
  /** Begins a new file of the records that were opened last; returns how many codes it will have. */
  start(columns: BatchColumns, output: BatchOutput): Promise<Result<number, TooMany>>
  /** Gives rows to the worker at the other end of the port, a `RowQueue`. */
  serve(port: MessagePort): Promise<Result<null, never>>
  /** What is new of the file; a Blob, so that the page need not touch its bytes. Null: it was stopped. */
  read(): Promise<Result<BatchPart<Blob> | null, never>>
  /** Ends the batch; its rows are kept. */
  stop(): Promise<Result<null, never>>
}
