import { useParams } from 'react-router'
import { useSharedCase } from '../../features/cases/cases.queries.ts'
import { SharedDraft } from '../../features/cases/shared-draft.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { CaseNotLoaded } from './case-not-loaded.tsx'

export const meta = () => privateMeta('Draft of the other side')

export default function LawyerRequestPage() {
  const { data, error, refetch } = useSharedCase(Number(useParams().id) || 0)
  if (!data) return <CaseNotLoaded error={error} onRetry={() => void refetch()} />
  return <SharedDraft shared={data} />
}
