import type { Result } from '../../lib/result'
import type { ColumnSettings, ConvertedLines } from './domain/column'

export interface UnitsWorkerApi {
  /** @param first the number of the first line */
  convertLines(
    lines: readonly string[],
    first: number,
    settings: ColumnSettings,
  ): Promise<Result<ConvertedLines, never>>
}
