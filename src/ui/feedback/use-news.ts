import { useState } from 'react'

const NO_NEWS = { text: '', revision: 0 }

/** News for `Announce`: the same words are announced again each time. An empty text takes them back. */
export function useNews() {
  const [news, setNews] = useState(NO_NEWS)
  const announce = (text: string) =>
    setNews(({ revision }) => (text === '' ? NO_NEWS : { text, revision: revision + 1 }))
  return { news, announce }
}
