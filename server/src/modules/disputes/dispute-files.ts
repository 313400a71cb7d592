import type { DisputeFile } from '@properysearch/contract/disputes/calls'
import { mostDisputeFiles } from '@properysearch/contract/disputes/facts'
import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../platform/http/handlers.ts'
import { dropFiles, randomKey, storeFiles } from '../files/index.ts'
import { openPaper, readPaper, shownFileName } from '../listings/index.ts'
import { disputeFiles } from './dispute-files.sql.ts'
import { showDispute } from './disputes.notices.ts'
import { fileOnWire, movedOn } from './disputes.rules.ts'
import { type DisputeRow, findDispute, findOneForReview, lockDispute } from './disputes.sql.ts'

/** On the private bucket, for both sides and the back office; of an open dispute alone. */
export async function addFile(
  ctx: CallContext,
  { id, uploadId }: { id: number; uploadId: string },
  file: UploadedFile,
): Promise<{ data: DisputeFile }> {
  const { id: addedBy } = signedIn(ctx)
  const seen = await findDispute(ctx.db, id, addedBy)
  if (!seen) throw fail('not-found')
  const press = { ofId: id, addedBy, uploadId }
  const before = await disputeFiles.findUpload(ctx.db, press)
  if (before) return { data: fileOnWire(before, seen) }
  await checkRoom(ctx, seen, addedBy)
  const { content, contentType, ending } = await readPaper(file.bytes)
  const fileKey = `${randomKey(disputeFiles.folder)}.${ending}`
  const added = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const row = (await lockDispute(tx.db, id)) as DisputeRow
    await checkRoom(tx, row, addedBy)
    showDispute(tx, row)
    const fileName = shownFileName(file.name, ending)
    const named = { fileKey, fileName, contentType, sizeBytes: content.length, addedAt: tx.now }
    const inserted = await disputeFiles.insert(tx.db, { ...press, ...named })
    if (!inserted) throw fail('moved-on', 'This file has already been uploaded.')
    return inserted
  })
  return { data: fileOnWire(added, seen) }
}

async function checkRoom(ctx: Context, dispute: DisputeRow, addedBy: number): Promise<void> {
  if (dispute.endedAt) throw movedOn(dispute)
  if ((await disputeFiles.count(ctx.db, dispute.id, addedBy)) < mostDisputeFiles) return
  throw fail('limit-reached', `Each side can add at most ${mostDisputeFiles} files.`)
}

export async function downloadFile(
  ctx: CallContext,
  { id, fileId }: { id: number; fileId: number },
): Promise<FileAnswer> {
  if (!(await findDispute(ctx.db, id, signedIn(ctx).id))) throw fail('not-found')
  return openPaper(ctx, await disputeFiles.find(ctx.db, id, fileId))
}

/** Who of the back office reads what somebody handed in is on record. */
export async function downloadFileForReview(
  ctx: CallContext,
  { id, fileId }: { id: number; fileId: number },
): Promise<FileAnswer> {
  const { id: adminId } = signedIn(ctx)
  if (!(await findOneForReview(ctx.db, id))) throw fail('not-found')
  const file = await openPaper(ctx, await disputeFiles.find(ctx.db, id, fileId))
  ctx.log.info({ adminId, disputeId: id, fileId }, 'the back office opened a file of a dispute')
  return file
}

export async function eraseFiles(tx: Context, userId: number): Promise<void> {
  const keys = await disputeFiles.deleteOf(tx.db, userId)
  await dropFiles(
    tx,
    keys.map((key) => ({ bucket: 'private' as const, key })),
  )
}
