import type { OwnPicture } from '@properysearch/contract/listings/calls'
import { type CallContext, inTransaction } from '../../../context.ts'
import type { Db } from '../../../platform/db/database.ts'
import { fail } from '../../../platform/errors.ts'
import { dropFiles } from '../../files/index.ts'
import { lockEditable } from '../posting/change-own.ts'
import { changed } from '../posting/changed.ts'
import { leastPhotosLeft } from './media.rules.ts'
import { deletePicture, filesOf, findPictures, setOrder, toOwnPicture } from './pictures.sql.ts'

/** The first is the cover. A list that does not name every photo was made before somebody added or removed one. */
export async function arrangePictures(
  ctx: CallContext,
  { id, ids }: { id: number; ids: number[] },
): Promise<{ data: OwnPicture[] }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockEditable(tx, id)
    const all = await findPictures(tx.db, id)
    const photos = all.filter((picture) => picture.role === 'photo').map((picture) => picture.id)
    const isSame =
      ids.length === photos.length && new Set(ids).size === ids.length && photos.every((photo) => ids.includes(photo))
    if (!isSame)
      throw fail(
        'changed-meanwhile',
        'The pictures have changed in the meantime. Please reload the page and put them in order again.',
      )
    await setOrder(tx.db, [...ids, ...all.filter((picture) => picture.role !== 'photo').map((picture) => picture.id)])
    await changed(tx, row)
    return shown(tx.db, id)
  })
}

export async function removePicture(
  ctx: CallContext,
  { id, pictureId }: { id: number; pictureId: number },
): Promise<{ data: OwnPicture[] }> {
  return inTransaction(ctx, async (tx) => {
    const row = await lockEditable(tx, id)
    const all = await findPictures(tx.db, id)
    const gone = all.find((picture) => picture.id === pictureId)
    if (!gone) throw fail('not-found')
    if (gone.role === 'photo') leastPhotosLeft(row)
    await deletePicture(tx.db, pictureId)
    const left = all.filter((picture) => picture !== gone).map((picture) => picture.id)
    if (left.length > 0) await setOrder(tx.db, left)
    await dropFiles(tx, filesOf([gone]))
    await changed(tx, row)
    return shown(tx.db, id)
  })
}

async function shown(db: Db, id: number): Promise<{ data: OwnPicture[] }> {
  return { data: (await findPictures(db, id)).map(toOwnPicture) }
}
