import type { LeadDetails } from '@properysearch/contract/cases/case'
import { sql } from '../src/platform/db/sql.ts'
import { createUser, type TestPerson } from './factories.ts'
import { createHire, type TestHire } from './hire-factory.ts'
import { asBlob, pdf, uploadId } from './listing-factory.ts'
import type { TestApp } from './test-app.ts'

export interface TestCase extends TestHire {
  lawyer: TestPerson
}

/** A lawyer's case in work; by the calls that everybody uses. */
export async function createCase(
  app: TestApp,
  given: Omit<Parameters<typeof createHire>[1], 'kind'> = {},
): Promise<TestCase> {
  const hire = await createHire(app, { state: 'accepted', ...given, kind: 'lawyer' })
  return { ...hire, lawyer: hire.professional }
}

export async function leadOf({ id }: Pick<TestCase, 'id'>, { client }: TestPerson): Promise<LeadDetails> {
  return (await client.cases.getLead({ id })).data
}

/** The case as this person sees it; it is a defect if they see none. */
export async function caseOf(of: Pick<TestCase, 'id'>, person: TestPerson): Promise<NonNullable<LeadDetails['case']>> {
  const { case: file } = await leadOf(of, person)
  if (!file) throw new Error('This person sees no case.')
  return file
}

export async function giveDraft({ id, lawyer }: TestCase, text = 'The price is Rs 78,50,000.') {
  return (await lawyer.client.cases.giveDraft({ leadId: id, uploadId: uploadId() }, asBlob(text, 'text/plain'))).data
}

export async function giveReport({ id, lawyer }: TestCase, opinion: 'clear' | 'defective' = 'clear') {
  const given = { leadId: id, opinion, uploadId: uploadId() }
  return (await lawyer.client.cases.giveReport(given, asBlob(pdf, 'application/pdf'))).data
}

export async function askPaper({ id, lawyer, client }: TestCase, name = 'Index II of 2011'): Promise<number> {
  await lawyer.client.cases.askPaper({ leadId: id, name })
  const request = (await caseOf({ id }, client)).requests.find((one) => one.name === name)
  if (!request) throw new Error('The request is not in the case.')
  return request.id
}

export async function givePaper({ id, client }: TestCase, requestId = 0, bytes: string | Buffer = pdf) {
  const given = { leadId: id, requestId, uploadId: uploadId() }
  return (await client.client.cases.givePaper(given, asBlob(bytes, 'application/pdf'))).data
}

/** Something of everything in a case of somebody; of a request that was withdrawn, so that no money is held for it. */
export async function insertOldCase(app: TestApp, client: { user: { id: number } }): Promise<void> {
  const { now } = app.clock
  const lawyer = await createUser(app, { role: 'lawyer' })
  const { id } = await app.db.one<{ id: number }>(sql`
    insert into hires (kind, client_id, professional_id, state, title, asked_at, changed_at, key)
    values ('lawyer', ${client.user.id}, ${lawyer.user.id}, 'withdrawn', 'A title search', ${now}, ${now}, 'of-a-test')
    returning id`)
  await app.db.run(sql`
    insert into case_items (hire_id, item, state, note, changed_at)
    values (${id}, 'mutations', 'clear', 'Vasundhara is the holder', ${now})`)
  await app.db.run(sql`
    insert into case_requests (hire_id, name, asked_at, settled_at, settled_as, reply)
    values (${id}, 'Will of a Chandorkar', ${now}, ${now}, 'cannot', 'Vasundhara has lost it')`)
  await app.db.run(sql`
    insert into case_papers (hire_id, added_at, file_key, file_name, content_type, size_bytes, upload_id)
    values (${id}, ${now}, ${`case-papers/old-${id}`}, 'Chandorkar.pdf', 'application/pdf', 1, 'of-a-test')`)
  const document = await app.db.one<{ id: number }>(sql`
    insert into case_documents (hire_id, kind, version, made_at, body, file_key, file_name, content_type, size_bytes,
      content_hash, upload_id)
    values (${id}, 'draft', 1, ${now}, 'Vasundhara Chandorkar sells', ${`case-documents/old-${id}`}, 'Draft.txt',
      'text/plain', 1, sha256('x'), 'of-a-test') returning id`)
  await app.db.run(sql`
    insert into case_comments (document_id, author_id, words, said_at, key)
    values (${document.id}, ${client.user.id}, 'Vasundhara agrees', ${now}, 'of-a-test')`)
}
