/** Connects the server with the page of the editor and the preview. */
import { readDrafts } from './server/files/readDrafts'
import { createRenderableReader } from './server/files/readRenderable'
import type { Services } from './services'

/**
 * Returns the parts of the editor.
 * @param folder name of the election's folder in `data/`. Omitted if there is no election yet
 */
export async function connectServices(root: string, folder?: string): Promise<Services> {
  const { bundleClient } = await import('./client/bundle')
  let renderer: ReturnType<typeof createRenderer> | undefined
  const getRenderer = () => (renderer ??= createRenderer())
  return {
    bundleClient: async () => {
      const files = await bundleClient()
      // After the page of the editor, which a person needs first. Failures are reported with the first preview.
      warmUp(getRenderer(), root, folder).catch(() => {})
      return files
    },
    renderPage: async (request) => (await getRenderer()).renderPage(request),
    cropPhoto: async (photo, name) => {
      const { cropUpload } = await import('./preview/cropUpload')
      return cropUpload(photo, name)
    },
  }
}

async function createRenderer() {
  const { createPageRenderer } = await import('./preview/createPageRenderer')
  const read = createRenderableReader()
  return createPageRenderer(({ root, folder, drafts }) => read(root, folder, drafts))
}

async function warmUp(renderer: ReturnType<typeof createRenderer>, root: string, folder?: string): Promise<void> {
  const language = folder === undefined ? undefined : readDrafts(root, folder, []).election.get(['language'])
  await (await renderer).warmUp(typeof language === 'string' ? language : undefined)
}
