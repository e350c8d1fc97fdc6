import { conversionOf, type ConversionInput } from './conversion'

/** `5kg=lb`: what a link to a conversion carries; null where no number is typed. */
export function linkOf(input: ConversionInput): string | null {
  const value = conversionOf(input)?.value
  return value === undefined ? null : `${value}${input.fromKey}=${input.toKey}`
}
