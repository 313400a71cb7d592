import { useRef, useState } from 'react'
import { api, messageOf } from '../../lib/api.ts'
import { watchUpload } from '../../lib/upload.ts'

export interface SentFile {
  clientId: string
  file: File
  /** How much of it is sent, from 0 to 1. */
  share: number
  problem: string | null
}

/** Files on their way, one after the other. They are kept while the page is open: tried again, they arrive once. */
export function useSendFiles(id: number, onArrived: () => void) {
  const [waiting, setWaiting] = useState<readonly SentFile[]>([])
  const queue = useRef<SentFile[]>([])
  const isSending = useRef(false)
  const change = (clientId: string, to: Partial<SentFile>) =>
    setWaiting((all) => all.map((one) => (one.clientId === clientId ? { ...one, ...to } : one)))
  const discard = (clientId: string) => setWaiting((all) => all.filter((one) => one.clientId !== clientId))

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    for (let next = queue.current.shift(); next; next = queue.current.shift()) {
      const { clientId, file } = next
      watchUpload(file, (share) => change(clientId, { share }))
      try {
        await api.conversations.sendFile({ id, clientId }, file)
        discard(clientId)
        onArrived()
      } catch (error) {
        change(clientId, { problem: messageOf(error) })
      }
    }
    isSending.current = false
  }

  return {
    waiting,
    has: (clientId: string) => waiting.some((one) => one.clientId === clientId),
    send: (files: readonly SentFile[]) => {
      setWaiting((all) => [...all, ...files])
      queue.current.push(...files)
      void sendAll()
    },
    retry: (clientId: string) => {
      const file = waiting.find((one) => one.clientId === clientId)
      if (!file) return
      change(clientId, { problem: null, share: 0 })
      queue.current.push(file)
      void sendAll()
    },
    discard,
  }
}
