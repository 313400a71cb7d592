import type { Context, SignedIn } from '../../context.ts'

export async function findSession(_ctx: Context, _token: string): Promise<SignedIn | null> {
  return null
}
