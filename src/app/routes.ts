import { LANDING_META, NOT_FOUND_META, toolMeta, type PageMeta } from '../site/page-meta'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { lazyPage, type LazyPage, type PageModule } from './loading/lazy-page'
import { registerPreload } from './preload'

export interface AppRoute {
  path: string
  meta: PageMeta
  /** Source of the page's chunk: the prerendered page announces it. */
  module?: string
  page?: LazyPage
  tool?: Tool
}

const toolPages = import.meta.glob<PageModule>('../tools/*/page.tsx')

function toolRoute(tool: Tool): AppRoute {
  const route: AppRoute = { path: tool.link, meta: toolMeta(tool), tool }
  const load = toolPages[`../tools/${tool.id}/page.tsx`]
  if (!tool.available || !load) return route
  return { ...route, module: `src/tools/${tool.id}/page.tsx`, page: lazyPage(tool.id, load) }
}

export const ROUTES: readonly AppRoute[] = [
  {
    path: '/',
    meta: LANDING_META,
    module: 'src/app/landing.tsx',
    page: lazyPage('landing', () => import('./landing')),
  },
  ...TOOLS.map(toolRoute),
]

export const findRoute = (path: string): AppRoute | undefined =>
  ROUTES.find((route) => route.path === path)

/** Of the page at an address, whether or not its code has come. */
export const metaAt = (path: string): PageMeta => findRoute(path)?.meta ?? NOT_FOUND_META

for (const { path, page } of ROUTES) if (page) registerPreload(path, page.preload)
