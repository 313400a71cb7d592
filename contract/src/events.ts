// What the live channel says. Events carry ids, never data: who hears one asks the API for the rest.
export interface Events {
  'notification.created': { userId: number }
  'session.ended': { userId: number; sessionIds: number[] }
  'kyc.changed': { userId: number }
  'listing.changed': { userId: number; propertyId: number }
  'subscription.changed': { userId: number }
  'contact.changed': { userId: number; propertyId: number }
  'order.changed': { userId: number; orderId: number }
  'data-export.ready': { userId: number }
}

export type EventName = keyof Events
export type RealtimeEvent = { [N in EventName]: { name: N } & Events[N] }[EventName]
