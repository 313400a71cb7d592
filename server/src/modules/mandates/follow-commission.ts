import { formatRupees } from '@properysearch/contract/values/money'
import { type Context, inTransaction } from '../../context.ts'
import { findUser } from '../accounts/index.ts'
import { findDealOf } from '../bookings/index.ts'
import { issueInvoice } from '../invoices/index.ts'
import { post } from '../ledger/index.ts'
import { findStanding } from '../listings/index.ts'
import { findStateOfCity } from '../places/index.ts'
import { withheldAccount } from '../releases/index.ts'
import { type CommissionRow, findCommissionOfRelease, lockCommission, moveCommission } from './commissions.sql.ts'
import { showMandate, tellAgent } from './mandates.notices.ts'
import { lockMandate, type MandateRow } from './mandates.sql.ts'
import { refusedWords } from './settle-commission.ts'

/** What estate agents are brought together with their clients for: our own service to the agent. */
const sac = '998599'

/** The release that pays a commission has ended, one way or another: so has the commission. However often it runs. */
export async function followCommission(ctx: Context, { releaseId }: { releaseId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const seen = await findCommissionOfRelease(tx.db, releaseId)
    if (!seen) return
    const mandate = (await lockMandate(tx.db, seen.mandateId)) as MandateRow
    const commission = (await lockCommission(tx.db, seen.id)) as CommissionRow
    const deal = await findDealOf(tx, commission.bookingId, commission.clientId)
    if (!deal) return
    const act = { paid: 'pay-out', refused: 'refuse', withdrawn: 'withdraw', lapsed: 'withdraw' } as const
    const now = act[commission.releaseState as keyof typeof act]
    if (!now) return
    const step = { id: commission.id, act: now, by: 'system', byUser: null } as const
    if (!(await moveCommission(tx.db, step, tx.now))) return
    showMandate(tx, mandate, deal)
    if (now === 'refuse') return tellAgent(tx, mandate, deal, refusedWords)
    if (now === 'withdraw') {
      return tellAgent(tx, mandate, deal, (listing) => ({
        title: `Your request for the commission for ${listing} has lapsed`,
        body: 'It was not approved in time. You can ask again.',
      }))
    }
    await bookWithheld(tx, commission)
    await tellAgent(tx, mandate, deal, (listing) => ({
      title: `Your commission for ${listing} was paid out`,
      body: `${formatRupees(commission.payoutPaise / 100, 2)} went to your account. Our invoice is among your payments.`,
    }))
    await invoiceOurFee(tx, commission, mandate, deal.propertyId)
  })
}

/** What was kept back is our fee with its GST, and taxes that we owe the departments in the agent's name. */
async function bookWithheld(tx: Context, row: CommissionRow): Promise<void> {
  const { id, ourFeePaise, ourCgstPaise, ourSgstPaise, ourIgstPaise, tcsPaise, tdsPaise } = row
  const withheld = ourFeePaise + ourCgstPaise + ourSgstPaise + ourIgstPaise + tcsPaise + tdsPaise
  if (withheld === 0) return
  await post(tx.db, {
    key: `commission:${id}:withheld`,
    kind: 'commission-withheld',
    at: tx.now,
    entries: [
      { account: withheldAccount({ id: row.releaseId as number }), paise: withheld },
      { account: 'revenue:agent-commission', paise: -ourFeePaise },
      { account: 'gst:cgst', paise: -ourCgstPaise },
      { account: 'gst:sgst', paise: -ourSgstPaise },
      { account: 'gst:igst', paise: -ourIgstPaise },
      { account: 'gst:tcs', paise: -tcsPaise },
      { account: 'payable:tds', paise: -tdsPaise },
    ],
  })
}

async function invoiceOurFee(tx: Context, row: CommissionRow, mandate: MandateRow, propertyId: number): Promise<void> {
  if (row.ourFeePaise === 0 || row.releaseId === null) return
  const agent = await findUser(tx.db, row.agentId)
  if (!agent) return
  const { supplier } = tx.config
  const placeOfSupply = (await findStanding(tx.db, propertyId))?.inState ?? supplier.state
  const { ourFeePaise: taxablePaise, ourCgstPaise: cgstPaise, ourSgstPaise: sgstPaise, ourIgstPaise: igstPaise } = row
  await issueInvoice(tx.db, {
    orderId: null,
    releaseId: row.releaseId,
    at: tx.now,
    supplier,
    recipient: {
      userId: agent.id,
      name: `${agent.firstname} ${agent.lastname}`,
      address: '',
      city: agent.city,
      state: (await findStateOfCity(tx.db, agent.city)) ?? placeOfSupply,
      gstin: mandate.gstin,
    },
    placeOfSupply,
    line: { title: `Our fee on a commission, booking ${row.bookingId}`, sac, taxablePaise },
    tax: {
      taxablePaise,
      cgstPaise,
      sgstPaise,
      igstPaise,
      totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise,
    },
    paidBy: 'Kept back from the commission',
  })
}
