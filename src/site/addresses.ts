import { LANGUAGE_PATH } from '../config'

/**
 * The whole address of a page.
 * @param path as the routes have it
 * @param language the path of a language
 */
export function addressOf(path: string, siteUrl: string, language = LANGUAGE_PATH): string {
  if (language === '') return siteUrl + path
  return `${siteUrl}/${language}${path === '/' ? '' : path}`
}
