import {
  pagingFields,
  readSearch,
  type Search,
  type SearchField,
  without,
} from '@properysearch/contract/search/address'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import type { Facets } from './find-list.ts'
import { listAddress } from './list-address.ts'
import { countText } from './search-words.ts'
import { type LiveCount, useLiveCount } from './use-live-count.ts'

interface FilterFormProps {
  search: Search
  known: LiveCount
  /** The fields that are set here; the others travel along unseen. */
  fields: readonly SearchField[]
  /** Told when the form was sent. */
  onSent?: () => void
  className?: string
  bodyClassName?: string
  footerClassName?: string
  /** With the counts and the choices as they stand in the form. */
  children: (facets: Facets | null, current: Search) => ReactNode
}

/** A form that asks for the list again. Without scripts the browser sends it; with them the count follows each choice. */
export function FilterForm(props: FilterFormProps) {
  const { search, known, fields, onSent, className, bodyClassName, footerClassName, children } = props
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Search>()
  const live = useLiveCount(draft, known)
  const hidden = without(search, ...fields, ...pagingFields)
  const change = (event: FormEvent<HTMLFormElement>) => {
    leaveOneBudget(event.currentTarget, (event.target as HTMLInputElement).name)
    setDraft(readForm(event.currentTarget))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void navigate(listAddress(readForm(event.currentTarget)))
    onSent?.()
  }
  const clear = () => {
    if (!form.current) return
    clearFields(form.current)
    setDraft(readForm(form.current))
  }
  return (
    <form
      ref={form}
      method="get"
      action={pathTo('propertyList')}
      onChange={change}
      onSubmit={submit}
      className={className}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={bodyClassName}>{children(live.facets, draft ?? search)}</div>
      <div className={footerClassName}>
        {live.problem ? <FieldError>{live.problem}</FieldError> : null}
        <div className="flex items-center justify-between gap-3">
          <Button look="quiet" onClick={clear}>
            Clear
          </Button>
          <Button type="submit" className="grow sm:max-w-80">
            <span className="figures">{buttonText(live)}</span>
          </Button>
        </div>
      </div>
    </form>
  )
}

function buttonText({ total, isTotalExact }: LiveCount): string {
  if (total === undefined) return 'Show properties'
  if (total === 0) return isTotalExact ? 'No property matches' : 'Show matches'
  return `Show ${countText(total, isTotalExact).toLowerCase()}`
}

function readForm(form: HTMLFormElement): Search {
  const pairs = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return readSearch(new URLSearchParams(pairs))
}

/** A budget from the list and a range of one's own are two ways to say the same. */
function leaveOneBudget(form: HTMLFormElement, changed: string): void {
  if (changed === 'budget') {
    for (const name of ['minPrice', 'maxPrice']) {
      const field = form.elements.namedItem(name)
      if (field instanceof HTMLInputElement) field.value = ''
    }
  }
  if (changed === 'minPrice' || changed === 'maxPrice') {
    const any = form.querySelector<HTMLInputElement>('input[name="budget"][value=""]')
    if (any) any.checked = true
  }
}

function clearFields(form: HTMLFormElement): void {
  for (const field of form.elements) {
    if (!(field instanceof HTMLInputElement) || field.type === 'hidden') continue
    if (field.type === 'checkbox') field.checked = false
    else if (field.type === 'radio') field.checked = field.value === ''
    else field.value = ''
  }
}
