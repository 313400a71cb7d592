import { usualAgreementShare } from '@properysearch/contract/mandates/facts'
import type { RepresentationState } from '@properysearch/contract/representations/facts'
import type { Db } from '../../platform/db/database.ts'
import { insertRepresentation, moveRepresentation } from './representations.sql.ts'

export interface DemoRepresentation {
  propertyId: number
  ownerId: number
  agentId: number
  state: Exclude<RepresentationState, 'expired'>
  /** Hundredths of a per cent. */
  rate: number
  words: string
  expiresOn: string
  at: Date
}

const acts = {
  accepted: [['accept', 'owner']],
  declined: [['decline', 'owner']],
  withdrawn: [['withdraw', 'agent']],
  ended: [
    ['accept', 'owner'],
    ['end', 'owner'],
  ],
  asked: [],
} as const

/** A request of the past, for the demo world, moved along its graph like everybody's; nobody is told. */
export async function insertDemoRepresentation(db: Db, demo: DemoRepresentation): Promise<void> {
  const { state, at, ...row } = demo
  const tax = { isRegistered: false, gstin: null, isIndividual: true }
  const terms = { hireId: null, amountPaise: null, agreementShare: usualAgreementShare }
  const id = await insertRepresentation(db, { ...row, ...tax, ...terms, now: at })
  if (id === undefined) throw new Error(`The demo's agent has asked for listing ${demo.propertyId} already.`)
  for (const [act, by] of acts[state]) {
    const byUser = by === 'owner' ? demo.ownerId : demo.agentId
    if (!(await moveRepresentation(db, { id, act, by, byUser }, at))) throw new Error(`The demo cannot ${act} ${id}.`)
  }
}
