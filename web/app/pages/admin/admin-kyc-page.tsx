import { NumberList } from '../../features/accounts/review/number-list.tsx'
import { CheckList } from '../../features/kyc/review/check-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Identities')

export default function AdminKycPage() {
  return (
    <>
      <PageHeader title="Identities">
        Identities that could not be confirmed automatically, the longest waiting first.
      </PageHeader>
      <div className="grid gap-10">
        <section aria-labelledby="identity-checks-title">
          <h2 id="identity-checks-title" className="mb-3 text-lg">
            Identity checks
          </h2>
          <CheckList />
        </section>
        <section id="professional-numbers" aria-labelledby="professional-numbers-title" className="scroll-mt-24">
          <h2 id="professional-numbers-title" className="mb-1 text-lg">
            Professional numbers
          </h2>
          <p className="mb-3 max-w-prose text-soft-ink text-sm">
            Compare each with the public register, which is linked under its number.
          </p>
          <NumberList />
        </section>
      </div>
    </>
  )
}
