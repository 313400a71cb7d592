import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isLeaving, readLeavingNote } from '../lib/leave.ts'
import { pathTo } from '../screens.ts'
import { Notice } from '../ui/notice.tsx'

/** The session is gone while a private screen is open: says why if it was taken, else goes home as the guard would. */
export function Leaving() {
  const navigate = useNavigate()
  useEffect(() => {
    if (!isLeaving()) navigate(pathTo('home'), { replace: true })
  }, [navigate])
  return (
    <main className="mx-auto max-w-lg px-4 py-24">
      {isLeaving() ? (
        <Notice look="attention" role="alert">
          {readLeavingNote()}
        </Notice>
      ) : null}
    </main>
  )
}
