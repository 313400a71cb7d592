import { mostDisputeFiles } from '@properysearch/contract/disputes/facts'
import type { HireDisputeFile } from '@properysearch/contract/hires/calls'
import { type CallContext, type Context, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../platform/http/handlers.ts'
import { dropFiles, randomKey, storeFiles } from '../files/index.ts'
import { openPaper, readPaper, shownFileName } from '../listings/index.ts'
import { findHireDispute } from './disputes-of-hires.sql.ts'
import { hireFiles } from './files-of-disputes.sql.ts'
import { showHire } from './hires.notices.ts'
import { hireMovedOn } from './hires.rules.ts'
import { findHire, type HireRow } from './hires.sql.ts'
import { lockHire } from './lock-hire.ts'
import { fileOnWire } from './show-dispute.ts'

/** By client and professional, while their hire is disputed: each hands in what the others are to read. */
export async function addDisputeFile(
  ctx: CallContext,
  { id, uploadId }: { id: number; uploadId: string },
  file: UploadedFile,
): Promise<{ data: HireDisputeFile }> {
  const { id: addedBy } = signedIn(ctx)
  const seen = await findHire(ctx.db, id, addedBy)
  if (!seen || !(await findHireDispute(ctx.db, id))) throw fail('not-found')
  const press = { ofId: id, addedBy, uploadId }
  const before = await hireFiles.findUpload(ctx.db, press)
  if (before) return { data: fileOnWire(seen, before) }
  await mustHaveRoom(ctx, seen, addedBy)
  const { content, contentType, ending } = await readPaper(file.bytes)
  const fileKey = `${randomKey(hireFiles.folder)}.${ending}`
  const added = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const hire = await lockHire(tx, id, addedBy)
    await mustHaveRoom(tx, hire, addedBy)
    showHire(tx, hire)
    const fileName = shownFileName(file.name, ending)
    const named = { fileKey, fileName, contentType, sizeBytes: content.length, addedAt: tx.now }
    const inserted = await hireFiles.insert(tx.db, { ...press, ...named })
    if (!inserted) throw fail('moved-on', 'This file has already been uploaded.')
    return inserted
  })
  return { data: fileOnWire(seen, added) }
}

async function mustHaveRoom(ctx: Context, hire: HireRow, addedBy: number): Promise<void> {
  if (hire.state !== 'disputed') throw hireMovedOn(hire)
  if ((await hireFiles.count(ctx.db, hire.id, addedBy)) < mostDisputeFiles) return
  throw fail('limit-reached', `Each side can add at most ${mostDisputeFiles} files.`)
}

/** For the two of the hire, also once it is decided. */
export async function downloadDisputeFile(
  ctx: CallContext,
  { id, fileId }: { id: number; fileId: number },
): Promise<FileAnswer> {
  if (!(await findHire(ctx.db, id, signedIn(ctx).id))) throw fail('not-found')
  return openPaper(ctx, await hireFiles.find(ctx.db, id, fileId))
}

/** As long as there is something to decide; who of the back office reads what somebody handed in is on record. */
export async function downloadDisputeFileForReview(
  ctx: CallContext,
  { id, fileId }: { id: number; fileId: number },
): Promise<FileAnswer> {
  const { id: adminId } = signedIn(ctx)
  const dispute = await findHireDispute(ctx.db, id)
  if (!dispute || dispute.decidedAt) throw fail('not-found')
  const file = await openPaper(ctx, await hireFiles.find(ctx.db, id, fileId))
  ctx.log.info({ adminId, hireId: id, fileId }, 'the back office opened a file of a dispute over a hire')
  return file
}

export async function eraseDisputeFiles(tx: Context, userId: number): Promise<void> {
  const keys = await hireFiles.deleteOf(tx.db, userId)
  await dropFiles(
    tx,
    keys.map((key) => ({ bucket: 'private' as const, key })),
  )
}
