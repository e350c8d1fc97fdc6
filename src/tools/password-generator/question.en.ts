/** Questions that show what can be asked. */
export const EXAMPLES = ['password 20']

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = ['pw', 'pwd', 'passwd', 'secret']
