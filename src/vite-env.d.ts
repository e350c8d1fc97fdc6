/// <reference types="vite/client" />

/** The year of the build: the prerendered footer says it until the page is hydrated. */
declare const __BUILD_YEAR__: number

interface ImportMetaEnv {
  readonly VITE_SITE_NAME?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_ADS_FRAME_URL?: string
}
