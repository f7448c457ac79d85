import { toDownloadAddress } from './downloadAddress'

const google = 'https://docs.google.com/spreadsheets'

it.each([
  [`${google}/d/a-B_1/edit?usp=sharing#gid=7`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/d/a-B_1`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/u/1/d/a-B_1/view`, `${google}/d/a-B_1/export?format=xlsx`],
  [`${google}/d/e/2PACX-1/pubhtml`, `${google}/d/e/2PACX-1/pub?output=xlsx`],
  [`${google}/d/e/2PACX-1/pub?gid=7&single=true&output=csv`, `${google}/d/e/2PACX-1/pub?output=xlsx&gid=7&single=true`],
])('downloads the Google Sheet %s as a workbook', (address, expected) => {
  expect(toDownloadAddress(address).href).toBe(expected)
})

it.each([
  `${google}/d/a-B_1/export?format=csv&gid=7`,
  'https://city.example/candidates.csv?v=2',
  'https://docs.google.com.city.example/spreadsheets/d/abc/edit',
  'https://docs.google.com/document/d/abc/edit',
])('leaves the address %s as it is', (address) => {
  expect(toDownloadAddress(address).href).toBe(address)
})
