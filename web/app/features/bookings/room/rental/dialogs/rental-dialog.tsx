import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { deductionKinds } from '@properysearch/contract/bookings/rental'
import type { YearTax } from '@properysearch/contract/bookings/rental-room'
import { api } from '../../../../../lib/api.ts'
import { exact, theOther } from '../../deal-words.ts'
import { ConfirmStep, type Words } from '../../dialogs/confirm-step.tsx'
import { ReasonStep } from '../../dialogs/reason-step.tsx'
import type { RentalPress } from '../../press.ts'
import { inventoryAt, versionOf } from '../rental-words.ts'
import { BringDialog } from './bring-dialog.tsx'
import { DeductionDialog, LowerDialog } from './deduction-dialogs.tsx'
import { DepositReturnDialog } from './deposit-return-dialog.tsx'
import { PoliceDialog, type RentalDialogProps, SocietyDialog } from './formality-dialogs.tsx'
import { InventoryDialog } from './inventory-dialog.tsx'
import { KeysDialog } from './keys-dialog.tsx'
import { NoticeDialog } from './notice-dialog.tsx'
import { RenewalDialog } from './renewal-dialog.tsx'
import { YearTaxDialog } from './year-tax-dialog.tsx'

/** The question or form behind each button that only a rental has. */
export function RentalDialog({ press, ...rest }: RentalDialogProps & { press: RentalPress }) {
  const { room, rental, onClose } = rest
  switch (press.do) {
    case 'police':
      return <PoliceDialog {...rest} />
    case 'society':
      return <SocietyDialog {...rest} />
    case 'inventory':
      return <InventoryDialog {...rest} at={press.at} />
    case 'keys':
      return <KeysDialog {...rest} />
    case 'give-notice':
      return <NoticeDialog {...rest} />
    case 'renew':
      return <RenewalDialog {...rest} />
    case 'deduct':
      return <DeductionDialog {...rest} />
    case 'lower-deduction':
      return <LowerDialog deduction={press.deduction} onClose={onClose} />
    case 'return-deposit':
      return <DepositReturnDialog {...rest} />
    case 'dispute-deduction': {
      const { id: deductionId, kind, amount } = press.deduction
      return (
        <ReasonStep
          title={`Dispute ${exact(amount)} for ${deductionKinds[kind].toLowerCase()}`}
          text="The owner can ask for less or withdraw it, and either of you can have our team decide. Until it is settled, this part of the deposit stays with the owner; the rest is due to you."
          action="Dispute"
          keep="Not now"
          readBy="The owner reads this word for word."
          done="Disputed. The owner has been told."
          take={(reason) => api.bookings.answerDeduction({ deductionId, isAccepted: false, amount, reason })}
          onClose={onClose}
        />
      )
    }
    case 'bring-deduction':
      return <BringDialog deduction={press.deduction} onClose={onClose} />
    case 'year-tax':
      return <YearTaxDialog bookingId={room.bookingData.id} tax={press.tax} onClose={onClose} />
    case 'confirm-year-tax':
      return <ConfirmStep words={yearTaxWords(room, press.tax)} onClose={onClose} />
    case 'inspected':
      return <ConfirmStep words={inspectedWords(room, versionOf(inventoryAt(rental, 'out')))} onClose={onClose} />
    case 'confirm-renewal':
      return <ConfirmStep words={renewalWords(rest)} onClose={onClose} />
    case 'accept-deduction': {
      const { id: deductionId, kind, amount } = press.deduction
      const words = {
        title: `Accept ${exact(amount)} for ${deductionKinds[kind].toLowerCase()}`,
        action: 'Accept deduction',
        text: 'This part of the deposit stays with the owner. This cannot be undone.',
        done: 'Accepted. The owner has been told.',
        take: () => api.bookings.answerDeduction({ deductionId, isAccepted: true, amount }),
      }
      return <ConfirmStep words={words} onClose={onClose} />
    }
    case 'withdraw-deduction': {
      const { id: deductionId, kind, amount } = press.deduction
      const words = {
        title: `Withdraw the deduction of ${exact(amount)} for ${deductionKinds[kind].toLowerCase()}`,
        action: 'Withdraw deduction',
        text: 'This part of the deposit must then be returned as well.',
        done: 'Withdrawn. The tenant has been told.',
        take: () => api.bookings.withdrawDeduction({ deductionId }),
        isDangerous: true,
      } as const
      return <ConfirmStep words={words} onClose={onClose} />
    }
  }
}

function inspectedWords({ bookingData }: BookingRoom, version: number): Words {
  return {
    title: 'Confirm the inspection',
    action: 'Confirm inspection',
    text: `You confirm that you inspected the home together, and that it is as written down. Once ${theOther(bookingData)} has confirmed it too, the deposit is settled.`,
    done: 'You have confirmed the inspection.',
    take: () => api.bookings.confirmInspection({ id: bookingData.id, version }),
  }
}

function yearTaxWords({ bookingData: { id, state } }: BookingRoom, { year, amount, challan }: YearTax): Words {
  const number = challan?.number ?? ''
  const back =
    state === 'completed'
      ? 'You then pay it back to the tenant directly.'
      : 'It then comes back to the tenant with the deposit.'
  return {
    title: `Confirm the challan of ${exact(amount)}`,
    action: 'Confirm challan',
    text: `Challan ${number}. You say that this tax is in your tax statement (Form 26AS or AIS). ${back} This cannot be undone.`,
    done: 'The challan is confirmed. The tenant has been told.',
    take: () => api.bookings.confirmYearTax({ id, year, number }),
  }
}

function renewalWords({ room, rental: { renewal } }: RentalDialogProps): Words {
  const { documentNumber = '', months = 0, rent = 0, version = 0 } = renewal ?? {}
  return {
    title: 'Confirm the renewal',
    action: 'Confirm renewal',
    text: `Document ${documentNumber}: ${months} more months at ${exact(rent)} a month. Compare it with your copy. This cannot be undone.`,
    done: 'The licence is renewed.',
    take: () => api.bookings.confirmRenewal({ id: room.bookingData.id, version }),
  }
}
