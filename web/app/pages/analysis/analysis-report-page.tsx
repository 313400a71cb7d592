import { useMutation } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useParams } from 'react-router'
import { ReportArticle } from '../../features/analysis/report-article.tsx'
import { downloadReport, useReport } from '../../features/analysis/reports.queries.ts'
import { isFailure, messageOf } from '../../lib/api.ts'
import { privateMeta } from '../../lib/private-meta.ts'
import { saveFile } from '../../lib/save-file.ts'
import { pathTo } from '../../screens.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/card.tsx'
import { EmptyState, FailedState, Skeleton } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'

export const meta = () => privateMeta('Property analysis report')

export default function AnalysisReportPage() {
  const id = Math.trunc(Number(useParams().id)) || 0
  const { data, error, refetch } = useReport(id)
  if (id === 0 || (isFailure(error) && error.http < 500)) return <NoReport />
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 rounded-card" />
  return (
    <>
      <PageHeader title={data.title} action={<Download id={id} />}>
        Analysis of listing {data.propertyId} in {data.content.locality}, {data.content.city}.
      </PageHeader>
      <ReportArticle report={data} />
    </>
  )
}

function Download({ id }: { id: number }) {
  const download = useMutation({ mutationFn: () => downloadReport(id) })
  return (
    <Button
      disabled={download.isPending}
      onClick={() =>
        download.mutate(undefined, {
          onSuccess: (bytes) => saveFile(bytes, `analysis-${id}.pdf`),
          onError: (error) => toast.error(messageOf(error)),
        })
      }
    >
      <FileDown aria-hidden className="size-5" />
      {download.isPending ? 'Downloading…' : 'Download the PDF'}
    </Button>
  )
}

function NoReport() {
  return (
    <>
      <h1 className="mb-6 text-2xl">Property analysis report</h1>
      <EmptyState
        picture={<div className="picture picture-empty-plot aspect-3/2 w-56 rounded-card" />}
        title="No such report"
        action={<ButtonLink to={pathTo('myAnalysis')}>Property Analysis</ButtonLink>}
      >
        You have no report at this address. Yours are listed under Property Analysis.
      </EmptyState>
    </>
  )
}
