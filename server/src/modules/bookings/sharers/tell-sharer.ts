import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../../context.ts'
import { enqueue, jobKind } from '../../../platform/jobs/jobs.ts'
import { findUserByMobile } from '../../accounts/index.ts'
import { notify } from '../../notifications/index.ts'
import { confirmingMobile, linkToken } from './sharers.rules.ts'
import { findSharer, type SharerRow } from './sharers.sql.ts'

export const tellSharerJob = jobKind<{ sharerId: number }>('bookings-tell-sharer')

/** The link goes to their own mobile, and to nobody else; it is made where it is sent, so that no job holds it. */
export async function tellSharer(ctx: Context, { sharerId }: { sharerId: number }): Promise<void> {
  const row = await findSharer(ctx.db, sharerId)
  const mobile = row && confirmingMobile(ctx.config, row)
  if (!row || !mobile) return
  const link = `${ctx.config.publicUrl}${pathTo('dealShare')}#${linkToken(ctx.config, row)}`
  await ctx.adapters.sms.send({ mobile, template: 'share-invitation', variables: { link } })
}

/** By SMS, and in their account if they have one with that number. */
export async function inviteSharer(tx: Context, row: SharerRow, listing: string): Promise<void> {
  await enqueue(tx.db, tellSharerJob, { sharerId: row.id })
  const mobile = confirmingMobile(tx.config, row)
  const user = mobile ? await findUserByMobile(tx.db, mobile) : undefined
  if (user?.role !== 'user') return
  await notify(tx, {
    kind: 'deals',
    userId: user.id,
    title: `You are named in the deal about ${listing}`,
    body: 'See your share, and confirm or decline it, under My Bookings.',
    link: pathTo('myBookings'),
  })
}
