import { randomBytes, randomInt } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { AadhaarVisited, Kyc } from './port.ts'

const visitMs = 30 * 60 * 1000

interface Visit {
  outcome: 'waiting' | 'shared' | 'other-name' | 'denied'
  last4: string
  returnUrl: string
  expiresAt: Date
}

/** DigiLocker, simulated: a page of our own where somebody chooses what to share, in the shape of the real thing. */
export function simulatedVisits(
  db: Db,
  now: () => Date,
): Pick<Kyc, 'startAadhaarVisit' | 'readAadhaarVisit' | 'visits'> {
  const find = (reference: string) =>
    db.maybe<Visit>(sql`
      select outcome, last4, return_url, expires_at from simulated_kyc_visits where reference = ${reference}`)
  return {
    startAadhaarVisit: async ({ returnUrl }) => {
      const reference = randomBytes(18).toString('base64url')
      await db.run(sql`delete from simulated_kyc_visits where expires_at <= ${now()}`)
      await db.run(sql`
        insert into simulated_kyc_visits (reference, outcome, last4, return_url, expires_at)
        values (${reference}, 'waiting', ${String(randomInt(10_000)).padStart(4, '0')}, ${returnUrl},
          ${new Date(now().getTime() + visitMs)})`)
      return { reference, address: `/simulated-digilocker/${reference}` }
    },
    readAadhaarVisit: async ({ reference, person }): Promise<AadhaarVisited> => {
      const visit = await find(reference)
      if (!visit || visit.expiresAt <= now()) return { is: 'expired' }
      if (visit.outcome === 'waiting') return { is: 'waiting' }
      if (visit.outcome === 'denied') return { is: 'declined' }
      const name = visit.outcome === 'other-name' ? 'Somebody Else' : person.name
      return { is: 'verified', name, last4: visit.last4, subject: reference }
    },
    visits: {
      find: async (reference) => {
        const visit = await find(reference)
        return visit && visit.outcome === 'waiting' && visit.expiresAt > now() ? { returnUrl: visit.returnUrl } : null
      },
      decide: async (reference, outcome) => {
        await db.run(sql`
          update simulated_kyc_visits set outcome = ${outcome} where reference = ${reference} and outcome = 'waiting'`)
      },
    },
  }
}
