import { kindOf } from '@properysearch/contract/notifications/kinds'
import { pathTo } from '@properysearch/contract/screens'
import type { Outgoing } from './deliveries.sql.ts'

interface Links {
  publicUrl: string
  /** Ends mails of this kind with one press. */
  stopUrl: string
}

const signature = 'Properysearch'
const shownInDigest = 20

export function mailOf(news: Outgoing, { publicUrl, stopUrl }: Links): { subject: string; text: string } {
  const { label } = kindOf(news.kind)
  const parts = [
    `Hello ${news.firstname},`,
    news.title,
    news.body,
    news.link && `Open it: ${publicUrl}${news.link}`,
    `You receive this email because you are told of “${label}” at once. Stop these emails: ${stopUrl}
Choose what reaches you, and how: ${publicUrl}${settingsPath}`,
    signature,
  ]
  return { subject: news.title, text: parts.filter(Boolean).join('\n\n') }
}

export function digestOf(
  [first, ...others]: readonly [Outgoing, ...Outgoing[]],
  publicUrl: string,
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
    `You receive this email once a day, because you asked to be told of these things daily. Choose what reaches you, and how: ${publicUrl}${settingsPath}`,
    signature,
  ]
  const subject = others.length === 0 ? first.title : `${all.length} things are new on Properysearch`
  return { subject, text: parts.filter(Boolean).join('\n\n') }
}

export const settingsPath = `${pathTo('myProfile')}#notifications`
