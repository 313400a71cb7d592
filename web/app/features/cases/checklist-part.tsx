import type { CaseFile, CaseItem } from '@properysearch/contract/cases/case'
import { type CaseItemGroup, caseItemGroups, caseItemStates, caseItems } from '@properysearch/contract/cases/facts'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { formatDay } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { itemLooks } from './case-looks.ts'

const ItemDialog = lazy(() => import('./item-dialog.tsx'))

interface ChecklistProps {
  leadId: number
  file: CaseFile
  /** The lawyer; the client reads along. */
  mayEdit: boolean
}

const needsAttention = ({ state }: CaseItem) => state === 'concern' || state === 'defect'
const isLookedAt = ({ state }: CaseItem) => state !== 'open' && state !== 'checking'

/** The title checklist, group by group: those with something to see are open. */
export function ChecklistPart({ leadId, file: { items }, mayEdit }: ChecklistProps) {
  const [open, setOpen] = useState<CaseItem | null>(null)
  const groups = (Object.keys(caseItemGroups) as CaseItemGroup[])
    .map((group) => ({ group, rows: items.filter(({ item }) => caseItems[item].group === group) }))
    .filter(({ rows }) => rows.length > 0)
  const next = groups.find(({ rows }) => !rows.every(isLookedAt))
  return (
    <Part
      title="Title checklist"
      note={
        mayEdit
          ? 'Note what you find as you go. Your client reads it here.'
          : 'What is checked before the title is called clear. Your lawyer notes here what was found.'
      }
      aside={
        <span className="figures text-soft-ink text-sm">
          {items.filter(isLookedAt).length} of {items.length} looked at
        </span>
      }
    >
      <div className="divide-y divide-line">
        {groups.map((one) => (
          <Group
            key={one.group}
            {...one}
            isOpen={one === next || one.rows.some(needsAttention)}
            onEdit={mayEdit ? setOpen : null}
          />
        ))}
      </div>
      <Suspense>{open ? <ItemDialog leadId={leadId} row={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </Part>
  )
}

interface GroupProps {
  group: CaseItemGroup
  rows: readonly CaseItem[]
  isOpen: boolean
  onEdit: ((row: CaseItem) => void) | null
}

function Group({ group, rows, isOpen, onEdit }: GroupProps) {
  // Only at first: what somebody has opened or closed stays so.
  const [startsOpen] = useState(isOpen)
  const attention = rows.filter(needsAttention).length
  return (
    <details open={startsOpen} className="group py-1">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 rounded-control text-sm [&::-webkit-details-marker]:hidden">
        <ChevronDown aria-hidden className="size-4 shrink-0 -rotate-90 group-open:rotate-0" />
        <h3 className="font-semibold">{caseItemGroups[group]}</h3>
        <span className="figures ms-auto text-soft-ink">
          {attention > 0 ? <span className="font-semibold text-marigold-ink">{attention} to settle · </span> : null}
          {rows.filter(isLookedAt).length} of {rows.length}
        </span>
      </summary>
      <ul className="divide-y divide-line ps-6">
        {rows.map((row) => (
          <ItemRow key={row.item} row={row} onEdit={onEdit ? () => onEdit(row) : null} />
        ))}
      </ul>
    </details>
  )
}

function ItemRow({ row: { item, state, note, changedAt }, onEdit }: { row: CaseItem; onEdit: (() => void) | null }) {
  const { name, about } = caseItems[item]
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-2.5">
      <div className="min-w-0 flex-1 basis-56 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-soft-ink">{about}</p>
        {note ? <p className="mt-1 max-w-prose whitespace-pre-line break-words">{note}</p> : null}
        {changedAt ? <p className="text-soft-ink text-xs">Noted on {formatDay(changedAt)}</p> : null}
      </div>
      <div className="flex items-center gap-1">
        <StateBadge look={itemLooks[state]} name={caseItemStates[state]} />
        {onEdit ? (
          <Button look="quiet" className="px-3 text-sm" aria-label={`Note what was found: ${name}`} onClick={onEdit}>
            Note
          </Button>
        ) : null}
      </div>
    </li>
  )
}
