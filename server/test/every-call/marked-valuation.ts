import { createUser, type TestPerson } from '../factories.ts'
import { asBlob, uploadId } from '../listing-factory.ts'
import type { TestApp } from '../test-app.ts'
import { acceptedValuation, deliverValuation } from '../valuation-factory.ts'
import type { Marker } from './marked-world.ts'
import type { Possessions } from './possessions.ts'

/** The owner has had somebody else's flat valued. */
export async function makeValuation(
  app: TestApp,
  owner: { person: TestPerson; has: Possessions },
  markers: Marker[],
): Promise<void> {
  const { user } = await createUser(app)
  const valuation = await acceptedValuation(app, { client: owner.person, ownerId: user.id })
  const report = await deliverValuation(valuation)
  const lead = (await valuation.professional.client.valuations.getLead({ id: valuation.id })).data
  const photos = lead.photos.map(({ id }) => id)
  const reason = 'a well that the sister of owner saw dry'
  await owner.person.client.hires.dispute({ id: valuation.id, reason })
  const upload = { id: valuation.id, uploadId: uploadId() }
  const file = await owner.person.client.hires.addDisputeFile(upload, asBlob('%PDF-1.4\nDry-well-of-owner\n%%EOF\n'))
  Object.assign(owner.has.ids, {
    hire: [valuation.id],
    hireFile: [file.data.id],
    valuationReport: [report.id],
    valuationPhoto: photos,
  })
  for (const [what, text] of [
    ['reason of a dispute over a hire', reason],
    ['file about a hire', 'Dry-well-of-owner'],
  ] as const) {
    markers.push({ whose: 'owner', what, text, seenBy: ['owner', 'admin'] })
  }
  markers.push({ whose: 'owner', what: 'number of a valuation', text: report.number, seenBy: ['owner'] })
}
