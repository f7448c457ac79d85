/**
 * The client components of the site: modules that begin with `'use client'` and run in the browser with React. A page
 * ships React only if it uses one of them. build/static-html reads this list to decide which pages do, and a lint rule
 * rejects `'use client'` in any other file.
 * @type {readonly ClientComponent[]}
 *
 * @typedef {object} ClientComponent
 * @property {string} file path from the project's root
 * @property {string} [island] exported script that starts the component without the runtime of Next.js, if all client
 *   components of the page have one
 * @property {(page: string, env: { readonly gaId?: string }) => boolean} isOn true if a page uses the component. `page` is the exported file, like `profile/ada/index.html`.
 */
export const clientComponents = [
  {
    file: 'components/ballot/MyBallot/MyBallot.tsx',
    island: 'myBallot.js',
    isOn: (page) => page === 'my-ballot/index.html',
  },
  { file: 'components/page/PageViews/PageViews.tsx', isOn: (_page, { gaId }) => gaId !== undefined },
]
