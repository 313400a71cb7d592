import { type CallContext, signedInAs } from '../../context.ts'
import type { UploadedFile } from '../../platform/http/handlers.ts'
import { squareWebp } from '../../platform/pictures.ts'
import { randomKey, storeFiles } from '../files/index.ts'
import { replacePhoto } from './replace-photo.ts'

const photoSize = 512

export async function uploadPhoto(ctx: CallContext, input: { id: number }, file: UploadedFile) {
  const user = signedInAs(ctx, input.id)
  const key = `${randomKey('photos')}.webp`
  const content = await squareWebp(file.bytes, photoSize)
  await storeFiles(ctx, [{ bucket: 'public', key, content }], (tx) => replacePhoto(tx, user.id, key))
  return { data: { ProfileImage: ctx.adapters.storage.publicUrl(key) } }
}
