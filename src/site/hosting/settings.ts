/** What the host of the site may decide about the answers of its servers. */
export interface HostingSettings {
  /** Address of the ad page; empty: none. */
  adsFrameUrl: string
  /** Who may show the pages in a frame, as sources of a content security policy. */
  frameAncestors: string
  /** The value of `Strict-Transport-Security`; empty: it is not sent. */
  hsts: string
  /** Where the rates are, with `{day}` in the path; `none`: nowhere; empty: on the hosts of the tool. */
  ratesUrl: string
}

/** The host of one of these addresses; what is none stays as it is. */
export const hostOf = (address: string): string =>
  URL.canParse(address) ? new URL(address).host : address

type Environment = Readonly<Record<string, unknown>>

const SOURCE = /^('none'|'self'|https?:\/\/[\w.*:-]+)$/
const MIRROR = /^https:\/\/[\w.:-]+\/[^\s;,'"]*\{day\}[^\s;,'"]*$/

/** The settings from the variables of a build; throws where one is none: a header must not be broken by it. */
export function hostingSettings(env: Environment): HostingSettings {
  const read = (name: string, otherwise: string, isRight: (value: string) => boolean) => {
    const given = env[name]
    const value = typeof given === 'string' ? given.trim() : ''
    if (value === '') return otherwise
    if (isRight(value)) return value
    throw new Error(`${name} is "${value}"; docs/deploy.md has what it may be.`)
  }
  const hsts = read('VITE_HSTS', 'max-age=31536000', (value) =>
    /^(off|max-age=\d+(; includeSubDomains)?(; preload)?)$/.test(value),
  )
  return {
    adsFrameUrl: read(
      'VITE_ADS_FRAME_URL',
      '',
      (value) => /^https?:/.test(value) && URL.canParse(value),
    ),
    frameAncestors: read('VITE_FRAME_ANCESTORS', "'none'", (value) =>
      value.split(' ').every((source) => SOURCE.test(source)),
    ),
    hsts: hsts === 'off' ? '' : hsts,
    ratesUrl: read('VITE_RATES_URL', '', (value) => value === 'none' || MIRROR.test(value)),
  }
}
