import type { ListedIn, Subcategory } from '@properysearch/contract/listings/facts'
import { Briefcase, Building2, Castle, House, LandPlot, type LucideIcon, Sofa, Store } from 'lucide-react'
import { useRef } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { useCreateDraft } from '../../features/listings/listings.queries.ts'
import { stepAddress } from '../../features/listings/posting/step-address.ts'
import { messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

export const meta = () => privateMeta('What kind of property')

const kinds: { subcategory: Subcategory; icon: LucideIcon; title: string; text: string }[] = [
  { subcategory: 'Flats', icon: Building2, title: 'Flat', text: 'In a building or a society' },
  { subcategory: 'Houses', icon: House, title: 'House', text: 'A row house or an independent one' },
  { subcategory: 'Villas', icon: Castle, title: 'Villa', text: 'With land around it' },
  { subcategory: 'Studio Apartments', icon: Sofa, title: 'Studio apartment', text: 'One room with a kitchen' },
  { subcategory: 'Plots', icon: LandPlot, title: 'Plot', text: 'Land without a building' },
  { subcategory: 'Offices', icon: Briefcase, title: 'Office', text: 'To work in' },
  { subcategory: 'Shops', icon: Store, title: 'Shop', text: 'Showroom or shop' },
]

export default function SelectPropertyTypePage() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const create = useCreateDraft()
  const isBegun = useRef(false)
  const listedIn = query.get('for') as ListedIn | null
  if (listedIn !== 'sell' && listedIn !== 'rent') return <Navigate to={pathTo('selectPropertyFor')} replace />
  const begin = (subcategory: Subcategory) => {
    // A double click is one draft.
    if (isBegun.current) return
    isBegun.current = true
    create.mutate(
      { listedIn, subcategory },
      {
        onSuccess: ({ data }) => navigate(stepAddress(data.id, 'place'), { replace: true }),
        onError: () => {
          isBegun.current = false
        },
      },
    )
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="What kind of property is it?">
        {listedIn === 'sell' ? 'You want to sell it.' : 'You want to rent it out.'} The next steps ask only for what
        applies.
      </PageHeader>
      {create.error ? (
        <div className="mb-4">
          <Notice look="danger" role="alert">
            {messageOf(create.error)}
          </Notice>
        </div>
      ) : null}
      <div className="grid gap-3 sm:grid-cols-2">
        {kinds.map(({ subcategory, icon: Icon, title, text }) => (
          <button
            key={subcategory}
            type="button"
            disabled={create.isPending}
            onClick={() => begin(subcategory)}
            className="flex items-center gap-4 rounded-card border border-line bg-card p-4 text-start transition-colors duration-150 hover:border-leaf hover:bg-leaf-wash disabled:opacity-60"
          >
            <Icon aria-hidden className="size-7 shrink-0 text-leaf" />
            <span className="grid">
              <span className="font-semibold">{title}</span>
              <span className="text-soft-ink text-sm">{text}</span>
            </span>
          </button>
        ))}
      </div>
      <div className="mt-6">
        <ButtonLink look="quiet" to={pathTo('selectPropertyFor')}>
          Back
        </ButtonLink>
      </div>
    </div>
  )
}
