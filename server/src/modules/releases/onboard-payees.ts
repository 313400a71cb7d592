import { pathTo } from '@properysearch/contract/screens'
import { type PayeeStatus, PayoutUnanswered } from '../../adapters/payouts/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { eachApart } from '../../platform/jobs/each-apart.ts'
import { findUser } from '../accounts/index.ts'
import { findPan, findPayoutAccount, openAccountNumber } from '../kyc/index.ts'
import { notify } from '../notifications/index.ts'
import { askAllPayees, findPayee, findToOnboard, setPayee } from './payees.sql.ts'

const hourMs = 60 * 60 * 1000
/** Until the partner is asked again how a payee stands. */
const askAgainMs: Record<PayeeStatus['state'], number> = {
  pending: hourMs / 2,
  active: 24 * hourMs,
  blocked: 6 * hourMs,
}
const noPan: PayeeStatus = {
  state: 'blocked',
  problem: 'Our payment partner needs your PAN before it can pay to your bank account. Please verify it.',
}

/** Every ten minutes: makes known to the partner whom it will have to pay, and asks how they stand. */
export async function onboardPayees(ctx: Context): Promise<void> {
  const { payouts } = ctx.adapters
  if (payouts.isSimulation) return
  await eachApart(ctx.log, await findToOnboard(ctx.db, payouts.name, ctx.now), ({ id }) => onboard(ctx, id))
}

async function onboard(ctx: Context, userId: number): Promise<void> {
  const { payouts } = ctx.adapters
  const [account, user] = [await findPayoutAccount(ctx.db, userId), await findUser(ctx.db, userId)]
  if (!account || !user) return
  const pan = await findPan(ctx, userId, true)
  let status: PayeeStatus = noPan
  try {
    if (pan !== null) {
      status = await payouts.onboard({
        id: userId,
        accountId: account.id,
        name: account.holderName,
        ifsc: account.ifsc,
        accountNumber: openAccountNumber(ctx.config, account),
        email: user.email,
        mobile: user.mobile,
        pan,
      })
    }
  } catch (error) {
    if (!(error instanceof PayoutUnanswered)) throw error
    ctx.log.warn({ userId, reason: error.message }, 'the payment partner did not answer about a payee')
    return
  }
  await inTransaction(ctx, async (tx) => {
    const times = { now: tx.now, nextCheckAt: new Date(tx.now.getTime() + askAgainMs[status.state]) }
    const isNews = await setPayee(tx.db, account.id, { ...status, partner: payouts.name }, times)
    if (!isNews || status.state === 'pending') return
    tx.db.afterCommit(() => tx.events.publish({ name: 'kyc.changed', to: { people: [userId] } }))
    const words =
      status.state === 'active'
        ? { title: 'You can be paid now', body: `Our payment partner has accepted your account ${account.shown}.` }
        : { title: 'You cannot be paid yet', body: status.problem ?? '' }
    await notify(tx, { kind: 'payments', userId, ...words, link: `${pathTo('myProfile')}#kyc` })
  })
}

/** The partner says that something has changed: everything is asked about again, at once. */
export async function askAgain(ctx: Context): Promise<void> {
  await askAllPayees(ctx.db, ctx.now)
  await onboardPayees(ctx)
}

/** The partner pays those only whom it has looked at itself. The simulated one pays anybody. */
export async function isPayable({ db, adapters }: Context, accountId: number): Promise<boolean> {
  if (adapters.payouts.isSimulation) return true
  const payee = await findPayee(db, accountId)
  return payee?.partner === adapters.payouts.name && payee.state === 'active'
}

/** In a sentence for the payee; null when nothing is in the way, or no account is there yet. */
export async function whyNotPayable(ctx: Context, userId: number): Promise<string | null> {
  const account = await findPayoutAccount(ctx.db, userId)
  if (!account || (await isPayable(ctx, account.id))) return null
  const payee = await findPayee(ctx.db, account.id)
  return (
    payee?.problem ??
    'Our payment partner is looking at your bank account. We will tell you as soon as it can be used for payments, usually within a day.'
  )
}
