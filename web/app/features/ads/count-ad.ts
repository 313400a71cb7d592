import { adsApi } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'
import { isFirstView, keepView, visitorId } from './visitor.ts'

/** Tells the server of a view, once per ad. A failure is only logged: nobody came here for the ads. */
export function countView(host: string, adId: number): void {
  if (!isFirstView(adId)) return
  const userId = readSession()?.userId
  adsApi(host)
    .addView({ adId, ...(userId ? { userId } : {}), ...visitor() })
    .then(() => keepView(adId), logged('view'))
}

export function countClick(host: string, adId: number): void {
  adsApi(host)
    .addClick({ adId, ...visitor() })
    .catch(logged('click'))
}

function visitor(): { visitorId?: string } {
  const id = visitorId()
  return id ? { visitorId: id } : {}
}

function logged(what: string) {
  return (error: unknown) => console.info(`The ${what} of an ad was not counted.`, error)
}
