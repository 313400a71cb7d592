import {
  type DefaultError,
  QueryObserver,
  type QueryObserverOptions,
  type QueryObserverResult,
} from '@tanstack/react-query'
import { queryClient } from './query-client.ts'
import type { Follow } from './signed-in-value.ts'

/** A query outside of React, for a `signedInValue`. */
export function followQuery<Data>(
  query: QueryObserverOptions<Data, DefaultError, Data, Data, readonly unknown[]>,
): Follow<QueryObserverResult<Data>> {
  return (onChange) => {
    const observer = new QueryObserver(queryClient(), query)
    return { read: () => observer.getCurrentResult(), stop: observer.subscribe(onChange) }
  }
}
