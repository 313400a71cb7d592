import type { Db } from '../../platform/db/database.ts'
import { findUser } from '../accounts/index.ts'
import { findStateOfCity } from '../places/index.ts'

/** What is not about one property is supplied where the customer lives; where that is not known, where we are. */
export async function customerState(db: Db, userId: number, supplierState: string): Promise<string> {
  const user = await findUser(db, userId)
  return (user && (await findStateOfCity(db, user.city))) ?? supplierState
}
