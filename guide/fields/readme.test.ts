/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadGuide } from '@/guide/read/loadGuide'
import { readElection } from '@/guide/read/readElection'

/** The YAML examples by file name, which their first line has. */
const examples = new Map(
  [...readFileSync('data/README.md', 'utf8').matchAll(/```yaml\n# (\S+)\n([^]*?)```/g)].map(([, file, text]) => [
    file ?? '',
    text ?? '',
  ]),
)

it('has examples that are valid together', () => {
  const root = mkdtempSync(join(tmpdir(), 'readme-'))
  try {
    for (const [file, text] of examples) {
      const path = join(root, 'data', file === 'site.yaml' ? '' : 'springfield-2027', file)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text)
    }
    mkdirSync(join(root, 'public', 'img'), { recursive: true })
    writeFileSync(join(root, 'public', 'img', 'ruiz.jpg'), '')
    expect(readElection(root).problems).toEqual([])
    expect(loadGuide(root).candidates).toHaveLength(2)
  } finally {
    rmSync(root, { recursive: true })
  }
})
