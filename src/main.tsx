import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from './app/app'
import { logError } from './platform/log'
import './styles/tokens.css'
import './styles/base.css'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

const app = (
  <StrictMode>
    <BrowserRouter>
      <App />
    </BrowserRouter>
  </StrictMode>
)
// The development server does not prerender.
if (root.firstElementChild) {
  hydrateRoot(root, app, { onRecoverableError: (error) => logError('Hydration', error) })
} else {
  createRoot(root).render(app)
}
