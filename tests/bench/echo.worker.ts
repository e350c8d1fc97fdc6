import { expose } from 'comlink'

const RAW = 'raw'

// The tests are compiled with the types of a page; this runs in a worker.
const send = globalThis.postMessage.bind(globalThis) as Worker['postMessage']

// Comlink leaves messages alone that are not its own.
globalThis.addEventListener('message', ({ data }) => {
  if (data === RAW) send(RAW, [])
})

expose({ echo: async (value: unknown) => value })
