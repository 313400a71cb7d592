import type { Context } from '../../context.ts'
import type { Db } from '../../platform/db/database.ts'
import { findUser } from '../accounts/index.ts'
import { issueInvoice } from '../invoices/index.ts'
import { post } from '../ledger/index.ts'
import { findStateOfCity } from '../places/index.ts'
import { withheldAccount } from './releases.books.ts'
import { sumFees } from './releases.sql.ts'

/** What estate agents and evaluators are brought together with their clients for: our own service to them. */
const sac = '998599'

/** What a release kept back: our fee with its GST, and taxes that we owe the departments in the payee's name. */
export interface KeptBack {
  releaseId: number
  ourFeePaise: number
  ourCgstPaise: number
  ourSgstPaise: number
  ourIgstPaise: number
  tcsPaise: number
  tdsPaise: number
}

/** Once it is paid out; the key makes it happen once. */
export async function bookKeptBack(tx: Context, row: KeptBack, of: 'commission' | 'hire', id: number): Promise<void> {
  const { ourFeePaise, ourCgstPaise, ourSgstPaise, ourIgstPaise, tcsPaise, tdsPaise } = row
  const paise = ourFeePaise + ourCgstPaise + ourSgstPaise + ourIgstPaise + tcsPaise + tdsPaise
  if (paise === 0) return
  await post(tx.db, {
    key: `${of}:${id}:withheld`,
    kind: `${of}-withheld`,
    at: tx.now,
    entries: [
      { account: withheldAccount({ id: row.releaseId }), paise },
      { account: of === 'hire' ? 'revenue:hire-commission' : 'revenue:agent-commission', paise: -ourFeePaise },
      { account: 'gst:cgst', paise: -ourCgstPaise },
      { account: 'gst:sgst', paise: -ourSgstPaise },
      { account: 'gst:igst', paise: -ourIgstPaise },
      { account: 'gst:tcs', paise: -tcsPaise },
      { account: 'payable:tds', paise: -tdsPaise },
    ],
  })
}

/** Our own fee, to whom it was kept back from. */
export async function invoiceKeptBack(
  tx: Context,
  row: KeptBack,
  to: { userId: number; gstin: string | null; placeOfSupply: string; title: string; paidBy: string },
): Promise<void> {
  const { ourFeePaise: taxablePaise, ourCgstPaise: cgstPaise, ourSgstPaise: sgstPaise, ourIgstPaise: igstPaise } = row
  if (taxablePaise === 0) return
  const payee = await findUser(tx.db, to.userId)
  if (!payee) return
  const { placeOfSupply, title, paidBy } = to
  await issueInvoice(tx.db, {
    orderId: null,
    releaseId: row.releaseId,
    at: tx.now,
    supplier: tx.config.supplier,
    recipient: {
      userId: payee.id,
      name: `${payee.firstname} ${payee.lastname}`,
      address: '',
      city: payee.city,
      state: (await findStateOfCity(tx.db, payee.city)) ?? placeOfSupply,
      gstin: to.gstin,
    },
    placeOfSupply,
    line: { title, sac, taxablePaise },
    tax: {
      taxablePaise,
      cgstPaise,
      sgstPaise,
      igstPaise,
      totalPaise: taxablePaise + cgstPaise + sgstPaise + igstPaise,
    },
    paidBy,
  })
}

/** Fees that reached somebody through us in the financial year of this day, or are on their way, before GST. */
export function feesOfYear(db: Db, payeeId: number, day: string): Promise<number> {
  return sumFees(db, payeeId, yearBegan(day))
}

/** The financial year begins on the first of April, in India. */
export function yearBegan(day: string): Date {
  const year = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0)
  return new Date(`${year}-04-01T00:00:00+05:30`)
}
