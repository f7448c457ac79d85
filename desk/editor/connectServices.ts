import { readDrafts } from './server/files/readDrafts'
import type { Services } from './services'

/** @param folder name of the election's folder in `data/`. Omitted if there is no election yet */
export async function connectServices(root: string, folder?: string): Promise<Services> {
  const { bundleClient } = await import('./client/bundle')
  let renderer: ReturnType<typeof createRenderer> | undefined
  const getRenderer = () => (renderer ??= createRenderer())
  const warmUp = async () => {
    const language = folder === undefined ? undefined : readDrafts(root, folder, []).election.get(['language'])
    await (await getRenderer()).warmUp(typeof language === 'string' ? language : undefined)
  }
  return {
    bundleClient: async () => {
      const files = await bundleClient()
      // After the page of the editor, which the user needs first. Failures are reported with the first preview.
      warmUp().catch(() => {})
      return files
    },
    renderPage: async (request) => (await getRenderer()).renderPage(request),
    cropPhoto: async (photo, name) => (await import('./preview/cropUpload')).cropUpload(photo, name),
  }
}

async function createRenderer() {
  return (await import('./preview/createPageRenderer')).createPageRenderer()
}
