/** `/answers/{questionnaire}/{race}/`: the questions to one race, if a page cannot show all answers. */
import { orPlaceholder } from '@/app/metadata'
import { listAnswersRacePages } from '@/guide/ask/questionnaires'
import { getGuide } from '@/guide/read/getGuide'
import { placeholderId } from '@/lib/paths'

export { default, generateMetadata } from '../page'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(listAnswersRacePages(getGuide()), { questionnaire: placeholderId, race: placeholderId })
