import { Messenger } from '../../features/conversations/messenger.tsx'
import { fullWidth } from '../../lib/full-width.ts'
import { privateMeta } from '../../lib/private-meta.ts'

export const meta = () => privateMeta('Messages')
export const handle = fullWidth

export default function MessengerPage() {
  return (
    <>
      {/* On a phone one pane is shown, with a heading of its own. */}
      <h1 className="sr-only">Messages</h1>
      <Messenger />
    </>
  )
}
