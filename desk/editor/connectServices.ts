import type { Services } from './services'

/** @param folder name of the election's folder in `data/`. Omitted if there is no election yet */
export async function connectServices(
  root: string,
  folder?: string,
  github: Services['github'] = {},
): Promise<Services> {
  const { bundleClient } = await import('./client/bundle')
  let renderer: ReturnType<typeof loadRenderer> | undefined
  const renderPage: Services['renderPage'] = async (request) => (await (renderer ??= loadRenderer()))(request)
  return {
    bundleClient: async () => {
      const files = await bundleClient()
      // Bundling the site takes about a second, after the page of the editor, which the user needs first. The first
      // preview reports failures.
      if (folder !== undefined) renderPage({ root, folder, drafts: [], page: '', base: '' }).catch(() => {})
      return files
    },
    renderPage,
    github,
    stripPhoto: async (...photo) => (await import('./preview/cropUpload')).stripUpload(...photo),
    cropPhoto: async (...photo) => (await import('./preview/cropUpload')).cropUpload(...photo),
  }
}

async function loadRenderer() {
  return (await import('./preview/createPageRenderer')).createPageRenderer()
}
