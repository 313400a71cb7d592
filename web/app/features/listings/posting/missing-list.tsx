import type { OwnListing } from '@properysearch/contract/listings/calls'
import { stepNames } from '@properysearch/contract/listings/steps'
import { CircleAlert } from 'lucide-react'
import { Link } from '../../../ui/link.tsx'
import { stepAddress } from './step-address.ts'

/** What a draft still lacks before it can be submitted, each with a link to it. */
export function MissingList({ id, missing }: { id: number; missing: OwnListing['missing'] }) {
  if (missing.length === 0) return null
  return (
    <section className="rounded-card bg-marigold-wash p-5">
      <h2 className="flex items-center gap-2 text-lg">
        <CircleAlert aria-hidden className="size-5" />
        Still missing
      </h2>
      <ul className="mt-2 grid gap-1 text-sm">
        {missing.map((item) => (
          <li key={item.field} className="flex flex-wrap items-baseline gap-x-2">
            <span>{item.message}</span>
            {item.step === 'papers' ? null : (
              <Link
                to={stepAddress(id, item.step)}
                className="inline-flex min-h-6 items-center font-semibold text-leaf underline"
              >
                {stepNames[item.step]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
