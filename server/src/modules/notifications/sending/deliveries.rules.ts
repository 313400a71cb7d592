import { kindOf, type NotificationKind, type QuietHours, type Ways } from '@properysearch/contract/notifications/kinds'

/** What becomes of one notification: what is sent, and after how long. */
export interface Delivery {
  mailAfterMs: number | null
  isForDigest: boolean
  pushAfterMs: number | null
  smsAfterMs: number | null
}

const minuteMs = 60 * 1000
const indiaAheadMinutes = 5.5 * 60

/** Nothing goes out about what is older: it was kept back by a fault, and is listed in the product. */
export const sentOutWithinMs = 24 * 60 * minuteMs

export function deliveryOf(kind: NotificationKind, ways: Ways, quietHours: QuietHours, now: Date): Delivery {
  const { mailAfterMinutes = 0, sms } = kindOf(kind)
  const quietMs = quietFor(quietHours, now)
  return {
    mailAfterMs: ways.mail === 'at-once' ? mailAfterMinutes * minuteMs : null,
    isForDigest: ways.mail === 'daily',
    pushAfterMs: ways.push ? quietMs : null,
    smsAfterMs: ways.sms && sms ? quietMs : null,
  }
}

/** How long it stays quiet from now on. */
export function quietFor(quietHours: QuietHours, now: Date): number {
  if (!quietHours) return 0
  const { from, until } = quietHours
  const dayMs = 24 * 60 * minuteMs
  const sinceMidnight = (now.getTime() + indiaAheadMinutes * minuteMs) % dayMs
  const isQuiet =
    from < until
      ? sinceMidnight >= from * minuteMs && sinceMidnight < until * minuteMs
      : sinceMidnight >= from * minuteMs || sinceMidnight < until * minuteMs
  return isQuiet ? (until * minuteMs - sinceMidnight + dayMs) % dayMs : 0
}
