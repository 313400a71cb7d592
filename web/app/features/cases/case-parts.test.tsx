// @vitest-environment happy-dom
import type { CaseDocument, CaseFile, LeadDetails } from '@properysearch/contract/cases/case'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type Answers, beSignedIn, fakeServer } from '../../../test/fake-server.ts'
import { show } from '../../../test/show.tsx'
import { QueryProvider } from '../../lib/query-provider.tsx'
import { AcceptLead } from './accept-lead.tsx'
import { CaseParts } from './case-parts.tsx'

const moment = '2026-11-18T06:00:00.000Z'

const draft = (version: number, given: Partial<CaseDocument> = {}): CaseDocument => ({
  id: version,
  kind: 'draft',
  version,
  madeAt: moment,
  fileName: 'Draft agreement.txt',
  sizeBytes: 2000,
  hash: 'a'.repeat(64),
  isText: true,
  opinion: null,
  sharedAt: null,
  approvedAt: null,
  comments: [],
  ...given,
})

const lead = (file: Partial<CaseFile> = {}, given: Partial<LeadDetails> = {}): LeadDetails => ({
  buyerdata: { firstname: 'Zoya', lastname: 'Patil', locality: null, city: 'Pune', photo: null },
  propertydata: { id: 3, title: 'Flat 12' },
  lawyerdata: {
    id: 5,
    requeststatus: 1,
    state: 'accepted',
    stateInWords: 'In progress',
    paidAt: moment,
    answerBy: null,
  },
  side: 'client',
  lawyer: { name: 'Sneha Patil', photo: null },
  property: null,
  scope: null,
  days: 10,
  dueAt: moment,
  conflicts: [],
  case: {
    stage: 'drafted',
    isOpen: true,
    items: [{ item: 'charge-search', state: 'concern', note: 'A mortgage of 2016.', changedAt: moment }],
    requests: [],
    papers: [],
    reports: [],
    drafts: [],
    hasOtherSide: true,
    lawyerReadsUntil: null,
    ...file,
  },
  ...given,
})

function showWith(answers: Answers, part: React.ReactNode) {
  beSignedIn()
  const called = fakeServer(answers)
  show(<QueryProvider>{part}</QueryProvider>)
  return called
}

const buttons = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent)

test('the client answers a request, approves the newest version, and shares what they like', async () => {
  const request = {
    id: 8,
    name: 'Index II',
    about: null,
    item: null,
    state: 'open' as const,
    askedAt: moment,
    settledAt: null,
    reply: null,
    papers: [],
  }
  const called = showWith(
    { cases: { shareDraft: () => ({}) } },
    <CaseParts lead={lead({ requests: [request], drafts: [draft(2), draft(1)] })} />,
  )
  expect(buttons()).toEqual(
    expect.arrayContaining([
      'Upload it: Index II',
      'I cannot give it: Index II',
      'Approve version 2',
      'Comment on version 2',
    ]),
  )
  expect(buttons()).not.toContain('Approve version 1')
  expect(screen.getByText('A mortgage of 2016.')).toBeTruthy()
  fireEvent.click(screen.getAllByRole('button', { name: 'Share with the other side' })[0] as HTMLElement)
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Share with the other side' }))
  await waitFor(() => expect(called).toContainEqual({ call: 'cases.shareDraft', input: { documentId: 2 } }))
})

test('the lawyer asks, uploads and notes, and delivers once there is something to deliver', () => {
  showWith({}, <CaseParts lead={lead({ drafts: [draft(1)] }, { side: 'lawyer' })} />)
  expect(buttons()).toEqual(expect.arrayContaining(['Ask for a paper', 'Read version 1', 'Deliver']))
  expect(buttons().join()).not.toMatch(/Approve|Share|Comment|Upload it/)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deliver' }).disabled).toBe(true)
  expect(screen.getByRole('link', { name: 'Give a new version' }).getAttribute('href')).toBe(
    '/DocumentUploadByLawyer?lead=5&kind=draft',
  )
})

test('an approved draft can be delivered; while papers are awaited nothing can', () => {
  const approved = draft(1, { approvedAt: moment })
  showWith({}, <CaseParts lead={lead({ drafts: [approved] }, { side: 'lawyer' })} />)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Deliver' }).disabled).toBe(false)
  expect(screen.getByText('Draft approved')).toBeTruthy()
})

test('a version is read with what changed since the one before it', async () => {
  showWith(
    {
      cases: {
        readDraft: ({ documentId }) => ({
          data: {
            id: documentId,
            version: 2,
            text: 'The price is Rs 77 lakh.',
            before: { version: 1, text: 'The price is Rs 78 lakh.' },
          },
        }),
      },
    },
    <CaseParts lead={lead({ drafts: [draft(2)] })} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'Read version 2' }))
  expect(await screen.findByText('1 word added, 1 word removed.', { exact: false })).toBeTruthy()
  expect(document.querySelector('ins')?.textContent).toBe('77')
  expect(document.querySelector('del')?.textContent).toBe('78')
})

test('a lead is accepted with the declaration alone; what touches it is named', async () => {
  const conflict = { leadId: 2, client: 'Mandar Joshi', why: 'same-property' as const, stateInWords: 'Closed' }
  const called = showWith(
    { cases: { acceptLead: () => ({ message: 'Lead accepted successfully' }) } },
    <AcceptLead lead={lead({}, { side: 'lawyer', conflicts: [conflict] })} />,
  )
  expect(screen.getByText(/Mandar Joshi: You acted for them in the matter of the same property/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  expect(await screen.findByText('Tick this to accept, or decline the lead')).toBeTruthy()
  expect(called).toEqual([])
  fireEvent.click(screen.getByRole('checkbox'))
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await waitFor(() =>
    expect(called).toContainEqual({ call: 'cases.acceptLead', input: { leadId: 5, declaresNoConflict: true } }),
  )
})
