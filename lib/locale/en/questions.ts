/** Text about ballot questions. */

export const questions = {
  listTitle: 'Ballot questions',
  /** The choices, under the name of a question on the ballot. */
  yesOrNo: 'Yes or no',
  oneAnswer: 'Choose one answer',
  /** A question with its number on the ballot, if known. */
  name: (title: string, number: string | undefined) => (number === undefined ? title : `Question ${number}: ${title}`),
  /** The question in one or two words, for small places. */
  label: (number: string | undefined) => (number === undefined ? 'Ballot question' : `Question ${number}`),
  pageTitle: (name: string, city: string) => `${name} – ${city} ballot question`,
  description: (name: string, city: string, date: string) =>
    `Ballot question in ${city} on ${date}. ${name}. What a yes or a no vote means, with sources.`,
  /** For a question with answers of its own. */
  descriptionOfAnswers: (name: string, city: string, date: string) =>
    `Ballot question in ${city} on ${date}. ${name}. What each answer means, with sources.`,
  back: 'All ballot questions',
  onBallot: (date: string) => `On the ballot of ${date}.`,
  summary: 'In plain words',
  summaryNote: "This is the editors' summary.",
  yes: 'Yes',
  no: 'No',
  meaning: 'What a yes or a no vote means',
  yesMeaning: 'A yes vote means',
  noMeaning: 'A no vote means',
  notKnown: 'Not known.',
  /** Heading of the answers of a question that are not yes and no. */
  answers: 'The answers on the ballot',
  notExplained: 'This guide does not explain this answer.',
  cost: 'Cost',
  arguments: 'Arguments',
  for: 'For',
  against: 'Against',
  by: (name: string) => `Argument by ${name}.`,
  byOn: (name: string, answer: string) => `Argument by ${name}, on the answer “${answer}”.`,
  noArgument: { for: 'This guide has no argument for it.', against: 'This guide has no argument against it.' },
  /** Under the heading of a side, if the question has answers of its own. */
  noArgumentOnAnswers: 'This guide has no such argument.',
  officialText: 'Official text',
  noOfficialText: 'This guide does not have the official text.',
  officialNote: 'This is the official text, word for word.',
  result: 'Result',
  notReported: 'Not reported yet',
  outcomes: {
    passed: 'Passed',
    failed: 'Did not pass',
    undecided: 'Not decided',
    retained: 'Retained',
    'not retained': 'Not retained',
    recalled: 'Recalled',
    'not recalled': 'Not recalled',
    'none chosen': 'No answer was chosen',
  },
  chosen: (answer: string) => `Chosen: ${answer}`,
  threshold: (share: string) => `Needed to pass: ${share}.`,
  /** Of a question with answers of its own. */
  thresholdOfAnswers: (share: string) => `Needed to be chosen: ${share}.`,
  advisory: 'This question is advisory: the result is not binding.',
  /** About questions on a person. */
  person: {
    retention: (name: string) => `This question is about whether ${name} stays in office.`,
    recall: (name: string) => `This question is about whether ${name} is removed from office.`,
    threshold: (share: string) => `Needed for yes: ${share}.`,
    profile: (name: string) => `Read about ${name}`,
  },
  yesVotes: 'Yes votes',
  noVotes: 'No votes',
  share: (votes: string, percent: string) => `${votes} (${percent})`,
  shares: 'Percentages are of the votes for these answers.',
  resultSources: 'Sources of the results',
  sources: 'Sources',
}
