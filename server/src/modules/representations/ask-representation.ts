import { mostFeeOf } from '@properysearch/contract/mandates/commission'
import { mostMandateDays } from '@properysearch/contract/mandates/facts'
import type { Represented } from '@properysearch/contract/representations/calls'
import { answerDays } from '@properysearch/contract/representations/facts'
import { addDays } from '@properysearch/contract/values/days'
import { type CallContext, type Context, inTransaction, signedIn } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail, invalid } from '../../platform/errors.ts'
import { findProfessionalDetails } from '../accounts/index.ts'
import { findItems, lockStanding } from '../listings/index.ts'
import { showRepresentation, tellOwner } from './representations.notices.ts'
import { withListings } from './representations.rules.ts'
import { findAccepted, findLive, insertRepresentation, type RepresentationRow } from './representations.sql.ts'

export interface AskedRepresentation {
  propertyId: number
  rate?: number | undefined
  amount?: number | undefined
  agreementShare: number
  expiresOn: string
  words: string
  gstin?: string | undefined
  isIndividual: boolean
}

/** On terms that the owner reads before they answer. The same press twice is one request. */
export async function askRepresentation(ctx: CallContext, asked: AskedRepresentation): Promise<Represented> {
  const { id: agentId } = signedIn(ctx)
  const { propertyId } = asked
  const row = await inTransaction(ctx, async (tx) => {
    const listing = await lockStanding(tx.db, propertyId)
    if (listing?.state !== 'verified' || listing.ownerId === agentId) throw fail('not-found')
    const before = await findLive(tx.db, propertyId, agentId)
    if (before) return before
    checkTerms(asked, listing, dayInIndia(tx.now))
    if (!(await mayRepresent(tx, propertyId, agentId))) throw fail('ruled-out', needsNumber)
    if (await findAccepted(tx.db, propertyId)) throw fail('limit-reached', 'Another agent represents this listing.')
    await insertRepresentation(tx.db, {
      propertyId,
      ownerId: listing.ownerId,
      agentId,
      hireId: null,
      words: asked.words,
      rate: asked.rate ?? null,
      amountPaise: asked.amount === undefined ? null : Math.round(asked.amount * 100),
      agreementShare: asked.agreementShare,
      expiresOn: asked.expiresOn,
      isRegistered: asked.gstin !== undefined,
      gstin: asked.gstin ?? null,
      isIndividual: asked.isIndividual,
      now: tx.now,
    })
    const made = (await findLive(tx.db, propertyId, agentId)) as RepresentationRow
    showRepresentation(tx, made)
    await tellOwner(tx, made, (name) => ({
      title: `An agent asks to represent ${name}`,
      body: `See who it is and what it would cost. You have ${answerDays} days to answer.`,
    }))
    return made
  })
  const [shown] = await withListings(ctx, [row], agentId)
  if (!shown) throw fail('not-found')
  return shown
}

export const needsNumber =
  'This is a unit of a RERA project. Enter your own RERA number under My Profile before you represent it.'

/** The law lets only registered agents act for units of registered projects. */
export async function mayRepresent(tx: Context, propertyId: number, agentId: number): Promise<boolean> {
  const [item] = await findItems(tx.db, [propertyId])
  if (!item?.propertydata.reraNumber) return true
  const details = await findProfessionalDetails(tx.db, agentId)
  return details !== undefined && details.state !== 'rejected'
}

function checkTerms(
  { rate, amount, expiresOn }: AskedRepresentation,
  { listedIn, pricePaise }: { listedIn: 'sell' | 'rent'; pricePaise: number },
  today: string,
): void {
  if ((rate === undefined) === (amount === undefined)) {
    throw invalid({ rate: 'Enter the commission as a percentage of the price or as an amount' })
  }
  const most = mostFeeOf({ kind: listedIn === 'rent' ? 'rental' : 'sale', pricePaise })
  if (amount !== undefined && amount * 100 > most) {
    const limit = listedIn === 'rent' ? 'two months’ rent' : '10 per cent of the price'
    throw invalid({ amount: `A commission can be at most ${limit}` })
  }
  if (expiresOn <= today) throw invalid({ expiresOn: 'Choose a day in the future' })
  if (expiresOn > addDays(today, mostMandateDays)) throw invalid({ expiresOn: 'It can last at most two years' })
}
