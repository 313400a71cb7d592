import { remindedDaysBefore } from '@properysearch/contract/ware-facts'
import {
  copyProfile,
  countUnverifiedNumbers,
  type ExportPart,
  eraseExports,
  findProfessionalDetails,
  findUser,
} from './accounts/index.ts'
import { copyAdEvents } from './ads/index.ts'
import { eraseSignIn, findConsents, findDevices, findSessions } from './auth/index.ts'
import { countReportedListings, findActsAbout, type Queue } from './backoffice/index.ts'
import { contactPurposeList, copyContacts, countHolders, countUnlocks, eraseContacts } from './contacts/index.ts'
import type { Figure, Todo } from './dashboard/index.ts'
import type { Eraser } from './erasure/index.ts'

import { copyInvoices } from './invoices/index.ts'
import { copyKyc, countChecksInReview, deleteChecks } from './kyc/index.ts'
import {
  type Counters,
  countSubmitted,
  countToCompare,
  eraseOwnListings,
  findOwnActs,
  findOwnPapers,
  hasSentBack,
} from './listings/index.ts'

import { deleteNotifications, findAllNotifications, findCounts } from './notifications/index.ts'
import {
  countFailedRefunds,
  countMisfits,
  eraseOrders,
  findOrdersForCopy,
  findRefundsForCopy,
  type Purpose,
} from './orders/index.ts'
import { deleteMessagesTo } from './outbox/index.ts'
import { deleteProfilePromotions, findPromotionsOf, promotionPurposes } from './promotions/index.ts'
import { findOwnListings, findOwnReports } from './properties/index.ts'
import { countInterests, countMarks, deleteKept, findInterests, findKept } from './shortlists/index.ts'
import {
  copySubscriptions,
  countLeft,
  deleteSubscriptions,
  endsSoon,
  subscriptionPurpose,
} from './subscriptions/index.ts'

// What each module gives to what gathers from all of them. Adding to one is one entry here.

/** The parts of a person's data copy, under the names they have in it. */
export const exportParts: Record<string, ExportPart> = {
  profile: copyProfile,
  professional: async (ctx, userId) => (await findProfessionalDetails(ctx.db, userId)) ?? null,
  identity: copyKyc,
  decisions: (ctx, userId) => findActsAbout(ctx.db, userId),
  consents: (ctx, userId) => findConsents(ctx.db, userId),
  notifications: (ctx, userId) => findAllNotifications(ctx.db, userId),
  sessions: (ctx, userId) => findSessions(ctx.db, userId, ctx.now),
  devices: (ctx, userId) => findDevices(ctx.db, userId),
  listings: (ctx, userId) => findOwnListings(ctx.db, userId),
  papers: (ctx, userId) => findOwnPapers(ctx.db, userId),
  listingActs: (ctx, userId) => findOwnActs(ctx.db, userId),
  reports: (ctx, userId) => findOwnReports(ctx.db, userId),
  invoices: copyInvoices,
  ads: copyAdEvents,
  orders: (ctx, userId) => findOrdersForCopy(ctx.db, userId),
  refunds: (ctx, userId) => findRefundsForCopy(ctx.db, userId),
  favourites: (ctx, userId) => findKept(ctx.db, 'favourites', userId),
  shortlist: (ctx, userId) => findKept(ctx.db, 'shortlists', userId),
  interests: (ctx, userId) => findInterests(ctx.db, userId),
  subscriptions: copySubscriptions,
  contacts: copyContacts,
  promotions: (ctx, userId) => findPromotionsOf(ctx.db, userId),
}

/** Everything that can be paid for: its price, its call-back and what being paid does. */
export const purposes: Purpose[] = [subscriptionPurpose, ...contactPurposeList, ...promotionPurposes]

