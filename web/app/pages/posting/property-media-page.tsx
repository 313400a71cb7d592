import { editableStates } from '@properysearch/contract/listings/acts'
import type { OwnListing } from '@properysearch/contract/listings/calls'
import { maxPhotos, pictureMaxBytes } from '@properysearch/contract/listings/papers'
import { leastPhotos } from '@properysearch/contract/listings/steps'
import { Camera, ImagePlus } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { useForgetLists, useKeepListing } from '../../features/listings/listings.queries.ts'
import { DropArea } from '../../features/listings/posting/file-drop.tsx'
import { PictureBoard } from '../../features/listings/posting/picture-board.tsx'
import { FloorPlanField, VideoField } from '../../features/listings/posting/plan-and-video.tsx'
import { stepAddress } from '../../features/listings/posting/step-address.ts'
import { StepBar } from '../../features/listings/posting/step-bar.tsx'
import { UploadTile } from '../../features/listings/posting/upload-tile.tsx'
import { useUploads } from '../../features/listings/posting/use-uploads.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FileButton } from '../../ui/file-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WithOwnListing } from './with-own-listing.tsx'

export const meta = () => privateMeta('Pictures')

const pictureTypes = 'image/jpeg,image/png,image/webp'

export default function PropertyMediaPage() {
  const [query] = useSearchParams()
  return (
    <WithOwnListing id={query.get('id')} title="Pictures">
      {(listing) => <Media listing={listing} />}
    </WithOwnListing>
  )
}

function Media({ listing }: { listing: OwnListing }) {
  const keep = useKeepListing()
  const forgetLists = useForgetLists()
  const { uploads, add, retry, drop } = useUploads(listing.id, (picture) => {
    keep(listing.id, (old) => ({
      pictures: [...old.pictures.filter((other) => picture.role === 'photo' || other.role === 'photo'), picture],
    }))
    void forgetLists()
  })
  const count = listing.pictures.filter((picture) => picture.role === 'photo').length
  const least = leastPhotos(listing.fields)
  const missing = [
    ...listing.missing.filter((item) => item.step !== 'media'),
    ...(count < least ? [{ step: 'media' as const }] : []),
  ]
  const isDraft = listing.state === 'draft' || listing.state === 'rejected'
  const isLocked = !editableStates.includes(listing.state)
  return (
    <div className="mx-auto max-w-4xl">
      {isDraft ? <StepBar listing={listing} now="media" missing={missing} /> : null}
      <header className="mb-5 grid gap-1">
        <h1 className="text-2xl">Pictures</h1>
        <p className="max-w-prose text-soft-ink">
          Take them in daylight: each room from a corner, the view and the entrance. The first picture is the cover. We
          remove location data from photos.
        </p>
      </header>
      {isLocked ? <Notice look="attention">The pictures of this listing cannot be changed now.</Notice> : null}
      <div className="grid gap-8">
        <DropArea label="Photos" onFiles={(files) => add(files)}>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="figures text-soft-ink text-sm">
              {count} of at most {maxPhotos}. {count < least ? `At least ${least} are needed. ` : ''}JPEG, PNG or WebP,
              up to {pictureMaxBytes / 1024 / 1024} MB each. Drop them here, or choose files.
            </p>
            <div className="flex flex-wrap gap-2">
              <FileButton
                label="Choose pictures"
                icon={ImagePlus}
                accept={pictureTypes}
                multiple
                onFiles={(files) => add(files)}
              />
              <FileButton
                label="Take a photo"
                icon={Camera}
                accept={pictureTypes}
                capture="environment"
                onFiles={(files) => add(files)}
                className="lg:hidden"
              />
            </div>
          </div>
          {count + uploads.length > 0 ? (
            <PictureBoard listing={listing}>
              {uploads.map((upload) => (
                <UploadTile
                  key={upload.uploadId}
                  upload={upload}
                  onRetry={() => retry(upload.uploadId)}
                  onDrop={() => drop(upload.uploadId)}
                />
              ))}
            </PictureBoard>
          ) : null}
        </DropArea>
        <div className="grid gap-8 md:grid-cols-2">
          <FloorPlanField listing={listing} onFiles={(files) => add(files.slice(0, 1), 'floor-plan')} />
          <VideoField listing={listing} />
        </div>
        <div className="flex flex-wrap justify-between gap-3">
          <ButtonLink look="secondary" to={isDraft ? stepAddress(listing.id, 'words') : pathTo('ownerProperties')}>
            Back
          </ButtonLink>
          <ButtonLink to={isDraft ? stepAddress(listing.id, 'papers') : pathTo('ownerProperties')}>
            {isDraft ? 'Continue to papers' : 'Done'}
          </ButtonLink>
        </div>
      </div>
    </div>
  )
}
