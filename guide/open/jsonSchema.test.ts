import { buildOpenDataSchema } from './formats'

const address = 'https://guide.example/data/v1/schema.json'

/** Every description in the schema under the path of its field. */
function listDescriptions(node: unknown, path: string): [path: string, description: string | undefined][] {
  if (typeof node !== 'object' || node === null) return []
  const { properties = {}, ...rest } = node as { properties?: Record<string, { description?: string }> }
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, string | undefined][] => [
      [`${path}.${name}`, field.description],
      ...listDescriptions(field, `${path}.${name}`),
    ]),
    ...Object.entries(rest).flatMap(([key, inner]) => listDescriptions(inner, `${path}.${key}`)),
  ]
}

it('describes every field to readers of the data', () => {
  const descriptions = listDescriptions(buildOpenDataSchema(address), '')
  expect(descriptions.length).toBeGreaterThan(150)
  const unsuitable = descriptions.filter(
    ([, text]) => !text || /leave out|\.yaml|required|never published|in this file|put /i.test(text),
  )
  expect(unsuitable).toEqual([])
})
