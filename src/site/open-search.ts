import { SITE_NAME } from '../config'
import { addressOf } from './addresses'
import { OPEN_SEARCH_DESCRIPTION } from './texts.en'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/**
 * `/opensearch.xml` (OpenSearch 1.1 description): with it a browser can ask the box from its address bar. The question
 * stands behind `#`, so no server sees it.
 */
export const openSearch = (siteUrl: string): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    // OpenSearch allows a short name of 16 characters.
    `  <ShortName>${escapeXml(SITE_NAME.slice(0, 16))}</ShortName>`,
    `  <Description>${escapeXml(OPEN_SEARCH_DESCRIPTION)}</Description>`,
    '  <InputEncoding>UTF-8</InputEncoding>',
    `  <Image width="16" height="16" type="image/x-icon">${escapeXml(siteUrl)}/favicon.ico</Image>`,
    `  <Url type="text/html" template="${escapeXml(addressOf('/', siteUrl))}#q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
