/** Types of the data that pages get: validated, with sources resolved and without private fields. */
import type { CandidateFile } from './candidateFile'
import type { ElectionFile } from './electionFile'
import type { Fact, Private, SourceId } from './publicationRules'

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

/** The election of a guide. */
export type Election = Omit<Published<ElectionFile>, 'groups' | 'areas' | 'races' | 'questions' | 'topics'>
/** The results. */
export type Results = NonNullable<Election['results']>
/** A group of races and questions that share a ballot. */
export type Group = Published<NonNullable<ElectionFile['groups']>[number]>
/** A place that readers can choose, with the ids of the groups on its ballot. */
export type Area = Published<NonNullable<ElectionFile['areas']>[number]>
/** A race of a guide. */
export type Race = Published<ElectionFile['races'][number]>
/** A ballot question. */
export type Question = Published<NonNullable<ElectionFile['questions']>[number]>
/** A topic of statements. */
export type Topic = Published<NonNullable<ElectionFile['topics']>[number]>
/** A stance. `number` counts a candidate's stances from 1 and is part of the address. */
export type Stance = Published<NonNullable<CandidateFile['stances']>[number]> & { readonly number: number }
/** A further statement on a topic. */
export type Position = Published<NonNullable<CandidateFile['positions']>[number]>
/** The outcome for a candidate in a race. `acclaimed`: elected without a vote. */
export type Result = 'elected' | 'not elected' | 'acclaimed'

/** A person's candidacy in one race. */
export type Candidacy = Published<NonNullable<CandidateFile['otherRaces']>[number]> & {
  /** Position from the race, like "Springfield City Council Candidate". */
  readonly position: string
  /** Omitted until the outcome is known. */
  readonly result?: Result
  /** Votes in the race. Omitted if not known. */
  readonly votes?: number
}

/** A candidate of a guide, with the fields of one candidacy: the first, unless a query of a race says otherwise. */
export type Candidate = Omit<Published<CandidateFile>, 'stances' | 'positions' | 'src' | 'party' | 'otherRaces'> &
  Candidacy & {
    /** The name of the candidate's file without its extension: unique, and part of the address. */
    readonly id: string
    /** Name of the image file in `img/`. */
    readonly src: string
    /** Common prefix of the names of the generated images, if `src` is a photograph. Omitted in development. */
    readonly photo?: string
    /** As stated by the candidate, or `N/A`. */
    readonly party: string
    readonly stances: readonly Stance[]
    readonly positions: readonly Position[]
    /** Every race of the person, in the order of the file. */
    readonly candidacies: readonly Candidacy[]
  }

/** One election, loaded and validated. Candidates are in the order of their races, then in the order of the race. */
export interface Guide {
  readonly election: Election
  readonly groups: readonly Group[]
  readonly areas: readonly Area[]
  readonly races: readonly Race[]
  readonly questions: readonly Question[]
  readonly topics: readonly Topic[]
  /** Every person once, under the first race. */
  readonly candidates: readonly Candidate[]
}

/** Rows for everyone in a race. A row is shown if its fact is known for at least one candidate of the race. */
export interface RaceRows {
  readonly incumbent: boolean
  readonly website: boolean
  /** True if somebody withdrew or is a write-in candidate. */
  readonly ballot: boolean
  readonly result: boolean
  readonly votes: boolean
}

/** A candidacy with what its rows depend on. */
export interface CandidacyFacts {
  readonly candidacy: Candidacy
  readonly race: Race
  /** Path of the race's candidates, without the base path. */
  readonly path: string
  /** Number of candidates on the list of the race, including those who withdrew. */
  readonly count: number
  readonly rows: RaceRows
  /** True if the ballot names parties in this race, false if not. Omitted if the race is like the whole election. */
  readonly namesParties?: boolean
  readonly results?: ResultFacts
}

