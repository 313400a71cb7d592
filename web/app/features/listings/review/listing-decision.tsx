import { isWaiting } from '@properysearch/contract/listings/checks'
import type { ListingReview } from '@properysearch/contract/listings/deciding-calls'
import { useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { useDecision } from '../../../lib/use-decision.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { logOnly, ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { toast } from '../../../ui/toast.tsx'
import { SendBackDialog } from './send-back-dialog.tsx'

/** Approve or send back. What looks like another listing is settled before it is approved. */
export function ListingDecision({
  review: { listing, changedAt },
  onDecided,
}: {
  review: ListingReview
  onDecided: () => void
}) {
  const { id } = listing
  const isChange = listing.beingCheckedSince !== null
  const [asked, setAsked] = useState<'approve' | 'send-back' | null>(null)
  // Kept from when the dialog was opened: what comes in behind it has not been read.
  const [seen, setSeen] = useState(changedAt)
  const approval = useDecision((reason: string) => api.listings.approve({ id, changedAt: seen, reason }))
  const sendingBack = useDecision((reasons: string[]) => api.listings.sendBack({ id, changedAt: seen, reasons }))
  const ask = (what: 'approve' | 'send-back') => {
    setSeen(changedAt)
    setAsked(what)
  }
  const isHeld = listing.duplicateReasons.length > 0
  const close = () => {
    setAsked(null)
    approval.reset()
    sendingBack.reset()
  }
  const decided = (sentence: string) => () => {
    close()
    toast.success(sentence)
    onDecided()
  }
  if (!isWaiting(listing)) {
    return isHeld ? (
      <Notice look="attention">
        This listing is not waiting for verification, but it looks like another one. Decide whether it is the same
        property.
      </Notice>
    ) : (
      <Notice>There is nothing to decide: this listing is not waiting for review.</Notice>
    )
  }
  return (
    <>
      {isHeld ? (
        <Notice look="attention">First decide whether it is the same property as the listings it looks like.</Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={isHeld} onClick={() => ask('approve')}>
          {isChange ? 'Approve the change' : 'Approve'}
        </Button>
        <Button look="danger" onClick={() => ask('send-back')}>
          Send back
        </Button>
      </div>
      <ReasonDialog
        isOpen={asked === 'approve'}
        title={isChange ? 'Approve the change' : 'Approve this listing'}
        text={
          isChange
            ? 'The verified badge returns with today’s date. The owner is told.'
            : 'It goes live and appears in search immediately. The owner is told.'
        }
        action={isChange ? 'Approve the change' : 'Approve listing'}
        readBy={logOnly}
        isBusy={approval.isPending}
        failure={approval.error ? messageOf(approval.error) : null}
        onDecide={(reason) =>
          approval.mutate(reason, {
            onSuccess: decided(isChange ? 'The verified badge is back.' : 'The listing is live.'),
          })
        }
        onClose={close}
      />
      <SendBackDialog
        isOpen={asked === 'send-back'}
        {...(isChange
          ? { text: 'The listing is taken off the site until the owner has corrected it and you approve it.' }
          : {})}
        doubts={listing.doubts.map((doubt) => doubt.message)}
        isBusy={sendingBack.isPending}
        failure={sendingBack.error ? messageOf(sendingBack.error) : null}
        onSend={(reasons) => sendingBack.mutate(reasons, { onSuccess: decided('The owner is told what is wrong.') })}
        onClose={close}
      />
    </>
  )
}
