import type { CaseFile, CaseItem } from '@properysearch/contract/cases/case'
import { type CaseItemGroup, caseItemGroups, caseItemStates, caseItems } from '@properysearch/contract/cases/facts'
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

/** The title checklist, group by group. */
export function ChecklistPart({ leadId, file: { items }, mayEdit }: ChecklistProps) {
  const [open, setOpen] = useState<CaseItem | null>(null)
  const looked = items.filter(({ state }) => state !== 'open').length
  const groups = (Object.keys(caseItemGroups) as CaseItemGroup[])
    .map((group) => ({ group, rows: items.filter(({ item }) => caseItems[item].group === group) }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <Part
      title="Title checklist"
      note={
        mayEdit
          ? 'Note what you find as you go. Your client reads it here.'
          : 'What is looked at before the title is called clear. Your lawyer notes here what was found.'
      }
      aside={
        <span className="figures text-soft-ink text-sm">
          {looked} of {items.length} looked at
        </span>
      }
    >
      {groups.map(({ group, rows }) => (
        <section key={group} className="grid gap-1">
          <h3 className="font-semibold text-soft-ink text-sm">{caseItemGroups[group]}</h3>
          <ul className="divide-y divide-line">
            {rows.map((row) => (
              <ItemRow key={row.item} row={row} onEdit={mayEdit ? () => setOpen(row) : null} />
            ))}
          </ul>
        </section>
      ))}
      <Suspense>{open ? <ItemDialog leadId={leadId} row={open} onClose={() => setOpen(null)} /> : null}</Suspense>
    </Part>
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
        {changedAt && state !== 'open' ? (
          <p className="text-soft-ink text-xs">Noted on {formatDay(changedAt)}</p>
        ) : null}
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
