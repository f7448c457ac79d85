/** Made-up results for the tests of table and bars. */
import { kinds, type Figures, type Results } from './measures'

const own: Figures = {
  scripts: 0,
  bytes: 9000,
  pageBytes: 8000,
  pictureBytes: 1000,
  largestPaint: 600,
  largestIsPicture: 0,
  shift: 0,
  race: 610,
  strayPaints: 0,
}

/** A site that keeps every bar just so. */
export const good: Results = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      site: own,
      export: { ...own, bytes: 150_000, largestPaint: 1234.6, largestIsPicture: 1 },
      floor: { bytes: 2000, largestPaint: 600 / 1.05, race: 610 / 1.05 },
      app: { ...own, bytes: 65_000, pageBytes: 64_000, largestPaint: 1200 },
    },
  ]),
) as Results

/** The same with other figures for this site's list. */
export function withList(figures: Figures): Results {
  return { ...good, list: { ...good.list, site: { ...own, ...figures } } }
}
