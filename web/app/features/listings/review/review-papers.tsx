import type { Paper } from '@properysearch/contract/listings/calls'
import { isTitlePaper, paperKinds } from '@properysearch/contract/listings/papers'
import { useMutation } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { api, messageOf } from '../../../lib/api.ts'
import { formatDay } from '../../../lib/format.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'

/** What the owner handed in, to be opened beside the listing. */
export function ReviewPapers({ listingId, papers }: { listingId: number; papers: readonly Paper[] }) {
  const download = useMutation({
    mutationFn: async (paper: Paper) =>
      saveFile(await api.listings.downloadPaperForReview({ id: listingId, paperId: paper.id }), paper.fileName),
  })
  if (papers.length === 0) return <p className="text-soft-ink">No papers were submitted.</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {papers.map((paper) => (
          <li key={paper.id} className="flex items-start justify-between gap-3 py-3">
            <div className="min-w-0">
              <p className="font-semibold text-sm">{paperKinds[paper.kind].name}</p>
              <p className="break-all text-soft-ink text-xs">
                {isTitlePaper(paper.kind) ? 'Shows ownership · ' : ''}
                {paper.fileName} · {formatDay(paper.addedAt)}
              </p>
            </div>
            <Button
              look="secondary"
              className="text-sm"
              aria-label={`Download ${paper.fileName}`}
              onClick={() => download.mutate(paper)}
            >
              <Download aria-hidden className="size-4" />
              <span className="max-sm:sr-only">Download</span>
            </Button>
          </li>
        ))}
      </ul>
      {download.error ? (
        <p role="alert" className="text-danger text-sm">
          {messageOf(download.error)}
        </p>
      ) : null}
    </>
  )
}
