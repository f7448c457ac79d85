import { aCandidate, aGuide } from '@/guide/testing/factories'
import { setGuide } from './testing/mockGuide'
import { listParams, renderDocument, routeFiles } from './testing/routes'

it('redirects legacy routes only if the election or an archived one has them', async () => {
  setGuide(aGuide())
  expect(await renderDocument('page.tsx')).not.toContain('hashchange')
  setGuide(aGuide({ site: { isArchived: false, hasLegacyRoutes: true, others: [] } }))
  expect(await renderDocument('page.tsx')).toContain('hashchange')
})

const dynamic = routeFiles.filter((file) => file.includes('[') && !file.startsWith('candidates/'))

it.each(dynamic)('%s has only a placeholder, which is not found, in an empty guide', async (file) => {
  const candidates = file === 'profile/[id]/page.tsx' ? [aCandidate()] : []
  setGuide(aGuide({ candidates }))
  expect(await listParams(file)).toHaveLength(candidates.length)
  const params = { id: 'no.id', stance: 'no.id', race: 'no.id', topic: 'no.id', questionnaire: 'no.id' }
  await expect(renderDocument(file, params)).rejects.toThrow('404')
})
