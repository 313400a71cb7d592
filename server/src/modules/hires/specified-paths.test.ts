import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDraft } from '../../../test/case-factory.ts'
import { acceptedSale } from '../../../test/deal-factory.ts'
import type { TestPerson } from '../../../test/factories.ts'
import { createHire, createProfessional } from '../../../test/hire-factory.ts'
import { represented } from '../../../test/representation-factory.ts'
import { createTestApp, type TestApp } from '../../../test/test-app.ts'

// Every call of the specification under Agents, Lawyers, Evaluators and Seller side, spelt as it spells them, asked by
// the person whom it is for.

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

async function world() {
  const deal = await acceptedSale(app)
  const { buyer, seller, propertyId, bookingId } = deal
  const agent = await createProfessional(app, 'agent')
  const lawyer = await createProfessional(app, 'lawyer')
  const evaluator = await createProfessional(app, 'evaluator')
  const about = { client: buyer, propertyId, bookingId }
  const matter = await createHire(app, { ...about, kind: 'lawyer', professional: lawyer, state: 'accepted' })
  const draft = await giveDraft({ ...matter, lawyer })
  await buyer.client.cases.shareDraft({ documentId: draft.id })
  const lead = await createHire(app, { client: buyer, kind: 'lawyer', professional: lawyer, state: 'paid' })
  const valuation = await createHire(app, { client: buyer, kind: 'evaluator', professional: evaluator, state: 'paid' })
  await createHire(app, { client: buyer, kind: 'agent', professional: agent, state: 'accepted' })
  await represented(app, { owner: seller, agent })
  return { buyer, seller, agent, lawyer, evaluator, propertyId, matter, lead, valuation }
}

test('each answers', async () => {
  const { buyer, seller, agent, lawyer, evaluator, propertyId, matter, lead, valuation } = await world()
  const [b, s, a, l, e] = [buyer, seller, agent, lawyer, evaluator].map(({ user }) => user.id)
  const asked: [TestPerson | null, string][] = [
    [agent, `GET /api/agents/requestinterestlist/${a}`],
    [buyer, 'GET /api/agents/nearbyagent/18.559,73.7868/10'],
    [buyer, `GET /api/agents/gethireagentbyuser/${b}`],
    [agent, `GET /api/agents/getagentleadlist/${a}`],
    [agent, `GET /api/book/findbyagent/${a}`],
    [agent, `GET /api/users/getvisitorlist/${a}?page=1`],
    [agent, `GET /api/users/getvisitorrequest/${a}?page=1`],
    [null, 'GET /api/profilepremium/getUserPremiumList'],
    [agent, `GET /api/users/getRatingAgentList/${a}`],

    [lawyer, `GET /api/lawyer/getleaddetails/${matter.id}`],
    [buyer, `GET /api/lawyer/alllawyers/${b}`],
    [buyer, `GET /api/lawyer/getallassignlawyer/${b}`],
    [lawyer, `GET /api/lawyer/leadlist/${l}`],
    [lawyer, `PUT /api/lawyer/accpetlead/${lead.id}`],

    [evaluator, `GET /api/propertyevaluator/getleadlist/${e}`],
    [evaluator, `GET /api/propertyevaluator/getleaddetails/${valuation.id}`],
    [buyer, 'GET /api/users/getAllEvalutors'],
    [buyer, `GET /api/propertyevaluator/getevaluatorlistbyuser/${b}`],

    [seller, `GET /api/agents/intrestedagent/${propertyId}`],
    [seller, `GET /api/agents/holdpropertybyagent/${a}/${s}`],
    [seller, `GET /api/bid/findbypropertyid/${propertyId}`],
    [seller, `GET /api/book/findbypropertyid/${propertyId}`],
    [seller, `GET /api/method/findbyseller/${s}/${propertyId}`],
    [seller, `GET /api/lawyer/leadlistbyseller/${s}/${propertyId}`],
    [seller, `GET /api/property/findbyrequestcount/${s}`],
    [seller, `GET /api/lawyer/getselleragreement/${s}/${matter.id}`],
    [seller, `GET /api/lawyer/getleaddetailsbyseller/${matter.id}`],
    [seller, `GET /api/property/myverifiedproperty/${s}`],
    [seller, `GET /api/property/getbookproperty/${s}`],
    [seller, `GET /api/property/getbookpropertydetails/${propertyId}/${s}`],
    [seller, `GET /api/agentrelease/getrequestbyseller/${s}`],
  ]
  const answers = await Promise.all(
    asked.map(async ([who, call]) => {
      const [method = '', url = ''] = call.split(' ')
      const headers = who ? { authorization: `Bearer ${who.token}` } : {}
      const { statusCode, body } = await app.inject({ method: method as 'GET', url, headers })
      return { call, statusCode, hasData: /"[Dd]ata":|"status":1/.test(body) }
    }),
  )
  expect(answers.filter(({ statusCode, hasData }) => statusCode !== 200 || !hasData)).toEqual([])
})
