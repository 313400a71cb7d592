import { newAddress } from './people.ts'
import type { TestApp } from './test-app.ts'

/** The number of a browser that has just come by, from an address of its own. */
export async function newVisitor(app: TestApp): Promise<string> {
  const { data } = await app.clientFor(null, { address: newAddress() }).visitors.issue()
  if (!data.visitorId) throw new Error('This address has had too many visitor numbers.')
  return data.visitorId
}
