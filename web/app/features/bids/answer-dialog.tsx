import type { OwnBid, ReceivedBid } from '@properysearch/contract/bids/calls'
import { bidDays, bidPromise } from '@properysearch/contract/bids/facts'
import { messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { offerText, type Pressed } from './bid-words.ts'
import { type Answer, useAnswerBid } from './bids.queries.ts'

export type Asked = Exclude<Pressed, 'revise' | 'counter'>

interface Words {
  answer: Answer
  title: string
  action: string
  /** What will happen. */
  text: string
  done: string
}

function wordsFor(act: Asked, { propertydata, bidData }: OwnBid, bidder: string): Words {
  const { listedIn, title } = propertydata
  const bid = offerText(bidData.amount, listedIn)
  switch (act) {
    case 'accept':
      return {
        answer: 'accept',
        title: `Accept ${bid} from ${bidder}`,
        action: 'Accept bid',
        text: `You keep this price for ${bidder} for ${bidDays} days, and can accept no other bid meanwhile. ${bidPromise}`,
        done: `Accepted. ${bidder} has been told.`,
      }
    case 'accept-counter': {
      const counter = offerText(bidData.counter?.amount ?? bidData.amount, listedIn)
      return {
        answer: 'accept',
        title: `Accept the owner’s price of ${counter}`,
        action: 'Accept counter-offer',
        text: `The owner keeps ${title} at this price for you for ${bidDays} days. ${bidPromise}`,
        done: 'Accepted. The owner has been told.',
      }
    }
    case 'reject':
      return {
        answer: 'reject',
        title: `Decline ${bid} from ${bidder}`,
        action: 'Decline bid',
        text: `${bidder} will be told, and can make another bid while the property is available. To name another price, make a counter-offer instead.`,
        done: `Declined. ${bidder} has been told.`,
      }
    case 'withdraw':
      return {
        answer: 'withdraw',
        title: `Withdraw your bid of ${bid}`,
        action: 'Withdraw bid',
        text:
          bidData.state === 'accepted'
            ? `The price that was agreed for ${title} is no longer kept for you. The owner will be told.`
            : `The owner of ${title} will be told. You can bid again while the property is available.`,
        done: 'Your bid is withdrawn.',
      }
  }
}

interface AnswerDialogProps {
  /** Null: closed. */
  asked: { act: Asked; item: OwnBid | ReceivedBid } | null
  onClose: () => void
}

/** Says what an answer brings about, and asks once. */
export function AnswerDialog({ asked, onClose }: AnswerDialogProps) {
  const give = useAnswerBid()
  if (!asked) return null
  const { act, item } = asked
  const words = wordsFor(act, item, 'userData' in item ? item.userData.name : 'The bidder')
  const confirm = () =>
    give.mutate(
      { id: item.bidData.id, answer: words.answer },
      {
        onSuccess: () => toast.success(words.done),
        onError: (error) => toast.error(messageOf(error)),
        onSettled: onClose,
      },
    )
  return (
    <ConfirmDialog
      isOpen
      title={words.title}
      action={words.action}
      look={words.answer === 'accept' ? 'primary' : 'danger'}
      isBusy={give.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
