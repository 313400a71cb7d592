import type { accounts } from '@properysearch/contract/accounts'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { getProfile } from './get-profile.ts'
import { updateProfile } from './update-profile.ts'

export const accountsHandlers: Pick<Handlers<CallContext, typeof accounts>, 'getProfile' | 'updateProfile'> = {
  getProfile,
  updateProfile,
}
