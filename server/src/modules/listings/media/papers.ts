import { isLegal } from '@properysearch/contract/kernel/state-graph'
import { listingGraph } from '@properysearch/contract/listings/acts'
import type { Paper } from '@properysearch/contract/listings/calls'
import { isTitlePaper, maxPapers, type PaperKind } from '@properysearch/contract/listings/papers'
import { type CallContext, type Context, inTransaction, signedIn } from '../../../context.ts'
import { fail, invalid } from '../../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../../platform/http/handlers.ts'
import { isPicture, pageJpeg } from '../../../platform/pictures.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import { findOwn, type ListingRow } from '../listing.sql.ts'
import { findEditable, lockEditable } from '../posting/change-own.ts'
import { changed } from '../posting/changed.ts'
import { shownFileName } from '../posting/listings.rules.ts'
import { touchListing } from '../posting/write-listing.sql.ts'
import { moveListing } from '../states/move-listing.ts'
import { isPdf, isWholePdf } from './media.rules.ts'
import { deletePaper, findPaper, findPaperUpload, insertPaper, type PaperRow, toPaper } from './papers.sql.ts'

const longestSide = 3000

/**
 * On the private bucket. A title paper takes a live listing off until it is checked; another one has it checked again.
 */
export async function uploadPaper(
  ctx: CallContext,
  { id, kind, uploadId }: { id: number; kind: PaperKind; uploadId: string },
  file: UploadedFile,
): Promise<{ data: Paper }> {
  const listing = await findEditable(ctx, id)
  const before = await findPaperUpload(ctx.db, id, uploadId)
  if (before) return { data: toPaper(before) }
  checkRoom(listing)
  const { content, contentType, ending } = await readPaper(file.bytes)
  const key = `${randomKey('papers')}.${ending}`
  const paper = await storeFiles(ctx, [{ bucket: 'private', key, content }], async (tx) => {
    const row = await lockEditable(tx, id)
    if (await findPaperUpload(tx.db, id, uploadId)) throw fail('moved-on', 'This paper has already been uploaded.')
    checkRoom(row)
    const fileName = shownFileName(file.name, ending)
    const sizeBytes = content.length
    const added = await insertPaper(tx.db, {
      propertyId: id,
      kind,
      fileKey: key,
      fileName,
      contentType,
      sizeBytes,
      uploadId,
      createdAt: tx.now,
    })
    await afterChange(tx, row, kind)
    return added
  })
  return { data: toPaper(paper) }
}

function checkRoom(listing: ListingRow): void {
  if (listing.paperKinds.length >= maxPapers) {
    throw fail('limit-reached', `A listing has at most ${maxPapers} papers. Remove one to add another.`)
  }
}

/** A PDF as it is, a photo as a page: nothing else is taken. */
export async function readPaper(bytes: Buffer): Promise<{ content: Buffer; contentType: string; ending: string }> {
  if (isPicture(bytes)) return { content: await pageJpeg(bytes, longestSide), contentType: 'image/jpeg', ending: 'jpg' }
  if (!isPdf(bytes)) throw fail('wrong-file-type', 'Please choose a PDF, or a photo of the paper as JPEG or PNG.')
  if (!isWholePdf(bytes)) throw invalid({ file: 'That PDF is damaged or incomplete. Please choose another.' })
  return { content: bytes, contentType: 'application/pdf', ending: 'pdf' }
}

export async function removePaper(
  ctx: CallContext,
  { id, paperId }: { id: number; paperId: number },
): Promise<{ message: string }> {
  await inTransaction(ctx, async (tx) => {
    const row = await lockEditable(tx, id)
    const paper = await findPaper(tx.db, id, paperId)
    if (!paper) throw fail('not-found')
    const titlePapers = row.paperKinds.filter(isTitlePaper).length
    if (isTitlePaper(paper.kind) && titlePapers === 1 && row.state !== 'draft' && row.state !== 'rejected') {
      throw fail(
        'not-yet',
        'This is the only paper that shows who owns the property. Add another before you remove it.',
      )
    }
    await deletePaper(tx.db, paperId)
    await dropFiles(tx, [{ bucket: 'private', key: paper.fileKey }])
    await afterChange(tx, row, paper.kind)
  })
  return { message: 'The paper has been removed.' }
}

async function afterChange(tx: CallContext, row: ListingRow, kind: PaperKind): Promise<void> {
  if (isTitlePaper(kind) && isLegal(listingGraph, 'recheck', row.state)) {
    await touchListing(tx.db, row.id, tx.now)
    await moveListing(tx, row, { act: 'recheck', by: 'owner', byUser: row.ownerId })
  } else await changed(tx, row)
}

export async function downloadPaper(
  ctx: CallContext,
  { id, paperId }: { id: number; paperId: number },
): Promise<FileAnswer> {
  if (!(await findOwn(ctx.db, id, signedIn(ctx).id))) throw fail('not-found')
  return openPaper(ctx, await findPaper(ctx.db, id, paperId))
}

/** The caller has already been found entitled. */
export async function openPaper(
  ctx: Context,
  paper: Pick<PaperRow, 'fileKey' | 'contentType' | 'fileName'> | undefined,
): Promise<FileAnswer> {
  const file = paper && (await ctx.adapters.storage.read('private', paper.fileKey))
  if (!paper || !file) throw fail('not-found')
  return { ...file, contentType: paper.contentType, downloadName: paper.fileName }
}
