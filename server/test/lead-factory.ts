import type { SentInputOf } from '@properysearch/contract/kernel/endpoint'
import type { leads } from '@properysearch/contract/leads/calls'
import { createUser, type TestPerson } from './factories.ts'
import { newKey } from './order-factory.ts'
import { buy } from './paid-orders.ts'
import type { TestApp } from './test-app.ts'

/** What somebody who looks for a flat in Baner tells agents, unless told otherwise. */
export async function tellAgents(
  person: Pick<TestPerson, 'client'>,
  given: Partial<SentInputOf<typeof leads.tell>> = {},
) {
  const { data } = await person.client.leads.tell({
    wish: 'buy',
    city: 'Pune',
    localities: ['Baner', 'Aundh'],
    minBudget: 70_00_000,
    maxBudget: 95_00_000,
    words: 'A 2 BHK on a higher floor, ready to move in.',
    consent: true,
    key: newKey(),
    ...given,
  })
  return data
}

/** An agent in Baner with ten leads to use. */
export async function agentWithLeads(app: TestApp): Promise<TestPerson> {
  const agent = await createUser(app, { role: 'agent', firstname: 'Sneha', lastname: 'Patil' })
  await buy(app, agent, { purpose: 'subscription', subjectId: 11 })
  return agent
}

export const unlockLead = async (agent: TestPerson, id: number) => (await agent.client.leads.unlock({ id })).data

export const offersFor = (agent: TestPerson) => agent.client.leads.listForAgent({ id: agent.user.id })

export const pipelineOf = (agent: TestPerson, stage: 'new' | 'contacted' | 'won' = 'new') =>
  agent.client.leads.listPipeline({ stage })
