/** As `public/favicon.svg`. Inline: as a picture it would be a document of its own to a slow phone. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#667eea" />
      <path
        d="M18 46V18l28 28V18"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
