import { Readable } from 'node:stream'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import type { ArrivingFile } from '../../platform/http/handlers.ts'
import { dropFiles, randomKey, storeFiles } from '../files/index.ts'
import { findEditable, lockEditable } from './change-own.ts'
import { changed } from './changed.ts'
import { videoKindOf, withoutPlaces } from './media.rules.ts'
import { setVideo } from './write-listing.sql.ts'

/** Goes to the disk as it comes; only its first bytes are looked at before. */
export async function uploadVideo(
  ctx: CallContext,
  { id }: { id: number },
  file: ArrivingFile,
): Promise<{ data: { videoUrl: string } }> {
  await findEditable(ctx, id)
  const { head, chunks } = await peek(file.stream)
  const kind = videoKindOf(head)
  if (!kind) throw fail('wrong-file-type', 'Please choose an MP4 or WebM video.')
  const key = `${randomKey('videos')}.${kind}`
  const videoUrl = ctx.adapters.storage.publicUrl(key)
  const content = Readable.from(withoutPlaces(chunks))
  await storeFiles(ctx, [{ shelf: 'public', key, content }], async (db) => {
    file.checkWhole()
    await replaceVideo(ctx, db, id, { url: videoUrl, key })
  })
  return { data: { videoUrl } }
}

export async function linkVideo(
  ctx: CallContext,
  { id, url }: { id: number; url: string },
): Promise<{ data: { videoUrl: string } }> {
  await ctx.db.transaction((db) => replaceVideo(ctx, db, id, { url, key: null }))
  return { data: { videoUrl: url } }
}

export async function removeVideo(ctx: CallContext, { id }: { id: number }): Promise<{ message: string }> {
  await ctx.db.transaction((db) => replaceVideo(ctx, db, id, { url: null, key: null }))
  return { message: 'The video has been removed.' }
}

async function replaceVideo(
  ctx: CallContext,
  db: Db,
  id: number,
  it: { url: string | null; key: string | null },
): Promise<void> {
  const row = await lockEditable(db, ctx, id)
  await setVideo(db, id, it)
  await changed(ctx, db, row)
  if (row.videoKey) await dropFiles(ctx, db, [{ shelf: 'public', key: row.videoKey }])
}

const headBytes = 12

/** The first bytes, and all of them again. */
async function peek(stream: Readable): Promise<{ head: Buffer; chunks: AsyncIterable<Buffer> }> {
  const rest = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>
  let head = Buffer.alloc(0)
  while (head.length < headBytes) {
    const next = await rest.next()
    if (next.done) break
    head = Buffer.concat([head, next.value])
  }
  async function* all() {
    yield head
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
  }
  return { head, chunks: all() }
}
