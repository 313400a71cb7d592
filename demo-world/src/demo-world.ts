import type { Storage } from '@properysearch/server/src/adapters/storage/port.ts'
import type { Supplier } from '@properysearch/server/src/config.ts'
import { inTransaction } from '@properysearch/server/src/context.ts'
import type { Database, Db } from '@properysearch/server/src/platform/db/database.ts'
import { sql } from '@properysearch/server/src/platform/db/sql.ts'
import type { SealingKeys } from '@properysearch/server/src/platform/encryption.ts'
import { makeAds } from './ads.ts'
import { makeAnalysis } from './analysis.ts'
import { makeBeingChecked } from './being-checked.ts'
import { makeBids } from './bids.ts'
import { makeBookings } from './bookings.ts'
import { makeCases } from './cases.ts'
import { makeChecksInReview } from './checks.ts'
import { makeConversations } from './conversations.ts'
import { makeDealPapers } from './deal-papers.ts'
import { makeDisputes } from './disputes.ts'
import { makeEstimates } from './estimates.ts'
import { makeHires } from './hires.ts'
import { makeIdentity } from './identity.ts'
import { makeKept } from './kept.ts'
import { makeLeads } from './leads.ts'
import { makeListings } from './listings.ts'
import { makeMandates } from './mandates.ts'
import { makeMeetings } from './meetings.ts'
import { makeOrders } from './orders.ts'
import { makePackages } from './packages.ts'
import { makePapers } from './papers.ts'
import { makePeople } from './people.ts'
import { makePosting } from './posting.ts'
import { makePremiumUsers } from './premium-users.ts'
import { makeProfessionals } from './professionals.ts'
import { makeRentals } from './rentals.ts'
import { makeSavedSearches } from './saved-searches.ts'
import { makeSharers } from './sharers.ts'
import { makeValuations } from './valuations.ts'
import { makeVisits } from './visits.ts'
import { makeWelcome } from './welcome.ts'

export interface DemoWorldParts {
  db: Database
  storage: Storage
  keys: SealingKeys
  /** Who issues its invoices. */
  supplier: Supplier
  /** Of the product, as its papers name it. */
  publicUrl: string
  now: Date
  /** Told before each part that is still to be made. */
  onProgress(step: string): void
}

interface Part {
  name: string
  /** What people read while it is made. */
  progress: string
  make(db: Db, now: Date, given: Pick<DemoWorldParts, 'storage' | 'supplier' | 'publicUrl' | 'keys'>): Promise<void>
}

/** In the order of their making; a later part builds on the earlier ones. */
const parts: readonly Part[] = [
  { name: 'people', progress: 'Inviting the people of the demo world', make: makePeople },
  { name: 'listings', progress: 'Building the homes, shops and offices of the demo world', make: makeListings },
  { name: 'identity', progress: 'Checking the identities of its people', make: makeIdentity },
  { name: 'professionals', progress: 'Letting its professionals say what they do', make: makeProfessionals },
  { name: 'checks', progress: 'Leaving two identities to be checked', make: makeChecksInReview },
  { name: 'posting', progress: 'Recording views of its listings', make: makePosting },
  { name: 'papers', progress: 'Writing the papers of listings to be checked', make: makePapers },
  { name: 'premium-users', progress: 'Choosing its premium users', make: makePremiumUsers },
  { name: 'ads', progress: 'Placing the ads of the demo world', make: makeAds },
  { name: 'welcome', progress: 'Writing their first notifications', make: makeWelcome },
  { name: 'kept', progress: 'Marking what its buyer likes', make: makeKept },
  { name: 'packages', progress: 'Adding packages and contacts', make: makePackages },
  { name: 'orders', progress: 'Writing the invoices', make: makeOrders },
  { name: 'being-checked', progress: 'Changing a listing that was verified', make: makeBeingChecked },
  { name: 'bids', progress: 'Bidding for its homes', make: makeBids },
  { name: 'bookings', progress: 'Booking some of them', make: makeBookings },
  { name: 'rentals', progress: 'Renting some of them', make: makeRentals },
  { name: 'deal-papers', progress: 'Writing the papers of its deals', make: makeDealPapers },
  { name: 'mandates', progress: 'Letting agents represent some of them', make: makeMandates },
  { name: 'leads', progress: 'Telling agents what people need', make: makeLeads },
  { name: 'visits', progress: 'Showing some of its homes', make: makeVisits },
  { name: 'disputes', progress: 'Disagreeing about some of the money', make: makeDisputes },
  { name: 'hires', progress: 'Letting some of them hire professionals', make: makeHires },
  { name: 'valuations', progress: 'Valuing some of its homes', make: makeValuations },
  { name: 'sharers', progress: 'Naming co-owners and joint buyers', make: makeSharers },
  { name: 'cases', progress: 'Hiring a lawyer', make: makeCases },
  { name: 'meetings', progress: 'Arranging meetings', make: makeMeetings },
  { name: 'saved-searches', progress: 'Saving searches', make: makeSavedSearches },
  { name: 'conversations', progress: 'Letting them talk to each other', make: makeConversations },
  { name: 'estimates', progress: 'Learning from its prices', make: makeEstimates },
  { name: 'analysis', progress: 'Closing deals and counting the market', make: makeAnalysis },
]

/** Makes what is missing of the demo world, each part in one transaction. Same seed, same world. */
export async function createDemoWorld({ db, now, onProgress, ...given }: DemoWorldParts): Promise<void> {
  const made = new Set((await db.many<{ name: string }>(sql`select name from demo_parts`)).map((row) => row.name))
  for (const part of parts.filter((part) => !made.has(part.name))) {
    onProgress(part.progress)
    await inTransaction({ db }, async (tx) => {
      await tx.db.run(sql`insert into demo_parts (name, made_at) values (${part.name}, ${now})`)
      await part.make(tx.db, now, given)
    })
  }
}
