import type { ProfessionalCard } from '@properysearch/contract/professionals/calls'
import { formatDay } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { RegistrationLine } from './professional-facts.tsx'

/** Through whom somebody came to this listing. */
export function AgentCard({ agent }: { agent: ProfessionalCard }) {
  return (
    <section aria-label="Your agent" className="flex items-center gap-4 rounded-card border border-line bg-card p-4">
      <Avatar name={agent.name} photo={agent.photo} className="size-12" />
      <div>
        <p className="text-soft-ink text-sm">You came to this listing through</p>
        <p className="font-semibold">{agent.name}</p>
        <p className="text-sm">
          Agent in {agent.locality ? `${agent.locality}, ${agent.city}` : agent.city} · member since{' '}
          {formatDay(agent.memberSince)}
        </p>
        {agent.facts ? (
          <ul className="mt-1 text-sm">
            <RegistrationLine role={agent.role} registration={agent.facts.registration} />
          </ul>
        ) : null}
      </div>
    </section>
  )
}
