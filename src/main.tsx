import 'react-dom/client'

// Three tasks in place of one, so that a slow phone can paint and scroll between them: React has been
// evaluated, now the product is, then the page is hydrated.
const { start } = await import('./app/start')
start()
