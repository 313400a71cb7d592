import { messageOf } from '../../lib/api.ts'
import { Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { AskOwner } from './ask-owner.tsx'
import { ContactPanel } from './contact-panel.tsx'
import { ContactFailed, ContactLoading } from './contact-states.tsx'
import { posterNoun, type Reachable } from './contact-words.ts'
import { useContactState, useUnlock } from './contacts.queries.ts'

/** For a signed-in person. It follows what happens meanwhile, such as an owner who takes their number back. */
export function MyContact({ property: { propertydata, posterData } }: { property: Reachable }) {
  const { data: state, error, refetch } = useContactState(propertydata.id)
  const unlock = useUnlock()
  const noun = posterNoun(posterData.postedBy)
  if (state) {
    return (
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <ContactPanel
          state={state}
          noun={noun}
          isBusy={unlock.isPending}
          onUnlock={() => unlock.mutate(propertydata.id, { onError: (failure) => toast.error(messageOf(failure)) })}
        />
        {state.standing === 'mine' ? null : <AskOwner property={propertydata} noun={noun} />}
      </div>
    )
  }
  // My own that was never live has nobody to be reached by.
  if (error) return <ContactFailed noun={noun} message={messageOf(error)} onRetry={() => void refetch()} />
  return (
    <div className="grid gap-3">
      <ContactLoading />
      {/* As tall as the way to write to the owner: nothing below may move under somebody’s finger. */}
      <Skeleton className="h-17" />
    </div>
  )
}
