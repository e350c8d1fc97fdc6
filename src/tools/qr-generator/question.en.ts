/** Questions that show what can be asked. */
export const EXAMPLES = ['qr https://example.com']

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = ['qr', 'qrcode', 'link to qr', 'url to qr', 'text to qr']
