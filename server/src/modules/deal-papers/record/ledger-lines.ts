import type { BookingRoom } from '@properysearch/contract/bookings/calls'
import type { DealRecord, RecordedLine } from '@properysearch/contract/deal-papers/record'
import type { Context } from '../../../context.ts'
import { heldAccounts } from '../../bookings/index.ts'
import { findLines, type LedgerLine } from '../../ledger/index.ts'
import { paymentName } from './deal-words.ts'
import { findMoneyKeys } from './money-keys.sql.ts'

const noHash = '0'.repeat(64)

const howToCheck = [
  'Debits are above zero, credits below; the entries of each movement add up to zero.',
  'contentHash is SHA-256 of these lines, joined by a line feed: key, kind, the moment in milliseconds since 1970, then each account and its paise with a space between, in the order of this file.',
  'chain.hash is SHA-256 of the bytes of chain.hashBefore followed by those of contentHash. Each link covers all movements before it: anyone who keeps this file can later tell that none of them has been changed.',
  'held = in − out − refunded, and is what the last line says is held.',
]

/** Every movement of the deal's held money, and the sums that follow from these very lines. */
export async function ledgerOf(ctx: Context, room: BookingRoom, userId: number): Promise<DealRecord['ledger']> {
  const { id } = room.bookingData
  const found = await findLines(ctx.db, await findMoneyKeys(ctx.db, id, userId))
  const totals = { in: 0, out: 0, refunded: 0, held: 0 }
  const lines = found.map((line) => {
    const change = changeOfHeld(line, id)
    if (line.kind === 'order-paid') totals.in += change
    else if (line.kind.startsWith('refund')) totals.refunded -= change
    else totals.out -= change
    totals.held += change
    return onPaper(line, { room, change, held: totals.held })
  })
  const inRupees = {
    in: totals.in / 100,
    out: totals.out / 100,
    refunded: totals.refunded / 100,
    held: totals.held / 100,
  }
  return { lines, totals: inRupees, howToCheck }
}

/** Held money is owed: it grows by credits. What is disputed or decided is held still. */
function changeOfHeld({ accounts, paise }: LedgerLine, bookingId: number): number {
  const held = heldAccounts(bookingId)
  return accounts.reduce((sum, account, i) => (held.includes(account) ? sum - (paise[i] ?? 0) : sum), 0)
}

function onPaper(
  line: LedgerLine,
  { room, change, held }: { room: BookingRoom; change: number; held: number },
): RecordedLine {
  const { number, key, kind, at, contentHash, position, hash, hashBefore } = line
  return {
    number,
    key,
    kind,
    at: at.toISOString(),
    what: whatOf(line, room),
    entries: line.accounts.map((account, i) => {
      const paise = line.paise[i] ?? 0
      return { account, inWords: accountInWords(account, room), paise, amount: paise / 100 }
    }),
    heldChange: change / 100,
    held: held / 100,
    contentHash: contentHash.toString('hex'),
    chain:
      position !== null && hash
        ? { position, hash: hash.toString('hex'), hashBefore: hashBefore?.toString('hex') ?? noHash }
        : null,
  }
}

function accountInWords(account: string, { bookingData }: BookingRoom): string {
  const [prefix = '', name = '', number = ''] = account.split(':')
  if (prefix === 'gateway') return 'Account of the payment partner'
  if (prefix === 'refunds') return 'Going back to the payer'
  if (prefix === 'held') {
    const whom = bookingData.kind === 'rental' ? 'owner' : 'seller'
    if (name === 'disputed') return 'Held and frozen, in dispute'
    return name === 'decided' ? `Held, decided for the ${whom}` : `Held for the ${whom} of booking ${number}`
  }
  if (prefix === 'payable')
    return name === 'withheld' ? `Kept back of release ${number}` : `On its way, release ${number}`
  return prefix === 'gst' ? 'GST' : 'Income of Properysearch'
}

function whatOf({ key, kind }: LedgerLine, room: BookingRoom): string {
  const id = Number(key.split(':')[1])
  switch (kind) {
    case 'order-paid': {
      const payment = room.money.payments.find(({ orderId }) => orderId === id)
      return payment ? `${paymentName(room, payment)} paid, order ${id}` : `Account verified, order ${id}`
    }
    case 'refund-asked':
      return `Refund ${id} begun`
    case 'refund-done':
      return `Refund ${id} paid back`
    case 'release-sent':
      return `Release ${id} sent`
    case 'release-back':
      return `Release ${id} came back unpaid`
    case 'release-paid':
      return `Release ${id} paid out`
    case 'dispute-raised':
      return `Dispute ${id} raised: frozen`
    case 'dispute-withdrawn':
      return `Dispute ${id} withdrawn`
    case 'dispute-decided':
      return `Dispute ${id} decided`
    default:
      return `${kind.charAt(0).toUpperCase()}${kind.slice(1).replaceAll('-', ' ')}`
  }
}
