import { FolderOpen } from 'lucide-react'
import { pathTo } from '../../screens.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Part } from '../../ui/part.tsx'

/** From a lawyer's hire to its case. */
export function CaseLink({ hireId, side }: { hireId: number; side: 'client' | 'professional' }) {
  return (
    <Part
      title="The case"
      note={
        side === 'client'
          ? 'The papers your lawyer asks for, the title checklist, the report and the drafts to approve.'
          : 'The title checklist, the papers of your client, your report and the versions of the draft.'
      }
    >
      <ButtonLink look="secondary" className="justify-self-start text-sm" to={pathTo('lawyerLead', { id: hireId })}>
        <FolderOpen aria-hidden className="size-4.5" />
        Open the case
      </ButtonLink>
    </Part>
  )
}
