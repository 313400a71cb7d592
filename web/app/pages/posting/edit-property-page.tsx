import { editableStates } from '@properysearch/contract/listings/acts'
import type { OwnListing } from '@properysearch/contract/listings/calls'
import { propertyStateNames } from '@properysearch/contract/listings/facts'
import { stepNames } from '@properysearch/contract/listings/steps'
import { useState } from 'react'
import { useParams } from 'react-router'
import { EstimateOfMine } from '../../features/estimates/estimate-of-mine.tsx'
import { ListingStateBadge } from '../../features/listings/listing-state-badge.tsx'
import { ChangedList, ChangesNote, changesToCheck } from '../../features/listings/posting/changes-to-check.tsx'
import { CheckHint } from '../../features/listings/posting/check-hint.tsx'
import { formSteps, ListingStepFields } from '../../features/listings/posting/listing-step.tsx'
import { SavedNote, SaveTrouble } from '../../features/listings/posting/saved-note.tsx'
import { stepAddress } from '../../features/listings/posting/step-address.ts'
import { useListingForm } from '../../features/listings/posting/use-listing-form.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card, PageHeader } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.tsx'
import { PostingMap } from './posting-map.tsx'
import { WithOwnListing } from './with-own-listing.tsx'

export const meta = () => privateMeta('Edit property')

export default function EditPropertyPage() {
  const { id } = useParams()
  return (
    <WithOwnListing id={id} title="Edit property">
      {(listing) =>
        editableStates.includes(listing.state) ? (
          <EditForm key={listing.id} listing={listing} />
        ) : (
          <Closed listing={listing} />
        )
      }
    </WithOwnListing>
  )
}

function EditForm({ listing }: { listing: OwnListing }) {
  const form = useListingForm(listing)
  const changes = changesToCheck(listing, form.values)
  const [isAsking, setAsking] = useState(false)
  const save = async () => {
    setAsking(false)
    if (!(await form.save())) return
    if (changes.takesBadge) toast.success('Saved. Our team will check the changes.')
    else toast.success(changes.bringsBack ? 'Saved. The verified badge is back.' : 'Your changes are saved.')
  }
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader title="Edit property" action={<ListingStateBadge {...listing} />}>
        {listing.state === 'verified'
          ? 'The listing stays live while you change it. If you change what we compared with your papers, it loses the verified badge until we have checked it again.'
          : (listing.fields.title ?? 'Change what you wrote, then save.')}
      </PageHeader>
      <form
        noValidate
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          if (changes.takesBadge) setAsking(true)
          else void save()
        }}
      >
        {formSteps.map((step) => (
          <Card key={step}>
            <h2 className="mb-5 text-xl">{stepNames[step]}</h2>
            {changes.isLive ? <CheckHint step={step} fields={form.values} /> : null}
            <ListingStepFields
              step={step}
              form={form}
              renderMap={(map) => <PostingMap {...map} />}
              estimate={<EstimateOfMine listing={{ ...form.values, id: listing.id }} savedAt={form.savedAt} />}
            />
          </Card>
        ))}
        <SaveTrouble form={form} onReload={() => window.location.reload()} />
        <ChangesNote listing={listing} changes={changes} />
        <div className="-mx-4 lg:sticky lg:bottom-0 flex flex-wrap items-center justify-between gap-3 border-line border-t bg-ground px-4 py-3 sm:mx-0 sm:px-0">
          <SavedNote {...form} />
          <div className="flex flex-wrap gap-2">
            <ButtonLink look="quiet" to={stepAddress(listing.id, 'media')}>
              Pictures
            </ButtonLink>
            <ButtonLink look="quiet" to={stepAddress(listing.id, 'papers')}>
              Papers
            </ButtonLink>
            <Button type="submit" disabled={!form.isDirty || form.conflict !== null}>
              {form.isSaving ? 'Saving...' : 'Save changes'}
            </Button>
          </div>
        </div>
      </form>
      <ConfirmDialog
        isOpen={isAsking}
        title="Save and have it checked again?"
        action="Save and have it checked again"
        keep="Keep editing"
        look="primary"
        onClose={() => setAsking(false)}
        onConfirm={() => void save()}
      >
        You changed details that we compared with your papers. The listing stays on the site, but without its verified
        badge until our team has checked the change.
        <ChangedList rows={changes.rows} />
      </ConfirmDialog>
    </div>
  )
}

function Closed({ listing }: { listing: OwnListing }) {
  return (
    <div className="mx-auto grid max-w-3xl gap-4">
      <PageHeader title="Edit property" action={<ListingStateBadge state={listing.state} />} />
      <Notice look="attention">
        {listing.state === 'on-hold'
          ? 'Someone has booked this property, so the listing cannot be changed now.'
          : `This listing is ${propertyStateNames[listing.state].toLowerCase()}, so it cannot be changed.`}
      </Notice>
      <div>
        <ButtonLink look="secondary" to={pathTo('ownerProperties')}>
          My properties
        </ButtonLink>
      </div>
    </div>
  )
}
