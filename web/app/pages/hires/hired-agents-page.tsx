import { type HireKind, hireKinds } from '@properysearch/contract/hires/facts'
import { useParams, useSearchParams } from 'react-router'
import { HiredList } from '../../features/hires/hire-list.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { myId } from '../../lib/session.ts'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { listPaths } from './list-paths.ts'

export const meta = () => privateMeta('My professionals')

const names: Record<HireKind, string> = { agent: 'Agents', lawyer: 'Lawyers', evaluator: 'Evaluators' }

/** Whom I have hired, one kind at a time. */
export default function HiredAgentsPage() {
  const userId = Number(useParams().id)
  const [query, setQuery] = useSearchParams()
  const kind = hireKinds.find((one) => one === query.get('tab')) ?? 'agent'
  if (userId !== myId()) {
    return (
      <>
        <h1 className="sr-only">My professionals</h1>
        <EmptyState
          title="This list is not yours"
          action={<ButtonLink to={pathTo('hiredAgents', { id: myId() })}>See mine</ButtonLink>}
        >
          Only the client can see whom they have hired.
        </EmptyState>
      </>
    )
  }
  return (
    <>
      <PageHeader title="My professionals">Those you have asked or hired, the newest first.</PageHeader>
      <Tabs
        label="Which professionals"
        tabs={hireKinds.map((key) => ({ key, name: names[key] }))}
        current={kind}
        onChange={(key) => setQuery(key === 'agent' ? {} : { tab: key })}
      >
        <HiredList
          key={kind}
          kind={kind}
          userId={userId}
          empty={
            <EmptyState
              picture={<div className="picture picture-desk aspect-3/2 w-56 rounded-card" />}
              title={`No ${kind}s yet`}
              action={<ButtonLink to={listPaths[kind]}>See the {kind}s</ButtonLink>}
            >
              {kind === 'agent' ? 'An agent' : kind === 'lawyer' ? 'A lawyer' : 'An evaluator'} whom you ask for a quote
              or hire appears here.
            </EmptyState>
          }
        />
      </Tabs>
    </>
  )
}
