/** A small export for tests of hosts. Each file contains its own name. */
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { getHeaders } from '@/lib/server/headers'
import { writeFiles } from '@/lib/testing/temporaryFolder'

const compressible = [
  'index.html',
  '404.html',
  'es/index.html',
  'es/404.html',
  '2025-11-04/index.html',
  '2025-11-04/404.html',
  '2025-11-04/es/404.html',
  '2025-11-04/img/ada.svg',
  '2025-11-04/candidates.json',
  '2025-11-04/data/v1/election.json',
  'candidates/index.html',
  'profile/img/index.html',
  '_next/static/a.js',
  '_next/static/a.css',
  'img/ada.svg',
  'icon.svg',
  'favicon.ico',
  'candidates.json',
  'data/index.html',
  'data/v1/election.json',
  'data/v1/sources.csv',
  'corrections.atom',
  'manifest.webmanifest',
  'robots.txt',
  'sitemap.xml',
]

/** Every file, but for compressed copies. */
export const files: readonly string[] = [
  ...compressible,
  '_headers',
  '_redirects',
  'SHA256SUMS',
  '.well-known/security.txt',
  'icon-192.png',
  'share/ada.png',
  'img/photos/ada.avif',
  'img/photos/ada.webp',
  'img/photos/ada.jpg',
]

/** Addresses of the sample's files, except those that hosts must not serve. */
export const addresses = files
  .filter((file) => !/^_(?:headers|redirects)$/.test(file) && !file.endsWith('404.html'))
  .map((file) => `/${file.replace(/(^|\/)index\.html$/, '$1')}`)

/** Addresses of files with compressed copies. */
export const compressedAddresses = addresses.filter((path) => compressible.includes(toFile(path)))

/** Addresses to which hosts respond with the not-found page. */
export const wrongAddresses = [
  '/nowhere',
  '/nowhere/',
  '/nowhere.json',
  '/404.html',
  '/_headers',
  '/_redirects',
  '/profile/../_headers',
  '/./404.html',
  '//404.html',
  '//_headers',
  '/index.html.br',
  '/index.html.gz',
  '/img/',
  '/img/none.svg',
  '/share/none.png',
  '/_next/static/none.js',
  `/${'a'.repeat(300)}`,
]

const always = { Vary: 'Accept-Encoding' }

/** Writes the sample to a new folder. */
export function writeSampleSite(folder: string): void {
  writeFiles(folder, Object.fromEntries(files.map((file) => [file, file])))
  for (const file of compressible)
    writeFiles(folder, {
      [`${file}.br`]: brotliCompressSync(`${file} in br`),
      [`${file}.gz`]: gzipSync(`${file} in gzip`),
    })
}

/** Name of the file that a host sends for an address. */
export function toFile(address: string): string {
  return address.slice(1).replace(/(^|\/)$/, '$1index.html')
}

/** Headers that a host must send, or must not send if undefined. */
export function getExpectedHeaders(path: string): Record<string, string | undefined> {
  return {
    'Access-Control-Allow-Origin': undefined,
    'Cross-Origin-Opener-Policy': undefined,
    ...always,
    ...getHeaders(path),
  }
}
