import { kindOf, type NotificationKind } from '@properysearch/contract/notifications/kinds'
import { pathTo } from '@properysearch/contract/screens'
import type { Outgoing } from './deliveries.sql.ts'

const signature = 'Properysearch'
const shownInDigest = 20

/** How every mail about news ends: why it came, and how to have no more of them. */
export function endingOf(
  kind: NotificationKind,
  { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string },
): string {
  return `You are receiving this email because you chose emails about “${kindOf(kind).label}”. Stop these emails: ${stopUrl}
Choose what reaches you, and how: ${publicUrl}${settingsPath}

${signature}`
}

export function mailOf(news: Outgoing, publicUrl: string, ending: string): { subject: string; text: string } {
  const parts = [
    `Hello ${news.firstname},`,
    news.title,
    news.body,
    news.link && `Open it: ${publicUrl}${news.link}`,
    ending,
  ]
  return { subject: news.title, text: parts.filter(Boolean).join('\n\n') }
}

export function digestOf(
  [first, ...others]: readonly [Outgoing, ...Outgoing[]],
  { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string },
): { subject: string; text: string } {
  const all = [first, ...others]
  const left = all.length - shownInDigest
  const lines = all
    .slice(0, shownInDigest)
    .map(({ title, body, link }) => [title, body, link && `${publicUrl}${link}`].filter(Boolean).join('\n'))
  const parts = [
    `Hello ${first.firstname},`,
    'This is what is new since yesterday:',
    ...lines,
    left > 0 && `${left} more: ${publicUrl}${pathTo('notifications')}`,
    `You receive this email at most once a day, with news that is not emailed to you at once. Stop the daily email: ${stopUrl}
Choose what reaches you, and how: ${publicUrl}${settingsPath}`,
    signature,
  ]
  const subject = others.length === 0 ? first.title : `${all.length} things are new on Properysearch`
  return { subject, text: parts.filter(Boolean).join('\n\n') }
}

export const settingsPath = `${pathTo('myProfile')}#notifications`
