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
 * a purpose for the length of a test. Ordered as `held` or `held-with-fee` it is money for somebody else.
 */
export const testPurpose: Purpose = {
  name: 'property-analysis',
  callBack: 'propertyanalysis',
  quote: async (_, payer, { subjectId, option }) => {
    if (subjectId === 404) throw fail('not-found')
    if (option === 'held' || option === 'held-with-fee') return quoteHeld(subjectId, option)
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

/** What of it is held for somebody, by the option that it is ordered with. */
const heldOf = { held: { ours: 0, held: 50_000_00 }, 'held-with-fee': { ours: 500_00, held: 20_000_00 } }
export type HeldOption = keyof typeof heldOf

function quoteHeld(subjectId: number, option: HeldOption): Awaited<ReturnType<Purpose['quote']>> {
  return {
    title: `A fee ${subjectId}`,
    subjectId,
    option,
    taxablePaise: heldOf[option].ours,
    held: { amountPaise: heldOf[option].held, for: `commission:${subjectId}`, forWhom: 'Meera Joshi' },
    placeOfSupply: 'Maharashtra',
    sac: '998599',
  }
}

/** What can be bought in every test app besides what the product sells. */
export const testModule: Module = { name: 'test', purposes: [testPurpose] }
