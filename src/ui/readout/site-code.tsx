/** The margin of light around the code, in modules. */
const MARGIN = 2

/** A QR code in `color` without a background; nothing where there is none yet. */
export function SiteCode({
  className,
  code,
}: {
  className: string | undefined
  code: typeof __SITE_CODE__ | null
}) {
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
