import { Bookmark } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginThenBackTo } from '../../lib/next-page.ts'
import { readSession, useSession } from '../../lib/session.ts'
import { tabValue } from '../../lib/tab-value.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { useMySavedSearch } from './my-saved-searches.ts'

const SaveSearch = lazy(() => import('./save-search.tsx'))

/** What a visitor wanted to save before they signed in. */
const wanted = tabValue<{ address: string }>('searchToSave')

interface SaveSearchButtonProps {
  /** As the list’s address has it, without order and page. */
  address: string
  /** What it is called unless somebody calls it otherwise. */
  propose: () => Promise<string>
  /** Of two on a page, this one saves what a visitor wanted to save before they signed in. */
  isMain?: boolean
}

/** Saves the search at one press, and then asks how often. Signed out, it leads to the sign-in page and back: it is saved then. */
export function SaveSearchButton({ address, propose, isMain }: SaveSearchButtonProps) {
  const saved = useMySavedSearch(address)
  const session = useSession()
  const isWanted = wanted.use()?.address === address && isMain && session !== null
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const press = () => {
    // Not as it was drawn: right after waking, the page is drawn as for a stranger.
    if (readSession()) return setOpen(true)
    wanted.remember({ address })
    void navigate(loginThenBackTo(pathname + search))
  }
  useEffect(() => {
    if (!isWanted) return
    wanted.forget()
    setOpen(true)
  }, [isWanted])
  return (
    <>
      <Button look="secondary" onClick={press} className="min-h-10 px-3 text-sm">
        <Bookmark aria-hidden className={classNames('size-4.5', saved && 'fill-current text-leaf')} />
        {saved ? 'Search saved' : 'Save search'}
      </Button>
      {isOpen ? (
        <Suspense>
          <SaveSearch address={address} propose={propose} saved={saved} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
