import { createStore } from 'zustand/vanilla'
import { logError } from './log'

/** What could not be handed to another app yet. */
export interface Unshared {
  data: ShareData
  /**
   * 'press': the browser wants a press of the visitor for it. 'failed': it did not work. 'download': an app on the home
   * screen cannot save files, which it has to say once.
   */
  reason: 'press' | 'failed' | 'download'
}

/** Waits for the visitor; null: nothing does. */
export const unshared = createStore<Unshared | null>(() => null)

/** Only iOS has this field; TypeScript's DOM types lack it. */
interface WithStandalone extends Navigator {
  standalone?: boolean
}

/** Whether the browser hands links to other apps. */
export const canShareLinks = (): boolean => 'share' in navigator

/** Whether the browser hands such a file to other apps. */
export function canShareFile(file: File): boolean {
  return 'canShare' in navigator && navigator.canShare({ files: [file] })
}

/** Whether the browser shares pictures too. */
export const canSharePictures = (): boolean =>
  'canShare' in navigator && canShareFile(new File([], 'picture.png', { type: 'image/png' }))

/** An app on the home screen of iOS shows a download in a view without a way back: it shares files instead. */
export const isSharingDownloads = (): boolean =>
  (navigator as WithStandalone).standalone === true && canSharePictures()

const nameOf = (cause: unknown) => (cause instanceof Error ? cause.name : '')

/**
 * Lets the visitor hand something to another app. One who cancels, or is still choosing, hears nothing; what fails waits
 * in `unshared`. Never rejects. Call it in answer to a click or key.
 */
export async function share(data: ShareData): Promise<void> {
  const isAgain = unshared.getState() !== null
  unshared.setState(null, true)
  try {
    await navigator.share(data)
  } catch (cause) {
    const name = nameOf(cause)
    // The other one: an earlier choice is still open.
    if (name === 'AbortError' || name === 'InvalidStateError') return
    // The browser has forgotten the press by the time a large file is made. A second refusal has other reasons.
    const isLate = name === 'NotAllowedError' && !isAgain
    if (!isLate) logError('Sharing', name)
    unshared.setState({ data, reason: isLate ? 'press' : 'failed' }, true)
  }
}

/** As `share`, parts of a file, one after another. */
export function shareFile(parts: readonly BlobPart[], type: string, fileName: string): boolean {
  void share({ files: [new File([...parts], fileName, { type })] })
  return true
}

let isExplained = false

/** Shares a file in place of a download; before the first one a note says why. */
export function shareDownload(file: File): void {
  const data = { files: [file] }
  if (isExplained) return void share(data)
  isExplained = true
  unshared.setState({ data, reason: 'download' }, true)
}
