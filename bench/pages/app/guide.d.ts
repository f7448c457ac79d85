/** The whole guide, as scripts/bench/buildApp.ts puts it into the bundle. */
declare module 'virtual:guide' {
  import type { Guide } from '@/data/schema/published'

  const guide: Guide
  export default guide
}
