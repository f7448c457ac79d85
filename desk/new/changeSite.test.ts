import { createFiles } from '@/guide/testing/createFiles'
import { changeSite, type SitePlace } from './changeSite'

/** Returns the site's file after a change, without its comments above. */
function change(site: string | undefined, election: string, place: SitePlace): string {
  const elections = { 'data/spring/election.yaml': '', 'data/fall/election.yaml': '' }
  const files = createFiles({ ...elections, ...(site !== undefined && { 'data/site.yaml': site }) })
  return Buffer.from(changeSite(files, election, place).after!)
    .toString()
    .replaceAll(/^# yaml-.*\n/gm, '')
}

it('archives the current election by itself when another becomes current', () => {
  const changed = change('# Ours.\ncurrent: spring # since May\n', 'fall', 'current')
  expect(changed).toBe('# Ours.\ncurrent: fall # since May\narchive: [spring]\n')
  expect(change(changed, 'spring', 'current')).toBe('# Ours.\ncurrent: spring # since May\narchive: [fall]\n')
})

it('creates the file with a link to its schema', () => {
  const files = createFiles({ 'data/spring/election.yaml': '', 'data/fall/election.yaml': '' })
  expect(Buffer.from(changeSite(files, 'spring', 'current').after!).toString()).toMatch(
    /^# yaml-language-server: [^]*\ncurrent: spring\n$/,
  )
})

it('adds an election to the archive of a site without a file, and removes it', () => {
  const archived = 'current: fall\narchive: [spring]\n'
  expect(change('current: fall\n', 'spring', 'archive')).toBe(archived)
  expect(change(archived, 'spring', 'archive')).toBe(archived)
  expect(change(archived, 'spring', 'none')).toBe('current: fall\n')
})

it('drops an archived election that no longer exists', () => {
  const archive = (names: string) => `current: fall\narchive: [${names}]\n`
  expect(change(archive('nowhere, spring'), 'spring', 'archive')).toBe(archive('spring'))
})

it('archives nothing if the election was current, or if none was', () => {
  expect(change(undefined, 'fall', 'current')).toMatch(/^current: fall$/m)
  expect(change('current: fall\n', 'fall', 'current')).toBe('current: fall\n')
})
