/** `/compare/{race}/{topic}/`: a topic of a comparison that does not fit on one page. */
import { listTopicPages } from '@/guide/ask/topics'
import { getGuide } from '@/guide/read/getGuide'
import { placeholderId } from '@/lib/paths'
import { orPlaceholder } from '@/app/metadata'

export { default, generateMetadata } from '../page'

export const dynamicParams = false

export const generateStaticParams = () =>
  orPlaceholder(listTopicPages(getGuide()), { race: placeholderId, topic: placeholderId })