/** The results of a race. */
export interface RaceResults extends BallotRace {
  /** True if names link to profiles. In an election with many races, the links would exceed the budget of the page. */
  readonly hasProfileLinks: boolean
  /** The name of the race with that of its group. */
  readonly title: string
  /** Omitted if not known. */
  readonly votes?: NonNullable<Results['votes']>[string]
  readonly recountFacts: NonNullable<Results['recounts']>
  /** Sources for the reason of `open`. */
  readonly openSources?: readonly Source[]
}

/** How much the guide has about everyone in a race. */
export interface FairnessTable {
  readonly race: Race
  /** The name of the race with that of its group. */
  readonly title: string
  /** Path of the race's candidates, without the base path. */
  readonly path: string
  /** As in {@link RaceResults}. */
  readonly hasProfileLinks: boolean
  /** Number of the race's topics. */
  readonly topicCount: number
  /** In the order of the list. */
  readonly rows: readonly FairnessRow[]
}

/** How much the guide has about a candidate. Numbers are counts. */
export interface FairnessRow extends Pick<Candidate, 'id' | 'name' | 'sortName'> {
  readonly isWithdrawn: boolean
  /** Key stances. */
  readonly stances: number
  readonly positions: number
  /** Words of the stances and positions. */
  readonly words: number
  /** Different sources of the profile. */
  readonly sources: number
  /** Topics of the race with a stance or a position. */
  readonly topics: number
  /** False if the portrait shows initials. */
  readonly hasPhoto: boolean
}

/** The order of the candidates of a race. */
export interface RaceOrder {
  /** Name of the race. */
  readonly race: string
  readonly sentence: string
}

/** What a guide does not know. Numbers are counts of candidates, unless stated otherwise. */
export interface Gaps {
  /** True if there are results. */
  readonly results: boolean
  readonly isCertificationUnknown: boolean
  readonly hasNoVotes: boolean
  readonly hasNoTurnout: boolean
  /** Omitted if the polling hours are confirmed for this election. */
  readonly hours?: 'unknown' | 'unconfirmed'
  /** Number of other voting facts that are not confirmed for this election. */
  readonly unconfirmedFacts: number
  readonly candidates: number
  readonly withoutParty: number
  readonly withoutStance: number
  /** Those with fewer stances and positions than `fewStatements`. */
  readonly withFewStatements: number
  readonly fewStatements: number
  /** Those whose statements are all from years before the election. */
  readonly withOldStatementsOnly: number
  /** Number of statements. */
  readonly undatedStatements: number
  /** Number of topics of each candidacy's race, added up. */
  readonly topics: number
  /** Number of those on which the candidate has no statement. */
  readonly topicsWithoutStatement: number
}

/** How often candidates made statements in one way, like interviews. */
export interface StatementCount {
  readonly how: NonNullable<Stance['how']>
  readonly count: number
}

/** The state of the results of a race. */
export interface ResultFacts {
  /** True if the race is not settled yet. */
  readonly isUndecided: boolean
  readonly isUnofficial: boolean
  /** The day the results were read, as `YYYY-MM-DD`. */
  readonly asOf?: string
}

/** Sections of a profile that are shown only if somebody has content for them. */
export interface ProfileSections {
  readonly experience: boolean
  /** Links other than a website. */
  readonly links: boolean
  /** True if there are topics. */
  readonly positions: boolean
}

/** A stance with the names of its topics. */
export interface NamedStance {
  readonly stance: Stance
  readonly topicNames: readonly string[]
}

/** A topic with a candidate's position. Without one, none was found. */
export interface TopicRow {
  readonly topic: Topic
  readonly position?: Position
}

/** What profiles and stance pages show. */
interface CandidatePage {
  readonly candidate: Candidate
  /** The candidate's first candidacy, then the others. */
  readonly candidacies: readonly CandidacyFacts[]
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** The order of the candidates of the first race, as a sentence. */
  readonly order: string
}