/** How each module lets go of a person who has their account erased. The account itself goes after all of them. */
export const erasers: Eraser[] = [
  {
    goes: 'Your identity checks, PAN, bank accounts and professional number',
    erase: (ctx, { userId }) => deleteChecks(ctx.db, userId),
  },
  {
    goes: 'Your listings: drafts are deleted, the others come off the site without photos, papers, address and text',
    stays: {
      what: 'Kind, size, locality and past prices of your listings',
      why: 'Price trends are made of them. Nothing in them says whose they were.',
    },
    erase: (ctx, { userId }) => eraseOwnListings(ctx, userId),
  },
  { goes: 'Your favourites, shortlist and interests', erase: (ctx, { userId }) => deleteKept(ctx.db, userId) },
  { goes: 'Your place among the premium users', erase: (ctx, { userId }) => deleteProfilePromotions(ctx.db, userId) },
  {
    goes: 'The contacts you unlocked and whom you blocked. Whoever had unlocked yours no longer sees it',
    erase: (ctx, { userId }) => eraseContacts(ctx.db, userId),
  },
  {
    goes: 'Your packages and what is left of them',
    erase: (ctx, { userId }) => deleteSubscriptions(ctx.db, userId),
  },
  { goes: 'Your notifications', erase: (ctx, { userId }) => deleteNotifications(ctx.db, userId) },
  { goes: 'Copies of your data that lie ready', erase: (ctx, { userId }) => eraseExports(ctx, userId) },
  { erase: (ctx, { email, mobile }) => deleteMessagesTo(ctx.db, [email, mobile]) },
  {
    goes: 'Your sign-ins on every device',
    stays: {
      what: 'That you agreed to our terms and checks, and when',
      why: 'The data protection rules ask for proof of consent for one year. It stands under a number, without your name.',
    },
    erase: eraseSignIn,
  },
  {
    stays: {
      what: 'Invoices, payments and tax records, if you ever paid or were paid here',
      why: 'GST law makes us keep them for 72 months after the year’s return is due. They are used for nothing else.',
    },
    erase: (ctx, { userId }) => eraseOrders(ctx.db, userId),
  },
  {
    stays: {
      what: 'How often ads were seen and clicked',
      why: 'Advertisers are told these counts. They are kept under keyed numbers, without names.',
    },
  },
  {
    stays: {
      what: 'What the back office decided about your account, and why',
      why: 'Its log cannot be changed, so that every decision can be answered for. It stands under a number.',
    },
  },
]

export const figures: Figure[] = [
  {
    key: 'unread-notifications',
    label: 'Unread notifications',
    link: '/Notification',
    count: async (db, userId) => {
      const { total, seen } = await findCounts(db, userId)
      return total - seen
    },
  },
  {
    key: 'contacts-left',
    label: 'Owner contacts left',
    link: '/MyPackages',
    roles: ['user', 'agent'],
    count: (db, userId, now) => countLeft(db, userId, 'contacts', now),
  },
  {
    key: 'contact-holders',
    label: 'People with your number',
    link: '/ContactRequest',
    roles: ['user'],
    count: countHolders,
  },
]

const soonMs = remindedDaysBefore * 24 * 60 * 60 * 1000

export const todos: Todo[] = [
  {
    key: 'package-ends',
    label: 'A package ends in the next days: renew it, and no day is lost',
    link: '/MyPackages',
    isOpen: (db, userId, now) => endsSoon(db, userId, { now, before: new Date(now.getTime() + soonMs) }),
  },
  {
    key: 'listing-sent-back',
    label: 'A listing was sent back: see why, and submit it again',
    link: '/OwnerPropertiesScreen',
    isOpen: hasSentBack,
  },
  {
    key: 'photo',
    label: 'Add a photo, so that people know whom they deal with',
    link: '/MyProfile',
    isOpen: async (db, userId) => !(await findUser(db, userId))?.photoKey,
  },
  {
    key: 'kyc',
    label: 'Verify your identity, so that you can post a property',
    link: '/MyProfile#kyc',
    roles: ['user'],
    isOpen: async (db, userId) => {
      const user = await findUser(db, userId)
      return !user?.aadhaarVerifiedAt && !user?.panVerifiedAt
    },
  },
  {
    key: 'agent-kyc',
    label: 'Verify your Aadhaar and PAN, so that you can work here',
    link: '/MyProfile#kyc',
    roles: ['agent'],
    isOpen: async (db, userId) => {
      const user = await findUser(db, userId)
      return !user?.aadhaarVerifiedAt || !user?.panVerifiedAt
    },
  },
  {
    key: 'professional-number',
    label: 'Add the number your profession is registered under',
    link: '/MyProfile#professional',
    roles: ['agent', 'lawyer', 'evaluator'],
    isOpen: async (db, userId) => !(await findProfessionalDetails(db, userId)),
  },
]

/** What an owner's list counts. Every way somebody asks about a listing adds a line to its requests. */
export const counters: Counters = {
  favourites: (db, ids) => countMarks(db, 'favourites', ids),
  requests: [countInterests, countUnlocks],
}

/** What waits for a decision of the back office. */
export const queues: Queue[] = [
  { key: 'kyc', label: 'Identity checks', link: '/admin/kyc', count: countChecksInReview },
  {
    key: 'professional-numbers',
    label: 'Professional numbers',
    link: '/admin/kyc#professional-numbers',
    count: countUnverifiedNumbers,
  },
  { key: 'listings', label: 'Listings to verify', link: '/admin/listings', count: countSubmitted },
  {
    key: 'duplicates',
    label: 'Listings that look like others',
    link: '/admin/listings?show=duplicates',
    count: countToCompare,
  },
  { key: 'refunds', label: 'Refunds that are held up', link: '/admin/orders?show=refunds', count: countFailedRefunds },
  { key: 'misfits', label: 'Payments that do not fit', link: '/admin/orders?show=misfits', count: countMisfits },
  { key: 'reports', label: 'Reports of abuse', link: '/admin/reports', count: countReportedListings },
]
