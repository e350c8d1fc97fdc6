import type { ServerRules } from '../../src/site/hosting/headers-file.ts'
import { extraSlashes, healthPath, hiddenPaths } from '../serve/addresses.ts'
import { textTypes } from '../serve/text-types.ts'

const intro = `# Written by \`npm run headers\`; do not edit. For the http block of nginx: put it into
# /etc/nginx/conf.d/ and the build into /srv/nimble. See docs/deploy.md.
# No module beyond those of every nginx package: the .br files are sent by name.
`

// Only answers that carry the whole file may be kept: a 404 in /static/ may be there a moment later,
// and whether a range can be met is not known yet when nginx evaluates the header.
const keptAnswer = '^whole(200|304)'

const asPattern = (path: string) => path.replaceAll('.', '\\.').replace(/\*$/, '')

// The address is that of the file which was sent, and may have got the ending .br.
const cacheLine = ([path, value]: [path: string, cacheControl: string]) =>
  `    "~${keptAnswer}${asPattern(path)}${path.endsWith('*') ? '' : '(\\.br)?$'}" "${value}";`

/** @param name of a header */
const variable = (name: string) => `$nimble_${name.toLowerCase().replaceAll('-', '_')}`

const headerMaps = ({ securityHeaders }: ServerRules) =>
  Object.entries({ ...securityHeaders, Vary: 'Accept-Encoding' })
    .map(
      ([name, value]) => `map $status ${variable(name)} { volatile; default "${value}"; 416 ""; }`,
    )
    .join('\n')

const maps = (rules: ServerRules) =>
  `map $http_range $nimble_asked {
    default part;
    "" whole;
}

map $nimble_asked:$http_accept_encoding $nimble_br {
    default "";
    "~*^whole:(.*[\\s,])?br(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" .br;
}

map $status$uri $nimble_encoding {
    volatile;
    default "";
    "~^(200|304|404)/.*\\.br$" br;
}

map $nimble_asked$status$uri $nimble_cache_control {
    volatile;
    default "${rules.otherwise}";
    "~^part416" "";
${rules.cacheRules
  .filter(([, value]) => value !== rules.otherwise)
  .map(cacheLine)
  .join('\n')}
}

# The answer to a range that cannot be met gets its headers twice: first as a 200, then as a 416.
${headerMaps(rules)}
`

const textLocation = ([ending, type]: [ending: string, type: string]) =>
  `    location ~ \\.${ending}$ { types { } default_type "${type}"; try_files $uri$nimble_br $uri =404; }`

const addedHeaders = ({ securityHeaders }: ServerRules) =>
  [...Object.keys(securityHeaders), 'Cache-Control', 'Vary']
    .map((name) => `    add_header ${name} ${variable(name)} always;`)
    .join('\n')

const server = (rules: ServerRules) => `server {
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
    add_header Content-Encoding $nimble_encoding always;

    if ($request_method !~ ^(GET|HEAD)$) { return 405; }

    # One slash in front and none at the end, and never another host: a browser takes /\\host for //host.
    if ($request_uri ~ "${extraSlashes}") { return 301 /$1$2$3; }

    location = ${healthPath} { access_log off; types { } default_type "${textTypes['txt']}"; return 200 ok; }
    location = /404.html { internal; types { } default_type "${textTypes['html']}"; try_files $uri$nimble_br $uri =404; }
    location ~* ${hiddenPaths} { return 404; }
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

/** The site as a server of nginx, with the compressed files of the build. */
export const nginxConfig = (rules: ServerRules) => [intro, maps(rules), server(rules)].join('\n')
