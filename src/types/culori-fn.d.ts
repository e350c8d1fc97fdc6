// What we use of it; culori has no types of its own. Channels are shares from 0 to 1 (L of lab and lch: 0 to
// 100), hues degrees. A hue is missing where there is none: white, black and the grays.
declare module 'culori/fn' {
  interface RgbShares {
    r: number
    g: number
    b: number
  }

  interface HslShares {
    h?: number
    s: number
    l: number
  }

  interface Channels {
    rgb: RgbShares
    lrgb: RgbShares
    hsl: HslShares
    hwb: { h?: number; w: number; b: number }
    lab: { l: number; a: number; b: number }
    lch: { l: number; c: number; h?: number }
    oklab: { l: number; a: number; b: number }
    oklch: { l: number; c: number; h?: number }
    p3: RgbShares
    rec2020: RgbShares
    a98: RgbShares
    prophoto: RgbShares
    xyz50: { x: number; y: number; z: number }
    xyz65: { x: number; y: number; z: number }
  }

  type Mode = keyof Channels
  type ColorOf<M extends Mode> = Channels[M] & { mode: M; alpha?: number }
  type Color = { [M in Mode]: ColorOf<M> }[Mode]

  interface Definition {
    mode: Mode
  }

  export const modeRgb: Definition
  export const modeLrgb: Definition
  export const modeHsl: Definition
  export const modeHwb: Definition
  export const modeLab: Definition
  export const modeLch: Definition
  export const modeOklab: Definition
  export const modeOklch: Definition
  export const modeP3: Definition
  export const modeRec2020: Definition
  export const modeA98: Definition
  export const modeProphoto: Definition
  export const modeXyz50: Definition
  export const modeXyz65: Definition
  /** Nothing of React: registers a color space. */
  export function useMode(definition: Definition): void

  /** Undefined for what is no color. */
  export function parse(text: string): Color | undefined
  export function converter<M extends Mode>(mode: M): (color: Color) => ColorOf<M>
  export function toGamut(mode: 'rgb', through: 'oklch'): (color: Color) => ColorOf<'rgb'>

  /** The names of CSS with their numbers of 24 bits. */
  export const colorsNamed: Readonly<Record<string, number>>

  export function convertRgbToHsl(color: RgbShares): HslShares
  export function convertHslToRgb(color: HslShares): RgbShares
}
