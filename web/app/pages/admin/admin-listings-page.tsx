import { useSearchParams } from 'react-router'
import { ListingQueue } from '../../features/listings/review/listing-queue.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { PageHeader } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

export const meta = () => privateMeta('Listings to verify')

const choices = [
  { show: 'all', label: 'All waiting', search: '' },
  { show: 'changed', label: 'Changed while live', search: '?show=changed' },
  { show: 'duplicates', label: 'Possible duplicates', search: '?show=duplicates' },
] as const

export default function AdminListingsPage() {
  const asked = useSearchParams()[0].get('show')
  const show = choices.find((choice) => choice.show === asked)?.show ?? 'all'
  return (
    <>
      <PageHeader title="Listings to verify">
        Live listings that were changed come first, since people can see them, though without the verified badge. Then
        new listings, the longest waiting first; no one can find them before they are approved.
      </PageHeader>
      <nav aria-label="Which listings" className="mb-5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <Link
            key={choice.show}
            to={`${pathTo('adminListings')}${choice.search}`}
            aria-current={choice.show === show ? 'page' : undefined}
            className={classNames(
              'inline-flex min-h-11 items-center rounded-full border px-4 font-semibold text-sm',
              choice.show === show ? 'border-leaf bg-leaf-wash text-leaf' : 'border-edge bg-card hover:bg-sunken',
            )}
          >
            {choice.label}
          </Link>
        ))}
      </nav>
      <ListingQueue show={show} />
    </>
  )
}
