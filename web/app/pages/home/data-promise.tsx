import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

const promises = [
  ['No trackers', 'Our one cookie remembers your city. Ads are counted with a random number kept in your browser.'],
  [
    'Off the public pages',
    'Your number and flat number are never shown there. You can see who has unlocked your number.',
  ],
  ['Secrets stay secret', 'Passwords and codes are kept only as hashes. Nobody here can read them.'],
  ['Your copy, your say', 'Ask for a copy of what we hold, correct it, or have it erased.'],
  ['Estimates are called estimates', 'Where a price is our own estimate, we say so beside it.'],
  ['Someone answers', 'A named grievance officer acknowledges within 24 hours and decides within 15 days.'],
]

export function DataPromise() {
  return (
    <section
      id="data"
      aria-labelledby="data-title"
      className="page-width grid gap-10 py-16 lg:grid-cols-[4fr_8fr] lg:py-24"
    >
      <div>
        <h2 id="data-title" className="text-2xl sm:text-3xl">
          How we treat what you tell us
        </h2>
        <p className="mt-3 mb-6 max-w-prose text-soft-ink">
          This is the short version. Our privacy notice has the full one, as the Digital Personal Data Protection Act
          requires.
        </p>
        <ButtonLink to={pathTo('privacy')} look="secondary">
          Read the privacy notice
        </ButtonLink>
      </div>
      <dl className="grid gap-x-10 sm:grid-cols-2">
        {promises.map(([title, text]) => (
          <div key={title} className="border-line border-t py-5">
            <dt className="font-semibold">{title}</dt>
            <dd className="mt-1 text-soft-ink">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
