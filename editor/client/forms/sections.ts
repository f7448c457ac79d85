/** The pages of the editor, and the sections of fields on each. */

/** Fields under a heading. */
export interface Section {
  readonly title: string
  readonly fields: readonly string[]
}

/** The pages of each kind of file, with their sections in the order shown. */
export const sections = {
  candidate: {
    candidate: [
      {
        title: 'Candidate',
        fields: ['name', 'sortName', 'race', 'incumbent', 'ballotOrder', 'writeIn', 'withdrawn', 'otherRaces'],
      },
      { title: 'Statements', fields: ['stances', 'noStances', 'positions'] },
      { title: 'Photograph', fields: ['src', 'photoCredit', 'photoPermission'] },
      { title: 'Party', fields: ['party', 'partyYear', 'partySource', 'noParty'] },
      { title: 'Experience', fields: ['experience', 'experienceSources', 'language'] },
      { title: 'Links', fields: ['links'] },
      { title: 'Sources and dates', fields: ['sources', 'updated'] },
      { title: 'For editors', fields: ['confidence', 'editorNote'] },
    ],
  },
  election: {
    election: [
      {
        title: 'Name and date',
        fields: [
          'title',
          'name',
          'city',
          'state',
          'date',
          'timeZone',
          'language',
          'nonpartisan',
          'updated',
          'legacyRoutes',
        ],
      },
      { title: 'Publisher', fields: ['publisher'] },
      { title: 'Corrections', fields: ['corrections'] },
    ],
    voting: [
      { title: 'When', fields: ['when'] },
      { title: 'Where', fields: ['where'] },
      { title: 'How', fields: ['how'] },
    ],
    races: [
      { title: 'Races', fields: ['races'] },
      { title: 'Groups and areas', fields: ['groups', 'areas'] },
      { title: 'Topics', fields: ['topics'] },
    ],
    questions: [{ title: 'Ballot questions', fields: ['questions'] }],
    results: [{ title: 'Outcomes', fields: ['results'] }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Section[]>>>>
