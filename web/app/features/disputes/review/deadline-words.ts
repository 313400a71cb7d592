import type { Dispute } from '@properysearch/contract/disputes/calls'

const dayMs = 24 * 60 * 60 * 1000
const days = (count: number) => (count === 1 ? '1 day' : `${count} days`)

export function ageText({ raisedAt }: Pick<Dispute, 'raisedAt'>, now: Date): string {
  const age = Math.floor((now.getTime() - new Date(raisedAt).getTime()) / dayMs)
  return age < 1 ? 'Today' : days(age)
}

export const isLate = ({ decideBy }: Pick<Dispute, 'decideBy'>, now: Date) => new Date(decideBy) <= now

export function deadlineText(dispute: Pick<Dispute, 'decideBy'>, now: Date): string {
  const left = (new Date(dispute.decideBy).getTime() - now.getTime()) / dayMs
  if (left <= 0) return `${days(Math.max(1, Math.floor(-left)))} late`
  return left < 1 ? 'Less than a day left' : `${days(Math.floor(left))} left`
}
