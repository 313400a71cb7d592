import type { Module } from '../src/module.ts'
import type { Purpose } from '../src/modules/orders/index.ts'
import { sql } from '../src/platform/db/sql.ts'
import { fail } from '../src/platform/errors.ts'

/** What a purpose that only tests have writes down: one row each time it is fulfilled or revoked. */
export const fulfilments = sql`create table if not exists test_fulfilments (
  id bigint generated always as identity primary key, order_id bigint not null, what text not null)`

/** What can no longer be given: while this is on, being paid for it fails. */
export const gone = { subjectId: 13 }

/**
 * Something to buy without any other module: ₹1,000 before tax in Maharashtra, subject 7 in Karnataka. It takes the name of
 * a purpose for the length of a test.
 */
export const testPurpose: Purpose = {
  name: 'property-analysis',
  callBack: 'propertyanalysis',
  quote: async (_, payer, { subjectId, option }) => {
    if (subjectId === 404) throw fail('not-found')
    if (subjectId === payer.id) throw fail('moved-on', 'You have this already.')
    return {
      title: `Report ${subjectId}`,
      subjectId,
      ...(option === undefined ? {} : { option }),
      taxablePaise: 1000_00,
      placeOfSupply: subjectId === 7 ? 'Karnataka' : 'Maharashtra',
      sac: '998599',
    }
  },
  fulfil: async (tx, { id, subjectId }) => {
    await tx.db.run(sql`insert into test_fulfilments (order_id, what) values (${id}, 'fulfilled')`)
    if (subjectId === gone.subjectId) throw fail('moved-on', 'This report is no longer offered.')
  },
  revoke: async (tx, { id }) => {
    await tx.db.run(sql`insert into test_fulfilments (order_id, what) values (${id}, 'revoked')`)
  },
}

const written = (what: string): Purpose['fulfil'] => {
  return async (ctx, { id }) => {
    await ctx.db.run(sql`insert into test_fulfilments (order_id, what) values (${id}, ${what})`)
  }
}

/** ₹50,000 that is held for somebody; nothing of it is ours. */
export const heldPurpose: Purpose = {
  name: 'hire-agent',
  callBack: 'agents',
  quote: async (_, __, { subjectId }) => ({
    title: `Agent’s fee ${subjectId}`,
    subjectId,
    taxablePaise: 0,
    held: { amountPaise: 50_000_00, for: `hire:${subjectId}`, forWhom: 'Meera Joshi' },
    placeOfSupply: 'Maharashtra',
    sac: '998599',
  }),
  fulfil: written('fulfilled'),
  revoke: written('revoked'),
}

/** ₹20,000 that is held for somebody, and a fee of ours of ₹500 before tax. */
export const heldWithFeePurpose: Purpose = {
  ...heldPurpose,
  name: 'hire-lawyer',
  callBack: 'lawyer',
  quote: async (_, __, { subjectId }) => ({
    title: `Lawyer’s fee ${subjectId}`,
    subjectId,
    taxablePaise: 500_00,
    held: { amountPaise: 20_000_00, for: `hire:${subjectId}`, forWhom: 'Adv. Kiran Patil' },
    placeOfSupply: 'Maharashtra',
    sac: '998599',
  }),
}

/** What can be bought in every test app besides what the product sells. */
export const testModule: Module = { name: 'test', purposes: [testPurpose, heldPurpose, heldWithFeePurpose] }
