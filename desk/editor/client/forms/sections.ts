/** The pages of the editor, and the sections of fields on each. */

/** Fields under a heading. */
export interface Section {
  /** Omitted if the section is one group or list, whose label is the heading. */
  readonly title?: string
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
      { fields: ['links'] },
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
      { fields: ['publisher'] },
      { fields: ['corrections'] },
    ],
    voting: [{ fields: ['when'] }, { fields: ['where'] }, { fields: ['how'] }],
    races: [{ fields: ['races'] }, { title: 'Groups and areas', fields: ['groups', 'areas'] }, { fields: ['topics'] }],
    questions: [{ fields: ['questions'] }],
    results: [{ fields: ['results'] }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly Section[]>>>>
