/** Decides whether statements fit on one page, from their compressed size. A page shows them whole or not at all. */
import { brotliCompressSync, constants } from 'node:zlib'
import { untagText } from '@/lib/locale/taggedText'
import type { CandidateOnTopic } from './statements'

/** Compressed bytes of a page of at most 20,000, without its styles and what every page has. */
const MAX_BYTES = 14_000
/** Compressed bytes of the markup of a candidate on a topic. */
const CELL_BYTES = 8
/** Fields of statements and sources that readers see or follow. */
const shownFields = ['title', 'text', 'date', 'how', 'reply', 'sources', 'publisher', 'url']
/** Fast, and close to the result of gzip. */
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }

/**
 * @param cells the statements of each candidate on each topic
 * @param otherText further text on the page
 * @param bytes compressed bytes of further markup
 */
export function fitsOnePage(cells: readonly CandidateOnTopic[], otherText: readonly string[] = [], bytes = 0): boolean {
  const content = cells.map(({ candidate: { name }, statements }) => [name, ...statements])
  const size = brotliCompressSync(untagText(JSON.stringify([...content, ...otherText], shownFields)), options).length
  return size + CELL_BYTES * cells.length + bytes <= MAX_BYTES
}
