/** Schemas of the voting facts in `election.yaml`: when, where and how to vote. */
import { z } from 'zod'
import { email, link, phone, url } from './addresses'
import { date, time } from './dates'
import { fields, list } from './fields'
import { raceId } from './ids'
import { editorialText, maxLengths, shortText } from './texts'
import { fact } from './publicationRules'

const group = raceId.optional().describe('Id of the group that it applies to. Leave out if it applies to everyone.')

/** Effects of a deadline that pages and the calendar depend on. */
const deadlineKinds = ['registration', 'mail application', 'mail return'] as const

const opens = time.describe('When it opens.')
const closes = time.describe('When it closes.')

/** The fields of `when`. */
export const when = fields({
  hours: fact({ opens: time.describe('When polls open.'), closes: time.describe('When polls close.') })
    .optional()
    .describe('Polling hours on election day. Leave out if not known.'),
  periods: list(
    fact({
      label: shortText(maxLengths.label).describe('What voters can do then, like Early voting.'),
      from: date.describe('The first day.'),
      to: date.optional().describe('The last day. Leave out for one day.'),
      opens: opens.optional(),
      closes: closes.optional(),
      place: shortText(maxLengths.label).optional().describe('Where, with the street address.'),
      group,
    }),
    'a list of periods',
  )
    .optional()
    .describe('Other days to vote, such as early voting. One entry for days with the same hours and place.'),
  deadlines: list(
    fact({
      label: shortText(maxLengths.label).describe('What must be done by then.'),
      date: date.describe('The last day for it.'),
      time: time.optional().describe('The time of day, if the deadline has one.'),
      kind: z
        .enum(deadlineKinds, { error: `one of ${deadlineKinds.join(', ')}` })
        .optional()
        .describe(
          'What ends then: registration, mail application or mail return. Pages count the days to the end of registration if it covers this election. Leave out for others, and if voters can still register on election day.',
        ),
      text: editorialText().optional().describe('What else a voter must know about it, in plain words.'),
      group,
    }),
    'a list of deadlines, or []',
  ).describe('Last days to register, to apply and so on; [] for none.'),
})

/** The fields of `where`. */
export const where = fields({
  finder: fact(link)
    .optional()
    .describe(
      'A website that finds the polling place of an address. Pages link to it as the polling place finder, whatever its label. Leave out if not known.',
    ),
  places: list(
    fact({
      name: shortText(maxLengths.name).describe('Name of the place.'),
      place: shortText(maxLengths.label).describe('Street address.'),
      url: url.optional().describe('Its website.'),
      group,
    }),
    'a list of polling places',
  )
    .optional()
    .describe('Polling places, if there are few. Otherwise use finder.'),
  offices: list(
    fact({
      name: shortText(maxLengths.name).describe('Name of the office.'),
      place: shortText(maxLengths.label).optional().describe('Street address.'),
      url: url.optional().describe('Its website.'),
      phone: phone.optional().describe('Telephone number, as the office writes it.'),
      email: email.optional().describe('Email address.'),
      hours: shortText(maxLengths.label).optional().describe('When it is open.'),
      group,
    }),
    'a list of offices',
  )
    .optional()
    .describe('Offices that run the election and answer questions. Leave out if not known.'),
})

const guidance = fact({
  text: editorialText().describe('The rule in plain words.'),
  url: url.optional().describe('The page that explains it.'),
})

/** The fields of `how`. */
export const how = fields({
  instructions: fact({
    links: list(fields(link), 'a list of links')
      .min(1, { error: 'at least one link' })
      .describe('Links, the main one first.'),
  })
    .optional()
    .describe('Links to official voting instructions. Leave out if not known.'),
  methods: list(
    fact({
      label: shortText(maxLengths.label).describe('The method, like Vote by mail.'),
      text: editorialText().describe('How it works, in plain words.'),
      url: url.optional().describe('The page that explains it.'),
    }),
    'a list of methods',
  )
    .optional()
    .describe('Ways to vote.'),
  identification: guidance.optional().describe('Which identification voters need.'),
  accessibility: guidance.optional().describe('Help for voters with disabilities.'),
  notes: guidance.optional().describe('Whether voters may bring notes into the voting booth.'),
})
