import { GiveDocument } from '../../features/cases/give-document.tsx'
import { privateMeta } from '../../lib/private-meta.ts'
import { PageHeader } from '../../ui/card.tsx'

export const meta = () => privateMeta('Upload a document')

export default function LawyerUploadPage() {
  return (
    <>
      <PageHeader title="Upload a document">
        Give your client the title report, or a version of the draft agreement. A version is never changed: a correction
        is a new one.
      </PageHeader>
      <GiveDocument />
    </>
  )
}
