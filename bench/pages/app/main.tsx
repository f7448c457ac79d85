/**
 * The guide as a client-rendered app with a hash router, as such sites are often made: one bundle with every word, and
 * nothing to read before it has come. Only the benchmark builds it, to hold the pages of the site against it.
 */
import '@/components/Theme/theme.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
