import { messengerAbout } from '../../features/conversations/messenger-about.ts'
import { Link } from '../../ui/link.tsx'

const over = ['declined', 'withdrawn', 'lapsed']

/** The way to the conversation between a client and whom they hire, until the hire ended without work. */
export function TalkInHire({ hireId, state }: { hireId: number; state: string }) {
  if (over.includes(state)) return null
  return (
    <Link to={messengerAbout({ hire: hireId })} className="text-leaf underline underline-offset-2">
      Write a message
    </Link>
  )
}
