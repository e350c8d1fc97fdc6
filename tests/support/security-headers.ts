/** Exactly this, on every answer. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; " +
  "font-src 'self'; media-src 'self'; connect-src 'self' https://cdn.jsdelivr.net/npm/@fawazahmed0/ " +
  "https://*.currency-api.pages.dev/v1/; worker-src 'self'; manifest-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-src 'none'; frame-ancestors 'none'; object-src 'none'"

const WANTED: Record<string, RegExp> = {
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^(no-referrer|strict-origin-when-cross-origin)$/,
  'cross-origin-opener-policy': /^same-origin$/,
  'permissions-policy': /^(?=.*camera=\(self\))(?=.*microphone=\(\))(?=.*geolocation=\(\))/,
  // OWASP ASVS 3.4.1: a year at least.
  'strict-transport-security': /max-age=(?!0)\d{8,}/,
}

type Headers = Record<string, string | string[] | undefined>

/** The headers that are missing or wrong, names in lower case. */
export function headerFaults(headers: Headers): string[] {
  const policy = headers['content-security-policy']
  const wrong = Object.entries(WANTED).filter(([name, form]) => !form.test(String(headers[name])))
  return [
    ...(policy === POLICY ? [] : [`content-security-policy: ${String(policy)}`]),
    ...wrong.map(([name]) => `${name}: ${String(headers[name])}`),
  ]
}