/** What a profile shows. */
export interface ProfileContent extends CandidatePage {
  /** The sections that everyone in the candidate's races has. */
  readonly sections: ProfileSections
  readonly stances: readonly NamedStance[]
  /** The topics without a key stance. */
  readonly topicRows: readonly TopicRow[]
  /** All sources of the profile. */
  readonly sources: readonly Source[]
  /** Adjacent candidates of the first race, in list order. */
  readonly previous?: Candidate
  readonly next?: Candidate
}

/** Seats of a race that have no winner. */
export interface OpenSeats {
  /** `vacant`: nobody was elected. `undecided`: not settled yet. */
  readonly reason: 'vacant' | 'undecided'
  readonly seats: number
}

/** A race as a column of the ballot. */
export interface BallotRace {
  readonly race: Race
  /** Path that its name links to, without the base path. */
  readonly path: string
  /** The id of its group, if only some voters vote in it. */
  readonly localGroup?: string
  /** Everyone in the race, in order, including those who withdrew. */
  readonly candidates: readonly Candidate[]
  /** Number of candidates who have not withdrawn. */
  readonly runningCount: number
  /** True if every candidate has a result, even if it is not decided. */
  readonly hasResults: boolean
  /** Number of people elected, including write-in winners. */
  readonly electedCount: number
  /** Names of winners whom voters wrote in and who are not among the candidates. */
  readonly writeInWinners: readonly string[]
  /** Omitted if every seat has a winner, and before there are results. */
  readonly open?: OpenSeats
  /** What happened in recounts of the race. */
  readonly recounts: readonly string[]
  /** The order of the candidates as a sentence. Omitted if all races have the same. */
  readonly order?: string
}

/** Numbers of the whole election. A person who runs in several races counts once. */
export interface ElectionCounts {
  /** People who run or ran and have not withdrawn. */
  readonly people: number
  /** Omitted if it is not known for every race. */
  readonly seats?: number
  /** Omitted until there are results. */
  readonly outcome?: {
    /** People elected, including write-in winners. */
    readonly elected: number
    /** Winners whom voters wrote in and who are not among the candidates. */
    readonly writeIns: number
    /** Seats that are not settled yet. */
    readonly undecidedSeats: number
  }
}

/** A recount with the name of its race or question. */
export interface NamedRecount {
  readonly contest: string
  /** `YYYY-MM-DD`. Omitted if not known. */
  readonly date?: string
  /** What happened. Omitted if the column of the race states it. */
  readonly text?: string
}

/** What a stance page shows. */
export interface StanceContent extends CandidatePage, NamedStance {
  readonly otherStances: readonly NamedStance[]
  readonly othersOnTopics: readonly OthersOnTopic[]
  /** Adjacent stances of the candidate, and adjacent candidates of the first race. */
  readonly adjacent: {
    readonly previousStance?: Stance
    readonly nextStance?: Stance
    readonly previousCandidate?: Candidate
    readonly nextCandidate?: Candidate
  }
}

/** What the other candidates of a race said on a topic. */
export interface OthersOnTopic {
  readonly topic: Topic
  /** Everyone else in the race, in list order. Empty if they are too many for the page. */
  readonly others: readonly OtherOnTopic[]
  readonly isTooLarge: boolean
}

/** A candidate's stances and position on a topic. Without statements, none was found. */
export interface OtherOnTopic {
  readonly candidate: Candidate
  readonly statements: readonly OtherStatement[]
}

/** A statement with as much of its text as the page of another candidate's stance shows. */
export interface OtherStatement {
  readonly statement: Stance | Position
  readonly text: string
  readonly isCut: boolean
}

/** A race with its candidates, and what its sheet depends on. */
export interface RaceSheetContent {
  readonly ballotRace: BallotRace
  /** True if the election's ballot names no parties. */
  readonly nonpartisan: boolean
  /** True once there are results. */
  readonly isOver: boolean
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
}
