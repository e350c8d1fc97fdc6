/** Modules of light around the code. */
const MARGIN = 2

/** The QR code of this site's address, drawn at build time; `color` is that of its dark modules. */
export function SiteCode({ className }: { className: string | undefined }) {
  const { size, path } = __SITE_CODE__
  const side = size + 2 * MARGIN
  return (
    <svg
      className={className}
      viewBox={`${-MARGIN} ${-MARGIN} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} stroke="currentColor" fill="none" />
    </svg>
  )
}
