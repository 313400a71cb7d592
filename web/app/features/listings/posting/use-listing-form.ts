import type { OwnListing } from '@properysearch/contract/listings/calls'
import type { ListingField, ListingFields } from '@properysearch/contract/listings/steps'
import { useCallback, useEffect, useRef, useState } from 'react'
import { isFailure, messageOf } from '../../../lib/api.ts'
import { saveListing, useForgetLists, useKeepListing, useReadAgain } from '../listings.queries.ts'

export interface ListingForm {
  values: ListingFields
  errors: Partial<Record<string, string>>
  set: (change: Partial<ListingFields>) => void
  /** Saves what has changed; false when it could not, and says why. */
  save: () => Promise<boolean>
  isSaving: boolean
  isDirty: boolean
  savedAt: string
  /** Somebody saved from elsewhere: nothing is written until the newer one has been read. */
  conflict: string | null
  failure: string | null
}

const quietMs = 1500

/**
 * What the owner is writing. Only changed fields are sent, one save after the other, each over the version that was
 * read. A draft also saves itself when the hand rests.
 */
export function useListingForm(listing: OwnListing): ListingForm {
  const [values, setValues] = useState(listing.fields)
  const [errors, setErrors] = useState<ListingForm['errors']>({})
  const [changed, setChanged] = useState<ReadonlySet<ListingField>>(new Set())
  const [isSaving, setSaving] = useState(false)
  const [conflict, setConflict] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const latest = useRef({ values, changed, version: listing.version, conflict })
  const line = useRef<Promise<boolean>>(Promise.resolve(true))
  const keep = useKeepListing()
  const forgetLists = useForgetLists()
  const readAgain = useReadAgain()
  const { id } = listing

  latest.current.values = values
  latest.current.changed = changed
  latest.current.conflict = conflict

  const set = useCallback((change: Partial<ListingFields>) => {
    const names = Object.keys(change) as ListingField[]
    setValues((old) => ({ ...old, ...change }))
    setChanged((old) => new Set([...old, ...names]))
    setErrors((old) =>
      Object.fromEntries(Object.entries(old).filter(([name]) => !names.includes(name as ListingField))),
    )
  }, [])

  const saveOnce = useCallback(async (): Promise<boolean> => {
    const { changed: names, values: now, version } = latest.current
    if (latest.current.conflict) return false
    if (names.size === 0) return true
    const sent = Object.fromEntries([...names].map((name) => [name, now[name]]))
    setSaving(true)
    setFailure(null)
    try {
      const saved = await saveListing(id, version, sent)
      latest.current.version = saved.version
      // What was typed meanwhile stays changed.
      const stillChanged = [...latest.current.changed].filter((name) => latest.current.values[name] !== now[name])
      latest.current.changed = new Set(stillChanged)
      setChanged(latest.current.changed)
      setValues((old) => ({ ...saved.fields, ...Object.fromEntries(stillChanged.map((name) => [name, old[name]])) }))
      keep(id, saved)
      void forgetLists()
      return stillChanged.length === 0 ? true : saveOnce()
    } catch (error) {
      const wrong = isFailure(error) ? error.body.errors : undefined
      if (isFailure(error, 'changed-meanwhile')) setConflict(error.body.message)
      else if (wrong) setErrors(wrong)
      else setFailure(messageOf(error))
      // Booked, sold or archived meanwhile: the page shows that instead of the form.
      if (isFailure(error, 'moved-on')) void readAgain(id)
      return false
    } finally {
      setSaving(false)
    }
  }, [id, keep, forgetLists, readAgain])

  const save = useCallback(() => {
    line.current = line.current.then(saveOnce, saveOnce)
    return line.current
  }, [saveOnce])

  const isDraft = listing.state === 'draft'
  const hasErrors = Object.keys(errors).length > 0
  useEffect(() => {
    if (!isDraft || changed.size === 0 || hasErrors || conflict || !values) return
    const timer = setTimeout(() => void save(), quietMs)
    return () => clearTimeout(timer)
  }, [isDraft, changed, hasErrors, conflict, values, save])

  const isUnsaved = isDraft && changed.size > 0
  useEffect(() => {
    if (!isUnsaved) return
    const again = () => void save()
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isUnsaved, save])

  return {
    values,
    errors,
    set,
    save,
    isSaving,
    isDirty: changed.size > 0,
    savedAt: listing.savedAt,
    conflict,
    failure,
  }
}
