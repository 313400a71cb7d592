import { MutationCache, QueryClient } from '@tanstack/react-query'
import { isFailure } from './api.ts'
import { onSessionChange, readSession } from './session.ts'

let client: QueryClient | undefined

/** The one store of what the server answered this person. Only in the browser; another person starts with an empty one. */
export function queryClient(): QueryClient {
  client ??= start()
  return client
}

function start(): QueryClient {
  const fresh = new QueryClient({
    // The button that was pressed should not have been there any more: what is on the screen is asked for again.
    mutationCache: new MutationCache({
      onError: (error) => {
        if (isFailure(error, 'moved-on')) void fresh.invalidateQueries()
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Offline, a call fails and says so, instead of waiting behind a skeleton.
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && !isFinal(error),
      },
      mutations: { networkMode: 'always' },
    },
  })
  let person = readSession()?.userId
  onSessionChange(() => {
    const now = readSession()?.userId
    if (now !== person) fresh.clear()
    person = now
  })
  return fresh
}

/** The server has decided, or was asked again already: once more gives the same answer. */
function isFinal(error: unknown): boolean {
  return isFailure(error) && (error.http < 500 || error.http === 503)
}
