import { consentText, openDays, type Stage, type Wish } from '@properysearch/contract/leads/facts'
import type { Db } from '../../platform/db/database.ts'
import { logReveal, logReveals } from '../reveals/index.ts'
import { insertLead, setNote, setStage } from './leads.sql.ts'
import { closeRequirement, insertRecipients, insertRequirement } from './requirements.sql.ts'
import { revealOf } from './tell-leads.ts'

const dayMs = 24 * 60 * 60 * 1000

export interface DemoRequirement {
  userId: number
  wish: Wish
  /** The first is where agents are near. */
  localities: readonly string[]
  position: { latitude: number; longitude: number }
  minPaise: number | null
  maxPaise: number
  words: string
  toldAt: Date
  isClosed: boolean
  holders: readonly { agentId: number; stage: Stage; note: string; nextOn: string | null; at: Date }[]
}

/** What somebody told agents in the past, for the demo world, and where the agents who have it stand; nobody is told. */
export async function insertDemoRequirement(db: Db, demo: DemoRequirement, key: string): Promise<void> {
  const { userId, wish, position, minPaise, maxPaise, words, toldAt, localities } = demo
  const id = await insertRequirement(db, {
    userId,
    wish,
    city: 'Pune',
    localities: [...localities],
    ...position,
    minPaise,
    maxPaise,
    words,
    consent: consentText(localities[0] ?? 'Pune'),
    key,
    createdAt: toldAt,
    openUntil: new Date(toldAt.getTime() + openDays * dayMs),
  })
  await insertRecipients(db, id)
  const shared = { requirementId: id, personId: userId }
  for (const { agentId, stage, note, nextOn, at } of demo.holders) {
    const lead = await insertLead(db, { requirementId: id, personId: userId, agentId, order: null, now: at })
    if (lead === undefined) throw new Error(`The demo's requirement ${id} has no place left.`)
    await logReveal(db, { ...revealOf(shared), holderId: agentId, act: 'given', now: at })
    if (stage !== 'new') await setStage(db, { id: lead, agentId, from: 'new', to: stage, now: at })
    if (note || nextOn) await setNote(db, { id: lead, agentId, note, nextOn, now: at })
  }
  if (!demo.isClosed) return
  const closedAt = new Date(toldAt.getTime() + 2 * dayMs)
  await closeRequirement(db, id, closedAt)
  const holders = demo.holders.map(({ agentId }) => agentId)
  await logReveals(db, { ...revealOf(shared), act: 'taken-back', now: closedAt }, holders)
}
