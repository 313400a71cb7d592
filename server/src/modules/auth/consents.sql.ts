import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export type ConsentPurpose = 'terms-and-privacy' | 'kyc-aadhaar' | 'kyc-pan' | 'bank-account'

/** The first time somebody agrees to a wording counts; agreeing again changes nothing. */
export async function recordConsent(
  db: Db,
  consent: { userId: number; purpose: ConsentPurpose; wording: string; givenAt: Date },
): Promise<void> {
  await db.run(sql`
    insert into consents (user_id, purpose, wording, given_at)
    values (${consent.userId}, ${consent.purpose}, ${consent.wording}, ${consent.givenAt}) on conflict do nothing`)
}

/** A year after somebody was erased nobody has to prove any more what they agreed to. */
export async function deleteConsentsOfErased(db: Db, erasedBefore: Date): Promise<void> {
  await db.run(sql`delete from consents c using users u where u.id = c.user_id and u.erased_at < ${erasedBefore}`)
}

/** For the copy of a person's data. */
export function findConsents(db: Db, userId: number): Promise<{ purpose: string; wording: string; givenAt: Date }[]> {
  return db.many(sql`
    select purpose, wording::text, given_at from consents where user_id = ${userId} order by given_at`)
}
