// The two functions we use; culori has no types of its own. Channels are shares from 0 to 1, hues degrees.
declare module 'culori/fn' {
  interface RgbShares {
    r: number
    g: number
    b: number
  }

  interface HslShares {
    /** Missing where there is no hue: white, black and the greys. */
    h?: number
    s: number
    l: number
  }

  export function convertRgbToHsl(color: RgbShares): HslShares

  export function convertHslToRgb(color: HslShares): RgbShares
}
