import type { Commission, CommissionRequest, Mandate } from '@properysearch/contract/mandates/calls'
import { feeOf, partsOf } from '@properysearch/contract/mandates/commission'
import {
  type CommissionPart,
  commissionGraph,
  commissionPartNames,
  isDueIn,
  mandateGraph,
  tailDays,
} from '@properysearch/contract/mandates/facts'
import { gstOn } from '@properysearch/contract/releases/payout'
import { addDays } from '@properysearch/contract/values/days'
import { dayInIndia } from '../../platform/day-in-india.ts'
import { fail } from '../../platform/errors.ts'
import type { DealParties } from '../bookings/index.ts'
import type { CommissionRow } from './commissions.sql.ts'
import type { MandateRow } from './mandates.sql.ts'

export function mandateMovedOn({ state }: Pick<MandateRow, 'state'>) {
  return fail('moved-on', `This mandate is now “${mandateGraph.states[state]}”. Please reload the page.`)
}

export function commissionMovedOn({ state }: Pick<CommissionRow, 'state'>) {
  return fail('moved-on', `This commission is now “${commissionGraph.states[state]}”. Please reload the page.`)
}

/** The last day on which an agreement still earns the commission. */
export const lastDayOf = ({ expiresOn }: Pick<MandateRow, 'expiresOn'>) => addDays(expiresOn, tailDays)

/** Its step has been reached, while the mandate or its tail lasted. */
export function isPartDue(mandate: MandateRow, deal: DealParties, part: CommissionPart): boolean {
  if (mandate.state !== 'accepted' || feeOfPart(mandate, deal, part) === 0) return false
  if (!isDueIn(part, deal.kind, deal.state)) return false
  return deal.agreedOn === null || deal.agreedOn <= lastDayOf(mandate)
}

export function feeOfPart(mandate: MandateRow, deal: Pick<DealParties, 'pricePaise'>, part: CommissionPart): number {
  return partsOf(feeOf(mandate, deal.pricePaise), mandate.agreementShare)[part]
}

export const nameOf = (row: Pick<MandateRow, 'agentFirstname' | 'agentLastname'>) =>
  `${row.agentFirstname} ${row.agentLastname}`

/** The other side reads that there is an agent, and nothing of what was agreed. */
export function mandateOnWire(
  mandate: MandateRow,
  deal: DealParties,
  commissions: readonly CommissionRow[],
  userId: number,
  now: Date,
): Mandate {
  const iAm = mandate.clientId === userId ? 'client' : mandate.agentId === userId ? 'agent' : 'other'
  const day = dayInIndia(now)
  const { isRegistered } = mandate
  return {
    id: mandate.id,
    bookingId: mandate.bookingId,
    side: mandate.side,
    state: mandate.state,
    iAm,
    agent: { name: nameOf(mandate), isVerified: mandate.agentIsVerified, reraNumber: mandate.reraNumber },
    client:
      iAm === 'agent'
        ? {
            name: `${mandate.clientFirstname} ${mandate.clientLastname.slice(0, 1)}.`,
            isVerified: mandate.clientIsVerified,
          }
        : null,
    servesBoth: mandate.servesBoth,
    terms:
      iAm === 'other'
        ? null
        : {
            rate: mandate.rate,
            fee: feeOf(mandate, deal.pricePaise) / 100,
            agreementShare: mandate.agreementShare,
            expiresOn: mandate.expiresOn,
            isRegistered,
            parts: commissionPartNames.flatMap((part) => {
              const feePaise = feeOfPart(mandate, deal, part)
              const newest = commissions.find((row) => row.mandateId === mandate.id && row.part === part)
              if (feePaise === 0) return []
              return {
                part,
                fee: feePaise / 100,
                gst: isRegistered === null ? null : gstOn(feePaise, isRegistered, day) / 100,
                isDue: isPartDue(mandate, deal, part),
                commission: newest ? commissionOnWire(newest) : null,
              }
            }),
          },
    changedAt: mandate.changedAt.toISOString(),
  }
}

export function commissionOnWire(row: CommissionRow): Commission {
  const { releaseId, releaseState } = row
  return {
    id: row.id,
    state: row.state,
    means: row.means,
    fee: row.feePaise / 100,
    gst: row.gstPaise / 100,
    total: (row.feePaise + row.gstPaise) / 100,
    tcs: row.tcsPaise / 100,
    tds: row.tdsPaise / 100,
    ourFee: row.ourFeePaise / 100,
    ourGst: (row.ourCgstPaise + row.ourSgstPaise + row.ourIgstPaise) / 100,
    payout: row.payoutPaise / 100,
    release:
      releaseId !== null && releaseState !== null
        ? { id: releaseId, state: releaseState, account: row.releaseAccount }
        : null,
    reason: row.reason,
    reference: row.reference,
    paidOn: row.paidOn,
    recordedBy: row.recordedBy === null ? null : row.recordedBy === row.agentId ? 'agent' : 'client',
    askedAt: row.askedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
  }
}

export function requestOnWire(row: CommissionRow): CommissionRequest {
  return {
    ...commissionOnWire(row),
    mandateId: row.mandateId,
    bookingId: row.bookingId,
    part: row.part,
    propertydata: { id: row.propertyId, title: row.title },
    agent: { name: nameOf(row), isVerified: row.agentIsVerified },
  }
}
