import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { scopedName } from '../../../scripts/build/scoped-name'
import { projectFiles } from '../../support/project-files'

test('no two style sheets give classes of one name the same name in the page', () => {
  const sheets = projectFiles().filter((path) => path.endsWith('.module.css'))
  const names = sheets.map((path) => scopedName('row', resolve(path)))
  expect(sheets.length).toBeGreaterThan(50)
  expect(new Set(names).size).toBe(sheets.length)
})
