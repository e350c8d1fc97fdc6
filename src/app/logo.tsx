/** The drawing of `public/favicon.svg`. It is inline: as a picture it would be a document of its own to a slow phone. */
export function Logo() {
  return (
    <svg viewBox="0 0 64 64" width="32" height="32" aria-hidden="true">
      <rect width="64" height="64" rx="16" fill="#667eea" />
      <path
        d="M20 39V13l24 26V13"
        fill="none"
        stroke="#fff"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M14 50v4M21 50v4M28 50v4M35 50v4M50 50v4"
        stroke="#fff"
        strokeOpacity="0.75"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path d="M43 48v6" stroke="#ffb547" strokeWidth="5" strokeLinecap="round" />
    </svg>
  )
}
