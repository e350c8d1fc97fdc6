import { textTypes } from './text-types.mjs'

/** @typedef {import('../../src/head/server-rules').ServerRules} ServerRules */

const intro = `# Written by \`npm run headers\`; do not edit. For the http block of nginx: put it into
# /etc/nginx/conf.d/ and the build into /srv/nimble. See docs/deploy.md.
# No module beyond those of every nginx package: the .br files are sent by name.
`

// Only answers that carry the file may be kept: a 404 in /static/ may be there a moment later.
const keptStatus = '^(200|206|304)'

/** @param {string} path */
const asPattern = (path) => path.replaceAll('.', '\\.').replace(/\*$/, '')

// The address is that of the file which was sent, and may have got the ending .br.
/** @param {[path: string, cacheControl: string]} rule */
const cacheLine = ([path, value]) =>
  `    "~${keptStatus}${asPattern(path)}${path.endsWith('*') ? '' : '(\\.br)?$'}" "${value}";`

/** @param {ServerRules} rules */
const maps = ({ cacheRules, otherwise }) =>
  `map $http_accept_encoding $nimble_br {
    default "";
    "~*(^|[\\s,])br(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" .br;
}

map $status$uri $nimble_encoding {
    default "";
    "~^(200|206|304|404)/.*\\.br$" br;
}

map $status$uri $nimble_cache {
    default "${otherwise}";
${cacheRules
  .filter(([, value]) => value !== otherwise)
  .map(cacheLine)
  .join('\n')}
}
`

/** @param {[ending: string, type: string]} entry */
const textLocation = ([ending, type]) =>
  `    location ~ \\.${ending}$ { types { } default_type "${type}"; try_files $uri$nimble_br $uri =404; }`

/** @param {ServerRules} rules */
const addedHeaders = ({ securityHeaders }) =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `    add_header ${name} "${value}" always;`)
    .join('\n')

/** @param {ServerRules} rules */
const server = (rules) => `server {
    listen 8080;
    root /srv/nimble;
    server_tokens off;
    absolute_redirect off;
    gzip_static on;
    # Everything is compressed already; this one would compress the .br files again.
    gzip off;
    error_page 404 /404.html;
    # An address that cannot be decoded is one that is not there.
    error_page 400 =404 /404.html;

    # No location may have an add_header of its own: it would lose all of these.
${addedHeaders(rules)}
    add_header Cache-Control $nimble_cache always;
    add_header Content-Encoding $nimble_encoding always;
    add_header Vary Accept-Encoding always;

    if ($request_method !~ ^(GET|HEAD)$) { return 405; }

    # No slash at the end, and never another host: a browser takes /\\host for //host.
    rewrite ^/[/\\x5c]*(.+?)/+$ /$1 permanent;

    location ~* (^/_headers|\\.br|\\.gz)$|/\\. { return 404; }
${Object.entries(textTypes).map(textLocation).join('\n')}
    location ~ \\.[a-z0-9]+$ {
        types { image/png png; image/x-icon ico; audio/wav wav; font/woff2 woff2; }
        default_type application/octet-stream;
        try_files $uri =404;
    }

    # A page: /calculator is calculator.html.
    location = / { types { } default_type "${textTypes['html']}"; try_files /index.html$nimble_br /index.html =404; }
    location / { types { } default_type "${textTypes['html']}"; try_files $uri.html$nimble_br $uri.html =404; }
}
`

/**
 * The site as a server of nginx, with the compressed files of the build.
 * @param {ServerRules} rules
 */
export const nginxConfig = (rules) => [intro, maps(rules), server(rules)].join('\n')
