import type { Message } from '@properysearch/contract/conversations/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../platform/http/handlers.ts'
import { sizeOfPicture } from '../../platform/pictures.ts'
import { randomKey, storeFiles } from '../files/index.ts'
import { openPaper, readPaper, shownFileName } from '../listings/index.ts'
import { mustBeWritable, toMessage } from './conversations.rules.ts'
import { findMessage, findSent, type StoredFile } from './messages.sql.ts'
import { mustFind } from './open-conversation.ts'
import { write } from './send-message.ts'

/** A picture without place or camera, or a PDF; on the private bucket. */
export async function sendFile(
  ctx: CallContext,
  { id, clientId }: { id: number; clientId: string },
  upload: UploadedFile,
): Promise<{ data: Message }> {
  const { id: userId } = signedIn(ctx)
  const row = await mustFind(ctx, id, userId)
  const before = await findSent(ctx.db, { conversationId: id, senderId: userId, clientId })
  if (before) return { data: toMessage(before, userId) }
  // Said before the picture is worked on; asked again when it is written.
  mustBeWritable(row, userId, 'file')
  const { content, contentType, ending } = await readPaper(upload.bytes)
  const size = contentType === 'image/jpeg' ? await sizeOfPicture(content) : { width: null, height: null }
  const file: StoredFile = {
    fileKey: `${randomKey('messages')}.${ending}`,
    fileName: shownFileName(upload.name, ending),
    contentType,
    sizeBytes: content.length,
    ...size,
  }
  const written = await storeFiles(ctx, [{ bucket: 'private', key: file.fileKey, content }], async (tx) => {
    const message = await write(tx, { id, userId, clientId, body: null, file })
    // Sent twice at once: what the first one stored is the message, and this file goes.
    if (message.fileKey !== file.fileKey) throw fail('moved-on', 'This file has already been sent.')
    return message
  }).catch(async (failure) => {
    // Whoever tries again is answered as the first time.
    const first = await findSent(ctx.db, { conversationId: id, senderId: userId, clientId })
    if (!first) throw failure
    return first
  })
  return { data: toMessage(written, userId) }
}

export async function downloadFile(ctx: CallContext, { id, seq }: { id: number; seq: number }): Promise<FileAnswer> {
  await mustFind(ctx, id, signedIn(ctx).id)
  const message = await findMessage(ctx.db, id, seq)
  if (!message?.fileKey || !message.fileName || !message.contentType) throw fail('not-found')
  const { fileKey, fileName, contentType } = message
  return openPaper(ctx, { fileKey, fileName, contentType })
}
