import type { Metadata } from 'next'
import { buildPageMetadata } from '@/app/metadata'
import { DataPage } from '@/components/about/DataPage/DataPage'
import { ElectionPage } from '@/app/electionPage'
import { toOpenData } from '@/guide/ask/candidates'
import { getGuide } from '@/guide/read/getGuide'
import { documentFields, nistFile, schemaFile, tables } from '@/guide/open/files'
import { formatVersion } from '@/guide/open/formats'
import { phrases } from '@/lib/locale/phrases'
import { paths } from '@/lib/paths'

export function generateMetadata(): Metadata {
  const { title, description } = phrases.data
  return buildPageMetadata(paths.data, { title, description: description({ guide: getGuide().election.title }) })
}

export default function OpenDataPage() {
  const guide = getGuide()
  const [candidate = {}] = toOpenData(guide)
  const documents = Object.entries(documentFields).map(([name, names]) => describeFile(name, names))
  const short = {
    name: phrases.data.shortName({ file: paths.openData.slice(1) }),
    path: paths.openData,
    description: phrases.data.short,
    names: Object.keys(candidate),
  }
  return (
    <ElectionPage page="data">
      <DataPage
        version={formatVersion}
        tables={Object.entries(tables).map(([name, { columns }]) => describeFile(name, columns))}
        documents={[...documents, describeFile(schemaFile), describeFile(nistFile), short]}
        contact={guide.election.publisher?.contact}
        license={guide.election.license}
      />
    </ElectionPage>
  )
}

function describeFile(name: string, names?: readonly string[]) {
  return { name, path: paths.dataFile(name), names }
}
