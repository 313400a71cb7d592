import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { HireKind } from '@properysearch/contract/hires/facts'
import { payByCalls } from './payments.ts'
import type { Send } from './selling.ts'

// A hire by calls alone, for what comes after it.

const callBacks = { agent: 'agents', lawyer: 'lawyer', evaluator: 'propertyevaluator' } as const

interface Wanted {
  kind: HireKind
  professionalId: number
  propertyId?: number
  title: string
}

/** Asked for, quoted at ₹10,000 and paid: it waits to be accepted. */
export async function hireByCalls(
  page: Page,
  client: Send,
  professional: Send,
  { kind, ...asked }: Wanted,
): Promise<number> {
  const forEvaluator = { purpose: 'A home loan', address: 'Flat 4, Baner Road, Pune' }
  const scope = 'Everything that has to be known before I sign.'
  const { id } = await client<{ id: number }>('POST', '/hires', {
    data: { ...asked, scope, ...(kind === 'evaluator' ? forEvaluator : {}), key: randomUUID() },
  })
  const quote = { fee: 10_000, days: 10, scope: 'All of it, in writing.', isIndividual: true }
  await professional('POST', `/hires/${id}/quote`, { data: quote })
  await payByCalls(page, client.token, { purpose: `hire-${kind}`, subjectId: id, callBack: callBacks[kind] })
  return id
}

/** The other of the two sits at a desk. */
export async function atADesk(browser: Browser): Promise<Page> {
  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, isMobile: false, hasTouch: false })
  return desk.newPage()
}
