import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aCandidate, aGuide as createGuide, anElection } from '@/guide/testing/factories'
import type { Candidate, Election, Guide } from '@/guide/fields/published'
import { formatSecurityTxt, writeSecurityTxt } from './postbuild'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

const root = { basePath: '', siteUrl: undefined }

/** A guide with a contact and one candidate. */
function aGuide(election: Partial<Election> = {}, candidate: Partial<Candidate> = {}): Guide {
  return createGuide({
    election: { ...anElection, publisher: { contact: 'clerk@anytown.example' }, ...election },
    candidates: [aCandidate(candidate)],
  })
}

const readExpires = (guide: Guide) => /^Expires: (.*)$/m.exec(formatSecurityTxt(guide, root) ?? '')?.[1]

it('names the contact, the expiry date, the language and, if it is known, its own address', () => {
  const text = 'Contact: mailto:clerk@anytown.example\nExpires: 2018-11-06T00:00:00Z\nPreferred-Languages: en\n'
  expect(formatSecurityTxt(aGuide(), root)).toBe(text)
  expect(formatSecurityTxt(aGuide(), { basePath: '', siteUrl: 'https://guide.example' })).toBe(
    `${text}Canonical: https://guide.example/.well-known/security.txt\n`,
  )
})

it('links to a contact form', () => {
  const publisher = { contact: 'https://anytown.example/contact' }
  expect(formatSecurityTxt(aGuide({ publisher }), root)).toMatch(/^Contact: https:\/\/anytown\.example\/contact$/m)
})

it.each([
  ['the election', { date: '2017-11-07', updated: '2017-10-20' }, '2017-10-21', '2018-11-06T00:00:00Z'],
  ['the update of the election', { date: '2017-11-07', updated: '2024-01-02' }, '2017-10-21', '2024-12-31T00:00:00Z'],
  ['the update of a candidate', { date: '2017-11-07', updated: '2017-10-20' }, '2025-03-01', '2026-02-28T00:00:00Z'],
])('expires 364 days after %s if that is newest', (_, election, updated, expires) => {
  expect(readExpires(aGuide(election, { updated }))).toBe(expires)
})

it('does not exist without a contact, with a contact over HTTP, or under a base path', () => {
  expect(formatSecurityTxt(aGuide({ publisher: { contact: undefined } }), root)).toBeUndefined()
  expect(formatSecurityTxt(aGuide({ publisher: { contact: 'http://anytown.example/contact' } }), root)).toBeUndefined()
  expect(formatSecurityTxt(aGuide(), { basePath: '/guide', siteUrl: 'https://anytown.example' })).toBeUndefined()
})

it('is written only if the site must have it', () => {
  const out = createTemporaryFolder()
  writeSecurityTxt(out, aGuide({ publisher: { contact: undefined } }), root)
  expect(existsSync(join(out, '.well-known'))).toBe(false)
  writeSecurityTxt(out, aGuide(), root)
  expect(readFileSync(join(out, '.well-known', 'security.txt'), 'utf8')).toBe(formatSecurityTxt(aGuide(), root))
})
