import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import globalData from '@csstools/postcss-global-data'
import react from '@vitejs/plugin-react'
import customMedia from 'postcss-custom-media'
import { loadEnv, type Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { buildTexts } from './scripts/build/build-texts.ts'
import { buildDate } from './scripts/build/build-date.ts'
import {
  chunkFileNames,
  chunkGroups,
  compileHint,
  OF_EACH_PAGE,
  sharedGroups,
} from './scripts/build/chunk-groups.ts'
import { compressSite } from './scripts/build/compress.ts'
import { ownFrame, ownSpacing, ownTexts } from './scripts/build/languages.ts'
import { orderLayers } from './scripts/build/layer-order.ts'
import { minifyPublicScripts } from './scripts/build/minify-public.ts'
import { collectPackages, writeNotices } from './scripts/build/notices.ts'
import { prerenderPages } from './scripts/build/prerender.ts'
import { buildServiceWorker } from './scripts/build/service-worker.ts'
import { letAllRead } from './scripts/build/readable.ts'
import { siteCode } from './scripts/build/site-code.ts'
import { checkAddresses, repositoryAddress, siteSettings } from './scripts/build/site-settings.ts'
import { testProjects } from './scripts/check/test-projects.ts'
import { hostingSettings, hostOf } from './src/site/hosting/settings.ts'
import { languageOf, languagesBeside, LANGUAGES, PUBLISHED } from './src/site/languages.ts'

// The address is read here and not in src/config.ts, since its QR code is drawn at build time.
const env = loadEnv('production', import.meta.dirname)
const { siteUrl, basePath } = siteSettings(env)
checkAddresses(env)
const hosting = hostingSettings(env)

const manifest = JSON.parse(readFileSync(join(import.meta.dirname, 'package.json'), 'utf8'))

const built = buildDate(process.env['SOURCE_DATE_EPOCH'])

const languageId = languageOf(process.env)
const language = LANGUAGES[languageId]
/** In front of what it has for itself. */
const ownFolder = language.path && `${language.path}/`
const others = languagesBeside(languageId).map((id) => LANGUAGES[id].path)

// Each build has a folder of its own: another may run beside it.
const SSR_DIR = `node_modules/.cache/prerender-${process.pid}`

const output = {
  entryFileNames: 'static/js/[name]-[hash].js',
  chunkFileNames,
  assetFileNames: 'static/assets/[name]-[hash][extname]',
  // For workers too: a file that they share with pages must not differ by the empty line.
  postBanner: compileHint,
}

// The core of the package lacks the renderers, of which the site calls none.
const qrcodeOfCore = {
  find: /^qrcode$/,
  replacement: join(import.meta.dirname, 'node_modules/qrcode/lib/core/qrcode.js'),
}

// Measured: 0.4 kB of each page (brotli) are saved where constants stand in the place of their names.
const optimization = { inlineConst: { mode: 'all' as const } }

/** Packages of which the built site has something. */
const shipped = new Set<string>()

const forClient = (plugin: Plugin): Plugin => ({
  ...plugin,
  applyToEnvironment: ({ name }) => name === 'client',
})

export default defineConfig({
  base: basePath,
  define: {
    // One constant each: a build leaves out what its language does not need.
    __LANGUAGE__: JSON.stringify(language.tag),
    __LANGUAGE_PATH__: JSON.stringify(language.path),
    __LOCALE__: JSON.stringify(language.locale),
    __DIRECTION__: JSON.stringify(language.direction),
    __OTHER_LANGUAGES__: JSON.stringify(
      languagesBeside(languageId).map((id) => {
        const { tag, path, name } = LANGUAGES[id]
        const landing = basePath + path
        return { tag, landing, own: path ? `${landing}/` : landing, name }
      }),
    ),
    __BUILD_YEAR__: JSON.stringify(built.getUTCFullYear()),
    __BUILD_DATE__: JSON.stringify(built.toISOString()),
    __SITE_URL__: JSON.stringify(siteUrl),
    __SITE_CODE__: JSON.stringify(siteCode(siteUrl || 'https://')),
    __PRIVACY__: JSON.stringify(
      buildTexts(languageId).privacyText({
        basePath,
        adsHost: hostOf(hosting.adsFrameUrl),
        ratesHost: hostOf(hosting.ratesUrl),
        isOfLanguages: PUBLISHED.length > 1,
      }),
    ),
    __RATES_URL__: JSON.stringify(hosting.ratesUrl),
    __REPOSITORY__: JSON.stringify(repositoryAddress(manifest)),
    __VERSION__: JSON.stringify(manifest.version),
  },
  plugins: [
    react(),
    ownTexts(languageId),
    ownFrame(languageId),
    orderLayers(),
    prerenderPages(SSR_DIR),
    forClient(collectPackages(shipped)),
  ],
  resolve: { alias: [qrcodeOfCore] },
  optimizeDeps: { entries: ['index.html', 'src/tools/*/page.tsx', 'workers/*.worker.ts'] },
  worker: {
    format: 'es',
    plugins: () => [ownTexts(languageId), collectPackages(shipped)],
    rolldownOptions: {
      optimization,
      // The second and third are what Vite sets for pages: so what both share is the same file.
      output: {
        ...output,
        // A worker is answered by the service worker of its own address: that of the language, not of its page.
        entryFileNames: `${ownFolder}${output.entryFileNames}`,
        topLevelVar: true,
        comments: false,
        codeSplitting: { groups: sharedGroups },
      },
    },
  },
  css: {
    postcss: {
      plugins: [
        globalData({ files: [join(import.meta.dirname, 'src/styles/media.css')] }),
        customMedia({ preserve: false }),
        ...ownSpacing(languageId),
      ],
    },
  },
  // `npm run bytes` gives the sizes.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // All languages stand in one folder; English is built first.
    emptyOutDir: languageId === 'en',
  },
  builder: {
    // Else each build would have a list of packages of its own.
    sharedConfigBuild: true,
    async buildApp(builder) {
      for (const name of ['ssr', 'client']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
      rmSync(SSR_DIR, { recursive: true })
      const { publicDir, build } = builder.config
      await minifyPublicScripts(publicDir, build.outDir)
      await buildServiceWorker(build.outDir, { basePath, language: language.path, others }, [
        collectPackages(shipped),
      ])
      writeNotices(build.outDir, shipped, languageId !== 'en')
      // Any other mode is for a test: it need not be small.
      if (builder.config.mode === 'production') await compressSite(build.outDir)
      letAllRead(build.outDir)
      if (!siteUrl) {
        builder.config.logger.info(
          'Without VITE_SITE_URL the pages name no address of their own: no canonical links, no share images, no sitemap.',
        )
      }
    },
  },
  environments: {
    client: {
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, scripts, { hostType }) =>
            scripts.filter((script) => hostType === 'html' || !OF_EACH_PAGE.test(script)),
        },
        rolldownOptions: {
          optimization,
          output: { ...output, codeSplitting: { groups: chunkGroups } },
        },
      },
    },
    ssr: {
      build: {
        outDir: SSR_DIR,
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: 'src/prerender.tsx',
          output: { ...output, entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        },
      },
    },
  },
  test: {
    projects: testProjects,
    testTimeout: 60_000,
    // Vitest leaves one processor free, of two as well.
    maxWorkers: '100%',
  },
})
