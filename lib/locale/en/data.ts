/** Text of the page with the open data, and of the feed of corrections. */
export const data = {
  title: 'Open Data',
  description: (guide: string) =>
    `Download the candidates, statements, results and sources of ${guide} as CSV or JSON.`,
  lead: 'You can download what this guide publishes, and use it in other programs. The files and the pages come from the same text.',
  tables: 'Tables',
  tablesNote: 'For spreadsheets, as CSV.',
  documents: 'Documents',
  documentsNote: 'For programs, as JSON.',
  /** What a file has, by its name. */
  files: {
    'candidates.csv': 'One row for each candidate in each race, with party, experience and result.',
    'statements.csv': 'One row for each key stance and each further position. The kind tells them apart.',
    'sources.csv': 'One row for each source. The other files refer to it by its id.',
    'results.csv':
      'One row for each candidate, ballot question and count of votes. The choice tells them apart. Empty until there are results.',
    'election.json': 'When, where and how to vote, the races, ballot questions, topics and results.',
    'candidates.json': 'Every candidate, with statements, replies, positions and results.',
    'sources.json': 'Every source. The other files refer to it by its id.',
    'schema.json': 'The JSON Schema, which describes every field of the documents.',
  } as Readonly<Record<string, string>>,
  /** Name of the link to the short list, next to a file of the same name. */
  shortName: (file: string) => `${file}, the short list`,
  short: 'The candidates who have not withdrawn, for programs that already use this list.',
  columns: 'Columns: {names}',
  fields: 'Fields: {names}',
  reading: 'How to read the files',
  rules: [
    'If something is not known or does not apply, its field is left out or its cell is empty.',
    'The schema says what each field means. A column of the same name means the same.',
    'Several ids in one cell have semicolons between them.',
    'Text is in UTF-8. CSV files begin with a byte order mark, so that Excel shows accents correctly.',
    'Some spreadsheets run a cell that begins with =, +, - or @. Such a cell gets an apostrophe in front. Remove it to get the exact text.',
  ],
  version: (version: string) =>
    `The format has version ${version}. A later version 1 may add fields, values, and columns at the end. It takes none away and renames none. Other changes get new addresses.`,
  license: 'May I use the data?',
  noLicense:
    'The program code of this guide is free to use under the MIT License. No license has been set for the data. The data gives the source of each fact. The summaries are our own words. Quotations and photographs may belong to others.',
  attribution: 'If you use the data, please name this guide, its sources and the date of the data.',
  ask: 'Do you want to publish our texts? Ask us: {contact}.',
  changes: 'Changes of substance are listed under {corrections}.',
  corrections: 'corrections',
  feed: {
    title: (guide: string) => `Corrections: ${guide}`,
    correction: (date: string, candidate: string | undefined) =>
      candidate === undefined ? `Correction of ${date}` : `${candidate}: correction of ${date}`,
    link: 'Follow the corrections in a feed reader (Atom)',
  },
}
