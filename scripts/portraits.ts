/** `npm run portraits`: draws the initials portrait of every candidate without a picture of their own. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadGuide } from '@/data/load'
import { readOptions } from '@/data/options'
import { drawPortrait, initialsOf } from './drawPortrait'
import { told } from './told'

const folder = join('public', 'img')

await told(() => {
  const { candidates } = loadGuide(process.cwd(), readOptions().election)
  mkdirSync(folder, { recursive: true })
  for (const { id, src, name, sortName } of candidates) {
    if (src !== `${id}.svg`) continue
    const file = join(folder, src)
    const drawing = drawPortrait(initialsOf(name, sortName))
    if (!existsSync(file) || readFileSync(file, 'utf8') !== drawing) writeFileSync(file, drawing)
  }
})
