import type { ProfessionalRole } from '@properysearch/contract/professionals/facts'
import { HireButton } from '../../features/professionals/hire-buttons.tsx'
import { professionalWords } from '../../features/professionals/professional-words.ts'
import { useProfile } from '../../features/professionals/professionals.queries.ts'
import { ProfileArticle } from '../../features/professionals/profile-article.tsx'
import { ServiceList } from '../../features/services/service-list.tsx'
import { isFailure, messageOf } from '../../lib/api.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'

interface ProfessionalDetailsProps {
  profession: Exclude<ProfessionalRole, 'agent'>
  id: string
  /** The list they were found in. */
  listPath: string
}

/** A lawyer or an evaluator, for people who have signed in. */
export function ProfessionalDetails({ profession, id, listPath }: ProfessionalDetailsProps) {
  const { data, error, refetch } = useProfile(profession, id)
  const { one, many, title } = professionalWords[profession]
  if (isFailure(error) && [400, 404].includes(error.http)) {
    return (
      <EmptyState title={`This ${one} is not listed`} action={<ButtonLink to={listPath}>See all {many}</ButtonLink>}>
        They may have left, or the address may be wrong.
      </EmptyState>
    )
  }
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  return (
    <>
      <title>{`${data.name} | Properysearch`}</title>
      <Link to={listPath} className="mb-3 inline-flex min-h-11 items-center text-leaf text-sm hover:underline">
        {title}
      </Link>
      <ProfileArticle
        profile={data}
        action={<HireButton profession={profession} id={data.id} name={data.name} />}
        services={
          <ServiceList
            services={data.services}
            action={(service) => (
              <HireButton profession={profession} id={data.id} name={data.name} service={service} look="secondary" />
            )}
          />
        }
      />
    </>
  )
}
