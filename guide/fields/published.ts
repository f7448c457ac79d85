/** Types of the data that pages get: validated, with sources resolved and without private fields. */
import type { CandidateFile } from './candidateFile'
import type { ElectionFile } from './electionFile'
import type { Fact, SourceId, Private } from './publicationRules'
import type { QuestionnaireFile } from './questionnaireFile'

/** A source as a page cites it. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly publisher: string
  /** A date like 2017-10-20, 2017-10 or 2017, or a phrase. */
  readonly date: string
  /** Language of the title, if it is not the guide's language. */
  readonly language?: string
  /** Omitted if the page must not link the source. */
  readonly url?: string
}

/** The published form of validated data, as the brands of `publicationRules.ts` declare. */
export type Published<T> = T extends SourceId
  ? Source
  : T extends string | number | boolean | undefined
    ? T
    : T extends readonly (infer Item)[]
      ? readonly NonNullable<Published<Item>>[]
      : T extends Fact
        ? PublishedFields<T> | undefined
        : PublishedFields<T>

type PublishedFields<T> = {
  readonly [Key in keyof T as IsPublished<Key, T[Key]> extends true ? Key : never]: Published<T[Key]>
}

/** False for private fields, and for the symbols that brand a type. */
type IsPublished<Key, Value> = Key extends string ? (NonNullable<Value> extends Private ? false : true) : false

export type Election = Omit<
  Published<ElectionFile>,
  'groups' | 'areaKinds' | 'areas' | 'races' | 'questions' | 'topics' | 'terms'
>

/** What the editors looked for and whom they asked. Omitted fields are not known. */
export type Research = NonNullable<Election['research']>

export type Results = NonNullable<Election['results']>

export type Group = Published<NonNullable<ElectionFile['groups']>[number]>

type AreaKind = Published<NonNullable<ElectionFile['areaKinds']>[number]>

/** A place that readers can choose, with the ids of the groups on its ballot. */
export type Area = Published<NonNullable<ElectionFile['areas']>[number]>

export type Race = Published<ElectionFile['races'][number]>

export type Question = Published<NonNullable<ElectionFile['questions']>[number]>

/** An event with candidates, like a debate. */
export type ElectionEvent = NonNullable<Election['events']>[number]

export type Topic = Published<NonNullable<ElectionFile['topics']>[number]>

/** Words that pages explain at their first use. */
export type Term = Published<NonNullable<ElectionFile['terms']>[number]>

/** A stance. `number` counts a candidate's stances from 1 and is part of the address. */
export type Stance = Published<NonNullable<CandidateFile['stances']>[number]> & Translated & { readonly number: number }

/** A further statement on a topic. */
export type Position = Published<NonNullable<CandidateFile['positions']>[number]> & Translated

interface Translated {
  /** The text before its translation, after which the ticks of readers are named. Omitted if it is not translated. */
  readonly original?: string
}

/** The outcomes for a candidate in a race. `acclaimed`: elected without a vote. `advanced`: moves on to another election. */
export const candidateResults = ['elected', 'not elected', 'acclaimed', 'advanced', 'not advanced'] as const

export type Result = (typeof candidateResults)[number]

export type Candidacy = Published<NonNullable<CandidateFile['otherRaces']>[number]> & {
  /** Position from the race, like "Springfield City Council Candidate". */
  readonly position: string
  /** Omitted until the outcome is known. */
  readonly result?: Result
  /** Votes in the race. Omitted if not known. */
  readonly votes?: number
}

/** A candidate of a guide, with the fields of one candidacy: the first, or that of the race in a query on a race. */
export type Candidate = Omit<
  Published<CandidateFile>,
  'stances' | 'positions' | 'src' | 'party' | 'otherParties' | 'otherRaces'
> &
  Candidacy & {
    /** The name of the candidate's file without its extension: unique, and part of the address. */
    readonly id: string
    /** Name of the image file in `img/`. */
    readonly src: string
    /** Prefix of the names of the images in `img/photos/`, with a digest. Omitted in development, and for a drawing outside of a build. */
    readonly photo?: string
    /** As stated by the candidate, or `N/A`. Several have commas between them. */
    readonly party: string
    /** Each party, in the order of the ballot, if there are several. */
    readonly parties?: readonly string[]
    readonly stances: readonly Stance[]
    readonly positions: readonly Position[]
    /** Every race that the candidate runs in, in the order of the file. */
    readonly candidacies: readonly Candidacy[]
    /** That of the election: pages about a candidate state what was not found. Empty if it is not known. */
    readonly research: Research
  }

