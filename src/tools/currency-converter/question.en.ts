/** Questions that show what can be asked. */
export const EXAMPLES = ['100 usd to eur', '€50 in yen']

/** Other names of the tool, in lower case; none that finds one of its extras alone. */
export const ALIASES = ['forex', 'fx', 'exchange', 'exchange rate', 'rates', 'crypto']
