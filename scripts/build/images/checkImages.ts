/** Validates the images that candidates' files name, by decoding them. */
import { join } from 'node:path'
import { isPhoto, maxPhotoSize } from '@/lib/photos'
import type { Problem } from '@/lib/problems'
import type { ElectionFiles } from '@/data/load/electionFiles'
import { imageFolder } from '@/data/load/readElection'
import { problemAt } from '@/data/load/readYaml'
import { mapInParallel } from '@/lib/mapInParallel'

/** A problem with an image, without its position. */
type ImageProblem = Required<Pick<Problem, 'expected' | 'found' | 'fix'>>

const photoFormats = new Set(['jpeg', 'png', 'webp'])
const expectedPhoto = 'a photograph: JPEG, PNG or WebP'
const expectedDrawing = 'an SVG image'
const fixDamage = 'Copy it from its source again, or save it again.'

/** Returns every problem with an image that exists. The candidates' files may be invalid. */
export async function checkImages({ root, candidates, images }: ElectionFiles): Promise<readonly Problem[]> {
  const named = candidates.flatMap(({ data }) => {
    const src = data.get(['src'])
    return typeof src === 'string' && images.has(src) ? [{ data, src }] : []
  })
  const problems = await mapInParallel(named, async ({ data, src }) => {
    const problem = await checkImage(join(root, imageFolder, src), isPhoto(src))
    return problem ? [problemAt(data, ['src'], problem.expected, `"${src}", ${problem.found}`, problem.fix)] : []
  })
  return problems.flat()
}

async function checkImage(path: string, shouldBePhoto: boolean): Promise<ImageProblem | undefined> {
  // Imported on demand, since it is slow and most elections have no images.
  const { default: sharp } = await import('sharp')
  const image = sharp(path, { failOn: 'error' })
  const expected = shouldBePhoto ? expectedPhoto : expectedDrawing
  const metadata = await image.metadata().catch(() => undefined)
  if (!metadata) return { expected, found: 'which is empty, damaged or not an image', fix: fixDamage }
  const { format, autoOrient } = metadata
  if (shouldBePhoto ? !photoFormats.has(format) : format !== 'svg')
    return {
      expected,
      found: `which is in ${format.toUpperCase()} format`,
      fix: 'Open it in an image editor and save it in an expected format. Renaming the file does not convert it.',
    }
  // Truncation is detected only by decoding the whole file.
  const decoded = await image
    .resize(maxPhotoSize.width / 10)
    .raw()
    .toBuffer()
    .catch(() => undefined)
  if (!decoded) return { expected, found: 'which is truncated or damaged', fix: fixDamage }
  return shouldBePhoto ? checkSize(autoOrient) : undefined
}

/** The 4:5 crop must be at least as large as the largest exported image, since images are not enlarged. */
function checkSize({ width, height }: { width: number; height: number }): ImageProblem | undefined {
  if (width >= maxPhotoSize.width && height >= maxPhotoSize.height) return undefined
  return {
    expected: `a photograph of at least ${maxPhotoSize.width} by ${maxPhotoSize.height} pixels`,
    found: `which has ${width} by ${height} pixels`,
    fix: 'Use a larger one. Enlarging it would only blur it.',
  }
}
