import guide from 'virtual:guide'
import { SiteFooter } from '@/components/SiteFooter/SiteFooter'
import { SiteHeader } from '@/components/SiteHeader/SiteHeader'
import { Corrections } from '@/components/Corrections/Corrections'
import { NotFound } from '@/components/NotFound/NotFound'
import { Profile } from '@/components/Profile/Profile'
import { StanceArticle } from '@/components/StanceArticle/StanceArticle'
import { buildProfile, buildStancePage } from '@/data/candidateFacts'
import { paths } from '@/lib/paths'
import { findCandidate, findLastUpdate, findStance } from '@/data/guide'
import { Landing } from './Landing'
import { List } from './List'
import { useRoute, type Route } from './useRoute'

/** The whole app: header, the content of the current route, and footer. */
export function App() {
  const route = useRoute()
  const { election } = guide
  const candidate = route.segments[0] === 'profile' ? findCandidate(guide, route.segments[1] ?? '') : undefined
  return (
    <>
      <SiteHeader
        title={election.title}
        path={route.segments.length === 0 ? paths.home : undefined}
        isOver={election.results !== undefined}
      />
      <main id="main" tabIndex={-1}>
        <Content {...route} />
      </main>
      <SiteFooter
        updated={candidate?.updated ?? findLastUpdate(guide)}
        contact={election.publisher?.contact}
        pageViewsEnabled={false}
      />
    </>
  )
}

function Content({ segments: [page, id, stance], fragment }: Route) {
  if (page === undefined) return <Landing />
  if (page === 'candidates') return <List key={fragment} raceId={fragment} />
  if (page === 'profile' && id !== undefined) return <CandidatePage id={id} stance={stance} />
  if (page === 'corrections') return <CorrectionsPage />
  return <NotFound />
}

function CandidatePage({ id, stance: name }: { readonly id: string; readonly stance?: string }) {
  const candidate = findCandidate(guide, id)
  if (!candidate) return <NotFound />
  if (name === undefined) return <Profile {...buildProfile(guide, candidate)} />
  const stance = findStance(candidate, name)
  return stance ? <StanceArticle {...buildStancePage(guide, candidate, stance)} /> : <NotFound />
}

function CorrectionsPage() {
  const { corrections, publisher } = guide.election
  const names = new Map(guide.candidates.map(({ id, name }) => [id, name]))
  return <Corrections corrections={corrections} contact={publisher?.contact} names={names} />
}
