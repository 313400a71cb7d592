import { usualAgreementShare, usualMandateDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { type Context, inTransaction } from '../../context.ts'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { findAnyHire } from '../hires/index.ts'
import { addLead } from '../leads/index.ts'
import { lockStanding } from '../listings/index.ts'
import { mayRepresent } from './ask-representation.ts'
import { showRepresentation, tellAgent, tellOwner } from './representations.notices.ts'
import { agentName } from './representations.rules.ts'
import {
  findAccepted,
  findLive,
  hasMadeOne,
  insertRepresentation,
  moveRepresentation,
  type RepresentationRow,
} from './representations.sql.ts'

/** The owner hired the agent for a listing and the agent accepted: both have agreed, on the terms of the hire. */
export async function beginByHire(ctx: Context, { hireId }: { hireId: number }): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const hire = await findAnyHire(tx.db, hireId)
    // By now the work may wait for a paper, or be delivered: what was agreed on holds unless it was given up.
    if (hire?.kind !== 'agent' || hire.acceptedAt === null || hire.state === 'declined') return
    await addLead(tx, { agentId: hire.professionalId, personId: hire.clientId, propertyId: hire.propertyId, hireId })
    if (hire.propertyId === null || (await hasMadeOne(tx.db, hireId))) return
    const listing = await lockStanding(tx.db, hire.propertyId)
    // A buyer may hire an agent about somebody else's listing: that represents nobody.
    if (!listing || listing.ownerId !== hire.clientId) return
    const { propertyId, professionalId: agentId, clientId: ownerId, details } = hire
    const told = { propertyId, agentId, ownerId }
    const another = await findAccepted(tx.db, propertyId)
    const asked = await findLive(tx.db, propertyId, agentId)
    if (another || !(await mayRepresent(tx, propertyId, agentId))) {
      if (another?.agentId === agentId) return
      return tellOwner(tx, told, (name) => ({
        title: `The agent you hired does not represent ${name} yet`,
        body: another
          ? 'Another agent represents it. End that, and the agent you hired can ask you to represent it.'
          : 'It is a unit of a RERA project, and the agent has no RERA number here yet.',
      }))
    }
    // What the agent had asked for before is replaced by what was agreed with the hire.
    if (asked) await moveRepresentation(tx.db, { id: asked.id, act: 'withdraw', by: 'system', byUser: null }, tx.now)
    const id = await insertRepresentation(tx.db, {
      ...told,
      hireId,
      words: '',
      rate: details.rate ?? null,
      amountPaise: null,
      agreementShare: details.agreementShare ?? usualAgreementShare,
      expiresOn: details.expiresOn ?? addDays(dayInIndia(tx.now), usualMandateDays),
      isRegistered: hire.isRegistered ?? false,
      gstin: hire.gstin,
      isIndividual: hire.isIndividual ?? true,
      now: tx.now,
    })
    if (id === undefined) return
    await moveRepresentation(tx.db, { id, act: 'accept', by: 'system', byUser: null }, tx.now)
    const row = (await findAccepted(tx.db, propertyId)) as RepresentationRow
    showRepresentation(tx, row)
    await tellAgent(tx, row, (name) => ({
      title: `You represent ${name} now`,
      body: 'It came with the hire you accepted. Requests to visit come to you from now on.',
    }))
    await tellOwner(tx, row, (name) => ({
      title: `${agentName(row)} represents ${name} now`,
      body: 'It came with the hire they accepted. Requests to visit go to them from now on.',
    }))
  })
}
