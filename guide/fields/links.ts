/** Websites, accounts and contact details of a candidate. */
import type { z } from 'zod'
import { email, phone, url } from './addresses'
import { field } from './catalog'
import { fields } from './fields'

/** @param address of the accounts of a service, before the name */
const account = (label: string, headings: readonly string[], address?: string, help = '') =>
  field(url.optional(), label, help, { headings: [label, ...headings], account: address })

export const links = fields({
  website: field(url.optional(), 'Website', '', {
    headings: ['Website', 'Web site', 'Campaign website', 'homepage_url', 'Homepage'],
  }),
  email: field(email.optional(), 'Email', '', { headings: ['Email', 'E-mail', 'Email address'] }),
  phone: field(phone.optional(), 'Telephone', '', {
    headings: ['Phone', 'Telephone', 'Phone number'],
    wording: 'name',
  }),
  facebook: account('Facebook', ['facebook_page_url', 'Facebook page'], 'https://www.facebook.com/'),
  instagram: account('Instagram', ['instagram_url'], 'https://www.instagram.com/'),
  x: account('X', ['Twitter', 'twitter_username', 'X (Twitter)'], 'https://x.com/', 'Formerly Twitter.'),
  bluesky: account('Bluesky', ['bluesky_url', 'blue_sky_url'], 'https://bsky.app/profile/'),
  tiktok: account('TikTok', ['tiktok_url'], 'https://www.tiktok.com/@'),
  youtube: account('YouTube', ['youtube_profile', 'youtube_url']),
  linkedin: account('LinkedIn', ['linkedin_url']),
})

/** Kinds of links, in the order shown. */
export const linkKinds = Object.keys(links.shape) as readonly (keyof z.infer<typeof links>)[]
