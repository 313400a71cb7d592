import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** Opens the form in which anybody may say what is wrong; the form and its checks come when it is opened. */
export function ReportButton({ propertyId }: { propertyId: number }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button look="quiet" className="needs-script -ms-4 justify-self-start print:hidden" onClick={() => setOpen(true)}>
        <Flag aria-hidden className="size-4" />
        Report this listing
      </Button>
      {isOpen ? (
        <Suspense>
          <ReportDialog propertyId={propertyId} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
