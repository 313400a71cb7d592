import { gstPercent } from '@properysearch/contract/values/gst'
import { PackageList } from '../../features/subscriptions/package-list.tsx'
import { usePackages } from '../../features/subscriptions/subscriptions.queries.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Packages')

const terms = [
  `Every price here is the total you pay, including ${gstPercent}% GST. You get an invoice.`,
  'You pay once. Nothing renews automatically.',
  'The same package bought again adds its days to the end; different packages run side by side and add up.',
  'What is left of a package lapses when it ends. Contacts you unlocked stay.',
]

export default function PropertyPlansPage() {
  const isNothingSold = usePackages().data?.length === 0
  return (
    <>
      <PageHeader
        title="Packages"
        action={
          <ButtonLink look="secondary" to={pathTo('myPackages')}>
            My packages
          </ButtonLink>
        }
      >
        {isNothingSold
          ? 'What you can buy beyond what is free.'
          : 'Pay once for more than what is free. Compare what each package includes, and what it does not.'}
      </PageHeader>
      <PackageList />
      {isNothingSold ? null : <Terms />}
    </>
  )
}

function Terms() {
  return (
    <section aria-labelledby="terms" className="mt-8 max-w-prose">
      <h2 id="terms" className="mb-2 text-lg">
        How packages work
      </h2>
      <ul className="grid list-disc gap-1.5 ps-5 text-soft-ink text-sm">
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  )
}
