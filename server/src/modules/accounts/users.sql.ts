import type { Role } from '@properysearch/contract/roles'
import type { Db } from '../../platform/db/database.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { fail } from '../../platform/errors.ts'

/** A row of users, as every module but this one may see it. */
export interface User {
  id: number
  role: Role
  firstname: string
  lastname: string
  email: string
  mobile: string
  city: string
  latitude: number | null
  longitude: number | null
  photoKey: string | null
  aadhaarVerifiedAt: Date | null
  panVerifiedAt: Date | null
  suspendedAt: Date | null
  createdAt: Date
}

export type NewUser = Pick<
  User,
  'role' | 'firstname' | 'lastname' | 'email' | 'mobile' | 'city' | 'latitude' | 'longitude' | 'createdAt'
> & {
  passwordHash: string
}

const columns = sql`id, role, firstname, lastname, email, mobile, city, latitude, longitude, photo_key,
  aadhaar_verified_at, pan_verified_at, suspended_at, created_at`

/** The new person, or undefined when the email or the mobile number already belongs to somebody. */
export function insertUser(db: Db, user: NewUser): Promise<User | undefined> {
  return db.maybe(sql`
    insert into users (role, firstname, lastname, email, mobile, password_hash, city, latitude, longitude, created_at)
    values (${user.role}, ${user.firstname}, ${user.lastname}, ${user.email}, ${user.mobile}, ${user.passwordHash},
            ${user.city}, ${user.latitude}, ${user.longitude}, ${user.createdAt})
    on conflict do nothing
    returning ${columns}`)
}

export async function findUser(db: Db, id: number): Promise<User | undefined> {
  const [user] = await db.hot<User>(sql`select ${columns} from users where id = ${id}`)
  return user
}

/** Somebody to whom a message may go: neither erased nor suspended. */
export function findReachable(db: Db, id: number): Promise<User | undefined> {
  return db.maybe(sql`select ${columns} from users where id = ${id} and erased_at is null and suspended_at is null`)
}

export function findUserByEmail(db: Db, email: string): Promise<User | undefined> {
  return db.maybe(sql`select ${columns} from users where email = ${email.toLowerCase()}`)
}

export function findUserByMobile(db: Db, mobile: string): Promise<User | undefined> {
  return db.maybe(sql`select ${columns} from users where mobile = ${mobile}`)
}

/** Only signing in and typing the password again may ask. Nobody's who was erased. */
export async function findPasswordHash(db: Db, userId: number): Promise<string | undefined> {
  const row = await db.maybe<{ passwordHash: string }>(sql`
    select password_hash from users where id = ${userId} and erased_at is null`)
  return row?.passwordHash
}

export async function setPasswordHash(db: Db, userId: number, passwordHash: string): Promise<void> {
  await db.run(sql`update users set password_hash = ${passwordHash} where id = ${userId}`)
}

/** Without a position, the stored one stays. */
export function updateUser(
  db: Db,
  id: number,
  profile: Pick<User, 'firstname' | 'lastname' | 'city'> & { position: { latitude: number; longitude: number } | null },
): Promise<User> {
  return db.one(sql`
    update users set firstname = ${profile.firstname}, lastname = ${profile.lastname}, city = ${profile.city},
      latitude = coalesce(${profile.position?.latitude ?? null}, latitude),
      longitude = coalesce(${profile.position?.longitude ?? null}, longitude)
    where id = ${id}
    returning ${columns}`)
}

/** Sets the photo and answers the one before. Of two at once the second waits, and is answered the first's. */
export async function swapPhotoKey(db: Db, id: number, photoKey: string | null): Promise<string | null> {
  const before = await db.one<{ photoKey: string | null }>(sql`
    update users u set photo_key = ${photoKey}
    from (select id, photo_key from users where id = ${id} for no key update) old
    where u.id = old.id
    returning old.photo_key`)
  return before.photoKey
}

export async function setVerified(db: Db, id: number, what: 'aadhaar' | 'pan', at: Date): Promise<void> {
  await db.run(sql`update users set ${raw(`${what}_verified_at`)} = ${at} where id = ${id}`)
}

/** Other administrators who can still sign in; they wait until the transaction ends, so that two do not leave at once. */
export async function countOtherAdmins(db: Db, id: number): Promise<number> {
  const rows = await db.many<{ id: number }>(sql`
    select id from users where role = 'admin' and erased_at is null and suspended_at is null order by id for no key update`)
  return rows.filter((row) => row.id !== id).length
}

/** The row stays for what points at it, and names nobody. */
export async function anonymiseUser(db: Db, id: number, erasure: { passwordHash: string; now: Date }): Promise<void> {
  await db.run(sql`
    update users set firstname = 'Erased', lastname = 'account', email = 'erased-' || id || '@erased.invalid',
      mobile = 'erased-' || id, password_hash = ${erasure.passwordHash}, city = '', latitude = null, longitude = null,
      photo_key = null, aadhaar_verified_at = null, pan_verified_at = null, suspended_at = ${erasure.now},
      erased_at = ${erasure.now}
    where id = ${id}`)
}

/** Whether somebody is neither suspended nor gone, and stays so until the transaction ends. */
export async function holdOpen(db: Db, id: number): Promise<boolean> {
  return (await db.run(sql`select from users where id = ${id} and suspended_at is null for share`)) === 1
}

/** Until the transaction ends, whoever else asks for the same person waits. One who was erased meanwhile is gone. */
export async function lockUser(db: Db, id: number, otherwise?: string): Promise<void> {
  const found = await db.run(sql`select from users where id = ${id} and erased_at is null for no key update`)
  if (found === 0) throw fail('signed-out', otherwise)
}

/** True when it changed something: of two at once, one does. */
export async function setSuspended(db: Db, userId: number, at: Date | null): Promise<boolean> {
  const isOther = at === null ? sql`suspended_at is not null` : sql`suspended_at is null`
  return (
    (await db.run(sql`
    update users set suspended_at = ${at} where id = ${userId} and erased_at is null and ${isOther}`)) === 1
  )
}
