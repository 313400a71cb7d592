import type { Db } from '../../platform/db/database.ts'
import { post } from '../ledger/index.ts'
import type { ReleaseRow } from './releases.sql.ts'

// What releases write into the ledger. Money on its way is neither held nor paid: it has an account of its own, so that
// what is sent cannot be asked for again.

type Booked = Pick<ReleaseRow, 'id' | 'bookingId' | 'amountPaise' | 'attempt'>

const heldAccount = ({ bookingId }: Booked) => `held:booking:${bookingId}`
const onItsWay = ({ id }: Booked) => `payable:release:${id}`

export async function bookSent(db: Db, release: Booked, at: Date): Promise<void> {
  const { id, attempt, amountPaise: paise } = release
  await post(db, {
    key: `release:${id}:sent:${attempt}`,
    kind: 'release-sent',
    at,
    entries: [
      { account: heldAccount(release), paise },
      { account: onItsWay(release), paise: -paise },
    ],
  })
}

/** The partner could not pay: it is held again. */
export async function bookBack(db: Db, release: Booked, at: Date): Promise<void> {
  const { id, attempt, amountPaise: paise } = release
  await post(db, {
    key: `release:${id}:back:${attempt}`,
    kind: 'release-back',
    at,
    entries: [
      { account: onItsWay(release), paise },
      { account: heldAccount(release), paise: -paise },
    ],
  })
}

export async function bookPaidOut(db: Db, release: Booked, gateway: string, at: Date): Promise<void> {
  const { id, amountPaise: paise } = release
  await post(db, {
    key: `release:${id}:paid`,
    kind: 'release-paid',
    at,
    entries: [
      { account: onItsWay(release), paise },
      { account: `gateway:${gateway}`, paise: -paise },
    ],
  })
}
