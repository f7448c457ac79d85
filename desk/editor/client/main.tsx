// First, because it sets the order of the layers.
import './editor.css'
import { createRoot } from 'react-dom/client'
import type { Forms } from '@/guide/fields/forms'
import { createCall, readToken, reloadForToken } from './state/call'
import { EditorApp } from './views/EditorApp'

/** `bundleClient()` sets it. */
declare const FORMS: Forms

const token = readToken()
reloadForToken()
// A photograph that is dropped beside its input would replace the page.
for (const type of ['dragover', 'drop'] as const)
  window.addEventListener(type, (event) => {
    const isOnInput = event.target instanceof Element && event.target.matches('[type="file"]')
    if (event.dataTransfer?.types.includes('Files') && !isOnInput) event.preventDefault()
  })
const root = document.getElementById('root')
if (!root) throw new Error('The page has no element with the id "root".')
createRoot(root).render(
  token === undefined ? (
    <p>Open the address that npm run edit printed. This one has no key.</p>
  ) : (
    <EditorApp forms={FORMS} call={createCall(token)} />
  ),
)
