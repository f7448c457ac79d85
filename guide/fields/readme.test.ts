import { readFileSync } from 'node:fs'
import { readProject } from '@/guide/files/readProject'
import { loadGuide } from '@/guide/read/guide'
import { readElection } from '@/guide/read/election'
import { createTemporaryFolder } from '@/lib/testing/temporaryFolder'

/** The YAML examples by file name, which their first line has. */
const examples = new Map(
  [...readFileSync('data/README.md', 'utf8').matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(([, file, text]) => [
    file ?? '',
    text ?? '',
  ]),
)

it('has examples that are valid together', () => {
  const file = (name: string) => `data/${name === 'site.yaml' ? '' : 'springfield-2027/'}${name}`
  const files = [...examples].map(([name, text]) => [file(name), text])
  const root = createTemporaryFolder({ ...Object.fromEntries(files), 'public/img/ruiz.jpg': '' })
  expect(readElection(readProject(root)).problems).toEqual([])
  expect(loadGuide(readProject(root)).candidates).toHaveLength(2)
})
