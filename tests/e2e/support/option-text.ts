/** What a visitor reads on one of several choices. */
export function optionText(
  options: readonly { value: string; text: string }[],
  value: string,
): string {
  const option = options.find((each) => each.value === value)
  if (!option) throw new Error(`There is no choice ${value}`)
  return option.text
}
