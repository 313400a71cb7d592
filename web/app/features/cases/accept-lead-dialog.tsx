import type { Lead } from '@properysearch/contract/cases/case'
import { messageOf } from '../../lib/api.ts'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { FailedState, Skeleton } from '../../ui/states.tsx'
import { useLead } from './cases.queries.ts'
import { DeclareForm } from './declare-form.tsx'
import { nameOf } from './lead-words.ts'

/** The same declaration as on the lead's own page, asked in the list. */
export default function AcceptLeadDialog({ lead, onClose }: { lead: Lead; onClose: () => void }) {
  const { id } = lead.lawyerdata
  const { data, error, refetch } = useLead(id)
  return (
    <Modal
      isWide
      onClose={onClose}
      title={`Accept the matter of ${nameOf(lead.buyerdata)}`}
      text={
        <>
          {lead.propertydata.title}. Work begins once you accept.{' '}
          <Link to={pathTo('lawyerLead', { id })} className="font-semibold text-leaf hover:underline">
            Read the whole lead first
          </Link>
        </>
      }
    >
      {data ? (
        <DeclareForm
          leadId={id}
          conflicts={data.conflicts}
          onDone={onClose}
          other={
            <Button look="secondary" onClick={onClose}>
              Cancel
            </Button>
          }
        />
      ) : error ? (
        <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-24" />
      )}
    </Modal>
  )
}
