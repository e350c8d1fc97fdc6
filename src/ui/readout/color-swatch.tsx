/**
 * An area of one color that fills its positioned parent. It is an SVG, since the security policy lets
 * no prerendered element have a style of its own.
 */
export function ColorSwatch({ color }: { color: string }) {
  return (
    <span className="swatch">
      <svg aria-hidden="true">
        <rect width="100%" height="100%" fill={color} />
      </svg>
    </span>
  )
}
