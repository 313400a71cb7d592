import type { OfferedLead } from '@properysearch/contract/leads/calls'
import { leadStandings, mostAgents } from '@properysearch/contract/leads/facts'
import { MapPin, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { formatAgo } from '../../lib/format.ts'
import { useNow } from '../../lib/use-now.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Pager } from '../../ui/pager.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { AskedFacts } from './asked-facts.tsx'
import { placeText } from './lead-words.ts'
import { useLeadStep, useOffers } from './leads.queries.ts'

interface OfferedLeadsProps {
  page: number
  onPage: (page: number) => void
  empty: ReactNode
}

/** What people near me need, without their names and numbers. */
export function OfferedLeads({ page, onPage, empty }: OfferedLeadsProps) {
  const { data, error, refetch, isPlaceholderData } = useOffers(page)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-72 rounded-card" />
  if (data.total === 0) return empty
  return (
    <div className="grid gap-4">
      <p className="text-soft-ink text-sm">
        {data.leadsLeft > 0
          ? `Your packages have ${data.leadsLeft} ${data.leadsLeft === 1 ? 'lead' : 'leads'} left.`
          : 'Your packages have no leads left. You can pay for one, or buy a package.'}
      </p>
      <ul aria-busy={isPlaceholderData} className="grid gap-5 xl:grid-cols-2">
        {data.data.map((offer) => (
          <li key={offer.id} className="rounded-card border border-line bg-card p-4 sm:p-5">
            <OfferCard offer={offer} />
          </li>
        ))}
      </ul>
      <Pager page={data.page} pageSize={data.pageSize} total={data.total} onPage={onPage} />
    </div>
  )
}

function OfferCard({ offer }: { offer: OfferedLead }) {
  const now = useNow()
  const { askedAt, distanceKm, placesLeft } = offer
  return (
    <article className="grid h-full content-between gap-4">
      <AskedFacts asked={offer}>
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-soft-ink text-sm">
          <span className="inline-flex items-center gap-1.5">
            <MapPin aria-hidden className="size-4" />
            {distanceKm < 1 ? 'In your area' : `${Math.round(distanceKm)} km from you`}
          </span>
          <span className="inline-flex items-center gap-1.5">
            <UsersRound aria-hidden className="size-4" />
            {placesLeft} of {mostAgents} places left
          </span>
          <span>{formatAgo(askedAt, now)}</span>
        </p>
      </AskedFacts>
      <OfferAct offer={offer} />
    </article>
  )
}

/** The one thing to do about it now. */
export function OfferAct({ offer }: { offer: OfferedLead }) {
  const { id, standing } = offer
  const unlock = useLeadStep((id: number) => api.leads.unlock({ id }))
  const about = `the lead for ${placeText(offer)}`
  if (standing === 'unlocked') {
    return (
      <ButtonLink look="secondary" className="justify-self-start text-sm" to={pathTo('agentLeads')}>
        Open in my leads
      </ButtonLink>
    )
  }
  if (standing === 'payment') {
    return (
      <ButtonLink
        className="justify-self-start text-sm"
        to={`${pathTo('agentLeadPayment')}?lead=${id}`}
        aria-label={`Unlock ${about}`}
      >
        Unlock
      </ButtonLink>
    )
  }
  if (standing !== 'package') return <p className="text-soft-ink text-sm">{leadStandings[standing]}</p>
  return (
    <Button
      className="justify-self-start text-sm"
      aria-label={`Unlock with 1 lead: ${about}`}
      disabled={unlock.isPending}
      onClick={() =>
        unlock.mutate(id, {
          onSuccess: ({ data, message }) =>
            data.standing === 'unlocked'
              ? toast.success('Unlocked. It is in your leads, under New.')
              : toast.error(message),
          onError: (failure) => toast.error(messageOf(failure)),
        })
      }
    >
      Unlock with 1 lead
    </Button>
  )
}
