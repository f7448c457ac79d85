import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileCache } from '@/lib/fileCache'
import { listFiles } from '@/lib/listFiles'
import { writeStaticHtml } from './writeStaticHtml'
import { createTemporaryFolder, writeFiles } from '@/lib/testing/temporaryFolder'

const page = `<!DOCTYPE html><html lang="en"><head><link rel="stylesheet" href="/_next/static/a.css"><script src="/_next/static/run.js" async></script><title>Ada</title></head><body><img src="/_next/static/media/a.png" alt=""><script>self.__next_f.push([1,""])</script></body></html>`

let out: string

beforeEach(() => {
  out = createTemporaryFolder({
    'index.html': page,
    'robots.txt': 'User-Agent: *\nAllow: /\n',
    '_next/static/a.css': 'body{top:0}',
    '_next/static/run.js': 'run()',
    '_next/static/media/a.png': 'image',
    'index.txt': '1:"$Sreact.fragment"\n',
    'profile/__next._tree.txt': '1:"$Sreact.fragment"\n',
  })
})

const write = (file: string, text: string) => writeFiles(out, { [file]: text })

it('keeps only the files that readers request', async () => {
  const summary = await writeStaticHtml(out, { basePath: '', gaId: undefined })
  expect(listFiles(out)).toEqual(['_next/static/media/a.png', 'index.html', 'robots.txt'])
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<style>body{top:0}</style>')
  expect(summary).toBe('Static HTML: 1 pages, of which 0 start React. Deleted 4 unused files.')
})

it('keeps the script files where page views need React', async () => {
  await writeStaticHtml(out, { basePath: '', gaId: 'G-TEST12345' })
  expect(listFiles(out)).toContain('_next/static/run.js')
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('googletagmanager')
})

it('converts a page once if it has a cache, and again after its text or style changes', async () => {
  const folder = join(out, '.cache')
  const build = async (file: string, text: string) => {
    write('index.html', page)
    write('_next/static/a.css', 'body{top:0}')
    write(file, text)
    const cache = new FileCache(folder, 'settings')
    await writeStaticHtml(out, { basePath: '', gaId: undefined }, cache)
    return { html: readFileSync(join(out, 'index.html'), 'utf8'), missCount: cache.missCount }
  }
  const first = await build('index.html', page)
  expect(first.missCount).toBe(1)
  expect(await build('index.html', page)).toEqual({ ...first, missCount: 0 })
  expect((await build('index.html', page.replace('Ada', 'Bob'))).html).toContain('<title>Bob</title>')
  expect((await build('_next/static/a.css', 'body{top:1px}')).html).toContain('<style>body{top:1px}</style>')
})

describe('the page of a client component that starts without the runtime of Next.js', () => {
  beforeEach(() => {
    const ballot = page.replace(
      '<img src="/_next/static/media/a.png" alt="">',
      '<div data-island="true"><p class="AbCdEf_box">Names<!-- -->: 2</p></div>',
    )
    write('my-ballot/index.html', ballot)
    write('myBallot.js', 'hydrate({box:"AbCdEf_box",later:"AbCdEf_later"})')
    write('_next/static/a.css', '.AbCdEf_later{left:0}.AbCdEf_box{top:0}.AbCdEf_other{top:1px}')
  })

  it('has one script file, with the same short class names, and no other page has it', async () => {
    const summary = await writeStaticHtml(out, { basePath: '', gaId: undefined })
    const scripts = listFiles(out).filter((file) => file.endsWith('.js'))
    expect(scripts).toEqual([expect.stringMatching(/^_next\/static\/myBallot-\w+\.js$/)])
    expect(readFileSync(join(out, scripts[0]!), 'utf8')).toBe('hydrate({box:"a",later:"b"})')
    const html = readFileSync(join(out, 'my-ballot/index.html'), 'utf8')
    expect(html).toContain(`/${scripts[0]}`)
    expect(html).toContain('<style>.b{left:0}.a{top:0}</style>')
    expect(html).toContain('<p class=a>Names<!-- -->: 2</p>')
    expect(readFileSync(join(out, 'index.html'), 'utf8')).not.toContain('myBallot')
    expect(summary).toContain('2 pages, of which 1 start React.')
  })
})
