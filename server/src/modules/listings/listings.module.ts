import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { eraseOwnListings } from './erase-own-listings.ts'
import { countChanged, countSubmitted, countToCompare, hasSentBack } from './listing.sql.ts'
import { listingsHandlers } from './listings.handlers.ts'
import { listingsJobs } from './listings.jobs.ts'
import { listingFolders } from './named-files.ts'
import { findOwnActs, findOwnPapers } from './papers.sql.ts'

export const listingsModule: Module = {
  name: 'listings',
  handlers: ({ counters }) => ({ listings: listingsHandlers(counters) }),
  jobs: () => listingsJobs,
  dataCopy: {
    papers: (ctx, userId) => findOwnPapers(ctx.db, userId),
    listingActs: (ctx, userId) => findOwnActs(ctx.db, userId),
  },
  folders: listingFolders,
  erasers: [
    {
      goes: 'Your listings: drafts are deleted; the others are taken off the site and lose their photos, papers, address and text',
      stays: {
        what: 'Kind, size, locality and past prices of your listings',
        why: 'We use them for price trends. Nothing in them shows whose they were.',
      },
      erase: (ctx, { userId }) => eraseOwnListings(ctx, userId),
    },
  ],
  todos: [
    {
      key: 'listing-sent-back',
      label: 'A listing was sent back: see why, and submit it again',
      link: pathTo('ownerProperties'),
      roles: ['user'],
      isOpen: hasSentBack,
    },
  ],
  queues: [
    { key: 'listings', label: 'Listings to verify', link: pathTo('adminListings'), count: countSubmitted },
    {
      key: 'changed-listings',
      label: 'Live listings that were changed',
      link: `${pathTo('adminListings')}?show=changed`,
      count: countChanged,
    },
    {
      key: 'duplicates',
      label: 'Listings that look like others',
      link: `${pathTo('adminListings')}?show=duplicates`,
      count: countToCompare,
    },
  ],
}
