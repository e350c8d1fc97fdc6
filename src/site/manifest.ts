import { BASE_PATH, SITE_NAME } from '../config'
import { TOOLS } from '../tools/registry'
import { LANDING_META } from './page-meta'
import { APP_NAME } from './titles.en'

const icon = (name: string, sidePx: number, purpose?: string) => ({
  src: `${BASE_PATH}icons/${name}.png`,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
  purpose,
})

const shortcuts = () =>
  TOOLS.filter((tool) => tool.available).map(({ id, title, description, link }) => ({
    name: title,
    description,
    url: BASE_PATH + link.slice(1),
    icons: [icon(id, 96)],
  }))

/** What a browser needs to install the product; `npm run app-icons` draws the icons. */
export const webManifest = (): string =>
  JSON.stringify({
    id: BASE_PATH,
    name: APP_NAME,
    short_name: SITE_NAME,
    description: LANDING_META.description,
    lang: 'en',
    dir: 'ltr',
    start_url: BASE_PATH,
    scope: BASE_PATH,
    display: 'standalone',
    theme_color: '#667eea',
    background_color: '#f3f2ee',
    categories: ['utilities', 'productivity'],
    icons: [
      icon('app-192', 192),
      icon('app-512', 512),
      icon('app-maskable-192', 192, 'maskable'),
      icon('app-maskable-512', 512, 'maskable'),
    ],
    shortcuts: shortcuts(),
  })
