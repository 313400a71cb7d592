import type { erasure } from '@properysearch/contract/erasure/calls'
import { type CallContext, signedInAs } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { countOtherAdmins } from '../accounts/index.ts'
import { eraseAccount } from './erase-account.ts'
import { type Eraser, hindranceOf, lastAdmin } from './erasure.rules.ts'

export function erasureHandlers({ erasers }: { erasers: readonly Eraser[] }): Handlers<CallContext, typeof erasure> {
  return {
    getErasure: async (ctx, input) => {
      const { id, role } = signedInAs(ctx, input.id)
      const isLastAdmin = role === 'admin' && (await countOtherAdmins(ctx.db, id)) === 0
      return {
        data: {
          goes: [
            ...erasers.flatMap((eraser) => eraser.goes ?? []),
            'Your name, email, mobile number, city, photo and password',
          ],
          stays: erasers.flatMap((eraser) => eraser.stays ?? []),
          hindrance: isLastAdmin ? lastAdmin : ((await hindranceOf(ctx, erasers, id)) ?? null),
        },
      }
    },
    eraseAccount: async (ctx, input) => {
      await eraseAccount(ctx, input, erasers)
      return { message: 'Your account has been erased. Thank you for using Properysearch.' }
    },
  }
}
