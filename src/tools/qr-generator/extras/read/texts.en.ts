import { plural } from '#lib/writing.en'

export const FAILURES = {
  nothing: 'No QR code could be read in this picture. Try a sharper or closer one.',
  failed: 'The picture could not be read. Try again.',
  'camera-refused': 'The browser does not allow the camera. Allow it in the site settings.',
  'camera-none': 'No camera was found.',
  'camera-failed': 'The camera could not be started. Another program may be using it.',
  'camera-ended': 'The camera was switched off.',
}

export const CAMERA = 'Camera'
export const USE_CAMERA = 'Use the camera'
export const STOP_CAMERA = 'Stop the camera'
export const WAITING = 'Waiting for the camera...'
export const HOLD = 'Hold a QR code in front of the camera.'

export const TORCH = 'Light'
export const ZOOM = 'Zoom (%)'

/** @param count of codes whose place in the picture is known */
export const still = (count: number) =>
  count === 0
    ? 'The picture that was read'
    : plural(count, {
        one: 'The picture that was read, its code in a frame',
        other: 'The picture that was read, its # codes in frames',
      })

export const FOUND = 'Codes that were read'
export const UNREAD =
  'There is a QR code in this picture, but this page does not know the kind of content that it has.'
export const read = (count: number) => plural(count, { one: '# code read', other: '# codes read' })
/** The separator of groups, and the sign that stands for it. */
export const SEPARATOR = '\u001d'
export const SEPARATOR_SHOWN = '\u241d'
export const GS1 = `This is a GS1 code, as on goods and parcels. ${SEPARATOR_SHOWN} stands for the separator of its fields (U+001D). A code made of a copy is a plain one.`
export const partOf = (place: number, count: number) =>
  `Part ${place} of ${count} of a text that is spread over several codes.`
export const EDIT = 'Edit a copy'
/** The name of a button where several codes have one. */
export const ofCode = (action: string, place: number) => `${action}, code ${place}`
export const COPY = 'Copy'
export const COPY_TEXT = 'Copy the text'
export const OPEN_LINK = 'Open link'
export const NETWORK = 'Network name'
export const COPY_NETWORK = 'Copy the network name'
export const METHOD = 'EAP method'
export const COPY_METHOD = 'Copy the EAP method'
export const PHASE_2 = 'Phase 2 authentication'
export const COPY_PHASE_2 = 'Copy the phase 2 authentication'
export const ANONYMOUS = 'Anonymous identity'
export const COPY_ANONYMOUS = 'Copy the anonymous identity'
export const IDENTITY = 'Identity'
export const COPY_IDENTITY = 'Copy the identity'
export const PASSWORD = 'Password'
export const COPY_PASSWORD = 'Copy the password'
export const EDITED = 'Copied into the text'
