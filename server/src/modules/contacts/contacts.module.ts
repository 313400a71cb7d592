import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { contactPurposeList } from './contact-purposes.ts'
import { contactsHandlers } from './contacts.handlers.ts'
import { contactsJobs } from './contacts.jobs.ts'
import { countHolders, countUnlocks } from './contacts.sql.ts'
import { copyContacts } from './copy-contacts.ts'
import { eraseContacts } from './erase-contacts.sql.ts'

export const contactsModule: Module = {
  name: 'contacts',
  handlers: () => ({ contacts: contactsHandlers }),
  jobs: () => contactsJobs,
  purposes: contactPurposeList,
  dataCopy: { contacts: copyContacts },
  erasers: [
    {
      goes: 'The contacts you unlocked and the people you blocked. People who had unlocked your contact no longer see it',
      erase: (tx, { userId }) => eraseContacts(tx.db, userId),
    },
  ],
  figures: [
    {
      key: 'contact-holders',
      label: 'People with your number',
      link: pathTo('contactRequests'),
      roles: ['user'],
      count: countHolders,
    },
  ],
  counters: { requests: [countUnlocks] },
}
