/** Types of the data that pages get: validated, with sources resolved and without private fields. */
import type { CandidateFile } from './candidateFile'
import type { ElectionFile } from './electionFile'
import type { Fact, Private, SourceId } from './publicationRules'

/** A source as a page cites it. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly publisher: string
  /** A date like 2023-10-20, 2023-10 or 2023, or a phrase. */
  readonly date: string
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
export type Election = Omit<Published<ElectionFile>, 'races' | 'results'> & {
  /** Sources of the results. Omitted until the election is over. */
  readonly resultSources?: readonly Source[]
}
/** A race of a guide. */
export type Race = Published<ElectionFile['races'][number]>
/** A stance. `number` counts a candidate's stances from 1 and is part of the address. */
export type Stance = Published<CandidateFile['stances'][number]> & { readonly number: number }
/** A label for the outcome, the same two for everyone. */
export type Result = 'Elected' | 'Not elected'

/** A candidate of a guide. */
export type Candidate = Omit<Published<CandidateFile>, 'stances' | 'src'> & {
  /** The name of the candidate's file without its extension: unique, and part of the address. */
  readonly id: string
  /** Name of the image file in `img/`. */
  readonly src: string
  /** Common prefix of the names of the generated images, if `src` is a photograph. Omitted in development. */
  readonly photo?: string
  /** Position from the race, like "Medford City Council Candidate". */
  readonly position: string
  readonly stances: readonly Stance[]
  /** Omitted until the outcome is known. */
  readonly result?: Result
}

/** One election, loaded and validated. Candidates are in the order of their races, then in the order of the race. */
export interface Guide {
  readonly election: Election
  readonly races: readonly Race[]
  readonly candidates: readonly Candidate[]
}
