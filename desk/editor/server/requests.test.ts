/** @jest-environment node */
import { useEditor } from './testing/runEditor'

const editor = useEditor()

it.each([
  ['/api/check', 4_000_001],
  ['/api/photo?name=a.jpg', 30_000_001],
])('refuses a body of %s that is too large, and keeps running', async (path, size) => {
  const body = Buffer.alloc(size, 32)
  expect(await editor.current.send('POST', path, body)).toMatchObject({ status: 413 })
  const headers = { 'transfer-encoding': 'chunked' }
  expect(await editor.current.send('POST', path, body, headers)).toMatchObject({ status: 413 })
  expect(await editor.current.send('GET', '/api/election')).toMatchObject({ status: 200 })
})

it.each([
  ['/api/save', '{'],
  ['/api/save', '[]'],
  ['/api/save', '{"folder":"a","files":[{"path":7,"base":""}]}'],
  ['/api/check', '{"folder":"","drafts":[null]}'],
  ['/api/create', '{"election":{"city":7}}'],
  ['/api/preview', '{"folder":"","drafts":[]}'],
])('explains what is wrong with the body that %s gets: %s', async (path, body) => {
  const { status, json } = await editor.current.send('POST', path, body)
  expect(status).toBe(400)
  expect(json.message).toMatch(/^The body/)
})

it.each([
  ['PUT', '/api/save', 404],
  ['GET', '/api/save', 404],
  ['GET', '/api/constructor', 404],
  ['POST', '/', 405],
  ['GET', '/nothing', 404],
  ['GET', '//', 400],
])('answers %s %s with %i', async (method, path, status) => {
  expect(await editor.current.send(method, path)).toMatchObject({ status })
})
