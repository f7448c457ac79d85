import { dataFiles, formatDataFile, schemaFile } from '@/guide/open/files'
import { getGuide } from '@/guide/read/getGuide'
import { contentTypes } from '@/lib/server/headers'
import { paths } from '@/lib/paths'
import { toPublicUrl } from '@/app/metadata'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => dataFiles.map((file) => ({ file }))

/** `/data/v1/{file}`: the files of the open data. See `guide/open/formats.ts` for the fields. */
export async function GET(_request: Request, { params }: RouteContext<'/data/v1/[file]'>) {
  const { file } = await params
  const content = formatDataFile(file, getGuide(), toPublicUrl(paths.dataFile(schemaFile)))
  const type = file.endsWith('.csv') ? contentTypes.csv : contentTypes.json
  return new Response(content, { headers: { 'content-type': type } })
}
