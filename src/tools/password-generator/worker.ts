import { passwordGenerator, type FormDrawings } from './domain/generator'
import type { FillRandom } from '#lib/uniform'
import { DRAWINGS, extraWork } from './extras/work'

const formDrawing: FormDrawings = async (settings, form) => {
  const load = DRAWINGS[form.kind]
  if (!load) throw new RangeError(`no extra draws the form ${form.kind}`)
  return (await load()).formDrawing(settings, form)
}

/** All that is done off the page. The promises reject where code does not come. */
export function createPasswordWorker(fill: FillRandom) {
  const { generate, tools } = passwordGenerator(fill, formDrawing)
  return { generate, ...extraWork(tools) }
}

export type PasswordWorker = ReturnType<typeof createPasswordWorker>
