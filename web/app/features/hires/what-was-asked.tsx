import type { Hire } from '@properysearch/contract/hires/calls'
import { tailDays } from '@properysearch/contract/mandates/facts'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { formatDay } from '../../lib/format.ts'
import { type Fact, Facts, Part } from '../../ui/part.tsx'

/** What is to be done, for what, by when: as asked, then as quoted. */
export function WhatWasAsked({ hire }: { hire: Hire }) {
  const facts = factsOf(hire)
  return (
    <Part title={hire.paidAt ? 'What is agreed' : hire.quote ? 'What is offered' : 'What is asked'}>
      <p className="max-w-prose whitespace-pre-line break-words">
        {hire.scope ?? <span className="text-soft-ink">Removed when the account was erased.</span>}
      </p>
      {facts.length > 0 ? <Facts facts={facts} /> : null}
    </Part>
  )
}

const daysText = (days: number) => (days === 1 ? '1 day' : `${days} days`)
const percentText = (hundredths: number) => `${formatNumber(hundredths / 100)}%`

/** What else was said, each with its name. */
export function factsOf({ quote, details }: Pick<Hire, 'quote' | 'details'>): Fact[] {
  const { purpose, address, bank, rate, agreementShare, expiresOn } = details
  return [
    ...(quote ? [{ name: 'Time for the work', value: daysText(quote.days), under: 'From the acceptance' }] : []),
    ...(purpose ? [{ name: 'What the value is for', value: purpose }] : []),
    ...(address ? [{ name: 'To be inspected', value: address }] : []),
    ...(bank ? [{ name: 'For the bank', value: bank }] : []),
    ...(rate
      ? [
          {
            name: 'Commission on a deal',
            value: `${percentText(rate)} of the price`,
            under: `${percentText(agreementShare ?? 0)} of it at the agreement, the rest at the deed`,
          },
        ]
      : []),
    ...(rate && expiresOn
      ? [
          {
            name: 'Represents the listing until',
            value: formatDay(expiresOn),
            under: `A deal in the ${tailDays} days after it still earns the commission`,
          },
        ]
      : []),
  ]
}
