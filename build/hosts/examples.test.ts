import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentTypes, headerTable } from '@/lib/server/headers'

/** What nginx writes itself: it adds the charset. */
const withoutCharset = (type: string) => type.replace(/; charset=utf-8$/, '')

it.each(['nginx.conf', 'Caddyfile'])('%s has every header, value and type of the header table', (name) => {
  const config = readFileSync(join(__dirname, name), 'utf8')
  const values = headerTable.flatMap(({ value, exceptions = [] }) => [
    value,
    ...exceptions.map((exception) => exception.value),
  ])
  const expected = [
    ...headerTable.map((header) => header.name),
    ...values.flatMap((value) => (value === undefined ? [] : [`"${value}"`])),
    ...Object.entries(contentTypes).flatMap(([extension, type]) => [extension, withoutCharset(type)]),
  ]
  expect(expected.filter((text) => !config.includes(text))).toEqual([])
})
