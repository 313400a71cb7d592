import { sandboxPayLateJob, sandboxWebHookJob } from '../../adapters/payments/port.ts'
import { type Context, inTransaction } from '../../context.ts'
import { handleJob, type JobHandler } from '../../platform/jobs/jobs.ts'

const timeoutMs = 5000

/** Sends it over the network, like a real partner: a lost one is sent again, and the reconciling job needs none. */
async function sendWebHook(ctx: Context, { about }: { about: string }): Promise<void> {
  const { payments } = ctx.adapters
  const webHook = await payments.simulation?.webHook(about)
  if (!webHook) return
  const response = await fetch(`${ctx.config.publicUrl}/api/payments/webhook/${payments.name}`, {
    method: 'POST',
    ...webHook,
    signal: AbortSignal.timeout(timeoutMs),
  })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`A simulated webhook was answered with HTTP ${response.status}.`)
}

async function payLate(ctx: Context, { sessionId, method }: { sessionId: string; method: string }): Promise<void> {
  const { simulation } = ctx.adapters.payments
  await inTransaction(ctx, async (tx) => {
    await simulation?.attempt(tx.db, sessionId, { outcome: 'success', method, isForced: true })
  })
}

export const checkoutJobs: JobHandler<Context>[] = [
  handleJob(sandboxWebHookJob, sendWebHook),
  handleJob(sandboxPayLateJob, payLate),
]
