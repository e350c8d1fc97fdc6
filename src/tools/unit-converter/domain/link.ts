import { typedValue, type ConversionInput } from './conversion'
import { linkValue } from './link-value'

/** `5kg=lb`: what a link to a conversion carries; null where no number is typed. */
export function linkOf(input: ConversionInput): string | null {
  const read = typedValue(input)
  if (!read.ok) return null
  const isPlain = input.reading?.text !== input.text
  const value = isPlain ? read.value.plain : linkValue(read.value.exact)
  return `${value}${input.fromKey}=${input.toKey}`
}
