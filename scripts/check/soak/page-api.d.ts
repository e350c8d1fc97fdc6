interface Window {
  /** Pictures from workers that are not closed: `watch-bitmaps.ts`. */
  openBitmaps: number
}
