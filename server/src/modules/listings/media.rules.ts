import { leastPhotos } from '@properysearch/contract/listings/steps'
import { fail } from '../../platform/errors.ts'
import type { ListingRow } from './listing.sql.ts'

/** A listing that has left the draft keeps enough pictures. */
export function leastPhotosLeft(row: ListingRow): void {
  const least = leastPhotos(row)
  if (row.state === 'draft' || row.photoCount > least) return
  throw fail(
    'not-yet',
    `This listing needs at least ${least === 1 ? 'one picture' : `${least} pictures`}. Add another first.`,
  )
}

/** By its first bytes, whatever its name says. */
export function videoKindOf(head: Buffer): 'mp4' | 'webm' | undefined {
  if (head.toString('latin1', 4, 8) === 'ftyp') return 'mp4'
  if (head.subarray(0, 4).equals(Buffer.from([0x1a, 0x45, 0xdf, 0xa3]))) return 'webm'
  return undefined
}

/** Begins and ends as a PDF does; one that broke off has no end. */
export function isPdf(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 5) === '%PDF-'
}

export function isWholePdf(bytes: Buffer): boolean {
  return bytes.subarray(-2048).includes('%%EOF')
}

// ISO 6709, as phones write where a video was taken: +18.5204+073.8567+560.000/
const place = /[+-]\d{2}(?:\.\d{1,8})?[+-]\d{3}(?:\.\d{1,8})?(?:[+-]\d{1,6}(?:\.\d{1,8})?)?\//g
const longest = 64

/** The same bytes, with every place a phone wrote into them set to zero. Nothing moves, so the video plays as before. */
export async function* withoutPlaces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let kept: Buffer = Buffer.alloc(0)
  for await (const chunk of chunks) {
    const bytes = Buffer.concat([kept, chunk])
    blank(bytes)
    const ready = Math.max(0, bytes.length - longest)
    if (ready > 0) yield bytes.subarray(0, ready)
    kept = Buffer.from(bytes.subarray(ready))
  }
  if (kept.length > 0) yield kept
}

function blank(bytes: Buffer): void {
  for (const match of bytes.toString('latin1').matchAll(place)) {
    bytes.write(match[0].replace(/\d/g, '0'), match.index, 'latin1')
  }
}
