/** The whole guide, which `buildApp.ts` embeds in the bundle. */
declare module 'virtual:guide' {
  import type { Guide } from '@/data/schema/published'

  const guide: Guide
  export default guide
}
