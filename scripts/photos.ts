/** `npm run photos`: removes the metadata of the photographs in `public/img`, such as where they were taken. */
import { imageFolder, openFolder } from '@/guide/files/files'
import { readProject } from '@/guide/files/readProject'
import { runCli, finishInterruptedSave } from '@/lib/cli/runCli'
import { countNoun } from '@/lib/problems'
import { changeFiles } from '@/lib/transaction/changeFiles'
import { planStrippedPhotos } from '@/build/images/stripMetadata'

await runCli(async () => {
  const root = process.cwd()
  await finishInterruptedSave(root)
  const changes = await planStrippedPhotos(openFolder(readProject(root), imageFolder))
  await changeFiles(root, changes)
  for (const { file } of changes) console.log(`Removed the metadata of ${file}.`)
  console.log(`Changed ${countNoun(changes.length, 'photograph')}. The pictures look as before.`)
})
