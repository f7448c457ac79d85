/** Pages of drafts for the frame of the preview, which sends no token. Their addresses cannot be guessed. */
import { randomBytes } from 'node:crypto'
import type { Draft, PreviewAnswer } from '../api'
import type { PageRequest, Rejected, Rendered, Services } from '../services'
import { RequestError } from './http/failures'

/** Older drafts are forgotten, with their pages. */
const maxSets = 20

export class Previews {
  readonly #sets = new Map<string, Omit<PageRequest, 'page'>>()

  constructor(readonly renderPage: Services['renderPage']) {}

  /** @throws RequestError if the guide does not have the page */
  async add(root: string, folder: string, drafts: readonly Draft[], page: string): Promise<PreviewAnswer> {
    const id = randomBytes(16).toString('hex')
    const set = { root, folder, drafts, base: `/preview/${id}/` }
    const result = await this.#render({ ...set, page })
    if ('problems' in result) return { problems: result.problems }
    this.#sets.set(id, set)
    const [oldest] = this.#sets.keys()
    if (this.#sets.size > maxSets && oldest !== undefined) this.#sets.delete(oldest)
    return { address: `${set.base}${page}`, gaps: result.gaps ?? [] }
  }

  /**
   * @param path of an address, like `/preview/3f9a/profile/ruiz/`
   * @throws RequestError if the drafts are forgotten or have problems, or if the guide does not have the page
   */
  async open(path: string): Promise<Rendered> {
    const [, id = '', page = ''] = /^\/preview\/([\da-f]{32})\/(.*)$/.exec(path) ?? []
    const set = this.#sets.get(id)
    if (!set) throw new RequestError(404, { message: 'This preview is old. Change the form to get a new one.' })
    const result = await this.#render({ ...set, page })
    if ('problems' in result) throw new RequestError(422, { message: 'The drafts have problems.', ...result })
    return result
  }

  async #render(request: PageRequest): Promise<Rendered | Rejected> {
    const result = await this.renderPage(request)
    if (result) return result
    throw new RequestError(404, { message: 'The guide does not have this page.' })
  }
}
