import { meetingAbouts } from '@properysearch/contract/meetings/facts'
import { CalendarPlus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router'
import { CalendarAddress } from '../../features/meetings/calendar-address.tsx'
import { MeetingList } from '../../features/meetings/meeting-list.tsx'
import { Week } from '../../features/meetings/week.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { Button } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'

const ProposeDialog = lazy(() => import('../../features/meetings/propose-dialog.tsx'))

export const meta = () => privateMeta('Meetings')

const tabs = [
  { key: 'coming', name: 'Upcoming' },
  { key: 'past', name: 'Past' },
] as const

const words = {
  coming: [
    'No upcoming meetings',
    'Propose times to the other side of a deal, to a professional you asked, or to the person offering a property, once they have answered your message or you have their contact.',
  ],
  past: ['No past meetings', 'Meetings that took place, or that came to nothing, are kept here.'],
} as const

/** What a link names: `?about=deal&id=3`. */
function subjectIn(query: URLSearchParams) {
  const about = meetingAbouts.find((one) => one === query.get('about'))
  const subjectId = Number(query.get('id'))
  return about && Number.isSafeInteger(subjectId) && subjectId > 0 ? { about, subjectId } : null
}

export default function ScheduleMeetingPage() {
  const [query, setQuery] = useSearchParams()
  const given = subjectIn(query)
  const [isProposing, setProposing] = useState(false)
  const show = tabs.find(({ key }) => key === query.get('show'))?.key ?? 'coming'
  const [title, text] = words[show]
  const propose = (
    <Button onClick={() => setProposing(true)}>
      <CalendarPlus aria-hidden className="size-5" />
      Propose a meeting
    </Button>
  )
  return (
    <>
      <PageHeader title="Meetings" action={propose}>
        Calls and meetings with the people you share a deal, a hire or a property with. All times are Indian Standard
        Time.
      </PageHeader>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        <Week />
        <Tabs label="Meetings" tabs={tabs} current={show} onChange={(key) => setQuery({ show: key })}>
          <MeetingList
            key={show}
            which={show}
            wanted={Number(query.get('meeting')) || null}
            empty={
              <EmptyState
                picture={<div className="picture picture-letter-box aspect-3/2 w-56 rounded-card" />}
                title={title}
              >
                {text}
              </EmptyState>
            }
          />
        </Tabs>
        <CalendarAddress />
      </div>
      {isProposing || given ? (
        <Suspense>
          <ProposeDialog
            given={given}
            onClose={() => {
              setProposing(false)
              if (given) setQuery({}, { replace: true })
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
