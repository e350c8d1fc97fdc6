import type { ServerRules } from '../../src/site/hosting/headers-file.ts'
import { extraSlashes, healthPath, hiddenPaths } from '../serve/addresses.ts'
import { textTypes } from '../serve/text-types.ts'

const intro = `# Written by \`npm run headers\`; do not edit. The build lies in /srv/nimble. See docs/deploy.md.
# With a name in place of :8080, such as nimble.example, Caddy fetches a certificate by itself.
`

const addedHeaders = ({ securityHeaders }: ServerRules) =>
  Object.entries(securityHeaders)
    .map(([name, value]) => `\t\t\t${name} "${value}"`)
    .join('\n')

/**
 * Paths that share a value share a line. Not for parts of files: that a range cannot be met is known
 * only once the headers are written.
 */
function cacheLines({ cacheRules, otherwise }: ServerRules) {
  const values = new Set(cacheRules.map(([, value]) => value))
  values.delete(otherwise)
  return [...values]
    .flatMap((value, index) => {
      const paths = cacheRules.filter((rule) => rule[1] === value).map(([path]) => path)
      const name = `@kept${index + 1}`
      const matcher = `\t\t${name} {\n\t\t\tpath ${paths.join(' ')}\n\t\t\tnot header Range *\n\t\t}`
      return [matcher, `\t\theader ${name} Cache-Control "${value}"`]
    })
    .join('\n')
}

const route = (
  rules: ServerRules,
) => `	# In this order. Outside a route Caddy would put the general Cache-Control last.
	route {
		header {
${addedHeaders(rules)}
			Cache-Control "${rules.otherwise}"
			Vary Accept-Encoding
		}

		# One slash in front and none at the end, and never another host: a browser takes /\\host for //host.
		@slashes vars_regexp slashes {http.request.uri} ${extraSlashes}
		redir @slashes /{re.slashes.1}{re.slashes.2}{re.slashes.3} 301

		respond ${healthPath} "ok" 200

${cacheLines(rules)}
		# Unknown to the tables of some systems.
		header /manifest.webmanifest Content-Type "${textTypes['webmanifest']}"

		@change not method GET HEAD
		error @change 405

		@hidden path_regexp (?i)${hiddenPaths}
		error @hidden 404

		# A page: /calculator is calculator.html.
		rewrite / /index.html
		try_files {path} {path}.html =404
		file_server {
			precompressed br gzip
		}
	}`

const errors = ({ otherwise }: ServerRules) => `	handle_errors {
		header Cache-Control "${otherwise}"
		@missing expression {err.status_code} == 404
		handle @missing {
			rewrite * /404.html
			file_server {
				precompressed br gzip
			}
		}
		respond "{err.status_code} {err.status_text}"
	}`

/** The site as a server of Caddy, with the compressed files of the build. */
export const caddyfile = (rules: ServerRules) =>
  `${intro}\n:8080 {\n\troot * /srv/nimble\n\n${route(rules)}\n\n${errors(rules)}\n}\n`
