// What the live channel tells browsers. Events carry ids, never data: whoever hears one asks the API for the rest.
export interface Events {
  'notification.created': NoIds
  'saved-search.found': NoIds
  'session.ended': { sessionIds: number[] }
  'kyc.changed': NoIds
  'listing.changed': { propertyId: number }
  'subscription.changed': NoIds
  'contact.changed': { propertyId: number }
  'bid.changed': { bidId: number; propertyId: number }
  'booking.changed': { bookingId: number; propertyId: number }
  'deal-papers.changed': { bookingId: number }
  'release.changed': { releaseId: number; bookingId: number }
  'dispute.changed': { disputeId: number; bookingId: number }
  'mandate.changed': { mandateId: number; bookingId: number }
  'lead.changed': NoIds
  'representation.changed': NoIds
  'visit.changed': NoIds
  'meeting.changed': NoIds
  'hire.changed': { hireId: number }
  'case.changed': { leadId: number }
  'valuation.changed': { hireId: number }
  'message.sent': { conversationId: number }
  'conversation.changed': { conversationId: number }
  'conversation.read': { conversationId: number }
  'conversation.typing': { conversationId: number; personId: number }
  'order.changed': { orderId: number }
  'data-export.ready': NoIds
}

type NoIds = Record<never, never>

export type EventName = keyof Events
