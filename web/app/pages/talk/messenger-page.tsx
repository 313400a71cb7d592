import { Messenger } from '../../features/conversations/messenger.tsx'
import { fullWidth } from '../../lib/full-width.ts'
import { privateMeta } from '../../lib/private-meta.ts'

export const meta = () => privateMeta('Messages')
export const handle = fullWidth

export default function MessengerPage() {
  return <Messenger />
}
