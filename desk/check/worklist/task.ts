/** Kinds of tasks, in the order in which a candidate's tasks are listed. */
export const taskKinds = [
  'election',
  'questionnaire',
  'statements',
  'old statements',
  'dates',
  'topic',
  'length',
  'sources',
  'experience',
  'party',
  'incumbent',
  'website',
  'photograph',
  'address',
] as const

/** Something that editors or volunteers can add to a guide, or bring up to date. Never an error. */
export interface Task {
  readonly kind: (typeof taskKinds)[number]
  /** Title of the race. Omitted if the task belongs to no candidate. */
  readonly race?: string
  /** Name of the candidate. Omitted if the task belongs to several candidates, or to none. */
  readonly candidate?: string
  readonly candidateId?: string
  /** What is missing or outdated, like "No photograph". */
  readonly what: string
  /** The facts behind it, as a sentence. */
  readonly why?: string
  /** What to do, as one or more sentences. */
  readonly todo: string
  readonly topic?: string
  /** The web address to correct. For other tasks, the candidate's website. */
  readonly address?: string
  /** The file to edit, relative to the project's folder. */
  readonly file: string
  /** The field to edit, like "stances" or "interview, url". */
  readonly field: string
}

/** Something that every guide needs. What is known has no field to fill in. */
export interface ChecklistItem {
  /** What the guide has, like "Polling hours", or else what to do, like "Add the polling hours". */
  readonly label: string
  /** Omitted if nothing is left to do. */
  readonly todo?: Pick<Task, 'file' | 'field'>
}

/**
 * What the check of a web address found. The server has no such page (gone), does not answer in time or with an error
 * (failed), or refuses programs or must not be requested (unchecked). `reason` is a noun phrase, like "status 404".
 */
export type LinkResult =
  | { readonly kind: 'ok' }
  /** The server has a permanent redirect to another address. */
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'gone' | 'failed' | 'unchecked'; readonly reason: string }
