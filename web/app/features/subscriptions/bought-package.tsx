import type { PackageItem } from '@properysearch/contract/subscriptions/calls'
import { Check } from 'lucide-react'
import { formatDay } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { lastEndOf } from './last-end.ts'
import { heldTexts } from './package-words.ts'
import { useMyPackages } from './subscriptions.queries.ts'

const dayMs = 24 * 60 * 60 * 1000

/** What somebody is about to buy: what it holds, and until when. */
export function BoughtPackage({ item }: { item: PackageItem }) {
  const { data: mine } = useMyPackages()
  const now = useNow()
  const runsUntil = lastEndOf(mine?.subscriptions ?? [], item.id)
  const from = runsUntil ? new Date(runsUntil) : now
  const until = formatDay(new Date(from.getTime() + item.days * dayMs).toISOString())
  return (
    <>
      <p className="text-soft-ink">{item.about}</p>
      <ul className="figures grid gap-2">
        {heldTexts(item).map((text) => (
          <li key={text} className="flex items-start gap-2">
            <Check aria-hidden className="mt-1 size-4.5 shrink-0 text-good" />
            {text}
          </li>
        ))}
      </ul>
      <p className="figures text-soft-ink text-sm">
        {runsUntil
          ? `You have this package until ${formatDay(runsUntil)}. The new days are added at the end, so it will run until ${until}.`
          : `If you pay today, it runs until ${until}. It does not renew automatically.`}
      </p>
    </>
  )
}
