import { toHex, type HexColor } from '#lib/color'
import { onWhite } from './picture'

/** The highest bits of each channel: pixels that share them count as one color. */
const BITS = 4
const ROUNDS = 8

/** Smaller groups are mostly edges, where two colors are mixed. */
const LEAST_SHARE = 0.005

/** So many pixels, spread over the picture, stand for all. */
const SAMPLE_PIXELS = 40_000

interface Bin {
  count: number
  /** Mean of its pixels, channels from 0 to 255. */
  mean: readonly [number, number, number]
  /** The most frequent of its colors. */
  color: HexColor
}

/** Whole pixels: of a smaller picture many would be mixtures of neighbors. Those that are mostly transparent do not count. */
function countColors(rgba: Uint8ClampedArray): Map<number, number> {
  // Odd, so that it does not take every second column alone.
  const step = Math.ceil(rgba.length / 4 / SAMPLE_PIXELS) | 1
  const counts = new Map<number, number>()
  for (let at = 0; at + 3 < rgba.length; at += 4 * step) {
    const alpha = rgba[at + 3] ?? 0
    if (alpha < 128) continue
    const channel = (index: number) => Math.round(onWhite(rgba[at + index], alpha))
    const color = (channel(0) << 16) | (channel(1) << 8) | channel(2)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return counts
}

/** Groups the colors by the upper bits of their channels. */
function binsOf(counts: ReadonlyMap<number, number>): Bin[] {
  const shift = 8 - BITS
  const bins = new Map<number, Bin>()
  // The first of a bin is its most frequent one then.
  for (const [value, count] of [...counts].sort(([, one], [, other]) => other - one)) {
    const [r, g, b] = [value >> 16, (value >> 8) & 0xff, value & 0xff]
    const key = ((r >> shift) << (2 * BITS)) | ((g >> shift) << BITS) | (b >> shift)
    const bin = bins.get(key) ?? { color: toHex({ r, g, b }), count: 0, mean: [0, 0, 0] as const }
    const all = bin.count + count
    const toward = (mean: number, channel: number) => mean + ((channel - mean) * count) / all
    const [red, green, blue] = bin.mean
    const mean = [toward(red, r), toward(green, g), toward(blue, b)] as const
    bins.set(key, { color: bin.color, count: all, mean })
  }
  return [...bins.values()]
}

type Mean = Bin['mean']

// Weighted roughly as the eye weighs the channels (www.compuphase.com/cmetric.htm).
const squaredDistance = ([r1, g1, b1]: Mean, [r2, g2, b2]: Mean) =>
  2 * (r1 - r2) ** 2 + 4 * (g1 - g2) ** 2 + 3 * (b1 - b2) ** 2

function nearestOf(mean: Mean, centers: readonly Mean[]): number {
  const distances = centers.map((center) => squaredDistance(mean, center))
  return distances.indexOf(Math.min(...distances))
}

/** Where k-means begins: the most frequent color, then again and again one that is frequent and far from those before. */
function seeds(bins: readonly Bin[], count: number): Mean[] {
  const chosen: Mean[] = []
  const gaps = bins.map(() => 1)
  while (chosen.length < Math.min(count, bins.length)) {
    const scores = bins.map((bin, index) => Math.sqrt(bin.count) * (gaps[index] ?? 0))
    const best = bins[scores.indexOf(Math.max(...scores))]
    if (!best) break
    chosen.push(best.mean)
    bins.forEach(({ mean }, index) => {
      const gap = squaredDistance(mean, best.mean)
      gaps[index] = chosen.length === 1 ? gap : Math.min(gaps[index] ?? gap, gap)
    })
  }
  return chosen
}

function groupsOf(bins: readonly Bin[], centers: readonly Mean[]): Bin[][] {
  const groups: Bin[][] = centers.map(() => [])
  for (const bin of bins) groups[nearestOf(bin.mean, centers)]?.push(bin)
  return groups.filter((group) => group.length > 0)
}

const countOf = (group: readonly Bin[]) => group.reduce((sum, { count }) => sum + count, 0)

function meanOf(group: readonly Bin[]): Mean {
  const total = countOf(group)
  const channel = (index: 0 | 1 | 2) =>
    group.reduce((sum, { mean, count }) => sum + mean[index] * count, 0) / total
  return [channel(0), channel(1), channel(2)]
}

/**
 * The colors that a picture mostly consists of, the most frequent first: k-means over the histogram, of each
 * group its most frequent color.
 * @param rgba four bytes a pixel
 * @param count at most so many; fewer if the picture has no more
 */
export function mainColors(rgba: Uint8ClampedArray, count: number): HexColor[] {
  const bins = binsOf(countColors(rgba))
  let centers = seeds(bins, count)
  for (let round = 0; round < ROUNDS; round++) centers = groupsOf(bins, centers).map(meanOf)
  const least = countOf(bins) * LEAST_SHARE
  return groupsOf(bins, centers)
    .filter((group) => countOf(group) >= least)
    .sort((a, b) => countOf(b) - countOf(a))
    .flatMap((group) => {
      const [first] = [...group].sort((a, b) => b.count - a.count)
      return first ? [first.color] : []
    })
}
