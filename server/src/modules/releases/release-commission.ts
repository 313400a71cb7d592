import { approvalDays } from '@properysearch/contract/releases/facts'
import type { Context } from '../../context.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { findPayoutAccount } from '../kyc/index.ts'
import { availableOf, mustHaveAccount } from './ask-release.ts'
import { announceRelease } from './releases.notices.ts'
import { findReleaseOfKey, insertRelease, moveRelease, type ReleaseRow } from './releases.sql.ts'
import { sendReleaseJob } from './send-release.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface CommissionRelease {
  bookingId: number
  payerId: number
  payeeId: number
  amountPaise: number
  withheldPaise: number
  /** Before GST. */
  feePaise: number
  key: string
}

/** Whether so much is held for the deal and promised to nobody. */
export async function isAvailable(tx: Context, bookingId: number, paise: number): Promise<boolean> {
  return (await availableOf(tx, bookingId)).available >= paise
}

/** Out of the money held for the deal, approved by whoever pays it with a code. The caller has locked the deal. */
export async function askForCommission(tx: Context, asked: CommissionRelease): Promise<{ id: number }> {
  const account = await mustHaveAccount(tx, asked.payeeId)
  const lapsesAt = new Date(tx.now.getTime() + approvalDays * dayMs)
  const release = await insert(tx, { ...asked, account, lapsesAt })
  await announceRelease(tx, release, 'ask')
  return release
}

/** The payer paid it in for this payee: that was the approval. It waits until the payee has an account. */
export async function releaseCommission(
  tx: Context,
  { heldFor, ...asked }: CommissionRelease & { heldFor: string },
): Promise<{ id: number }> {
  const account = await findPayoutAccount(tx.db, asked.payeeId)
  const release = await insert(tx, { ...asked, account, heldFor, lapsesAt: null })
  const set = { nextCheckAt: tx.now }
  await moveRelease(tx.db, { id: release.id, act: 'approve', by: 'system', byUser: null, set }, tx.now)
  await enqueue(tx.db, sendReleaseJob, { releaseId: release.id })
  await announceRelease(tx, release, 'approve')
  return release
}

async function insert(
  tx: Context,
  row: CommissionRelease & {
    account: Awaited<ReturnType<typeof findPayoutAccount>>
    lapsesAt: Date | null
    heldFor?: string
  },
): Promise<ReleaseRow> {
  const { account, ...rest } = row
  const made = await insertRelease(tx.db, {
    ...rest,
    kind: 'commission',
    accountHash: account?.numberHash ?? null,
    accountShown: account?.shown ?? null,
    now: tx.now,
  })
  const release = (await findReleaseOfKey(tx.db, row.bookingId, row.key)) as ReleaseRow
  if (!made && !isSame(release, row)) throw new Error(`The key of ${row.key} is another release's, ${release.id}.`)
  return release
}

/** This commission, counted before. */
const isSame = ({ kind, payeeId, amountPaise }: ReleaseRow, row: CommissionRelease) =>
  kind === 'commission' && payeeId === row.payeeId && amountPaise === row.amountPaise
