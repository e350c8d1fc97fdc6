interface Node {
  weight: number
  /** A leaf's symbol. */
  symbol?: number
  children?: readonly [Node, Node]
}

/** The tree of least total length: always the two lightest become one (Huffman 1952). */
function buildTree(leaves: readonly Node[]): Node | undefined {
  const waiting = [...leaves].sort((a, b) => a.weight - b.weight)
  const joined: Node[] = []
  const takeLightest = () =>
    !waiting[0] || (joined[0] && joined[0].weight < waiting[0].weight)
      ? joined.shift()
      : waiting.shift()
  for (let pairs = leaves.length - 1; pairs > 0; pairs--) {
    const [one, other] = [takeLightest(), takeLightest()]
    if (one && other) joined.push({ weight: one.weight + other.weight, children: [one, other] })
  }
  return joined[0] ?? waiting[0]
}

/** Depth of every leaf; false if one lies deeper than `maxBits`. */
function measure(node: Node, depth: number, maxBits: number, lengths: Uint8Array): boolean {
  if (depth > maxBits) return false
  // The only symbol still takes a bit.
  if (node.symbol !== undefined) lengths[node.symbol] = Math.max(depth, 1)
  return (node.children ?? []).every((child) => measure(child, depth + 1, maxBits, lengths))
}

/**
 * Code lengths in bits, 0 for symbols that are not used. Where the best code is longer than `maxBits`,
 * the uses are evened out until it is not.
 */
export function codeLengths(uses: Int32Array, maxBits: number): Uint8Array {
  let weights = uses
  for (;;) {
    const leaves = [...weights].flatMap((weight, symbol) =>
      weight > 0 ? [{ weight, symbol }] : [],
    )
    const lengths = new Uint8Array(uses.length)
    const tree = buildTree(leaves)
    if (!tree || measure(tree, 0, maxBits, lengths)) return lengths
    weights = weights.map((weight) => (weight + 1) >> 1)
  }
}

function reversed(code: number, bits: number): number {
  let result = 0
  for (let bit = 0; bit < bits; bit++) result |= ((code >> bit) & 1) << (bits - 1 - bit)
  return result
}

/** The canonical codes of these lengths (RFC 1951, 3.2.2), first bit lowest, as the stream is filled. */
export function canonicalCodes(lengths: Uint8Array): Uint16Array {
  const codes = new Uint16Array(lengths.length)
  let code = 0
  for (let bits = 1; bits <= 15; bits++) {
    code <<= 1
    for (let symbol = 0; symbol < lengths.length; symbol++) {
      if (lengths[symbol] === bits) codes[symbol] = reversed(code++, bits)
    }
  }
  return codes
}
