import { purposes } from '../src/modules/contributions.ts'
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
    if (subjectId === payer.id) throw fail('wrong-state', 'You have this already.')
    return {
      title: `Report ${subjectId}`,
      subjectId,
      ...(option === undefined ? {} : { option }),
      taxablePaise: 1000_00,
      placeOfSupply: subjectId === 7 ? 'Karnataka' : 'Maharashtra',
      sac: '998599',
    }
  },
  fulfil: async (ctx, { id, subjectId }) => {
    await ctx.db.run(sql`insert into test_fulfilments (order_id, what) values (${id}, 'fulfilled')`)
    if (subjectId === gone.subjectId) throw fail('wrong-state', 'This report is no longer offered.')
  },
  revoke: async (ctx, { id }) => {
    await ctx.db.run(sql`insert into test_fulfilments (order_id, what) values (${id}, 'revoked')`)
  },
}

const before = purposes.findIndex((it) => it.name === testPurpose.name)
purposes.splice(before === -1 ? purposes.length : before, before === -1 ? 0 : 1, testPurpose)
