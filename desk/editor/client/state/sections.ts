/** The pages of the editor, and the sections of fields on each. The catalog has the section of each field. */

/** Titles of the sections of each page, in the order shown, for each kind of file. */
export const sections = {
  candidate: {
    candidate: [
      'Candidate',
      'Statements',
      'Photograph',
      'Party',
      'Experience',
      'Links',
      'Sources and dates',
      'For editors',
    ],
  },
  election: {
    election: ['Name and date', 'Publisher', 'Corrections'],
    voting: ['When to vote', 'Where to vote', 'How to vote'],
    races: ['Races', 'Groups and areas', 'Topics'],
    questions: ['Ballot questions'],
    results: ['Results'],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>
