/**
 * Addresses with slashes too many, in front or at the end, as a regular expression that JavaScript,
 * nginx and Caddy read alike. It is for the raw target of the request line: a decoded one would lose
 * the meaning of `%3F`, and a decoded tab in front of a second slash would lead to another site. The
 * address without them is `/` and the three groups; it never begins with two slashes, and `\\x5c`, the
 * backslash, counts as one, as it does for browsers.
 */
export const extraSlashes = String.raw`^(?:[/\x5c][/\x5c]+([^?]*?)/*|/([^?/\x5c][^?]*?)/+)(\?.*)?$`

/** What lies in the build but is not for visitors, by decoded path; file systems may ignore case. */
export const hiddenPaths = String.raw`^/+(_headers|404(\.html)?)$|\.(br|gz)$|[/\x5c]\.`

/** Answered with 200 while the server is up, for what watches over it. */
export const healthPath = '/healthz'
