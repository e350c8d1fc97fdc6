interface Shape {
  id: string | null
  /** Ids of what is drawn with it: by `use`, as a pattern, a mask, a marker. */
  refers: string[]
  children: Shape[]
}

const TAG = /<(\/?)([a-zA-Z][\w:.-]*)((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/g
const ID = /\sid\s*=\s*["']([^"']*)["']/
/** Its `#` may be written as a character reference, which finds no shape here. */
const REFERENCE =
  /(?:href\s*=\s*["']\s*|url\(\s*(?:["']|&quot;)?)(?:#|(?=&#))([^"')\s]+?)(?=["')\s]|&quot;)/g

/** No real drawing nests its elements deeper than that. */
const MAX_DEPTH = 500

/** All shapes of an SVG, as one that holds them; null: they are nested too deep. */
function shapesOf(text: string): Shape | null {
  const root: Shape = { id: null, refers: [], children: [] }
  const open = [root]
  for (const [, isEnd, , attributes = '', isEmpty] of text.matchAll(TAG)) {
    if (isEnd) {
      if (open.length > 1) open.pop()
      continue
    }
    const [, id = null] = ID.exec(attributes) ?? []
    const refers = [...attributes.matchAll(REFERENCE)].map(([, target = '']) => target)
    const shape = { id, refers, children: [] }
    open.at(-1)?.children.push(shape)
    if (!isEmpty) open.push(shape)
    if (open.length > MAX_DEPTH) return null
  }
  return root
}

/**
 * How many shapes a browser draws for an SVG: those that others repeat count each time. Infinite where that has no
 * end, and where a filter, an entity or another SVG within may cost any amount. The text may be no SVG at all.
 */
export function svgCost(text: string): number {
  if (/<!ENTITY|<filter\b|filter\s*[:=]|data:image\/svg/i.test(text)) return Infinity
  const root = shapesOf(text)
  if (!root) return Infinity
  const byId = new Map<string, Shape>()
  const collect = (shape: Shape) => {
    if (shape.id !== null) byId.set(shape.id, shape)
    shape.children.forEach(collect)
  }
  collect(root)
  const hasEscapes = [...byId.keys()].some((id) => id.includes('&'))
  const known = new Map<Shape, number>()
  function costOf(shape: Shape): number {
    const cost = known.get(shape)
    if (cost !== undefined) return cost
    // A shape that refers to itself finds this, and so counts as endless.
    known.set(shape, Infinity)
    const ofTarget = (id: string) => {
      const target = byId.get(id)
      if (target) return costOf(target)
      // Written with escapes it may still be one of them.
      return /[&%]/.test(id) || hasEscapes ? Infinity : 0
    }
    const ofChildren = shape.children.reduce((sum, part) => sum + costOf(part), 1)
    const own = shape.refers.reduce((sum, id) => sum + ofTarget(id), ofChildren)
    known.set(shape, own)
    return own
  }
  return costOf(root)
}
