/** Text that pages share: header, footer, links between pages, corrections and the not-found page. */
import { plural } from '../numbers'

export const site = {
  header: {
    skip: 'Skip to content',
    navigation: 'Main',
    menu: 'Menu',
    candidates: 'Candidates',
    compare: 'Compare',
    myBallot: 'My ballot',
    howToVote: 'How to vote',
    results: 'Results',
    about: 'About',
  },
  footer: {
    updated: 'Last updated {date}.',
    corrections: 'Corrections',
    data: 'Open data',
    wrong: 'Is something wrong? You can {suggest}.',
    suggest: 'suggest a correction',
    contact: 'Contact: {contact}.',
    privacy: 'No address or account is needed. What you choose, mark or write stays on your device.',
    pageViews:
      'Page views are counted with Google Analytics, which may store cookies. Nothing is counted when your browser sends a Global Privacy Control or Do Not Track signal.',
    noPageViews: 'This site sets no cookies and counts no visits.',
  },
  /** Heading of the definitions of a page. */
  terms: 'Words on this page',
  /** The term that a definition follows. */
  term: (term: string) => `${term}:`,
  tooLarge: 'There is too much to show on this page.',
  /** Name of the navigation with the link to the parent page, for screen readers. */
  back: 'Back',
  /** Link to the page before the current one, by the kind of page. */
  previous: {
    candidate: 'Previous candidate',
    stance: 'Previous stance',
    race: 'Previous race',
    question: 'Previous question',
    topic: 'Previous topic',
  },
  next: {
    candidate: 'Next candidate',
    stance: 'Next stance',
    race: 'Next race',
    question: 'Next question',
    topic: 'Next topic',
  },
  share: {
    button: 'Share this page',
    copied: 'Link copied.',
  },
  /** Buttons that read a page with a voice of the device. The first one also goes on after a pause. */
  readAloud: {
    read: 'Read aloud',
    pause: 'Pause',
    stop: 'Stop',
  },
  sources: {
    heading: 'Sources',
    headingOf: (heading: string) => `Sources: ${heading}`,
    citation: '{title}. {publisher}, {date}.',
    /** For a title that ends with a punctuation mark. */
    citationAfterMark: '{title} {publisher}, {date}.',
    shortCitation: '{publisher}, {date}',
    shortCitationWithTitle: '{publisher}, {date}: {title}',
    /** Before the numbers of sources. */
    numbers: (count: number) => plural(count, { one: 'Source', other: 'Sources' }),
    numbered: (number: number) => `Source ${number}`,
    /** What a source is for: parts of the page. */
    purpose: 'For: {parts}',
    generalPurpose: 'About the candidate',
    /** After the first source. */
    others: (count: number) => plural(count, { one: 'and 1 more source', other: 'and {count} more sources' }),
  },
  corrections: {
    title: 'Corrections',
    description: 'How we correct this guide, and what we have corrected so far.',
    policy:
      'We fix typos without a note. When we change the substance of a page, we list the change here with its date.',
    suggest: 'Have you found a mistake? Suggest a correction: {contact}.',
    noContact: 'This guide has no contact address for corrections yet.',
    past: 'Past corrections',
    none: 'No corrections so far.',
  },
  notFound: {
    title: 'Page not found',
    description: 'This guide has no page at this address. See all candidates, or go to the home page.',
    noPage: 'This guide has no page at this address.',
    reason: 'The address may have a typo, or the link may be old.',
    /** Text that names the candidate whose page was requested. A script fills in `{name}`. */
    noPageOfCandidate: '{name} has no page at this address.',
    profileOfCandidate: 'See the profile of {name}',
    profile: 'See the profile',
    candidates: 'See all candidates',
    home: 'Go to the home page',
  },
  /** Text of the images that link previews show. */
  shareImage: {
    landing: 'The ballot, and how to vote',
    landingAfter: 'Who ran, and who won',
    candidates: 'Candidates',
    corrections: 'Corrections',
    data: 'Open data',
  },
}
