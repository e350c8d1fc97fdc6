/** What a translator has put in place of a text of ours. */
const translations = new WeakMap<Node, ChildNode>()

const isTranslation = (node: Node | null): node is ChildNode => node?.nodeName === 'FONT'

/** Notes where each text stands that a translator has taken away, and watches it there: it may change. */
function note(records: readonly MutationRecord[], watcher: MutationObserver): void {
  for (const { type, target, addedNodes, removedNodes, previousSibling } of records) {
    if (type === 'characterData' && !target.parentNode) {
      const translation = translations.get(target)
      // Another text: the translation is none of it. The translator finds the new one in its place.
      if (translation?.parentNode) translation.parentNode.replaceChild(target, translation)
    }
    const translation = [...addedNodes, previousSibling].find(isTranslation)
    for (const text of removedNodes) {
      if (!translation || !(text instanceof Text) || text.isConnected) continue
      translations.set(text, translation)
      watcher.observe(text, { characterData: true })
    }
  }
}

/**
 * Lets React change a page that the browser translates. Translators put elements in place of texts, or around them, and
 * React knows only of the texts: it would throw where it removes one, or inserts before it, and change it where it
 * is not seen. To be called before the page is rendered. See https://github.com/facebook/react/issues/11538.
 */
export function allowTranslation(root: Node): void {
  const watcher = new MutationObserver(note)
  watcher.observe(root, { childList: true, subtree: true })

  /** Where a child stands; null for a text that is nowhere. */
  function placeOf(parent: Node, child: Node): Node | null {
    if (child.parentNode === parent || !(child instanceof Text)) return child
    note(watcher.takeRecords(), watcher)
    // In the text's place, or around it.
    let place: Node | null = child.parentNode ? child : (translations.get(child) ?? null)
    while (place && place.parentNode !== parent) place = place.parentNode
    return place
  }
  // oxlint-disable-next-line typescript/unbound-method -- called with the parent below
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <Added extends Node>(added: Added, before: Node | null) {
    insertBefore.call(this, added, before && placeOf(this, before))
    return added
  }
  Node.prototype.removeChild = function <Child extends Node>(child: Child) {
    const place = placeOf(this, child)
    if (place) removeChild.call(this, place)
    return child
  }
}
