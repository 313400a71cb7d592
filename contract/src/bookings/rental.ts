import { type ActOf, type StateOf, stateGraph } from '../kernel/state-graph.ts'

// What only a rental has: what is noted at the keys and at the end, and what the owner keeps of the deposit. Free of zod.

/** The home as it was handed over, and as it was given back. */
export const inventoryMoments = { in: 'Moving in', out: 'Moving out' } as const
export type InventoryMoment = keyof typeof inventoryMoments

export const itemConditions = { new: 'New', good: 'Good', worn: 'Worn', damaged: 'Damaged' } as const
export type ItemCondition = keyof typeof itemConditions

export const meters = { electricity: 'Electricity', water: 'Water', gas: 'Piped gas' } as const
export type Meter = keyof typeof meters

export const mostItems = 100
export const mostInventoryPhotos = 30

/** What the keys wait for. The owner may go on without some of it, and then says so. */
export const beforeKeys = {
  deposit: {
    label: 'The deposit',
    mayWait: false,
    why: 'The deposit goes to the owner when the keys are handed over.',
  },
  police: {
    label: 'Police intimation number',
    mayWait: true,
    why: 'The owner has to tell the police who the tenant is. Without it the owner may be fined.',
  },
  society: {
    label: 'The society’s form',
    mayWait: true,
    why: 'Most societies ask for the agreement and the police intimation before the tenant moves in.',
  },
  inventory: {
    label: 'Inventory',
    mayWait: true,
    why: 'Without it neither side can show what was there, and in what condition.',
  },
  meters: {
    label: 'Meter readings',
    mayWait: true,
    why: 'Without them nobody can say what the tenant used.',
  },
} as const
export type BeforeKeys = keyof typeof beforeKeys
export const beforeKeysNames = Object.keys(beforeKeys) as [BeforeKeys, ...BeforeKeys[]]

export const deductionKinds = {
  rent: 'Unpaid rent',
  electricity: 'Electricity',
  water: 'Water',
  gas: 'Gas',
  maintenance: 'Maintenance',
  painting: 'Painting',
  cleaning: 'Cleaning',
  repairs: 'Repairs',
  other: 'Other',
} as const
export type DeductionKind = keyof typeof deductionKinds

/** What the owner would like to keep of the deposit. Silence never pays the owner. */
export const deductionGraph = stateGraph({
  name: 'deduction',
  states: {
    proposed: 'Proposed',
    accepted: 'Accepted',
    disputed: 'Disputed',
    brought: 'With our team',
    decided: 'Decided',
    withdrawn: 'Withdrawn',
  },
  actors: ['buyer', 'seller', 'admin'],
  first: 'proposed',
  final: ['accepted', 'decided', 'withdrawn'],
  acts: {
    accept: { from: ['proposed', 'disputed'], to: 'accepted', by: 'buyer', label: 'Accept' },
    dispute: { from: ['proposed'], to: 'disputed', by: 'buyer', label: 'Dispute' },
    /** It is to be answered again. */
    lower: { from: ['proposed', 'disputed'], to: 'proposed', by: 'seller', label: 'Lower the amount' },
    withdraw: { from: ['proposed', 'disputed'], to: 'withdrawn', by: 'seller', label: 'Withdraw' },
    /** Nobody changes it until our team has decided, or whoever brought it takes it back. */
    bring: { from: ['disputed'], to: 'brought', by: ['buyer', 'seller'], label: 'Have our team decide' },
    'take-back': { from: ['brought'], to: 'disputed', by: ['buyer', 'seller'], label: 'Take it back' },
    decide: { from: ['brought'], to: 'decided', by: 'admin', label: 'Decide' },
  },
})
export type DeductionState = StateOf<typeof deductionGraph>
export type DeductionAct = ActOf<typeof deductionGraph>

/** Those that are not settled yet, and are kept back until then. */
export const openDeductionStates: readonly DeductionState[] = ['proposed', 'disputed', 'brought']

export const instalmentKinds = ['instalment', 'deposit', 'rent'] as const
export type InstalmentKind = (typeof instalmentKinds)[number]
