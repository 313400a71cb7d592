import { askPaper, createCase, giveDraft } from '../case-factory.ts'
import { createUser, type TestPerson } from '../factories.ts'
import { asBlob, uploadId } from '../listing-factory.ts'
import { newKey } from '../order-factory.ts'
import type { TestApp } from '../test-app.ts'
import type { Marker } from './marked-world.ts'
import type { Possessions } from './possessions.ts'

/** The seeker's lawyer works on a case, which belongs to no deal: nobody but the two of them sees anything of it. */
export async function openCase(
  app: TestApp,
  seeker: { person: TestPerson; has: Possessions },
  markers: Marker[],
): Promise<void> {
  const professional = await createUser(app, { role: 'lawyer', firstname: 'Vakil' })
  const made = await createCase(app, { client: seeker.person, professional })
  const request = await askPaper(made, 'Will of the uncle of seeker')
  const upload = { leadId: made.id, requestId: request, uploadId: uploadId() }
  const paper = await seeker.person.client.cases.givePaper(upload, asBlob('%PDF-1.4\nWill-of-seeker\n%%EOF\n'))
  const draft = await giveDraft(made, 'The price that seeker-of-the-case pays')
  await seeker.person.client.cases.comment({
    documentId: draft.id,
    words: 'A remark of seeker-of-the-case',
    key: newKey(),
  })
  await made.lawyer.client.cases.setItem({
    leadId: made.id,
    item: 'mutations',
    state: 'clear',
    note: 'Entry-of-seeker',
  })
  Object.assign(seeker.has.ids, {
    hire: [made.id],
    caseRequest: [request],
    casePaper: [paper.data.id],
    caseDocument: [draft.id],
  })
  for (const [what, text] of [
    ['request of a case', 'Will of the uncle of seeker'],
    ['paper of a case', 'Will-of-seeker'],
    ['text of a draft', 'seeker-of-the-case pays'],
    ['comment on a draft', 'A remark of seeker-of-the-case'],
    ['note of a lawyer', 'Entry-of-seeker'],
  ] as const) {
    markers.push({ whose: 'seeker', what, text, seenBy: ['seeker'] })
  }
}
