import type { ProfessionalProfile } from '@properysearch/contract/professionals/calls'
import { professionalRoleNames } from '@properysearch/contract/professionals/facts'
import type { ReactNode } from 'react'
import { formatDay } from '../../lib/format.ts'
import { listWords } from '../../lib/list-words.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { RatingWords } from '../../ui/rating-words.tsx'
import { RegistrationLine } from './professional-facts.tsx'
import { areaName, distanceWords, ratingWords, responseWords } from './professional-words.ts'

interface ProfileArticleProps {
  profile: ProfessionalProfile
  /** The way to hire them. */
  action?: ReactNode
  /** What they do for a fixed fee. */
  services: ReactNode
  children?: ReactNode
}

/** Everything about one professional: what was checked and measured, then what they say, then what they offer. */
export function ProfileArticle({ profile, action, services, children }: ProfileArticleProps) {
  const { name, role, city, locality, photo, memberSince, about, facts } = profile
  return (
    <article className="grid gap-8">
      <header className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Avatar name={name} photo={photo} className="size-20 text-2xl" />
        <div className="min-w-0 flex-1 basis-60">
          <h1 className="text-2xl">{name}</h1>
          <p className="text-soft-ink">
            {professionalRoleNames[role]} in {locality === null ? city : `${locality}, ${city}`} · member since{' '}
            {formatDay(memberSince)}
          </p>
          {facts ? (
            <ul className="mt-2 text-sm">
              <RegistrationLine role={role} registration={facts.registration} />
            </ul>
          ) : null}
        </div>
        {action}
      </header>
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 gap-8">
          {about ? (
            <Part title={role === 'lawyer' ? 'Practice' : 'About'}>
              <p className="max-w-prose whitespace-pre-line">{about}</p>
            </Part>
          ) : null}
          <Part title="Services for a fixed fee">{services}</Part>
          {profile.reviews.length > 0 ? (
            <Part title="What clients say">
              <ul className="divide-y divide-line rounded-card border border-line bg-card">
                {profile.reviews.map((review) => (
                  <li key={review.ratedAt} className="p-4 sm:p-5">
                    <RatingWords rating={review} by={review.by} answeredBy={name} />
                  </li>
                ))}
              </ul>
              {facts?.rating && facts.rating.n > profile.reviews.length ? (
                <p className="text-soft-ink text-sm">
                  The newest that say something in words, of {facts.rating.n} ratings. Only clients who hired {name}{' '}
                  here can rate.
                </p>
              ) : (
                <p className="text-soft-ink text-sm">Only clients who hired {name} here can rate.</p>
              )}
            </Part>
          ) : null}
          {children}
        </div>
        {facts ? <Facts facts={facts} distanceKm={profile.distanceKm} /> : null}
      </div>
    </article>
  )
}

function Facts({ facts, distanceKm }: { facts: NonNullable<ProfessionalProfile['facts']>; distanceKm: number | null }) {
  const rows = [
    ['Clients’ rating', facts.rating && ratingWords(facts.rating)],
    ['Answers', facts.response && responseWords(facts.response)],
    ['In the profession', facts.sinceYear && `Since ${facts.sinceYear}`],
    ['Languages', listWords(facts.languages)],
    ['Serves', facts.areas.map(areaName).join(', ')],
    ['Distance', distanceKm === null ? '' : distanceWords(distanceKm)],
  ].filter(([, value]) => value)
  if (rows.length === 0) return null
  return (
    <dl className="grid gap-4 rounded-card border border-line bg-card p-5 text-sm">
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt className="text-soft-ink">{label}</dt>
          <dd className="font-medium">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  )
}
