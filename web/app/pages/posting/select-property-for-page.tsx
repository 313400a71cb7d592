import type { ListedIn } from '@properysearch/contract/listings/facts'
import { Handshake, KeyRound, type LucideIcon } from 'lucide-react'
import { useOwnListings } from '../../features/listings/listings.queries.ts'
import { stepAddress } from '../../features/listings/posting/step-address.ts'
import { formatDay } from '../../lib/format.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'

export const meta = () => privateMeta('Post a property')

const deals: { listedIn: ListedIn; icon: LucideIcon; title: string; text: string }[] = [
  { listedIn: 'sell', icon: Handshake, title: 'Sell', text: 'You want to sell it, ready or under construction.' },
  { listedIn: 'rent', icon: KeyRound, title: 'Rent out', text: 'You want to rent it out by the month.' },
]

export default function SelectPropertyForPage() {
  const drafts = useOwnListings(1).data?.data.filter((item) => item.propertydata.state === 'draft') ?? []
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Post a property">
        It takes about ten minutes. Everything is saved as you go, and you can continue on another device.
      </PageHeader>
      <h2 className="mb-3 text-lg">What would you like to do?</h2>
      <div className="grid gap-4 sm:grid-cols-2">
        {deals.map(({ listedIn, icon: Icon, title, text }) => (
          <Link
            key={listedIn}
            to={`${pathTo('selectPropertyType')}?for=${listedIn}`}
            className="grid gap-2 rounded-card border border-line bg-card p-6 transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash"
          >
            <Icon aria-hidden className="size-8 text-leaf" />
            <span className="font-semibold text-lg">{title}</span>
            <span className="text-soft-ink text-sm">{text}</span>
          </Link>
        ))}
      </div>
      {drafts.length > 0 ? (
        <section className="mt-10">
          <h2 className="mb-3 text-lg">Continue with a draft</h2>
          <ul className="divide-y divide-line rounded-card border border-line bg-card">
            {drafts.slice(0, 5).map(({ propertydata: draft, locationData }) => (
              <li key={draft.id}>
                <Link
                  to={stepAddress(draft.id, 'place')}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken"
                >
                  <span className="font-semibold">
                    {draft.title ??
                      `${draft.subcategory}${locationData.locality ? ` in ${locationData.locality}` : ''}`}
                  </span>
                  <span className="figures text-soft-ink text-sm">Saved {formatDay(draft.savedAt)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
