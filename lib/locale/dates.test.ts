import type * as Dates from './dates'

const load = (language: string) => {
  let dates: typeof Dates | undefined
  jest.isolateModules(() => {
    jest.doMock('./language', () => ({ language }))
    dates = jest.requireActual('./dates')
  })
  return dates!
}

it('writes spaces that every font has', () => {
  const { formatHours, formatDateRange } = load('en')
  expect(formatHours('07:00', '20:00')).toBe('7:00 am to 8:00 pm')
  expect(formatDateRange('2017-10-21', '2017-10-27')).toBe('Saturday, October 21 – Friday, October 27, 2017')
})

// The outlines of pages have dates and times in English, in Spanish and in Arabic.
it('uses the formats of the region, and the order of Chinese', () => {
  expect(load('en-GB').formatDate('2026-10-17')).toBe('17 October 2026')
  expect(load('en-GB').formatHours('07:00', '20:00')).toBe('07:00 to 20:00')
  expect(load('zh-Hans').formatLongDate('2017-11-07')).toBe('2017年11月7日星期二')
})

it('has its own names in Haitian Creole, which Intl does not know', () => {
  const creole = load('ht')
  expect(creole.formatDate('2017-11-01')).toBe('1ye novanm 2017')
  expect(creole.formatLongDate('2017-11-07')).toBe('madi 7 novanm 2017')
  expect(creole.formatDayOfWeek('2017-11-07')).toBe('madi')
  expect(creole.formatSourceDate('2017-10')).toBe('oktòb 2017')
  expect(creole.formatDateRange('2017-10-21', '2017-10-27')).toBe('samdi 21 oktòb – vandredi 27 oktòb 2017')
  expect(creole.formatDateRange('2017-12-30', '2018-01-02')).toBe('samdi 30 desanm 2017 – madi 2 janvye 2018')
  expect(creole.formatDateRange('2017-10-21', '2017-10-21')).toBe('samdi 21 oktòb 2017')
  expect(['00:00', '07:00', '12:00', '12:30', '17:05', '20:00'].map(creole.formatTime)).toEqual([
    'minwi',
    '7 è nan maten',
    'midi',
    '12 è 30 nan apremidi',
    '5 è 5 nan apremidi',
    '8 è nan aswè',
  ])
  expect(creole.formatTimeZone('America/New_York', '2017-11-07')).toBe('lè Lès')
  expect(creole.formatTimeZone('America/Halifax', '2017-11-07')).toBe('Atlantic Time')
})

it('accents dates in the pseudo-language', () => {
  const { formatLongDate: format, formatHours: formatRange } = load('en-XA')
  expect(format('2017-11-07')).toBe('Ţúúééšđááý, Ñóóṽééṁḃééŕ 7, 2017')
  expect(formatRange('07:00', '20:00')).toBe('7:00 ááṁ ţóó 8:00 ṗṁ')
})

it('rejects a language without page text', () => {
  expect(() => load('fr')).toThrow('There is no page text in the language "fr".')
})
