import { roleNames } from '@properysearch/contract/roles'
import { MyPhoto } from '../../features/accounts/my-photo.tsx'
import { useOrderId } from '../../features/orders/order-outcome.tsx'
import { usePromotionOptions } from '../../features/promotions/promotions.queries.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { myId, useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { FailedState } from '../../ui/states.tsx'
import { PromotedProfile } from './promoted-profile.tsx'
import { PromotionForm } from './promotion-form.tsx'
import { PromotionLoading } from './promotion-loading.tsx'

export const meta = () => privateMeta('Promote my profile')

export default function PromoteProfilePaymentPage() {
  const session = useSession()
  const orderId = useOrderId()
  return (
    <>
      <PageHeader title="Promote my profile">
        You are shown among the Premium Users on the home page. The order changes every day, and nobody can buy a better
        place in it.
        {session?.userRole === 'user'
          ? ' Your name leads to a page of your own, where everybody can see your live listings and whether your identity is verified.'
          : ''}
      </PageHeader>
      {orderId ? <PromotedProfile /> : <Mine />}
    </>
  )
}

function Mine() {
  const { data, error, refetch } = usePromotionOptions({ what: 'profile' })
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <PromotionLoading />
  return (
    <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <PromotionForm
        promoted={{ what: 'profile' }}
        options={data}
        badge="Premium"
        wanted={{ purpose: 'promote-profile', subjectId: myId() }}
        wayBack={<ButtonLink to={pathTo('dashboard')}>Go to my dashboard</ButtonLink>}
      />
      <Preview isPromoted={data.promotedUntil !== null} />
    </div>
  )
}

function Preview({ isPromoted }: { isPromoted: boolean }) {
  const session = useSession()
  if (!session) return null
  return (
    <section aria-labelledby="preview" className="grid gap-3 max-lg:order-first">
      <h2 id="preview" className="font-normal text-soft-ink text-sm">
        {isPromoted ? 'How people see you' : 'How people will see you'}
      </h2>
      <div className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
        <MyPhoto className="size-14 text-lg" />
        <div className="min-w-0">
          <p className="break-words font-semibold">
            {session.firstName} {session.lastName}
          </p>
          <p className="text-soft-ink text-sm">
            {roleNames[session.userRole]} · {session.address}
          </p>
        </div>
      </div>
      {isPromoted && session.userRole === 'user' ? (
        <ButtonLink
          look="quiet"
          className="-ms-4 justify-self-start text-sm"
          to={pathTo('premiumUser', { id: myId() })}
        >
          See my page
        </ButtonLink>
      ) : null}
      <ButtonLink look="quiet" className="-ms-4 justify-self-start text-sm" to={`${pathTo('myProfile')}#profile`}>
        Change photo or name
      </ButtonLink>
    </section>
  )
}
