import { headTags, type HeadTag } from './head-tags'
import { metaAt } from './page-meta'

function createTag(tag: HeadTag): Element {
  const element = document.createElement(tag.name)
  element.setAttribute('data-head', '')
  document.head.append(element)
  return element
}

/**
 * Writes the page's tags over those that are there: none is ever removed, so link previews see no gap. The title
 * is there already, perhaps with the time of a timer in front of it.
 */
export function writeHead(path: string): void {
  const tags = headTags(metaAt(path))
  const present = document.head.querySelectorAll('[data-head]')
  tags.forEach((tag, index) => {
    if (tag.name === 'title') return
    const element = present[index] ?? createTag(tag)
    for (const [name, value] of Object.entries(tag.attributes)) {
      if (element.getAttribute(name) !== value) element.setAttribute(name, value)
    }
    if (tag.text !== undefined && element.textContent !== tag.text) element.textContent = tag.text
  })
}
