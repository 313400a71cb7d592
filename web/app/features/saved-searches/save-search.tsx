import type { SavedSearch } from '@properysearch/contract/saved-searches/calls'
import { useEffect, useState } from 'react'
import { messageOf } from '../../lib/api.ts'
import { toast } from '../../ui/toast.tsx'
import SavedSearchDialog from './saved-search-dialog.tsx'
import { type Saving, saveSearch } from './saved-searches.queries.ts'

interface SaveSearchProps {
  address: string
  propose: () => Promise<string>
  /** When it is saved already. */
  saved: SavedSearch | undefined
  onClose: () => void
}

/** Saves what is not saved yet, once, and then asks how often it may tell. */
export default function SaveSearch({ address, propose, saved, onClose }: SaveSearchProps) {
  const [open, setOpen] = useState<Saving | undefined>(saved && { saved, isNew: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for the press that brought it here
  useEffect(() => {
    if (open) return
    const save = async () => setOpen(await saveSearch({ address, name: await propose() }))
    save().catch((error: unknown) => {
      toast.error(messageOf(error))
      onClose()
    })
  }, [])
  return open ? <SavedSearchDialog saved={open.saved} isNew={open.isNew} onClose={onClose} /> : null
}
