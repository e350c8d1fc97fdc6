/** What the sections are called, before their code comes. */
export const EXPRESSION = 'Expression line, kept history, radians'
