/**
 * Who may import whom. A bare name allows any way but an address; `type x`, `lazy x`, `url x` and
 * `glob x` allow that way alone. What is not listed is forbidden. Names are places or packages.
 */
export interface Place {
  name: string
  path: RegExp
  mayImport: readonly string[]
}

/** The libraries that a tool's domain may use. */
export const DOMAIN_LIBRARIES: Readonly<Record<string, readonly string[]>> = {
  'qr-generator': ['qrcode', 'qr'],
  calculator: ['decimal.js'],
  'color-picker': ['culori'],
}

/** Places whose files belong to one tool: only that tool may import them. */
export const TOOL_PLACES = [
  'answer',
  'opening',
  'domain',
  'worker-api',
  'client',
  'store',
  'page',
  'part',
  'tool-card',
  'card-readout',
]

const LOOKS = ['style', 'asset']
const WORKER_NEEDS = ['lib', 'domain', 'worker-api', 'adapter', 'comlink']
const BELOW_APP = ['registry', 'tool-type', 'site', 'ui', 'platform', 'lib', 'config']
const REACT_DOM = ['react', 'react-dom', 'react-router-dom']

export const PLACES: readonly Place[] = [
  { name: 'lib', path: /^src\/lib\/([a-z]+\/)?[^/]+\.ts$/, mayImport: ['lib'] },
  // The domain libraries come on top, by tool.
  {
    name: 'domain',
    path: /^src\/tools\/[^/]+\/domain\/([a-z]+\/)?[^/]+\.ts$/,
    mayImport: ['lib', 'domain'],
  },
  {
    name: 'worker-api',
    path: /^src\/tools\/[^/]+\/worker-api\.ts$/,
    mayImport: ['type domain', 'type lib'],
  },
  {
    name: 'client',
    path: /^src\/tools\/[^/]+\/client(-[a-z]+)?\.ts$/,
    // The domain by `import()` is the fallback where no worker can run.
    mayImport: [
      'type worker-api',
      'type domain',
      'lib',
      'lazy domain',
      'platform',
      'url worker',
      'url asset',
    ],
  },
  {
    name: 'store',
    path: /^src\/tools\/[^/]+\/(store(-[a-z-]+)?|phase-effects)\.ts$/,
    mayImport: ['store', 'domain', 'worker-api', 'client', 'lib', 'platform', 'zustand'],
  },
  {
    name: 'page',
    path: /^src\/tools\/[^/]+\/page\.tsx$/,
    mayImport: ['store', 'domain', 'part', 'lazy opening', 'ui', 'lib', 'react', ...LOOKS],
  },
  {
    // Comes lazily alone: it brings a library along.
    name: 'combobox',
    path: /^src\/tools\/[^/]+\/parts\/currency-search\.tsx$/,
    mayImport: ['store', 'domain', 'lib', 'ui', 'react', '@ariakit/react', ...LOOKS],
  },
  {
    name: 'card-readout',
    path: /^src\/tools\/[^/]+\/card-readout\.tsx$/,
    mayImport: ['domain', 'ui', 'lib', 'react', ...LOOKS],
  },
  {
    name: 'part',
    path: /^src\/tools\/[^/]+\/(parts\/[^/]+\.tsx?|[^/]+\.tsx)$/,
    mayImport: ['store', 'domain', 'part', 'ui', 'lazy combobox', 'lib', 'react', ...LOOKS],
  },
  {
    // What a tool answers in the box.
    name: 'answer',
    path: /^src\/tools\/[^/]+\/answer\.ts$/,
    mayImport: ['domain', 'answer-type', 'lib', 'url asset'],
  },
  { name: 'question', path: /^src\/tools\/[^/]+\/question\.ts$/, mayImport: [] },
  {
    // Fills its page with what the address carries.
    name: 'opening',
    path: /^src\/tools\/[^/]+\/opening\.ts$/,
    mayImport: ['type store', 'domain', 'opening-type', 'lib'],
  },
  { name: 'answer-type', path: /^src\/tools\/answer\.ts$/, mayImport: ['type lib'] },
  { name: 'opening-type', path: /^src\/tools\/opening\.ts$/, mayImport: [] },
  { name: 'tool-type', path: /^src\/tools\/tool\.ts$/, mayImport: ['type lib'] },
  { name: 'tool-card', path: /^src\/tools\/[^/]+\/tool\.ts$/, mayImport: ['type tool-type'] },
  { name: 'registry', path: /^src\/tools\/registry\.ts$/, mayImport: ['tool-card', 'tool-type'] },
  {
    name: 'ui',
    path: /^src\/ui\/([a-z]+\/)?[^/]+\.tsx?$/,
    mayImport: ['lib', 'platform', 'ui', 'react', 'react-dom', ...LOOKS],
  },
  {
    name: 'platform',
    path: /^src\/platform\/([a-z]+\/)?[^/]+\.ts$/,
    // A worker by address: that of `local-times`.
    mayImport: ['lib', 'platform', 'config', 'comlink', 'zustand', 'asset', 'url worker'],
  },
  { name: 'config', path: /^src\/config\.ts$/, mayImport: [] },
  {
    name: 'site',
    path: /^src\/site\/(hosting\/)?[^/]+\.ts$/,
    mayImport: ['lib', 'tool-type', 'registry', 'site', 'config'],
  },
  {
    // Comes when the box is first used, and brings the combobox along.
    name: 'answer-box',
    path: /^src\/app\/answers\/(box|answer-(box|field|list))\.tsx$/,
    mayImport: ['answer-box', 'app', ...BELOW_APP, '@ariakit/react', ...REACT_DOM, ...LOOKS],
  },
  {
    name: 'app',
    path: /^src\/app\/([a-z]+\/)?[^/]+\.tsx?$/,
    mayImport: [
      'app',
      'lazy answer-box',
      'type answer-box',
      'glob page',
      'glob card-readout',
      'glob answer',
      'glob question',
      'type answer-type',
      'opening-type',
      ...BELOW_APP,
      'zustand',
      ...REACT_DOM,
      ...LOOKS,
    ],
  },
  {
    name: 'main',
    path: /^src\/main\.tsx$/,
    mayImport: ['app', 'site', 'ui', 'platform', 'lib', ...REACT_DOM, ...LOOKS],
  },
  {
    name: 'prerender',
    path: /^src\/prerender\.tsx$/,
    mayImport: ['app', 'site', 'config', ...REACT_DOM],
  },
  {
    name: 'service-worker',
    path: /^src\/(sw|service-worker\/[^/]+)\.ts$/,
    mayImport: [
      'service-worker',
      'workbox-precaching',
      'workbox-range-requests',
      'workbox-routing',
    ],
  },
  { name: 'worker', path: /^workers\/[^/]+\.worker\.ts$/, mayImport: WORKER_NEEDS },
  {
    name: 'adapter',
    path: /^workers\/adapters\/[^/]+\.ts$/,
    mayImport: ['lib', 'type domain', 'client-zip'],
  },
  { name: 'types', path: /^src\/(vite-env|types\/[^/]+)\.d\.ts$/, mayImport: [] },
  {
    name: 'style',
    path: /^src\/(styles\/[^/]+\.css|((app|ui)(\/[a-z]+)?|tools\/[^/]+(\/parts)?)\/[^/]+\.module\.css)$/,
    mayImport: [],
  },
  { name: 'settings', path: /^(src|workers)\/tsconfig(\.[a-z]+)?\.json$/, mayImport: [] },
  { name: 'asset', path: /^src\/.+\.(svg|wav|mp3|json|woff2|txt)$/, mayImport: [] },
]
