import type { numberDecisions } from '@properysearch/contract/accounts/deciding-calls'
import type { CallContext } from '../../context.ts'
import type { Handlers } from '../../platform/http/handlers.ts'
import { pageAt, pageSize } from '../../platform/page-at.ts'
import { logged } from '../audit/index.ts'
import { decideProfessionalNumber, listProfessionalNumbers } from './decide-professional-number.ts'

export const decidingHandlers: Handlers<CallContext, typeof numberDecisions> = {
  listProfessionalNumbers: async (ctx, { page }) => {
    const { numbers, total } = await listProfessionalNumbers(ctx, pageAt(page))
    const data = numbers.map(({ userId, firstname, lastname, city, role, number, hasProof, changedAt }) => ({
      userId,
      name: `${firstname} ${lastname}`,
      city,
      profession: role,
      number,
      hasProof,
      waitingSince: changedAt.toISOString(),
    }))
    return { data, page, pageSize, total }
  },
  decideProfessionalNumber: async (ctx, input) => {
    await logged(ctx, async (inside, adminId) => {
      await decideProfessionalNumber(inside, { ...input, adminId })
      const act = input.decision === 'approve' ? 'professional-number.approved' : 'professional-number.rejected'
      return { act, userId: input.userId, subjectId: null, reason: input.reason }
    })
    return {}
  },
}
