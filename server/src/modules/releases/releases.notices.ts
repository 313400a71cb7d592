import { dealPath } from '@properysearch/contract/bookings/deal-path'
import { pathTo } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { tellSharerJob } from '../bookings/index.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import { findJointPayers } from './approvers.ts'
import type { HireReleaseRow, ReleaseRow } from './releases.sql.ts'

type Told = 'ask' | 'approve' | 'refuse' | 'withdraw' | 'lapse' | 'pay' | 'void' | 'follow'

/** Both sides' screens look again, and whoever waits hears of it. */
export async function announceRelease(tx: Context, row: ReleaseRow | HireReleaseRow, what: Told): Promise<void> {
  if (row.hireId !== null) return enqueue(tx.db, hireReleaseJob, { releaseId: row.id })
  const { id: releaseId, bookingId, payerId, payeeId } = row
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'release.changed', to: { people: [payerId, payeeId] }, releaseId, bookingId }),
  )
  if (what === 'ask' || what === 'void') await tellJointPayers(tx, row)
  if (row.kind === 'commission') return announceCommission(tx, row, what)
  const notice = noticeOf(what, formatRupees(row.amountPaise / 100, 2), await findPlainName(tx.db, row.propertyId))
  if (!notice) return
  // Their part reached somebody else: whose it is sees it by their link, and both sides in the deal.
  if (what === 'pay' && row.sharerId !== null) return
  const { to, ...words } = notice
  const isForPayer = to === 'payer'
  const link = dealPath(isForPayer ? 'buyer' : 'seller', row)
  await notify(tx, { kind: 'payments', userId: isForPayer ? payerId : payeeId, ...words, link })
}

/** Each approves with a code of their own, by the link that is sent again. */
async function tellJointPayers(tx: Context, row: ReleaseRow): Promise<void> {
  for (const { id } of await findJointPayers(tx, row)) await enqueue(tx.db, tellSharerJob, { sharerId: id })
}

/** Something has become of the release that pays a hire. */
export const hireReleaseJob = jobKind<{ releaseId: number }>('hire-release-changed')

/** What has become of the release that pays a commission. */
export const commissionReleaseJob = jobKind<{ releaseId: number }>('commission-release-changed')

/** Whoever owns the commission tells of the rest. */
async function announceCommission(tx: Context, row: ReleaseRow, what: Told): Promise<void> {
  if (!['ask', 'approve', 'void'].includes(what)) {
    return enqueue(tx.db, commissionReleaseJob, { releaseId: row.id })
  }
  const amount = formatRupees(row.amountPaise / 100, 2)
  if (what === 'approve') {
    const words = { title: `Your commission of ${amount} was approved`, body: 'It is on its way to your account.' }
    await notify(tx, { kind: 'payments', userId: row.payeeId, ...words, link: pathTo('bookedByAgent') })
  }
  if (what === 'void') {
    const words = {
      title: 'Your agent changed their bank account',
      body: `Please approve ${amount} again, for the new account.`,
    }
    const side = row.payerId === row.buyerId ? 'buyer' : 'seller'
    await notify(tx, { kind: 'payments', userId: row.payerId, ...words, link: dealPath(side, row) })
  }
}

function noticeOf(
  what: Told,
  amount: string,
  listing: string,
): { to: 'payer' | 'payee'; title: string; body: string } | null {
  switch (what) {
    case 'ask':
      return {
        to: 'payer',
        title: `The seller of ${listing} asks for ${amount}`,
        body: 'It is held for them. Approve it with a code, or refuse it, within 7 days.',
      }
    case 'approve':
      return {
        to: 'payee',
        title: `${amount} for ${listing} was approved`,
        body: 'It is being paid out. The deal shows to which account.',
      }
    case 'refuse':
      return { to: 'payee', title: `${amount} for ${listing} was refused`, body: 'The buyer’s reason is in the deal.' }
    case 'withdraw':
      return { to: 'payer', title: `The seller of ${listing} withdrew a request`, body: `${amount} stays held.` }
    case 'lapse':
      return {
        to: 'payee',
        title: `Your request for ${amount} has lapsed`,
        body: 'It was not approved in 7 days. You can ask again.',
      }
    case 'pay':
      return {
        to: 'payee',
        title: `${amount} for ${listing} was paid out`,
        body: 'It may take a while until your bank shows it.',
      }
    case 'void':
      return {
        to: 'payer',
        title: `The seller of ${listing} changed their bank account`,
        body: `Please approve ${amount} again, for the new account.`,
      }
    case 'follow':
      return null
  }
}
