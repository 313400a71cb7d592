import { type InventoryMoment, mostInventoryPhotos } from '@properysearch/contract/bookings/rental'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { FileAnswer, UploadedFile } from '../../../platform/http/handlers.ts'
import { isPicture, pageJpeg } from '../../../platform/pictures.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import { announceBooking } from '../bookings.notices.ts'
import { findBooking } from '../bookings.sql.ts'
import { deletePhoto, findPhoto, findPhotos, findUpload, insertPhoto, openInventory } from './handover.sql.ts'
import { reopenInventory } from './save-inventory.ts'

export const photoFolder = 'inventories'
const longestSide = 2000

interface Upload {
  id: number
  at: InventoryMoment
  uploadId: string
}

/** On the private bucket, without place or camera: for the two sides alone. The same upload twice is one picture. */
export async function uploadInventoryPhoto(
  ctx: CallContext,
  asked: Upload,
  file: UploadedFile,
): Promise<{ id: number }> {
  const { id: userId } = signedIn(ctx)
  if (!(await findBooking(ctx.db, asked.id, userId))) throw fail('not-found')
  const wanted = { bookingId: asked.id, at: asked.at, userId, uploadId: asked.uploadId }
  const before = await findUpload(ctx.db, wanted)
  if (before) return before
  if (!isPicture(file.bytes)) throw fail('wrong-file-type', 'Please choose a photo as JPEG or PNG.')
  const content = await pageJpeg(file.bytes, longestSide)
  const key = `${randomKey(photoFolder)}.jpg`
  return storeFiles(ctx, [{ bucket: 'private', key, content }], async (tx) => {
    const booking = await reopenInventory(tx, asked, userId)
    if (await findUpload(tx.db, wanted)) throw fail('moved-on', 'This photo has already been uploaded.')
    const there = (await findPhotos(tx.db, asked.id)).filter(({ at }) => at === asked.at)
    if (there.length >= mostInventoryPhotos) {
      throw fail('limit-reached', `An inventory has at most ${mostInventoryPhotos} photos. Remove one to add another.`)
    }
    const inventory = await openInventory(tx.db, { ...wanted, now: tx.now })
    const row = { inventoryId: inventory.id, fileKey: key, uploadId: asked.uploadId, addedBy: userId, now: tx.now }
    const added = await insertPhoto(tx.db, row)
    await announceBooking(tx, booking, 'save-inventory', userId)
    return added
  })
}

async function mustFind(ctx: CallContext, photoId: number, userId: number) {
  const photo = await findPhoto(ctx.db, photoId)
  if (!photo || !(await findBooking(ctx.db, photo.bookingId, userId))) throw fail('not-found')
  return photo
}

/** Each side removes its own. */
export async function removeInventoryPhoto(ctx: CallContext, { photoId }: { photoId: number }): Promise<void> {
  const { id: userId } = signedIn(ctx)
  const seen = await mustFind(ctx, photoId, userId)
  if (seen.addedBy !== userId) throw fail('not-found')
  await inTransaction(ctx, async (tx) => {
    const booking = await reopenInventory(tx, { id: seen.bookingId, at: seen.at }, userId)
    const photo = await findPhoto(tx.db, photoId)
    if (!photo) throw fail('not-found')
    await deletePhoto(tx.db, photo.id)
    await dropFiles(tx, [{ bucket: 'private', key: photo.fileKey }])
    await announceBooking(tx, booking, 'save-inventory', userId)
  })
}

export async function downloadInventoryPhoto(ctx: CallContext, { photoId }: { photoId: number }): Promise<FileAnswer> {
  const photo = await mustFind(ctx, photoId, signedIn(ctx).id)
  const file = await ctx.adapters.storage.read('private', photo.fileKey)
  if (!file) throw fail('not-found')
  return { ...file, contentType: 'image/jpeg', downloadName: `Inventory photo ${photo.id}.jpg` }
}
