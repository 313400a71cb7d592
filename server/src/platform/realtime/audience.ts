/** Whom an event is for: people by their ids, or the members of one group. */
export type Audience = { people: readonly number[] } | { group: string; id: number }

/** A kind of group, owned by a module: the members of a conversation, the parties of a deal. */
export interface Group<Ctx> {
  name: string
  /** The ids of the people in it. Asked whenever an event is delivered, never remembered. */
  findMembers(ctx: Ctx, id: number): Promise<readonly number[]>
}

/** to: membersOf(conversations, 7) */
export function membersOf<Ctx>(group: Group<Ctx>, id: number): Audience {
  return { group: group.name, id }
}
