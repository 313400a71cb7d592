import type { QuotedPrice } from '@properysearch/contract/orders/calls'
import { type CallContext, signedIn } from '../../context.ts'
import { priceOf, purposeOf, rupeesOf } from './orders.rules.ts'
import type { Purpose, PurposeName } from './purpose.ts'

export interface OrderRequest {
  purpose: PurposeName
  subjectId: number
  option?: string | undefined
  gstin?: string | undefined
  businessName?: string | undefined
  businessAddress?: string | undefined
}

/** What it costs this person now, by the server's own tables: nothing the caller sends is a price. */
export async function quoteFor(ctx: CallContext, purposes: readonly Purpose[], request: OrderRequest) {
  const { id, role } = signedIn(ctx)
  const { subjectId, option } = request
  const purpose = purposeOf(purposes, request.purpose)
  const quote = await purpose.quote(ctx, { id, role }, option === undefined ? { subjectId } : { subjectId, option })
  return { quote, price: priceOf(quote, request.gstin, ctx.config.supplier.state) }
}

export async function quoteOrder(
  ctx: CallContext,
  purposes: readonly Purpose[],
  request: OrderRequest,
): Promise<QuotedPrice> {
  const { quote, price } = await quoteFor(ctx, purposes, request)
  return {
    purpose: request.purpose,
    title: quote.title,
    subjectId: quote.subjectId,
    option: quote.option ?? null,
    placeOfSupply: price.placeOfSupply,
    ...rupeesOf(price),
    heldFor: quote.held?.forWhom ?? null,
    isSimulation: ctx.adapters.payments.simulation !== null,
  }
}
