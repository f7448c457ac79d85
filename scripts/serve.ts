/** `npm run serve`: serves the export. `PORT` chooses the port; one that is taken is passed over for the next. */
import { outFolder, readOptions } from '@/data/options'
import { portFrom, startServer } from './staticServer'
import { told } from './told'

await told(async () => {
  const { basePath } = readOptions()
  const { address } = await startServer({
    folder: outFolder(),
    basePath,
    port: portFrom(process.env.PORT),
  })
  console.log(`Serving the guide at ${address} (Ctrl+C stops it)`)
})
