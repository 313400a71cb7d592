import { acceptHours, approvalDays, type HireKind, reminderDays } from '@properysearch/contract/hires/facts'
import { Check } from 'lucide-react'

/** Who holds the money, and what comes back when: said before anybody pays. */
export function HeldWords({ kind, name }: { kind: HireKind; name: string }) {
  const isLawyer = kind === 'lawyer'
  const lines = [
    `Our payment partner holds the fee. ${name} is paid once you accept the work.`,
    `If you say nothing for ${approvalDays} days after the delivery, it counts as accepted; we remind you ${reminderDays.length === 2 ? 'twice' : 'before'}.`,
    `If ${name} declines, does not accept within ${acceptHours} hours or gives the work up, all of your money is refunded automatically${isLawyer ? ', our own fee too' : ''}.`,
    `Until they accept you can withdraw: the fee comes back${isLawyer ? ', our own fee does not' : ''}.`,
    'You can ask for one revision. If you raise a dispute, the fee stays held until our team has decided.',
    'Money that comes back reaches you in 5 to 7 working days, where you paid it from.',
  ]
  return (
    <ul className="grid max-w-prose gap-2 text-sm">
      {lines.map((line) => (
        <li key={line} className="flex items-start gap-3">
          <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-leaf" />
          {line}
        </li>
      ))}
    </ul>
  )
}
