import { adsApi } from '../../lib/api.ts'
import { readSession } from '../../lib/session.ts'
import { forgetRefusedVisitor, visitorId } from '../../lib/visitor.ts'
import { isKeptView, keepView } from './viewed-ads.ts'

const viewsOfThisPage = new Map<number, Promise<void>>()

/** Tells the server of a view, once per ad. A failure is only logged: nobody came here for the ads. */
export function countView(host: string, adId: number): void {
  if (viewsOfThisPage.has(adId)) return
  viewsOfThisPage.set(adId, tellView(host, adId).catch(logged('view', host)))
}

async function tellView(host: string, adId: number): Promise<void> {
  const visitor = await visitorId(host)
  if (isKeptView(adId, visitor)) return
  const userId = readSession()?.userId
  await adsApi(host).addView({ adId, ...(userId ? { userId } : {}), ...(visitor ? { visitorId: visitor } : {}) })
  keepView(adId, visitor)
}

export function countClick(host: string, adId: number): void {
  tellClick(host, adId).catch(logged('click', host))
}

/** After the view: without one the server counts no click. */
async function tellClick(host: string, adId: number): Promise<void> {
  await viewsOfThisPage.get(adId)
  const visitor = await visitorId(host)
  await adsApi(host).addClick({ adId, ...(visitor ? { visitorId: visitor } : {}) })
}

function logged(what: string, host: string) {
  return (error: unknown) => {
    forgetRefusedVisitor(host, error)
    console.info(`The ${what} of an ad was not counted.`, error)
  }
}
