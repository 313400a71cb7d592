import type { OwnListing } from '@properysearch/contract/listings/calls'
import { checkedWhileLive } from '@properysearch/contract/listings/checks'
import { stepNames } from '@properysearch/contract/listings/steps'
import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router'
import { EstimateOfMine } from '../../features/estimates/estimate-of-mine.tsx'
import { type FormStep, isFormStep, ListingStepFields } from '../../features/listings/posting/listing-step.tsx'
import { SavedNote, SaveTrouble } from '../../features/listings/posting/saved-note.tsx'
import { stepAddress, stepAfter, stepBefore } from '../../features/listings/posting/step-address.ts'
import { StepBar } from '../../features/listings/posting/step-bar.tsx'
import { useListingForm } from '../../features/listings/posting/use-listing-form.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { PostingMap } from './posting-map.tsx'
import { WithOwnListing } from './with-own-listing.tsx'

export const meta = () => privateMeta('Post a property')

export default function AddPropertyPage() {
  const [query] = useSearchParams()
  const asked = query.get('step')
  const step = isFormStep(asked) ? asked : 'place'
  return (
    <WithOwnListing id={query.get('id')} title={stepNames[step]}>
      {(listing) =>
        // What is live is edited where one is told what a change does.
        checkedWhileLive.includes(listing.state) ? (
          <Navigate to={pathTo('editProperty', listing)} replace />
        ) : (
          <StepForm key={listing.id} listing={listing} step={step} />
        )
      }
    </WithOwnListing>
  )
}

function StepForm({ listing, step }: { listing: OwnListing; step: FormStep }) {
  const form = useListingForm(listing)
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const go = async (to: string) => {
    if (isLeaving) return
    setLeaving(true)
    try {
      if (!(await form.save())) return
      await navigate(to)
      window.scrollTo({ top: 0 })
    } finally {
      setLeaving(false)
    }
  }
  const before = stepBefore(step)
  const after = stepAfter(step)
  return (
    <div className="mx-auto max-w-3xl">
      <StepBar listing={listing} now={step} />
      <header className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{stepNames[step]}</h1>
        <SavedNote {...form} />
      </header>
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (after) void go(stepAddress(listing.id, after))
        }}
      >
        <Card>
          <ListingStepFields
            step={step}
            form={form}
            renderMap={(map) => <PostingMap {...map} />}
            estimate={<EstimateOfMine listing={{ ...form.values, id: listing.id }} savedAt={form.savedAt} />}
          />
        </Card>
        <SaveTrouble form={form} onReload={() => window.location.reload()} />
        <div className="flex flex-wrap justify-between gap-3">
          <Button
            look="secondary"
            onClick={() => void go(before ? stepAddress(listing.id, before) : pathTo('ownerProperties'))}
          >
            Back
          </Button>
          {/* Also while a draft saves itself: a press at that moment counts. */}
          <Button type="submit" disabled={isLeaving || form.conflict !== null}>
            {isLeaving ? 'Saving...' : 'Save and continue'}
          </Button>
        </div>
      </form>
    </div>
  )
}
