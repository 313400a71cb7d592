import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

const promises = [
  ['No cookies, no trackers', 'We set none. Ads are counted by a random number that stays in your browser.'],
  ['Nothing sold', 'Your number and address are not sold or lent, and not shown on these pages.'],
  ['Secrets stay secret', 'Passwords and codes are kept only as hashes. Nobody here can read them.'],
  ['Your copy, your say', 'Ask for a copy of what we hold, correct it, or have it erased.'],
  ['Estimates are called estimates', 'Every figure on this page is our own estimate, and says so.'],
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
          In short, here. In full, and under the Digital Personal Data Protection Act, in our privacy notice.
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
