import type { Context } from '../../context.ts'

/** Whose account it is, as long as that is still known. */
export interface ErasedPerson {
  userId: number
  sessionId: number
  email: string
  mobile: string
}

/** How one module lets go of a person; `tx` is the one transaction of the whole. */
export interface Eraser {
  /** What goes, in words for the person; none where there is nothing they would know of. */
  goes?: string
  stays?: Kept
  /** Why this person cannot leave now, as a sentence; undefined when they can. */
  hindrance?(ctx: Context, userId: number): Promise<string | undefined>
  /** None where everything stays. */
  erase?(tx: Context, person: ErasedPerson): Promise<void>
}

export interface Kept {
  what: string
  why: string
}

/** The first reason of any module. */
export async function hindranceOf(
  ctx: Context,
  erasers: readonly Eraser[],
  userId: number,
): Promise<string | undefined> {
  for (const { hindrance } of erasers) {
    const reason = await hindrance?.(ctx, userId)
    if (reason) return reason
  }
  return undefined
}

export const lastAdmin = 'You are the only administrator. Appoint another one first.'
