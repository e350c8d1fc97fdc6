import { useEffect } from 'react'
import { headTags, type HeadTag } from './head-tags'
import type { PageMeta } from './page-meta'

function createTag(tag: HeadTag): Element {
  const element = document.createElement(tag.name)
  element.setAttribute('data-head', '')
  document.head.append(element)
  return element
}

/** Writes the list over the tags that are there: none is ever removed, so link previews see no gap. */
function writeHead(tags: readonly HeadTag[]): void {
  const present = document.head.querySelectorAll('[data-head]')
  tags.forEach((tag, index) => {
    const element = present[index] ?? createTag(tag)
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (tag.text !== undefined && element.textContent !== tag.text) element.textContent = tag.text
  })
}

/** Keeps the document's head that of the shown page; the prerendered page starts with the same tags. */
export function PageHead({ page }: { page: PageMeta }) {
  useEffect(() => writeHead(headTags(page)), [page])
  return null
}
