import { useEffect, useState } from 'react'

/** Modules of light around the code. */
const MARGIN = 2

type Code = NonNullable<typeof __SITE_CODE__>

/** The code of a build that knows its address; else that of the address at which the page is. */
function useSiteCode(draw: (address: string) => Promise<Code | null>): Code | null {
  const [code, setCode] = useState(__SITE_CODE__)
  useEffect(() => {
    if (__SITE_CODE__ !== null) return
    const address = new URL(import.meta.env.BASE_URL, location.href).href.replace(/\/$/, '')
    void draw(address).then(setCode)
  }, [draw])
  return code
}

/**
 * The QR code of this site's address; `color` is that of its dark modules.
 * @param draw draws it where the build does not know the address; null where that failed
 */
export function SiteCode({
  className,
  draw,
}: {
  className: string | undefined
  draw: (address: string) => Promise<Code | null>
}) {
  const code = useSiteCode(draw)
  const side = (code?.size ?? 0) + 2 * MARGIN
  return (
    <svg
      className={className}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {code && <path d={code.path} stroke="currentColor" fill="none" />}
    </svg>
  )
}
