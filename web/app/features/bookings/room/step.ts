import type { Press } from './press.ts'

/** The one thing that comes next, as this side reads it. */
export interface Step {
  whose: 'mine' | 'theirs' | 'nobody'
  /** Where it is not the other side. */
  waitsFor?: string
  title: string
  text: string
  /** A day by which it has to be done. */
  by: string | null
  /** The button that does it; where there are two, the second is the other answer. */
  actions: { label: string; press: Press }[]
}

/** A step of the state that the deal is in, with what is special about it. */
export type MakeStep = (given: Partial<Step>) => Step
