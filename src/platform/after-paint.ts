/**
 * Runs it in a task of its own: browsers show first what the present event has changed. Returns how to cancel it.
 * Neither a timer nor a frame, which rest while the page is hidden.
 */
export function afterPaint(run: () => void): () => void {
  const { port1, port2 } = new MessageChannel()
  const close = () => port1.close()
  port1.addEventListener('message', () => {
    close()
    run()
  })
  port1.start()
  port2.postMessage(null)
  return close
}
