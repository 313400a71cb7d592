// How the back office says what happened to an order.

export const paymentRoles = {
  settles: 'Paid the order',
  excess: 'Sent back',
  misfit: 'In another currency: look at it',
} as const

const names: Record<string, string> = {
  created: 'Ordered',
  'web-hook': 'The partner told us something',
  paid: 'Paid',
  'paid-late': 'Paid late, and honoured',
  failed: 'A payment failed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled by the payer',
  'sent-back': 'Money sent back by itself',
  'does-not-fit': 'Money that does not fit',
  'refund-asked': 'Refund decided',
  'refund-retried': 'Refund asked for again',
  'refund-done': 'Refund paid',
  'refund-failed': 'Refund held up',
}

export const eventName = (what: string) => names[what] ?? what
