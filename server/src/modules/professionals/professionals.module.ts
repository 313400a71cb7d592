import { pathTo } from '@properysearch/contract/screens'
import type { Module } from '../../module.ts'
import { professionalsHandlers } from './professionals.handlers.ts'
import { deleteProfile, findProfile } from './profiles.sql.ts'
import { findProofForCopy, proofFolders } from './proofs.sql.ts'
import { dropProof, forgetProofsJob } from './proofs.ts'

export const professionalsModule: Module = {
  name: 'professionals',
  handlers: () => ({ professionals: professionalsHandlers }),
  jobs: () => [forgetProofsJob],
  dataCopy: {
    publicProfile: async (ctx, userId) => (await findProfile(ctx.db, userId)) ?? null,
    professionalProof: (ctx, userId) => findProofForCopy(ctx.db, userId),
  },
  erasers: [
    {
      goes: 'What you wrote about yourself as a professional, the places you serve, and your certificate of registration',
      erase: async (tx, { userId }) => {
        await deleteProfile(tx.db, userId)
        await dropProof(tx, userId)
      },
    },
  ],
  folders: proofFolders,
  todos: [
    {
      key: 'public-profile',
      label: 'Name the areas you serve and the languages you speak, so that people can choose you',
      link: `${pathTo('myProfile')}#public-profile`,
      roles: ['agent', 'lawyer', 'evaluator'],
      isOpen: async (db, userId) => (await findProfile(db, userId)) === undefined,
    },
  ],
}
