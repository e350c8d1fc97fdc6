import { grouped } from '#lib/writing.en'

export const doneOf = (done: number, wanted: number) => `${grouped(done)} of ${grouped(wanted)}`
