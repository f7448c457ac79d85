/** @jest-environment node */
import { testReports } from '@/guide/testing/invalidEdits'

const election = 'election.yaml'

testReports(
  [
    [
      'two races whose ids differ only in case',
      ({ replace }) => replace(election, 'id: PL-council', 'id: WARDEN'),
      ['races, item 3, id', 'found: "WARDEN", which differs from "warden" only in case'],
    ],
    [
      'a question with the id of a race',
      ({ replace }) => replace(election, 'id: question_2', 'id: warden'),
      ['questions, item 2, id', 'found: "warden", which appears twice'],
    ],
    [
      'two groups, areas or topics with one id',
      ({ replace }) => {
        replace(election, 'id: ward-2\n    name: Ward 2', 'id: ward-1\n    name: Ward 2')
        replace(election, 'id: mill', 'id: Ferry')
        replace(election, 'id: roads', 'id: library')
      },
      ['groups, item 4, id', 'areas, item 3, id', 'topics, item 2, id'],
    ],
    [
      'groups that do not exist',
      ({ replace }) => {
        replace(
          election,
          'id: warden\n    name: Warden\n    group: region',
          'id: warden\n    name: Warden\n    group: all',
        )
        replace(election, 'groups: [ward-2]', 'groups: [ward-9]')
        replace(election, 'to: 2026-10-15\n      group: port-larkin', 'to: 2026-10-15\n      group: port')
        replace(election, 'place: 12 Ferry Road\n      group: port-larkin', 'place: 12 Ferry Road\n      group: port')
        replace(election, 'title: Chickens in town\n    group: port-larkin', 'title: Chickens in town\n    group: port')
      },
      [
        'races, item 1, group',
        'areas, item 3, groups, item 1',
        'when, periods, item 2, group',
        'where, places, item 1, group',
        'questions, item 2, group',
        'expected: one of region, port-larkin, ward-1, ward-2, ward-3, school',
      ],
    ],
    [
      'a topic of a race that does not exist',
      ({ replace }) => replace(election, 'races: [school-board]', 'races: [school]'),
      ['topics, item 3, races, item 1', 'found: "school"'],
    ],
    [
      'a race without a number of votes, although a vote is held',
      ({ replace }) => replace(election, /    noVote:\n      reason: acclaimed\n      sources: .*\n/, ''),
      ['races, item 4, voteFor', 'Add a line "voteFor:", or "noVote:" if no vote is held.'],
    ],
    [
      'early voting that closes before it opens, and ends before it begins',
      ({ replace }) => {
        replace(election, 'closes: "18:30"', 'closes: "11:30"')
        replace(election, 'to: 2026-10-10', 'to: 2026-10-07')
      },
      ['periods, item 1, closes', 'a time after 12:00', 'periods, item 1, to', 'a date no earlier than 2026-10-08'],
    ],
    [
      'early voting after election day',
      ({ replace }) => replace(election, 'to: 2026-10-10', 'to: 2026-10-18'),
      ['periods, item 1, to', 'a date no later than election day, 2026-10-17'],
    ],
  ],
  'region',
)
