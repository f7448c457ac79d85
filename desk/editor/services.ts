/** Parts of the editor that its server calls. `scripts/edit.ts` connects them, and tests replace them. */
import type { GitHubOptions } from '@/desk/publish/github'
import type { PhotoFocus } from '@/lib/cropArea'
import type { InDrafts, PhotoAnswer, PreviewGap, Report } from './api'

export interface PageRequest extends InDrafts {
  readonly root: string
  /** Path of the page or file without a slash at its start, like `profile/ruiz/`. Empty for the landing page. */
  readonly page: string
  /** Path that links to other pages of the guide begin with, like `/preview/3f9a.../`. */
  readonly base: string
}

/** A page of the guide, or a file that a page loads or links to: its styles, an image, or open data. */
export interface Rendered {
  /** Media type. SVG images may contain scripts, so the server sends files with a policy that blocks everything. */
  readonly type: string
  readonly content: string | Uint8Array
  /** Sources of the styles of a page, for its policy, like `'self' 'sha256-...'`. Its images are from `'self'`. */
  readonly styleSources?: string
  /** Files with problems that a page shows in another form. */
  readonly gaps?: readonly PreviewGap[]
}

export type Rejected = Pick<Report, 'problems'>

export interface Services {
  /** Bundles the scripts of the editor's page by file name, of which `client.js` is the first, and its style sheet. */
  readonly bundleClient: () => Promise<{ readonly scripts: ReadonlyMap<string, string>; readonly styles: string }>
  /** Undefined if the guide has no such page or file. Requests with the same array of drafts share one reading. */
  readonly renderPage: (request: PageRequest) => Promise<Rendered | Rejected | undefined>
  /** Removes the metadata of a photograph, such as where it was taken. */
  readonly stripPhoto: (photo: Uint8Array) => Promise<{ readonly photo: Uint8Array } | Rejected>
  /** Crops a photograph as it will be published. */
  readonly cropPhoto: (photo: Uint8Array, focus: PhotoFocus) => Promise<Omit<PhotoAnswer, 'src'> | Rejected>
  /** How to ask GitHub for the progress of a publication. */
  readonly github: GitHubOptions
}
