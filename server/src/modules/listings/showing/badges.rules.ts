import {
  type CheckedFields,
  changedFields,
  checkedFields,
  checkedWhileLive,
  listed,
  namesOf,
} from '@properysearch/contract/listings/checks'
import { beingCheckedText } from '@properysearch/contract/listings/facts'
import { paperKinds } from '@properysearch/contract/listings/papers'
import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { dayInIndia, spokenDay } from '../../../platform/day-in-india.ts'
import type { Verification } from '../deciding/verifications.sql.ts'
import type { DetailsRow } from './details.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

type Badge = PropertyDetails['badges'][number]

/** Each badge with the evidence behind it; none without evidence. */
export function badgesOf(
  row: DetailsRow,
  owner: { aadhaarVerifiedAt: Date | null; panVerifiedAt: Date | null } | undefined,
  now: Date,
): Badge[] {
  const badges: Badge[] = []
  const verified = verifiedOrBeingChecked(row)
  if (verified) badges.push(verified)
  const identity = owner?.aadhaarVerifiedAt ?? owner?.panVerifiedAt
  if (identity) {
    badges.push({
      kind: 'verified-owner',
      label: 'Identity verified',
      evidence: `The person who posted this has proved their identity with ${owner?.aadhaarVerifiedAt ? 'Aadhaar' : 'PAN'}.`,
      since: dayInIndia(identity),
    })
  }
  if (row.reraNumber) {
    badges.push({
      kind: 'rera',
      label: 'RERA number given',
      evidence: `The project is listed under ${row.reraNumber}. Check it on the MahaRERA website before you pay.`,
      since: dayInIndia(row.listedAt),
    })
  }
  if (row.verifiedAt && now.getTime() - row.confirmedAt.getTime() < 15 * dayMs) {
    badges.push({
      kind: 'recently-confirmed',
      label: 'Recently confirmed',
      evidence: 'The person who posted this confirmed within the last 15 days that it is still available.',
      since: dayInIndia(row.confirmedAt),
    })
  }
  return badges
}

/** What says that the listing was verified, or that it was changed since; nothing when neither is so now. */
function verifiedOrBeingChecked(row: DetailsRow): Badge | undefined {
  if (!row.verifiedAt || !checkedWhileLive.includes(row.state)) return undefined
  if (row.beingCheckedSince) {
    return {
      kind: 'being-checked',
      label: beingCheckedText(spokenDay(row.beingCheckedSince)),
      evidence: `${whatChanged(row, row.verifiedAt)} Our team is comparing it with the papers. Until then the listing is not verified.`,
      since: dayInIndia(row.beingCheckedSince),
    }
  }
  return {
    kind: 'verified-listing',
    label: 'Verified listing',
    evidence: row.verification
      ? whatWasCompared(row.verification)
      : 'We compared this listing with the papers of the property.',
    since: dayInIndia(row.verifiedAt),
  }
}

/** Names only: the flat number itself is nobody's business before a deal. */
function whatChanged(row: DetailsRow, verifiedAt: Date): string {
  const { verification, bhk } = row
  if (!verification) return 'The owner changed this listing after we had verified it.'
  const now: CheckedFields = { ...row, bhk: bhk === null ? null : (String(bhk) as CheckedFields['bhk']) }
  const names = namesOf(changedFields(verification.fields, now))
  const what = names.length > 0 ? listed(names) : 'papers'
  return `The owner changed the ${what} after we had verified this listing on ${spokenDay(verifiedAt)}.`
}

function whatWasCompared({ fields, papers }: Verification): string {
  const kinds = [...new Set(papers.map((paper) => paperKinds[paper.kind].name))]
  const said = namesOf(checkedFields.filter((field) => fields[field] !== null))
  const seen = kinds.length > 0 ? ` Papers seen: ${kinds.join(', ')}.` : ''
  return `Our team compared this listing with the papers of the property: ${listed(said)}.${seen}`
}
