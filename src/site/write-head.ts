import { headTags } from './head-tags'
import { metaAt } from './page-meta'

/**
 * Writes the page's tags over those of the prerendered one: none is ever removed, so link previews see no gap. The
 * title is there already, perhaps with the time of a timer in front of it.
 */
export function writeHead(path: string): void {
  const tags = headTags(metaAt(path))
  document.head.querySelectorAll('[data-head]').forEach((element, index) => {
    const { name, attributes = {}, text } = tags[index] ?? {}
    if (name === 'title') return
    for (const [key, value] of Object.entries(attributes)) {
      if (element.getAttribute(key) !== value) element.setAttribute(key, value)
    }
    if (text !== undefined && element.textContent !== text) element.textContent = text
  })
}
