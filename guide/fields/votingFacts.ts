import type { z } from 'zod'
import { email, link, phone, url } from './addresses'
import { field } from './catalog'
import { date, time, strictGroup, list, oneOf } from './values'
import { raceId } from './ids'
import { editorialText, shortText } from './text'
import { fact } from './publicationRules'

const facts = <Shape extends z.ZodRawShape>(expected: string, shape: Shape) => list(fact(shape), expected)

const group = field(raceId.optional(), 'Group', 'The group that it applies to, if not to everyone.', {
  target: 'group',
})
/** Deadlines and ways to vote rarely apply to one group alone. */
const rareGroup = field(group, 'Group', 'The group that it applies to, if not to everyone.', { isRare: true })

const website = field(url.optional(), 'Web address')

const hours = {
  opens: field(time, 'Opens', 'When polls open, like 07:00.', { ask: 'when polls open' }),
  closes: field(time, 'Closes', 'When polls close, like 20:00.', { ask: 'when polls close' }),
}

export const when = strictGroup({
  hours: field(fact(hours).optional(), 'Polling hours', 'On election day.'),
  groupHours: field(
    facts('a list of polling hours', {
      group: field(raceId, 'Group', 'The group that votes at other hours.', { target: 'group' }),
      ...hours,
    }).optional(),
    'Polling hours of groups',
    'Only for groups that vote at other hours on election day.',
    { isRare: true, itemName: 'group with other hours' },
  ),
  periods: field(
    facts('a list of periods', {
      label: field(shortText('label'), 'Label', 'What voters can do then, like Early voting.', {
        ask: 'what voters can do then',
      }),
      from: field(date, 'First day'),
      to: field(date.optional(), 'Last day', 'If it is not the first.'),
      opens: field(time.optional(), 'Opens'),
      closes: field(time.optional(), 'Closes'),
      place: field(shortText('label').optional(), 'Place', 'Where, with the street address.', { wording: 'name' }),
      group,
    }).optional(),
    'Other days to vote',
    'Such as early voting. One entry has all days with the same hours and place.',
    { itemName: 'period' },
  ),
  deadlines: field(
    facts('a list of deadlines, or []', {
      label: field(shortText('label'), 'Label', 'What must be done by then.', { ask: 'what must be done by then' }),
      date: field(date, 'Date', 'The last day for it.'),
      time: field(time.optional(), 'Time', 'The time of day, if the deadline has one.'),
      kind: field(
        oneOf(['registration', 'mail application', 'mail return']).optional(),
        'Effect',
        'What ends then. Pages count the days to the end of registration if it covers this election.',
        { advice: 'Leave empty for others, and if voters can still register on election day.' },
      ),
      text: field(editorialText().optional(), 'Text', 'What else a voter must know about it, in plain words.'),
      group: rareGroup,
    }),
    'Deadlines',
    'Last days to register, to apply and so on.',
    { itemName: 'deadline' },
  ),
})

export const where = strictGroup({
  finder: field(
    fact(link).optional(),
    'Polling place finder',
    'A website that finds the polling place of an address. Pages give it this name, whatever its label is.',
  ),
  places: field(
    facts('a list of polling places', {
      name: field(shortText('name'), 'Name'),
      place: field(shortText('label'), 'Place', 'The street address.', { ask: 'the street address', wording: 'name' }),
      url: website,
      group,
    }).optional(),
    'Polling places',
    'If there are few. A polling place finder is for many.',
    { itemName: 'polling place' },
  ),
  offices: field(
    facts('a list of offices', {
      name: field(shortText('name'), 'Name'),
      place: field(shortText('label').optional(), 'Place', 'The street address.', { wording: 'name' }),
      url: website,
      phone: field(phone.optional(), 'Telephone', 'As the office writes it.', { wording: 'name' }),
      email: field(email.optional(), 'Email'),
      hours: field(shortText('label').optional(), 'Hours', 'When it is open.'),
      group,
    }).optional(),
    'Offices',
    'Those that run the election and answer questions.',
    { itemName: 'office' },
  ),
})

const explainedAt = field(url.optional(), 'Web address', 'The page that explains it.')
const guidance = fact({ text: field(editorialText(), 'Text', 'The rule in plain words.'), url: explainedAt }).optional()

export const how = strictGroup({
  instructions: field(
    fact({
      links: field(
        list(strictGroup(link), 'a list of links').min(1, { error: 'at least one link' }),
        'Links',
        'The main one first.',
        { itemName: 'link' },
      ),
    }).optional(),
    'Official instructions',
    'Links to pages about voting.',
  ),
  methods: field(
    facts('a list of methods', {
      label: field(shortText('label'), 'Label', 'The method, like Vote by mail.', { ask: 'the method' }),
      text: field(editorialText(), 'Text', 'How it works, in plain words.'),
      url: explainedAt,
      group: rareGroup,
    }).optional(),
    'Ways to vote',
    '',
    { itemName: 'way to vote' },
  ),
  identification: field(guidance, 'Identification', 'What voters need.'),
  accessibility: field(guidance, 'Help for voters with disabilities'),
  notes: field(guidance, 'Notes in the voting booth', 'Whether voters may bring notes.'),
})
