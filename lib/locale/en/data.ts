/** Text of the page with the open data, and of the feed of corrections. */
export const data = {
  title: 'Open data',
  description: (guide: string) =>
    `Download the candidates, statements, results and sources of ${guide} as CSV or JSON.`,
  lead: 'You can download the content of this guide and use it in other programs. The files have the same content as the pages.',
  tables: 'Tables',
  tablesNote: 'For spreadsheets, as CSV.',
  documents: 'Documents',
  documentsNote: 'For programs, as JSON.',
  files: {
    'candidates.csv': 'One row for each candidate in each race, with party, experience and result.',
    'statements.csv':
      'One row for each key stance and each other position. The column named kind shows which one it is.',
    'sources.csv': 'One row for each source. The other files refer to sources by id.',
    'results.csv':
      'One row for each candidate, ballot question and vote count. The column named choice shows which one it is. Empty until there are results.',
    'election.json': 'When, where and how to vote, the races, ballot questions, topics and results.',
    'candidates.json': 'Every candidate, with statements, replies, positions and results.',
    'questionnaires.json': 'Questions that were put to several candidates, with the answers and who did not answer.',
    'sources.json': 'Every source. The other files refer to sources by id.',
    'election.nist.json':
      'The candidates, races, ballot questions and results in the format of a standard, NIST SP 1500-100 version 2.',
    'schema.json': 'The JSON Schema. It describes every field of the documents above.',
  } as Readonly<Record<string, string>>,
  /** Name of the link to the short list, next to a file of the same name. */
  shortName: (file: string) => `${file}, the short list`,
  short: 'The candidates who have not withdrawn, for programs that already use this list.',
  columns: 'Columns: {names}',
  fields: 'Fields: {names}',
  reading: 'How to read the files',
  rules: [
    'If something is not known or does not apply, its field is left out or its cell is empty.',
    'The schema describes each field. A column with the same name as a field means the same.',
    'If a cell has more than one id, semicolons separate them.',
    'Text is in UTF-8. CSV files begin with a byte order mark, so that Excel shows accents correctly.',
    'Some spreadsheet programs treat a cell that begins with =, +, - or @ as a formula. We put an apostrophe before it. Remove the apostrophe to get the exact text.',
  ],
  version: (version: string) =>
    `This is version ${version} of the format. A later version 1 may add fields, values, and columns at the end. It will not remove or rename any. Files with other changes will have new addresses.`,
  license: 'May I use the data?',
  code: 'The program code of this guide is free to use under the MIT License.',
  noLicense: 'No license has been set for the data. The summaries are our own words.',
  licensed: 'Our own words, such as the summaries, are under the license {license}.',
  others: 'The data names the source of each fact. Quotations and photographs may belong to others.',
  attribution: 'If you use the data, please name this guide, its sources and the date of the data.',
  ask: 'Want to republish our summaries? Ask us: {contact}.',
  changes: 'We list changes of substance under {corrections}.',
  corrections: 'corrections',
  /** Notes in the file that follows the standard. */
  nist: {
    source: 'This report comes from a guide for voters, not from an election authority.',
    note: (contest: string, sentence: string) => `${contest} – ${sentence}`,
    outcome: (outcome: string) => `${outcome}.`,
    notReported: 'Not reported yet.',
  },
  feed: {
    title: (guide: string) => `Corrections: ${guide}`,
    correction: (date: string, candidate: string | undefined) =>
      candidate === undefined ? `Correction of ${date}` : `${candidate}: correction of ${date}`,
    link: 'Follow the corrections in a feed reader (Atom)',
  },
}
