import { selectLinked } from '@/guide/ask/electionSummaries'
import type { SiteElection } from '@/guide/read/site'
import { findLanguagePath } from '@/lib/env'
import { languages as siteLanguages } from '@/lib/locale/language'
import { defaultLanguage } from '@/lib/locale/languages'
import type { Site } from './archive'
import { readFacts, type ElectionFacts } from './electionFacts'

/**
 * Reads the facts of an archived election.
 * @returns also everything that its files depend on, as text
 * @throws GuideError with every problem in the files of an election
 */
export async function describeElection(
  { name, path }: SiteElection,
  { elections, env, sources, images: imageDigests }: Site,
): Promise<{ readonly facts: ElectionFacts; readonly description: string }> {
  const { basePath, siteUrl, gaId, debug, plainExport } = env
  const facts = await readFacts(name, defaultLanguage)
  const { digest, languages, images } = facts
  const links = languages.map(async (language) => {
    const others = elections.filter((each) => each.name !== name).map((each) => readFacts(each.name, language))
    const { summary } = await readFacts(name, language)
    return selectLinked(
      summary,
      (await Promise.all(others)).map((each) => each.summary),
    )
  })
  const description = JSON.stringify({
    path,
    options: { basePath, siteUrl, gaId, debug, plainExport },
    sources,
    digest,
    images: images.map((image) => [image, imageDigests.get(image)]),
    languages,
    sitePaths: languages.map((language) => findLanguagePath(siteLanguages, language)),
    links: await Promise.all(links),
  })
  return { facts, description }
}
