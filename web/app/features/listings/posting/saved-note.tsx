import { CloudCheck, CloudUpload } from 'lucide-react'
import { dayInIndia } from '../../../lib/day-in-india.ts'
import { formatMoment, formatTime } from '../../../lib/format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { ListingForm } from './use-listing-form.ts'

/** Saved 4:05 pm; on another day with its date. */
export function SavedNote({ savedAt, isSaving, isDirty }: Pick<ListingForm, 'savedAt' | 'isSaving' | 'isDirty'>) {
  const isToday = dayInIndia(savedAt) === dayInIndia(new Date().toISOString())
  const Icon = isSaving ? CloudUpload : CloudCheck
  return (
    <p role="status" className="figures flex items-center gap-1.5 text-soft-ink text-sm">
      <Icon aria-hidden className="size-4.5" />
      {isSaving
        ? 'Saving...'
        : isDirty
          ? 'Not saved yet'
          : `Saved ${isToday ? formatTime(savedAt) : formatMoment(savedAt)}`}
    </p>
  )
}

/** Somebody changed it from elsewhere, or it could not be saved. */
export function SaveTrouble({ form, onReload }: { form: ListingForm; onReload: () => void }) {
  if (form.conflict) {
    return (
      <Notice look="attention" role="alert">
        <p>{form.conflict}</p>
        <Button look="secondary" className="mt-3" onClick={onReload}>
          Reload the newer version
        </Button>
      </Notice>
    )
  }
  return form.failure ? (
    <Notice look="danger" role="alert">
      {form.failure}
    </Notice>
  ) : null
}
