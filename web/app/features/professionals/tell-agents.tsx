import { mostAgents } from '@properysearch/contract/leads/facts'
import { useSession } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The other way round: agents come to whoever says what they need. For those who buy, sell and rent, or will. */
export function TellAgents() {
  const session = useSession()
  if (session && session.userRole !== 'user') return null
  return (
    <section
      aria-labelledby="tell-agents"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 rounded-card bg-leaf-wash p-5"
    >
      <div className="grid min-w-0 flex-1 basis-72 gap-0.5">
        <h2 id="tell-agents" className="font-semibold text-base">
          Would you rather have agents come to you?
        </h2>
        <p className="max-w-prose text-sm">
          Say once what you need. At most {mostAgents} agents near the place get your number, and you see who they are.
          It costs you nothing.
        </p>
      </div>
      <ButtonLink to={pathTo(session ? 'tellAgents' : 'login')} look="secondary">
        Tell agents what you need
      </ButtonLink>
    </section>
  )
}
