/** Gives the page a class for a while. Returns how to take it away before that. */
export function addBodyClass(name: string, durationMs: number): () => void {
  const remove = () => document.body.classList.remove(name)
  document.body.classList.add(name)
  const timer = setTimeout(remove, durationMs)
  return () => {
    clearTimeout(timer)
    remove()
  }
}
