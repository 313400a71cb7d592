import type { PropertyDetails } from '@properysearch/contract/listings/property'
import { useParams } from 'react-router'
import { ContactPanel } from '../../features/contacts/contact-panel.tsx'
import { contactTitle, posterNoun } from '../../features/contacts/contact-words.ts'
import { useOwnerDetails, useUnlock } from '../../features/contacts/contacts.queries.ts'
import { BadgeEvidence } from '../../features/listings/property-page/badge-evidence.tsx'
import { Poster } from '../../features/listings/property-page/poster.tsx'
import { PropertyFacts } from '../../features/listings/property-page/property-facts.tsx'
import { AgentCard } from '../../features/professionals/agent-card.tsx'
import { useAgent } from '../../features/professionals/professionals.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Card, PageHeader } from '../../ui/card.tsx'
import { Link } from '../../ui/link.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'
import { ListingGone } from './listing-gone.tsx'

export const meta = () => privateMeta('Owner’s contact')

type Details = NonNullable<ReturnType<typeof useOwnerDetails>['data']>

/** A listing for someone about to call: the contact behind it, what it is, and what has been checked. */
export default function OwnerDetailsPage() {
  const { id = '', agentId } = useParams()
  const { data, error, refetch } = useOwnerDetails(id)
  const { data: agent } = useAgent(agentId)
  if (isFailure(error) && [400, 404].includes(error.http)) return <ListingGone title="Owner’s contact" />
  if (!data) {
    return (
      <>
        <PageHeader title="Owner’s contact" />
        {error ? <FailedState message={messageOf(error)} onRetry={() => void refetch()} /> : <Loading />}
      </>
    )
  }
  return (
    <>
      <title>{`${data.propertydata.title} | Properysearch`}</title>
      <PageHeader title={titleOf(data)}>{data.propertydata.title}</PageHeader>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid content-start gap-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-start-1 lg:self-start">
          {agent ? <AgentCard agent={agent} /> : null}
          <Card>
            <Contact details={data} />
          </Card>
          <BeforeYouCall property={data} />
        </div>
        <div className="grid min-w-0 content-start gap-8 lg:col-start-1 lg:row-start-1">
          <CardWithHeart item={data} size="wide" heading="h2" />
          <Part title="About this property">
            <PropertyFacts property={data} />
          </Part>
          <Part title="What has been checked">
            <BadgeEvidence property={data} />
            <Poster property={data} />
          </Part>
        </div>
      </div>
    </>
  )
}

function titleOf({ contactData: { contact, standing }, posterData }: Details): string {
  if (contact) return `${contact.firstname} ${contact.lastname}`
  if (standing === 'mine') return 'Your contact'
  return contactTitle(posterData.postedBy)
}

function Contact({ details: { contactData, posterData, propertydata } }: { details: Details }) {
  const unlock = useUnlock()
  return (
    <ContactPanel
      state={contactData}
      noun={posterNoun(posterData.postedBy)}
      isBusy={unlock.isPending}
      onUnlock={() => unlock.mutate(propertydata.id, { onError: (failure) => toast.error(messageOf(failure)) })}
    />
  )
}

/** What saves money and trouble when it is asked on the first call. */
function BeforeYouCall({ property: { propertydata } }: { property: PropertyDetails }) {
  const questions = questionsFor(propertydata)
  return (
    <section aria-labelledby="before-you-call" className="grid gap-2 text-sm">
      <h2 id="before-you-call" className="text-lg">
        Ask on the first call
      </h2>
      <ul className="list-disc ps-5">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className="text-soft-ink">
        Do not pay anyone before you have visited the property and seen the papers.{' '}
        <Link to={pathTo('myPropertyView', { id: propertydata.id })} className="text-leaf underline underline-offset-2">
          Everything about this property
        </Link>
      </p>
    </section>
  )
}

function questionsFor({ listedIn, possession }: PropertyDetails['propertydata']): string[] {
  if (listedIn === 'rent') {
    return [
      'Who pays the maintenance, and what it covers',
      'When the deposit is refunded',
      'Notice and lock-in, in months',
    ]
  }
  if (possession !== 'Ready To Move') {
    return [
      'The RERA number, and the date promised there',
      'What the price does not include',
      'Which banks lend for it',
    ]
  }
  return ['Whose names are on the title', 'Loans and dues that are still on it', 'What the price does not include']
}

function Part({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="@container grid gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}

function Loading() {
  return (
    <div role="status" className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <span className="sr-only">Loading the contact</span>
      <Skeleton className="h-52 rounded-card" />
      <Skeleton className="h-52 rounded-card max-lg:order-first" />
    </div>
  )
}
