/** A stub of Google's script that records page views. */
import { expect, type Page } from 'playwright/test'

interface PageView {
  page_path: string
  page_title: string
  /** Address of the page, without query and fragment. */
  page_location?: string
  /** Scheme and host of the previous page. */
  page_referrer?: string
}

/** Reports page views as Google's script does: automatic ones on `config`, and those of `page_view` events. */
const stub = `
  const handle = (command) => {
    if (command[0] === 'config' && command[2]?.send_page_view !== false) reportView({ page_path: 'automatic' })
    if (command[0] === 'event' && command[1] === 'page_view') reportView(command[2])
  }
  const { push } = dataLayer
  dataLayer.push = (...commands) => { commands.forEach(handle); return push.apply(dataLayer, commands) }
  dataLayer.forEach(handle)
`

/** Replaces Google's script. The returned list grows with every page view. */
export async function stubAnalytics(page: Page): Promise<PageView[]> {
  const views: PageView[] = []
  await page.exposeFunction('reportView', (view: PageView) => {
    views.push(view)
  })
  await page.route('https://www.googletagmanager.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stub }),
  )
  return views
}

/** The page view that a path must cause, as an expectation. Addresses never have a query or a fragment. */
export function viewOf(path: string): object {
  return {
    page_path: path,
    page_title: `Page ${path} hit`,
    page_location: expect.stringMatching(new RegExp(`^http://localhost:\\d+/guide${path}/?$`)),
    page_referrer: expect.stringMatching(/^(?:http:\/\/localhost:\d+\/)?$/),
  }
}

/** Complaints that a build with page views and the console log causes. */
export const analyticsComplaints = /^console log:|^elsewhere: https:\/\/www\.googletagmanager\.com/
