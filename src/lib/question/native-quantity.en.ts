/**
 * A quantity in the plain English form, without rules for anything else that can be asked: fields for numbers fetch them
 * with the first word. In English it is that already.
 */
export const nativeQuantity = (text: string): string => text
