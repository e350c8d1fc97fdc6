interface Window {
  /** Pictures from workers that nobody has closed: `watch-bitmaps.mjs`. */
  openBitmaps: number
}
