import { useEffect } from 'react'
import { api } from '../../../lib/api.ts'
import { readSession } from '../../../lib/session.ts'
import { forgetRefusedVisitor, visitorId } from '../../../lib/visitor.ts'

/** Tells that somebody opened this listing. The server counts each visitor once a day; a lost count harms nobody. */
export function useCountView(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) tellView(id).catch((error) => forgetRefusedVisitor('', error))
  }, [id])
}

async function tellView(id: number): Promise<void> {
  // Somebody signed in is known by their account.
  const visitor = readSession() ? undefined : await visitorId()
  await api.listings.countView({ id, ...(visitor ? { visitorId: visitor } : {}) })
}
