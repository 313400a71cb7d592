import type { ContactRequest } from '@properysearch/contract/contacts/calls'
import { roleNames } from '@properysearch/contract/roles'
import { Ban, CircleCheck, CircleSlash } from 'lucide-react'
import { formatAgo, formatDay } from '../../lib/format.ts'
import { pathTo } from '../../screens.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Link } from '../../ui/link.tsx'

interface RequestTableProps {
  requests: readonly ContactRequest[]
  now: Date
  isStale: boolean
  onTakeBack: (request: ContactRequest) => void
  onGiveAgain: (request: ContactRequest) => void
}

export function RequestTable({ requests, now, isStale, onTakeBack, onGiveAgain }: RequestTableProps) {
  const columns: Column<ContactRequest>[] = [
    { label: 'Who', isBare: true, cell: ({ userData }) => <Person person={userData} /> },
    {
      label: 'Listing',
      cell: ({ propertydata }) => (
        <Link
          to={pathTo('myPropertyView', { id: propertydata.id })}
          className="line-clamp-2 underline underline-offset-2 hover:text-leaf"
        >
          {propertydata.title}
        </Link>
      ),
    },
    {
      label: 'Unlocked',
      cell: ({ unlockedAt }) => <span className="figures whitespace-nowrap">{formatAgo(unlockedAt, now)}</span>,
    },
    { label: 'Status', cell: (request) => <Standing request={request} /> },
    {
      label: 'Action',
      isBare: true,
      cell: (request) =>
        request.isBlocked ? null : (
          <Button
            look={request.revokedAt ? 'quiet' : 'secondary'}
            className="whitespace-nowrap text-sm"
            aria-label={`${request.revokedAt ? 'Share again with' : 'Stop sharing with'} ${request.userData.firstname} ${request.userData.lastname}: ${request.propertydata.title}`}
            onClick={() => (request.revokedAt ? onGiveAgain : onTakeBack)(request)}
          >
            {request.revokedAt ? 'Share again' : 'Stop sharing'}
          </Button>
        ),
    },
  ]
  return (
    <DataTable
      caption="Who has your number"
      columns={columns}
      rows={requests}
      keyOf={(request) => request.id}
      isStale={isStale}
    />
  )
}

export function Person({ person }: { person: Omit<ContactRequest['userData'], 'id'> }) {
  const name = `${person.firstname} ${person.lastname}`
  return (
    <div className="flex items-center gap-3">
      <Avatar name={name} photo={person.image} className="size-10 text-sm" />
      <div className="min-w-0">
        <p className="break-words font-semibold">{name}</p>
        <p className="text-soft-ink text-xs">
          {roleNames[person.userrole]} · {person.city}
        </p>
      </div>
    </div>
  )
}

function Standing({ request: { revokedAt, isBlocked } }: { request: ContactRequest }) {
  const [Icon, className, text] = revokedAt
    ? isBlocked
      ? ([Ban, 'text-danger', `Blocked, not shared since ${formatDay(revokedAt)}`] as const)
      : ([CircleSlash, 'text-soft-ink', `Not shared since ${formatDay(revokedAt)}`] as const)
    : ([CircleCheck, 'text-good', 'Can see your number'] as const)
  return (
    <span className="inline-flex items-start gap-1.5 md:whitespace-nowrap">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${className}`} />
      {text}
    </span>
  )
}
