import type { HireKind } from '@properysearch/contract/hires/facts'
import { useNavigate } from 'react-router'
import { AskForm } from '../../features/hires/ask-form.tsx'
import { HeldWords } from '../../features/hires/held-words.tsx'
import { payPath } from '../../features/hires/pay-path.ts'
import { PriceAhead } from '../../features/hires/price-ahead.tsx'
import { useMyPropertyView } from '../../features/listings/property-page/property-page.queries.ts'
import { RegistrationLine } from '../../features/professionals/professional-facts.tsx'
import { profilePath } from '../../features/professionals/professional-paths.ts'
import { useProfile } from '../../features/professionals/professionals.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { listPaths } from './list-paths.ts'

interface AskProfessionalProps {
  kind: HireKind
  professionalId: number
  propertyId: number | undefined
  serviceId: number | undefined
  title: string
}

/** Before there is a hire: what is to be done, what it can cost, and what happens to the money. */
export function AskProfessional({ kind, professionalId, propertyId, serviceId, title }: AskProfessionalProps) {
  const { data: profile, error, refetch } = useProfile(kind, String(professionalId))
  const navigate = useNavigate()
  if (isFailure(error) && [400, 404].includes(error.http)) return <NotListed kind={kind} title={title} />
  if (!profile) {
    return (
      <>
        <PageHeader title={title} />
        {error ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </>
    )
  }
  const service = profile.services.find(({ id }) => id === serviceId)
  const { name } = profile
  return (
    <>
      <PageHeader title={title}>
        {service
          ? 'Say what they should know. Then you see the whole price, and pay.'
          : 'Say what is to be done, and they tell you what it costs.'}
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <Card className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <div className="grid gap-1">
            <h2 className="break-words text-lg">{service?.title ?? 'Ask for a quote'}</h2>
            <p className="text-soft-ink text-sm">
              <Link to={profilePath(kind, profile.id)} className="text-leaf underline underline-offset-2">
                {name}
              </Link>
              , {profile.city}
              {service ? ` · ${service.days} ${service.days === 1 ? 'day' : 'days'} from the acceptance` : ''}
            </p>
            {profile.facts ? (
              <ul className="text-sm">
                <RegistrationLine role={kind} registration={profile.facts.registration} />
              </ul>
            ) : null}
            {service ? <p className="mt-2 max-w-prose whitespace-pre-line">{service.delivers}</p> : null}
            {propertyId === undefined ? null : <AboutListing id={propertyId} />}
          </div>
          <AskForm
            key={service?.id ?? 'quote'}
            asked={{ kind, professionalId, name, propertyId, serviceId: service?.id }}
            onAsked={(hire) => {
              if (hire.state === 'quoted') return navigate(payPath(kind, { hire: hire.id }))
              toast.success(`Sent. We will tell you when ${name} has answered.`)
              return navigate(pathTo('hire', { id: hire.id }))
            }}
          />
        </Card>
        <Card className="grid gap-5">
          <h2 className="text-lg">{service ? 'The price' : 'What it costs'}</h2>
          <PriceAhead kind={kind} fee={service?.fee ?? null} />
          <HeldWords kind={kind} name={name} />
        </Card>
      </div>
    </>
  )
}

function AboutListing({ id }: { id: number }) {
  const { data } = useMyPropertyView(String(id))
  if (!data) return null
  return (
    <p className="text-sm">
      About{' '}
      <Link to={pathTo('myPropertyView', { id })} className="break-words text-leaf underline underline-offset-2">
        {data.property.propertydata.title}
      </Link>
    </p>
  )
}

function NotListed({ kind, title }: { kind: HireKind; title: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={`This ${kind} is not listed`}
        action={<ButtonLink to={listPaths[kind]}>See the {kind}s</ButtonLink>}
      >
        They may have left, or the address may be wrong.
      </EmptyState>
    </>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-64 rounded-card" />
    </div>
  )
}
