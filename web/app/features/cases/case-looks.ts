import type { CaseItemState, CaseStage, PaperRequestState, TitleOpinion } from '@properysearch/contract/cases/facts'
import {
  BadgeCheck,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleMinus,
  CircleX,
  FilePen,
  FileSearch,
  FileText,
  HandHelping,
  Hourglass,
  MessageCircleQuestion,
  Undo2,
} from 'lucide-react'
import type { StateLook } from '../../ui/state-badge.tsx'

const calm = 'bg-sunken text-ink'
const good = 'bg-good-wash text-good'
const attention = 'bg-marigold-wash text-marigold-ink'
const danger = 'bg-danger-wash text-danger'
const busy = 'bg-leaf-wash text-leaf'

export const itemLooks: Record<CaseItemState, StateLook> = {
  open: { icon: CircleDashed, className: 'bg-sunken text-soft-ink' },
  checking: { icon: Hourglass, className: busy },
  clear: { icon: CircleCheck, className: good },
  concern: { icon: CircleAlert, className: attention },
  defect: { icon: CircleX, className: danger },
  'not-applicable': { icon: CircleMinus, className: calm },
}

export const stageLooks: Record<CaseStage, StateLook> = {
  accepted: { icon: CircleCheck, className: busy },
  awaited: { icon: Hourglass, className: attention },
  search: { icon: FileSearch, className: busy },
  query: { icon: MessageCircleQuestion, className: attention },
  reported: { icon: FileText, className: busy },
  drafted: { icon: FilePen, className: busy },
  approved: { icon: BadgeCheck, className: good },
}

export const opinionLooks: Record<TitleOpinion, StateLook> = {
  clear: { icon: CircleCheck, className: good },
  'clear-subject-to': { icon: CircleAlert, className: attention },
  defective: { icon: CircleX, className: danger },
}

export const requestLooks: Record<PaperRequestState, StateLook & { name: string }> = {
  open: { icon: HandHelping, className: attention, name: 'Asked for' },
  given: { icon: CircleCheck, className: good, name: 'Given' },
  cannot: { icon: CircleX, className: calm, name: 'Cannot be given' },
  withdrawn: { icon: Undo2, className: 'bg-sunken text-soft-ink', name: 'No longer needed' },
}

/** 840 KB, 2.4 MB */
export function fileSize(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`
  return `${(bytes / 1_000_000).toFixed(1)} MB`
}
