import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'
import { buildTexts } from './build-texts.ts'
import {
  isPseudo,
  languagesBeside,
  LANGUAGES,
  PUBLISHED,
  type LanguageId,
} from '../../src/site/languages.ts'

/** No translations: how a language writes, how it asks, and what it has of its own. */
export const OF_A_LANGUAGE =
  /\/(?:writing|figures|native[a-z-]*|fillers|directions|reason-words|point-groups|own-(?:names|units)|further-[a-z]+)\.[a-z-]+\.ts$/
const ENGLISH = /\.en(?:\.ts)?(?:\?.*)?$/
/** Marks of an address: the texts in their marks, and those of which they are made. */
const PSEUDO = /[?&]pseudo$/
const SOURCE = 'pseudo-source'
/** A text that is English on pages of every language. */
const AS_ENGLISH = /\?english$/

/**
 * Puts the texts of a language in the place of the English ones: `texts.de.ts` for `texts.en.ts`. Until a language is
 * published, a text that it does not have is English.
 */
export function ownTexts(id: LanguageId): Plugin {
  const own = (path: string) => path.replace(/\.en\.ts$/, `.${id}.ts`)
  return {
    name: 'nimble-texts',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (id === 'en' || !ENGLISH.test(source)) return null
      if (source.includes(SOURCE) || AS_ENGLISH.test(source)) return null
      const english = await this.resolve(source, importer, { ...options, skipSelf: true })
      const [path = '', query = ''] = english?.id.split(/(?=\?)/) ?? []
      if (!path.endsWith('.en.ts')) return english
      // What a translation hands on from English stays English.
      if (importer?.split('?')[0] === own(path)) return english
      if (existsSync(own(path))) return own(path) + query
      if (PUBLISHED.includes(id)) this.error(`There is no ${own(path)}`)
      return isPseudo(id) && !OF_A_LANGUAGE.test(path)
        ? `${path}${query === '' ? '?' : `${query}&`}pseudo`
        : english
    },
    async load(address) {
      if (!PSEUDO.test(address)) return null
      const [path = ''] = address.split('?')
      const source = await this.fs.readFile(path, { encoding: 'utf8' })
      const names = [...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(
        ([, name]) => name,
      )
      return [
        `import * as en from ${JSON.stringify(`${path}?${SOURCE}`)}`,
        `import { pseudo } from '#lib/pseudo'`,
        ...names.map((name) => `export const ${name} = pseudo(en.${name}, '${name}')`),
      ].join('\n')
    },
  }
}

/**
 * Tag, direction and own texts of the frame of each page, and the tags of other languages, of which `public/early.js` finds
 * the visitor's.
 */
export function ownFrame(id: LanguageId): Plugin {
  const { tag, direction } = LANGUAGES[id]
  const { frame } = buildTexts(id)
  const others = languagesBeside(id).map((other) => LANGUAGES[other].tag)
  const attributes = [
    // The second attribute tells it from a page that a translator of the browser has turned round.
    direction === 'rtl' ? ' dir="rtl" data-rtl' : '',
    others.length > 0 ? ` data-languages="${others.join('|')}"` : '',
  ].join('')
  return {
    name: 'nimble-frame',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replace('<html lang="en">', `<html lang="${tag}"${attributes}>`)
          .replace(/{{(\w+)}}/g, (_mark, name: keyof typeof frame) => frame[name]),
    },
  }
}

/** Letters of Arabic are joined, those of Chinese, Japanese and Korean stand in squares. */
const NOT_CLOSER = ['Arab', 'Hans', 'Hant', 'Jpan', 'Kore']

/**
 * Takes out of the styles what moves letters closer together, in languages whose letters may not be. Large figures keep
 * it: digits are as elsewhere, and what fits them into their window knows how wide they are.
 */
export function ownSpacing(id: LanguageId) {
  const { script = '' } = new Intl.Locale(LANGUAGES[id].tag).maximize()
  if (!NOT_CLOSER.includes(script)) return []
  return [
    {
      postcssPlugin: 'nimble-spacing',
      Declaration: {
        'letter-spacing'(declaration: {
          value: string
          parent?: object | undefined
          remove(): void
        }) {
          const { value, parent } = declaration
          const isOfFigures = parent && 'selector' in parent && parent.selector === '.numerals'
          if (value.startsWith('-') && !isOfFigures) declaration.remove()
        },
      },
    },
  ]
}
