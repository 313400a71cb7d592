import type { PropertyDetails } from '@properysearch/contract/property'
import { dayInIndia } from '../../platform/day-in-india.ts'
import type { DetailsRow } from './details.sql.ts'

const dayMs = 24 * 60 * 60 * 1000

type Badge = PropertyDetails['badges'][number]

/** Each badge with the evidence behind it; none without evidence. */
export function badgesOf(
  row: Pick<DetailsRow, 'verifiedAt' | 'confirmedAt' | 'reraNumber' | 'listedAt'>,
  owner: { aadhaarVerifiedAt: Date | null; panVerifiedAt: Date | null } | undefined,
  now: Date,
): Badge[] {
  const badges: Badge[] = []
  if (row.verifiedAt) {
    badges.push({
      kind: 'verified-listing',
      label: 'Verified listing',
      evidence: 'We compared the papers of this property with the listing.',
      since: dayInIndia(row.verifiedAt),
    })
  }
  const identity = owner?.aadhaarVerifiedAt ?? owner?.panVerifiedAt
  if (identity) {
    badges.push({
      kind: 'verified-owner',
      label: 'Identity verified',
      evidence: `Whoever posted this proved their identity with ${owner?.aadhaarVerifiedAt ? 'Aadhaar' : 'PAN'}.`,
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
      evidence: 'Whoever posted this confirmed within the last 15 days that it is still available.',
      since: dayInIndia(row.confirmedAt),
    })
  }
  return badges
}
