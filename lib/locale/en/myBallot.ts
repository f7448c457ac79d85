/** Text of the ballot that a reader marks. */
import { formatCount, ordinal } from '../numbers'

export const myBallot = {
  title: 'My ballot',
  description: (city: string, date: string) =>
    `A ballot to mark for yourself: ${city}, ${date}. Your marks stay on your device. You can print them.`,
  place: (city: string, state: string | undefined, date: string) =>
    `${state === undefined ? city : `${city}, ${state}`}. ${date}.`,
  purpose: 'This sheet is for you. It is not the official ballot, and it casts no vote.',
  over: 'You can still look back at your marks, or make new ones.',
  noScript: 'Without JavaScript, your marks last until you close this page. You can print it.',
  yesOrNo: 'Vote Yes or No',
  oneAnswer: 'Vote for one answer',
  readQuestion: 'Read the question',
  readAbout: (name: string) => `Read about ${name}`,
  noteOn: (contest: string) => `A note to yourself: ${contest}`,
  /** Number of marks left; 0 if all are used. */
  marksLeft: (left: number, limit: number) => {
    if (left > 0) return `Marks left: ${formatCount(left)}`
    return limit === 1 ? "You've used your one mark." : `All ${formatCount(limit)} marks used.`
  },
  tooMany: (marks: number, limit: number) => `${formatCount(marks)} marked. The limit is ${formatCount(limit)}.`,
  /** On paper, after too many marks. */
  tooManyHelp: (contest: string) => `With so many marks, none of your votes for ${contest} would count.`,
  /** On paper, always. */
  paperWarning: 'Too many marks on the official ballot? Ask for a new ballot.',
  withdrew: (name: string) => `${name} withdrew. A vote for this name may not count.`,
  order: 'The printed ballot may use another order.',

  ranking: {
    help: 'Fill in one oval for each choice: 1 for your favorite, then 2, and so on. You can stop at any number.',
    choice: (rank: number) =>
      ordinal(rank, {
        one: '{count}st choice',
        two: '{count}nd choice',
        few: '{count}rd choice',
        other: '{count}th choice',
      }),
    /** Used where the guide does not have the rule. */
    askOffice: 'Rules for this differ. Ask the election office what counts.',
    /** The script replaces the placeholders. */
    controls: {
      oval: '{name}, {rank}',
      order: 'Your order',
      skippedRow: 'Skipped',
      sharedRow: 'More than one person',
      repeatedRow: '{name} again',
      skipped: { problem: 'You skipped your {rank}.', fix: 'To name someone here, fill in a {number}.' },
      shared: {
        problem: 'Your {rank} has more than one person: {names}.',
        fix: 'Tap one of the marks again to take it back, or give that person another number.',
      },
      repeated: {
        problem: '{name} has more than one number.',
        fix: 'Keep one of them. Tap the others again to take them back.',
      },
    },
  },

  controls: {
    how: 'How to mark your ballot',
    tryPen: 'Fill in the oval next to a name. Try your pen here.',
    takeBack: 'Changed your mind? Tap again to take a mark back.',
    notAll: 'You do not have to use all your marks.',
    stored: 'Your marks, ticks and notes stay on this device unless you share them.',
    notStored: 'Your browser does not let this page store anything. Your marks last until you close it.',
    unknownMarks: 'Some of your marks were for names that are no longer in this guide.',
    read: 'Read',
    note: 'A note to yourself',
    /** The names of the statements follow. */
    agreed: 'You agreed:',
    /** On paper, with a URL in place of the placeholder. */
    madeAt: 'Made at {address}',

    take: 'Take it with you',
    takeHelp: 'The printed sheet has your marks, ticks and notes.',
    print: 'Print my ballot',
    copyMarks: 'Copy my marks to another device',
    copyHelp:
      'Scan this code with the other device, or open the link there. It holds your marks, ticks and notes, and is not sent to this site.',
    linkCaution: 'Whoever has the code or the link can see your choices.',
    qr: 'QR code of the link to your marks',
    qrTooLong: 'Your notes are too long for a QR code. Use the link.',
    link: 'Link to your marks',
    copy: 'Copy the link',
    copied: 'Link copied.',
    share: 'Share the link',
    clear: 'Clear all marks, ticks and notes',
    cleared: 'All marks, ticks and notes are cleared.',
    undo: 'Undo',

    linkHeading: 'Marks from a link',
    /** The script replaces the placeholder with a number. */
    linkMarks: 'Marks in this link: {count}.',
    linkReplaces:
      'If you use them, they replace the marks on this device. Ticks and notes in the link are added to yours.',
    useLink: 'Use these marks',
    ignoreLink: 'Do not use them',
    linkUsed: 'The marks from the link are now on this device.',
    linkIgnored: 'Your marks have not changed.',
    linkProblems: {
      broken: 'This link is incomplete or was changed. Nothing was marked. Copy the whole link and open it again.',
      foreign: 'This link is for another ballot, or this one has changed since. Nothing was marked.',
    },
  },
}
