/** `tailwind palette`, `shades for tailwind`: the scale of a color, in the form of its export. */
export const tailwindAsked = (question: string) =>
  /\btailwind\b/i.test(question) ? { extra: 'palettes', text: 'tailwind' } : null
