import type { MouseEvent, ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import type { OtherLanguage } from './other-languages'

/** When it is followed: a page may have written what it has into its address. */
function takeFragmentAlong({ currentTarget: link }: MouseEvent<HTMLAnchorElement>) {
  link.hash = location.hash
}

interface Props {
  language: OtherLanguage
  children: ReactNode
}

/** Leads to the same page in another language. */
export function LanguageLink({ language: { tag, landing, own }, children }: Props) {
  const { pathname } = useLocation()
  return (
    <a
      href={pathname === '/' ? landing : own + pathname.slice(1)}
      hrefLang={tag}
      lang={tag}
      onClick={takeFragmentAlong}
      onAuxClick={takeFragmentAlong}
    >
      {children}
    </a>
  )
}
