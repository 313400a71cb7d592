import { type CaseItemName, mostPaperRequests } from '@properysearch/contract/cases/facts'
import { type CallContext, inTransaction, signedIn } from '../../../context.ts'
import { fail } from '../../../platform/errors.ts'
import { askForPaper, type HireRow, provided } from '../../hires/index.ts'
import { matterOf, showCase, tell } from '../cases.notices.ts'
import { lockOpenCase } from '../lock-case.ts'
import { findRequest, findRequests, insertRequest, type RequestRow, settleRequest } from './work.sql.ts'

interface Asked {
  leadId: number
  name: string
  about?: string | undefined
  item?: CaseItemName | undefined
}

/** The first that is open stops the clock; with the last that is settled it goes on. Asked twice, it is one request. */
export async function askPaper(ctx: CallContext, { leadId, name, about, item }: Asked): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const hire = await lockOpenCase(tx, leadId, 'lawyer')
    const row = { hireId: leadId, name, about: about ?? null, item: item ?? null, askedAt: tx.now }
    const requests = await findRequests(tx.db, leadId)
    const isSame = (one: RequestRow) => one.name === row.name && one.about === row.about && one.item === row.item
    if (requests.some((one) => one.settledAt === null && isSame(one))) return
    if (requests.length >= mostPaperRequests) {
      throw fail('limit-reached', `You have asked for ${mostPaperRequests} papers in this case.`)
    }
    await insertRequest(tx.db, row)
    if (hire.state === 'accepted') await askForPaper(tx, hire, hire.professionalId)
    showCase(tx, hire)
    await tell(tx, hire, [
      {
        userId: hire.clientId,
        title: `Your lawyer asks for a paper: ${name}`,
        body: `It is for ${matterOf(hire)}. The work is waiting for it, so please upload it, or say that you cannot give it.`,
      },
    ])
  })
}

/** A request of this case, still open; its hire is locked. */
export async function lockRequest(tx: CallContext, requestId: number, as: 'client' | 'lawyer') {
  const seen = await findRequest(tx.db, requestId)
  if (!seen) throw fail('not-found')
  const hire = await lockOpenCase(tx, seen.hireId, as)
  return { hire, request: (await findRequest(tx.db, requestId)) as RequestRow }
}

export async function settle(
  tx: CallContext,
  hire: HireRow,
  settled: Parameters<typeof settleRequest>[1],
): Promise<void> {
  if (!(await settleRequest(tx.db, settled, tx.now))) {
    throw fail('moved-on', 'This request has been settled already. Please reload the page.')
  }
  const open = (await findRequests(tx.db, hire.id)).filter(({ settledAt }) => settledAt === null)
  if (hire.state === 'waiting' && open.length === 0) await provided(tx, hire, signedIn(tx).id)
  showCase(tx, hire)
}

export async function withdrawRequest(ctx: CallContext, requestId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { hire } = await lockRequest(tx, requestId, 'lawyer')
    await settle(tx, hire, { id: requestId, as: 'withdrawn' })
  })
}

export async function cannotGive(ctx: CallContext, { requestId, reply }: { requestId: number; reply: string }) {
  await inTransaction(ctx, async (tx) => {
    const { hire, request } = await lockRequest(tx, requestId, 'client')
    await settle(tx, hire, { id: requestId, as: 'cannot', reply })
    await tell(tx, hire, [
      {
        userId: hire.professionalId,
        title: `Your client cannot give a paper: ${request.name}`,
        body: `The reason is in the case of ${matterOf(hire)}.`,
      },
    ])
  })
}
