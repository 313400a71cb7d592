import { acceptHours, approvalDays, type HireKind } from '@properysearch/contract/hires/facts'
import type { CallBackName } from '@properysearch/contract/orders/facts'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { AskForm } from '../../features/hires/ask-form.tsx'
import { payPages, useHire } from '../../features/hires/hires.queries.ts'
import { Checkout } from '../../features/orders/checkout.tsx'
import { OrderOutcome, useOrderId } from '../../features/orders/order-outcome.tsx'
import { LawyersGate } from '../../features/professionals/lawyers-gate.tsx'
import { useProfile } from '../../features/professionals/professionals.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { formatExact } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { WhomToHire } from './whom-to-hire.tsx'

const titles: Record<HireKind, string> = {
  agent: 'Hire an agent',
  lawyer: 'Hire a lawyer',
  evaluator: 'Hire an evaluator',
}
const callBacks: Record<HireKind, CallBackName> = {
  agent: 'agents',
  lawyer: 'lawyer',
  evaluator: 'propertyevaluator',
}

/** Asking and paying: `?professional=`, with a listing and a service of theirs if there is one, or `?hire=`. */
export function HirePayment({ kind }: { kind: HireKind }) {
  const [query] = useSearchParams()
  const orderId = useOrderId()
  const whole = (name: string) => {
    const value = Number(query.get(name))
    return Number.isSafeInteger(value) && value > 0 ? value : undefined
  }
  const [hire, professional, property, service] = ['hire', 'professional', 'property', 'service'].map(whole)
  const page = orderId ? (
    <Outcome kind={kind} />
  ) : hire ? (
    <Pay kind={kind} id={hire} />
  ) : professional ? (
    <Ask kind={kind} professional={professional} property={property} service={service} />
  ) : (
    <>
      <PageHeader title={titles[kind]} />
      <EmptyState
        picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
        title="Whom would you like to hire?"
        action={<WhomToHire />}
      >
        Choose somebody first. What it costs is shown before you pay.
      </EmptyState>
    </>
  )
  // Whoever has a quote has asked for it themselves.
  return kind === 'lawyer' && !orderId && !hire ? <LawyersGate>{page}</LawyersGate> : page
}

interface AskProps {
  kind: HireKind
  professional: number
  property: number | undefined
  service: number | undefined
}

function Ask({ kind, professional, property, service }: AskProps) {
  const navigate = useNavigate()
  const { data, error, refetch } = useProfile(kind, String(professional))
  const offered = data?.services.find(({ id }) => id === service)
  if (isFailure(error) && error.http < 500) {
    return (
      <EmptyState title="They are not listed" action={<WhomToHire />}>
        They may have left, or the address is not quite right.
      </EmptyState>
    )
  }
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  return (
    <>
      <PageHeader title={offered ? `Hire ${data.name}` : `Ask ${data.name} for a quote`}>
        {offered ? 'The fee is fixed. You see every rupee before you pay.' : 'It costs nothing to ask.'}
      </PageHeader>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Card className="grid gap-5">
          {offered ? (
            <div className="grid gap-1 rounded-control bg-sunken p-4 text-sm">
              <h2 className="text-base">{offered.title}</h2>
              <p className="max-w-prose whitespace-pre-line">{offered.delivers}</p>
              <p className="figures font-semibold">
                {formatExact(offered.fee)} before GST · {offered.days === 1 ? '1 day' : `${offered.days} days`}
              </p>
            </div>
          ) : null}
          <AskForm
            kind={kind}
            professionalId={data.id}
            {...(property ? { propertyId: property } : {})}
            {...(offered ? { serviceId: offered.id } : {})}
            onAsked={(hire) => {
              if (hire.state === 'quoted') return navigate(`${pathTo(payPages[kind])}?hire=${hire.id}`)
              toast.success(`${data.name} has been asked.`)
              navigate(pathTo('hire', { id: hire.id }))
            }}
          />
        </Card>
        <HowItGoes kind={kind} />
      </div>
    </>
  )
}

function Pay({ kind, id }: { kind: HireKind; id: number }) {
  const { data, error, refetch } = useHire(id)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  if (data.kind !== kind) return <Navigate replace to={`${pathTo(payPages[data.kind])}?hire=${id}`} />
  if (data.state !== 'quoted' || data.iAm !== 'client') return <Navigate replace to={pathTo('hire', { id })} />
  return (
    <>
      <PageHeader title={titles[kind]}>{`The quote of ${data.professional.name}`}</PageHeader>
      <Checkout wanted={{ purpose: `hire-${kind}`, subjectId: id }} wayBack={<BackToHire id={id} />}>
        <div className="grid gap-5">
          <Card className="grid gap-3">
            <h2 className="break-words text-lg">{data.title}</h2>
            {data.scope ? <p className="max-w-prose whitespace-pre-line break-words text-sm">{data.scope}</p> : null}
            {data.quote ? (
              <p className="figures text-sm">
                {data.quote.days === 1 ? 'Within 1 day' : `Within ${data.quote.days} days`} of being accepted
              </p>
            ) : null}
          </Card>
          <HowItGoes kind={kind} />
        </div>
      </Checkout>
    </>
  )
}

/** Who holds the money, and what comes back when. */
function HowItGoes({ kind }: { kind: HireKind }) {
  const points = [
    'The payment partner holds the fee. It goes to them when you accept the work.',
    `If they decline, or do not accept within ${acceptHours} hours, all of your money comes back.`,
    `Delivered work waits for your word for ${approvalDays} days. We remind you twice; then silence counts as yes.`,
    'You can ask for one revision, and raise a dispute at any time: then our team shares the fee out.',
    kind === 'lawyer'
      ? 'We take no part of a lawyer’s fee. You pay us a flat platform fee, shown apart, which does not come back if you withdraw.'
      : 'If you withdraw before they accept, all of your money comes back.',
    ...(kind === 'evaluator' ? ['Their fee is an amount, and never a part of the value they find.'] : []),
  ]
  return (
    <Card className="grid gap-3 text-sm">
      <h2 className="text-base">Your money</h2>
      <ul className="grid list-disc gap-2 ps-5">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Card>
  )
}

function BackToHire({ id }: { id: number }) {
  return (
    <ButtonLink look="secondary" to={pathTo('hire', { id })}>
      Back to the hire
    </ButtonLink>
  )
}

function Outcome({ kind }: { kind: HireKind }) {
  return (
    <>
      <PageHeader title={titles[kind]} />
      <OrderOutcome
        callBack={callBacks[kind]}
        again={({ subjectId }) => `${pathTo(payPages[kind])}?hire=${subjectId}`}
        given={() => <p>The fee is held. They have {acceptHours} hours to accept, and we tell you at once.</p>}
        next={({ subjectId }) => <ButtonLink to={pathTo('hire', { id: subjectId })}>Open the hire</ButtonLink>}
      />
    </>
  )
}
