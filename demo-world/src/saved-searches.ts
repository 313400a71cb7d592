import { findUserByEmail } from '@properysearch/server/src/modules/accounts/index.ts'
import { findItems } from '@properysearch/server/src/modules/listings/index.ts'
import { insertNotification } from '@properysearch/server/src/modules/notifications/index.ts'
import {
  type DemoSearch,
  insertDemoSearch,
} from '@properysearch/server/src/modules/saved-searches/demo-searches.sql.ts'
import { foundWords } from '@properysearch/server/src/modules/saved-searches/index.ts'
import type { Db } from '@properysearch/server/src/platform/db/database.ts'

const hourMs = 60 * 60 * 1000

/** What the demo's buyer looks for, and what was found since; the agent and the seller watch a part of the market. */
export async function makeSavedSearches(db: Db, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * hourMs)
  const idOf = async (email: string) => {
    const user = await findUserByEmail(db, email)
    if (!user) throw new Error(`The demo world has no ${email}.`)
    return user.id
  }
  const buyer = await idOf('user@demo.in')
  const first: DemoSearch = {
    userId: buyer,
    name: '2 BHK in Baner under 1.2 crore',
    search: { type: 'buy', text: '2 bhk in baner under 1.2 crore' },
    pace: 'at-once',
    createdAt: daysAgo(12),
    finds: 4,
  }
  const others: DemoSearch[] = [
    {
      userId: buyer,
      name: 'Furnished flats for rent in Pune',
      search: { type: 'rent', subCategory: 'apartment', text: 'pune', furnishing: ['Furnished'] },
      pace: 'daily',
      createdAt: daysAgo(9),
      finds: 6,
    },
    {
      userId: buyer,
      name: 'Plots near Hinjewadi',
      search: { type: 'plots', text: 'hinjewadi' },
      pace: 'weekly',
      createdAt: daysAgo(30),
      pausedAt: daysAgo(5),
      finds: 0,
    },
    {
      userId: await idOf('agent@demo.in'),
      name: 'Flats by owners in Baner',
      search: { type: 'buy', subCategory: 'flats', text: 'baner', postedBy: ['owner'] },
      pace: 'daily',
      createdAt: daysAgo(20),
      finds: 5,
    },
    {
      userId: await idOf('seller@demo.in'),
      name: '3 BHK for sale in Baner',
      search: { type: 'buy', text: 'baner', bhk: ['3'] },
      pace: 'weekly',
      createdAt: daysAgo(15),
      finds: 3,
    },
  ]
  const found = await insertDemoSearch(db, first, now)
  for (const other of others) await insertDemoSearch(db, other, now)
  const [item] = await findItems(db, found === undefined ? [] : [found])
  if (!item) throw new Error('The demo world has nothing that its buyer looks for.')
  const words = foundWords({ name: first.name, beforePaise: null }, item)
  await insertNotification(db, {
    kind: 'searches',
    userId: buyer,
    ...words,
    createdAt: new Date(now.getTime() - 3 * hourMs),
  })
}
