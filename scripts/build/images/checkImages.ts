/** Looks into the pictures that candidates' files name, since only a program that knows pictures can. */
import { join } from 'node:path'
import { fullPhoto, isPhoto } from '@/lib/photos'
import type { CandidateFile } from '@/data/schema/candidateFile'
import type { Problem } from '@/lib/problems'
import type { ElectionFiles } from '@/data/load/electionFiles'
import { imageFolder } from '@/data/load/readElection'
import { problemAt } from '@/data/load/readYaml'
import { mapInParallel } from '@/lib/mapInParallel'

/** What is wrong with a picture, in an editor's words. */
interface Fault {
  readonly expected: string
  readonly found: string
  readonly fix: string
}

const photoTypes = new Set(['jpeg', 'png', 'webp'])
const photo = 'a photograph: JPEG, PNG or WebP'
const drawing = 'an SVG picture'
const again = 'Copy it from where it came once more, or save it anew.'

/** Every problem with a picture that is there. A candidate's file may have problems of its own. */
export async function checkImages({ root, candidates, images: pictures }: ElectionFiles): Promise<readonly Problem[]> {
  const named = candidates.flatMap(({ data }) => {
    const { src } = (data.value ?? {}) as Partial<CandidateFile>
    return typeof src === 'string' && pictures.has(src) ? [{ data, src }] : []
  })
  const problems = await mapInParallel(named, async ({ data, src }) => {
    const fault = await faultOf(join(root, imageFolder, src), isPhoto(src))
    return fault ? [problemAt(data, ['src'], fault.expected, `"${src}", ${fault.found}`, fault.fix)] : []
  })
  return problems.flat()
}

async function faultOf(path: string, shouldBePhoto: boolean): Promise<Fault | undefined> {
  // Loaded only where there is a picture, so that the check stays quick.
  const { default: sharp } = await import('sharp')
  const picture = sharp(path, { failOn: 'error' })
  const expected = shouldBePhoto ? photo : drawing
  const meta = await picture.metadata().catch(() => undefined)
  if (!meta) return { expected, found: 'which is empty, damaged, or no picture at all', fix: again }
  const { format, autoOrient } = meta
  if (shouldBePhoto ? !photoTypes.has(format) : format !== 'svg')
    return {
      expected,
      found: `which is of the type ${format.toUpperCase()}`,
      fix: 'Open it in a program for pictures and save it as one of these; a new name alone does not change it.',
    }
  const size = shouldBePhoto ? sizeFault(autoOrient) : undefined
  // A file that breaks off is found out only by reading it to its end.
  const whole = await picture
    .resize(fullPhoto.width / 10)
    .raw()
    .toBuffer()
    .catch(() => undefined)
  return whole ? size : { expected, found: 'which breaks off or is damaged', fix: again }
}

/** The largest part of 4 by 5 must fill the largest picture, since nothing is enlarged. */
function sizeFault({ width, height }: { width: number; height: number }): Fault | undefined {
  if (width >= fullPhoto.width && height >= fullPhoto.height) return undefined
  return {
    expected: `a photograph of at least ${fullPhoto.width} by ${fullPhoto.height} pixels`,
    found: `which has ${width} by ${height} pixels`,
    fix: 'Use a larger one. Enlarging it would only blur it.',
  }
}
