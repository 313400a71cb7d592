import { pathTo } from '@properysearch/contract/screens'
import { type Context, inTransaction } from '../../context.ts'
import { enqueue, jobKind } from '../../platform/jobs/jobs.ts'
import { notify } from '../notifications/index.ts'
import { logReveal } from '../reveals/index.ts'

export const tellUnlockedJob = jobKind<{ personId: number }>('leads-tell-unlocked')

/** In the caller's transaction. The person is told by a job, so that nobody waits for their notifications. */
export async function announceUnlocked(
  tx: Context,
  lead: { requirementId: number; personId: number; agentId: number },
): Promise<void> {
  await logReveal(tx.db, { ...revealOf(lead), holderId: lead.agentId, act: 'given', now: tx.now })
  announceLeads(tx, [lead.personId, lead.agentId])
  await enqueue(tx.db, tellUnlockedJob, { personId: lead.personId })
}

/** As the log of the person's number has it. */
export const revealOf = ({ requirementId, personId }: { requirementId: number; personId: number }) =>
  ({ ownerId: personId, way: 'enquiry', subjectId: requirementId }) as const

/** It names nobody: a name in somebody else's notifications could not be erased. */
export async function tellUnlocked(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await inTransaction(ctx, (tx) =>
    notify(tx, {
      kind: 'leads',
      userId: personId,
      title: 'An agent has unlocked your request',
      body: 'See who it is. You can close it at any time; your number is then no longer shown.',
      link: pathTo('tellAgents'),
    }),
  )
}

export async function tellClosed(tx: Context, lead: { agentId: number; isGivenBack: boolean }): Promise<void> {
  await notify(tx, {
    kind: 'leads',
    userId: lead.agentId,
    title: 'A person has closed their request',
    body: lead.isGivenBack
      ? 'Their number is no longer shown. One lead has been returned to you.'
      : 'Their number is no longer shown. Please do not call them again.',
    link: pathTo('agentLeads'),
  })
}

/** Their screens look again. */
export function announceLeads(tx: Context, people: number[]): void {
  tx.db.afterCommit(() => tx.events.publish({ name: 'lead.changed', to: { people } }))
}
