import { mostMandateDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { type CallContext, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { invalid } from '../../platform/errors.ts'
import { quoteOf } from './ask-hire.ts'
import { announceHire } from './hires.notices.ts'
import type { HireDetails, HireRow } from './hires.sql.ts'
import { lockHireAs, step } from './lock-hire.ts'
import { setTaxProfile } from './tax-profiles.sql.ts'

export interface AskedQuote {
  id: number
  fee: number
  days: number
  scope: string
  rate?: number | undefined
  agreementShare: number
  expiresOn?: string | undefined
  gstin?: string | undefined
  isIndividual: boolean
}

/** A fee in rupees: that of an evaluator is an amount too, and never a part of the value. */
export async function quoteHire(ctx: CallContext, asked: AskedQuote): Promise<HireRow> {
  const { id: professionalId } = signedIn(ctx)
  return inTransaction(ctx, async (tx) => {
    const seen = await lockHireAs(tx, 'professional', asked.id, professionalId)
    const tax = { gstin: asked.gstin ?? null, isIndividual: asked.isIndividual }
    const fee = { feePaise: Math.round(asked.fee * 100), days: asked.days }
    const quoted = quoteOf(tx, seen.kind, fee, tax)
    const details = { ...seen.details, ...mandateOf(seen, asked, dayInIndia(tx.now)) }
    const set = { ...quoted, scope: asked.scope, details }
    const hire = await step(tx, seen, { act: 'quote', by: 'professional', byUser: professionalId, set })
    await setTaxProfile(tx.db, professionalId, tax, tx.now)
    await announceHire(tx, hire, 'quote', 'professional')
    return hire
  })
}

/** What the agent earns besides the fee, if the listing is sold or let while they represent it. */
function mandateOf(hire: HireRow, { rate, agreementShare, expiresOn }: AskedQuote, today: string): HireDetails {
  if (hire.kind !== 'agent' || hire.propertyId === null) return {}
  if (!rate) return {}
  if (!expiresOn) throw invalid({ expiresOn: 'Enter the last day on which you represent the listing' })
  if (expiresOn <= today) throw invalid({ expiresOn: 'Choose a day in the future' })
  if (expiresOn > addDays(today, mostMandateDays)) throw invalid({ expiresOn: 'A mandate lasts at most two years' })
  return { rate, agreementShare, expiresOn }
}
