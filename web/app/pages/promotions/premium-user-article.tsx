import type { PremiumPage } from '@properysearch/contract/promotions/calls'
import { formatNumber } from '@properysearch/contract/values/numbers'
import { ProofLine } from '../../features/promotions/proof-line.tsx'
import { formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { PageSteps } from '../../ui/page-steps.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { CardWithHeart } from '../property/card-with-heart.tsx'

/** An owner who pays to be shown: who they are, whether we have proof of it, and what they have live. */
export function PremiumUserArticle({ found }: { found: PremiumPage }) {
  const { person, data, total } = found
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={person.name} photo={person.photo} className="size-20 text-2xl" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="break-words text-2xl">{person.name}</h1>
          <p className="text-soft-ink">
            Premium User in {person.city} · member since {formatDay(person.memberSince)}
          </p>
          <ProofLine of="user" proof={person.proof} className="mt-2" />
        </div>
      </header>
      <section aria-labelledby="listings" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <div className="grid gap-1">
          <h2 id="listings" className="text-xl">
            {total === 0 ? 'Properties' : total === 1 ? '1 property' : `${formatNumber(total)} properties`}
          </h2>
          {total === 0 ? null : (
            <p className="max-w-prose text-soft-ink">
              To reach {person.name}, choose Contact on a property, or open it and ask a question. Phone numbers are not
              shown here.
            </p>
          )}
        </div>
        {data.length === 0 ? (
          <EmptyState
            title={total === 0 ? 'Nothing is listed right now' : 'This page is empty'}
            action={<WayOn found={found} />}
          >
            {total === 0
              ? `${person.name} has no property on the site at the moment.`
              : 'The list of properties ends before this page.'}
          </EmptyState>
        ) : (
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-5">
            {data.map((item, i) => (
              <li key={item.propertydata.id}>
                <CardWithHeart item={item} isFirst={i === 0} hasContact />
              </li>
            ))}
          </ol>
        )}
        <Pages found={found} />
      </section>
      <p className="text-soft-ink text-sm">
        Premium Users pay to be shown. That says nothing about their properties, which we check like any other listing.
      </p>
    </article>
  )
}

function WayOn({ found: { person, total } }: { found: PremiumPage }) {
  if (total === 0) return <ButtonLink to={pathTo('propertyList')}>Search properties</ButtonLink>
  return <ButtonLink to={pathTo('premiumUser', { id: person.id })}>Show the first page</ButtonLink>
}

function Pages({ found: { person, data, page, pageSize, total } }: { found: PremiumPage }) {
  const last = Math.ceil(total / pageSize)
  if (data.length === 0) return null
  const path = pathTo('premiumUser', { id: person.id })
  return <PageSteps page={page} last={last} addressOf={(number) => (number === 1 ? path : `${path}?page=${number}`)} />
}
