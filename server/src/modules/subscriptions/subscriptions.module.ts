import { pathTo, screens } from '@properysearch/contract/screens'
import { remindedDaysBefore } from '@properysearch/contract/subscriptions/facts'
import type { Module } from '../../module.ts'
import { copySubscriptions } from './copy-subscriptions.ts'
import { countLeft } from './quotas.sql.ts'
import { subscriptionPurpose } from './subscription-purpose.ts'
import { subscriptionsHandlers } from './subscriptions.handlers.ts'
import { subscriptionsJobs } from './subscriptions.jobs.ts'
import { deleteSubscriptions, endsSoon } from './subscriptions.sql.ts'

const soonMs = remindedDaysBefore * 24 * 60 * 60 * 1000

export const subscriptionsModule: Module = {
  name: 'subscriptions',
  handlers: ({ inUse }) => ({ subscriptions: subscriptionsHandlers(inUse) }),
  jobs: () => subscriptionsJobs,
  purposes: [subscriptionPurpose],
  dataCopy: { subscriptions: copySubscriptions },
  erasers: [
    {
      goes: 'Your packages and what is left of them',
      erase: (tx, { userId }) => deleteSubscriptions(tx.db, userId),
    },
  ],
  figures: [
    {
      key: 'contacts-left',
      label: 'Owner contacts left',
      link: pathTo('myPackages'),
      roles: ['user', 'agent'],
      count: (db, userId, now) => countLeft(db, userId, 'contacts', now),
    },
  ],
  todos: [
    {
      key: 'package-ends',
      label: 'A package ends soon: renew it now, and no days are lost',
      link: pathTo('myPackages'),
      roles: screens.myPackages.access,
      isOpen: (db, userId, now) => endsSoon(db, userId, { now, before: new Date(now.getTime() + soonMs) }),
    },
  ],
}
