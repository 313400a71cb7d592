import { randomInt } from 'node:crypto'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import { keyedHash } from '../../platform/keyed-hash.ts'
import { type AadhaarVerified, type BankAccountVerified, type Kyc, KycUnavailable, type PanVerified } from './port.ts'
import { simulatedVisits } from './simulated-visits.ts'

const otpMs = 10 * 60 * 1000

interface SimulatedOtp {
  reference: number
  outcome: 'valid' | 'wrong-otp' | 'expired' | 'in-process' | 'other-name'
  codeHash: string
  expiresAt: Date
}

const simulation = {
  aadhaar: {
    works:
      'Please do not type a real Aadhaar number here. Any 12 digits that begin with 1 will work, such as 1234 5678 9012. The code appears in the demo’s outbox.',
    fails: [
      'Ending in 9013: no such card',
      'Ending in 9015: the code is wrong',
      'Ending in 9016: the code has expired',
      'Ending in 9018: still being processed',
      'Ending in 9019: a different name',
      'Ending in 9020: the service is down',
    ],
  },
  pan: {
    works: 'Please do not type a real PAN here. Any PAN that begins with ZZZP will work, such as ZZZPK1234A.',
    fails: [
      'ZZZPX0000X: no such PAN',
      'ZZZPM0001M: the name does not match',
      'ZZZPD0002D: a different date of birth',
      'ZZZPU0003U: the service is down',
    ],
  },
  bank: {
    works:
      'No ₹1 is sent. Any correctly formed IFSC and account number will work, such as TEST0000001 and 123456789012.',
    fails: [
      'Ending in 0001: no such account',
      'Ending in 0002: no such IFSC',
      'Ending in 0003: the account is blocked',
      'Ending in 0004: an NRE account',
      'Ending in 0005: the bank is offline',
      'Ending in 0006: a different name',
    ],
  },
} as const

/** The built-in default: decides by the number's ending, writes codes to the outbox, and says what it is. */
export function simulatedKyc(db: Db, config: { secretKey: string | null }, now: () => Date): Kyc {
  const hashOf = (code: string) => keyedHash(config, 'simulated-kyc-otps', [code])
  return {
    provider: 'simulation',
    simulation,
    refusal: (kind, number) => (number.startsWith(testNumbersBegin[kind]) ? null : refusals[kind]),
    sendAadhaarOtp: async ({ number, person }) => {
      const ending = number.slice(-4)
      if (ending === '9013') return { is: 'invalid-number' }
      if (ending === '9020') throw new KycUnavailable('The simulated Aadhaar service is down.')
      const code = String(randomInt(1_000_000)).padStart(6, '0')
      await db.run(sql`delete from simulated_kyc_otps where expires_at <= ${now()}`)
      const { reference } = await db.one<{ reference: number }>(sql`
        insert into simulated_kyc_otps (outcome, code_hash, expires_at)
        values (${aadhaarOutcomes[ending] ?? 'valid'}, ${hashOf(code)}, ${new Date(now().getTime() + otpMs)})
        returning reference`)
      await db.run(sql`
        insert into outbox_messages (channel, recipient, body) values ('sms', ${person.mobile}, ${codeText(code)})`)
      return { is: 'sent', reference: String(reference) }
    },
    verifyAadhaarOtp: async ({ reference, otp, person }): Promise<AadhaarVerified> => {
      const sent = await db.maybe<SimulatedOtp>(sql`
        select reference, outcome, code_hash, expires_at from simulated_kyc_otps where reference = ${Number(reference)}`)
      if (!sent || sent.outcome === 'expired' || sent.expiresAt <= now()) return { is: 'expired' }
      if (sent.outcome === 'in-process') return { is: 'wait', seconds: 30 }
      if (sent.outcome === 'wrong-otp' || sent.codeHash !== hashOf(otp)) return { is: 'wrong-otp' }
      await db.run(sql`delete from simulated_kyc_otps where reference = ${sent.reference}`)
      return { is: 'verified', name: sent.outcome === 'other-name' ? 'Somebody Else' : person.name }
    },
    ...simulatedVisits(db, now),
    verifyPan: async ({ pan }): Promise<PanVerified> => {
      if (pan === 'ZZZPX0000X') return { is: 'invalid' }
      if (pan === 'ZZZPU0003U') throw new KycUnavailable('The simulated PAN service is down.')
      return {
        is: 'valid',
        reference: 'simulation',
        nameMatches: pan !== 'ZZZPM0001M',
        birthDateMatches: pan !== 'ZZZPD0002D',
      }
    },
    verifyBankAccount: async ({ number, holderName }): Promise<BankAccountVerified> => {
      const ending = number.slice(-4)
      if (ending === '0005') throw new KycUnavailable('The simulated bank is offline.')
      const because = bankRefusals[ending]
      if (because) return { is: 'refused', because }
      const nameAtBank = ending === '0006' ? 'SOMEBODY ELSE' : holderName.toUpperCase()
      return { is: 'exists', reference: 'simulation', nameAtBank }
    },
  }
}

/** No Aadhaar number begins with 1, and the series of PANs is far from ZZZ: nobody real is ever hit. */
const testNumbersBegin = { aadhaar: '1', pan: 'ZZZP' }

const refusals = {
  aadhaar:
    'This is a simulation, so please keep your real number to yourself. Use 12 digits that begin with 1, such as 1234 5678 9012.',
  pan: 'This is a simulation, so please keep your real PAN to yourself. Use one that begins with ZZZP, such as ZZZPK1234A.',
}

const aadhaarOutcomes: Record<string, SimulatedOtp['outcome']> = {
  9015: 'wrong-otp',
  9016: 'expired',
  9018: 'in-process',
  9019: 'other-name',
}

const bankRefusals: Record<string, Extract<BankAccountVerified, { is: 'refused' }>['because']> = {
  '0001': 'account',
  '0002': 'ifsc',
  '0003': 'blocked',
  '0004': 'nre',
}

function codeText(code: string): string {
  return `Simulation: ${code} is your code for the Aadhaar check on Properysearch. It is valid for 10 minutes. No real Aadhaar service was contacted.`
}
