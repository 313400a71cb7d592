import { useEffect, useState } from 'react'
import { forgetLeavingNote, readLeavingNote } from '../../lib/leave.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why the person was brought to the sign-in page, said once. */
export function LeavingNote() {
  const [note, setNote] = useState<string | null>(null)
  useEffect(() => {
    setNote((shown) => readLeavingNote() ?? shown)
    forgetLeavingNote()
  }, [])
  return note ? (
    <Notice look="attention" role="status">
      {note}
    </Notice>
  ) : null
}
