import { useRef, useState } from 'react'
import { MyRequirements } from '../../features/leads/my-requirements.tsx'
import { TellAgentsForm } from '../../features/leads/tell-agents-form.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { Card, PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Tell agents what you need')

export default function TellAgentsPage() {
  const [sent, setSent] = useState(0)
  const list = useRef<HTMLElement>(null)
  return (
    <>
      <PageHeader title="Tell agents what you need">
        Agents near the place read it. At most three of them get your number, and you see who they are.
      </PageHeader>
      <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
        <Card>
          <TellAgentsForm
            key={sent}
            onTold={() => {
              setSent(sent + 1)
              list.current?.scrollIntoView({ block: 'start' })
            }}
          />
        </Card>
        <section ref={list} aria-labelledby="told" className="grid scroll-mt-24 content-start gap-4">
          <h2 id="told" className="text-xl">
            What you told agents
          </h2>
          <MyRequirements />
        </section>
      </div>
    </>
  )
}
