/** @jest-environment node */
import { testReplacements } from '@/guide/testing/invalidEdits'

testReplacements(
  'election.yaml',
  [
    // Answers.
    ['id: lind', 'id: harbor', 'answers, item 2, id', 'a unique id', 'found: "harbor", which appears twice'],
    ['label: None of these', 'label: Harbor Library', 'answers, item 3, label', 'another answer'],
    [/ {6}- id: lind[^]*?other names\.\n/, '', 'questions, item 2, answers', 'at least two answers'],
    [
      '    advisory: true',
      '    yes: It is named.',
      'item 2, yes',
      'nothing, because the question has answers of its own',
    ],
    ['    advisory: true', '    kind: recall\n    person: Ann Poe', 'questions, item 2, kind', 'answers of its own'],
    ['answer: harbor', 'answer: sea', 'arguments, item 1, answer', 'one of harbor, lind, no-name', '"sea"'],
    ['        answer: harbor\n', '', 'arguments, item 1, answer', 'one of harbor, lind, no-name', 'found: nothing'],
    // Results.
    ['outcome: chosen', 'outcome: passed', 'library-name, outcome', 'one of chosen, none chosen, undecided'],
    ['outcome: chosen', 'outcome: none chosen', 'library-name, chosen', 'nothing, because the outcome is none chosen'],
    ['\n      chosen: harbor', '', 'library-name, chosen', 'one of harbor, lind, no-name', 'found: nothing'],
    ['chosen: harbor', 'chosen: sea', 'library-name, chosen', 'one of harbor, lind, no-name', '"sea"'],
    ['chosen: harbor', 'chosen: lind', 'library-name, chosen', 'the answer with the most votes', '402 votes, but 610'],
    ['no-name: 98', 'sea: 98', 'library-name, votes, sea', 'one of harbor, lind, no-name'],
    [/votes:\n +harbor: 610[^]*?98/, 'yes: 9', 'library-name, yes', 'nothing, because the question has answers'],
    ['yes: 812', 'votes: { harbor: 1 }', 'judge-lind, votes', 'nothing, because the question has no "answers"'],
    [
      '  sources: [returns]\n  editorNote',
      '  turnout: { ballots: 1109, sources: [returns] }\n  sources: [returns]\n  editorNote',
      'library-name',
      'found: 1110, but 1109 ballots',
    ],
  ],
  'showcase',
)
