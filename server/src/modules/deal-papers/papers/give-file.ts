import { hash } from 'node:crypto'
import type { DealPaperFile } from '@properysearch/contract/deal-papers/calls'
import { type FileReaders, mostFilesOfOneSide } from '@properysearch/contract/deal-papers/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../../platform/http/handlers.ts'
import type { DealParties } from '../../bookings/index.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import { openPaper, readPaper, shownFileName } from '../../listings/index.ts'
import { showChange, tellOther } from '../deal-papers.notices.ts'
import { mustFindDeal } from '../whose-deal.ts'
import { lockSeenPaper } from './change-paper.ts'
import { fileOnWire, nameInSentence } from './papers.rules.ts'
import {
  countFilesOf,
  type DealPaperFileRow,
  type DealPaperRow,
  deleteOwnFile,
  findFile,
  findPaper,
  findUpload,
  insertFile,
  shareFile,
} from './papers.sql.ts'

interface Upload {
  paperId: number
  readers: FileReaders
  uploadId: string
}

/** On the private bucket. Sent again after a lost answer, it is the same file. */
export async function uploadFile(ctx: CallContext, upload: Upload, sent: UploadedFile): Promise<DealPaperFile> {
  const { id: userId } = signedIn(ctx)
  const { paperId, readers, uploadId } = upload
  const seen = await findPaper(ctx.db, paperId, userId)
  if (!seen) throw fail('not-found')
  const deal = await mustFindDeal(ctx, seen.bookingId, userId)
  const before = await findUpload(ctx.db, { paperId, userId, uploadId })
  if (before) return fileOnWire(deal, before)
  const { content, contentType, ending } = await readPaper(sent.bytes)
  const fileKey = `${randomKey('deal-papers')}.${ending}`
  const id = await storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    const locked = await lockSeenPaper(tx, paperId)
    if (await findUpload(tx.db, { paperId, userId, uploadId })) {
      throw fail('moved-on', 'This paper has already been uploaded.')
    }
    if ((await countFilesOf(tx.db, deal.id, userId)) >= mostFilesOfOneSide) {
      throw fail('limit-reached', `You have ${mostFilesOfOneSide} files in this deal. Remove one to add another.`)
    }
    const added = await insertFile(tx.db, {
      paperId,
      uploadedBy: userId,
      uploadedAt: tx.now,
      fileKey,
      fileName: shownFileName(sent.name, ending),
      contentType,
      sizeBytes: content.length,
      contentHash: hash('sha256', content, 'buffer'),
      uploadId,
      isShared: readers === 'both',
    })
    await announceFile(tx, locked, readers)
    return added
  })
  return fileOnWire(deal, (await findFile(ctx.db, id, userId)) as DealPaperFileRow)
}

async function announceFile(
  tx: CallContext,
  { deal, paper }: { deal: DealParties; paper: DealPaperRow },
  readers: FileReaders,
): Promise<void> {
  const { id: userId } = signedIn(tx)
  if (readers === 'only-me') return showChange(tx, deal, userId)
  showChange(tx, deal)
  await tellOther(tx, deal, userId, (who, listing) => ({
    title: `${who} gave a paper: ${listing}`,
    body: `You can open ${paper.name ? '' : 'the '}${nameInSentence(paper)} in the deal.`,
  }))
}

/** There is no way back: the other side may have opened it. */
export async function shareOwnFile(ctx: CallContext, fileId: number): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const seen = await findFile(tx.db, fileId, userId)
    if (seen?.uploadedBy !== userId) throw fail('not-found')
    const locked = await lockSeenPaper(tx, seen.paperId)
    const file = await findFile(tx.db, fileId, userId)
    if (!file) throw fail('not-found')
    if (file.version !== null) return
    await shareFile(tx.db, file)
    await announceFile(tx, locked, 'both')
  })
}

/** Also when the deal is over: a paper is its owner's. */
export async function removeOwnFile(ctx: CallContext, fileId: number): Promise<void> {
  const { id: userId } = signedIn(ctx)
  await inTransaction(ctx, async (tx) => {
    const file = await findFile(tx.db, fileId, userId)
    if (file?.uploadedBy !== userId) throw fail('not-found')
    const deal = await mustFindDeal(tx, file.bookingId, userId)
    const key = await deleteOwnFile(tx.db, fileId, userId)
    if (!key) throw fail('not-found')
    await dropFiles(tx, [{ bucket: 'private', key }])
    showChange(tx, deal, file.version === null ? userId : undefined)
  })
}

export async function downloadFile(ctx: CallContext, fileId: number): Promise<FileAnswer> {
  const { id: userId } = signedIn(ctx)
  const file = await findFile(ctx.db, fileId, userId)
  if (!file) throw fail('not-found')
  await mustFindDeal(ctx, file.bookingId, userId)
  return openPaper(ctx, file)
}
