import { z } from 'zod'
import { aSource, anUnlinkedSource } from '@/guide/testing/factories'
import { strictGroup, list } from '@/guide/fields/values'
import { text } from '@/guide/fields/text'
import { fact, privateField, sourceId } from '@/guide/fields/publicationRules'
import { toPublic } from './publishedGuide'

const sources = new Map([aSource, anUnlinkedSource].map((source) => [source.id, source]))

function parseAndPublish<Schema extends z.ZodType>(schema: Schema, data: unknown) {
  return toPublic(schema, schema.parse(data), sources)
}

it('removes private fields, however the schema wraps them', () => {
  const schema = strictGroup({
    name: text(),
    required: privateField(text()),
    optional: privateField(text()).optional().describe('Optional.'),
    wrapped: privateField(text().optional()),
    defaulted: privateField(text().default('default')),
    refined: privateField(text()).refine(() => true),
    nested: z.record(z.string(), list(strictGroup({ note: privateField(text()), id: text() }), 'items')),
  })
  const data = {
    name: 'a',
    required: 'b',
    optional: 'c',
    wrapped: 'd',
    refined: 'e',
    nested: { x: [{ note: 'f', id: 'g' }] },
  }
  expect(parseAndPublish(schema, data)).toEqual({ name: 'a', nested: { x: [{ id: 'g' }] } })
})

it('replaces source ids with sources, whatever the name of the field', () => {
  const schema = strictGroup({ evidence: sourceId.optional(), more: list(sourceId, 'ids'), id: text() })
  expect(parseAndPublish(schema, { evidence: 'minutes', more: ['interview'], id: 'interview' })).toEqual({
    evidence: anUnlinkedSource,
    more: [aSource],
    id: 'interview',
  })
})

it('throws if a source is missing', () => {
  expect(() => parseAndPublish(sourceId, 'nowhere')).toThrow('No source has the id "nowhere".')
})

it('removes uncertain facts, and keeps other fields with the same names', () => {
  const schema = strictGroup({ certainty: text(), facts: list(fact({ label: text() }), 'facts') })
  const aFact = (certainty: string) => ({ label: certainty, covers: 'state', certainty, sources: ['interview'] })
  expect(parseAndPublish(schema, { certainty: 'low', facts: ['none', 'low', 'medium'].map(aFact) })).toEqual({
    certainty: 'low',
    facts: [{ label: 'medium', covers: 'state', sources: [aSource] }],
  })
})

it('publishes no field of an object whose schema it cannot follow', () => {
  const schema = strictGroup({ either: z.union([text(), strictGroup({ note: privateField(text()) })]) })
  expect(parseAndPublish(schema, { either: { note: 'secret' } })).toEqual({ either: {} })
  expect(parseAndPublish(schema, { either: 'text' })).toEqual({ either: 'text' })
})
