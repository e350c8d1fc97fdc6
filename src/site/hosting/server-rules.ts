import { cacheRules, REVALIDATE } from './cache-rules'
import { securityHeaders } from './policy'

/** What every server of the site must send; each configuration of one is written from this. */
export interface ServerRules {
  /** On every answer, whatever its status. */
  securityHeaders: Record<string, string>
  /** `Cache-Control` by path, `*` at the end standing for anything. */
  cacheRules: [path: string, cacheControl: string][]
  /** `Cache-Control` of all other paths, and of every redirect and error. */
  otherwise: string
}

/** @param adsFrameUrl address of the ad page, empty where there is none */
export const serverRules = (adsFrameUrl: string): ServerRules => ({
  securityHeaders: securityHeaders(adsFrameUrl),
  cacheRules: cacheRules(),
  otherwise: REVALIDATE,
})
