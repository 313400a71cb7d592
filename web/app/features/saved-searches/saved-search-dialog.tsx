import { type SavedSearch, searchChoices } from '@properysearch/contract/saved-searches/calls'
import { searchPaces } from '@properysearch/contract/saved-searches/facts'
import { api } from '../../lib/api.ts'
import { useContractForm } from '../../lib/use-contract-form.ts'
import { pathTo } from '../../screens.ts'
import { CheckboxField } from '../../ui/checkbox-field.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Link } from '../../ui/link.tsx'
import { Modal } from '../../ui/modal.tsx'
import { toast } from '../../ui/toast.tsx'
import { forgetSaved } from './saved-searches.queries.ts'

interface SavedSearchDialogProps {
  saved: SavedSearch
  isNew: boolean
  onClose: () => void
}

/** What it is called, how often it tells and in which way. Closed without a press, it stays as it was saved. */
export default function SavedSearchDialog({ saved, isNew, onClose }: SavedSearchDialogProps) {
  const { id, name, pace, isMailed, isPaused } = saved
  const { field, submit, failure, isSubmitting } = useContractForm({
    schema: searchChoices,
    start: { id, name, pace, isMailed, isPaused },
    send: async (values) => {
      await api.savedSearches.change(values)
      await forgetSaved()
      toast.success('Your choices for this search are saved.')
      onClose()
    },
  })
  return (
    <Modal
      title={isNew ? 'Your search is saved' : 'Change a saved search'}
      text={isNew ? 'We will tell you about new matches and price drops.' : undefined}
      hasCross
      onClose={onClose}
    >
      <Form
        onSubmit={submit}
        isBusy={isSubmitting}
        failure={failure}
        action="Save choices"
        busyAction="Saving…"
        aside={
          isNew ? (
            <Link to={pathTo('savedSearches')} className="font-semibold text-leaf text-sm underline">
              All saved searches
            </Link>
          ) : undefined
        }
      >
        <TextField label="Name" maxLength={80} {...field('name')} />
        <SelectField label="Tell me" help="Daily and weekly news comes by 8 in the morning." {...field('pace')}>
          {Object.entries(searchPaces).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <CheckboxField label="Also by email" {...field('isMailed')} />
      </Form>
    </Modal>
  )
}
