let own: string | null = null

/** Shows a drawing in place of the site's icon in the tab, or that icon again with null. */
export function showTabIcon(svg: string | null): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel=icon][type="image/svg+xml"]')
  if (!link) return
  own ??= link.getAttribute('href')
  link.setAttribute(
    'href',
    svg === null ? (own ?? '') : `data:image/svg+xml,${encodeURIComponent(svg)}`,
  )
}
