import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { accountsHandlers } from './accounts.handlers.ts'
import { accountJobs } from './accounts.jobs.ts'
import { copyProfile } from './copy-profile.ts'
import { decidingHandlers } from './deciding.handlers.ts'
import { eraseExports } from './erase-profile.ts'
import { accountFolders } from './named-files.sql.ts'
import { countUnverified, findProfessionalDetails } from './professional-details.sql.ts'
import { findUser } from './users.sql.ts'

export const accountsModule: Module = {
  name: 'accounts',
  handlers: () => ({ accounts: { ...accountsHandlers, ...decidingHandlers } }),
  jobs: ({ dataCopy }) => accountJobs({ parts: dataCopy }),
  dataCopy: {
    profile: copyProfile,
    professional: async (ctx, userId) => (await findProfessionalDetails(ctx.db, userId)) ?? null,
  },
  folders: accountFolders,
  erasers: [{ goes: 'Copies of your data ready to download', erase: (tx, { userId }) => eraseExports(tx, userId) }],
  todos: [
    {
      key: 'photo',
      label: 'Add a photo, so that people know who they are dealing with',
      link: pathTo('myProfile'),
      isOpen: async (db, userId) => !(await findUser(db, userId))?.photoKey,
    },
    {
      key: 'kyc',
      label: 'Verify your identity, so that you can post a property',
      link: `${pathTo('myProfile')}#kyc`,
      roles: ['user'],
      isOpen: async (db, userId) => {
        const user = await findUser(db, userId)
        return !user?.aadhaarVerifiedAt && !user?.panVerifiedAt
      },
    },
    {
      key: 'agent-kyc',
      label: 'Verify your Aadhaar and PAN, so that you can work here',
      link: `${pathTo('myProfile')}#kyc`,
      roles: ['agent'],
      isOpen: async (db, userId) => {
        const user = await findUser(db, userId)
        return !user?.aadhaarVerifiedAt || !user?.panVerifiedAt
      },
    },
    {
      key: 'professional-number',
      label: 'Add your professional registration number',
      link: `${pathTo('myProfile')}#professional`,
      roles: ['agent', 'lawyer', 'evaluator'],
      isOpen: async (db, userId) => !(await findProfessionalDetails(db, userId)),
    },
  ],
  queues: [
    {
      key: 'professional-numbers',
      label: 'Professional numbers',
      link: `${pathTo('adminKyc')}#professional-numbers`,
      count: countUnverified,
    },
  ],
}
