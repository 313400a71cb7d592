import { type Sql, sql } from '../../platform/db/sql.ts'

// Of meetings and of visits alike: both have a time that was agreed on, and when.

export type Reminder = 'day' | 'hour'

const reminders: Record<Reminder, { column: Sql; ahead: Sql }> = {
  day: { column: sql`day_reminded`, ahead: sql`interval '1 day'` },
  hour: { column: sql`hour_reminded`, ahead: sql`interval '1 hour'` },
}

/** Agreed on before the hour or the day that is left, and not reminded of this very time yet. */
export function isToRemind(which: Reminder, now: Date): Sql {
  const { column, ahead } = reminders[which]
  return sql`state = 'accepted' and starts_at > ${now} and starts_at <= ${now}::timestamptz + ${ahead}
    and agreed_at <= starts_at - ${ahead} and ${column} is distinct from starts_at`
}

/** What an update sets, and where: it changes a row for one caller. */
export function markingReminded(which: Reminder): Sql {
  const { column } = reminders[which]
  return sql`set ${column} = starts_at where state = 'accepted' and ${column} is distinct from starts_at`
}

/** A calendar that knows an earlier time has to be told anew. */
export const agreedOn = (at: Date, now: Date): Sql => sql`, starts_at = ${at}, agreed_at = ${now},
  sequence = sequence + case when agreed_at is null then 0 else 1 end`
export const calledOff = sql`, sequence = sequence + case when agreed_at is null then 0 else 1 end`
