import { BASE_PATH, LANGUAGE, OWN_PATH, PAGES_PATH, SITE_NAME } from '../config'
import { FILE_TYPES } from '#lib/file-kind'
import { TOOLS } from '../tools/registry'
import { LANDING_META } from './page-meta'
import { SCREENSHOT_FORMS, SCREENSHOTS } from './screenshots.en'
import { SHORTCUTS } from './shortcuts.en'
import { appName } from './titles.en'

const icon = (name: string, sidePx: number, purpose?: string) => ({
  src: `${BASE_PATH}icons/${name}.png`,
  sizes: `${sidePx}x${sidePx}`,
  type: 'image/png',
  purpose,
})

const addressOf = (link: string) => OWN_PATH + link.slice(1)

/** Systems show the first three or four. The icons are named after the ids; `npm run app-icons` draws them. */
function shortcuts() {
  const [first, ...others] = TOOLS.filter((tool) => tool.available)
  const wanted = [SHORTCUTS.ask, ...(first ? [first] : []), SHORTCUTS.scan, ...others]
  return wanted.map(({ id, title, description, link }) => ({
    name: title,
    description,
    url: addressOf(link),
    icons: [icon(id, 96)],
  }))
}

const screenshots = () =>
  Object.entries(SCREENSHOT_FORMS).flatMap(([form, { width, height, scale }]) =>
    SCREENSHOTS.map(({ name, label }) => ({
      src: `${BASE_PATH}screenshots/${name}-${form}.webp`,
      sizes: `${width * scale}x${height * scale}`,
      type: 'image/webp',
      form_factor: form,
      label,
    })),
  )

/** The page that texts, pictures and tables of other apps come to. */
const RECEIVER = `${OWN_PATH}qr-generator`

const FILES = { ...FILE_TYPES.picture, ...FILE_TYPES.table }

/** A share is answered by the service worker, src/service-worker/shared.ts: a server gets nothing of it. */
const receiving = () => ({
  share_target: {
    action: RECEIVER,
    method: 'POST',
    enctype: 'multipart/form-data',
    params: {
      title: 'title',
      text: 'text',
      url: 'url',
      files: [{ name: 'files', accept: Object.entries(FILES).flat(2) }],
    },
  },
  file_handlers: [{ action: `${RECEIVER}#opened`, accept: FILES }],
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
})

/** What a browser needs to install the product; `npm run app-icons` draws the icons. */
export const webManifest = (): string =>
  JSON.stringify({
    id: PAGES_PATH,
    name: appName(SITE_NAME),
    short_name: SITE_NAME,
    description: LANDING_META.description,
    lang: LANGUAGE,
    dir: __DIRECTION__,
    start_url: PAGES_PATH,
    scope: PAGES_PATH,
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
    screenshots: screenshots(),
    shortcuts: shortcuts(),
    ...receiving(),
  })
