import type { ListingReview as Review } from '@properysearch/contract/listings/deciding-calls'
import type { ReactNode } from 'react'
import { formatMoment } from '../../../lib/format.ts'
import { Card } from '../../../ui/card.tsx'
import { ChangesSince } from './changes-since.tsx'
import { DuplicatePair } from './duplicate-pair.tsx'
import { ListingDecision } from './listing-decision.tsx'
import { ReviewFacts } from './review-facts.tsx'
import { ReviewPapers } from './review-papers.tsx'
import { ReviewPicture } from './review-picture.tsx'
import { type RenderPlaceMap, ReviewPlace } from './review-place.tsx'

/** Everything one reads before deciding about a listing, and the decision. */
export function ListingReview({
  review,
  badge,
  renderMap,
  onDecided,
}: {
  review: Review
  /** Where the listing stands. */
  badge: ReactNode
  /** The map is another feature's; the page hands it in. */
  renderMap: RenderPlaceMap
  onDecided: () => void
}) {
  const { listing, owner, duplicates } = review
  const { fields } = listing
  const since = listing.beingCheckedSince ?? (listing.state === 'submitted' ? listing.submittedAt : null)
  const wasVerified = listing.beingCheckedSince !== null || (since !== null && listing.verification !== null)
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      {wasVerified ? (
        <div className="lg:col-span-2">
          <Part title="What changed since it was verified">
            <ChangesSince review={review} />
          </Part>
        </div>
      ) : null}
      <div className="grid gap-6 lg:sticky lg:top-24 lg:order-2">
        <Card className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-2">
            <h2 className="text-lg">Decision</h2>
            {badge}
          </div>
          {since ? <p className="text-soft-ink text-sm">Waiting since {formatMoment(since)}</p> : null}
          <ListingDecision review={review} onDecided={onDecided} />
        </Card>
        <Part title="Owner">
          <p className="font-semibold">
            {owner.name} <span className="figures font-normal text-soft-ink text-sm">#{owner.id}</span>
          </p>
          <p className="figures break-all text-soft-ink text-sm">
            {owner.email} · {owner.mobile}
          </p>
          <p className="mt-2 text-sm">
            Aadhaar {owner.isAadhaarVerified ? 'verified' : 'not verified'}, PAN{' '}
            {owner.isPanVerified ? 'verified' : 'not verified'}
          </p>
        </Part>
        <Part title="Papers">
          <ReviewPapers listingId={listing.id} papers={listing.papers} />
        </Part>
      </div>
      <div className="grid min-w-0 gap-6">
        {duplicates.length > 0 ? (
          <Part title="Possible duplicates">
            <div className="grid gap-6">
              {duplicates.map((duplicate) => (
                <DuplicatePair key={duplicate.otherId} review={review} duplicate={duplicate} />
              ))}
            </div>
          </Part>
        ) : null}
        <Part title="Pictures">
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3">
            {listing.pictures.map((picture) => (
              <li key={picture.id}>
                <ReviewPicture picture={picture} sizes="(min-width: 64rem) 16rem, 45vw" />
                {picture.role === 'floor-plan' ? <p className="mt-1 text-soft-ink text-xs">Floor plan</p> : null}
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Place">
          <ReviewPlace review={review} renderMap={renderMap} />
        </Part>
        <Part title="Facts">
          <ReviewFacts fields={fields} />
        </Part>
        <Part title="The owner’s description">
          <p className="max-w-prose whitespace-pre-line break-words">{fields.description}</p>
        </Part>
      </div>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-3 text-lg">{title}</h2>
      {children}
    </Card>
  )
}
