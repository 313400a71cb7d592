import { isLegal } from '@properysearch/contract/kernel/state-graph'
import { duplicateReasonNames, editableStates, listingGraph } from '@properysearch/contract/listings/acts'
import type { OwnListing } from '@properysearch/contract/listings/calls'
import { changedNames, listed } from '@properysearch/contract/listings/checks'
import { isTitlePaper } from '@properysearch/contract/listings/papers'
import { useParams } from 'react-router'
import { ListingStateBadge } from '../../features/listings/listing-state-badge.tsx'
import { useSubmit } from '../../features/listings/listings.queries.ts'
import { MissingList } from '../../features/listings/posting/missing-list.tsx'
import { PaperList } from '../../features/listings/posting/paper-list.tsx'
import { stepAddress } from '../../features/listings/posting/step-address.ts'
import { StepBar } from '../../features/listings/posting/step-bar.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { formatDay, formatMoment } from '../../lib/format.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { WithOwnListing } from './with-own-listing.tsx'

export const meta = () => privateMeta('Verification')

export default function PropertyVerificationPage() {
  const { id } = useParams()
  return (
    <WithOwnListing id={id} title="Papers and verification">
      {(listing, reload) => <Verification listing={listing} reload={reload} />}
    </WithOwnListing>
  )
}

function Verification({ listing, reload }: { listing: OwnListing; reload: () => void }) {
  const submit = useSubmit(listing.id)
  const maySubmit = isLegal(listingGraph, 'submit', listing.state)
  const hasTitle = listing.papers.some((paper) => isTitlePaper(paper.kind))
  const missing = listing.missing.filter((item) => item.step !== 'papers' || !hasTitle)
  return (
    <div className="mx-auto max-w-3xl">
      {maySubmit ? <StepBar listing={listing} now="papers" /> : null}
      <header className="mb-5 flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">Papers and verification</h1>
          <p className="max-w-prose text-soft-ink">
            We compare the papers with the listing before it goes live. Only you, our team and a lawyer you hire can
            open them.
          </p>
        </div>
        <ListingStateBadge {...listing} isHeld={listing.state === 'submitted' && listing.duplicateReasons.length > 0} />
      </header>
      <div className="grid gap-6">
        <Result listing={listing} />
        <PaperList listing={listing} isLocked={!editableStates.includes(listing.state)} onChanged={reload} />
        {maySubmit ? (
          <>
            <MissingList id={listing.id} missing={missing} />
            {submit.error ? (
              <Notice look="danger" role="alert">
                <p>{messageOf(submit.error)}</p>
                {isFailure(submit.error, 'identity-needed') ? (
                  <ButtonLink look="secondary" className="mt-3" to={pathTo('myProfile')}>
                    Update KYC
                  </ButtonLink>
                ) : null}
                {isFailure(submit.error, 'limit-reached') ? (
                  <ButtonLink look="secondary" className="mt-3" to={pathTo('propertyPlans')}>
                    See packages
                  </ButtonLink>
                ) : null}
              </Notice>
            ) : null}
            <div className="flex flex-wrap justify-between gap-3">
              <ButtonLink look="secondary" to={stepAddress(listing.id, 'media')}>
                Back
              </ButtonLink>
              <Button
                disabled={missing.length > 0 || submit.isPending}
                onClick={() =>
                  submit.mutate(undefined, { onSuccess: () => toast.success('We have received your listing.') })
                }
              >
                {submit.isPending ? 'Submitting...' : 'Submit for verification'}
              </Button>
            </div>
          </>
        ) : (
          <div>
            <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
              My properties
            </ButtonLink>
          </div>
        )}
      </div>
    </div>
  )
}

/** What became of it, and whose turn it is. */
function Result({ listing }: { listing: OwnListing }) {
  const { state } = listing
  if (state === 'rejected') {
    return (
      <Notice look="danger">
        <p className="font-semibold">Your turn: we sent it back.</p>
        <ul className="mt-1 list-disc ps-5">
          {listing.rejectedReasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      </Notice>
    )
  }
  if (state === 'submitted') {
    return (
      <Notice look="attention">
        <p className="font-semibold">Our turn: we are checking it.</p>
        <p>
          {listing.submittedAt ? `Submitted ${formatMoment(listing.submittedAt)}. ` : ''}We will notify you of the
          result.
        </p>
        {listing.duplicateReasons.length > 0 ? (
          <p className="mt-2">
            It looks like a listing that we already have, so we are comparing the two first.{' '}
            {listing.duplicateReasons.map((reason) => duplicateReasonNames[reason]).join(' ')}
          </p>
        ) : null}
      </Notice>
    )
  }
  const { beingCheckedSince, verification } = listing
  if (beingCheckedSince) {
    const changes = verification ? changedNames(verification, listing) : []
    return (
      <Notice look="attention">
        <p className="font-semibold">Our turn: we are checking your change of {formatDay(beingCheckedSince)}.</p>
        <p>
          {changes.length > 0 ? `You changed the ${listed(changes)}. ` : ''}The listing stays on the site, without its
          verified badge, until we have checked this. We will notify you of the result.
        </p>
      </Notice>
    )
  }
  if (state === 'verified') {
    return (
      <Notice look="good">
        {verification ? `We verified it on ${formatDay(verification.verifiedAt)}` : 'It is verified'}, and it is live. A
        new ownership paper takes it off the site until we have checked it; with any other new paper it stays on the
        site, without the verified badge until we have checked.
      </Notice>
    )
  }
  return null
}
