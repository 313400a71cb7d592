import { duplicateReasonNames } from '@properysearch/contract/listings/acts'
import type { ListingReview } from '@properysearch/contract/listings/deciding-calls'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { pathTo } from '../../../screens.ts'
import { Button } from '../../../ui/button.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { logOnly, ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { comparedRows } from './compared-rows.ts'
import { ReviewPicture } from './review-picture.tsx'

type Duplicate = ListingReview['duplicates'][number]

/** The new listing and one that it looks like, side by side, and the word on whether they are one. */
export function DuplicatePair({ review, duplicate }: { review: ListingReview; duplicate: Duplicate }) {
  const [isSame, setIsSame] = useState<boolean | null>(null)
  const { listing } = review
  const { otherId, other, reasons, settledAt } = duplicate
  const settling = useDecision((reason: string) =>
    api.listings.settleDuplicate({ id: listing.id, otherId, isSame: isSame === true, reason }),
  )
  const close = () => {
    setIsSame(null)
    settling.reset()
  }
  const pictures = [listing.pictures.find((picture) => picture.role === 'photo'), other.mediaData.images[0]]
  return (
    <article className="grid gap-4 border-line border-t pt-5 first:border-0 first:pt-0">
      <h3 className="text-base">
        Looks like{' '}
        <Link to={pathTo('adminListing', { id: otherId })} className="text-leaf underline">
          {other.propertydata.title}
        </Link>{' '}
        <span className="figures font-normal text-soft-ink text-sm">#{otherId}</span>
      </h3>
      <ul className="list-disc ps-5 text-sm">
        {reasons.map((reason) => (
          <li key={reason}>{duplicateReasonNames[reason]}</li>
        ))}
      </ul>
      <table className="w-full table-fixed text-sm">
        <caption className="sr-only">This listing and number {otherId}</caption>
        <thead>
          <tr className="text-start align-bottom">
            <th scope="col" className="w-1/4 py-2 text-start font-medium text-soft-ink">
              <span className="sr-only">What</span>
            </th>
            {['This listing', 'The other'].map((name, at) => (
              <th key={name} scope="col" className="px-2 py-2 text-start font-medium">
                {pictures[at] ? (
                  <span className="mb-2 block">
                    <ReviewPicture picture={pictures[at]} sizes="(min-width: 64rem) 20rem, 40vw" />
                  </span>
                ) : null}
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedRows(listing, other).map(({ label, mine, theirs }) => (
            <tr key={label} className="border-line border-t align-top">
              <th scope="row" className="py-2 text-start font-normal text-soft-ink">
                {label}
              </th>
              {[
                ['mine', mine],
                ['theirs', theirs],
              ].map(([whose, value]) => (
                <td key={whose} className={`figures break-words px-2 py-2 ${mine === theirs ? 'font-semibold' : ''}`}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {settledAt ? (
        <Notice>
          {duplicate.isSame ? 'Found to be the same property' : 'Found to be a different property'} on{' '}
          {formatDay(settledAt)}.
        </Notice>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" onClick={() => setIsSame(false)} aria-label={`Different property from ${otherId}`}>
            Different property
          </Button>
          <Button look="danger" onClick={() => setIsSame(true)} aria-label={`Same property as ${otherId}`}>
            Same property
          </Button>
        </div>
      )}
      <ReasonDialog
        isOpen={isSame !== null}
        title={isSame ? 'Same property' : 'Different property'}
        text={
          isSame
            ? 'This listing goes back to its owner, who is told that the property is already listed. If it is live, it is removed from search immediately.'
            : 'The two are different properties, so there is no objection to this one.'
        }
        action={isSame ? 'Send it back' : 'Keep both'}
        isDangerous={isSame === true}
        {...(isSame ? {} : { readBy: logOnly })}
        isBusy={settling.isPending}
        failure={settling.error ? messageOf(settling.error) : null}
        onDecide={(reason) => settling.mutate(reason, { onSuccess: close })}
        onClose={close}
      />
    </article>
  )
}
