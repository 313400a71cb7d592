import type { Server } from 'socket.io'
import type { Log } from '../log.ts'
import type { Audience, Group } from './audience.ts'
import type { EventBus, RealtimeEvent } from './event-bus.ts'

export interface DeliveryParts<Ctx> {
  events: EventBus
  groups: readonly Group<Ctx>[]
  makeContext: () => Ctx
  log: Log
}

/**
 * Passes each event to those of its audience who are connected here. A group is asked for its members at that moment,
 * once for all connections, and not at all while nobody is connected. One is asked after the other: their events stay
 * in order, and take up one connection to the database at most.
 */
export function deliverEvents<Ctx>(io: Server, parts: DeliveryParts<Ctx>): { close(): Promise<void> } {
  const groups = new Map(parts.groups.map((group) => [group.name, group]))
  let asking: Promise<void> = Promise.resolve()

  const findMembers = async ({ group, id }: Extract<Audience, { group: string }>): Promise<readonly number[]> => {
    const owned = groups.get(group)
    if (!owned) throw new Error(`No module owns the group ${group}.`)
    return owned.findMembers(parts.makeContext(), id)
  }

  const unsubscribe = parts.events.subscribe((event) => {
    const { to } = event
    if ('people' in to) return emitTo(io, to.people, event)
    asking = asking
      .then(async () => {
        if (io.sockets.sockets.size > 0) emitTo(io, await findMembers(to), event)
      })
      .catch((error: Error) => parts.log.error({ err: error, event: event.name }, 'a live event reached nobody'))
  })

  return {
    close: async () => {
      unsubscribe()
      await asking
    },
  }
}

export const personRoom = (id: number) => `user:${id}`

function emitTo(io: Server, people: readonly number[], { name, to, ...ids }: RealtimeEvent): void {
  // An empty list of rooms would mean everybody.
  if (people.length > 0) io.to(people.map(personRoom)).emit(name, ids)
}
