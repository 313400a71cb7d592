import type { KycKind } from '@properysearch/contract/kyc/consents'
import type { Db } from '../../platform/db/database.ts'
import { sql } from '../../platform/db/sql.ts'

export interface Check {
  id: number
  userId: number
  kind: KycKind
  state: 'started' | 'otp-sent' | 'away' | 'verified' | 'review' | 'failed'
  /** Empty while it is not known. */
  last4: string
  numberHash: string | null
  providerReference: string | null
  isSimulated: boolean
  failure: string | null
  /** Until when the code counts, or they are expected back. */
  otpExpiresAt: Date | null
  visitAddress: string | null
  cameBackAt: Date | null
  nameMatch: 'match' | 'mismatch' | null
  otpTries: number
  decisionReason: string | null
  createdAt: Date
  changedAt: Date
}

export interface NewCheck {
  userId: number
  kind: KycKind
  /** Both null where the number comes with the answer. */
  last4: string | null
  numberHash: string | null
  provider: string
  isSimulated: boolean
  purpose: string
  consentWording: string
  address: string
  now: Date
}

const columns = sql`id, user_id, kind, state, coalesce(last4, '') as last4, number_hash, provider_reference, is_simulated,
  failure, visit_address, came_back_at, name_match, otp_expires_at, otp_tries, decision_reason, created_at, changed_at`

export function insertCheck(db: Db, check: NewCheck): Promise<Check> {
  return db.one(sql`
    insert into kyc_checks (user_id, kind, state, last4, number_hash, provider, is_simulated, purpose, consent_wording,
      consented_at, consent_address, created_at, changed_at)
    values (${check.userId}, ${check.kind}, 'started', ${check.last4}, ${check.numberHash}, ${check.provider},
      ${check.isSimulated}, ${check.purpose}, ${check.consentWording}, ${check.now}, ${check.address}, ${check.now},
      ${check.now})
    returning ${columns}`)
}

/** The one that counts: on its way, with somebody, or proven; else the newest. */
export function findCurrentCheck(db: Db, userId: number, kind: KycKind): Promise<Check | undefined> {
  return db.maybe(sql`
    select ${columns} from kyc_checks
    where user_id = ${userId} and kind = ${kind} and state <> 'started' and failure is distinct from 'replaced'
    order by state in ('otp-sent', 'away', 'review', 'verified') desc, created_at desc, id desc limit 1`)
}

/** Tries that reached a provider: one that did not answer is nobody's fault. */
export async function countTries(db: Db, userId: number, kind: KycKind, since: Date): Promise<number> {
  const { n } = await db.one<{ n: number }>(sql`
    select count(*) as n from kyc_checks
    where user_id = ${userId} and kind = ${kind} and created_at > ${since} and failure is distinct from 'unavailable'`)
  return n
}

export async function hasUnderWay(db: Db, userId: number, kind: KycKind, since: Date): Promise<boolean> {
  const row = await db.maybe(sql`
    select 1 from kyc_checks where user_id = ${userId} and kind = ${kind} and state = 'started' and created_at > ${since}`)
  return row !== undefined
}

/** Undefined when the account was erased meanwhile. */
export function setOtpSent(
  db: Db,
  id: number,
  sent: { reference: string; expiresAt: Date; now: Date },
): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set state = 'otp-sent', provider_reference = ${sent.reference},
      otp_expires_at = ${sent.expiresAt}, changed_at = ${sent.now}
    where id = ${id} and state = 'started' returning ${columns}`)
}

export function setAway(
  db: Db,
  id: number,
  visit: { reference: string; address: string; returnHash: string; expiresAt: Date; now: Date },
): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set state = 'away', provider_reference = ${visit.reference}, visit_address = ${visit.address},
      return_hash = ${visit.returnHash}, otp_expires_at = ${visit.expiresAt}, changed_at = ${visit.now}
    where id = ${id} and state = 'started' returning ${columns}`)
}

interface Return {
  userId: number
  returnHash: string
}

/** Counts once, for the check it was made for, and for whoever began that. */
export function setCameBack(db: Db, { userId, returnHash, now }: Return & { now: Date }): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set came_back_at = ${now}
    where user_id = ${userId} and kind = 'aadhaar' and state = 'away' and return_hash = ${returnHash}
      and came_back_at is null
    returning ${columns}`)
}

/** Whatever has become of it. */
export function findVisit(db: Db, { userId, returnHash }: Return): Promise<Check | undefined> {
  return db.maybe(sql`
    select ${columns} from kyc_checks where user_id = ${userId} and kind = 'aadhaar' and return_hash = ${returnHash}`)
}

/** Only what is still open can fail. */
export async function setFailed(db: Db, id: number, outcome: { failure: string; now: Date }): Promise<void> {
  await db.run(sql`
    update kyc_checks set state = 'failed', failure = ${outcome.failure}, visit_address = null, changed_at = ${outcome.now}
    where id = ${id} and state in ('started', 'otp-sent', 'away')`)
}

/** What an account was proven by, once it is gone: it counts among the tries of the hour and goes with what failed. */
export async function setRemoved(db: Db, id: number, now: Date): Promise<void> {
  await db.run(sql`
    update kyc_checks set state = 'failed', failure = 'removed', name_sealed = null, changed_at = ${now}
    where id = ${id} and kind = 'bank'`)
}

/** Counts one try of the code that is out, if it has any left. */
export function takeOtpTry(db: Db, userId: number, now: Date): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set otp_tries = otp_tries + 1
    where user_id = ${userId} and kind = 'aadhaar' and state = 'otp-sent' and otp_tries < 5 and otp_expires_at > ${now}
    returning ${columns}`)
}

