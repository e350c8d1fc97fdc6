import { resolve } from 'node:path'
import { filesIn } from '../../scripts/build/files-in'
import { readSource } from './source-files'

export interface Row {
  question: string
  /** The value of the first answer with its unit, or the reason why there is none. */
  expected: string
}

const FOLDER = 'tests/unit/answers'

/** What comes before `\u` and four digits is as typed; these are signs that an editor does not show. */
const unescaped = (text: string) =>
  text.replace(/\\u([0-9a-f]{4})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))

/** Lines `expected ← question | question`, of which an indented one goes on with the one before. */
function rowsIn(text: string): Row[] {
  const lines = text.replaceAll(/\n {2}/g, ' ').split('\n')
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .flatMap((line) => {
      const [expected = '', questions = ''] = line.split(' ← ')
      return questions
        .split(' | ')
        .map((question) => ({ question: unescaped(question), expected: unescaped(expected) }))
    })
}

/** @param folder of a language, with a slash at its end; empty: of English */
export function questionsIn(folder: string): ReadonlyMap<string, readonly Row[]> {
  const files = filesIn(resolve(import.meta.dirname, '../..', FOLDER, folder))
  return new Map(
    files
      .filter((path) => /^[^/]+\.questions\.txt$/.test(path))
      .map((path) => [
        path.replace('.questions.txt', ''),
        rowsIn(readSource(`${FOLDER}/${folder}${path}`)),
      ]),
  )
}

/** By what the file is named after: a tool, `times` with all answers, or `refused`. */
export const QUESTIONS_OF = questionsIn('')
