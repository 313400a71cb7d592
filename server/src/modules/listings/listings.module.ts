import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { decidingHandlers } from './deciding/deciding.handlers.ts'
import { findOwnVerifications } from './deciding/verifications.sql.ts'
import { eraseOwnListings } from './leaving/erase-own-listings.ts'
import { countChanged, countSubmitted, countToCompare, hasSentBack } from './listing.sql.ts'
import { listingsHandlers } from './listings.handlers.ts'
import { listingsJobs } from './listings.jobs.ts'
import { listingFolders } from './media/named-files.sql.ts'
import { findOwnActs, findOwnPapers } from './media/papers.sql.ts'
import { reportsHandlers } from './reports/reports.handlers.ts'
import { findOwnReports } from './reports/reports.sql.ts'
import { countReportedListings } from './reports/settle-reports.sql.ts'
import { showingHandlers } from './showing/showing.handlers.ts'
import { countPlacesTaken, findOwnListings } from './showing/standing.sql.ts'

export const listingsModule: Module = {
  name: 'listings',
  handlers: ({ counters }) => ({
    listings: { ...showingHandlers, ...reportsHandlers, ...listingsHandlers(counters), ...decidingHandlers },
  }),
  jobs: () => listingsJobs,
  dataCopy: {
    listings: (ctx, userId) => findOwnListings(ctx.db, userId),
    listingVerifications: (ctx, userId) => findOwnVerifications(ctx.db, userId),
    papers: (ctx, userId) => findOwnPapers(ctx.db, userId),
    listingActs: (ctx, userId) => findOwnActs(ctx.db, userId),
    reports: (ctx, userId) => findOwnReports(ctx.db, userId),
  },
  folders: listingFolders,
  inUse: { listings: countPlacesTaken },
  erasers: [
    {
      goes: 'Your listings: drafts are deleted; the others are taken off the site and lose their photos, papers, address and text',
      stays: {
        what: 'Kind, size, locality and past prices of your listings',
        why: 'We use them for price trends. They do not show who the owner was.',
      },
      erase: (tx, { userId }) => eraseOwnListings(tx, userId),
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
    { key: 'reports', label: 'Reports of abuse', link: pathTo('adminReports'), count: countReportedListings },
  ],
}
