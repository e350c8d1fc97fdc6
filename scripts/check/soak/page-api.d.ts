interface Window {
  /** Pictures from workers that nobody has closed: `watch-bitmaps.ts`. */
  openBitmaps: number
}
