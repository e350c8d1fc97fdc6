/** What a service worker answers to a message; undefined where it does not within the limit. */
export const askServiceWorker = (
  worker: ServiceWorker,
  message: string,
  limitMs: number,
): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }) => resolve(data))
    port1.start()
    setTimeout(resolve, limitMs)
    worker.postMessage(message, [port2])
  })
