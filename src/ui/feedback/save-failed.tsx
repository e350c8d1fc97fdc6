import { NOT_SAVED } from '../texts.en'
import { Banner } from './banner'

/** States that a file could not be saved, each time anew. @param times how often since the last file */
export const SaveFailed = ({ times }: { times: number }) =>
  times > 0 && (
    // The key: a second failure is announced too.
    <Banner key={times} variant="error">
      {NOT_SAVED}
    </Banner>
  )
