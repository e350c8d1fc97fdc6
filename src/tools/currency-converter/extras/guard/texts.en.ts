import { figure } from '#lib/writing.en'
import type { ShownDistance } from './domain'

const DISTANCES: Readonly<Record<ShownDistance['kind'], (plain: string) => string>> = {
  percent: (plain) => `${plain} %`,
  times: (plain) => `${figure(plain)} times`,
  // Beyond this a figure means nothing to anyone.
  'over-thousand': () => 'over 1,000 times',
}

/** @param equation by the other rate */
export const warning = ({ kind, plain }: ShownDistance, date: string, equation: string): string =>
  `This rate is ${DISTANCES[kind](plain)} away from that of ${date}, by which ${equation}. Compare it elsewhere before you rely on it.`
