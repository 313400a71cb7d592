import { bidPromise } from '@properysearch/contract/bids/facts'
import type { ListedBooking } from '@properysearch/contract/bookings/calls'
import { waitingHours } from '@properysearch/contract/bookings/facts'
import { messageOf } from '../../lib/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { type ListAct, useActOnBooking } from './booking-lists.queries.ts'

const dayHours = 24

interface Words {
  title: string
  action: string
  /** What will happen. */
  text: string
  done: string
}

function wordsFor(act: ListAct, { propertydata: { title }, bookingData, userData: { name } }: ListedBooking): Words {
  switch (act) {
    case 'accept':
      return {
        title: `Accept the booking by ${name}`,
        action: 'Accept booking',
        text: `${title} is put on hold for ${name}, and nobody else can book it. They have ${waitingHours.accepted / dayHours} days to verify their account, then ${waitingHours['penny-paid'] / dayHours} days to pay the booking amount. ${bidPromise}`,
        done: `Accepted. ${name} has been told.`,
      }
    case 'reject':
      return {
        title: `Decline the request of ${name}`,
        action: 'Decline request',
        text: `${name} will be told. No money was taken, and ${title} stays available.`,
        done: `Declined. ${name} has been told.`,
      }
    case 'call-off':
      return {
        title: `Call off the booking by ${name}`,
        action: 'Call off booking',
        text: `${name} will be told. If they paid ₹1, it is refunded to them automatically. ${title} becomes available to others again.`,
        done: `Called off. ${name} has been told.`,
      }
    case 'withdraw':
      return {
        title: bookingData.state === 'requested' ? 'Withdraw your request' : 'Withdraw your booking',
        action: bookingData.state === 'requested' ? 'Withdraw request' : 'Withdraw booking',
        text:
          bookingData.state === 'requested'
            ? `The owner of ${title} will be told. You have paid nothing.`
            : `${title} is no longer on hold for you, and others can book it. The owner will be told. If you paid ₹1, it is refunded automatically.`,
        done: 'Withdrawn. The owner has been told.',
      }
  }
}

interface ActDialogProps {
  /** Null: closed. */
  asked: { act: ListAct; item: ListedBooking } | null
  onClose: () => void
}

/** Says what an act brings about, and asks once. */
export function ActDialog({ asked, onClose }: ActDialogProps) {
  const give = useActOnBooking()
  if (!asked) return null
  const { act, item } = asked
  const words = wordsFor(act, item)
  const confirm = () =>
    give.mutate(
      { id: item.bookingData.id, act },
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
      look={act === 'accept' ? 'primary' : 'danger'}
      isBusy={give.isPending}
      onConfirm={confirm}
      onClose={onClose}
    >
      <p>{words.text}</p>
    </ConfirmDialog>
  )
}
