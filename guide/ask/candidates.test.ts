import { loadEdited } from '@/guide/testing/fixtures'
import { toOpenData } from '@/guide/ask/candidates'
import type { Guide } from '@/guide/fields/published'

const ada = 'candidates/ada.yaml'
const find = ({ candidates }: Guide, id: string) => candidates.find((candidate) => candidate.id === id)

it('images made from a photograph share a name prefix, which the open data omits', () => {
  const edited = loadEdited(({ replace, write }) => {
    write('/public/img/Ada-1.png', 'a photograph')
    replace(ada, 'incumbent: true', 'src: Ada-1.png\nincumbent: true')
  })
  expect(find(edited, 'ada')?.src).toBe('Ada-1.png')
  expect(find(edited, 'ada')?.photo).toMatch(/^Ada-1-[0-9a-f]{6}$/)
  expect(find(edited, 'cy')).toMatchObject({ src: 'cy.svg', photo: undefined })
  expect(JSON.stringify(toOpenData(edited))).not.toMatch(/photo"|Ada-1-/)
})

it('images are not made from photographs in development', () => {
  const environment = jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' })
  const edited = loadEdited(({ replace, write }) => {
    write('/public/img/ada.png', 'a photograph')
    replace(ada, 'incumbent: true', 'src: ada.png\nincumbent: true')
  })
  environment.restore()
  expect(find(edited, 'ada')).toMatchObject({ src: 'ada.png', photo: undefined })
})
