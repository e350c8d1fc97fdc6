// The better one first. The endings are those of the files that the build writes.
const offers = [
  { name: 'br', ending: '.br' },
  { name: 'gzip', ending: '.gz' },
]

/** The compressions of ours that a client takes, the better one first; `q=0` means that it does not. */
export function acceptedEncodings(acceptEncoding: string | undefined) {
  const accepted = new Set()
  for (const item of acceptEncoding?.split(',') ?? []) {
    const [name = '', ...parameters] = item.toLowerCase().split(';')
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (!isRefused) accepted.add(name.trim())
  }
  return offers.filter(({ name }) => accepted.has(name))
}
