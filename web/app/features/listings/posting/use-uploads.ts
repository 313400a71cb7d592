import type { OwnPicture } from '@properysearch/contract/listings/calls'
import { pictureMaxBytes } from '@properysearch/contract/listings/papers'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api, messageOf } from '../../../lib/api.ts'
import { watchUpload } from '../../../lib/upload.ts'

export interface Upload {
  /** Stays the same when it is tried again: the server keeps one picture. */
  uploadId: string
  file: File
  role: OwnPicture['role']
  /** From 0 to 1. */
  share: number
  state: 'waiting' | 'sending' | 'failed'
  message: string | null
}

/** One after the other, so that they keep the order in which they were chosen: the first is the cover. */
const atOnce = 1

/** Pictures on their way, each with its progress; what failed can be tried again. */
export function useUploads(listingId: number, onArrived: (picture: OwnPicture) => void) {
  const [uploads, setUploads] = useState<Upload[]>([])
  const arrived = useRef(onArrived)
  arrived.current = onArrived
  const change = useCallback(
    (uploadId: string, part: Partial<Upload>) =>
      setUploads((all) => all.map((upload) => (upload.uploadId === uploadId ? { ...upload, ...part } : upload))),
    [],
  )

  useEffect(() => {
    const send = async ({ uploadId, file, role }: Upload) => {
      watchUpload(file, (share) => change(uploadId, { share }))
      try {
        const { data } = await api.listings.uploadPicture({ id: listingId, role, uploadId }, file)
        setUploads((all) => all.filter((upload) => upload.uploadId !== uploadId))
        arrived.current(data)
      } catch (error) {
        change(uploadId, { state: 'failed', message: messageOf(error) })
      }
    }
    const sending = uploads.filter((upload) => upload.state === 'sending').length
    const next = uploads.filter((upload) => upload.state === 'waiting').slice(0, Math.max(0, atOnce - sending))
    if (next.length === 0) return
    const ids = new Set(next.map((upload) => upload.uploadId))
    setUploads((all) => all.map((upload) => (ids.has(upload.uploadId) ? { ...upload, state: 'sending' } : upload)))
    for (const upload of next) void send(upload)
  }, [uploads, listingId, change])

  return {
    uploads,
    add: (files: Iterable<File>, role: OwnPicture['role'] = 'photo') =>
      setUploads((all) => [...all, ...[...files].map((file) => begin(file, role))]),
    retry: (uploadId: string) => change(uploadId, { state: 'waiting', message: null, share: 0 }),
    drop: (uploadId: string) => setUploads((all) => all.filter((upload) => upload.uploadId !== uploadId)),
  }
}

function begin(file: File, role: OwnPicture['role']): Upload {
  const isTooLarge = file.size > pictureMaxBytes
  return {
    uploadId: newUploadId(),
    file,
    role,
    share: 0,
    state: isTooLarge ? 'failed' : 'waiting',
    message: isTooLarge ? `That file is too large. The limit is ${pictureMaxBytes / 1024 / 1024} MB.` : null,
  }
}

/** Works also where the page came without https, in which browsers keep randomUUID back. */
export function newUploadId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
