import { useEffect } from 'react'
import { api } from '../../lib/api.ts'

/** Tells that somebody opened this listing. The server counts each visitor once a day; a lost count harms nobody. */
export function useCountView(id: number | undefined): void {
  useEffect(() => {
    if (id !== undefined) api.listings.countView({ id }).catch(() => undefined)
  }, [id])
}
