import { parseSync, Visitor, type ESTree } from 'vite'

/** What a visitor reads or hears of an element. */
const READ_ATTRIBUTES = /^(?:alt|aria-label|label|note|placeholder|title)$/

const SENTENCE = /^[\d('“]*\p{Lu}[\p{L}\d'’,.:-]* [\p{L}\d(].*\p{L}{2}/su
const WORD = /\p{L}{2}/u

/** For developers: the console, and errors that are bugs. */
const isForDevelopers = ({ callee }: ESTree.CallExpression | ESTree.NewExpression) =>
  callee.type === 'Identifier' && /^(?:log\w+|\w*Error)$/.test(callee.name)

/** The words for visitors in a source, wherever they stand: texts files are the place for them. */
export function wordsIn(fileName: string, source: string): string[] {
  const { program } = parseSync(fileName, source)
  const found: string[] = []
  const hidden: ESTree.Span[] = []
  const hide = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    if (isForDevelopers(node)) hidden.push(node)
  }
  const add = (node: ESTree.Span, text: string, isWords: RegExp) => {
    const isHidden = hidden.some(({ start, end }) => start <= node.start && node.end <= end)
    if (!isHidden && isWords.test(text)) found.push(text.trim())
  }
  new Visitor({
    CallExpression: hide,
    NewExpression: hide,
    JSXText: (node) => add(node, node.value, WORD),
    JSXAttribute({ name, value }) {
      if (name.type !== 'JSXIdentifier' || !READ_ATTRIBUTES.test(name.name)) return
      if (value?.type === 'Literal' && typeof value.value === 'string')
        add(value, value.value, WORD)
    },
    Literal(node) {
      if (typeof node.value === 'string') add(node, node.value, SENTENCE)
    },
    TemplateLiteral: (node) =>
      add(node, node.quasis.map(({ value }) => value.raw).join('0'), SENTENCE),
  }).visit(program)
  return found
}
