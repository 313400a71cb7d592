import type { accounts } from '@properysearch/contract/accounts'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getProfile } from './get-profile.ts'
import { replacePhoto } from './replace-photo.ts'
import { updateProfile } from './update-profile.ts'
import { uploadPhoto } from './upload-photo.ts'

export const accountsHandlers: Pick<
  Handlers<CallContext, typeof accounts>,
  'getProfile' | 'updateProfile' | 'uploadPhoto' | 'removePhoto'
> = {
  getProfile,
  updateProfile,
  uploadPhoto,
  removePhoto: async (ctx, input) => {
    await replacePhoto(ctx, signedInAs(ctx, input.id).id, null)
    return {}
  },
}
