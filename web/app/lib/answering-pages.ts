import { type Client, isFailure } from '@properysearch/contract/kernel/client'
import { data } from 'react-router'

type Calls = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>

/**
 * The API for loaders: when the server cannot answer for the moment, the page is a 503 and says so. Thrown as it is, the
 * failure would be one of ours, a 500.
 */
export function answeringPages(api: Client): Client {
  const domains = Object.entries(api as unknown as Calls).map(([domain, calls]) => [
    domain,
    Object.fromEntries(
      Object.entries(calls).map(([name, call]) => [name, (...given: unknown[]) => call(...given).catch(throwAsPage)]),
    ),
  ])
  return Object.fromEntries(domains) as Client
}

function throwAsPage(error: unknown): never {
  throw isFailure(error) && error.http === 503 ? data(error.body, { status: 503 }) : error
}

/** What a call that failed like that says; the server has told its log already. Undefined for any other failure. */
export function unavailableSentence(error: unknown): string | undefined {
  const thrown = error as { init?: { status?: number }; data?: { message?: string } } | null
  return thrown?.init?.status === 503 ? thrown.data?.message : undefined
}
