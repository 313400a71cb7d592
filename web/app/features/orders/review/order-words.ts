// How the back office says what happened to an order.

export const paymentRoles = {
  settles: 'Paid the order',
  excess: 'Sent back',
  mismatched: 'In another currency: needs review',
} as const

const names: Record<string, string> = {
  created: 'Ordered',
  'web-hook': 'Payment gateway notification received',
  paid: 'Paid',
  'paid-late': 'Paid late, and honoured',
  failed: 'A payment failed',
  expired: 'Not paid in time',
  cancelled: 'Cancelled by the payer',
  'sent-back': 'Payment returned automatically',
  'does-not-fit': 'Unmatched payment',
  'refund-asked': 'Refund decided',
  'refund-retried': 'Refund requested again',
  'refund-done': 'Refund paid',
  'refund-failed': 'Refund held up',
}

export const eventName = (what: string) => names[what] ?? what
