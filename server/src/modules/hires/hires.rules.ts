import { type HireAct, type HireKind, hireGraph, hireKindNames } from '@properysearch/contract/hires/facts'
import { fail } from '../../platform/errors.ts'
import type { HireRow } from './hires.sql.ts'

export const hourMs = 60 * 60 * 1000
export const dayMs = 24 * hourMs

export const later = (from: Date, ms: number) => new Date(from.getTime() + ms)

export function hireMovedOn({ state }: Pick<HireRow, 'state'>) {
  return fail('moved-on', `This hire is now “${hireGraph.states[state]}”. Please reload the page.`)
}

export type Side = 'client' | 'professional'

export const sideOf = ({ clientId }: Pick<HireRow, 'clientId'>, userId: number): Side =>
  clientId === userId ? 'client' : 'professional'

export const clientName = (row: Pick<HireRow, 'clientFirstname' | 'clientLastname'>) =>
  `${row.clientFirstname} ${row.clientLastname}`
export const professionalName = (row: Pick<HireRow, 'professionalFirstname' | 'professionalLastname'>) =>
  `${row.professionalFirstname} ${row.professionalLastname}`

/** On the invoice for our part of what a client pays; the fee itself is the professional’s. */
export const ourFeeTitle = (kind: HireKind, hireId: number): string =>
  `Our service fee for hiring ${kind === 'lawyer' ? 'a' : 'an'} ${hireKindNames[kind].toLowerCase()}, hire ${hireId}`

/** For whom the fee is held, as the ledger names the account. */
export const heldFor = ({ id }: Pick<HireRow, 'id'>) => `hire:${id}` as const

/** Fee and GST: what our partner holds. */
export const heldPaise = ({ feePaise, gstPaise }: Pick<HireRow, 'feePaise' | 'gstPaise'>) =>
  (feePaise ?? 0) + (gstPaise ?? 0)

export type { HireAct }
