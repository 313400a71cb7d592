import type { OwnPicture } from '@properysearch/contract/listings'
import type { CallContext } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { fail } from '../../platform/errors.ts'
import { dropFiles } from '../files/index.ts'
import { lockEditable } from './change-own.ts'
import { changed } from './changed.ts'
import { leastPhotosLeft } from './media.rules.ts'
import { deletePicture, filesOf, findPictures, setOrder, toOwnPicture } from './pictures.sql.ts'

/** The first is the cover. A list that does not name every photo was made before somebody added or removed one. */
export async function arrangePictures(
  ctx: CallContext,
  { id, ids }: { id: number; ids: number[] },
): Promise<{ data: OwnPicture[] }> {
  return ctx.db.transaction(async (db) => {
    const row = await lockEditable(db, ctx, id)
    const all = await findPictures(db, id)
    const photos = all.filter((it) => it.role === 'photo').map((it) => it.id)
    const isSame =
      ids.length === photos.length && new Set(ids).size === ids.length && photos.every((it) => ids.includes(it))
    if (!isSame)
      throw fail(
        'changed-meanwhile',
        'The pictures have changed in the meantime. Please reload the page and put them in order again.',
      )
    await setOrder(db, [...ids, ...all.filter((it) => it.role !== 'photo').map((it) => it.id)])
    await changed(ctx, db, row)
    return shown(db, id)
  })
}

export async function removePicture(
  ctx: CallContext,
  { id, pictureId }: { id: number; pictureId: number },
): Promise<{ data: OwnPicture[] }> {
  return ctx.db.transaction(async (db) => {
    const row = await lockEditable(db, ctx, id)
    const all = await findPictures(db, id)
    const gone = all.find((it) => it.id === pictureId)
    if (!gone) throw fail('not-found')
    if (gone.role === 'photo') leastPhotosLeft(row)
    await deletePicture(db, pictureId)
    const left = all.filter((it) => it !== gone).map((it) => it.id)
    if (left.length > 0) await setOrder(db, left)
    await dropFiles(ctx, db, filesOf([gone]))
    await changed(ctx, db, row)
    return shown(db, id)
  })
}

async function shown(db: Db, id: number): Promise<{ data: OwnPicture[] }> {
  return { data: (await findPictures(db, id)).map(toOwnPicture) }
}
