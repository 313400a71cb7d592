import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import { fileBy } from '@properysearch/contract/bookings/tds'
import type { Context } from '../../context.ts'
import { sumHeld } from '../ledger/index.ts'
import { sideOf } from './bookings.rules.ts'
import type { BookingRow } from './bookings.sql.ts'
import { findLivingWords } from './both-say.ts'
import { findConditions, findRegistration } from './deal.sql.ts'
import { taxOn } from './deduct-tax.ts'
import { disputedAccount, heldAccounts } from './held-accounts.ts'
import { interestOn } from './late-interest.ts'
import { findGivenBack, findInstalments, findPayments, type InstalmentRow, type PaymentRow } from './payments.sql.ts'
import { roomOfRental, sumsOfRental } from './rental/room-of-rental.ts'
import { today } from './take-money.ts'

type Deal = Pick<BookingRoom, 'money' | 'conditions' | 'registration' | 'confirmations' | 'ending' | 'rental'>

/** What both sides see of the deal: the same lines, whoever looks. */
export async function dealOf(ctx: Context, booking: BookingRow): Promise<Deal> {
  const payments = await findPayments(ctx.db, booking.id)
  const instalments = await findInstalments(ctx.db, booking.id)
  const registration = await findRegistration(ctx.db, booking.id)
  const by = (userId: number) => sideOf(booking, userId)
  const rental = await roomOfRental(ctx, booking, { payments, instalments })
  const money = await moneyOf(ctx, booking, payments, instalments)
  return {
    money: rental ? { ...money, ...sumsOfRental({ payments, instalments }, rental) } : money,
    rental,
    conditions: (await findConditions(ctx.db, booking.id)).map(({ id, kind, dueOn, outcome, note }) => ({
      id,
      kind,
      dueOn,
      outcome,
      note,
    })),
    registration: registration
      ? {
          documentNumber: registration.documentNumber,
          office: registration.office,
          grn: registration.grn,
          signedOn: registration.signedOn,
          registeredOn: registration.registeredOn,
          startsOn: registration.startsOn,
          recordedBy: by(registration.recordedBy),
          isConfirmed: registration.confirmedAt !== null,
          version: registration.version,
        }
      : null,
    confirmations: (await findLivingWords(ctx, booking)).map((row) => ({
      what: row.what,
      by: by(row.userId),
      at: row.at.toISOString(),
    })),
    ending: booking.ending && endingOnWire(booking.ending),
  }
}

export function endingOnWire(ending: Omit<NonNullable<BookingRow['ending']>, 'reason'>) {
  const { refundPaise, owedPaise, keptPaise, tdsPaise, disputedPaise = 0 } = ending
  return {
    refund: refundPaise / 100,
    owed: owedPaise / 100,
    kept: keptPaise / 100,
    tds: tdsPaise / 100,
    disputed: disputedPaise / 100,
  }
}

async function moneyOf(
  ctx: Context,
  booking: BookingRow,
  payments: readonly PaymentRow[],
  instalments: readonly InstalmentRow[],
): Promise<BookingRoom['money']> {
  const day = today(ctx)
  const confirmed = payments.filter((payment) => payment.confirmedAt !== null)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const isInterest = (payment: PaymentRow) => payment.what === 'interest'
  const ofPrice = confirmed.filter((payment) => !isInterest(payment))
  const paidPaise = sum(ofPrice.map((payment) => payment.grossPaise))
  const isLate = (row: InstalmentRow) => row.dueOn < day && row.paidPaise < row.grossPaise
  return {
    price: booking.pricePaise / 100,
    paid: paidPaise / 100,
    tds: sum(confirmed.map((payment) => payment.tdsPaise)) / 100,
    held: (await sumHeld(ctx.db, heldAccounts(booking.id))) / 100,
    frozen: (await sumHeld(ctx.db, [disputedAccount(booking.id)])) / 100,
    refunds: (await findGivenBack(ctx.db, booking.id)).map(({ orderId, heldPaise, at }) => ({
      orderId,
      amount: heldPaise / 100,
      at: at.toISOString(),
    })),
    left: (booking.pricePaise - paidPaise) / 100,
    late: sum(instalments.filter(isLate).map((row) => row.grossPaise - row.paidPaise)) / 100,
    interestPaid: sum(confirmed.filter(isInterest).map((payment) => payment.grossPaise)) / 100,
    interestDue: sum(instalments.filter((row) => !row.interestEnd).map((row) => row.interestPaise)) / 100,
    tdsInAll: (await taxOn(ctx, booking)) / 100,
    stampValue: booking.stampValuePaise === null ? null : booking.stampValuePaise / 100,
    payments: payments.map((payment) => ({
      id: payment.id,
      what: payment.what,
      instalmentId: payment.instalmentId,
      orderId: payment.orderId,
      ...amountsOf(payment),
      recordedBy: sideOf(booking, payment.recordedBy),
      refusedWhy: payment.refusedWhy,
      challan:
        payment.challanNumber && payment.challanOn
          ? {
              number: payment.challanNumber,
              paidOn: payment.challanOn,
              isConfirmed: payment.challanConfirmedAt !== null,
            }
          : null,
      fileBy: payment.tdsPaise > 0 ? fileBy(payment.paidOn) : null,
    })),
    instalments: instalments.map((row) => ({
      id: row.id,
      number: row.number,
      what: row.what,
      period: row.periodFrom && row.periodTo ? { from: row.periodFrom, to: row.periodTo } : null,
      dueOn: row.dueOn,
      gross: row.grossPaise / 100,
      paid: row.paidPaise / 100,
      isLate: isLate(row),
      interest: interestOnWire(booking, row, day),
    })),
  }
}

/** Until it is paid, what it would be today. */
function interestOnWire(booking: BookingRow, row: InstalmentRow, day: string) {
  const isPaid = row.paidPaise >= row.grossPaise
  const paise = isPaid ? row.interestPaise : interestOn(booking, row, day)
  if (paise === 0) return null
  return { amount: paise / 100, status: isPaid ? (row.interestEnd ?? ('due' as const)) : ('growing' as const) }
}

export function amountsOf(payment: PaymentRow) {
  const status = payment.confirmedAt ? 'confirmed' : payment.refusedAt ? 'refused' : 'waiting'
  return {
    gross: payment.grossPaise / 100,
    tds: payment.tdsPaise / 100,
    cash: payment.cashPaise / 100,
    paidOn: payment.paidOn,
    reference: payment.reference,
    ...(payment.toLenderPaise === null ? {} : { toLender: payment.toLenderPaise / 100 }),
    status: status as 'confirmed' | 'refused' | 'waiting',
  }
}
