import { type Role, roleNames } from '@properysearch/contract/roles'
import type { ReactNode } from 'react'
import type { Session } from '../../lib/session.ts'
import { purposeOf } from './places-to-go.ts'

const pictures: Record<Role, string> = {
  user: 'picture-door',
  agent: 'picture-gate',
  lawyer: 'picture-desk',
  evaluator: 'picture-measures',
  admin: 'picture-empty-plot',
}

/** Who is here and what this place is for, with the figures under it. */
export function Greeting({ session, children }: { session: Session; children: ReactNode }) {
  const { firstName, userRole, address } = session
  return (
    <section className="overflow-hidden rounded-card border border-line bg-card">
      <div className="grid sm:grid-cols-[minmax(0,1fr)_minmax(0,18rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
        <div className="grid content-center gap-1.5 p-5 sm:p-8">
          <p className="text-leaf text-sm">
            {roleNames[userRole]} · {address}
          </p>
          <h1 className="break-words text-2xl">
            {greetingAt(new Date())}, {firstName}
          </h1>
          <p className="max-w-prose text-soft-ink">{purposeOf(userRole)}</p>
        </div>
        <div className={`picture ${pictures[userRole] ?? ''} h-32 sm:h-auto sm:min-h-52`} />
      </div>
      {children ? <div className="border-line border-t">{children}</div> : null}
    </section>
  )
}

function greetingAt(now: Date): string {
  const hour = now.getHours()
  if (hour < 4) return 'Hello'
  if (hour < 12) return 'Good morning'
  return hour < 17 ? 'Good afternoon' : 'Good evening'
}
