import { mostReportPhotos } from '@properysearch/contract/valuations/facts'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { fail } from '../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../platform/http/handlers.ts'
import { isPicture, pageJpeg } from '../../platform/pictures.ts'
import { dropFiles, randomKey, storeFiles } from '../files/index.ts'
import {
  deletePhoto,
  findPhoto,
  findPhotos,
  findUpload,
  insertPhoto,
  type PhotoRow,
  setCaption,
} from './valuations.sql.ts'
import { isWritable, lockOpenReport, mustFindLead } from './whose-valuation.ts'

const longestSide = 1600

/** On the private bucket, without place or camera. The same upload twice is one photo. */
export async function uploadPhoto(
  ctx: CallContext,
  { hireId, uploadId }: { hireId: number; uploadId: string },
  file: UploadedFile,
): Promise<{ id: number; caption: string }> {
  if (!isWritable(await mustFindLead(ctx, hireId))) throw fail('moved-on', 'The report cannot be changed now.')
  const before = await findUpload(ctx.db, hireId, uploadId)
  if (before) return before
  if (!isPicture(file.bytes)) throw fail('wrong-file-type', 'Please choose a photo as JPEG or PNG.')
  const content = await pageJpeg(file.bytes, longestSide)
  const fileKey = `${randomKey('valuations')}.jpg`
  return storeFiles(ctx, [{ bucket: 'private', key: fileKey, content }], async (tx) => {
    await lockOpenReport(tx, hireId)
    if (await findUpload(tx.db, hireId, uploadId)) throw fail('moved-on', 'This photo has already been uploaded.')
    if ((await findPhotos(tx.db, hireId)).length >= mostReportPhotos) {
      throw fail('limit-reached', `A report has at most ${mostReportPhotos} photos. Remove one to add another.`)
    }
    return insertPhoto(tx.db, { hireId, fileKey, caption: '', uploadId, now: tx.now })
  })
}

export async function captionPhoto(ctx: CallContext, photoId: number, caption: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const photo = await lockPhoto(tx, photoId)
    await setCaption(tx.db, photo.id, caption)
  })
}

export async function removePhoto(ctx: CallContext, photoId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const photo = await lockPhoto(tx, photoId)
    await deletePhoto(tx.db, photo.id)
    await dropFiles(tx, [{ bucket: 'private', key: photo.fileKey }])
  })
}

async function lockPhoto(tx: CallContext, photoId: number): Promise<PhotoRow> {
  const { id } = signedIn(tx)
  const seen = await findPhoto(tx.db, photoId, id)
  if (!seen) throw fail('not-found')
  await lockOpenReport(tx, seen.hireId)
  const photo = await findPhoto(tx.db, photoId, id)
  if (!photo) throw fail('not-found')
  return photo
}

export async function downloadPhoto(ctx: CallContext, photoId: number): Promise<FileAnswer> {
  const photo = await findPhoto(ctx.db, photoId, signedIn(ctx).id)
  const file = photo && (await ctx.adapters.storage.read('private', photo.fileKey))
  if (!photo || !file) throw fail('not-found')
  return { ...file, contentType: 'image/jpeg', downloadName: `Photo ${photo.id}.jpg` }
}
