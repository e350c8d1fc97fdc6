export const NOT_ARRIVED = 'What you shared did not arrive. Share it again.'
export const UNKNOWN_FILE = 'This page does not open such files. It takes pictures and CSV files.'
export const ONLY_LINK = 'Only the link is filled in. Undo brings the whole text.'
