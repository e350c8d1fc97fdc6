import { TWO_FORMS, writingBy } from './writing-rules'

// A mark that no other language of the site has: a figure that was written past `figure` is seen. Every field reads it.
const MARKS = { decimal: '٫', group: '٬' }
export const marks = () => MARKS

export const { grouped, figure, plural, englishMarks, list, unitList, isolate, ONWARD, BACK } =
  writingBy({ ...TWO_FORMS, ...MARKS }, marks)
