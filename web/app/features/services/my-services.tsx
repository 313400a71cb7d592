import type { Service } from '@properysearch/contract/services/calls'
import { mostServices } from '@properysearch/contract/services/facts'
import { useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { ServiceDialog } from './service-dialog.tsx'
import { ServiceList } from './service-list.tsx'
import { useMyServices, useWithdrawService } from './services.queries.ts'

/** What I do for a fixed fee, to be changed at any time. */
export function MyServices() {
  const { data, error, refetch } = useMyServices()
  const withdraw = useWithdrawService()
  const [open, setOpen] = useState<'new' | Service | null>(null)
  const [asked, setAsked] = useState<Service | null>(null)
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-40" />
  const add = (
    <Button className="justify-self-start" disabled={data.length >= mostServices} onClick={() => setOpen('new')}>
      Offer a service
    </Button>
  )
  return (
    <div className="grid gap-4">
      {data.length === 0 ? (
        <EmptyState title="No service yet" action={add}>
          Say what the client receives, for what fee and within how many days. People can then hire you at once.
        </EmptyState>
      ) : (
        <>
          <ServiceList
            services={data}
            action={(service) => (
              <div className="flex gap-1">
                <Button
                  look="quiet"
                  className="px-3 text-sm"
                  aria-label={`Change ${service.title}`}
                  onClick={() => setOpen(service)}
                >
                  Change
                </Button>
                <Button
                  look="quiet"
                  className="px-3 text-sm"
                  aria-label={`Stop offering ${service.title}`}
                  onClick={() => setAsked(service)}
                >
                  Stop offering
                </Button>
              </div>
            )}
          />
          {add}
          {data.length >= mostServices ? (
            <p className="text-soft-ink text-sm">You offer {mostServices} services, as many as there can be.</p>
          ) : null}
        </>
      )}
      {open ? <ServiceDialog {...(open === 'new' ? {} : { service: open })} onClose={() => setOpen(null)} /> : null}
      <ConfirmDialog
        isOpen={asked !== null}
        title={`Stop offering ${asked?.title ?? ''}?`}
        action="Stop offering"
        keep="Keep offering"
        isBusy={withdraw.isPending}
        onClose={() => setAsked(null)}
        onConfirm={() =>
          asked &&
          withdraw.mutate(asked.id, {
            onError: (failed) => toast.error(messageOf(failed)),
            onSettled: () => setAsked(null),
          })
        }
      >
        Nobody can hire you for it from now on. Clients who have already done so keep what they bought.
      </ConfirmDialog>
    </div>
  )
}
