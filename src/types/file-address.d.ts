/// <reference types="vite/types/importMeta.d.ts" />

/** The address of a file of the site, in code that is compiled without the browser. */
declare module '*.json?url' {
  const address: string
  export default address
}
