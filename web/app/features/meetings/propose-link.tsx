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
      className="inline-block justify-self-start py-3 text-leaf text-sm underline underline-offset-2"
    >
      {/* In the line, so that its words stand level with those of links beside it. */}
      <CalendarPlus aria-hidden className="me-2 inline size-4.5 align-[-0.25em]" />
      Propose a meeting
    </Link>
  )
}
