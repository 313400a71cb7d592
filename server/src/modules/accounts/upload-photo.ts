import { randomBytes } from 'node:crypto'
import { type CallContext, signedInAs } from '../../context.ts'
import type { UploadedFile } from '../../platform/http/handlers.ts'
import { squareWebp } from '../../platform/pictures.ts'
import { replacePhoto } from './replace-photo.ts'

const photoSize = 512

export async function uploadPhoto(ctx: CallContext, input: { id: number }, file: UploadedFile) {
  const user = signedInAs(ctx, input.id)
  const { storage } = ctx.adapters
  const picture = await squareWebp(file.bytes, photoSize)
  const key = `photos/${randomBytes(16).toString('hex')}.webp`
  await storage.put('public', key, picture)
  try {
    await replacePhoto(ctx, user.id, key)
  } catch (error) {
    await storage.remove('public', key)
    throw error
  }
  return { data: { ProfileImage: storage.publicUrl(key) } }
}
