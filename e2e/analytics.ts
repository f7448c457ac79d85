/** A stand-in for Google's script, and the page views that it is given. */
import type { Page } from 'playwright/test'

/** A page view as it is reported. */
export interface View {
  page_path: string
  page_title: string
}

/** What Google's script does with its queue, as far as page views go: its own on `config`, and those it is given. */
const stub = `
  const take = (command) => {
    if (command[0] === 'config' && command[2]?.send_page_view !== false) reportView({ page_path: 'automatic' })
    if (command[0] === 'event' && command[1] === 'page_view') reportView(command[2])
  }
  const { push } = dataLayer
  dataLayer.push = (...commands) => { commands.forEach(take); return push.apply(dataLayer, commands) }
  dataLayer.forEach(take)
`

/** Puts the stand-in in place; the views come in as they are reported. */
export async function stubAnalytics(page: Page): Promise<View[]> {
  const views: View[] = []
  await page.exposeFunction('reportView', (reported: View) => {
    views.push(reported)
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stub }),
  )
  return views
}

/** The view that a location must bring. */
export function view(path: string): View {
  return { page_path: path, page_title: `Page ${path} hit` }
}
