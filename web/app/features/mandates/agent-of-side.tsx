import { useMandates } from './mandates.queries.ts'

interface AgentOfSideProps {
  bookingId: number
  side: 'buyer' | 'seller'
}

/** Under one of the people of a deal: who represents them, if anybody. */
export function AgentOfSide({ bookingId, side }: AgentOfSideProps) {
  const { data } = useMandates(bookingId)
  const mandate = data?.find((one) => one.side === side && one.state === 'accepted')
  return mandate ? <>Represented by {mandate.agent.name}</> : null
}
