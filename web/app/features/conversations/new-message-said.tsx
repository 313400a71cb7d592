import type { Conversation, Message } from '@properysearch/contract/conversations/calls'
import { useEffect, useRef, useState } from 'react'
import { nameOfSender } from './conversation-words.ts'

/** What arrives while one is here, for whoever hears the page instead of seeing it. */
export function NewMessageSaid({
  conversation,
  messages,
}: {
  conversation: Conversation
  messages: readonly Message[]
}) {
  const [said, setSaid] = useState('')
  const last = messages.at(-1)
  const before = useRef(last?.seq)
  useEffect(() => {
    if (!last) return
    const isNew = before.current !== undefined && last.seq > before.current
    before.current = last.seq
    if (!isNew || last.isMine) return
    setSaid(`${nameOfSender(conversation, last)}: ${last.text ?? (last.file ? 'a file' : '')}`)
  }, [last, conversation])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
