import type { Db } from '../../platform/db/database.ts'
import { post } from '../ledger/index.ts'
import type { HireReleaseRow, ReleaseRow } from './releases.sql.ts'

// What releases write into the ledger. Money on its way is neither held nor paid: it has an account of its own, so that
// what is sent cannot be asked for again.

type Booked = Pick<ReleaseRow | HireReleaseRow, 'id' | 'heldFor' | 'amountPaise' | 'withheldPaise' | 'attempt'>

export const heldAccount = ({ heldFor }: Pick<ReleaseRow, 'heldFor'>) => `held:${heldFor}`
/** What was kept back waits here until whoever asked for the release says what it is. */
export const withheldAccount = ({ id }: Pick<ReleaseRow, 'id'>) => `payable:withheld:${id}`
export const leavingPaise = ({ amountPaise, withheldPaise }: Omit<Booked, 'id' | 'attempt' | 'heldFor'>) =>
  amountPaise + withheldPaise
const onItsWay = ({ id }: Booked) => `payable:release:${id}`

export async function bookSent(db: Db, release: Booked, at: Date): Promise<void> {
  const { id, attempt } = release
  const paise = leavingPaise(release)
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
  const { id, attempt } = release
  const paise = leavingPaise(release)
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
  const { id, amountPaise, withheldPaise } = release
  await post(db, {
    key: `release:${id}:paid`,
    kind: 'release-paid',
    at,
    entries: [
      { account: onItsWay(release), paise: leavingPaise(release) },
      { account: `gateway:${gateway}`, paise: -amountPaise },
      { account: withheldAccount(release), paise: -withheldPaise },
    ],
  })
}
