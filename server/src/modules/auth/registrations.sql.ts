import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'
import type { NewUser } from '../accounts/index.ts'

/** A person whose mobile number is not proven yet. */
export interface Registration extends NewUser {
  id: string
  /** Which wording of the terms and the privacy notice they accepted. */
  acceptedWording: string | null
}

const columns = sql`id, role, firstname, lastname, email, mobile, password_hash, city, latitude, longitude, accepted_wording, created_at`

export async function insertRegistration(db: Db, registration: Registration & { expiresAt: Date }): Promise<void> {
  await db.run(sql`
    insert into registrations (${columns}, expires_at)
    values (${registration.id}, ${registration.role}, ${registration.firstname}, ${registration.lastname},
            ${registration.email}, ${registration.mobile}, ${registration.passwordHash}, ${registration.city},
            ${registration.latitude}, ${registration.longitude}, ${registration.acceptedWording},
            ${registration.createdAt}, ${registration.expiresAt})`)
}

export function findRegistration(db: Db, id: string, now: Date): Promise<Registration | undefined> {
  return db.maybe(sql`select ${columns} from registrations where id = ${id} and expires_at > ${now}`)
}

export async function deleteRegistration(db: Db, id: string): Promise<boolean> {
  return (await db.run(sql`delete from registrations where id = ${id}`)) === 1
}

/** Whether the person who has this email or mobile number was told of an attempt since then. */
export async function wasOwnerTold(
  db: Db,
  owner: { email: string } | { mobile: string },
  since: Date,
): Promise<boolean> {
  const condition =
    'email' in owner
      ? sql`email = ${owner.email} and email_owner_told_at > ${since}`
      : sql`mobile = ${owner.mobile} and mobile_owner_told_at > ${since}`
  return (await db.maybe(sql`select 1 from registrations where ${condition} limit 1`)) !== undefined
}

export async function setEmailOwnerTold(db: Db, id: string, at: Date): Promise<void> {
  await db.run(sql`update registrations set email_owner_told_at = ${at} where id = ${id}`)
}

export async function setMobileOwnerTold(db: Db, id: string, at: Date): Promise<void> {
  await db.run(sql`update registrations set mobile_owner_told_at = ${at} where id = ${id}`)
}

export async function deleteExpiredRegistrations(db: Db, now: Date): Promise<void> {
  await db.run(sql`delete from registrations where expires_at <= ${now}`)
}

export async function deleteRegistrationsOf(db: Db, person: { email: string; mobile: string }): Promise<void> {
  await db.run(sql`delete from registrations where email = ${person.email} or mobile = ${person.mobile}`)
}
