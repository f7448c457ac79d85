/** Views of candidates and their statements. Queries compute them and components show them. */
import type { Candidacy, Candidate, Position, Race, Source, Stance, Topic } from '@/guide/fields/published'
import type { CandidateOnTopic } from './topics'

interface CandidatePage {
  readonly candidate: Candidate
  /** The candidate's first candidacy, then the others. */
  readonly candidacies: readonly CandidacyFacts[]
  /** `YYYY-MM-DD`. */
  readonly electionDate: string
  /** The order of the candidates of the first race, as a sentence. */
  readonly order: string
}

export interface ProfileContent extends CandidatePage {
  readonly ballotKey: string
  /** The sections that everyone in the candidate's races has. */
  readonly sections: ProfileSections
  readonly stances: readonly StanceWithTopics[]
  /** The topics without a key stance. */
  readonly topicRows: readonly TopicRow[]
  readonly sources: readonly Source[]
  /** Adjacent candidates of the first race, in list order. */
  readonly previous?: Candidate
  readonly next?: Candidate
}

/** Sections of a profile that are shown only if somebody has content for them. */
export interface ProfileSections {
  readonly experience: boolean
  /** Links other than a website. */
  readonly links: boolean
  /** True if there are topics. */
  readonly positions: boolean
}

/** A topic with a candidate's position. Without one, none was found. */
export interface TopicRow {
  readonly topic: Topic
  readonly position?: Position
}

export interface StanceContent extends CandidatePage, StanceWithTopics {
  readonly otherStances: readonly StanceWithTopics[]
  readonly othersOnTopics: readonly OthersOnTopic[]
  /** Adjacent stances of the candidate, and adjacent candidates of the first race. */
  readonly adjacent: {
    readonly previousStance?: Stance
    readonly nextStance?: Stance
    readonly previousCandidate?: Candidate
    readonly nextCandidate?: Candidate
  }
}

export interface StanceWithTopics {
  readonly stance: Stance
  readonly topics: readonly Topic[]
}

export interface OthersOnTopic {
  readonly topic: Topic
  /** Everyone else in the race, in list order. Omitted if the page cannot show all of their statements. */
  readonly others?: readonly CandidateOnTopic[]
  /** Races of the candidate that the topic belongs to. */
  readonly races: readonly RaceOfTopic[]
}

interface RaceOfTopic extends Pick<Race, 'id' | 'name'> {
  /** Path of everyone's statements on the topic, without the base path. Omitted if they are on the page. */
  readonly path?: string
  readonly isCompared: boolean
}

export interface CandidacyFacts {
  readonly candidacy: Candidacy
  readonly race: Race
  readonly path: string
  /** Number of candidates on the list of the race, including those who withdrew. */
  readonly count: number
  readonly rows: RaceRows
  /** True if the ballot names parties in this race, false if not. Omitted if the race is like the whole election. */
  readonly namesParties?: boolean
  readonly results?: ResultFacts
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

export interface ResultFacts {
  readonly isUndecided: boolean
  readonly isUnofficial: boolean
  /** The day the results were read, as `YYYY-MM-DD`. */
  readonly asOf?: string
}
