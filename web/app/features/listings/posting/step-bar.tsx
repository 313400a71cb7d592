import type { OwnListing } from '@properysearch/contract/listings/calls'
import { doneSteps, type ListingStep, listingSteps, stepNames } from '@properysearch/contract/listings/steps'
import { Check } from 'lucide-react'
import { classNames } from '../../../ui/class-names.ts'
import { Link } from '../../../ui/link.tsx'
import { stepAddress } from './step-address.ts'

interface StepBarProps {
  listing: OwnListing
  now: ListingStep
  /** Where the screen knows better than the listing as it was loaded. */
  missing?: readonly { step: ListingStep }[]
}

/** Where one is, what is done, and the way to every step. */
export function StepBar({ listing, now, missing = listing.missing }: StepBarProps) {
  const { id, fields } = listing
  const at = listingSteps.indexOf(now)
  const done = doneSteps(fields, missing)
  const isDone = (step: ListingStep) => done.includes(step)
  return (
    <nav aria-label="Steps of posting a property" className="mb-6 grid gap-3">
      <p className="text-soft-ink text-sm sm:hidden">
        Step {at + 1} of {listingSteps.length}: <span className="font-semibold text-ink">{stepNames[now]}</span>
      </p>
      <ol className="flex gap-1.5 sm:gap-3">
        {listingSteps.map((step, i) => (
          <li key={step} className="min-w-0 flex-1">
            <Link
              to={stepAddress(id, step)}
              aria-current={step === now ? 'step' : undefined}
              className="group grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-control py-2"
            >
              <span
                className={classNames(
                  'h-1.5 rounded-full',
                  step === now ? 'bg-leaf' : isDone(step) ? 'bg-leaf/45' : 'bg-line',
                )}
              />
              <span
                className={classNames(
                  'sr-only items-start gap-1 text-xs sm:not-sr-only sm:flex',
                  step === now ? 'font-semibold text-ink' : 'text-soft-ink group-hover:text-ink',
                )}
              >
                {isDone(step) ? <Check aria-hidden className="mt-px size-3.5 shrink-0 text-leaf" /> : null}
                <span className="min-w-0 break-words">
                  <span className="sr-only">
                    {i + 1}. {isDone(step) ? 'Done: ' : ''}
                  </span>
                  {stepNames[step]}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
