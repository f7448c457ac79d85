import { testReplacements } from '@/guide/testing/invalidEdits'

testReplacements(
  'election.yaml',
  [
    // Answers.
    ['id: lind', 'id: harbor', 'answers, item 2, id', 'Another one has the address “harbor”, too.'],
    ['label: None of these', 'label: Harbor Library', 'answers, item 3, label', 'The question has the answer “Harbor'],
    [/ {6}- id: lind[^]*?other names\.\n/, '', 'questions, item 2, answers', 'at least two answers'],
    ['    advisory: true', '    yes: It is named.', 'item 2, yes', 'This question has other answers than yes and no.'],
    ['    advisory: true', '    kind: recall\n    person: Ann Poe', 'questions, item 2, kind', 'This question has'],
    ['answer: harbor', 'answer: sea', 'arguments, item 1, answer', 'Choose the answer that the argument is about'],
    ['        answer: harbor\n', '', 'arguments, item 1, answer', 'Choose the answer that the argument is about'],
    // Results.
    ['outcome: chosen', 'outcome: passed', 'library-name, outcome', 'one of chosen, none chosen, undecided'],
    ['outcome: chosen', 'outcome: none chosen', 'library-name, chosen', 'The outcome is “none chosen”, so no answer'],
    ['\n      chosen: harbor', '', 'library-name, chosen', 'Choose the answer that voters have chosen: “harbor”'],
    ['chosen: harbor', 'chosen: sea', 'library-name, chosen', 'Choose the answer that voters have chosen: “harbor”'],
    ['chosen: harbor', 'chosen: lind', 'library-name, chosen', 'Another answer has more votes: 610, not 402.'],
    ['no-name: 98', 'sea: 98', 'library-name, votes, sea', 'The question has no answer “sea”.'],
    [/votes:\n +harbor: 610[^]*?98/, 'yes: 9', 'library-name, yes', 'This question has other answers than yes and no.'],
    ['yes: 812', 'votes: { harbor: 1 }', 'judge-lind, votes', 'Voters answer this question with yes or no.'],
    [
      '  sources: [returns]\n  editorNote',
      '  turnout: { ballots: 1109, sources: [returns] }\n  sources: [returns]\n  editorNote',
      'library-name',
      'This question has 1,110',
    ],
  ],
  'showcase',
)