/** The same questions to several candidates. `id` is the name of the file without its extension, and part of the address. */
export type Questionnaire = Omit<Published<QuestionnaireFile>, 'statuses' | 'questions'> & {
  readonly id: string
  /** By candidate. Those without a status have answered, or it is not known. */
  readonly statuses: Readonly<Record<string, NonNullable<QuestionnaireFile['statuses']>[string]>>
  readonly questions: readonly AskedQuestion[]
}

/** A question of a questionnaire, with the answers by candidate. */
export type AskedQuestion = Omit<AskedQuestionFile, 'answers'> & {
  readonly answers: Readonly<Record<string, Answer>>
}

type AskedQuestionFile = Published<NonNullable<QuestionnaireFile['questions']>[number]>

export type Answer = NonNullable<AskedQuestionFile['answers']>[string]

export interface GuideTranslation {
  /** The language of the guide, in which text without a translation is. */
  readonly from: string
  /** The native speaker who has read every page, and the day. Omitted until then. */
  readonly reviewed?: { readonly by: string; readonly date: string }
  /** Ids of the candidates whose words are translated, with the names of those who did it. A machine is `machine`. */
  readonly candidates: Readonly<Record<string, Credits>>
  /** The guide in its own language. Addresses and amounts come from it, so that they are the same in every language. */
  readonly original: Guide
}

export interface Credits {
  readonly translators: readonly string[]
  readonly reviewers: readonly string[]
}

/** Summary of an election for pages of the other ones of its site. Text in another language than theirs is tagged. */
export interface ElectionSummary {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Lasting path of its pages in the language of this page, if it has them, else in its own, like `/2025-11-04/es`. */
  readonly path: string
  readonly hasResults: boolean
  readonly hasLegacyRoutes: boolean
  /** `advancesTo`: day of the election to which the winners move on, if they do. */
  readonly races: readonly (Pick<Race, 'id' | 'name'> & { readonly advancesTo?: string })[]
  /** The candidacies. Somebody who runs in two races is there twice. */
  readonly people: readonly Pick<Candidate, 'id' | 'person' | 'name' | 'race' | 'result'>[]
}

/** An election's place among those of its site. */
export interface GuideSite {
  /** True if another election is the current one, so that the pages are at the election's lasting address. */
  readonly isArchived: boolean
  /** True if this election or, for the current one, an archived one has legacy routes, which name the root of the site. */
  readonly hasLegacyRoutes: boolean
  /** What pages show of other elections, newest first. The build adds the others to the page of all elections. */
  readonly others: readonly ElectionSummary[]
}

/** One election, loaded and validated. Candidates are in the order of their races, then in the order of the race. */
export interface Guide {
  readonly election: Election
  readonly groups: readonly Group[]
  /** Empty if all areas are of one kind. */
  readonly areaKinds: readonly AreaKind[]
  /** By default, the groups that not everyone votes in. */
  readonly areas: readonly Area[]
  /** Contents of the files that find the areas of an address. Empty without a table of streets. */
  readonly streets: readonly string[]
  readonly races: readonly Race[]
  readonly questions: readonly Question[]
  readonly topics: readonly Topic[]
  readonly terms: readonly Term[]
  /** Every person once, under the first race. */
  readonly candidates: readonly Candidate[]
  readonly questionnaires: readonly Questionnaire[]
  /** Paths of the editors' files in the repository. Pages may link to them. */
  readonly files: { readonly election: string; readonly candidates: Readonly<Record<string, string>> }
  /** Omitted for pages in the guide's own language. */
  readonly translation?: GuideTranslation
  /** Omitted for an election that is alone on its site. */
  readonly site?: GuideSite
}

/** Placeholder for an unknown party. The same in every language. */
export const unknownParty = 'N/A'
