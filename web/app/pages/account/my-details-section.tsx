import { useMyProfile } from '../../features/accounts/accounts.queries.ts'
import { PhotoField } from '../../features/accounts/photo-field.tsx'
import { ProfileForm } from '../../features/accounts/profile-form.tsx'
import { useCities, useLocalities } from '../../features/places/places.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { formatDay } from '../../lib/format.ts'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { Section } from './my-profile-sections.tsx'

export function MyDetailsSection() {
  const { data: profile, error, refetch } = useMyProfile()
  const cities = useCities()
  const localities = useLocalities()
  if (error && !profile) return <FailedState message={messageOf(error)} onRetry={refetch} />
  return (
    <Section
      id="profile"
      title="Profile"
      lead={
        profile
          ? `What others see of you. You joined on ${formatDay(profile.Userdata.memberSince)}.`
          : 'What others see of you.'
      }
    >
      {profile ? (
        <>
          <PhotoField
            name={`${profile.Userdata.firstname} ${profile.Userdata.lastname}`}
            photo={profile.ProfileImage}
          />
          <ProfileForm person={profile.Userdata} cities={cities} localities={localities} />
        </>
      ) : (
        <Waiting />
      )}
    </Section>
  )
}

function Waiting() {
  return (
    <div role="status" className="grid gap-5 sm:grid-cols-2">
      <span className="sr-only">Loading your profile</span>
      <Skeleton className="h-28 sm:col-span-2" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </div>
  )
}
