import { pathTo } from '@properysearch/contract/screens'
import type { Context } from '../../context.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { findDecision } from '../audit/index.ts'

export const tellDecisionJob = jobKind<{ actId: number }>('tell-decision')

const openings: Record<string, { subject: string; text: string }> = {
  'user.suspended': {
    subject: 'Your Properysearch account is suspended',
    text: 'Your account has been suspended, you have been signed out everywhere, and your live listings have been paused. The reason:',
  },
  'user.restored': {
    subject: 'Your Properysearch account is open again',
    text: 'The suspension of your account has been lifted, and you can sign in again. The reason:',
  },
}

/** By mail: somebody who is suspended cannot read notifications. */
export async function tellDecision(ctx: Context, { actId }: { actId: number }): Promise<void> {
  const line = await findDecision(ctx.db, actId)
  const opening = line && openings[line.act]
  if (!line || !opening) return
  await ctx.adapters.mail.send({
    to: line.email,
    subject: opening.subject,
    text: `Hello ${line.firstname},

${opening.text}

${line.reason}

If you think this is wrong, write to the grievance officer, whose name and address you will find here: ${ctx.config.publicUrl}${pathTo('privacy')}

Properysearch`,
  })
}
