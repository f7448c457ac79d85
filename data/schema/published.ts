/** What the pages get: the editors' files, checked, with sources resolved and private fields gone. */
import type { CandidateFile, ElectionFile } from './schema'

/** A source as a page cites it. `date` is as the file has it; `url` is there only when it may be linked. */
export interface Source {
  readonly id: string
  readonly title: string
  readonly publisher: string
  readonly date: string
  readonly url?: string
}

/** Fields that help editors and never leave their files. */
export type PrivateField = 'certainty' | 'confidence' | 'editorNote'

/** What a file becomes for the pages: private fields gone, source ids resolved, uncertain facts left out. */
export type Published<T> = T extends readonly (infer Item)[]
  ? readonly NonNullable<Published<Item>>[]
  : T extends object
    ? | {
          readonly [K in keyof T as Exclude<K, PrivateField>]: K extends 'sources' ? readonly Source[] : Published<T[K]>
        }
      | (T extends { certainty: string } ? undefined : never)
    : T

/** The election of a guide. */
export type Election = Published<Omit<ElectionFile, 'races' | 'results'>> & {
  /** There once the election is over: where the results were read. */
  readonly resultSources?: readonly Source[]
}
/** A race of a guide. */
export type Race = Published<ElectionFile['races'][number]>
/** A stance; `number` counts a candidate's stances from 1 and is part of the address. */
export type Stance = Published<CandidateFile['stances'][number]> & { readonly number: number }
/** A label for the outcome, the same two for everyone. */
export type Result = 'Elected' | 'Not elected'

/** A candidate of a guide. */
export type Candidate = Omit<Published<CandidateFile>, 'stances' | 'partySource' | 'src'> & {
  /** The file's name, unique in the guide and part of the address. */
  readonly id: string
  /** Name of the picture's file in `img/`. */
  readonly src: string
  /** Where `src` is a photograph: what the names of the pictures made of it begin with. Left out in development. */
  readonly photo?: string
  /** From the race, like "Medford City Council Candidate". */
  readonly position: string
  readonly partySource?: Source
  readonly stances: readonly Stance[]
  /** Left out while the outcome is not known. */
  readonly result?: Result
}

/** One election, loaded and checked. Candidates stand in the order of their races, then of the race's own rule. */
export interface Guide {
  readonly election: Election
  readonly races: readonly Race[]
  readonly candidates: readonly Candidate[]
}
