import type { LookupAddress } from 'node:dns'
import { createPublicLookup, PRIVATE_HOST } from './publicLookup'

const v4 = (address: string) => ({ address, family: 4 })
const v6 = (address: string) => ({ address, family: 6 })

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.0.1', '192.168.1.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'].map(v4),
  ...['::1', '::', 'fd00::1', 'fe80::1', '::ffff:10.0.0.1', '::ffff:7f00:1', 'ff02::1'].map(v6),
])('regards $address as private', async (address) => {
  await expect(resolve([v4('93.184.215.14'), address], true)).rejects.toMatchObject({ code: PRIVATE_HOST })
})

it.each([v4('93.184.215.14'), v4('172.32.0.1'), v4('192.1.0.1'), v6('2606:2800:21f:cb07:6820:80da:af6b:8b2c')])(
  'regards $address as public',
  async (address) => {
    expect(await resolve([address], true)).toEqual([[address]])
  },
)

async function resolve(addresses: readonly LookupAddress[], all: boolean) {
  const lookup = createPublicLookup((_host, _options, callback) => callback(null, [...addresses]))
  return new Promise((done, reject) => {
    lookup('host.example', { all }, (error, ...result) => (error ? reject(error) : done(result)))
  })
}

it('passes on public addresses, one or all', async () => {
  const addresses = [v4('93.184.215.14'), v4('93.184.215.15')]
  expect(await resolve(addresses, true)).toEqual([addresses])
  expect(await resolve(addresses, false)).toEqual(['93.184.215.14', 4])
})

it('fails if there is no address', async () => {
  await expect(resolve([], true)).rejects.toThrow('has no address')
})
