import { TWO_FORMS, writingBy } from './writing-rules'

const MARKS = { decimal: '٫', group: '٬' }
export const marks = () => MARKS

export const { grouped, figure, plural, englishMarks, list, unitList, isolate, ONWARD, BACK } =
  writingBy({ ...TWO_FORMS, ...MARKS, direction: 'rtl' }, marks)
