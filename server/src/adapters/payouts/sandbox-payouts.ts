import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { PayoutStatus, Payouts } from './port.ts'

/** The simulated partner: it pays at once, and remembers by reference what it paid. */
export function sandboxPayouts(db: Db, now: () => Date): Payouts {
  const find = async (reference: string): Promise<PayoutStatus | null> => {
    const row = await db.maybe<{ state: PayoutStatus['state'] }>(
      sql`select state from sandbox_payouts where reference = ${reference}`,
    )
    return row ? { state: row.state, problem: row.state === 'failed' ? 'The bank did not take it.' : null } : null
  }
  return {
    name: 'sandbox',
    isSimulation: true,
    onboard: async () => ({ state: 'active', problem: null }),
    find,
    send: async ({ reference, amountPaise }) => {
      await db.run(sql`
        insert into sandbox_payouts (reference, amount_paise, state, at)
        values (${reference}, ${amountPaise}, 'paid', ${now()}) on conflict (reference) do nothing`)
      return (await find(reference)) ?? { state: 'pending', problem: null }
    },
  }
}
