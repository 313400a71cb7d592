import type { BidAct } from '@properysearch/contract/bids/facts'
import { pathTo, type ScreenLink } from '@properysearch/contract/screens'
import { formatRupees } from '@properysearch/contract/values/money'
import type { Context } from '../../context.ts'
import { findPlainName } from '../listings/index.ts'
import { notify } from '../notifications/index.ts'
import type { BidRow } from './bids.sql.ts'

/** With what the listing is called, where that is known. */
type Told = Pick<BidRow, 'id' | 'propertyId' | 'buyerId' | 'ownerId'> & { name?: string }

/** Whose screens look again, and who hears of it: the other side. It names nobody. */
export async function announceBid(tx: Context, bid: Told, act: 'place' | BidAct, paise: number): Promise<void> {
  const { id: bidId, propertyId } = bid
  tx.db.afterCommit(() =>
    tx.events.publish({ name: 'bid.changed', to: { people: [bid.buyerId, bid.ownerId] }, bidId, propertyId }),
  )
  const notice = noticeOf(act, bid.name ?? (await findPlainName(tx.db, propertyId)), formatRupees(paise / 100))
  if (!notice) return
  const isForOwner = notice.to === 'owner'
  const link: ScreenLink = isForOwner ? `${pathTo('bidRequests')}?property=${propertyId}` : pathTo('myBids')
  await notify(tx, {
    kind: 'bids',
    userId: isForOwner ? bid.ownerId : bid.buyerId,
    title: notice.title,
    body: notice.body,
    link,
  })
}

interface Notice {
  to: 'owner' | 'buyer'
  title: string
  body: string
}

function noticeOf(act: 'place' | BidAct, title: string, amount: string): Notice | undefined {
  switch (act) {
    case 'place':
      return {
        to: 'owner',
        title: `A bid of ${amount} for ${title}`,
        body: 'Accept it, decline it or make a counter-offer within 7 days.',
      }
    case 'revise':
      return {
        to: 'owner',
        title: `A bid for ${title} was changed to ${amount}`,
        body: 'You have 7 days to answer.',
      }
    case 'counter':
      return {
        to: 'buyer',
        title: `The owner of ${title} would take ${amount}`,
        body: 'Accept it, or change your bid, within 7 days.',
      }
    case 'accept':
      return {
        to: 'buyer',
        title: `Your bid for ${title} was accepted`,
        body: `The price of ${amount} is yours for 7 days. Book the property to go on.`,
      }
    case 'accept-counter':
      return {
        to: 'owner',
        title: `Your counter-offer for ${title} was accepted`,
        body: `The price of ${amount} is kept for the bidder for 7 days.`,
      }
    case 'reject':
      return {
        to: 'buyer',
        title: `Your bid for ${title} was declined`,
        body: 'You can make another bid while the property is available.',
      }
    case 'withdraw':
      return {
        to: 'owner',
        title: `A bid of ${amount} for ${title} was withdrawn`,
        body: 'There is nothing for you to do.',
      }
    case 'expire':
      return {
        to: 'buyer',
        title: `Your bid for ${title} has expired`,
        body: 'You can make another bid while the property is available.',
      }
    case 'book':
      return undefined
  }
}
