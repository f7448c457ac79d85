/**
 * Entry point of the guide as a client-rendered app with a hash router: one bundle with all content, and nothing to
 * read until it has run. Only the benchmark builds it, for comparison.
 */
import '@/components/Theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

const container = document.getElementById('root')
if (!container) throw new Error('index.html has no #root element.')
createRoot(container).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
