import type { CallContext } from '../../context.ts'

/** Nothing but the input and the context goes on; what is done answers that it is. */
export const done =
  <Input>(work: (ctx: CallContext, input: Input) => Promise<void>) =>
  async (ctx: CallContext, input: Input) => {
    await work(ctx, input)
    return {}
  }
