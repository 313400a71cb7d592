import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PropertyView } from '../../features/properties/property-view.tsx'
import { useCountView } from '../../features/properties/use-count-view.ts'
import { api, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { queryKeys } from '../../lib/query-keys.ts'
import { myId } from '../../lib/session.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'

export const meta = () => privateMeta('Property')

export default function MyPropertyViewPage() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKeys.properties, id],
    queryFn: () => api.properties.findForUser({ id, userId: myId() }),
  })
  useCountView(data?.data.propertydata.id)
  if (data) return <PropertyView property={data.data} />
  if (error) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  return <Skeleton className="h-96" />
}
