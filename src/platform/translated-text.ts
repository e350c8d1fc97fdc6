/** The child of `parent` that is this node, or has it inside; null where the node is gone. */
function placeIn(parent: Node, node: Node | null): Node | null {
  while (node && node.parentNode !== parent) node = node.parentNode
  return node
}

/**
 * Lets React change a page that the browser translates: translators put elements around texts or in place of them, and
 * React would throw where it removes such a text, or inserts before it. To be called before the page is rendered.
 * See https://github.com/facebook/react/issues/11538.
 */
export function allowTranslation(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the parent below
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    insertBefore.call(this, added, placeIn(this, before))
    return added
  }
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const place = placeIn(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
}
