import { parseSync, Visitor, type ESTree } from 'vite'

/** Whose exports word something: other texts, the writing of a language, and lengths of time, which have texts of their own. */
const OF_WORDS = /\.[a-z]{2}$|^#lib\/duration$/

const CALCULATES = /^(?:[-+*/%]|\*\*)$/

/** The first name of `a`, `a.b` and `a[b].c`. */
function rootOf(node: ESTree.Node): string | null {
  if (node.type === 'Identifier') return node.name
  return node.type === 'MemberExpression' && (node.computed || node.object.type === 'Identifier')
    ? rootOf(node.object)
    : null
}

/**
 * What a texts file computes: calls of what is no text, arithmetic, objects that it makes. A text chooses its words and
 * puts values into them; all else is for the code that calls it.
 */
export function computedIn(fileName: string, source: string): string[] {
  const { program } = parseSync(fileName, source)
  const texts = new Set<string>()
  const values = new Set<string>()
  new Visitor({
    ImportDeclaration({ source: { value }, specifiers }) {
      if (OF_WORDS.test(value)) for (const { local } of specifiers) texts.add(local.name)
    },
    FunctionDeclaration({ id, params }) {
      if (id) texts.add(id.name)
      for (const param of params) if (param.type === 'Identifier') values.add(param.name)
    },
    ArrowFunctionExpression({ params }) {
      for (const param of params) if (param.type === 'Identifier') values.add(param.name)
    },
    VariableDeclarator({ id }) {
      if (id.type === 'Identifier') texts.add(id.name)
    },
  }).visit(program)
  const found: string[] = []
  const add = ({ start, end }: ESTree.Span) => found.push(source.slice(start, end))
  new Visitor({
    CallExpression(node) {
      const { callee } = node
      const name = rootOf(callee)
      const isOfList =
        callee.type === 'MemberExpression' &&
        callee.property.type === 'Identifier' &&
        !callee.computed &&
        callee.property.name in Array.prototype
      if (name === null || !texts.has(name) || values.has(name) || isOfList) add(node)
    },
    NewExpression: add,
    BinaryExpression(node) {
      const isConstant = [node.left, node.right].every(({ type }) => type === 'Literal')
      if (CALCULATES.test(node.operator) && !isConstant) add(node)
    },
  }).visit(program)
  return found
}

/** A blank or a mark that joins, at the beginning or the end of a text. */
const JOINS = /^[ \u00a0,;:)]|[ \u00a0,(]$/

/** Texts that are pieces of others; their order is another in another language. */
export function fragmentsIn(fileName: string, source: string): string[] {
  const { program } = parseSync(fileName, source)
  const found: string[] = []
  const add = (text: string) => {
    if (text.trim() !== '' && JOINS.test(text)) found.push(text)
  }
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') add(value)
    },
    TemplateLiteral: ({ quasis }) => add(quasis.map(({ value }) => value.cooked).join('0')),
  }).visit(program)
  return found
}

/** The functions that a texts file exports whose values are all texts and numbers, with the kinds of these. */
export function plainFunctionsIn(
  fileName: string,
  source: string,
): Map<string, readonly ('string' | 'number')[]> {
  const { program } = parseSync(fileName, source)
  const found = new Map<string, readonly ('string' | 'number')[]>()
  function add(name: string, params: readonly ESTree.ParamPattern[]) {
    const kinds = params.map((param) => {
      const type = param.type === 'Identifier' ? param.typeAnnotation?.typeAnnotation.type : null
      return type === 'TSStringKeyword' ? 'string' : type === 'TSNumberKeyword' ? 'number' : null
    })
    if (kinds.length > 0 && !kinds.includes(null))
      found.set(
        name,
        kinds.filter((kind) => kind !== null),
      )
  }
  for (const node of program.body) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : null
    if (declared?.type === 'FunctionDeclaration' && declared.id)
      add(declared.id.name, declared.params)
    if (declared?.type !== 'VariableDeclaration') continue
    for (const { id, init } of declared.declarations) {
      if (id.type === 'Identifier' && init?.type === 'ArrowFunctionExpression')
        add(id.name, init.params)
    }
  }
  return found
}
