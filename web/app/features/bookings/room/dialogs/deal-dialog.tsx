import { conditionKinds } from '@properysearch/contract/bookings/facts'
import { api } from '../../../../lib/api.ts'
import type { Deal } from '../../deal.queries.ts'
import { capital, exact, theOther } from '../deal-words.ts'
import { receiverOf } from '../dues.ts'
import { type Asked, type Filled, isOfRental, type OnPress, type RentalPress } from '../press.ts'
import { RentalDialog } from '../rental/dialogs/rental-dialog.tsx'
import { ApproveDialog } from './approve-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { AskReleaseDialog } from './ask-release-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ChallanDialog } from './challan-dialog.tsx'
import { PrepayDialog } from './prepay-dialog.tsx'
import { ReasonStep } from './reason-step.tsx'
import { RecordPaymentDialog } from './record-payment-dialog.tsx'
import { RegistrationDialog } from './registration-dialog.tsx'
import { StampValueDialog } from './stamp-value-dialog.tsx'

interface DealDialogProps {
  press: Asked | Filled | RentalPress
  deal: Deal
  /** Where one step leads to another. */
  onPress: OnPress
  onClose: () => void
}

/** The question or form behind each button of the room. */
export default function DealDialog({ press, deal, onPress, onClose }: DealDialogProps) {
  const { room, money } = deal
  const { bookingData } = room
  const readBy = `${capital(theOther(bookingData))} reads this word for word.`
  if (isOfRental(press)) {
    return room.rental ? <RentalDialog press={press} room={room} rental={room.rental} onClose={onClose} /> : null
  }
  switch (press.do) {
    case 'record-payment':
      return <RecordPaymentDialog room={room} due={press.due} onClose={onClose} />
    case 'prepay':
      return <PrepayDialog room={room} onPress={onPress} onClose={onClose} />
    case 'challan':
      return <ChallanDialog payment={press.payment} onClose={onClose} />
    case 'register':
      return <RegistrationDialog room={room} onClose={onClose} />
    case 'stamp-value':
      return <StampValueDialog room={room} onClose={onClose} />
    case 'ask-release':
      return <AskReleaseDialog bookingId={bookingData.id} available={money.available} onClose={onClose} />
    case 'approve':
      return <ApproveDialog release={press.release} onClose={onClose} />
    case 'cancel':
      return <CancelDialog room={room} onClose={onClose} />
    case 'refuse-payment': {
      const { id: paymentId, cash } = press.payment
      const isReceiver = receiverOf(press.payment) === bookingData.side
      return (
        <ReasonStep
          title={isReceiver ? `${exact(cash)} has not arrived` : `You did not pay ${exact(cash)}`}
          text="The payment does not count. The other side can look into it and record it again."
          action={isReceiver ? 'Report as not received' : 'Report as not paid'}
          keep="Not now"
          readBy={readBy}
          done="The other side has been told."
          take={(reason) => api.bookings.answerPayment({ paymentId, hasArrived: false, reason })}
          onClose={onClose}
        />
      )
    }
    case 'failed': {
      const { id: conditionId, kind } = press.condition
      return (
        <ReasonStep
          title={`${conditionKinds[kind].label} has failed`}
          text={`Once both sides have said so, the deal ends and everything that was paid is refunded to the buyer; tax already at the department is claimed back there. The property is then available again.`}
          action="Say that it has failed"
          keep="Keep the deal"
          readBy={readBy}
          done="The other side can see it."
          take={(note) => api.bookings.decideCondition({ conditionId, outcome: 'failed', note })}
          onClose={onClose}
        />
      )
    }
    case 'refuse-release': {
      const { id, amount } = press.release
      return (
        <ReasonStep
          title={`Refuse ${exact(amount)}`}
          text={`The money stays with the payment partner, and ${theOther(bookingData)} can ask again.`}
          action="Refuse"
          keep="Not now"
          readBy={readBy}
          done="Refused. The seller has been told."
          take={(reason) => api.releases.refuse({ id, reason })}
          onClose={onClose}
        />
      )
    }
    default:
      return <AskDialog press={press} room={room} onClose={onClose} />
  }
}
