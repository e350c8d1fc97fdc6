import type { FormDrawings, DrawingTools } from '../domain/generator'
import { manyWork } from './many/domain/many'
import { selfTestWork } from './self-test/domain'

const forms = () => import('./forms/domain/drawing')
const siteRules = () => import('./site-rules/domain/drawing')

/** Who draws a form, by its kind: the code comes when one is first drawn. */
export const DRAWINGS: Readonly<Record<string, () => Promise<{ formDrawing: FormDrawings }>>> = {
  passphrase: forms,
  PIN: forms,
  groups: () => import('./groups/domain'),
  'site rules': siteRules,
}

/** What the extras do off the page. */
export const extraWork = (tools: DrawingTools) => ({
  ...manyWork(tools),
  ...selfTestWork(tools),
})
