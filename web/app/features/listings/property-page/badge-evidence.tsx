import type { PropertyDetails } from '@properysearch/contract/listings/property'
import {
  BadgeCheck,
  ChevronDown,
  CircleAlert,
  FileCheck2,
  type LucideIcon,
  RefreshCw,
  UserRoundCheck,
} from 'lucide-react'
import { mahaReraUrl } from '../../../lib/company.ts'
import { formatDay } from '../../../lib/format.ts'
import { classNames } from '../../../ui/class-names.ts'

type Badge = PropertyDetails['badges'][number]

const icons: Record<Badge['kind'], LucideIcon> = {
  'verified-listing': FileCheck2,
  'being-checked': CircleAlert,
  'verified-owner': UserRoundCheck,
  rera: BadgeCheck,
  'recently-confirmed': RefreshCw,
}

/** Each badge opens to the evidence behind it. */
export function BadgeEvidence({ property }: { property: PropertyDetails }) {
  const { badges, propertydata } = property
  if (badges.length === 0) {
    return <p className="text-soft-ink">Nothing about this listing has been checked yet. Ask for the papers early.</p>
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {badges.map(({ kind, label, evidence, since }) => {
        const Icon = icons[kind]
        return (
          <li key={kind}>
            <details className="group">
              <summary className="flex min-h-13 list-none items-center gap-3 px-4 py-2.5 [&::-webkit-details-marker]:hidden">
                <Icon
                  aria-hidden
                  className={classNames(
                    'size-5 shrink-0',
                    kind === 'being-checked' ? 'text-marigold-ink' : 'text-good',
                  )}
                />
                <span className="grow font-medium">{label}</span>
                {/* What is being checked has its day in its name. */}
                {kind === 'being-checked' ? null : <span className="text-soft-ink text-sm">{formatDay(since)}</span>}
                <ChevronDown
                  aria-hidden
                  className="size-4 shrink-0 text-soft-ink transition-transform duration-150 group-open:rotate-180"
                />
              </summary>
              <p className="max-w-prose px-4 pb-4 ps-12 text-sm">
                {evidence}
                {kind === 'rera' ? (
                  <>
                    {' '}
                    <a
                      href={mahaReraUrl}
                      target="_blank"
                      rel="noopener noreferrer"
                      className="font-semibold text-leaf underline underline-offset-2"
                    >
                      Open MahaRERA
                    </a>{' '}
                    and search for {propertydata.reraNumber}.
                  </>
                ) : null}
              </p>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
