import type { ElectionState, Publication } from '@/desk/editor/api'
import { readProject } from '@/guide/files/readProject'
import { describeChanges } from './describeChanges'
import { PublishError } from './obstacles'
import { openRepository } from './openRepository'
import { readVersions } from './readVersions'

/** Does not ask the site. Files are relative to the project's folder. `expected` is as in {@link describeChanges}. */
export async function readPublication(
  root: string,
  expected?: string,
): Promise<Pick<ElectionState, 'unpublished'> & { readonly publication: Publication }> {
  try {
    const repository = await openRepository(root)
    const unpublished = describeChanges(await readVersions(repository), readProject(root), expected)
    const { needsAuthor, published: commit } = repository
    return { unpublished, publication: { needsAuthor, ...(commit === undefined ? {} : { commit }) } }
  } catch (error) {
    if (!(error instanceof PublishError)) throw error
    return { publication: { needsAuthor: false, obstacle: error.obstacle } }
  }
}
