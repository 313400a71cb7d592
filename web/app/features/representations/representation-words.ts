import { feeOf, partsOf } from '@properysearch/contract/mandates/commission'
import { gstOn } from '@properysearch/contract/releases/payout'
import type { Represented } from '@properysearch/contract/representations/calls'
import type { RepresentationAct } from '@properysearch/contract/representations/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { dayInIndia } from '../../lib/day-in-india.ts'
import { formatExact } from '../../lib/format.ts'

export const percentOf = (hundredths: number) => `${formatNumber(hundredths / 100)}%`

/** What it would cost at the asking price, in rupees. */
export function costOf(price: number, terms: Represented['representation']['terms'], now: Date) {
  const day = dayInIndia(now.toISOString())
  const amountPaise = terms.amount === null ? null : Math.round(terms.amount * 100)
  const feePaise = feeOf({ rate: terms.rate, amountPaise }, Math.round(price * 100))
  const parts = partsOf(feePaise, terms.agreementShare)
  return {
    fee: feePaise / 100,
    gst: gstOn(feePaise, terms.isRegistered, day) / 100,
    agreement: parts.agreement / 100,
    deed: parts.deed / 100,
  }
}

export function commissionText({ rate, amount }: Represented['representation']['terms']): string {
  if (rate !== null) return `${percentOf(rate)} of the price`
  return amount === null ? 'The fee of the hire' : formatExact(amount)
}

interface ActWords {
  title: string
  action: string
  text: string
  done: string
  look: 'primary' | 'danger'
}

/** What is asked before each act, and what is said after it. */
export const actWords: Record<RepresentationAct, ActWords> = {
  accept: {
    title: 'Accept this agent?',
    action: 'Accept agent',
    text: 'Requests to visit go to them from now on. When a deal begins on this listing, they represent you in it on these terms. No other agent can represent it meanwhile.',
    done: 'Accepted. They represent this listing now.',
    look: 'primary',
  },
  decline: {
    title: 'Decline this agent?',
    action: 'Decline agent',
    text: 'They are told. They can ask again.',
    done: 'Declined.',
    look: 'danger',
  },
  withdraw: {
    title: 'Withdraw your request?',
    action: 'Withdraw request',
    text: 'The owner no longer sees it as waiting. You can ask again.',
    done: 'Withdrawn.',
    look: 'danger',
  },
  end: {
    title: 'End the representation?',
    action: 'End representation',
    text: 'Visits go to the owner from now on. A mandate for a deal that has begun stays as it is, with its commission.',
    done: 'Ended.',
    look: 'danger',
  },
}
