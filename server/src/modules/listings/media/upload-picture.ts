import type { OwnPicture } from '@properysearch/contract/listings/calls'
import { pictureWidths } from '@properysearch/contract/listings/facts'
import { maxPhotos } from '@properysearch/contract/listings/papers'
import type { CallContext } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import type { UploadedFile } from '../../../platform/http/handlers.ts'
import { renderPicture } from '../../../platform/pictures.ts'
import { dropFiles, randomKey, storeFiles } from '../../files/index.ts'
import type { ListingRow } from '../listing.sql.ts'
import { findEditable, lockEditable } from '../posting/change-own.ts'
import { changed } from '../posting/changed.ts'
import { deletePicture, filesOf, findPictures, findUpload, insertPicture, toOwnPicture } from './pictures.sql.ts'

/** Sent again with the same upload id, it is the same picture. */
class AlreadyThere extends Error {}

export async function uploadPicture(
  ctx: CallContext,
  { id, role, uploadId }: { id: number; role: OwnPicture['role']; uploadId: string },
  file: UploadedFile,
): Promise<{ data: OwnPicture }> {
  const listing = await findEditable(ctx, id)
  const before = await findUpload(ctx.db, id, uploadId)
  if (before) return { data: toOwnPicture(before) }
  checkRoom(listing, role)
  const { files, look, ...shape } = await renderPicture(file.bytes, pictureWidths)
  const key = randomKey('listings')
  const stored = files.map((rendering) => ({
    bucket: 'public' as const,
    key: `${key}-${rendering.width}.${rendering.format}`,
    content: rendering.bytes,
  }))
  try {
    const picture = await storeFiles(ctx, stored, async (tx) => {
      const row = await lockEditable(tx, id)
      if (await findUpload(tx.db, id, uploadId)) throw new AlreadyThere()
      checkRoom(row, role)
      if (role === 'floor-plan') await dropPlans(tx, id)
      const added = await insertPicture(tx.db, {
        propertyId: id,
        role,
        key,
        ...shape,
        alt: altOf(role, row),
        uploadId,
        look,
      })
      await changed(tx, row)
      return added
    })
    return { data: toOwnPicture(picture) }
  } catch (error) {
    const winner = error instanceof AlreadyThere ? await findUpload(ctx.db, id, uploadId) : undefined
    if (winner) return { data: toOwnPicture(winner) }
    throw error
  }
}

function checkRoom(listing: ListingRow, role: OwnPicture['role']): void {
  if (role === 'photo' && listing.photoCount >= maxPhotos) {
    throw fail('limit-reached', `A listing has at most ${maxPhotos} pictures. Remove one to add another.`)
  }
}

async function dropPlans(tx: CallContext, id: number): Promise<void> {
  const plans = (await findPictures(tx.db, id)).filter((picture) => picture.role === 'floor-plan')
  for (const plan of plans) await deletePicture(tx.db, plan.id)
  await dropFiles(tx, filesOf(plans))
}

const nouns: Record<ListingRow['subcategory'], string> = {
  Flats: 'flat',
  Houses: 'house',
  Villas: 'villa',
  Plots: 'plot',
  'Studio Apartments': 'studio apartment',
  Offices: 'office',
  Shops: 'shop',
}

function altOf(role: OwnPicture['role'], row: ListingRow): string {
  const noun = nouns[row.subcategory]
  return role === 'photo' ? `Photo of the ${noun}` : `Floor plan of the ${noun}`
}
