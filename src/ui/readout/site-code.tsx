interface Props {
  className?: string | undefined
  /** Modules of light around the code. */
  margin?: number
}

/** The QR code of this site's address, drawn at build time; `color` is that of its dark modules. */
export function SiteCode({ className, margin = 2 }: Props) {
  const { size, path } = __SITE_CODE__
  const side = size + 2 * margin
  return (
    <svg
      className={className}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path d={path} stroke="currentColor" fill="none" />
    </svg>
  )
}
