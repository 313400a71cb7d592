import { useMutation, useQueryClient } from '@tanstack/react-query'
import { queryKeys } from './query-keys.ts'

/** A decision: whatever the back office shows may have changed by it, or before it when it was refused. */
export function useDecision<Input>(decide: (input: Input) => Promise<unknown>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: decide,
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.backoffice }),
  })
}
