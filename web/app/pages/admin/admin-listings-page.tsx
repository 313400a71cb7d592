import { useSearchParams } from 'react-router'
import { ListingQueue } from '../../features/listings/review/listing-queue.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { ShowLinks } from '../../ui/show-links.tsx'

export const meta = () => privateMeta('Listings to verify')

const choices = { all: 'All waiting', changed: 'Changed while live', duplicates: 'Possible duplicates' } as const
const shows = Object.keys(choices) as (keyof typeof choices)[]

export default function AdminListingsPage() {
  const asked = useSearchParams()[0].get('show')
  const show = shows.find((choice) => choice === asked) ?? 'all'
  return (
    <>
      <PageHeader title="Listings to verify">
        Live listings that were changed come first, since people can see them, though without the verified badge. Then
        new listings, the longest waiting first; no one can find them before they are approved.
      </PageHeader>
      <ShowLinks label="Which listings" path={pathTo('adminListings')} shows={choices} current={show} />
      <ListingQueue show={show} />
    </>
  )
}
