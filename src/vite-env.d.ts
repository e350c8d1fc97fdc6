/// <reference types="vite/client" />

/** The year of the build: the footer shows it until the page is hydrated. */
declare const __BUILD_YEAR__: number

/** The time of the build, ISO 8601. */
declare const __BUILD_DATE__: string

/** The version of package.json. */
declare const __VERSION__: string

/** Public address of the sources, without a slash at the end; empty where package.json has none. */
declare const __REPOSITORY__: string

/** Public address without a slash at the end; empty where the build has none. */
declare const __SITE_URL__: string

/**
 * The QR code of that address, of `https://` where there is none: modules a side without margin, and
 * a path to be stroked 1 wide.
 */
declare const __SITE_CODE__: { readonly size: number; readonly path: string }

interface ImportMetaEnv {
  readonly VITE_SITE_NAME?: string
  readonly VITE_ADS_FRAME_URL?: string
  readonly VITE_SECURITY_CONTACT?: string
  readonly VITE_LINK_IMPRINT?: string
  readonly VITE_LINK_PRIVACY?: string
  readonly VITE_LINK_SOURCE?: string
  readonly VITE_LINK_FEEDBACK?: string
}

/** The language of the build, of src/site/languages.ts. */
declare const __LANGUAGE__: string
declare const __LANGUAGE_PATH__: string
declare const __LOCALE__: string
declare const __DIRECTION__: 'ltr' | 'rtl'

/** What is published beside it. */
declare const __OTHER_LANGUAGES__: readonly {
  readonly tag: string
  /** The path of its landing page, and what is in front of its other pages. */
  readonly landing: string
  readonly own: string
  readonly name: string
}[]
