import { beforeKeys } from '@properysearch/contract/bookings/rental'
import { useState } from 'react'
import { api, messageOf } from '../../../../../lib/api.ts'
import { Button } from '../../../../../ui/button.tsx'
import { CheckboxField } from '../../../../../ui/checkbox-field.tsx'
import { Modal } from '../../../../../ui/modal.tsx'
import { Notice } from '../../../../../ui/notice.tsx'
import { toast } from '../../../../../ui/toast.tsx'
import { useStep } from '../../../deal.queries.ts'
import { exact, theOther } from '../../deal-words.ts'
import { wordsGiven } from '../../press.ts'
import { inventoryAt, versionOf } from '../rental-words.ts'
import type { RentalDialogProps } from './formality-dialogs.tsx'

/** The owner may go on without some of it, once they have read what that means. */
export function KeysDialog({ room, rental, onClose }: RentalDialogProps) {
  const { id, side } = room.bookingData
  const isOwner = side === 'seller'
  const [isWarned, setWarned] = useState(false)
  const without = rental.missing.filter((name) => beforeKeys[name].mayWait)
  const mustSay = isOwner && without.length > 0
  const isLast = wordsGiven(room, 'move-in').theirs
  const version = versionOf(inventoryAt(rental, 'in'))
  const step = useStep(() => api.bookings.confirmKeys({ id, version, without: isOwner ? without : [] }))
  const confirm = () =>
    step.mutate(undefined, {
      onSuccess: () => {
        toast.success(isLast ? 'The keys are handed over. The rent begins.' : 'You have confirmed the keys.')
        onClose()
      },
    })
  return (
    <Modal
      isWide
      onClose={onClose}
      title="Confirm the keys"
      text={
        <p>
          {isOwner ? 'You confirm that you have handed over the keys' : 'You confirm that you have the keys'}, and that
          the inventory and the meter readings are as written down.{' '}
          {isLast
            ? `From then on the owner keeps the deposit of ${exact(rental.deposit.amount)} safe, and the rent begins.`
            : `Once ${theOther(room.bookingData)} has confirmed it too, the rent begins.`}
        </p>
      }
      actions={
        <>
          <Button look="secondary" onClick={onClose}>
            Not now
          </Button>
          <Button onClick={confirm} disabled={step.isPending || (mustSay && !isWarned)}>
            Confirm keys
          </Button>
        </>
      }
    >
      {mustSay || step.error ? (
        <div className="grid gap-4">
          {mustSay ? (
            <>
              <Notice look="attention">
                <p className="font-semibold">Still open</p>
                <ul className="mt-1 grid gap-2">
                  {without.map((name) => (
                    <li key={name}>
                      {beforeKeys[name].label}. {beforeKeys[name].why}
                    </li>
                  ))}
                </ul>
              </Notice>
              <CheckboxField
                label="I have read this, and hand over the keys without it"
                checked={isWarned}
                onChange={({ target }) => setWarned(target.checked)}
              />
            </>
          ) : null}
          {step.error ? (
            <Notice look="danger" role="alert">
              {messageOf(step.error)}
            </Notice>
          ) : null}
        </div>
      ) : null}
    </Modal>
  )
}
