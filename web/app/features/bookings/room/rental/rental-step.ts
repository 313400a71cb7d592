import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { beforeKeys, deductionKinds } from '@properysearch/contract/bookings/rental'
import type { RentalRoom, YearTax } from '@properysearch/contract/bookings/rental-room'
import { formatDay } from '../../../../lib/format.ts'
import { capital, exact, theOther } from '../deal-words.ts'
import { isPaid, isPayableNow, nextDue, openChallans } from '../dues.ts'
import { payingStep } from '../paying-step.ts'
import { wordsGiven } from '../press.ts'
import { registrationStep } from '../shared-step.ts'
import type { MakeStep, Step } from '../step.ts'
import { financialYear, inventoryAt, isNoted, namesOf } from './rental-words.ts'

/** What comes next from the booking to the return of the deposit; null where it is as in a sale. */
export function rentalStep(room: BookingRoom, rental: RentalRoom, step: MakeStep): Step | null {
  switch (room.bookingData.state) {
    case 'booked':
      return registrationStep(room, step)
    case 'registered':
      return keysStep(room, rental, step)
    case 'active':
      return livingStep(room, rental, step)
    case 'notice':
      return noticeStep(room, rental, step)
    case 'exiting':
      return room.bookingData.side === 'buyer' ? settlingAsTenant(room, rental, step) : settlingAsOwner(rental, step)
    case 'completed': {
      const tax = rental.yearTaxes.find(({ challan }) => challan === null)
      if (tax && room.bookingData.side === 'buyer') return yearTaxStep(tax, step)
      return step({ title: 'The rental has ended' })
    }
    default:
      return null
  }
}

/** First what the keys wait for, then the keys. */
function keysStep(room: BookingRoom, rental: RentalRoom, step: MakeStep): Step {
  const isOwner = room.bookingData.side === 'seller'
  const given = wordsGiven(room, 'move-in')
  if (given.mine) {
    return step({
      whose: 'theirs',
      title: `${capital(theOther(room.bookingData))} confirms the keys too`,
      text: 'You have confirmed them. The rent begins once both sides have.',
    })
  }
  const { missing } = rental
  const hasDeposit = !missing.includes('deposit')
  if (!isOwner && !hasDeposit) return moneyStep(room, step) ?? step({})
  if (isOwner && missing.includes('police')) {
    return step({
      title: 'Tell the police who the tenant is',
      text: `You can do it online, on the website of the police. ${beforeKeys.police.why}`,
      actions: [{ label: 'Record the number', press: { do: 'police' } }],
    })
  }
  if (isOwner && missing.includes('society')) {
    return step({
      title: 'Hand in the society’s form',
      text: beforeKeys.society.why,
      actions: [{ label: 'Record the form', press: { do: 'society' } }],
    })
  }
  if (missing.includes('inventory') || missing.includes('meters')) {
    return step({
      title: 'Write down what is in the home',
      text: 'Add the meter readings, and photos of anything worn. Either side can do it; both confirm it together with the keys.',
      actions: [{ label: 'Write the inventory', press: { do: 'inventory', at: 'in' } }],
    })
  }
  if (!hasDeposit) return moneyStep(room, step) ?? step({})
  const rest = namesOf(missing)
  return step({
    title: isOwner ? 'Hand over the keys' : 'Take the keys',
    text: given.theirs
      ? `${capital(theOther(room.bookingData))} has confirmed it already. Compare the inventory and the meter readings, then confirm it too.`
      : rest
        ? `Still open: ${rest}. The owner can see to it first, or hand over the keys without it.`
        : 'Go through the inventory and the meter readings together. Then each of you confirms the keys.',
    actions: [{ label: 'Confirm the keys', press: { do: 'keys' } }],
  })
}

/** A renewal that waits for me, then the rent and the tax on it. */
function livingStep(room: BookingRoom, rental: RentalRoom, step: MakeStep): Step {
  const { renewal, endsOn } = rental
  if (renewal && renewal.recordedBy !== room.bookingData.side) {
    return step({
      whose: 'mine',
      title: 'Compare the renewal with your copy',
      text: `${capital(theOther(room.bookingData))} recorded document ${renewal.documentNumber}: ${renewal.months} more months at ${exact(renewal.rent)} a month.`,
      actions: [{ label: 'Confirm the renewal', press: { do: 'confirm-renewal' } }],
    })
  }
  return moneyStep(room, step) ?? step({ title: endsOn ? `Rented until ${formatDay(endsOn)}` : 'Rented' })
}

/** A payment or a challan is somebody’s turn, whatever the state says in general. */
function moneyStep(room: BookingRoom, step: MakeStep): Step | null {
  if (!nextDue(room) && openChallans(room).length === 0) return null
  return payingStep(room, (given) => step({ whose: room.bookingData.side === 'buyer' ? 'mine' : 'theirs', ...given }))
}

