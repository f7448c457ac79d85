import guide from 'virtual:guide'
import { SiteFooter } from '@/components/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/SiteHeader/SiteHeader'
import { Corrections } from '@/components/Corrections/Corrections'
import { NotFound } from '@/components/NotFound/NotFound'
import { Profile } from '@/components/Profile/Profile'
import { StanceArticle } from '@/components/StanceArticle/StanceArticle'
import { candidateById, candidatesOf, lastUpdated, adjacent, raceOf, sourcesOf, stanceByName } from '@/data/guide'
import { Landing } from './Landing'
import { List } from './List'
import { useRoute, type Route } from './useRoute'

/** Every page of the app: head, what the route asks for, and foot. */
export function App() {
  const route = useRoute()
  const { election } = guide
  const candidate = route.parts[0] === 'profile' ? candidateById(guide, route.parts[1] ?? '') : undefined
  return (
    <>
      <SiteHeader title={election.title} />
      <main id="main" tabIndex={-1}>
        <Content {...route} />
      </main>
      <SiteFooter
        updated={candidate?.updated ?? lastUpdated(guide)}
        contact={election.contact}
        pageViewsEnabled={false}
      />
    </>
  )
}

function Content({ parts: [page, id, stance], fragment }: Route) {
  if (page === undefined) return <Landing />
  if (page === 'candidates') return <List key={fragment} asked={fragment} />
  if (page === 'profile' && id !== undefined) return <CandidatePage id={id} stance={stance} />
  if (page === 'corrections') return <CorrectionsPage />
  return <NotFound />
}

function CandidatePage({ id, stance: name }: { readonly id: string; readonly stance?: string }) {
  const electionDate = guide.election.date
  const candidate = candidateById(guide, id)
  if (!candidate) return <NotFound />
  if (name === undefined) {
    const race = raceOf(guide, candidate)
    const around = adjacent(candidatesOf(guide, race.id), candidate)
    const sources = sourcesOf(candidate)
    return <Profile candidate={candidate} race={race} electionDate={electionDate} sources={sources} {...around} />
  }
  const stance = stanceByName(candidate, name)
  if (!stance) return <NotFound />
  const around = adjacent(candidate.stances, stance)
  return <StanceArticle candidate={candidate} stance={stance} electionDate={electionDate} {...around} />
}

function CorrectionsPage() {
  const { corrections, contact } = guide.election
  const names = new Map(guide.candidates.map(({ id, name }) => [id, name]))
  return <Corrections corrections={corrections} contact={contact} names={names} />
}
