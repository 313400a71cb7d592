import type { Mandate } from '@properysearch/contract/mandates/calls'
import { tailDays } from '@properysearch/contract/mandates/facts'
import { addDays } from '@properysearch/contract/values/days'
import { formatDay, formatExact } from '../../lib/format.ts'
import { type Fact, Facts } from '../../ui/part.tsx'
import { gstText, percentOf, type Terms, whenText } from './commission-words.ts'

/** What was agreed: the commission, when it is due, how long the mandate lasts, and what follows it. */
export function AgentTerms({ mandate: { state }, terms }: { mandate: Pick<Mandate, 'state'>; terms: Terms }) {
  const { rate, fee, isRegistered, expiresOn, parts } = terms
  const isOver = state !== 'invited' && state !== 'accepted'
  // Once the agreement is there, nobody asks how late it may come.
  const isEarned = parts.some(({ isDue, commission }) => isDue || commission !== null)
  const facts: Fact[] = [
    {
      name: 'Commission',
      value: formatExact(fee),
      isMain: true,
      under: `${rate === null ? 'An agreed amount' : `${percentOf(rate)} of the price`}. ${gstText(parts, isRegistered)}.`,
    },
    ...(isOver
      ? []
      : [
          {
            name: 'Mandate until',
            value: formatDay(expiresOn),
            under: isEarned
              ? undefined
              : `An agreement up to ${formatDay(addDays(expiresOn, tailDays))}, ${tailDays} days later, still earns the commission.`,
          },
        ]),
    ...(state === 'invited' ? [{ name: 'When it is due', value: whenText(parts) }] : []),
  ]
  return <Facts facts={facts} />
}
