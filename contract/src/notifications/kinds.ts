import { type Access, admits, type Role } from '../roles.ts'

export const mailPaces = { 'at-once': 'At once', daily: 'Once a day', never: 'Never' } as const

/** When news goes out by mail. */
export type MailPace = keyof typeof mailPaces

interface Kind {
  label: string
  /** What people are told, as the settings say it. */
  about: string
  /** Whom it concerns; everybody if not said. */
  access?: Access
  /** Unless a person chooses otherwise. */
  mail: MailPace
  isPushed: boolean
  /** The words of a text message about it, at most 30 characters: carriers approve no more. Null: never by SMS. */
  sms: string | null
  /** A mail waits so long, and is not sent to somebody who has meanwhile seen the news here. */
  mailAfterMinutes?: number
}

/** Every kind of news, in the order in which the settings list them. All of it is listed in the product, always. */
export const notificationKinds = {
  bids: {
    label: 'Bids',
    about: 'Bids on your property, and answers to yours.',
    access: ['user', 'agent'],
    mail: 'at-once',
    isPushed: true,
    sms: 'a bid',
  },
  deals: {
    label: 'Deals and rentals',
    about: 'Requests to book, papers, conditions, the handover and disputes.',
    access: ['user', 'agent'],
    mail: 'at-once',
    isPushed: true,
    sms: 'your deal',
  },
  payments: {
    label: 'Payments',
    about: 'What you paid or were paid, what is due, receipts and invoices.',
    mail: 'at-once',
    isPushed: true,
    sms: 'a payment',
  },
  hires: {
    label: 'Agents, lawyers and evaluators',
    about: 'People you hired or who hired you: answers, papers, drafts, reports.',
    mail: 'at-once',
    isPushed: true,
    sms: 'your case',
  },
  leads: {
    label: 'Leads',
    about: 'Requests for an agent near you, and agents who answer yours.',
    access: ['user', 'agent'],
    mail: 'at-once',
    isPushed: true,
    sms: null,
  },
  visits: {
    label: 'Visits and meetings',
    about: 'Times that are proposed, agreed, moved or cancelled, and reminders.',
    mail: 'at-once',
    isPushed: true,
    sms: 'a meeting',
  },
  messages: {
    label: 'Messages',
    about: 'Messages you have not read after ten minutes.',
    mail: 'at-once',
    mailAfterMinutes: 10,
    isPushed: true,
    sms: null,
  },
  contacts: {
    label: 'Interest in your property',
    about: 'People who unlock your number or show interest.',
    access: 'user',
    mail: 'daily',
    isPushed: true,
    sms: null,
  },
  searches: {
    label: 'Saved searches',
    about: 'New matches and price drops in your saved searches.',
    mail: 'at-once',
    isPushed: true,
    sms: null,
  },
  listings: {
    label: 'Your listings',
    about: 'What our team decides about your listings, and how long they stay visible.',
    access: ['user', 'agent'],
    mail: 'at-once',
    isPushed: false,
    sms: null,
  },
  account: {
    label: 'Your account',
    about: 'Identity checks, your registration number, a copy of your data.',
    mail: 'at-once',
    isPushed: false,
    sms: null,
  },
  packages: {
    label: 'Packages',
    about: 'Packages that are about to end.',
    mail: 'daily',
    isPushed: false,
    sms: null,
  },
} as const satisfies Record<string, Kind>

export type NotificationKind = keyof typeof notificationKinds

export const notificationKindNames = Object.keys(notificationKinds) as [NotificationKind, ...NotificationKind[]]

export const kindOf = (kind: NotificationKind): Kind => notificationKinds[kind]

export function kindsFor(role: Role): NotificationKind[] {
  return notificationKindNames.filter((kind) => admits(kindOf(kind).access ?? 'signed-in', role))
}

/** How one kind of news reaches one person, beside the list in the product. */
export interface Ways {
  mail: MailPace
  push: boolean
  sms: boolean
}

export function usualWays(kind: NotificationKind): Ways {
  const { mail, isPushed } = kindOf(kind)
  return { mail, push: isPushed, sms: false }
}

/** From and until, minutes after midnight in India; over midnight when until is earlier. Null: none. */
export type QuietHours = { from: number; until: number } | null

/** Unless a person chooses otherwise: 10 pm to 7 am. */
export const usualQuietHours = { from: 22 * 60, until: 7 * 60 }

export const digestHour = 8
