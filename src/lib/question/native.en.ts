/** A question without the words of a sentence around it; of English ones all tools have the same form. */
export const bare = (question: string): string => question

/** A question in the plain English form that all tools read; in English it is that already. */
export const native = (question: string): string => question
