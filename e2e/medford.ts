/** What the tests expect of Medford's election of 2023. Another election has its own. */

/** Title of the guide. */
export const title = 'Medford City Elections'

/** The races in their order, with how many candidates and votes each has. */
export const races = [
  { id: 'cityCouncil', name: 'City Council', candidates: 12, vote: 'You can vote for up to 7.' },
  { id: 'schoolCommittee', name: 'School Committee', candidates: 7, vote: 'You can vote for up to 6.' },
  { id: 'mayor', name: 'Mayor', candidates: 2, vote: 'You can vote for 1.' },
] as const
