import type { PublicRole } from '@properysearch/contract/professionals/facts'
import { directoryPath } from '../../features/professionals/professional-paths.ts'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'

export function ProfileGone({ role }: { role: PublicRole }) {
  const { one, many } = professionalWords[role]
  return (
    <EmptyState
      title={`This ${one} is not listed`}
      action={<ButtonLink to={directoryPath(role)}>See all {many}</ButtonLink>}
    >
      They may have left, or the address may be wrong.
    </EmptyState>
  )
}
