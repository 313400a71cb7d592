import { type BidMode, bidModeNames, bidModes } from '@properysearch/contract/bids/facts'
import { Eye, ListOrdered, Lock, type LucideIcon } from 'lucide-react'
import { messageOf } from '../../lib/api.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { toast } from '../../ui/toast.tsx'
import { useSetMode } from './bids.queries.ts'

const icons: Record<BidMode, LucideIcon> = { sealed: Lock, rank: ListOrdered, open: Eye }

/** What bidders for a listing may see of each other; saved as soon as it is chosen. */
export function ModeChoice({ propertyId, mode }: { propertyId: number; mode: BidMode }) {
  const set = useSetMode(propertyId)
  return (
    <RadioCards
      legend="What bidders may see of each other"
      columns={3}
      name="mode"
      chosen={set.isPending ? set.variables : mode}
      cards={bidModeNames.map((value) => ({
        value,
        icon: icons[value],
        title: bidModes[value].label,
        text: bidModes[value].means,
      }))}
      onChange={(event) => {
        const chosen = event.target.value as BidMode
        set.mutate(chosen, {
          onSuccess: () => toast.success(`Saved. ${bidModes[chosen].means}`),
          onError: (error) => toast.error(messageOf(error)),
        })
      }}
    />
  )
}
