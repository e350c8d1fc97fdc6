export const SHARE_FILE = 'Share the file'
export const SHARE_LINK = 'Share the link'

// In place of a download, in an app on the home screen.
export const IN_PLACE_OF_DOWNLOAD =
  'This app hands files over by Share: choose ‘Save to Files’ there to keep one on your device. What you have typed stays here.'
export const READY = 'It is ready. Press Share to choose an app.'
export const FAILED_FILE = 'Sharing did not work. You can still download the file, or try again.'
export const FAILED_LINK = 'Sharing did not work. You can still copy the link, or try again.'
export const DOWNLOAD = 'Download'
export const CLOSE = 'Close'
