/** Kinds of tasks, in the order in which a candidate's tasks are listed. */
export const taskKinds = [
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
  /** What is missing or old, like "No photograph". */
  readonly what: string
  /** The facts behind it, as a sentence. */
  readonly why?: string
  /** What to do, as one or more sentences. */
  readonly todo: string
  /** Name of the topic, if the task is about one. */
  readonly topic?: string
  /** The web address to correct. For other tasks, the candidate's website. */
  readonly address?: string
  /** The file to edit, relative to the project's folder. */
  readonly file: string
  /** The field to edit, like "stances" or "interview, url". */
  readonly field: string
}

/** What a check of a candidate found. */
export type Finding = Pick<Task, 'kind' | 'what' | 'why' | 'todo' | 'topic' | 'field'>
