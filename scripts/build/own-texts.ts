import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const ENGLISH = /\.en(?:\.ts)?(?:\?.*)?$/

/**
 * Puts the texts of a language in the place of the English ones: `texts.de.ts` for `texts.en.ts`, where it is there.
 * @param language by its name in those files
 */
export function ownTexts(language: string): Plugin {
  return {
    name: 'nimble-own-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !ENGLISH.test(source)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      if (!english) return null
      const [path = '', query = ''] = english.id.split(/(?=\?)/)
      const own = path.replace(/\.en\.ts$/, `.${language}.ts`)
      const isItself = importer?.split('?')[0] === own
      return own === path || isItself || !existsSync(own) ? english : own + query
    },
  }
}
