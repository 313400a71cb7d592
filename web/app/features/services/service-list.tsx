import type { Service } from '@properysearch/contract/services/calls'
import { formatRupees } from '@properysearch/contract/values/money'
import type { ReactNode } from 'react'

/** What somebody does for a fixed fee, as people read it before they hire. */
export function ServiceList({ services, action }: { services: Service[]; action: (service: Service) => ReactNode }) {
  if (services.length === 0) {
    return <p className="text-soft-ink">None so far. Ask for a quote for what you need.</p>
  }
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-card">
      {services.map((service) => (
        <li key={service.id} className="flex flex-wrap items-start gap-x-6 gap-y-3 p-4 sm:p-5">
          <div className="grid min-w-0 flex-1 basis-64 gap-1">
            <h3 className="font-semibold text-base">{service.title}</h3>
            <p className="whitespace-pre-line text-soft-ink text-sm">{service.delivers}</p>
          </div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="figures text-end">
              <strong className="block text-lg">{feeText(service.fee)}</strong>
              <span className="text-soft-ink text-xs">
                before tax · within {service.days} {service.days === 1 ? 'day' : 'days'}
              </span>
            </p>
            {action(service)}
          </div>
        </li>
      ))}
    </ul>
  )
}

export function feeText(rupees: number): string {
  return formatRupees(rupees, Number.isInteger(rupees) ? 0 : 2)
}
