import * as cheerio from 'cheerio'
import { renderToStaticMarkup } from 'react-dom/server'
import { StructuredData } from './Page'

it.each(['Ada', '</script><img src=x>', '<!--<script>', '\u2028"\\', '&lt;'])('keeps the text %j', (name) => {
  const $ = cheerio.load(renderToStaticMarkup(<StructuredData data={{ name, url: undefined }} />))
  const script = $('script[type="application/ld+json"]')
  expect(JSON.parse(script.text())).toEqual({ name })
  expect($('body, head').find('*')).toHaveLength(1)
})
