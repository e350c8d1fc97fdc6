import { parseSync, Visitor, type ESTree } from 'vite'

/**
 * How one file reaches another. `type` is `import type` and `export type`: an `import { type A }`
 * still loads the file (verbatimModuleSyntax), so it is `static`.
 */
export type ImportHow = 'static' | 'type' | 'lazy' | 'url' | 'glob'

export interface FoundImport {
  how: ImportHow
  /** Null where the address is computed, so that it is unknown. */
  specifier: string | null
}

const textOf = (node: ESTree.Node | undefined): string | null =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : null

const isImportMeta = (node: ESTree.Node): boolean =>
  node.type === 'MetaProperty' && node.meta.name === 'import'

function isGlobCall({ callee }: ESTree.CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    isImportMeta(callee.object) &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'glob'
  )
}

/** `new URL(address, import.meta.url)`: any other URL is no file of ours. */
function isFileUrl({ callee, arguments: [, base] }: ESTree.NewExpression): boolean {
  return (
    callee.type === 'Identifier' &&
    callee.name === 'URL' &&
    base?.type === 'MemberExpression' &&
    isImportMeta(base.object)
  )
}

function parse(fileName: string, source: string): ESTree.Program {
  const { program, errors } = parseSync(fileName, source)
  if (errors[0]) throw new SyntaxError(`${fileName}: ${errors[0].message}`)
  return program
}

/** Every way in which a TypeScript module names another file, in source order of each kind. */
export function findImports(fileName: string, source: string): FoundImport[] {
  const found: FoundImport[] = []
  const add = (how: ImportHow, node: ESTree.Node | undefined) =>
    found.push({ how, specifier: textOf(node) })

  new Visitor({
    ImportDeclaration(node) {
      const how = node.source.value.endsWith('?worker&url') ? 'url' : 'static'
      add(node.importKind === 'type' ? 'type' : how, node.source)
    },
    ExportAllDeclaration: (node) =>
      add(node.exportKind === 'type' ? 'type' : 'static', node.source),
    ExportNamedDeclaration(node) {
      if (node.source) add(node.exportKind === 'type' ? 'type' : 'static', node.source)
    },
    ImportExpression: (node) => add('lazy', node.source),
    TSImportType: (node) => add('type', node.source),
    NewExpression(node) {
      if (isFileUrl(node)) add('url', node.arguments[0])
    },
    CallExpression(node) {
      if (isGlobCall(node)) add('glob', node.arguments[0])
    },
  }).visit(parse(fileName, source))
  return found
}

const handsOn = (node: ESTree.Program['body'][number]): boolean =>
  node.type === 'ExportAllDeclaration' ||
  (node.type === 'ExportNamedDeclaration' && node.source !== null)

const HANDING_ON = /\bexport\s*(type\b\s*)?[*{]/

/** Whether a module only hands on what other files export. */
export function isBarrel(fileName: string, source: string): boolean {
  // To read a file takes long, and few have such a line.
  if (!/\.tsx?$/.test(fileName) || !HANDING_ON.test(source)) return false
  const { body } = parse(fileName, source)
  return body.length > 0 && body.every(handsOn)
}
