import { posix, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

type Bundle = Rolldown.OutputBundle

/** What `src/prerender.tsx` exports. */
interface PrerenderServer {
  pages: readonly { path: string; file: string; module?: string }[]
  render(page: PrerenderServer['pages'][number]): Promise<{ head: string; root: string }>
  siteFiles(): Record<string, string>
}

/** The script of a worker among the files of a build. */
const WORKER_SCRIPT = /static\/js\/[\w-]+\.worker-[\w-]+\.js$/

const linkAs = (rel: string, base: string) => (file: string) =>
  `<link rel="${rel}" crossorigin href="${base}${file}">`

/**
 * Links to the scripts, workers and styles that a module needs beyond those that the template names.
 * @param root of the project as Vite has it: with slashes on Windows too, as the ids of modules
 * @param base path at which the site stands
 * @param module from the root
 */
export function pageLinks(
  bundle: Bundle,
  template: string,
  { root, base, module }: { root: string; base: string; module: string },
): string {
  const id = posix.join(root, module)
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
  const workerScripts = Object.keys(bundle).filter((name) => WORKER_SCRIPT.test(name))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  const workers = new Set<string>()
  const missing = (file: string) => !template.includes(`${base}${file}"`)
  const visit = (file: string) => {
    const chunk = chunks.find((candidate) => candidate.fileName === file)
    if (!chunk || scripts.has(file)) return
    scripts.add(file)
    // Style sheets stand in the order of evaluation: the styles of a page override those of its parts.
    chunk.imports.forEach(visit)
    chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style))
    // What every page has, and the landing page, start their workers once the page has rested.
    if (!missing(file) || !module.startsWith('src/tools/')) return
    for (const name of workerScripts) if (chunk.code.includes(base + name)) workers.add(name)
  }
  const start = chunks.find((chunk) => chunk.moduleIds.includes(id))
  if (!start) throw new Error(`The build has no chunk for ${module}`)
  visit(start.fileName)
  return [
    ...[...styles].filter(missing).map(linkAs('stylesheet', base)),
    ...[...scripts].filter(missing).map(linkAs('modulepreload', base)),
    // A worker that is not announced comes only after the page has started: one more round trip before the first result.
    ...[...workers].map(linkAs('modulepreload', base)),
  ].join('\n    ')
}

/**
 * What the first paint needs comes first, and the modules with low priority: else a slow phone is busy with them
 * before it paints.
 */
function stylesBeforeScripts(html: string): string {
  const styles = html.match(/ *<link rel="stylesheet"[^>]*>\n/g)
  const firstScript = / *<script src=/
  if (!styles || !firstScript.test(html)) throw new Error('The page has no styles, or no script')
  const rest = styles.reduce((left, style) => left.replace(style, ''), html)
  return rest
    .replace(firstScript, (first) => styles.join('') + first)
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')
    .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
}

/** The template with a page's head tags, links and visible content in it. */
async function pageHtml(
  server: PrerenderServer,
  page: PrerenderServer['pages'][number],
  template: string,
  links: string,
): Promise<string> {
  const { head, root } = await server.render(page)
  const html = template
    .replace('<!--app-head-->', () => head)
    // The links stand last: what belongs to a page may override what belongs to all.
    .replace('</head>', () => `  ${links}\n  </head>`)
    .replace('<div id="root"></div>', () => root)
  if (!html.includes(root)) throw new Error(`${page.path} lost its content`)
  return stylesBeforeScripts(html)
}

/**
 * Writes each page of `src/prerender.tsx` as an HTML file of its own, with its head tags, its
 * visible content, and links to its script and style sheet; and the site files of the configuration.
 * @param ssrDir where the server build has put `prerender.js`
 */
export function prerenderPages(ssrDir: string): Plugin {
  let root = ''
  let base = ''
  return {
    name: 'nimble-prerender',
    enforce: 'post',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      root = config.root
      base = config.base
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const shell = bundle['index.html']
        if (shell?.type !== 'asset') throw new Error('The client build has no index.html')
        const template = String(shell.source)
        const entry = pathToFileURL(resolve(root, ssrDir, 'prerender.js')).href
        // The server build is ours: its exports are those of src/prerender.tsx.
        const server = (await import(entry)) as PrerenderServer
        for (const page of server.pages) {
          const { module } = page
          const links = module ? pageLinks(bundle, template, { root, base, module }) : ''
          const source = await pageHtml(server, page, template, links)
          if (page.file === 'index.html') shell.source = source
          else this.emitFile({ type: 'asset', fileName: page.file, source })
        }
        // Each language but English has a landing page of another name.
        if (server.pages.every(({ file }) => file !== 'index.html')) delete bundle['index.html']
        for (const [fileName, source] of Object.entries(server.siteFiles())) {
          this.emitFile({ type: 'asset', fileName, source })
        }
      },
    },
  }
}
