import type { MeetingAbout } from '@properysearch/contract/meetings/facts'
import { CalendarPlus } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { Link } from '../../ui/link.tsx'

interface ProposeLinkProps {
  about: MeetingAbout
  id: number
}

export const proposePath = ({ about, id }: ProposeLinkProps) => `${pathTo('scheduleMeeting')}?about=${about}&id=${id}`

/** From whatever people share to a meeting about it. */
export function ProposeLink(props: ProposeLinkProps) {
  return (
    <Link
      to={proposePath(props)}
      className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-leaf text-sm underline underline-offset-2"
    >
      <CalendarPlus aria-hidden className="size-4.5" />
      Propose a meeting
    </Link>
  )
}
