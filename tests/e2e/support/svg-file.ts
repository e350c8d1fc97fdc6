/** An SVG as a file to be chosen. */
export const svgFile = (viewBox: string, content: string) => ({
  name: 'drawn.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${content}</svg>`,
  ),
})
