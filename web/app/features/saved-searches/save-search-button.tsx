import { BellPlus, BellRing } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { messageOf } from '../../lib/api.ts'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { readSession, useSession } from '../../lib/session.ts'
import { tabValue } from '../../lib/tab-value.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { toast } from '../../ui/toast.tsx'
import { useMySavedSearch } from './my-saved-searches.ts'
import type { Saving } from './saved-searches.queries.ts'

const SavedSearchDialog = lazy(() => import('./saved-search-dialog.tsx'))

/** What a visitor wanted to save before they signed in. */
const wanted = tabValue<{ address: string }>('searchToSave')

interface SaveSearchButtonProps {
  /** As the list’s address has it, without order and page. */
  address: string
  /** What it is called unless somebody calls it otherwise. */
  name: string
  /** Of two on a page, this one saves what a visitor wanted to save before they signed in. */
  isMain?: boolean
  className?: string
}

/** Saves the search at one press, and then asks how often. Signed out, it leads to the sign-in page and back: it is saved then. */
export function SaveSearchButton({ address, name, isMain, className }: SaveSearchButtonProps) {
  const saved = useMySavedSearch(address)
  const session = useSession()
  const pending = wanted.use()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isBusy, setBusy] = useState(false)
  const [open, setOpen] = useState<Saving | null>(null)
  const save = async () => {
    setBusy(true)
    try {
      setOpen(await (await import('./saved-searches.queries.ts')).saveSearch({ address, name }))
    } catch (error) {
      toast.error(messageOf(error))
    }
    setBusy(false)
  }
  const press = () => {
    // Not as it was drawn: right after waking, the page is drawn as for a stranger.
    if (!readSession()) {
      wanted.remember({ address })
      void navigate(loginThenBackTo(pathname + search))
    } else if (saved) setOpen({ saved, isNew: false })
    else void save()
  }
  const isWanted = isMain && session !== null && pending?.address === address
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when somebody has come back signed in
  useEffect(() => {
    if (!isWanted) return
    wanted.forget()
    void save()
  }, [isWanted])
  const Icon = saved ? BellRing : BellPlus
  return (
    <>
      <Button
        look="secondary"
        onClick={press}
        disabled={isBusy}
        className={classNames('min-h-10 px-3 text-sm', className)}
      >
        <Icon aria-hidden className={classNames('size-4.5', saved && 'text-leaf')} />
        {saved ? 'Search saved' : 'Save search'}
      </Button>
      {open ? (
        <Suspense>
          <SavedSearchDialog saved={open.saved} isNew={open.isNew} onClose={() => setOpen(null)} />
        </Suspense>
      ) : null}
    </>
  )
}
