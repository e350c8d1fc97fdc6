import { LANDING_META, toolMeta, type PageMeta } from '../head/page-meta'
import { TOOLS } from '../tools/registry'
import type { Tool } from '../tools/tool'
import { lazyPage, type LazyPage, type PageModule } from './lazy-page'

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

/** Starts loading a page before it is asked for: on hover, focus or touch of a link to it. */
export const preloadRoute = (path: string): void =>
  ROUTES.find((route) => route.path === path)?.page?.preload()
