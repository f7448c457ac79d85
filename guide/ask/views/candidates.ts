/** Views of candidates and their statements. Queries compute them and components show them. */
import type { buildCandidacyFacts, buildProfile, buildStancePage } from '../candidateFacts'
import type { addPath, addTopics, buildTopicRows } from '../comparedTopics'
import type { View } from './view'

export type ProfileContent = ReturnType<typeof buildProfile>
export type StanceContent = ReturnType<typeof buildStancePage>
export type CandidacyFacts = ReturnType<typeof buildCandidacyFacts>[number]
/** A source of a profile with the parts that cite it. */
export type NumberedSource = ProfileContent['sources'][number]

export type StanceWithTopics = ReturnType<typeof addTopics>[number]

/** A topic with a candidate's position. Without one, none was found. */
export type TopicRow = View<ReturnType<typeof buildTopicRows>[number]>

/** A topic with the page that compares candidates on it, if there is one. */
export type LinkedTopic = ReturnType<typeof addPath>
