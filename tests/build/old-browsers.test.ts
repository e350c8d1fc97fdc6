import { expect, test } from 'vitest'
import { distPaths, readDistText } from '../e2e/support/dist'

// By MDN, all of them in Firefox 115 or later; the linter does not require them in src/.
const TOO_NEW =
  /\.(toSorted|toReversed|toSpliced|isWellFormed|toWellFormed)\(|Array\.fromAsync|URL\.canParse|\.groupBy\(|Promise\.withResolvers|AbortSignal\.any/

const SCRIPTS = distPaths().filter((path) => path.endsWith('.js'))

test.each(SCRIPTS)('%s calls nothing that Firefox 114 lacks', (path) => {
  expect(TOO_NEW.exec(readDistText(path))?.[0]).toBeUndefined()
})
