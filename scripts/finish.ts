/** After `next build`: makes the export documents. `PLAIN_EXPORT=1` leaves it as Next.js wrote it. */
import { outFolder, readOptions } from '@/data/options'
import { makeDocuments } from './documents/makeDocuments'
import { told } from './told'

await told(() => console.log(makeDocuments(outFolder(), readOptions())))
