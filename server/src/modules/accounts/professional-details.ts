import type { accounts } from '@properysearch/contract/accounts/calls'
import type { AnswerOf } from '@properysearch/contract/kernel/endpoint'
import { type Profession, professionalNumbers } from '@properysearch/contract/values/identity-numbers'
import { type CallContext, signedInAs } from '../../context.ts'
import { invalid } from '../../platform/errors.ts'
import {
  findProfessionalDetails,
  type ProfessionalDetails,
  upsertProfessionalDetails,
} from './professional-details.sql.ts'

type Answer = AnswerOf<typeof accounts.getProfessionalDetails>

export async function getProfessionalDetails(ctx: CallContext, input: { id: number }): Promise<Answer> {
  const { id, role } = signedInAs(ctx, input.id)
  return shown(role as Profession, await findProfessionalDetails(ctx.db, id))
}

export async function updateProfessionalDetails(
  ctx: CallContext,
  input: { id: number; number: string },
): Promise<Answer> {
  const { id, role } = signedInAs(ctx, input.id)
  const profession = role as Profession
  const { label, example, pattern } = professionalNumbers[profession]
  if (!pattern.test(input.number)) throw invalid({ number: `Enter your ${label} in the format ${example}` })
  const saved = await upsertProfessionalDetails(ctx.db, {
    userId: id,
    role: profession,
    number: input.number,
    now: ctx.now,
  })
  return shown(profession, saved)
}

function shown(profession: Profession, details: ProfessionalDetails | undefined): Answer {
  return {
    data: {
      profession,
      number: details?.number ?? null,
      state: details?.state ?? 'none',
      reason: details?.state === 'rejected' ? details.decisionReason : null,
    },
  }
}
