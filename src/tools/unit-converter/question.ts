export const EXAMPLES = ['5 kg in lb', `5'7" in cm`, '350F', '1/2 cup ml', '60 mph in km/h']

export const ALIASES = ['convert', 'conversion', 'measure', 'units', 'metric', 'imperial']

/** A number, and something behind it. */
export const mayAsk = (question: string): boolean => /[\d½-⅞¼-¾]\s*[^\d\s]/u.test(question)
