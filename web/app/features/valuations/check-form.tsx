import { readReportNumber } from '@properysearch/contract/valuations/facts'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { pathTo } from '../../screens.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'

/** A number as it stands on paper. */
export function CheckForm() {
  const [error, setError] = useState<string>()
  const navigate = useNavigate()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const number = readReportNumber(String(new FormData(event.currentTarget).get('number') ?? ''))
    setError(number ? undefined : 'Enter a number such as PV-7K4Q-9XTD')
    if (number) void navigate(pathTo('valuationCheck', { number }))
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-start gap-3">
      <TextField
        label="Number of a report"
        name="number"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={40}
        placeholder="PV-7K4Q-9XTD"
        error={error}
        className="figures tracking-wider"
        fieldClassName="w-64 max-w-full"
      />
      <Button type="submit" look="secondary" className="mt-6.5">
        Check
      </Button>
    </form>
  )
}
