import { passwordGenerator, type FormDrawings } from './domain/generator'
import type { FillRandom } from './domain/uniform'
import { manyWork } from './extras/many/domain'
import { selfTestWork } from './extras/self-test/domain'

const forms = () => import('./extras/forms/domain/drawing')
const siteRules = () => import('./extras/site-rules/domain/drawing')

/** What the extras make in place of plain passwords: the code comes when one is first made. */
const DRAWINGS: Readonly<Record<string, () => Promise<{ formDrawing: FormDrawings }>>> = {
  passphrase: forms,
  PIN: forms,
  groups: forms,
  'site rules': siteRules,
}

const formDrawing: FormDrawings = async (settings, form) => {
  const load = DRAWINGS[form.kind]
  if (!load) throw new RangeError(`nobody draws a ${form.kind}`)
  return (await load()).formDrawing(settings, form)
}

/** All that is done off the page. The promises reject where code does not come. */
export function createPasswordWorker(fill: FillRandom) {
  const { generate, tools } = passwordGenerator(fill, formDrawing)
  return { generate, ...manyWork(tools), ...selfTestWork(tools) }
}

export type PasswordWorker = ReturnType<typeof createPasswordWorker>
