import { type ActOf, actsFor, stateGraph } from '../kernel/state-graph.ts'
import { type PropertyState, propertyStateNames } from './facts.ts'

/** The life of a listing. `system` is another part of the product, such as a booking that holds a listing. */
export const listingGraph = stateGraph({
  name: 'listing',
  states: propertyStateNames,
  actors: ['owner', 'admin', 'system'],
  first: 'draft',
  final: [],
  acts: {
    submit: { from: ['draft', 'rejected'], to: 'submitted', by: 'owner', label: 'Submit for verification' },
    withdraw: { from: ['submitted'], to: 'draft', by: 'owner', label: 'Withdraw submission' },
    approve: { from: ['submitted'], to: 'verified', by: 'admin', label: 'Approve' },
    reject: { from: ['submitted'], to: 'rejected', by: 'admin', label: 'Send back' },
    /** What its owner changed while it was live does not agree with the papers. */
    'reject-change': { from: ['verified', 'paused', 'on-hold'], to: 'rejected', by: 'admin', label: 'Send back' },
    /** Somebody reported it, and they were right. */
    'take-down': { from: ['verified', 'paused', 'on-hold'], to: 'rejected', by: 'admin', label: 'Take down' },
    /** Papers of a live listing changed. */
    recheck: { from: ['verified', 'paused'], to: 'submitted', by: 'owner', label: 'Check again' },
    /** Its owner's account was suspended. Restored, they resume it themselves. */
    'pause-with-owner': { from: ['verified'], to: 'paused', by: ['admin', 'system'], label: 'Pause with the account' },
    pause: { from: ['verified'], to: 'paused', by: 'owner', label: 'Pause' },
    resume: { from: ['paused'], to: 'verified', by: 'owner', label: 'Resume' },
    hold: { from: ['verified'], to: 'on-hold', by: 'system', label: 'Hold' },
    release: { from: ['on-hold'], to: 'verified', by: 'system', label: 'Release' },
    sell: { from: ['on-hold'], to: 'sold', by: 'system', label: 'Sell' },
    let: { from: ['on-hold'], to: 'rented', by: 'system', label: 'Let' },
    'mark-sold': { from: ['verified', 'paused'], to: 'sold', by: 'owner', label: 'Mark as sold' },
    'mark-rented': { from: ['verified', 'paused'], to: 'rented', by: 'owner', label: 'Mark as rented' },
    archive: {
      from: ['draft', 'submitted', 'rejected', 'verified', 'paused', 'sold', 'rented'],
      to: 'archived',
      by: 'owner',
      label: 'Archive',
    },
    /** Its owner's account is erased. */
    'remove-with-owner': {
      from: ['submitted', 'rejected', 'verified', 'paused', 'on-hold', 'sold', 'rented'],
      to: 'archived',
      by: 'system',
      label: 'Remove with the account',
    },
    restore: { from: ['archived'], to: 'draft', by: 'owner', label: 'Restore as a draft' },
  },
})

export type ListingActName = ActOf<typeof listingGraph>

/** What is noted of a live listing without moving it: changed, changed back, or the change found right. */
export type CheckNote = 'change' | 'change-back' | 'approve-change'

/** What the owner does with one press; the others come about by submitting, by papers, or from elsewhere. */
export const ownerActs = [
  'withdraw',
  'pause',
  'resume',
  'mark-sold',
  'mark-rented',
  'archive',
  'restore',
] as const satisfies ListingActName[]
export type OwnerAct = (typeof ownerActs)[number]

/** The owner's buttons for a listing: what is for sale is sold, what is to let is rented. */
export function ownerActsFor(state: PropertyState, listedIn: 'sell' | 'rent'): OwnerAct[] {
  const other = listedIn === 'sell' ? 'mark-rented' : 'mark-sold'
  const legal: ListingActName[] = actsFor(listingGraph, state, 'owner')
  return ownerActs.filter((act) => act !== other && legal.includes(act))
}

/** Where the owner may still change what it says. On hold, somebody has already booked it as it is. */
export const editableStates: readonly PropertyState[] = ['draft', 'submitted', 'rejected', 'verified', 'paused']

export const duplicateReasonNames = {
  'same-place': 'It is in the same place, with the same area, rooms and floor.',
  'same-pictures': 'It shows the same pictures.',
} as const
export type DuplicateReason = keyof typeof duplicateReasonNames
