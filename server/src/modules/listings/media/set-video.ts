import { Readable } from 'node:stream'
import { type CallContext, inTransaction } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { ArrivingFile } from '../../../platform/http/handlers.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import { findEditable, lockEditable } from '../posting/change-own.ts'
import { changed } from '../posting/changed.ts'
import { setVideo } from '../posting/write-listing.sql.ts'
import { videoKindOf, withoutPlaces } from './media.rules.ts'

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
  await storeFiles(ctx, [{ bucket: 'public', key, content }], async (tx) => {
    file.checkWhole()
    await replaceVideo(tx, id, { url: videoUrl, key })
  })
  return { data: { videoUrl } }
}

export async function linkVideo(
  ctx: CallContext,
  { id, url }: { id: number; url: string },
): Promise<{ data: { videoUrl: string } }> {
  await inTransaction(ctx, (tx) => replaceVideo(tx, id, { url, key: null }))
  return { data: { videoUrl: url } }
}

export async function removeVideo(ctx: CallContext, { id }: { id: number }): Promise<{ message: string }> {
  await inTransaction(ctx, (tx) => replaceVideo(tx, id, { url: null, key: null }))
  return { message: 'The video has been removed.' }
}

async function replaceVideo(
  tx: CallContext,
  id: number,
  video: { url: string | null; key: string | null },
): Promise<void> {
  const row = await lockEditable(tx, id)
  await setVideo(tx.db, id, video)
  await changed(tx, row)
  if (row.videoKey) await dropFiles(tx, [{ bucket: 'public', key: row.videoKey }])
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
