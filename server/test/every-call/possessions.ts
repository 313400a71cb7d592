import { sql } from '../../src/platform/db/sql.ts'
import { insertOldReport } from '../analysis-factory.ts'
import { signIn, type TestPerson } from '../factories.ts'
import { asBlob, createWholeDraft, photo, uploadId } from '../listing-factory.ts'
import { newKey, payHeld } from '../order-factory.ts'
import { buy } from '../paid-orders.ts'
import type { TestApp } from '../test-app.ts'
import type { IdKind } from './id-kinds.ts'

interface Mark {
  what: string
  text: string
  /** Whether the back office may see it too. */
  isForAdmin?: boolean
}

/** What one person has: the ids of it by kind, and the texts that only they may see. */
export interface Possessions {
  ids: Partial<Record<IdKind, number[]>>
  marks: Mark[]
  /** The listing of theirs that is live; 0 for somebody who posts none. */
  live: number
}

interface Whose {
  whose: string
  person: TestPerson
  admin: TestPerson
  number: number
}

/** Gives somebody one of everything, by the same calls as a browser. */
export async function furnish(app: TestApp, given: Whose): Promise<Possessions> {
  const { whose, person } = given
  const identity = await identify(app, given)
  const paid = await pay(app, given)
  const posted = person.user.role === 'user' ? await post(given) : await profess(given)
  const { data: dataExport } = await person.client.accounts.requestDataExport({ id: person.user.id })
  await app.runJobs()
  const push = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${whose}`,
    p256dh: 'B'.repeat(87),
    auth: 'a'.repeat(22),
  }
  await person.client.notifications.addPushDevice(push)
  const analysed = `Analysis of ${whose}`
  const analysisReport = await insertOldReport(app, person.user.id, analysed)
  const searchName = `Search of ${whose} for a home`
  const saved = await person.client.savedSearches.save({ name: searchName, search: { text: 'baner' }, pace: 'daily' })
  const { devices } = (await person.client.notifications.getSettings()).data
  const session = await signIn(app, person.user.id)
  const device = `Phone-of-${whose}`
  await app.db.run(sql`update sessions set device = ${device} where id = ${session.sessionId}`)
  const ids: Possessions['ids'] = {
    person: [person.user.id],
    session: [session.sessionId],
    dataExport: [dataExport.id],
    pushDevice: devices.map(({ id }) => id),
    savedSearch: [saved.data.id],
    package: [1],
    analysisReport: [analysisReport],
    ...identity.ids,
    ...paid.ids,
    ...posted.ids,
  }
  const hidden: IdKind[] = ['session', 'dataExport', 'bankAccount', 'order', 'refund', 'invoice', 'receipt', 'paper']
  const numbered = hidden.flatMap((kind) =>
    (ids[kind] ?? []).map((id) => ({
      what: `${kind} id`,
      text: String(id),
      isForAdmin: !['session', 'dataExport', 'bankAccount'].includes(kind),
    })),
  )
  const marks = [
    { what: 'device', text: device },
    { what: 'analysis', text: analysed },
    { what: 'name of a saved search', text: searchName },
    ...numbered,
    ...identity.marks,
    ...paid.marks,
    ...posted.marks,
  ]
  return { ids, marks, live: posted.live }
}

async function identify(app: TestApp, { person, number }: Whose) {
  const { client, user } = person
  const accountNumber = `50100${number}7${number}7${number}789`
  const pan = `ZZZPK${number}77${number}A`
  const { data: bank } = await client.kyc.addBankAccount({
    id: user.id,
    ifsc: 'TEST0000001',
    accountNumber,
    accountNumberAgain: accountNumber,
    holderName: 'Somebody Altogether Different',
    consent: true,
  })
  await client.kyc.verifyPan({ pan, nameOnPan: 'Asha Kulkarni', bornOn: `1988-02-1${number}`, consent: true })
  const check = await app.db.one<{ id: number }>(sql`select id from kyc_checks where user_id = ${user.id} limit 1`)
  return {
    ids: { bankAccount: [bank.id], check: [check.id] },
    marks: [
      { what: 'account number', text: accountNumber },
      { what: 'PAN', text: pan },
      { what: 'date of birth', text: `1988-02-1${number}` },
    ],
  }
}

async function pay(app: TestApp, { whose, person, admin }: Whose) {
  const { client, user } = person
  const subjectId = user.role === 'agent' ? 11 : 1
  const businessName = `Firm of ${whose} and Sons`
  const wanted = { purpose: 'subscription' as const, subjectId, gstin: '27AAPFU0939F1ZV', businessName }
  const businessAddress = `Godown of ${whose}, Pune 411045`
  const order = await buy(app, person, { ...wanted, businessAddress })
  const { data: open } = await client.orders.create({ ...wanted, businessAddress, key: newKey() })
  const reason = `Given back because ${whose} had asked.`
  await admin.client.orders.refund({ id: order.id, amount: 1, reason, key: newKey() })
  await app.runJobs()
  const [invoice] = (await client.invoices.listInvoices({})).data
  const [refund] = (await client.orders.listRefunds({ userId: user.id })).allData
  const { id: heldId, receipt } = await payHeld(app, person, 'held')
  if (!invoice || !refund || !receipt) throw new Error('There is no invoice, no refund or no receipt.')
  return {
    ids: { order: [order.id, open.id, heldId], invoice: [invoice.id], receipt: [receipt.id], refund: [refund.id] },
    marks: [
      { what: 'firm', text: businessName, isForAdmin: true },
      { what: 'firm’s address', text: businessAddress, isForAdmin: true },
      { what: 'invoice number', text: invoice.number, isForAdmin: true },
      { what: 'receipt number', text: receipt.number, isForAdmin: true },
      { what: 'checkout', text: open.checkoutUrl ?? 'no checkout' },
      { what: 'reason of a refund', text: reason, isForAdmin: true },
    ],
  }
}

async function post({ whose, person, admin, number }: Whose) {
  const { listings } = person.client
  const made = []
  // Pictures take long: only the owner has listings of every kind.
  for (const stage of whose === 'owner' ? (['draft', 'waiting', 'live'] as const) : (['live'] as const)) {
    const unit = `Unit-${stage}-of-${whose}`
    const place = { latitude: 18.5 + number / 100 + made.length / 1000, society: `Society ${number} ${stage}` }
    const draft = await createWholeDraft(person, { unit, title: `Title ${stage} of ${whose}`, ...place }, [
      await photo(),
    ])
    for (let more = stage === 'draft' ? 0 : 2; more > 0; more -= 1) {
      await listings.uploadPicture({ id: draft.id, role: 'photo', uploadId: uploadId() }, asBlob(await photo()))
    }
    const paper = `%PDF-1.4\nPaper-${stage}-of-${whose}\n%%EOF\n`
    await listings.uploadPaper({ id: draft.id, kind: 'tax-receipt', uploadId: uploadId() }, asBlob(paper))
    if (stage !== 'draft') await listings.submit({ id: draft.id })
    if (stage === 'live') {
      const { changedAt } = (await admin.client.listings.getForReview({ id: draft.id })).data
      await admin.client.listings.approve({ id: draft.id, changedAt, reason: 'The papers are in order.' })
    }
    made.push({ stage, listing: (await listings.getMine({ id: draft.id })).data })
  }
  const all = made.map(({ listing }) => listing)
  const live = all.at(-1)?.id ?? 0
  return {
    live,
    ids: {
      listing: [live],
      ownListing: all.map(({ id }) => id),
      // In the same order as the listings.
      paper: all.flatMap(({ papers }) => papers.slice(-1).map(({ id }) => id)),
      picture: all.flatMap(({ pictures }) => pictures.slice(-1).map(({ id }) => id)),
    },
    marks: made.flatMap(({ stage, listing }) => [
      { what: `unit of a ${stage} listing`, text: `Unit-${stage}-of-${whose}`, isForAdmin: stage !== 'draft' },
      { what: `paper of a ${stage} listing`, text: `Paper-${stage}-of-${whose}`, isForAdmin: stage !== 'draft' },
      ...(stage === 'live'
        ? []
        : [
            { what: `title of a ${stage} listing`, text: `Title ${stage} of ${whose}`, isForAdmin: stage !== 'draft' },
            { what: `id of a ${stage} listing`, text: String(listing.id), isForAdmin: stage !== 'draft' },
          ]),
    ]),
  }
}

/** An agent's own number, which nobody has found in the register yet, a profile and a service. */
async function profess({ whose, person }: Whose) {
  const number = 'A52100077777'
  await person.client.accounts.updateProfessionalDetails({ id: person.user.id, number })
  const offered = { title: 'Ten photographs', delivers: 'Ten edited photographs of a home.', fee: 2500, days: 3 }
  const { data: service } = await person.client.services.add({ ...offered, key: newKey() })
  const certificate = `Certificate-of-${whose}`
  const proof = asBlob(`%PDF-1.4\n${certificate}\n%%EOF\n`)
  await person.client.professionals.uploadProof({ uploadId: uploadId() }, proof)
  const places = [{ city: 'Pune', locality: 'Baner' }]
  await person.client.professionals.saveMine({ about: '', sinceYear: 2012, languages: ['Marathi'], areas: places })
  return {
    live: 0,
    ids: { service: [service.id], offeredService: [service.id], professional: [person.user.id] },
    marks: [
      { what: 'professional number', text: number, isForAdmin: true },
      { what: 'certificate of registration', text: certificate, isForAdmin: true },
    ],
  }
}
