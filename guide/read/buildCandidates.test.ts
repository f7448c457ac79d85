/** @jest-environment node */
import { interview, notice } from '@/guide/testing/anytownSources'
import { loadEdited } from '@/guide/testing/copyElection'
import { toOpenData } from '@/guide/ask/guide'

const ada = 'candidates/ada.yaml'
const bob = 'candidates/bob.yaml'
const guide = loadEdited(() => {})

function candidate(id: string, { candidates } = guide) {
  return candidates.find((each) => each.id === id)
}

it('publishes party and party source', () => {
  const edited = loadEdited(({ replace }) => replace(ada, 'party: N/A', 'party: Democrat\npartySource: interview'))
  expect(candidate('ada', edited)).toMatchObject({ party: 'Democrat', partySource: interview })
  expect(candidate('bob', edited)).not.toHaveProperty('partySource')
})

it('publishes the reason for no stances', () => {
  const noStances = 'stances: []\nnoStances: { reason: did not respond, asOf: 2017-10-20 }\n\n'
  const edited = loadEdited(({ replace }) => replace(ada, /stances:\n[^]*?\n\n/, noStances))
  expect(candidate('ada', edited)).toMatchObject({
    stances: [],
    noStances: { reason: 'did not respond', asOf: '2017-10-20' },
  })
})

it('keeps a candidate who withdrew, with date and sources', () => {
  const edited = loadEdited(({ replace }) =>
    replace(bob, 'incumbent:', 'withdrawn: { date: 2017-10-01, sources: [notice] }\nincumbent:'),
  )
  expect(candidate('bob', edited)?.withdrawn).toEqual({ date: '2017-10-01', sources: [notice] })
  expect(candidate('ada', edited)?.withdrawn).toBeUndefined()
})

it('sorts the candidates of a race by surname, or by place on the ballot', () => {
  const mayors = (edited: typeof guide) => edited.candidates.slice(2).map(({ id }) => id)
  expect(mayors(guide)).toEqual(['cy', 'dee'])
  const edited = loadEdited(({ replace }) => {
    replace('candidates/cy.yaml', 'incumbent:', 'ballotOrder: 2\nincumbent:')
    replace('candidates/dee.yaml', 'incumbent:', 'ballotOrder: 1\nincumbent:')
  })
  expect(mayors(edited)).toEqual(['dee', 'cy'])
})

describe('generated images', () => {
  it('made from a photograph share a name prefix, which the open data omits', () => {
    const edited = loadEdited(({ replace, write }) => {
      write('/public/img/Ada-1.png', 'a photograph')
      replace(ada, 'incumbent: true', 'src: Ada-1.png\nincumbent: true')
    })
    expect(candidate('ada', edited)?.src).toBe('Ada-1.png')
    expect(candidate('ada', edited)?.photo).toMatch(/^Ada-1-[0-9a-f]{10}$/)
    expect(candidate('cy', edited)).toMatchObject({ src: 'cy.svg', photo: undefined })
    expect(JSON.stringify(toOpenData(edited))).not.toMatch(/photo"|Ada-1-/)
  })

  it('are not made from photographs in development', () => {
    const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
    const edited = loadEdited(({ replace, write }) => {
      write('/public/img/ada.png', 'a photograph')
      replace(ada, 'incumbent: true', 'src: ada.png\nincumbent: true')
    })
    environment.restore()
    expect(candidate('ada', edited)).toMatchObject({ src: 'ada.png', photo: undefined })
  })
})
