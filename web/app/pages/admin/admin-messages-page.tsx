import { MessageReports } from '../../features/conversations/review/message-reports.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Reported conversations')

export default function AdminMessagesPage() {
  return (
    <>
      <PageHeader title="Reported conversations">
        What people showed us of their conversations, the longest waiting first. We read nothing else in them.
      </PageHeader>
      <MessageReports />
    </>
  )
}
