import { type CheckNote, duplicateReasonNames, type ListingActName } from '@properysearch/contract/listings/acts'
import { listed } from '@properysearch/contract/listings/checks'
import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import type { ListingRow } from '../listing.sql.ts'

interface Notice {
  title: string
  body: string
  link: ScreenLink
}

/** What the owner is told about an act; nothing about what they just did themselves and can see. */
export function noticeOf(act: ListingActName, row: ListingRow, reasons: readonly string[]): Notice | undefined {
  const name = row.title ?? 'Your listing'
  const page = pathTo('myPropertyView', row)
  const papers = pathTo('propertyVerification', row)
  switch (act) {
    case 'submit':
      return {
        title: 'We have received your listing',
        body: `${name}: we are checking the papers and will tell you the result.${heldSentence(row)}`,
        link: papers,
      }
    case 'recheck':
      return {
        title: 'We are checking your listing again',
        body: `${name}: the papers have changed, so the listing is hidden until we have checked them.`,
        link: papers,
      }
    case 'approve':
      return { title: 'Your listing is live', body: `${name} is verified, and people can find it now.`, link: page }
    case 'reject':
    case 'reject-change':
      return { title: 'Your listing was sent back', body: `${name}: ${reasons.join(' ')}`, link: papers }
    case 'take-down':
      return { title: 'Your listing was taken down', body: `${name}: ${reasons.join(' ')}`, link: papers }
    case 'hold':
      return {
        title: 'Your listing is on hold',
        body: `${name} is booked and no longer appears in search.`,
        link: page,
      }
    case 'release':
      return {
        title: 'Your listing is live again',
        body: `${name}: the booking has ended, so people can find it again.`,
        link: page,
      }
    case 'sell':
      return { title: 'Sold', body: `${name} is sold. Its listing is no longer shown.`, link: page }
    case 'let':
      return { title: 'Rented', body: `${name} is rented. Its listing is no longer shown.`, link: page }
    default:
      return undefined
  }
}

/** What the owner is told about the badge of a live listing. `changes`: what differs from what was verified. */
export function badgeNoticeOf(
  note: CheckNote,
  row: Pick<ListingRow, 'id' | 'title'>,
  changes: readonly string[],
): Notice {
  const name = row.title ?? 'Your listing'
  const link = pathTo('propertyVerification', row)
  switch (note) {
    case 'change':
      return {
        title: 'We are checking your changes',
        body: `${name}: you changed ${whatOf(changes)}. The listing stays on the site, without its verified badge, until we have checked this.`,
        link,
      }
    case 'change-back':
      return {
        title: 'Your listing is verified again',
        body: `${name}: the listing again matches what we verified, so the badge is back.`,
        link,
      }
    case 'approve-change':
      return {
        title: 'Your changes are verified',
        body: `${name}: we have checked ${whatOf(changes)}. The verified badge is back.`,
        link: pathTo('myPropertyView', row),
      }
  }
}

function whatOf(changes: readonly string[]): string {
  return changes.length > 0 ? `the ${listed(changes)}` : 'the listing'
}

function heldSentence(row: ListingRow): string {
  if (row.duplicateReasons.length === 0) return ''
  const why = row.duplicateReasons.map((reason) => duplicateReasonNames[reason]).join(' ')
  return ` It looks like a listing that we already have. ${why} We will compare the two first.`
}
