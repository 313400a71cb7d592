import { CalendarPlus } from 'lucide-react'
import { ButtonLink } from '../../ui/button.tsx'
import { usePeople } from './meetings.queries.ts'
import { proposePath } from './propose-link.tsx'

/** The way to a meeting with whoever offers the listing, for those who may meet them; nothing for everybody else. */
export function MeetAboutListing({ propertyId }: { propertyId: number }) {
  const { data } = usePeople({ about: 'listing', subjectId: propertyId })
  if (!data || data.people.length === 0) return null
  return (
    <section
      aria-label="Meeting"
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
    >
      <div>
        <p className="font-semibold">Talk about it</p>
        <p className="text-soft-ink text-sm">Propose times for a call or a meeting. The others accept one.</p>
      </div>
      <ButtonLink look="secondary" to={proposePath({ about: 'listing', id: propertyId })}>
        <CalendarPlus aria-hidden className="size-5" />
        Propose a meeting
      </ButtonLink>
    </section>
  )
}
