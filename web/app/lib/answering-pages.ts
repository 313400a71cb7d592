import { type Client, isFailure } from '@properysearch/contract/kernel/client'
import { data } from 'react-router'

type Calls = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>

/** Nothing is wrong with us or the page: it may be asked for again later. */
const passing = [429, 503]

/**
 * The API for loaders: when the server cannot answer for the moment, or has answered this caller enough, so does the page.
 * Thrown as it is, the failure would be one of ours, a 500.
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
  throw isFailure(error) && passing.includes(error.http) ? data(error.body, { status: error.http }) : error
}

/** What a call that failed like that says; the server has told its log already. Undefined for any other failure. */
export function refusalOf(error: unknown): { status: number; message: string } | undefined {
  const thrown = error as { init?: { status?: number }; data?: { message?: string } } | null
  const [status, message] = [thrown?.init?.status, thrown?.data?.message]
  return status !== undefined && passing.includes(status) && message !== undefined ? { status, message } : undefined
}