function noticeStep(room: BookingRoom, rental: RentalRoom, step: MakeStep): Step {
  const isLate = room.money.instalments.some(
    (instalment) => instalment.isLate && !isPaid(instalment) && isPayableNow(room, instalment),
  )
  if (isLate) return moneyStep(room, step) ?? step({})
  const given = wordsGiven(room, 'inspect')
  const by = rental.leavesOn
  if (given.mine) {
    return step({
      whose: 'theirs',
      title: `${capital(theOther(room.bookingData))} confirms the inspection too`,
      text: 'You have confirmed it. The deposit is settled once both sides have.',
      by,
    })
  }
  const confirm = { label: 'Confirm the inspection', press: { do: 'inspected' } } as const
  const write = { label: 'Write it down', press: { do: 'inventory', at: 'out' } } as const
  if (given.theirs) {
    return step({
      title: 'Confirm the inspection',
      text: `${capital(theOther(room.bookingData))} has confirmed it already. Compare what was written down, then confirm it too.`,
      by,
      actions: [confirm],
    })
  }
  return step({
    title: 'Inspect the home together',
    text: 'Compare it with the inventory from the day you got the keys, and write down its condition and the meter readings. Then each of you confirms it.',
    by,
    actions: isNoted(inventoryAt(rental, 'out')) ? [confirm, write] : [write, confirm],
  })
}

function settlingAsTenant(room: BookingRoom, { deductions, deposit, yearTaxes }: RentalRoom, step: MakeStep): Step {
  const deduction = deductions.find(({ state }) => state === 'proposed')
  if (deduction) {
    return step({
      whose: 'mine',
      title: `${deductionKinds[deduction.kind]}: accept ${exact(deduction.amount)}?`,
      text: `The owner would like to keep this much of your deposit: “${deduction.note}”`,
      by: null,
      actions: [
        { label: 'Accept', press: { do: 'accept-deduction', deduction } },
        { label: 'Dispute', press: { do: 'dispute-deduction', deduction } },
      ],
    })
  }
  if (deposit.toReturn > 0) {
    return step({
      title: `The owner returns ${exact(deposit.toReturn)}`,
      text: 'This is your deposit, less what you accepted and what is still open.',
      by: deposit.dueOn,
    })
  }
  const disputed = deductions.find(({ state }) => state === 'disputed')
  if (disputed) {
    return step({
      title: 'The owner answers what you dispute',
      text: `${exact(deposit.open)} stays with the owner until it is lowered, withdrawn, accepted or decided.`,
      actions: [{ label: 'Have our team decide', press: { do: 'bring-deduction', deduction: disputed } }],
    })
  }
  const tax = yearTaxes.find(({ challan }) => challan === null)
  if (tax) return yearTaxStep(tax, step)
  if (deposit.open > 0) return officeStep(deposit, step)
  return moneyStep(room, step) ?? step({})
}

/** Otherwise it would be forgotten: no payment reminds of it. */
function yearTaxStep(tax: YearTax, step: MakeStep): Step {
  return step({
    whose: 'mine',
    title: `File the tax of ${exact(tax.amount)} on the rent of ${financialYear(tax.year)}`,
    text: 'All the rent was paid before notice was given, so you pay this tax separately. The owner then owes it to you.',
    by: tax.fileBy,
    actions: [{ label: 'Record the challan', press: { do: 'year-tax', tax } }],
  })
}

/** Nothing is open but what was brought to our team. */
function officeStep({ open }: RentalRoom['deposit'], step: MakeStep): Step {
  return step({
    whose: 'theirs',
    waitsFor: 'our team',
    title: `Our team decides about ${exact(open)}`,
    text: 'It reads what each of you says under Disputes. Both of you are told at once.',
  })
}

function settlingAsOwner({ deductions, deposit }: RentalRoom, step: MakeStep): Step {
  const disputed = deductions.find(({ state }) => state === 'disputed')
  if (deposit.toReturn > 0) {
    return step({
      whose: 'mine',
      title: `Return ${exact(deposit.toReturn)} of the deposit`,
      text: 'Pay it to the tenant by bank transfer or cheque, then record it. If you would like to keep a part, propose that first.',
      by: deposit.dueOn,
      actions: [
        { label: 'Record the return', press: { do: 'return-deposit' } },
        { label: 'Propose a deduction', press: { do: 'deduct' } },
      ],
    })
  }
  if (disputed) {
    return step({
      whose: 'mine',
      title: `${deductionKinds[disputed.kind]}: ${exact(disputed.amount)} is disputed`,
      text: `The tenant says: “${disputed.answer ?? ''}” Ask for less, withdraw it, or have our team decide.`,
      actions: [
        { label: 'Lower the amount', press: { do: 'lower-deduction', deduction: disputed } },
        { label: 'Withdraw it', press: { do: 'withdraw-deduction', deduction: disputed } },
      ],
    })
  }
  const isAnswered = deductions.every(({ state }) => state !== 'proposed')
  if (deposit.open > 0 && isAnswered) return officeStep(deposit, step)
  return step({
    whose: 'theirs',
    title: deposit.open > 0 ? 'The tenant answers your deductions' : 'The deposit is being settled',
    text: deposit.open > 0 ? 'They accept or dispute each one. What they accept stays with you.' : '',
  })
}
