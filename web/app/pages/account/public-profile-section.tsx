import { useCities, useLocalities } from '../../features/places/places.queries.ts'
import { OwnProfileForm } from '../../features/professionals/own-profile-form.tsx'
import { profilePath } from '../../features/professionals/professional-paths.ts'
import { useOwnProfile } from '../../features/professionals/professionals.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { myId, useSession } from '../../lib/session.ts'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { Section } from './my-profile-sections.tsx'

export function PublicProfileSection() {
  const role = useSession()?.userRole
  const { data, error, refetch } = useOwnProfile()
  const cities = useCities()
  const localities = useLocalities()
  if (role !== 'agent' && role !== 'lawyer' && role !== 'evaluator') return null
  return (
    <Section
      id="public-profile"
      title="What people read about you"
      lead={
        <>
          {role === 'lawyer'
            ? 'Shown to people who have signed in and are looking for a lawyer; never to search engines. '
            : 'Shown to everybody in our directory. '}
          <Link to={profilePath(role, myId())} className="text-leaf underline underline-offset-2">
            See your page
          </Link>
        </>
      }
    >
      {error && !data ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : null}
      {data ? <OwnProfileForm profile={data} profession={role} cities={cities} localities={localities} /> : null}
      {data || error ? null : <Skeleton className="h-72" />}
    </Section>
  )
}