export async function giveBackOtpTry(db: Db, id: number): Promise<void> {
  await db.run(sql`update kyc_checks set otp_tries = otp_tries - 1 where id = ${id} and otp_tries > 0`)
}

export interface Settlement {
  state: 'verified' | 'review'
  nameMatch: 'match' | 'mismatch'
  reference: string | null
  /** Where they came with the answer. */
  last4: string | null
  numberHash: string | null
  numberSealed: string | null
  nameSealed: string | null
  now: Date
}

/** Undefined when it was settled, replaced or erased meanwhile. */
export function settleCheck(db: Db, id: number, settlement: Settlement): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set state = ${settlement.state},
      name_match = ${settlement.nameMatch},
      provider_reference = coalesce(${settlement.reference}, provider_reference),
      last4 = coalesce(${settlement.last4}, last4), number_hash = coalesce(${settlement.numberHash}, number_hash),
      visit_address = null, number_sealed = ${settlement.numberSealed}, name_sealed = ${settlement.nameSealed},
      changed_at = ${settlement.now}
    where id = ${id} and state in ('started', 'otp-sent', 'away') returning ${columns}`)
}

export interface CheckInReview {
  id: number
  userId: number
  kind: KycKind
  last4: string
  firstname: string
  lastname: string
  nameSealed: string | null
  isFromVisit: boolean
  isSimulated: boolean
  changedAt: Date
}

/** Those who wait longest first. */
export function findReview(db: Db, range: { limit: number; offset: number }): Promise<CheckInReview[]> {
  return db.many(sql`
    select c.id, c.user_id, c.kind, c.last4, u.firstname, u.lastname, c.name_sealed,
      c.return_hash is not null as is_from_visit, c.is_simulated, c.changed_at
    from kyc_checks c join users u on u.id = c.user_id
    where c.state = 'review' order by c.changed_at, c.id limit ${range.limit} offset ${range.offset}`)
}

export interface SameDigits {
  userId: number
  last4: string
  numberHash: string | null
  isFromVisit: boolean
  firstname: string
  lastname: string
}

/** Whoever is verified with an Aadhaar that ends so. */
export function findSameDigits(db: Db, last4: readonly string[]): Promise<SameDigits[]> {
  return db.many(sql`
    select c.user_id, c.last4, c.number_hash, c.return_hash is not null as is_from_visit, u.firstname, u.lastname
    from kyc_checks c join users u on u.id = c.user_id
    where c.kind = 'aadhaar' and c.state = 'verified' and c.last4 = any(${last4}) order by c.id`)
}

/** Two who settle with the same digits do it one after the other. */
export async function lockDigits(db: Db, last4: string): Promise<void> {
  await db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`aadhaar ${last4}`}, 0))`)
}

export async function countReview(db: Db): Promise<number> {
  return (await db.one<{ n: number }>(sql`select count(*) as n from kyc_checks where state = 'review'`)).n
}

/** Whose check waits, so that their name stays what it is until the decision is made. */
export async function lockPersonInReview(db: Db, id: number): Promise<number | undefined> {
  const row = await db.maybe<{ id: number }>(sql`
    select u.id from kyc_checks c join users u on u.id = c.user_id
    where c.id = ${id} and c.state = 'review' for no key update of u`)
  return row?.id
}

export function setDecided(
  db: Db,
  id: number,
  verdict: { state: 'verified' | 'failed'; adminId: number; reason: string; now: Date },
): Promise<Check | undefined> {
  return db.maybe(sql`
    update kyc_checks set state = ${verdict.state}, failure = ${verdict.state === 'failed' ? 'rejected' : null},
      name_sealed = null, decided_by = ${verdict.adminId}, decided_at = ${verdict.now},
      decision_reason = ${verdict.reason}, changed_at = ${verdict.now}
    where id = ${id} and state = 'review' returning ${columns}`)
}

/** For the copy of a person's data. */
export function findChecksToCopy(db: Db, userId: number): Promise<(Check & ConsentColumns)[]> {
  return db.many(sql`
    select ${columns}, purpose, provider, consent_wording::text, consented_at, consent_address
    from kyc_checks where user_id = ${userId} order by created_at, id`)
}

interface ConsentColumns {
  purpose: string
  provider: string
  consentWording: string
  consentedAt: Date
  consentAddress: string
}

export async function deleteChecks(db: Db, userId: number): Promise<void> {
  await db.run(sql`delete from kyc_checks where user_id = ${userId}`)
}

/** What led to nothing, once nobody asks about it any more. */
export async function deleteFailedBefore(db: Db, before: Date): Promise<void> {
  await db.run(sql`
    delete from kyc_checks c where state in ('failed', 'started', 'away') and created_at < ${before}
      and not exists (select from bank_accounts b where b.check_id = c.id)`)
}

export function findVerifiedPan(
  db: Db,
  userId: number,
): Promise<{ last4: string; numberSealed: string | null } | undefined> {
  return db.maybe(sql`
    select last4, number_sealed from kyc_checks where user_id = ${userId} and kind = 'pan' and state = 'verified'`)
}
