import type { Hire } from '@properysearch/contract/hires/calls'
import { formatMoment } from '../../lib/format.ts'
import { useHire } from './hires.queries.ts'

/** How things stand with a fee that its client has paid; until the hire has loaded, only that it is held. */
export function FeeNow({ hireId, heldFor }: { hireId: number; heldFor: string | null }) {
  const { data } = useHire(hireId)
  return (data && stands(data)) ?? `Our payment partner holds the fee for ${heldFor ?? 'them'}.`
}

function stands({ state, professional: { name }, deadlineAt }: Hire): string | undefined {
  switch (state) {
    case 'paid':
      return `Our payment partner holds the fee for ${name}. They have ${
        deadlineAt ? `until ${formatMoment(deadlineAt)}` : '48 hours'
      } to accept.`
    case 'accepted':
      return `${name} has accepted and is at work. Our payment partner holds the fee until you have the work.`
    case 'waiting':
      return `${name} has accepted and needs a paper from you. Our payment partner holds the fee.`
    case 'delivered':
      return `${name} has delivered the work. Our payment partner holds the fee until you accept it.`
    case 'disputed':
      return 'Our payment partner holds the fee until the dispute is decided.'
    case 'closed':
      return 'The hire is over: its page shows what became of the fee.'
    case 'declined':
    case 'withdrawn':
      return 'The hire ended without work, and the fee goes back to where you paid it from.'
    default:
      return undefined
  }
}
